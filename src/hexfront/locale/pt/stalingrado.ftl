### Stalingrado 1942-43

## What the game is

stalingrado-about = O Eixo avança para o Volga e o Cáucaso no verão de 1942, e os soviéticos contra-atacam no inverno.
stalingrado-scenario-campaign = a campanha inteira, 32 semanas de junho de 1942 a fevereiro de 1943
stalingrado-scenario-blue = a corrida de verão para o Don, seis semanas no norte
stalingrado-scenario-caucasus = a ofensiva do Cáucaso, catorze semanas no sul
stalingrado-scenario-uranus = o cerco e o socorro, sete semanas a partir de novembro de 1942
stalingrado-mode-1v1 = um jogador do Eixo contra um soviético
stalingrado-seat-axis = Eixo
stalingrado-seat-soviet = Soviéticos
stalingrado-option-zone_cost = quando uma zona inimiga custa um ponto a mais
    .leaving = ao sair de um dos seus hexágonos
    .entering = ao entrar em um dos seus hexágonos, e uma vez para romper o contato
stalingrado-option-replacement_hq = que quartel-general transmite reposições
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
    .hidden = a ficha de cima e o número
    .open = todas as fichas

## What is asked

stalingrado-prompt-first_base = Onde fica a base de { $counter }?
stalingrado-prompt-place_hq = Onde começa { $counter }, ou fica à parte?
stalingrado-prompt-out_of_command = Há mais unidades do que os quartéis-generais podem comandar: ficam fora { $units }. De acordo?
stalingrado-prompt-replacements = Quem recebe reposições?
stalingrado-prompt-rebuild_to = Onde volta { $counter }, e com que força?
stalingrado-prompt-reserve_at = Homens para { $unit } por ar: para que aeródromo?
stalingrado-prompt-reserve_by = Homens para { $unit } até { $hex }: que transporte voa?
stalingrado-prompt-choose_substitute = Chega { $counter }: a quem substitui?
stalingrado-prompt-moving = Turno { $turn }: o que se move agora?
stalingrado-prompt-march = { $unit } em { $start }, { $points } pontos: para onde?
stalingrado-prompt-stepping = { $unit } chegou a { $start }. Continua?
stalingrado-prompt-column = { $units } de { $start }: para onde? Antes pode deixar unidades para trás.
stalingrado-prompt-enter_at = Por onde { $counter } entra no mapa?
stalingrado-prompt-move_hq = Para onde vai { $counter }?
stalingrado-prompt-transfer = { $counter } deixa { $start }: para que base?
stalingrado-prompt-station = Em que base { $counter } pousa?
stalingrado-prompt-crowd = { $hex } está superlotado e ninguém pode sair: quem se perde?
stalingrado-prompt-missions = Que unidade aérea voa uma missão?
stalingrado-prompt-mission = { $counter } de { $base }: que missão?
stalingrado-prompt-load = { $counter } leva suprimentos a { $hex }: para quem?
stalingrado-prompt-reaction = Que unidade aérea responde?
stalingrado-prompt-react_with = { $counter } de { $base }: para onde voa?
stalingrado-prompt-next_air_combat = Que combate aéreo vem primeiro?
stalingrado-prompt-air_loss = Restam { $count } perdas aéreas: qual das unidades iguais sofre a próxima?
stalingrado-prompt-next_bombing = Que alvo é bombardeado primeiro?
stalingrado-prompt-bomb_loss = { $hex } foi atingido: que unidade sofre a perda?
stalingrado-prompt-bomb_kill = { $hex } foi atingido em cheio: que unidade é eliminada?
stalingrado-prompt-divert = A base de { $counter } está perdida: onde pousa?
stalingrado-prompt-combat = Que hexágono é atacado?
stalingrado-prompt-attackers = { $units } contra { $target }: quem mais, ou começa o ataque?
stalingrado-prompt-defence_guns = { $attack } pontos atacam { $target }: a artilharia ajuda?
stalingrado-prompt-shell_with = { $counters } contra { $target }: mais canhões, ou fogo?
stalingrado-prompt-gun_loss = Os canhões recebem resposta: que unidade sofre a perda?
stalingrado-prompt-defender_choice = { $target } sob pressão, D{ $d }: o que fazem os defensores?
stalingrado-prompt-defender_loss = Restam { $count } perdas em { $target }: quem sofre a próxima?
stalingrado-prompt-retreat_unit = { $unit } recua de { $start }: para onde?
stalingrado-prompt-pushed_off = { $counter } é empurrada para fora do mapa: por que borda?
stalingrado-prompt-choose_attacker_loss = Restam { $count } perdas diante de { $target }: quem sofre a próxima?
stalingrado-prompt-advancing = { $target } está vazio: quem avança?
stalingrado-prompt-go_on = { $unit } em { $start }: continua? { $points } pontos de ruptura.

