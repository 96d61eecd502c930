### Stalingrado: Infierno en el Volga

## Qué es el juego

volga-about = Los regimientos alemanes se abren paso hasta el Volga antes de que se agote el mazo soviético.
volga-facts = 2 a 3 horas
    .players = 1 a 3
    .difficulty = media
volga-scenario-battle = la batalla por la ciudad, de agosto a noviembre de 1942
    .history = De las primeras bombas de agosto al contraataque de noviembre se luchó por la ciudad casa por casa.

volga-mode-solo = llevas a los alemanes y el reglamento juega por los soviéticos
volga-mode-cooperative = dos jugadores alemanes, Amarillo y Azul, contra el reglamento
volga-mode-1v1 = un jugador alemán contra uno soviético
volga-mode-2v1 = dos jugadores alemanes, Amarillo y Azul, contra uno soviético

volga-seat-german = Alemán
volga-seat-yellow = Amarillo
volga-seat-blue = Azul
volga-seat-soviet = Soviético

volga-option-variant = la variante del diseñador, con ventajas para ambos bandos
    .off = el juego normal
    .v0 = solo ventajas
    .A = más fácil para los alemanes: Paulus, Hoth y Von Richthofen desde el principio
    .B = más fácil para los soviéticos: sus líderes están encima de su mazo
    .C = como B, y con cinco hexágonos fortificados
volga-option-advantages = si en una partida con variante se tiran ventajas
    .on = un dado para cada bando
    .off = ninguna para ningún bando
volga-option-forts = cuándo hay hexágonos fortificados
    .level = solo en el nivel C
    .variant = en toda partida con variante
volga-option-late_divisions = cuándo esperan en la reserva todas las divisiones de fusileros de cuatro pasos
    .advantage = con la ventaja soviética
    .variant = en toda partida con variante
volga-option-special_units = cuándo usan sus poderes el regimiento antiaéreo y la brigada antitanque
    .variant = en toda partida con variante
    .level = solo en el nivel C
volga-option-chuikov_hq_on_draw = cuándo se coloca el cuartel general de Chuikov, en la variante
    .off = cuando entra en juego
    .on = cuando se roba su carta
volga-option-w_stack = el segundo bloque de la punta de lanza en el hexágono W
    .v64 = el 64.º Panzergrenadier
    .v15 = el 15.º Motorizado, como lo imprime el reglamento
volga-option-capture_any = qué hexágonos de refuerzos dan una carta al tomarlos
    .off = los propios del enemigo
    .on = cualquiera que controle el enemigo, también los recuperados
volga-option-opfire_per_stack = cuántas veces dispara un bloque en el fuego de oportunidad
    .off = una vez por combate
    .on = una vez por cada apilamiento atacante adyacente
volga-option-aa_marker_always = cuándo deja ruinas una carta antiaérea soviética
    .off = solo cuando detiene una carta aérea
    .on = siempre
volga-option-soviet_breaks_own_ties = quién elige entre bloques soviéticos iguales que reciben un impacto
    .off = el alemán
    .on = el jugador soviético

## Cartas

volga-card-g-paulus = Paulus
    .text = Los alemanes roban el doble de cartas en adelante.
volga-card-g-hoth = Hoth
    .text = En hexágonos despejados, infantería y tanques juntos disparan primero, y los bloques rápidos pueden seguir un hexágono tras avanzar (Blitz).
volga-card-g-richthofen = Von Richthofen
    .text = Las cartas aéreas tiran el doble de dados y suman el doble de su modificador de ruinas.
volga-card-g-linden = Linden
    .text = Se pueden jugar varias cartas de ingenieros juntas, y también los Ingenieros 672.
volga-card-g-okh = OKH
    .text = Los alemanes deben tomar los hexágonos 1 a 19 o vaciar el mapa de soviéticos; las unidades R eliminadas les dan turnos extra.
volga-card-g-heinkel = Heinkel 111
    .text = { $dice } dados que impactan con { $needed } o más; ruinas +{ $rubble }. Carta aérea.
volga-card-g-stuka = Stuka
    .text = { $dice } dados que impactan con { $needed } o más; ruinas +{ $rubble }. Carta aérea.
volga-card-g-howitzer = Obús
    .text = { $dice } dados que impactan con { $needed } o más; ruinas +{ $rubble }.
volga-card-g-pioneer = Ingenieros
    .text = { $dice } dados que impactan con { $needed } o más; ruinas +{ $rubble }.
volga-card-g-pioneer-672 = Ingenieros 672
    .text = { $dice } dados que impactan con { $needed } o más; ruinas +{ $rubble }. Solo con Linden en juego.
volga-card-g-sniper = Francotirador alemán
    .text = El bloque de infantería soviético más fuerte pierde un paso.
volga-card-g-pak = PAK
    .text = El bloque de tanques soviético más fuerte pierde un paso.
volga-card-s-chuikov = Chuikov
    .text = Los soviéticos junto a los atacantes alemanes disparan antes, un dado por bloque; los ataques soviéticos arrastran a todos los vecinos.
volga-card-s-zaytsev = Zaytsev
    .text = Los francotiradores soviéticos impactan dos veces.
volga-card-s-khrushchev = Khrushchev
    .text = Los soviéticos impactan con un punto menos, pero cada 1 que sacan les impacta a ellos.
volga-card-s-tommy = Ametralladora Tommy
    .text = { $dice } dados que impactan con { $needed } o más.
volga-card-s-flotilla = Flotilla del Volga
    .text = En la costa, { $dice } dados que impactan con { $needed } o más; en otra parte desembarca infantería de marina donde digan tres dados.
volga-card-s-aa = Antiaérea ({ $hex })
    .text = Detiene una carta aérea y deja ruinas en el hexágono que indica la carta.
volga-card-s-sniper = Francotirador soviético
    .text = El bloque de infantería alemán más fuerte pierde un paso.
volga-card-s-antitank = Armas antitanque
    .text = El bloque Panzer o Panzergrenadier alemán más fuerte pierde un paso.
