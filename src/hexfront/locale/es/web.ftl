### Lo que dice el propio cliente del navegador, sea cual sea el juego

web-tagline = Wargames de tablero del Frente Oriental, con sus reglas aplicadas al pie de la letra.
web-account = Cuenta
web-loading = Cargando el mapa…
web-offline = Sin conexión. Reintentando…
web-mode = ¿Quién juega?
web-seats = Puestos
web-seat-here = una persona en esta pantalla
web-seat-link = una persona invitada
web-seat-bot = ordenador: { $bot }
web-bot-planner = planificador
web-bot-recruit = recluta
    .about = Juega con orden, pero comete errores de principiante.
web-bot-regular = regular
    .about = Juega enseguida su primer plan bueno.
web-bot-veteran = veterano
    .about = Prueba varios planes antes de mover: unos segundos por turno.
web-bot-commander = comandante
    .about = Prueba muchos planes y sus respuestas: hasta medio minuto por turno.
web-bot-random = al azar
web-bot-rulebook = según el reglamento
    .about = Sigue paso a paso las reglas impresas para jugar en solitario.
web-options = Opciones
web-dice = Dados
    .about = Los dados del programa se pueden comprobar después de la partida.
web-dice-seeded = los lanza el programa
web-dice-typed = se lanzan a mano y se escriben
web-start = Empezar la partida
web-links = Envía estas invitaciones
web-links-secret = Cualquiera que tenga un enlace puede jugar ese puesto y ver sus secretos.
web-links-again = Enlaces
web-copy = Copiar
web-sit-down = Unirse
web-recent = Tus partidas
web-recent-turn = turno { $turn }
web-recent-round = ronda { $turn }
web-recent-all = Mostrar las { $number } partidas
web-games-new = Empieza otra partida
web-games-first = Elige tu batalla
web-first-game = Bueno para empezar
web-play-computer = Jugar con el ordenador
web-play-change = Cambiar bando o nivel
web-invite-friend = Invitar a un amigo
web-learn = Aprender el juego
web-your-side = Tu bando
web-opponent = Rival
web-game-against = { $sides } contra { $others }
web-game-alone = Juegas con { $sides }
web-facts-length = Duración
web-facts-players = Jugadores
web-facts-difficulty = Dificultad
web-scenario-turns = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
web-scenario-units = { $side }: { $count ->
    [one] una unidad
   *[other] { $count } unidades
}
web-turn = Turno { $turn }
web-turn-yours = Te toca
web-turn-theirs = Esperando a { $seat }
web-turn-over = Terminada
web-forget = Quitar
web-watch = para mirar
web-board = Mapa
web-log = Registro de la partida
web-panel-log = Diario
web-panel-chat = Charla
web-decision = Tu decisión
web-undo = Deshacer
web-point-at-hex = Señala un hexágono para leerlo.
web-undo-phase = Deshacer fase
web-undo-phase-long = Deshacer todo lo que se puede de esta fase
web-undoing-phase = Deshaciendo esta fase
web-column-fold = Plegar la columna
web-column-unfold = Desplegar la columna
web-column-shut = Plegar
web-column-open = Abrir
web-column-width = Ancho de la columna
web-text-size = Tamaño del texto
web-contrast = Contraste
web-contrast-usual = normal
web-contrast-high = alto
web-palette = Colores de los bandos
web-palette-usual = normales
web-palette-red-green = azul y naranja
web-palette-blue-yellow = turquesa y carmesí
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-whole = Mapa entero
web-waiting = Esperando a: { $seat }.
web-type-die = Lanza un dado para { $why }.
web-refused-stale = No se ha jugado: la partida ha avanzado. Esta es la posición actual.
web-refused-illegal = Eso no está permitido.
web-refused-no-server = El servidor no responde.
web-refused-unknown-link = Este enlace no lleva a ninguna partida.
web-refused-not-your-decision = No te toca decidir: espera tu turno.
web-refused-chance-has-spoken = No se puede deshacer: se han tirado dados o se ha revelado información oculta.
web-refused-nothing-to-undo = No hay nada que deshacer.
web-refused-not-your-move = No se puede deshacer: la última jugada no es tuya.
web-refused-too-fast = Demasiadas peticiones. Espera un momento.
web-refused-too-large = Demasiado grande para enviarlo.
web-refused-no-such-thing = No hay nada con ese nombre en este juego.
web-refused-die-first = Lanza primero un dado.
web-refused-game-over = La partida ha terminado.
web-refused-unknown-decision = Esa pregunta no se ha hecho.
web-refused-unknown-game = No existe esa partida.
web-refused-spectators-only-watch = Los espectadores no pueden jugar.
web-refused-record-after-the-game = El registro estará disponible cuando termine la partida.
web-refused-eyes-after-the-game = Lo que vieron los demás estará disponible cuando termine la partida.
web-refused-bad-message = El servidor no lo ha entendido.
web-refused-bad-request = El servidor no lo ha entendido.
web-refused-other-version = No se puede abrir la partida: se jugó con otra versión de su escenario o de sus reglas.
web-refused-not-a-record = No se puede abrir el archivo: la línea { $line } no es de un registro de partida.
web-refused-record-does-not-fit = No se puede abrir el registro: la línea { $line } incumple las reglas.
web-refused-cannot = No es posible.

