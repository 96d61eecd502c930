## Le rapport d’une partie

report-of-game = Rapport : { $title }
report-unfinished = La partie n’est pas finie : tour { $turn }.
report-as-seat = D’après ce que sait { $seat }.
report-as-spectator = D’après ce que sait un spectateur.
report-points = Points au fil du temps
report-chances = Chances de gagner, tour par tour
report-chances-about = L’avis de l’ordinateur sur chaque position : une estimation, pas un fait.
report-chances-turns = Les tours qui l’ont le plus changé :
report-chances-change = Changement
report-chances-from-to = { $side } : { $before } → { $after }
report-losses = Pertes par tour
report-losses-about = Unités perdues et pas ou coups encaissés.
report-luck = Chance : { $side }
report-luck-hits = coups au-dessus ou au-dessous de la moyenne, jet après jet
report-luck-pips = points de dé au-dessus ou au-dessous de la moyenne, jet après jet
report-luck-columns = colonnes de la table au-dessus ou au-dessous de la moyenne, jet après jet
report-luck-band = 19 parties sur 20 restent ici
report-luck-about = À la fin { $difference } ; 19 parties sur 20 restent à ±{ $band }.
report-no-dice = Pas encore de dés.
report-rolls = Le meilleur et le pire jet
report-best = meilleur
report-worst = pire
report-roll = Jet
report-side = Camp
report-dice = Dés
report-event = Événement
report-actual = Obtenu
report-expected = Attendu
report-turn = Tour
report-end = fin
report-now = maintenant
report-action = Action
report-place = Lieu
report-fights = Combats
report-numbers = Montrer les chiffres
report-heat = Où l’on s’est battu
report-heat-about = Plus un hexagone est rouge, plus on s’y est battu ; le nombre compte les combats.
report-position = La dernière position
report-front = Le front tour par tour
report-front-about = Sombre : { $first }. Plus sombre et rouge : pris depuis la carte précédente. Carrés et points sont des unités.
report-turn-number = Tour { $turn }
report-lost = Pertes en pions
report-lost-about = Barrée : l’unité n’est plus. Les autres ont perdu un pas ou subi un coup.
report-none-lost = Pas encore de pertes.
report-save-svg = Enregistrer en SVG
report-save-png = Enregistrer en PNG
report-save-page = Enregistrer le rapport
report-held = Qui tenait quoi
report-held-about = Lieux qui ont changé de mains, au début de chaque tour et à la fin.
report-none-changed = Aucun lieu n’a changé de mains.
report-more-places = { $count ->
    [one] Et un autre lieu.
   *[other] Et { $count } autres lieux.
}
report-moments = Moments clés
report-moments-about = Les actions avec le plus de points, de lieux et de pertes. La relecture ouvre chacune par son numéro.
report-no-moments = Pas encore de moments clés.
report-percent = { $number } %

## Le rapport de parties simulées

report-of-tables = Parties simulées : { $title }
report-set = Série { $letter }
report-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
report-failed = { $count ->
    [one] Une partie n’a pas été finie et ne compte pas.
   *[other] { $count } parties n’ont pas été finies et ne comptent pas.
}
report-players = Joueurs
report-scenario = Scénario
report-options = Options
report-seed = Graine
report-wins = Qui gagne
report-wins-about = Part des parties gagnées, avec son intervalle de Wilson à 95 %.
report-rate = Gagnées
report-interval = Intervalle à 95 %
report-from-to = de { $low } à { $high }
report-length = Durée en tours
report-decided = Comment les parties se sont décidées
report-score = À la fin : { $name }
report-share = Part des parties
report-changed = Ce qui a changé
report-changed-about = Série B moins série A, avec des intervalles à 95 % ; celui qui ne contient pas zéro porte ●.
report-measure = Mesure
report-change = Changement
report-wins-of = Victoires : { $side }
report-turns = Tours
report-set-of = Série
report-wins-count = Victoires
report-mean = moyenne { $mean }
report-sample = { $games ->
    [one] D’après une partie sur { $total }, rejouée.
   *[other] D’après { $games } parties sur { $total }, rejouées.
}
report-sample-other = { $set } : aucune partie n’a été rejouée. Les règles ou les joueurs ont changé depuis.
report-course = Au fil du temps : { $name }
report-course-about = Chaque point est pris au début de son tour ; la fin des parties n’y figure pas.
report-average = Moyenne
report-mean-line = { $set } : moyenne
report-band-line = { $set } : quatre parties sur cinq
report-heat-fights = Où l’on s’est battu : { $set }
report-heat-losses = Où des unités furent perdues : { $set }
report-heat-mean = Par partie, en moyenne.
report-first = Premiers coups
report-first-move = Premier coup
report-cards = Cartes jouées
report-card = Carte
report-times = Fois
report-in-games = Parties
report-won-then = Gagnées alors
