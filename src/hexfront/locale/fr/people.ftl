# Ce que le serveur écrit aux gens, et ce que disent les pages des comptes.

people-mail-sign-in-subject = Votre lien vers Hexfront
people-mail-sign-in =
    Ouvrez ce lien pour vous connecter à Hexfront. Il sert une fois, pendant { $minutes } minutes.

    { $link }

    Si vous ne l’avez pas demandé, ignorez ce message.
people-notice-turn = À vous de jouer
people-notice-over = Partie terminée
people-notice-joined = Votre invitation est acceptée
people-notice-several = { $count ->
    [one] { $count } partie vous attend
    [many] { $count } de parties vous attendent
   *[other] { $count } parties vous attendent
}
people-notice-stop-mail = Arrêtez tous les avis en un clic : { $link }
people-notice-stop-push = Arrêter les avis

people-sign-in = Se connecter
people-sign-in-about = Entrez votre adresse e-mail pour recevoir un lien de connexion. Il n’y a pas de mot de passe.
people-sign-in-none = Ce serveur n’a pas de comptes : vos parties restent dans ce navigateur.
people-why = Le compte est facultatif : vos parties sur tous vos appareils, des avis, un classement, des invitations ouvertes.
people-email = Adresse e-mail
people-send-link = Envoyer le lien
people-link-sent = Le lien part vers { $email }. Ouvrez-le dans ce navigateur.
people-enter-about = Se connecter à Hexfront dans ce navigateur ?
people-new-link = Demander un nouveau lien
people-signed-in-as = Compte de { $name }
people-name = Nom
people-save = Enregistrer
people-saved = Enregistré.
people-zone = Fuseau horaire
people-quiet = Heures calmes
people-quiet-from = De
people-quiet-to = À
people-quiet-about = Pas d’avis pendant ces heures.
people-notices = Avis
people-notices-about = Vous recevez un avis quand c’est à vous ou qu’une partie se termine.
people-channel-email = E-mail
people-channel-push = Navigateur
people-channel-discord = Webhook Discord
people-channel-json = Webhook JSON
people-channel-off = (désactivé)
people-turn-on = Activer
people-turn-off = Désactiver
people-remove = Retirer
people-push-here = Avertir ce navigateur
people-push-denied = Ce navigateur n’autorise pas les avis.
people-webhook-address = Adresse du webhook
people-webhook-kind = Format
people-webhook-add = Ajouter le webhook
people-friends = Amis
people-person = Nom du joueur
people-friend-add = Ajouter un ami
people-friend-accept = Accepter
people-asked = (demandé)
people-asking = { $name } souhaite devenir votre ami.
people-blocked = Joueurs bloqués
people-block = Bloquer
people-unblock = Débloquer
people-rating = Classement
people-rating-none = Terminez une partie entre deux comptes pour être classé.
people-rating-line = { $game } : { $rating } ± { $deviation } ({ $count ->
    [one] { $count } partie
    [many] { $count } de parties
   *[other] { $count } parties
})
people-history = Historique des parties
people-history-none = Pas encore de partie.
people-change = classement { $change }
people-sessions = Navigateurs connectés
people-session-here = ce navigateur
people-passkeys = Clés d’accès
people-passkeys-about = Une clé d’accès vous connecte avec cet appareil : ni e-mail, ni mot de passe.
people-passkeys-keep = Sans adresse e-mail, ajoutez une deuxième clé : une clé perdue est irremplaçable.
people-passkey-enter = Se connecter par clé
people-passkey-new = Créer un compte par clé
people-passkey-add = Ajouter une clé
people-passkey-none = Aucune clé d’accès pour l’instant.
people-sign-out = Se déconnecter
people-sign-out-all = Se déconnecter partout
people-delete = Supprimer le compte
people-delete-about = Ceci supprime pour toujours votre compte, vos amis, votre classement, vos messages et vos parties en solitaire. Tapez { $name } pour confirmer.
people-stopped = Tous les avis sont désactivés. Réactivez-les dans votre compte.
people-stop-void = Ce lien n’arrête aucun avis. Désactivez-les dans votre compte.
people-offers = Cherchent une partie
people-offers-none = Pas encore d’invitation ouverte.
people-offer-line = { $host } cherche un adversaire : { $seat }
people-offer-take = Accepter
people-offer-withdraw = Retirer
people-offer-new = Publier une invitation
people-offer-game = Jeu
people-offer-side = Votre camp
people-offer-pace = Rythme
people-offer-text = Message
people-offer-friends = Amis seulement
people-offer-signed-out = Connectez-vous pour accepter ou publier des invitations.
people-pace-live = En direct
people-pace-day = Un coup par jour
people-pace-week = Quelques coups par semaine
people-manners = Masquer ou signaler
people-mute = Masquer
people-unmute = Afficher
people-report = Signaler
people-report-text = Que s’est-il passé ?
people-report-send = Envoyer le signalement
people-reported = Signalé à l’opérateur de ce serveur.

people-clock = Pendule
people-clock-none = Sans pendule
people-clock-left = { $seat } : temps écoulé { $time }
people-clock-over = { $seat } : temps écoulé
people-clock-claim = Réclamer la partie
people-vacation-on = en congé
people-vacation-start = Partir en congé
people-vacation-end = Finir le congé
people-verdict-time = { $seat } gagne au temps.
people-clock-days = { $count ->
    [one] { $count } jour par tour
    [many] { $count } de jours par tour
   *[other] { $count } jours par tour
}
people-vacation-left = { $count ->
    [one] { $count } jour de congé restant
    [many] { $count } de jours de congé restants
   *[other] { $count } jours de congé restants
}
