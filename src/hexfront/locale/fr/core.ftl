### Ce que dit le programme lui-même, quel que soit le jeu

core-and = { $first } et { $last }
    .before-i = { $first } et { $last }
core-hex = { $hex } ({ $place })
core-label = { $name } :
core-percent = { $number } %
core-welcome = Tapez le numéro d’un choix. ? explique le reste, q enregistre et quitte.
core-thinking = { $seat } : en réflexion
core-curtain = Passez l’écran à { $seat }. Appuyez sur Entrée pour commencer.
core-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $seat ->
        [german] Les Allemands gagnent.
        [soviet] Les Soviétiques gagnent.
        [axis] L’Axe gagne.
       *[other] Victoire : { $winners }.
    }
   *[other] Victoire partagée : { $winners }.
}
core-nobody-yet = La partie n’est pas finie. Doit choisir : { $seat }.

## Dés lancés à la main

core-type-dice = { $count ->
    [one] Lancez un dé pour { $why } et tapez le résultat.
   *[other] Lancez { $count } dés pour { $why } et tapez les résultats, par exemple 3 4 5.
}
core-not-dice = Tapez les résultats des dés : des chiffres de 1 à 6, par exemple 3 4 5.
core-dice-left = { $count ->
    [one] Dé inutile, ignoré : { $dice }.
   *[other] { $count } dés inutiles, ignorés : { $dice }.
}

## Réponses

core-no-such-number = Tapez un nombre de 1 à { $most }.
core-more-answers = … et encore { $count } : a les montre tous, a MOT ceux qui ont ce mot.
core-no-such-answer = Aucun choix ne contient ces mots ; a les montre tous.
core-at-once = Plus aucun choix : le combat commence. Continuer ?
core-at-once-yes = Continuer
core-at-once-no = Revenir
core-not-understood = « { $words } » n’est pas un choix possible ici : { $now } Commandes : { $verbs }.
core-not-now = « { $words } » n’est pas possible maintenant : { $rules }. Question actuelle : { $now }
core-why = { $action } : { $why } [{ $rule }]
core-no-such-thing = « { $thing } » n’existe pas
core-legal = { $action } est permis.
core-name-an-action = Indiquez une action : son numéro ou ses mots.
core-look-where = Indiquez un hexagone de la carte par son numéro ou son lieu : look HEX
core-not-found = Rien ne correspond à ces mots.
core-look-empty = vide
core-look-next = À côté
core-no-cards = Ce jeu n’a pas de cartes.
core-which-rule = Indiquez une règle par son numéro : rule NUMBER
core-no-odds = Chances indisponibles : pas de jet ici, ou cible inconnue.
core-no-hint = Aucun conseil disponible ici.
core-hint = L’ordinateur jouerait { $number } : { $action }
core-hint-chance = { $chance } de gagner
core-hint-fears = Danger : { $fears }
core-undone = Annulé.
core-cannot-undo-nothing-to-undo = Il n’y a rien à annuler.
core-cannot-undo-chance-has-spoken = Impossible d’annuler : des dés ont été lancés ou une information cachée a été révélée.
core-cannot-undo-not-your-move = Impossible d’annuler : le dernier coup n’était pas le vôtre.

## Garder les parties

core-saved = Enregistré dans { $path }.
core-cannot-save = Pas enregistré, { $path } : { $why }
core-saved-elsewhere = Impossible d’écrire le fichier indiqué ({ $why }) ; la partie est enregistrée ailleurs.
core-kept = { $over ->
    [yes] La partie est enregistrée dans { $path }. Pour la revoir :
   *[no] La partie est enregistrée dans { $path }. Pour continuer :
}

## Aide

core-help-number = joue ce choix
    .keys = 3
core-help-words = la même chose avec les mots de la notation ; le verbe peut être omis
    .keys = to HEX, play CARD
core-help-answers = montre à nouveau les choix, tous ou ceux qui ont ces mots
    .keys = a, answers MOT
core-help-undo = annule, si aucun dé n’a été lancé et rien de caché révélé
    .keys = u, undo
core-help-odds = chances exactes d’un choix
    .keys = o 3, odds attack
core-help-why = quelle règle l’interdit
    .keys = why to HEX
