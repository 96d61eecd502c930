### O que diz o próprio cliente do navegador, seja qual for o jogo

web-tagline = Wargames de tabuleiro da Frente Oriental, com as regras aplicadas ao pé da letra.
web-account = Conta
web-loading = Carregando o mapa…
web-offline = Sem conexão. Tentando de novo…
web-mode = Quem joga?
web-seats = Lugares
web-seat-here = uma pessoa nesta tela
web-seat-link = uma pessoa convidada
web-seat-bot = computador: { $bot }
web-bot-planner = planejador
web-bot-recruit = recruta
    .about = Joga com ordem, mas comete erros de principiante.
web-bot-regular = regular
    .about = Joga de imediato seu primeiro bom plano.
web-bot-veteran = veterano
    .about = Testa vários planos antes de jogar: alguns segundos por turno.
web-bot-commander = comandante
    .about = Testa muitos planos e as respostas a eles: até meio minuto por turno.
web-bot-random = ao acaso
web-bot-rulebook = pelas regras
    .about = Segue passo a passo as regras impressas para jogar sozinho.
web-options = Opções
web-dice = Dados
    .about = Os dados do programa podem ser conferidos depois da partida.
web-dice-seeded = rolados pelo programa
web-dice-typed = rolados à mão e digitados
web-start = Começar a partida
web-links = Envie estes convites
web-links-secret = Qualquer pessoa com um link pode jogar nesse lugar e ver seus segredos.
web-links-again = Links
web-copy = Copiar
web-sit-down = Entrar
web-recent = Suas partidas
web-recent-turn = turno { $turn }
web-recent-round = rodada { $turn }
web-recent-all = Mostrar as { $number } partidas
web-games-new = Comece outra partida
web-games-first = Escolha sua batalha
web-first-game = Bom para começar
web-play-computer = Jogar com o computador
web-play-change = Mudar lado ou nível
web-invite-friend = Convidar um amigo
web-learn = Aprender o jogo
web-your-side = Seu lado
web-opponent = Adversário
web-game-against = { $sides } contra { $others }
web-game-alone = Você joga com { $sides }
web-facts-length = Duração
web-facts-players = Jogadores
web-facts-difficulty = Dificuldade
web-scenario-turns = { $turns ->
    [one] um turno
   *[other] { $turns } turnos
}
web-scenario-units = { $side }: { $count ->
    [one] uma unidade
   *[other] { $count } unidades
}
web-turn = Turno { $turn }
web-turn-yours = É a sua vez
web-turn-theirs = Esperando: { $seat }
web-turn-over = Terminado
web-forget = Remover
web-watch = para assistir
web-board = Mapa
web-log = Diário da partida
web-panel-log = Diário
web-panel-chat = Conversa
web-decision = Sua decisão
web-undo = Desfazer
web-point-at-hex = Aponte para um hexágono para lê-lo.
web-undo-phase = Desfazer fase
web-undo-phase-long = Desfazer tudo o que for possível nesta fase
web-undoing-phase = Desfazendo esta fase
web-column-fold = Recolher a coluna
web-column-unfold = Abrir a coluna
web-column-shut = Recolher
web-column-open = Abrir
web-column-width = Largura da coluna
web-text-size = Tamanho do texto
web-contrast = Contraste
web-contrast-usual = normal
web-contrast-high = alto
web-palette = Cores dos lados
web-palette-usual = normais
web-palette-red-green = azul e laranja
web-palette-blue-yellow = turquesa e carmesim
web-zoom-in = Ampliar
web-zoom-out = Reduzir
web-zoom-whole = Mapa inteiro
web-waiting = Aguardando: { $seat }.
web-type-die = Role um dado para { $why }.
web-refused-stale = Não foi jogado: a partida avançou. Esta é a posição atual.
web-refused-illegal = Isso não é permitido.
web-refused-no-server = O servidor não responde.
web-refused-unknown-link = Este link não leva a nenhuma partida.
web-refused-not-your-decision = A decisão não é sua: espere a sua vez.
web-refused-chance-has-spoken = Não é possível desfazer: dados foram rolados ou algo oculto foi revelado.
web-refused-nothing-to-undo = Não há nada a desfazer.
web-refused-not-your-move = Não é possível desfazer: a última jogada não foi sua.
web-refused-too-fast = Pedidos demais. Espere um momento.
web-refused-too-large = Grande demais para enviar.
web-refused-no-such-thing = Não há nada com esse nome neste jogo.
web-refused-die-first = Role um dado primeiro.
web-refused-game-over = A partida acabou.
web-refused-unknown-decision = Essa pergunta não foi feita.
web-refused-unknown-game = Essa partida não existe.
web-refused-spectators-only-watch = Espectadores não podem jogar.
web-refused-record-after-the-game = O registro ficará disponível quando a partida acabar.
web-refused-eyes-after-the-game = O que os outros viram ficará disponível quando a partida acabar.
web-refused-bad-message = O servidor não entendeu.
web-refused-bad-request = O servidor não entendeu.
web-refused-other-version = Não é possível abrir a partida: foi jogada com outra versão do cenário ou das regras.
web-refused-not-a-record = Não é possível abrir o arquivo: a linha { $line } não é de um registro de partida.
web-refused-record-does-not-fit = Não é possível abrir o registro: a linha { $line } viola as regras.
web-refused-cannot = Não é possível.

