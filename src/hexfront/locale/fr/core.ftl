### Ce que dit le programme lui-même, quel que soit le jeu

core-and = { $first } et { $last }
    .before-i = { $first } et { $last }
core-label = { $name } :
core-percent = { $number } %
core-welcome = Tapez le numéro d’une réponse. ? explique le reste, q enregistre et quitte.
core-thinking = { $seat } : en réflexion
core-curtain = { $seat } : à vous de regarder. Appuyez sur Entrée quand personne d’autre ne regarde.
core-winners = { $count ->
    [0] Personne ne gagne.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
core-nobody-yet = La partie n’est pas finie. Doit choisir : { $seat }.

## Dés lancés à la main

core-type-dice = { $count ->
    [one] Lancez un dé pour { $why } et tapez ce qu’il montre.
   *[other] Lancez { $count } dés pour { $why } et tapez ce qu’ils montrent, par exemple 3 4 5.
}
core-not-dice = Tapez ce que montrent les dés : des chiffres de 1 à 6, par exemple 3 4 5.
core-dice-left = { $count ->
    [one] Un dé n’était pas nécessaire, il est oublié : { $dice }.
   *[other] { $count } dés n’étaient pas nécessaires, ils sont oubliés : { $dice }.
}

## Réponses

core-no-such-number = Tapez un nombre de 1 à { $most }.
core-more-answers = … et { $count } de plus : a les montre toutes, a MOT celles qui ont ce mot.
core-no-such-answer = Aucune réponse ne porte ces mots ; a les montre toutes.
core-at-once = Il ne reste rien d’autre à choisir : cela engage le combat. Continuer ?
core-at-once-yes = Oui
core-at-once-no = Non, retour
core-not-understood = « { $words } » ne répond pas à cette question : { $now } Mots possibles : { $verbs }.
core-not-now = « { $words } » répond à une autre question, qui n’est pas posée maintenant : { $rules }. Question posée : { $now }
core-why = { $action } : { $why } [{ $rule }]
core-no-such-thing = « { $thing } » n’existe pas
core-legal = { $action } est permis.
core-name-an-action = Indiquez une action : son numéro ou ses mots.
core-look-where = Indiquez un hexagone de la carte par son numéro ou son lieu : look HEX
core-not-found = Rien ici ne porte ces mots.
core-look-empty = personne
core-look-next = À côté
core-no-cards = Ce jeu n’a pas de cartes.
core-which-rule = Indiquez une règle par son numéro : rule NUMBER
core-no-odds = Aucune chance à donner : on ne jette pas de dés là, ou l’on ne sait rien de ce qui serait touché.
core-no-hint = Ici, il n’y a pas de conseil à donner.
core-hint = Le planificateur jouerait { $number } : { $action }
core-undone = Annulé.
core-cannot-undo-nothing-to-undo = Il n’y a rien à annuler.
core-cannot-undo-chance-has-spoken = Depuis, les dés ont parlé ou on a vu ce qui était caché ; on ne peut plus annuler.
core-cannot-undo-not-your-move = Le dernier coup n’était pas le vôtre.

## Garder les parties

core-saved = Enregistré dans { $path }.
core-cannot-save = Pas enregistré, { $path } : { $why }
core-saved-elsewhere = Le fichier indiqué ne peut être écrit ({ $why }), la partie est donc ailleurs.
core-kept = { $over ->
    [yes] La partie est gardée dans { $path }. Pour la revoir :
   *[no] La partie est gardée dans { $path }. Pour continuer :
}

## Aide

core-help-number = joue cette réponse
    .keys = 3
core-help-words = la même chose avec les mots de la notation ; le verbe peut être omis
    .keys = to HEX, play CARD
core-help-answers = de nouveau les réponses, toutes ou celles qui portent ces mots
    .keys = a, answers MOT
core-help-undo = annule, tant qu’aucun dé n’a été lancé et que rien de caché n’a été vu
    .keys = u, undo
core-help-odds = chances exactes d’une réponse
    .keys = o 3, odds attack
core-help-why = quelle règle l’interdit
    .keys = why to HEX
core-help-map = la carte et sa légende, autour d’un hexagone ou d’un lieu si vous en indiquez un
    .keys = m, map HEX
core-help-log = ce qui vient de se passer
    .keys = l, log 50
core-help-info = tout ce qui se trouve à côté de la carte
    .keys = i, info
core-help-blocks = les unités que vous connaissez, hexagone par hexagone ; avec des mots, celles qui les ont tous
    .keys = b, units MOT
core-help-find = les lieux et les unités qui portent ces mots
    .keys = f, find MOT
core-help-look = un hexagone, ses unités et ses voisins
    .keys = look HEX
core-help-cards = les cartes que vous voyez, avec leurs effets
    .keys = c, cards
core-help-study = ce qui est vu, atteint ou menacé ; sans sujet, ce qu’on peut demander
    .keys = study SUJET NOMS
core-help-rule = le titre d’une règle
    .keys = rule NUMBER
core-help-hint = ce que ferait le planificateur
    .keys = hint
core-help-save = enregistre, dans un fichier si vous en nommez un
    .keys = s, save FICHIER
core-help-quit = enregistre et quitte
    .keys = q, quit

## Études

core-study-what = Étudier quoi ? { $known }.
core-study-none = Ce jeu n’a pas d’études.
core-study-about = Dites de quoi il s’agit : study { $needed }.
core-study-no-such = Il n’y a pas de « { $name } » à étudier ; attendu : { $kind }.
core-study-nothing = Il n’y a rien à en dire.
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
core-study-path = chemin
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
core-study-yes = oui
core-study-no = non

## Games without a look of their own

core-plain-turn = Tour { $turn }
core-plain-off-map = Hors de la carte
core-plain-legend = Hexagone et lieu, puis le nombre d’unités, la première et ses facteurs.
