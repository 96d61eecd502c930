### Stalingrado 1942-43

## What the game is

stalingrado-about = El Eje avanza hacia el Volga y el Cáucaso en el verano de 1942, y los soviéticos contraatacan en invierno.
stalingrado-facts = desde 3 horas
    .players = 1 o 2
    .difficulty = alta
    .turns = { $turns ->
        [one] una semana
       *[other] { $turns } semanas
    }
stalingrado-scenario-campaign = la campaña entera, 32 semanas de junio de 1942 a febrero de 1943
    .history = El Eje llegó al Volga y al Cáucaso; en febrero el Sexto Ejército ya se había rendido.
stalingrado-scenario-blue = la carrera de verano hacia el Don, seis semanas en el norte
    .history = Vorónezh cayó en julio, pero los ejércitos soviéticos escaparon al otro lado del Don.
stalingrado-scenario-caucasus = la ofensiva del Cáucaso, catorce semanas en el sur
    .history = Cayeron Rostov y Maikop; Grozni y su petróleo, no.
stalingrado-scenario-uranus = el cerco y el socorro, siete semanas desde noviembre de 1942
    .history = En cuatro días el Sexto Ejército quedó cercado; el socorro llegó a 50 km.
stalingrado-mode-1v1 = un jugador del Eje contra uno soviético
stalingrado-seat-axis = Eje
stalingrado-seat-soviet = Soviéticos
stalingrado-option-zone_cost = cuándo cuesta un punto más una zona enemiga
    .leaving = al salir de uno de sus hexágonos
    .entering = al entrar en uno de sus hexágonos, y una vez para romper el contacto
stalingrado-option-replacement_hq = qué cuartel general transmite reemplazos
    .supplied = uno que esté con suministro
    .any = cualquiera al alcance
stalingrado-option-hq_moves = adónde pueden ir los cuarteles generales
    .free = a cualquier lugar libre de enemigos
    .path = adonde lleve un camino libre de enemigos
stalingrado-option-artillery_pause = cuándo vuelve a disparar la artillería
    .v2 = dos turnos después
    .v3 = tres turnos después
stalingrado-option-winter_mixed = qué columna de invierno sufre un grupo mixto del Eje
    .worst = la de su peor nacionalidad
    .points = la de la nacionalidad con más puntos
stalingrado-option-first_guards_tank = a qué cuerpo sustituye el 1.er Cuerpo de Tanques de la Guardia
    .v26 = al 26.º, que se va ese turno
    .v16 = al 16.º, como está impreso
stalingrado-option-stacks = qué se ve de un apilamiento enemiga
    .hidden = la ficha superior y el número
    .open = todas las fichas

## What is asked

stalingrado-prompt-first_base = Elige una base para { $counter }.
stalingrado-prompt-place_hq = Elige un hexágono: { $counter } (o resérvalo).
stalingrado-prompt-out_of_command = Elige a quién mandar en su lugar o acepta.
stalingrado-prompt-replacements = Elige una unidad que reciba reemplazos.
stalingrado-prompt-replacements-nothing = Ninguna unidad puede recibir reemplazos ahora.
stalingrado-prompt-rebuild_to = Elige hexágono y fuerza: { $counter }.
stalingrado-prompt-reserve_at = Elige un aeródromo para { $unit }.
stalingrado-prompt-reserve_by = Elige un transporte que vuele a { $hex }.
stalingrado-prompt-choose_substitute = Elige a quién reemplaza { $counter }.
stalingrado-prompt-moving = Turno { $turn }: elige qué mover.
stalingrado-prompt-march = Elige un hexágono: { $unit } (puntos: { $points }).
stalingrado-prompt-stepping = Elige otro hexágono o párate: { $unit }.
stalingrado-prompt-column = Elige un destino o unidades que se queden.
stalingrado-prompt-enter_at = Elige por dónde entra { $counter }.
stalingrado-prompt-move_hq = Elige un hexágono para { $counter }.
stalingrado-prompt-transfer = Elige una base nueva: { $counter }.
stalingrado-prompt-station = Elige una base para { $counter }.
stalingrado-prompt-crowd = Límite superado: elimina una unidad en { $hex }.
stalingrado-prompt-missions = Elige una unidad aérea para una misión.
stalingrado-prompt-missions-nothing = Ninguna unidad aérea puede realizar una misión ahora.
stalingrado-prompt-mission = Elige una misión para { $counter }.
stalingrado-prompt-load = Elige a quién suministrar por { $hex }.
stalingrado-prompt-reaction = Elige una unidad aérea que reaccione.
stalingrado-prompt-reaction-nothing = Ninguna unidad aérea puede reaccionar.
stalingrado-prompt-react_with = Elige un objetivo para { $counter }.
stalingrado-prompt-next_air_combat = Elige el siguiente combate aéreo.
stalingrado-prompt-air_loss = { $count ->
    [one] Elige quién sufre la última pérdida aérea.
   *[other] Elige quién sufre una pérdida aérea (quedan { $count }).
}
stalingrado-prompt-next_bombing = Elige el siguiente objetivo que bombardear.
stalingrado-prompt-bomb_loss = Elige una unidad que pierda un paso en { $hex }.
stalingrado-prompt-bomb_kill = Elige una unidad que eliminar en { $hex }.
stalingrado-prompt-divert = Base perdida: elige otra para { $counter }.
stalingrado-prompt-combat = Elige un hexágono que atacar.
stalingrado-prompt-combat-nothing = No queda ningún hexágono que atacar.
stalingrado-prompt-attackers = { $units ->
    [none] Elige unidades para atacar { $target }.
   *[other] Ataca { $target } o cambia los atacantes.
}
stalingrado-prompt-defence_guns = Elige artillería que defienda { $target }.
stalingrado-prompt-shell_with = { $counters ->
    [none] Elige artillería contra { $target }.
   *[other] Dispara a { $target } o elige más artillería.
}
stalingrado-prompt-gun_loss = Contrabatería: elige una unidad que pierda un paso.
stalingrado-prompt-defender_choice = Resultado D{ $d } en { $target }: elige respuesta.
stalingrado-prompt-defender_loss = { $count ->
    [one] Elige quién sufre la última pérdida en { $target }.
   *[other] Elige quién pierde un paso (quedan { $count } pérdidas).
}
stalingrado-prompt-retreat_unit = Elige adónde se retira { $unit }.
stalingrado-prompt-pushed_off = Elige el borde de salida de { $counter }.
stalingrado-prompt-choose_attacker_loss = { $count ->
    [one] Elige el atacante que sufre la última pérdida.
   *[other] Elige el atacante que pierde un paso (quedan { $count }).
}
stalingrado-prompt-advancing = Elige una unidad que avance a { $target }.
stalingrado-prompt-go_on = { $points ->
    [0] Elige otro hexágono: { $unit }.
   *[other] Elige otro hexágono: { $unit } (quedan { $points }).
}

## What can be done

