### Ce que dit le client du navigateur lui-même, quel que soit le jeu

web-tagline = Wargames sur plateau du front de l’Est, leurs règles appliquées à la lettre.
web-account = Compte
web-loading = Chargement de la carte…
web-offline = Pas de connexion. Nouvel essai…
web-mode = Qui joue ?
web-seats = Places
web-seat-here = une personne à cet écran
web-seat-link = une personne invitée
web-seat-bot = ordinateur : { $bot }
web-bot-planner = planificateur
web-bot-recruit = recrue
    .about = Joue correctement, avec des erreurs de débutant.
web-bot-regular = régulier
    .about = Joue aussitôt son premier bon plan.
web-bot-veteran = vétéran
    .about = Essaie plusieurs plans avant de jouer : quelques secondes par tour.
web-bot-commander = commandant
    .about = Essaie beaucoup de plans et leurs réponses : jusqu’à une demi-minute par tour.
web-bot-random = au hasard
web-bot-rulebook = selon les règles
    .about = Suit pas à pas les règles imprimées du jeu en solitaire.
web-options = Options
web-dice = Dés
    .about = Les dés du programme se vérifient après la partie.
web-dice-seeded = lancés par le programme
web-dice-typed = lancés à la main et saisis
web-start = Commencer la partie
web-links = Envoyez ces invitations
web-links-secret = Toute personne ayant un lien peut jouer cette place et voir ses secrets.
web-links-again = Liens
web-copy = Copier
web-sit-down = Rejoindre
web-recent = Vos parties
web-recent-turn = tour { $turn }
web-recent-round = manche { $turn }
web-recent-all = Afficher { $number } parties
web-games-new = Commencez une autre partie
web-games-first = Choisissez votre bataille
web-first-game = Idéal pour débuter
web-play-computer = Jouer contre l’ordinateur
web-play-change = Changer camp ou niveau
web-invite-friend = Inviter un ami
web-learn = Apprendre le jeu
web-your-side = Votre camp
web-opponent = Adversaire
web-game-against = { $sides } contre { $others }
web-game-alone = Vous jouez { $sides }
web-facts-length = Durée
web-facts-players = Joueurs
web-facts-difficulty = Difficulté
web-scenario-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
web-scenario-units = { $side } : { $count ->
    [one] une unité
   *[other] { $count } unités
}
web-turn = Tour { $turn }
web-turn-yours = À vous de jouer
web-turn-theirs = En attente : { $seat }
web-turn-over = Terminée
web-forget = Retirer
web-watch = pour regarder
web-board = Carte
web-log = Journal de la partie
web-panel-log = Journal
web-panel-chat = Discussion
web-decision = Votre décision
web-undo = Annuler
web-point-at-hex = Pointez un hexagone pour le lire.
web-undo-phase = Annuler la phase
web-undo-phase-long = Annuler tout ce qui peut l’être dans cette phase
web-undoing-phase = Annulation de cette phase
web-column-fold = Replier la colonne
web-column-unfold = Déplier la colonne
web-column-shut = Replier
web-column-open = Déplier
web-column-width = Largeur de la colonne
web-text-size = Taille du texte
web-contrast = Contraste
web-contrast-usual = normal
web-contrast-high = élevé
web-palette = Couleurs des camps
web-palette-usual = normales
web-palette-red-green = bleu et orange
web-palette-blue-yellow = sarcelle et cramoisi
web-zoom-in = Zoomer
web-zoom-out = Dézoomer
web-zoom-whole = Carte entière
web-waiting = En attente de : { $seat }.
web-type-die = Lancez un dé pour { $why }.
web-refused-stale = Coup non joué : la partie a avancé. Voici la position actuelle.
web-refused-illegal = Ce n’est pas permis.
web-refused-no-server = Le serveur ne répond pas.
web-refused-unknown-link = Ce lien ne mène à aucune partie.
web-refused-not-your-decision = La décision ne vous revient pas : attendez votre tour.
web-refused-chance-has-spoken = Impossible d’annuler : des dés ont été lancés ou une information cachée a été révélée.
web-refused-nothing-to-undo = Il n’y a rien à annuler.
web-refused-not-your-move = Impossible d’annuler : le dernier coup n’était pas le vôtre.
web-refused-too-fast = Trop de requêtes. Attendez un instant.
web-refused-too-large = Trop volumineux pour être envoyé.
web-refused-no-such-thing = Rien ne porte ce nom dans ce jeu.
web-refused-die-first = Lancez d’abord un dé.
web-refused-game-over = La partie est finie.
web-refused-unknown-decision = Cette question n’a pas été posée.
web-refused-unknown-game = Cette partie n’existe pas.
web-refused-spectators-only-watch = Les spectateurs ne peuvent pas jouer.
web-refused-record-after-the-game = L’enregistrement sera disponible à la fin de la partie.
web-refused-eyes-after-the-game = Ce que les autres ont vu sera disponible à la fin de la partie.
web-refused-bad-message = Le serveur n’a pas compris.
web-refused-bad-request = Le serveur n’a pas compris.
web-refused-other-version = Impossible d’ouvrir la partie : elle a été jouée avec une autre version du scénario ou des règles.
web-refused-not-a-record = Impossible d’ouvrir le fichier : la ligne { $line } ne vient pas d’un enregistrement.
web-refused-record-does-not-fit = Impossible d’ouvrir l’enregistrement : la ligne { $line } enfreint les règles.
web-refused-cannot = C’est impossible.

