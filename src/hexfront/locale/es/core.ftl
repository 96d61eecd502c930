### Lo que dice el propio programa, sea cual sea el juego

core-and = { $first } y { $last }
    .before-i = { $first } e { $last }
core-hex = { $hex } ({ $place })
core-label = { $name }:
core-percent = { $number } %
core-welcome = Escribe el número de una opción. ? explica el resto, q guarda y sale.
core-thinking = { $seat }: pensando
core-curtain = Pasa la pantalla a { $seat }. Pulsa Intro para empezar.
core-winners = { $count ->
    [0] No gana nadie.
    [one] { $seat ->
        [german] Ganan los alemanes.
        [soviet] Ganan los soviéticos.
        [axis] Gana el Eje.
       *[other] Victoria: { $winners }.
    }
   *[other] Victoria compartida: { $winners }.
}
core-nobody-yet = La partida no ha terminado. Debe elegir: { $seat }.

## Dados lanzados a mano

core-type-dice = { $count ->
    [one] Lanza un dado para { $why } y escribe el resultado.
   *[other] Lanza { $count } dados para { $why } y escribe los resultados, así: 3 4 5.
}
core-not-dice = Escribe los resultados de los dados: cifras del 1 al 6, así: 3 4 5.
core-dice-left = { $count ->
    [one] Dado sobrante, ignorado: { $dice }.
   *[other] { $count } dados sobrantes, ignorados: { $dice }.
}

## Respuestas

core-no-such-number = Escribe un número del 1 al { $most }.
core-more-answers = … y { $count } más: a las muestra todas, a PALABRA las que tienen esa palabra.
core-no-such-answer = Ninguna opción tiene esas palabras; a las muestra todas.
core-at-once = No queda nada que elegir: esto inicia el combate. ¿Continuar?
core-at-once-yes = Continuar
core-at-once-no = Volver
core-not-understood = «{ $words }» no es una opción válida aquí: { $now } Órdenes: { $verbs }.
core-not-now = «{ $words }» no se puede usar ahora: { $rules }. Pregunta actual: { $now }
core-why = { $action }: { $why } [{ $rule }]
core-no-such-thing = no existe «{ $thing }»
core-legal = { $action } está permitido.
core-name-an-action = Indica una acción: su número o sus palabras.
core-look-where = Indica un hexágono del mapa por su número o su lugar: look HEX
core-not-found = Nada coincide con esas palabras.
core-look-empty = vacío
core-look-next = Al lado
core-no-cards = Este juego no tiene cartas.
core-which-rule = Indica una regla por su número: rule NUMBER
core-no-odds = Sin probabilidades: no hay tirada o no se conoce el objetivo.
core-no-hint = Aquí no hay ninguna pista disponible.
core-hint = El ordenador jugaría { $number }: { $action }
core-hint-chance = { $chance } de ganar
core-hint-fears = Peligro: { $fears }
core-undone = Deshecho.
core-cannot-undo-nothing-to-undo = No hay nada que deshacer.
core-cannot-undo-chance-has-spoken = No se puede deshacer: se han tirado dados o se ha revelado información oculta.
core-cannot-undo-not-your-move = No se puede deshacer: la última jugada no es tuya.

## Guardar partidas

core-saved = Guardado en { $path }.
core-cannot-save = No se ha guardado, { $path }: { $why }
core-saved-elsewhere = No se puede escribir el archivo indicado ({ $why }); la partida se ha guardado en otro sitio.
core-kept = { $over ->
    [yes] La partida está guardada en { $path }. Para volver a verla:
   *[no] La partida está guardada en { $path }. Para continuar:
}

## Ayuda

core-help-number = juega esa opción
    .keys = 3
core-help-words = lo mismo con las palabras de la notación; el verbo puede omitirse
    .keys = to HEX, play CARD
core-help-answers = muestra otra vez las opciones, todas o las que tienen esas palabras
    .keys = a, answers PALABRA
core-help-undo = deshace, si no se han tirado dados ni revelado nada oculto
    .keys = u, undo
core-help-odds = probabilidades exactas de una opción
    .keys = o 3, odds attack