stalingrado-verb-to = Ir a { $hex }
stalingrado-verb-stay = Quedarse
stalingrado-verb-wait = Esperar
stalingrado-verb-missions-done = Terminar las misiones
stalingrado-verb-reaction-done = Terminar las reacciones
stalingrado-verb-replacements-done = Terminar los reemplazos
stalingrado-verb-defence_guns-done = Terminar el fuego
stalingrado-verb-back = Volver
stalingrado-verb-lose = Elegir { $unit }
stalingrado-verb-at = Poner en { $hex }
stalingrado-verb-step = Avanzar a { $hex }
stalingrado-verb-march-leave = Salir del mapa
stalingrado-verb-march-rail = Ir en tren { $hex }
stalingrado-verb-march-sea = Ir por mar { $hex }
stalingrado-verb-stepping-stop = Parar aquí
stalingrado-verb-column-drop = Dejar { $unit }
stalingrado-verb-advancing-advance = Avanzar { $unit }
stalingrado-verb-advancing-stop = Terminar el avance
stalingrado-verb-go_on-exploit = Explotar { $hex }
stalingrado-verb-go_on-push = Romper a { $hex }
stalingrado-verb-go_on-halt = Detenerse
stalingrado-verb-out_of_command-agree = Aceptar
stalingrado-verb-out_of_command-command = Mandar { $unit }
stalingrado-verb-send = Enviar { $unit }
stalingrado-verb-support = Apoyar en { $hex }
stalingrado-verb-mission-bomb_units = Batir { $hex }
stalingrado-verb-mission-bomb_base = Batir base { $hex }
stalingrado-verb-mission-bomb_hq = Bombardear { $unit }
stalingrado-verb-mission-escort = Escoltar { $hex }
stalingrado-verb-mission-supply = Suministrar { $hex }
stalingrado-verb-load-for = Llevar a { $unit }
stalingrado-verb-load-go = Despegar
stalingrado-verb-react_with-intercept = Interceptar { $hex }
stalingrado-verb-next_air_combat-fight = Combatir { $hex }
stalingrado-verb-choose_substitute-replace = Relevar { $unit }
stalingrado-verb-replacements-replenish = Completar { $unit }
stalingrado-verb-replacements-refit = Reequipar { $unit }
stalingrado-verb-replacements-rebuild = Rehacer { $unit }
stalingrado-verb-replacements-reserve = Volar a { $unit }
stalingrado-verb-rebuild_to-reduced_at = Reducir en { $hex }
stalingrado-verb-rebuild_to-full_at = Llenar en { $hex }
stalingrado-verb-reserve_by-by = Enviar { $unit }
stalingrado-verb-next_bombing-units = Batir { $hex }
stalingrado-verb-next_bombing-base = Batir base { $hex }
stalingrado-verb-next_bombing-hq = Bombardear { $unit }
stalingrado-verb-combat-attack = Atacar { $hex }
stalingrado-verb-combat-shell = Cañonear { $hex }
stalingrado-verb-combat-end = Terminar el combate
stalingrado-verb-add = Añadir { $unit }
stalingrado-verb-attackers-all = Añadir adyacentes
stalingrado-verb-attackers-drop = Quitar { $unit }
stalingrado-verb-attackers-go = Atacar
stalingrado-verb-shell_with-go = Disparar
stalingrado-verb-defence_guns-fire = Disparar { $unit }
stalingrado-verb-move_hq-off = Retirar del mapa
stalingrado-verb-place_hq-aside = Dejar aparte
stalingrado-verb-moving-unit = Mover { $unit }
stalingrado-verb-moving-stack = Mover todo { $hex }
stalingrado-verb-moving-enter = Entrar { $unit }
stalingrado-verb-moving-hq = Mover { $unit }
stalingrado-verb-moving-transfer = Trasladar { $unit }
stalingrado-verb-moving-land = Aterrizar { $unit }
stalingrado-verb-moving-top = Subir { $unit }
stalingrado-verb-moving-end = Terminar movimientos
stalingrado-verb-defender_choice-loss = Sufrir una pérdida
stalingrado-verb-defender_choice-hold = Resistir en Stalingrado
stalingrado-verb-defender_choice-retreat = Retirarse
stalingrado-verb-retreat_unit-all = Llevar todo { $hex }
stalingrado-verb-pushed_off-north = Salir por el norte
stalingrado-verb-pushed_off-east = Salir por el este
stalingrado-verb-pushed_off-south = Salir por el sur

## What happens

stalingrado-event-turn = Turno { $turn }
stalingrado-event-player-turn = { $side ->
    [axis] Turno { $turn }: el Eje
   *[soviet] Turno { $turn }: los soviéticos
}
stalingrado-event-weather = Tiempo de invierno: { $die ->
    [1] sin vuelos
    [2] vuelos al sur del bajo Don
    [3] vuelos al norte del bajo Don
    [4] vuelos al sur del alto Don
    [5] vuelos al norte del alto Don
   *[other] vuelos en todas partes
}.
stalingrado-event-blue-ends = Las divisiones Panzer superiores pasan a ser normales.
stalingrado-event-points = { $side ->
    [axis] El Eje recibe sus puntos de reemplazo.
   *[soviet] Los soviéticos reciben sus puntos de reemplazo.
}
stalingrado-event-replenished = { $unit ->
    [none] Se completa una unidad en { $hex }.
   *[other] Se completa { $unit } en { $hex }.
}
stalingrado-event-rebuilt = { $unit ->
    [none] Se reconstruye una unidad en { $hex }.
   *[other] Se reconstruye { $unit } en { $hex }.
}
stalingrado-event-reserved = { $unit ->
    [none] { $transport } llevará hombres a { $hex }.
   *[other] { $transport } llevará hombres para { $unit } a { $hex }.
}
stalingrado-event-men-return = Los hombres no llegaron: vuelve un punto ({ $pool }).
stalingrado-event-withdrawn = Retirada de { $counter }.
stalingrado-event-substituted = { $counter } ocupa el lugar de { $old } en { $hex }.
stalingrado-event-arrivals = Llegan: { $counters }.
stalingrado-event-enters = { $unit } entra en el mapa en { $hex }.
stalingrado-event-moves = { $unit } va de { $start } a { $hex }.
stalingrado-event-stack-moves = { $count ->
    [one] { $units } va
   *[other] { $units } van
} de { $start } a { $hex }.
stalingrado-event-by-rail = { $unit } va en tren de { $start } a { $hex }.
stalingrado-event-by-sea = { $unit } va por mar de { $start } a { $hex }.
stalingrado-event-leaves = { $counter } sale del mapa desde { $start }.
stalingrado-event-livny-falls = Ha caído Livny.
stalingrado-event-hq-placed = { $counter } se instala en { $hex }.
stalingrado-event-hq-moves = { $counter } va a { $hex }.
stalingrado-event-hq-off = Sale del mapa { $counter }.
stalingrado-event-hq-destroyed = Destrucción de { $counter } en { $hex }.
stalingrado-event-hq-bombed = { $counter } pierde { $number ->
    [one] un punto de alcance
   *[other] { $number } puntos de alcance
} este turno.
stalingrado-event-lands = { $counter } tiene su base en { $hex }.
stalingrado-event-transfers = { $counter } se traslada de { $start } a { $hex }.
stalingrado-event-diverted = { $counter } aterriza en { $hex } en su lugar.
stalingrado-event-air-destroyed = { $counter } se pierde con su base en { $hex }.
stalingrado-event-flies = { $counter } vuela a { $hex } { $mission ->
    [support] en apoyo
    [bomb-units] para bombardear unidades
    [bomb-base] para bombardear la base
    [bomb-headquarters] para bombardear un cuartel general
    [escort] como cazas
    [supply] con suministros
   *[replacements] con reemplazos
}.
stalingrado-event-flies-against = { $counter } vuela contra { $old }.
stalingrado-event-loaded = { $counter } lleva suministros para { $counters }.
stalingrado-event-supplied-by-air = { $counter } lleva suministro por { $hex }: { $counters }.
stalingrado-event-air-combat = Combate aéreo sobre { $hex }: { $attack } contra { $defence }, dado { $die }. El defensor pierde { $defender }, el atacante { $attacker }.
stalingrado-event-air-loss = { $steps ->
    [0] Derribo de { $counter }.
   *[other] { $counter } pierde un paso.
}
stalingrado-event-bombing = Bombas sobre { $mission ->
    [bomb-units] unidades
    [bomb-base] la base
   *[bomb-headquarters] el cuartel general
} en { $hex }: { stalingrado-barrage }
stalingrado-event-shelling = La artillería dispara sobre { $target }: { stalingrado-barrage }
stalingrado-barrage = { $points ->
    [one] un punto
   *[other] { $points } puntos
}, dado { $die }, { $number ->
    [0] sin efecto
   *[other] efecto { $number }
}{ $losses ->
    [0] .
    [one] , y el atacante pierde un paso.
   *[other] , y el atacante pierde { $losses } pasos.
}
stalingrado-event-attack = Ataque contra { $target } con { $attack ->
    [one] un punto
   *[other] { $attack } puntos
}: { $counters }.
stalingrado-event-odds = { $target }: { $attack } contra { $defence }. Proporción { $ratio }, columna { $column }.
stalingrado-event-combat-result = Dados { $dice }: D{ $d } A{ $a } en { $target }.
stalingrado-event-loss = { $steps ->
    [0] { $counter } en { $hex } pierde su último paso.
   *[other] { $counter } en { $hex } sufre una pérdida.
}
stalingrado-event-eliminated = Eliminación de { $counter } en { $hex }.
stalingrado-event-retreats = { $counter } se retira de { $start } a { $hex }.
stalingrado-event-pushed-off = { $counter } sale desde { $start } por el borde { $edge ->
    [N] norte
    [E] este
   *[S] sur
}.
stalingrado-event-advances = { $unit } avanza de { $start } a { $hex }.
stalingrado-event-scores = { $side ->
    [axis] El Eje tiene { $city ->
    [stalingrad] Stalingrado
   *[maykop] Maikop
}. Puntos: { $points }.
   *[soviet] Los soviéticos tienen { $city ->
    [stalingrad] Stalingrado
   *[maykop] Maikop
}. Puntos: { $points }.
}
stalingrado-event-final-points = { $side ->
    [axis] Puntos finales del Eje: { $total }.
   *[soviet] Puntos finales soviéticos: { $total }.
}
stalingrado-event-game-over = La partida ha terminado.

