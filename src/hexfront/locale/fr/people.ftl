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
