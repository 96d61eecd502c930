### Conflict of Heroes : Awakening the Bear !

## Ce qu’est le jeu

heroes-title = Awakening the Bear !
    .full = Conflict of Heroes : Awakening the Bear !
heroes-about = Escouades et chars de 1941 et 1942 : points d’action, points de commandement, et un ennemi qui agit entre deux de vos mouvements.
heroes-sheet-sound = La fiche est correcte : { $name }, { $rounds } rounds, { $hexes } hexagones, { $german } unités allemandes et { $soviet } soviétiques.

heroes-mode-1v1 = un joueur allemand contre un soviétique

heroes-seat-german = Allemand
heroes-seat-soviet = Soviétique

heroes-scenario-partisans = Partisans, octobre 1941 : une patrouille traque une embuscade
heroes-scenario-mir = Le NKVD défend Mir, juin 1941 : une compagnie encerclée tente de sortir
heroes-scenario-the-gap = La brèche, juin 1941 : une arrière-garde cachée sur la route
heroes-scenario-petrov = Le général Petrov, octobre 1941 : un général blessé dans les bois
heroes-scenario-red-ice = Glace rouge, décembre 1941 : des Sibériens contre des tranchées gelées
heroes-scenario-monsters = Les monstres, juin 1941 : les panzers rencontrent des T-34 sur une colline
heroes-scenario-bunker = Le bunker, juin 1941 : une colline fortifiée derrière le Bug
heroes-scenario-mzensk = Percée vers la poche de Mzensk, octobre 1941 : une colonne de secours
heroes-scenario-kv2 = KV2, juin 1941 : un seul char tient la route
heroes-scenario-bug-river = Le Bug, juin 1941 : une tête de pont attaquée
heroes-scenario-peprez = Assaut sur Peprez, juillet 1941 : une ville, maison par maison
heroes-scenario-demolition = Démolition, juillet 1941 : des charges contre un quartier général

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

## Les camps, comme parties de phrases

heroes-the-side = { $side ->
    [german] les Allemands
   *[soviet] les Soviétiques
}
heroes-side-first = { $side ->
    [german] Les Allemands
   *[soviet] Les Soviétiques
}

## Cartes

heroes-card-follow-me = Suivez-moi !
    .text = Retire le marqueur de coup d’une unité ou d’un groupe, même en combat rapproché.
heroes-card-rally-up = Ralliement !
    .text = Une unité qui n’est pas en combat rapproché lance les dés de ralliement gratuitement.
heroes-card-rapid-deployment = Déploiement rapide
    .text = Une unité ou un groupe d’unités adjacentes avance de deux hexagones.
heroes-card-frontline-officer = Officier en première ligne
    .text = Pour 2 PA l’unité activée lance un dé de points de commandement.
heroes-card-swift-action = Action éclair
    .text = Deux actions de suite.
heroes-card-fire-direction = Direction du tir
    .text = Deux points de puissance de plus pour une attaque.
heroes-card-seek-cover = À couvert !
    .text = Une défense improvisée pour une unité ou un groupe.
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
heroes-card-battlefield-confusion = Confusion au combat
    .text = Au tour ennemi : son action coûte 3 de plus, ou elle est perdue.
heroes-card-veteran-nco = Sous-officier vétéran
    .text = Un dé de votre jet est relancé.
heroes-card-sniper-fire = Tir de franc-tireur
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
heroes-card-firefight-event = Événement du scénario
    .text = Il arrive ce que dit la fiche.
heroes-card-halt-order = Ordre d’arrêt
    .text = Le scénario se termine aussitôt.
heroes-card-molotov = Cocktail Molotov
    .text = Une unité soviétique à pied attaque dans son hexagone, ou à -2 à un hexagone.
heroes-card-demolition = Charges de démolition
    .text = Une unité allemande à pied attaque une unité ou un ouvrage de son hexagone ; le terrain n’aide pas.
heroes-card-artillery-german = Artillerie divisionnaire
    .text = Un barrage sur sept hexagones, noté un round plus tôt.