volga-card-s-infiltration = Infiltración
    .text = Un bloque de infantería de la reserva se une al combate.
volga-card-s-t34 = T-34 atrincherado
    .text = Un bloque de tanques de la reserva se une al combate.

volga-advantage-german-1 = Paulus encima del mazo
volga-advantage-german-2 = Hoth encima del mazo
volga-advantage-german-3 = Von Richthofen encima del mazo
volga-advantage-german-4 = Linden encima del mazo
volga-advantage-german-5 = OKH encima del mazo
volga-advantage-german-6 = 6.ª División Panzer
volga-advantage-soviet-1 = Chuikov encima del mazo
volga-advantage-soviet-2 = Khrushchev encima del mazo
volga-advantage-soviet-3 = Zaytsev encima del mazo
volga-advantage-soviet-4 = infantería de marina reforzada
volga-advantage-soviet-5 = divisiones tardías
volga-advantage-soviet-6 = Guardia inmortal

## Lo que se pregunta

volga-prompt-german_action = Turno { $turn }: elige una acción alemana.
volga-prompt-long_stack = Elige un apilamiento para el movimiento largo.
volga-prompt-long_first = Elige el primer hexágono desde { $start }.
volga-prompt-long_second = Elige otro hexágono o párate en { $hex }.
volga-prompt-short_stack = { $left ->
    [1] Elige un apilamiento para el último movimiento corto.
   *[other] Elige un apilamiento (movimientos cortos: { $left }).
}
volga-prompt-short_group = { $units-count ->
    [1] Elige un hexágono de destino.
   *[other] Elige un hexágono de destino o bloques que se queden.
}
volga-prompt-quick_stack = Elige un apilamiento para el ataque rápido.
volga-prompt-quick_group = { $units-count ->
    [1] Elige desde dónde atacar.
   *[other] Elige desde dónde atacar o bloques que se queden.
}
volga-prompt-quick_target = Elige un hexágono que atacar desde { $hex }.
volga-prompt-planned_target = Elige un hexágono que atacar.
volga-prompt-planned_stacks = Ataca { $target } o deja apilamientos fuera.
volga-prompt-consent = ¿Atacas { $target } desde { $hex }?
volga-prompt-choose_german_card = { $cards-count ->
    [0] ¿Juegas una carta contra { $target }?
   *[other] ¿Juegas otra carta contra { $target }?
}
volga-prompt-choose_soviet_card = ¿Juegas una carta en { $target }?
volga-prompt-choose_hit = Elige el bloque que recibe el impacto.
volga-prompt-choose_advance = { $units-count ->
    [0] Elige al menos un bloque que entre en { $target }.
   *[other] Elige otro bloque que entre en { $target }.
}
volga-prompt-choose_soviet_advance = Elige un bloque soviético que entre en { $target }.
volga-prompt-choose_blitz = Elige un bloque para el Blitz desde { $target }.
volga-prompt-blitz_to = Elige un hexágono para el Blitz de { $unit }.
volga-prompt-deploy_next = Falta sitio: elige el siguiente bloque que desplegar.
volga-prompt-deploy_to = Elige un hexágono donde desplegar { $unit }.
volga-prompt-return_next = No hay sitio: elige un bloque que vuelva a la tabla.
volga-prompt-soviet_choice = Mueve bloques soviéticos o roba una carta.
volga-prompt-soviet_hex = Elige uno de los mayores apilamientos para actuar.
volga-prompt-soviet_order = Ataca desde { $hex } o mueve un bloque.
volga-prompt-soviet_unit_to = Elige adónde mover { $unit }.

## Lo que se puede hacer

volga-verb-german_action-call = Pedir refuerzos
    .note = una carta, y seis dados por bloques de la tabla
volga-verb-german_action-long = Mover largo
    .note = movimiento largo: un apilamiento va hasta dos hexágonos despejados, lejos del enemigo
volga-verb-german_action-short = Mover corto
    .note = movimientos cortos: hasta dos grupos van un hexágono, o se pasa
volga-verb-german_action-quick = Hacer un ataque rápido
    .note = un grupo va un hexágono y ataca enseguida, sin cartas
volga-verb-german_action-planned = Planificar un ataque
    .note = ataque planificado: los apilamientos junto al enemigo atacan a la vez, con una carta
volga-verb-long_stack-stack = Elegir { $hex }
volga-verb-long_second-stop = Parar aquí
volga-verb-short_stack-stack = Elegir { $hex }
volga-verb-short_stack-stop = Terminar movimientos
volga-stop-doubt = { $count ->
    [one] Un apilamiento aún puede mover. ¿Terminas los movimientos?
   *[other] { $count } apilamientos aún pueden mover. ¿Terminas los movimientos?
}
volga-gesture-stack = un apilamiento para moverlo entero
volga-verb-quick_stack-stack = Elegir { $hex }
volga-verb-quick_target-attack = Atacar { $hex }
volga-verb-planned_target-target = Atacar { $hex }
volga-verb-planned_stacks-attack = Atacar
volga-verb-planned_stacks-hold = Excluir { $hex }
volga-verb-planned_stacks-ask = Pedir { $hex }
volga-verb-consent-agree = Unirse al ataque
volga-verb-consent-decline = Rechazar
volga-verb-choose_german_card-none = Jugar sin carta
volga-verb-choose_german_card-done = Terminar cartas
volga-verb-choose_soviet_card-none = Jugar sin carta
volga-verb-card = Jugar { $card }
volga-verb-choose_hit-hit = Elegir { $unit }
volga-verb-advance = Avanzar { $unit }
volga-verb-choose_advance-stop = Terminar el avance
volga-verb-all = Avanzar con todos
volga-plan-all = Avanzan todos los bloques.
volga-verb-choose_blitz-unit = Elegir { $unit }
volga-verb-choose_blitz-stop = Terminar el Blitz
volga-verb-deploy_next-unit = Desplegar { $unit }
volga-verb-return_next-unit = Devolver { $unit }
volga-verb-leave = Dejar { $unit }
volga-verb-to = Ir a { $hex }
volga-verb-soviet_choice-move = Mover
    .note = cada uno de los mayores apilamientos ataca o mueve un bloque