## Alrededor de la mesa

web-home = Volver al inicio
web-settings = Ajustes
web-name = Tu nombre
web-name-none = como el puesto
web-language = Idioma
web-theme = Colores
web-theme-auto = los del sistema
web-theme-light = claros
web-theme-dark = oscuros
web-counter-size = Tamaño de las fichas
web-animations = Mostrar el movimiento
web-guide-on = Explicar el primer turno
web-panels = Paneles
web-panel-rules = Reglas
web-panel-keys = Teclas
web-chat-empty = Todavía no hay mensajes.
web-chat-say = Di algo
web-chat-send = Enviar
web-rule-open = Mostrar dónde se aplica
web-rule-code = { $count ->
    [0] Aún no se aplica
    [one] Se aplica en un lugar
   *[other] Se aplica en { $count } lugares
}
web-rule-tests = { $count ->
    [0] Ninguna prueba la nombra
    [one] La comprueba una prueba
   *[other] La comprueban { $count } pruebas
}
web-rule-none = No se sabe nada más de esta regla.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [one] Un enunciado
   *[other] { $count } enunciados
}
web-replay = Repetición
web-replay-back = Un paso atrás
web-replay-on = Un paso adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-slider = Momento de la partida
web-replay-close = Volver a la partida
web-replay-eyes = Visto por
web-replay-all = Todos
web-replay-battle-back = Combate anterior
web-replay-battle-on = Combate siguiente
web-replay-capture-on = Siguiente plaza tomada
web-replay-loop = Repetir este momento
web-replay-embed = Copiar para insertar
web-replay-marks = Turnos: { $turns }. Combates: { $battles }. Plazas tomadas: { $captures }.
web-embed-open = Abrir en Hexfront
web-embed-unfinished = Esta repetición se abre cuando termina la partida.
web-branch = Seguir jugando desde aquí
web-share = Copiar un enlace a este momento
web-share-copied = Copiado
web-curtain = { $seat }: es tu turno. Comprueba que no mira nadie más.
web-curtain-open = Continuar: { $seat }
web-order = Escribe una orden
web-order-unknown = «{ $order }» no es una orden conocida aquí.
web-order-refused = «{ $order }» no es posible ahora.
web-order-nearest = ¿Quisiste decir?
web-close = Cerrar
web-end-won = Has ganado
web-end-lost = Has perdido
web-end-drawn = Empate
web-end = La partida ha terminado
web-rematch = Jugar otra vez
web-rematch-waits = Jugar otra vez: ya te esperan
web-report = Abrir el informe
web-report-writing = Escribiendo el informe…
web-download = Descargar el registro
web-upload = Abrir un registro
web-keys = Teclas
web-key-digits = los botones, de izquierda a derecha
web-key-enter = el hexágono que tiene el foco
web-key-undo = deshacer
web-key-next = el siguiente hexágono que puedes elegir
web-key-zoom = acercar y alejar
web-key-whole = el mapa entero
web-key-hide = ocultar las fichas para ver el terreno
web-key-diagram = el mapa como simple diagrama
web-key-log = el diario
web-key-odds = las probabilidades de un ataque
web-key-type = escribir órdenes con palabras
web-key-help = esta página
web-gestures = Ratón
web-by-click = Clic
web-by-drag = Arrastrar
web-by-frame = Mayús + arrastrar
web-by-wheel = Rueda
web-gesture-click = lo iluminado para elegirlo; lo demás para leer por qué no se puede
web-gesture-drag = una pieza hasta donde debe ir
web-gesture-pan = el mapa para moverlo
web-gesture-zoom = acercar y alejar
web-telling = Mostrando lo ocurrido…
web-unsure = Esto inicia el ataque contra { $target }.
web-unsure-yes = Atacar
web-unsure-no = Volver

