### Conflict of Heroes: Awakening the Bear!

## Qué es el juego

heroes-title = ¡El Oso despierta!
    .full = Conflict of Heroes: ¡El Oso despierta!
heroes-about = Pelotones y tanques de 1941 y 1942: puntos de acción, puntos de mando y un enemigo que actúa entre dos movimientos tuyos.
heroes-facts = 1 hora aprox.
    .players = 1 a 4
    .difficulty = fácil
    .turns = { $turns ->
        [one] una ronda
       *[other] { $turns } rondas
    }
heroes-sheet-sound = La hoja es correcta: { $name }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
}, unidades alemanas { $german }, soviéticas { $soviet }.

heroes-mode-1v1 = un jugador alemán contra uno soviético
heroes-mode-2v2 = dos mandos alemanes contra dos soviéticos
heroes-mode-2v1 = dos mandos alemanes contra un jugador soviético
heroes-mode-1v2 = un jugador alemán contra dos mandos soviéticos

heroes-seat-german = Alemán
heroes-seat-soviet = Soviético
heroes-seat-german-2 = Alemán, segundo mando
heroes-seat-soviet-2 = Soviético, segundo mando

heroes-scenario-partisans = Partisanos, octubre de 1941: una patrulla persigue una emboscada
    .brings = La base: puntos de acción, moverse y girar, fuego contra frente y flanco, combate cerrado, impactos y reagrupamiento, actuar fuera de turno, puntos de mando.
    .history = Tras la caída de Kiev los rezagados formaron bandas en los bosques, y las patrullas los cazaban.
heroes-scenario-mir = Defensa del NKVD en Mir, junio de 1941: una compañía cercada intenta salir
    .brings = Grupos: los vecinos actúan juntos y apoyan su fuego, y cada bando necesita otra cosa.
    .history = En la primera semana, tropas fronterizas cercadas se abrieron paso al este por los bosques de Mir.
heroes-scenario-the-gap = La brecha, junio de 1941: una retaguardia oculta en la carretera
    .brings = Unidades ocultas, fuego contra hexágonos sospechosos, edificios y campos arados, en dos tableros.
    .history = Las retaguardias del Bug aguantaron caminos durante horas para que otros escaparan.
heroes-scenario-petrov = El general Petrov, octubre de 1941: un general herido en los bosques
    .brings = Colinas: la altura al ver y al disparar; morteros que tiran indirectamente, con un observador.
    .history = El general Petrov, del 50.º Ejército, cayó herido y se perdió en los bosques de la bolsa de Briansk.
heroes-scenario-red-ice = Hielo rojo, diciembre de 1941: siberianos contra trincheras heladas
    .brings = Trincheras y alambradas, humo, y artillería pedida una ronda antes.
    .history = En diciembre de 1941 divisiones siberianas descansadas alejaron de Moscú la línea alemana helada.
heroes-scenario-monsters = Los monstruos, junio de 1941: los panzer encuentran T-34 en una colina
    .brings = Vehículos: blindaje, cañones contra él, torretas, movimientos extra; transporte y remolque.
    .history = Los cañones de los panzer apenas dañaban a los T-34 y KV; solo los flancos y la artillería los paraban.
heroes-scenario-bunker = El búnker, junio de 1941: una colina fortificada tras el Bug
    .brings = Búnkeres y minas, cartas de arma como granadas y cargas, y salir del mapa por puntos.
    .history = Las obras a medio hacer de la Línea Mólotov resistieron días detrás del frente.
heroes-scenario-mzensk = Hacia la bolsa de Mzensk, octubre de 1941: una columna de socorro
    .brings = Una columna motorizada: camiones, autoametralladoras, cañones remolcados y una barricada, con mucho que salvar.
    .history = Los T-34 de Katukov cortaron las puntas de la 4.ª División Panzer ante Mtsensk.
heroes-scenario-kv2 = KV2, junio de 1941: un solo tanque corta la carretera
    .brings = Un tanque al que casi nada daña, un cañón pesado, humo de los tanques, minas ocultas en la carretera.
    .history = Un solo tanque pesado detuvo un día a la 6.ª División Panzer en Raseiniai.
heroes-scenario-bug-river = El río Bug, junio de 1941: una cabeza de puente atacada
    .brings = El agua y todo lo anterior: obras, blindados ligeros, morteros, artillería, cócteles molotov.
    .history = El segundo día los tanques soviéticos atacaron las cabezas de puente del Bug y fueron rechazados.
heroes-scenario-peprez = Asalto a Peprez, julio de 1941: una ciudad, casa por casa
    .brings = Una ciudad, casa por casa, con un mazo que decide cuándo y qué objetivos cuentan.
    .history = Los pueblos de las rutas de suministro hubo que tomarlos casa por casa.
heroes-scenario-demolition = Demolición, julio de 1941: cargas contra un cuartel general
    .brings = Cargas contra una casa fortificada, y un enfrentamiento que puede acabar antes de tiempo.
    .history = Los zapadores rompieron con cargas lo que los cañones no podían.

heroes-option-cards = el mazo de los enfrentamientos en que es opcional
    .off = sin cartas
    .on = con cartas
heroes-option-variable_ap = cuántos puntos de acción tiene una activación
    .off = siete
    .on = el mayor y el menor de tres dados
    .fog = lo mismo, y el enemigo solo ve lo gastado
heroes-option-cautious_movement = si la infantería que se mueve al descubierto queda expuesta
    .off = no
    .on = durante un turno, salvo que se mueva con cautela
heroes-option-german_handicap = más puntos de mando para los alemanes
    .v0 = ninguno
    .v1 = uno
    .v2 = dos
heroes-option-soviet_handicap = más puntos de mando para los soviéticos
    .v0 = ninguno
    .v1 = uno
    .v2 = dos
heroes-option-arc = la forma del arco de fuego
    .wedge = una cuña de 120 grados
    .half-plane = todo lo que queda delante
heroes-option-smoke_blocks_los = si el humo denso corta la línea de visión
    .on = sí
    .off = no, solo modifica
heroes-option-becoming_hidden = si los pelotones fuera de la vista pueden volver a ocultarse
    .off = no
    .on = sí, por cinco puntos
heroes-option-vehicle_slopes = lo que pagan los vehículos por subir un nivel
    .off = nada
    .on = un punto
heroes-option-part = la parte del aprendizaje que se juega
    .all = ninguna: todas las reglas
    .v1 = parte 1
    .v2 = parte 2
    .v3 = parte 3
    .v4 = parte 4
    .v5 = parte 5
    .v6 = parte 6
    .v7 = parte 7
    .v8 = parte 8
    .v9 = parte 9

## Los bandos, como partes de frases

heroes-the-side = { $side ->
    [german] los alemanes
    [german-2] los alemanes del segundo mando
    [soviet-2] los soviéticos del segundo mando
   *[soviet] los soviéticos
}
heroes-side-first = { $side ->
    [german] Los alemanes
    [german-2] Los alemanes del segundo mando
    [soviet-2] Los soviéticos del segundo mando
   *[soviet] Los soviéticos
}

## Cartas

heroes-card-follow-me = ¡Seguidme!
    .text = Quita el marcador de impacto de una unidad o de un grupo, también en combate cerrado.
heroes-card-rally-up = ¡Reagrupaos!
    .text = Una unidad que no está en combate cerrado tira gratis para reagruparse.
heroes-card-rapid-deployment = Despliegue rápido
    .text = Una unidad o un grupo de unidades adyacentes se mueve dos hexágonos.
heroes-card-frontline-officer = Oficial de primera línea
    .text = Por 2 PA la unidad activada tira un dado de puntos de mando.