heroes-card-artillery-soviet = Artillerie divisionnaire
    .text = Un barrage sur sept hexagones, noté un round plus tôt.

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
heroes-marker-inf-killed = Anéantie
heroes-marker-inf-panicked = Panique
heroes-marker-inf-pinned = Clouée
heroes-marker-inf-suppressed = Neutralisée
heroes-marker-inf-cowering = Terrée
heroes-marker-inf-berserk = Furieuse
heroes-marker-veh-stunned = Sonné
heroes-marker-veh-gun-damaged-red = Arme endommagée (rouge)
heroes-marker-veh-gun-damaged-blue = Arme endommagée (bleue)
heroes-marker-veh-destroyed = Détruit
heroes-marker-veh-panicked = Panique
heroes-marker-veh-immobilized = Immobilisé
heroes-marker-veh-suppressed = Neutralisé
heroes-marker-veh-light-damage = Dégâts légers
heroes-marker-generic = Coup

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

heroes-prompt-turn = Round { $round } : à vous, avec { $ap } PA et { $cap } PAC.
heroes-prompt-order = Que fait { $unit } ?
heroes-prompt-split = L’action coûte { $cost } : combien de vos { $ap } PA dépensez-vous ? Les PAC paient le reste.
heroes-prompt-confuse = L’ennemi agit pour { $cost } : jouez-vous Confusion au combat ?
heroes-prompt-confused = Confusion : payez-vous { $cost } de plus, ou l’action est-elle perdue ?
heroes-prompt-roll = Avant les dés : dépensez-vous des PAC ? Vous en avez { $cap }.
heroes-prompt-spotter = { $unit } tire sur { $target } sans le voir : depuis quel hexagone l’observe-t-on ?
heroes-prompt-choose_target = Tous ceux de { $hex } sont attaqués : à qui le tour ?
heroes-prompt-note_barrage = Où l’artillerie frappera-t-elle au prochain round ?
heroes-prompt-orient = Le barrage sur { $hex } tombe : comment posez-vous le marqueur de dérive ?
heroes-prompt-bonus = { $unit } est en { $hex } et peut continuer gratuitement. Vers où ?
heroes-prompt-occupy = { $unit } est en { $hex } : occupe-t-elle la fortification ?
heroes-prompt-face = { $unit } est en { $hex } : de quel côté se tourne-t-elle ?
heroes-prompt-who_rallies = Qui tente maintenant de se rallier ?
heroes-prompt-card_on = { $card } : pour qui ?
heroes-prompt-split_card = { $card } coûte { $cost } : combien de PA dépensez-vous ? Les PAC paient le reste.
heroes-prompt-who_deploys = Qui avance maintenant ?
heroes-prompt-deploy_to = { $unit } peut avancer { $left ->
    [1] d’un hexagone encore
   *[other] de deux hexagones
}. Vers où ?
heroes-prompt-lay_mine = Où { $unit } pose-t-elle la mine ?
heroes-prompt-change_roll = Vous avez obtenu { $dice } : jouez-vous une carte ?
heroes-prompt-bog_down = Un véhicule a bougé : jouez-vous Embourbé ?
heroes-prompt-cover_tracks = Jouez-vous Éclaireurs pour cacher une unité ?
heroes-prompt-hide_where = Où { $unit } se cache-t-elle ?
heroes-prompt-weapon_at = { $unit } utilise { $card } : contre qui ?
heroes-prompt-plan = Mouvement de groupe : que fait { $unit } ?
heroes-prompt-bid = Initiative : combien de vos { $cap } PAC misez-vous ?
heroes-prompt-place_unit = Où commence { $unit } ?
heroes-prompt-hide_unit = Où { $unit } se cache-t-elle ?
heroes-prompt-assign = Qui porte { $card } ?

## Ce qu’on peut faire

heroes-verb-act = { $unit } agit avec des PA
heroes-verb-opportunity = { $unit } saisit l’occasion et est utilisée
heroes-verb-command = { $unit } agit avec des PAC
heroes-verb-turn-reveal = Révéler { $unit }
heroes-verb-flip = Renoncer à l’activation
heroes-verb-stall = Temporiser pour 1 PA
heroes-verb-stall_cap = Temporiser pour 1 PAC
heroes-verb-card = Jouer { $card }
heroes-verb-swift = Jouer Action éclair
heroes-verb-scout = Jouer Éclaireurs avec { $unit }
heroes-verb-weapon = Utiliser { $weapon }
heroes-verb-pass = Passer
    .note = une activation ouverte est perdue ; deux passes de suite terminent le round
