### Conflict of Heroes: Awakening the Bear!

## O que é o jogo

heroes-title = Awakening the Bear!
    .full = Conflict of Heroes: Awakening the Bear!
heroes-about = Grupos de combate e tanques de 1941 e 1942: pontos de ação, pontos de comando e um inimigo que age entre dois movimentos seus.
heroes-facts = cerca de 1 hora
    .players = 1 a 4
    .difficulty = fácil
    .turns = { $turns ->
        [one] uma rodada
       *[other] { $turns } rodadas
    }
heroes-sheet-sound = A folha está certa: { $name }, { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}, { $hexes ->
    [one] um hexágono
   *[other] { $hexes } hexágonos
}, unidades alemãs { $german }, soviéticas { $soviet }.

heroes-mode-1v1 = um jogador alemão contra um soviético
heroes-mode-2v2 = dois comandantes alemães contra dois soviéticos
heroes-mode-2v1 = dois comandantes alemães contra um jogador soviético
heroes-mode-1v2 = um jogador alemão contra dois comandantes soviéticos

heroes-seat-german = Alemão
heroes-seat-soviet = Soviético
heroes-seat-german-2 = Alemão, segundo comandante
heroes-seat-soviet-2 = Soviético, segundo comandante

heroes-scenario-partisans = Guerrilheiros, outubro de 1941: uma patrulha persegue uma emboscada
    .brings = A base: pontos de ação, mover-se e girar, fogo contra frente e flanco, combate aproximado, impactos e reagrupamento, agir fora da vez, pontos de comando.
    .history = Depois da queda de Kiev, soldados perdidos formaram bandos nos bosques, caçados por patrulhas.
heroes-scenario-mir = Defesa do NKVD em Mir, junho de 1941: uma companhia cercada tenta sair
    .brings = Grupos: vizinhos agem juntos e apoiam o fogo uns dos outros, e cada lado precisa de outra coisa.
    .history = Na primeira semana, tropas de fronteira cercadas abriram caminho para o leste pelos bosques de Mir.
heroes-scenario-the-gap = A brecha, junho de 1941: uma retaguarda oculta na estrada
    .brings = Unidades ocultas, fogo contra hexágonos suspeitos, edifícios e campos arados, em dois tabuleiros.
    .history = Retaguardas no Bug seguraram estradas por horas para que outros escapassem.
heroes-scenario-petrov = O general Petrov, outubro de 1941: um general ferido nos bosques
    .brings = Colinas: a altura ao ver e ao atirar; morteiros de tiro indireto, com um observador.
    .history = O general Petrov, do 50º Exército, foi ferido e se perdeu nos bosques do bolsão de Briansk.
heroes-scenario-red-ice = Gelo vermelho, dezembro de 1941: siberianos contra trincheiras geladas
    .brings = Trincheiras e arame farpado, fumaça e artilharia pedida uma rodada antes.
    .history = Em dezembro de 1941, divisões siberianas descansadas afastaram de Moscou a linha alemã congelada.
heroes-scenario-monsters = Os monstros, junho de 1941: os panzer encontram T-34 numa colina
    .brings = Veículos: blindagem, canhões contra ela, torres, movimentos extras; transporte e reboque.
    .history = Os canhões dos panzers mal feriam os T-34 e KV; só os flancos e a artilharia os paravam.
heroes-scenario-bunker = O bunker, junho de 1941: uma colina fortificada além do Bug
    .brings = Bunkers e minas, cartas de arma como granadas e cargas, e sair do mapa por pontos.
    .history = As obras inacabadas da Linha Molotov resistiram por dias atrás da frente.
heroes-scenario-mzensk = Rumo ao bolsão de Mzensk, outubro de 1941: uma coluna de socorro
    .brings = Uma coluna motorizada: caminhões, carros blindados, canhões rebocados e uma barricada, com muito a salvar.
    .history = Os T-34 de Katukov cortaram as pontas da 4ª Divisão Panzer diante de Mtsensk.
heroes-scenario-kv2 = KV2, junho de 1941: um só tanque corta a estrada
    .brings = Um tanque que quase nada fere, um canhão pesado, fumaça dos tanques, minas ocultas na estrada.
    .history = Um único tanque pesado deteve por um dia a 6ª Divisão Panzer em Raseiniai.
heroes-scenario-bug-river = O rio Bug, junho de 1941: uma cabeça de ponte atacada
    .brings = A água e tudo o que veio antes: obras, blindados leves, morteiros, artilharia, coqueteis molotov.
    .history = No segundo dia, tanques soviéticos atacaram as cabeças de ponte do Bug e foram repelidos.
heroes-scenario-peprez = Assalto a Peprez, julho de 1941: uma cidade, casa a casa
    .brings = Uma cidade, casa a casa, com um baralho que decide quando e quais objetivos contam.
    .history = As vilas nas estradas de suprimento tiveram de ser tomadas casa por casa.
heroes-scenario-demolition = Demolição, julho de 1941: cargas contra um quartel-general
    .brings = Cargas contra uma casa fortificada, e um cenário que pode acabar antes do tempo.
    .history = Os pioneiros quebraram com cargas o que os canhões não conseguiam.

heroes-option-cards = o baralho dos cenários em que é opcional
    .off = sem cartas
    .on = com cartas
heroes-option-variable_ap = quantos pontos de ação tem uma ativação
    .off = sete
    .on = o maior e o menor de três dados
    .fog = o mesmo, e o inimigo só vê o que foi gasto
heroes-option-cautious_movement = se a infantaria que se move a descoberto fica exposta
    .off = não
    .on = durante um turno, salvo se se mover com cautela
heroes-option-german_handicap = mais pontos de comando para os alemães
    .v0 = nenhum
    .v1 = um
    .v2 = dois
heroes-option-soviet_handicap = mais pontos de comando para os soviéticos
    .v0 = nenhum
    .v1 = um
    .v2 = dois
heroes-option-arc = a forma do arco de fogo
    .wedge = uma cunha de 120 graus
    .half-plane = tudo o que está à frente
heroes-option-smoke_blocks_los = se a fumaça densa corta a linha de visão
    .on = sim
    .off = não, só modifica
heroes-option-becoming_hidden = se os grupos de combate fora de vista podem voltar a ocultar-se
    .off = não
    .on = sim, por cinco pontos
heroes-option-vehicle_slopes = o que os veículos pagam por subir um nível
    .off = nada
    .on = um ponto
heroes-option-part = a parte da aprendizagem que se joga
    .all = nenhuma: todas as regras
    .v1 = parte 1
    .v2 = parte 2
    .v3 = parte 3
    .v4 = parte 4
    .v5 = parte 5
    .v6 = parte 6
    .v7 = parte 7
    .v8 = parte 8
    .v9 = parte 9

## Os lados, como partes de frases

heroes-the-side = { $side ->
    [german] os alemães
    [german-2] os alemães do segundo comandante
    [soviet-2] os soviéticos do segundo comandante
   *[soviet] os soviéticos
}
heroes-side-first = { $side ->
    [german] Os alemães
    [german-2] Os alemães do segundo comandante
    [soviet-2] Os soviéticos do segundo comandante
   *[soviet] Os soviéticos
}

## Cartas

heroes-card-follow-me = Sigam-me!
    .text = Retira o marcador de impacto de uma unidade ou de um grupo, também em combate aproximado.
heroes-card-rally-up = Reagrupem-se!
    .text = Uma unidade que não está em combate aproximado lança de graça para se reagrupar.
heroes-card-rapid-deployment = Deslocamento rápido
    .text = Uma unidade ou um grupo de unidades adjacentes move-se dois hexágonos.
