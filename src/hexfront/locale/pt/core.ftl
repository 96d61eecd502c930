### O que diz o próprio programa, seja qual for o jogo

core-and = { $first } e { $last }
    .before-i = { $first } e { $last }
core-hex = { $hex } ({ $place })
core-label = { $name }:
core-percent = { $number }%
core-welcome = Digite o número de uma opção. ? explica o resto, q salva e sai.
core-thinking = { $seat }: pensando
core-curtain = Passe a tela para { $seat }. Aperte Enter para começar.
core-winners = { $count ->
    [0] Ninguém vence.
    [one] { $seat ->
        [german] Os alemães vencem.
        [soviet] Os soviéticos vencem.
        [axis] O Eixo vence.
       *[other] Vitória: { $winners }.
    }
   *[other] Vitória conjunta: { $winners }.
}
core-nobody-yet = A partida não acabou. Deve escolher: { $seat }.

## Dados lançados à mão

core-type-dice = { $count ->
    [one] Role um dado para { $why } e digite o resultado.
   *[other] Role { $count } dados para { $why } e digite os resultados, assim: 3 4 5.
}
core-not-dice = Digite os resultados dos dados: números de 1 a 6, assim: 3 4 5.
core-dice-left = { $count ->
    [one] Dado sobrando, ignorado: { $dice }.
   *[other] { $count } dados sobrando, ignorados: { $dice }.
}

## Respostas

core-no-such-number = Digite um número de 1 a { $most }.
core-more-answers = … e mais { $count }: a mostra todas, a PALAVRA as que têm essa palavra.
core-no-such-answer = Nenhuma opção tem essas palavras; a mostra todas.
core-at-once = Não há mais nada a escolher: isto inicia o combate. Continuar?
core-at-once-yes = Continuar
core-at-once-no = Voltar
core-not-understood = “{ $words }” não é uma opção válida aqui: { $now } Comandos: { $verbs }.
core-not-now = “{ $words }” não pode ser usado agora: { $rules }. Pergunta atual: { $now }
core-why = { $action }: { $why } [{ $rule }]
core-no-such-thing = não existe “{ $thing }”
core-legal = { $action } é permitido.
core-name-an-action = Indique uma ação: seu número ou suas palavras.
core-look-where = Indique um hexágono do mapa pelo número ou pelo lugar: look HEX
core-not-found = Nada corresponde a essas palavras.
core-look-empty = vazio
core-look-next = Ao lado
core-no-cards = Este jogo não tem cartas.
core-which-rule = Indique uma regra pelo número: rule NUMBER
core-no-odds = Chances indisponíveis: não há rolagem aqui ou o alvo é desconhecido.
core-no-hint = Nenhuma dica disponível aqui.
core-hint = O computador jogaria { $number }: { $action }
core-hint-chance = { $chance } de vencer
core-hint-fears = Perigo: { $fears }
core-undone = Desfeito.
core-cannot-undo-nothing-to-undo = Não há nada a desfazer.
core-cannot-undo-chance-has-spoken = Não é possível desfazer: dados foram rolados ou algo oculto foi revelado.
core-cannot-undo-not-your-move = Não é possível desfazer: a última jogada não foi sua.

## Guardar partidas

core-saved = Salvo em { $path }.
core-cannot-save = Não foi salvo, { $path }: { $why }
core-saved-elsewhere = Não é possível gravar o arquivo indicado ({ $why }); a partida foi salva em outro lugar.
core-kept = { $over ->
    [yes] A partida está salva em { $path }. Para revê-la:
   *[no] A partida está salva em { $path }. Para continuar:
}

## Ajuda

core-help-number = joga essa opção
    .keys = 3
core-help-words = o mesmo com as palavras da notação; o verbo pode ser omitido
    .keys = to HEX, play CARD
core-help-answers = mostra de novo as opções, todas ou as que têm essas palavras
    .keys = a, answers PALAVRA
core-help-undo = desfaz, se nenhum dado foi rolado e nada oculto foi revelado
    .keys = u, undo
core-help-odds = chances exatas de uma opção
    .keys = o 3, odds attack
