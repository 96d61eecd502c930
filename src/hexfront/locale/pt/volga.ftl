### Stalingrado: Inferno no Volga

## O que é o jogo

volga-about = Os regimentos alemães abrem caminho até o Volga antes que o baralho soviético se esgote.
volga-facts = 2 a 3 horas
    .players = 1 a 3
    .difficulty = média
volga-scenario-battle = a batalha pela cidade, de agosto a novembro de 1942
    .history = Das primeiras bombas de agosto ao contra-ataque de novembro, lutou-se pela cidade casa por casa.

volga-mode-solo = você comanda os alemães e o livro de regras joga pelos soviéticos
volga-mode-cooperative = dois jogadores alemães, Amarelo e Azul, contra o livro de regras
volga-mode-1v1 = um jogador alemão contra um soviético
volga-mode-2v1 = dois jogadores alemães, Amarelo e Azul, contra um soviético

volga-seat-german = Alemão
volga-seat-yellow = Amarelo
volga-seat-blue = Azul
volga-seat-soviet = Soviético

volga-option-variant = a variante do autor, com vantagens para os dois lados
    .off = o jogo padrão
    .v0 = só vantagens
    .A = mais fácil para os alemães: Paulus, Hoth e Von Richthofen desde o início
    .B = mais fácil para os soviéticos: seus líderes estão no topo do baralho
    .C = como B, e com cinco hexágonos fortificados
volga-option-advantages = se há sorteio de vantagens em uma partida com a variante
    .on = um dado para cada lado
    .off = nenhuma para nenhum lado
volga-option-forts = quando há hexágonos fortificados
    .level = só no nível C
    .variant = em toda partida com a variante
volga-option-late_divisions = quando todas as divisões de fuzileiros de quatro passos esperam na reserva
    .advantage = pela vantagem soviética
    .variant = em toda partida com a variante
volga-option-special_units = quando o regimento antiaéreo e a brigada antitanque usam seus poderes
    .variant = em toda partida com a variante
    .level = só no nível C
volga-option-chuikov_hq_on_draw = quando é colocado o quartel-general de Chuikov, na variante
    .off = quando ele entra em jogo
    .on = quando sua carta é comprada
volga-option-w_stack = o segundo bloco da ponta de lança no hexágono W
    .v64 = o 64.º de Granadeiros Panzer
    .v15 = o 15.º Motorizado, como imprime o livro de regras
volga-option-capture_any = que hexágonos de reforço rendem uma carta ao serem tomados
    .off = os do próprio inimigo
    .on = qualquer um que o inimigo controle, também os retomados
volga-option-opfire_per_stack = quantas vezes um bloco atira no fogo de oportunidade
    .off = uma vez por combate
    .on = uma vez por pilha atacante adjacente
volga-option-aa_marker_always = quando uma carta antiaérea soviética deixa ruínas
    .off = só quando detém uma carta aérea
    .on = sempre
volga-option-soviet_breaks_own_ties = quem escolhe entre blocos soviéticos iguais que são atingidos
    .off = o alemão
    .on = o jogador soviético

## Cartas

volga-card-g-paulus = Paulus
    .text = Os alemães passam a comprar o dobro de cartas.
volga-card-g-hoth = Hoth
    .text = Em hexágonos abertos, infantaria e tanques juntos atiram primeiro, e os blocos rápidos podem seguir mais um hexágono após um avanço (Blitz).
volga-card-g-richthofen = Von Richthofen
    .text = As cartas aéreas rolam o dobro de dados e somam o dobro do seu modificador de ruínas.
volga-card-g-linden = Linden
    .text = Várias cartas de engenheiros podem ser jogadas juntas, e também os Engenheiros 672.
volga-card-g-okh = OKH
    .text = Os alemães devem tomar os hexágonos 1 a 19 ou limpar o mapa de soviéticos; as unidades R eliminadas lhes dão turnos extras.
volga-card-g-heinkel = Heinkel 111
    .text = { $dice } dados que acertam com { $needed } ou mais; ruínas +{ $rubble }. Carta aérea.
volga-card-g-stuka = Stuka
    .text = { $dice } dados que acertam com { $needed } ou mais; ruínas +{ $rubble }. Carta aérea.
volga-card-g-howitzer = Obuseiro
    .text = { $dice } dados que acertam com { $needed } ou mais; ruínas +{ $rubble }.
volga-card-g-pioneer = Engenheiros
    .text = { $dice } dados que acertam com { $needed } ou mais; ruínas +{ $rubble }.
volga-card-g-pioneer-672 = Engenheiros 672
    .text = { $dice } dados que acertam com { $needed } ou mais; ruínas +{ $rubble }. Só com Linden em jogo.
volga-card-g-sniper = Atirador de elite alemão
    .text = O bloco de infantaria soviético mais forte perde um passo.
volga-card-g-pak = PAK
    .text = O bloco de tanques soviético mais forte perde um passo.
volga-card-s-chuikov = Chuikov
    .text = Os soviéticos junto aos atacantes alemães atiram antes, um dado por bloco; os ataques soviéticos arrastam todos os vizinhos.
volga-card-s-zaytsev = Zaytsev
    .text = Os atiradores de elite soviéticos acertam duas vezes.
volga-card-s-khrushchev = Khrushchev
    .text = Os soviéticos acertam com um ponto a menos, mas cada 1 que tiram acerta neles mesmos.
volga-card-s-tommy = Submetralhadoras
    .text = { $dice } dados que acertam com { $needed } ou mais.
volga-card-s-flotilla = Flotilha do Volga
    .text = Na costa, { $dice } dados que acertam com { $needed } ou mais; em outro lugar, fuzileiros navais desembarcam onde três dados disserem.
volga-card-s-aa = Antiaérea ({ $hex })
    .text = Detém uma carta aérea e deixa ruínas no hexágono indicado na carta.
volga-card-s-sniper = Atirador de elite soviético
    .text = O bloco de infantaria alemão mais forte perde um passo.
volga-card-s-antitank = Canhões antitanque
    .text = O bloco Panzer ou de Granadeiros Panzer mais forte perde um passo.