heroes-card-frontline-officer = Oficial da linha de frente
    .text = Por 2 PA a unidade ativada lança um dado de pontos de comando.
heroes-card-swift-action = Ação veloz
    .text = Duas ações seguidas.
heroes-card-fire-direction = Direção de tiro
    .text = Mais dois pontos de poder de fogo para um ataque.
heroes-card-seek-cover = Protejam-se!
    .text = Uma defesa improvisada para uma unidade ou um grupo.
heroes-card-score = Pontuação
    .text = Contam-se os pontos do meio do jogo.
heroes-card-objective-1 = Objetivo 1
    .text = Conta o primeiro objetivo da folha.
heroes-card-objective-2 = Objetivo 2
    .text = Conta o segundo objetivo da folha.
heroes-card-objective-3 = Objetivo 3
    .text = Conta o terceiro objetivo da folha.
heroes-card-objective-4 = Objetivo 4
    .text = Conta o quarto objetivo da folha.
heroes-card-grenades = Granadas
    .text = Um grupo de combate ataca com 5 vermelho ou 4 azul no seu hexágono, ou com -2 a um hexágono.
heroes-card-adrenaline = Adrenalina
    .text = Uma unidade ou um grupo usado age de graça.
heroes-card-command-action = Ação de comando
    .text = Qualquer unidade ou grupo age de graça.
heroes-card-battlefield-confusion = Confusão
    .text = No turno inimigo: a ação dele custa mais 3, ou perde-se.
heroes-card-veteran-nco = Suboficial veterano
    .text = Um dado da sua rolagem é rolado de novo.
heroes-card-sniper-fire = Atirador de elite
    .text = O inimigo perde até três pontos de comando.
heroes-card-luck = Sorte!
    .text = Um dado muda a sua rolagem: com 1 em -3, senão em +2.
heroes-card-scout-teams = Batedores
    .text = Descobre inimigos ocultos perto de uma unidade, ou oculta uma das suas.
heroes-card-bogged-down = Atolado
    .text = No turno inimigo: um veículo que se moveu fica imobilizado com 4 ou mais.
heroes-card-obstacle-clearing = Limpar obstáculos
    .text = Uma unidade retira arame ou minas do seu hexágono.
heroes-card-mine-laying = Lançar minas
    .text = Uma unidade coloca uma mina no seu hexágono ou ao lado.
heroes-card-firefight-event = Evento
    .text = Acontece o que a folha diz.
heroes-card-halt-order = Ordem de alto
    .text = O cenário termina de imediato.
heroes-card-molotov = Coquetel molotov
    .text = Uma unidade soviética a pé ataca no seu hexágono, ou com -2 a um hexágono.
heroes-card-demolition = Cargas de demolição
    .text = Uma unidade alemã a pé ataca uma unidade ou uma obra do seu hexágono; o terreno não ajuda.
heroes-card-artillery-german = Artilharia divisionária
    .text = Uma barragem sobre sete hexágonos, anotada uma rodada antes.
heroes-card-artillery-soviet = Artilharia divisionária
    .text = Uma barragem sobre sete hexágonos, anotada uma rodada antes.

## Unidades, marcadores e terreno

heroes-unit-ger-rifles = Fuzileiros
heroes-unit-ger-lmg = Metralhadora leve
heroes-unit-ger-hmg = Metralhadora pesada
heroes-unit-ger-pioneers = Sapadores
heroes-unit-ger-mortar-5 = Morteiro de 5 cm
heroes-unit-ger-mortar-8 = Morteiro de 8 cm
heroes-unit-ger-tank-hunters = Caça-tanques
heroes-unit-ger-wagon = Carroça
heroes-unit-ger-truck = Caminhão
heroes-unit-sov-rifles = Fuzileiros
heroes-unit-sov-smg = Submetralhadoras
heroes-unit-sov-mmg = Metralhadora
heroes-unit-sov-nkvd = NKVD
heroes-unit-sov-mortar-50 = Morteiro de 50 mm
heroes-unit-sov-mortar-82 = Morteiro de 82 mm
heroes-unit-sov-wagon = Carroça
heroes-unit-sov-truck = Caminhão

heroes-marker-inf-stunned = Atordoada
heroes-marker-inf-unnerved = Nervosa
heroes-marker-inf-killed = Morta
heroes-marker-inf-panicked = Pânico
heroes-marker-inf-pinned = Fixada
heroes-marker-inf-suppressed = Suprimida
heroes-marker-inf-cowering = Acuada
heroes-marker-inf-berserk = Enfurecida
heroes-marker-veh-stunned = Atordoado
heroes-marker-veh-gun-damaged-red = Canhão danificado (vermelho)
heroes-marker-veh-gun-damaged-blue = Canhão danificado (azul)
heroes-marker-veh-destroyed = Destruído
heroes-marker-veh-panicked = Pânico
heroes-marker-veh-immobilized = Imobilizado
heroes-marker-veh-suppressed = Suprimido
heroes-marker-veh-light-damage = Dano leve
heroes-marker-generic = Impacto

heroes-terrain-open = aberto
heroes-terrain-light_woods = bosque ralo
heroes-terrain-heavy_woods = bosque
heroes-terrain-wood_building = edifício de madeira
heroes-terrain-stone_building = edifício de pedra
heroes-terrain-field = campo arado
heroes-terrain-water = água
heroes-work-trench = trincheira
heroes-work-bunker = bunker
heroes-work-wire = arame farpado
heroes-work-mine = minas
heroes-work-roadblock = barricada

## O que se pergunta

heroes-prompt-turn = Rodada { $round }: escolha uma unidade{ $ap ->
    [0] {""}
   *[other] . { $ap } PA
}{ $cap ->
    [0] {""}
   *[other] . { $cap } PAC
}.
heroes-prompt-order = Escolha uma ação para { $unit }.
heroes-prompt-split = Custo { $cost }: escolha quantos dos seus { $ap } PA gastar.
heroes-about-split = { $ordered }: escolha quanto de { $cost } pagar em PA.
heroes-prompt-confuse = Jogar Confusão (ação inimiga: { $cost })?
heroes-prompt-confused = Confusão: pague mais { $cost } ou perca a ação.
heroes-prompt-roll = { $cap ->
    [0] Role os dados.
   *[other] Gastar PAC na rolagem? Você tem { $cap }.
}
heroes-prompt-spotter = Escolha um hexágono de observação de { $target }.
heroes-prompt-choose_target = Escolha o próximo alvo em { $hex }.
heroes-prompt-note_barrage = Escolha um hexágono para a próxima barragem.
heroes-prompt-orient = Escolha como pôr o marcador de desvio em { $hex }.
heroes-prompt-bonus = Escolha um movimento grátis: { $unit }.
heroes-prompt-occupy = Ocupar a fortificação de { $hex }?
heroes-prompt-face = Escolha a orientação: { $unit }.
heroes-prompt-who_rallies = Escolha a próxima unidade a rolar para se reagrupar.
heroes-prompt-card_on = Escolha uma unidade para { $card }.
heroes-prompt-split_card = Custo { $cost }: escolha quantos PA gastar.
heroes-prompt-who_deploys = Escolha a próxima unidade a mover.
heroes-prompt-deploy_to = { $left ->
    [1] Escolha o último hexágono: { $unit }.
   *[other] Escolha o primeiro de dois hexágonos: { $unit }.
}
heroes-prompt-lay_mine = Escolha um hexágono para a mina.
heroes-prompt-change_roll = Jogar uma carta sobre a sua rolagem?
heroes-prompt-bog_down = Jogar Atolado contra o veículo que se moveu?
heroes-prompt-cover_tracks = Jogar Batedores para ocultar uma unidade?
heroes-prompt-hide_where = Escolha um hexágono para ocultar { $unit }.
heroes-prompt-weapon_at = Escolha um alvo para { $card }.
heroes-prompt-lend = Apoiar o ataque com { $card }?
heroes-prompt-plan = Movimento de grupo: mova { $unit }.
heroes-prompt-bid = Iniciativa: escolha quantos dos { $cap } PAC apostar.
heroes-prompt-place_unit = Escolha o hexágono inicial de { $unit }.
heroes-prompt-hide_unit = Escolha um hexágono para ocultar { $unit }.
heroes-prompt-assign = Atribuir { $card } a qual unidade?

