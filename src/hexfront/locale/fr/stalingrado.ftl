### Stalingrado 1942-43

## What the game is

stalingrado-about = L’Axe marche sur la Volga et le Caucase à l’été 1942, et les Soviétiques ripostent en hiver.
stalingrado-facts = dès 3 heures
    .players = 1 ou 2
    .difficulty = élevée
    .turns = { $turns ->
        [one] une semaine
       *[other] { $turns } semaines
    }
stalingrado-scenario-campaign = toute la campagne, 32 semaines de juin 1942 à février 1943
    .history = L’Axe atteignit la Volga et le Caucase ; en février, la Sixième Armée avait capitulé.
stalingrado-scenario-blue = la ruée d’été vers le Don, six semaines dans le nord
    .history = Voronej tomba en juillet, mais les armées soviétiques s’échappèrent au-delà du Don.
stalingrado-scenario-caucasus = la marche sur le Caucase, quatorze semaines dans le sud
    .history = Rostov et Maïkop tombèrent ; Grozny et son pétrole, non.
stalingrado-scenario-uranus = l’encerclement et le secours, sept semaines à partir de novembre 1942
    .history = En quatre jours, la Sixième Armée fut encerclée ; les secours arrivèrent à 50 km.
stalingrado-mode-1v1 = un joueur de l’Axe contre un joueur soviétique
stalingrado-seat-axis = Axe
stalingrado-seat-soviet = Soviétiques
stalingrado-option-zone_cost = quand une zone ennemie coûte un point de plus
    .leaving = quand on quitte un de ses hexagones
    .entering = quand on entre dans un de ses hexagones, et une fois pour rompre le contact
stalingrado-option-replacement_hq = quel quartier général transmet les remplacements
    .supplied = un quartier général ravitaillé
    .any = n’importe lequel à portée
stalingrado-option-hq_moves = où peuvent aller les quartiers généraux
    .free = partout où l’ennemi n’est pas
    .path = où mène un chemin libre d’ennemis
stalingrado-option-artillery_pause = quand l’artillerie tire de nouveau
    .v2 = deux tours plus tard
    .v3 = trois tours plus tard
stalingrado-option-winter_mixed = quelle colonne d’hiver subit un groupe mixte de l’Axe
    .worst = celle de sa plus mauvaise nationalité
    .points = celle de la nationalité qui a le plus de points
stalingrado-option-first_guards_tank = quel corps le 1er corps blindé de la Garde remplace
    .v26 = le 26e, qui part ce tour-là
    .v16 = le 16e, comme imprimé
stalingrado-option-stacks = ce qu’on voit d’une pile ennemie
    .hidden = le pion du dessus et le nombre
    .open = tous les pions

## What is asked

stalingrado-prompt-first_base = Choisissez une base pour { $counter }.
stalingrado-prompt-place_hq = Placez { $counter } ou gardez-le de côté.
stalingrado-prompt-out_of_command = Choisissez d’autres unités à commander ou acceptez.
stalingrado-prompt-replacements = Choisissez une unité à remplacer.
stalingrado-prompt-replacements-nothing = Aucune unité ne peut recevoir de remplacements.
stalingrado-prompt-rebuild_to = Choisissez hexagone et force : { $counter }.
stalingrado-prompt-reserve_at = Choisissez un aérodrome pour { $unit }.
stalingrado-prompt-reserve_by = Choisissez un transport vers { $hex }.
stalingrado-prompt-choose_substitute = Choisissez qui { $counter } remplace.
stalingrado-prompt-moving = Tour { $turn } : choisissez une unité ou une pile.
stalingrado-prompt-march = Choisissez où va { $unit } (points : { $points }).
stalingrado-prompt-stepping = Continuez ou arrêtez { $unit }.
stalingrado-prompt-column = Choisissez la destination ou des unités à laisser.
stalingrado-prompt-enter_at = Choisissez où entre { $counter }.
stalingrado-prompt-move_hq = Choisissez un hexagone pour { $counter }.
stalingrado-prompt-transfer = Choisissez une nouvelle base : { $counter }.
stalingrado-prompt-station = Choisissez une base pour { $counter }.
stalingrado-prompt-crowd = Trop d’unités : éliminez-en une en { $hex }.
stalingrado-prompt-missions = Choisissez une unité aérienne pour une mission.
stalingrado-prompt-missions-nothing = Aucune unité aérienne ne peut effectuer de mission.
stalingrado-prompt-mission = Choisissez une mission pour { $counter }.
stalingrado-prompt-load = Choisissez qui ravitailler par { $hex }.
stalingrado-prompt-reaction = Choisissez une unité aérienne qui réagit.
stalingrado-prompt-reaction-nothing = Aucune unité aérienne ne peut réagir.
stalingrado-prompt-react_with = Choisissez une cible pour { $counter }.
stalingrado-prompt-next_air_combat = Choisissez le prochain combat aérien.
stalingrado-prompt-air_loss = { $count ->
    [one] Choisissez qui subit la dernière perte aérienne.
   *[other] Choisissez qui subit une perte aérienne (reste { $count }).
}
stalingrado-prompt-next_bombing = Choisissez la prochaine cible à bombarder.
stalingrado-prompt-bomb_loss = Choisissez qui perd un pas en { $hex }.
stalingrado-prompt-bomb_kill = Choisissez qui éliminer en { $hex }.
stalingrado-prompt-divert = Base perdue : reposez { $counter }.
stalingrado-prompt-combat = Choisissez un hexagone à attaquer.
stalingrado-prompt-combat-nothing = Plus aucun hexagone à attaquer.
stalingrado-prompt-attackers = { $units ->
    [none] Choisissez les attaquants de { $target }.
   *[other] Attaquez { $target } ou changez les attaquants.
}
stalingrado-prompt-defence_guns = Choisissez l’artillerie défendant { $target }.
stalingrado-prompt-shell_with = { $counters ->
    [none] Choisissez l’artillerie contre { $target }.
   *[other] Tirez sur { $target } ou ajoutez de l’artillerie.
}
stalingrado-prompt-gun_loss = Contrebatterie : choisissez qui perd un pas.
stalingrado-prompt-defender_choice = Résultat D{ $d } en { $target } : choisissez.
stalingrado-prompt-defender_loss = { $count ->
    [one] Choisissez la dernière perte en { $target }.
   *[other] Choisissez qui perd un pas (reste { $count } pertes).
}
stalingrado-prompt-retreat_unit = Choisissez où retraite { $unit }.
stalingrado-prompt-pushed_off = Choisissez le bord de sortie de { $counter }.
stalingrado-prompt-choose_attacker_loss = { $count ->
    [one] Choisissez l’attaquant qui subit la dernière perte.
   *[other] Choisissez l’attaquant qui perd un pas (reste { $count }).
}
stalingrado-prompt-advancing = Choisissez une unité qui avance en { $target }.
stalingrado-prompt-go_on = { $points ->
    [0] Choisissez où va { $unit }.
   *[other] Choisissez où va { $unit } (reste { $points }).
}

## What can be done