volga-card-s-infiltration = Infiltração
    .text = Um bloco de infantaria da reserva entra no combate.
volga-card-s-t34 = T-34 entrincheirado
    .text = Um bloco de tanques da reserva entra no combate.

volga-advantage-german-1 = Paulus no topo do baralho
volga-advantage-german-2 = Hoth no topo do baralho
volga-advantage-german-3 = Von Richthofen no topo do baralho
volga-advantage-german-4 = Linden no topo do baralho
volga-advantage-german-5 = OKH no topo do baralho
volga-advantage-german-6 = 6.ª Divisão Panzer
volga-advantage-soviet-1 = Chuikov no topo do baralho
volga-advantage-soviet-2 = Khrushchev no topo do baralho
volga-advantage-soviet-3 = Zaytsev no topo do baralho
volga-advantage-soviet-4 = fuzileiros navais reforçados
volga-advantage-soviet-5 = divisões tardias
volga-advantage-soviet-6 = Guarda imortal

## O que se pergunta

volga-prompt-german_action = Turno { $turn }: escolha uma ação alemã.
volga-prompt-long_stack = Escolha uma pilha para o movimento longo.
volga-prompt-long_first = Escolha o primeiro hexágono desde { $start }.
volga-prompt-long_second = Escolha outro hexágono ou pare em { $hex }.
volga-prompt-short_stack = { $left ->
    [1] Escolha uma pilha para o último movimento curto.
   *[other] Escolha uma pilha (movimentos curtos: { $left }).
}
volga-prompt-short_group = { $units-count ->
    [1] Escolha o destino.
   *[other] Escolha o destino ou blocos para deixar para trás.
}
volga-prompt-quick_stack = Escolha uma pilha para o ataque rápido.
volga-prompt-quick_group = { $units-count ->
    [1] Escolha de onde atacar.
   *[other] Escolha de onde atacar ou blocos para deixar para trás.
}
volga-prompt-quick_target = Escolha um hexágono para atacar de { $hex }.
volga-prompt-planned_target = Escolha um hexágono para atacar.
volga-prompt-planned_stacks = Ataque { $target } ou deixe pilhas de fora.
volga-prompt-consent = Atacar { $target } também de { $hex }?
volga-prompt-choose_german_card = { $cards-count ->
    [0] Jogar uma carta contra { $target }?
   *[other] Jogar outra carta contra { $target }?
}
volga-prompt-choose_soviet_card = Jogar uma carta em { $target }?
volga-prompt-choose_hit = Escolha o bloco atingido.
volga-prompt-choose_advance = { $units-count ->
    [0] Escolha ao menos um bloco que entre em { $target }.
   *[other] Escolha outro bloco que entre em { $target }.
}
volga-prompt-choose_soviet_advance = Escolha o bloco soviético para { $target }.
volga-prompt-choose_blitz = Escolha um bloco para a Blitz de { $target }.
volga-prompt-blitz_to = Escolha um hexágono para a Blitz de { $unit }.
volga-prompt-deploy_next = Falta lugar: escolha o próximo bloco a posicionar.
volga-prompt-deploy_to = Escolha um hexágono para posicionar { $unit }.
volga-prompt-return_next = Não há lugar: escolha um bloco que volte ao quadro.
volga-prompt-soviet_choice = Mova blocos soviéticos ou compre uma carta.
volga-prompt-soviet_hex = Escolha uma das maiores pilhas para agir.
volga-prompt-soviet_order = Ataque de { $hex } ou mova um bloco.
volga-prompt-soviet_unit_to = Escolha para onde mover { $unit }.

## O que se pode fazer

volga-verb-german_action-call = Pedir reforços
    .note = uma carta, e seis dados por blocos do quadro
volga-verb-german_action-long = Mover longe
    .note = movimento longo: uma pilha vai até dois hexágonos abertos, longe do inimigo
volga-verb-german_action-short = Mover perto
    .note = movimentos curtos: até dois grupos vão um hexágono, ou passa-se
volga-verb-german_action-quick = Fazer um ataque rápido
    .note = um grupo vai um hexágono e ataca logo, sem cartas
volga-verb-german_action-planned = Planejar um ataque
    .note = ataque planejado: pilhas junto ao inimigo atacam em conjunto, com uma carta
volga-verb-long_stack-stack = Escolher { $hex }
volga-verb-long_second-stop = Parar aqui
volga-verb-short_stack-stack = Escolher { $hex }
volga-verb-short_stack-stop = Encerrar movimentos
volga-stop-doubt = { $count ->
    [one] Uma pilha ainda pode mover. Encerrar os movimentos?
   *[other] { $count } pilhas ainda podem mover. Encerrar os movimentos?
}
volga-gesture-stack = uma pilha para movê-la inteira
volga-verb-quick_stack-stack = Escolher { $hex }
volga-verb-quick_target-attack = Atacar { $hex }
volga-verb-planned_target-target = Atacar { $hex }
volga-verb-planned_stacks-attack = Atacar
volga-verb-planned_stacks-hold = Excluir { $hex }
volga-verb-planned_stacks-ask = Pedir { $hex }
volga-verb-consent-agree = Entrar no ataque
volga-verb-consent-decline = Recusar
volga-verb-choose_german_card-none = Jogar sem carta
volga-verb-choose_german_card-done = Encerrar cartas
volga-verb-choose_soviet_card-none = Jogar sem carta
volga-verb-card = Jogar { $card }
volga-verb-choose_hit-hit = Escolher { $unit }
volga-verb-advance = Avançar { $unit }
volga-verb-choose_advance-stop = Encerrar o avanço
volga-verb-all = Avançar todos
volga-plan-all = Todos os blocos avançam.
volga-verb-choose_blitz-unit = Escolher { $unit }
volga-verb-choose_blitz-stop = Encerrar a Blitz
volga-verb-deploy_next-unit = Colocar { $unit }
volga-verb-return_next-unit = Devolver { $unit }
volga-verb-leave = Deixar { $unit }
volga-verb-to = Ir para { $hex }
volga-verb-soviet_choice-move = Mover
    .note = cada uma das maiores pilhas ataca ou move um bloco