heroes-card-swift-action = Acción veloz
    .text = Dos acciones seguidas.
heroes-card-fire-direction = Dirección de tiro
    .text = Dos puntos más de potencia para un ataque.
heroes-card-seek-cover = ¡A cubierto!
    .text = Una defensa apresurada para una unidad o un grupo.
heroes-card-score = Puntuación
    .text = Se cuentan los puntos de mitad de la partida.
heroes-card-objective-1 = Objetivo 1
    .text = Cuenta el primer objetivo de la hoja.
heroes-card-objective-2 = Objetivo 2
    .text = Cuenta el segundo objetivo de la hoja.
heroes-card-objective-3 = Objetivo 3
    .text = Cuenta el tercer objetivo de la hoja.
heroes-card-objective-4 = Objetivo 4
    .text = Cuenta el cuarto objetivo de la hoja.
heroes-card-grenades = Granadas
    .text = Un pelotón ataca con 5 rojo o 4 azul en su hexágono, o con -2 a un hexágono.
heroes-card-adrenaline = Adrenalina
    .text = Una unidad o un grupo usado actúa gratis.
heroes-card-command-action = Acción de mando
    .text = Cualquier unidad o grupo actúa gratis.
heroes-card-battlefield-confusion = Confusión
    .text = En el turno enemigo: su acción cuesta 3 más, o la pierde.
heroes-card-veteran-nco = Suboficial veterano
    .text = Se vuelve a tirar un dado de tu tirada.
heroes-card-sniper-fire = Francotirador
    .text = El enemigo pierde hasta tres puntos de mando.
heroes-card-luck = ¡Suerte!
    .text = Un dado cambia tu tirada: con 1 en -3, si no en +2.
heroes-card-scout-teams = Exploradores
    .text = Descubre enemigos ocultos cerca de una unidad, u oculta una de las tuyas.
heroes-card-bogged-down = Atascado
    .text = En el turno enemigo: un vehículo que se ha movido queda inmovilizado con 4 o más.
heroes-card-obstacle-clearing = Despejar obstáculos
    .text = Una unidad quita alambradas o minas de su hexágono.
heroes-card-mine-laying = Tender minas
    .text = Una unidad coloca una mina en su hexágono o al lado.
heroes-card-firefight-event = Evento
    .text = Ocurre lo que dice la hoja.
heroes-card-halt-order = Orden de alto
    .text = El enfrentamiento termina de inmediato.
heroes-card-molotov = Cóctel molotov
    .text = Una unidad soviética a pie ataca en su hexágono, o con -2 a un hexágono.
heroes-card-demolition = Cargas de demolición
    .text = Una unidad alemana a pie ataca a una unidad o una obra de su hexágono; el terreno no ayuda.
heroes-card-artillery-german = Artillería divisionaria
    .text = Un barrido de artillería sobre siete hexágonos, anotado una ronda antes.
heroes-card-artillery-soviet = Artillería divisionaria
    .text = Un barrido de artillería sobre siete hexágonos, anotado una ronda antes.

## Unidades, marcadores y terreno

heroes-unit-ger-rifles = Fusileros
heroes-unit-ger-lmg = Ametralladora ligera
heroes-unit-ger-hmg = Ametralladora pesada
heroes-unit-ger-pioneers = Zapadores
heroes-unit-ger-mortar-5 = Mortero de 5 cm
heroes-unit-ger-mortar-8 = Mortero de 8 cm
heroes-unit-ger-tank-hunters = Cazadores de tanques
heroes-unit-ger-wagon = Carreta
heroes-unit-ger-truck = Camión
heroes-unit-sov-rifles = Fusileros
heroes-unit-sov-smg = Subfusileros
heroes-unit-sov-mmg = Ametralladora
heroes-unit-sov-nkvd = NKVD
heroes-unit-sov-mortar-50 = Mortero de 50 mm
heroes-unit-sov-mortar-82 = Mortero de 82 mm
heroes-unit-sov-wagon = Carreta
heroes-unit-sov-truck = Camión

heroes-marker-inf-stunned = Aturdida
heroes-marker-inf-unnerved = Nerviosa
heroes-marker-inf-killed = Muerta
heroes-marker-inf-panicked = Pánico
heroes-marker-inf-pinned = Clavada
heroes-marker-inf-suppressed = Suprimida
heroes-marker-inf-cowering = Acobardada
heroes-marker-inf-berserk = Enloquecida
heroes-marker-veh-stunned = Aturdido
heroes-marker-veh-gun-damaged-red = Cañón dañado (rojo)
heroes-marker-veh-gun-damaged-blue = Cañón dañado (azul)
heroes-marker-veh-destroyed = Destruido
heroes-marker-veh-panicked = Pánico
heroes-marker-veh-immobilized = Inmovilizado
heroes-marker-veh-suppressed = Suprimido
heroes-marker-veh-light-damage = Daño ligero
heroes-marker-generic = Impacto

heroes-terrain-open = despejado
heroes-terrain-light_woods = bosque claro
heroes-terrain-heavy_woods = bosque
heroes-terrain-wood_building = edificio de madera
heroes-terrain-stone_building = edificio de piedra
heroes-terrain-field = campo arado
heroes-terrain-water = agua
heroes-work-trench = trinchera
heroes-work-bunker = búnker
heroes-work-wire = alambrada
heroes-work-mine = minas
heroes-work-roadblock = barricada

## Lo que se pregunta

heroes-prompt-turn = Ronda { $round }: elige una unidad{ $ap ->
    [0] {""}
   *[other] . { $ap } PA
}{ $cap ->
    [0] {""}
   *[other] . { $cap } PAM
}.
heroes-prompt-order = Elige una acción para { $unit }.
heroes-prompt-split = Coste { $cost }: elige cuántos de tus { $ap } PA gastar.
heroes-about-split = { $ordered }: elige cuánto de { $cost } pagas con PA.
heroes-prompt-confuse = ¿Juegas Confusión? (acción enemiga: { $cost })
heroes-prompt-confused = Confusión: paga { $cost } más o pierde la acción.
heroes-prompt-roll = { $cap ->
    [0] Tira los dados.
   *[other] ¿Gastas PAM en la tirada? Tienes { $cap }.
}
heroes-prompt-spotter = Elige un hexágono de observación sobre { $target }.
heroes-prompt-choose_target = Elige el siguiente objetivo en { $hex }.
heroes-prompt-note_barrage = Elige un hexágono para la artillería siguiente.
heroes-prompt-orient = Elige cómo poner el marcador de desvío en { $hex }.
heroes-prompt-bonus = Elige un movimiento gratis: { $unit }.
heroes-prompt-occupy = ¿Ocupas la fortificación de { $hex }?
heroes-prompt-face = Elige un encaramiento: { $unit }.
heroes-prompt-who_rallies = Elige la siguiente unidad que tira para reagruparse.
heroes-prompt-card_on = Elige una unidad para { $card }.
heroes-prompt-split_card = Coste { $cost }: elige cuántos PA gastar.
heroes-prompt-who_deploys = Elige la siguiente unidad que mover.
heroes-prompt-deploy_to = { $left ->
    [1] Elige el último hexágono: { $unit }.
   *[other] Elige el primero de dos hexágonos: { $unit }.
}
heroes-prompt-lay_mine = Elige un hexágono para la mina.
heroes-prompt-change_roll = ¿Juegas una carta sobre tu tirada?
heroes-prompt-bog_down = ¿Juegas Atascado contra el vehículo que se ha movido?
heroes-prompt-cover_tracks = ¿Juegas Exploradores para ocultar una unidad?
heroes-prompt-hide_where = Elige un hexágono donde ocultar { $unit }.
heroes-prompt-weapon_at = Elige un objetivo para { $card }.
heroes-prompt-lend = ¿Apoyas el ataque con { $card }?
heroes-prompt-plan = Movimiento de grupo: mueve { $unit }.
heroes-prompt-bid = Iniciativa: elige cuántos de tus { $cap } PAM apostar.
heroes-prompt-place_unit = Elige el hexágono inicial de { $unit }.
heroes-prompt-hide_unit = Elige un hexágono donde ocultar { $unit }.
heroes-prompt-assign = ¿A qué unidad asignas { $card }?