## Em volta da mesa

web-home = Voltar ao início
web-settings = Ajustes
web-name = Seu nome
web-name-none = como o lugar
web-language = Idioma
web-theme = Cores
web-theme-auto = as do sistema
web-theme-light = claras
web-theme-dark = escuras
web-counter-size = Tamanho das peças
web-animations = Mostrar o movimento
web-guide-on = Explicar o primeiro turno
web-panels = Painéis
web-panel-rules = Regras
web-panel-keys = Teclas
web-chat-empty = Ainda não há mensagens.
web-chat-say = Diga algo
web-chat-send = Enviar
web-rule-open = Mostrar onde é aplicada
web-rule-code = { $count ->
    [0] Ainda não aplicada
    [one] Aplicada em um lugar
   *[other] Aplicada em { $count } lugares
}
web-rule-tests = { $count ->
    [0] Nenhum teste a cita
    [one] Verificada por um teste
   *[other] Verificada por { $count } testes
}
web-rule-none = Não se sabe mais nada sobre esta regra.
web-rules-search = Procurar nas regras
web-rules-found = { $count ->
    [0] Nenhum enunciado
    [one] Um enunciado
   *[other] { $count } enunciados
}
web-replay = Rever
web-replay-back = Um passo atrás
web-replay-on = Um passo à frente
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-slider = Momento da partida
web-replay-close = Voltar à partida
web-replay-eyes = Visto por
web-replay-all = Todos
web-replay-battle-back = Combate anterior
web-replay-battle-on = Próximo combate
web-replay-capture-on = Próxima captura
web-replay-loop = Repetir este momento
web-replay-embed = Copiar para incorporar
web-replay-marks = Turnos: { $turns }. Combates: { $battles }. Capturas: { $captures }.
web-embed-open = Abrir no Hexfront
web-embed-unfinished = Esta partida pode ser revista quando terminar.
web-branch = Continuar daqui
web-share = Copiar um link para este momento
web-share-copied = Copiado
web-curtain = { $seat }: é a sua vez. Confira que ninguém mais está olhando.
web-curtain-open = Continuar: { $seat }
web-order = Digite uma ordem
web-order-unknown = “{ $order }” não é uma ordem conhecida aqui.
web-order-refused = “{ $order }” não é possível agora.
web-order-nearest = Queria dizer:
web-close = Fechar
web-end-won = Você venceu
web-end-lost = Você perdeu
web-end-drawn = Empate
web-end = A partida acabou
web-rematch = Jogar de novo
web-rematch-waits = Jogar de novo: já esperam por você
web-report = Abrir o relatório
web-report-writing = Escrevendo o relatório…
web-download = Baixar o registro
web-upload = Abrir um registro
web-keys = Teclas
web-key-digits = os botões, da esquerda para a direita
web-key-enter = o hexágono em foco
web-key-undo = desfazer
web-key-next = o próximo hexágono que você pode escolher
web-key-zoom = ampliar e reduzir
web-key-whole = o mapa inteiro
web-key-hide = esconder as peças para ler o terreno
web-key-diagram = o mapa como simples diagrama
web-key-log = o diário
web-key-odds = as chances de um ataque
web-key-type = digitar ordens com palavras
web-key-help = esta página
web-gestures = Mouse
web-by-click = Clique
web-by-drag = Arraste
web-by-frame = Shift + arraste
web-by-wheel = Roda
web-gesture-click = o que está aceso para escolher; o resto para ler por que não se pode
web-gesture-drag = uma peça até onde deve ir
web-gesture-pan = o mapa para movê-lo
web-gesture-zoom = aproximar e afastar
web-telling = Mostrando o que aconteceu…
web-unsure = Isto inicia o ataque a { $target }.
web-unsure-yes = Atacar
web-unsure-no = Voltar

