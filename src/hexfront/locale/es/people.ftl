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
