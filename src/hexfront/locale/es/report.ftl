## El informe de una partida

report-of-game = Informe: { $title }
report-unfinished = La partida no ha terminado: turno { $turn }.
report-as-seat = Según lo que sabe { $seat }.
report-as-spectator = Según lo que sabe un espectador.
report-points = Puntos en el tiempo
report-chances = Probabilidad de ganar, turno a turno
report-chances-about = Así juzga el ordenador cada posición: una estimación, no un hecho.
report-chances-turns = Los turnos que más la cambiaron:
report-chances-change = Cambio
report-chances-from-to = { $side }: { $before } → { $after }
report-losses = Bajas por turno
report-losses-about = Unidades perdidas y pasos o impactos sufridos.
report-luck = Suerte: { $side }
report-luck-hits = impactos por encima o por debajo de la media, tirada a tirada
report-luck-pips = puntos de dado por encima o por debajo de la media, tirada a tirada
report-luck-columns = columnas de la tabla por encima o por debajo de la media, tirada a tirada
report-luck-band = 19 de 20 partidas quedan aquí dentro
report-luck-about = Al final { $difference }; 19 de 20 partidas quedan dentro de ±{ $band }.
report-no-dice = Aún no hay dados.
report-rolls = La mejor y la peor tirada
report-best = mejor
report-worst = peor
report-roll = Tirada
report-side = Bando
report-dice = Dados
report-event = Suceso
report-actual = Real
report-expected = Esperado
report-turn = Turno
report-end = final
report-now = ahora
report-action = Acción
report-place = Lugar
report-fights = Combates
report-numbers = Mostrar los números
report-heat = Dónde se combatió
report-heat-about = Cuanto más rojo un hexágono, más se combatió por él; el número cuenta los combates.
report-position = La última posición
report-front = El frente por turno
report-front-about = Oscuro: { $first }. Más oscuro y rojo: tomado desde el mapa anterior. Cuadrados y puntos son unidades.
report-turn-number = Turno { $turn }
report-lost = Pérdidas en fichas
report-lost-about = Tachada: la unidad ha desaparecido. Las demás han perdido un paso o recibido un impacto.
report-none-lost = Aún no hay pérdidas.
report-save-svg = Guardar como SVG
report-save-png = Guardar como PNG
report-save-page = Guardar el informe
report-held = Quién ocupaba qué
report-held-about = Lugares que cambiaron de manos, al comienzo de cada turno y al final.
report-none-changed = Ningún lugar ha cambiado de manos.
report-more-places = { $count ->
    [one] Y un lugar más.
   *[other] Y { $count } lugares más.
}
report-moments = Momentos clave
report-moments-about = Las acciones con más puntos, lugares y bajas. La repetición abre cada una por su número.
report-no-moments = Aún no hay momentos clave.
report-percent = { $number } %

## El informe de partidas simuladas

report-of-tables = Partidas simuladas: { $title }
report-set = Serie { $letter }
report-games = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
report-failed = { $count ->
    [one] Una partida no terminó y no cuenta.
   *[other] { $count } partidas no terminaron y no cuentan.
}
report-players = Jugadores
report-scenario = Escenario
report-options = Opciones
report-seed = Semilla
report-wins = Quién gana
report-wins-about = Proporción de partidas ganadas, con su intervalo de Wilson al 95 %.
report-rate = Ganadas
report-interval = Intervalo al 95 %
report-from-to = de { $low } a { $high }
report-length = Duración en turnos
report-decided = Cómo se decidieron las partidas
report-score = Al final: { $name }
report-share = Proporción de partidas
report-changed = Qué ha cambiado
report-changed-about = Serie B menos serie A, con intervalos al 95 %; el que no contiene el cero lleva ●.
report-measure = Medida
report-change = Cambio
report-wins-of = Victorias: { $side }
report-turns = Turnos
report-set-of = Serie
report-wins-count = Victorias
report-mean = media { $mean }
report-sample = { $games ->
    [one] De una de { $total } partidas, jugada de nuevo.
   *[other] De { $games } de { $total } partidas, jugadas de nuevo.
}
report-sample-other = { $set }: no se ha vuelto a jugar ninguna partida. Las reglas o los jugadores han cambiado desde entonces.
report-course = En el tiempo: { $name }
report-course-about = Cada punto está donde empieza su turno; el final de las partidas no figura entre ellos.
report-average = Media
report-mean-line = { $set }: media
report-band-line = { $set }: cuatro de cada cinco partidas
report-heat-fights = Dónde se combatió: { $set }
report-heat-losses = Dónde se perdieron unidades: { $set }
report-heat-mean = Por partida, de media.
report-first = Primeras jugadas
report-first-move = Primera jugada
report-cards = Cartas jugadas
report-card = Carta
report-times = Veces
report-in-games = En partidas
report-won-then = Ganadas así