volga-verb-soviet_choice-draw = Comprar uma carta
volga-verb-soviet_hex-stack = Escolher { $hex }
volga-verb-soviet_order-attack = Atacar { $hex }
volga-verb-soviet_order-unit = Mover { $unit }

## O que acontece

volga-event-set-up = Preparação: soviéticos em { $hexes-count ->
    [one] um hexágono
   *[other] { $hexes-count } hexágonos
}; alemães em W, X e Y.
volga-event-advantages = Vantagens { $side ->
    [german] alemãs
   *[soviet] soviéticas
} (dado { $dice }): { $numbers }.
volga-event-fortified = Fortificados: { $hexes }.
volga-event-german-turn = Turno { $turn }: { $seat ->
    [german] os alemães
   *[other] { $seat-name }
}
volga-event-soviet-turn = Turno { $turn }: os soviéticos
volga-event-extension = O baralho soviético acabou, mas o OKH continua a lutar: { $turns ->
    [one] um turno extra
   *[other] { $turns } turnos extras
} por enquanto.
volga-event-extra-turn = Turno extra { $number }.
volga-event-pass = Os alemães passam.
volga-event-german-draws = { $seat ->
    [yellow] Amarelo compra
    [blue] Azul compra
   *[other] Os alemães compram
} { $german_card ->
    [none] uma carta
   *[other] { $german_card }
}.
volga-event-german-deck-empty = O baralho alemão acabou.
volga-event-leader-in-play = { $card } entra em jogo. { $text }
volga-event-reinforcement-dice = Dados de reforços: { $dice }.
volga-event-units-taken = Blocos tirados do quadro: { $units }.
volga-event-unit-deployed = { $unit } chega a { $hex }.
volga-event-unit-returned = { $unit } não encontra lugar e volta ao quadro.
volga-event-unit-eliminated = A linha { $row } do quadro está vazia: { $unit } sai do jogo.
volga-event-raus = Raus chega e traz ao quadro: { $units }.
volga-event-long-move = { $units-count ->
    [one] { $units } vai de { $start } para { $path }.
   *[other] { $units } vão de { $start } para { $path }.
}
volga-event-short-move = { $units-count ->
    [one] { $units } vai de { $start } para { $hex }.
   *[other] { $units } vão de { $start } para { $hex }.
}
volga-event-quick-attack = { $units-count ->
    [one] { $units } vai de { $start } para { $hex } e ataca { $target }.
   *[other] { $units } vão de { $start } para { $hex } e atacam { $target }.
}
volga-event-planned-attack = Os alemães atacam { $target } de { $hexes }.
volga-event-partner-agrees = A pilha do parceiro em { $hex } participa do ataque contra { $target }.
volga-event-partner-declines = A pilha do parceiro em { $hex } não participa do ataque contra { $target }.
volga-event-soviet-attack = Os soviéticos atacam { $target } de { $hexes }.
volga-event-soviet-card-laid = { $soviet_card ->
    [none] Os soviéticos jogam uma carta virada para baixo.
   *[other] Os soviéticos jogam { $soviet_card } com a face para baixo.
}
volga-event-showdown = Confronto: { $faces }.
volga-event-blank-adjusted = { $unit } mostrava um lado em branco e fica com { $steps }.
volga-event-guard-restored = { $unit } sobe a { $steps }.
volga-event-anti-tank-brigade = { $unit } mira os tanques.
volga-event-soviet-card = Carta soviética: { $card }.
volga-event-no-effect = { $card }: sem efeito.
volga-event-air-cancelled = { $unit ->
    [none] { $card } rechaça os aviões.
   *[other] { $unit } rechaça os aviões.
}
volga-event-air-strike-cancelled = Cancelado: { $cards }.
volga-event-card-effect = Carta alemã: { $cards }.
volga-event-card-fire = { $cards }: { $dice }, { $hits ->
    [0] nenhum acerto
    [one] um acerto
   *[other] { $hits } acertos
}{ $halved ->
    [no] {""}
   *[yes] , { $effective } depois de dividir pelas ruínas
}.
volga-event-opportunity-fire = Fogo de oportunidade: { $dice }, { $hits ->
    [0] nenhum acerto
    [one] um acerto
   *[other] { $hits } acertos
}{ $ones ->
    [0] {""}
   *[other] , { $ones } neles mesmos
}.
volga-event-rubble-roll = Rolagem de ruínas em { $hex }: { $dice } mais { $modifier } somam { $total }; é preciso 19.
volga-event-rubble = { $hex } fica em ruínas.
volga-event-volley = { $side ->
    [german] Os alemães atiram
   *[soviet] Os soviéticos atiram
}: { $volleys }: { $hits ->
    [0] nenhum acerto
    [one] um acerto
   *[other] { $hits } acertos
}{ $ones ->
    [0] {""}
   *[other] , { $ones } neles mesmos
}.
volga-event-step-lost = { $unit } perde um passo, resta força { $steps }.
volga-event-german-destroyed = { $unit } cai em { $hex }. Perdas alemãs: { $losses }.
volga-event-soviet-destroyed = { $unit } cai em { $hex }.
volga-event-advance = { $unit } avança de { $start } para { $hex }.
volga-event-blitz = Blitz: { $unit } segue de { $start } para { $hex }.
volga-event-combat-over = O combate acabou.
volga-event-german-control = Os alemães tomam o controle de { $hex }.
volga-event-soviet-control = Os soviéticos retomam { $hex }.
volga-event-fort-removed = A fortificação de { $hex } é retirada.
volga-event-reinforcement-hex-captured = { $side ->
    [german] Os alemães tomam
   *[soviet] Os soviéticos tomam
} um hexágono de reforço, { $hex }.
volga-event-soviet-count = { $highest ->
    [one] Um hexágono tem
   *[other] { $highest } hexágonos têm
} a pilha soviética mais alta; os soviéticos controlam { $held } { $held ->
    [one] hexágono de reforço
   *[other] hexágonos de reforço
}.
volga-event-no-reinforcement-hex = Os soviéticos não têm nenhum hexágono de reforço e compram uma carta.
volga-event-soviet-reinforcements = Chegam reforços soviéticos.
volga-event-soviet-deployed = { $unit } ({ $kind ->
    [tank] tanques
   *[infantry] infantaria
}) chega a { $hex }.
volga-event-soviet-dice = Os soviéticos rolam para { $rolls }.
volga-event-equal-dice = Dados com { $die }: { $count }. Os soviéticos compram uma carta por dado em vez de mover.
volga-event-soviet-moves = { $unit } vai de { $start } para { $hex }.
volga-event-card-instead = { $dice ->
    [none] Nenhum bloco pode ser colocado em { $hex }
   *[other] Rolagem { $dice }: nenhuma ação possível em { $hex }
}: uma carta em troca.
volga-event-soviet-draws = Os soviéticos compram { $soviet_card ->
    [none] uma carta
   *[other] { $soviet_card }
}; restantes no baralho: { $left }.
volga-event-landing = Dados { $dice }: { $unit } desembarca em { $hex }.
volga-event-landing-fails = Dados { $dice }: os alemães ocupam { $hex }, sem desembarque.
volga-event-unit-appears = { $unit } aparece em { $hex } com força { $strength_of }.
volga-event-headquarters = Dados { $dice }: o quartel-general de Chuikov fica em { $hex }.
volga-event-headquarters-fails = Dados { $dice }: { $hex } é alemão, não há quartel-general.
volga-event-chuikov-gone = Chuikov deixa a batalha.
volga-event-game-over = A batalha acabou.

