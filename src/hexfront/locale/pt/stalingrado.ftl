### Stalingrado 1942-43

## What the game is

stalingrado-about = O Eixo avança para o Volga e o Cáucaso no verão de 1942, e os soviéticos contra-atacam no inverno.
stalingrado-facts = desde 3 horas
    .players = 1 ou 2
    .difficulty = alta
    .turns = { $turns ->
        [one] uma semana
       *[other] { $turns } semanas
    }
stalingrado-scenario-campaign = a campanha inteira, 32 semanas de junho de 1942 a fevereiro de 1943
    .history = O Eixo chegou ao Volga e ao Cáucaso; em fevereiro o Sexto Exército já havia se rendido.
stalingrado-scenario-blue = a corrida de verão para o Don, seis semanas no norte
    .history = Voronej caiu em julho, mas os exércitos soviéticos escaparam para além do Don.
stalingrado-scenario-caucasus = a ofensiva do Cáucaso, catorze semanas no sul
    .history = Rostov e Maikop caíram; Grozni e seu petróleo, não.
stalingrado-scenario-uranus = o cerco e o socorro, sete semanas a partir de novembro de 1942
    .history = Em quatro dias o Sexto Exército foi cercado; o socorro chegou a 50 km.
stalingrado-mode-1v1 = um jogador do Eixo contra um soviético
stalingrado-seat-axis = Eixo
stalingrado-seat-soviet = Soviéticos
stalingrado-option-zone_cost = quando uma zona inimiga custa um ponto a mais
    .leaving = ao sair de um dos seus hexágonos
    .entering = ao entrar em um dos seus hexágonos, e uma vez para romper o contato
stalingrado-option-replacement_hq = que quartel-general transmite recompletamentos
    .supplied = um que esteja abastecido
    .any = qualquer um ao alcance
stalingrado-option-hq_moves = para onde podem ir os quartéis-generais
    .free = a qualquer lugar livre do inimigo
    .path = aonde leve um caminho livre do inimigo
stalingrado-option-artillery_pause = quando a artilharia volta a disparar
    .v2 = dois turnos depois
    .v3 = três turnos depois
stalingrado-option-winter_mixed = que coluna de inverno sofre um grupo misto do Eixo
    .worst = a da sua pior nacionalidade
    .points = a da nacionalidade com mais pontos
stalingrado-option-first_guards_tank = que corpo o 1.º Corpo de Tanques da Guarda substitui
    .v26 = o 26.º, que sai nesse turno
    .v16 = o 16.º, como está impresso
stalingrado-option-stacks = o que se vê de uma pilha inimiga
    .hidden = a peça de cima e o número
    .open = todas as peças

## What is asked

stalingrado-prompt-first_base = Escolha uma base para { $counter }.
stalingrado-prompt-place_hq = Posicione { $counter } ou deixe-o de lado.
stalingrado-prompt-out_of_command = Escolha outras unidades a comandar ou aceite.
stalingrado-prompt-replacements = Escolha uma unidade para receber recompletamento.
stalingrado-prompt-replacements-nothing = Nenhuma unidade pode receber recompletamento agora.
stalingrado-prompt-rebuild_to = Escolha hexágono e força: { $counter }.
stalingrado-prompt-reserve_at = Escolha um aeródromo para { $unit }.
stalingrado-prompt-reserve_by = Escolha um transporte para { $hex }.
stalingrado-prompt-choose_substitute = Escolha quem { $counter } substitui.
stalingrado-prompt-moving = Turno { $turn }: escolha o que mover.
stalingrado-prompt-march = Escolha um hexágono: { $unit } (pontos: { $points }).
stalingrado-prompt-stepping = Escolha outro hexágono ou pare: { $unit }.
stalingrado-prompt-column = Escolha um destino ou unidades para deixar para trás.
stalingrado-prompt-enter_at = Escolha por onde entra { $counter }.
stalingrado-prompt-move_hq = Escolha um hexágono para { $counter }.
stalingrado-prompt-transfer = Escolha uma nova base: { $counter }.
stalingrado-prompt-station = Escolha uma base para { $counter }.
stalingrado-prompt-crowd = Pilha excedida: elimine uma unidade em { $hex }.
stalingrado-prompt-missions = Escolha uma unidade aérea para uma missão.
stalingrado-prompt-missions-nothing = Nenhuma unidade aérea pode cumprir missão agora.
stalingrado-prompt-mission = Escolha uma missão para { $counter }.
stalingrado-prompt-load = Escolha quem abastecer por { $hex }.
stalingrado-prompt-reaction = Escolha uma unidade aérea para reagir.
stalingrado-prompt-reaction-nothing = Nenhuma unidade aérea pode reagir.
stalingrado-prompt-react_with = Escolha um alvo para { $counter }.
stalingrado-prompt-next_air_combat = Escolha o próximo combate aéreo.
stalingrado-prompt-air_loss = { $count ->
    [one] Escolha quem sofre a última perda aérea.
   *[other] Escolha quem sofre uma perda aérea (restam { $count }).
}
stalingrado-prompt-next_bombing = Escolha o próximo alvo a bombardear.
stalingrado-prompt-bomb_loss = Escolha quem perde um passo em { $hex }.
stalingrado-prompt-bomb_kill = Escolha quem eliminar em { $hex }.
stalingrado-prompt-divert = Base perdida: escolha outra para { $counter }.
stalingrado-prompt-combat = Escolha um hexágono para atacar.
stalingrado-prompt-combat-nothing = Não resta nenhum hexágono para atacar.
stalingrado-prompt-attackers = { $units ->
    [none] Escolha unidades para atacar { $target }.
   *[other] Ataque { $target } ou mude os atacantes.
}
stalingrado-prompt-defence_guns = Escolha artilharia para defender { $target }.
stalingrado-prompt-shell_with = { $counters ->
    [none] Escolha artilharia contra { $target }.
   *[other] Dispare em { $target } ou escolha mais artilharia.
}
stalingrado-prompt-gun_loss = Contrabateria: escolha quem perde um passo.
stalingrado-prompt-defender_choice = Resultado D{ $d } em { $target }: escolha.
stalingrado-prompt-defender_loss = { $count ->
    [one] Escolha quem sofre a última perda em { $target }.
   *[other] Escolha quem perde um passo (restam { $count } perdas).
}
stalingrado-prompt-retreat_unit = Escolha para onde se retira { $unit }.
stalingrado-prompt-pushed_off = Escolha a borda de saída de { $counter }.
stalingrado-prompt-choose_attacker_loss = { $count ->
    [one] Escolha o atacante que sofre a última perda.
   *[other] Escolha o atacante que perde um passo (restam { $count }).
}
stalingrado-prompt-advancing = Escolha uma unidade que avance a { $target }.
stalingrado-prompt-go_on = { $points ->
    [0] Escolha outro hexágono: { $unit }.
   *[other] Escolha outro hexágono: { $unit } (restam { $points }).
}

## What can be done