## O que se pode fazer

heroes-verb-act = Ativar { $unit }
heroes-verb-opportunity = Aproveitar { $unit }
heroes-verb-command = Comandar { $unit }
heroes-verb-turn-reveal = Revelar { $unit }
heroes-verb-flip = Encerrar a ativação
heroes-verb-stall = Protelar por 1 PA
heroes-verb-stall_cap = Protelar por 1 PAC
heroes-verb-card = Jogar { $card }
heroes-verb-swift = Jogar Ação veloz
heroes-verb-scout = Explorar: { $unit }
heroes-verb-weapon = Usar { $weapon }
heroes-verb-pass = Passar
    .note = perde-se a ativação aberta; dois passes seguidos acabam a rodada
heroes-verb-sneak = Esgueirar-se a { $hex }
heroes-verb-hide = Ocultar-se em { $hex }
heroes-verb-cover_tracks-hide = Ocultar { $unit }
heroes-verb-dig = Entrincheirar-se
heroes-verb-fire = Atirar em { $hex }
heroes-verb-close = Assaltar { $unit }
heroes-verb-raze = Atacar a fortificação
heroes-verb-indirect = Atirar indireto: { $hex }
heroes-verb-flame = Queimar { $hex }
heroes-verb-smoke = Pôr fumaça em { $hex }
heroes-verb-smoke_indirect = Mandar fumaça a { $hex }
heroes-verb-to = Ir para { $hex }
heroes-verb-creep = Ir com cautela: { $hex }
heroes-verb-face = Virar para { $facing }
heroes-verb-leave = Sair do mapa
heroes-verb-occupy = Ocupar a fortificação
heroes-verb-come_out = Sair
heroes-verb-order-rally = Reagrupar-se
heroes-verb-order-aim = Mirar às cegas
heroes-verb-order-aim_back = Voltar às ordens
heroes-verb-rally = Reagrupar { $unit }
heroes-verb-with = Agir com { $unit }
heroes-verb-march = Mover-se em grupo
heroes-verb-board = Subir em { $unit }
heroes-verb-alight = Descer em { $hex }
heroes-verb-tow = Rebocar { $unit }
heroes-verb-unhitch = Soltar o reboque
heroes-verb-ap = Gastar { $number } PA
heroes-verb-use = Usar a carta
heroes-verb-decline = Recusar
heroes-verb-give_up = Perder a ação
heroes-verb-roll = Rolar
heroes-verb-raise = Somar { $number } PAC
heroes-verb-lower = Subtrair { $number } PAC
heroes-verb-from = Observar de { $hex }
heroes-verb-target = Atacar { $unit }
heroes-verb-note_barrage-target = Mirar em { $hex }
heroes-verb-none = Pular
heroes-verb-stop = Parar
heroes-verb-stay_out = Ficar fora
heroes-verb-on = Escolher { $unit }
heroes-verb-done = Encerrar a escolha
heroes-verb-deploy = Mover { $unit }
heroes-verb-lay = Pôr à vista em { $hex }
heroes-verb-lay_hidden = Pôr oculta em { $hex }
heroes-verb-keep = Manter a rolagem
heroes-verb-reroll = Rolar de novo o { $number }
heroes-verb-luck = Tentar a sorte
heroes-verb-stay = Ficar
heroes-verb-bid = Apostar { $number } PAC
heroes-verb-place = Colocar em { $hex }
heroes-verb-to_unit = Escolher { $unit }

## O que acontece