core-help-map = la carte et sa légende, autour d’un hexagone ou d’un lieu si vous en indiquez un
    .keys = m, map HEX
core-help-log = ce qui vient de se passer
    .keys = l, log 50
core-help-info = tout ce qui se trouve à côté de la carte
    .keys = i, info
core-help-blocks = les unités que vous connaissez, hexagone par hexagone ; avec des mots, celles qui y correspondent
    .keys = b, units MOT
core-help-find = les lieux et unités qui correspondent à ces mots
    .keys = f, find MOT
core-help-look = un hexagone, ses unités et ses voisins
    .keys = look HEX
core-help-cards = les cartes que vous voyez, avec leurs effets
    .keys = c, cards
core-help-study = ligne de vue, portée ou menaces ; sans sujet, la liste des sujets
    .keys = study SUJET NOMS
core-help-rule = le titre d’une règle
    .keys = rule NUMBER
core-help-hint = ce que ferait l’ordinateur et pourquoi
    .keys = hint
core-help-save = enregistre, dans un fichier si vous en nommez un
    .keys = s, save FICHIER
core-help-quit = enregistre et quitte
    .keys = q, quit

## Études

core-study-what = Étudier quoi ? { $known }.
core-study-none = Ce jeu n’a pas d’études.
core-study-about = Indiquez le sujet : study { $needed }.
core-study-no-such = Il n’y a pas de « { $name } » à étudier ; attendu : { $kind }.
core-study-nothing = Rien à signaler à ce sujet.
core-study-ap = PA
core-study-by = à cause de
core-study-cap = PAC
core-study-close = combat rapproché
core-study-cost = coût
core-study-cuts = coupée par
core-study-defence = défense
core-study-destroyed = détruite
core-study-distance = distance
core-study-enemies = ennemis
core-study-facing = face au
core-study-firepower = puissance de feu
core-study-hex = hexagone
core-study-hexes = hexagones
core-study-hit = touche
core-study-needed = il faut
core-study-path = trajet
core-study-rule = règle
core-study-sees = en vue
core-study-shots = tirs
core-study-stops = s’arrête là
core-study-unit = unité
core-study-used = utilisée
core-study-start = depuis
core-study-points = points
core-study-ready = peut bouger
core-study-from = vient de
core-study-crosses = franchit
core-study-marks = là
core-study-no_end = ne peut s’y arrêter
core-study-stop = va jusqu’à
core-study-arrives = arrive au but
core-study-units = unités
core-study-hq = quartier général
core-study-command = ligne de commandement
core-study-line = ligne de ravitaillement
core-study-odds = chances
core-study-attack = attaque
core-study-worst = au pire
core-study-least = pertes au moins
core-study-best = au mieux
core-study-most = pertes au plus
core-study-over = au-dessus de l’hexagone
core-study-power = force
core-study-fighters = chasseurs
core-study-fighter_power = force des chasseurs
core-study-others = autres
core-study-zone = zone d’engagement
core-study-duty = doit attaquer
core-study-unsupplied = sans ravitaillement
core-study-uncommanded = sans commandement
core-study-river = une rivière
core-study-wide = un fleuve
core-study-watchers = observée par
core-study-fires = peut tirer
core-study-bands = par distance
core-study-cities = villes qui ravitaillent
core-study-edge = bord de carte
core-study-dry = villes isolées
core-study-sea = mer
core-study-lacking = sans ravitaillement
core-study-home = pays d’origine
core-study-beside = unité voisine
core-study-supplied = ravitaillée là
core-study-gains = gagne son ravitaillement
core-study-loses = perd son ravitaillement
core-study-cut_off = isolée
core-study-lines = lignes ouvertes
core-study-severed = lignes coupées
core-study-breaks = rompue à
core-study-sources = sources
core-study-armies = quartiers généraux
core-study-fed = ravitaillé
core-study-load = unités à portée
core-study-number = peut commander
core-study-yes = oui
core-study-no = non

## Games without a look of their own

core-plain-turn = Tour { $turn }
core-plain-off-map = Hors de la carte
core-plain-legend = Hexagone et lieu, puis le nombre d’unités, la première et ses facteurs.
