### No Retreat ! Le front russe

## Ce qu’est le jeu

noretreat-about = Toute la guerre à l’Est, de Barbarossa à Berlin : quelques armées, beaucoup de villes et des cartes qui servent deux fois.
noretreat-facts = dès 1 heure
    .players = 1 ou 2
    .difficulty = moyenne
noretreat-scenario-campaign = la campagne, de juin 1941 à la fin
    .history = Quatre ans, du Boug à la Volga et retour à Berlin.
noretreat-scenario-A = Barbarossa, de juin 1941 à février 1942
    .history = Les Allemands détruisirent des armées entières et arrivèrent devant Moscou en décembre, gelés, épuisés.
noretreat-scenario-B = Plan Bleu, de mai à décembre 1942
    .history = L’Axe prit la boucle du Don et le pétrole de Maïkop, et fut arrêté dans les rues de Stalingrad.
noretreat-scenario-C = opération Saturne, de novembre 1942 à avril 1943
    .history = Les Soviétiques encerclèrent la Sixième Armée ; le coup de Manstein à Kharkov sauva le reste du front.
noretreat-scenario-D = Citadelle, de juillet à décembre 1943
    .history = L’offensive de Koursk échoua en deux semaines ; en novembre, les Soviétiques étaient à Kiev.
noretreat-scenario-E = opération Bagration, de mai à décembre 1944
    .history = Le groupe d’armées Centre fut détruit en cinq semaines : la plus lourde défaite allemande de la guerre.
noretreat-scenario-F = Na Berlin, de janvier à juin 1945
    .history = De la Vistule à Berlin en quatre mois ; la ville tomba le 2 mai.
noretreat-scenario-G = le scénario de tournoi, de juin 1941 à avril 1943
    .history = Comme en campagne, jusqu’au printemps qui suivit Stalingrad, quand la balance avait penché.

noretreat-mode-1v1 = un joueur de l’Axe contre un joueur soviétique

noretreat-seat-axis = Axe
noretreat-seat-soviet = Soviétique

noretreat-option-windows = quand on demande à un joueur s’il joue un événement
    .covered = chaque fois qu’il pourrait avoir une carte qui convient, pour que la question ne trahisse rien
    .playable = seulement quand il en a une qu’il peut jouer
noretreat-option-detachments = l’Axe peut diviser une armée d’infanterie en détachements, une fois dès le tour 8
    .off = non utilisé
    .on = utilisé
noretreat-option-fortified_fronts = les Soviétiques peuvent diviser un front en deux Fronts fortifiés, une fois dès le tour 5
    .off = non utilisé
    .on = utilisé
noretreat-option-local_support = chaque camp renforce une unité par tour avec un marqueur de soutien local
    .off = non utilisé
    .on = utilisé
noretreat-option-fixed_weather = si les cartes de météo changent la météo
    .off = elles la changent
    .on = jamais, on pioche une autre carte à la place
    .v1941 = pas en 1941
noretreat-option-breakout = les unités sous un marqueur Riposte auquel personne n’a pu répondre avancent d’un hexagone
    .off = non utilisé
    .on = utilisé
noretreat-option-mild_sudden_death = ce que fait la mort subite
    .off = elle termine la partie
    .on = le perdant ne perd que des cartes
noretreat-option-joker = le Joker, qui passe de main en main
    .off = non utilisé
    .on = utilisé
noretreat-option-rezervy = l’unité soviétique Rezervy, qui ne combat que par ses pertes
    .off = non utilisé
    .on = utilisé
noretreat-option-drop = les parachutistes soviétiques, qui désorganisent une unité de l’Axe
    .off = non utilisé
    .on = utilisé

## Cartes
## Chaque moitié d’une carte est un événement d’un camp ; s’il a deux effets, chacun est une option.

noretreat-card-erich-von-manstein = Erich von Manstein
    .option-0 = Une unité de l’Axe dans cette bataille a le double de sa force.
    .option-1 = Jusqu’à trois marqueurs Riposte de l’Axe sans autre coût.
    .text = { noretreat-card-erich-von-manstein.option-0 } Ou bien : { noretreat-card-erich-von-manstein.option-1 }
noretreat-card-new-conscripts = Nouveaux conscrits
    .text = Une unité soviétique détruite ou rendue revient gratuitement, dans une ville soviétique avec ligne terrestre ou à côté.
noretreat-card-gott-mit-uns = Gott mit uns
    .text = Répète l’événement de l’Axe au sommet de la défausse, quel que soit le camp qui a l’initiative.
noretreat-card-manpower-reserves = Réserves humaines
    .text = Jusqu’à deux unités soviétiques passent des cases des perdues et des dispersées à la case du train, s’il y a de la place.
noretreat-card-troop-transfer = Transfert de troupes
    .text = Un pas de remplacement gratuitement, à n’importe quel tour et quel qu’en soit le coût.
noretreat-card-black-sea-fleet = Flotte de la mer Noire
    .text = Dans cette phase, toutes les batailles sur la côte de la mer Noire sont décalées d’une colonne en faveur des Soviétiques.
noretreat-card-elastic-defense = Défense élastique
    .text = Cette attaque soviétique se termine en DR, sans jet.
noretreat-card-rasputitsa = Raspoutitsa
    .text = Après cette bataille, l’Axe n’avance pas plus loin que l’hexagone quitté.
noretreat-card-okh = OKH
    .text = Prenez une des trois dernières cartes défaussées qui ne se joue pas aussitôt pour l’Axe ; puis tous les paquets sont mélangés.
noretreat-card-cavalry-raid = Raid de cavalerie
    .text = Une unité quelconque de l’Axe n’est plus ravitaillée.
noretreat-card-luftwaffe-support = Soutien de la Luftwaffe
    .option-0 = Cette attaque de l’Axe est décalée d’une colonne à droite.
    .option-1 = Les unités non ravitaillées de l’Axe dans un hexagone ne sont pas éliminées dans cette phase.
    .text = { noretreat-card-luftwaffe-support.option-0 } Ou bien : { noretreat-card-luftwaffe-support.option-1 }
noretreat-card-partisans = Partisans
    .text = L’Axe perd un pas d’une unité de son choix.
noretreat-card-production-problems = Problèmes de production
    .text = Une amélioration ou un remplacement soviétique est annulé au moment où il se fait.
noretreat-card-scorched-earth = Terre Brûlée
    .text = Une ville soviétique compte comme un marais jusqu’à ce que son propriétaire paie deux cartes en phase de nettoyage.
noretreat-card-new-tank-design = Nouveau modèle de char
    .option-0 = Dans cette phase, les blindés de l’Axe ont leur bonus aussi contre les blindés et les unités mécanisées.
    .option-1 = Dans cette phase, les blindés soviétiques n’ont pas de bonus.
    .text = { noretreat-card-new-tank-design.option-0 } Ou bien : { noretreat-card-new-tank-design.option-1 }
noretreat-card-allied-lend-lease = Prêt-bail allié
    .option-0 = Dès le tour 6 : piochez deux cartes.
    .option-1 = Dès le tour 6 : une unité soviétique passe gratuitement sur sa face rouge.
    .text = { noretreat-card-allied-lend-lease.option-0 } Ou bien : { noretreat-card-allied-lend-lease.option-1 }
noretreat-card-unseasonal-weather = Temps hors saison
    .text = Les marqueurs de météo de ce tour et du suivant sont retournés, s’il y en a. Piochez une autre carte.
noretreat-card-za-rodinu = Za Rodinu !
    .option-0 = Il n’y a pas de mort subite à ce tour.
    .option-1 = Piochez deux cartes et gardez-en une.
    .text = { noretreat-card-za-rodinu.option-0 } Ou bien : { noretreat-card-za-rodinu.option-1 }
noretreat-card-battle-initiative = Initiative au combat
    .text = Une unité ravitaillée de l’Axe hors des zones de contrôle ennemies bouge de deux points de mouvement au plus.
noretreat-card-not-a-step-back = Pas un pas en arrière !
    .text = Dans cette phase, chaque DR devient EX.
noretreat-card-fickle-weather = Temps capricieux
    .text = Le marqueur de météo de ce tour est retourné, s’il y en a un. Piochez une autre carte.
noretreat-card-no-mercy = Pas de quartier !
    .text = À la fin de cette bataille, les deux camps perdent un pas de plus parmi les unités qui y sont.
noretreat-card-fedor-von-bock = Fedor von Bock
    .text = Quand elle paie un remplacement de l’Axe, piochez une carte.
noretreat-card-general-mud = Général Boue
    .text = Le marqueur de météo du tour suivant montre la boue, si possible. Piochez une autre carte.
noretreat-card-summer-campaign = Campagne d’été
    .text = Par temps clair : piochez trois cartes. L’Axe doit déclarer quatre attaques à ce tour ou perdre un point.
noretreat-card-general-winter = Général Hiver
    .text = Le marqueur de météo du tour suivant montre la neige, si possible. Piochez une autre carte.
noretreat-card-inexperienced-soviet-officers = Officiers soviétiques inexpérimentés
    .text = Une carte soviétique qui vient d’être jouée ou défaussée est sans effet.
noretreat-card-russian-tenacity = Ténacité russe
    .text = Cette attaque de l’Axe contre une ville se termine en EX, sans jet.
noretreat-card-backhand-blow = Coup de revers
    .text = Jusqu’à deux marqueurs Riposte soviétiques sont retirés. Piochez une carte.
noretreat-card-strategic-reserves = Réserves stratégiques
    .text = Une unité soviétique dispersée, détruite ou rendue arrive sur la carte comme si elle descendait du train.
noretreat-card-knights-cross-wearers = Titulaires de la croix de chevalier
    .text = Le dé qui vient d’être lancé est relancé.
noretreat-card-nkvd = NKVD
    .text = Au lieu de cette bataille, chaque camp lance un dé, et le plus bas coûte un pas. S’ils sont égaux, on combat sur la table de l’Axe.
noretreat-card-general-staff = État-major
    .option-0 = Les unités d’une pile de l’Axe ont deux points de mouvement de plus.
    .option-1 = Après cette bataille, les unités de l’Axe peuvent avancer d’un hexagone de plus.
    .text = { noretreat-card-general-staff.option-0 } Ou bien : { noretreat-card-general-staff.option-1 }
