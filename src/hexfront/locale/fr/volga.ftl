### Stalingrad : l’enfer sur la Volga

## Ce qu’est le jeu

volga-about = Les régiments allemands se frayent un chemin jusqu’à la Volga avant que la pioche soviétique ne soit épuisée.
volga-facts = 2 à 3 heures
    .players = 1 à 3
    .difficulty = moyenne
volga-scenario-battle = la bataille pour la ville, d’août à novembre 1942
    .history = Des premières bombes d’août à la contre-attaque de novembre, on se battit maison par maison.

volga-mode-solo = vous menez les Allemands, le livret de règles joue les Soviétiques
volga-mode-cooperative = deux joueurs allemands, Jaune et Bleu, contre le livret de règles
volga-mode-1v1 = un joueur allemand contre un joueur soviétique
volga-mode-2v1 = deux joueurs allemands, Jaune et Bleu, contre un joueur soviétique

volga-seat-german = Allemand
volga-seat-yellow = Jaune
volga-seat-blue = Bleu
volga-seat-soviet = Soviétique

volga-option-variant = la variante de l’auteur, avec des avantages pour les deux camps
    .off = le jeu standard
    .v0 = les avantages seulement
    .A = plus facile pour les Allemands : Paulus, Hoth et Von Richthofen dès le début
    .B = plus facile pour les Soviétiques : leurs chefs sont sur le dessus de leur pioche
    .C = comme B, avec cinq hexagones fortifiés
volga-option-advantages = si l’on tire des avantages dans une partie avec la variante
    .on = un dé pour chaque camp
    .off = aucun pour aucun camp
volga-option-forts = quand il y a des hexagones fortifiés
    .level = au niveau C seulement
    .variant = dans toute partie avec la variante
volga-option-late_divisions = quand les divisions de fusiliers à quatre pas attendent toutes en réserve
    .advantage = par l’avantage soviétique
    .variant = dans toute partie avec la variante
volga-option-special_units = quand le régiment de DCA et la brigade antichar usent de leurs pouvoirs
    .variant = dans toute partie avec la variante
    .level = au niveau C seulement
volga-option-chuikov_hq_on_draw = quand le QG de Chuikov est placé, dans la variante
    .off = quand il entre en jeu
    .on = quand sa carte est piochée
volga-option-w_stack = le deuxième bloc du fer de lance dans l’hexagone W
    .v64 = le 64e Panzergrenadiers
    .v15 = le 15e motorisé, comme l’imprime le livret
volga-option-capture_any = quels hexagones de renfort rapportent une carte quand on les prend
    .off = ceux de l’ennemi
    .on = tous ceux que l’ennemi contrôle, y compris les siens repris
volga-option-opfire_per_stack = combien de fois un bloc tire en tir d’opportunité
    .off = une fois par combat
    .on = une fois par pile attaquante adjacente
volga-option-aa_marker_always = quand une carte de DCA soviétique laisse des décombres
    .off = seulement quand elle arrête une carte aérienne
    .on = toujours
volga-option-soviet_breaks_own_ties = qui choisit entre des blocs soviétiques égaux qui sont touchés
    .off = l’Allemand
    .on = le joueur soviétique

## Cartes

volga-card-g-paulus = Paulus
    .text = Les Allemands piochent désormais le double de cartes.
volga-card-g-hoth = Hoth
    .text = En terrain dégagé, infanterie et chars réunis tirent les premiers, et les blocs rapides peuvent continuer d’un hexagone après une avance (Blitz).
volga-card-g-richthofen = Von Richthofen
    .text = Les cartes aériennes lancent le double de dés et ajoutent le double de leur modificateur de décombres.
volga-card-g-linden = Linden
    .text = On peut jouer plusieurs cartes de pionniers ensemble, et aussi les Pionniers 672.
volga-card-g-okh = OKH
    .text = Les Allemands doivent prendre les hexagones 1 à 19 ou vider la carte des Soviétiques ; les unités R éliminées leur donnent des tours supplémentaires.
volga-card-g-heinkel = Heinkel 111
    .text = { $dice } dés qui touchent sur { $needed } ou plus ; décombres +{ $rubble }. Carte aérienne.
volga-card-g-stuka = Stuka
    .text = { $dice } dés qui touchent sur { $needed } ou plus ; décombres +{ $rubble }. Carte aérienne.
volga-card-g-howitzer = Obusiers
    .text = { $dice } dés qui touchent sur { $needed } ou plus ; décombres +{ $rubble }.
volga-card-g-pioneer = Pionniers
    .text = { $dice } dés qui touchent sur { $needed } ou plus ; décombres +{ $rubble }.
volga-card-g-pioneer-672 = Pionniers 672
    .text = { $dice } dés qui touchent sur { $needed } ou plus ; décombres +{ $rubble }. Seulement si Linden est en jeu.
volga-card-g-sniper = Tireur d’élite allemand
    .text = Le bloc d’infanterie soviétique le plus fort perd un pas.
volga-card-g-pak = PAK
    .text = Le bloc de chars soviétique le plus fort perd un pas.
volga-card-s-chuikov = Chuikov
    .text = Les Soviétiques adjacents aux attaquants allemands tirent d’abord, un dé par bloc ; les attaques soviétiques entraînent tous les voisins.
volga-card-s-zaytsev = Zaytsev
    .text = Les tireurs d’élite soviétiques touchent deux fois.
volga-card-s-khrushchev = Khrushchev
    .text = Les Soviétiques touchent avec un point de moins, mais chaque 1 qu’ils obtiennent les touche eux-mêmes.
volga-card-s-tommy = Mitraillettes
    .text = { $dice } dés qui touchent sur { $needed } ou plus.
volga-card-s-flotilla = Flottille de la Volga
    .text = Sur la côte, { $dice } dés qui touchent sur { $needed } ou plus ; ailleurs, des fusiliers marins débarquent là où l’indiquent trois dés.
volga-card-s-aa = DCA ({ $hex })
    .text = Arrête une carte aérienne et laisse des décombres dans l’hexagone indiqué sur la carte.
volga-card-s-sniper = Tireur d’élite soviétique
    .text = Le bloc d’infanterie allemand le plus fort perd un pas.
