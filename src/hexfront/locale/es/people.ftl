# Lo que el servidor escribe a las personas, y lo que dicen las páginas de las cuentas.

people-mail-sign-in-subject = Tu enlace a Hexfront
people-mail-sign-in =
    Abre este enlace para entrar en Hexfront. Sirve una vez, durante { $minutes } minutos.

    { $link }

    Si no lo has pedido, ignora este mensaje.
people-notice-turn = Te toca
people-notice-over = Partida terminada
people-notice-joined = Han aceptado tu invitación
people-notice-several = { $count ->
    [one] { $count } partida te espera
    [many] { $count } de partidas te esperan
   *[other] { $count } partidas te esperan
}
people-notice-stop-mail = Detén todos los avisos con un clic: { $link }
people-notice-stop-push = Detener avisos

people-sign-in = Entrar
people-sign-in-about = Escribe tu correo y recibirás un enlace para entrar. No hay contraseña.
people-sign-in-none = Este servidor no tiene cuentas: tus partidas quedan en este navegador.
people-why = La cuenta es opcional: tus partidas en todos los dispositivos, avisos, una puntuación, invitaciones abiertas.
people-email = Correo electrónico
people-send-link = Enviar enlace
people-link-sent = El enlace va de camino a { $email }. Ábrelo en este navegador.
people-enter-about = ¿Entrar en Hexfront en este navegador?
people-new-link = Pedir otro enlace
people-signed-in-as = Cuenta de { $name }
people-name = Nombre
people-save = Guardar
people-saved = Guardado.
people-zone = Zona horaria
people-quiet = Horas de silencio
people-quiet-from = De
people-quiet-to = A
people-quiet-about = Sin avisos en estas horas.
people-notices = Avisos
people-notices-about = Recibes un aviso cuando te toca o termina una partida.
people-channel-email = Correo
people-channel-push = Navegador
people-channel-discord = Webhook de Discord
people-channel-json = Webhook JSON
people-channel-off = (desactivado)
people-turn-on = Activar
people-turn-off = Desactivar
people-remove = Quitar
people-push-here = Avisar en este navegador
people-push-denied = Este navegador no permite avisos.
people-webhook-address = Dirección del webhook
people-webhook-kind = Formato
people-webhook-add = Añadir webhook
people-friends = Amigos
people-person = Nombre del jugador
people-friend-add = Añadir amigo
people-friend-accept = Aceptar
people-asked = (pendiente)
people-asking = { $name } quiere ser tu amigo.
people-blocked = Jugadores bloqueados
people-block = Bloquear
people-unblock = Desbloquear
people-rating = Puntuación
people-rating-none = Termina una partida entre dos cuentas para tener puntuación.
people-rating-line = { $game }: { $rating } ± { $deviation } ({ $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
})
people-history = Historial de partidas
people-history-none = Aún no hay partidas.
people-change = puntuación { $change }
people-sessions = Navegadores con sesión
people-session-here = este navegador
people-passkeys = Llaves de acceso
people-passkeys-about = Una llave de acceso te identifica con este dispositivo: sin correo ni contraseña.
people-passkeys-keep = Sin correo, añade una segunda llave: una perdida no se puede reponer.
people-passkey-enter = Entrar con llave
people-passkey-new = Crear cuenta con llave
people-passkey-add = Añadir llave
people-passkey-none = Aún no hay llaves de acceso.
people-sign-out = Salir
people-sign-out-all = Salir en todas partes
people-delete = Eliminar cuenta
people-delete-about = Esto elimina para siempre tu cuenta, amigos, puntuación, mensajes y partidas en solitario. Escribe { $name } para confirmar.
people-stopped = Todos los avisos están desactivados. Actívalos de nuevo en tu cuenta.
people-stop-void = Este enlace no detiene avisos. Desactívalos en tu cuenta.
people-offers = Buscan partida
people-offers-none = Aún no hay invitaciones abiertas.
people-offer-line = { $host } busca rival: { $seat }
people-offer-take = Aceptar
people-offer-withdraw = Retirar
people-offer-new = Publicar invitación
people-offer-game = Juego
people-offer-side = Tu bando
people-offer-pace = Ritmo
people-offer-text = Mensaje
people-offer-friends = Solo amigos
people-offer-signed-out = Entra para aceptar o publicar invitaciones.
people-pace-live = En directo
people-pace-day = Una jugada al día
people-pace-week = Algunas jugadas por semana
people-manners = Silenciar o denunciar
people-mute = Silenciar
people-unmute = Dejar de silenciar
people-report = Denunciar
people-report-text = ¿Qué ha pasado?
people-report-send = Enviar denuncia
people-reported = Denunciado al operador de este servidor.

people-clock = Reloj
people-clock-none = Sin reloj
people-clock-left = { $seat }: el tiempo se acaba { $time }
people-clock-over = { $seat }: se acabó el tiempo
people-clock-claim = Reclamar la partida
people-vacation-on = de vacaciones
people-vacation-start = Empezar vacaciones
people-vacation-end = Terminar vacaciones
people-verdict-time = { $seat } gana por tiempo.
people-clock-days = { $count ->
    [one] { $count } día por turno
    [many] { $count } de días por turno
   *[other] { $count } días por turno
}
people-vacation-left = { $count ->
    [one] queda { $count } día de vacaciones
    [many] quedan { $count } de días de vacaciones
   *[other] quedan { $count } días de vacaciones
}