## Lo que se puede hacer

heroes-verb-act = Activar { $unit }
heroes-verb-opportunity = Aprovechar { $unit }
heroes-verb-command = Mandar { $unit }
heroes-verb-turn-reveal = Revelar { $unit }
heroes-verb-flip = Terminar la activación
heroes-verb-stall = Demorar por 1 PA
heroes-verb-stall_cap = Demorar por 1 PAM
heroes-verb-card = Jugar { $card }
heroes-verb-swift = Jugar Acción veloz
heroes-verb-scout = Explorar: { $unit }
heroes-verb-weapon = Usar { $weapon }
heroes-verb-pass = Pasar
    .note = se pierde la activación abierta; dos pases seguidos terminan la ronda
heroes-verb-sneak = Moverse oculta a { $hex }
heroes-verb-hide = Ocultarse en { $hex }
heroes-verb-cover_tracks-hide = Ocultar { $unit }
heroes-verb-dig = Atrincherarse
heroes-verb-fire = Disparar a { $hex }
heroes-verb-close = Asaltar { $unit }
heroes-verb-raze = Atacar la fortificación
heroes-verb-indirect = Tirar indirecto: { $hex }
heroes-verb-flame = Quemar { $hex }
heroes-verb-smoke = Poner humo en { $hex }
heroes-verb-smoke_indirect = Lanzar humo a { $hex }
heroes-verb-to = Ir a { $hex }
heroes-verb-creep = Ir con cautela a { $hex }
heroes-verb-face = Mirar al { $facing }
heroes-verb-leave = Salir del mapa
heroes-verb-occupy = Ocupar la fortificación
heroes-verb-come_out = Salir
heroes-verb-order-rally = Reagruparse
heroes-verb-order-aim = Apuntar a ciegas
heroes-verb-order-aim_back = Volver a las órdenes
heroes-verb-rally = Reagrupar { $unit }
heroes-verb-with = Actuar con { $unit }
heroes-verb-march = Moverse en grupo
heroes-verb-board = Subir a { $unit }
heroes-verb-alight = Bajar en { $hex }
heroes-verb-tow = Remolcar { $unit }
heroes-verb-unhitch = Soltar el remolque
heroes-verb-ap = Gastar { $number } PA
heroes-verb-use = Usar la carta
heroes-verb-decline = Rechazar
heroes-verb-give_up = Perder la acción
heroes-verb-roll = Tirar
heroes-verb-raise = Sumar { $number } PAM
heroes-verb-lower = Restar { $number } PAM
heroes-verb-from = Observar desde { $hex }
heroes-verb-target = Atacar { $unit }
heroes-verb-note_barrage-target = Apuntar a { $hex }
heroes-verb-none = Omitir
heroes-verb-stop = Parar
heroes-verb-stay_out = Quedarse fuera
heroes-verb-on = Elegir { $unit }
heroes-verb-done = Terminar la elección
heroes-verb-deploy = Mover { $unit }
heroes-verb-lay = Poner visible en { $hex }
heroes-verb-lay_hidden = Poner oculta en { $hex }
heroes-verb-keep = Dejar la tirada
heroes-verb-reroll = Repetir el dado { $number }
heroes-verb-luck = Probar suerte
heroes-verb-stay = Quedarse
heroes-verb-bid = Apostar { $number } PAM
heroes-verb-place = Colocar en { $hex }
heroes-verb-to_unit = Elegir { $unit }

## Lo que ocurre