heroes-event-round = Rodada { $round }
heroes-event-reinforcements = Unidades prontas para entrar: { $units }.
heroes-event-bids = { heroes-side-first } apostam { $points } PAC.
heroes-event-initiative-roll = { heroes-side-first } tiram { $dice }{ $bid ->
    [0] {""}
   *[other] {" "}com uma aposta de { $bid } PAC
}: { $total }.
heroes-event-initiative = { heroes-side-first } têm a iniciativa.
heroes-event-activates = Ativação de { $unit } com { $points } PA.
heroes-event-activates-in-fog = Ativação de { $unit }{ $own_number ->
    [none] {""}
   *[other] {" "}com { $own_number } PA
}.
heroes-event-activates-hidden = { heroes-side-first } ativam uma unidade oculta.
heroes-event-used = Unidades usadas: { $units }{ $lost ->
    [0] {""}
   *[other] ; PA perdidos: { $lost }
}.
heroes-event-used-in-fog = Unidades usadas: { $units }; os dados deram { $granted } PA.
heroes-event-pays = { heroes-side-first } pagam { $paid ->
    [cap] { $cap } PAC; restam { $cap_left } PAC
    [both] { $ap } PA e { $cap } PAC; restam { $ap_left ->
        [none] {""}
       *[other] { $ap_left } PA e{" "}
    }{ $cap_left } PAC
   *[ap] { $ap } PA{ $ap_left ->
        [none] {""}
       *[other] ; restam { $ap_left } PA
    }
}.
heroes-event-opportunity = Ação de oportunidade: { $units }.
heroes-event-cap-refilled = { heroes-side-first } começam a rodada com { $cap } PAC.
heroes-event-stalls = { heroes-side-first } protelam.
heroes-event-passes = { heroes-side-first } passam.
heroes-event-moves = { $unit } vai de { $start } para { $hex }{ $cautious ->
    [yes] , com cautela
   *[no] {""}
}.
heroes-event-enters = { $unit } entra no mapa por { $hex }.
heroes-event-pivots = { $unit } vira para { $facing }.
heroes-event-leaves = Saída do mapa por { $hex }: { $units }, { $vp } PV.
heroes-event-occupies = { $unit } ocupa a fortificação de { $hex }.
heroes-event-comes-out = { $unit } sai da fortificação de { $hex }.
heroes-event-digs-in = Unidades entrincheiradas: { $units }.
heroes-event-wire = Arame em { $hex }: o dado ({ $dice }) soma { $cost } ao custo.
heroes-event-caught-in-wire = { $unit } não consegue passar.
heroes-event-wire-crushed = { $unit } esmaga o arame de { $hex }.
heroes-event-mine-found = { $unit } encontra uma mina em { $hex }.
heroes-event-mine = Uma mina explode sob { $unit }: { $total } contra { $needed } ({ $dice }): { $outcome ->
    [kill] destruição
    [hit] impacto
   *[miss] falha
}.
heroes-event-attack = { $attacker ->
    [none] Uma unidade oculta ataca { $hex }.
   *[other] { $attacker } ataca { $hex }.
}
heroes-event-shot = Tiro contra { $unit }: { $av } contra { $dv } ({ $dice }): { $outcome ->
    [kill] destruição
    [hit] impacto
   *[miss] falha
}.
heroes-event-shot-at-work = A fortificação: { $av } contra { $dv } ({ $dice }): { $outcome ->
    [hit] destruída
   *[miss] resiste
}.
heroes-event-search = Fogo sobre { $hex } ({ $dice }): { $found ->
    [yes] uma unidade é atingida
   *[no] sem efeito
}.
heroes-event-hit = { $unit } sofre um impacto{ $marker_of ->
    [none] {""}
   *[other] : { $marker_of }
}.
heroes-event-shows-marker = { $unit } mostra o seu marcador: { $marker_of }.
heroes-event-destroyed = Destruição de { $unit } em { $hex }: { $vp } PV.
heroes-event-cap-lost = { heroes-side-first } descem para { $cap } PAC.
heroes-event-work-destroyed = A fortificação de { $hex } é destruída.
heroes-event-work-cleared = { $unit } limpa { $hex }.
heroes-event-rally = { $unit } tenta se reagrupar: { $total }{ $rally_of ->
    [none] {""}
   *[other] {" "}contra { $rally_of }
} ({ $dice }): { $success ->
    [yes] consegue
   *[no] não consegue
}.
heroes-event-marker-removed = { $unit } se recupera: marcador de impacto retirado.
heroes-event-revealed = Revelado em { $hex }: { $units }.
heroes-event-hidden-move = { heroes-side-first } movem uma unidade oculta por { $cost ->
    [one] um ponto
   *[other] { $cost } pontos
}.
heroes-event-hides = { $unit } desaparece de { $start }.
heroes-event-hidden-set-up = { heroes-side-first } ocultam uma unidade.
heroes-event-placed = { $unit } começa em { $hex }.
heroes-event-weapon-assigned = { $unit } leva { $card }.
heroes-event-weapon = { $unit } usa { $card }.
heroes-event-loads = { $unit } sobe para { $vehicle }.
heroes-event-unloads = { $unit } desce de { $vehicle } em { $hex }.
heroes-event-control = { heroes-side-first } tomam { $hex }.
heroes-event-scores = { heroes-side-first } ganham { $vp } PV por { $hex }.
heroes-event-round-ends = Fim da rodada { $round }. PV: alemães { $german }, soviéticos { $soviet }.
heroes-event-draws = { heroes-side-first } compram { $own_card ->
    [none] uma carta
   *[other] “{ $own_card }”
}.
heroes-event-event-card = Evento: “{ $card }”.
heroes-event-firefight-event = Unidades prontas para entrar: { $units }.
heroes-event-plays = { heroes-side-first } jogam “{ $card }”.
heroes-event-confusion = Confusão: a ação custa mais { $cost }.
heroes-event-action-lost = A ação se perde.
heroes-event-officer = O oficial traz { $cap } PAC ({ $dice }).
heroes-event-sniper = Atirador de elite: { heroes-the-side } perdem { $cap } PAC ({ $dice }).
heroes-event-scouts = Batedores de { $unit } vigiam os arredores de { $hex }.
heroes-event-rerolls = Um dado é rolado de novo: { $dice }.
heroes-event-luck = Sorte ({ $dice }): { $change }.
heroes-event-bogged = { $unit } ({ $dice }): { $success ->
    [yes] atola na lama
   *[no] consegue passar
}.
heroes-event-mine-laid = Uma mina é colocada em { $hex }.
heroes-event-mine-laid-hidden = { heroes-side-first } colocam uma mina oculta.
heroes-event-barrage-noted = { heroes-side-first } pedem { $smoke ->
    [yes] uma barragem de fumaça
   *[no] uma barragem
}.
heroes-event-barrage = Cai sobre { $hex } a barragem que { heroes-the-side } pediram.
heroes-event-on-target = No alvo ({ $dice }).
heroes-event-off-target = Fora do alvo ({ $dice }).
heroes-event-drifts = Desvio: { $distance ->
    [one] um hexágono
   *[other] { $distance } hexágonos
} para { $facing } ({ $dice }).
heroes-event-impact = Os projéteis caem sobre { $hexes }.
heroes-event-smoke = Fumaça em { $hexes }.
heroes-event-smoke-thins = A fumaça se dissipa.
heroes-event-game-over = O cenário terminou. PV: alemães { $german }, soviéticos { $soviet }.

heroes-result-rounds = Terminou a última rodada.
heroes-result-destroyed = A unidade-chave foi destruída.
heroes-result-controls = O objetivo foi tomado.
heroes-result-no_units = Um dos lados não tem mais unidades.
heroes-result-halt = Uma ordem de alto terminou o cenário.
heroes-score-german = PV alemães
heroes-score-soviet = PV soviéticos

heroes-dice-attack = o ataque
heroes-dice-suspicion = o fogo sobre um hexágono suspeito
heroes-dice-work = o fogo sobre uma obra
heroes-dice-rally = o reagrupamento
heroes-dice-initiative = a iniciativa, primeiro os alemães
heroes-dice-activation = os pontos de ação
heroes-dice-officer = o oficial
heroes-dice-sniper = o atirador de elite
heroes-dice-luck = a sorte
heroes-dice-bogged = a lama
heroes-dice-wire = o arame
heroes-dice-mine = a mina
heroes-dice-drift = o desvio
heroes-dice-direction = a direção do desvio

## No terminal

heroes-legend = . aberto  % bosque ralo  & bosque  + casa de madeira, # de pedra  = campo  ~ água  depois a altura  : estrada  t trincheira  b bunker  x arame  m minas  o barricada  s fumaça
heroes-legend-units = R fuzileiros, L H metralhadoras, P sapadores, S submetralhadoras, N NKVD, X caça-tanques, M morteiro, G canhão, T tanque, C carro blindado, A transporte, J canhão autopropulsado, K caminhão, W carroça; alemães em maiúsculas, soviéticos em minúsculas. Número e seta: qual é e para onde está voltada (? oculta); * ativada, . usada, ! atingida. G1 S1 -1: quem tem um hexágono que pontua, e seus pontos.
heroes-odds-head-needed = precisa de
heroes-odds-head-hit = impacto
heroes-odds-head-destroyed = destruída
heroes-odds-footnote = O que dois dados devem somar, e as chances de impacto (ou de se reagrupar) e de destruição, sem pontos de comando. Vários alvos ficam lado a lado.
heroes-status-to-move = a jogar: { $seat }
heroes-status-hand = Mão: { $seat }
heroes-status-hidden = { $count ->
    [0] vazia
    [one] uma carta
   *[other] { $count } cartas
}
heroes-status-weapon-is = { $unit }, { $uses ->
    [one] resta um uso
   *[other] restam { $uses } usos
}
heroes-status-barrage = Barragem: { $seat }
heroes-status-piles = Pilhas
heroes-status-piles-are = { $deck } para comprar, { $discards } nos descartes
heroes-look-aimed = à vista e no arco de fogo de { $units }

## No navegador