volga-verb-soviet_choice-draw = Robar una carta
volga-verb-soviet_hex-stack = Elegir { $hex }
volga-verb-soviet_order-attack = Atacar { $hex }
volga-verb-soviet_order-unit = Mover { $unit }

## Lo que ocurre

volga-event-set-up = Preparación: soviéticos en { $hexes-count ->
    [one] un hexágono
   *[other] { $hexes-count } hexágonos
}; alemanes en W, X e Y.
volga-event-advantages = Ventajas { $side ->
    [german] alemanas
   *[soviet] soviéticas
} (dado { $dice }): { $numbers }.
volga-event-fortified = Fortificados: { $hexes }.
volga-event-german-turn = Turno { $turn }: { $seat ->
    [german] los alemanes
   *[other] { $seat-name }
}
volga-event-soviet-turn = Turno { $turn }: los soviéticos
volga-event-extension = El mazo soviético está vacío, pero el OKH sigue luchando: { $turns ->
    [one] un turno extra
   *[other] { $turns } turnos extra
} por ahora.
volga-event-extra-turn = Turno extra { $number }.
volga-event-pass = Los alemanes pasan.
volga-event-german-draws = { $seat ->
    [yellow] Amarillo roba
    [blue] Azul roba
   *[other] Los alemanes roban
} { $german_card ->
    [none] una carta
   *[other] { $german_card }
}.
volga-event-german-deck-empty = El mazo alemán está vacío.
volga-event-leader-in-play = { $card } entra en juego. { $text }
volga-event-reinforcement-dice = Dados de refuerzos: { $dice }.
volga-event-units-taken = Tomados de la tabla: { $units }.
volga-event-unit-deployed = { $unit } llega a { $hex }.
volga-event-unit-returned = { $unit } no encuentra sitio y vuelve a la tabla.
volga-event-unit-eliminated = La fila { $row } de la tabla está vacía: { $unit } queda fuera del juego.
volga-event-raus = Llega Raus y trae a la tabla: { $units }.
volga-event-long-move = { $units-count ->
    [one] { $units } va de { $start } a { $path }.
   *[other] { $units } van de { $start } a { $path }.
}
volga-event-short-move = { $units-count ->
    [one] { $units } va de { $start } a { $hex }.
   *[other] { $units } van de { $start } a { $hex }.
}
volga-event-quick-attack = { $units-count ->
    [one] { $units } va de { $start } a { $hex } y ataca { $target }.
   *[other] { $units } van de { $start } a { $hex } y atacan { $target }.
}
volga-event-planned-attack = Los alemanes atacan { $target } desde { $hexes }.
volga-event-partner-agrees = El apilamiento del compañero en { $hex } participa en el ataque contra { $target }.
volga-event-partner-declines = El apilamiento del compañero en { $hex } no participa en el ataque contra { $target }.
volga-event-soviet-attack = Los soviéticos atacan { $target } desde { $hexes }.
volga-event-soviet-card-laid = { $soviet_card ->
    [none] Los soviéticos juegan una carta boca abajo.
   *[other] Los soviéticos juegan { $soviet_card } boca abajo.
}
volga-event-showdown = Confrontación: { $faces }.
volga-event-blank-adjusted = { $unit } mostraba un lado en blanco y queda con { $steps }.
volga-event-guard-restored = { $unit } sube a { $steps }.
volga-event-anti-tank-brigade = { $unit } apunta a los tanques.
volga-event-soviet-card = Carta soviética: { $card }.
volga-event-no-effect = { $card }: sin efecto.
volga-event-air-cancelled = { $unit ->
    [none] { $card } rechaza a los aviones.
   *[other] { $unit } rechaza a los aviones.
}
volga-event-air-strike-cancelled = Cancelado: { $cards }.
volga-event-card-effect = Carta alemana: { $cards }.
volga-event-card-fire = { $cards }: { $dice }, { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}{ $halved ->
    [no] {""}
   *[yes] , { $effective } tras dividir por las ruinas
}.
volga-event-opportunity-fire = Fuego de oportunidad: { $dice }, { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}{ $ones ->
    [0] {""}
   *[other] , { $ones } contra sí mismos
}.
volga-event-rubble-roll = Tirada de ruinas en { $hex }: { $dice } más { $modifier } son { $total }; hace falta 19.
volga-event-rubble = { $hex } queda reducido a ruinas.
volga-event-volley = { $side ->
    [german] Disparan los alemanes
   *[soviet] Disparan los soviéticos
}: { $volleys }: { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
}{ $ones ->
    [0] {""}
   *[other] , { $ones } contra sí mismos
}.
volga-event-step-lost = { $unit } pierde un paso, le queda fuerza { $steps }.
volga-event-german-destroyed = { $unit } cae en { $hex }. Bajas alemanas: { $losses }.
volga-event-soviet-destroyed = { $unit } cae en { $hex }.
volga-event-advance = { $unit } avanza de { $start } a { $hex }.
volga-event-blitz = Blitz: { $unit } sigue de { $start } a { $hex }.
volga-event-combat-over = El combate ha terminado.
volga-event-german-control = Los alemanes toman el control de { $hex }.
volga-event-soviet-control = Los soviéticos recuperan { $hex }.
volga-event-fort-removed = Se retira la fortificación de { $hex }.
volga-event-reinforcement-hex-captured = { $side ->
    [german] Los alemanes toman
   *[soviet] Los soviéticos toman
} un hexágono de refuerzos, { $hex }.
volga-event-soviet-count = { $highest ->
    [one] Un hexágono tiene
   *[other] { $highest } hexágonos tienen
} el apilamiento soviético más alto; los soviéticos controlan { $held } { $held ->
    [one] hexágono de refuerzos
   *[other] hexágonos de refuerzos
}.
volga-event-no-reinforcement-hex = Los soviéticos no tienen ningún hexágono de refuerzos y roban una carta.
volga-event-soviet-reinforcements = Llegan refuerzos soviéticos.
volga-event-soviet-deployed = { $unit } ({ $kind ->
    [tank] tanques
   *[infantry] infantería
}) llega a { $hex }.
volga-event-soviet-dice = Los soviéticos tiran por { $rolls }.
volga-event-equal-dice = Dados con { $die }: { $count }. Los soviéticos roban una carta por cada uno en lugar de mover.
volga-event-soviet-moves = { $unit } se mueve de { $start } a { $hex }.
volga-event-card-instead = { $dice ->
    [none] No se puede colocar ningún bloque en { $hex }
   *[other] Tirada { $dice }: ninguna acción posible en { $hex }
}: una carta a cambio.
volga-event-soviet-draws = Los soviéticos roban { $soviet_card ->
    [none] una carta
   *[other] { $soviet_card }
}; restantes en su mazo: { $left }.
volga-event-landing = Dados { $dice }: { $unit } desembarca en { $hex }.
volga-event-landing-fails = Dados { $dice }: los alemanes ocupan { $hex }, no hay desembarco.
volga-event-unit-appears = { $unit } aparece en { $hex } con fuerza { $strength_of }.
volga-event-headquarters = Dados { $dice }: el cuartel general de Chuikov está en { $hex }.
volga-event-headquarters-fails = Dados { $dice }: { $hex } es alemán, no hay cuartel general.
volga-event-chuikov-gone = Chuikov abandona la batalla.
volga-event-game-over = La batalla ha terminado.