noretreat-card-infiltration-tactics = Tactiques d’infiltration
    .text = Les unités de la pile attaquée sont combattues l’une après l’autre ; l’avance vient en dernier.
noretreat-card-kesselschlacht = Kesselschlacht
    .text = Une unité soviétique non ravitaillée se rend aussitôt.
noretreat-card-strategic-surprise = Surprise stratégique
    .text = Jusqu’à deux unités soviétiques ravitaillées montent dans le train, et jusqu’à deux en descendent aussitôt.
noretreat-card-roving-cauldron = Poche errante
    .text = Les unités de l’Axe peuvent retraiter de cette bataille à travers les zones de contrôle ennemies.
noretreat-card-hitler-orders-attack = Hitler ordonne l’attaque !
    .text = L’Axe doit déclarer trois attaques à ce tour ou perdre deux points.
noretreat-card-anti-bolshevik-crusade = Croisade antibolchevique
    .text = Tous les paquets sont mélangés. Piochez une autre carte seulement si l’Axe a le Joker.
noretreat-card-major-offensive = Grande offensive
    .text = Par temps clair ou neige : piochez quatre cartes. Les Soviétiques doivent déclarer quatre attaques à ce tour ou perdre deux points.
noretreat-card-expert-leaders = Chefs experts
    .text = Deux dés sont lancés pour cette bataille ; l’Axe dit lequel compte.
noretreat-card-bridgehead = Tête de pont
    .text = Les rivières n’aident pas le défenseur de cette attaque soviétique, et un résultat sans effet devient EX.
noretreat-card-albert-speer-reorganizes-economy = Albert Speer réorganise l’économie
    .text = Piochez trois cartes, puis défaussez-en une.
noretreat-card-georgy-zhukov = Gueorgui Joukov
    .text = Les Soviétiques disent quelle table de combat sert ici et dans toutes les batailles à deux hexagones au plus.
noretreat-card-stalin-orders-attack = Staline ordonne l’attaque !
    .text = Les Soviétiques doivent faire quatre attaques de toute sorte à ce tour ou perdre un point.
noretreat-card-sturmoviks = Sturmoviks !
    .text = Dès le tour 11, chaque unité soviétique a deux points de force de plus dans cette bataille et la suivante, quatre dès le tour 17.
noretreat-card-hold-at-all-costs = Tenir à tout prix !
    .text = Dans cette phase, chaque DR devient EX.
noretreat-card-western-allied-offensive = Offensive alliée à l’Ouest
    .text = L’Axe cède deux cartes, ou une carte et un pas.
noretreat-card-ersatz-units = Unités Ersatz
    .text = Jusqu’à deux Kampfgruppen viennent de la case des cadres sur la carte comme si elles descendaient du train.
noretreat-card-red-orchestra = Orchestre rouge
    .text = Regardez la main de l’Axe et défaussez une de ses cartes.
noretreat-card-mobile-defense = Défense mobile
    .text = Jusqu’à deux marqueurs Riposte de l’Axe sans autre coût.
noretreat-card-na-berlin = Na Berlin !
    .text = Répète l’événement soviétique au sommet de la défausse, quel que soit le camp qui a l’initiative.
noretreat-card-river-crossing = Franchissement de rivière
    .text = Les rivières n’aident pas le défenseur de cette attaque de l’Axe, et un résultat sans effet est relancé.
noretreat-card-ivan-konev = Ivan Koniev
    .text = Cette attaque soviétique, à 2:1 ou mieux, se termine en DR, sans jet.
noretreat-card-soviet-snafu = Pagaille soviétique
    .text = L’attaque soviétique qui vient d’être lancée est décalée d’une colonne à gauche.
noretreat-card-katyushas = Katiouchas
    .text = Cette attaque soviétique est décalée d’une colonne à droite, de deux dès le tour 17.
noretreat-card-walter-model = Walter Model
    .text = Tous les défenseurs de l’Axe de cette bataille ont le double de leur force.
noretreat-card-wave-assault = Assaut par vagues
    .text = Une attaque soviétique de plus, où des unités ravitaillées qui ont combattu peuvent combattre encore.
noretreat-card-last-reserves = Dernières réserves
    .text = Jusqu’à deux pas de remplacement gratuitement, placés aussitôt. L’Axe perd un point.
noretreat-card-andrei-yeremenko = Andreï Ieremenko
    .text = L’attaque de l’Axe qui vient d’être lancée est décalée d’une colonne à gauche.
noretreat-card-stalins-interference = Ingérence de Staline
    .text = Une carte soviétique qui vient d’être jouée est sans effet et passe dans la main de l’Axe.
noretreat-card-allied-strategic-bombing = Bombardement stratégique allié !
    .text = Un pas de remplacement de l’Axe est annulé au moment où il se fait.
noretreat-card-counteroffensive = Contre-offensive
    .text = Cette attaque soviétique se termine en CA, sans jet, et l’Axe doit contre-attaquer.
noretreat-card-prepared-offensive = Offensive préparée
    .text = Dans trois hexagones contigus au plus, une unité soviétique de plus peut s’empiler à ce tour ; celles en trop reculent d’un hexagone à la fin.
noretreat-card-siege-artillery = Artillerie de siège
    .text = Un fort visé par cette attaque compte comme de l’infanterie ordinaire.
noretreat-card-stavka = Stavka
    .option-0 = Prenez la carte du sommet de la défausse, si elle ne se joue pas aussitôt pour les Soviétiques.
    .option-1 = Le Joker passe aux Soviétiques.
    .text = { noretreat-card-stavka.option-0 } Ou bien : { noretreat-card-stavka.option-1 }
noretreat-card-soviet-logistics-problems = Problèmes logistiques soviétiques
    .text = Dans cette phase, toutes les attaques soviétiques sont décalées d’une colonne à gauche.
noretreat-card-conflicting-hitler-directives = Directives contradictoires de Hitler
    .text = Une carte de l’Axe qui vient d’être jouée ou défaussée est sans effet. Piochez une carte.
noretreat-card-soviet-manpower-crisis = Crise d’effectifs soviétique
    .text = Dès le tour 17 : les Soviétiques retirent un pas à chacune de deux unités ravitaillées, sauf les cadres.
noretreat-card-maskirovka = Maskirovka
    .text = Des unités soviétiques quittent la case du train et bougent aussitôt.
noretreat-card-surprise-attack = Attaque surprise
    .text = Une pile ravitaillée de l’Axe bouge de deux hexagones au plus et reçoit un marqueur Riposte.
noretreat-card-hitlers-interference = Ingérence de Hitler
    .text = Une carte de l’Axe qui vient d’être jouée ou défaussée est sans effet et passe dans la main soviétique, si elle ne s’y joue pas aussitôt.
noretreat-card-heinz-guderian = Heinz Guderian
    .text = Cette attaque de l’Axe, à 2:1 ou mieux et pas contre une ville, se termine en DR, sans jet.
noretreat-card-russian-courage = Courage russe
    .text = Jusqu’à deux marqueurs Riposte soviétiques sans autre coût.
noretreat-card-hedgehogs = Hérissons
    .text = Au lieu de cette bataille, chaque camp lance un dé, et le plus bas coûte un pas. S’ils sont égaux, les deux en perdent un.
noretreat-card-industrial-surge = Essor industriel
    .text = Piochez deux cartes et prenez aussitôt un pas de remplacement gratuitement.
noretreat-card-operational-moves = Mouvements opérationnels
    .text = Autant d’unités de l’Axe que vous voulez, hors des zones de contrôle ennemies, bougent vers un hexagone qui coûte un point de mouvement.
noretreat-card-russian-steam-roller = Rouleau compresseur russe
    .text = À ce tour, chaque marqueur Shock bouge de deux colonnes.
noretreat-card-das-vaterland = Das Vaterland
    .option-0 = Il n’y a pas de mort subite à ce tour.
    .option-1 = Piochez deux cartes et gardez-en une.
    .text = { noretreat-card-das-vaterland.option-0 } Ou bien : { noretreat-card-das-vaterland.option-1 }
noretreat-card-great-patriotic-war = Grande Guerre patriotique
    .text = Tous les paquets sont mélangés. Piochez une autre carte seulement si les Soviétiques ont le Joker.
noretreat-card-defensive-works = Travaux Défensifs
    .text = Des travaux dans un hexagone d’unités de l’Axe : les attaques contre elles y sont décalées d’une colonne à gauche jusqu’à l’entrée des Soviétiques.
noretreat-card-central-command = Commandement central
    .text = Jusqu’à quatre unités soviétiques qui commencent hors des zones de contrôle ennemies bougent d’un hexagone.
noretreat-card-soviet-industrial-relocation = Transfert de l’industrie soviétique
    .text = Les Soviétiques perdent au hasard une carte de leur main.
noretreat-card-seymon-timoshenko = Semion Timochenko
    .text = Cette attaque de l’Axe se termine en CA, sans jet, et les Soviétiques doivent contre-attaquer.
noretreat-card-panzerblitz = Panzerblitz !
    .text = Par temps clair, tous les Panzers ravitaillés hors des zones de contrôle ennemies bougent de deux points de mouvement au plus.
noretreat-card-heroes-of-the-soviet-union = Héros de l’Union soviétique !
    .text = Le dé qui vient d’être lancé est relancé.
noretreat-card-paul-von-kleist = Paul von Kleist
    .text = Un résultat sans effet ou CB est relancé.
noretreat-card-axis-allies-waver = Les alliés de l’Axe vacillent
    .text = S’il y a une unité alliée sur la carte, l’Axe défausse une carte, et après le tour 10 il perd aussi une telle unité.
noretreat-card-desperate-offensive = Offensive désespérée
    .text = Trois marqueurs Blitz de plus à ce tour. L’Axe perd un point et pioche une carte.
noretreat-card-last-fascist-ally = Le dernier allié fasciste
    .text = Un point soviétique si Budapest est soviétique, un de moins sinon. Piochez une autre carte.
noretreat-card-fuhrers-bunker = Le bunker du Führer
    .text = Un point de l’Axe si la garnison est à Berlin, un de moins sinon. Piochez une autre carte.
noretreat-card-konstantin-rokossovsky = Konstantin Rokossovski
    .text = Une attaque soviétique ravitaillée avec blindés et infanterie est décalée d’une colonne à droite. Piochez une carte.