stalingrado-verb-to = Aller en { $hex }
stalingrado-verb-stay = Rester
stalingrado-verb-wait = Attendre
stalingrado-verb-missions-done = Finir les missions
stalingrado-verb-reaction-done = Finir les réactions
stalingrado-verb-replacements-done = Finir les remplacements
stalingrado-verb-defence_guns-done = Finir le tir
stalingrado-verb-back = Revenir
stalingrado-verb-lose = Choisir { $unit }
stalingrado-verb-at = Placer en { $hex }
stalingrado-verb-step = Avancer en { $hex }
stalingrado-verb-march-leave = Quitter la carte
stalingrado-verb-march-rail = Rouler vers { $hex }
stalingrado-verb-march-sea = Naviguer { $hex }
stalingrado-verb-stepping-stop = S’arrêter ici
stalingrado-verb-column-drop = Laisser { $unit }
stalingrado-verb-advancing-advance = Avancer { $unit }
stalingrado-verb-advancing-stop = Finir l’avance
stalingrado-verb-go_on-exploit = Exploiter { $hex }
stalingrado-verb-go_on-push = Percer en { $hex }
stalingrado-verb-go_on-halt = S’arrêter
stalingrado-verb-out_of_command-agree = Accepter
stalingrado-verb-out_of_command-command = Commander { $unit }
stalingrado-verb-send = Envoyer { $unit }
stalingrado-verb-support = Soutenir { $hex }
stalingrado-verb-mission-bomb_units = Bombarder { $hex }
stalingrado-verb-mission-bomb_base = Ravager { $hex }
stalingrado-verb-mission-bomb_hq = Bombarder { $unit }
stalingrado-verb-mission-escort = Escorter { $hex }
stalingrado-verb-mission-supply = Ravitailler { $hex }
stalingrado-verb-load-for = Charger { $unit }
stalingrado-verb-load-go = Décoller
stalingrado-verb-react_with-intercept = Intercepter { $hex }
stalingrado-verb-next_air_combat-fight = Combattre { $hex }
stalingrado-verb-choose_substitute-replace = Remplacer { $unit }
stalingrado-verb-replacements-replenish = Compléter { $unit }
stalingrado-verb-replacements-refit = Rééquiper { $unit }
stalingrado-verb-replacements-rebuild = Refaire { $unit }
stalingrado-verb-replacements-reserve = Transporter { $unit }
stalingrado-verb-rebuild_to-reduced_at = Réduire en { $hex }
stalingrado-verb-rebuild_to-full_at = Remplir en { $hex }
stalingrado-verb-reserve_by-by = Envoyer { $unit }
stalingrado-verb-next_bombing-units = Bombarder { $hex }
stalingrado-verb-next_bombing-base = Ravager { $hex }
stalingrado-verb-next_bombing-hq = Bombarder { $unit }
stalingrado-verb-combat-attack = Attaquer { $hex }
stalingrado-verb-combat-shell = Canonner { $hex }
stalingrado-verb-combat-end = Finir le combat
stalingrado-verb-add = Ajouter { $unit }
stalingrado-verb-attackers-all = Ajouter les voisines
stalingrado-verb-attackers-drop = Retirer { $unit }
stalingrado-verb-attackers-go = Attaquer
stalingrado-verb-shell_with-go = Tirer
stalingrado-verb-defence_guns-fire = Tirer { $unit }
stalingrado-verb-move_hq-off = Retirer de la carte
stalingrado-verb-place_hq-aside = Garder de côté
stalingrado-verb-moving-unit = Bouger { $unit }
stalingrado-verb-moving-stack = Bouger tout { $hex }
stalingrado-verb-moving-enter = Entrer { $unit }
stalingrado-verb-moving-hq = Bouger { $unit }
stalingrado-verb-moving-transfer = Transférer { $unit }
stalingrado-verb-moving-land = Baser { $unit }
stalingrado-verb-moving-top = Monter { $unit }
stalingrado-verb-moving-end = Finir les mouvements
stalingrado-verb-defender_choice-loss = Subir une perte
stalingrado-verb-defender_choice-hold = Tenir Stalingrad
stalingrado-verb-defender_choice-retreat = Retraiter
stalingrado-verb-retreat_unit-all = Mener tout { $hex }
stalingrado-verb-pushed_off-north = Sortir par le nord
stalingrado-verb-pushed_off-east = Sortir par l’est
stalingrado-verb-pushed_off-south = Sortir par le sud

## What happens

stalingrado-event-turn = Tour { $turn }
stalingrado-event-player-turn = { $side ->
    [axis] Tour { $turn } : l’Axe
   *[soviet] Tour { $turn } : les Soviétiques
}
stalingrado-event-weather = Météo d’hiver : { $die ->
    [1] aucun vol
    [2] vols au sud du bas Don
    [3] vols au nord du bas Don
    [4] vols au sud du haut Don
    [5] vols au nord du haut Don
   *[other] vols partout
}.
stalingrado-event-blue-ends = Les divisions de Panzers supérieures deviennent normales.
stalingrado-event-points = { $side ->
    [axis] L’Axe reçoit ses points de remplacement.
   *[soviet] Les Soviétiques reçoivent leurs points de remplacement.
}
stalingrado-event-replenished = { $unit ->
    [none] Recomplètement d’une unité en { $hex }.
   *[other] Recomplètement de { $unit } en { $hex }.
}
stalingrado-event-rebuilt = { $unit ->
    [none] Reconstruction d’une unité en { $hex }.
   *[other] Reconstruction de { $unit } en { $hex }.
}
stalingrado-event-reserved = { $unit ->
    [none] { $transport } portera des hommes à { $hex }.
   *[other] { $transport } portera des hommes pour { $unit } à { $hex }.
}
stalingrado-event-men-return = Les hommes ne sont pas passés : un point revient ({ $pool }).
stalingrado-event-withdrawn = Retrait de { $counter }.
stalingrado-event-substituted = { $counter } prend la place de { $old } en { $hex }.
stalingrado-event-arrivals = Arrivent : { $counters }.
stalingrado-event-enters = { $unit } entre sur la carte en { $hex }.
stalingrado-event-moves = { $unit } va de { $start } à { $hex }.
stalingrado-event-stack-moves = { $count ->
    [one] { $units } va
   *[other] { $units } vont
} de { $start } à { $hex }.
stalingrado-event-by-rail = { $unit } va par rail de { $start } à { $hex }.
stalingrado-event-by-sea = { $unit } va par mer de { $start } à { $hex }.
stalingrado-event-leaves = { $counter } quitte la carte depuis { $start }.
stalingrado-event-livny-falls = Livny est tombée.
stalingrado-event-hq-placed = { $counter } s’installe en { $hex }.
stalingrado-event-hq-moves = { $counter } va en { $hex }.
stalingrado-event-hq-off = { $counter } sort de la carte.
stalingrado-event-hq-destroyed = Destruction de { $counter } en { $hex }.
stalingrado-event-hq-bombed = { $counter } perd { $number ->
    [one] un point de portée
   *[other] { $number } points de portée
} ce tour-ci.
stalingrado-event-lands = { $counter } a sa base en { $hex }.
stalingrado-event-transfers = Transfert de { $counter } de { $start } à { $hex }.
stalingrado-event-diverted = { $counter } se pose plutôt en { $hex }.
stalingrado-event-air-destroyed = Perte de { $counter } avec sa base en { $hex }.
stalingrado-event-flies = { $counter } vole vers { $hex } { $mission ->
    [support] en appui
    [bomb-units] pour bombarder des unités
    [bomb-base] pour bombarder la base
    [bomb-headquarters] pour bombarder un quartier général
    [escort] pour la chasse
    [supply] avec du ravitaillement
   *[replacements] avec des remplacements
}.
stalingrado-event-flies-against = { $counter } vole contre { $old }.
stalingrado-event-loaded = { $counter } porte du ravitaillement pour { $counters }.
stalingrado-event-supplied-by-air = { $counter } ravitaille { $counters } par { $hex }.
stalingrado-event-air-combat = Combat aérien au-dessus de { $hex } : { $attack } contre { $defence }, dé { $die }. Le défenseur perd { $defender }, l’attaquant { $attacker }.
stalingrado-event-air-loss = { $steps ->
    [0] { $counter } disparaît en combat aérien.
   *[other] { $counter } perd un pas.
}
stalingrado-event-bombing = Bombes sur { $mission ->
    [bomb-units] les unités
    [bomb-base] la base
   *[bomb-headquarters] le QG
} en { $hex } : { stalingrado-barrage }
stalingrado-event-shelling = L’artillerie tire sur { $target } : { stalingrado-barrage }
stalingrado-barrage = { $points ->
    [one] un point
   *[other] { $points } points
}, dé { $die }, { $number ->
    [0] sans effet
   *[other] effet { $number }
}{ $losses ->
    [0] .
    [one] , et l’attaquant perd un pas.
   *[other] , et l’attaquant perd { $losses } pas.
}
stalingrado-event-attack = Attaque sur { $target } avec { $attack ->
    [one] un point
   *[other] { $attack } points
} : { $counters }.
stalingrado-event-odds = { $target } : { $attack } contre { $defence }. Rapport { $ratio }, colonne { $column }.
stalingrado-event-combat-result = Dés { $dice } : D{ $d } A{ $a } en { $target }.
stalingrado-event-loss = { $steps ->
    [0] { $counter } en { $hex } perd son dernier pas.
   *[other] { $counter } en { $hex } subit une perte.
}
stalingrado-event-eliminated = Élimination de { $counter } en { $hex }.
stalingrado-event-retreats = { $counter } retraite de { $start } à { $hex }.
stalingrado-event-pushed-off = { $counter } sort depuis { $start } par le bord { $edge ->
    [N] nord
    [E] est
   *[S] sud
}.
stalingrado-event-advances = { $unit } avance de { $start } à { $hex }.
stalingrado-event-scores = { $side ->
    [axis] L’Axe tient { $city ->
    [stalingrad] Stalingrad
   *[maykop] Maïkop
}. Points : { $points }.
   *[soviet] Les Soviétiques tiennent { $city ->
    [stalingrad] Stalingrad
   *[maykop] Maïkop
}. Points : { $points }.
}
stalingrado-event-final-points = { $side ->
    [axis] Points finaux de l’Axe : { $total }.
   *[soviet] Points finaux soviétiques : { $total }.
}
stalingrado-event-game-over = La partie est terminée.