heroes-unit-numbered = { $kind } { $letter }{ $number }
heroes-letter-german = A
heroes-letter-soviet = S
heroes-facing-n = norte
heroes-facing-ne = nordeste
heroes-facing-se = sudeste
heroes-facing-s = sul
heroes-facing-sw = sudoeste
heroes-facing-nw = noroeste
heroes-hand = Cartas e armas
heroes-card-cost = { $cost } PA
heroes-panel-units = Unidades
heroes-panel-sheet = Cenário
heroes-panel-path = Aprender
heroes-overlay-arcs = arcos de fogo
heroes-overlay-goals = o que pontua, e por onde entram unidades
heroes-overlay-sight = linha de visão entre hexágonos, e o que a corta
heroes-legend-unseen = Fora de vista
heroes-legend-seen = Linha de visada
heroes-legend-blocks = Bloqueia a linha
heroes-legend-near = Alcança com seus pontos de ação
heroes-legend-far = Alcança também com pontos de comando
heroes-legend-safe = Nenhum inimigo atira ali
heroes-legend-hot = Chance em % de impacto e de destruição (†)
heroes-legend-arc = Arco de fogo: { $side }
heroes-legend-goal = Pontua, com seus pontos de vitória
heroes-legend-entry = Aqui entram reforços
heroes-legend-exit = As unidades podem sair por aqui
heroes-sight-first = O que se vê daqui. Escolha um hexágono para olhar dele para outros.
heroes-sight-second = Aponte agora outro hexágono, ou escolha-o.
heroes-sight-line = De { $start } a { $hex }, { $distance ->
    [one] um hexágono
   *[other] { $distance } hexágonos
}:
heroes-sight-free = à vista.
heroes-sight-cut = sem linha de visão. Corta-a { $what }.
heroes-sight-cut-by = { $what } em { $hexes }
heroes-sight-hill = a colina
heroes-sight-smoke = fumaça
heroes-overlay-reach = até onde vai uma unidade
heroes-reach-first = Aponte uma unidade para ver até onde vai, ou escolha seu hexágono.
heroes-reach-unit = { $unit }: { $ap } PA{ $cap ->
    [0] {""}
   *[other] , { $cap } PAC
}.
heroes-reach-way = { $hex } custa { $cost }, em { $steps ->
    [one] um passo
   *[other] { $steps } passos
}.
heroes-reach-stops = O caminho acaba ali.
heroes-overlay-threat = o que o inimigo poderia fazer ali a uma unidade
heroes-threat-first = Aponte uma unidade para ver onde correria perigo, ou escolha seu hexágono.
heroes-threat-unit = { $unit } { $hex ->
    [none] {""}
   *[other] em { $hex }
}
heroes-threat-none = Nenhum inimigo visível poderia atirar ali agora.
heroes-threat-all = Virada para { $facing }, se { $count ->
    [one] o único inimigo atirar
   *[other] os { $count } inimigos atirarem
} uma vez: impacto { $hit }, destruição { $destroyed }.
heroes-threat-shot = { $unit }{ $used ->
    [yes] {" "}(já usada: com PAC)
   *[no] {""}
}: { $needed } ou mais, impacto { $hit }, destruição { $destroyed }
heroes-pay = Pagar
heroes-pay-act = PA
heroes-pay-act-note = Ativar: a unidade recebe 7 PA
heroes-pay-opportunity = Oportunidade
heroes-pay-opportunity-note = Ação de oportunidade: a unidade age uma vez, custe o que custar
heroes-pay-command = PAC
heroes-pay-command-note = Ação de comando: os PAC pagam tudo
heroes-pay-help = +PAC
heroes-pay-help-note = Os PAC pagam parte do custo: você escolhe quantos
heroes-dice-short = Dados
heroes-dice-cap = PAC por rolagem
heroes-march = { $unit } está a caminho de { $hex }.
heroes-closing = { $unit } entra em combate aproximado em { $hex }.
heroes-march-stopped = { $unit } para a caminho de { $hex }: { $why }
heroes-march-points = O passo seguinte custaria pontos de comando.
heroes-march-no-step = O passo seguinte não é permitido agora.
heroes-gesture-facing = perto de um lado do hexágono para mover e ficar de frente para esse lado
heroes-gesture-march = um hexágono mais distante para marchar até lá; a unidade mantém essa frente onde não custa nada
heroes-gesture-carry = uma unidade até um hexágono para ativá-la e movê-la de uma vez
heroes-gesture-fire = um inimigo para atirar nele; arraste a unidade até ele para entrar e combater
heroes-gesture-shoot = uma unidade sobre um inimigo mais distante para ativá-la e atirar de uma vez
heroes-sum-shot = { $dice } nos dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
} + { $attack } = { $av } contra { $defence } = { $dv }. Precisava de { $needed } para atingir{ $kill ->
    [none] {""}
   *[other] , { $kill } para destruir
}.
heroes-sum-search = { $dice } nos dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
} + { $red } contra alvos leves, { $blue } contra blindagem.
heroes-sum-rally = { $dice } nos dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
}{ $modifier ->
    [0] {""}
   *[other] {" "}+ { $modifier } { heroes-part-modifier }
} = { $total }{ $rally_of ->
    [none] {""}
   *[other] . Precisava de { $rally_of }
}.
heroes-sum-mine = { $dice } nos dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
} = { $total }. Precisava de { $needed } para atingir, { $kill } para destruir.
heroes-status-round = Rodada { $round } de { $rounds }
heroes-status-vp = pontos de vitória
heroes-status-vp-short = { $points } PV
heroes-status-cap = pontos de ação de comando restantes, e no início de uma rodada
heroes-status-cap-short = { $points }/{ $start } PAC
heroes-status-ap = pontos de ação restantes da ativação
heroes-status-ap-short = { $points } PA
heroes-status-spent-short = { $points } PA gastos
heroes-status-no-ap = nenhuma unidade ativada
heroes-status-initiative = tem a iniciativa
heroes-status-passed = Um lado passou.
heroes-sequence-setup = Preparação
heroes-sequence-initiative = Iniciativa
heroes-sequence-turn = Quem age
heroes-sequence-order = Ordem
heroes-sequence-dice = Dados
heroes-sequence-end = Fim da rodada
heroes-look-level = colina, nível { $level }
heroes-look-road = estrada
heroes-look-wall = muro
heroes-look-smoke = fumaça
heroes-look-thin-smoke = fumaça leve
heroes-look-held = { heroes-the-side } o controlam
heroes-look-cost-to = { $cost } PA para ir
heroes-look-cost-fire = { $cost } PA para atirar
heroes-look-hit = atingida, marcador oculto
heroes-look-hidden = oculta
heroes-look-dug-in = entrincheirada
heroes-look-inside = na fortificação
heroes-look-exposed = exposta
heroes-look-carried = transportada por { $unit }
heroes-look-facing = voltada para { $facing }
heroes-state-fresh = descansada
heroes-state-activated = ativada
heroes-state-used = usada
heroes-goal-round = { $vp } PV no fim de cada rodada
heroes-goal-end = { $vp } PV no fim
heroes-goal-card = { $vp } PV quando sai a carta Pontuação
heroes-goal-objective = { $vp } PV se sair a sua carta de objetivo
heroes-goal-short-round = por rodada
heroes-goal-short-end = no fim
heroes-goal-short-card = carta
heroes-goal-short-objective = objetivo
heroes-round-short = R{ $round }
heroes-fan-moves = move-se por { $cost } PA, { $way }
heroes-moves-foot = a pé
heroes-moves-wheeled = sobre rodas
heroes-moves-tracked = sobre lagartas
heroes-fan-fires = atira por { $cost } PA: vermelho { $red }, azul { $blue }, alcance { $range }
heroes-fan-defence = defesa { $front }, flanco { $flank }
heroes-odds-hit = impacto { $chance }
heroes-odds-destroyed = destruição { $chance }
heroes-odds-needed = { $needed } ou mais em dois dados
heroes-odds-cap = +{ $cap } PAC: { $chance }
heroes-odds-sum = { $attack } contra { $defence }
heroes-part-firepower = poder de fogo
heroes-part-marker = marcador
heroes-part-height = altura
heroes-part-smoke = fumaça
heroes-part-support = apoio
heroes-part-direction = Direção de tiro
heroes-part-card = carta
heroes-part-long-range = longo alcance
heroes-part-short-range = curto alcance
heroes-part-close-combat = combate aproximado
heroes-part-flamethrower = lança-chamas
heroes-part-flank = flanco
heroes-part-front = frente
heroes-part-terrain = terreno
heroes-part-wall = muro
heroes-part-exposed = exposta
heroes-part-fortification = fortificação
heroes-part-work = obra
heroes-part-hasty-defence = defesa improvisada
heroes-part-shield = escudo do canhão
heroes-part-vehicle = atrás de um veículo
heroes-part-modifier = cobertura e companhia
heroes-unit-ready = pode entrar já
heroes-unit-comes = chega na rodada { $round }
heroes-unit-comes-by-event = chega com um evento
heroes-units-destroyed = Unidades destruídas:
heroes-units-left = Saíram do mapa:
heroes-sheet-scores = O que pontua
heroes-sheet-forces = Forças
heroes-sheet-force = { $count ->
    [one] uma unidade
   *[other] { $count } unidades
}
heroes-certainty-rulebook = Como o livro de regras o traz.
heroes-certainty-transcribed = Montado segundo transcrições posteriores; falta-nos a folha original.
heroes-certainty-reconstructed = Um cenário nosso sobre o tema do original.
heroes-guide-intro-1 = Cada peça é um grupo de combate, um canhão ou um veículo. A seta é a sua frente: atira para lá, e por trás é mais fácil de acertar. No alto à esquerda, o custo de um tiro; à direita, o seu poder de fogo; à esquerda, o custo de um passo; embaixo, a defesa de frente e de flanco; à direita, o alcance.
heroes-guide-intro-2 = Hexágonos com bandeira e número dão pontos de vitória; entrar num deles toma-o. Unidades destruídas também pontuam. Vence quem tiver mais pontos após a última rodada.
heroes-guide-intro-3 = Você e o inimigo se alternam, uma ação cada um. Uma unidade ativada tem sete pontos de ação (PA), gastos em vários turnos; depois está usada. Os pontos de comando (PAC) ajudam qualquer unidade, se somam aos dados e voltam a cada rodada.
heroes-guide-intro-4 = O sombreado mostra contra o que cada unidade pode atirar agora. A mostra-o sempre, S o que se vê e o que corta a linha, R até onde vai uma unidade, D o que a ameaça, V o que pontua.
heroes-guide-turn = Clique em uma das suas unidades: ela é ativada e recebe sete pontos de ação para este turno e os seguintes. Para outra coisa, escolha antes ao lado de “Pagar”: “Oportunidade” é uma única ação a qualquer custo, que deixa a unidade usada; “PAC” paga uma ação de qualquer unidade, usada ou não.
heroes-guide-order = Nos hexágonos iluminados pode-se entrar ou atirar: os números são o custo, os vermelhos são tiros; um número mais longe leva até lá em vários turnos. O painel mostra toda a conta de cada tiro antes de pagar. As setas em volta da unidade a giram. Pode-se desfazer o que nenhum dado decidiu.
heroes-guide-roll = Dois dados mais o poder de fogo devem alcançar a defesa; quatro a mais destroem de uma vez. Cada ponto de comando soma um, dois no máximo.
heroes-guide-bid = Os dois lados rolam dados pela iniciativa; os pontos de comando apostados se somam e se perdem.

