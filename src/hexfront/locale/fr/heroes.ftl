### Conflict of Heroes : Awakening the Bear !

## Ce qu’est le jeu

heroes-title = Awakening the Bear !
    .full = Conflict of Heroes : Awakening the Bear !
heroes-about = Escouades et chars de 1941 et 1942 : points d’action, points de commandement, et un ennemi qui agit entre deux de vos mouvements.
heroes-facts = environ 1 heure
    .players = 1 à 4
    .difficulty = facile
    .turns = { $turns ->
        [one] une manche
       *[other] { $turns } manches
    }
heroes-sheet-sound = La fiche est correcte : { $name }, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}, unités allemandes { $german }, soviétiques { $soviet }.

heroes-mode-1v1 = un joueur allemand contre un soviétique
heroes-mode-2v2 = deux commandants allemands contre deux soviétiques
heroes-mode-2v1 = deux commandants allemands contre un joueur soviétique
heroes-mode-1v2 = un joueur allemand contre deux commandants soviétiques

heroes-seat-german = Allemand
heroes-seat-soviet = Soviétique
heroes-seat-german-2 = Allemand, second commandant
heroes-seat-soviet-2 = Soviétique, second commandant

heroes-scenario-partisans = Partisans, octobre 1941 : une patrouille traque une embuscade
    .brings = La base : points d’action, se déplacer et pivoter, tir de face et de flanc, combat rapproché, touches et ralliement, agir hors de son tour, points de commandement.
    .history = Après la chute de Kiev, des isolés formèrent des bandes dans les bois, traquées par des patrouilles.
heroes-scenario-mir = Le NKVD défend Mir, juin 1941 : une compagnie encerclée tente de sortir
    .brings = Groupes : des voisins agissent ensemble et soutiennent leurs tirs, et chaque camp a son propre but.
    .history = La première semaine, des gardes-frontières encerclés percèrent vers l’est par les bois de Mir.
heroes-scenario-the-gap = La brèche, juin 1941 : une arrière-garde cachée sur la route
    .brings = Unités cachées, tir sur des hexagones suspects, bâtiments et champs labourés, sur deux plateaux.
    .history = Des arrière-gardes du Boug tinrent des routes pendant des heures pour que d’autres s’échappent.
heroes-scenario-petrov = Le général Petrov, octobre 1941 : un général blessé dans les bois
    .brings = Collines : la hauteur pour voir et tirer ; mortiers en tir indirect, avec un observateur.
    .history = Le général Petrov, de la 50e Armée, fut blessé et perdu dans les bois de la poche de Briansk.
heroes-scenario-red-ice = Glace rouge, décembre 1941 : des Sibériens contre des tranchées gelées
    .brings = Tranchées et barbelés, fumée, et artillerie demandée une manche à l’avance.
    .history = En décembre 1941, des divisions sibériennes fraîches repoussèrent loin de Moscou la ligne allemande gelée.
heroes-scenario-monsters = Les monstres, juin 1941 : les panzers rencontrent des T-34 sur une colline
    .brings = Véhicules : blindage, canons, tourelles, mouvements bonus ; transport et remorquage.
    .history = Les canons des panzers n’entamaient guère T-34 et KV ; seuls les flancs et l’artillerie les arrêtaient.
heroes-scenario-bunker = Le bunker, juin 1941 : une colline fortifiée derrière le Bug
    .brings = Bunkers et mines, cartes d’arme comme grenades et charges, et sortir de la carte pour des points.
    .history = Les ouvrages inachevés de la ligne Molotov tinrent des jours derrière le front.
heroes-scenario-mzensk = Percée vers la poche de Mzensk, octobre 1941 : une colonne de secours
    .brings = Une colonne motorisée : camions, automitrailleuses, canons remorqués et un barrage routier, et beaucoup à sauver.
    .history = Les T-34 de Katoukov coupèrent les pointes de la 4e Panzerdivision devant Mtsensk.
heroes-scenario-kv2 = KV2, juin 1941 : un seul char tient la route
    .brings = Un char que presque rien n’entame, un canon lourd, la fumée des chars, des mines cachées sur la route.
    .history = Un seul char lourd arrêta un jour entier la 6e Panzerdivision à Raseiniai.
heroes-scenario-bug-river = Le Bug, juin 1941 : une tête de pont attaquée
    .brings = L’eau et tout ce qui précède : ouvrages, blindés légers, mortiers, artillerie, cocktails Molotov.
    .history = Le deuxième jour, les chars soviétiques attaquèrent les têtes de pont du Boug et furent repoussés.
heroes-scenario-peprez = Assaut sur Peprez, juillet 1941 : une ville, maison par maison
    .brings = Une ville, maison par maison, avec un paquet qui décide quand et quels objectifs comptent.
    .history = Les bourgs des routes de ravitaillement durent être pris maison par maison.
heroes-scenario-demolition = Démolition, juillet 1941 : des charges contre un quartier général
    .brings = Des charges contre une maison fortifiée, et un scénario qui peut finir avant l’heure.
    .history = Les pionniers brisèrent à la charge ce que les canons ne pouvaient.

heroes-option-cards = le paquet des scénarios où il est facultatif
    .off = sans cartes
    .on = avec cartes
heroes-option-variable_ap = combien de points d’action donne une activation
    .off = sept
    .on = le plus fort et le plus faible de trois dés
    .fog = de même, et l’ennemi ne voit que ce qui est dépensé
heroes-option-cautious_movement = si l’infanterie qui bouge à découvert est exposée
    .off = non
    .on = pendant un tour, sauf si elle avance prudemment
heroes-option-german_handicap = davantage de points de commandement pour les Allemands
    .v0 = aucun
    .v1 = un
    .v2 = deux
heroes-option-soviet_handicap = davantage de points de commandement pour les Soviétiques
    .v0 = aucun
    .v1 = un
    .v2 = deux
heroes-option-arc = la forme de l’arc de tir
    .wedge = un secteur de 120 degrés
    .half-plane = tout ce qui est devant
heroes-option-smoke_blocks_los = si la fumée fraîche coupe la ligne de vue
    .on = oui
    .off = non, elle ne fait que modifier
heroes-option-becoming_hidden = si les escouades hors de vue peuvent se cacher de nouveau
    .off = non
    .on = oui, pour cinq points
heroes-option-vehicle_slopes = ce que paient les véhicules pour monter d’un niveau
    .off = rien
    .on = un point
heroes-option-part = la partie de l’apprentissage qui est jouée
    .all = aucune : toutes les règles
    .v1 = partie 1
    .v2 = partie 2
    .v3 = partie 3
    .v4 = partie 4
    .v5 = partie 5
    .v6 = partie 6
    .v7 = partie 7
    .v8 = partie 8
    .v9 = partie 9

## Les camps, comme parties de phrases

heroes-the-side = { $side ->
    [german] les Allemands
    [german-2] les Allemands du second commandant
    [soviet-2] les Soviétiques du second commandant
   *[soviet] les Soviétiques
}
heroes-side-first = { $side ->
    [german] Les Allemands
    [german-2] Les Allemands du second commandant
    [soviet-2] Les Soviétiques du second commandant
   *[soviet] Les Soviétiques
}

## Cartes

heroes-card-follow-me = Suivez-moi !
    .text = Retire le marqueur de touche d’une unité ou d’un groupe, même en combat rapproché.
heroes-card-rally-up = Ralliez-vous !
    .text = Une unité qui n’est pas en combat rapproché lance les dés de ralliement gratuitement.
heroes-card-rapid-deployment = Déploiement rapide
    .text = Une unité ou un groupe d’unités adjacentes avance de deux hexagones.