heroes-verb-sneak = Se glisser en { $hex }
heroes-verb-hide = Se cacher en { $hex }
heroes-verb-cover_tracks-hide = Cacher { $unit }
heroes-verb-dig = Se retrancher
heroes-verb-fire = Tirer sur { $hex }
heroes-verb-close = Attaquer { $unit } de près
heroes-verb-raze = Attaquer la fortification
heroes-verb-indirect = Tir indirect sur { $hex }
heroes-verb-flame = Lance-flammes sur { $hex }
heroes-verb-smoke = Fumée en { $hex }
heroes-verb-to = Vers { $hex }
heroes-verb-creep = Prudemment vers { $hex }
heroes-verb-face = Se tourner vers { $facing }
heroes-verb-leave = Quitter la carte
heroes-verb-occupy = Occuper la fortification
heroes-verb-come_out = Sortir
heroes-verb-order-rally = Se rallier
heroes-verb-rally = { $unit }
heroes-verb-with = Avec { $unit }
heroes-verb-march = Bouger en groupe
heroes-verb-board = Monter sur { $unit }
heroes-verb-alight = Descendre en { $hex }
heroes-verb-tow = Remorquer { $unit }
heroes-verb-unhitch = Lâcher la remorque
heroes-verb-ap = { $number } PA
heroes-verb-decline = Non
heroes-verb-give_up = Perdre l’action
heroes-verb-roll = Lancer
heroes-verb-raise = Dépenser { $number } PAC pour augmenter le jet
heroes-verb-lower = Dépenser { $number } PAC pour diminuer le jet
heroes-verb-from = Depuis { $hex }
heroes-verb-target = { $unit }
heroes-verb-note_barrage-target = Sur { $hex }
heroes-verb-none = Nulle part
heroes-verb-stop = S’arrêter
heroes-verb-stay_out = Rester dehors
heroes-verb-on = { $unit }
heroes-verb-done = Personne d’autre
heroes-verb-deploy = { $unit }
heroes-verb-lay = À découvert en { $hex }
heroes-verb-lay_hidden = Cachée en { $hex }
heroes-verb-keep = Garder le jet
heroes-verb-reroll = Relancer le dé { $number }
heroes-verb-luck = Tenter sa chance
heroes-verb-stay = Rester
heroes-verb-bid = { $number } PAC
heroes-verb-place = En { $hex }
heroes-verb-to_unit = { $unit }

## Ce qui se passe