## Autour de la table

web-home = Retour à l’accueil
web-settings = Réglages
web-name = Votre nom
web-name-none = comme la place
web-language = Langue
web-theme = Couleurs
web-theme-auto = celles du système
web-theme-light = claires
web-theme-dark = sombres
web-counter-size = Taille des pions
web-animations = Montrer les mouvements
web-guide-on = Expliquer le premier tour
web-panels = Panneaux
web-panel-rules = Règles
web-panel-keys = Touches
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-rule-open = Montrer où elle est appliquée
web-rule-code = { $count ->
    [0] Pas encore appliquée
    [one] Appliquée à un endroit
   *[other] Appliquée à { $count } endroits
}
web-rule-tests = { $count ->
    [0] Aucun test ne la cite
    [one] Vérifiée par un test
   *[other] Vérifiée par { $count } tests
}
web-rule-none = Rien de plus à savoir sur cette règle.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun énoncé
    [one] Un énoncé
   *[other] { $count } énoncés
}
web-replay = Revoir
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-slider = Moment de la partie
web-replay-close = Retour à la partie
web-replay-eyes = Vu par
web-replay-all = Tout le monde
web-replay-battle-back = Combat précédent
web-replay-battle-on = Combat suivant
web-replay-capture-on = Prise suivante
web-replay-loop = Répéter ce moment
web-replay-embed = Copier pour intégrer
web-replay-marks = Tours : { $turns }. Combats : { $battles }. Prises : { $captures }.
web-embed-open = Ouvrir dans Hexfront
web-embed-unfinished = Cette partie se revoit quand elle est terminée.
web-branch = Reprendre d’ici
web-share = Copier un lien vers ce moment
web-share-copied = Copié
web-curtain = { $seat } : à vous de jouer. Vérifiez que personne d’autre ne regarde.
web-curtain-open = Continuer : { $seat }
web-order = Tapez un ordre
web-order-unknown = « { $order } » n’est pas un ordre connu ici.
web-order-refused = « { $order } » n’est pas possible maintenant.
web-order-nearest = Vouliez-vous dire :
web-close = Fermer
web-end-won = Vous gagnez
web-end-lost = Vous perdez
web-end-drawn = Match nul
web-end = La partie est finie
web-rematch = Rejouer
web-rematch-waits = Rejouer : on vous attend
web-report = Ouvrir le rapport
web-report-writing = Rédaction du rapport…
web-download = Télécharger l’enregistrement
web-upload = Ouvrir un enregistrement
web-keys = Touches
web-key-digits = les boutons, de gauche à droite
web-key-enter = l’hexagone sélectionné
web-key-undo = annuler
web-key-next = le prochain hexagone que vous pouvez choisir
web-key-zoom = zoomer et dézoomer
web-key-whole = la carte entière
web-key-hide = cacher les pions pour lire le terrain
web-key-diagram = la carte en simple diagramme
web-key-log = le journal
web-key-odds = les chances d’une attaque
web-key-type = taper des ordres en toutes lettres
web-key-help = cette page
web-gestures = Souris
web-by-click = Clic
web-by-drag = Glisser
web-by-frame = Maj + glisser
web-by-wheel = Molette
web-gesture-click = ce qui est éclairé pour le choisir ; le reste pour lire pourquoi on ne peut pas
web-gesture-drag = un pion jusqu’où il doit aller
web-gesture-pan = la carte pour la déplacer
web-gesture-zoom = zoom avant et arrière
web-telling = Récit des événements…
web-unsure = Ceci lance l’attaque contre { $target }.
web-unsure-yes = Attaquer
web-unsure-no = Retour