heroes-card-frontline-officer = Officier de première ligne
    .text = Pour 2 PA l’unité activée lance un dé de points de commandement.
heroes-card-swift-action = Action éclair
    .text = Deux actions de suite.
heroes-card-fire-direction = Direction de tir
    .text = Deux points de puissance de plus pour une attaque.
heroes-card-seek-cover = À couvert !
    .text = Une défense hâtive pour une unité ou un groupe.
heroes-card-score = Décompte
    .text = On compte les points du milieu de la partie.
heroes-card-objective-1 = Objectif 1
    .text = Le premier objectif de la fiche compte.
heroes-card-objective-2 = Objectif 2
    .text = Le deuxième objectif de la fiche compte.
heroes-card-objective-3 = Objectif 3
    .text = Le troisième objectif de la fiche compte.
heroes-card-objective-4 = Objectif 4
    .text = Le quatrième objectif de la fiche compte.
heroes-card-grenades = Grenades
    .text = Une escouade attaque avec 5 rouge ou 4 bleu dans son hexagone, ou à -2 à un hexagone.
heroes-card-adrenaline = Adrénaline
    .text = Une unité ou un groupe utilisé agit gratuitement.
heroes-card-command-action = Action de commandement
    .text = N’importe quelle unité ou groupe agit gratuitement.
heroes-card-battlefield-confusion = Confusion
    .text = Au tour ennemi : son action coûte 3 de plus, ou elle est perdue.
heroes-card-veteran-nco = Sous-officier vétéran
    .text = Un dé de votre jet est relancé.
heroes-card-sniper-fire = Tireur d’élite
    .text = L’ennemi perd jusqu’à trois points de commandement.
heroes-card-luck = Chance !
    .text = Un dé change votre jet : sur 1 de -3, sinon de +2.
heroes-card-scout-teams = Éclaireurs
    .text = Révèle les ennemis cachés près d’une unité, ou cache une des vôtres.
heroes-card-bogged-down = Embourbé
    .text = Au tour ennemi : un véhicule qui a bougé est immobilisé sur 4 ou plus.
heroes-card-obstacle-clearing = Déblaiement
    .text = Une unité retire barbelés ou mines de son hexagone.
heroes-card-mine-laying = Pose de mines
    .text = Une unité pose une mine dans son hexagone ou à côté.
heroes-card-firefight-event = Événement
    .text = Il arrive ce que dit la fiche.
heroes-card-halt-order = Ordre d’arrêt
    .text = Le scénario se termine aussitôt.
heroes-card-molotov = Cocktail Molotov
    .text = Une unité soviétique à pied attaque dans son hexagone, ou à -2 à un hexagone.
heroes-card-demolition = Charges de démolition
    .text = Une unité allemande à pied attaque une unité ou un ouvrage de son hexagone ; le terrain n’aide pas.
heroes-card-artillery-german = Artillerie divisionnaire
    .text = Un barrage sur sept hexagones, noté une manche plus tôt.
heroes-card-artillery-soviet = Artillerie divisionnaire
    .text = Un barrage sur sept hexagones, noté une manche plus tôt.

## Unités, marqueurs et terrain

heroes-unit-ger-rifles = Fusiliers
heroes-unit-ger-lmg = Mitrailleuse légère
heroes-unit-ger-hmg = Mitrailleuse lourde
heroes-unit-ger-pioneers = Pionniers
heroes-unit-ger-mortar-5 = Mortier de 5 cm
heroes-unit-ger-mortar-8 = Mortier de 8 cm
heroes-unit-ger-tank-hunters = Chasseurs de chars
heroes-unit-ger-wagon = Chariot
heroes-unit-ger-truck = Camion
heroes-unit-sov-rifles = Fusiliers
heroes-unit-sov-smg = Pistolets-mitrailleurs
heroes-unit-sov-mmg = Mitrailleuse
heroes-unit-sov-nkvd = NKVD
heroes-unit-sov-mortar-50 = Mortier de 50 mm
heroes-unit-sov-mortar-82 = Mortier de 82 mm
heroes-unit-sov-wagon = Chariot
heroes-unit-sov-truck = Camion

heroes-marker-inf-stunned = Sonnée
heroes-marker-inf-unnerved = Ébranlée
heroes-marker-inf-killed = Tuée
heroes-marker-inf-panicked = Paniquée
heroes-marker-inf-pinned = Clouée
heroes-marker-inf-suppressed = Neutralisée
heroes-marker-inf-cowering = Terrée
heroes-marker-inf-berserk = Enragée
heroes-marker-veh-stunned = Sonné
heroes-marker-veh-gun-damaged-red = Canon endommagé (rouge)
heroes-marker-veh-gun-damaged-blue = Canon endommagé (bleu)
heroes-marker-veh-destroyed = Détruit
heroes-marker-veh-panicked = Paniqué
heroes-marker-veh-immobilized = Immobilisé
heroes-marker-veh-suppressed = Neutralisé
heroes-marker-veh-light-damage = Dégâts légers
heroes-marker-generic = Touche

heroes-terrain-open = dégagé
heroes-terrain-light_woods = bois clair
heroes-terrain-heavy_woods = bois
heroes-terrain-wood_building = bâtiment en bois
heroes-terrain-stone_building = bâtiment en pierre
heroes-terrain-field = champ labouré
heroes-terrain-water = eau
heroes-work-trench = tranchée
heroes-work-bunker = bunker
heroes-work-wire = barbelés
heroes-work-mine = mines
heroes-work-roadblock = barrage routier

## Ce qui est demandé

heroes-prompt-turn = Manche { $round } : choisissez une unité{ $ap ->
    [0] {""}
   *[other] . { $ap } PA
}{ $cap ->
    [0] {""}
   *[other] . { $cap } PAC
}.
heroes-prompt-order = Choisissez une action pour { $unit }.
heroes-prompt-split = Coût { $cost } : choisissez combien de PA dépenser (sur { $ap }).
heroes-about-split = { $ordered } : choisissez combien de { $cost } payer en PA.
heroes-prompt-confuse = Jouer Confusion (action ennemie : { $cost }) ?
heroes-prompt-confused = Confusion : payez { $cost } de plus ou perdez l’action.
heroes-prompt-roll = { $cap ->
    [0] Lancez les dés.
   *[other] Dépenser des PAC pour ce jet ? Vous en avez { $cap }.
}
heroes-prompt-spotter = Choisissez un hexagone d’observation sur { $target }.
heroes-prompt-choose_target = Choisissez la cible suivante en { $hex }.
heroes-prompt-note_barrage = Choisissez l’hexagone du prochain barrage.
heroes-prompt-orient = Orientez le marqueur de dérive en { $hex }.
heroes-prompt-bonus = Choisissez un mouvement gratuit : { $unit }.
heroes-prompt-occupy = Occuper la fortification de { $hex } ?
heroes-prompt-face = Choisissez une orientation : { $unit }.
heroes-prompt-who_rallies = Choisissez la prochaine unité à rallier.
heroes-prompt-card_on = Choisissez une unité pour { $card }.
heroes-prompt-split_card = Coût { $cost } : choisissez combien de PA dépenser.
heroes-prompt-who_deploys = Choisissez la prochaine unité à bouger.
heroes-prompt-deploy_to = { $left ->
    [1] Choisissez le dernier hexagone : { $unit }.
   *[other] Choisissez le 1er de 2 hexagones : { $unit }.
}
heroes-prompt-lay_mine = Choisissez un hexagone pour la mine.
heroes-prompt-change_roll = Jouer une carte sur votre jet ?
heroes-prompt-bog_down = Jouer Embourbé contre le véhicule qui a bougé ?
heroes-prompt-cover_tracks = Jouer Éclaireurs pour cacher une unité ?
heroes-prompt-hide_where = Choisissez où cacher { $unit }.
heroes-prompt-weapon_at = Choisissez une cible pour { $card }.
heroes-prompt-lend = Soutenir l’attaque avec { $card } ?
heroes-prompt-plan = Mouvement de groupe : bougez { $unit }.
heroes-prompt-bid = Initiative : choisissez combien miser ({ $cap } PAC).
heroes-prompt-place_unit = Choisissez l’hexagone de départ : { $unit }.
heroes-prompt-hide_unit = Choisissez où cacher { $unit }.
heroes-prompt-assign = À quelle unité attribuer { $card } ?