## Cómo termina

volga-result-reinforcement-hexes = Los seis hexágonos de refuerzos soviéticos son alemanes.
volga-result-volga-bank = Toda la orilla del Volga, los hexágonos 1 a 19, es alemana.
volga-result-no-soviets = No queda ningún bloque soviético en el mapa.
volga-result-losses = Los alemanes han perdido demasiado.
volga-result-deck = Los soviéticos han resistido hasta su última carta.

volga-score-losses = bajas alemanas
volga-score-turns = turnos
volga-score-reinforcement-hexes = hexágonos de refuerzos tomados
volga-score-yellow = tomados por Amarillo
volga-score-blue = tomados por Azul

## Dados lanzados a mano

volga-dice-advantages = las ventajas (el dado soviético y después el alemán)
volga-dice-reinforcements = los refuerzos
volga-dice-german-card = la carta alemana
volga-dice-soviet-card = la carta soviética
volga-dice-opportunity-fire = el fuego de oportunidad de un hexágono
volga-dice-rubble = las ruinas
volga-dice-close-combat = el combate cercano de un bloque
volga-dice-soviet-movement = el movimiento soviético, el siguiente de los mayores apilamientos de norte a sur
volga-dice-headquarters = el cuartel general de Chuikov

## En la pantalla

volga-terrain-clear = despejado
volga-terrain-difficult = difícil
volga-terrain-urban = urbano
volga-unknown-german = Bloque alemán { $token }
volga-unknown-soviet = Bloque soviético { $token }
volga-unseen-german = Un bloque alemán
volga-unseen-soviet = Un bloque soviético
volga-off-map-german = un bloque alemán
volga-note-strength = fuerza { $strength }
volga-blocks = { $count ->
    [one] un bloque desconocido
   *[other] { $count } bloques desconocidos
}
volga-corner-turn = Turno { $turn }, { $seat }
volga-corner-deck = Mazo soviético { $left } de { $all }
volga-corner-losses = Bajas { $losses } de { $limit }
volga-corner-hexes = Objetivos { $held } de { $all }
volga-corner-hand = Mano soviética { $cards }
volga-corner-german-hand = Mano alemana { $cards }
volga-corner-extra = Extra { $used } de { $earned }
volga-legend = # urbano  * ruinas  ^ difícil  G alemán  S soviético  F fuerte  g alemán vacío
volga-legend-narrow = Cada cifra es la fuerza de un bloque, ? uno desconocido.
volga-legend-blocks = Bloques: tipo y fuerza; ?, uno que no conoces. P Panzer, G Panzergrenadier, M motorizada, I infantería; t tanques, r fusileros, g Guardia, m infantería de marina, o fusileros motorizados, a antiaéreos, k antitanque, w trabajadores, f región fortificada.
volga-status-hand = Mano ({ $seat })
volga-status-leaders = Líderes en juego
volga-status-track = Tabla (fila: bloques)
volga-status-reserves = Reservas soviéticas
volga-status-reserves-are = infantería { $infantry }, tanques { $tank }, infantería de marina { $marine }
volga-status-decks = Mazos
volga-status-decks-are = alemán { $german }, soviético { $soviet }
volga-status-lost = Bajas
volga-status-eliminated = Unidades R eliminadas
volga-status-hidden = { $count ->
    [0] vacía
    [one] una carta
   *[other] { $count } cartas
}
volga-status-goal = Objetivo alemán
volga-status-goal-hexes = los seis hexágonos de refuerzos: { $held } en su poder, faltan { $missing }
volga-status-goal-bank = hexágonos 1 a 19: { $held } en su poder, faltan { $missing }
volga-status-goal-done = todos los hexágonos del objetivo están en su poder
volga-status-advantages = Ventajas ({ $seat })
volga-status-headquarters = Cuartel general de Chuikov
volga-status-combat = Combate
volga-status-combat-is = { $hexes } contra { $target }
volga-look-hex = { $terrain }, control { $side ->
    [german] alemán
   *[soviet] soviético
}
volga-look-rubble = ruinas: los impactos contra el defensor se reducen a la mitad
volga-look-fort = fortificado
volga-look-coast = costa del Volga
volga-look-soviet-entry = hexágono de refuerzos soviético
volga-look-german-entry = hexágono de refuerzos alemán ({ $colour })
volga-look-headquarters = cuartel general de Chuikov
volga-look-block = { $unit }, { $formation }: fuerza { $strength } de { $most }, impacta con { $needed } o más{ $fast ->
    [yes] , bloque rápido (Blitz)
   *[no] {""}
}{ $prized ->
    [yes] , unidad R: su pérdida cuenta doble
   *[no] {""}
}
volga-compass = { $direction ->
    [1] E
    [2] SE
    [3] SO
    [4] O
    [5] NO
   *[6] NE
}