# -- o que se posiciona antes de o jogo começar

web-placing = Unidades a posicionar
web-placing-choose = Escolha uma unidade para posicionar.
web-placing-review = Revise sua preparação e conclua.
web-placing-left =
    { $count ->
        [0] Todas as unidades estão posicionadas.
        [one] Falta posicionar { $count } unidade.
       *[other] Falta posicionar { $count } unidades.
    }
web-placing-at = { $unit }: { $place }
web-placing-wrong = { $unit } não pode mais começar ali. Escolha outro hexágono.
web-placing-all = Deixar com o computador
    .note = O computador escolhe estes lugares: a folha os deixa a você. O que a folha imprime já está no mapa.
web-placing-clear = Retirar tudo
web-placing-finish = Concluir preparação
web-placing-sure = Concluir a preparação? Depois não será possível mudá-la.

## O primeiro turno explicado

web-guide = Guia
web-guide-next = Próximo
web-guide-understood = Entendi
web-guide-skip = Ocultar as dicas

## O tabuleiro

web-board-tools = Ferramentas do mapa
web-board-more = Camadas e imagens
web-board-hide = Esconder as peças
web-picture = Imagem do mapa ({ $kind })
web-key-map = o mapa inteiro e de volta
web-key-arrows = de hexágono em hexágono, ou pelo mapa

## O que os outros fizeram

web-speed = Velocidade
web-speed-slow = lenta
web-speed-usual = normal
web-speed-fast = rápida
web-by-hand = Rever passo a passo as jogadas dos adversários
# The stage, sound
web-stage = Combate
web-volume = Volume
web-muted = Silenciar
web-sound-off = Som desligado. Q liga de novo.
web-sound-on = Som ligado.
web-key-mute = silenciar ou ativar o som
web-tell-next = Seguinte
web-tell-run = Reproduzir tudo
web-tell-skip = Pular
web-tell-again = Rever o último turno deles
web-log-earlier = Mostrar o que veio antes
web-log-new = Novo desde a sua última visita
web-log-unasked = { $count ->
    [one] Você passa: nada a escolher.
   *[other] Você passa { $count } vezes: nada a escolher.
}
web-key-told = próximo passo da repetição
web-key-escape = voltar, fechar, pular

## Procurar alguma coisa

web-panel-find = Procurar
web-find = Uma unidade ou um lugar, por nome ou número
web-find-hint = As unidades que você não viu não aparecem.
web-find-unit = unidade
web-find-place = lugar
web-find-count = { $count ->
    [0] Nenhum resultado
    [one] Um resultado
   *[other] { $count } resultados
}
web-key-find = procurar uma unidade ou um lugar
web-overview = Vista geral do mapa
web-diagram = Mostrar o diagrama

## Sorte

web-panel-luck = Sorte
web-luck = Sorte nos dados
web-luck-none = Nenhum dado rolado ainda.
web-luck-awful = muito azar
web-luck-bad = azar
web-luck-even = sorte média
web-luck-good = sorte
web-luck-great = muita sorte
web-luck-hits = { $hits ->
    [one] Um acerto
   *[other] { $hits } acertos
}, esperados { $expected } ({ $difference }).
web-luck-dice = { $dice ->
    [one] Um dado
   *[other] { $dice } dados
}, média { $mean }.
web-refused-not-asked = Não é possível agora: responda à pergunta atual.
web-refused-which-first = Escolha primeiro um botão para a peça em que você clicou.

## Um computador que pensa