volga-card-s-antitank = Canons antichars
    .text = Le bloc de Panzers ou de Panzergrenadiers le plus fort perd un pas.
volga-card-s-infiltration = Infiltration
    .text = Un bloc d’infanterie de la réserve rejoint le combat.
volga-card-s-t34 = T-34 enterré
    .text = Un bloc de chars de la réserve rejoint le combat.

volga-advantage-german-1 = Paulus sur la pioche
volga-advantage-german-2 = Hoth sur la pioche
volga-advantage-german-3 = Von Richthofen sur la pioche
volga-advantage-german-4 = Linden sur la pioche
volga-advantage-german-5 = OKH sur la pioche
volga-advantage-german-6 = 6e Panzerdivision
volga-advantage-soviet-1 = Chuikov sur la pioche
volga-advantage-soviet-2 = Khrushchev sur la pioche
volga-advantage-soviet-3 = Zaytsev sur la pioche
volga-advantage-soviet-4 = fusiliers marins renforcés
volga-advantage-soviet-5 = divisions tardives
volga-advantage-soviet-6 = Garde immortelle

## Ce qui est demandé

volga-prompt-german_action = Tour { $turn } : choisissez une action allemande.
volga-prompt-long_stack = Choisissez une pile pour le mouvement long.
volga-prompt-long_first = Choisissez le premier hexagone depuis { $start }.
volga-prompt-long_second = Continuez, ou arrêtez-vous en { $hex }.
volga-prompt-short_stack = { $left ->
    [1] Choisissez une pile pour le dernier mouvement court.
   *[other] Choisissez une pile (mouvements courts : { $left }).
}
volga-prompt-short_group = { $units-count ->
    [1] Choisissez la destination.
   *[other] Choisissez la destination ou des blocs à laisser.
}
volga-prompt-quick_stack = Choisissez une pile pour l’attaque rapide.
volga-prompt-quick_group = { $units-count ->
    [1] Choisissez d’où attaquer.
   *[other] Choisissez d’où attaquer ou des blocs à laisser.
}
volga-prompt-quick_target = Choisissez qui attaquer depuis { $hex }.
volga-prompt-planned_target = Choisissez un hexagone à attaquer.
volga-prompt-planned_stacks = Attaquez { $target } ou écartez des piles.
volga-prompt-consent = Attaquer { $target } depuis { $hex } ?
volga-prompt-choose_german_card = { $cards-count ->
    [0] Jouer une carte contre { $target } ?
   *[other] Jouer une autre carte contre { $target } ?
}
volga-prompt-choose_soviet_card = Jouer une carte en { $target } ?
volga-prompt-choose_hit = Choisissez le bloc touché.
volga-prompt-choose_advance = { $units-count ->
    [0] Faites entrer au moins un bloc en { $target }.
   *[other] Choisissez un autre bloc entrant en { $target }.
}
volga-prompt-choose_soviet_advance = Choisissez un bloc soviétique pour { $target }.
volga-prompt-choose_blitz = Choisissez un bloc pour le Blitz de { $target }.
volga-prompt-blitz_to = Choisissez la destination du Blitz : { $unit }.
volga-prompt-deploy_next = Place limitée : choisissez le prochain bloc à déployer.
volga-prompt-deploy_to = Choisissez un hexagone où déployer { $unit }.
volga-prompt-return_next = Pas de place : choisissez un bloc à remettre au tableau.
volga-prompt-soviet_choice = Bougez des blocs soviétiques ou piochez une carte.
volga-prompt-soviet_hex = Choisissez une des plus hautes piles pour agir.
volga-prompt-soviet_order = Attaquez depuis { $hex } ou bougez un bloc.
volga-prompt-soviet_unit_to = Choisissez la destination de { $unit }.

## Ce qu’on peut faire

volga-verb-german_action-call = Appeler des renforts
    .note = une carte, et six dés pour des blocs du tableau
volga-verb-german_action-long = Bouger loin
    .note = mouvement long : une pile va jusqu’à deux hexagones dégagés, loin de l’ennemi
volga-verb-german_action-short = Bouger peu
    .note = mouvements courts : jusqu’à deux groupes vont d’un hexagone, ou on passe
volga-verb-german_action-quick = Attaquer vite
    .note = attaque rapide : un groupe va d’un hexagone et attaque aussitôt, sans carte
volga-verb-german_action-planned = Attaquer délibérément
    .note = attaque délibérée : des piles adjacentes à l’ennemi attaquent ensemble, avec une carte
volga-verb-long_stack-stack = Choisir { $hex }
volga-verb-long_second-stop = S’arrêter ici
volga-verb-short_stack-stack = Choisir { $hex }
volga-verb-short_stack-stop = Finir les mouvements
volga-stop-doubt = { $count ->
    [one] Une pile peut encore bouger. Finir les mouvements ?
   *[other] { $count } piles peuvent encore bouger. Finir les mouvements ?
}
volga-gesture-stack = une pile pour la déplacer entière
volga-verb-quick_stack-stack = Choisir { $hex }
volga-verb-quick_target-attack = Attaquer { $hex }
volga-verb-planned_target-target = Attaquer { $hex }
volga-verb-planned_stacks-attack = Attaquer
volga-verb-planned_stacks-hold = Écarter { $hex }
volga-verb-planned_stacks-ask = Demander { $hex }
volga-verb-consent-agree = Rejoindre l’attaque
volga-verb-consent-decline = Refuser
volga-verb-choose_german_card-none = Jouer sans carte
volga-verb-choose_german_card-done = Finir les cartes
volga-verb-choose_soviet_card-none = Jouer sans carte
volga-verb-card = Jouer { $card }
volga-verb-choose_hit-hit = Choisir { $unit }
volga-verb-advance = Avancer { $unit }
volga-verb-choose_advance-stop = Finir l’avance
volga-verb-all = Avancer tous les blocs
volga-plan-all = Tous les blocs avancent.
volga-verb-choose_blitz-unit = Choisir { $unit }
volga-verb-choose_blitz-stop = Finir le Blitz
volga-verb-deploy_next-unit = Déployer { $unit }
volga-verb-return_next-unit = Renvoyer { $unit }
volga-verb-leave = Laisser { $unit }
volga-verb-to = Aller en { $hex }
volga-verb-soviet_choice-move = Bouger
    .note = chacune des plus hautes piles attaque ou bouge un bloc