noretreat-card-lebensraum = Lebensraum
    .text = Un point de l’Axe si une de ses unités est en URSS, un de moins si aucune n’y est. Piochez une autre carte.
noretreat-card-heavy-artillery = Artillerie lourde
    .text = Dans cette attaque soviétique contre une ville, forts et Volkssturm n’ont pas d’effet spécial, et elle est décalée d’une colonne à droite.
noretreat-card-festung-deutschland = Festung Deutschland
    .text = Un fort perdu de l’Axe se relève dans une ville de l’Axe en Grande Allemagne. L’Axe perd un point.
noretreat-card-war-in-finland = Guerre en Finlande
    .text = Un point soviétique si les Soviétiques tiennent la Finlande. Piochez une autre carte.
noretreat-card-volkssturm-levies = Levées du Volkssturm
    .text = Jusqu’à deux unités perdues du Volkssturm reviennent dans leurs villes.
noretreat-card-balkan-politics = Politique balkanique
    .text = Un point soviétique si une unité soviétique est à Bucarest, un de moins sinon. Piochez une autre carte.
noretreat-card-sacred-east-prussia = Prusse-Orientale sacrée
    .text = Un point de l’Axe si Königsberg est tenue, un de moins sinon. Piochez une autre carte.
noretreat-card-hurrah = Hourra !
    .text = Une attaque soviétique contre une ville de la Grande Allemagne est décalée d’une colonne à droite. Piochez une carte.
noretreat-card-wacht-am-rhein = Wacht am Rhein
    .text = L’Axe envoie une unité à l’Ouest pour de bon et gagne un point, ou perd un point. Piochez une autre carte.
noretreat-card-one-last-push = Un dernier effort !
    .text = Après un échange, les survivants combattent aussitôt de nouveau. Piochez une carte.
noretreat-card-gotthard-heinrici = Gotthard Heinrici
    .text = Cette attaque soviétique se termine en CA, sans jet, et l’Axe doit contre-attaquer. Piochez une carte.
noretreat-card-josip-broz-tito = Josip Broz Tito
    .text = Un point soviétique si les Soviétiques tiennent les deux zones des Balkans ou Belgrade. Piochez une autre carte.
noretreat-card-volksgrenadiers = Volksgrenadiers
    .text = Paie comme deux cartes en phase d’organisation.
noretreat-card-soviet-revenge = Vengeance soviétique
    .text = Tous les paquets sont mélangés. Piochez une autre carte.
noretreat-card-gotterdammerung = Götterdämmerung !
    .text = Tous les paquets sont mélangés. Piochez une autre carte.
noretreat-card-stalin-tanks = Chars Staline
    .text = Une attaque soviétique avec le bonus blindé bouge pour lui de deux colonnes au lieu d’une.
noretreat-card-joker = Joker
    .text = Paie tout comme une carte, ne fait pas partie de la main, puis passe à l’adversaire.

## Quand un événement peut être joué

noretreat-moment-any_time = à tout moment
noretreat-moment-any_time_own_player_turn = à tout moment de votre propre tour
noretreat-moment-end_of_any_phase = à la fin de toute phase
noretreat-moment-own_card_phase = dans votre phase des cartes
noretreat-moment-card_phase_any = dans toute phase des cartes
noretreat-moment-axis_card_phase = dans la phase des cartes de l’Axe
noretreat-moment-soviet_card_phase = dans la phase des cartes soviétique
noretreat-moment-end_of_supply_check_phase_any = à la fin de tout contrôle du ravitaillement
noretreat-moment-own_organization_phase = dans votre phase d’organisation
noretreat-moment-start_of_axis_organization_phase = au début de la phase d’organisation de l’Axe
noretreat-moment-own_movement_phase = dans votre phase de mouvement
noretreat-moment-end_of_axis_movement_phase = à la fin de la phase de mouvement de l’Axe
noretreat-moment-end_of_soviet_movement_phase = à la fin de la phase de mouvement soviétique
noretreat-moment-counterblow_step_axis_combat_phase = à l’étape des Ripostes de la phase de combat de l’Axe
noretreat-moment-counterblow_step_soviet_combat_phase = à l’étape des Ripostes de la phase de combat soviétique
noretreat-moment-commitment_step_any = avant le jet d’une bataille
noretreat-moment-commitment_step_axis_combat_phase = avant le jet d’une bataille dans la phase de combat de l’Axe
noretreat-moment-commitment_step_soviet_combat_phase = avant le jet d’une bataille dans la phase de combat soviétique
noretreat-moment-after_any_die_roll = après tout jet de bataille
noretreat-moment-right_after_axis_attack_roll = juste après le jet d’une attaque de l’Axe
noretreat-moment-right_after_soviet_attack_roll = juste après le jet d’une attaque soviétique
noretreat-moment-apply_result_step_any = avant d’appliquer le résultat d’une bataille
noretreat-moment-after_ex_result_of_soviet_attack_applied = après un échange dans une attaque soviétique
noretreat-moment-end_of_any_combat_phase = à la fin de toute phase de combat
noretreat-moment-end_of_soviet_combat_phase = à la fin de la phase de combat soviétique
noretreat-moment-removals_phase_any = dans toute phase de nettoyage
noretreat-moment-victory_phase = dans la phase de victoire d’un tour avec mort subite
noretreat-moment-reaction_any_time = aussitôt, en réponse à l’ennemi
noretreat-moment-on_draw = aussitôt, quand son camp la pioche
noretreat-moment-on_own_discard_for_replacement = quand elle est défaussée pour un remplacement
noretreat-initiative-axis = tant que l’Axe a l’initiative
noretreat-initiative-soviet = tant que les Soviétiques ont l’initiative

## Les moments où l’on interroge un joueur

noretreat-window-phase = dans votre propre phase
noretreat-window-start = au début d’une phase
noretreat-window-end = à la fin d’une phase
noretreat-window-move = après un mouvement
noretreat-window-declared = après les déclarations
noretreat-window-counterblow = à l’étape des Ripostes
noretreat-window-commit = avant le jet d’une bataille
noretreat-window-rolled = après le jet d’une bataille
noretreat-window-result = avant d’appliquer un résultat
noretreat-window-exchanged = après un échange
noretreat-window-advance = avant une avance
noretreat-window-victory = dans la phase de victoire
noretreat-window-card = en réponse à une carte jouée
noretreat-window-payment = en réponse à une carte défaussée
noretreat-window-step = en réponse à une unité reconstituée

## Ce qui est demandé