core-help-why = que regra o proíbe
    .keys = why to HEX
core-help-map = o mapa com a legenda, em torno de um hexágono ou lugar se você indicar um
    .keys = m, map HEX
core-help-log = o que aconteceu por último
    .keys = l, log 50
core-help-info = tudo o que está ao lado do mapa
    .keys = i, info
core-help-blocks = as unidades que você conhece, hexágono a hexágono; com palavras, só as que correspondem
    .keys = b, units PALAVRA
core-help-find = os lugares e unidades que correspondem a essas palavras
    .keys = f, find PALAVRA
core-help-look = um hexágono, suas unidades e seus vizinhos
    .keys = look HEX
core-help-cards = as cartas que você vê, com o que fazem
    .keys = c, cards
core-help-study = linha de visão, alcance ou ameaças; sem tema, a lista de temas
    .keys = study TEMA NOMES
core-help-rule = o título de uma regra
    .keys = rule NUMBER
core-help-hint = o que o computador faria e por quê
    .keys = hint
core-help-save = salva, em um arquivo se você indicar um
    .keys = s, save ARQUIVO
core-help-quit = salva e sai
    .keys = q, quit

## Estudos

core-study-what = Estudar o quê? { $known }.
core-study-none = Este jogo não tem estudos.
core-study-about = Indique o tema: study { $needed }.
core-study-no-such = Não há “{ $name }” para estudar; esperado: { $kind }.
core-study-nothing = Não há nada a dizer sobre isso.
core-study-ap = PA
core-study-by = por causa de
core-study-cap = PAC
core-study-close = combate aproximado
core-study-cost = custo
core-study-cuts = cortada por
core-study-defence = defesa
core-study-destroyed = destruída
core-study-distance = distância
core-study-enemies = inimigos
core-study-facing = voltada para
core-study-firepower = poder de fogo
core-study-hex = hexágono
core-study-hexes = hexágonos
core-study-hit = impacto
core-study-needed = precisa de
core-study-path = caminho
core-study-rule = regra
core-study-sees = à vista
core-study-shots = tiros
core-study-stops = acaba ali
core-study-unit = unidade
core-study-used = usada
core-study-start = de
core-study-points = pontos
core-study-ready = pode mover
core-study-from = vem de
core-study-crosses = atravessa
core-study-marks = ali
core-study-no_end = não pode parar
core-study-stop = chega a
core-study-arrives = alcança a meta
core-study-units = unidades
core-study-hq = quartel-general
core-study-command = linha de comando
core-study-line = linha de abastecimento
core-study-odds = chances
core-study-attack = ataque
core-study-worst = pior
core-study-least = dano mínimo
core-study-best = melhor
core-study-most = dano máximo
core-study-over = sobre o hexágono
core-study-power = força
core-study-fighters = caças
core-study-fighter_power = força dos caças
core-study-others = outros
core-study-zone = zona de engajamento
core-study-duty = tem de atacar
core-study-unsupplied = sem abastecimento
core-study-uncommanded = sem comando
core-study-river = um rio
core-study-wide = um rio largo
core-study-watchers = observada por
core-study-fires = pode atirar
core-study-bands = por distância
core-study-cities = cidades que abastecem
core-study-edge = borda do mapa
core-study-dry = cidades isoladas
core-study-sea = mar
core-study-lacking = sem abastecimento
core-study-home = país de origem
core-study-beside = unidade vizinha
core-study-supplied = com abastecimento ali
core-study-gains = ganha abastecimento
core-study-loses = perde abastecimento
core-study-cut_off = fica isolada
core-study-lines = linhas abertas
core-study-severed = linhas cortadas
core-study-breaks = interrompida em
core-study-sources = fontes
core-study-armies = quartéis-generais
core-study-fed = com abastecimento
core-study-load = unidades ao alcance
core-study-number = pode comandar
core-study-yes = sim
core-study-no = não

## Games without a look of their own

core-plain-turn = Turno { $turn }
core-plain-off-map = Fora do mapa
core-plain-legend = Hexágono e lugar; embaixo, quantas unidades, a primeira e seus fatores.