## Como termina

volga-result-reinforcement-hexes = Os seis hexágonos de reforço soviéticos são alemães.
volga-result-volga-bank = Toda a margem do Volga, hexágonos 1 a 19, é alemã.
volga-result-no-soviets = Não resta nenhum bloco soviético no mapa.
volga-result-losses = Os alemães perderam demais.
volga-result-deck = Os soviéticos resistiram até a última carta.

volga-score-losses = perdas alemãs
volga-score-turns = turnos
volga-score-reinforcement-hexes = hexágonos de reforço tomados
volga-score-yellow = tomados por Amarelo
volga-score-blue = tomados por Azul

## Dados lançados à mão

volga-dice-advantages = as vantagens (o dado soviético e depois o alemão)
volga-dice-reinforcements = os reforços
volga-dice-german-card = a carta alemã
volga-dice-soviet-card = a carta soviética
volga-dice-opportunity-fire = o fogo de oportunidade de um hexágono
volga-dice-rubble = as ruínas
volga-dice-close-combat = o combate aproximado de um bloco
volga-dice-soviet-movement = o movimento soviético, a próxima das maiores pilhas de norte a sul
volga-dice-headquarters = o quartel-general de Chuikov

## Na tela

volga-terrain-clear = aberto
volga-terrain-difficult = difícil
volga-terrain-urban = urbano
volga-unknown-german = Bloco alemão { $token }
volga-unknown-soviet = Bloco soviético { $token }
volga-unseen-german = Um bloco alemão
volga-unseen-soviet = Um bloco soviético
volga-off-map-german = um bloco alemão
volga-note-strength = força { $strength }
volga-blocks = { $count ->
    [0] nenhum bloco desconhecido
    [one] um bloco desconhecido
   *[other] { $count } blocos desconhecidos
}
volga-corner-turn = Turno { $turn }, { $seat }
volga-corner-deck = Baralho soviético { $left } de { $all }
volga-corner-losses = Perdas { $losses } de { $limit }
volga-corner-hexes = Objetivos { $held } de { $all }
volga-corner-hand = Mão soviética { $cards }
volga-corner-german-hand = Mão alemã { $cards }
volga-corner-extra = Extra { $used } de { $earned }
volga-legend = # urbano  * ruínas  ^ difícil  G alemão  S soviético  F forte  g alemão vazio
volga-legend-narrow = Cada número é a força de um bloco, ? um desconhecido.
volga-legend-blocks = Blocos: tipo e força; ?, um que você não conhece. P Panzer, G Granadeiros Panzer, M motorizada, I infantaria; t tanques, r fuzileiros, g Guarda, m fuzileiros navais, o fuzileiros motorizados, a antiaérea, k antitanque, w operários, f região fortificada.
volga-status-hand = Mão ({ $seat })
volga-status-leaders = Líderes em jogo
volga-status-track = Quadro (linha: blocos)
volga-status-reserves = Reservas soviéticas
volga-status-reserves-are = infantaria { $infantry }, tanques { $tank }, fuzileiros navais { $marine }
volga-status-decks = Baralhos
volga-status-decks-are = alemão { $german }, soviético { $soviet }
volga-status-lost = Perdas
volga-status-eliminated = Unidades R eliminadas
volga-status-hidden = { $count ->
    [0] vazia
    [one] uma carta
   *[other] { $count } cartas
}
volga-status-goal = Objetivo alemão
volga-status-goal-hexes = os seis hexágonos de reforço: { $held } em seu poder, faltam { $missing }
volga-status-goal-bank = hexágonos 1 a 19: { $held } em seu poder, faltam { $missing }
volga-status-goal-done = todos os hexágonos do objetivo estão em seu poder
volga-status-advantages = Vantagens ({ $seat })
volga-status-headquarters = Quartel-general de Chuikov
volga-status-combat = Combate
volga-status-combat-is = { $hexes } contra { $target }
volga-look-hex = { $terrain }, controle { $side ->
    [german] alemão
   *[soviet] soviético
}
volga-look-rubble = ruínas: os acertos contra o defensor caem pela metade
volga-look-fort = fortificado
volga-look-coast = costa do Volga
volga-look-soviet-entry = hexágono de reforço soviético
volga-look-german-entry = hexágono de reforço alemão ({ $colour })
volga-look-headquarters = quartel-general de Chuikov
volga-look-block = { $unit }, { $formation }: força { $strength } de { $most }, acerta com { $needed } ou mais{ $fast ->
    [yes] , bloco rápido (Blitz)
   *[no] {""}
}{ $prized ->
    [yes] , unidade R: sua perda conta em dobro
   *[no] {""}
}
volga-compass = { $direction ->
    [1] L
    [2] SE
    [3] SO
    [4] O
    [5] NO
   *[6] NE
}