## Ce qu’on peut faire

heroes-verb-act = Activer { $unit }
heroes-verb-opportunity = Agir (opp.) { $unit }
heroes-verb-command = Commander { $unit }
heroes-verb-turn-reveal = Révéler { $unit }
heroes-verb-flip = Finir l’activation
heroes-verb-stall = Temporiser pour 1 PA
heroes-verb-stall_cap = Temporiser pour 1 PAC
heroes-verb-card = Jouer { $card }
heroes-verb-swift = Jouer Action éclair
heroes-verb-scout = Éclairer : { $unit }
heroes-verb-weapon = Utiliser { $weapon }
heroes-verb-pass = Passer
    .note = une activation ouverte est perdue ; deux passes de suite terminent la manche
heroes-verb-sneak = Se glisser en { $hex }
heroes-verb-hide = Se cacher en { $hex }
heroes-verb-cover_tracks-hide = Cacher { $unit }
heroes-verb-dig = Se retrancher
heroes-verb-fire = Tirer sur { $hex }
heroes-verb-close = Assaillir { $unit }
heroes-verb-raze = Attaquer l’ouvrage
heroes-verb-indirect = Tirer en indirect { $hex }
heroes-verb-flame = Brûler { $hex }
heroes-verb-smoke = Enfumer { $hex }
heroes-verb-smoke_indirect = Enfumer de loin { $hex }
heroes-verb-to = Aller en { $hex }
heroes-verb-creep = Ramper vers { $hex }
heroes-verb-face = Tourner au { $facing }
heroes-verb-leave = Quitter la carte
heroes-verb-occupy = Occuper la fortification
heroes-verb-come_out = Sortir
heroes-verb-order-rally = Se rallier
heroes-verb-order-aim = Viser à l’aveugle
heroes-verb-order-aim_back = Revenir aux ordres
heroes-verb-rally = Rallier { $unit }
heroes-verb-with = Agir avec { $unit }
heroes-verb-march = Bouger en groupe
heroes-verb-board = Monter sur { $unit }
heroes-verb-alight = Descendre en { $hex }
heroes-verb-tow = Remorquer { $unit }
heroes-verb-unhitch = Lâcher la remorque
heroes-verb-ap = Dépenser { $number } PA
heroes-verb-use = Utiliser la carte
heroes-verb-decline = Refuser
heroes-verb-give_up = Perdre l’action
heroes-verb-roll = Lancer
heroes-verb-raise = Ajouter { $number } PAC
heroes-verb-lower = Retirer { $number } PAC
heroes-verb-from = Observer de { $hex }
heroes-verb-target = Viser { $unit }
heroes-verb-note_barrage-target = Viser { $hex }
heroes-verb-none = Passer
heroes-verb-stop = S’arrêter
heroes-verb-stay_out = Rester dehors
heroes-verb-on = Choisir { $unit }
heroes-verb-done = Finir le choix
heroes-verb-deploy = Bouger { $unit }
heroes-verb-lay = Poser en vue en { $hex }
heroes-verb-lay_hidden = Poser cachée en { $hex }
heroes-verb-keep = Garder le jet
heroes-verb-reroll = Relancer le dé { $number }
heroes-verb-luck = Tenter sa chance
heroes-verb-stay = Rester
heroes-verb-bid = Miser { $number } PAC
heroes-verb-place = Placer en { $hex }
heroes-verb-to_unit = Choisir { $unit }

## Ce qui se passe