stalingrado-verb-to = Ir para { $hex }
stalingrado-verb-stay = Ficar
stalingrado-verb-wait = Esperar
stalingrado-verb-missions-done = Encerrar as missões
stalingrado-verb-reaction-done = Encerrar as reações
stalingrado-verb-replacements-done = Encerrar a fase
stalingrado-verb-defence_guns-done = Encerrar o fogo
stalingrado-verb-back = Voltar
stalingrado-verb-lose = Escolher { $unit }
stalingrado-verb-at = Pôr em { $hex }
stalingrado-verb-step = Avançar a { $hex }
stalingrado-verb-march-leave = Sair do mapa
stalingrado-verb-march-rail = Ir de trem { $hex }
stalingrado-verb-march-sea = Ir por mar { $hex }
stalingrado-verb-stepping-stop = Parar aqui
stalingrado-verb-column-drop = Deixar { $unit }
stalingrado-verb-advancing-advance = Avançar { $unit }
stalingrado-verb-advancing-stop = Encerrar o avanço
stalingrado-verb-go_on-exploit = Explorar { $hex }
stalingrado-verb-go_on-push = Romper até { $hex }
stalingrado-verb-go_on-halt = Parar
stalingrado-verb-out_of_command-agree = Aceitar
stalingrado-verb-out_of_command-command = Comandar { $unit }
stalingrado-verb-send = Enviar { $unit }
stalingrado-verb-support = Apoiar em { $hex }
stalingrado-verb-mission-bomb_units = Bombardear { $hex }
stalingrado-verb-mission-bomb_base = Atacar base { $hex }
stalingrado-verb-mission-bomb_hq = Bombardear { $unit }
stalingrado-verb-mission-escort = Escoltar { $hex }
stalingrado-verb-mission-supply = Abastecer { $hex }
stalingrado-verb-load-for = Abastecer { $unit }
stalingrado-verb-load-go = Decolar
stalingrado-verb-react_with-intercept = Interceptar { $hex }
stalingrado-verb-next_air_combat-fight = Combater { $hex }
stalingrado-verb-choose_substitute-replace = Substituir { $unit }
stalingrado-verb-replacements-replenish = Completar { $unit }
stalingrado-verb-replacements-refit = Reequipar { $unit }
stalingrado-verb-replacements-rebuild = Refazer { $unit }
stalingrado-verb-replacements-reserve = Voar até { $unit }
stalingrado-verb-rebuild_to-reduced_at = Reduzir em { $hex }
stalingrado-verb-rebuild_to-full_at = Encher em { $hex }
stalingrado-verb-reserve_by-by = Enviar { $unit }
stalingrado-verb-next_bombing-units = Bombardear { $hex }
stalingrado-verb-next_bombing-base = Atacar base { $hex }
stalingrado-verb-next_bombing-hq = Bombardear { $unit }
stalingrado-verb-combat-attack = Atacar { $hex }
stalingrado-verb-combat-shell = Canhonear { $hex }
stalingrado-verb-combat-end = Encerrar o combate
stalingrado-verb-add = Incluir { $unit }
stalingrado-verb-attackers-all = Incluir as adjacentes
stalingrado-verb-attackers-drop = Retirar { $unit }
stalingrado-verb-attackers-go = Atacar
stalingrado-verb-shell_with-go = Disparar
stalingrado-verb-defence_guns-fire = Disparar { $unit }
stalingrado-verb-move_hq-off = Retirar do mapa
stalingrado-verb-place_hq-aside = Deixar de lado
stalingrado-verb-moving-unit = Mover { $unit }
stalingrado-verb-moving-stack = Mover tudo { $hex }
stalingrado-verb-moving-enter = Entrar { $unit }
stalingrado-verb-moving-hq = Mover { $unit }
stalingrado-verb-moving-transfer = Transferir { $unit }
stalingrado-verb-moving-land = Pousar { $unit }
stalingrado-verb-moving-top = Subir { $unit }
stalingrado-verb-moving-end = Encerrar movimentos
stalingrado-verb-defender_choice-loss = Sofrer uma perda
stalingrado-verb-defender_choice-hold = Resistir em Stalingrado
stalingrado-verb-defender_choice-retreat = Retirar-se
stalingrado-verb-retreat_unit-all = Levar tudo { $hex }
stalingrado-verb-pushed_off-north = Sair pelo norte
stalingrado-verb-pushed_off-east = Sair pelo leste
stalingrado-verb-pushed_off-south = Sair pelo sul

## What happens

stalingrado-event-turn = Turno { $turn }
stalingrado-event-player-turn = { $side ->
    [axis] Turno { $turn }: o Eixo
   *[soviet] Turno { $turn }: os soviéticos
}
stalingrado-event-weather = Tempo de inverno: { $die ->
    [1] sem voos
    [2] voos ao sul do baixo Don
    [3] voos ao norte do baixo Don
    [4] voos ao sul do alto Don
    [5] voos ao norte do alto Don
   *[other] voos em toda parte
}.
stalingrado-event-blue-ends = As divisões Panzer superiores tornam-se normais.
stalingrado-event-points = { $side ->
    [axis] O Eixo recebe os seus pontos de recompletamento.
   *[soviet] Os soviéticos recebem os seus pontos de recompletamento.
}
stalingrado-event-replenished = { $unit ->
    [none] Recompletamento de uma unidade em { $hex }.
   *[other] Recompletamento de { $unit } em { $hex }.
}
stalingrado-event-rebuilt = { $unit ->
    [none] Reconstrução de uma unidade em { $hex }.
   *[other] Reconstrução de { $unit } em { $hex }.
}
stalingrado-event-reserved = { $unit ->
    [none] { $transport } levará homens a { $hex }.
   *[other] { $transport } levará homens para { $unit } a { $hex }.
}
stalingrado-event-men-return = Os homens não passaram: volta um ponto ({ $pool }).
stalingrado-event-withdrawn = Retirada de { $counter }.
stalingrado-event-substituted = { $counter } toma o lugar de { $old } em { $hex }.
stalingrado-event-arrivals = Chegam: { $counters }.
stalingrado-event-enters = { $unit } entra no mapa em { $hex }.
stalingrado-event-moves = { $unit } vai de { $start } para { $hex }.
stalingrado-event-stack-moves = { $count ->
    [one] { $units } vai
   *[other] { $units } vão
} de { $start } para { $hex }.
stalingrado-event-by-rail = { $unit } vai de trem de { $start } para { $hex }.
stalingrado-event-by-sea = { $unit } vai por mar de { $start } para { $hex }.
stalingrado-event-leaves = { $counter } sai do mapa a partir de { $start }.
stalingrado-event-livny-falls = Livny caiu.
stalingrado-event-hq-placed = { $counter } se instala em { $hex }.
stalingrado-event-hq-moves = { $counter } vai para { $hex }.
stalingrado-event-hq-off = { $counter } sai do mapa.
stalingrado-event-hq-destroyed = Destruição de { $counter } em { $hex }.
stalingrado-event-hq-bombed = { $counter } perde { $number ->
    [one] um ponto de alcance
   *[other] { $number } pontos de alcance
} neste turno.
stalingrado-event-lands = { $counter } tem sua base em { $hex }.
stalingrado-event-transfers = Transferência de { $counter } de { $start } para { $hex }.
stalingrado-event-diverted = { $counter } pousa em { $hex } em vez disso.
stalingrado-event-air-destroyed = Perda de { $counter } com sua base em { $hex }.
stalingrado-event-flies = { $counter } voa para { $hex } { $mission ->
    [support] em apoio
    [bomb-units] para bombardear unidades
    [bomb-base] para bombardear a base
    [bomb-headquarters] para bombardear um quartel-general
    [escort] como caças
    [supply] com abastecimentos
   *[replacements] com recompletamentos
}.
stalingrado-event-flies-against = { $counter } voa contra { $old }.
stalingrado-event-loaded = { $counter } leva abastecimentos para { $counters }.
stalingrado-event-supplied-by-air = { $counter } abastece { $counters } por { $hex }.
stalingrado-event-air-combat = Combate aéreo sobre { $hex }: { $attack } contra { $defence }, dado { $die }. O defensor perde { $defender }, o atacante { $attacker }.
stalingrado-event-air-loss = { $steps ->
    [0] Abate de { $counter }.
   *[other] { $counter } perde um passo.
}
stalingrado-event-bombing = Bombas sobre { $mission ->
    [bomb-units] unidades
    [bomb-base] a base
   *[bomb-headquarters] o quartel-general
} em { $hex }: { stalingrado-barrage }
stalingrado-event-shelling = A artilharia atira em { $target }: { stalingrado-barrage }
stalingrado-barrage = { $points ->
    [one] um ponto
   *[other] { $points } pontos
}, dado { $die }, { $number ->
    [0] sem efeito
   *[other] efeito { $number }
}{ $losses ->
    [0] .
    [one] , e o atacante perde um passo.
   *[other] , e o atacante perde { $losses } passos.
}
stalingrado-event-attack = Ataque a { $target } com { $attack ->
    [one] um ponto
   *[other] { $attack } pontos
}: { $counters }.
stalingrado-event-odds = { $target }: { $attack } contra { $defence }. Proporção { $ratio }, coluna { $column }.
stalingrado-event-combat-result = Dados { $dice }: D{ $d } A{ $a } em { $target }.
stalingrado-event-loss = { $steps ->
    [0] { $counter } em { $hex } perde o seu último passo.
   *[other] { $counter } em { $hex } sofre uma perda.
}
stalingrado-event-eliminated = Eliminação de { $counter } em { $hex }.
stalingrado-event-retreats = { $counter } recua de { $start } para { $hex }.
stalingrado-event-pushed-off = { $counter } sai de { $start } pela borda { $edge ->
    [N] norte
    [E] leste
   *[S] sul
}.
stalingrado-event-advances = { $unit } avança de { $start } para { $hex }.
stalingrado-event-scores = { $side ->
    [axis] O Eixo detém { $city ->
    [stalingrad] Stalingrado
   *[maykop] Maikop
}. Pontos: { $points }.
   *[soviet] Os soviéticos detêm { $city ->
    [stalingrad] Stalingrado
   *[maykop] Maikop
}. Pontos: { $points }.
}
stalingrado-event-final-points = { $side ->
    [axis] Pontos finais do Eixo: { $total }.
   *[soviet] Pontos finais soviéticos: { $total }.
}
stalingrado-event-game-over = A partida terminou.