## Probabilidades

volga-odds-falls = cae el hexágono
volga-odds-rubble = ruinas
volga-odds-mean-german_steps = pérdida alemana
volga-odds-mean-soviet_steps = pérdida soviética
volga-odds-loss = Pérdida: pasos perdidos de media.
volga-odds-lost = perdidos
volga-odds-lost-german_steps = pasos alemanes
volga-odds-lost-soviet_steps = pasos soviéticos
volga-odds-lost-german_units = bloques alemanes
volga-odds-lost-soviet_units = bloques soviéticos
volga-odds-card = si los soviéticos juegan
volga-odds-chance = probabilidad
volga-odds-exact = Exacto si { $assumptions }.
volga-odds-not-exact = Exacto solo si { $assumptions }.
volga-odds-ties-spare-german-fire = entre bloques iguales recibe el impacto el de menor fuego alemán
volga-odds-ties-spare-own-fire = entre bloques iguales cada bando reserva su mejor fuego
volga-odds-soviet-card-at-random = la carta soviética es aleatoria
volga-odds-soviet-plays-no-card = los soviéticos no juegan carta
volga-odds-no-german-card = los alemanes no juegan carta
volga-odds-no-more-german-cards = los alemanes no añaden otra carta
volga-odds-other-stacks-owners-ignored = no importa de quién son los bloques alemanes

## En el navegador

volga-title = Infierno en el Volga
    .full = Stalingrado: Infierno en el Volga
volga-panel-forces = Fuerzas
volga-panel-soviets = Turno soviético
volga-soviets-not-yet = Los soviéticos aún no han jugado.
volga-flow-no-hex = Ningún hexágono de refuerzos en su poder: robar una carta.
volga-flow-count = Contar los hexágonos con el mayor apilamiento y los hexágonos de refuerzos en su poder.
volga-flow-counted = { $highest } contra { $held }
volga-flow-reinforce = Más apilamientos mayores: llegan refuerzos.
volga-flow-move = Si no, un dado por cada mayor apilamiento, del 1 al 6: un movimiento, un ataque o una carta.
volga-flow-compass = La brújula soviética: la dirección 1 es hacia atrás; después, en sentido horario

## Bloques y formaciones
## Sus nombres vienen de las tablas; estos son los mismos en palabras.

volga-nth = { $number }.º
volga-unit-panzer-regiment = { volga-nth } Regimiento Panzer
    .short = { volga-nth } Panzer
volga-unit-panzergrenadier-regiment = { volga-nth } Regimiento Panzergrenadier
    .short = { volga-nth } Panzergrenadier
volga-unit-motorised-infantry-regiment = { volga-nth } Regimiento de Infantería Motorizada
    .short = { volga-nth } de Infantería Motorizada
volga-unit-infantry-regiment = { volga-nth } Regimiento de Infantería
    .short = { volga-nth } de Infantería
volga-unit-jaeger-regiment = { volga-nth } Regimiento de Cazadores
    .short = { volga-nth } de Cazadores
volga-unit-croatian-infantry-regiment = { volga-nth } Regimiento de Infantería Croata
    .short = { volga-nth } de Infantería Croata
volga-unit-naval-rifle-brigade = { $number }.ª Brigada de Infantería de Marina
volga-unit-guards-rifle-division = { $number }.ª División de Fusileros de la Guardia
volga-unit-rifle-division = { $number }.ª División de Fusileros
volga-unit-nkvd-rifle-division = { $number }.ª División de Fusileros del NKVD
volga-unit-rifle-brigade = { $number }.ª Brigada de Fusileros
volga-unit-motor-rifle-brigade = { $number }.ª Brigada de Fusileros Motorizada
volga-unit-anti-aircraft-regiment = { volga-nth } Regimiento Antiaéreo
    .short = { volga-nth } Antiaéreo
volga-unit-anti-tank-brigade = { $number }.ª Brigada Antitanque
volga-unit-fortified-region = { $number }.ª Región Fortificada
volga-unit-tractor-factory-workers-battalion = Batallón de Trabajadores de la Fábrica de Tractores
    .badge = FT
volga-unit-barrikady-workers-battalion = Batallón de Trabajadores de Barrikady
    .badge = Bar
volga-unit-red-october-workers-battalion = Batallón de Trabajadores de Octubre Rojo
    .badge = OR
volga-unit-tank-brigade = { $number }.ª Brigada de Tanques
volga-unit-guards-tank-brigade = { $number }.ª Brigada de Tanques de la Guardia
volga-formation-panzer-division = { $number }.ª División Panzer
volga-formation-motorised-division = { $number }.ª División Motorizada
volga-formation-infantry-division = { $number }.ª División de Infantería
volga-formation-jaeger-division = { $number }.ª División de Cazadores
volga-formation-army = { volga-nth } Ejército
volga-formation-stalingrad-air-defence-corps = cuerpo de defensa antiaérea de Stalingrado
volga-formation-city-militia = milicia de la ciudad
volga-formation-62nd-64th-army = 62.º/64.º Ejército

## Lugares

volga-place-1 = Estepa de Vinnovka
volga-place-2 = Huertos de Latoshinka
volga-place-3 = Latoshinka
volga-place-4 = Colina de la Gran Seta
    .full = Colina de la Gran Seta, Rynok
volga-place-5 = Spartanovka
volga-place-6 = Boca del Mokraya Mechetka
    .full = Boca del Mokraya Mechetka, poblado bajo de los Tractores
volga-place-7 = Fábrica de Tractores
volga-place-8 = Fábrica de cañones Barrikady
volga-place-9 = Embarcadero Barrikady
volga-place-10 = Ribera de Octubre Rojo
volga-place-11 = Barranco Bannyi
    .full = Barranco Bannyi, combinado cárnico
volga-place-12 = Planta química Lazur
    .full = Planta química Lazur, depósitos de petróleo