web-thinks = { $seat } ({ $bot }): pensando
web-thinks-queue = { $seat } ({ $bot }): espera para pensar, número { $place } na fila
web-thinks-hurried = { $seat } ({ $bot }): joga já
web-thinks-time = { $seconds } s
web-thinks-time-about = { $seconds } de cerca de { $about } s
web-hurry = Jogar já
web-key-hurry = dizer ao computador que jogue já
web-trouble = O computador não pode continuar
web-trouble-is = { $seat } ({ $bot }) não pode continuar. { $why }
web-refused-bot-crashed = O programa do jogador de computador falhou.
web-refused-bot-model = O que o jogador de computador aprendeu é de outra versão.
web-refused-bot-unknown = Este servidor não tem esse jogador de computador.
web-refused-bot-is-well = O jogador de computador não é trocado: ele pode continuar.
web-trouble-agree = A partida continua quando todos os jogadores escolhem o mesmo.
web-trouble-wish = { $seat } escolhe: { $bot }
web-trouble-again = Tentar de novo
web-trouble-take = Usar { $bot }
web-chances = Chance de vencer
web-chances-now = { $side }: { $chance }
web-chances-curve = Turno a turno: { $list }
web-chances-about = Estimativa do computador pelo que você sabe.
web-chances-ask = Aparece quando todos os jogadores querem.
web-chances-want = Mostrar durante a partida
web-refused-chances-not-agreed = A chance de vencer não aparece: nem todos os jogadores querem.
web-panel-why = Por quê
web-why = Por que ele fez isso?
web-why-asking = Perguntando ao computador…
web-why-who = Último turno: { $seat } ({ $bot })
web-why-hidden = O plano depende do que está oculto de você: leia após a partida.
web-why-saw = O que você viu:
web-why-none = O computador não pesou nada no último turno.
web-why-again = O computador pensou no turno outra vez; as primeiras razões não são guardadas.
web-why-others = Outras ideias
web-key-why = por que o computador fez o que fez

## Advice

web-hint = Dica
web-hint-is = Tente isto: { $action }
web-key-hint = o que o computador jogaria
web-instead = Para chegar lá, primeiro: { $actions }
web-hint-first = Primeiro: { $action }
web-hint-win = Chance de vencer: { $chance }.
web-hint-win-other = Chance de vencer: { $chance }; a ideia seguinte: { $other }.
web-hint-win-best = Chance de vencer: { $chance }; a melhor ideia: { $other }.
web-hint-win-close = Chance de vencer: { $chance }, quase igual às outras ideias.
web-hint-odds = Chances
web-hint-do = Fazer
web-hint-next = Ver a seguinte
web-hint-number = Ideia { $number } de { $count }
web-hint-doing = Seguindo a dica: { $plan }
web-hint-done = O plano está cumprido. Peça a próxima dica.
web-hint-thinking = O computador pensa em uma dica…
web-key-follow = fazer o que a dica diz, até o fim do plano
web-sequence = Sequência do turno
web-scenario = Cenário
web-facing = Virar o mapa para o meu lado da mesa
web-signs = Unidades como
web-signs-usual = conforme o jogo
web-signs-symbols = símbolos OTAN
web-signs-silhouettes = silhuetas
web-panel-asks = Avisos
web-asks = Pergunte-me nestes momentos e por estas cartas; o resto passa sem perguntar.
web-asks-all = Tudo
web-asks-none = Nada
web-pass-until = Passar até:
web-pass-until-phase = a próxima fase
web-pass-until-turn = o próximo turno
web-pass-stops = Perguntar se …
web-passing-phase = Você passa até a próxima fase.
web-passing-turn = Você passa até o próximo turno.
web-overlay-close = Ocultar a camada
web-legend = Legenda
web-plan-stop = Parar
web-show-asked = Mostrar no mapa
web-cost = custo em pontos