heroes-event-round = Ronda { $round }
heroes-event-reinforcements = Unidades listas para entrar: { $units }.
heroes-event-bids = { heroes-side-first } apuestan { $points } PAM.
heroes-event-initiative-roll = { heroes-side-first } sacan { $dice }{ $bid ->
    [0] {""}
   *[other] {" "}con una apuesta de { $bid } PAM
}: { $total }.
heroes-event-initiative = { heroes-side-first } tienen la iniciativa.
heroes-event-activates = { $unit } se activa con { $points } PA.
heroes-event-activates-in-fog = { $unit } se activa{ $own_number ->
    [none] {""}
   *[other] {" "}con { $own_number } PA
}.
heroes-event-activates-hidden = { heroes-side-first } activan una unidad oculta.
heroes-event-used = Unidades usadas: { $units }{ $lost ->
    [0] {""}
   *[other] ; PA perdidos: { $lost }
}.
heroes-event-used-in-fog = Unidades usadas: { $units }; los dados dieron { $granted } PA.
heroes-event-pays = { heroes-side-first } pagan { $paid ->
    [cap] { $cap } PAM; quedan { $cap_left } PAM
    [both] { $ap } PA y { $cap } PAM; quedan { $ap_left ->
        [none] {""}
       *[other] { $ap_left } PA y{" "}
    }{ $cap_left } PAM
   *[ap] { $ap } PA{ $ap_left ->
        [none] {""}
       *[other] ; quedan { $ap_left } PA
    }
}.
heroes-event-opportunity = Acción de oportunidad: { $units }.
heroes-event-cap-refilled = { heroes-side-first } empiezan la ronda con { $cap } PAM.
heroes-event-stalls = { heroes-side-first } demoran.
heroes-event-passes = { heroes-side-first } pasan.
heroes-event-moves = { $unit } va de { $start } a { $hex }{ $cautious ->
    [yes] , con cautela
   *[no] {""}
}.
heroes-event-enters = { $unit } entra en el mapa por { $hex }.
heroes-event-pivots = { $unit } gira al { $facing }.
heroes-event-leaves = Salida del mapa por { $hex }: { $units }, { $vp } PV.
heroes-event-occupies = { $unit } ocupa la fortificación de { $hex }.
heroes-event-comes-out = { $unit } sale de la fortificación de { $hex }.
heroes-event-digs-in = Unidades atrincheradas: { $units }.
heroes-event-wire = Alambrada en { $hex }: el dado ({ $dice }) la encarece en { $cost }.
heroes-event-caught-in-wire = { $unit } no consigue pasar.
heroes-event-wire-crushed = { $unit } aplasta la alambrada de { $hex }.
heroes-event-mine-found = { $unit } encuentra una mina en { $hex }.
heroes-event-mine = Una mina estalla bajo { $unit }: { $total } contra { $needed } ({ $dice }): { $outcome ->
    [kill] destrucción
    [hit] impacto
   *[miss] fallo
}.
heroes-event-attack = { $attacker ->
    [none] Una unidad oculta ataca { $hex }.
   *[other] { $attacker } ataca { $hex }.
}
heroes-event-shot = Disparo contra { $unit }: { $av } contra { $dv } ({ $dice }): { $outcome ->
    [kill] destrucción
    [hit] impacto
   *[miss] fallo
}.
heroes-event-shot-at-work = La fortificación: { $av } contra { $dv } ({ $dice }): { $outcome ->
    [hit] destruida
   *[miss] resiste
}.
heroes-event-search = Fuego sobre { $hex } ({ $dice }): { $found ->
    [yes] una unidad recibe un impacto
   *[no] sin efecto
}.
heroes-event-hit = { $unit } recibe un impacto{ $marker_of ->
    [none] {""}
   *[other] : { $marker_of }
}.
heroes-event-shows-marker = { $unit } muestra su marcador: { $marker_of }.
heroes-event-destroyed = Destrucción de { $unit } en { $hex }: { $vp } PV.
heroes-event-cap-lost = { heroes-side-first } bajan a { $cap } PAM.
heroes-event-work-destroyed = Se destruye la fortificación de { $hex }.
heroes-event-work-cleared = { $unit } limpia { $hex }.
heroes-event-rally = { $unit } intenta reagruparse: { $total }{ $rally_of ->
    [none] {""}
   *[other] {" "}contra { $rally_of }
} ({ $dice }): { $success ->
    [yes] lo consigue
   *[no] no lo consigue
}.
heroes-event-marker-removed = { $unit } se recupera: sin marcador de impacto.
heroes-event-revealed = Revelado en { $hex }: { $units }.
heroes-event-hidden-move = { heroes-side-first } mueven una unidad oculta por { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}.
heroes-event-hides = { $unit } desaparece de { $start }.
heroes-event-hidden-set-up = { heroes-side-first } ocultan una unidad.
heroes-event-placed = { $unit } empieza en { $hex }.
heroes-event-weapon-assigned = { $unit } lleva { $card }.
heroes-event-weapon = { $unit } usa { $card }.
heroes-event-loads = { $unit } sube a { $vehicle }.
heroes-event-unloads = { $unit } baja de { $vehicle } en { $hex }.
heroes-event-control = { heroes-side-first } toman { $hex }.
heroes-event-scores = { heroes-side-first } ganan { $vp } PV por { $hex }.
heroes-event-round-ends = Fin de la ronda { $round }. PV: alemanes { $german }, soviéticos { $soviet }.
heroes-event-draws = { heroes-side-first } roban { $own_card ->
    [none] una carta
   *[other] «{ $own_card }»
}.
heroes-event-event-card = Evento: «{ $card }».
heroes-event-firefight-event = Unidades listas para entrar: { $units }.
heroes-event-plays = { heroes-side-first } juegan «{ $card }».
heroes-event-confusion = Confusión: la acción cuesta { $cost } más.
heroes-event-action-lost = La acción se pierde.
heroes-event-officer = El oficial aporta { $cap } PAM ({ $dice }).
heroes-event-sniper = Francotirador: { heroes-the-side } pierden { $cap } PAM ({ $dice }).
heroes-event-scouts = Exploradores de { $unit } registran los alrededores de { $hex }.
heroes-event-rerolls = Se vuelve a tirar un dado: { $dice }.
heroes-event-luck = Suerte ({ $dice }): { $change }.
heroes-event-bogged = { $unit } ({ $dice }): { $success ->
    [yes] se atasca en el barro
   *[no] consigue pasar
}.
heroes-event-mine-laid = Se coloca una mina en { $hex }.
heroes-event-mine-laid-hidden = { heroes-side-first } colocan una mina oculta.
heroes-event-barrage-noted = { heroes-side-first } piden { $smoke ->
    [yes] un barrido de humo
   *[no] un barrido de artillería
}.
heroes-event-barrage = Barrido de artillería de { heroes-the-side } sobre { $hex }.
heroes-event-on-target = En el blanco ({ $dice }).
heroes-event-off-target = Fuera del blanco ({ $dice }).
heroes-event-drifts = Desvío: { $distance ->
    [one] un hexágono
   *[other] { $distance } hexágonos
} hacia el { $facing } ({ $dice }).
heroes-event-impact = Los proyectiles caen sobre { $hexes }.
heroes-event-smoke = Humo en { $hexes }.
heroes-event-smoke-thins = El humo se aclara.
heroes-event-game-over = El enfrentamiento ha terminado. PV: alemanes { $german }, soviéticos { $soviet }.

heroes-result-rounds = Ha terminado la última ronda.
heroes-result-destroyed = Se ha destruido la unidad clave.
heroes-result-controls = Se ha tomado el objetivo.
heroes-result-no_units = A un bando no le quedan unidades.
heroes-result-halt = Una orden de alto ha terminado el enfrentamiento.
heroes-score-german = PV alemanes
heroes-score-soviet = PV soviéticos

heroes-dice-attack = el ataque
heroes-dice-suspicion = el fuego sobre un hexágono sospechoso
heroes-dice-work = el fuego sobre una obra
heroes-dice-rally = el reagrupamiento
heroes-dice-initiative = la iniciativa, primero los alemanes
heroes-dice-activation = los puntos de acción
heroes-dice-officer = el oficial
heroes-dice-sniper = el francotirador
heroes-dice-luck = la suerte
heroes-dice-bogged = el barro
heroes-dice-wire = la alambrada
heroes-dice-mine = la mina
heroes-dice-drift = el desvío
heroes-dice-direction = la dirección del desvío

## En la terminal

heroes-legend = . despejado  % bosque claro  & bosque  + casa de madera, # de piedra  = campo  ~ agua  luego la altura  : carretera  t trinchera  b búnker  x alambrada  m minas  o barricada  s humo
heroes-legend-units = R fusileros, L H ametralladoras, P zapadores, S subfusiles, N NKVD, X cazacarros, M mortero, G cañón, T tanque, C autoametralladora, A transporte, J cañón autopropulsado, K camión, W carreta; alemanes en mayúscula, soviéticos en minúscula. Número y flecha: cuál es y adónde mira (? oculta); * activada, . usada, ! impactada. G1 S1 -1: quién tiene un hexágono que puntúa, y sus puntos.
heroes-odds-head-needed = hace falta
heroes-odds-head-hit = impacto
heroes-odds-head-destroyed = destruida
heroes-odds-footnote = Lo que deben sumar dos dados, y las probabilidades de impacto (o de reagruparse) y de destrucción, sin puntos de mando. Varios blancos van uno al lado del otro.
heroes-status-to-move = le toca a: { $seat }
heroes-status-hand = Mano: { $seat }
heroes-status-hidden = { $count ->
    [0] vacía
    [one] una carta
   *[other] { $count } cartas
}
heroes-status-weapon-is = { $unit }, { $uses ->
    [one] queda un uso
   *[other] quedan { $uses } usos
}
heroes-status-barrage = Barrido de artillería: { $seat }
heroes-status-piles = Montones
heroes-status-piles-are = { $deck } por robar, { $discards } en los descartes
heroes-look-aimed = a la vista y en el arco de fuego de { $units }

## En el navegador