## Chances

volga-odds-falls = o hexágono cai
volga-odds-rubble = ruínas
volga-odds-mean-german_steps = perda alemã
volga-odds-mean-soviet_steps = perda soviética
volga-odds-loss = Perda: passos perdidos em média.
volga-odds-lost = perdidos
volga-odds-lost-german_steps = passos alemães
volga-odds-lost-soviet_steps = passos soviéticos
volga-odds-lost-german_units = blocos alemães
volga-odds-lost-soviet_units = blocos soviéticos
volga-odds-card = se os soviéticos jogam
volga-odds-chance = chance
volga-odds-exact = Exato se { $assumptions }.
volga-odds-not-exact = Exato só se { $assumptions }.
volga-odds-ties-spare-german-fire = entre blocos iguais é atingido o de menor fogo alemão
volga-odds-ties-spare-own-fire = entre blocos iguais cada lado poupa o seu melhor fogo
volga-odds-soviet-card-at-random = a carta soviética é aleatória
volga-odds-soviet-plays-no-card = os soviéticos não jogam carta
volga-odds-no-german-card = os alemães não jogam carta
volga-odds-no-more-german-cards = os alemães não acrescentam outra carta
volga-odds-other-stacks-owners-ignored = não importa de quem são os blocos alemães

## No navegador

volga-title = Inferno no Volga
    .full = Stalingrado: Inferno no Volga
volga-panel-forces = Forças
volga-panel-soviets = Turno soviético
volga-soviets-not-yet = Os soviéticos ainda não jogaram.
volga-flow-no-hex = Nenhum hexágono de reforço em seu poder: comprar uma carta.
volga-flow-count = Contar os hexágonos com a maior pilha e os hexágonos de reforço em seu poder.
volga-flow-counted = { $highest } contra { $held }
volga-flow-reinforce = Maiores pilhas em maior número: chegam reforços.
volga-flow-move = Senão, um dado por maior pilha, de 1 a 6: um movimento, um ataque ou uma carta.
volga-flow-compass = A bússola soviética: a direção 1 é para trás; depois, no sentido horário

## Blocos e formações
## Os nomes vêm das tabelas; estes são os mesmos em palavras.

volga-nth = { $number }.º
volga-unit-panzer-regiment = { volga-nth } Regimento Panzer
    .short = { volga-nth } Panzer
volga-unit-panzergrenadier-regiment = { volga-nth } Regimento de Granadeiros Panzer
    .short = { volga-nth } de Granadeiros Panzer
volga-unit-motorised-infantry-regiment = { volga-nth } Regimento de Infantaria Motorizada
    .short = { volga-nth } de Infantaria Motorizada
volga-unit-infantry-regiment = { volga-nth } Regimento de Infantaria
    .short = { volga-nth } de Infantaria
volga-unit-jaeger-regiment = { volga-nth } Regimento de Caçadores
    .short = { volga-nth } de Caçadores
volga-unit-croatian-infantry-regiment = { volga-nth } Regimento de Infantaria Croata
    .short = { volga-nth } de Infantaria Croata
volga-unit-naval-rifle-brigade = { $number }.ª Brigada de Fuzileiros Navais
volga-unit-guards-rifle-division = { $number }.ª Divisão de Fuzileiros da Guarda
volga-unit-rifle-division = { $number }.ª Divisão de Fuzileiros
volga-unit-nkvd-rifle-division = { $number }.ª Divisão de Fuzileiros do NKVD
volga-unit-rifle-brigade = { $number }.ª Brigada de Fuzileiros
volga-unit-motor-rifle-brigade = { $number }.ª Brigada de Fuzileiros Motorizada
volga-unit-anti-aircraft-regiment = { volga-nth } Regimento Antiaéreo
    .short = { volga-nth } Antiaéreo
volga-unit-anti-tank-brigade = { $number }.ª Brigada Antitanque
volga-unit-fortified-region = { $number }.ª Região Fortificada
volga-unit-tractor-factory-workers-battalion = Batalhão Operário da Fábrica de Tratores
    .badge = FT
volga-unit-barrikady-workers-battalion = Batalhão Operário de Barrikady
    .badge = Bar
volga-unit-red-october-workers-battalion = Batalhão Operário do Outubro Vermelho
    .badge = OV
volga-unit-tank-brigade = { $number }.ª Brigada de Tanques
volga-unit-guards-tank-brigade = { $number }.ª Brigada de Tanques da Guarda
volga-formation-panzer-division = { $number }.ª Divisão Panzer
volga-formation-motorised-division = { $number }.ª Divisão Motorizada
volga-formation-infantry-division = { $number }.ª Divisão de Infantaria
volga-formation-jaeger-division = { $number }.ª Divisão de Caçadores
volga-formation-army = { volga-nth } Exército
volga-formation-stalingrad-air-defence-corps = corpo de defesa antiaérea de Stalingrado
volga-formation-city-militia = milícia da cidade
volga-formation-62nd-64th-army = 62.º/64.º Exército

## Lugares

volga-place-1 = Estepe de Vinnovka
volga-place-2 = Pomares de Latoshinka
volga-place-3 = Latoshinka
volga-place-4 = Colina do Grande Cogumelo
    .full = Colina do Grande Cogumelo, Rynok
volga-place-5 = Spartanovka
volga-place-6 = Foz do Mokraya Mechetka
    .full = Foz do Mokraya Mechetka, vila baixa dos Tratores
volga-place-7 = Fábrica de Tratores
volga-place-8 = Fábrica de canhões Barrikady
volga-place-9 = Cais Barrikady
volga-place-10 = Margem do Outubro Vermelho
volga-place-11 = Ravina Bannyi
    .full = Ravina Bannyi, combinado de carnes