noretreat-prompt-event = Jouer un événement { $window-name } ?
noretreat-prompt-alternative = Choisissez un des deux effets : { $event-name }.
noretreat-prompt-copy_which = Choisissez l’effet à répéter : { $event-name }.
noretreat-prompt-reaction = { $window ->
    [card] Répondre à l’événement ennemi { $card } ?
    [payment] Répondre à la défausse de { $card } ?
   *[step] Répondre à la reconstruction de { $unit } ?
}
noretreat-prompt-payment = { $left ->
    [one] Défaussez une carte
   *[other] Défaussez { $left } cartes
} : { $for ->
    [improvement] améliorer { $unit }
    [converted] fortifier { $unit }
    [bring_back] ramener { $unit }
    [reorganized] réorganiser { $unit }
    [entrain] train pour { $unit }
    [mark_counterblow] Riposte en { $hex }
   *[city_rebuilt] reconstruire la ville
}.
noretreat-prompt-discard_one = { $reason ->
    [opening] { $left ->
        [one] Choisissez une autre carte à défausser (gardez-en 4).
       *[other] Choisissez { $left } cartes à défausser (gardez-en 4).
    }
    [hand] { $left ->
        [one] Choisissez une carte à défausser (gardez-en deux).
       *[other] Choisissez { $left } cartes à défausser (gardez-en 2).
    }
    [two-fronts] Choisissez une carte à défausser (deux fronts).
   *[event] Choisissez une carte à défausser pour l’événement.
}
noretreat-prompt-card_play-nothing = Phase des cartes : aucun événement à jouer. Continuez.
noretreat-prompt-card_play = Phase des cartes : jouez un événement ou continuez.
noretreat-prompt-flips-nothing = Plus d’unité à améliorer : finissez les améliorations.
noretreat-prompt-flips = Choisissez une unité à améliorer ou continuez.
noretreat-prompt-placement-nothing = Plus d’unité à placer : finissez le placement.
noretreat-prompt-placement = Choisissez une unité à placer sur la carte.
noretreat-prompt-place_at = Choisissez un hexagone pour { $unit }.
noretreat-prompt-reorganize-nothing = Aucune unité à réorganiser : allez au mouvement.
noretreat-prompt-reorganize = Choisissez une unité à réorganiser pour une carte.
noretreat-prompt-movement-nothing = Plus d’unité à bouger : finissez les mouvements.
noretreat-prompt-movement = { $unit ->
    [none] Choisissez une unité à bouger ou à envoyer par train.
   *[other] Choisissez où va { $unit } (points : { $left }).
}
noretreat-prompt-reserve_marker = Choisir une unité pour la réserve stratégique ?
noretreat-prompt-local_support_marker = Choisissez une unité pour le soutien local.
noretreat-prompt-take_off = Pile trop haute : qui sort de { $hex } ?
noretreat-prompt-disembark = { $side ->
    [axis] Choisissez une unité de l’Axe qui descend du train.
   *[soviet] Choisissez une unité soviétique qui descend du train.
}
noretreat-prompt-disembark_at = Choisissez où débarquer { $unit }.
noretreat-prompt-drop = Choisissez l’unité de l’Axe à désorganiser.
noretreat-prompt-rebuild_city = Payer deux cartes pour reconstruire { $hex } ?
noretreat-prompt-declare-nothing = Plus d’hexagone à attaquer : finissez les déclarations.
noretreat-prompt-declare = { $left ->
    [0] Plus aucun marqueur Cible : continuez.
    [one] Choisissez un hexagone à attaquer (reste 1 marqueur).
   *[other] Choisissez un hexagone à attaquer ({ $left } marqueurs).
}
noretreat-prompt-counterblow = Choisissez un hexagone pour une Riposte (une carte).
noretreat-prompt-free_counterblow = { $left ->
    [one] Choisissez l’hexagone de la dernière Riposte gratuite.
   *[other] Choisissez l’hexagone d’une Riposte ({ $left } gratuites).
}
noretreat-prompt-lift_counterblow = Choisissez une Riposte soviétique à retirer.
noretreat-prompt-battle_hex = Choisissez le prochain hexagone marqué à attaquer.
noretreat-prompt-muster = { $units-count ->
    [0] Choisissez une unité pour attaquer.
   *[other] Combattez ou changez les attaquants.
}
noretreat-prompt-terrain = Choisissez le terrain qui compte pour l’attaque.
noretreat-prompt-support = { $left ->
    [one] Engager le dernier marqueur de soutien ici ?
   *[other] Engager un des { $left } marqueurs de soutien ici ?
}
noretreat-prompt-battle_event = Engager un événement dans cette bataille ?
noretreat-prompt-which_die = Choisissez lequel des deux dés compte.
noretreat-prompt-duel_die = Choisissez un dé du duel à relancer.
noretreat-prompt-choose_table = Choisissez la table de combat ici et à proximité.
noretreat-prompt-loss = Choisissez une unité qui perd un pas.
noretreat-prompt-levy = Choisissez une unité du Volkssturm à dissoudre.
noretreat-prompt-cadre = Remplacer par un cadre la perte en { $hex } ?
noretreat-prompt-retreat = Choisissez où retraite { $unit }.
noretreat-prompt-mark_own = Choisissez un de vos hexagones pour une Riposte.
noretreat-prompt-counterattack = Contre-attaquer ?
noretreat-prompt-advance = Choisissez une unité qui avance.
noretreat-prompt-advance_to = Choisissez où avance { $unit } (fait : { $gone }).
noretreat-prompt-break_out = Choisissez une unité qui perce d’un hexagone.
noretreat-prompt-break_out_to = Choisissez où perce { $unit }.
noretreat-prompt-pick_unit_for = { $what ->
    [double_unit] Choisissez une unité à doubler au combat.
    [surrender] Choisissez une unité soviétique qui se rend.
    [rebuild_fort] Choisissez une forteresse à relever.
    [raise_levy] Choisissez une unité du Volkssturm qui revient.
    [conscript] Choisissez une unité à lever de nouveau.
    [raid] Choisissez une unité de l’Axe à priver de ravitaillement.
    [improved] Choisissez une unité à retourner côté rouge.
    [single_out] Choisissez la première unité à attaquer.
   *[desert] Choisissez une unité alliée qui déserte.
}
noretreat-prompt-pick_hex_for = { $what ->
    [spare_hex] Choisissez un hexagone à ravitailler par air.
    [hasten] Choisissez une pile qui gagne deux points.
    [surprise_from] Choisissez une pile pour l’attaque surprise.
    [build_works] Choisissez un hexagone pour les ouvrages.
    [scorch] Choisissez une ville à brûler.
   *[wave] Choisissez un hexagone à attaquer encore.
}
noretreat-prompt-free_step = { $left ->
    [one] Choisissez l’unité du dernier remplacement gratuit.
   *[other] Choisissez une unité à remplacer ({ $left } gratuits).
}
noretreat-prompt-bring_in = Choisissez où revient { $unit }.
noretreat-prompt-event_move = Choisissez une unité à bouger par cet événement.
noretreat-prompt-event_move_to = Choisissez où bouger { $unit }.
noretreat-prompt-event_entrain = Choisissez une unité à embarquer par cet événement.
noretreat-prompt-event_detrain = Choisissez une unité à placer par cet événement.
noretreat-prompt-event_detrain_at = Choisissez un hexagone pour { $unit }.
noretreat-prompt-keep_one = Choisissez laquelle des deux cartes garder.
noretreat-prompt-take_discard = Choisissez une carte défaussée à prendre.
noretreat-prompt-betray = Choisissez une carte de l’Axe à défausser.
noretreat-prompt-reduce = Choisissez une de vos unités qui perd un pas.
noretreat-prompt-surprise = Choisissez le premier hexagone depuis { $start }.
noretreat-prompt-fort_city = Choisissez une ville pour { $unit }.
noretreat-prompt-rhine = Choisissez une unité à envoyer à l’Ouest pour de bon.
noretreat-prompt-conscript_at = Choisissez où lever de nouveau { $unit }.
noretreat-prompt-gather_unit = Choisissez une unité pour la case du train.
noretreat-prompt-recall = Choisissez une unité qui revient sur la carte.
noretreat-prompt-second_front_choice = Attaque alliée à l’Ouest : choisissez quoi céder.
noretreat-prompt-concentrate = { $hexes-count ->
    [0] Choisissez jusqu’à trois hexagones voisins à renforcer.
   *[other] Choisissez un autre hexagone à renforcer ou continuez.
}
noretreat-prompt-fall_back = Pile trop haute : choisissez une unité qui recule.
noretreat-prompt-fall_back_to = Choisissez où recule { $unit }.

## Ce qui peut être fait

noretreat-verb-play = Jouer { $card }
noretreat-verb-pass = Passer
noretreat-verb-option = { $option ->
    [0] Choisir le premier
   *[1] Choisir le second
}
noretreat-verb-discard = Défausser { $card }
noretreat-verb-card_play-done = Aller au ravitaillement
noretreat-verb-declare-target = Attaquer { $hex }
noretreat-verb-declare-done = Finir les déclarations
noretreat-verb-counterblow = Marquer { $hex }
noretreat-verb-counterblow-done = Finir les Ripostes
noretreat-verb-free_counterblow-done = Finir les Ripostes
noretreat-verb-battle_hex-attack = Attaquer { $hex }
noretreat-verb-muster-join = Ajouter { $unit }
noretreat-verb-muster-also = Ajouter { $hex }
noretreat-verb-muster-fight = Combattre
noretreat-verb-muster-leave = Exclure { $unit }
noretreat-verb-onward = Sauter la suite
noretreat-plan-onward = Passage aux arrivées et mouvements.
noretreat-verb-rest = Finir sans attaquer
noretreat-plan-rest = Fin des mouvements et des attaques.
noretreat-rest-doubt = Finir les mouvements sans déclarer d’attaque ?
noretreat-gesture-target = une cible : toutes les unités possibles attaquent ; un clic sur l’une la laisse de côté
noretreat-gesture-ahead = une unité avant les mouvements pour y passer
noretreat-gesture-advance = le second hexagone pour avancer de deux d’un coup
noretreat-declare-doubt = { $count ->
    [one] Un hexagone peut encore être attaqué. Finir les déclarations ?
   *[other] { $count } hexagones peuvent encore être attaqués. Finir les déclarations ?
}
noretreat-placement-doubt = { $count ->
    [one] Une unité peut encore venir sur la carte. Finir le placement ?
   *[other] { $count } unités peuvent encore venir sur la carte. Finir le placement ?
}
noretreat-done-doubt = { $count ->
    [one] Une unité peut encore bouger. Finir les mouvements ?
   *[other] { $count } unités peuvent encore bouger. Finir les mouvements ?
}
noretreat-verb-terrain-terrain = Choisir { $hex }
noretreat-verb-support-commit = Engager un marqueur
    .note = décalage d’une colonne à droite
noretreat-verb-support-hold = Garder le marqueur
noretreat-verb-which_die-die = Choisir le { $number }
noretreat-verb-duel_die-axis_die = Relancer celui de l’Axe
noretreat-verb-duel_die-soviet_die = Relancer le soviétique
noretreat-verb-unit = Choisir { $unit }
noretreat-verb-to = Aller en { $hex }
noretreat-verb-hex = Choisir { $hex }
noretreat-verb-done = Finir le choix
noretreat-verb-none = Refuser
noretreat-verb-embark = Embarquer { $unit }
noretreat-verb-movement-done = Finir les mouvements
noretreat-verb-reserve_marker-reserve = Réserver { $unit }
noretreat-verb-disembark-done = Laisser les autres
noretreat-verb-local_support_marker-support = Soutenir { $unit }
noretreat-verb-improve = Améliorer { $unit }
noretreat-verb-flips-modernize = Moderniser { $unit }
noretreat-verb-flips-fortify = Fortifier { $unit }
noretreat-verb-flips-unfortify = Mobiliser { $unit }
noretreat-verb-flips-done = Finir les améliorations
noretreat-verb-placement-recover = Rétablir { $unit }
noretreat-verb-placement-reinforce = Placer { $unit }
noretreat-verb-replace = Ramener { $unit }
noretreat-verb-placement-ss_return = Ramener les Panzer SS
    .note = pour deux points
noretreat-verb-placement-detach = Diviser { $unit }
noretreat-verb-placement-fortify_front = Diviser { $unit }
noretreat-verb-placement-done = Finir le placement
noretreat-verb-reorganize-reorganize = Remettre { $unit }
noretreat-verb-reorganize-done = Aller au mouvement
noretreat-verb-free_step-none = Finir les pas
noretreat-verb-event_move-done = Laisser les autres
noretreat-verb-keep_one-keep = Garder { $card }
noretreat-verb-cadre-cadre = Placer { $unit }
noretreat-verb-mark_own-mark = Marquer { $hex }
noretreat-verb-counterattack-counterattack = Contre-attaquer
noretreat-verb-counterattack-stop = Refuser
noretreat-verb-advance-done = Finir l’avance
noretreat-verb-advance_to-stop = S’arrêter ici
noretreat-verb-break_out-done = Finir la percée
noretreat-verb-take_discard-take = Prendre { $card }
noretreat-verb-lift_counterblow-lift = Retirer { $hex }
noretreat-verb-rhine-remove = Envoyer { $unit }
noretreat-verb-rhine-none = Perdre un point
noretreat-verb-rebuild_city-rebuild = Reconstruire la ville
noretreat-verb-drop-drop = Viser { $unit }
noretreat-verb-choose_table-axis_table = Prendre celle de l’Axe
noretreat-verb-choose_table-soviet_table = Prendre la soviétique
noretreat-verb-second_front_choice-two_cards = Céder deux cartes
noretreat-verb-second_front_choice-card_and_step = Céder une carte, un pas

## Ce qui se passe