heroes-unit-numbered = { $kind } { $letter }{ $number }
heroes-letter-german = A
heroes-letter-soviet = S
heroes-facing-n = norte
heroes-facing-ne = nordeste
heroes-facing-se = sudeste
heroes-facing-s = sur
heroes-facing-sw = sudoeste
heroes-facing-nw = noroeste
heroes-hand = Cartas y armas
heroes-card-cost = { $cost } PA
heroes-panel-units = Unidades
heroes-panel-sheet = Hoja
heroes-panel-path = Aprender
heroes-overlay-arcs = arcos de fuego
heroes-overlay-goals = qué puntúa, y por dónde entran unidades
heroes-overlay-sight = línea de visión entre hexágonos, y qué la corta
heroes-legend-unseen = Fuera de la vista
heroes-legend-seen = Línea de visión
heroes-legend-blocks = Bloquea la línea
heroes-legend-near = Llega con sus puntos de acción
heroes-legend-far = Llega también con puntos de mando
heroes-legend-safe = Ningún enemigo dispara allí
heroes-legend-hot = Probabilidad en % de impacto y de destrucción (†)
heroes-legend-arc = Arco de fuego: { $side }
heroes-legend-goal = Puntúa, con sus puntos de victoria
heroes-legend-entry = Aquí entran refuerzos
heroes-legend-exit = Las unidades pueden salir por aquí
heroes-sight-first = Lo que se ve desde aquí. Elige un hexágono para mirar desde él a otros.
heroes-sight-second = Señala ahora otro hexágono, o elígelo.
heroes-sight-line = De { $start } a { $hex }, { $distance ->
    [one] un hexágono
   *[other] { $distance } hexágonos
}:
heroes-sight-free = a la vista.
heroes-sight-cut = sin línea de visión. La corta { $what }.
heroes-sight-cut-by = { $what } en { $hexes }
heroes-sight-hill = la colina
heroes-sight-smoke = humo
heroes-overlay-reach = hasta dónde llega una unidad
heroes-reach-first = Señala una unidad para ver hasta dónde llega, o elige su hexágono.
heroes-reach-unit = { $unit }: { $ap } PA{ $cap ->
    [0] {""}
   *[other] , { $cap } PAM
}.
heroes-reach-way = { $hex } cuesta { $cost }, en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
heroes-reach-stops = El camino termina ahí.
heroes-overlay-threat = qué podría hacer el enemigo a una unidad allí
heroes-threat-first = Señala una unidad para ver dónde correría peligro, o elige su hexágono.
heroes-threat-unit = { $unit } { $hex ->
    [none] {""}
   *[other] en { $hex }
}
heroes-threat-none = Ningún enemigo visible podría disparar allí ahora.
heroes-threat-all = Mirando al { $facing }, si { $count ->
    [one] el único enemigo dispara
   *[other] los { $count } enemigos disparan
} una vez: impacto { $hit }, destrucción { $destroyed }.
heroes-threat-shot = { $unit }{ $used ->
    [yes] {" "}(ya usada: con PAM)
   *[no] {""}
}: { $needed } o más, impacto { $hit }, destrucción { $destroyed }
heroes-pay = Pagar
heroes-pay-act = PA
heroes-pay-act-note = Activar: la unidad recibe 7 PA
heroes-pay-opportunity = Oportunidad
heroes-pay-opportunity-note = Acción de oportunidad: la unidad actúa una vez, cueste lo que cueste
heroes-pay-command = PAM
heroes-pay-command-note = Acción de mando: los PAM lo pagan todo
heroes-pay-help = +PAM
heroes-pay-help-note = Los PAM pagan una parte del coste: se te pregunta cuántos
heroes-dice-short = Dados
heroes-dice-cap = PAM por tirada
heroes-march = { $unit } va de camino a { $hex }.
heroes-closing = { $unit } entra en combate cerrado en { $hex }.
heroes-march-stopped = { $unit } se detiene de camino a { $hex }: { $why }
heroes-march-points = El paso siguiente costaría puntos de mando.
heroes-march-no-step = El paso siguiente no está permitido ahora.
heroes-gesture-facing = junto a un lado del hexágono para mover y encarar ese lado
heroes-gesture-march = un hexágono más lejano para marchar hasta él; la unidad mantiene ese encaramiento donde no cuesta nada
heroes-gesture-carry = una unidad a un hexágono para activarla y moverla de una vez
heroes-gesture-fire = un enemigo para dispararle; arrastra la unidad hasta él para entrar y combatir
heroes-gesture-shoot = una unidad sobre un enemigo más lejano para activarla y disparar de una vez
heroes-sum-shot = { $dice } en los dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAM
} + { $attack } = { $av } contra { $defence } = { $dv }. Necesitaba { $needed } para impactar{ $kill ->
    [none] {""}
   *[other] , { $kill } para destruir
}.
heroes-sum-search = { $dice } en los dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAM
} + { $red } contra blancos blandos, { $blue } contra blindaje.
heroes-sum-rally = { $dice } en los dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAM
}{ $modifier ->
    [0] {""}
   *[other] {" "}+ { $modifier } { heroes-part-modifier }
} = { $total }{ $rally_of ->
    [none] {""}
   *[other] . Necesitaba { $rally_of }
}.
heroes-sum-mine = { $dice } en los dados{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAM
} = { $total }. Necesitaba { $needed } para impactar, { $kill } para destruir.
heroes-status-round = Ronda { $round } de { $rounds }
heroes-status-vp = puntos de victoria
heroes-status-vp-short = { $points } PV
heroes-status-cap = puntos de acción de mando que quedan, y al empezar una ronda
heroes-status-cap-short = { $points }/{ $start } PAM
heroes-status-ap = puntos de acción que quedan de la activación
heroes-status-ap-short = { $points } PA
heroes-status-spent-short = { $points } PA gastados
heroes-status-no-ap = ninguna unidad activada
heroes-status-initiative = tiene la iniciativa
heroes-status-passed = Un bando ha pasado.
heroes-sequence-setup = Despliegue
heroes-sequence-initiative = Iniciativa
heroes-sequence-turn = Quién actúa
heroes-sequence-order = Orden
heroes-sequence-dice = Dados
heroes-sequence-end = Fin de la ronda
heroes-look-level = colina, nivel { $level }
heroes-look-road = carretera
heroes-look-wall = muro
heroes-look-smoke = humo
heroes-look-thin-smoke = humo ligero
heroes-look-held = en manos de { heroes-the-side }
heroes-look-cost-to = { $cost } PA para ir
heroes-look-cost-fire = { $cost } PA para disparar
heroes-look-hit = impactada, marcador oculto
heroes-look-hidden = oculta
heroes-look-dug-in = atrincherada
heroes-look-inside = en la fortificación
heroes-look-exposed = expuesta
heroes-look-carried = transportada por { $unit }
heroes-look-facing = mira al { $facing }
heroes-state-fresh = no usada
heroes-state-activated = activada
heroes-state-used = usada
heroes-goal-round = { $vp } PV al final de cada ronda
heroes-goal-end = { $vp } PV al final
heroes-goal-card = { $vp } PV cuando sale la carta Puntuación
heroes-goal-objective = { $vp } PV si sale su carta de objetivo
heroes-goal-short-round = por ronda
heroes-goal-short-end = al final
heroes-goal-short-card = carta
heroes-goal-short-objective = objetivo
heroes-round-short = R{ $round }
heroes-fan-moves = se mueve por { $cost } PA, { $way }
heroes-moves-foot = a pie
heroes-moves-wheeled = sobre ruedas
heroes-moves-tracked = sobre orugas
heroes-fan-fires = dispara por { $cost } PA: rojo { $red }, azul { $blue }, alcance { $range }
heroes-fan-defence = defensa { $front }, flanco { $flank }
heroes-odds-hit = impacto { $chance }
heroes-odds-destroyed = destrucción { $chance }
heroes-odds-needed = { $needed } o más con dos dados
heroes-odds-cap = +{ $cap } PAM: { $chance }
heroes-odds-sum = { $attack } contra { $defence }
heroes-part-firepower = potencia de fuego
heroes-part-marker = marcador
heroes-part-height = altura
heroes-part-smoke = humo
heroes-part-support = apoyo
heroes-part-direction = Dirección de tiro
heroes-part-card = carta
heroes-part-long-range = largo alcance
heroes-part-short-range = corto alcance
heroes-part-close-combat = combate cerrado
heroes-part-flamethrower = lanzallamas
heroes-part-flank = flanco
heroes-part-front = frente
heroes-part-terrain = terreno
heroes-part-wall = muro
heroes-part-exposed = expuesta
heroes-part-fortification = fortificación
heroes-part-work = obra
heroes-part-hasty-defence = defensa apresurada
heroes-part-shield = escudo del cañón
heroes-part-vehicle = tras un vehículo
heroes-part-modifier = cobertura y compañía
heroes-unit-ready = puede entrar ya
heroes-unit-comes = llega en la ronda { $round }
heroes-unit-comes-by-event = llega con un evento
heroes-units-destroyed = Unidades destruidas:
heroes-units-left = Salieron del mapa:
heroes-sheet-scores = Qué puntúa
heroes-sheet-forces = Fuerzas
heroes-sheet-force = { $count ->
    [one] una unidad
   *[other] { $count } unidades
}
heroes-certainty-rulebook = Como lo imprime el reglamento.
heroes-certainty-transcribed = Montado según transcripciones posteriores; no tenemos la hoja original.
heroes-certainty-reconstructed = Un enfrentamiento propio sobre el tema del original.
heroes-guide-intro-1 = Cada ficha es un pelotón, un cañón o un vehículo. La flecha es su frente: dispara hacia allí, y por detrás es más fácil de alcanzar. Arriba a la izquierda, lo que cuesta un disparo; a la derecha, su potencia; a la izquierda, lo que cuesta un paso; abajo, su defensa de frente y de flanco; a la derecha, su alcance.
heroes-guide-intro-2 = Los hexágonos con bandera y número dan puntos de victoria; entrar en uno lo toma. Las unidades destruidas también puntúan. Gana quien tenga más puntos tras la última ronda.
heroes-guide-intro-3 = Tú y el enemigo os turnáis, una acción cada uno. Una unidad activada tiene siete puntos de acción (PA) y los gasta en varios turnos; después está usada. Los puntos de mando (PAM) ayudan a cualquier unidad, suman a los dados y vuelven cada ronda.
heroes-guide-intro-4 = El sombreado muestra a qué puede disparar ahora cada unidad. A lo muestra siempre, S lo que se ve y qué corta la línea, R hasta dónde llega una unidad, D qué la amenaza, V lo que puntúa.
heroes-guide-turn = Haz clic en una de tus unidades: se activa y recibe siete puntos de acción para este turno y los siguientes. Para otra cosa, elige antes junto a «Pagar»: «Oportunidad» es una acción, cueste lo que cueste, que deja usada la unidad; «PAM» paga una acción de cualquier unidad, usada o no.
heroes-guide-order = En los hexágonos iluminados se puede entrar o disparar: los números son el coste, los rojos son disparos; un número más lejano lleva allí en varios turnos. El panel muestra toda la cuenta de cada disparo antes de pagar. Las flechas alrededor de la unidad la giran. Se puede deshacer hasta que se tira un dado.
heroes-guide-roll = Dos dados más la potencia de fuego deben alcanzar la defensa; cuatro más destruyen de una vez. Cada punto de mando suma uno, dos como mucho.
heroes-guide-bid = Ambos bandos tiran por la iniciativa; los puntos de mando que apuestes se suman y se pierden.

