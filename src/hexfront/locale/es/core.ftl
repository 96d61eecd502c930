### Lo que dice el propio programa, sea cual sea el juego

core-and = { $first } y { $last }
    .before-i = { $first } e { $last }
core-label = { $name }:
core-percent = { $number } %
core-welcome = Escribe el número de una respuesta. ? explica lo demás, q guarda y sale.
core-thinking = { $seat }: pensando
core-curtain = { $seat }: te toca mirar. Pulsa Intro cuando no mire nadie más.
core-winners = { $count ->
    [0] No gana nadie.
    [one] Victoria: { $winners }.
   *[other] Victoria compartida: { $winners }.
}
core-nobody-yet = La partida no ha terminado. Debe elegir: { $seat }.

## Dados lanzados a mano

core-type-dice = { $count ->
    [one] Lanza un dado para { $why } y escribe lo que muestra.
   *[other] Lanza { $count } dados para { $why } y escribe lo que muestran, así: 3 4 5.
}
core-not-dice = Escribe lo que muestran los dados: cifras del 1 al 6, así: 3 4 5.
core-dice-left = { $count ->
    [one] Un dado no hacía falta y se olvida: { $dice }.
   *[other] { $count } dados no hacían falta y se olvidan: { $dice }.
}

## Respuestas

core-no-such-number = Escribe un número del 1 al { $most }.
core-more-answers = … y { $count } más: a las muestra todas, a PALABRA las que tienen esa palabra.
core-no-such-answer = Ninguna respuesta tiene esas palabras; a las muestra todas.
core-at-once = No queda nada más que elegir: esto da comienzo al combate. ¿Seguir?
core-at-once-yes = Sí
core-at-once-no = No, volver
core-not-understood = «{ $words }» no responde a esta pregunta: { $now } Palabras para ella: { $verbs }.
core-not-now = «{ $words }» responde a otra pregunta, que no se hace ahora: { $rules }. La pregunta de ahora: { $now }
core-why = { $action }: { $why } [{ $rule }]
core-no-such-thing = no existe «{ $thing }»
core-legal = { $action } está permitido.
core-name-an-action = Indica una acción: su número o sus palabras.
core-look-where = Indica un hexágono del mapa por su número o su lugar: look HEX
core-not-found = Aquí nada tiene esas palabras.
core-look-empty = nadie
core-look-next = Al lado
core-no-cards = Este juego no tiene cartas.
core-which-rule = Indica una regla por su número: rule NUMBER
core-no-odds = No hay probabilidades que dar: ahí no se tira, o no se sabe nada de lo que se alcanzaría.
core-no-hint = Aquí no hay consejo que dar.
core-hint = El planificador jugaría { $number }: { $action }
core-undone = Deshecho.
core-cannot-undo-nothing-to-undo = No hay nada que deshacer.
core-cannot-undo-chance-has-spoken = Desde entonces han hablado los dados o se ha visto algo oculto; no se puede deshacer.
core-cannot-undo-not-your-move = La última jugada no era tuya.

## Guardar partidas

core-saved = Guardado en { $path }.
core-cannot-save = No se ha guardado, { $path }: { $why }
core-saved-elsewhere = No se puede escribir el archivo indicado ({ $why }), así que la partida está en otro sitio.
core-kept = { $over ->
    [yes] La partida queda en { $path }. Para volver a verla:
   *[no] La partida queda en { $path }. Para continuar:
}

## Ayuda

core-help-number = juega esa respuesta
    .keys = 3
core-help-words = lo mismo con las palabras de la notación; el verbo puede omitirse
    .keys = to HEX, play CARD
core-help-answers = otra vez las respuestas, todas o las que tienen esas palabras
    .keys = a, answers PALABRA
core-help-undo = deshace, mientras no se hayan tirado dados ni visto nada oculto
    .keys = u, undo
core-help-odds = probabilidades exactas de una respuesta
    .keys = o 3, odds attack
core-help-why = qué regla lo prohíbe
    .keys = why to HEX
core-help-map = el mapa con su leyenda, alrededor de un hexágono o lugar si lo indicas
    .keys = m, map HEX
core-help-log = lo último que ha pasado
    .keys = l, log 50
core-help-info = todo lo que hay junto al mapa
    .keys = i, info
core-help-blocks = las unidades que conoces, hexágono a hexágono; con palabras, las que las tienen todas
    .keys = b, units PALABRA
core-help-find = los lugares y unidades que tienen esas palabras
    .keys = f, find PALABRA
core-help-look = un hexágono, sus unidades y sus vecinos
    .keys = look HEX
core-help-cards = las cartas que ves, con lo que hacen
    .keys = c, cards
core-help-study = lo que se ve, se alcanza o amenaza; sin tema, lo que se puede preguntar
    .keys = study TEMA NOMBRES
core-help-rule = el título de una regla
    .keys = rule NUMBER
core-help-hint = lo que haría el planificador
    .keys = hint
core-help-save = guarda, en un archivo si lo indicas
    .keys = s, save ARCHIVO
core-help-quit = guarda y sale
    .keys = q, quit

## Estudios

core-study-what = ¿Qué quieres estudiar? { $known }.
core-study-none = Este juego no tiene estudios.
core-study-about = Di de qué se trata: study { $needed }.
core-study-no-such = No hay «{ $name }» que estudiar; se espera: { $kind }.
core-study-nothing = No hay nada que contar de eso.
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
core-study-path = camino
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
core-study-yes = sí
core-study-no = no

## Games without a look of their own

core-plain-turn = Turno { $turn }
core-plain-off-map = Fuera del mapa
core-plain-legend = Hexágono y lugar; debajo, cuántas unidades, la primera y sus factores.