heroes-event-round = Manche { $round }
heroes-event-reinforcements = Unités prêtes à entrer : { $units }.
heroes-event-bids = { heroes-side-first } misent { $points } PAC.
heroes-event-initiative-roll = { heroes-side-first } obtiennent { $dice }{ $bid ->
    [0] {""}
   *[other] {" "}avec une mise de { $bid } PAC
} : { $total }.
heroes-event-initiative = { heroes-side-first } ont l’initiative.
heroes-event-activates = Activation de { $unit } avec { $points } PA.
heroes-event-activates-in-fog = Activation de { $unit }{ $own_number ->
    [none] {""}
   *[other] {" "}avec { $own_number } PA
}.
heroes-event-activates-hidden = { heroes-side-first } activent une unité cachée.
heroes-event-used = Unités utilisées : { $units }{ $lost ->
    [0] {""}
   *[other] {" "}(PA perdus : { $lost })
}.
heroes-event-used-in-fog = Unités utilisées : { $units } ; les dés ont donné { $granted } PA.
heroes-event-pays = { heroes-side-first } paient { $paid ->
    [cap] { $cap } PAC ; il reste { $cap_left } PAC
    [both] { $ap } PA et { $cap } PAC ; il reste { $ap_left ->
        [none] {""}
       *[other] { $ap_left } PA et{" "}
    }{ $cap_left } PAC
   *[ap] { $ap } PA{ $ap_left ->
        [none] {""}
       *[other] , il reste { $ap_left } PA
    }
}.
heroes-event-opportunity = Action d’opportunité : { $units }.
heroes-event-cap-refilled = { heroes-side-first } commencent la manche avec { $cap } PAC.
heroes-event-stalls = { heroes-side-first } temporisent.
heroes-event-passes = { heroes-side-first } passent.
heroes-event-moves = { $unit } va de { $start } à { $hex }{ $cautious ->
    [yes] , prudemment
   *[no] {""}
}.
heroes-event-enters = { $unit } entre sur la carte en { $hex }.
heroes-event-pivots = { $unit } se tourne vers le { $facing }.
heroes-event-leaves = Sortie de la carte en { $hex } : { $units }, { $vp } PV.
heroes-event-occupies = { $unit } occupe la fortification de { $hex }.
heroes-event-comes-out = { $unit } sort de la fortification de { $hex }.
heroes-event-digs-in = Unités retranchées : { $units }.
heroes-event-wire = Barbelés en { $hex } : le dé ({ $dice }) ajoute { $cost } au coût.
heroes-event-caught-in-wire = { $unit } ne passe pas.
heroes-event-wire-crushed = { $unit } écrase les barbelés de { $hex }.
heroes-event-mine-found = { $unit } trouve une mine en { $hex }.
heroes-event-mine = Une mine explose sous { $unit } : { $total } contre { $needed } ({ $dice }) : { $outcome ->
    [kill] destruction
    [hit] coup au but
   *[miss] raté
}.
heroes-event-attack = { $attacker ->
    [none] Une unité cachée attaque { $hex }.
   *[other] { $attacker } attaque { $hex }.
}
heroes-event-shot = Tir sur { $unit } : { $av } contre { $dv } ({ $dice }) : { $outcome ->
    [kill] destruction
    [hit] coup au but
   *[miss] raté
}.
heroes-event-shot-at-work = L’ouvrage : { $av } contre { $dv } ({ $dice }) : { $outcome ->
    [hit] détruit
   *[miss] il tient
}.
heroes-event-search = Tir sur { $hex } ({ $dice }) : { $found ->
    [yes] une unité est touchée
   *[no] sans effet
}.
heroes-event-hit = Coup au but sur { $unit }{ $marker_of ->
    [none] {""}
   *[other] {" "}({ $marker_of })
}.
heroes-event-shows-marker = { $unit } montre son marqueur : { $marker_of }.
heroes-event-destroyed = Destruction de { $unit } en { $hex } : { $vp } PV.
heroes-event-cap-lost = { heroes-side-first } tombent à { $cap } PAC.
heroes-event-work-destroyed = La fortification de { $hex } est détruite.
heroes-event-work-cleared = { $unit } déblaie { $hex }.
heroes-event-rally = { $unit } tente de se rallier : { $total }{ $rally_of ->
    [none] {""}
   *[other] {" "}contre { $rally_of }
} ({ $dice }) : { $success ->
    [yes] réussi
   *[no] manqué
}.
heroes-event-marker-removed = { $unit } récupère : marqueur retiré.
heroes-event-revealed = Révélation en { $hex } : { $units }.
heroes-event-hidden-move = { heroes-side-first } bougent une unité cachée pour { $cost ->
    [one] un point
   *[other] { $cost } points
}.
heroes-event-hides = { $unit } disparaît de { $start }.
heroes-event-hidden-set-up = { heroes-side-first } cachent une unité.
heroes-event-placed = { $unit } commence en { $hex }.
heroes-event-weapon-assigned = { $unit } porte { $card }.
heroes-event-weapon = { $unit } utilise { $card }.
heroes-event-loads = { $unit } monte sur { $vehicle }.
heroes-event-unloads = { $unit } descend de { $vehicle } en { $hex }.
heroes-event-control = { heroes-side-first } prennent { $hex }.
heroes-event-scores = { heroes-side-first } marquent { $vp } PV pour { $hex }.
heroes-event-round-ends = Fin de la manche { $round }. PV : Allemands { $german }, Soviétiques { $soviet }.
heroes-event-draws = { heroes-side-first } piochent { $own_card ->
    [none] une carte
   *[other] « { $own_card } »
}.
heroes-event-event-card = Événement : « { $card } ».
heroes-event-firefight-event = Unités prêtes à entrer : { $units }.
heroes-event-plays = { heroes-side-first } jouent « { $card } ».
heroes-event-confusion = Confusion : l’action coûte { $cost } de plus.
heroes-event-action-lost = L’action est perdue.
heroes-event-officer = L’officier apporte { $cap } PAC ({ $dice }).
heroes-event-sniper = Tireur d’élite : { heroes-the-side } perdent { $cap } PAC ({ $dice }).
heroes-event-scouts = Les éclaireurs de { $unit } fouillent autour de { $hex }.
heroes-event-rerolls = Un dé est relancé : { $dice }.
heroes-event-luck = Chance ({ $dice }) : { $change }.
heroes-event-bogged = { $unit } ({ $dice }) : { $success ->
    [yes] s’embourbe
   *[no] passe
}.
heroes-event-mine-laid = Une mine est posée en { $hex }.
heroes-event-mine-laid-hidden = { heroes-side-first } posent une mine cachée.
heroes-event-barrage-noted = { heroes-side-first } demandent { $smoke ->
    [yes] un barrage fumigène
   *[no] un barrage
}.
heroes-event-barrage = Un barrage demandé par { heroes-the-side } sur { $hex }.
heroes-event-on-target = Au but ({ $dice }).
heroes-event-off-target = À côté du but ({ $dice }).
heroes-event-drifts = Dérive : { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
} vers le { $facing } ({ $dice }).
heroes-event-impact = Les obus tombent sur { $hexes }.
heroes-event-smoke = Fumée en { $hexes }.
heroes-event-smoke-thins = La fumée se dissipe.
heroes-event-game-over = Le scénario est terminé. PV : Allemands { $german }, Soviétiques { $soviet }.

heroes-result-rounds = La dernière manche est terminée.
heroes-result-destroyed = L’unité clé a été détruite.
heroes-result-controls = L’objectif est pris.
heroes-result-no_units = L’un des camps n’a plus d’unités.
heroes-result-halt = Un ordre d’arrêt a mis fin au scénario.
heroes-score-german = PV allemands
heroes-score-soviet = PV soviétiques

heroes-dice-attack = l’attaque
heroes-dice-suspicion = le tir sur un hexagone suspect
heroes-dice-work = le tir sur un ouvrage
heroes-dice-rally = le ralliement
heroes-dice-initiative = l’initiative, les Allemands d’abord
heroes-dice-activation = les points d’action
heroes-dice-officer = l’officier
heroes-dice-sniper = le tireur d’élite
heroes-dice-luck = la chance
heroes-dice-bogged = la boue
heroes-dice-wire = les barbelés
heroes-dice-mine = la mine
heroes-dice-drift = la dérive
heroes-dice-direction = la direction de la dérive

## Dans le terminal

heroes-legend = . dégagé  % bois clair  & bois  + maison de bois, # de pierre  = champ  ~ eau  puis la hauteur  : route  t tranchée  b bunker  x barbelés  m mines  o barrage routier  s fumée
heroes-legend-units = R fusiliers, L H mitrailleuses, P pionniers, S pistolets-mitrailleurs, N NKVD, X chasseurs de chars, M mortier, G canon, T char, C automitrailleuse, A transport, J canon automoteur, K camion, W chariot ; Allemands en capitales, Soviétiques en minuscules. Numéro et flèche : laquelle, et son orientation (?, cachée) ; * activée, . utilisée, !, touchée. G1 S1 -1 : qui tient un hexagone qui compte, et ses points.
heroes-odds-head-needed = il faut
heroes-odds-head-hit = touche
heroes-odds-head-destroyed = détruit
heroes-odds-footnote = Ce que deux dés doivent donner, et les chances de toucher (ou de se rallier) et de détruire, sans points de commandement. Plusieurs cibles sont côte à côte.
heroes-status-to-move = à jouer : { $seat }
heroes-status-hand = Main : { $seat }
heroes-status-hidden = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
heroes-status-weapon-is = { $unit }, { $uses ->
    [one] un usage restant
   *[other] { $uses } usages restants
}
heroes-status-barrage = Barrage : { $seat }
heroes-status-piles = Paquets
heroes-status-piles-are = { $deck } à piocher, { $discards } en défausse
heroes-look-aimed = en vue et dans l’arc de tir de { $units }

## Dans le navigateur