# -- ce qui est placé avant le début de la partie

web-placing = Unités à placer
web-placing-choose = Choisissez une unité à placer.
web-placing-review = Vérifiez votre mise en place, puis terminez-la.
web-placing-left =
    { $count ->
        [0] Toutes les unités sont placées.
        [one] { $count } unité à placer.
       *[other] { $count } unités à placer.
    }
web-placing-at = { $unit } : { $place }
web-placing-wrong = { $unit } ne peut plus débuter là. Choisissez un autre hexagone.
web-placing-all = Placer par l’ordinateur
    .note = L’ordinateur choisit ces places : la feuille vous les laisse. Ce que la feuille imprime est déjà en place.
web-placing-clear = Tout reprendre
web-placing-finish = Terminer la mise
web-placing-sure = Terminer la mise en place ? Elle ne pourra plus être modifiée.

## Le premier tour expliqué

web-guide = Guide
web-guide-next = Suivant
web-guide-understood = Compris
web-guide-skip = Masquer les conseils

## Le plateau

web-board-tools = Outils de la carte
web-board-more = Calques et images
web-board-hide = Cacher les pions
web-picture = Image de la carte ({ $kind })
web-key-map = la carte entière et retour
web-key-arrows = d’hexagone en hexagone, ou sur la carte

## Ce que les autres ont fait

web-speed = Vitesse
web-speed-slow = lente
web-speed-usual = normale
web-speed-fast = rapide
web-by-hand = Revoir pas à pas les coups des adversaires
# The stage, sound
web-stage = Combat
web-volume = Volume
web-muted = Couper le son
web-sound-off = Son coupé. Q le rétablit.
web-sound-on = Son rétabli.
web-key-mute = couper ou remettre le son
web-tell-next = Suivant
web-tell-run = Tout lire
web-tell-skip = Passer
web-tell-again = Revoir leur dernier tour
web-log-earlier = Afficher ce qui précède
web-log-new = Nouveau depuis votre dernière visite
web-log-unasked = { $count ->
    [one] Vous passez : rien à choisir.
   *[other] Vous passez { $count } fois : rien à choisir.
}
web-key-told = pas suivant de la relecture
web-key-escape = retour, fermer, passer

## Chercher quelque chose

web-panel-find = Chercher
web-find = Une unité ou un lieu, par nom ou numéro
web-find-hint = Les unités que vous n’avez pas vues n’apparaissent pas.
web-find-unit = unité
web-find-place = lieu
web-find-count = { $count ->
    [0] Aucun résultat
    [one] Un résultat
   *[other] { $count } résultats
}
web-key-find = chercher une unité ou un lieu
web-overview = Vue d’ensemble de la carte
web-diagram = Afficher le diagramme

## Chance

web-panel-luck = Chance
web-luck = Chance aux dés
web-luck-none = Aucun dé lancé pour l’instant.
web-luck-awful = très malchanceux
web-luck-bad = malchanceux
web-luck-even = chance moyenne
web-luck-good = chanceux
web-luck-great = très chanceux
web-luck-hits = { $hits ->
    [one] Un coup au but
   *[other] { $hits } coups au but
}, attendus { $expected } ({ $difference }).
web-luck-dice = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
}, moyenne { $mean }.
web-refused-not-asked = Impossible maintenant : répondez à la question actuelle.
web-refused-which-first = Choisissez d’abord un bouton pour le pion cliqué.

## Un ordinateur qui réfléchit