## Aprender

heroes-lessons = Aprenda o jogo
heroes-lessons-about = Poucas regras e depois um cenário contra o computador só com elas. Cada parte acrescenta algo; o que vem depois está desligado.
heroes-lesson-number = Parte { $number }
heroes-lesson-play = Jogar a parte { $number }
heroes-lesson-again = Jogar de novo a parte { $number }
heroes-lesson-side = O seu lado
heroes-lesson-played = jogada
heroes-lesson-won = ganha
heroes-lesson-next = A seguir: parte { $number }, { $title }
heroes-lesson-done = Era a última parte: todos os cenários com todas as regras são seus.
heroes-lesson-rules = Regras novas
heroes-lesson-now = agora
heroes-lesson-1 = Primeiros passos
    .new = Os grupos de combate se movem, giram, atiram e se reagrupam, uma ação por turno. A unidade que você ativa tem sete pontos de ação. Nada mais ainda: nem pontos de comando, nem cartas, nem grupos.
heroes-lesson-2 = Comando
    .new = Os dois lados apostam pela iniciativa. Os pontos de comando pagam mais, mudam dados e movem até unidades usadas; uma ação de oportunidade deixa uma unidade descansada agir uma vez a qualquer custo.
heroes-lesson-3 = Cartas
    .new = Cada lado tem cartas de ação e de bônus, e compra uma por rodada.
heroes-lesson-4 = Grupos
    .new = Várias unidades compartilham uma ativação, se movem juntas, apoiam o fogo de outra e se reagrupam de uma vez.
heroes-lesson-5 = Unidades ocultas
    .new = A retaguarda soviética se esconde. Você pode atirar em hexágonos suspeitos; muros e edifícios dão cobertura.
heroes-lesson-6 = Colinas, morteiros, fumaça
    .new = A altura muda o que se vê e como se atira. Os morteiros atiram sem ver, com um observador, e lançam fumaça.
heroes-lesson-7 = Trincheiras e artilharia
    .new = Trincheiras, arame, defesas improvisadas, e artilharia pedida uma rodada antes de cair.
heroes-lesson-8 = Veículos
    .new = Tanques e canhões: blindagem, torres, movimentos extras; caminhões que levam e rebocam; lança-chamas.
heroes-lesson-9 = Bunkers e minas
    .new = Bunkers, minas, cartas de arma como granadas e cargas, e sair do mapa para pontuar.

## Capítulos das regras

heroes-chapter-2-1 = Iniciativa
heroes-chapter-2-2 = Turnos
heroes-chapter-2-5 = Pontos de vitória
heroes-chapter-3-0 = Ativação e pontos de ação
heroes-chapter-3-1 = Ações de oportunidade
heroes-chapter-3-2 = Pontos de comando
heroes-chapter-4-0 = Terreno
heroes-chapter-5-0 = Movimento
heroes-chapter-5-0-1 = Estradas
heroes-chapter-5-0-2 = Muros
heroes-chapter-5-1 = Orientação
heroes-chapter-5-5 = Reforços
heroes-chapter-5-6 = Sair do mapa
heroes-chapter-6-0 = Linha de visão
heroes-chapter-6-1 = Arco de fogo
heroes-chapter-7-0 = Combate
heroes-chapter-7-5 = Impactos
heroes-chapter-7-6 = Reagrupamento
heroes-chapter-7-7 = Alcance
heroes-chapter-7-7-3 = Combate aproximado
heroes-chapter-8-0 = Cartas
heroes-chapter-8-1 = Cartas de ação
heroes-chapter-8-2 = Cartas de bônus
heroes-chapter-8-4 = Cartas de arma
heroes-chapter-9-0 = Ativações compartilhadas
heroes-chapter-9-1 = Ações de grupo
heroes-chapter-10-0 = Unidades ocultas
heroes-chapter-10-1 = Movimento oculto
heroes-chapter-11-0 = Colinas
heroes-chapter-12-0 = Morteiros
heroes-chapter-12-3 = Artilharia
heroes-chapter-13-0 = Fumaça
heroes-chapter-14-0 = Movimento de veículos
heroes-chapter-15-0 = Veículos em combate
heroes-chapter-16-0 = Caminhões e carroças
heroes-chapter-17-0 = Transporte
heroes-chapter-18-1 = Fortificações
heroes-chapter-18-1-1 = Trincheiras
heroes-chapter-18-1-2 = Bunkers
heroes-chapter-18-1-3 = Defesas improvisadas
heroes-chapter-18-2 = Arame farpado
heroes-chapter-18-4 = Minas
heroes-chapter-18-5 = Obras sob fogo
heroes-chapter-19-0 = Lança-chamas e sapadores