heroes-unit-numbered = { $kind } { $letter }{ $number }
heroes-letter-german = A
heroes-letter-soviet = S
heroes-facing-n = nord
heroes-facing-ne = nord-est
heroes-facing-se = sud-est
heroes-facing-s = sud
heroes-facing-sw = sud-ouest
heroes-facing-nw = nord-ouest
heroes-hand = Cartes et armes
heroes-card-cost = { $cost } PA
heroes-panel-units = Unités
heroes-panel-sheet = Scénario
heroes-panel-path = Apprendre
heroes-overlay-arcs = arcs de tir
heroes-overlay-goals = ce qui rapporte, et où entrent les unités
heroes-overlay-sight = ligne de vue entre hexagones, et ce qui la coupe
heroes-legend-unseen = Hors de vue
heroes-legend-seen = Ligne de vue
heroes-legend-blocks = Bloque la ligne
heroes-legend-near = Atteint avec ses points d’action
heroes-legend-far = Atteint avec des points de commandement
heroes-legend-safe = Aucun ennemi n’y tire
heroes-legend-hot = Chance en % d’être touchée, et détruite (†)
heroes-legend-arc = Arc de tir : { $side }
heroes-legend-goal = Rapporte, avec ses points de victoire
heroes-legend-entry = Entrée des renforts
heroes-legend-exit = Les unités peuvent sortir ici
heroes-sight-first = Ce qu’on voit d’ici. Choisissez un hexagone pour regarder de là vers d’autres.
heroes-sight-second = Pointez maintenant un autre hexagone, ou choisissez-le.
heroes-sight-line = De { $start } à { $hex }, { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
} :
heroes-sight-free = en vue.
heroes-sight-cut = pas de ligne de vue. Elle est coupée par { $what }.
heroes-sight-cut-by = { $what } en { $hexes }
heroes-sight-hill = la colline
heroes-sight-smoke = de la fumée
heroes-overlay-reach = jusqu’où va une unité
heroes-reach-first = Pointez une unité pour voir jusqu’où elle va, ou choisissez son hexagone.
heroes-reach-unit = { $unit } : { $ap } PA{ $cap ->
    [0] {""}
   *[other] , { $cap } PAC
}.
heroes-reach-way = { $hex } coûte { $cost }, en { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
heroes-reach-stops = Le chemin s’arrête là.
heroes-overlay-threat = ce que l’ennemi pourrait y faire à une unité
heroes-threat-first = Pointez une unité pour voir où elle serait en danger, ou choisissez son hexagone.
heroes-threat-unit = { $unit } { $hex ->
    [none] {""}
   *[other] en { $hex }
}
heroes-threat-none = Personne que vous voyiez ne pourrait y tirer tout de suite.
heroes-threat-all = Tournée vers le { $facing }, si { $count ->
    [one] le seul ennemi tire
   *[other] les { $count } ennemis tirent
} une fois : touchée { $hit }, détruite { $destroyed }.
heroes-threat-shot = { $unit }{ $used ->
    [yes] {" "}(utilisée : avec des PAC)
   *[no] {""}
} : { $needed } ou plus, touche { $hit }, détruit { $destroyed }
heroes-pay = Payer
heroes-pay-act = PA
heroes-pay-act-note = Activer : l’unité reçoit 7 PA
heroes-pay-opportunity = Opportunité
heroes-pay-opportunity-note = Action d’opportunité : l’unité agit une fois, quel que soit le coût
heroes-pay-command = PAC
heroes-pay-command-note = Action de commandement : les PAC paient tout
heroes-pay-help = +PAC
heroes-pay-help-note = Les PAC paient une partie du coût : on vous demande combien
heroes-dice-short = Dés
heroes-dice-cap = PAC par jet
heroes-march = { $unit } est en route vers { $hex }.
heroes-closing = { $unit } engage le combat rapproché en { $hex }.
heroes-march-stopped = { $unit } s’arrête en route vers { $hex } : { $why }
heroes-march-points = Le pas suivant coûterait des points de commandement.
heroes-march-no-step = Le pas suivant n’est pas permis maintenant.
heroes-gesture-facing = près d’un côté d’un hexagone pour y aller en faisant face à ce côté
heroes-gesture-march = un hexagone plus lointain pour y marcher ; l’unité garde cette orientation où elle ne coûte rien
heroes-gesture-carry = une unité vers un hexagone pour l’activer et la déplacer d’un coup
heroes-gesture-fire = un ennemi pour lui tirer dessus ; glissez l’unité jusqu’à lui pour entrer et combattre
heroes-gesture-shoot = une unité sur un ennemi plus lointain pour l’activer et tirer d’un coup
heroes-sum-shot = { $dice } aux dés{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
} + { $attack } = { $av } contre { $defence } = { $dv }. Il fallait { $needed } pour toucher{ $kill ->
    [none] {""}
   *[other] , { $kill } pour détruire
}.
heroes-sum-search = { $dice } aux dés{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
} + { $red } contre cible légère, { $blue } contre blindage.
heroes-sum-rally = { $dice } aux dés{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
}{ $modifier ->
    [0] {""}
   *[other] {" "}+ { $modifier } { heroes-part-modifier }
} = { $total }{ $rally_of ->
    [none] {""}
   *[other] . Il fallait { $rally_of }
}.
heroes-sum-mine = { $dice } aux dés{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } PAC
} = { $total }. Il fallait { $needed } pour toucher, { $kill } pour détruire.
heroes-status-round = Manche { $round } sur { $rounds }
heroes-status-vp = points de victoire
heroes-status-vp-short = { $points } PV
heroes-status-cap = points d’action de commandement restants, et au début d’une manche
heroes-status-cap-short = { $points }/{ $start } PAC
heroes-status-ap = points d’action restants de l’activation
heroes-status-ap-short = { $points } PA
heroes-status-spent-short = { $points } PA dépensés
heroes-status-no-ap = aucune unité activée
heroes-status-initiative = a l’initiative
heroes-status-passed = Un camp a passé.
heroes-sequence-setup = Mise en place
heroes-sequence-initiative = Initiative
heroes-sequence-turn = Qui agit
heroes-sequence-order = Ordre
heroes-sequence-dice = Dés
heroes-sequence-end = Fin de la manche
heroes-look-level = colline, niveau { $level }
heroes-look-road = route
heroes-look-wall = mur
heroes-look-smoke = fumée
heroes-look-thin-smoke = fumée légère
heroes-look-held = tenu par { heroes-the-side }
heroes-look-cost-to = { $cost } PA pour y aller
heroes-look-cost-fire = { $cost } PA pour y tirer
heroes-look-hit = touchée, marqueur non vu
heroes-look-hidden = cachée
heroes-look-dug-in = retranchée
heroes-look-inside = dans la fortification
heroes-look-exposed = exposée
heroes-look-carried = transportée par { $unit }
heroes-look-facing = face au { $facing }
heroes-state-fresh = fraîche
heroes-state-activated = activée
heroes-state-used = utilisée
heroes-goal-round = { $vp } PV à la fin de chaque manche
heroes-goal-end = { $vp } PV à la fin
heroes-goal-card = { $vp } PV quand la carte de décompte est tirée
heroes-goal-objective = { $vp } PV si sa carte d’objectif est tirée
heroes-goal-short-round = par manche
heroes-goal-short-end = à la fin
heroes-goal-short-card = carte
heroes-goal-short-objective = objectif
heroes-round-short = M{ $round }
heroes-fan-moves = se déplace pour { $cost } PA, { $way }
heroes-moves-foot = à pied
heroes-moves-wheeled = sur roues
heroes-moves-tracked = sur chenilles
heroes-fan-fires = tire pour { $cost } PA : rouge { $red }, bleu { $blue }, portée { $range }
heroes-fan-defence = défense { $front }, flanc { $flank }
heroes-odds-hit = touche { $chance }
heroes-odds-destroyed = détruite { $chance }
heroes-odds-needed = { $needed } ou plus avec deux dés
heroes-odds-cap = +{ $cap } PAC : { $chance }
heroes-odds-sum = { $attack } contre { $defence }
heroes-part-firepower = puissance de feu
heroes-part-marker = marqueur
heroes-part-height = hauteur
heroes-part-smoke = fumée
heroes-part-support = soutien
heroes-part-direction = Direction de tir
heroes-part-card = carte
heroes-part-long-range = longue portée
heroes-part-short-range = courte portée
heroes-part-close-combat = combat rapproché
heroes-part-flamethrower = lance-flammes
heroes-part-flank = flanc
heroes-part-front = front
heroes-part-terrain = terrain
heroes-part-wall = mur
heroes-part-exposed = exposée
heroes-part-fortification = fortification
heroes-part-work = ouvrage
heroes-part-hasty-defence = défense hâtive
heroes-part-shield = bouclier
heroes-part-vehicle = derrière un véhicule
heroes-part-modifier = couvert et compagnie
heroes-unit-ready = peut entrer
heroes-unit-comes = arrive à la manche { $round }
heroes-unit-comes-by-event = arrive avec un événement
heroes-units-destroyed = Détruites :
heroes-units-left = Sorties de la carte :
heroes-sheet-scores = Ce qui rapporte
heroes-sheet-forces = Forces
heroes-sheet-force = { $count ->
    [one] une unité
   *[other] { $count } unités
}
heroes-certainty-rulebook = Tel que le livret l’imprime.
heroes-certainty-transcribed = D’après des transcriptions ultérieures ; la fiche d’origine nous manque.
heroes-certainty-reconstructed = Un scénario à nous sur le thème de l’original.
heroes-guide-intro-1 = Chaque pion est une escouade, un canon ou un véhicule. La flèche est son front : il tire par là, et de dos il est plus facile à toucher. En haut à gauche le coût d’un tir, à droite sa puissance, à gauche le coût d’un pas, en bas sa défense de front et de flanc, à droite sa portée.
heroes-guide-intro-2 = Les hexagones avec drapeau et nombre rapportent des points ; y entrer suffit pour les prendre. Les unités détruites en rapportent aussi. Après la dernière manche, le plus grand total gagne.
heroes-guide-intro-3 = Vous et l’ennemi jouez tour à tour, une action chacun. Une unité activée a sept points d’action (PA), dépensés en plusieurs tours ; ensuite elle est utilisée. Les points de commandement (PAC) aident toute unité, s’ajoutent aux dés et reviennent à chaque manche.
heroes-guide-intro-4 = Les zones ombrées montrent où chaque unité peut tirer. A les montre à tout moment, S ce qu’on voit et ce qui coupe la ligne, R jusqu’où va une unité, D ce qui la menace, V ce qui rapporte.
heroes-guide-turn = Cliquez sur une de vos unités : elle est activée et reçoit sept points d’action pour ce tour et les suivants. Pour autre chose, choisissez d’abord à côté de « Payer » : « Opportunité » est une seule action à n’importe quel coût, après laquelle l’unité est utilisée ; « PAC » paie une action de n’importe quelle unité, utilisée ou non.
heroes-guide-order = On peut entrer dans les hexagones éclairés ou y tirer : les nombres sont les coûts, les rouges des tirs ; un nombre plus loin y mène en plusieurs tours. Le panneau montre tout le calcul de chaque tir avant de payer. Les flèches autour de l’unité la font pivoter. On peut annuler ce qu’aucun dé n’a décidé.
heroes-guide-roll = Deux dés plus la puissance de feu doivent atteindre la défense ; quatre de plus détruisent d’un coup. Chaque point de commandement ajoute un, deux au plus.
heroes-guide-bid = Les deux camps lancent pour l’initiative ; les points de commandement misés s’ajoutent et sont perdus.