web-thinks = { $seat } ({ $bot }) : en réflexion
web-thinks-queue = { $seat } ({ $bot }) attend pour réfléchir, numéro { $place } dans la file
web-thinks-hurried = { $seat } ({ $bot }) joue tout de suite
web-thinks-time = { $seconds } s
web-thinks-time-about = { $seconds } s sur { $about } environ
web-hurry = Jouer tout de suite
web-key-hurry = dire à l’ordinateur de jouer tout de suite
web-trouble = L’ordinateur ne peut pas continuer
web-trouble-is = { $seat } ({ $bot }) ne peut pas continuer. { $why }
web-refused-bot-crashed = Le programme du joueur ordinateur a échoué.
web-refused-bot-model = Ce que le joueur ordinateur a appris vient d’une autre version.
web-refused-bot-unknown = Ce serveur n’a pas ce joueur ordinateur.
web-refused-bot-is-well = Le joueur ordinateur n’est pas remplacé : il peut continuer.
web-trouble-agree = La partie continue quand tous les joueurs choisissent la même chose.
web-trouble-wish = { $seat } choisit : { $bot }
web-trouble-again = Réessayer
web-trouble-take = Prendre { $bot }
web-chances = Chances de gagner
web-chances-now = { $side } : { $chance }
web-chances-curve = Tour par tour : { $list }
web-chances-about = Estimation de l’ordinateur d’après ce que vous savez.
web-chances-ask = Affichées quand tous les joueurs le veulent.
web-chances-want = Les afficher pendant la partie
web-refused-chances-not-agreed = Les chances de gagner restent cachées : tous les joueurs ne le veulent pas.
web-panel-why = Pourquoi
web-why = Pourquoi a-t-il fait cela ?
web-why-asking = Question posée à l’ordinateur…
web-why-who = Dernier tour : { $seat } ({ $bot })
web-why-hidden = Son plan dépend de ce qui vous est caché : lisez-le après la partie.
web-why-saw = Ce que vous avez vu :
web-why-none = L’ordinateur n’a rien pesé à son dernier tour.
web-why-again = L’ordinateur a repensé son tour ; les premières raisons ne sont pas gardées.
web-why-others = Autres idées
web-key-why = pourquoi l’ordinateur a fait ce qu’il a fait

## Advice

web-hint = Conseil
web-hint-is = À essayer : { $action }
web-key-hint = ce que jouerait l’ordinateur
web-instead = Pour y arriver, d’abord : { $actions }
web-hint-first = D’abord : { $action }
web-hint-win = Chances de gagner : { $chance }.
web-hint-win-other = Chances de gagner : { $chance } ; l’idée suivante : { $other }.
web-hint-win-best = Chances de gagner : { $chance } ; la meilleure idée : { $other }.
web-hint-win-close = Chances de gagner : { $chance }, à peu près comme les autres idées.
web-hint-odds = Chances
web-hint-do = Le faire
web-hint-next = Voir la suivante
web-hint-number = Idée { $number } sur { $count }
web-hint-doing = Conseil suivi : { $plan }
web-hint-done = Le plan est accompli. Demandez le conseil suivant.
web-hint-thinking = L’ordinateur cherche un conseil…
web-key-follow = suivre le conseil jusqu’au bout de son plan
web-sequence = Phases du tour
web-scenario = Scénario
web-facing = Tourner la carte vers mon côté de la table
web-signs = Unités
web-signs-usual = selon le jeu
web-signs-symbols = symboles OTAN
web-signs-silhouettes = silhouettes
web-panel-asks = Questions
web-asks = Me demander à ces moments et pour ces cartes ; passer le reste sans question.
web-asks-all = Tout
web-asks-none = Rien
web-pass-until = Passer jusqu’à :
web-pass-until-phase = la phase suivante
web-pass-until-turn = le tour suivant
web-pass-stops = Demander si …
web-passing-phase = Vous passez jusqu’à la phase suivante.
web-passing-turn = Vous passez jusqu’au tour suivant.
web-overlay-close = Masquer le calque
web-legend = Légende
web-plan-stop = Arrêter
web-show-asked = Montrer sur la carte
web-cost = coût en points