volga-verb-soviet_choice-draw = Piocher une carte
volga-verb-soviet_hex-stack = Choisir { $hex }
volga-verb-soviet_order-attack = Attaquer { $hex }
volga-verb-soviet_order-unit = Bouger { $unit }

## Ce qui arrive

volga-event-set-up = Mise en place : Soviétiques dans { $hexes-count ->
    [one] un hexagone
   *[other] { $hexes-count } hexagones
}, Allemands en W, X et Y.
volga-event-advantages = Avantages { $side ->
    [german] allemands
   *[soviet] soviétiques
} (dé { $dice }) : { $numbers }.
volga-event-fortified = Fortifiés : { $hexes }.
volga-event-german-turn = Tour { $turn } : { $seat ->
    [german] les Allemands
   *[other] { $seat-name }
}
volga-event-soviet-turn = Tour { $turn } : les Soviétiques
volga-event-extension = La pioche soviétique est vide, mais l’OKH continue la lutte : { $turns ->
    [one] un tour supplémentaire
   *[other] { $turns } tours supplémentaires
} pour l’instant.
volga-event-extra-turn = Tour supplémentaire { $number }.
volga-event-pass = Les Allemands passent.
volga-event-german-draws = { $seat ->
    [yellow] Jaune pioche
    [blue] Bleu pioche
   *[other] Les Allemands piochent
} { $german_card ->
    [none] une carte
   *[other] { $german_card }
}.
volga-event-german-deck-empty = La pioche allemande est vide.
volga-event-leader-in-play = { $card } entre en jeu. { $text }
volga-event-reinforcement-dice = Dés de renfort : { $dice }.
volga-event-units-taken = Blocs pris sur le tableau : { $units }.
volga-event-unit-deployed = { $unit } arrive en { $hex }.
volga-event-unit-returned = { $unit } ne trouve pas de place et retourne au tableau.
volga-event-unit-eliminated = La rangée { $row } du tableau est vide : { $unit } sort du jeu.
volga-event-raus = Raus arrive et amène au tableau : { $units }.
volga-event-long-move = { $units-count ->
    [one] { $units } va de { $start } à { $path }.
   *[other] { $units } vont de { $start } à { $path }.
}
volga-event-short-move = { $units-count ->
    [one] { $units } va de { $start } à { $hex }.
   *[other] { $units } vont de { $start } à { $hex }.
}
volga-event-quick-attack = { $units-count ->
    [one] { $units } va de { $start } à { $hex } et attaque { $target }.
   *[other] { $units } vont de { $start } à { $hex } et attaquent { $target }.
}
volga-event-planned-attack = Les Allemands attaquent { $target } depuis { $hexes }.
volga-event-partner-agrees = La pile du partenaire en { $hex } participe à l’attaque contre { $target }.
volga-event-partner-declines = La pile du partenaire en { $hex } ne participe pas à l’attaque contre { $target }.
volga-event-soviet-attack = Les Soviétiques attaquent { $target } depuis { $hexes }.
volga-event-soviet-card-laid = { $soviet_card ->
    [none] Les Soviétiques jouent une carte face cachée.
   *[other] Les Soviétiques jouent { $soviet_card } face cachée.
}
volga-event-showdown = Confrontation : { $faces }.
volga-event-blank-adjusted = { $unit } montrait un côté vierge et passe à { $steps }.
volga-event-guard-restored = { $unit } remonte à { $steps }.
volga-event-anti-tank-brigade = { $unit } vise les chars.
volga-event-soviet-card = Carte soviétique : { $card }.
volga-event-no-effect = { $card } : sans effet.
volga-event-air-cancelled = { $unit ->
    [none] { $card } repousse les avions.
   *[other] { $unit } repousse les avions.
}
volga-event-air-strike-cancelled = Frappe annulée : { $cards }.
volga-event-card-effect = Carte allemande : { $cards }.
volga-event-card-fire = { $cards } : { $dice }, { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] { $hits } coups au but
}{ $halved ->
    [no] {""}
   *[yes] , { $effective } après division par les décombres
}.
volga-event-opportunity-fire = Tir d’opportunité : { $dice }, { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] { $hits } coups au but
}{ $ones ->
    [0] {""}
   *[other] , { $ones } sur eux-mêmes
}.
volga-event-rubble-roll = Jet de décombres en { $hex } : { $dice } plus { $modifier } font { $total } ; il faut 19.
volga-event-rubble = { $hex } est en décombres.
volga-event-volley = { $side ->
    [german] Les Allemands tirent
   *[soviet] Les Soviétiques tirent
} : { $volleys } : { $hits ->
    [0] aucun coup au but
    [one] un coup au but
   *[other] { $hits } coups au but
}{ $ones ->
    [0] {""}
   *[other] , { $ones } sur eux-mêmes
}.
volga-event-step-lost = { $unit } perd un pas, force restante { $steps }.
volga-event-german-destroyed = { $unit } tombe en { $hex }. Pertes allemandes : { $losses }.
volga-event-soviet-destroyed = { $unit } tombe en { $hex }.
volga-event-advance = { $unit } avance de { $start } à { $hex }.
volga-event-blitz = Blitz : { $unit } continue de { $start } à { $hex }.
volga-event-combat-over = Le combat est fini.
volga-event-german-control = Les Allemands prennent le contrôle de { $hex }.
volga-event-soviet-control = Les Soviétiques reprennent { $hex }.
volga-event-fort-removed = La fortification de { $hex } est retirée.
volga-event-reinforcement-hex-captured = { $side ->
    [german] Les Allemands prennent
   *[soviet] Les Soviétiques prennent
} un hexagone de renfort, { $hex }.
volga-event-soviet-count = { $highest ->
    [one] Un hexagone porte
   *[other] { $highest } hexagones portent
} la plus haute pile soviétique ; les Soviétiques tiennent { $held } { $held ->
    [one] hexagone de renfort
   *[other] hexagones de renfort
}.
volga-event-no-reinforcement-hex = Les Soviétiques ne tiennent aucun hexagone de renfort et piochent une carte.
volga-event-soviet-reinforcements = Des renforts soviétiques arrivent.
volga-event-soviet-deployed = { $unit } ({ $kind ->
    [tank] chars
   *[infantry] infanterie
}) arrive en { $hex }.
volga-event-soviet-dice = Les Soviétiques lancent les dés pour { $rolls }.
volga-event-equal-dice = Dés à { $die } : { $count }. Les Soviétiques piochent une carte pour chacun au lieu d’avancer.
volga-event-soviet-moves = { $unit } va de { $start } à { $hex }.
volga-event-card-instead = { $dice ->
    [none] Aucun bloc ne peut être placé en { $hex }
   *[other] Jet { $dice } : aucune action possible en { $hex }
} : une carte à la place.
volga-event-soviet-draws = Les Soviétiques piochent { $soviet_card ->
    [none] une carte
   *[other] { $soviet_card }
} ; il en reste { $left } dans leur pioche.
volga-event-landing = Dés { $dice } : { $unit } débarque en { $hex }.
volga-event-landing-fails = Dés { $dice } : les Allemands tiennent { $hex }, pas de débarquement.
volga-event-unit-appears = { $unit } surgit en { $hex } avec une force de { $strength_of }.
volga-event-headquarters = Dés { $dice } : le QG de Chuikov est en { $hex }.
volga-event-headquarters-fails = Dés { $dice } : { $hex } est allemand, il n’y a pas de QG.
volga-event-chuikov-gone = Chuikov quitte la bataille.
volga-event-game-over = La bataille est finie.

