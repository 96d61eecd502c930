## O relatório de uma partida

report-of-game = Relatório: { $title }
report-unfinished = A partida não terminou: turno { $turn }.
report-as-seat = Conforme o que sabe { $seat }.
report-as-spectator = Conforme o que sabe um espectador.
report-points = Pontos ao longo do tempo
report-chances = Chance de vencer, turno a turno
report-chances-about = Assim o computador avalia cada posição: uma estimativa, não um fato.
report-chances-turns = Os turnos que mais a mudaram:
report-chances-change = Mudança
report-chances-from-to = { $side }: { $before } → { $after }
report-losses = Perdas por turno
report-losses-about = Unidades perdidas e passos ou acertos sofridos.
report-luck = Sorte: { $side }
report-luck-hits = acertos acima ou abaixo da média, rolagem a rolagem
report-luck-pips = pontos de dado acima ou abaixo da média, rolagem a rolagem
report-luck-columns = colunas da tabela acima ou abaixo da média, rolagem a rolagem
report-luck-band = 19 de 20 partidas ficam aqui dentro
report-luck-about = No fim { $difference }; 19 de 20 partidas ficam dentro de ±{ $band }.
report-no-dice = Ainda não há dados.
report-rolls = A melhor e a pior rolagem
report-best = melhor
report-worst = pior
report-roll = Rolagem
report-side = Lado
report-dice = Dados
report-event = Evento
report-actual = Obtido
report-expected = Esperado
report-turn = Turno
report-end = fim
report-now = agora
report-action = Ação
report-place = Lugar
report-fights = Combates
report-numbers = Mostrar os números
report-heat = Onde se combateu
report-heat-about = Quanto mais vermelho um hexágono, mais se combateu por ele; o número conta os combates.
report-position = A última posição
report-front = A frente por turno
report-front-about = Escuro: { $first }. Mais escuro e vermelho: tomado desde o mapa anterior. Quadrados e pontos são unidades.
report-turn-number = Turno { $turn }
report-lost = Perdas em fichas
report-lost-about = Riscada: a unidade se foi. As demais perderam um passo ou sofreram um impacto.
report-none-lost = Ainda sem perdas.
report-save-svg = Salvar como SVG
report-save-png = Salvar como PNG
report-save-page = Salvar o relatório
report-held = Quem ocupava o quê
report-held-about = Lugares que mudaram de mãos, no início de cada turno e no fim.
report-none-changed = Nenhum lugar mudou de mãos.
report-more-places = { $count ->
    [one] E mais um lugar.
   *[other] E mais { $count } lugares.
}
report-moments = Momentos decisivos
report-moments-about = As ações com mais pontos, lugares e perdas. A repetição abre cada uma pelo seu número.
report-no-moments = Ainda não há momentos decisivos.
report-percent = { $number }%

## O relatório de partidas simuladas

report-of-tables = Partidas simuladas: { $title }
report-set = Série { $letter }
report-games = { $count ->
    [one] Uma partida
   *[other] { $count } partidas
}
report-failed = { $count ->
    [one] Uma partida não terminou e não conta.
   *[other] { $count } partidas não terminaram e não contam.
}
report-players = Jogadores
report-scenario = Cenário
report-options = Opções
report-seed = Semente
report-wins = Quem vence
report-wins-about = Parcela de partidas vencidas, com seu intervalo de Wilson de 95%.
report-rate = Vencidas
report-interval = Intervalo de 95%
report-from-to = de { $low } a { $high }
report-length = Duração em turnos
report-decided = Como as partidas se decidiram
report-score = No fim: { $name }
report-share = Parcela das partidas
report-changed = O que mudou
report-changed-about = Série B menos série A, com intervalos de 95%; o que não contém zero leva ●.
report-measure = Medida
report-change = Mudança
report-wins-of = Vitórias: { $side }
report-turns = Turnos
report-set-of = Série
report-wins-count = Vitórias
report-mean = média { $mean }
report-sample = { $games ->
    [one] De uma de { $total } partidas, jogada de novo.
   *[other] De { $games } de { $total } partidas, jogadas de novo.
}
report-sample-other = { $set }: nenhuma partida foi jogada de novo. As regras ou os jogadores mudaram desde então.
report-course = Ao longo do tempo: { $name }
report-course-about = Cada ponto está onde o seu turno começa; o fim das partidas não está entre eles.
report-average = Média
report-mean-line = { $set }: média
report-band-line = { $set }: quatro de cada cinco partidas
report-heat-fights = Onde se combateu: { $set }
report-heat-losses = Onde se perderam unidades: { $set }
report-heat-mean = Por partida, em média.
report-first = Primeiras jogadas
report-first-move = Primeira jogada
report-cards = Cartas jogadas
report-card = Carta
report-times = Vezes
report-in-games = Em partidas
report-won-then = Vencidas então