web-hot-seat = Un seul navigateur tient plusieurs places : qui l’utilise voit les secrets de chacune.
web-waits = La table attend que tout le monde soit assis.
web-waits-opens = Le plateau s’ouvre sur cette page dès que tout le monde est là. Vous pouvez partir et revenir : la partie est parmi les vôtres.
web-waits-invited = est sur invitation
web-waits-away = n’a pas encore rejoint la partie
web-invited = Une partie vous attend. La première personne à rejoindre obtient la place.
web-invited-by = { $host } vous invite à une partie. La première personne à rejoindre obtient la place.
web-fair = Comment les dés sont tirés
web-fair-commitment = La promesse du serveur pour les dés :
web-fair-luck = Ajouté par { $seat } :
web-fair-secret = Le secret du serveur :
web-fair-seed = La graine :
web-refused-table-waits = Pas encore possible : il manque des joueurs.
web-refused-table-has-begun = La partie a déjà commencé.
web-refused-luck-is-set = Cette place a déjà contribué aux dés.
web-refused-seat-is-taken = Cette place est prise.
web-refused-invitation-is-void = Cette invitation n’est plus valable : la place est prise, ou il y en a une plus récente.
web-refused-link-revoked = Ce lien a été renouvelé ; utilisez le nouveau.
web-refused-only-the-host = Seul l’hôte de la partie peut le faire.
web-refused-too-many-seats = Trop de parties pour une seule fenêtre.
web-refused-too-much-work = Le serveur est occupé ; réessayez dans un instant.
web-refused-took-too-long = C’était trop long et a été interrompu.
web-refused-failed = Échec. C’est noté.
web-refused-broken-game = Cette partie ne peut plus être lue. C’est noté.
web-refused-cannot-save = Le serveur ne peut pas enregistrer ; rien n’a été joué. Réessayez bientôt.
web-refused-cannot-read = Le serveur ne peut pas lire ses parties. Réessayez bientôt.
web-refused-said-enough = Message non envoyé : la discussion de cette partie est pleine.
web-refused-too-slow = C’était trop long à arriver.
web-refused-no-link = Il faut le lien vers une place.
web-refused-other-host = Ce serveur ne répond pas à ce nom.
web-refused-other-origin = Cela vient d’un autre site.
web-refused-too-many = Le serveur est plein ; réessayez plus tard.
web-refused-no-email = Ce n’est pas une adresse e-mail.
web-refused-no-mail-here = Ce serveur n’envoie pas d’e-mails : pas de comptes ici.
web-refused-sign-in-link-is-void = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
web-refused-signed-out = Connectez-vous d’abord.
web-refused-account-is-closed = L’opérateur a fermé ce compte.
web-refused-passkey-refused = Cette clé est inconnue ici, ou c’était trop long.
web-refused-passkey-failed = Le navigateur n’a donné aucune clé. Rien n’a changé.
web-refused-passkey-known = Cet appareil a déjà une clé pour ce compte.
web-refused-last-passkey = Gardez cette clé : rien d’autre ne vous connecte.
web-refused-no-passkeys-here = Ce serveur n’accepte pas de clés d’accès.
web-refused-too-many-passkeys = Trop de clés d’accès. Retirez-en une d’abord.
web-refused-name-is-taken = Ce nom est pris. Choisissez-en un autre.
web-refused-name-is-empty = Un nom a besoin d’au moins une lettre.
web-refused-no-such-zone = Ce fuseau horaire n’est pas connu.
web-refused-not-your-name = Tapez le nom exact de votre compte.
web-refused-blocked-there = Impossible de rejoindre : il y a un blocage entre vous.
web-refused-muted = Non envoyé : l’opérateur vous a rendu muet.
web-refused-reported-enough = Vous avez assez signalé dans cette partie.
web-refused-unknown-person = Aucun joueur de ce nom.
web-refused-unknown-offer = Cette invitation n’existe plus.
web-refused-unknown-channel = Cette voie d’avis n’existe plus.
web-refused-bad-address = Entrez une adresse publique qui commence par https.
web-refused-no-push-here = Ce serveur n’envoie pas d’avis au navigateur.
web-refused-too-many-channels = Trop de voies d’avis. Supprimez-en une d’abord.
web-refused-too-many-offers = Trop d’invitations ouvertes. Retirez-en une d’abord.
web-refused-too-many-people = Cette liste est pleine. Retirez un nom d’abord.
web-refused-sit-down-first = Prenez d’abord une place vous-même.
web-refused-time-is-left = Impossible de réclamer : l’autre joueur a encore du temps.
web-refused-no-vacation-left = Il ne vous reste pas de jours de congé.

# Guided lessons

web-offline-lobby = Vos parties sont listées ; jouer, regarder et commencer demandent le serveur.
web-offline-again = Réessayer
web-lesson = Leçon
web-lesson-complete = Leçon terminée
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
web-lesson-wrong = « { $tried } » est permis, mais ce n’est pas l’objet de cette étape. Maintenant : « { $wanted } ».
web-lesson-next = Commencer la suivante
web-lesson-play = Jouer une partie
web-lesson-again = Refaire la leçon
web-lesson-show = Montrez-moi
web-lesson-back = Refaire l’étape
web-lesson-leave = Quitter la leçon
web-lesson-done = faite
web-lesson-begin = Commencer
web-lesson-continue = Continuer
web-lessons-about = Trois courtes leçons sur un plateau préparé. Quittez quand vous voulez et revenez plus tard.
web-refused-lesson-step = Pas cette étape : suivez d’abord la leçon.
web-refused-lesson-over = La leçon est finie : commencez la suivante ou jouez.