web-hot-seat = Um só navegador ocupa vários lugares: quem o usa vê os segredos de cada um.
web-waits = A mesa espera até que todos se sentem.
web-waits-opens = O tabuleiro abre nesta página quando todos estiverem aqui. Você pode sair e voltar: a partida está entre as suas.
web-waits-invited = tem convite
web-waits-away = ainda não entrou
web-invited = Você tem um convite para uma partida. O lugar é de quem entrar primeiro.
web-invited-by = { $host } convida você para uma partida. O lugar é de quem entrar primeiro.
web-fair = Como os dados são feitos
web-fair-commitment = A promessa do servidor para os dados:
web-fair-luck = Acrescentado por { $seat }:
web-fair-secret = O segredo do servidor:
web-fair-seed = A semente:
web-refused-table-waits = Ainda não é possível: faltam jogadores.
web-refused-table-has-begun = A partida já começou.
web-refused-luck-is-set = Este lugar já contribuiu para os dados.
web-refused-seat-is-taken = Esse lugar está ocupado.
web-refused-invitation-is-void = Este convite não vale mais: o lugar está ocupado ou há um mais novo.
web-refused-link-revoked = Este link foi renovado; use o novo.
web-refused-only-the-host = Só quem organiza a partida pode fazer isso.
web-refused-too-many-seats = Partidas demais para uma janela.
web-refused-too-much-work = O servidor está ocupado; tente daqui a pouco.
web-refused-took-too-long = Demorou demais e foi interrompido.
web-refused-failed = Falhou. Ficou anotado.
web-refused-broken-game = Esta partida não pode mais ser lida. Ficou anotado.
web-refused-cannot-save = O servidor não consegue salvar agora; nada foi jogado. Tente em breve.
web-refused-cannot-read = O servidor não consegue ler as partidas agora. Tente em breve.
web-refused-said-enough = Não enviada: o bate-papo desta partida está cheio.
web-refused-too-slow = Demorou demais para chegar.
web-refused-no-link = É preciso o link de um lugar.
web-refused-other-host = Este servidor não atende por esse nome.
web-refused-other-origin = Isso veio de outro site.
web-refused-too-many = O servidor está cheio; tente mais tarde.
web-refused-no-email = Isso não é um endereço de e-mail.
web-refused-no-mail-here = Este servidor não envia e-mails: não há contas aqui.
web-refused-sign-in-link-is-void = Este link já foi usado ou é antigo demais. Peça outro.
web-refused-signed-out = Entre na sua conta primeiro.
web-refused-account-is-closed = O operador encerrou esta conta.
web-refused-passkey-refused = Essa chave não é conhecida aqui, ou demorou demais.
web-refused-passkey-failed = O navegador não deu nenhuma chave. Nada mudou.
web-refused-passkey-known = Este dispositivo já tem uma chave desta conta.
web-refused-last-passkey = Guarde esta chave: não há outra forma de entrar.
web-refused-no-passkeys-here = Este servidor não aceita chaves de acesso.
web-refused-too-many-passkeys = Há chaves demais. Remova uma primeiro.
web-refused-name-is-taken = Esse nome já existe. Escolha outro.
web-refused-name-is-empty = Um nome precisa de ao menos uma letra.
web-refused-no-such-zone = Esse fuso horário não é conhecido.
web-refused-not-your-name = Digite o nome exato da sua conta.
web-refused-blocked-there = Não é possível entrar: há um bloqueio entre vocês.
web-refused-muted = Não enviado: o operador silenciou você.
web-refused-reported-enough = Você já denunciou bastante nesta partida.
web-refused-unknown-person = Nenhum jogador com esse nome.
web-refused-unknown-offer = Este convite não existe mais.
web-refused-unknown-channel = Esta via de avisos não existe mais.
web-refused-bad-address = Digite um endereço público que comece com https.
web-refused-no-push-here = Este servidor não envia avisos ao navegador.
web-refused-too-many-channels = Vias de avisos demais. Remova uma primeiro.
web-refused-too-many-offers = Convites abertos demais. Retire um primeiro.
web-refused-too-many-people = Essa lista está cheia. Remova um nome primeiro.
web-refused-sit-down-first = Ocupe você um lugar primeiro.
web-refused-time-is-left = Não dá para reclamar: o outro jogador ainda tem tempo.
web-refused-no-vacation-left = Não restam dias de férias.

# Guided lessons

web-offline-lobby = Suas partidas estão na lista; jogar, assistir e começar precisam do servidor.
web-offline-again = Tentar de novo
web-lesson = Lição
web-lesson-complete = Lição concluída
web-lesson-step = Passo { $step } de { $steps }
web-lesson-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
web-lesson-wrong = “{ $tried }” é permitido, mas não é o que este passo mostra. Agora: “{ $wanted }”.
web-lesson-next = Começar a próxima
web-lesson-play = Jogar uma partida
web-lesson-again = Repetir a lição
web-lesson-show = Mostre-me
web-lesson-back = Repetir o último passo
web-lesson-leave = Sair da lição
web-lesson-done = feita
web-lesson-begin = Começar
web-lesson-continue = Continuar
web-lessons-about = Três lições curtas em um tabuleiro preparado. Saia quando quiser e volte depois.
web-refused-lesson-step = Não neste passo: faça primeiro o que diz a lição.
web-refused-lesson-over = A lição terminou: comece a próxima ou jogue.