## Comment cela finit

volga-result-reinforcement-hexes = Les six hexagones de renfort soviétiques sont allemands.
volga-result-volga-bank = Toute la rive de la Volga, hexagones 1 à 19, est allemande.
volga-result-no-soviets = Il ne reste aucun bloc soviétique sur la carte.
volga-result-losses = Les Allemands ont trop perdu.
volga-result-deck = Les Soviétiques ont tenu jusqu’à leur dernière carte.

volga-score-losses = pertes allemandes
volga-score-turns = tours
volga-score-reinforcement-hexes = hexagones de renfort pris
volga-score-yellow = pris par Jaune
volga-score-blue = pris par Bleu

## Dés lancés à la main

volga-dice-advantages = les avantages (le dé soviétique, puis l’allemand)
volga-dice-reinforcements = les renforts
volga-dice-german-card = la carte allemande
volga-dice-soviet-card = la carte soviétique
volga-dice-opportunity-fire = le tir d’opportunité d’un hexagone
volga-dice-rubble = les décombres
volga-dice-close-combat = le combat rapproché d’un bloc
volga-dice-soviet-movement = le mouvement soviétique, la prochaine des plus hautes piles du nord au sud
volga-dice-headquarters = le QG de Chuikov

## À l’écran

volga-terrain-clear = dégagé
volga-terrain-difficult = difficile
volga-terrain-urban = urbain
volga-unknown-german = Bloc allemand { $token }
volga-unknown-soviet = Bloc soviétique { $token }
volga-unseen-german = Un bloc allemand
volga-unseen-soviet = Un bloc soviétique
volga-off-map-german = un bloc allemand
volga-note-strength = force { $strength }
volga-blocks = { $count ->
    [0] aucun bloc inconnu
    [one] un bloc inconnu
   *[other] { $count } blocs inconnus
}
volga-corner-turn = Tour { $turn }, { $seat }
volga-corner-deck = Pioche soviétique { $left } sur { $all }
volga-corner-losses = Pertes { $losses } sur { $limit }
volga-corner-hexes = Objectifs { $held } sur { $all }
volga-corner-hand = Main soviétique { $cards }
volga-corner-german-hand = Main allemande { $cards }
volga-corner-extra = Prolong. { $used } / { $earned }
volga-legend = # urbain  * décombres  ^ difficile  G allemand  S soviétique  F fort  g vide
volga-legend-narrow = Chaque chiffre est la force d’un bloc, et un point d’interrogation un bloc inconnu.
volga-legend-blocks = Blocs : type et force ; ?, un bloc que vous ne connaissez pas. P Panzers, G Panzergrenadiers, M motorisés, I infanterie ; t chars, r fusiliers, g Garde, m fusiliers marins, o fusiliers motorisés, a DCA, k antichar, w ouvriers, f région fortifiée.
volga-status-hand = Main ({ $seat })
volga-status-leaders = Chefs en jeu
volga-status-track = Tableau (rangée : blocs)
volga-status-reserves = Réserves soviétiques
volga-status-reserves-are = infanterie { $infantry }, chars { $tank }, fusiliers marins { $marine }
volga-status-decks = Pioches
volga-status-decks-are = allemande { $german }, soviétique { $soviet }
volga-status-lost = Pertes
volga-status-eliminated = Unités R éliminées
volga-status-hidden = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
volga-status-goal = Objectif allemand
volga-status-goal-hexes = les six hexagones de renfort : tenus { $held }, manquent { $missing }
volga-status-goal-bank = hexagones 1 à 19 : tenus { $held }, manquent { $missing }
volga-status-goal-done = tous les hexagones de l’objectif sont tenus
volga-status-advantages = Avantages ({ $seat })
volga-status-headquarters = QG de Chuikov
volga-status-combat = Combat
volga-status-combat-is = { $hexes } contre { $target }
volga-look-hex = { $terrain }, contrôle { $side ->
    [german] allemand
   *[soviet] soviétique
}
volga-look-rubble = décombres : les coups au but contre le défenseur sont divisés par deux
volga-look-fort = fortifié
volga-look-coast = côte de la Volga
volga-look-soviet-entry = hexagone de renfort soviétique
volga-look-german-entry = hexagone de renfort allemand ({ $colour })
volga-look-headquarters = QG de Chuikov
volga-look-block = { $unit }, { $formation } : force { $strength } sur { $most }, touche sur { $needed } ou plus{ $fast ->
    [yes] , rapide (Blitz)
   *[no] {""}
}{ $prized ->
    [yes] , unité R : sa perte compte double
   *[no] {""}
}
volga-compass = { $direction ->
    [1] E
    [2] SE
    [3] SO
    [4] O
    [5] NO
   *[6] NE
}