heroes-event-round = Round { $round }
heroes-event-reinforcements = Prêtes à entrer : { $units }.
heroes-event-bids = { heroes-side-first } misent { $points } PAC.
heroes-event-initiative-roll = { heroes-side-first } obtiennent { $dice } avec une mise de { $bid } : { $total }.
heroes-event-initiative = { heroes-side-first } ont l’initiative.
heroes-event-activates = { $unit } est activée avec { $points } PA.
heroes-event-activates-in-fog = { $unit } est activée{ $own_number ->
    [none] {""}
   *[other] {" "}avec { $own_number } PA
}.
heroes-event-activates-hidden = { heroes-side-first } activent une unité cachée.
heroes-event-used = Utilisées : { $units }.
heroes-event-used-in-fog = Utilisées : { $units } ; les dés ont donné { $granted } PA.
heroes-event-stalls = { heroes-side-first } temporisent.
heroes-event-passes = { heroes-side-first } passent.
heroes-event-moves = { $unit } va de { $start } à { $hex }{ $cautious ->
    [yes] , prudemment
   *[no] {""}
}.
heroes-event-enters = { $unit } entre sur la carte en { $hex }.
heroes-event-pivots = { $unit } se tourne vers { $facing }.
heroes-event-leaves = { $units } quittent la carte en { $hex } : { $vp } PV.
heroes-event-occupies = { $unit } occupe la fortification de { $hex }.
heroes-event-comes-out = { $unit } sort de la fortification de { $hex }.
heroes-event-digs-in = Retranchées : { $units }.
heroes-event-wire = Barbelés en { $hex } : { $cost } de plus.
heroes-event-caught-in-wire = { $unit } ne passe pas.
heroes-event-wire-crushed = { $unit } écrase les barbelés de { $hex }.
heroes-event-mine-found = { $unit } trouve une mine en { $hex }.
heroes-event-mine = Une mine explose sous { $unit } : { $dice } font { $total }, { $hit } touche.
heroes-event-attack = { $attacker ->
    [none] Quelqu’un qu’on ne voit pas attaque { $hex }.
   *[other] { $attacker } attaque { $hex }.
}
heroes-event-shot = { $unit } : { $av } contre { $dv } ({ $dice }) : { $outcome ->
    [kill] détruite
    [hit] touchée
   *[miss] manquée
}.
heroes-event-shot-at-work = L’ouvrage : { $av } contre { $dv } ({ $dice }) : { $outcome ->
    [hit] détruit
   *[miss] il tient
}.
heroes-event-search = Tir sur { $hex } ({ $dice }) : { $found ->
    [yes] quelqu’un est touché
   *[no] sans effet
}.
heroes-event-hit = { $unit } est touchée{ $marker_of ->
    [none] {""}
   *[other] {" "}({ $marker_of })
}.
heroes-event-shows-marker = { $unit } montre son marqueur : { $marker_of }.
heroes-event-destroyed = { $unit } est détruite en { $hex } : { $vp } PV.
heroes-event-cap-lost = { heroes-side-first } tombent à { $cap } PAC.
heroes-event-work-destroyed = Ce qui était construit en { $hex } est détruit.
heroes-event-work-cleared = { $unit } déblaie { $hex }.
heroes-event-rally = { $unit } se rallie avec { $dice } et { $modifier } : { $success ->
    [yes] réussi
   *[no] manqué
}.
heroes-event-marker-removed = { $unit } est débarrassée de son marqueur.
heroes-event-revealed = En { $hex } se trouvent { $units }.
heroes-event-hidden-move = { heroes-side-first } bougent une unité cachée pour { $cost }.
heroes-event-hides = { $unit } disparaît de { $start }.
heroes-event-hidden-set-up = { heroes-side-first } cachent une unité.
heroes-event-placed = { $unit } commence en { $hex }.
heroes-event-weapon-assigned = { $unit } porte { $card }.
heroes-event-weapon = { $unit } utilise { $card }.
heroes-event-loads = { $unit } monte sur { $vehicle }.
heroes-event-unloads = { $unit } descend de { $vehicle } en { $hex }.
heroes-event-control = { $hex } est désormais tenu par { heroes-the-side }.
heroes-event-scores = { heroes-side-first } marquent { $vp } pour { $hex }.
heroes-event-round-ends = Fin du round { $round } : { $german } PV allemands et { $soviet } soviétiques.
heroes-event-draws = { heroes-side-first } piochent { $own_card ->
    [none] une carte
   *[other] { $own_card }
}.
heroes-event-event-card = Événement : { $card }.
heroes-event-firefight-event = Prêtes à entrer : { $units }.
heroes-event-plays = { heroes-side-first } jouent { $card }.
heroes-event-confusion = Confusion : l’action coûte { $cost } de plus.
heroes-event-action-lost = L’action est perdue.
heroes-event-officer = L’officier apporte { $cap } PAC ({ $dice }).
heroes-event-sniper = Francs-tireurs : { heroes-the-side } perdent { $cap } PAC ({ $dice }).
heroes-event-scouts = Les éclaireurs de { $unit } fouillent autour de { $hex }.
heroes-event-rerolls = Un dé est relancé : { $dice }.
heroes-event-luck = Chance ({ $dice }) : { $change }.
heroes-event-bogged = { $unit } ({ $dice }) : { $success ->
    [yes] embourbé
   *[no] il passe
}.
heroes-event-mine-laid = Une mine est posée en { $hex }.
heroes-event-mine-laid-hidden = { heroes-side-first } posent une mine cachée.
heroes-event-barrage-noted = { heroes-side-first } demandent { $smoke ->
    [yes] un barrage fumigène
   *[no] un barrage
}.
heroes-event-barrage = Un barrage demandé par { heroes-the-side } sur { $hex }.
heroes-event-on-target = Au but ({ $dice }).
heroes-event-drifts = Il dérive de { $distance } vers { $facing }.
heroes-event-impact = Les obus tombent sur { $hexes }.
heroes-event-smoke = Fumée en { $hexes }.
heroes-event-smoke-thins = La fumée se dissipe.
heroes-event-game-over = Le scénario est terminé : { $german } PV allemands et { $soviet } soviétiques.

heroes-result-rounds = Le dernier round est terminé.
heroes-result-destroyed = Une unité dont tout dépendait est perdue.
heroes-result-controls = L’objectif est pris.
heroes-result-no_units = L’un des camps n’a plus personne.
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
heroes-dice-sniper = les francs-tireurs
heroes-dice-luck = la chance
heroes-dice-bogged = la boue
heroes-dice-wire = les barbelés
heroes-dice-mine = la mine
heroes-dice-drift = la dérive
heroes-dice-direction = la direction de la dérive