## What can be done

stalingrado-verb-to = Para { $hex }
stalingrado-verb-stay = Ficar
stalingrado-verb-wait = Esperar
stalingrado-verb-done = Pronto
stalingrado-verb-back = Pensar de novo
stalingrado-verb-lose = { $unit }
stalingrado-verb-at = Em { $hex }
stalingrado-verb-step = Um hexágono, para { $hex }
stalingrado-verb-march-leave = Sair do mapa
stalingrado-verb-march-rail = De trem para { $hex }
stalingrado-verb-march-sea = Por mar para { $hex }
stalingrado-verb-stepping-stop = Parar aqui
stalingrado-verb-column-drop = Deixar { $unit } para trás
stalingrado-verb-advancing-advance = { $unit } avança
stalingrado-verb-advancing-stop = Ninguém mais
stalingrado-verb-go_on-exploit = Explorar até { $hex }
stalingrado-verb-go_on-push = Romper até { $hex }
stalingrado-verb-go_on-halt = Alto
stalingrado-verb-out_of_command-agree = De acordo
stalingrado-verb-out_of_command-command = Comandar { $unit } em vez disso
stalingrado-verb-send = Enviar { $unit }
stalingrado-verb-support = Apoiar sobre { $hex }
stalingrado-verb-mission-bomb_units = Bombardear as unidades em { $hex }
stalingrado-verb-mission-bomb_base = Bombardear a base em { $hex }
stalingrado-verb-mission-bomb_hq = Bombardear { $unit }
stalingrado-verb-mission-escort = Escoltar ou patrulhar sobre { $hex }
stalingrado-verb-mission-supply = Levar suprimentos a { $hex }
stalingrado-verb-load-for = Para { $unit }
stalingrado-verb-load-go = Decolar
stalingrado-verb-react_with-intercept = Interceptar sobre { $hex }
stalingrado-verb-next_air_combat-fight = Sobre { $hex }
stalingrado-verb-choose_substitute-replace = { $unit }
stalingrado-verb-replacements-replenish = Completar { $unit }
stalingrado-verb-replacements-refit = Reequipar { $unit }
stalingrado-verb-replacements-rebuild = Reconstruir { $unit }
stalingrado-verb-replacements-reserve = Levar por ar homens para { $unit }
stalingrado-verb-rebuild_to-reduced_at = Reduzida em { $hex }
stalingrado-verb-rebuild_to-full_at = Com força total em { $hex }
stalingrado-verb-reserve_by-by = { $unit }
stalingrado-verb-next_bombing-units = As unidades em { $hex }
stalingrado-verb-next_bombing-base = A base em { $hex }
stalingrado-verb-next_bombing-hq = { $unit }
stalingrado-verb-combat-attack = Atacar { $hex }
stalingrado-verb-combat-shell = Canhonear { $hex } só com artilharia
stalingrado-verb-combat-end = Terminar a fase de combate
stalingrado-verb-add = Acrescentar { $unit }
stalingrado-verb-attackers-all = Todos os adjacentes
stalingrado-verb-attackers-drop = Sem { $unit }
stalingrado-verb-attackers-go = Atacar
stalingrado-verb-shell_with-go = Fogo
stalingrado-verb-defence_guns-fire = { $unit } dispara
stalingrado-verb-move_hq-off = Retirá-lo do mapa
stalingrado-verb-place_hq-aside = Guardá-lo à parte
stalingrado-verb-moving-unit = { $unit }
stalingrado-verb-moving-stack = A pilha de { $hex }
stalingrado-verb-moving-enter = { $unit } entra no mapa
stalingrado-verb-moving-hq = { $unit }
stalingrado-verb-moving-transfer = Transferir { $unit }
stalingrado-verb-moving-land = { $unit } recebe uma base
stalingrado-verb-moving-top = Pôr { $unit } em cima da sua pilha
stalingrado-verb-moving-end = Terminar o movimento
stalingrado-verb-defender_choice-loss = Sofrer uma perda
stalingrado-verb-defender_choice-hold = Manter Stalingrado e sofrer todas as perdas
stalingrado-verb-defender_choice-retreat = Recuar
stalingrado-verb-retreat_unit-all = Todos para { $hex }
stalingrado-verb-pushed_off-north = Pela borda norte
stalingrado-verb-pushed_off-east = Pela borda leste
stalingrado-verb-pushed_off-south = Pela borda sul