core-help-why = qué regla lo prohíbe
    .keys = why to HEX
core-help-map = el mapa con su leyenda, alrededor de un hexágono o lugar si lo indicas
    .keys = m, map HEX
core-help-log = lo último que ha pasado
    .keys = l, log 50
core-help-info = todo lo que hay junto al mapa
    .keys = i, info
core-help-blocks = las unidades que conoces, hexágono a hexágono; con palabras, solo las que coinciden
    .keys = b, units PALABRA
core-help-find = los lugares y unidades que coinciden con esas palabras
    .keys = f, find PALABRA
core-help-look = un hexágono, sus unidades y sus vecinos
    .keys = look HEX
core-help-cards = las cartas que ves, con lo que hacen
    .keys = c, cards
core-help-study = línea de visión, alcance o amenazas; sin tema, la lista de temas
    .keys = study TEMA NOMBRES
core-help-rule = el título de una regla
    .keys = rule NUMBER
core-help-hint = lo que haría el ordenador y por qué
    .keys = hint
core-help-save = guarda, en un archivo si lo indicas
    .keys = s, save ARCHIVO
core-help-quit = guarda y sale
    .keys = q, quit

## Estudios

core-study-what = ¿Qué quieres estudiar? { $known }.
core-study-none = Este juego no tiene estudios.
core-study-about = Indica el tema: study { $needed }.
core-study-no-such = No hay «{ $name }» que estudiar; se espera: { $kind }.
core-study-nothing = No hay nada que decir sobre eso.
core-study-ap = PA
core-study-by = debido a
core-study-cap = PAM
core-study-close = combate cerrado
core-study-cost = coste
core-study-cuts = la corta
core-study-defence = defensa
core-study-destroyed = destruida
core-study-distance = distancia
core-study-enemies = enemigos
core-study-facing = mira al
core-study-firepower = potencia de fuego
core-study-hex = hexágono
core-study-hexes = hexágonos
core-study-hit = impacto
core-study-needed = hace falta
core-study-path = ruta
core-study-rule = regla
core-study-sees = a la vista
core-study-shots = disparos
core-study-stops = acaba ahí
core-study-unit = unidad
core-study-used = usada
core-study-start = desde
core-study-points = puntos
core-study-ready = puede mover
core-study-from = viene de
core-study-crosses = cruza
core-study-marks = allí
core-study-no_end = no puede parar
core-study-stop = llega a
core-study-arrives = alcanza la meta
core-study-units = unidades
core-study-hq = cuartel general
core-study-command = línea de mando
core-study-line = línea de suministro
core-study-odds = probabilidades
core-study-attack = ataque
core-study-worst = peor
core-study-least = daño mínimo
core-study-best = mejor
core-study-most = daño máximo
core-study-over = sobre el hexágono
core-study-power = fuerza
core-study-fighters = cazas
core-study-fighter_power = fuerza de los cazas
core-study-others = otros
core-study-zone = zona de enfrentamiento
core-study-duty = debe atacar
core-study-unsupplied = sin suministro
core-study-uncommanded = sin mando
core-study-river = un río
core-study-wide = un río ancho
core-study-watchers = observada por
core-study-fires = puede disparar
core-study-bands = por distancia
core-study-cities = ciudades que abastecen
core-study-edge = borde del mapa
core-study-dry = ciudades aisladas
core-study-sea = mar
core-study-lacking = sin suministro
core-study-home = país propio
core-study-beside = unidad contigua
core-study-supplied = con suministro allí
core-study-gains = gana suministro
core-study-loses = pierde suministro
core-study-cut_off = queda aislado
core-study-lines = líneas abiertas
core-study-severed = líneas cortadas
core-study-breaks = cortada en
core-study-sources = fuentes
core-study-armies = cuarteles generales
core-study-fed = con suministro
core-study-load = unidades a su alcance
core-study-number = puede mandar
core-study-yes = sí
core-study-no = no

## Games without a look of their own

core-plain-turn = Turno { $turn }
core-plain-off-map = Fuera del mapa
core-plain-legend = Hexágono y lugar; debajo, cuántas unidades, la primera y sus factores.