## Apprendre

heroes-lessons = Apprendre le jeu
heroes-lessons-about = Quelques règles, puis un scénario contre l’ordinateur avec ces règles seulement. Chaque partie ajoute quelque chose ; ce qui vient plus tard est désactivé.
heroes-lesson-number = Partie { $number }
heroes-lesson-play = Jouer la partie { $number }
heroes-lesson-again = Rejouer la partie { $number }
heroes-lesson-side = Votre camp
heroes-lesson-played = jouée
heroes-lesson-won = gagnée
heroes-lesson-next = Suite : partie { $number }, { $title }
heroes-lesson-done = C’était la dernière partie : tous les scénarios avec toutes les règles sont à vous.
heroes-lesson-rules = Nouvelles règles
heroes-lesson-now = en cours
heroes-lesson-1 = Premiers pas
    .new = Les escouades bougent, pivotent, tirent et se rallient, une action par tour. L’unité que vous activez a sept points d’action. Rien d’autre encore : ni points de commandement, ni cartes, ni groupes.
heroes-lesson-2 = Commander
    .new = Les deux camps misent pour l’initiative. Les points de commandement paient en plus, changent les dés et font agir même des unités utilisées ; une action d’opportunité laisse une unité fraîche agir une fois, quel qu’en soit le coût.
heroes-lesson-3 = Cartes
    .new = Chaque camp tient des cartes d’action et de bonus, et en pioche une par manche.
heroes-lesson-4 = Groupes
    .new = Plusieurs unités partagent une activation, bougent ensemble, soutiennent le tir d’une autre et se rallient d’un coup.
heroes-lesson-5 = Unités cachées
    .new = L’arrière-garde soviétique se cache. Vous pouvez tirer sur un hexagone suspect ; murs et bâtiments couvrent.
heroes-lesson-6 = Collines, mortiers, fumée
    .new = La hauteur change ce qu’on voit et comment on tire. Les mortiers tirent sans voir, avec un observateur, et posent de la fumée.
heroes-lesson-7 = Tranchées et artillerie
    .new = Tranchées, barbelés, défenses hâtives, et l’artillerie demandée une manche avant de tomber.
heroes-lesson-8 = Véhicules
    .new = Chars et canons : blindage, tourelles, mouvements bonus ; camions qui portent et remorquent ; lance-flammes.
heroes-lesson-9 = Bunkers et mines
    .new = Bunkers, mines, cartes d’arme comme grenades et charges, et sortir de la carte pour des points.

## Chapitres des règles

heroes-chapter-2-1 = Initiative
heroes-chapter-2-2 = Tours
heroes-chapter-2-5 = Points de victoire
heroes-chapter-3-0 = Activation et points d’action
heroes-chapter-3-1 = Actions d’opportunité
heroes-chapter-3-2 = Points de commandement
heroes-chapter-4-0 = Terrain
heroes-chapter-5-0 = Mouvement
heroes-chapter-5-0-1 = Routes
heroes-chapter-5-0-2 = Murs
heroes-chapter-5-1 = Orientation
heroes-chapter-5-5 = Renforts
heroes-chapter-5-6 = Sortir de la carte
heroes-chapter-6-0 = Ligne de vue
heroes-chapter-6-1 = Arc de tir
heroes-chapter-7-0 = Combat
heroes-chapter-7-5 = Touches
heroes-chapter-7-6 = Ralliement
heroes-chapter-7-7 = Portée
heroes-chapter-7-7-3 = Combat rapproché
heroes-chapter-8-0 = Cartes
heroes-chapter-8-1 = Cartes d’action
heroes-chapter-8-2 = Cartes de bonus
heroes-chapter-8-4 = Cartes d’arme
heroes-chapter-9-0 = Activations partagées
heroes-chapter-9-1 = Actions de groupe
heroes-chapter-10-0 = Unités cachées
heroes-chapter-10-1 = Mouvement caché
heroes-chapter-11-0 = Collines
heroes-chapter-12-0 = Mortiers
heroes-chapter-12-3 = Artillerie
heroes-chapter-13-0 = Fumée
heroes-chapter-14-0 = Mouvement des véhicules
heroes-chapter-15-0 = Véhicules au combat
heroes-chapter-16-0 = Camions et chariots
heroes-chapter-17-0 = Transport
heroes-chapter-18-1 = Fortifications
heroes-chapter-18-1-1 = Tranchées
heroes-chapter-18-1-2 = Bunkers
heroes-chapter-18-1-3 = Défenses hâtives
heroes-chapter-18-2 = Barbelés
heroes-chapter-18-4 = Mines
heroes-chapter-18-5 = Ouvrages sous le feu
heroes-chapter-19-0 = Lance-flammes et pionniers

## Le guide d’une partie