volga-place-12 = Usina química Lazur
    .full = Usina química Lazur, tanques de petróleo
volga-place-13 = Centro norte
    .full = Centro norte, cais principais
volga-place-14 = Centro da cidade
    .full = Centro da cidade, Praça Vermelha
volga-place-15 = Foz do Tsaritsa
    .full = Foz do Tsaritsa, cais sul
volga-place-16 = Margem da fábrica de conservas
volga-place-17 = Combinado de alimentos
    .full = Combinado de alimentos, foz do Yelshanka
volga-place-18 = Serrarias
    .full = Serrarias, Yelshanka Baixa
volga-place-19 = Kuporosnoe
volga-place-20 = Encosta do Sukhaya Mechetka
volga-place-21 = Colina do Pequeno Cogumelo
volga-place-22 = Vale do Mokraya Mechetka
volga-place-23 = Vila alta dos Tratores
volga-place-24 = Vila Barrikady
    .full = Vila Barrikady, ravina Zhitomirsk
volga-place-25 = Fábrica Silikat
    .full = Fábrica Silikat, vila baixa de Barrikady
volga-place-26 = Outubro Vermelho
    .full = Outubro Vermelho, forno Martin
volga-place-27 = Vila Outubro Vermelho
volga-place-28 = Mamayev Kurgan
volga-place-29 = Vila da Aviação
    .full = Vila da Aviação, ravina Dolgy
volga-place-30 = Estação ferroviária n.º 1
volga-place-31 = Garganta do Tsaritsa
    .full = Garganta do Tsaritsa, quartéis
volga-place-32 = Silo de grãos
volga-place-33 = Subúrbio Minina
volga-place-34 = Zelyonaya Polyana
volga-place-35 = Cota 145,5
    .full = Cota 145,5 (Lysaya Gora)
volga-place-36 = Corredor norte
volga-place-37 = Cabeceira do Sukhaya Mechetka
volga-place-38 = Bosque de Spartanovka
volga-place-39 = Confluência do Orlovka
volga-place-40 = Cota 97,7
volga-place-41 = Cota 107,5
    .full = Cota 107,5, vila alta de Barrikady
volga-place-42 = Vila alta do Outubro Vermelho
volga-place-43 = Grota Vishnevaya
volga-place-44 = Encosta oeste do Mamayev
volga-place-45 = Campo do aeroclube
volga-place-46 = Cabeceira da ravina Krutoy
volga-place-47 = Vale do Tsaritsa
volga-place-48 = Encostas de Dar-Gora
volga-place-49 = Estação Sadovaya
volga-place-50 = Ravina do Yelshanka
volga-place-51 = Alturas de Yelshanka Alta
volga-place-52 = Cota 144,2
volga-place-53 = Estrada de Orlovka
volga-place-54 = Riacho Orlovka
volga-place-55 = Cota 108,8
volga-place-56 = Planalto do Mechetka
volga-place-57 = Estrada de Gorodishche
volga-place-58 = Estepe a leste de Razgulyaevka
volga-place-59 = Cota 126,3
volga-place-60 = Cinturão florestal
volga-place-61 = Hospital militar
volga-place-62 = Estepe ao norte de Opytnaya
volga-place-63 = Estação Opytnaya
volga-place-64 = Alto vale do Tsaritsa
volga-place-65 = Estepe a oeste de Sadovaya
volga-place-66 = Staro-Dubovka
volga-place-67 = Cota 147,6
volga-place-68 = Orlovka
volga-place-69 = Estepe ao sul de Orlovka
volga-place-70 = Grota do Mokraya Mechetka
volga-place-71 = Uvarovka
volga-place-72 = Estepe a leste de Gorodishche
volga-place-73 = Campos de Razgulyaevka
volga-place-74 = Estepe ao sul de Razgulyaevka
volga-place-75 = Estepe a oeste do cinturão florestal
volga-place-76 = Talovoy
volga-place-77 = Polyakovka
volga-place-78 = Yezhovka
volga-place-79 = Grota Krutaya
volga-place-80 = Estação Voroponovo
volga-place-81 = Estepe a oeste de Orlovka
volga-place-82 = Muralha Tártara
volga-place-83 = Alturas de Gorodishche
volga-place-84 = Gorodishche
volga-place-85 = Estação Razgulyaevka
volga-place-86 = Estepe a oeste de Razgulyaevka
volga-place-87 = Estepe a leste de Gumrak
volga-place-88 = Ferrovia de Gumrak
volga-place-89 = Estepe ao norte de Polyakovka
volga-place-90 = Estepe ao norte de Yezhovka
volga-place-91 = Alekseyevka
volga-place-92 = Estepe ao norte de Voroponovo
volga-place-93 = Gorodishche norte
volga-place-94 = Gorodishche oeste
volga-place-95 = Aleksandrovka
volga-place-96 = Estrada de Aleksandrovka
volga-place-97 = Estepe a nordeste de Gumrak
volga-place-98 = Gumrak sul
volga-place-99 = Estepe a sudeste de Gumrak
volga-place-100 = Estepe ocidental
volga-place-101 = Estepe a oeste de Alekseyevka
volga-place-102 = Estação Gumrak
volga-place-103 = Estepe ao sul de Gumrak
volga-place-104 = Estepe do sudoeste
volga-place-105 = Estepe ao norte de Z
volga-place-W = Ponta de lança da 16.ª Panzer
volga-place-X = Entrada norte
    .full = Entrada norte (6.º Exército)
volga-place-Y = Entrada do aeródromo de Gumrak
    .full = Entrada do aeródromo de Gumrak (6.º Exército)
volga-place-Z = Entrada sudoeste
    .full = Entrada sudoeste (4.º Exército Panzer)

## O primeiro turno explicado

