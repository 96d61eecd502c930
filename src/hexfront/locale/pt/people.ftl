# O que o servidor escreve às pessoas, e o que dizem as páginas das contas.

people-mail-sign-in-subject = Seu link para o Hexfront
people-mail-sign-in =
    Abra este link para entrar no Hexfront. Ele serve uma vez, durante { $minutes } minutos.

    { $link }

    Se você não o pediu, ignore esta mensagem.
people-notice-turn = É a sua vez
people-notice-over = Fim de jogo
people-notice-joined = Seu convite foi aceito
people-notice-several = { $count ->
    [one] { $count } partida espera por você
    [many] { $count } de partidas esperam por você
   *[other] { $count } partidas esperam por você
}
people-notice-stop-mail = Pare todos os avisos com um clique: { $link }
people-notice-stop-push = Parar avisos