heroes-guide-lesson-1-1 = Chaque pion est une escouade. La flèche est son front : elle tire par là, et de dos elle est plus facile à toucher. En haut à gauche le coût d’un tir, à droite sa puissance de feu, à gauche le coût d’un pas, en bas sa défense (front et flanc), à droite sa portée.
heroes-guide-lesson-1-2 = Les hexagones à drapeau donnent des points de victoire à qui les tient à la fin d’une manche ; y entrer, c’est les prendre. Un ennemi détruit rapporte aussi. Qui a le plus de points après la dernière manche gagne.
heroes-guide-lesson-1-3 = Vous et l’ennemi jouez à tour de rôle, une action chacun. L’unité que vous activez a sept points d’action (PA), dépensés sur plusieurs tours ; puis elle est utilisée jusqu’à la manche suivante. Quand les deux camps passent, la manche finit.
heroes-guide-lesson-1-turn = Cliquez sur une de vos unités pour agir avec elle. Tant qu’une unité activée a des points, vous continuez avec elle, ou vous renoncez à son activation pour une autre.
heroes-guide-lesson-1-order = On peut entrer dans les hexagones éclairés ou y tirer ; les nombres sont les coûts, les rouges des tirs. D’autres nombres disent jusqu’où l’unité va en plusieurs tours : cliquez sur l’un d’eux, et elle y va pas à pas. Le panneau a tout le calcul de chaque tir.
heroes-guide-lesson-2-1 = Nouveau : les points de commandement (PAC). Ils reviennent à chaque manche, moins un par unité perdue. Ils paient ce qui manque aux points d’action, ajoutent un chacun à un jet, deux au plus, et font agir n’importe quelle unité, même utilisée.
heroes-guide-lesson-3-1 = Nouveau : les cartes, sous le plateau. Une carte d’action est votre action du tour ; une carte de bonus en accompagne une autre. Son coût est écrit dessus.
heroes-guide-lesson-4-1 = Nouveau : les groupes. Des unités voisines agissent comme une seule : elles bougent ensemble, l’une tire et les autres la soutiennent, ou elles se rallient ensemble. L’action la plus chère fixe le coût. D’autres peuvent rejoindre une activation ouverte et en partager les points.
heroes-guide-lesson-5-1 = Nouveau : les unités cachées. Leur propriétaire note leurs hexagones en secret. Elles se montrent en agissant, ou quand vous approchez ou les touchez. Vous pouvez tirer sur un hexagone suspect : un échec ne dit rien.
heroes-guide-lesson-6-1 = Nouveau : les collines. D’en haut on voit par-dessus le terrain bas et on tire mieux ; une cible plus haute est plus dure à toucher. La ligne de vue (S) dit ce qui gêne.
heroes-guide-lesson-6-2 = Nouveau : les mortiers. Ils tirent sur ce qu’ils voient, ou par-dessus un obstacle si un hexagone proche voit la cible. L’explosif frappe toujours le flanc. Au lieu d’attaquer, certains posent de la fumée, qui coupe la vue et protège.
heroes-guide-lesson-7-1 = Nouveau : les ouvrages. Qui entre dans une tranchée peut l’occuper et est plus dur à toucher. Franchir des barbelés coûte un dé de plus. L’infanterie peut aussi se retrancher. L’artillerie est notée une manche avant de tomber, et peut dévier.
heroes-guide-lesson-8-1 = Nouveau : les véhicules. Une défense bleue demande une puissance bleue. Les chars tournent leur tourelle pour deux points de plus et, avec des points bonus, continuent gratuitement après un mouvement. Les camions portent des escouades et remorquent des canons.
heroes-guide-lesson-9-1 = Nouveau : les bunkers protègent du côté de leur flèche, les mines attendent qui entre ou pivote sur elles, et les cartes d’arme équipent une escouade. Les Allemands qui sortent de la carte là où la fiche le permet marquent des points.
heroes-guide-event-hit = Une unité touchée pioche un marqueur que seul son propriétaire voit ; elle peut tirer moins bien, ne plus bouger ou mourir. Une deuxième touche la détruit. Se rallier enlève le marqueur.
heroes-guide-event-control = Qui entre dans un hexagone à drapeau le tient, même après son départ, jusqu’à ce qu’un ennemi vienne.
heroes-guide-event-revealed = Quelqu’un qui se cachait est désormais visible et se bat comme les autres.
heroes-guide-event-mine = Les mines attaquent qui entre dans leur hexagone, y pivote ou s’y bat.
heroes-guide-verb-rally = Cette unité est touchée. Se rallier coûte cinq points : deux dés doivent atteindre le nombre de son marqueur, le couvert aide. Pas avec un ennemi dans le même hexagone.
heroes-guide-verb-close = Un ennemi est dans votre hexagone : combat rapproché. La puissance monte de quatre, la défense du flanc compte et le terrain aide encore. Personne ne peut tirer hors d’un tel hexagone.
heroes-guide-verb-flip = Vous pouvez renoncer au reste d’une activation avant votre action, et activer une autre unité.
heroes-guide-verb-opportunity = Action d’opportunité : une unité fraîche fait une action, quel qu’en soit le coût, sans dépenser de points, puis elle est utilisée. Bonne pour tirer sur qui passe.
heroes-guide-verb-command = Avec des points de commandement n’importe quelle unité agit, utilisée ou non, et reste comme elle est.
heroes-guide-verb-card = Vous tenez une carte qui est une action à elle seule : cliquez dessus, puis choisissez pour qui elle est.
heroes-guide-verb-with = Une voisine pourrait participer : choisissez-la, et les deux agissent comme une.
heroes-guide-verb-reveal = Vos unités cachées se montrent dès qu’elles font autre chose que se cacher ou se glisser ; vous pouvez aussi en révéler une gratuitement.
heroes-guide-verb-sneak = Une unité cachée peut bouger sans être vue ; l’ennemi apprend seulement qu’une unité a bougé.
heroes-guide-verb-indirect = Tir indirect : sur un hexagone que voit un observateur près du mortier, pour le second coût du pion.
heroes-guide-verb-smoke = De la fumée au lieu d’un tir : elle coupe la ligne de vue et protège, et se dissipe à la manche suivante.
heroes-guide-verb-dig = Se retrancher : une défense hâtive protège un peu jusqu’à ce que l’unité bouge ou pivote.
heroes-guide-verb-board = Un véhicule à portée peut emmener cette escouade.
heroes-guide-verb-tow = Ce camion peut remorquer un canon.
heroes-guide-verb-flame = Le lance-flammes : à un hexagone, il ignore tout couvert.
heroes-guide-verb-weapon = Une carte d’arme : grenades, charges et autres servent à l’escouade qui les porte, comme son action.
heroes-guide-verb-leave = Ici les unités peuvent quitter la carte et marquer des points.
heroes-guide-plan = Un mouvement de groupe : dites de chaque unité ce qu’elle fait. On paie une fois, le pas le plus cher.
heroes-guide-hide_unit = Choisissez où cette unité se cache. À couvert, seul qui entre dans son hexagone la trouve ; à découvert, qui la voit à deux hexagones au plus.
heroes-guide-note_barrage = Artillerie : choisissez un hexagone maintenant. Elle y tombe à la manche suivante, avec quelque dérive.
heroes-guide-occupy = Une fortification peut être occupée : elle protège, et un bunker fixe l’orientation.
heroes-guide-bonus = Un véhicule à points bonus continue sans payer : sur route avec des roues, en terrain dégagé avec des chenilles.