## Dice

stalingrado-dice-weather = el tiempo de invierno
stalingrado-dice-air-combat = el combate aéreo
stalingrado-dice-bombing = el bombardeo
stalingrado-dice-bombardment = el fuego de artillería
stalingrado-dice-combat = el combate

## The end

stalingrado-result-points = Deciden los puntos de victoria.
stalingrado-result-automatic = Stalingrado, Mozdok y Maikop están en manos del Eje.
stalingrado-result-scenario = Deciden los puntos del escenario.
stalingrado-result-draw = Ningún bando tiene puntos suficientes.
stalingrado-score-axis = puntos del Eje
stalingrado-score-soviet = puntos soviéticos

## Por qué el ordenador juega así
stalingrado-bot-posture-steady = Seguir el plan del estado mayor: { $count ->
    [one] un ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-attack = Atacar donde pueda valer la pena: { $count ->
    [one] un ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-select = Atacar solo con buena proporción: { $count ->
    [one] un ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-advance = Avanzar con todo el ejército: { $count ->
    [one] un ataque
   *[other] { $count } ataques
}.
stalingrado-bot-posture-fall-back = Replegarse y obligar al enemigo a venir de lejos: { $count ->
    [one] un ataque
   *[other] { $count } ataques
}.
stalingrado-bot-fears-attack = Un ataque contra { $hex }.

## Odds

stalingrado-shift-terrain = terreno
stalingrado-shift-river = río
stalingrado-shift-attacker-command = atacante sin mando
stalingrado-shift-defender-command = defensor sin mando
stalingrado-shift-winter = invierno
stalingrado-shift-panzer-corps = cuerpo Panzer
stalingrado-point-attack-units = unidades atacantes
stalingrado-point-attack-guns = artillería atacante
stalingrado-point-attack-air = aviación atacante
stalingrado-point-defence-seen = defensores visibles
stalingrado-point-defence-covered = defensores cubiertos
stalingrado-point-defence-guns = artillería defensora
stalingrado-point-defence-air = aviación defensora

## En la terminal

stalingrado-legend = . llano  # ciudad  @ gran ciudad  % bosque  = pantano  ^ montañas  : abrupto  , estepa  X infranqueable  ~ agua  / fuera del escenario  ’ pista  * aeródromo  H h cuartel general
stalingrado-legend-units = Un apilamiento: tipo de la unidad de arriba (I infantería, L ligera, M montaña, S seguridad, C caballería, V motorizada, P panzer, T tanques, G artillería; Eje en mayúscula, soviéticos en minúscula), cuántas, su ataque (+ y otras cubiertas); !, a una le falta suministro o mando, > una debe atacar. a5* s5*: cinco unidades aéreas en una base. map LUGAR muestra otra parte, b PALABRAS lista unidades: b tanques, b suministro, b atacar.
stalingrado-facing-n = norte
stalingrado-facing-ne = nordeste
stalingrado-facing-se = sudeste
stalingrado-facing-s = sur
stalingrado-facing-sw = sudoeste
stalingrado-facing-nw = noroeste
stalingrado-status-todo = Por hacer
stalingrado-status-lacking = Sin suministro o mando ({ $seat })
stalingrado-status-battle = Combate
stalingrado-air-mission = { $mission } sobre { $hex }
stalingrado-odds-attack = ataque
stalingrado-odds-target = { $count ->
    [one] una unidad
   *[other] { $count } unidades
} → { $hex }
stalingrado-odds-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
stalingrado-odds-unseen = No se ve: { $shifts }.
stalingrado-odds-result = D{ $d } A{ $a }
stalingrado-odds-footnote = Lo que pueden traer los dados: la probabilidad de que el defensor o el atacante sufra algo, y cuánto por término medio.
stalingrado-look-in-zone = en la zona de enfrentamiento ({ $seat })
stalingrado-look-in-command = al alcance de un cuartel general ({ $seat })
stalingrado-look-in-lines = en una línea de suministro ({ $seat })
stalingrado-look-river = río
stalingrado-look-wide-river = río ancho
stalingrado-look-inaccessible-river = río que no se puede cruzar
stalingrado-look-rail = ferrocarril
stalingrado-look-road = carretera

## En la pantalla

stalingrado-title = Stalingrado
    .full = Stalingrado 1942-43
stalingrado-panel-score = Puntos
stalingrado-panel-forces = Fuera del mapa
stalingrado-panel-air = Guerra aérea
stalingrado-panel-command = Mando
stalingrado-panel-tables = Tabla de combate
stalingrado-overlay-zones = Zonas de enfrentamiento
stalingrado-overlay-lines = Líneas de suministro
stalingrado-overlay-rails = Ferrocarriles según quién los tiene: Eje, línea continua; soviéticos, a trazos; entre ambos, puntos
stalingrado-care-hq = al mando: { $unit }
stalingrado-care-no-hq = ningún cuartel general al alcance
stalingrado-care-line = con suministro por { $hex }
stalingrado-care-no-line = sin línea de suministro
stalingrado-overlay-range = Alcance de los cuarteles generales
stalingrado-overlay-duties = Deberes de ataque, y quién carece de suministro o mando
stalingrado-load = { $load } de { $number }
stalingrado-legend-supply = Suministro: { $side }
stalingrado-legend-source = Fuente: borde del mapa o puerto
stalingrado-legend-open = Carretera o ferrocarril con suministro
stalingrado-legend-severed = Carretera o ferrocarril aislado
stalingrado-legend-break = Cortado por una unidad enemiga
stalingrado-legend-unsupplied = Unidad sin suministro
stalingrado-legend-line = Línea de la unidad señalada
stalingrado-legend-command = Camino a su cuartel general
stalingrado-legend-cut = Aquí la cortaría el enemigo
stalingrado-legend-army = Alcance de un cuartel general: unidades a su alcance de las que puede mandar
stalingrado-legend-army-theirs = Alcance de un cuartel general enemigo
stalingrado-legend-uncommanded = Unidad sin mando
stalingrado-legend-zone = Zonas de enfrentamiento: { $side }
stalingrado-legend-between = Entre ambos
stalingrado-legend-duty = Debe atacar
stalingrado-legend-reach = Hexágono a su alcance, con su coste
stalingrado-legend-must = Debe atacar desde ahí
stalingrado-legend-hungry = Sin suministro ahí
stalingrado-legend-alone = Sin mando ahí
stalingrado-legend-ford = Cruza un río sin puente
stalingrado-care-cuts = una unidad enemiga la corta en { $hexes }
stalingrado-care-no-cut = ningún hexágono solo la corta
stalingrado-there-cut-off = aísla a { $units }
stalingrado-there-loses = deja sin suministro: { $units }
stalingrado-there-gains = da suministro a { $units }
stalingrado-sequence-command = Suministro
stalingrado-sequence-replacements = Reemplazos
stalingrado-sequence-movement = Movimiento
stalingrado-sequence-air = Aire
stalingrado-sequence-combat = Combate
stalingrado-folded-air-axis = El Eje da base a { $count ->
    [one] una unidad aérea
   *[other] { $count } unidades aéreas
}.
stalingrado-folded-air-soviet = Los soviéticos dan base a { $count ->
    [one] una unidad aérea
   *[other] { $count } unidades aéreas
}.
stalingrado-folded-hq-axis = El Eje despliega { $count ->
    [one] un cuartel general
   *[other] { $count } cuarteles generales
}.
stalingrado-folded-hq-soviet = Los soviéticos despliegan { $count ->
    [one] un cuartel general
   *[other] { $count } cuarteles generales
}.
stalingrado-sign-hq = CG
stalingrado-strip-turn = Turno { $turn } de { $last }
stalingrado-strip-weather = Tiempo de invierno
stalingrado-strip-points = { $points } PR
stalingrado-strip-explained = Puntos de victoria si la partida acabara ahora, y puntos de reemplazo restantes
stalingrado-weather-1 = sin vuelos
stalingrado-weather-2 = solo se vuela al sur del bajo Don
stalingrado-weather-3 = solo se vuela al norte del bajo Don
stalingrado-weather-4 = solo se vuela al sur del alto Don
stalingrado-weather-5 = solo se vuela al norte del alto Don
stalingrado-weather-6 = vuelos en todas partes
stalingrado-terrain-open = terreno abierto
stalingrado-terrain-sea = mar
stalingrado-terrain-lake = lago
stalingrado-terrain-city = ciudad
stalingrado-terrain-large_city = gran ciudad
stalingrado-terrain-rough = terreno quebrado
stalingrado-terrain-mountain = montañas
stalingrado-terrain-wild = estepa sin caminos
stalingrado-terrain-forest = bosque
stalingrado-terrain-swamp = pantano
stalingrado-terrain-impassable = infranqueable
stalingrado-airfield-strip = pista de aterrizaje
stalingrado-airfield-aerodrome = aeródromo
stalingrado-look-columns = defensa: columnas −{ $columns }
stalingrado-look-stacking = límite de apilamiento { $units }
stalingrado-look-axis = en manos del Eje
stalingrado-look-soviet = en manos soviéticas
stalingrado-look-closed = fuera del escenario
stalingrado-look-unsupplied = sin suministro
stalingrado-look-uncommanded = sin mando
stalingrado-look-duty = debe atacar
stalingrado-look-rested = no puede atacar
stalingrado-look-moved = ha movido
stalingrado-look-attacked = ha atacado
stalingrado-look-fired = disparó en el turno { $turn }
stalingrado-look-covered = una unidad cubierta
stalingrado-look-grounded = en tierra
stalingrado-look-flown = ha volado
stalingrado-fan-covered = { $count ->
    [one] y una unidad cubierta
   *[other] y { $count } unidades cubiertas
}
stalingrado-fan-hq = límite de mando { $commands }, alcance { $range }
stalingrado-mission-support = apoyo
stalingrado-mission-bomb-units = bombas sobre unidades
stalingrado-mission-bomb-base = bombas sobre la base
stalingrado-mission-bomb-headquarters = bombas sobre un cuartel general
stalingrado-mission-escort = cazas
stalingrado-mission-supply = suministro
stalingrado-mission-replacements = reemplazos
stalingrado-place-future = Llegan pronto
stalingrado-place-waiting = Esperan para entrar
stalingrado-place-off = Apartadas
stalingrado-place-eliminated = Eliminadas, se pueden reconstruir
stalingrado-place-lost = Perdidas del todo
stalingrado-place-gone = Retiradas
stalingrado-forces-turn = turno { $turn }
stalingrado-command-hex = hexágono
stalingrado-command-range = alcance
stalingrado-command-units = unidades al alcance / máximo al mando
stalingrado-command-points = Puntos de reemplazo
stalingrado-kind-infantry = infantería
stalingrado-kind-equipment = material
stalingrado-kind-aviation = aviación
stalingrado-nation-german = Alemanes
stalingrado-nation-rumanian = Rumanos
stalingrado-nation-italian = Italianos
stalingrado-nation-hungarian = Húngaros
stalingrado-nation-soviet = Soviéticos
stalingrado-nation-slovak = Eslovacos
stalingrado-country-rumanian = { $unit } (Rumania)
stalingrado-country-italian = { $unit } (Italia)
stalingrado-country-hungarian = { $unit } (Hungría)
stalingrado-country-slovak = { $unit } (Eslovaquia)
stalingrado-pool-words = { $nation }, { $kind }
stalingrado-points-goal = La ventaja del Eje son sus puntos menos los soviéticos, al final del último turno. Con una ventaja de { $axis } o más gana el Eje; con { $soviet } o menos, los soviéticos; entre ambas es empate.
stalingrado-points-campaign = Si el Eje ocupa Stalingrado (ambos hexágonos), Mozdok y Maikop al final del último turno, gana automáticamente. Si no, gana quien tenga más puntos; con los mismos es empate.
stalingrado-points-objectives = Objetivos
stalingrado-points-scored = Anotados hasta ahora
stalingrado-points-each = cada turno del { $first } al { $last }
stalingrado-points-end = al final
stalingrado-points-german-units = Unidades alemanas eliminadas
stalingrado-points-allied-units = Unidades aliadas del Eje eliminadas
stalingrado-points-soviet-units = Unidades soviéticas eliminadas
stalingrado-points-west-of-donets = Unidades al oeste del Donets
stalingrado-points-on-the-volga = Unidades alemanas en el Volga
stalingrado-points-points-left = Puntos de reemplazo sobrantes
stalingrado-table-combat = Tabla de combate
stalingrado-table-explained = Dos dados; pérdidas del defensor / pérdidas del atacante.
stalingrado-odds-ratio = proporción
stalingrado-odds-column = columna
stalingrado-odds-hit = pérdidas del defensor
stalingrado-odds-hurt = pérdidas del atacante
stalingrado-odds-mean = en promedio
stalingrado-odds-hidden = La defensa está cubierta: busca la proporción que esperas.
stalingrado-find-place = lugar
stalingrado-panel-orders = Por hacer
stalingrado-panel-units = Unidades
stalingrado-overlay-reach = Alcance de la unidad bajo el puntero
stalingrado-key-group = reunir un grupo
stalingrado-key-stay = estas se quedan; a la siguiente
stalingrado-gesture-stack = un apilamiento para moverlo entero
stalingrado-gesture-one = una unidad: señala su apilamiento y tómala de la fila
stalingrado-gesture-group = un marco alrededor de unidades y haz clic adonde van
stalingrado-gesture-target = un objetivo: atacan todas las unidades adyacentes; haz clic en una para dejarla fuera
stalingrado-gesture-wing = alas y después el hexágono al que vuelan
stalingrado-way-cost = puntos: { $cost } de { $points }
stalingrado-way-some = llegan { $count } de { $all }
stalingrado-way-rivers = { $count ->
    [one] cruza un río
   *[other] cruza { $count } ríos
}
stalingrado-way-no-end = no puede terminar aquí ({ $rule })
stalingrado-way-zone = en zona enemiga
stalingrado-way-duty = tendrá que atacar
stalingrado-way-unsupplied = sin suministro
stalingrado-way-uncommanded = sin mando
stalingrado-way-hunters = { $count ->
    [0] ningún caza enemigo puede acudir
    [one] puede acudir una unidad de caza enemiga
   *[other] pueden acudir { $count } unidades de caza enemigas
}
stalingrado-left-unmoved = { $count ->
    [one] una unidad sin órdenes
   *[other] { $count } unidades sin órdenes
}
stalingrado-left-enter = { $count ->
    [one] una unidad espera entrar
   *[other] { $count } unidades esperan entrar
}
stalingrado-left-land = { $count ->
    [one] una unidad aérea sin base
   *[other] { $count } unidades aéreas sin base
}
stalingrado-left-hq = { $count ->
    [one] un cuartel general no se ha movido
   *[other] { $count } cuarteles generales no se han movido
}
stalingrado-left-spend = { $count ->
    [one] una unidad podría recibir reemplazos
   *[other] { $count } unidades podrían recibir reemplazos
}
stalingrado-left-fly = { $count ->
    [one] una unidad aérea aún podría volar
   *[other] { $count } unidades aéreas aún podrían volar
}
stalingrado-left-attack = { $count ->
    [one] un hexágono enemigo aún puede ser atacado
   *[other] { $count } hexágonos enemigos aún pueden ser atacados
}
stalingrado-left-owing = { $count ->
    [one] un apilamiento tendrá que atacar
   *[other] { $count } apilamientos tendrán que atacar
}
stalingrado-left-duty = { $count ->
    [one] un apilamiento aún tiene que atacar
   *[other] { $count } apilamientos aún tienen que atacar
}
stalingrado-left-doubt = Antes de terminar: { $what }.
stalingrado-left-nothing = Ahora nada espera aquí.
stalingrado-attacks = Ataques hasta ahora: { $count }
stalingrado-left-all-stay = Todas estas se quedan donde están
stalingrado-left-more = y { $count } más
stalingrado-filter-nation = nación
stalingrado-filter-type = tipo
stalingrado-filter-army = al alcance de
stalingrado-filter-state = estado
stalingrado-filter-any = todas
stalingrado-filter-count = { $count ->
    [one] una unidad
   *[other] { $count } unidades
}
stalingrado-filter-none = Sin filtro
stalingrado-filter-ready = aún sin usar
stalingrado-filter-unsupplied = sin suministro
stalingrado-filter-uncommanded = sin mando
stalingrado-filter-duty = tiene que atacar
stalingrado-filter-reduced = reducida
stalingrado-type-infantry = infantería
stalingrado-type-light_infantry = infantería ligera
stalingrado-type-mountain = montaña
stalingrado-type-alpine = alpinos
stalingrado-type-security = seguridad
stalingrado-type-cavalry = caballería
stalingrado-type-motorised_infantry = infantería motorizada
stalingrado-type-mechanised_infantry = mecanizada
stalingrado-type-mechanised_cavalry = caballería mecanizada
stalingrado-type-panzer = Panzer
stalingrado-type-tank = tanques
stalingrado-type-artillery = artillería
stalingrado-type-hq = cuarteles generales
stalingrado-type-air-C = cazas
stalingrado-type-air-CB = cazabombarderos
stalingrado-type-air-BL = bombarderos ligeros
stalingrado-type-air-BM = bombarderos medios
stalingrado-type-air-BP = bombarderos pesados
stalingrado-type-air-T = transporte aéreo
stalingrado-group-add = { $count ->
    [one] Una al grupo
   *[other] Las { $count } al grupo
}
stalingrado-group-one = { $unit } en el grupo
stalingrado-hand = Lo que queda por hacer
stalingrado-hand-coming = Tus refuerzos del turno { $turn }
stalingrado-hand-next = Siguiente sin órdenes
stalingrado-hand-stay = { $count ->
    [0] Quedarse
    [one] Esta se queda
   *[other] Estas { $count } se quedan
}
stalingrado-hand-group = Grupo
stalingrado-hand-send = { $count ->
    [one] Enviar una unidad
   *[other] Enviar { $count } unidades
}
stalingrado-hand-scatter = Deshacer el grupo
stalingrado-hand-gather = Toca apilamientos o unidades para reunirlas; cualquier otro hexágono las envía allí.
stalingrado-hand-aim = Elige un hexágono de destino.
stalingrado-hand-arrive = Elige un hexágono: todas las llegadas van hacia él.
stalingrado-hand-arrivals = Traer todo hacia …
stalingrado-hand-bases = Reubicar la aviación
stalingrado-wings = Unidades aéreas por ala
stalingrado-wings-again = Repetir ({ $count })
stalingrado-wings-where = { $count ->
    [0] Elige las alas que vuelan.
    [one] Una unidad elegida: haz clic en el hexágono de destino.
   *[other] { $count } unidades elegidas: haz clic en el hexágono de destino.
}
stalingrado-hand-how = Qué hace un clic
stalingrado-how-to = marchar
stalingrado-how-step = hexágono a hexágono
stalingrado-how-rail = por ferrocarril
stalingrado-how-sea = por mar
stalingrado-how-support = apoyo
stalingrado-how-bomb_units = bombardear unidades
stalingrado-how-bomb_base = bombardear una base
stalingrado-how-escort = escolta
stalingrado-how-supply = suministro
stalingrado-how-unit = mover
stalingrado-how-top = poner encima
stalingrado-done = Unidades movidas: { $count } de { $all }; han llegado: { $arrived }.
stalingrado-done-undo = Deshacer toda la orden
stalingrado-done-part = llegó hasta { $hex }
stalingrado-done-not = no se movió
stalingrado-hand-hold = Esperar al contacto
stalingrado-hand-go-on = { $count ->
    [one] Seguir: { $count } unidad
   *[other] Seguir: { $count } unidades
}
stalingrado-hand-cancel = { $count ->
    [one] Anular { $count } orden
   *[other] Anular { $count } órdenes
}
stalingrado-plan-go-on = Órdenes permanentes cumplidas: { $done } de { $count }.
stalingrado-done-meets = encontraría al enemigo: muévela tú
stalingrado-plan-send = Órdenes dadas: { $done } de { $count } (hacia { $hex }).
stalingrado-plan-fly = { $unit } vuela también a { $hex }.
stalingrado-plan-no-mission = { $unit } no puede volar ninguna misión sobre { $hex }.
stalingrado-plan-back = Se deshace la orden.
stalingrado-plan-stopped = El resto de la orden espera: antes se pregunta otra cosa.
stalingrado-plan-no-way = Desde ahí no se llega a { $hex } en este turno.
stalingrado-plan-arrive = Las llegadas van hacia { $hex }.
stalingrado-plan-bases = La aviación cambia de base.
stalingrado-plan-missions = Se asignan las misiones.
stalingrado-plan-grounded = { $count ->
    [one] Una unidad no tiene misión allí.
   *[other] { $count } unidades no tienen misión allí.
}
stalingrado-air-asked = La decisión aérea
stalingrado-air-aloft = En vuelo
stalingrado-air-over = { $count ->
    [one] una vuela allí
   *[other] { $count } vuelan allí
}
stalingrado-air-show = Mostrar { $hex }
stalingrado-air-power = aire { $air }, tierra { $ground }
stalingrado-air-sky = El cielo sobre { $hex }
stalingrado-air-fighters = { $count ->
    [0] ningún caza al alcance
    [one] una unidad de caza al alcance, fuerza { $power }
   *[other] { $count } unidades de caza al alcance, fuerza { $power }
}
stalingrado-air-others = { $count ->
    [0] ninguna otra
    [one] otra más
   *[other] otras { $count }
}
stalingrado-air-results = Lo que resultó
stalingrado-air-bases = Bases: { $side }
stalingrado-how-intercept = interceptar
stalingrado-thought = { $count ->
    [one] Un ataque de la única unidad que podría: { $attack } puntos.
   *[other] Un ataque de las { $count } que podrían: { $attack } puntos.
}
stalingrado-thought-best = En el mejor caso { $ratio }, tras los desplazamientos { $column }: el defensor sufre { $hit }, el atacante { $hurt }.
stalingrado-thought-worst = En el peor caso { $ratio }, tras los desplazamientos { $column }: el defensor sufre { $hit }, el atacante { $hurt }.
stalingrado-nth = { $number }.ª
stalingrado-nth-m = { $number }.º
stalingrado-town-stalingrad-north = Stalingrado (norte)
stalingrado-town-stalingrad-south = Stalingrado (sur)
stalingrado-town-saratov = Sarátov
stalingrado-town-voronezh = Vorónezh
stalingrado-town-kursk = Kursk
stalingrado-town-kharkov = Járkov
stalingrado-town-belgorod = Bélgorod
stalingrado-town-maykop = Maikop
stalingrado-town-grozny = Grozni
stalingrado-town-novorossiysk = Novorosíisk
stalingrado-town-tuapse = Tuapsé
stalingrado-town-mariupol = Mariúpol
stalingrado-town-zaporozhye = Zaporozhie
stalingrado-town-dnepropetrovsk = Dniepropetrovsk
stalingrado-town-lugansk = Lugansk
stalingrado-town-artemovsk = Artiomovsk
stalingrado-town-izyum = Izium
stalingrado-town-kupyansk = Kupiansk
stalingrado-town-slavyansk = Slaviansk
stalingrado-town-kamyshin = Kamishin
stalingrado-town-kalach = Kalach
stalingrado-town-kalach-voronezh = Kalach (Vorónezh)
stalingrado-town-kotelnikovo = Kotélnikovo
stalingrado-town-millerovo = Míllerovo
stalingrado-town-rossosh = Rósosh
stalingrado-town-tatsinskaya = Tatsínskaya
stalingrado-town-chernyshkovskiy = Chernishkovski
stalingrado-town-elista = Elistá
stalingrado-town-melitopol = Melitópol
stalingrado-town-kerch = Kerch
stalingrado-town-sochi = Sochi
stalingrado-town-sukhumi = Sujumi
stalingrado-town-tbilisi = Tiflis
stalingrado-town-batumi = Batumi
stalingrado-town-kutaisi = Kutaisi
stalingrado-town-ordzhonikidze = Ordzhonikidze
stalingrado-town-nalchik = Nálchik
stalingrado-town-pyatigorsk = Piatigorsk
stalingrado-town-cherkessk = Cherkesk
stalingrado-town-mineralnye-vody = Mineralnie Vodi
stalingrado-town-yeysk = Yeisk
stalingrado-town-shakhty = Shajti
stalingrado-town-novocherkassk = Novocherkask
stalingrado-town-proletarskaya = Proletárskaya
stalingrado-town-pavlovskaya = Pávlovskaya
stalingrado-town-tikhoretsk = Tijoretsk
stalingrado-town-kletskaya = Klétskaya
stalingrado-town-veshenskaya = Véshenskaya
stalingrado-town-kazanskaya = Kazánskaya
stalingrado-town-serafimovich = Serafimóvich
stalingrado-town-boguchar = Boguchar
stalingrado-town-kantemirovka = Kantemírovka
stalingrado-town-voroshilovsk = Voroshílovsk
stalingrado-town-lisichansk = Lisichansk
stalingrado-town-pavlograd = Pavlogrado
stalingrado-town-chuguyev = Chugúyev
stalingrado-town-valuyki = Valuiki
stalingrado-town-livny = Livni
stalingrado-town-yelets = Yelets
stalingrado-town-lipetsk = Lípetsk
stalingrado-town-feodosiya = Feodosia
stalingrado-town-nizhne-chirskaya = Nizhne-Chírskaya
stalingrado-unit-n-alpine-division-cuneense = { stalingrado-nth } División Alpina Cuneense
stalingrado-unit-n-alpine-division-julia = { stalingrado-nth } División Alpina Julia
stalingrado-unit-n-alpine-division-tridentina = { stalingrado-nth } División Alpina Tridentina
stalingrado-unit-n-cavalry-division = { stalingrado-nth } División de Caballería
stalingrado-unit-n-infantry-division = { stalingrado-nth } División de Infantería
stalingrado-unit-n-infantry-division-cosseria = { stalingrado-nth } División de Infantería Cosseria
stalingrado-unit-n-infantry-division-ravenna = { stalingrado-nth } División de Infantería Ravenna
stalingrado-unit-n-infantry-division-sforzesca = { stalingrado-nth } División de Infantería Sforzesca
stalingrado-unit-n-infantry-division-torino = { stalingrado-nth } División de Infantería Torino
stalingrado-unit-n-infantry-division-vicenza = { stalingrado-nth } División de Infantería Vicenza
stalingrado-unit-n-light-cavalry-celere-division-duca-d-aosta = { stalingrado-nth } División de Caballería Ligera (Celere) Duca d’Aosta
stalingrado-unit-n-light-division = { stalingrado-nth } División Ligera
stalingrado-unit-n-luftwaffe-field-division = { stalingrado-nth } División de Campaña de la Luftwaffe
stalingrado-unit-n-motorised-division = { stalingrado-nth } División Motorizada
stalingrado-unit-n-motorised-division-pasubio = { stalingrado-nth } División Motorizada Pasubio
stalingrado-unit-n-mountain-division = { stalingrado-nth } División de Montaña
stalingrado-unit-n-panzer-division = { stalingrado-nth } División Panzer
stalingrado-unit-n-ss-motorised-brigade = { stalingrado-nth } Brigada Motorizada SS
stalingrado-unit-n-security-division = { stalingrado-nth } División de Seguridad
stalingrado-unit-cavalry-brigade-barbo = Brigada de Caballería Barbo
stalingrado-unit-motorised-division-grossdeutschland = División Motorizada Grossdeutschland
stalingrado-unit-ss-motorised-division-leibstandarte-adolf-hitler = División Motorizada SS Leibstandarte Adolf Hitler
stalingrado-unit-ss-motorised-division-wiking = División Motorizada SS Wiking
stalingrado-unit-n-artillery-division = { stalingrado-nth } División de Artillería
stalingrado-unit-n-cavalry-corps = { stalingrado-nth-m } Cuerpo de Caballería
stalingrado-unit-n-guards-cavalry-corps = { stalingrado-nth-m } Cuerpo de Caballería de la Guardia
stalingrado-unit-n-guards-mechanised-corps = { stalingrado-nth-m } Cuerpo Mecanizado de la Guardia
stalingrado-unit-n-guards-rifle-corps = { stalingrado-nth-m } Cuerpo de Fusileros de la Guardia
stalingrado-unit-n-guards-rifle-division = { stalingrado-nth } División de Fusileros de la Guardia
stalingrado-unit-n-guards-tank-corps = { stalingrado-nth-m } Cuerpo de Tanques de la Guardia
stalingrado-unit-n-mechanised-corps = { stalingrado-nth-m } Cuerpo Mecanizado
stalingrado-unit-n-motor-rifle-division = { stalingrado-nth } División de Fusileros Motorizada
stalingrado-unit-n-mountain-rifle-division = { stalingrado-nth } División de Fusileros de Montaña
stalingrado-unit-n-nkvd-rifle-division = { stalingrado-nth } División de Fusileros del NKVD
stalingrado-unit-n-rifle-division = { stalingrado-nth } División de Fusileros
stalingrado-unit-n-tank-corps = { stalingrado-nth-m } Cuerpo de Tanques
stalingrado-unit-german-n-army-hq = CG del { stalingrado-nth-m } Ejército alemán
stalingrado-unit-german-n-panzer-army-hq = CG del { stalingrado-nth-m } Ejército Panzer alemán
stalingrado-unit-german-army-detachment-hollidt = Destacamento de Ejército alemán Hollidt
stalingrado-unit-hungarian-n-army-hq = CG del { stalingrado-nth-m } Ejército húngaro
stalingrado-unit-italian-n-army-hq = CG del { stalingrado-nth-m } Ejército italiano
stalingrado-unit-rumanian-n-army-hq = CG del { stalingrado-nth-m } Ejército rumano
stalingrado-unit-bryansk-front-hq = CG del Frente de Briansk
stalingrado-unit-don-front-hq = CG del Frente del Don
stalingrado-unit-north-caucasus-front-hq = CG del Frente del Cáucaso Norte
stalingrado-unit-southeastern-front-hq = CG del Frente Sudeste
stalingrado-unit-southern-front-hq = CG del Frente Sur
stalingrado-unit-southwestern-front-hq = CG del Frente Sudoeste
stalingrado-unit-stalingrad-front-hq = CG del Frente de Stalingrado
stalingrado-unit-transcaucasus-front-hq = CG del Frente Transcaucásico
stalingrado-unit-voronezh-front-hq = CG del Frente de Vorónezh
stalingrado-unit-n-air-brigade-me-109f = { stalingrado-nth } Brigada Aérea (Me 109F)
stalingrado-unit-n-air-brigade-re-2000 = { stalingrado-nth } Brigada Aérea (Re 2000)
stalingrado-unit-n-bomber-aviation-division-a-20 = { stalingrado-nth } División Aérea de Bombardeo (A-20)
stalingrado-unit-n-bomber-aviation-division-il-4 = { stalingrado-nth } División Aérea de Bombardeo (Il-4)
stalingrado-unit-n-bomber-aviation-division-li-2 = { stalingrado-nth } División Aérea de Bombardeo (Li-2)
stalingrado-unit-n-bomber-aviation-division-pe-2 = { stalingrado-nth } División Aérea de Bombardeo (Pe-2)
stalingrado-unit-n-bomber-aviation-division-pe-8 = { stalingrado-nth } División Aérea de Bombardeo (Pe-8)
stalingrado-unit-n-bomber-aviation-division-su-2 = { stalingrado-nth } División Aérea de Bombardeo (Su-2)
stalingrado-unit-n-fighter-aviation-division-i-16 = { stalingrado-nth } División Aérea de Caza (I-16)
stalingrado-unit-n-fighter-aviation-division-la-5 = { stalingrado-nth } División Aérea de Caza (La-5)
stalingrado-unit-n-fighter-aviation-division-lagg-3 = { stalingrado-nth } División Aérea de Caza (LaGG-3)
stalingrado-unit-n-fighter-aviation-division-p-39 = { stalingrado-nth } División Aérea de Caza (P-39)
stalingrado-unit-n-fighter-aviation-division-p-40 = { stalingrado-nth } División Aérea de Caza (P-40)
stalingrado-unit-n-fighter-aviation-division-yak-1 = { stalingrado-nth } División Aérea de Caza (Yak-1)
stalingrado-unit-n-fighter-aviation-division-yak-7 = { stalingrado-nth } División Aérea de Caza (Yak-7)
stalingrado-unit-n-ground-attack-aviation-division-il-2 = { stalingrado-nth } División Aérea de Asalto (Il-2)
stalingrado-unit-n-transport-group-li-2 = { stalingrado-nth-m } Grupo de Transporte (Li-2)
stalingrado-how-attack = atacar
stalingrado-how-shell = solo artillería
stalingrado-strip-goal = Ventaja del Eje { $margin } · gana el Eje desde { $axis }, la URSS hasta { $soviet }
stalingrado-filter-find = Una unidad por nombre o hexágono
stalingrado-guide-march = Los números son puntos de movimiento. Un hexágono rojo discontinuo significa que la unidad tendrá que atacar desde allí; un punto marrón, que quedaría sin suministro; uno violeta, sin mando. La línea muestra el camino al hexágono bajo el puntero; los puntos azules son ríos.
stalingrado-guide-mission = La línea azul es hasta dónde vuela; en los hexágonos rayados pueden acudir cazas enemigos. Elige bajo el tablero qué significa un clic, o toma un objetivo del panel «Guerra aérea».
stalingrado-guide-replacements = Los puntos completan unidades reducidas y devuelven las eliminadas. Las fichas bajo el tablero y las iluminadas en el mapa pueden recibirlos; lo que guardas no se pierde.
stalingrado-guide-reaction = El enemigo vuela. Envía cazas contra él, o apoyo sobre hexágonos que pueda atacar; el panel «Guerra aérea» muestra quién está en vuelo.
stalingrado-guide-place_hq = Ponlo cerca de las unidades que debe mandar, en o junto a una carretera o ferrocarril hacia tu borde. Puedes guardarlo para más tarde.
stalingrado-left-crowded = { $count ->
    [one] un hexágono supera el límite de apilamiento: saca una unidad
   *[other] { $count } hexágonos superan el límite de apilamiento: saca unidades
}
stalingrado-guide-axis-intro-1 = Mandas al Eje: fichas grises de esquinas rectas; los aliados tienen color propio y las letras RO, HU, IT o SK. Avanzas al este, hacia el Volga y el Cáucaso, antes del invierno.
stalingrado-guide-axis-intro-2 = Una ficha dice ataque, defensa y movimiento: 6-5-15. Una banda blanca es una unidad que ha perdido un paso; el número en un círculo dice cuántas hay en el apilamiento. Deja el puntero en un hexágono para verlas.
stalingrado-guide-axis-intro-3 = Junto al enemigo hay zonas de enfrentamiento (tecla Z): cuestan un punto más, y quien acaba en una puede tener que atacar. D muestra estos deberes.
stalingrado-guide-axis-intro-4 = Los cuarteles generales mandan y abastecen a su alcance (tecla C), y viven de caminos y vías hacia el borde oeste (tecla S). Sin suministro, ataque y movimiento se reducen a la mitad.
stalingrado-guide-soviet-intro-1 = Mandas a los soviéticos: fichas rojas de esquinas redondas; la guardia tiene símbolos amarillos. Resiste hasta el invierno y luego devuelve el golpe.
stalingrado-guide-soviet-intro-2 = Una ficha dice ataque, defensa y movimiento: 4-6-6. Una banda blanca es una unidad que ha perdido un paso; el número en un círculo dice cuántas hay en el apilamiento. De los apilamientos enemigas solo ves la de arriba.
stalingrado-guide-soviet-intro-3 = Junto al enemigo hay zonas de enfrentamiento (tecla Z): cuestan un punto más, y quien acaba en una puede tener que atacar. D muestra estos deberes.
stalingrado-guide-soviet-intro-4 = Los cuarteles generales mandan y abastecen a su alcance (tecla C), y viven de caminos y vías hacia tus bordes (tecla S). No dejes que aíslen a tus ejércitos.
stalingrado-guide-first_base = Pulsa un hexágono iluminado con aeródromo: los cazas cerca del frente, bombarderos y transportes detrás.
stalingrado-guide-moving = Haz clic en un apilamiento iluminado para moverlo entero, o en una de sus fichas junto al hexágono. Bajo el tablero: N lleva a la siguiente unidad sin órdenes, K la deja quieta, G reúne un grupo que va junto a un hexágono. «Por hacer» enumera lo que queda.
stalingrado-guide-column = Los hexágonos iluminados son donde todas pueden ir, con lo que cuesta a la más lenta. Con los botones dejas atrás a algunas.
stalingrado-guide-missions = Las unidades aéreas realizan una misión por turno: apoyo en combate, bombas, escolta, suministro. El panel «Guerra aérea» enumera quién puede volar y desde dónde; o termina.
stalingrado-guide-combat = Detente sobre un hexágono enemigo para ver cómo sería un ataque, y haz clic. Los apilamientos con flecha roja tienen que atacar; la línea bajo el tablero dice cuántas quedan.
stalingrado-guide-attackers = Añade unidades pulsándolas. Las probabilidades muestran cada desplazamiento y las columnas a que puede llevar la defensa cubierta.
stalingrado-guide-turn-axis = El Eje ha jugado. «Repetir su último turno» lo muestra otra vez, paso a paso.
stalingrado-guide-turn-soviet = Los soviéticos han jugado. «Repetir su último turno» lo muestra otra vez, paso a paso.

# The stage
stalingrado-stage-attack = Ataque a { $hex }
stalingrado-stage-air = Combate aéreo sobre { $hex }
stalingrado-stage-bombs = { $mission ->
    [bomb-units] Bombas sobre { $hex }
    [bomb-base] Bombas sobre la base en { $hex }
   *[bomb-headquarters] Bombas sobre el cuartel general en { $hex }
}
stalingrado-stage-shelling = Artillería sobre { $hex }
stalingrado-stage-points = puntos
stalingrado-stage-effect = Efecto { $number }
stalingrado-stage-attacker = { $losses ->
    [one] el atacante pierde un paso
   *[other] el atacante pierde { $losses } pasos
}
stalingrado-stage-none = Sin efecto
stalingrado-stage-losses = defensor { $d }, atacante { $a }
stalingrado-stage-weather = Clima de invierno

# Guided lessons

stalingrado-lesson-move = Mover y zonas
stalingrado-lesson-move-unit = Elige la 24.ª División Panzer en 0703.
stalingrado-lesson-move-hex = Muévela a 0803, junto al enemigo. Salir de un hexágono en zona enemiga cuesta 1 punto más.
    .wrong = Solo atacan las unidades junto al enemigo. Mueve a 0803.
stalingrado-lesson-move-stack = Un apilamiento entero puede mover junto. Elige el de 0702.
stalingrado-lesson-move-column = Muévelo a 0802.
stalingrado-lesson-move-end-phase = Termina el movimiento. Quien esté en una zona enemiga tendrá que luchar.
    .wrong = Podrían mover más unidades, pero aquí bastan dos movimientos. Termina el movimiento.
stalingrado-lesson-move-end = El movimiento y las zonas deciden dónde luchas. Ahora: el suministro.
stalingrado-lesson-supply = Suministro y cuarteles generales
stalingrado-lesson-supply-hq = Las unidades necesitan un CG a su alcance. Elige el del 4.º Ejército Panzer.
    .wrong = Primero el CG: quien sale de su alcance lucha con una columna menos. Elige el del 4.º Ejército Panzer.
stalingrado-lesson-supply-hex = Muévelo a 0703, justo detrás del frente.
    .wrong = Cuanto más cerca está, más lejos pueden ir sus unidades. Muévelo a 0703.
stalingrado-lesson-supply-unit = Elige la 24.ª División Panzer.
stalingrado-lesson-supply-march = Muévela a 0803: sigue al alcance del CG.
stalingrado-lesson-supply-end-phase = La tecla S pone el suministro sobre el mapa: quién lo recibe y desde dónde. Termina el movimiento.
stalingrado-lesson-supply-end = Los CG avanzan con el frente, o este se detiene. Ahora: aire y combate.
stalingrado-lesson-combat = Aire y combate
stalingrado-lesson-combat-end-phase = Termina el movimiento: después vuelan los aviones.
stalingrado-lesson-combat-send = Elige los Stukas en 0703.
stalingrado-lesson-combat-support = Envíalos a apoyar el ataque contra 0903.
    .wrong = Los aviones solo ayudan en el hexágono al que vuelan. Envía los Stukas a 0903.
stalingrado-lesson-combat-done = Deja los cazas en su base. Termina las misiones.
stalingrado-lesson-combat-attack = Ahora lucha: elige 0903.
stalingrado-lesson-combat-go = Atacan las tres divisiones. La proporción está junto al objetivo. Ataca.
    .wrong = Cada división que dejas fuera baja la proporción. Ataca con las tres.
stalingrado-lesson-combat-advance = El defensor queda eliminado. Avanza con la 24.ª División Panzer.
stalingrado-lesson-combat-end = Mover, volar, luchar, avanzar: eso es un turno. Juega tu primer escenario.