## Dice

stalingrado-dice-weather = la météo d’hiver
stalingrado-dice-air-combat = le combat aérien
stalingrado-dice-bombing = le bombardement
stalingrado-dice-bombardment = le tir d’artillerie
stalingrado-dice-combat = le combat

## The end

stalingrado-result-points = Les points de victoire décident.
stalingrado-result-automatic = Stalingrad, Mozdok et Maïkop sont aux mains de l’Axe.
stalingrado-result-scenario = Les points du scénario décident.
stalingrado-result-draw = Aucun camp n’a assez de points.
stalingrado-score-axis = points de l’Axe
stalingrado-score-soviet = points soviétiques

## Pourquoi l’ordinateur joue ainsi
stalingrado-bot-posture-steady = Suivre le plan de l’état-major : { $count ->
    [one] une attaque
   *[other] { $count } attaques
}.
stalingrado-bot-posture-attack = Attaquer partout où cela peut payer : { $count ->
    [one] une attaque
   *[other] { $count } attaques
}.
stalingrado-bot-posture-select = N’attaquer qu’avec un bon rapport de forces : { $count ->
    [one] une attaque
   *[other] { $count } attaques
}.
stalingrado-bot-posture-advance = Avancer avec toute l’armée : { $count ->
    [one] une attaque
   *[other] { $count } attaques
}.
stalingrado-bot-posture-fall-back = Se replier et faire venir l’ennemi de loin : { $count ->
    [one] une attaque
   *[other] { $count } attaques
}.
stalingrado-bot-fears-attack = Une attaque contre { $hex }.

## Odds

stalingrado-shift-terrain = terrain
stalingrado-shift-river = rivière
stalingrado-shift-attacker-command = attaquant sans commandement
stalingrado-shift-defender-command = défenseur sans commandement
stalingrado-shift-winter = hiver
stalingrado-shift-panzer-corps = corps de Panzers
stalingrado-point-attack-units = unités attaquantes
stalingrado-point-attack-guns = artillerie attaquante
stalingrado-point-attack-air = aviation attaquante
stalingrado-point-defence-seen = défenseurs visibles
stalingrado-point-defence-covered = défenseurs couverts
stalingrado-point-defence-guns = artillerie en défense
stalingrado-point-defence-air = aviation en défense

## Dans le terminal

stalingrado-legend = . plaine  # ville  @ grande ville  % forêt  = marais  ^ montagnes   : accidenté  , steppe  X infranchissable  ~ eau  / hors du scénario  ’ piste  * aérodrome  H h quartier général
stalingrado-legend-units = Une pile : type de l’unité du dessus (I infanterie, L légère, M montagne, S sécurité, C cavalerie, V motorisée, P panzer, T chars, G artillerie ; Axe en capitales, Soviétiques en minuscules), combien, leur attaque (+ et des couvertes) ; le signe ! en signale une sans ravitaillement ou sans commandement, > une qui doit attaquer. a5* s5* : cinq unités aériennes sur une base. map LIEU montre une autre partie, b MOTS liste des unités : b blindés, b ravitaillement, b attaquer.
stalingrado-facing-n = nord
stalingrado-facing-ne = nord-est
stalingrado-facing-se = sud-est
stalingrado-facing-s = sud
stalingrado-facing-sw = sud-ouest
stalingrado-facing-nw = nord-ouest
stalingrado-status-todo = À faire
stalingrado-status-lacking = Sans ravitaillement ou commandement ({ $seat })
stalingrado-status-battle = Combat
stalingrado-air-mission = { $mission } au-dessus de { $hex }
stalingrado-odds-attack = attaque
stalingrado-odds-target = { $count ->
    [one] une unité
   *[other] { $count } unités
} → { $hex }
stalingrado-odds-points = { $points ->
    [one] un point
   *[other] { $points } points
}
stalingrado-odds-unseen = Non visible : { $shifts }.
stalingrado-odds-result = D{ $d } A{ $a }
stalingrado-odds-footnote = Ce que les dés peuvent donner : la chance que le défenseur ou l’attaquant subisse quelque chose, et combien en moyenne.
stalingrado-look-in-zone = dans la zone d’engagement ({ $seat })
stalingrado-look-in-command = à portée d’un quartier général ({ $seat })
stalingrado-look-in-lines = sur une ligne de ravitaillement ({ $seat })
stalingrado-look-river = rivière
stalingrado-look-wide-river = rivière large
stalingrado-look-inaccessible-river = rivière infranchissable
stalingrado-look-rail = voie ferrée
stalingrado-look-road = route

## À l’écran

stalingrado-title = Stalingrado
    .full = Stalingrado 1942-43