## Aprender

heroes-lessons = Aprende el juego
heroes-lessons-about = Unas pocas reglas y luego un enfrentamiento contra el ordenador solo con ellas. Cada parte añade algo; lo que viene después está desconectado.
heroes-lesson-number = Parte { $number }
heroes-lesson-play = Jugar la parte { $number }
heroes-lesson-again = Jugar otra vez la parte { $number }
heroes-lesson-side = Tu bando
heroes-lesson-played = jugada
heroes-lesson-won = ganada
heroes-lesson-next = Siguiente: parte { $number }, { $title }
heroes-lesson-done = Era la última parte: ya son tuyos todos los enfrentamientos con todas las reglas.
heroes-lesson-rules = Reglas nuevas
heroes-lesson-now = ahora
heroes-lesson-1 = Primeros pasos
    .new = Los pelotones se mueven, giran, disparan y se reagrupan, una acción por turno. La unidad que activas tiene siete puntos de acción. Nada más todavía: ni puntos de mando, ni cartas, ni grupos.
heroes-lesson-2 = Mando
    .new = Ambos bandos apuestan por la iniciativa. Los puntos de mando pagan más, cambian dados y mueven incluso unidades usadas; una acción de oportunidad deja actuar una vez a una unidad no usada a cualquier coste.
heroes-lesson-3 = Cartas
    .new = Cada bando tiene cartas de acción y de bonificación, y roba una por ronda.
heroes-lesson-4 = Grupos
    .new = Varias unidades comparten una activación, se mueven juntas, apoyan el fuego de otra y se reagrupan a la vez.
heroes-lesson-5 = Unidades ocultas
    .new = La retaguardia soviética se oculta. Puedes disparar a hexágonos sospechosos; muros y edificios dan cobertura.
heroes-lesson-6 = Colinas, morteros, humo
    .new = La altura cambia lo que se ve y cómo se dispara. Los morteros disparan sin ver, con un observador, y ponen humo.
heroes-lesson-7 = Trincheras y artillería
    .new = Trincheras, alambradas, defensas apresuradas, y artillería que se pide una ronda antes de caer.
heroes-lesson-8 = Vehículos
    .new = Tanques y cañones: blindaje, torretas, movimientos extra; camiones que llevan y remolcan; lanzallamas.
heroes-lesson-9 = Búnkeres y minas
    .new = Búnkeres, minas, cartas de arma como granadas y cargas, y salir del mapa para puntuar.

## Capítulos del reglamento

heroes-chapter-2-1 = Iniciativa
heroes-chapter-2-2 = Turnos
heroes-chapter-2-5 = Puntos de victoria
heroes-chapter-3-0 = Activación y puntos de acción
heroes-chapter-3-1 = Acciones de oportunidad
heroes-chapter-3-2 = Puntos de mando
heroes-chapter-4-0 = Terreno
heroes-chapter-5-0 = Movimiento
heroes-chapter-5-0-1 = Carreteras
heroes-chapter-5-0-2 = Muros
heroes-chapter-5-1 = Encaramiento
heroes-chapter-5-5 = Refuerzos
heroes-chapter-5-6 = Salir del mapa
heroes-chapter-6-0 = Línea de visión
heroes-chapter-6-1 = Arco de fuego
heroes-chapter-7-0 = Combate
heroes-chapter-7-5 = Impactos
heroes-chapter-7-6 = Reagrupamiento
heroes-chapter-7-7 = Alcance
heroes-chapter-7-7-3 = Combate cerrado
heroes-chapter-8-0 = Cartas
heroes-chapter-8-1 = Cartas de acción
heroes-chapter-8-2 = Cartas de bonificación
heroes-chapter-8-4 = Cartas de arma
heroes-chapter-9-0 = Activaciones compartidas
heroes-chapter-9-1 = Acciones de grupo
heroes-chapter-10-0 = Unidades ocultas
heroes-chapter-10-1 = Movimiento oculto
heroes-chapter-11-0 = Colinas
heroes-chapter-12-0 = Morteros
heroes-chapter-12-3 = Artillería
heroes-chapter-13-0 = Humo
heroes-chapter-14-0 = Movimiento de vehículos
heroes-chapter-15-0 = Vehículos en combate
heroes-chapter-16-0 = Camiones y carretas
heroes-chapter-17-0 = Transporte
heroes-chapter-18-1 = Fortificaciones
heroes-chapter-18-1-1 = Trincheras
heroes-chapter-18-1-2 = Búnkeres
heroes-chapter-18-1-3 = Defensas apresuradas
heroes-chapter-18-2 = Alambradas
heroes-chapter-18-4 = Minas
heroes-chapter-18-5 = Obras bajo el fuego
heroes-chapter-19-0 = Lanzallamas y zapadores