# -- lo que se coloca antes de empezar la partida

web-placing = Unidades por colocar
web-placing-choose = Elige una unidad para colocar.
web-placing-review = Revisa tu despliegue y termínalo.
web-placing-left =
    { $count ->
        [0] Todas las unidades están colocadas.
        [one] Queda { $count } unidad por colocar.
       *[other] Quedan { $count } unidades por colocar.
    }
web-placing-at = { $unit }: { $place }
web-placing-wrong = { $unit } ya no puede empezar ahí. Elige otro hexágono.
web-placing-all = Que coloque el ordenador
    .note = El ordenador elige estos lugares: la hoja te los deja a ti. Lo que la hoja imprime ya está en el mapa.
web-placing-clear = Retirar todo
web-placing-finish = Terminar despliegue
web-placing-sure = ¿Terminar el despliegue? Después no podrás cambiarlo.

## El primer turno explicado

web-guide = Guía
web-guide-next = Siguiente
web-guide-understood = Entendido
web-guide-skip = Quitar los consejos

## El tablero

web-board-tools = Herramientas del mapa
web-board-more = Capas e imágenes
web-board-hide = Ocultar las fichas
web-picture = Imagen del mapa ({ $kind })
web-key-map = el mapa entero y vuelta
web-key-arrows = de hexágono en hexágono, o por el mapa

## Lo que hicieron los demás

web-speed = Velocidad
web-speed-slow = lenta
web-speed-usual = normal
web-speed-fast = rápida
web-by-hand = Repetir paso a paso las jugadas de los rivales
# The stage, sound
web-stage = Combate
web-volume = Volumen
web-muted = Silenciar
web-sound-off = Sonido desactivado. Q lo activa de nuevo.
web-sound-on = Sonido activado.
web-key-mute = silenciar o activar el sonido
web-tell-next = Siguiente
web-tell-run = Reproducir todo
web-tell-skip = Saltar
web-tell-again = Repetir su último turno
web-log-earlier = Mostrar lo anterior
web-log-new = Nuevo desde tu última visita
web-log-unasked = { $count ->
    [one] Pasas: no hay nada que elegir.
   *[other] Pasas { $count } veces: no hay nada que elegir.
}
web-key-told = siguiente paso de la repetición
web-key-escape = atrás, cerrar, saltar

## Buscar algo

web-panel-find = Buscar
web-find = Una unidad o un lugar, por nombre o número
web-find-hint = Las unidades que no has visto no aparecen.
web-find-unit = unidad
web-find-place = lugar
web-find-count = { $count ->
    [0] Sin resultados
    [one] Un resultado
   *[other] { $count } resultados
}
web-key-find = buscar una unidad o un lugar
web-overview = Vista general del mapa
web-diagram = Mostrar el diagrama

## Suerte

web-panel-luck = Suerte
web-luck = Suerte con los dados
web-luck-none = Todavía no se ha tirado ningún dado.
web-luck-awful = muy mala suerte
web-luck-bad = mala suerte
web-luck-even = suerte media
web-luck-good = buena suerte
web-luck-great = muy buena suerte
web-luck-hits = { $hits ->
    [one] Un impacto
   *[other] { $hits } impactos
}, esperados { $expected } ({ $difference }).
web-luck-dice = { $dice ->
    [one] Un dado
   *[other] { $dice } dados
}, media { $mean }.
web-refused-not-asked = No es posible ahora: responde a la pregunta actual.
web-refused-which-first = Elige primero uno de los botones para la pieza que has tocado.

## Un ordenador que piensa