volga-guide-intro-1 = Você comanda o 6.º Exército e o 4.º Exército Panzer alemães e vem do oeste. O Volga fica atrás da cidade, a leste; a bússola do mapa aponta o norte.
volga-guide-intro-2 = Você vence se, no fim de um turno, os seis hexágonos de número vermelho forem seus. Perde se o baralho soviético acabar ou se dez dos seus blocos forem destruídos.
volga-guide-intro-3 = Seus blocos mostram a face para você. Os pontos são a força: cada ponto rola um dado. Pontos pretos acertam com 6; brancos, com 5 e 6; vermelhos, com 4, 5 e 6. Os blocos vermelhos marcados com S são soviéticos; você descobre o que são ao combatê-los.
volga-guide-intro-4 = Em cada turno você faz uma ação, e depois os soviéticos seguem o fluxograma do livro de regras. As cartas são o relógio deles: quanto mais compram, mais cedo acaba a batalha.
volga-guide-german_action = Pedir reforços traz uma carta e até seis blocos, um ataque pode tomar um hexágono e os movimentos aproximam pilhas sem luta. Dica diz o que o computador escolheria e por quê.
volga-guide-short_stack = Os hexágonos iluminados têm pilhas que podem se mover. Uma pilha junto a soviéticos pode se afastar, mas nenhum movimento curto termina junto a eles.
volga-guide-short_group = A pilha inteira está escolhida. Clique em um bloco para deixá-lo para trás, ou em um hexágono iluminado para ir até lá. Desfazer retira um passo por vez.
volga-guide-long_stack = Um movimento longo leva uma pilha inteira até dois hexágonos abertos, longe de qualquer soviético.
volga-guide-quick_stack = Um ataque rápido move um hexágono e ataca logo, sem cartas e sem criar ruínas. A pilha não pode começar junto a soviéticos.
volga-guide-planned_target = Um ataque planejado é feito sem mover, por qualquer de suas pilhas junto ao alvo, e você pode jogar uma carta. Na cidade ele pode deixar o hexágono em ruínas, que reduzem seus acertos à metade.
volga-guide-planned_stacks = Todas as pilhas iluminadas atacarão juntas. Clique em uma para deixá-la de fora. A tabela mostra as chances exatas.
volga-guide-choose_german_card = Os soviéticos jogaram sua carta. A sua pode decidir o combate, mas são poucas: a tabela mostra o efeito de cada uma.
volga-guide-choose_hit = Os acertos sempre atingem o bloco mais forte. Se vários são igualmente fortes, você escolhe, para os dois lados.
volga-guide-choose_advance = O hexágono está vazio: pelo menos um dos seus blocos deve entrar, e até quatro podem.
volga-guide-deploy_to = Os blocos amarelos chegam em X ou Y; os azuis, em Z; os brancos, onde você quiser.
volga-guide-soviet_choice = Você comanda os soviéticos: mova um bloco de cada uma das maiores pilhas ou compre uma carta. Comprar aproxima o fim da batalha.
volga-guide-soviet-intro-1 = Você defende Stalingrado. Os alemães vêm do oeste; o Volga fica às suas costas, e os reforços o atravessam para os hexágonos de número vermelho.
volga-guide-soviet-intro-2 = Você vence quando o seu baralho acaba ou quando dez blocos alemães são destruídos. Perde se, no fim de um turno, os alemães tiverem os seis hexágonos de número vermelho.
volga-guide-soviet-intro-3 = O fluxograma do livro de regras decide se chegam reforços; onde ele deixa uma escolha, você decide. Em um combate você pode jogar uma carta virada para baixo antes dos alemães.
volga-guide-turn-soviet = Esse foi o turno soviético: eles seguiram o fluxograma, que o painel “Turno soviético” mostra. “Rever o último turno deles” mostra de novo; nos ajustes você pode rever passo a passo.
volga-guide-long_first = Os hexágonos iluminados são os que ela pode alcançar. Depois do primeiro ela pode seguir para um segundo.
volga-guide-long_second = Escolha um segundo hexágono ou pare onde a pilha está. Depois é o turno dos soviéticos.
volga-guide-quick_group = Escolha o hexágono de onde você ataca, ou clique em um bloco para deixá-lo para trás.
volga-guide-quick_target = Os hexágonos iluminados têm soviéticos que podem ser atacados dali. A tabela mostra as chances exatas.
volga-guide-deploy_next = Não há lugar para todos: posicione primeiro os mais importantes.
volga-guide-choose_soviet_card = Você pode jogar uma carta virada para baixo. Ela é revelada junto com os blocos.
volga-guide-soviet_hex = Cada uma das maiores pilhas age uma vez, na ordem que você quiser.
volga-guide-soviet_order = A pilha inteira pode atacar alemães ao lado dela, ou um dos seus blocos pode se mover.

## No tabuleiro

volga-map-river = Volga
volga-map-north = N
volga-overlay-victory = Controle e hexágonos de vitória
volga-overlay-coming = Reforços por chegar
volga-legend-held = Controle: { $side }
volga-legend-goal = Hexágono de vitória
volga-legend-enter = Entram reforços: { $side }
volga-legend-closed = Fechado enquanto o inimigo o tiver
volga-arrivals = Blocos a colocar
volga-fan-unknown = ainda não visto
volga-fan-strength = força { $strength } de { $most }
volga-fan-needed = { $needed ->
    [6] acerta com 6
   *[other] acerta com { $needed } a 6
}
volga-fan-fast = rápido
volga-fan-prized = R: conta em dobro
volga-fan-remembered = visto antes
volga-find-place = lugar

## Por que o computador joga assim