volga-place-13 = Centro norte
    .full = Centro norte, embarcaderos principales
volga-place-14 = Centro de la ciudad
    .full = Centro de la ciudad, Plaza Roja
volga-place-15 = Boca del Tsaritsa
    .full = Boca del Tsaritsa, embarcadero sur
volga-place-16 = Ribera de la conservera
volga-place-17 = Combinado alimentario
    .full = Combinado alimentario, boca del Yelshanka
volga-place-18 = Aserraderos
    .full = Aserraderos, Yelshanka Baja
volga-place-19 = Kuporosnoe
volga-place-20 = Ladera del Sukhaya Mechetka
volga-place-21 = Colina de la Seta Pequeña
volga-place-22 = Valle del Mokraya Mechetka
volga-place-23 = Poblado alto de los Tractores
volga-place-24 = Poblado Barrikady
    .full = Poblado Barrikady, barranco Zhitomirsk
volga-place-25 = Fábrica Silikat
    .full = Fábrica Silikat, poblado bajo de Barrikady
volga-place-26 = Octubre Rojo
    .full = Octubre Rojo, horno Martin
volga-place-27 = Poblado Octubre Rojo
volga-place-28 = Mamayev Kurgan
volga-place-29 = Poblado de la Aviación
    .full = Poblado de la Aviación, barranco Dolgy
volga-place-30 = Estación de tren n.º 1
volga-place-31 = Garganta del Tsaritsa
    .full = Garganta del Tsaritsa, cuarteles
volga-place-32 = Silo de grano
volga-place-33 = Arrabal Minina
volga-place-34 = Zelyonaya Polyana
volga-place-35 = Cota 145,5
    .full = Cota 145,5 (Lysaya Gora)
volga-place-36 = Corredor norte
volga-place-37 = Cabecera del Sukhaya Mechetka
volga-place-38 = Bosque de Spartanovka
volga-place-39 = Confluencia del Orlovka
volga-place-40 = Cota 97,7
volga-place-41 = Cota 107,5
    .full = Cota 107,5, poblado alto de Barrikady
volga-place-42 = Poblado alto de Octubre Rojo
volga-place-43 = Cañada Vishnevaya
volga-place-44 = Ladera oeste del Mamayev
volga-place-45 = Aeródromo del aeroclub
volga-place-46 = Cabecera del barranco Krutoy
volga-place-47 = Valle del Tsaritsa
volga-place-48 = Laderas de Dar-Gora
volga-place-49 = Estación Sadovaya
volga-place-50 = Barranco del Yelshanka
volga-place-51 = Alturas de Yelshanka Alta
volga-place-52 = Cota 144,2
volga-place-53 = Camino de Orlovka
volga-place-54 = Arroyo Orlovka
volga-place-55 = Cota 108,8
volga-place-56 = Meseta del Mechetka
volga-place-57 = Camino de Gorodishche
volga-place-58 = Estepa al este de Razgulyaevka
volga-place-59 = Cota 126,3
volga-place-60 = Cinturón forestal
volga-place-61 = Hospital militar
volga-place-62 = Estepa al norte de Opytnaya
volga-place-63 = Estación Opytnaya
volga-place-64 = Alto valle del Tsaritsa
volga-place-65 = Estepa al oeste de Sadovaya
volga-place-66 = Staro-Dubovka
volga-place-67 = Cota 147,6
volga-place-68 = Orlovka
volga-place-69 = Estepa al sur de Orlovka
volga-place-70 = Cañada del Mokraya Mechetka
volga-place-71 = Uvarovka
volga-place-72 = Estepa al este de Gorodishche
volga-place-73 = Campos de Razgulyaevka
volga-place-74 = Estepa al sur de Razgulyaevka
volga-place-75 = Estepa al oeste del cinturón forestal
volga-place-76 = Talovoy
volga-place-77 = Polyakovka
volga-place-78 = Yezhovka
volga-place-79 = Cañada Krutaya
volga-place-80 = Estación Voroponovo
volga-place-81 = Estepa al oeste de Orlovka
volga-place-82 = Muro Tártaro
volga-place-83 = Alturas de Gorodishche
volga-place-84 = Gorodishche
volga-place-85 = Estación Razgulyaevka
volga-place-86 = Estepa al oeste de Razgulyaevka
volga-place-87 = Estepa al este de Gumrak
volga-place-88 = Vía férrea de Gumrak
volga-place-89 = Estepa al norte de Polyakovka
volga-place-90 = Estepa al norte de Yezhovka
volga-place-91 = Alekseyevka
volga-place-92 = Estepa al norte de Voroponovo
volga-place-93 = Gorodishche norte
volga-place-94 = Gorodishche oeste
volga-place-95 = Aleksandrovka
volga-place-96 = Camino de Aleksandrovka
volga-place-97 = Estepa al nordeste de Gumrak
volga-place-98 = Gumrak sur
volga-place-99 = Estepa al sudeste de Gumrak
volga-place-100 = Estepa occidental
volga-place-101 = Estepa al oeste de Alekseyevka
volga-place-102 = Estación Gumrak
volga-place-103 = Estepa al sur de Gumrak
volga-place-104 = Estepa sudoccidental
volga-place-105 = Estepa al norte de Z
volga-place-W = Punta de lanza de la 16.ª Panzer
volga-place-X = Entrada norte
    .full = Entrada norte (6.º Ejército)
volga-place-Y = Entrada del aeródromo de Gumrak
    .full = Entrada del aeródromo de Gumrak (6.º Ejército)
volga-place-Z = Entrada sudoeste
    .full = Entrada sudoeste (4.º Ejército Panzer)

## El primer turno explicado