## What happens

stalingrado-event-turn = Turno { $turn }
stalingrado-event-player-turn = { $side ->
    [axis] Turno { $turn }: o Eixo
   *[soviet] Turno { $turn }: os soviéticos
}
stalingrado-event-weather = Tempo de inverno: { $die ->
    [1] ninguém voa
    [2] voa-se ao sul do baixo Don
    [3] voa-se ao norte do baixo Don
    [4] voa-se ao sul do alto Don
    [5] voa-se ao norte do alto Don
   *[other] todos voam
}.
stalingrado-event-blue-ends = As divisões Panzer superiores tornam-se normais.
stalingrado-event-points = { $side ->
    [axis] O Eixo recebe os seus pontos de reposição.
   *[soviet] Os soviéticos recebem os seus pontos de reposição.
}
stalingrado-event-replenished = { $unit ->
    [none] Uma unidade em { $hex } é completada.
   *[other] { $unit } em { $hex } é completada.
}
stalingrado-event-rebuilt = { $unit ->
    [none] Uma unidade é reconstruída em { $hex }.
   *[other] { $unit } é reconstruída em { $hex }.
}
stalingrado-event-reserved = { $unit ->
    [none] { $transport } levará homens a { $hex }.
   *[other] { $transport } levará homens para { $unit } a { $hex }.
}
stalingrado-event-men-return = Os homens não passaram: volta um ponto ({ $pool }).
stalingrado-event-withdrawn = { $counter } é retirada.
stalingrado-event-substituted = { $counter } toma o lugar de { $old } em { $hex }.
stalingrado-event-arrivals = Chegam: { $counters }.
stalingrado-event-enters = { $unit } entra no mapa em { $hex }.
stalingrado-event-moves = { $unit } vai de { $start } para { $hex }.
stalingrado-event-stack-moves = { $count } unidades vão de { $start } para { $hex }: { $units }.
stalingrado-event-by-rail = { $unit } vai de trem de { $start } para { $hex }.
stalingrado-event-by-sea = { $unit } vai por mar de { $start } para { $hex }.
stalingrado-event-leaves = { $counter } sai do mapa a partir de { $start }.
stalingrado-event-livny-falls = Livny caiu.
stalingrado-event-hq-placed = { $counter } instala-se em { $hex }.
stalingrado-event-hq-moves = { $counter } vai para { $hex }.
stalingrado-event-hq-off = { $counter } é retirado do mapa.
stalingrado-event-hq-destroyed = { $counter } é destruído em { $hex }.
stalingrado-event-hq-bombed = { $counter } perde { $number } pontos de alcance neste turno.
stalingrado-event-lands = { $counter } fica baseado em { $hex }.
stalingrado-event-transfers = { $counter } transfere-se de { $start } para { $hex }.
stalingrado-event-diverted = { $counter } pousa em { $hex } em vez disso.
stalingrado-event-air-destroyed = { $counter } perde-se com a sua base em { $hex }.
stalingrado-event-flies = { $counter } voa para { $hex }: { $mission ->
    [support] apoio
    [bomb-units] bombas nas unidades
    [bomb-base] bombas na base
    [bomb-headquarters] bombas num quartel-general
    [escort] caças
    [supply] suprimentos
   *[replacements] reposições
}.
stalingrado-event-flies-against = { $counter } voa contra { $old }.
stalingrado-event-loaded = { $counter } leva suprimentos para { $counters }.
stalingrado-event-supplied-by-air = { $counter } abastece { $counters } por { $hex }.
stalingrado-event-air-combat = Combate aéreo sobre { $hex }: { $attack } contra { $defence }, dado { $die }. O defensor perde { $defender }, o atacante { $attacker }.
stalingrado-event-air-loss = { $steps ->
    [0] { $counter } é abatida.
   *[other] { $counter } fica reduzida.
}
stalingrado-event-bombing = Bombardeio ({ $mission ->
    [support] apoio
    [bomb-units] unidades
    [bomb-base] base
    [bomb-headquarters] quartel-general
    [escort] caças
    [supply] suprimentos
   *[replacements] reposições
}): { $points } pontos, dado { $die }, resultado { $number }.
stalingrado-event-shelling = A artilharia dispara sobre { $target }: { $points } pontos, dado { $die }, resultado { $number }.
stalingrado-event-attack = { $counters } atacam { $target } com { $attack } pontos.
stalingrado-event-odds = { $target }: { $attack } contra { $defence }, { $ratio }, depois dos deslocamentos { $column }.
stalingrado-event-combat-result = Dados { $dice }: D{ $d } A{ $a } em { $target }.
stalingrado-event-loss = { $steps ->
    [0] { $counter } em { $hex } perde o seu último passo.
   *[other] { $counter } em { $hex } sofre uma perda.
}
stalingrado-event-eliminated = { $counter } é eliminada em { $hex }.
stalingrado-event-retreats = { $counter } recua de { $start } para { $hex }.
stalingrado-event-pushed-off = { $counter } é empurrada de { $start } pela borda { $edge ->
    [N] norte
    [E] leste
   *[S] sul
}.
stalingrado-event-advances = { $unit } avança de { $start } para { $hex }.
stalingrado-event-scores = { $side ->
    [axis] O Eixo detém { $city ->
    [stalingrad] Stalingrado
   *[maykop] Maykop
}: { $points } pontos.
   *[soviet] Os soviéticos detêm { $city ->
    [stalingrad] Stalingrado
   *[maykop] Maykop
}: { $points } pontos.
}
stalingrado-event-final-points = { $side ->
    [axis] O Eixo termina com { $total } pontos.
   *[soviet] Os soviéticos terminam com { $total } pontos.
}
stalingrado-event-game-over = A campanha terminou.

## Dice

stalingrado-dice-weather = o tempo de inverno
stalingrado-dice-air-combat = o combate aéreo
stalingrado-dice-bombing = o bombardeio
stalingrado-dice-bombardment = o fogo de artilharia
stalingrado-dice-combat = o combate

## The end

stalingrado-result-points = por pontos de vitória
stalingrado-result-automatic = Stalingrado, Mozdok e Maykop estão nas mãos do Eixo
stalingrado-result-scenario = pelos pontos do cenário
stalingrado-result-draw = nenhum lado tem pontos suficientes
stalingrado-score-axis = pontos do Eixo
stalingrado-score-soviet = pontos soviéticos

## Odds

stalingrado-shift-terrain = terreno
stalingrado-shift-river = rio
stalingrado-shift-attacker-command = atacante sem comando
stalingrado-shift-defender-command = defensor sem comando
stalingrado-shift-winter = inverno
stalingrado-shift-panzer-corps = corpo Panzer