noretreat-event-turn = Tour { $turn } : { $date }
noretreat-event-weather = Météo : { $weather-name }.
noretreat-event-weather-turned = La météo du tour { $turn } sera : { $weather-name }.
noretreat-event-red-event = { $event-name } : un point pour les Soviétiques.
noretreat-event-player-turn = Tour { $turn } : { $side ->
    [axis] l’Axe
   *[soviet] les Soviétiques
}
noretreat-event-initiative = L’initiative passe { $side ->
    [axis] à l’Axe
   *[soviet] aux Soviétiques
}. Apogée de l’Axe : { $high_tide }.
noretreat-event-event-vp = Points { $side ->
    [axis] de l’Axe
   *[soviet] soviétiques
} par événements : { $points }.
noretreat-event-no-sudden-death = Il n’y a pas de mort subite à ce tour.
noretreat-event-cards-withheld = { $side ->
    [axis] L’Axe piochera
   *[soviet] Les Soviétiques piocheront
} { $count ->
    [0] autant de cartes
    [one] une carte de moins
   *[other] { $count } cartes de moins
}, et une est défaussée au hasard.
noretreat-event-on-to-berlin = La guerre continue en 1945. Points soviétiques par événements : { $points }.
noretreat-event-cards-of-1945 = Les cartes de 1945 sont mélangées. Pioche : { $count }.
noretreat-event-draws = { $side ->
    [axis] L’Axe pioche
   *[soviet] Les Soviétiques piochent
} { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
}.
noretreat-event-drew = { $side ->
    [axis] L’Axe pioche
   *[soviet] Les Soviétiques piochent
} { $drawn ->
    [none] une carte
   *[other] { $drawn }
}.
noretreat-event-no-cards = { $side ->
    [axis] L’Axe ne trouve
   *[soviet] Les Soviétiques ne trouvent
} pas de carte à piocher.
noretreat-event-discarded = { $side ->
    [axis] L’Axe défausse
   *[soviet] Les Soviétiques défaussent
} { $card }.
noretreat-event-reshuffled = Les paquets sont mélangés ensemble. Pioche : { $count }.
noretreat-event-joker-passed = Le Joker passe { $side ->
    [axis] à l’Axe
   *[soviet] aux Soviétiques
}.
noretreat-event-event = { $side ->
    [axis] Événement de l’Axe
   *[soviet] Événement soviétique
} : { $event-name }. { $text }
noretreat-event-copied = { $side ->
    [axis] L’Axe répète
   *[soviet] Les Soviétiques répètent
} { $event-name }. { $text }
noretreat-event-cancelled = { $card ->
    [none] La reconstitution est annulée.
   *[other] { $card } : carte annulée.
}
noretreat-event-took-discard = { $side ->
    [axis] L’Axe prend
   *[soviet] Les Soviétiques prennent
} { $drawn ->
    [none] une carte
   *[other] { $drawn }
} dans la défausse.
noretreat-event-took-top = { $side ->
    [axis] L’Axe prend
   *[soviet] Les Soviétiques prennent
} { $card } dans la défausse.
noretreat-event-out-of-supply = Non ravitaillées : { $units }.
noretreat-event-improved = Amélioration : { $unit }.
noretreat-event-modernized = Modernisation : { $unit }.
noretreat-event-converted = { $fort ->
    [yes] { $unit } devient un fort.
   *[no] { $unit } redevient mobile.
}
noretreat-event-reorganized = { $unit } se réorganise.
noretreat-event-cadre-available = Cadre disponible : { $unit }.
noretreat-event-reinforcement = { $unit } arrive en { $hex }.
noretreat-event-recovered = { $unit } récupère en { $hex }.
noretreat-event-replaced = { $unit } revient en { $hex }.
noretreat-event-gathered = { $unit } va dans la case du train.
noretreat-event-rezervy = Dès maintenant on peut lever { $unit }.
noretreat-event-drop-ready = Les parachutistes sont prêts.
noretreat-event-dropped = Les parachutistes désorganisent { $unit }.
noretreat-event-detached = { $unit } se divise en trois détachements.
noretreat-event-front-fortified = { $unit } se divise en deux Fronts fortifiés.
noretreat-event-withdrawn = { $lost ->
    [yes] { $unit } quitte le jeu ; l’Axe piochera une carte de moins.
   *[no] { $unit } quitte le jeu.
}
noretreat-event-moved = { $unit } bouge de { $start } à { $hex }.
noretreat-event-embarked = { $unit } monte dans le train en { $start }.
noretreat-event-disembarked = { $unit } descend du train en { $hex }.
noretreat-event-reserve = { $unit } est la réserve stratégique.
noretreat-event-local-support = { $unit } reçoit le marqueur de soutien local : +{ $points }.
noretreat-event-excess = Trop d’unités en { $hex } : { $unit } { $place ->
    [shattered] se disperse
   *[destroyed] disparaît, destruction
}.
noretreat-event-captured = { $side ->
    [axis] L’Axe prend
   *[soviet] Les Soviétiques prennent
} { $hex }.
noretreat-event-greater-germany = { $unit } entre en Grande Allemagne par { $hex }.
noretreat-event-oil-captured = { $unit } atteint { $hex }.
noretreat-event-warsaw-captured = { $unit } entre en { $hex } : les Polonais se soulèvent.
noretreat-event-romania-surrenders = La Roumanie se rend. Quittent le jeu : { $units }.
noretreat-event-target = { $side ->
    [axis] L’Axe attaquera
   *[soviet] Les Soviétiques attaqueront
} { $hex }.
noretreat-event-counterblow = { $side ->
    [axis] Un marqueur Riposte de l’Axe
   *[soviet] Un marqueur Riposte soviétique
} est posé en { $hex }.
noretreat-event-counterblow-lifted = Le marqueur Riposte en { $hex } est retiré.
noretreat-event-no-counterblow = Aucun hexagone ne peut recevoir de marqueur Riposte.
noretreat-event-battle = { $side ->
    [axis] L’Axe attaque
   *[soviet] Les Soviétiques attaquent
} { $hexes } avec { $units }.
noretreat-event-counterattack = { $side ->
    [axis] L’Axe contre-attaque
   *[soviet] Les Soviétiques contre-attaquent
} { $hexes } avec { $units }.
noretreat-event-no-counterattack = { $side ->
    [axis] L’Axe ne contre-attaque pas
   *[soviet] Les Soviétiques ne contre-attaquent pas
}.
noretreat-event-terrain-chosen = Le terrain de { $hex } compte.
noretreat-event-support = { $side ->
    [axis] L’Axe engage
   *[soviet] Les Soviétiques engagent
} un marqueur de Soutien : { $shifts ->
    [one] une colonne
   *[other] { $shifts } colonnes
}.
noretreat-event-odds = { $attack } contre { $defence }, { $initial ->
    [none] moins de 1:3
   *[other] { $initial }
}{ $shifts-count ->
    [0] .
   *[other] , { $shifts } : { $column }.
}
noretreat-event-two-dice = Deux dés : { $dice }.
noretreat-event-rolled = Dé { $die } : { $result-name }.
noretreat-event-result = Sans jet : { $result-name }.
noretreat-event-shifted = Décalage d’une colonne à gauche : { $result-name }.
noretreat-event-reroll = { $result-name } : le dé est relancé.
noretreat-event-duel = L’Axe et les Soviétiques lancent { $dice }.
noretreat-event-step-lost = { $unit } perd un pas en { $hex }.
noretreat-event-eliminated = Perte de { $unit } en { $hex }{ $place ->
    [destroyed] {" "}(destruction).
    [surrendered] {" "}(reddition).
    [gone] , pour de bon.
   *[none] .
}
noretreat-event-to-turn-track = { $unit } revient au tour { $turn }.
noretreat-event-cadre = { $unit } prend en charge { $hex }.
noretreat-event-disbanded = { $unit } se dissout en { $hex }.
noretreat-event-retreated = { $unit } retraite de { $start } à { $hex }.
noretreat-event-shattered = { $unit } se disperse.
noretreat-event-advanced = { $unit } avance de { $start } à { $hex }.
noretreat-event-spared = Les unités en { $hex } sont ravitaillées par air.
noretreat-event-scorched = { $hex } brûle.
noretreat-event-city-rebuilt = La ville en { $hex } est reconstruite.
noretreat-event-works = { $hex } reçoit des Travaux Défensifs.
noretreat-event-prepared = Les Soviétiques peuvent se masser en { $hexes }.
noretreat-event-obligation-failed = { $side ->
    [axis] L’Axe n’a pas assez
   *[soviet] Les Soviétiques n’ont pas assez
} attaqué.

## Comment cela finit

noretreat-result-objectives = Les objectifs de la guerre sont pris.
noretreat-result-sudden-death = Mort subite : trop de points ont été perdus.
noretreat-result-total = Victoire totale avec 34 points.
noretreat-result-operational = Fin 1944, les Soviétiques n’ont pas effacé l’apogée de l’Axe.
noretreat-result-berlin = La garnison de Berlin est tombée, Hitler est mort.
noretreat-result-held-out = L’Axe a tenu jusqu’au dernier tour.
noretreat-result-scenario = Les points du scénario décident.
noretreat-score-axis = Points de l’Axe
noretreat-score-soviet = Points soviétiques

## Dés lancés à la main

noretreat-dice-battle = une bataille
noretreat-dice-duel = un duel (le dé de l’Axe, puis celui des Soviétiques)

## Mots du jeu

noretreat-weather-clear = temps clair
noretreat-weather-mud = boue
noretreat-weather-snow = neige
noretreat-weather-long_winter = Long Hiver
noretreat-phase-maintenance = Nouveau tour
noretreat-phase-cards = Cartes
noretreat-phase-supply = Ravitaillement
noretreat-phase-organization = Organisation
noretreat-phase-movement = Mouvement
noretreat-phase-combat = Combat
noretreat-phase-removal = Nettoyage
noretreat-phase-disembark = Débarquement
noretreat-crt-none = sans effet
noretreat-crt-CA = CA, une contre-attaque
noretreat-crt-CB = CB, une Riposte
noretreat-crt-EX = EX, un échange de pas
noretreat-crt-DR = DR, le défenseur retraite
noretreat-crt-DS = DS, le défenseur est dispersé
noretreat-crt-DD = DD, le défenseur perd des pas et retraite
noretreat-shift-terrain = terrain
noretreat-shift-river = rivière
noretreat-shift-objective = côté d’objectif
noretreat-shift-works = Travaux Défensifs
noretreat-shift-winter = hiver
noretreat-shift-support = soutien
noretreat-shift-armour = blindés
noretreat-shift-shock = armée de Choc
noretreat-shift-out-of-supply = non ravitaillé
noretreat-shift-grenadiers = grenadiers SS
noretreat-shift-event = événement
noretreat-shift-fleet = flotte
noretreat-shift-logistics = logistique
noretreat-both-events = { $axis } / { $soviet }
noretreat-box-shattered = Case des dispersées
noretreat-box-destroyed = Case des détruites
noretreat-box-surrendered = Case des rendues
noretreat-box-rail = Case du train
noretreat-box-cadres = Case des cadres
noretreat-box-pool = en attente d’un événement
noretreat-box-gone = hors du jeu
noretreat-box-turn = tour { $turn }
noretreat-red-pearl-harbor = Pearl Harbor
noretreat-red-midway = Midway
noretreat-red-el-alamein = El Alamein
noretreat-red-italy-invaded = Invasion de l’Italie
noretreat-red-d-day = Jour J
noretreat-red-battle-of-the-bulge = Bataille des Ardennes
noretreat-red-rhine-crossed = Passage du Rhin
noretreat-red-economic-collapse = Effondrement économique