## Chances

volga-odds-falls = l’hexagone tombe
volga-odds-rubble = décombres
volga-odds-mean-german_steps = perte allemande
volga-odds-mean-soviet_steps = perte soviétique
volga-odds-loss = Perte : pas perdus en moyenne.
volga-odds-lost = perdus
volga-odds-lost-german_steps = pas allemands
volga-odds-lost-soviet_steps = pas soviétiques
volga-odds-lost-german_units = blocs allemands
volga-odds-lost-soviet_units = blocs soviétiques
volga-odds-card = si les Soviétiques jouent
volga-odds-chance = chance
volga-odds-exact = Exact, en supposant ceci : { $assumptions }.
volga-odds-not-exact = Exact seulement à cette condition : { $assumptions }.
volga-odds-ties-spare-german-fire = entre blocs égaux, celui au tir allemand le plus faible est touché
volga-odds-ties-spare-own-fire = entre blocs égaux, chaque camp épargne son meilleur tir
volga-odds-soviet-card-at-random = la carte soviétique est tirée au hasard
volga-odds-soviet-plays-no-card = les Soviétiques ne jouent pas de carte
volga-odds-no-german-card = les Allemands ne jouent pas de carte
volga-odds-no-more-german-cards = les Allemands n’ajoutent pas d’autre carte
volga-odds-other-stacks-owners-ignored = peu importe à qui sont les blocs allemands

## Dans le navigateur

volga-title = L’enfer sur la Volga
    .full = Stalingrad : l’enfer sur la Volga
volga-panel-forces = Forces
volga-panel-soviets = Tour URSS
volga-soviets-not-yet = Les Soviétiques n’ont pas encore joué.
volga-flow-no-hex = Aucun hexagone de renfort tenu : piocher une carte.
volga-flow-count = Compter les hexagones à la plus haute pile et les hexagones de renfort tenus.
volga-flow-counted = { $highest } contre { $held }
volga-flow-reinforce = Davantage de plus hautes piles : des renforts arrivent.
volga-flow-move = Sinon un dé par plus haute pile, de 1 à 6 : un mouvement, une attaque ou une carte.
volga-flow-compass = La rose soviétique : la direction 1 est en arrière, puis dans le sens horaire

## Blocs et formations
## Leurs noms viennent des tables ; voici les mêmes en toutes lettres.

volga-nth = { $number }e
volga-unit-panzer-regiment = { volga-nth } régiment de Panzers
    .short = { volga-nth } Panzers
volga-unit-panzergrenadier-regiment = { volga-nth } régiment de Panzergrenadiers
    .short = { volga-nth } Panzergrenadiers
volga-unit-motorised-infantry-regiment = { volga-nth } régiment d’infanterie motorisée
    .short = { volga-nth } d’infanterie motorisée
volga-unit-infantry-regiment = { volga-nth } régiment d’infanterie
    .short = { volga-nth } d’infanterie
volga-unit-jaeger-regiment = { volga-nth } régiment de chasseurs
    .short = { volga-nth } de chasseurs
volga-unit-croatian-infantry-regiment = { volga-nth } régiment d’infanterie croate
    .short = { volga-nth } d’infanterie croate
volga-unit-naval-rifle-brigade = { volga-nth } brigade de fusiliers marins
volga-unit-guards-rifle-division = { volga-nth } division de fusiliers de la Garde
volga-unit-rifle-division = { volga-nth } division de fusiliers
volga-unit-nkvd-rifle-division = { volga-nth } division de fusiliers du NKVD
volga-unit-rifle-brigade = { volga-nth } brigade de fusiliers
volga-unit-motor-rifle-brigade = { volga-nth } brigade de fusiliers motorisée
volga-unit-anti-aircraft-regiment = { volga-nth } régiment de DCA
    .short = { volga-nth } de DCA
volga-unit-anti-tank-brigade = { volga-nth } brigade antichar
volga-unit-fortified-region = { volga-nth } région fortifiée
volga-unit-tractor-factory-workers-battalion = Bataillon ouvrier de l’usine de tracteurs
    .badge = UT
volga-unit-barrikady-workers-battalion = Bataillon ouvrier de Barrikady
    .badge = Bar
volga-unit-red-october-workers-battalion = Bataillon ouvrier d’Octobre Rouge
    .badge = OR
volga-unit-tank-brigade = { volga-nth } brigade de chars
volga-unit-guards-tank-brigade = { volga-nth } brigade de chars de la Garde
volga-formation-panzer-division = { volga-nth } Panzerdivision
volga-formation-motorised-division = { volga-nth } division motorisée
volga-formation-infantry-division = { volga-nth } division d’infanterie
volga-formation-jaeger-division = { volga-nth } division de chasseurs
volga-formation-army = { volga-nth } armée
volga-formation-stalingrad-air-defence-corps = corps de défense antiaérienne de Stalingrad
volga-formation-city-militia = milice de la ville
volga-formation-62nd-64th-army = 62e/64e armée

## Lieux

volga-place-1 = Steppe de Vinnovka
volga-place-2 = Vergers de Latoshinka
volga-place-3 = Latoshinka
volga-place-4 = Colline du Grand Champignon
    .full = Colline du Grand Champignon, Rynok
volga-place-5 = Spartanovka
volga-place-6 = Embouchure de la Mokraya Mechetka
    .full = Embouchure de la Mokraya Mechetka, cité basse des Tracteurs
volga-place-7 = Usine de tracteurs
volga-place-8 = Usine de canons Barrikady
volga-place-9 = Débarcadère Barrikady
volga-place-10 = Rive d’Octobre Rouge
volga-place-11 = Ravin Bannyi
    .full = Ravin Bannyi, combinat de viande
volga-place-12 = Usine chimique Lazur
    .full = Usine chimique Lazur, réservoirs de pétrole