stalingrado-panel-score = Points
stalingrado-panel-forces = Hors carte
stalingrado-panel-air = Guerre aérienne
stalingrado-panel-command = QG
stalingrado-panel-tables = Table de combat
stalingrado-overlay-zones = Zones d’engagement
stalingrado-overlay-lines = Lignes de ravitaillement
stalingrado-overlay-rails = Voies ferrées selon qui les tient : Axe en trait plein, Soviétiques en tirets, entre les deux en pointillé
stalingrado-care-hq = commandée par { $unit }
stalingrado-care-no-hq = aucun quartier général à portée
stalingrado-care-line = ravitaillée par { $hex }
stalingrado-care-no-line = aucune ligne de ravitaillement
stalingrado-overlay-range = Portée des quartiers généraux
stalingrado-overlay-duties = Devoirs d’attaque, et qui manque de ravitaillement ou de commandement
stalingrado-load = { $load } sur { $number }
stalingrado-legend-supply = Ravitaillement : { $side }
stalingrado-legend-source = Source : bord de carte ou port
stalingrado-legend-open = Route ou voie ferrée qui ravitaille
stalingrado-legend-severed = Route ou voie ferrée isolée
stalingrado-legend-break = Rompue par une unité ennemie
stalingrado-legend-unsupplied = Unité sans ravitaillement
stalingrado-legend-line = Ligne de l’unité pointée
stalingrado-legend-command = Chemin vers son quartier général
stalingrado-legend-cut = L’ennemi ici la coupe
stalingrado-legend-army = Portée d’un quartier général : unités à portée sur celles qu’il peut commander
stalingrado-legend-army-theirs = Portée d’un quartier général ennemi
stalingrado-legend-uncommanded = Unité sans commandement
stalingrado-legend-zone = Zones d’engagement : { $side }
stalingrado-legend-between = Entre les deux
stalingrado-legend-duty = Doit attaquer
stalingrado-legend-reach = Hexagone à portée, avec son coût
stalingrado-legend-must = Doit attaquer de là
stalingrado-legend-hungry = Sans ravitaillement là
stalingrado-legend-alone = Sans commandement là
stalingrado-legend-ford = Traverse une rivière sans pont
stalingrado-care-cuts = une unité ennemie la coupe en { $hexes }
stalingrado-care-no-cut = aucun hexagone seul ne la coupe
stalingrado-there-cut-off = isole { $units }
stalingrado-there-loses = prive de ravitaillement : { $units }
stalingrado-there-gains = ravitaille { $units }
stalingrado-sequence-command = Ravitaillement
stalingrado-sequence-replacements = Remplacements
stalingrado-sequence-movement = Mouvement
stalingrado-sequence-air = Air
stalingrado-sequence-combat = Combat
stalingrado-folded-air-axis = L’Axe installe { $count ->
    [one] une unité aérienne
   *[other] { $count } unités aériennes
} à terre.
stalingrado-folded-air-soviet = Les Soviétiques installent { $count ->
    [one] une unité aérienne
   *[other] { $count } unités aériennes
} à terre.
stalingrado-folded-hq-axis = L’Axe met en place { $count ->
    [one] un quartier général
   *[other] { $count } quartiers généraux
}.
stalingrado-folded-hq-soviet = Les Soviétiques mettent en place { $count ->
    [one] un quartier général
   *[other] { $count } quartiers généraux
}.
stalingrado-sign-hq = QG
stalingrado-strip-turn = Tour { $turn } sur { $last }
stalingrado-strip-weather = Temps d’hiver
stalingrado-strip-points = { $points } PR
stalingrado-strip-explained = Points de victoire si la partie finissait maintenant, et points de remplacement restants
stalingrado-weather-1 = aucun vol
stalingrado-weather-2 = vols seulement au sud du bas Don
stalingrado-weather-3 = vols seulement au nord du bas Don
stalingrado-weather-4 = vols seulement au sud du haut Don
stalingrado-weather-5 = vols seulement au nord du haut Don
stalingrado-weather-6 = vols partout
stalingrado-terrain-open = terrain dégagé
stalingrado-terrain-sea = mer
stalingrado-terrain-lake = lac
stalingrado-terrain-city = ville
stalingrado-terrain-large_city = grande ville
stalingrado-terrain-rough = terrain accidenté
stalingrado-terrain-mountain = montagnes
stalingrado-terrain-wild = steppe sans chemins
stalingrado-terrain-forest = forêt
stalingrado-terrain-swamp = marais
stalingrado-terrain-impassable = infranchissable
stalingrado-airfield-strip = piste
stalingrado-airfield-aerodrome = aérodrome
stalingrado-look-columns = défense : colonnes −{ $columns }
stalingrado-look-stacking = limite d’empilement { $units }
stalingrado-look-axis = tenu par l’Axe
stalingrado-look-soviet = tenu par les Soviétiques
stalingrado-look-closed = hors du scénario
stalingrado-look-unsupplied = sans ravitaillement
stalingrado-look-uncommanded = sans commandement
stalingrado-look-duty = doit attaquer
stalingrado-look-rested = ne peut pas attaquer
stalingrado-look-moved = a bougé
stalingrado-look-attacked = a attaqué
stalingrado-look-fired = a tiré au tour { $turn }
stalingrado-look-covered = une unité cachée
stalingrado-look-grounded = cloué au sol
stalingrado-look-flown = a volé
stalingrado-fan-covered = { $count ->
    [one] et une unité cachée
   *[other] et { $count } unités cachées
}
stalingrado-fan-hq = limite de commandement { $commands }, portée { $range }
stalingrado-mission-support = appui
stalingrado-mission-bomb-units = bombes sur des unités
stalingrado-mission-bomb-base = bombes sur la base
stalingrado-mission-bomb-headquarters = bombes sur un quartier général
stalingrado-mission-escort = chasseurs
stalingrado-mission-supply = ravitaillement
stalingrado-mission-replacements = remplacements
stalingrado-place-future = Bientôt là
stalingrado-place-waiting = Attendent d’entrer
stalingrado-place-off = Gardées hors carte
stalingrado-place-eliminated = Éliminées, à reconstituer
stalingrado-place-lost = Perdues pour de bon
stalingrado-place-gone = Retirées
stalingrado-forces-turn = tour { $turn }
stalingrado-command-hex = hexagone
stalingrado-command-range = portée
stalingrado-command-units = unités à portée / commandées au plus
stalingrado-command-points = Points de remplacement
stalingrado-kind-infantry = infanterie
stalingrado-kind-equipment = matériel
stalingrado-kind-aviation = aviation
stalingrado-nation-german = Allemands
stalingrado-nation-rumanian = Roumains
stalingrado-nation-italian = Italiens
stalingrado-nation-hungarian = Hongrois
stalingrado-nation-soviet = Soviétiques
stalingrado-nation-slovak = Slovaques
stalingrado-country-rumanian = { $unit } (Roumanie)
stalingrado-country-italian = { $unit } (Italie)
stalingrado-country-hungarian = { $unit } (Hongrie)
stalingrado-country-slovak = { $unit } (Slovaquie)
stalingrado-pool-words = { $nation }, { $kind }
stalingrado-points-goal = L’avance de l’Axe : ses points moins les points soviétiques, à la fin du dernier tour. Avec une avance de { $axis } ou plus l’Axe gagne, avec { $soviet } ou moins les Soviétiques ; entre les deux, c’est une partie nulle.
stalingrado-points-campaign = Si l’Axe tient Stalingrad (les deux hexagones), Mozdok et Maïkop à la fin du dernier tour, il gagne automatiquement. Sinon, qui a le plus de points gagne ; à égalité, c’est une partie nulle.
stalingrado-points-objectives = Objectifs
stalingrado-points-scored = Marqués jusqu’ici
stalingrado-points-each = chaque tour du { $first } au { $last }
stalingrado-points-end = à la fin
stalingrado-points-german-units = Unités allemandes éliminées
stalingrado-points-allied-units = Unités alliées de l’Axe éliminées
stalingrado-points-soviet-units = Unités soviétiques éliminées
stalingrado-points-west-of-donets = Unités à l’ouest du Donets
stalingrado-points-on-the-volga = Unités allemandes sur la Volga
stalingrado-points-points-left = Points de remplacement restants
stalingrado-table-combat = Table de combat
stalingrado-table-explained = Deux dés ; pertes du défenseur / pertes de l’attaquant.
stalingrado-odds-ratio = rapport
stalingrado-odds-column = colonne
stalingrado-odds-hit = pertes du défenseur
stalingrado-odds-hurt = pertes de l’attaquant
stalingrado-odds-mean = en moyenne
stalingrado-odds-hidden = La défense est cachée : cherchez le rapport que vous attendez.
stalingrado-find-place = lieu
stalingrado-panel-orders = À faire
stalingrado-panel-units = Unités
stalingrado-overlay-reach = Portée de l’unité sous le pointeur
stalingrado-key-group = rassembler un groupe
stalingrado-key-stay = celles-ci restent ; à la suivante
stalingrado-gesture-stack = une pile pour la déplacer entière
stalingrado-gesture-one = une unité : pointez sa pile et prenez-la dans la rangée
stalingrado-gesture-group = un cadre autour d’unités, puis cliquez où elles vont
stalingrado-gesture-target = une cible : toutes les unités adjacentes attaquent ; un clic sur l’une la laisse de côté
stalingrado-gesture-wing = des escadres, puis l’hexagone où elles volent
stalingrado-way-cost = points : { $cost } sur { $points }
stalingrado-way-some = { $count } sur { $all } y arrivent
stalingrado-way-rivers = { $count ->
    [one] franchit une rivière
   *[other] franchit { $count } rivières
}
stalingrado-way-no-end = ne peut s’arrêter ici ({ $rule })
stalingrado-way-zone = en zone ennemie
stalingrado-way-duty = devra attaquer
stalingrado-way-unsupplied = hors ravitaillement
stalingrado-way-uncommanded = hors commandement
stalingrado-way-hunters = { $count ->
    [0] aucun chasseur ennemi ne peut venir
    [one] une unité de chasse ennemie peut venir
   *[other] { $count } unités de chasse ennemies peuvent venir
}
stalingrado-left-unmoved = { $count ->
    [one] une unité sans ordres
   *[other] { $count } unités sans ordres
}
stalingrado-left-enter = { $count ->
    [one] une unité attend d’entrer
   *[other] { $count } unités attendent d’entrer
}
stalingrado-left-land = { $count ->
    [one] une unité aérienne sans base
   *[other] { $count } unités aériennes sans base
}
stalingrado-left-hq = { $count ->
    [one] un quartier général n’a pas bougé
   *[other] { $count } quartiers généraux n’ont pas bougé
}
stalingrado-left-spend = { $count ->
    [one] une unité peut recevoir des remplacements
   *[other] { $count } unités peuvent recevoir des remplacements
}
stalingrado-left-fly = { $count ->
    [one] une unité aérienne pourrait encore voler
   *[other] { $count } unités aériennes pourraient encore voler
}
stalingrado-left-attack = { $count ->
    [one] un hexagone ennemi peut encore être attaqué
   *[other] { $count } hexagones ennemis peuvent encore être attaqués
}
stalingrado-left-owing = { $count ->
    [one] une pile devra attaquer
   *[other] { $count } piles devront attaquer
}
stalingrado-left-duty = { $count ->
    [one] une pile doit encore attaquer
   *[other] { $count } piles doivent encore attaquer
}
stalingrado-left-doubt = Avant de finir : { $what }.
stalingrado-left-nothing = Rien ne vous attend ici pour l’instant.
stalingrado-attacks = Attaques jusqu’ici : { $count }
stalingrado-left-all-stay = Toutes restent où elles sont
stalingrado-left-more = et { $count } de plus
stalingrado-filter-nation = nation
stalingrado-filter-type = type
stalingrado-filter-army = à portée de
stalingrado-filter-state = état
stalingrado-filter-any = toutes
stalingrado-filter-count = { $count ->
    [one] une unité
   *[other] { $count } unités
}
stalingrado-filter-none = Sans filtre
stalingrado-filter-ready = pas encore utilisée
stalingrado-filter-unsupplied = hors ravitaillement
stalingrado-filter-uncommanded = hors commandement
stalingrado-filter-duty = doit attaquer
stalingrado-filter-reduced = réduite
stalingrado-type-infantry = infanterie
stalingrado-type-light_infantry = infanterie légère
stalingrado-type-mountain = montagne
stalingrado-type-alpine = alpins
stalingrado-type-security = sécurité
stalingrado-type-cavalry = cavalerie
stalingrado-type-motorised_infantry = infanterie motorisée
stalingrado-type-mechanised_infantry = mécanisée
stalingrado-type-mechanised_cavalry = cavalerie mécanisée
stalingrado-type-panzer = Panzer
stalingrado-type-tank = blindés
stalingrado-type-artillery = artillerie
stalingrado-type-hq = quartiers généraux
stalingrado-type-air-C = chasseurs
stalingrado-type-air-CB = chasseurs-bombardiers
stalingrado-type-air-BL = bombardiers légers
stalingrado-type-air-BM = bombardiers moyens
stalingrado-type-air-BP = bombardiers lourds
stalingrado-type-air-T = transport aérien
stalingrado-group-add = { $count ->
    [one] Une dans le groupe
   *[other] Les { $count } dans le groupe
}
stalingrado-group-one = { $unit } dans le groupe
stalingrado-hand = Ce qui reste à faire
stalingrado-hand-coming = Vos renforts du tour { $turn }
stalingrado-hand-next = Suivante sans ordres
stalingrado-hand-stay = { $count ->
    [0] Rester
    [one] Celle-ci reste
   *[other] Ces { $count } restent
}
stalingrado-hand-group = Groupe
stalingrado-hand-send = { $count ->
    [one] Envoyer une unité
   *[other] Envoyer { $count } unités
}
stalingrado-hand-scatter = Dissoudre le groupe
stalingrado-hand-gather = Touchez des piles ou des unités pour les rassembler ; tout autre hexagone les y envoie.
stalingrado-hand-aim = Choisissez un hexagone de destination.
stalingrado-hand-arrive = Choisissez un hex : tous les arrivants vont vers lui.
stalingrado-hand-arrivals = Amener tout vers …
stalingrado-hand-bases = Redéployer l’aviation
stalingrado-wings = Unités aériennes par escadre
stalingrado-wings-again = Répéter ({ $count })
stalingrado-wings-where = { $count ->
    [0] Choisissez les escadres qui volent.
    [one] Une unité choisie : cliquez sur l’hex à rejoindre.
   *[other] { $count } unités choisies : cliquez sur l’hex à rejoindre.
}
stalingrado-hand-how = Effet d’un clic
stalingrado-how-to = marcher
stalingrado-how-step = hexagone par hexagone
stalingrado-how-rail = par rail
stalingrado-how-sea = par mer
stalingrado-how-support = appui
stalingrado-how-bomb_units = bombarder des unités
stalingrado-how-bomb_base = bombarder une base
stalingrado-how-escort = escorte
stalingrado-how-supply = ravitaillement
stalingrado-how-unit = déplacer
stalingrado-how-top = mettre au-dessus
stalingrado-done = Unités bougées : { $count } sur { $all }, arrivées : { $arrived }.
stalingrado-done-undo = Annuler tout l’ordre
stalingrado-done-part = est allée jusqu’à { $hex }
stalingrado-done-not = n’a pas bougé
stalingrado-hand-hold = Tenir jusqu’au contact
stalingrado-hand-go-on = { $count ->
    [one] Avancer : { $count } unité
   *[other] Avancer : { $count } unités
}
stalingrado-hand-cancel = { $count ->
    [one] Annuler { $count } ordre
   *[other] Annuler { $count } ordres
}
stalingrado-plan-go-on = Ordres permanents exécutés : { $done } sur { $count }.
stalingrado-done-meets = rencontrerait l’ennemi : déplacez-la vous-même
stalingrado-plan-send = Ordres donnés : { $done } sur { $count } (vers { $hex }).
stalingrado-plan-fly = { $unit } vole aussi vers { $hex }.
stalingrado-plan-no-mission = { $unit } ne peut effectuer aucune mission au-dessus de { $hex }.
stalingrado-plan-back = L’ordre est annulé.
stalingrado-plan-stopped = Le reste de l’ordre attend : une autre question passe avant.
stalingrado-plan-no-way = De là, { $hex } est hors d’atteinte ce tour-ci.
stalingrado-plan-arrive = Les arrivants vont vers { $hex }.
stalingrado-plan-bases = L’aviation change de base.
stalingrado-plan-missions = Les missions sont données.
stalingrado-plan-grounded = { $count ->
    [one] Une unité n’a pas de mission là-bas.
   *[other] { $count } unités n’ont pas de mission là-bas.
}
stalingrado-air-asked = La décision aérienne
stalingrado-air-aloft = En vol
stalingrado-air-over = { $count ->
    [one] une y vole
   *[other] { $count } y volent
}
stalingrado-air-show = Montrer { $hex }
stalingrado-air-power = air { $air }, sol { $ground }
stalingrado-air-sky = Le ciel au-dessus de { $hex }
stalingrado-air-fighters = { $count ->
    [0] aucun chasseur à portée
    [one] une unité de chasse à portée, force { $power }
   *[other] { $count } unités de chasse à portée, force { $power }
}
stalingrado-air-others = { $count ->
    [0] aucune autre
    [one] une autre
   *[other] { $count } autres
}
stalingrado-air-results = Ce qu’il en est advenu
stalingrado-air-bases = Bases : { $side }
stalingrado-how-intercept = intercepter
stalingrado-thought = { $count ->
    [one] Une attaque de la seule unité possible : { $attack } points.
   *[other] Une attaque des { $count } unités possibles : { $attack } points.
}
stalingrado-thought-best = Au mieux { $ratio }, après les décalages { $column } : le défenseur subit { $hit }, l’attaquant { $hurt }.
stalingrado-thought-worst = Au pire { $ratio }, après les décalages { $column } : le défenseur subit { $hit }, l’attaquant { $hurt }.
stalingrado-nth = { $number }{ $ending ->
    [one] re
   *[other] e
}
stalingrado-nth-m = { $number }{ $ending ->
    [one] er
   *[other] e
}
stalingrado-town-stalingrad-north = Stalingrad (nord)
stalingrado-town-stalingrad-south = Stalingrad (sud)
stalingrado-town-saratov = Saratov
stalingrado-town-voronezh = Voronej
stalingrado-town-kursk = Koursk
stalingrado-town-kharkov = Kharkov
stalingrado-town-belgorod = Belgorod
stalingrado-town-maykop = Maïkop
stalingrado-town-grozny = Grozny
stalingrado-town-novorossiysk = Novorossiïsk
stalingrado-town-tuapse = Touapsé
stalingrado-town-mariupol = Marioupol
stalingrado-town-zaporozhye = Zaporojié
stalingrado-town-dnepropetrovsk = Dniepropetrovsk
stalingrado-town-lugansk = Lougansk
stalingrado-town-artemovsk = Artiomovsk
stalingrado-town-izyum = Izioum
stalingrado-town-kupyansk = Koupiansk
stalingrado-town-slavyansk = Slaviansk
stalingrado-town-kamyshin = Kamychine
stalingrado-town-kalach = Kalatch
stalingrado-town-kalach-voronezh = Kalatch (Voronej)
stalingrado-town-kotelnikovo = Kotelnikovo
stalingrado-town-millerovo = Millerovo
stalingrado-town-rossosh = Rossoch
stalingrado-town-tatsinskaya = Tatsinskaïa
stalingrado-town-chernyshkovskiy = Tchernychkovski
stalingrado-town-elista = Elista
stalingrado-town-melitopol = Melitopol
stalingrado-town-kerch = Kertch
stalingrado-town-sochi = Sotchi
stalingrado-town-sukhumi = Soukhoumi
stalingrado-town-tbilisi = Tbilissi
stalingrado-town-batumi = Batoumi
stalingrado-town-kutaisi = Koutaïssi
stalingrado-town-ordzhonikidze = Ordjonikidzé
stalingrado-town-nalchik = Naltchik
stalingrado-town-pyatigorsk = Piatigorsk
stalingrado-town-cherkessk = Tcherkessk
stalingrado-town-mineralnye-vody = Mineralnye Vody
stalingrado-town-yeysk = Ieïsk
stalingrado-town-shakhty = Chakhty
stalingrado-town-novocherkassk = Novotcherkassk
stalingrado-town-proletarskaya = Proletarskaïa
stalingrado-town-pavlovskaya = Pavlovskaïa
stalingrado-town-tikhoretsk = Tikhoretsk
stalingrado-town-kletskaya = Kletskaïa
stalingrado-town-veshenskaya = Vechenskaïa
stalingrado-town-kazanskaya = Kazanskaïa
stalingrado-town-serafimovich = Serafimovitch
stalingrado-town-boguchar = Bogoutchar
stalingrado-town-kantemirovka = Kantemirovka
stalingrado-town-voroshilovsk = Vorochilovsk
stalingrado-town-lisichansk = Lissitchansk
stalingrado-town-pavlograd = Pavlograd
stalingrado-town-chuguyev = Tchougouïev
stalingrado-town-valuyki = Valouïki
stalingrado-town-livny = Livny
stalingrado-town-yelets = Ielets
stalingrado-town-lipetsk = Lipetsk
stalingrado-town-feodosiya = Théodosie
stalingrado-town-nizhne-chirskaya = Nijne-Tchirskaïa
stalingrado-unit-n-alpine-division-cuneense = { stalingrado-nth } division alpine Cuneense
stalingrado-unit-n-alpine-division-julia = { stalingrado-nth } division alpine Julia
stalingrado-unit-n-alpine-division-tridentina = { stalingrado-nth } division alpine Tridentina
stalingrado-unit-n-cavalry-division = { stalingrado-nth } division de cavalerie
stalingrado-unit-n-infantry-division = { stalingrado-nth } division d’infanterie
stalingrado-unit-n-infantry-division-cosseria = { stalingrado-nth } division d’infanterie Cosseria
stalingrado-unit-n-infantry-division-ravenna = { stalingrado-nth } division d’infanterie Ravenna
stalingrado-unit-n-infantry-division-sforzesca = { stalingrado-nth } division d’infanterie Sforzesca
stalingrado-unit-n-infantry-division-torino = { stalingrado-nth } division d’infanterie Torino
stalingrado-unit-n-infantry-division-vicenza = { stalingrado-nth } division d’infanterie Vicenza
stalingrado-unit-n-light-cavalry-celere-division-duca-d-aosta = { stalingrado-nth } division de cavalerie légère (Celere) Duca d’Aosta
stalingrado-unit-n-light-division = { stalingrado-nth } division légère
stalingrado-unit-n-luftwaffe-field-division = { stalingrado-nth } division de campagne de la Luftwaffe
stalingrado-unit-n-motorised-division = { stalingrado-nth } division motorisée
stalingrado-unit-n-motorised-division-pasubio = { stalingrado-nth } division motorisée Pasubio
stalingrado-unit-n-mountain-division = { stalingrado-nth } division de montagne
stalingrado-unit-n-panzer-division = { stalingrado-nth } division de Panzers
stalingrado-unit-n-ss-motorised-brigade = { stalingrado-nth } brigade motorisée SS
stalingrado-unit-n-security-division = { stalingrado-nth } division de sécurité
stalingrado-unit-cavalry-brigade-barbo = Brigade de cavalerie Barbo
stalingrado-unit-motorised-division-grossdeutschland = Division motorisée Grossdeutschland
stalingrado-unit-ss-motorised-division-leibstandarte-adolf-hitler = Division motorisée SS Leibstandarte Adolf Hitler
stalingrado-unit-ss-motorised-division-wiking = Division motorisée SS Wiking
stalingrado-unit-n-artillery-division = { stalingrado-nth } division d’artillerie
stalingrado-unit-n-cavalry-corps = { stalingrado-nth-m } corps de cavalerie
stalingrado-unit-n-guards-cavalry-corps = { stalingrado-nth-m } corps de cavalerie de la Garde
stalingrado-unit-n-guards-mechanised-corps = { stalingrado-nth-m } corps mécanisé de la Garde
stalingrado-unit-n-guards-rifle-corps = { stalingrado-nth-m } corps de fusiliers de la Garde
stalingrado-unit-n-guards-rifle-division = { stalingrado-nth } division de fusiliers de la Garde
stalingrado-unit-n-guards-tank-corps = { stalingrado-nth-m } corps blindé de la Garde
stalingrado-unit-n-mechanised-corps = { stalingrado-nth-m } corps mécanisé
stalingrado-unit-n-motor-rifle-division = { stalingrado-nth } division de fusiliers motorisés
stalingrado-unit-n-mountain-rifle-division = { stalingrado-nth } division de fusiliers de montagne
stalingrado-unit-n-nkvd-rifle-division = { stalingrado-nth } division de fusiliers du NKVD
stalingrado-unit-n-rifle-division = { stalingrado-nth } division de fusiliers
stalingrado-unit-n-tank-corps = { stalingrado-nth-m } corps blindé
stalingrado-unit-german-n-army-hq = QG de la { stalingrado-nth } armée allemande
stalingrado-unit-german-n-panzer-army-hq = QG de la { stalingrado-nth } armée blindée allemande
stalingrado-unit-german-army-detachment-hollidt = Détachement d’armée allemand Hollidt
stalingrado-unit-hungarian-n-army-hq = QG de la { stalingrado-nth } armée hongroise
stalingrado-unit-italian-n-army-hq = QG de la { stalingrado-nth } armée italienne
stalingrado-unit-rumanian-n-army-hq = QG de la { stalingrado-nth } armée roumaine
stalingrado-unit-bryansk-front-hq = QG du front de Briansk
stalingrado-unit-don-front-hq = QG du front du Don
stalingrado-unit-north-caucasus-front-hq = QG du front du Caucase du Nord
stalingrado-unit-southeastern-front-hq = QG du front du Sud-Est
stalingrado-unit-southern-front-hq = QG du front du Sud
stalingrado-unit-southwestern-front-hq = QG du front du Sud-Ouest
stalingrado-unit-stalingrad-front-hq = QG du front de Stalingrad
stalingrado-unit-transcaucasus-front-hq = QG du front transcaucasien
stalingrado-unit-voronezh-front-hq = QG du front de Voronej
stalingrado-unit-n-air-brigade-me-109f = { stalingrado-nth } brigade aérienne (Me 109F)
stalingrado-unit-n-air-brigade-re-2000 = { stalingrado-nth } brigade aérienne (Re 2000)
stalingrado-unit-n-bomber-aviation-division-a-20 = { stalingrado-nth } division aérienne de bombardement (A-20)
stalingrado-unit-n-bomber-aviation-division-il-4 = { stalingrado-nth } division aérienne de bombardement (Il-4)
stalingrado-unit-n-bomber-aviation-division-li-2 = { stalingrado-nth } division aérienne de bombardement (Li-2)
stalingrado-unit-n-bomber-aviation-division-pe-2 = { stalingrado-nth } division aérienne de bombardement (Pe-2)
stalingrado-unit-n-bomber-aviation-division-pe-8 = { stalingrado-nth } division aérienne de bombardement (Pe-8)
stalingrado-unit-n-bomber-aviation-division-su-2 = { stalingrado-nth } division aérienne de bombardement (Su-2)
stalingrado-unit-n-fighter-aviation-division-i-16 = { stalingrado-nth } division aérienne de chasse (I-16)
stalingrado-unit-n-fighter-aviation-division-la-5 = { stalingrado-nth } division aérienne de chasse (La-5)
stalingrado-unit-n-fighter-aviation-division-lagg-3 = { stalingrado-nth } division aérienne de chasse (LaGG-3)
stalingrado-unit-n-fighter-aviation-division-p-39 = { stalingrado-nth } division aérienne de chasse (P-39)
stalingrado-unit-n-fighter-aviation-division-p-40 = { stalingrado-nth } division aérienne de chasse (P-40)
stalingrado-unit-n-fighter-aviation-division-yak-1 = { stalingrado-nth } division aérienne de chasse (Yak-1)
stalingrado-unit-n-fighter-aviation-division-yak-7 = { stalingrado-nth } division aérienne de chasse (Yak-7)
stalingrado-unit-n-ground-attack-aviation-division-il-2 = { stalingrado-nth } division aérienne d’assaut (Il-2)
stalingrado-unit-n-transport-group-li-2 = { stalingrado-nth-m } groupe de transport (Li-2)
stalingrado-how-attack = attaquer
stalingrado-how-shell = artillerie seule
stalingrado-strip-goal = Avance de l’Axe { $margin } · l’Axe gagne dès { $axis }, l’URSS jusqu’à { $soviet }
stalingrado-filter-find = Une unité par nom ou hexagone
stalingrado-guide-march = Les nombres sont des points de mouvement. Un hexagone rouge en tirets : l’unité devra attaquer de là ; un point brun : elle serait hors ravitaillement, violet : hors commandement. La ligne montre le chemin vers l’hexagone sous le pointeur, les points bleus sont des rivières.
stalingrado-guide-mission = La ligne bleue est la portée du vol ; dans les hexagones hachurés des chasseurs ennemis peuvent venir. Choisissez sous le plateau ce que signifie un clic, ou prenez une cible du panneau « Guerre aérienne ».
stalingrado-guide-replacements = Les points complètent les unités réduites et ramènent les éliminées. Les pions sous le plateau et ceux éclairés sur la carte peuvent en recevoir ; ce que vous gardez n’est pas perdu.
stalingrado-guide-reaction = L’ennemi vole. Envoyez des chasseurs contre lui, ou un appui sur les hexagones qu’il peut attaquer ; le panneau « Guerre aérienne » montre qui est en vol.
stalingrado-guide-place_hq = Placez-le près des unités à commander, sur ou près d’une route ou voie ferrée vers votre bord. Vous pouvez le garder pour plus tard.
stalingrado-left-crowded = { $count ->
    [one] un hexagone dépasse la limite d’empilement : faites sortir une unité
   *[other] { $count } hexagones dépassent la limite d’empilement : faites sortir des unités
}
stalingrado-guide-axis-intro-1 = Vous commandez l’Axe : pions gris à angles droits ; les alliés ont leur couleur et les lettres RO, HU, IT ou SK. Vous foncez à l’est, vers la Volga et le Caucase, avant l’hiver.
stalingrado-guide-axis-intro-2 = Un pion indique attaque, défense et mouvement : 6-5-15. Une bande blanche est une unité qui a perdu un pas ; le nombre dans un cercle dit combien il y en a dans la pile. Laissez le pointeur sur un hexagone pour les voir.
stalingrado-guide-axis-intro-3 = Près de l’ennemi se trouvent des zones d’engagement (touche Z) : elles coûtent un point de plus, et qui y finit son mouvement peut devoir attaquer. D montre ces devoirs.
stalingrado-guide-axis-intro-4 = Les quartiers généraux commandent et ravitaillent à leur portée (touche C), et vivent des routes et voies ferrées vers le bord ouest (touche S). Sans ravitaillement, attaque et mouvement sont réduits de moitié.
stalingrado-guide-soviet-intro-1 = Vous commandez les Soviétiques : pions rouges à coins ronds ; la garde a des symboles jaunes. Tenez jusqu’à l’hiver, puis contre-attaquez.
stalingrado-guide-soviet-intro-2 = Un pion indique attaque, défense et mouvement : 4-6-6. Une bande blanche est une unité qui a perdu un pas ; le nombre dans un cercle dit combien il y en a dans la pile. Des piles ennemies vous ne voyez que le dessus.
stalingrado-guide-soviet-intro-3 = Près de l’ennemi se trouvent des zones d’engagement (touche Z) : elles coûtent un point de plus, et qui y finit son mouvement peut devoir attaquer. D montre ces devoirs.
stalingrado-guide-soviet-intro-4 = Les quartiers généraux commandent et ravitaillent à leur portée (touche C), et vivent des routes et voies ferrées vers vos bords (touche S). Ne laissez pas couper vos armées.
stalingrado-guide-first_base = Cliquez sur un hexagone éclairé avec un terrain : les chasseurs près du front, bombardiers et transports derrière.
stalingrado-guide-moving = Cliquez sur une pile éclairée pour la déplacer entière, ou sur un de ses pions à côté de l’hexagone. Sous le plateau : N mène à l’unité suivante sans ordres, K la laisse en place, G rassemble un groupe qui va ensemble vers un hexagone. « À faire » énumère ce qui reste.
stalingrado-guide-column = Les hexagones éclairés sont ceux où toutes peuvent aller, avec ce qu’il en coûte à la plus lente. Les boutons permettent d’en laisser derrière.
stalingrado-guide-missions = Les unités aériennes effectuent une mission par tour : appui au combat, bombes, escorte, ravitaillement. Le panneau « Guerre aérienne » énumère qui peut voler et d’où ; ou terminez.
stalingrado-guide-combat = Arrêtez-vous sur un hexagone ennemi pour voir ce que serait une attaque, puis cliquez. Les piles à flèche rouge doivent attaquer ; la ligne sous le plateau dit combien il en reste.
stalingrado-guide-attackers = Ajoutez des unités en cliquant. Les chances montrent chaque décalage et les colonnes où peut mener la défense cachée.
stalingrado-guide-turn-axis = L’Axe a joué. « Revoir leur dernier tour » le montre encore, pas à pas.
stalingrado-guide-turn-soviet = Les Soviétiques ont joué. « Revoir leur dernier tour » le montre encore, pas à pas.