## À l’écran

noretreat-title = No Retreat !
    .full = No Retreat ! Le front russe
noretreat-terrain-open = plaine
noretreat-terrain-city = ville
noretreat-terrain-forest = forêt
noretreat-terrain-marsh = marais
noretreat-terrain-mountain = montagne
noretreat-terrain-kerch_strait = détroit
noretreat-terrain-lake = lac
noretreat-terrain-area = zone
noretreat-corner-turn = Tour { $turn }, { $date }. { $seat }, phase : { $phase }. Météo : { $weather }
noretreat-corner-points = Points : Axe { $axis }, Soviétiques { $soviet }. Initiative : { $seat }
noretreat-corner-support = Blitz { $blitz }, Shock { $shock }
noretreat-legend = # ville  $ pétrole  % forêt  = marais  ^ montagne  ~ lac, détroit  A Axe  S Soviétiques  a s villes vides
noretreat-legend-units = Après la lettre : la force de chaque unité. Le signe ! en signale une non ravitaillée. Colonne et rangée ensemble sont le numéro d’un hexagone.
noretreat-note-unit = { $strength }-{ $movement } en { $hex }
noretreat-status-hand = Main : { $seat }
noretreat-status-hidden = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
noretreat-status-and-hidden = { $cards }, et { $count ->
    [one] une carte inconnue
   *[other] { $count } cartes inconnues
}
noretreat-status-points = Points
noretreat-status-points-are = { $seat } : { $points }, dont { $hexes } par hexagones
noretreat-status-high-tide = Apogée de l’Axe
noretreat-status-sudden-death = Mort subite
noretreat-status-sudden-death-is = { $seat }, plus de { $limit } points au tour { $turn }
noretreat-status-no-sudden-death = aucune à ce tour
noretreat-status-objectives = Objectifs ravitaillés : { $seat }
noretreat-status-piles = Paquets
noretreat-status-piles-are = { $deck } à piocher, { $discards } en défausse{ $card ->
    [none] {""}
   *[other] , au sommet { $card }
}
noretreat-status-joker = Joker
noretreat-status-reserve = Réserve stratégique
noretreat-status-scorched = Ville brûlée
noretreat-status-works = Travaux Défensifs
noretreat-status-targets = Attaques déclarées
noretreat-status-counterblows = Ripostes : { $seat }
noretreat-status-battle = Bataille
noretreat-status-battle-is = { $attackers } contre { $defenders } en { $hexes }
noretreat-status-weather = Marqueurs de météo
noretreat-look-hex = { $terrain }, contrôle { $side ->
    [axis] de l’Axe
   *[soviet] soviétique
}, { $country ->
    [greater_germany] Grande Allemagne
   *[ussr] URSS
}
noretreat-look-oil = champ de pétrole
noretreat-look-objective = objectif { $side ->
    [axis] de l’Axe
   *[soviet] des Soviétiques
}
noretreat-look-coast = côte ({ $seas })
noretreat-sea-baltic = mer Baltique
noretreat-sea-black = mer Noire
noretreat-sea-caspian = mer Caspienne
noretreat-sea-azov = mer d’Azov
noretreat-sea-adriatic = mer Adriatique
noretreat-look-scorched = brûlée : compte comme un marais
noretreat-look-works = Travaux Défensifs
noretreat-look-target = va être attaqué
noretreat-look-counterblow = Riposte
noretreat-look-unit = { $unit } : force { $strength }, mouvement { $movement }, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
noretreat-look-out-of-supply = sans ravitaillement
noretreat-look-disorganized = en désorganisation
noretreat-look-local-support = soutien local
noretreat-compass = { $direction ->
    [1] E
    [2] SE
    [3] SO
    [4] O
    [5] NO
   *[6] NE
}
noretreat-cards-when = { $when } : { $text }

## Probabilités

noretreat-odds-column = colonne
noretreat-odds-below = moins de 1:3
noretreat-odds-none = sans effet
noretreat-odds-retreat = défenseur repoussé
noretreat-odds-exchange = échange
noretreat-odds-blow = Riposte
noretreat-odds-answer = contre-attaque
noretreat-odds-thrown-back = attaquant repoussé
noretreat-odds-round = Jet { $number }, { $seat } sur la table { $table ->
    [axis] de l’Axe
   *[soviet] soviétique
}
noretreat-odds-sum = { $attack } contre { $defence } : { $initial }, { $shifts }, colonne { $column }
noretreat-odds-sum-plain = { $attack } contre { $defence } : colonne { $column }
noretreat-odds-ends = Comment cela finit, contre-attaques comprises
noretreat-odds-footnote = Exact pour les unités telles qu’elles sont, sans cartes ni soutiens non encore engagés ; qui peut contre-attaquer le fait, et le défenseur choisit son meilleur terrain.

## Dates

noretreat-date-1 = juin 1941
noretreat-date-2 = juillet et août 1941
noretreat-date-3 = septembre et octobre 1941
noretreat-date-4 = novembre et décembre 1941
noretreat-date-5 = janvier et février 1942
noretreat-date-6 = mars et avril 1942
noretreat-date-7 = mai et juin 1942
noretreat-date-8 = juillet et août 1942
noretreat-date-9 = septembre et octobre 1942
noretreat-date-10 = novembre et décembre 1942
noretreat-date-11 = janvier et février 1943
noretreat-date-12 = mars et avril 1943
noretreat-date-13 = mai et juin 1943
noretreat-date-14 = juillet et août 1943
noretreat-date-15 = septembre et octobre 1943
noretreat-date-16 = novembre et décembre 1943
noretreat-date-17 = janvier et février 1944
noretreat-date-18 = mars et avril 1944
noretreat-date-19 = mai et juin 1944
noretreat-date-20 = juillet et août 1944
noretreat-date-21 = septembre et octobre 1944
noretreat-date-22 = novembre et décembre 1944
noretreat-date-23 = janvier 1945
noretreat-date-24 = février 1945
noretreat-date-25 = mars 1945
noretreat-date-26 = avril 1945
noretreat-date-27 = mai 1945
noretreat-date-28 = juin 1945

## Unités
## Les noms courts sont ceux des pions ; les fronts soviétiques portent un autre nom sur leur face forte.

noretreat-unit-ax_1pz = 1re armée blindée
    .short = 1re blindée
noretreat-unit-ax_2pz = 2e armée blindée
    .short = 2e blindée
noretreat-unit-ax_3pz = 3e armée blindée
    .short = 3e blindée
noretreat-unit-ax_4pz = 4e armée blindée
    .short = 4e blindée
noretreat-unit-ax_2a = 2e armée
    .short = 2e armée
noretreat-unit-ax_4a = 4e armée
    .short = 4e armée
noretreat-unit-ax_6a = 6e armée
    .short = 6e armée
noretreat-unit-ax_8a = 8e armée
    .short = 8e armée
noretreat-unit-ax_9a = 9e armée
    .short = 9e armée
noretreat-unit-ax_11a = 11e armée
    .short = 11e armée
noretreat-unit-ax_16a = 16e armée
    .short = 16e armée
noretreat-unit-ax_17a = 17e armée
    .short = 17e armée
noretreat-unit-ax_18a = 18e armée
    .short = 18e armée
noretreat-unit-ax_sspz = armée blindée SS
    .short = blindée SS
noretreat-unit-ax_ssgr = grenadiers SS
    .short = grenadiers SS
noretreat-unit-ax_grpe = groupe d’armées E
    .short = groupe E
noretreat-unit-ax_grpf = groupe d’armées F
    .short = groupe F
noretreat-unit-ax_fin = armée finlandaise
    .short = finlandaise
noretreat-unit-ax_rum3 = 3e armée roumaine
    .short = 3e roumaine
noretreat-unit-ax_rum4 = 4e armée roumaine
    .short = 4e roumaine
noretreat-unit-ax_ita8 = 8e armée italienne
    .short = 8e italienne
noretreat-unit-ax_hun2 = 2e armée hongroise
    .short = 2e hongroise
noretreat-unit-ax_hun_gg1 = 1re armée hongroise
    .short = 1re hongroise
noretreat-unit-ax_hun_gg2 = 3e armée hongroise
    .short = 3e hongroise
noretreat-unit-ax_luft = divisions de campagne de la Luftwaffe
    .short = Luftwaffe
noretreat-unit-ax_kg1 = Kampfgruppe 1
    .short = Kampfgruppe 1
noretreat-unit-ax_kg2 = Kampfgruppe 2
    .short = Kampfgruppe 2
noretreat-unit-ax_kg3 = Kampfgruppe 3
    .short = Kampfgruppe 3
noretreat-unit-ax_fort1 = forteresse 1
    .short = Festung 1
noretreat-unit-ax_fort2 = forteresse 2
    .short = Festung 2
noretreat-unit-ax_berlin = garnison de Berlin
    .short = Berlin
noretreat-unit-ax_volk1 = Volkssturm 1
    .short = Volkssturm 1
noretreat-unit-ax_volk2 = Volkssturm 2
    .short = Volkssturm 2
noretreat-unit-ax_volk3 = Volkssturm 3
    .short = Volkssturm 3
noretreat-unit-ax_volk4 = Volkssturm 4
    .short = Volkssturm 4
noretreat-unit-ax_abt1 = détachement 1
    .short = Abteilung 1
