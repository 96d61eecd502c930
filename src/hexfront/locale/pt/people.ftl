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

people-sign-in = Entrar
people-sign-in-about = Digite seu e-mail para receber um link de entrada. Não há senha.
people-sign-in-none = Este servidor não tem contas: suas partidas ficam neste navegador.
people-why = A conta é opcional: suas partidas em todos os dispositivos, avisos, uma pontuação, convites abertos.
people-email = E-mail
people-send-link = Enviar link
people-link-sent = O link está a caminho de { $email }. Abra-o neste navegador.
people-enter-about = Entrar no Hexfront neste navegador?
people-new-link = Pedir outro link
people-signed-in-as = Conta de { $name }
people-name = Nome
people-save = Salvar
people-saved = Salvo.
people-zone = Fuso horário
people-quiet = Horas de silêncio
people-quiet-from = Das
people-quiet-to = Às
people-quiet-about = Sem avisos nessas horas.
people-notices = Avisos
people-notices-about = Você recebe um aviso quando é a sua vez ou uma partida termina.
people-channel-email = E-mail
people-channel-push = Navegador
people-channel-discord = Webhook do Discord
people-channel-json = Webhook JSON
people-channel-off = (desligado)
people-turn-on = Ligar
people-turn-off = Desligar
people-remove = Remover
people-push-here = Avisar neste navegador
people-push-denied = Este navegador não permite avisos.
people-webhook-address = Endereço do webhook
people-webhook-kind = Formato
people-webhook-add = Adicionar webhook
people-friends = Amigos
people-person = Nome do jogador
people-friend-add = Adicionar amigo
people-friend-accept = Aceitar
people-asked = (pendente)
people-asking = { $name } quer ser seu amigo.
people-blocked = Jogadores bloqueados
people-block = Bloquear
people-unblock = Desbloquear
people-rating = Pontuação
people-rating-none = Termine uma partida entre duas contas para ter pontuação.
people-rating-line = { $game }: { $rating } ± { $deviation } ({ $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
})
people-history = Histórico de partidas
people-history-none = Ainda não há partidas.
people-change = pontuação { $change }
people-sessions = Navegadores conectados
people-session-here = este navegador
people-passkeys = Chaves de acesso
people-passkeys-about = Uma chave de acesso identifica você com este dispositivo: sem e-mail nem senha.
people-passkeys-keep = Sem e-mail, adicione uma segunda chave: uma perdida não pode ser reposta.
people-passkey-enter = Entrar com chave
people-passkey-new = Criar conta com chave
people-passkey-add = Adicionar chave
people-passkey-none = Ainda não há chaves de acesso.
people-sign-out = Sair
people-sign-out-all = Sair em toda parte
people-delete = Excluir conta
people-delete-about = Isto exclui para sempre sua conta, amigos, pontuação, mensagens e partidas solo. Digite { $name } para confirmar.
people-stopped = Todos os avisos estão desligados. Ligue-os de novo na sua conta.
people-stop-void = Este link não para avisos. Desligue-os na sua conta.
people-offers = Procuram partida
people-offers-none = Ainda não há convites abertos.
people-offer-line = { $host } procura adversário: { $seat }
people-offer-take = Aceitar
people-offer-withdraw = Retirar
people-offer-new = Publicar convite
people-offer-game = Jogo
people-offer-side = Seu lado
people-offer-pace = Ritmo
people-offer-text = Mensagem
people-offer-friends = Só amigos
people-offer-signed-out = Entre para aceitar ou publicar convites.
people-pace-live = Ao vivo
people-pace-day = Uma jogada por dia
people-pace-week = Algumas jogadas por semana
people-manners = Silenciar ou denunciar
people-mute = Silenciar
people-unmute = Deixar de silenciar
people-report = Denunciar
people-report-text = O que aconteceu?
people-report-send = Enviar denúncia
people-reported = Denunciado ao operador deste servidor.

people-clock = Relógio
people-clock-none = Sem relógio
people-clock-left = { $seat }: o tempo acaba { $time }
people-clock-over = { $seat }: tempo esgotado
people-clock-claim = Reclamar a partida
people-vacation-on = de férias
people-vacation-start = Iniciar férias
people-vacation-end = Encerrar férias
people-verdict-time = { $seat } vence por tempo.
people-clock-days = { $count ->
    [one] { $count } dia por turno
    [many] { $count } de dias por turno
   *[other] { $count } dias por turno
}
people-vacation-left = { $count ->
    [one] resta { $count } dia de férias
    [many] restam { $count } de dias de férias
   *[other] restam { $count } dias de férias
}