## Pourquoi l’ordinateur joue ainsi
heroes-bot-fire = { $unit } tire sur { $target }.
heroes-bot-fire-group = { $unit } et ses voisines tirent ensemble sur { $target }.
heroes-bot-march = { $unit } et ses voisines avancent ensemble, vers { $hex }.
heroes-bot-smoke = { $unit } pose de la fumée en { $hex }.
heroes-bot-board = { $unit } monte sur { $carrier }.
heroes-bot-close = { $unit } attaque { $target } en combat rapproché.
heroes-bot-move = { $unit } se déplace en { $hex }.
heroes-bot-take = { $unit } se déplace en { $hex } pour y marquer.
heroes-bot-move-towards = { $unit } se déplace en { $hex }, vers { $target }, qui rapporte des points.
heroes-bot-rally = { $unit } tente un ralliement.
heroes-bot-dig = { $unit } se retranche.
heroes-bot-occupy = { $unit } occupe la fortification de son hexagone.
heroes-bot-face = { $unit } fait face à l’ennemi.
heroes-bot-leave = { $unit } quitte la carte et marque des points.
heroes-bot-pass = Passer et garder les unités comme elles sont.
heroes-bot-stall = Temporiser et laisser l’ennemi agir d’abord.
heroes-bot-flip = Finir l’activation et choisir une autre unité.
heroes-bot-reveal = { $unit } sort de sa cachette.
heroes-bot-card = Jouer une carte.
heroes-bot-points = { $count ->
    [0] Lancer les dés et garder les points de commandement.
    [one] Ajouter un point de commandement au jet.
   *[other] Ajouter { $count } points de commandement au jet.
}
heroes-bot-other = { $unit } agit.
heroes-bot-fears-fire = { $unit } en { $hex } est menacé par le tir ennemi.

## Pourquoi non, là où le titre d’une règle ne le dirait pas
heroes-refused-not-yours = Cette unité est à l’ennemi ; vous donnez des ordres aux vôtres.
heroes-refused-unit-first = Choisissez d’abord une de vos unités ; elle pourra ensuite bouger ou tirer.
heroes-refused-which-first = Choisissez d’abord par un bouton comment cette unité agit et se paie.
heroes-pass-doubt = Il reste { $ap } PA : qui passe perd l’activation ouverte.
heroes-refused-acts-already = Cette unité participe déjà.
heroes-refused-another-acts = Une autre unité s’apprête à agir. Annulez pour choisir celle-ci.
heroes-refused-out-of-the-game = Cette unité est hors du jeu.
heroes-refused-march = Un groupe se met en route par « { heroes-verb-march } » ; chaque membre reçoit ensuite son hexagone.
heroes-refused-nothing-together = Il n’y a rien que ces unités puissent faire ensemble maintenant.

# The stage
heroes-stage-fire = Tir sur { $hex }
heroes-stage-indirect = Tir indirect sur { $hex }
heroes-stage-close = Combat rapproché en { $hex }
heroes-stage-shot = Tir sur { $unit }
heroes-stage-cap = CAP
heroes-stage-needed = les dés doivent faire
heroes-stage-hit = Touché
heroes-stage-kill = Détruit
heroes-stage-miss = Manqué
heroes-stage-work-hit = Détruit
heroes-stage-work-kill = Détruit
heroes-stage-work-miss = Sans effet
heroes-stage-success = Réussite
heroes-stage-failure = Échec
heroes-stage-rally = Ralliement : { $unit }
heroes-stage-search = Tir sur un hex suspect
heroes-stage-mine = Mine : { $unit }
heroes-stage-bogged = Jet d’enlisement : { $unit }
heroes-stage-wire = Barbelés : { $unit }
heroes-stage-initiative-roll = Initiative : { $side }
heroes-stage-drifts = Dispersion de l’artillerie
heroes-stage-off-target = Dispersion de l’artillerie
heroes-stage-on-target = Dispersion de l’artillerie
heroes-stage-officer = Officier
heroes-stage-sniper = Tir de sniper
heroes-stage-luck = Chance
heroes-stage-rerolls = Nouveau jet

# Guided lessons

heroes-lesson-fire = Points et tir
heroes-lesson-fire-act = Activez l’escouade éclairée : elle reçoit 7 points d’action.
    .wrong = Chaque unité s’active une fois par manche. Commencez par l’escouade éclairée : l’ennemi est devant elle.
heroes-lesson-fire-hex = Avancez d’un hexagone vers l’ennemi. Cela coûte 1 point.
heroes-lesson-fire-face = Choisissez l’orientation : sud-est, vers l’ennemi.
    .wrong = Une unité ne tire que vers l’avant et se touche plus facilement par derrière. Choisissez le sud-est.
heroes-lesson-fire-again = Après chaque action, l’ennemi peut agir ; il attend. Continuez avec la même escouade.
heroes-lesson-fire-fire = Tirez sur l’escouade voisine : la courte portée ajoute 3.
heroes-lesson-fire-pay = Le tir coûte 3. Payez 3 points d’action et gardez ceux de commandement.
    .wrong = Les points de commandement sont rares et font ce que ceux d’action ne peuvent pas. Payez 3 points d’action.
heroes-lesson-fire-roll = Il vous faut 7 avec deux dés. Lancez.
heroes-lesson-fire-end = Un 11 : quatre de plus que nécessaire détruit l’escouade. Ensuite : les points de commandement.
heroes-lesson-command = Points de commandement et groupes
heroes-lesson-command-command = Les points de commandement font agir une unité sans l’activer. Commandez la mitrailleuse.
    .wrong = L’activation userait votre tour pour une unité. Payez un point de commandement et la mitrailleuse agit en plus.
heroes-lesson-command-hex = Menez-la à l’hexagone éclairé. Cela coûte un point de commandement.
heroes-lesson-command-face = Tournez-la au sud-est.
heroes-lesson-command-act = Maintenant un groupe. Activez l’escouade éclairée.
heroes-lesson-command-with = Ajoutez l’escouade d’à côté.
    .wrong = Un groupe réunit des unités voisines. Ajoutez l’escouade d’à côté avant de bouger.
heroes-lesson-command-march = Les deux agissent ensemble. Déplacez le groupe.
heroes-lesson-command-first = La première escouade va à l’hexagone éclairé.
heroes-lesson-command-second = La deuxième escouade suit.
heroes-lesson-command-pay = La marche du groupe coûte 2. Payez 2 points d’action.
heroes-lesson-command-turn = Orientez la première escouade au sud-est.
heroes-lesson-command-turned = Et la deuxième.
heroes-lesson-command-end = Une action a déplacé deux escouades. Ensuite : véhicules, canons et artillerie.
heroes-lesson-vehicles = Véhicules, canons, artillerie
heroes-lesson-vehicles-act = Un BT-7 vous montre son flanc. Activez les chasseurs de chars.
heroes-lesson-vehicles-fire = Tirez sur le char : son flanc est moins blindé que l’avant.
    .wrong = Plus tard, le char peut montrer l’avant. Tirez maintenant, tant que vous voyez son flanc.
heroes-lesson-vehicles-pay = Le tir coûte 4. Payez 3 points d’action ; un point de commandement paie le reste.
heroes-lesson-vehicles-roll = Il vous faut 6. Lancez.
heroes-lesson-vehicles-pass = Un 10 le détruit. Les Soviétiques passent ; passez aussi, et la manche finit.
heroes-lesson-vehicles-note = L’artillerie se demande avant de tomber. Choisissez l’hexagone des fusiliers.
heroes-lesson-vehicles-bid = Chaque camp mise des points de commandement pour agir en premier. Misez 1.
    .wrong = Avec 0, les Soviétiques peuvent commencer ; avec plus, vous perdez des points utiles au combat. Misez 1.
heroes-lesson-vehicles-end = Vous agissez en premier et le barrage arrive. Jouez votre premier combat.