noretreat-unit-ax_abt2 = détachement 2
    .short = Abteilung 2
noretreat-unit-ax_abt3 = détachement 3
    .short = Abteilung 3
noretreat-unit-su_northwest = front du Nord-Ouest
    .short = Nord-Ouest
    .strong = 2e front balte
    .strong-short = 2e balte
noretreat-unit-su_west = front de l’Ouest
    .short = Ouest
    .strong = 3e front biélorusse
    .strong-short = 3e biélorusse
noretreat-unit-su_southwest = front du Sud-Ouest
    .short = Sud-Ouest
    .strong = 1er front biélorusse
    .strong-short = 1er biélorusse
noretreat-unit-su_central = front du Centre
    .short = Centre
    .strong = 5e armée de chars de la Garde
    .strong-short = 5e ch. Garde
noretreat-unit-su_south = front du Sud
    .short = Sud
    .strong = 4e front ukrainien
    .strong-short = 4e ukrainien
noretreat-unit-su_leningrad = garnison de Léningrad
    .short = Léningrad
noretreat-unit-su_reserve = front de réserve
    .short = Réserve
    .strong = 3e armée de chars
    .strong-short = 3e de chars
noretreat-unit-su_bryansk = front de Briansk
    .short = Briansk
    .strong = 4e armée de chars
    .strong-short = 4e de chars
noretreat-unit-su_kalinin = front de Kalinine
    .short = Kalinine
    .strong = 1er front balte
    .strong-short = 1er balte
noretreat-unit-su_caucasus = front du Caucase
    .short = Caucase
    .strong = 2e armée de chars
    .strong-short = 2e de chars
noretreat-unit-su_moscow = garnison de Moscou
    .short = Moscou
noretreat-unit-su_sevastopol = garnison de Sébastopol
    .short = Sébastopol
noretreat-unit-su_volkhov = front du Volkhov
    .short = Volkhov
    .strong = 3e front balte
    .strong-short = 3e balte
noretreat-unit-su_crimean = front de Crimée
    .short = Crimée
    .strong = armée de Choc
    .strong-short = Choc
noretreat-unit-su_ncaucasus = front du Caucase du Nord
    .short = Caucase N.
    .strong = 2e front biélorusse
    .strong-short = 2e biélorusse
noretreat-unit-su_voronezh = front de Voronej
    .short = Voronej
    .strong = 1er front ukrainien
    .strong-short = 1er ukrainien
noretreat-unit-su_stalingrad = front de Stalingrad
    .short = Stalingrad
    .strong = 3e front ukrainien
    .strong-short = 3e ukrainien
noretreat-unit-su_don = front du Don
    .short = Don
    .strong = 1re armée de chars
    .strong-short = 1re de chars
noretreat-unit-su_kursk = front de Koursk
    .short = Koursk
    .strong = 6e armée de chars
    .strong-short = 6e de chars
noretreat-unit-su_steppe = front de la Steppe
    .short = Steppe
    .strong = 2e front ukrainien
    .strong-short = 2e ukrainien
noretreat-unit-su_ost1 = Ostatky 1
    .short = Ostatky 1
noretreat-unit-su_ost2 = Ostatky 2
    .short = Ostatky 2
noretreat-unit-su_yug1 = 1re armée yougoslave
    .short = 1re yougoslave
noretreat-unit-su_yug2 = 2e armée yougoslave
    .short = 2e yougoslave
noretreat-unit-su_rum = armée roumaine
    .short = roumaine
noretreat-unit-su_pol = armée polonaise
    .short = polonaise
noretreat-unit-su_ff1 = Front fortifié 1
    .short = F. fortifié 1
noretreat-unit-su_ff2 = Front fortifié 2
    .short = F. fortifié 2
noretreat-unit-su_rez = Rezervy
    .short = Rezervy

## Lieux

noretreat-place-0406 = Prague
noretreat-place-0409 = Vienne
noretreat-place-0414 = Belgrade
noretreat-place-0603 = Berlin
noretreat-place-0606 = Breslau
noretreat-place-0611 = Budapest
noretreat-place-0704 = Posen
noretreat-place-0816 = champs de pétrole roumains
noretreat-place-0817 = Bucarest
noretreat-place-0906 = Varsovie
noretreat-place-0910 = Lublin
noretreat-place-1104 = Königsberg
noretreat-place-1215 = Odessa
noretreat-place-1311 = Kiev
noretreat-place-1318 = Sébastopol
noretreat-place-1407 = Minsk
noretreat-place-1503 = Riga
noretreat-place-1515 = Dniepropetrovsk
noretreat-place-1519 = détroit de Kertch
noretreat-place-1619 = Novorossiïsk
noretreat-place-1708 = Smolensk
noretreat-place-1713 = Kharkov
noretreat-place-1716 = Stalino
noretreat-place-1817 = Rostov
noretreat-place-1902 = Léningrad
noretreat-place-1912 = Voronej
noretreat-place-2002 = lac Ladoga
noretreat-place-2006 = Kalinine
noretreat-place-2008 = Moscou
noretreat-place-2009 = Toula
noretreat-place-2022 = champs de pétrole du Caucase
noretreat-place-2217 = Stalingrad
noretreat-place-2307 = Iaroslavl
noretreat-place-2310 = Gorki
noretreat-place-2314 = Saratov
noretreat-place-2321 = Astrakhan
noretreat-place-FIN = Finlande
noretreat-place-WB = Balkans occidentaux
noretreat-place-SB = Balkans méridionaux

## Pourquoi l’ordinateur joue ainsi

noretreat-bot-attack = Attaquer { $hex }.
noretreat-bot-attacks = { $count ->
    [one] Attaquez { $hex }.
   *[other] Attaquez { $count } hexagones, surtout { $hex }.
}
noretreat-bot-advance = Avancer sur { $hex }.
noretreat-bot-hold = Tenir { $hex }.
noretreat-bot-stay = Garder la ligne telle quelle.
noretreat-bot-fears-cut-off = { $unit } n’a pas de ravitaillement et risque de se rendre.
noretreat-bot-fears-open = L’ennemi peut entrer dans { $hex } sans combat.

## Dans le navigateur

noretreat-panel-score = Points
noretreat-panel-boxes = Cases
noretreat-panel-track = Tours
noretreat-panel-tables = Tables
noretreat-overlay-supply = Ravitaillement des deux camps
noretreat-overlay-zones = Zones de contrôle des deux camps
noretreat-overlay-control = Contrôle et hexagones qui comptent
noretreat-legend-supply = Ravitaillement : { $side }
noretreat-legend-source = Ville qui ravitaille
noretreat-legend-dry = Ville isolée
noretreat-legend-sea = Ravitaillé par mer
noretreat-legend-lacking = Unité sans ravitaillement
noretreat-legend-line = Ligne de l’unité pointée
noretreat-legend-cut = L’ennemi ici la coupe
noretreat-legend-zone = Zones de contrôle : { $side }
noretreat-legend-control = Contrôle : { $side }
noretreat-legend-counts = Compte pour la victoire
noretreat-supplied-line = ravitaillement depuis { $hex }
noretreat-supplied-beside = ravitaillement par une unité voisine
noretreat-supplied-sea = ravitaillement par mer
noretreat-supplied-home = ravitaillement par son propre pays
noretreat-supplied-not = sans ravitaillement
noretreat-supplied-cuts = une unité ou une zone ennemie le coupe en { $hexes }
noretreat-supplied-no-cut = aucun hexagone seul ne le coupe
noretreat-there-cut-off = isole { $units }
noretreat-there-loses = prive de ravitaillement : { $units }
noretreat-there-gains = ravitaille { $units }
noretreat-sequence-cards = Cartes
noretreat-sequence-supply = Ravitaillement
noretreat-sequence-organization = Organisation
noretreat-sequence-movement = Mouvement
noretreat-sequence-combat = Combat
noretreat-sequence-removal = Nettoyage
noretreat-sequence-disembark = Débarquement
noretreat-find-place = lieu
noretreat-look-cost = points de mouvement : { $cost } sur { $left }
noretreat-fan-values = force { $strength }, mouvement { $movement }, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
noretreat-fan-white = force en blanc : ne peut pas attaquer volontairement
noretreat-fan-no-zoc = pas de zone de contrôle
noretreat-fan-moved = a déjà bougé
noretreat-fan-attacked = a déjà attaqué
noretreat-kind-infantry = infanterie
noretreat-kind-mech = mécanisée
noretreat-kind-armour = blindés
noretreat-kind-ss_armour = blindés SS
noretreat-kind-ss_mech = mécanisée SS
noretreat-kind-shock = armée de Choc
noretreat-kind-regional = infanterie régionale
noretreat-kind-fortified = forteresse
noretreat-kind-cadre = cadre
noretreat-kind-volkssturm = Volkssturm
noretreat-card-immediate = jouée dès qu’elle est piochée
noretreat-strip-points = Points { $seat } : { $points }
noretreat-strip-initiative = Initiative : { $seat }
noretreat-strip-goal = { $kind ->
    [scenario] { $seat } : { $points } au tour { $turn }
    [total] Totale : { $points }
   *[sudden-death] ☠ tour { $turn } : { $seat } { $points }
}
noretreat-strip-events = Événements { $points }
noretreat-strip-high-tide = Apogée { $points }
noretreat-strip-support = Blitz { $blitz } · Shock { $shock }
noretreat-strip-piles = Cartes { $deck } + { $discards }
noretreat-score-goal = { $kind ->
    [scenario] Scénario : { $seat } gagne avec { $points } points ou plus à la fin du tour { $turn } ; sinon c’est l’autre camp.
    [total] Victoire totale : { $seat } gagne dans toute phase de victoire avec { $points } points.
   *[sudden-death] Mort subite : { $seat } gagne dans la phase de victoire du tour { $turn } avec { $points } points ou plus.
}
noretreat-score-track = Piste des points de victoire
noretreat-boxes-happened = Événements survenus pour de bon : { $seat }
noretreat-track-blitz = Blitz : { $count }
noretreat-track-shock = Shock : { $count }
noretreat-track-variable = * Une carte de météo peut le changer.
noretreat-table-crt = Table de combat : { $seat }
noretreat-table-die = Dé
noretreat-table-terrain = Terrain et météo
noretreat-table-armour = coût blindés
noretreat-table-other = coût autres
noretreat-table-bonus = bonus blindés
noretreat-table-shift = colonnes
noretreat-table-stops = arrête l’avance
noretreat-asks-windows = Moments
noretreat-asks-cards = Cartes
noretreat-asks-any-time = cartes jouables à tout moment