volga-bot-call = Chamar reforços.
volga-bot-march = Marchar de { $hex } para { $target }.
volga-bot-approach = Aproximar-se de { $hex } para { $target }.
volga-bot-approach-two = Aproximar duas pilhas, uma de { $hex } para { $target }.
volga-bot-quick = Fazer um ataque rápido contra { $target } a partir de { $hex }.
volga-bot-assault-goal-card = { $count ->
    [one] Tomar o hexágono de reforços { $target } com { $count } pilha e uma carta.
   *[other] Tomar o hexágono de reforços { $target } com { $count } pilhas e uma carta.
}
volga-bot-assault-goal-plain = { $count ->
    [one] Tomar o hexágono de reforços { $target } com { $count } pilha.
   *[other] Tomar o hexágono de reforços { $target } com { $count } pilhas.
}
volga-bot-assault-way-card = { $count ->
    [one] Abrir caminho por { $target } com { $count } pilha e uma carta.
   *[other] Abrir caminho por { $target } com { $count } pilhas e uma carta.
}
volga-bot-assault-way-plain = { $count ->
    [one] Abrir caminho por { $target } com { $count } pilha.
   *[other] Abrir caminho por { $target } com { $count } pilhas.
}
volga-bot-wait = Esperar.
volga-bot-answer = Uma das respostas tentadas.
volga-bot-fears-losses = { $count ->
    [one] Mais { $count } perda decide a partida.
   *[other] Mais { $count } perdas decidem a partida.
}
volga-bot-fears-deck = { $count ->
    [one] O baralho soviético só tem mais { $count } carta.
   *[other] O baralho soviético só tem mais { $count } cartas.
}
volga-bot-fears-assault = Os alemães podem tomar { $hex }.

## The parts of a turn

volga-sequence-german-action = Ação alemã
volga-sequence-cards = Cartas
volga-sequence-fire = Confronto e fogo
volga-sequence-advance = Avanço
volga-sequence-soviet-action = Ação soviética

# The stage
volga-stage-attack = Ataque a { $hex }
volga-stage-hits = { $count ->
    [0] Nenhum acerto
    [one] { $count } acerto
   *[other] { $count } acertos
}
volga-stage-ones = { $count ->
    [one] { $count } acerto em quem atira
   *[other] { $count } acertos em quem atira
}
volga-stage-volley = { $side ->
    [german] Rajada alemã
   *[soviet] Rajada soviética
}
volga-stage-opportunity-fire = Fogo de oportunidade
volga-stage-card-fire = Fogo de carta
volga-stage-soviet-dice = Dados de movimento soviético
volga-stage-reinforcement-dice = Dados de reforços
volga-stage-headquarters = Rolagem do quartel-general
volga-stage-headquarters-fails = Rolagem do quartel-general
volga-stage-landing = Rolagem de desembarque
volga-stage-landing-fails = Rolagem de desembarque
volga-stage-card-instead = Carta em vez de movimento
volga-stage-advantages = Vantagens
volga-stage-rubble-roll = Rolagem de ruínas
volga-stage-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
volga-stage-modifier = modificador
volga-stage-total = total
volga-stage-rubble = Ruínas
volga-stage-empty = Hexágono vazio

# Guided lessons

volga-lesson-move = Mover e reforçar
volga-lesson-move-short = Um turno alemão é uma ação. Marche primeiro: faça movimentos curtos.
    .wrong = Movimentos longos e ataques também gastam a ação. Comece com movimentos curtos: duas pilhas marcham.
volga-lesson-move-stack = Até duas pilhas podem mover. Escolha a do hexágono Y.
volga-lesson-move-hex = Os hexágonos iluminados estão ao alcance. Mova para 98: o hexágono em que você entra é seu.
    .wrong = Esse hexágono está ao alcance, mas 98 leva você para mais perto da cidade. Clique em 98.
volga-lesson-move-stop = Outra pilha poderia mover. Termine os movimentos: agora jogam os soviéticos, conforme o livro de regras.
    .wrong = Uma segunda pilha pode mover, mas não nesta lição: termine os movimentos para que os soviéticos joguem.
volga-lesson-move-call = Os soviéticos se reforçaram. Chame suas unidades: os dados dizem de que parte da trilha.
volga-lesson-move-first = Seis dados, seis unidades. Quase todas se colocam sozinhas; ponha esta em X.
volga-lesson-move-second = Ponha a próxima em Y.
volga-lesson-move-third = Ponha a última em X.
volga-lesson-move-end = Você já sabe marchar e reforçar. Na próxima lição você ataca.
volga-lesson-attack = Atacar com cartas
volga-lesson-attack-planned = Sua ponta de lança em W está diante do hexágono 3. Faça um ataque planejado: ele permite uma carta.
    .wrong = Só um ataque planejado permite jogar uma carta, e este combate precisa do Stuka.
volga-lesson-attack-card = Jogue o Stuka: ele dispara antes das unidades.
    .wrong = Sem carta só suas unidades disparam. Jogue antes o Stuka.
volga-lesson-attack-advance = O Stuka acertou uma vez e seus regimentos três: a divisão se foi. Avance com o regimento Panzer.
    .wrong = Um hexágono vazio só é seu quando uma unidade entra nele. Avance com o regimento Panzer.
volga-lesson-attack-stop = Uma unidade basta para ocupar o hexágono. Termine o avanço.
volga-lesson-attack-end = Você tomou um hexágono de reforço e isso lhe deu uma carta: Paulus. A seguir: o que fazem os soviéticos.
volga-lesson-soviets = O que fazem os soviéticos
volga-lesson-soviets-quick = Faça um ataque rápido: as unidades marcham e lutam em uma ação, sem cartas.
    .wrong = Um ataque planejado não marcha: o inimigo está a dois hexágonos. Faça um ataque rápido.
volga-lesson-soviets-hex = Mova para 82: ao lado, em 70, há uma unidade soviética.
    .wrong = Dali não se alcança a unidade soviética: mova para 82.
volga-lesson-soviets-advance = O defensor se foi. Avance com o regimento iluminado.
volga-lesson-soviets-halt = Fique com o resto. Depois jogam os soviéticos: a aba do turno soviético conta cada passo.
volga-lesson-soviets-short = Eles contam suas pilhas mais altas e os hexágonos de reforço que têm; isso decide. Faça movimentos curtos e veja de novo.
volga-lesson-soviets-stack = Escolha a pilha em Y.
volga-lesson-soviets-to = Mova para 98.
volga-lesson-soviets-stop = Termine os movimentos e siga o turno soviético.
volga-lesson-soviets-end = Os soviéticos seguem o mesmo esquema a cada turno. Você já sabe o bastante para jogar.