## O guia de uma parte

heroes-guide-lesson-1-1 = Cada peça é um grupo de combate. A seta é sua frente: atira para lá, e por trás é mais fácil acertá-la. Em cima à esquerda está o custo de um tiro, à direita o poder de fogo, à esquerda o custo de um passo, embaixo a defesa (frente e flanco), à direita o alcance.
heroes-guide-lesson-1-2 = Os hexágonos com bandeira dão pontos de vitória a quem os tem no fim de uma rodada; entrar em um é tomá-lo. Um inimigo destruído também pontua. Ganha quem tiver mais pontos depois da última rodada.
heroes-guide-lesson-1-3 = Você e o inimigo se alternam, uma ação cada um. A unidade que você ativa tem sete pontos de ação (PA), gastos em vários turnos; depois fica usada até a rodada seguinte. Quando os dois lados passam, a rodada acaba.
heroes-guide-lesson-1-turn = Clique em uma das suas unidades para agir com ela. Enquanto uma unidade ativada tiver pontos você continua com ela, ou renuncia à sua ativação e pega outra.
heroes-guide-lesson-1-order = Nos hexágonos iluminados pode-se entrar ou atirar; os números são o custo, os vermelhos são tiros. Outros números dizem até onde a unidade vai em vários turnos: clique em um, e ela vai passo a passo. O painel tem toda a conta de cada tiro.
heroes-guide-lesson-2-1 = Novo: pontos de comando (PAC). Voltam a cada rodada, menos por cada unidade perdida. Pagam o que falta aos pontos de ação, somam um cada a uma rolagem, dois no máximo, e deixam agir qualquer unidade, até usada.
heroes-guide-lesson-3-1 = Novo: cartas. Ficam embaixo do tabuleiro. Uma carta de ação é sua ação do turno; uma de bônus acompanha outra ação. O custo está na carta.
heroes-guide-lesson-4-1 = Novo: grupos. Unidades vizinhas agem como uma: se movem juntas, uma atira e as outras apoiam, ou se reagrupam juntas. A ação mais cara define o custo. Outras podem entrar em uma ativação aberta e dividir seus pontos.
heroes-guide-lesson-5-1 = Novo: unidades ocultas. O dono anota seus hexágonos em segredo. Mostram-se ao agir, ou quando você se aproxima ou as acerta. Você pode atirar em um hexágono suspeito: um erro não diz nada.
heroes-guide-lesson-6-1 = Novo: colinas. De cima se vê por sobre o terreno baixo e se atira melhor; um alvo mais alto é mais difícil de acertar. A linha de visão (S) diz o que está no meio.
heroes-guide-lesson-6-2 = Novo: morteiros. Atiram no que veem, ou por cima de um obstáculo se um hexágono próximo vê o alvo. O explosivo acerta sempre o flanco. Em vez de atacar, alguns lançam fumaça, que corta a visão e protege.
heroes-guide-lesson-7-1 = Novo: obras. Quem entra em uma trincheira pode ocupá-la e é mais difícil de acertar. Cruzar arame custa um dado a mais. A infantaria também pode se entrincheirar. A artilharia é anotada uma rodada antes de cair, e pode desviar.
heroes-guide-lesson-8-1 = Novo: veículos. Defesa azul exige poder de fogo azul. Os tanques giram a torre por mais dois pontos e, com pontos extras, seguem de graça depois de se mover. Os caminhões levam grupos de combate e rebocam canhões.
heroes-guide-lesson-9-1 = Novo: os bunkers protegem para onde aponta sua seta, as minas esperam quem entra ou gira sobre elas, e as cartas de arma equipam um grupo de combate. Os alemães que saem do mapa onde a folha permite pontuam.
heroes-guide-event-hit = Uma unidade atingida compra um marcador que só o dono vê; pode atirar pior, não se mover ou morrer. Um segundo impacto a destrói. Reagrupar-se tira o marcador.
heroes-guide-event-control = Quem entra em um hexágono com bandeira o tem, mesmo depois de sair, até que um inimigo venha.
heroes-guide-event-revealed = Alguém que se escondia é visto a partir de agora e luta como os outros.
heroes-guide-event-mine = As minas atacam quem entra em seu hexágono, gira ou luta nele.
heroes-guide-verb-rally = Esta unidade foi atingida. Reagrupar-se custa cinco pontos: dois dados devem alcançar o número do marcador, a cobertura ajuda. Não com um inimigo no mesmo hexágono.
heroes-guide-verb-close = Há um inimigo em seu hexágono: combate aproximado. O poder de fogo sobe quatro, conta a defesa do flanco e o terreno ainda ajuda. Ninguém pode atirar para fora de um hexágono assim.
heroes-guide-verb-flip = Você pode renunciar ao resto de uma ativação antes da sua ação, e ativar outra unidade.
heroes-guide-verb-opportunity = Ação de oportunidade: uma unidade descansada faz uma ação a qualquer custo sem gastar pontos, e fica usada. Boa para atirar em quem passa.
heroes-guide-verb-command = Com pontos de comando age qualquer unidade, usada ou não, e fica como estava.
heroes-guide-verb-card = Você tem uma carta que é uma ação por si: clique nela, e depois para quem ela é.
heroes-guide-verb-with = Uma vizinha poderia participar: escolha-a, e as duas agem como uma.
heroes-guide-verb-reveal = Suas unidades ocultas se mostram ao fazer algo que não seja se esconder ou se esgueirar; você também pode revelar uma de graça.
heroes-guide-verb-sneak = Uma unidade oculta pode se mover sem ser vista; o inimigo só ouve que houve movimento.
heroes-guide-verb-indirect = Fogo indireto: em um hexágono que um observador perto do morteiro vê, pelo segundo custo da peça.
heroes-guide-verb-smoke = Fumaça em vez de um tiro: corta a linha de visão e protege, e se dissipa na rodada seguinte.
heroes-guide-verb-dig = Entrincheirar-se: uma defesa improvisada protege um pouco até a unidade se mover ou girar.
heroes-guide-verb-board = Há ao alcance um veículo que pode levar este grupo de combate.
heroes-guide-verb-tow = Este caminhão pode rebocar um canhão.
heroes-guide-verb-flame = O lança-chamas: a um hexágono, ignora toda cobertura.
heroes-guide-verb-weapon = Uma carta de arma: granadas, cargas e outras são usadas pelo grupo de combate que as leva, como sua ação.
heroes-guide-verb-leave = Aqui as unidades podem sair do mapa e pontuar.
heroes-guide-plan = Um movimento de grupo: diga de cada unidade o que faz. Paga-se uma vez, o passo mais caro.
heroes-guide-hide_unit = Escolha onde esta unidade se esconde. Com cobertura só a descobre quem entra em seu hexágono; a descoberto, quem a vê a dois hexágonos ou menos.
heroes-guide-note_barrage = Artilharia: escolha agora um hexágono. Ela cai ali na rodada que vem, com algum desvio.
heroes-guide-occupy = Pode-se ocupar uma fortificação: ela protege, e um bunker fixa a orientação.
heroes-guide-bonus = Um veículo com pontos extras segue de graça, por estrada com roda, por terreno aberto com lagarta.