# The stage
stalingrado-stage-attack = Attaque sur { $hex }
stalingrado-stage-air = Combat aérien sur { $hex }
stalingrado-stage-bombs = { $mission ->
    [bomb-units] Bombes sur { $hex }
    [bomb-base] Bombes sur la base en { $hex }
   *[bomb-headquarters] Bombes sur le QG en { $hex }
}
stalingrado-stage-shelling = Artillerie sur { $hex }
stalingrado-stage-points = points
stalingrado-stage-effect = Effet { $number }
stalingrado-stage-attacker = { $losses ->
    [one] l’attaquant perd un pas
   *[other] l’attaquant perd { $losses } pas
}
stalingrado-stage-none = Sans effet
stalingrado-stage-losses = défenseur { $d }, attaquant { $a }
stalingrado-stage-weather = Météo d’hiver

# Guided lessons

stalingrado-lesson-move = Se déplacer et zones
stalingrado-lesson-move-unit = Choisissez la 24e Panzerdivision en 0703.
stalingrado-lesson-move-hex = Menez-la en 0803, à côté de l’ennemi. Quitter un hexagone en zone ennemie coûte 1 point de plus.
    .wrong = Seules les unités à côté de l’ennemi attaquent. Allez en 0803.
stalingrado-lesson-move-stack = Une pile entière peut bouger d’un coup. Choisissez celle de 0702.
stalingrado-lesson-move-column = Menez-la en 0802.
stalingrado-lesson-move-end-phase = Finissez le mouvement. Qui se trouve en zone ennemie devra combattre.
    .wrong = D’autres unités pourraient bouger, mais deux mouvements suffisent ici. Finissez le mouvement.