## Dice

stalingrado-dice-weather = o tempo de inverno
stalingrado-dice-air-combat = o combate aéreo
stalingrado-dice-bombing = o bombardeio
stalingrado-dice-bombardment = o fogo de artilharia
stalingrado-dice-combat = o combate

## The end

stalingrado-result-points = Os pontos de vitória decidem.
stalingrado-result-automatic = Stalingrado, Mozdok e Maikop estão nas mãos do Eixo.
stalingrado-result-scenario = Os pontos do cenário decidem.
stalingrado-result-draw = Nenhum lado tem pontos suficientes.
stalingrado-score-axis = pontos do Eixo
stalingrado-score-soviet = pontos soviéticos

## Por que o computador joga assim
stalingrado-bot-posture-steady = Seguir o plano do estado-maior: { $count ->
    [one] um ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-attack = Atacar onde possa valer a pena: { $count ->
    [one] um ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-select = Atacar só com boa proporção: { $count ->
    [one] um ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-advance = Avançar com todo o exército: { $count ->
    [one] um ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-fall-back = Recuar e obrigar o inimigo a vir de longe: { $count ->
    [one] um ataque
   *[other] { $count } ataques
}.
stalingrado-bot-fears-attack = Um ataque contra { $hex }.

## Odds

stalingrado-shift-terrain = terreno
stalingrado-shift-river = rio
stalingrado-shift-attacker-command = atacante sem comando
stalingrado-shift-defender-command = defensor sem comando
stalingrado-shift-winter = inverno
stalingrado-shift-panzer-corps = corpo Panzer
stalingrado-point-attack-units = unidades atacantes
stalingrado-point-attack-guns = artilharia atacante
stalingrado-point-attack-air = aviação atacante
stalingrado-point-defence-seen = defensores visíveis
stalingrado-point-defence-covered = defensores cobertos
stalingrado-point-defence-guns = artilharia defensora
stalingrado-point-defence-air = aviação defensora

## No terminal

stalingrado-legend = . plano  # cidade  @ cidade grande  % floresta  = pântano  ^ montanhas  : acidentado  , estepe  X intransponível  ~ água  / fora do cenário  ’ pista  * aeródromo  H h quartel-general
stalingrado-legend-units = Uma pilha: tipo da unidade de cima (I infantaria, L leve, M montanha, S segurança, C cavalaria, V motorizada, P panzer, T tanques, G artilharia; Eixo em maiúsculas, soviéticos em minúsculas), quantas, seu ataque (+ e outras cobertas); ! falta abastecimento ou comando a uma, > uma tem de atacar. a5* s5*: cinco unidades aéreas numa base. map LUGAR mostra outra parte, b PALAVRAS lista unidades: b tanques, b abastecimento, b atacar.
stalingrado-facing-n = norte
stalingrado-facing-ne = nordeste
stalingrado-facing-se = sudeste
stalingrado-facing-s = sul
stalingrado-facing-sw = sudoeste
stalingrado-facing-nw = noroeste
stalingrado-status-todo = A fazer
stalingrado-status-lacking = Sem abastecimento ou comando ({ $seat })
stalingrado-status-battle = Combate
stalingrado-air-mission = { $mission } sobre { $hex }
stalingrado-odds-attack = ataque
stalingrado-odds-target = { $count ->
    [one] uma unidade
   *[other] { $count } unidades
} → { $hex }
stalingrado-odds-points = { $points ->
    [one] um ponto
   *[other] { $points } pontos
}
stalingrado-odds-unseen = Não se vê: { $shifts }.
stalingrado-odds-result = D{ $d } A{ $a }
stalingrado-odds-footnote = O que os dados podem trazer: a chance de que o defensor ou o atacante sofra algo, e quanto em média.
stalingrado-look-in-zone = na zona de engajamento ({ $seat })
stalingrado-look-in-command = ao alcance de um quartel-general ({ $seat })
stalingrado-look-in-lines = numa linha de abastecimento ({ $seat })
stalingrado-look-river = rio
stalingrado-look-wide-river = rio largo
stalingrado-look-inaccessible-river = rio que não se pode cruzar
stalingrado-look-rail = ferrovia
stalingrado-look-road = estrada

## Na tela

stalingrado-title = Stalingrado
    .full = Stalingrado 1942-43
stalingrado-panel-score = Pontos
stalingrado-panel-forces = Fora do mapa
stalingrado-panel-air = Guerra aérea
stalingrado-panel-command = Comando
stalingrado-panel-tables = Tabela de combate
stalingrado-overlay-zones = Zonas de engajamento
stalingrado-overlay-lines = Linhas de abastecimento
stalingrado-overlay-rails = Ferrovias segundo quem as tem: Eixo, linha contínua; soviéticos, tracejada; entre ambos, pontilhada
stalingrado-care-hq = sob o comando de { $unit }
stalingrado-care-no-hq = nenhum quartel-general ao alcance
stalingrado-care-line = abastecida por { $hex }
stalingrado-care-no-line = sem linha de abastecimento
stalingrado-overlay-range = Alcance dos quartéis-generais
stalingrado-overlay-duties = Deveres de ataque, e quem não tem abastecimento ou comando
stalingrado-load = { $load } de { $number }
stalingrado-legend-supply = Abastecimento: { $side }
stalingrado-legend-source = Fonte: borda do mapa ou porto
stalingrado-legend-open = Estrada ou ferrovia com abastecimento
stalingrado-legend-severed = Estrada ou ferrovia isolada
stalingrado-legend-break = Cortada por uma unidade inimiga
stalingrado-legend-unsupplied = Unidade sem abastecimento
stalingrado-legend-line = Linha da unidade apontada
stalingrado-legend-command = Caminho até seu quartel-general
stalingrado-legend-cut = Aqui o inimigo a corta
stalingrado-legend-army = Alcance de um quartel-general: unidades ao alcance das que pode comandar
stalingrado-legend-army-theirs = Alcance de um quartel-general inimigo
stalingrado-legend-uncommanded = Unidade sem comando
stalingrado-legend-zone = Zonas de engajamento: { $side }
stalingrado-legend-between = Entre ambos
stalingrado-legend-duty = Deve atacar
stalingrado-legend-reach = Hexágono ao alcance, com seu custo
stalingrado-legend-must = Deve atacar dali
stalingrado-legend-hungry = Sem abastecimento ali
stalingrado-legend-alone = Sem comando ali
stalingrado-legend-ford = Atravessa um rio sem ponte
stalingrado-care-cuts = uma unidade inimiga a corta em { $hexes }
stalingrado-care-no-cut = nenhum hexágono sozinho a corta
stalingrado-there-cut-off = isola { $units }
stalingrado-there-loses = deixa sem abastecimento: { $units }
stalingrado-there-gains = leva abastecimento a { $units }
stalingrado-sequence-command = Abastecimento
stalingrado-sequence-replacements = Recompletamentos
stalingrado-sequence-movement = Movimento
stalingrado-sequence-air = Ar
stalingrado-sequence-combat = Combate
stalingrado-folded-air-axis = O Eixo dá base a { $count ->
    [one] uma unidade aérea
   *[other] { $count } unidades aéreas
}.
stalingrado-folded-air-soviet = Os soviéticos dão base a { $count ->
    [one] uma unidade aérea
   *[other] { $count } unidades aéreas
}.
stalingrado-folded-hq-axis = O Eixo posiciona { $count ->
    [one] um quartel-general
   *[other] { $count } quartéis-generais
}.
stalingrado-folded-hq-soviet = Os soviéticos posicionam { $count ->
    [one] um quartel-general
   *[other] { $count } quartéis-generais
}.
stalingrado-sign-hq = QG
stalingrado-strip-turn = Turno { $turn } de { $last }
stalingrado-strip-weather = Tempo de inverno
stalingrado-strip-points = { $points } PR
stalingrado-strip-explained = Pontos de vitória se o jogo acabasse agora, e pontos de recompletamento restantes
stalingrado-weather-1 = sem voos
stalingrado-weather-2 = só se voa ao sul do baixo Don
stalingrado-weather-3 = só se voa ao norte do baixo Don
stalingrado-weather-4 = só se voa ao sul do alto Don
stalingrado-weather-5 = só se voa ao norte do alto Don
stalingrado-weather-6 = voos em toda parte
stalingrado-terrain-open = terreno aberto
stalingrado-terrain-sea = mar
stalingrado-terrain-lake = lago
stalingrado-terrain-city = cidade
stalingrado-terrain-large_city = grande cidade
stalingrado-terrain-rough = terreno acidentado
stalingrado-terrain-mountain = montanhas
stalingrado-terrain-wild = estepe sem caminhos
stalingrado-terrain-forest = floresta
stalingrado-terrain-swamp = pântano
stalingrado-terrain-impassable = intransponível
stalingrado-airfield-strip = pista de pouso
stalingrado-airfield-aerodrome = aeródromo
stalingrado-look-columns = defesa: colunas −{ $columns }
stalingrado-look-stacking = limite de empilhamento { $units }
stalingrado-look-axis = em mãos do Eixo
stalingrado-look-soviet = em mãos soviéticas
stalingrado-look-closed = fora do cenário
stalingrado-look-unsupplied = sem abastecimento
stalingrado-look-uncommanded = sem comando
stalingrado-look-duty = deve atacar
stalingrado-look-rested = não pode atacar
stalingrado-look-moved = já moveu
stalingrado-look-attacked = já atacou
stalingrado-look-fired = disparou no turno { $turn }
stalingrado-look-covered = uma unidade coberta
stalingrado-look-grounded = em terra
stalingrado-look-flown = já voou
stalingrado-fan-covered = { $count ->
    [one] e uma unidade coberta
   *[other] e { $count } unidades cobertas
}
stalingrado-fan-hq = limite de comando { $commands }, alcance { $range }
stalingrado-mission-support = apoio
stalingrado-mission-bomb-units = bombas sobre unidades
stalingrado-mission-bomb-base = bombas sobre a base
stalingrado-mission-bomb-headquarters = bombas sobre um quartel-general
stalingrado-mission-escort = caças
stalingrado-mission-supply = abastecimento
stalingrado-mission-replacements = recompletamentos
stalingrado-place-future = Chegam em breve
stalingrado-place-waiting = Esperam para entrar
stalingrado-place-off = Guardadas fora do mapa
stalingrado-place-eliminated = Eliminadas, podem ser refeitas
stalingrado-place-lost = Perdidas de vez
stalingrado-place-gone = Retiradas
stalingrado-forces-turn = turno { $turn }
stalingrado-command-hex = hexágono
stalingrado-command-range = alcance
stalingrado-command-units = unidades ao alcance / máximo comandado
stalingrado-command-points = Pontos de recompletamento
stalingrado-kind-infantry = infantaria
stalingrado-kind-equipment = equipamento
stalingrado-kind-aviation = aviação
stalingrado-nation-german = Alemães
stalingrado-nation-rumanian = Romenos
stalingrado-nation-italian = Italianos
stalingrado-nation-hungarian = Húngaros
stalingrado-nation-soviet = Soviéticos
stalingrado-nation-slovak = Eslovacos
stalingrado-country-rumanian = { $unit } (Romênia)
stalingrado-country-italian = { $unit } (Itália)
stalingrado-country-hungarian = { $unit } (Hungria)
stalingrado-country-slovak = { $unit } (Eslováquia)
stalingrado-pool-words = { $nation }, { $kind }
stalingrado-points-goal = A vantagem do Eixo são os seus pontos menos os soviéticos, no fim do último turno. Com uma vantagem de { $axis } ou mais ganha o Eixo; com { $soviet } ou menos, os soviéticos; entre as duas é empate.
stalingrado-points-campaign = Se o Eixo ocupa Stalingrado (ambos os hexágonos), Mozdok e Maikop no fim do último turno, ganha automaticamente. Senão, ganha quem tiver mais pontos; com os mesmos é empate.
stalingrado-points-objectives = Objetivos
stalingrado-points-scored = Marcados até agora
stalingrado-points-each = cada turno do { $first } ao { $last }
stalingrado-points-end = no fim
stalingrado-points-german-units = Unidades alemãs eliminadas
stalingrado-points-allied-units = Unidades aliadas do Eixo eliminadas
stalingrado-points-soviet-units = Unidades soviéticas eliminadas
stalingrado-points-west-of-donets = Unidades a oeste do Donets
stalingrado-points-on-the-volga = Unidades alemãs no Volga
stalingrado-points-points-left = Pontos de recompletamento restantes
stalingrado-table-combat = Tabela de combate
stalingrado-table-explained = Dois dados; perdas do defensor / perdas do atacante.
stalingrado-odds-ratio = proporção
stalingrado-odds-column = coluna
stalingrado-odds-hit = perdas do defensor
stalingrado-odds-hurt = perdas do atacante
stalingrado-odds-mean = em média
stalingrado-odds-hidden = A defesa está coberta: procure a proporção que espera.
stalingrado-find-place = lugar
stalingrado-panel-orders = A fazer
stalingrado-panel-units = Unidades
stalingrado-overlay-reach = Alcance da unidade sob o ponteiro
stalingrado-key-group = reunir um grupo
stalingrado-key-stay = estas ficam; à seguinte
stalingrado-gesture-stack = uma pilha para movê-la inteira
stalingrado-gesture-one = uma unidade: aponte para a pilha e pegue-a na fileira
stalingrado-gesture-group = uma moldura em torno de unidades e clique aonde vão
stalingrado-gesture-target = um alvo: todas as unidades adjacentes atacam; clique em uma para deixá-la fora
stalingrado-gesture-wing = alas e depois o hexágono para onde voam
stalingrado-way-cost = pontos: { $cost } de { $points }
stalingrado-way-some = chegam { $count } de { $all }
stalingrado-way-rivers = { $count ->
    [one] atravessa um rio
   *[other] atravessa { $count } rios
}
stalingrado-way-no-end = não pode terminar aqui ({ $rule })
stalingrado-way-zone = em zona inimiga
stalingrado-way-duty = terá de atacar
stalingrado-way-unsupplied = sem abastecimento
stalingrado-way-uncommanded = sem comando
stalingrado-way-hunters = { $count ->
    [0] nenhum caça inimigo pode vir
    [one] pode vir uma unidade de caça inimiga
   *[other] podem vir { $count } unidades de caça inimigas
}
stalingrado-left-unmoved = { $count ->
    [one] uma unidade sem ordens
   *[other] { $count } unidades sem ordens
}
stalingrado-left-enter = { $count ->
    [one] uma unidade espera para entrar
   *[other] { $count } unidades esperam para entrar
}
stalingrado-left-land = { $count ->
    [one] uma unidade aérea sem base
   *[other] { $count } unidades aéreas sem base
}
stalingrado-left-hq = { $count ->
    [one] um quartel-general não se moveu
   *[other] { $count } quartéis-generais não se moveram
}
stalingrado-left-spend = { $count ->
    [one] uma unidade pode receber recompletamento
   *[other] { $count } unidades podem receber recompletamento
}
stalingrado-left-fly = { $count ->
    [one] uma unidade aérea ainda poderia voar
   *[other] { $count } unidades aéreas ainda poderiam voar
}
stalingrado-left-attack = { $count ->
    [one] um hexágono inimigo ainda pode ser atacado
   *[other] { $count } hexágonos inimigos ainda podem ser atacados
}
stalingrado-left-owing = { $count ->
    [one] uma pilha terá de atacar
   *[other] { $count } pilhas terão de atacar
}
stalingrado-left-duty = { $count ->
    [one] uma pilha ainda tem de atacar
   *[other] { $count } pilhas ainda têm de atacar
}
stalingrado-left-doubt = Antes de terminar: { $what }.
stalingrado-left-nothing = Nada espera por você aqui agora.
stalingrado-attacks = Ataques até agora: { $count }
stalingrado-left-all-stay = Todas estas ficam onde estão
stalingrado-left-more = e mais { $count }
stalingrado-filter-nation = nação
stalingrado-filter-type = tipo
stalingrado-filter-army = ao alcance de
stalingrado-filter-state = estado
stalingrado-filter-any = todas
stalingrado-filter-count = { $count ->
    [one] uma unidade
   *[other] { $count } unidades
}
stalingrado-filter-none = Sem filtro
stalingrado-filter-ready = ainda por usar
stalingrado-filter-unsupplied = sem abastecimento
stalingrado-filter-uncommanded = sem comando
stalingrado-filter-duty = tem de atacar
stalingrado-filter-reduced = reduzida
stalingrado-type-infantry = infantaria
stalingrado-type-light_infantry = infantaria leve
stalingrado-type-mountain = montanha
stalingrado-type-alpine = alpinos
stalingrado-type-security = segurança
stalingrado-type-cavalry = cavalaria
stalingrado-type-motorised_infantry = infantaria motorizada
stalingrado-type-mechanised_infantry = mecanizada
stalingrado-type-mechanised_cavalry = cavalaria mecanizada
stalingrado-type-panzer = Panzer
stalingrado-type-tank = tanques
stalingrado-type-artillery = artilharia
stalingrado-type-hq = quartéis-generais
stalingrado-type-air-C = caças
stalingrado-type-air-CB = caças-bombardeiros
stalingrado-type-air-BL = bombardeiros leves
stalingrado-type-air-BM = bombardeiros médios
stalingrado-type-air-BP = bombardeiros pesados
stalingrado-type-air-T = transporte aéreo
stalingrado-group-add = { $count ->
    [one] Uma para o grupo
   *[other] As { $count } para o grupo
}
stalingrado-group-one = { $unit } no grupo
stalingrado-hand = O que falta fazer
stalingrado-hand-coming = Seus reforços do turno { $turn }
stalingrado-hand-next = Seguinte sem ordens
stalingrado-hand-stay = { $count ->
    [0] Ficar
    [one] Esta fica
   *[other] Estas { $count } ficam
}
stalingrado-hand-group = Grupo
stalingrado-hand-send = { $count ->
    [one] Enviar uma unidade
   *[other] Enviar { $count } unidades
}
stalingrado-hand-scatter = Desfazer o grupo
stalingrado-hand-gather = Toque em pilhas ou unidades para as reunir; qualquer outro hexágono as envia para lá.
stalingrado-hand-aim = Escolha um hexágono de destino.
stalingrado-hand-arrive = Escolha um hexágono: todas as chegadas vão até ele.
stalingrado-hand-arrivals = Trazer tudo para …
stalingrado-hand-bases = Redistribuir a aviação
stalingrado-wings = Unidades aéreas por ala
stalingrado-wings-again = Repetir ({ $count })
stalingrado-wings-where = { $count ->
    [0] Escolha as alas que voam.
    [one] Uma unidade escolhida: clique no hexágono de destino.
   *[other] { $count } unidades escolhidas: clique no hexágono de destino.
}
stalingrado-hand-how = O que faz um clique
stalingrado-how-to = marchar
stalingrado-how-step = hexágono a hexágono
stalingrado-how-rail = por ferrovia
stalingrado-how-sea = por mar
stalingrado-how-support = apoio
stalingrado-how-bomb_units = bombardear unidades
stalingrado-how-bomb_base = bombardear uma base
stalingrado-how-escort = escolta
stalingrado-how-supply = abastecimento
stalingrado-how-unit = mover
stalingrado-how-top = pôr em cima
stalingrado-done = Unidades movidas: { $count } de { $all }; chegaram: { $arrived }.
stalingrado-done-undo = Desfazer toda a ordem
stalingrado-done-part = chegou até { $hex }
stalingrado-done-not = não se moveu
stalingrado-hand-hold = Manter até o contato
stalingrado-hand-go-on = { $count ->
    [one] Seguir: { $count } unidade
   *[other] Seguir: { $count } unidades
}
stalingrado-hand-cancel = { $count ->
    [one] Cancelar { $count } ordem
   *[other] Cancelar { $count } ordens
}
stalingrado-plan-go-on = Ordens permanentes cumpridas: { $done } de { $count }.
stalingrado-done-meets = encontraria o inimigo: mova-a você
stalingrado-plan-send = Ordens dadas: { $done } de { $count } (para { $hex }).
stalingrado-plan-fly = { $unit } voa também para { $hex }.
stalingrado-plan-no-mission = { $unit } não pode voar nenhuma missão sobre { $hex }.
stalingrado-plan-back = A ordem é desfeita.
stalingrado-plan-stopped = O resto da ordem espera: antes pergunta-se outra coisa.
stalingrado-plan-no-way = Dali não se chega a { $hex } neste turno.
stalingrado-plan-arrive = As chegadas vão para { $hex }.
stalingrado-plan-bases = A aviação muda de base.
stalingrado-plan-missions = As missões são dadas.
stalingrado-plan-grounded = { $count ->
    [one] Uma unidade não tem missão ali.
   *[other] { $count } unidades não têm missão ali.
}
stalingrado-air-asked = A decisão aérea
stalingrado-air-aloft = Em voo
stalingrado-air-over = { $count ->
    [one] uma voa lá
   *[other] { $count } voam lá
}
stalingrado-air-show = Mostrar { $hex }
stalingrado-air-power = ar { $air }, solo { $ground }
stalingrado-air-sky = O céu sobre { $hex }
stalingrado-air-fighters = { $count ->
    [0] nenhum caça ao alcance
    [one] uma unidade de caça ao alcance, força { $power }
   *[other] { $count } unidades de caça ao alcance, força { $power }
}
stalingrado-air-others = { $count ->
    [0] nenhuma outra
    [one] outra
   *[other] outras { $count }
}
stalingrado-air-results = O que resultou
stalingrado-air-bases = Bases: { $side }
stalingrado-how-intercept = interceptar
stalingrado-thought = { $count ->
    [one] Um ataque da única unidade que poderia: { $attack } pontos.
   *[other] Um ataque das { $count } que poderiam: { $attack } pontos.
}
stalingrado-thought-best = No melhor caso { $ratio }, após os deslocamentos { $column }: o defensor sofre { $hit }, o atacante { $hurt }.
stalingrado-thought-worst = No pior caso { $ratio }, após os deslocamentos { $column }: o defensor sofre { $hit }, o atacante { $hurt }.
stalingrado-nth = { $number }.ª
stalingrado-nth-m = { $number }.º
stalingrado-town-stalingrad-north = Stalingrado (norte)
stalingrado-town-stalingrad-south = Stalingrado (sul)
stalingrado-town-saratov = Saratov
stalingrado-town-voronezh = Voronej
stalingrado-town-kursk = Kursk
stalingrado-town-kharkov = Carcóvia
stalingrado-town-belgorod = Belgorod
stalingrado-town-maykop = Maikop
stalingrado-town-grozny = Grozni
stalingrado-town-novorossiysk = Novorossisk
stalingrado-town-tuapse = Tuapse
stalingrado-town-mariupol = Mariupol
stalingrado-town-zaporozhye = Zaporójia
stalingrado-town-dnepropetrovsk = Dniepropetrovsk
stalingrado-town-lugansk = Lugansk
stalingrado-town-artemovsk = Artiomovsk
stalingrado-town-izyum = Izium
stalingrado-town-kupyansk = Kupiansk
stalingrado-town-slavyansk = Slaviansk
stalingrado-town-kamyshin = Kamichin
stalingrado-town-kalach = Kalach
stalingrado-town-kalach-voronezh = Kalach (Voronej)
stalingrado-town-kotelnikovo = Kotelnikovo
stalingrado-town-millerovo = Millerovo
stalingrado-town-rossosh = Rossoch
stalingrado-town-tatsinskaya = Tatsinskaia
stalingrado-town-chernyshkovskiy = Tchernichkovski
stalingrado-town-elista = Elista
stalingrado-town-melitopol = Melitopol
stalingrado-town-kerch = Querche
stalingrado-town-sochi = Sóchi
stalingrado-town-sukhumi = Sucumi
stalingrado-town-tbilisi = Tiblíssi
stalingrado-town-batumi = Batumi
stalingrado-town-kutaisi = Cutaíssi
stalingrado-town-ordzhonikidze = Ordjonikidze
stalingrado-town-nalchik = Nalchik
stalingrado-town-pyatigorsk = Piatigorsk
stalingrado-town-cherkessk = Cherkessk
stalingrado-town-mineralnye-vody = Mineralnie Vodi
stalingrado-town-yeysk = Ieisk
stalingrado-town-shakhty = Chakhti
stalingrado-town-novocherkassk = Novocherkassk
stalingrado-town-proletarskaya = Proletarskaia
stalingrado-town-pavlovskaya = Pavlovskaia
stalingrado-town-tikhoretsk = Tikhoretsk
stalingrado-town-kletskaya = Kletskaia
stalingrado-town-veshenskaya = Vechenskaia
stalingrado-town-kazanskaya = Kazanskaia
stalingrado-town-serafimovich = Serafimovich
stalingrado-town-boguchar = Bogutchar
stalingrado-town-kantemirovka = Kantemirovka
stalingrado-town-voroshilovsk = Vorochilovsk
stalingrado-town-lisichansk = Lisichansk
stalingrado-town-pavlograd = Pavlogrado
stalingrado-town-chuguyev = Chuguiev
stalingrado-town-valuyki = Valuiki
stalingrado-town-livny = Livni
stalingrado-town-yelets = Ielets
stalingrado-town-lipetsk = Lipetsk
stalingrado-town-feodosiya = Feodósia
stalingrado-town-nizhne-chirskaya = Nijne-Tchirskaia
stalingrado-unit-n-alpine-division-cuneense = { stalingrado-nth } Divisão Alpina Cuneense
stalingrado-unit-n-alpine-division-julia = { stalingrado-nth } Divisão Alpina Julia
stalingrado-unit-n-alpine-division-tridentina = { stalingrado-nth } Divisão Alpina Tridentina
stalingrado-unit-n-cavalry-division = { stalingrado-nth } Divisão de Cavalaria
stalingrado-unit-n-infantry-division = { stalingrado-nth } Divisão de Infantaria
stalingrado-unit-n-infantry-division-cosseria = { stalingrado-nth } Divisão de Infantaria Cosseria
stalingrado-unit-n-infantry-division-ravenna = { stalingrado-nth } Divisão de Infantaria Ravenna
stalingrado-unit-n-infantry-division-sforzesca = { stalingrado-nth } Divisão de Infantaria Sforzesca
stalingrado-unit-n-infantry-division-torino = { stalingrado-nth } Divisão de Infantaria Torino
stalingrado-unit-n-infantry-division-vicenza = { stalingrado-nth } Divisão de Infantaria Vicenza
stalingrado-unit-n-light-cavalry-celere-division-duca-d-aosta = { stalingrado-nth } Divisão de Cavalaria Leve (Celere) Duca d’Aosta
stalingrado-unit-n-light-division = { stalingrado-nth } Divisão Leve
stalingrado-unit-n-luftwaffe-field-division = { stalingrado-nth } Divisão de Campanha da Luftwaffe
stalingrado-unit-n-motorised-division = { stalingrado-nth } Divisão Motorizada
stalingrado-unit-n-motorised-division-pasubio = { stalingrado-nth } Divisão Motorizada Pasubio
stalingrado-unit-n-mountain-division = { stalingrado-nth } Divisão de Montanha
stalingrado-unit-n-panzer-division = { stalingrado-nth } Divisão Panzer
stalingrado-unit-n-ss-motorised-brigade = { stalingrado-nth } Brigada Motorizada SS
stalingrado-unit-n-security-division = { stalingrado-nth } Divisão de Segurança
stalingrado-unit-cavalry-brigade-barbo = Brigada de Cavalaria Barbo
stalingrado-unit-motorised-division-grossdeutschland = Divisão Motorizada Grossdeutschland
stalingrado-unit-ss-motorised-division-leibstandarte-adolf-hitler = Divisão Motorizada SS Leibstandarte Adolf Hitler
stalingrado-unit-ss-motorised-division-wiking = Divisão Motorizada SS Wiking
stalingrado-unit-n-artillery-division = { stalingrado-nth } Divisão de Artilharia
stalingrado-unit-n-cavalry-corps = { stalingrado-nth-m } Corpo de Cavalaria
stalingrado-unit-n-guards-cavalry-corps = { stalingrado-nth-m } Corpo de Cavalaria da Guarda
stalingrado-unit-n-guards-mechanised-corps = { stalingrado-nth-m } Corpo Mecanizado da Guarda
stalingrado-unit-n-guards-rifle-corps = { stalingrado-nth-m } Corpo de Fuzileiros da Guarda
stalingrado-unit-n-guards-rifle-division = { stalingrado-nth } Divisão de Fuzileiros da Guarda
stalingrado-unit-n-guards-tank-corps = { stalingrado-nth-m } Corpo de Tanques da Guarda
stalingrado-unit-n-mechanised-corps = { stalingrado-nth-m } Corpo Mecanizado
stalingrado-unit-n-motor-rifle-division = { stalingrado-nth } Divisão de Fuzileiros Motorizada
stalingrado-unit-n-mountain-rifle-division = { stalingrado-nth } Divisão de Fuzileiros de Montanha
stalingrado-unit-n-nkvd-rifle-division = { stalingrado-nth } Divisão de Fuzileiros do NKVD
stalingrado-unit-n-rifle-division = { stalingrado-nth } Divisão de Fuzileiros
stalingrado-unit-n-tank-corps = { stalingrado-nth-m } Corpo de Tanques
stalingrado-unit-german-n-army-hq = QG do { stalingrado-nth-m } Exército alemão
stalingrado-unit-german-n-panzer-army-hq = QG do { stalingrado-nth-m } Exército Panzer alemão
stalingrado-unit-german-army-detachment-hollidt = Destacamento de Exército alemão Hollidt
stalingrado-unit-hungarian-n-army-hq = QG do { stalingrado-nth-m } Exército húngaro
stalingrado-unit-italian-n-army-hq = QG do { stalingrado-nth-m } Exército italiano
stalingrado-unit-rumanian-n-army-hq = QG do { stalingrado-nth-m } Exército romeno
stalingrado-unit-bryansk-front-hq = QG da Frente de Briansk
stalingrado-unit-don-front-hq = QG da Frente do Don
stalingrado-unit-north-caucasus-front-hq = QG da Frente do Cáucaso do Norte
stalingrado-unit-southeastern-front-hq = QG da Frente Sudeste
stalingrado-unit-southern-front-hq = QG da Frente Sul
stalingrado-unit-southwestern-front-hq = QG da Frente Sudoeste
stalingrado-unit-stalingrad-front-hq = QG da Frente de Stalingrado
stalingrado-unit-transcaucasus-front-hq = QG da Frente da Transcaucásia
stalingrado-unit-voronezh-front-hq = QG da Frente de Voronej
stalingrado-unit-n-air-brigade-me-109f = { stalingrado-nth } Brigada Aérea (Me 109F)
stalingrado-unit-n-air-brigade-re-2000 = { stalingrado-nth } Brigada Aérea (Re 2000)
stalingrado-unit-n-bomber-aviation-division-a-20 = { stalingrado-nth } Divisão Aérea de Bombardeio (A-20)
stalingrado-unit-n-bomber-aviation-division-il-4 = { stalingrado-nth } Divisão Aérea de Bombardeio (Il-4)
stalingrado-unit-n-bomber-aviation-division-li-2 = { stalingrado-nth } Divisão Aérea de Bombardeio (Li-2)
stalingrado-unit-n-bomber-aviation-division-pe-2 = { stalingrado-nth } Divisão Aérea de Bombardeio (Pe-2)
stalingrado-unit-n-bomber-aviation-division-pe-8 = { stalingrado-nth } Divisão Aérea de Bombardeio (Pe-8)
stalingrado-unit-n-bomber-aviation-division-su-2 = { stalingrado-nth } Divisão Aérea de Bombardeio (Su-2)
stalingrado-unit-n-fighter-aviation-division-i-16 = { stalingrado-nth } Divisão Aérea de Caça (I-16)
stalingrado-unit-n-fighter-aviation-division-la-5 = { stalingrado-nth } Divisão Aérea de Caça (La-5)
stalingrado-unit-n-fighter-aviation-division-lagg-3 = { stalingrado-nth } Divisão Aérea de Caça (LaGG-3)
stalingrado-unit-n-fighter-aviation-division-p-39 = { stalingrado-nth } Divisão Aérea de Caça (P-39)
stalingrado-unit-n-fighter-aviation-division-p-40 = { stalingrado-nth } Divisão Aérea de Caça (P-40)
stalingrado-unit-n-fighter-aviation-division-yak-1 = { stalingrado-nth } Divisão Aérea de Caça (Yak-1)
stalingrado-unit-n-fighter-aviation-division-yak-7 = { stalingrado-nth } Divisão Aérea de Caça (Yak-7)
stalingrado-unit-n-ground-attack-aviation-division-il-2 = { stalingrado-nth } Divisão Aérea de Assalto (Il-2)
stalingrado-unit-n-transport-group-li-2 = { stalingrado-nth-m } Grupo de Transporte (Li-2)
stalingrado-how-attack = atacar
stalingrado-how-shell = só artilharia
stalingrado-strip-goal = Vantagem do Eixo { $margin } · o Eixo ganha a partir de { $axis }, a URSS até { $soviet }
stalingrado-filter-find = Uma unidade por nome ou hexágono
stalingrado-guide-march = Os números são pontos de movimento. Um hexágono vermelho tracejado significa que a unidade terá de atacar dali; um ponto marrom, que ficaria sem abastecimento; um violeta, sem comando. A linha mostra o caminho até o hexágono sob o ponteiro; os pontos azuis são rios.
stalingrado-guide-mission = A linha azul é até onde voa; nos hexágonos tracejados podem vir caças inimigos. Escolha sob o tabuleiro o que significa um clique, ou tome um alvo do painel “Guerra aérea”.
stalingrado-guide-replacements = Os pontos completam unidades reduzidas e trazem de volta as eliminadas. As peças sob o tabuleiro e as iluminadas no mapa podem recebê-los; o que guarda não se perde.
stalingrado-guide-reaction = O inimigo voa. Envie caças contra ele, ou apoio sobre hexágonos que possa atacar; o painel “Guerra aérea” mostra quem está em voo.
stalingrado-guide-place_hq = Ponha-o perto das unidades que deve comandar, numa estrada ou ferrovia para o sua borda ou ao lado. Pode guardá-lo para mais tarde.
stalingrado-left-crowded = { $count ->
    [one] um hexágono passa do limite de empilhamento: tire uma unidade
   *[other] { $count } hexágonos passam do limite de empilhamento: tire unidades
}
stalingrado-guide-axis-intro-1 = Você comanda o Eixo: peças cinza de cantos retos; os aliados têm cor própria e as letras RO, HU, IT ou SK. Avance para leste, até o Volga e o Cáucaso, antes do inverno.
stalingrado-guide-axis-intro-2 = Uma peça diz ataque, defesa e movimento: 6-5-15. Uma faixa branca é uma unidade que perdeu um passo; o número num círculo diz quantas há na pilha. Deixe o ponteiro num hexágono para vê-las.
stalingrado-guide-axis-intro-3 = Junto do inimigo há zonas de engajamento (tecla Z): custam um ponto a mais, e quem termina numa delas pode ter de atacar. D mostra esses deveres.
stalingrado-guide-axis-intro-4 = Os quartéis-generais comandam e abastecem ao seu alcance (tecla C), e vivem de estradas e ferrovias até a borda oeste (tecla S). Sem abastecimento, ataque e movimento caem à metade.
stalingrado-guide-soviet-intro-1 = Você comanda os soviéticos: peças vermelhas de cantos redondos; a guarda tem símbolos amarelos. Resista até o inverno e depois contra-ataque.
stalingrado-guide-soviet-intro-2 = Uma peça diz ataque, defesa e movimento: 4-6-6. Uma faixa branca é uma unidade que perdeu um passo; o número num círculo diz quantas há na pilha. Das pilhas inimigas você só vê a de cima.
stalingrado-guide-soviet-intro-3 = Junto do inimigo há zonas de engajamento (tecla Z): custam um ponto a mais, e quem termina numa delas pode ter de atacar. D mostra esses deveres.
stalingrado-guide-soviet-intro-4 = Os quartéis-generais comandam e abastecem ao seu alcance (tecla C), e vivem de estradas e ferrovias até as suas bordas (tecla S). Não deixe que isolem os seus exércitos.
stalingrado-guide-first_base = Clique num hexágono aceso com aeródromo: caças perto da frente, bombardeiros e transportes atrás.
stalingrado-guide-moving = Clique numa pilha iluminada para movê-la inteira, ou numa das suas peças ao lado do hexágono. Sob o tabuleiro: N leva à unidade seguinte sem ordens, K a deixa ficar, G reúne um grupo que vai junto para um hexágono. “A fazer” enumera o que falta.
stalingrado-guide-column = Os hexágonos iluminados são aonde todas podem ir, com o que custa à mais lenta. Com os botões deixa algumas para trás.
stalingrado-guide-missions = As unidades aéreas cumprem uma missão por turno: apoio em combate, bombas, escolta, abastecimento. O painel “Guerra aérea” enumera quem pode voar e de onde; ou termine.
stalingrado-guide-combat = Pare sobre um hexágono inimigo para ver como seria um ataque e clique. As pilhas com seta vermelha têm de atacar; a linha sob o tabuleiro diz quantas faltam.
stalingrado-guide-attackers = Acrescente unidades clicando nelas. As chances mostram cada deslocamento e as colunas a que a defesa coberta pode levar.
stalingrado-guide-turn-axis = O Eixo jogou. “Rever o último turno deles” mostra de novo, passo a passo.
stalingrado-guide-turn-soviet = Os soviéticos jogaram. “Rever o último turno deles” mostra de novo, passo a passo.

# The stage
stalingrado-stage-attack = Ataque a { $hex }
stalingrado-stage-air = Combate aéreo sobre { $hex }
stalingrado-stage-bombs = { $mission ->
    [bomb-units] Bombas sobre { $hex }
    [bomb-base] Bombas sobre a base em { $hex }
   *[bomb-headquarters] Bombas sobre o quartel-general em { $hex }
}
stalingrado-stage-shelling = Artilharia sobre { $hex }
stalingrado-stage-points = pontos
stalingrado-stage-effect = Efeito { $number }
stalingrado-stage-attacker = { $losses ->
    [one] o atacante perde um passo
   *[other] o atacante perde { $losses } passos
}
stalingrado-stage-none = Sem efeito
stalingrado-stage-losses = defensor { $d }, atacante { $a }
stalingrado-stage-weather = Clima de inverno

# Guided lessons

stalingrado-lesson-move = Mover e zonas
stalingrado-lesson-move-unit = Escolha a 24ª Divisão Panzer em 0703.
stalingrado-lesson-move-hex = Mova-a para 0803, ao lado do inimigo. Sair de um hexágono em zona inimiga custa 1 ponto a mais.
    .wrong = Só atacam as unidades ao lado do inimigo. Mova para 0803.
stalingrado-lesson-move-stack = Uma pilha inteira pode mover de uma vez. Escolha a de 0702.
stalingrado-lesson-move-column = Mova-a para 0802.
stalingrado-lesson-move-end-phase = Termine o movimento. Quem estiver em uma zona inimiga terá de lutar.
    .wrong = Outras unidades poderiam mover, mas aqui bastam dois movimentos. Termine o movimento.
stalingrado-lesson-move-end = O movimento e as zonas decidem onde você luta. A seguir: o abastecimento.
stalingrado-lesson-supply = Abastecimento e quartéis-generais
stalingrado-lesson-supply-hq = As unidades precisam de um QG ao alcance. Escolha o do 4º Exército Panzer.
    .wrong = Primeiro o QG: quem sai do seu alcance luta com uma coluna a menos. Escolha o do 4º Exército Panzer.
stalingrado-lesson-supply-hex = Mova-o para 0703, logo atrás da frente.
    .wrong = Quanto mais perto ele está, mais longe vão suas unidades. Mova-o para 0703.
stalingrado-lesson-supply-unit = Escolha a 24ª Divisão Panzer.
stalingrado-lesson-supply-march = Mova-a para 0803: ela continua ao alcance do QG.
stalingrado-lesson-supply-end-phase = A tecla S mostra o abastecimento no mapa: quem o recebe e de onde. Encerre o movimento.
stalingrado-lesson-supply-end = Os QG avançam com a frente, ou ela para. A seguir: ar e combate.
stalingrado-lesson-combat = Ar e combate
stalingrado-lesson-combat-end-phase = Termine o movimento: depois voam os aviões.
stalingrado-lesson-combat-send = Escolha os Stukas em 0703.
stalingrado-lesson-combat-support = Envie-os para apoiar o ataque a 0903.
    .wrong = Os aviões só ajudam no hexágono para onde voam. Envie os Stukas a 0903.
stalingrado-lesson-combat-done = Deixe os caças na base. Termine as missões.
stalingrado-lesson-combat-attack = Agora lute: escolha 0903.
stalingrado-lesson-combat-go = As três divisões atacam. A proporção está ao lado do alvo. Ataque.
    .wrong = Cada divisão que fica de fora baixa a proporção. Ataque com as três.
stalingrado-lesson-combat-advance = O defensor é eliminado. Avance com a 24ª Divisão Panzer.
stalingrado-lesson-combat-end = Mover, voar, lutar, avançar: isso é um turno. Jogue seu primeiro cenário.