noretreat-guide-axis-intro-1 = Vous commandez l’Axe : pions gris aux coins droits. La Grande Allemagne est à gauche de la carte, vos objectifs à l’est ; les pions soviétiques sont rouges aux coins ronds.
noretreat-guide-axis-intro-2 = Villes et champs de pétrole valent des points ; les drapeaux disent à qui ils sont. Jusqu’au tour 12 vous avez l’Initiative et vos points comptent : aux tours à tête de mort, vous gagnez si vous dépassez sa case. Trois objectifs ravitaillés (hexagones encadrés) gagnent aussitôt.
noretreat-guide-axis-intro-3 = Un pion dit force et mouvement : 7-6 attaque et défend avec sept et bouge de six. Deux marques sont deux pas. Un chiffre en blanc n’attaque jamais de lui-même ; entre parenthèses, il n’a pas de zone de contrôle.
noretreat-guide-axis-intro-4 = Vos unités vivent de lignes de ravitaillement vers votre bord de carte. Touche S pour les voir, Z pour les zones de contrôle, C pour le contrôle. Les unités encerclées dépérissent : coupez les Soviétiques, et n’allez pas trop loin dans la boue et la neige.
noretreat-guide-axis-intro-5 = Les cartes servent deux fois : comme événements, ou défaussées pour payer remplacements, train et Ripostes. Seule votre moitié compte ; les Soviétiques jouent l’autre. L’onglet « Questions » règle quand on vous interroge sur les événements.
noretreat-guide-soviet-intro-1 = Vous commandez les Soviétiques : pions rouges aux coins ronds, à l’est de la carte. Ceux de l’Axe sont gris aux coins droits. Il faut d’abord survivre, puis revenir.
noretreat-guide-soviet-intro-2 = Villes et champs de pétrole valent des points ; les drapeaux disent à qui ils sont. Jusqu’au tour 12 ceux de l’Axe comptent, qui gagne aux tours à tête de mort s’il dépasse sa case. Ensuite l’Initiative est à vous, et les têtes de mort aussi.
noretreat-guide-soviet-intro-3 = Un pion dit force et mouvement : 4-3 attaque et défend avec quatre et bouge de trois. La plupart des Fronts ont une face rouge, qu’ils prennent en se modernisant dès le tour 6. Un chiffre en blanc n’attaque jamais de lui-même ; entre parenthèses, il n’a pas de zone de contrôle.
noretreat-guide-soviet-intro-4 = Les lignes de ravitaillement mènent à votre bord de carte et à des villes. Touche S pour les voir, Z pour les zones de contrôle, C pour le contrôle. Ne laissez pas encercler des Fronts entiers : les unités non ravitaillées se rendent et reviennent tard.
noretreat-guide-soviet-intro-5 = Les cartes servent deux fois : comme événements, ou défaussées pour payer remplacements, train et Ripostes, qui forcent l’Axe à attaquer où vous voulez. L’onglet « Questions » règle quand on vous interroge sur les événements.
noretreat-guide-discard_one = Gardez les cartes qui servent vos plans. La moitié sous la ligne est à l’ennemi, mais dans votre main elle ne lui sert à rien.
noretreat-guide-card_play = Les cartes éclairées peuvent être jouées maintenant comme événements. Ce que vous gardez peut payer plus tard.
noretreat-guide-event = Une carte éclairée peut être jouée à ce moment. Si vous ne voulez pas être interrogé ici, ôtez ce moment dans l’onglet « Questions ».
noretreat-guide-flips = Les unités faibles et ravitaillées passent à leur face forte pour une carte chacune.
noretreat-guide-placement = Renforts et unités rétablies arrivent sur la carte : choisissez-en une, puis un hexagone éclairé.
noretreat-guide-movement = Choisissez un pion éclairé, puis un hexagone éclairé : le nombre est le coût, la flèche le chemin. Entrer dans une zone de contrôle ennemie met fin au mouvement. Placez-vous à côté de ce que vous voulez attaquer, par autant de côtés que possible.
noretreat-guide-declare = Choisissez les hexagones ennemis à attaquer ; le tableau montre ce que toutes vos unités voisines pourraient obtenir. Les marqueurs sont rares.
noretreat-guide-counterblow = Une carte chacun force l’ennemi à attaquer un hexagone à vous, de votre choix. Cela gâche ses plans là où son attaque échouerait.
noretreat-guide-battle_hex = Livrez les batailles déclarées dans l’ordre que vous voulez. Une brèche peut ouvrir la voie à l’attaque suivante.
noretreat-guide-muster = Choisissez les unités qui participent. En bas figurent le rapport avec chaque décalage de colonne et les chances exactes, contre-attaques comprises.
noretreat-guide-support = Les marqueurs Blitz et Shock décalent la colonne à droite. Il y en a peu par tour : dépensez-les où ils changent le plus.
noretreat-guide-battle_event = Des événements de ce moment peuvent encore tourner la bataille ; le tableau montre où elle en est sans eux.
noretreat-guide-advance = L’hexagone est vide. Les blindés peuvent aller plus loin que les autres ; pensez au ravitaillement et à ce que vous laissez derrière.
noretreat-guide-retreat = Les hexagones éclairés sont ceux où l’unité peut aller. S’il n’y en a pas, elle est dispersée ou perdue.
noretreat-guide-loss = Un pas est perdu : une unité forte se retourne, une faible disparaît.
noretreat-guide-counterattack = L’attaque a mal tourné, et le défenseur peut riposter contre les unités qui l’ont menée. Le tableau montre comment cela finirait.
noretreat-guide-disembark = Les unités de la case du train reviennent sur la carte loin du front.
noretreat-guide-turn-axis = L’Axe a joué. « Revoir leur dernier tour » le montre encore, pas à pas.
noretreat-guide-turn-soviet = Les Soviétiques ont joué. « Revoir leur dernier tour » le montre encore, pas à pas.

# The stage
noretreat-stage-battle = Combat en { $hex }
noretreat-stage-counterattack = Contre-attaque sur { $hex }
noretreat-stage-duel = Duel de dés

# Guided lessons

noretreat-lesson-move = Se déplacer et se ravitailler
noretreat-lesson-move-unit = C’est votre phase de mouvement. Choisissez la 4e Armée Panzer en 1204.
noretreat-lesson-move-hex = Les hexagones éclairés sont à portée. Allez en 1305, à côté de l’ennemi.
    .wrong = Cet hexagone est à portée, mais de là vous n’attaquez personne. Allez à côté de l’ennemi, en 1305.
noretreat-lesson-move-army = L’infanterie est plus lente. Choisissez la 4e Armée en 1107.
noretreat-lesson-move-beside = Menez-la en 1205 : deux unités peuvent partager un hexagone.
noretreat-lesson-move-done = Une unité a besoin d’un chemin vers une source de ravitaillement ; le calque le montre. Finissez les mouvements.
    .wrong = D’autres unités pourraient bouger, mais cette leçon en a assez montré. Finissez les mouvements.
noretreat-lesson-move-end = Vous savez vous déplacer et ce qui nourrit vos armées. Ensuite : la bataille.
noretreat-lesson-battle = Bataille et Contre-attaque
noretreat-lesson-battle-target = Déclarez ce que vous attaquez : choisissez 1304.
noretreat-lesson-battle-done = Une cible suffit. Finissez les déclarations ; l’ennemi peut répondre.
noretreat-lesson-battle-first = Les Soviétiques ont payé une carte pour une Contre-attaque en 1207 : vous devez attaquer là aussi. D’abord 1304.
    .wrong = Les deux batailles doivent avoir lieu, dans l’ordre de votre choix. Commencez où vous êtes fort : 1304.
noretreat-lesson-battle-commit = Un marqueur de soutien décale la bataille d’une colonne à droite. Engagez-le.
    .wrong = Sans le marqueur, la bataille reste une colonne plus bas. Engagez-le ici, où il compte.
noretreat-lesson-battle-advance = Un 4 à 3:1 : le défenseur se retire. Avancez avec la 4e Armée Panzer.
noretreat-lesson-battle-stop = Elle peut avancer d’un hexagone encore. Arrêtez-vous ici.
noretreat-lesson-battle-hold = Maintenant la bataille imposée par la Contre-attaque, à 1:1. Gardez votre marqueur de soutien.
    .wrong = À 1:1, un marqueur de soutien change peu. Gardez-le pour une bataille que vous voulez gagner.
noretreat-lesson-battle-end = Avant d’approcher, voyez ce que l’ennemi peut vous imposer. Ensuite : cartes et hiver.
noretreat-lesson-cards = Cartes, organisation et hiver
noretreat-lesson-cards-keep = Les cartes paient tout. Défaussez la carte éclairée, puis vous piochez.
noretreat-lesson-cards-fronts = Quatre cartes. La guerre sur deux fronts en coûte une : défaussez celle qui est éclairée.
noretreat-lesson-cards-event = Une carte est un événement ou un paiement. Jouez OKH comme événement.
    .wrong = Cette carte paiera autre chose pendant ce tour. Jouez OKH maintenant : elle rend une carte.
noretreat-lesson-cards-take = Elle rend une carte défaussée. Prenez celle qui est éclairée.
noretreat-lesson-cards-done = Gardez les autres cartes. Finissez les événements.
noretreat-lesson-cards-flips = En phase d’organisation, les cartes retournent des unités sur leur face forte. Continuez.
noretreat-lesson-cards-reorganize = La 9e Armée est désorganisée. Réorganisez-la.
    .wrong = Tant qu’elle est désorganisée, la 9e Armée ne peut pas attaquer. Réorganisez-la d’abord.
noretreat-lesson-cards-paid = Cela coûte une carte. Payez avec celle qui est éclairée.
noretreat-lesson-cards-unit = Il neige et les unités bougent moins. Choisissez la 4e Armée Panzer.
noretreat-lesson-cards-snow = Par temps clair, elle irait plus loin. Allez en 1305.
noretreat-lesson-cards-end = Cartes, organisation, hiver : vous connaissez tout le tour. Jouez votre premier scénario.