volga-place-13 = Centre-ville nord
    .full = Centre-ville nord, débarcadères principaux
volga-place-14 = Centre-ville
    .full = Centre-ville, place Rouge
volga-place-15 = Embouchure de la Tsaritsa
    .full = Embouchure de la Tsaritsa, débarcadère sud
volga-place-16 = Rive de la conserverie
volga-place-17 = Combinat alimentaire
    .full = Combinat alimentaire, embouchure de la Yelshanka
volga-place-18 = Scieries
    .full = Scieries, Basse-Yelshanka
volga-place-19 = Kuporosnoe
volga-place-20 = Pente de la Sukhaya Mechetka
volga-place-21 = Colline du Petit Champignon
volga-place-22 = Vallée de la Mokraya Mechetka
volga-place-23 = Cité haute des Tracteurs
volga-place-24 = Cité Barrikady
    .full = Cité Barrikady, ravin Zhitomirsk
volga-place-25 = Usine Silikat
    .full = Usine Silikat, cité basse de Barrikady
volga-place-26 = Octobre Rouge
    .full = Octobre Rouge, four Martin
volga-place-27 = Cité Octobre Rouge
volga-place-28 = Mamayev Kurgan
volga-place-29 = Cité de l’Aviation
    .full = Cité de l’Aviation, ravin Dolgy
volga-place-30 = Gare n° 1
volga-place-31 = Gorge de la Tsaritsa
    .full = Gorge de la Tsaritsa, casernes
volga-place-32 = Silo à grain
volga-place-33 = Faubourg Minina
volga-place-34 = Zelyonaya Polyana
volga-place-35 = Cote 145,5
    .full = Cote 145,5 (Lysaya Gora)
volga-place-36 = Couloir nord
volga-place-37 = Source de la Sukhaya Mechetka
volga-place-38 = Bois de Spartanovka
volga-place-39 = Confluent de l’Orlovka
volga-place-40 = Cote 97,7
volga-place-41 = Cote 107,5
    .full = Cote 107,5, cité haute de Barrikady
volga-place-42 = Cité haute d’Octobre Rouge
volga-place-43 = Combe Vishnevaya
volga-place-44 = Pente ouest du Mamayev
volga-place-45 = Terrain de l’aéroclub
volga-place-46 = Tête du ravin Krutoy
volga-place-47 = Vallée de la Tsaritsa
volga-place-48 = Pentes de Dar-Gora
volga-place-49 = Gare de Sadovaya
volga-place-50 = Ravin de la Yelshanka
volga-place-51 = Hauteurs de Haute-Yelshanka
volga-place-52 = Cote 144,2
volga-place-53 = Route d’Orlovka
volga-place-54 = Ruisseau d’Orlovka
volga-place-55 = Cote 108,8
volga-place-56 = Plateau de la Mechetka
volga-place-57 = Route de Gorodishche
volga-place-58 = Steppe à l’est de Razgulyaevka
volga-place-59 = Cote 126,3
volga-place-60 = Ceinture forestière
volga-place-61 = Hôpital militaire
volga-place-62 = Steppe au nord d’Opytnaya
volga-place-63 = Gare d’Opytnaya
volga-place-64 = Haute vallée de la Tsaritsa
volga-place-65 = Steppe à l’ouest de Sadovaya
volga-place-66 = Staro-Dubovka
volga-place-67 = Cote 147,6
volga-place-68 = Orlovka
volga-place-69 = Steppe au sud d’Orlovka
volga-place-70 = Combe de la Mokraya Mechetka
volga-place-71 = Uvarovka
volga-place-72 = Steppe à l’est de Gorodishche
volga-place-73 = Champs de Razgulyaevka
volga-place-74 = Steppe au sud de Razgulyaevka
volga-place-75 = Steppe à l’ouest de la ceinture forestière
volga-place-76 = Talovoy
volga-place-77 = Polyakovka
volga-place-78 = Yezhovka
volga-place-79 = Combe Krutaya
volga-place-80 = Gare de Voroponovo
volga-place-81 = Steppe à l’ouest d’Orlovka
volga-place-82 = Rempart tatar
volga-place-83 = Hauteurs de Gorodishche
volga-place-84 = Gorodishche
volga-place-85 = Gare de Razgulyaevka
volga-place-86 = Steppe à l’ouest de Razgulyaevka
volga-place-87 = Steppe à l’est de Gumrak
volga-place-88 = Voie ferrée de Gumrak
volga-place-89 = Steppe au nord de Polyakovka
volga-place-90 = Steppe au nord de Yezhovka
volga-place-91 = Alekseyevka
volga-place-92 = Steppe au nord de Voroponovo
volga-place-93 = Gorodishche nord
volga-place-94 = Gorodishche ouest
volga-place-95 = Aleksandrovka
volga-place-96 = Route d’Aleksandrovka
volga-place-97 = Steppe au nord-est de Gumrak
volga-place-98 = Gumrak sud
volga-place-99 = Steppe au sud-est de Gumrak
volga-place-100 = Steppe occidentale
volga-place-101 = Steppe à l’ouest d’Alekseyevka
volga-place-102 = Gare de Gumrak
volga-place-103 = Steppe au sud de Gumrak
volga-place-104 = Steppe du sud-ouest
volga-place-105 = Steppe au nord de Z
volga-place-W = Fer de lance de la 16e Panzer
volga-place-X = Entrée nord
    .full = Entrée nord (6e armée)
volga-place-Y = Entrée de l’aérodrome de Gumrak
    .full = Entrée de l’aérodrome de Gumrak (6e armée)
volga-place-Z = Entrée sud-ouest
    .full = Entrée sud-ouest (4e armée Panzer)

## Le premier tour expliqué