stalingrado-lesson-move-end = Le mouvement et les zones décident où vous combattez. Ensuite : le ravitaillement.
stalingrado-lesson-supply = Ravitaillement et quartiers généraux
stalingrado-lesson-supply-hq = Les unités ont besoin d’un QG à portée. Choisissez celui de la 4e Armée Panzer.
    .wrong = D’abord le QG : qui sort de sa portée combat une colonne plus bas. Choisissez celui de la 4e Armée Panzer.
stalingrado-lesson-supply-hex = Menez-le en 0703, juste derrière le front.
    .wrong = Plus il est près, plus ses unités peuvent aller loin. Menez-le en 0703.
stalingrado-lesson-supply-unit = Choisissez la 24e Panzerdivision.
stalingrado-lesson-supply-march = Menez-la en 0803 : elle reste à portée du QG.
stalingrado-lesson-supply-end-phase = La touche S montre le ravitaillement sur la carte : qui en reçoit, et d’où. Finissez le mouvement.
stalingrado-lesson-supply-end = Les QG suivent le front, ou il s’arrête. Ensuite : air et combat.
stalingrado-lesson-combat = Air et combat
stalingrado-lesson-combat-end-phase = Finissez le mouvement : puis les avions volent.
stalingrado-lesson-combat-send = Choisissez les Stukas en 0703.
stalingrado-lesson-combat-support = Envoyez-les soutenir l’attaque sur 0903.
    .wrong = Les avions n’aident que dans l’hexagone où ils volent. Envoyez les Stukas en 0903.
stalingrado-lesson-combat-done = Gardez les chasseurs à leur base. Finissez les missions.
stalingrado-lesson-combat-attack = Combattez : choisissez 0903.
stalingrado-lesson-combat-go = Les trois divisions attaquent. Le rapport est à côté de la cible. Attaquez.
    .wrong = Chaque division laissée de côté fait baisser le rapport. Attaquez avec les trois.
stalingrado-lesson-combat-advance = Le défenseur est éliminé. Avancez avec la 24e Panzerdivision.
stalingrado-lesson-combat-end = Bouger, voler, combattre, avancer : voilà un tour. Jouez votre premier scénario.