volga-guide-intro-1 = Mandas el 6.º Ejército y el 4.º Ejército Panzer alemanes, y vienes del oeste. El Volga queda detrás de la ciudad, al este; la brújula del mapa señala el norte.
volga-guide-intro-2 = Ganas si al final de un turno son tuyos los seis hexágonos con número rojo. Pierdes si se agota el mazo soviético o si te destruyen diez bloques.
volga-guide-intro-3 = Tus bloques te muestran su cara. Los puntos son su fuerza: cada punto tira un dado. Los puntos negros impactan con 6; los blancos, con 5 y 6; los rojos, con 4, 5 y 6. Los bloques rojos con una S son soviéticos; sabrás qué son cuando luches contra ellos.
volga-guide-intro-4 = Cada turno haces una acción y después los soviéticos siguen el diagrama del reglamento. Las cartas son su reloj: cuantas más roban, antes termina la batalla.
volga-guide-german_action = Pedir refuerzos trae una carta y hasta seis bloques, un ataque puede tomar un hexágono y los movimientos acercan apilamientos sin combatir. Consejo dice qué elegiría el ordenador y por qué.
volga-guide-short_stack = Los hexágonos iluminados tienen apilamientos que pueden moverse. Un apilamiento junto a soviéticos puede alejarse, pero ningún movimiento corto termina junto a ellos.
volga-guide-short_group = Está elegido el apilamiento entero. Pulsa un bloque para dejarlo atrás, o un hexágono iluminado para ir allí. Deshacer retira un paso cada vez.
volga-guide-long_stack = Un movimiento largo lleva un apilamiento entero hasta dos hexágonos despejados, lejos de todo soviético.
volga-guide-quick_stack = Un ataque rápido mueve un hexágono y ataca enseguida, sin cartas y sin crear ruinas. El apilamiento no debe empezar junto a soviéticos.
volga-guide-planned_target = Un ataque planificado se hace sin mover, con cualquiera de tus apilamientos junto al objetivo, y puedes jugar una carta. En la ciudad puede dejar el hexágono en ruinas, que reducen tus impactos a la mitad.
volga-guide-planned_stacks = Todos los apilamientos iluminados atacarán juntos. Pulsa uno para dejarlo fuera. La tabla muestra las probabilidades exactas.
volga-guide-choose_german_card = Los soviéticos han jugado su carta. La tuya puede decidir el combate, pero tienes pocas: la tabla muestra el efecto de cada una.
volga-guide-choose_hit = Los impactos golpean siempre al bloque más fuerte. Si hay varios igual de fuertes eliges tú, en ambos bandos.
volga-guide-choose_advance = El hexágono está vacío: debe entrar al menos uno de tus bloques, y pueden entrar hasta cuatro.
volga-guide-deploy_to = Los bloques amarillos llegan a X o Y; los azules, a Z; los blancos, donde quieras.
volga-guide-soviet_choice = Mandas a los soviéticos: mueve un bloque de cada uno de los mayores apilamientos o roba una carta. Robar acerca el final de la batalla.
volga-guide-soviet-intro-1 = Defiendes Stalingrado. Los alemanes vienen del oeste; el Volga queda a tu espalda, y los refuerzos lo cruzan hacia los hexágonos con número rojo.
volga-guide-soviet-intro-2 = Ganas cuando se agota tu mazo o cuando hay diez bloques alemanes destruidos. Pierdes si al final de un turno los alemanes tienen los seis hexágonos con número rojo.
volga-guide-soviet-intro-3 = El diagrama del reglamento decide si llegan refuerzos; donde deja elegir, decides tú. En un combate puedes jugar una carta boca abajo antes que los alemanes.
volga-guide-turn-soviet = Ese ha sido el turno soviético: han seguido su diagrama, que muestra el panel «Turno soviético». «Repetir su último turno» lo muestra otra vez; en los ajustes puedes pedirlo paso a paso.
volga-guide-long_first = Los hexágonos iluminados son los que puede alcanzar. Después del primero puede seguir a un segundo.
volga-guide-long_second = Elige un segundo hexágono o párate donde está el apilamiento. Después les toca a los soviéticos.
volga-guide-quick_group = Elige el hexágono desde el que atacas, o pulsa un bloque para dejarlo atrás.
volga-guide-quick_target = Los hexágonos iluminados tienen soviéticos que se pueden atacar desde allí. La tabla muestra las probabilidades exactas.
volga-guide-deploy_next = No hay sitio para todos: despliega primero los más importantes.
volga-guide-choose_soviet_card = Puedes jugar una carta boca abajo. Se revela a la vez que los bloques.
volga-guide-soviet_hex = Cada uno de los mayores apilamientos actúa una vez, en el orden que quieras.
volga-guide-soviet_order = El apilamiento entero puede atacar a alemanes vecinos, o uno de sus bloques puede moverse.

## En el tablero

volga-map-river = Volga
volga-map-north = N
volga-overlay-victory = Control y hexágonos de victoria
volga-overlay-coming = Refuerzos por llegar
volga-legend-held = Control: { $side }
volga-legend-goal = Hexágono de victoria
volga-legend-enter = Entran refuerzos: { $side }
volga-legend-closed = Cerrado mientras lo tenga el enemigo
volga-arrivals = Bloques que desplegar
volga-fan-unknown = aún no visto
volga-fan-strength = fuerza { $strength } de { $most }
volga-fan-needed = { $needed ->
    [6] impacta con 6
   *[other] impacta con { $needed } a 6
}
volga-fan-fast = rápido
volga-fan-prized = R: cuenta doble
volga-fan-remembered = visto antes
volga-find-place = lugar

## Por qué juega así el ordenador