## Por que o computador joga assim
heroes-bot-fire = { $unit } dispara contra { $target }.
heroes-bot-fire-group = { $unit } e as vizinhas disparam juntas contra { $target }.
heroes-bot-march = { $unit } e as vizinhas avançam juntas, para { $hex }.
heroes-bot-smoke = { $unit } lança fumaça sobre { $hex }.
heroes-bot-board = { $unit } sobe para { $carrier }.
heroes-bot-close = { $unit } ataca { $target } em combate aproximado.
heroes-bot-move = { $unit } move-se para { $hex }.
heroes-bot-take = { $unit } move-se para { $hex } para pontuar ali.
heroes-bot-move-towards = { $unit } move-se para { $hex }, rumo a { $target }, que dá pontos.
heroes-bot-rally = { $unit } tenta se reagrupar.
heroes-bot-dig = { $unit } se entrincheira.
heroes-bot-occupy = { $unit } ocupa a fortificação do seu hexágono.
heroes-bot-face = { $unit } vira-se para o inimigo.
heroes-bot-leave = { $unit } sai do mapa e pontua.
heroes-bot-pass = Passar e deixar as unidades como estão.
heroes-bot-stall = Protelar e deixar o inimigo agir primeiro.
heroes-bot-flip = Terminar a ativação e escolher outra unidade.
heroes-bot-reveal = { $unit } sai do esconderijo.
heroes-bot-card = Jogar uma carta.
heroes-bot-points = { $count ->
    [0] Rolar e guardar os pontos de comando.
    [one] Somar um ponto de comando à rolagem.
   *[other] Somar { $count } pontos de comando à rolagem.
}
heroes-bot-other = { $unit } age.
heroes-bot-fears-fire = { $unit } em { $hex } corre perigo pelo fogo inimigo.

## Por que não, onde o título de uma regra não o diria
heroes-refused-not-yours = Essa unidade é do inimigo; você dá ordens às suas.
heroes-refused-unit-first = Escolha primeiro uma das suas unidades; depois ela poderá mover-se ou atirar.
heroes-refused-which-first = Escolha primeiro com um botão como esta unidade age e é paga.
heroes-pass-doubt = Restam { $ap } PA: quem passa perde a ativação aberta.
heroes-refused-acts-already = Esta unidade já participa.
heroes-refused-another-acts = Outra unidade está prestes a agir. Desfaça para escolher esta.
heroes-refused-out-of-the-game = Esta unidade está fora do jogo.
heroes-refused-march = Um grupo se põe em marcha com “{ heroes-verb-march }”; depois cada membro recebe o seu hexágono.
heroes-refused-nothing-together = Não há nada que estas unidades possam fazer juntas agora.

# The stage
heroes-stage-fire = Fogo contra { $hex }
heroes-stage-indirect = Fogo indireto contra { $hex }
heroes-stage-close = Combate aproximado em { $hex }
heroes-stage-shot = Disparo contra { $unit }
heroes-stage-cap = CAP
heroes-stage-needed = os dados precisam de
heroes-stage-hit = Impacto
heroes-stage-kill = Destruição
heroes-stage-miss = Erro
heroes-stage-work-hit = Destruição
heroes-stage-work-kill = Destruição
heroes-stage-work-miss = Sem efeito
heroes-stage-success = Sucesso
heroes-stage-failure = Falha
heroes-stage-rally = Reagrupamento: { $unit }
heroes-stage-search = Fogo em hex suspeito
heroes-stage-mine = Mina: { $unit }
heroes-stage-bogged = Rolagem de atolamento: { $unit }
heroes-stage-wire = Arame farpado: { $unit }
heroes-stage-initiative-roll = Iniciativa: { $side }
heroes-stage-drifts = Dispersão da artilharia
heroes-stage-off-target = Dispersão da artilharia
heroes-stage-on-target = Dispersão da artilharia
heroes-stage-officer = Oficial
heroes-stage-sniper = Fogo de franco-atirador
heroes-stage-luck = Sorte
heroes-stage-rerolls = Nova rolagem

# Guided lessons

heroes-lesson-fire = Pontos e fogo
heroes-lesson-fire-act = Ative o esquadrão iluminado: ele recebe 7 pontos de ação.
    .wrong = Cada unidade é ativada uma vez por rodada. Comece com o esquadrão iluminado: o inimigo está diante dele.
heroes-lesson-fire-hex = Mova um hexágono em direção ao inimigo. Custa 1 ponto.
heroes-lesson-fire-face = Escolha a orientação: sudeste, em direção ao inimigo.
    .wrong = Uma unidade só dispara para a frente e é mais fácil de acertar por trás. Escolha sudeste.
heroes-lesson-fire-again = Depois de cada ação sua o inimigo pode agir; agora ele espera. Continue com o mesmo esquadrão.
heroes-lesson-fire-fire = Dispare no esquadrão ao lado: a curta distância soma 3.
heroes-lesson-fire-pay = Disparar custa 3. Pague com 3 pontos de ação e guarde os de comando.
    .wrong = Pontos de comando são poucos e fazem o que os de ação não fazem. Pague com 3 pontos de ação.
heroes-lesson-fire-roll = Você precisa de 7 em dois dados. Role.
heroes-lesson-fire-end = Um 11: quatro acima do necessário destrói o esquadrão. A seguir: pontos de comando.
heroes-lesson-command = Pontos de comando e grupos
heroes-lesson-command-command = Pontos de comando fazem uma unidade agir sem ativá-la. Comande a metralhadora.
    .wrong = A ativação gastaria sua vez com uma unidade. Pague um ponto de comando e a metralhadora age também.
heroes-lesson-command-hex = Mova-a para o hexágono iluminado. Custa um ponto de comando.
heroes-lesson-command-face = Vire-a para sudeste.
heroes-lesson-command-act = Agora um grupo. Ative o esquadrão iluminado.
heroes-lesson-command-with = Acrescente o esquadrão ao lado.
    .wrong = Um grupo precisa de unidades vizinhas. Acrescente o esquadrão ao lado antes de mover.
heroes-lesson-command-march = Os dois agem como um. Mova o grupo.
heroes-lesson-command-first = O primeiro esquadrão vai para o hexágono iluminado.
heroes-lesson-command-second = O segundo esquadrão o segue.
heroes-lesson-command-pay = A marcha do grupo custa 2. Pague com 2 pontos de ação.
heroes-lesson-command-turn = Oriente o primeiro esquadrão para sudeste.
heroes-lesson-command-turned = E o segundo.
heroes-lesson-command-end = Uma ação moveu dois esquadrões. A seguir: veículos, canhões e artilharia.
heroes-lesson-vehicles = Veículos, canhões, artilharia
heroes-lesson-vehicles-act = Um BT-7 lhe mostra o flanco. Ative os caça-tanques.
heroes-lesson-vehicles-fire = Dispare no tanque: seu flanco tem menos blindagem que a frente.
    .wrong = Mais tarde o tanque pode mostrar a frente. Dispare agora, enquanto você vê o flanco.
heroes-lesson-vehicles-pay = O tiro custa 4. Pague 3 pontos de ação; um de comando paga o resto.
heroes-lesson-vehicles-roll = Você precisa de 6. Role.
heroes-lesson-vehicles-pass = Um 10 o destrói. Os soviéticos passam; passe também e a rodada acaba.
heroes-lesson-vehicles-note = A artilharia é pedida antes de cair. Escolha o hexágono dos fuzileiros.
heroes-lesson-vehicles-bid = Os dois lados apostam pontos de comando para agir primeiro. Aposte 1.
    .wrong = Com 0 os soviéticos podem começar; com mais você gasta pontos de que precisa para lutar. Aposte 1.
heroes-lesson-vehicles-end = Você age primeiro e a barragem está a caminho. Jogue seu primeiro combate.