volga-guide-intro-1 = Vous commandez la 6e armée et la 4e armée Panzer allemandes, et vous venez de l’ouest. La Volga coule derrière la ville, à l’est ; la rose des vents de la carte montre le nord.
volga-guide-intro-2 = Vous gagnez si les six hexagones à numéro rouge sont à vous à la fin d’un tour. Vous perdez si la pioche soviétique s’épuise ou si dix de vos blocs sont détruits.
volga-guide-intro-3 = Vos blocs vous montrent leur face. Les points sont leur force : chaque point lance un dé. Les points noirs touchent sur 6, les blancs sur 5 et 6, les rouges sur 4, 5 et 6. Les blocs rouges marqués S sont soviétiques ; vous saurez ce qu’ils sont en les combattant.
volga-guide-intro-4 = À chaque tour vous faites une action, puis les Soviétiques suivent le diagramme du livret. Les cartes sont leur horloge : plus ils en piochent, plus tôt finit la bataille.
volga-guide-german_action = Appeler des renforts amène une carte et jusqu’à six blocs, une attaque peut prendre un hexagone et les mouvements rapprochent des piles sans combat. Conseil dit ce que choisirait l’ordinateur, et pourquoi.
volga-guide-short_stack = Les hexagones éclairés ont des piles qui peuvent bouger. Une pile à côté de Soviétiques peut s’éloigner, mais aucun mouvement court ne finit à côté d’eux.
volga-guide-short_group = Toute la pile est choisie. Cliquez sur un bloc pour le laisser, ou sur un hexagone éclairé pour y aller. Annuler reprend une étape à la fois.
volga-guide-long_stack = Un mouvement long mène une pile entière jusqu’à deux hexagones dégagés, loin de tout Soviétique.
volga-guide-quick_stack = Une attaque rapide va d’un hexagone et attaque aussitôt, sans carte et sans créer de décombres. La pile ne doit pas partir d’à côté de Soviétiques.
volga-guide-planned_target = Une attaque délibérée se fait sans bouger, par toutes vos piles voulues à côté de la cible, et vous pouvez jouer une carte. En ville, elle peut réduire l’hexagone en décombres, qui divisent vos coups au but par deux.
volga-guide-planned_stacks = Toutes les piles éclairées attaqueront ensemble. Cliquez sur l’une d’elles pour l’écarter. Le tableau donne les chances exactes.
volga-guide-choose_german_card = Les Soviétiques ont joué leur carte. La vôtre peut décider du combat, mais vous en avez peu : le tableau montre l’effet de chacune.
volga-guide-choose_hit = Les coups au but frappent toujours le bloc le plus fort. Quand plusieurs se valent, vous choisissez, pour les deux camps.
volga-guide-choose_advance = L’hexagone est vide : au moins un de vos blocs doit y entrer, jusqu’à quatre le peuvent.
volga-guide-deploy_to = Les blocs jaunes arrivent en X ou Y, les bleus en Z, les blancs où vous voulez.
volga-guide-soviet_choice = Vous commandez les Soviétiques : bougez un bloc de chacune des plus hautes piles, ou piochez une carte. Piocher rapproche la fin de la bataille.
volga-guide-soviet-intro-1 = Vous défendez Stalingrad. Les Allemands viennent de l’ouest ; la Volga est derrière vous, et les renforts la traversent vers les hexagones à numéro rouge.
volga-guide-soviet-intro-2 = Vous gagnez quand votre pioche est épuisée ou quand dix blocs allemands sont détruits. Vous perdez si les Allemands tiennent les six hexagones à numéro rouge à la fin d’un tour.
volga-guide-soviet-intro-3 = Le diagramme du livret décide si des renforts arrivent ; là où il laisse un choix, vous décidez. Dans un combat vous pouvez jouer une carte, face cachée, avant les Allemands.
volga-guide-turn-soviet = C’était le tour soviétique : ils ont suivi leur diagramme, que montre le panneau « Tour soviétique ». « Revoir leur dernier tour » le montre encore ; dans les réglages, vous pouvez le revoir pas à pas.
volga-guide-long_first = Les hexagones éclairés sont ceux qu’elle peut atteindre. Après le premier, elle peut continuer vers un second.
volga-guide-long_second = Choisissez un second hexagone, ou arrêtez la pile où elle est. Puis vient le tour des Soviétiques.
volga-guide-quick_group = Choisissez l’hexagone d’où vous attaquez, ou cliquez sur un bloc pour le laisser.
volga-guide-quick_target = Les hexagones éclairés ont des Soviétiques que l’on peut attaquer de là. Le tableau donne les chances exactes.
volga-guide-deploy_next = Il n’y a pas de place pour tous : déployez d’abord les plus importants.
volga-guide-choose_soviet_card = Vous pouvez jouer une carte, face cachée. Elle est révélée en même temps que les blocs.
volga-guide-soviet_hex = Chacune des plus hautes piles agit une fois, dans l’ordre que vous voulez.
volga-guide-soviet_order = Toute la pile peut attaquer des Allemands à côté d’elle, ou un de ses blocs peut bouger.

## Sur le plateau

volga-map-river = Volga
volga-map-north = N
volga-overlay-victory = Contrôle et hexagones de victoire
volga-overlay-coming = Renforts à venir
volga-legend-held = Contrôle : { $side }
volga-legend-goal = Hexagone de victoire
volga-legend-enter = Entrée de renforts : { $side }
volga-legend-closed = Fermé tant que l’ennemi le tient
volga-arrivals = Blocs à déployer
volga-fan-unknown = pas encore vu
volga-fan-strength = force { $strength } sur { $most }
volga-fan-needed = { $needed ->
    [6] touche sur 6
   *[other] touche sur { $needed } à 6
}
volga-fan-fast = rapide
volga-fan-prized = R : compte double
volga-fan-remembered = déjà vu
volga-find-place = lieu

## Pourquoi l’ordinateur joue ainsi