web-thinks = { $seat } ({ $bot }): pensando
web-thinks-queue = { $seat } ({ $bot }): espera para pensar, número { $place } en la cola
web-thinks-hurried = { $seat } ({ $bot }): juega ya
web-thinks-time = { $seconds } s
web-thinks-time-about = { $seconds } de unos { $about } s
web-hurry = Jugar ya
web-key-hurry = decir al ordenador que juegue ya
web-trouble = El ordenador no puede seguir
web-trouble-is = { $seat } ({ $bot }) no puede seguir. { $why }
web-refused-bot-crashed = El programa del jugador de ordenador ha fallado.
web-refused-bot-model = Lo que ha aprendido el jugador de ordenador es de otra versión.
web-refused-bot-unknown = Este servidor no tiene ese jugador de ordenador.
web-refused-bot-is-well = El jugador de ordenador no se cambia: puede seguir.
web-trouble-agree = La partida continúa cuando todos los jugadores eligen lo mismo.
web-trouble-wish = { $seat } elige: { $bot }
web-trouble-again = Intentar de nuevo
web-trouble-take = Usar { $bot }
web-chances = Probabilidad de ganar
web-chances-now = { $side }: { $chance }
web-chances-curve = Turno a turno: { $list }
web-chances-about = Estimación del ordenador según lo que sabes.
web-chances-ask = Se muestra cuando todos los jugadores lo quieren.
web-chances-want = Mostrarla durante la partida
web-refused-chances-not-agreed = La probabilidad de ganar no se muestra: no todos los jugadores lo quieren.
web-panel-why = Por qué
web-why = ¿Por qué hizo eso?
web-why-asking = Preguntando al ordenador…
web-why-who = Último turno: { $seat } ({ $bot })
web-why-hidden = Su plan depende de lo que no puedes ver: léelo tras la partida.
web-why-saw = Lo que viste:
web-why-none = El ordenador no sopesó nada en su último turno.
web-why-again = El ordenador ha vuelto a pensar su turno; las primeras razones no se guardan.
web-why-others = Otras ideas
web-key-why = por qué el ordenador hizo lo que hizo

## Advice

web-hint = Consejo
web-hint-is = Prueba esto: { $action }
web-key-hint = lo que jugaría el ordenador
web-instead = Para llegar ahí, primero: { $actions }
web-hint-first = Primero: { $action }
web-hint-win = Probabilidad de ganar: { $chance }.
web-hint-win-other = Probabilidad de ganar: { $chance }; la siguiente idea: { $other }.
web-hint-win-best = Probabilidad de ganar: { $chance }; la mejor idea: { $other }.
web-hint-win-close = Probabilidad de ganar: { $chance }, casi igual que las otras ideas.
web-hint-odds = Probabilidades
web-hint-do = Hacerlo
web-hint-next = Ver la siguiente
web-hint-number = Idea { $number } de { $count }
web-hint-doing = Siguiendo el consejo: { $plan }
web-hint-done = El plan está cumplido. Pide el siguiente consejo.
web-hint-thinking = El ordenador piensa un consejo…
web-key-follow = hacer lo que dice el consejo, hasta el final de su plan
web-sequence = Secuencia de juego
web-scenario = Escenario
web-facing = Girar el mapa hacia mi lado de la mesa
web-signs = Unidades como
web-signs-usual = según el juego
web-signs-symbols = símbolos OTAN
web-signs-silhouettes = siluetas
web-panel-asks = Avisos
web-asks = Pregúntame en estos momentos y por estas cartas; el resto pasa sin preguntar.
web-asks-all = Todo
web-asks-none = Nada
web-pass-until = Pasar hasta:
web-pass-until-phase = la próxima fase
web-pass-until-turn = el próximo turno
web-pass-stops = Preguntar si …
web-passing-phase = Pasas hasta la próxima fase.
web-passing-turn = Pasas hasta el próximo turno.
web-overlay-close = Quitar la capa
web-legend = Leyenda
web-plan-stop = Parar
web-show-asked = Mostrar en el mapa
web-cost = coste en puntos