volga-bot-call = Pedir refuerzos.
volga-bot-march = Marchar de { $hex } a { $target }.
volga-bot-approach = Acercarse de { $hex } a { $target }.
volga-bot-approach-two = Acercar dos apilamientos, uno de { $hex } a { $target }.
volga-bot-quick = Hacer un ataque rápido contra { $target } desde { $hex }.
volga-bot-assault-goal-card = { $count ->
    [one] Tomar el hexágono de refuerzos { $target } con { $count } apilamiento y una carta.
   *[other] Tomar el hexágono de refuerzos { $target } con { $count } apilamientos y una carta.
}
volga-bot-assault-goal-plain = { $count ->
    [one] Tomar el hexágono de refuerzos { $target } con { $count } apilamiento.
   *[other] Tomar el hexágono de refuerzos { $target } con { $count } apilamientos.
}
volga-bot-assault-way-card = { $count ->
    [one] Abrir paso por { $target } con { $count } apilamiento y una carta.
   *[other] Abrir paso por { $target } con { $count } apilamientos y una carta.
}
volga-bot-assault-way-plain = { $count ->
    [one] Abrir paso por { $target } con { $count } apilamiento.
   *[other] Abrir paso por { $target } con { $count } apilamientos.
}
volga-bot-wait = Esperar.
volga-bot-answer = Una de las respuestas probadas.
volga-bot-fears-losses = { $count ->
    [one] { $count } baja más decide la partida.
   *[other] { $count } bajas más deciden la partida.
}
volga-bot-fears-deck = { $count ->
    [one] Al mazo soviético solo le queda { $count } carta.
   *[other] Al mazo soviético solo le quedan { $count } cartas.
}
volga-bot-fears-assault = Los alemanes pueden tomar { $hex }.

## The parts of a turn

volga-sequence-german-action = Acción alemana
volga-sequence-cards = Cartas
volga-sequence-fire = Confrontación y fuego
volga-sequence-advance = Avance
volga-sequence-soviet-action = Acción soviética

# The stage
volga-stage-attack = Ataque a { $hex }
volga-stage-hits = { $count ->
    [0] Sin impactos
    [one] { $count } impacto
   *[other] { $count } impactos
}
volga-stage-ones = { $count ->
    [one] { $count } impacto propio
   *[other] { $count } impactos propios
}
volga-stage-volley = { $side ->
    [german] Descarga alemana
   *[soviet] Descarga soviética
}
volga-stage-opportunity-fire = Fuego de oportunidad
volga-stage-card-fire = Fuego de carta
volga-stage-soviet-dice = Dados de movimiento soviético
volga-stage-reinforcement-dice = Dados de refuerzos
volga-stage-headquarters = Tirada del cuartel general
volga-stage-headquarters-fails = Tirada del cuartel general
volga-stage-landing = Tirada de desembarco
volga-stage-landing-fails = Tirada de desembarco
volga-stage-card-instead = Carta en vez de movimiento
volga-stage-advantages = Ventajas
volga-stage-rubble-roll = Tirada de ruinas
volga-stage-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
volga-stage-modifier = modificador
volga-stage-total = total
volga-stage-rubble = Ruinas
volga-stage-empty = Hexágono vacío

# Guided lessons

volga-lesson-move = Mover y reforzar
volga-lesson-move-short = Un turno alemán es una acción. Primero marcha: haz movimientos cortos.
    .wrong = Los movimientos largos y los ataques también gastan la acción. Empieza con movimientos cortos: marchan dos apilamientos.
volga-lesson-move-stack = Pueden mover hasta dos apilamientos. Elige el del hexágono Y.
volga-lesson-move-hex = Los hexágonos iluminados están al alcance. Mueve a 98: el hexágono en que entras es tuyo.
    .wrong = Ese hexágono está al alcance, pero 98 te acerca más a la ciudad. Haz clic en 98.
volga-lesson-move-stop = Podría mover otro apilamiento. Termina los movimientos: ahora juegan los soviéticos, según el reglamento.
    .wrong = Podría mover otro apilamiento, pero no en esta lección: termina los movimientos para que jueguen los soviéticos.
volga-lesson-move-call = Los soviéticos se han reforzado. Llama a tus unidades: los dados dicen de qué parte de la tabla.
volga-lesson-move-first = Seis dados, seis unidades. Casi todas se colocan solas; pon esta en X.
volga-lesson-move-second = Pon la siguiente en Y.
volga-lesson-move-third = Pon la última en X.
volga-lesson-move-end = Ya sabes marchar y reforzar. En la próxima lección atacas.
volga-lesson-attack = Atacar con cartas
volga-lesson-attack-planned = Tu vanguardia en W está ante el hexágono 3. Haz un ataque planificado: permite una carta.
    .wrong = Solo un ataque planificado permite jugar una carta, y este combate necesita el Stuka.
volga-lesson-attack-card = Juega el Stuka: dispara antes que las unidades.
    .wrong = Sin carta solo disparan tus unidades. Juega antes el Stuka.
volga-lesson-attack-advance = El Stuka acertó una vez y tus regimientos tres: la división ya no está. Avanza con el regimiento Panzer.
    .wrong = Un hexágono vacío no es tuyo hasta que entra una unidad. Avanza con el regimiento Panzer.
volga-lesson-attack-stop = Una unidad basta para ocupar el hexágono. Termina el avance.
volga-lesson-attack-end = Has tomado un hexágono de refuerzos y eso te ha dado una carta: Paulus. Ahora: qué hacen los soviéticos.
volga-lesson-soviets = Qué hacen los soviéticos
volga-lesson-soviets-quick = Haz un ataque rápido: las unidades marchan y luchan en una acción, sin cartas.
    .wrong = Un ataque planificado no marcha: el enemigo está a dos hexágonos. Haz un ataque rápido.
volga-lesson-soviets-hex = Mueve a 82: al lado, en 70, hay una unidad soviética.
    .wrong = Desde ahí no se llega a la unidad soviética: mueve a 82.
volga-lesson-soviets-advance = El defensor ya no está. Avanza con el regimiento iluminado.
volga-lesson-soviets-halt = Quédate con el resto. Luego juegan los soviéticos: la pestaña Turno soviético cuenta cada paso.
volga-lesson-soviets-short = Cuentan sus apilamientos más altos y los hexágonos de refuerzos que tienen; eso decide qué hacen. Haz movimientos cortos y míralo otra vez.
volga-lesson-soviets-stack = Elige el apilamiento de Y.
volga-lesson-soviets-to = Mueve a 98.
volga-lesson-soviets-stop = Termina los movimientos y sigue el turno soviético.
volga-lesson-soviets-end = Los soviéticos siguen el mismo esquema cada turno. Ya sabes bastante para jugar.