volga-bot-call = Appeler des renforts.
volga-bot-march = Marcher de { $hex } à { $target }.
volga-bot-approach = Avancer de { $hex } à { $target }.
volga-bot-approach-two = Avancer deux piles, dont une de { $hex } à { $target }.
volga-bot-quick = Faire une attaque rapide contre { $target } depuis { $hex }.
volga-bot-assault-goal-card = { $count ->
    [one] Prendre l’hexagone de renforts { $target } avec { $count } pile et une carte.
   *[other] Prendre l’hexagone de renforts { $target } avec { $count } piles et une carte.
}
volga-bot-assault-goal-plain = { $count ->
    [one] Prendre l’hexagone de renforts { $target } avec { $count } pile.
   *[other] Prendre l’hexagone de renforts { $target } avec { $count } piles.
}
volga-bot-assault-way-card = { $count ->
    [one] Ouvrir la voie par { $target } avec { $count } pile et une carte.
   *[other] Ouvrir la voie par { $target } avec { $count } piles et une carte.
}
volga-bot-assault-way-plain = { $count ->
    [one] Ouvrir la voie par { $target } avec { $count } pile.
   *[other] Ouvrir la voie par { $target } avec { $count } piles.
}
volga-bot-wait = Attendre.
volga-bot-answer = Une des réponses essayées.
volga-bot-fears-losses = { $count ->
    [one] { $count } perte de plus décide de la partie.
   *[other] { $count } pertes de plus décident de la partie.
}
volga-bot-fears-deck = { $count ->
    [one] Il ne reste que { $count } carte dans la pioche soviétique.
   *[other] Il ne reste que { $count } cartes dans la pioche soviétique.
}
volga-bot-fears-assault = Les Allemands peuvent prendre { $hex }.

## The parts of a turn

volga-sequence-german-action = Action allemande
volga-sequence-cards = Cartes
volga-sequence-fire = Confrontation et tirs
volga-sequence-advance = Avance
volga-sequence-soviet-action = Action soviétique

# The stage
volga-stage-attack = Attaque sur { $hex }
volga-stage-hits = { $count ->
    [0] Aucune touche
    [one] { $count } touche
   *[other] { $count } touches
}
volga-stage-ones = { $count ->
    [one] { $count } touche sur le tireur
   *[other] { $count } touches sur le tireur
}
volga-stage-volley = { $side ->
    [german] Salve allemande
   *[soviet] Salve soviétique
}
volga-stage-opportunity-fire = Tir d’opportunité
volga-stage-card-fire = Tir de carte
volga-stage-soviet-dice = Dés de mouvement soviétique
volga-stage-reinforcement-dice = Dés de renforts
volga-stage-headquarters = Jet du quartier général
volga-stage-headquarters-fails = Jet du quartier général
volga-stage-landing = Jet de débarquement
volga-stage-landing-fails = Jet de débarquement
volga-stage-card-instead = Carte au lieu d’un mouvement
volga-stage-advantages = Avantages
volga-stage-rubble-roll = Jet de décombres
volga-stage-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
volga-stage-modifier = modificateur
volga-stage-total = total
volga-stage-rubble = Décombres
volga-stage-empty = Hexagone vide

# Guided lessons

volga-lesson-move = Se déplacer et se renforcer
volga-lesson-move-short = Un tour allemand est une action. Marchez d’abord : faites des mouvements courts.
    .wrong = Les mouvements longs et les attaques prennent aussi toute l’action. Commencez par des mouvements courts : deux piles marchent.
volga-lesson-move-stack = Deux piles au plus se déplacent. Choisissez celle de l’hexagone Y.
volga-lesson-move-hex = Les hexagones éclairés sont à portée. Allez en 98 : un hexagone où vous entrez est à vous.
    .wrong = Cet hexagone est à portée, mais 98 vous rapproche de la ville. Cliquez sur 98.
volga-lesson-move-stop = Une autre pile pourrait bouger. Finissez : les Soviétiques jouent ensuite, selon le livret.
    .wrong = Une autre pile peut bouger, mais pas dans cette leçon : finissez, pour que les Soviétiques jouent.
volga-lesson-move-call = Les Soviétiques se sont renforcés. Appelez vos unités : les dés disent d’où sur la piste.
volga-lesson-move-first = Six dés, six unités. La plupart se placent seules ; mettez celle-ci en X.
volga-lesson-move-second = Mettez la suivante en Y.
volga-lesson-move-third = Mettez la dernière en X.
volga-lesson-move-end = Vous savez marcher et vous renforcer. À la prochaine leçon, vous attaquez.
volga-lesson-attack = Attaquer avec des cartes
volga-lesson-attack-planned = Votre fer de lance en W est devant l’hexagone 3. Attaquez délibérément : cela permet une carte.
    .wrong = Seule une attaque délibérée permet une carte, et ce combat a besoin du Stuka.
volga-lesson-attack-card = Jouez le Stuka : il tire avant les unités.
    .wrong = Sans carte, seules vos unités tirent. Jouez d’abord le Stuka.
volga-lesson-attack-advance = Le Stuka a touché une fois, vos régiments trois : la division a disparu. Avancez avec le régiment de Panzer.
    .wrong = Un hexagone vide n’est pas à vous avant qu’une unité y entre. Avancez avec le régiment de Panzer.
volga-lesson-attack-stop = Une unité suffit pour tenir l’hexagone. Finissez l’avance.
volga-lesson-attack-end = Vous avez pris un hexagone de renfort, et cela vous donne une carte : Paulus. Ensuite : ce que font les Soviétiques.
volga-lesson-soviets = Ce que font les Soviétiques
volga-lesson-soviets-quick = Faites une attaque rapide : les unités marchent et combattent en une action, sans carte.
    .wrong = Une attaque délibérée ne marche pas : l’ennemi est à deux hexagones. Faites une attaque rapide.
volga-lesson-soviets-hex = Allez en 82 : une unité soviétique se tient à côté, en 70.
    .wrong = De là, on n’atteint pas l’unité soviétique : allez en 82.
volga-lesson-soviets-advance = Le défenseur a disparu. Avancez avec le régiment éclairé.
volga-lesson-soviets-halt = Restez avec les autres. Puis les Soviétiques jouent : l’onglet de leur tour dit chaque étape.
volga-lesson-soviets-short = Ils comptent leurs plus hautes piles et leurs hexagones de renfort ; cela décide. Faites des mouvements courts et regardez encore.
volga-lesson-soviets-stack = Choisissez la pile en Y.
volga-lesson-soviets-to = Allez en 98.
volga-lesson-soviets-stop = Finissez et suivez le tour soviétique.
volga-lesson-soviets-end = Les Soviétiques suivent le même schéma à chaque tour. Vous en savez assez pour jouer.