## La guía de una parte

heroes-guide-lesson-1-1 = Cada ficha es un pelotón. La flecha es su frente: dispara hacia allí, y por detrás es más fácil darle. Arriba a la izquierda está lo que cuesta un disparo, a la derecha su potencia, a la izquierda lo que cuesta un paso, abajo su defensa (frente y flanco), a la derecha su alcance.
heroes-guide-lesson-1-2 = Los hexágonos con bandera dan puntos de victoria a quien los tiene al final de una ronda; entrar en uno es tomarlo. Un enemigo destruido también puntúa. Gana quien tenga más puntos tras la última ronda.
heroes-guide-lesson-1-3 = Tú y el enemigo os turnáis, una acción cada uno. La unidad que activas tiene siete puntos de acción (PA), que gasta en varios turnos; luego queda usada hasta la ronda siguiente. Cuando ambos bandos pasan, la ronda acaba.
heroes-guide-lesson-1-turn = Haz clic en una de tus unidades para actuar con ella. Mientras una unidad activada tenga puntos sigues con ella, o renuncias a su activación y tomas otra.
heroes-guide-lesson-1-order = En los hexágonos iluminados se puede entrar o disparar; los números son el coste, los rojos son disparos. Otros números dicen hasta dónde llega la unidad en varios turnos: haz clic en uno y va allí paso a paso. El panel tiene toda la cuenta de cada disparo.
heroes-guide-lesson-2-1 = Nuevo: puntos de mando (PAM). Vuelven cada ronda, menos por cada unidad perdida. Pagan lo que no alcanzan los puntos de acción, suman uno cada uno a una tirada, dos como máximo, y dejan actuar a cualquier unidad, incluso usada.
heroes-guide-lesson-3-1 = Nuevo: cartas. Están bajo el tablero. Una carta de acción es tu acción del turno; una de bonificación acompaña a otra acción. El coste está en la carta.
heroes-guide-lesson-4-1 = Nuevo: grupos. Unidades contiguas actúan como una: se mueven juntas, una dispara y las demás la apoyan, o se reagrupan a la vez. La acción más cara fija el coste. Otras pueden unirse a una activación abierta y compartir sus puntos.
heroes-guide-lesson-5-1 = Nuevo: unidades ocultas. Su dueño anota en secreto sus hexágonos. Se muestran al actuar, o cuando te acercas o les das. Puedes disparar a un hexágono sospechoso: un fallo no te dice nada.
heroes-guide-lesson-6-1 = Nuevo: colinas. Desde arriba se ve por encima del terreno bajo y se dispara mejor; a un blanco más alto es más difícil darle. La línea de visión (S) dice qué hay en medio.
heroes-guide-lesson-6-2 = Nuevo: morteros. Disparan a lo que ven, o por encima de un obstáculo si un hexágono cercano ve el blanco. El alto explosivo da siempre en el flanco. En vez de atacar, algunos ponen humo, que corta la visión y protege.
heroes-guide-lesson-7-1 = Nuevo: obras. Quien entra en una trinchera puede ocuparla y es más difícil de alcanzar. Cruzar una alambrada cuesta un dado más. La infantería también puede atrincherarse. La artillería se anota una ronda antes de caer, y puede desviarse.
heroes-guide-lesson-8-1 = Nuevo: vehículos. Una defensa azul exige potencia azul. Los tanques giran la torreta por dos puntos más y con puntos extra siguen gratis tras moverse. Los camiones llevan pelotones y remolcan cañones.
heroes-guide-lesson-9-1 = Nuevo: los búnkeres protegen hacia donde apunta su flecha, las minas esperan a quien entra o gira sobre ellas, y las cartas de arma equipan a un pelotón. Los alemanes que salen del mapa donde la hoja lo permite puntúan.
heroes-guide-event-hit = Una unidad impactada roba un marcador que solo ve su dueño; puede disparar peor, no moverse o morir. Un segundo impacto la destruye. Reagruparse quita el marcador.
heroes-guide-event-control = Quien entra en un hexágono con bandera lo tiene, también después de irse, hasta que llegue un enemigo.
heroes-guide-event-revealed = Alguien que se ocultaba se ve desde ahora y lucha como los demás.
heroes-guide-event-mine = Las minas atacan a quien entra en su hexágono, gira o lucha en él.
heroes-guide-verb-rally = Esta unidad está impactada. Reagruparse cuesta cinco puntos: dos dados deben llegar al número de su marcador, la cobertura ayuda. No con un enemigo en el mismo hexágono.
heroes-guide-verb-close = Hay un enemigo en tu hexágono: combate cerrado. La potencia sube cuatro, cuenta la defensa del flanco y el terreno sigue ayudando. Nadie puede disparar desde un hexágono así.
heroes-guide-verb-flip = Puedes renunciar al resto de una activación antes de tu acción, y activar otra unidad.
heroes-guide-verb-opportunity = Acción de oportunidad: una unidad no usada hace una acción a cualquier coste sin gastar puntos, y queda usada. Buena para disparar a quien pasa.
heroes-guide-verb-command = Con puntos de mando actúa cualquier unidad, usada o no, y queda como estaba.
heroes-guide-verb-card = Tienes una carta que es una acción por sí misma: haz clic en ella, y luego para quién es.
heroes-guide-verb-with = Una vecina podría participar: elígela, y las dos actúan como una.
heroes-guide-verb-reveal = Tus unidades ocultas se muestran al hacer algo que no sea ocultarse o moverse oculta; también puedes revelar una gratis.
heroes-guide-verb-sneak = Una unidad oculta puede moverse sin ser vista; el enemigo solo oye que hubo movimiento.
heroes-guide-verb-indirect = Fuego indirecto: a un hexágono que ve un observador cerca del mortero, por el segundo coste de la ficha.
heroes-guide-verb-smoke = Humo en vez de un disparo: corta la línea de visión y protege, y se disipa en la ronda siguiente.
heroes-guide-verb-dig = Atrincherarse: una defensa apresurada protege un poco hasta que la unidad se mueve o gira.
heroes-guide-verb-board = Hay al alcance un vehículo que puede llevar a este pelotón.
heroes-guide-verb-tow = Este camión puede remolcar un cañón.
heroes-guide-verb-flame = El lanzallamas: a un hexágono, ignora toda cobertura.
heroes-guide-verb-weapon = Una carta de arma: granadas, cargas y otras las usa el pelotón que las lleva, como su acción.
heroes-guide-verb-leave = Aquí las unidades pueden salir del mapa y puntuar.
heroes-guide-plan = Un movimiento de grupo: di de cada unidad qué hace. Se paga una vez, el paso más caro.
heroes-guide-hide_unit = Elige dónde se oculta esta unidad. Con cobertura solo la descubre quien entra en su hexágono; al descubierto, quien la ve a dos hexágonos o menos.
heroes-guide-note_barrage = Artillería: elige ahora un hexágono. Cae allí en la ronda que viene, con algún desvío.
heroes-guide-occupy = Se puede ocupar una fortificación: protege, y un búnker fija el encaramiento.
heroes-guide-bonus = Un vehículo con puntos extra sigue gratis, por carretera con rueda, por terreno despejado con oruga.