web-hot-seat = Un solo navegador ocupa varios asientos: quien lo usa ve los secretos de cada uno.
web-waits = La mesa espera a que todos se sienten.
web-waits-opens = El tablero se abre en esta página cuando estén todos. Puedes salir y volver: la partida está entre tus partidas.
web-waits-invited = tiene invitación
web-waits-away = aún no se ha unido
web-invited = Tienes una invitación a una partida. El puesto es de quien se una primero.
web-invited-by = { $host } te invita a una partida. El puesto es de quien se una primero.
web-fair = Cómo se hacen los dados
web-fair-commitment = La promesa del servidor para los dados:
web-fair-luck = Añadido por { $seat }:
web-fair-secret = El secreto del servidor:
web-fair-seed = La semilla:
web-refused-table-waits = Aún no es posible: faltan jugadores.
web-refused-table-has-begun = La partida ya ha empezado.
web-refused-luck-is-set = Este asiento ya ha aportado a los dados.
web-refused-seat-is-taken = Ese asiento está ocupado.
web-refused-invitation-is-void = Esta invitación ya no vale: el asiento está ocupado o hay otra más reciente.
web-refused-link-revoked = Este enlace se ha renovado; usa el nuevo.
web-refused-only-the-host = Solo puede hacerlo quien organiza la partida.
web-refused-too-many-seats = Demasiadas partidas para una ventana.
web-refused-too-much-work = El servidor está ocupado; inténtalo dentro de un momento.
web-refused-took-too-long = Ha tardado demasiado y se ha interrumpido.
web-refused-failed = Ha fallado. Queda anotado.
web-refused-broken-game = Esta partida ya no se puede leer. Queda anotado.
web-refused-cannot-save = El servidor no puede guardar ahora; no se ha jugado nada. Inténtalo pronto.
web-refused-cannot-read = El servidor no puede leer sus partidas ahora. Inténtalo pronto.
web-refused-said-enough = No enviado: el chat de esta partida está lleno.
web-refused-too-slow = Ha tardado demasiado en llegar.
web-refused-no-link = Hace falta el enlace a un asiento.
web-refused-other-host = Este servidor no responde a ese nombre.
web-refused-other-origin = Eso viene de otro sitio.
web-refused-too-many = El servidor está lleno; inténtalo más tarde.
web-refused-no-email = Eso no es una dirección de correo.
web-refused-no-mail-here = Este servidor no envía correo: no hay cuentas.
web-refused-sign-in-link-is-void = Este enlace ya se usó o es demasiado antiguo. Pide otro.
web-refused-signed-out = Primero entra en tu cuenta.
web-refused-account-is-closed = El operador ha cerrado esta cuenta.
web-refused-passkey-refused = Esa llave no se conoce aquí, o tardó demasiado.
web-refused-passkey-failed = El navegador no dio ninguna llave. Nada ha cambiado.
web-refused-passkey-known = Este dispositivo ya tiene una llave de esta cuenta.
web-refused-last-passkey = Conserva esta llave: no tienes otra forma de entrar.
web-refused-no-passkeys-here = Este servidor no admite llaves de acceso.
web-refused-too-many-passkeys = Demasiadas llaves de acceso. Quita una primero.
web-refused-name-is-taken = Ese nombre ya existe. Elige otro.
web-refused-name-is-empty = Un nombre necesita al menos una letra.
web-refused-no-such-zone = Esa zona horaria no se conoce.
web-refused-not-your-name = Escribe el nombre exacto de tu cuenta.
web-refused-blocked-there = No puedes unirte: hay un bloqueo entre los dos.
web-refused-muted = No enviado: el operador te ha silenciado.
web-refused-reported-enough = Ya has denunciado bastante en esta partida.
web-refused-unknown-person = Ningún jugador con ese nombre.
web-refused-unknown-offer = Esta invitación ya no existe.
web-refused-unknown-channel = Esta vía de avisos ya no existe.
web-refused-bad-address = Escribe una dirección pública que empiece por https.
web-refused-no-push-here = Este servidor no envía avisos al navegador.
web-refused-too-many-channels = Demasiadas vías de avisos. Quita una primero.
web-refused-too-many-offers = Demasiadas invitaciones abiertas. Retira una primero.
web-refused-too-many-people = Esa lista está llena. Quita un nombre primero.
web-refused-sit-down-first = Ocupa tú primero un asiento.
web-refused-time-is-left = No puedes reclamar: al otro jugador le queda tiempo.
web-refused-no-vacation-left = No te quedan días de vacaciones.

# Guided lessons

web-offline-lobby = Tus partidas están en la lista; jugar, mirar y empezar necesitan el servidor.
web-offline-again = Reintentar
web-lesson = Lección
web-lesson-complete = Lección completada
web-lesson-step = Paso { $step } de { $steps }
web-lesson-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
web-lesson-wrong = «{ $tried }» está permitido, pero no es lo que enseña este paso. Ahora: «{ $wanted }».
web-lesson-next = Empezar la siguiente
web-lesson-play = Jugar una partida
web-lesson-again = Repetir la lección
web-lesson-show = Muéstramelo
web-lesson-back = Repetir el último paso
web-lesson-leave = Dejar la lección
web-lesson-done = hecha
web-lesson-begin = Empezar
web-lesson-continue = Continuar
web-lessons-about = Tres lecciones cortas en un tablero preparado. Déjalas cuando quieras y vuelve después.
web-refused-lesson-step = Este paso no: haz primero lo que dice la lección.
web-refused-lesson-over = La lección ha terminado: empieza la siguiente o juega.