## Por qué el ordenador juega así
heroes-bot-fire = { $unit } dispara contra { $target }.
heroes-bot-fire-group = { $unit } y sus vecinas disparan juntas contra { $target }.
heroes-bot-march = { $unit } y sus vecinas avanzan juntas, hacia { $hex }.
heroes-bot-smoke = { $unit } lanza humo sobre { $hex }.
heroes-bot-board = { $unit } sube a { $carrier }.
heroes-bot-close = { $unit } ataca a { $target } en combate cerrado.
heroes-bot-move = { $unit } mueve a { $hex }.
heroes-bot-take = { $unit } mueve a { $hex } para puntuar allí.
heroes-bot-move-towards = { $unit } mueve a { $hex }, hacia { $target }, que puntúa.
heroes-bot-rally = { $unit } intenta reagruparse.
heroes-bot-dig = { $unit } se atrinchera.
heroes-bot-occupy = { $unit } ocupa la fortificación de su hexágono.
heroes-bot-face = { $unit } gira hacia el enemigo.
heroes-bot-leave = { $unit } sale del mapa y puntúa.
heroes-bot-pass = Pasar y dejar las unidades como están.
heroes-bot-stall = Demorar y dejar que el enemigo actúe primero.
heroes-bot-flip = Terminar la activación y elegir otra unidad.
heroes-bot-reveal = { $unit } sale de su escondite.
heroes-bot-card = Jugar una carta.
heroes-bot-points = { $count ->
    [0] Tirar y guardar los puntos de mando.
    [one] Sumar un punto de mando a la tirada.
   *[other] Sumar { $count } puntos de mando a la tirada.
}
heroes-bot-other = { $unit } actúa.
heroes-bot-fears-fire = { $unit } en { $hex } está en peligro por el fuego enemigo.

## Por qué no, donde el título de una regla no lo diría
heroes-refused-not-yours = Esa unidad es del enemigo; tú das órdenes a las tuyas.
heroes-refused-unit-first = Elige primero una de tus unidades; después podrá moverse o disparar.
heroes-refused-which-first = Elige primero con un botón cómo actúa y se paga esta unidad.
heroes-pass-doubt = Quedan { $ap } PA: quien pasa pierde la activación abierta.
heroes-refused-acts-already = Esta unidad ya participa.
heroes-refused-another-acts = Otra unidad está a punto de actuar. Deshaz para elegir esta.
heroes-refused-out-of-the-game = Esta unidad está fuera de la partida.
heroes-refused-march = Un grupo se pone en marcha con «{ heroes-verb-march }»; después cada miembro recibe su hexágono.
heroes-refused-nothing-together = No hay nada que estas unidades puedan hacer juntas ahora.

# The stage
heroes-stage-fire = Fuego contra { $hex }
heroes-stage-indirect = Fuego indirecto contra { $hex }
heroes-stage-close = Combate cerrado en { $hex }
heroes-stage-shot = Disparo contra { $unit }
heroes-stage-cap = CAP
heroes-stage-needed = los dados necesitan
heroes-stage-hit = Impacto
heroes-stage-kill = Destrucción
heroes-stage-miss = Fallo
heroes-stage-work-hit = Destrucción
heroes-stage-work-kill = Destrucción
heroes-stage-work-miss = Sin efecto
heroes-stage-success = Éxito
heroes-stage-failure = Fracaso
heroes-stage-rally = Reagrupamiento: { $unit }
heroes-stage-search = Fuego a un hex sospechoso
heroes-stage-mine = Mina: { $unit }
heroes-stage-bogged = Tirada de atasco: { $unit }
heroes-stage-wire = Alambrada: { $unit }
heroes-stage-initiative-roll = Iniciativa: { $side }
heroes-stage-drifts = Dispersión de la artillería
heroes-stage-off-target = Dispersión de la artillería
heroes-stage-on-target = Dispersión de la artillería
heroes-stage-officer = Oficial
heroes-stage-sniper = Fuego de francotirador
heroes-stage-luck = Suerte
heroes-stage-rerolls = Nueva tirada

# Guided lessons

heroes-lesson-fire = Puntos y fuego
heroes-lesson-fire-act = Activa el pelotón de fusileros iluminado: recibe 7 puntos de acción.
    .wrong = Cada unidad se activa una vez por ronda. Empieza con el pelotón iluminado: tiene al enemigo delante.
heroes-lesson-fire-hex = Mueve un hexágono hacia el enemigo. Cuesta 1 punto.
heroes-lesson-fire-face = Elige la orientación: sureste, hacia el enemigo.
    .wrong = Una unidad solo dispara hacia su frente y por detrás es más fácil de acertar. Elige sureste.
heroes-lesson-fire-again = Tras cada acción tuya puede actuar el enemigo; ahora espera. Sigue con el mismo pelotón.
heroes-lesson-fire-fire = Dispara al pelotón de al lado: la corta distancia suma 3.
heroes-lesson-fire-pay = Disparar cuesta 3. Paga con 3 puntos de acción y guarda los de mando.
    .wrong = Los puntos de mando son pocos y hacen lo que no hacen los de acción. Paga con 3 puntos de acción.
heroes-lesson-fire-roll = Necesitas un 7 con dos dados. Tira.
heroes-lesson-fire-end = Un 11: cuatro más de lo necesario destruye al pelotón. Ahora: puntos de mando.
heroes-lesson-command = Puntos de mando y grupos
heroes-lesson-command-command = Los puntos de mando hacen actuar a una unidad sin activarla. Manda a la ametralladora.
    .wrong = Activar gastaría tu turno en una unidad. Paga un punto de mando y la ametralladora actúa además.
heroes-lesson-command-hex = Muévela al hexágono iluminado. Cuesta un punto de mando.
heroes-lesson-command-face = Gírala al sureste.
heroes-lesson-command-act = Ahora un grupo. Activa el pelotón iluminado.
heroes-lesson-command-with = Añade el pelotón de al lado.
    .wrong = Un grupo necesita unidades contiguas. Añade el pelotón de al lado antes de mover.
heroes-lesson-command-march = Ambos actúan como uno. Mueve el grupo.
heroes-lesson-command-first = El primer pelotón va al hexágono iluminado.
heroes-lesson-command-second = El segundo pelotón lo sigue.
heroes-lesson-command-pay = La marcha del grupo cuesta 2. Paga con 2 puntos de acción.
heroes-lesson-command-turn = Orienta el primer pelotón al sureste.
heroes-lesson-command-turned = Y el segundo.
heroes-lesson-command-end = Una acción movió dos pelotones. Ahora: vehículos, cañones y artillería.
heroes-lesson-vehicles = Vehículos, cañones, artillería
heroes-lesson-vehicles-act = Un BT-7 te muestra el flanco. Activa a los cazacarros.
heroes-lesson-vehicles-fire = Dispara al tanque: su flanco tiene menos blindaje que el frente.
    .wrong = Más tarde el tanque puede mostrar el frente. Dispara ahora, mientras ves su flanco.
heroes-lesson-vehicles-pay = El disparo cuesta 4. Paga 3 puntos de acción; uno de mando paga el resto.
heroes-lesson-vehicles-roll = Necesitas un 6. Tira.
heroes-lesson-vehicles-pass = Un 10 lo destruye. Los soviéticos pasan; pasa tú también y acaba la ronda.
heroes-lesson-vehicles-note = La artillería se pide antes de que caiga. Elige el hexágono de los fusileros.
heroes-lesson-vehicles-bid = Ambos bandos apuestan puntos de mando para actuar primero. Apuesta 1.
    .wrong = Con 0 quizá empiecen los soviéticos; con más gastas puntos que necesitas para luchar. Apuesta 1.
heroes-lesson-vehicles-end = Actúas primero y el barrido de artillería está en camino. Juega tu primer enfrentamiento.
