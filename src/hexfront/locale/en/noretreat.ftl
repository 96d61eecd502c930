### No Retreat! The Russian Front

## What the game is

noretreat-about = The whole war in the East, from Barbarossa to Berlin: a few armies, many cities, and cards that serve twice.
noretreat-facts = from 1 hour
    .players = 1 or 2
    .difficulty = medium
noretreat-scenario-campaign = the campaign game, June 1941 to the end
    .history = Four years, from the Bug to the Volga and back to Berlin.
noretreat-scenario-A = Barbarossa, June 1941 to February 1942
    .history = The Germans destroyed whole armies and stood before Moscow in December, frozen and spent.
noretreat-scenario-B = Case Blue, May to December 1942
    .history = The Axis took the bend of the Don and the oil of Maykop, and was stopped in the streets of Stalingrad.
noretreat-scenario-C = Operation Saturn, November 1942 to April 1943
    .history = The Soviets encircled the Sixth Army; Manstein’s blow at Kharkov held the rest of the front together.
noretreat-scenario-D = Citadel, July to December 1943
    .history = The offensive at Kursk failed in two weeks; by November the Soviets were in Kiev.
noretreat-scenario-E = Operation Bagration, May to December 1944
    .history = Army Group Centre was destroyed in five weeks: the heaviest German defeat of the war.
noretreat-scenario-F = Na Berlin, January to June 1945
    .history = From the Vistula to Berlin in four months; the city fell on 2 May.
noretreat-scenario-G = the tournament scenario, June 1941 to April 1943
    .history = As in the campaign, up to the spring after Stalingrad, when the balance had tipped.

noretreat-mode-1v1 = an Axis against a Soviet player

noretreat-seat-axis = Axis
noretreat-seat-soviet = Soviet

noretreat-option-windows = when a player is asked about playing an event
    .covered = whenever a fitting card might be in hand, so that being asked betrays nothing
    .playable = only with a playable card in hand
noretreat-option-detachments = the Axis may split an infantry army into detachments, once from turn 8
    .off = not used
    .on = used
noretreat-option-fortified_fronts = the Soviets may split a Front into two Fortified Fronts, once from turn 5
    .off = not used
    .on = used
noretreat-option-local_support = each side strengthens one unit a turn with a local support marker
    .off = not used
    .on = used
noretreat-option-fixed_weather = whether weather cards change the weather
    .off = they do
    .on = never, another card is drawn instead
    .v1941 = not in 1941
noretreat-option-breakout = units under an unanswered Counterblow marker advance one hex
    .off = not used
    .on = used
noretreat-option-mild_sudden_death = what Sudden Death does
    .off = it ends the game
    .on = the loser only loses cards
noretreat-option-joker = the Joker, which passes from hand to hand
    .off = not used
    .on = used
noretreat-option-rezervy = the Soviet Rezervy unit, which fights with nothing but its losses
    .off = not used
    .on = used
noretreat-option-drop = the Soviet paratroopers, who disorganize an Axis unit
    .off = not used
    .on = used

## Cards
## Each half of a card is an event of one side; where it has two effects, each is an option.

noretreat-card-erich-von-manstein = Erich von Manstein
    .option-0 = One Axis unit in this battle has twice its strength.
    .option-1 = Up to three Axis Counterblow markers at no other cost.
    .text = { noretreat-card-erich-von-manstein.option-0 } Or: { noretreat-card-erich-von-manstein.option-1 }
noretreat-card-new-conscripts = New Conscripts
    .text = A destroyed or surrendered Soviet unit returns free, in or next to a Soviet city with an overland line.
noretreat-card-gott-mit-uns = Gott mit uns
    .text = Repeats the Axis event on top of the Discard Pile, whoever has the Initiative.
noretreat-card-manpower-reserves = Manpower Reserves
    .text = Up to two Soviet units go from the boxes of the lost and shattered to the Rail Movement box, as far as there is room.
noretreat-card-troop-transfer = Troop Transfer
    .text = A free replacement step, in any turn and whatever it would cost.
noretreat-card-black-sea-fleet = Black Sea Fleet
    .text = In this phase all battles on the Black Sea coast shift one column in favour of the Soviets.
noretreat-card-elastic-defense = Elastic Defense
    .text = This Soviet attack ends in DR, without a roll.
noretreat-card-rasputitsa = Rasputitsa
    .text = After this battle the Axis advances no farther than the hex that was vacated.
noretreat-card-okh = OKH
    .text = Take one of the three topmost discards that is not played immediately for the Axis; then all piles are shuffled together.
noretreat-card-cavalry-raid = Cavalry Raid
    .text = Any one Axis unit is out of supply.
noretreat-card-luftwaffe-support = Luftwaffe Support
    .option-0 = This Axis attack shifts one column right.
    .option-1 = Axis units out of supply in one hex are not eliminated in this phase.
    .text = { noretreat-card-luftwaffe-support.option-0 } Or: { noretreat-card-luftwaffe-support.option-1 }
noretreat-card-partisans = Partisans
    .text = The Axis loses a step of a unit of its own choice.
noretreat-card-production-problems = Production Problems
    .text = A Soviet improvement or replacement is undone as it is made.
noretreat-card-scorched-earth = Scorched Earth
    .text = A Soviet city counts as marsh until its owner pays two cards in a Removal Phase.
noretreat-card-new-tank-design = New Tank Design
    .option-0 = In this phase Axis armour has its bonus against armour and mechanized units too.
    .option-1 = In this phase Soviet armour has no bonus.
    .text = { noretreat-card-new-tank-design.option-0 } Or: { noretreat-card-new-tank-design.option-1 }
noretreat-card-allied-lend-lease = Allied Lend-Lease
    .option-0 = From turn 6: draw two cards.
    .option-1 = From turn 6: a Soviet unit turns to its red side, free.
    .text = { noretreat-card-allied-lend-lease.option-0 } Or: { noretreat-card-allied-lend-lease.option-1 }
noretreat-card-unseasonal-weather = Unseasonal Weather
    .text = The weather markers of this turn and the next one are turned over, if they have any. Draw another card.
noretreat-card-za-rodinu = Za Rodinu!
    .option-0 = There is no Sudden Death in this turn.
    .option-1 = Draw two cards and keep one of them.
    .text = { noretreat-card-za-rodinu.option-0 } Or: { noretreat-card-za-rodinu.option-1 }
noretreat-card-battle-initiative = Battle Initiative
    .text = A supplied Axis unit outside enemy zones of control moves with up to two movement points.
noretreat-card-not-a-step-back = Not a Step Back!
    .text = In this phase each DR becomes EX.
noretreat-card-fickle-weather = Fickle Weather
    .text = The weather marker of this turn is turned over, if it has one. Draw another card.
noretreat-card-no-mercy = No Mercy!
    .text = When this battle is over, both sides lose one more step of the units in it.
noretreat-card-fedor-von-bock = Fedor von Bock
    .text = When it pays for an Axis replacement, draw a card.
noretreat-card-general-mud = General Mud
    .text = The weather marker of the next turn shows Mud, if it can. Draw another card.
noretreat-card-summer-campaign = Summer Campaign
    .text = In clear weather: draw three cards. The Axis must declare four attacks in this turn or lose a point.
noretreat-card-general-winter = General Winter
    .text = The weather marker of the next turn shows Snow, if it can. Draw another card.
noretreat-card-inexperienced-soviet-officers = Inexperienced Soviet Officers
    .text = A Soviet card that has just been played or discarded has no effect.
noretreat-card-russian-tenacity = Russian Tenacity
    .text = This Axis attack on a city ends in EX, without a roll.
noretreat-card-backhand-blow = Backhand Blow
    .text = Up to two Soviet Counterblow markers are taken off. Draw a card.
noretreat-card-strategic-reserves = Strategic Reserves
    .text = A shattered, destroyed or surrendered Soviet unit comes to the map as if it left a train.
noretreat-card-knights-cross-wearers = Knight's Cross Wearers
    .text = The die that was just rolled is rolled again.
noretreat-card-nkvd = NKVD
    .text = Instead of this battle each side rolls a die, and the lower one costs a step. If they are equal, fight on the Axis table.
noretreat-card-general-staff = General Staff
    .option-0 = The units of one Axis stack have two more movement points.
    .option-1 = After this battle Axis units may advance one hex farther.
    .text = { noretreat-card-general-staff.option-0 } Or: { noretreat-card-general-staff.option-1 }
noretreat-card-infiltration-tactics = Infiltration Tactics
    .text = The units of the attacked stack are fought one after another; the advance comes last.
noretreat-card-kesselschlacht = Kesselschlacht
    .text = A Soviet unit that is out of supply surrenders immediately.
noretreat-card-strategic-surprise = Strategic Surprise
    .text = Up to two supplied Soviet units board trains, and up to two leave them immediately.
noretreat-card-roving-cauldron = Roving Cauldron
    .text = Axis units may retreat from this battle through enemy zones of control.
noretreat-card-hitler-orders-attack = Hitler Orders Attack!
    .text = The Axis must declare three attacks in this turn or lose two points.
noretreat-card-anti-bolshevik-crusade = Anti-Bolshevik Crusade
    .text = All piles are shuffled together. Draw another card only if the Axis holds the Joker.
noretreat-card-major-offensive = Major Offensive
    .text = In clear weather or snow: draw four cards. The Soviets must declare four attacks in this turn or lose two points.
noretreat-card-expert-leaders = Expert Leaders
    .text = Two dice are rolled for this battle; the Axis says which one counts.
noretreat-card-bridgehead = Bridgehead
    .text = Rivers do not help the defender of this Soviet attack, and a result of no effect becomes EX.
noretreat-card-albert-speer-reorganizes-economy = Albert Speer Reorganizes Economy
    .text = Draw three cards, then discard one.
noretreat-card-georgy-zhukov = Georgy Zhukov
    .text = The Soviets say whose combat table is used here and in all battles within two hexes.
noretreat-card-stalin-orders-attack = Stalin Orders Attack!
    .text = The Soviets must make four attacks of any kind in this turn or lose a point.
noretreat-card-sturmoviks = Sturmoviks!
    .text = From turn 11 each Soviet unit has two more strength points in this battle and the next, four more from turn 17.
noretreat-card-hold-at-all-costs = Hold at All Costs!
    .text = In this phase each DR becomes EX.
noretreat-card-western-allied-offensive = Western Allied Offensive
    .text = The Axis gives up two cards, or a card and a step.
noretreat-card-ersatz-units = Ersatz Units
    .text = Up to two Kampfgruppen come from the Cadre box to the map as if they left a train.
noretreat-card-red-orchestra = Red Orchestra
    .text = Look at the Axis hand and discard one of its cards.
noretreat-card-mobile-defense = Mobile Defense
    .text = Up to two Axis Counterblow markers at no other cost.
noretreat-card-na-berlin = Na Berlin!
    .text = Repeats the Soviet event on top of the Discard Pile, whoever has the Initiative.
noretreat-card-river-crossing = River Crossing
    .text = Rivers do not help the defender of this Axis attack, and a result of no effect is rolled again.
noretreat-card-ivan-konev = Ivan Konev
    .text = This Soviet attack, at 2:1 or better, ends in DR, without a roll.
noretreat-card-soviet-snafu = Soviet SNAFU
    .text = The Soviet attack that was just rolled shifts one column left.
noretreat-card-katyushas = Katyushas
    .text = This Soviet attack shifts one column right, two from turn 17.
noretreat-card-walter-model = Walter Model
    .text = All Axis defenders of this battle have twice their strength.
noretreat-card-wave-assault = Wave Assault
    .text = One more Soviet attack, in which supplied units that have fought may fight again.
noretreat-card-last-reserves = Last Reserves
    .text = Up to two free replacement steps, placed immediately. The Axis loses a point.
noretreat-card-andrei-yeremenko = Andrei Yeremenko
    .text = The Axis attack that was just rolled shifts one column left.
noretreat-card-stalins-interference = Stalin's Interference
    .text = A Soviet card that has just been played has no effect and comes into the Axis hand.
noretreat-card-allied-strategic-bombing = Allied Strategic Bombing!
    .text = An Axis replacement step is undone as it is made.
noretreat-card-counteroffensive = Counteroffensive
    .text = This Soviet attack ends in CA, without a roll, and the Axis must counterattack.
noretreat-card-prepared-offensive = Prepared Offensive
    .text = In up to three hexes side by side one more Soviet unit may stack in this turn; those left over go back a hex at its end.
noretreat-card-siege-artillery = Siege Artillery
    .text = A fort that this attack is aimed at counts as ordinary infantry.
noretreat-card-stavka = Stavka
    .option-0 = Take the top card of the Discard Pile, unless it is played immediately for the Soviets.
    .option-1 = The Joker comes to the Soviets.
    .text = { noretreat-card-stavka.option-0 } Or: { noretreat-card-stavka.option-1 }
noretreat-card-soviet-logistics-problems = Soviet Logistics Problems
    .text = In this phase all Soviet attacks shift one column left.
noretreat-card-conflicting-hitler-directives = Conflicting Hitler Directives
    .text = An Axis card that has just been played or discarded has no effect. Draw a card.
noretreat-card-soviet-manpower-crisis = Soviet Manpower Crisis
    .text = From turn 17: the Soviets take a step from each of two supplied units, cadres excepted.
noretreat-card-maskirovka = Maskirovka
    .text = Soviet units leave the Rail Movement box and move on immediately.
noretreat-card-surprise-attack = Surprise Attack
    .text = A supplied Axis stack moves up to two hexes and gets a Counterblow marker.
noretreat-card-hitlers-interference = Hitler's Interference
    .text = An Axis card that has just been played or discarded has no effect and comes into the Soviet hand, if it is not played immediately there.
noretreat-card-heinz-guderian = Heinz Guderian
    .text = This Axis attack, at 2:1 or better and not on a city, ends in DR, without a roll.
noretreat-card-russian-courage = Russian Courage
    .text = Up to two Soviet Counterblow markers at no other cost.
noretreat-card-hedgehogs = Hedgehogs
    .text = Instead of this battle each side rolls a die, and the lower one costs a step. If they are equal, both lose one.
noretreat-card-industrial-surge = Industrial Surge
    .text = Draw two cards and take a free replacement step immediately.
noretreat-card-operational-moves = Operational Moves
    .text = Any Axis units outside enemy zones of control move into a hex that costs one movement point.
noretreat-card-russian-steam-roller = Russian Steam Roller
    .text = In this turn each Shock marker shifts two columns.
noretreat-card-das-vaterland = Das Vaterland
    .option-0 = There is no Sudden Death in this turn.
    .option-1 = Draw two cards and keep one of them.
    .text = { noretreat-card-das-vaterland.option-0 } Or: { noretreat-card-das-vaterland.option-1 }
noretreat-card-great-patriotic-war = Great Patriotic War
    .text = All piles are shuffled together. Draw another card only if the Soviets hold the Joker.
noretreat-card-defensive-works = Defensive Works
    .text = Works in a hex of Axis units: attacks on them there shift one column left until the Soviets enter.
noretreat-card-central-command = Central Command
    .text = Up to four Soviet units that begin outside enemy zones of control move one hex.
noretreat-card-soviet-industrial-relocation = Soviet Industrial Relocation
    .text = The Soviets lose a card of their hand at random.
noretreat-card-seymon-timoshenko = Seymon Timoshenko
    .text = This Axis attack ends in CA, without a roll, and the Soviets must counterattack.
noretreat-card-panzerblitz = Panzerblitz!
    .text = In clear weather all supplied Panzers outside enemy zones of control move with up to two movement points.
noretreat-card-heroes-of-the-soviet-union = Heroes of the Soviet Union!
    .text = The die that was just rolled is rolled again.
noretreat-card-paul-von-kleist = Paul von Kleist
    .text = A result of no effect or CB is rolled again.
noretreat-card-axis-allies-waver = Axis Allies Waver
    .text = If an allied unit is on the map, the Axis discards a card, and after turn 10 loses such a unit too.
noretreat-card-desperate-offensive = Desperate Offensive
    .text = Three more Blitz markers in this turn. The Axis loses a point and draws a card.
noretreat-card-last-fascist-ally = Last Fascist Ally
    .text = A Soviet point if Budapest is Soviet, one less if it is not. Draw another card.
noretreat-card-fuhrers-bunker = Führer's Bunker
    .text = An Axis point if the garrison stands in Berlin, one less if it does not. Draw another card.
noretreat-card-konstantin-rokossovsky = Konstantin Rokossovsky
    .text = A supplied Soviet attack with armour and infantry shifts one column right. Draw a card.
noretreat-card-lebensraum = Lebensraum
    .text = An Axis point if one of its units stands in the USSR, one less if none does. Draw another card.
noretreat-card-heavy-artillery = Heavy Artillery
    .text = In this Soviet attack on a city forts and Volkssturm have no special effect, and it shifts one column right.
noretreat-card-festung-deutschland = Festung Deutschland
    .text = A lost Axis fort rises again in an Axis city of Greater Germany. The Axis loses a point.
noretreat-card-war-in-finland = War in Finland
    .text = A Soviet point if the Soviets hold Finland. Draw another card.
noretreat-card-volkssturm-levies = Volkssturm Levies
    .text = Up to two lost Volkssturm units return to their cities.
noretreat-card-balkan-politics = Balkan Politics
    .text = A Soviet point if a Soviet unit stands in Bucharest, one less if none does. Draw another card.
noretreat-card-sacred-east-prussia = Sacred East Prussia
    .text = An Axis point if Königsberg is held, one less if it is not. Draw another card.
noretreat-card-hurrah = Hurrah!
    .text = A Soviet attack on a city of Greater Germany shifts one column right. Draw a card.
noretreat-card-wacht-am-rhein = Wacht am Rhein
    .text = The Axis sends a unit west for good and gains a point, or loses a point. Draw another card.
noretreat-card-one-last-push = One Last Push!
    .text = After an exchange the survivors fight again immediately. Draw a card.
noretreat-card-gotthard-heinrici = Gotthard Heinrici
    .text = This Soviet attack ends in CA, without a roll, and the Axis must counterattack. Draw a card.
noretreat-card-josip-broz-tito = Josip Broz Tito
    .text = A Soviet point if the Soviets hold both Balkan areas or Belgrade. Draw another card.
noretreat-card-volksgrenadiers = Volksgrenadiers
    .text = Pays like two cards in the Organization Phase.
noretreat-card-soviet-revenge = Soviet Revenge
    .text = All piles are shuffled together. Draw another card.
noretreat-card-gotterdammerung = Götterdämmerung!
    .text = All piles are shuffled together. Draw another card.
noretreat-card-stalin-tanks = Stalin Tanks
    .text = A Soviet attack with the armour bonus shifts two columns for it instead of one.
noretreat-card-joker = Joker
    .text = Pays for anything like a card, is no part of the hand, and then goes to the opponent.

## When an event may be played

noretreat-moment-any_time = at any time
noretreat-moment-any_time_own_player_turn = at any time in your own Player Turn
noretreat-moment-end_of_any_phase = at the end of any phase
noretreat-moment-own_card_phase = in your Cards Phase
noretreat-moment-card_phase_any = in any Cards Phase
noretreat-moment-axis_card_phase = in the Axis Cards Phase
noretreat-moment-soviet_card_phase = in the Soviet Cards Phase
noretreat-moment-end_of_supply_check_phase_any = at the end of any Supply Check Phase
noretreat-moment-own_organization_phase = in your Organization Phase
noretreat-moment-start_of_axis_organization_phase = at the start of the Axis Organization Phase
noretreat-moment-own_movement_phase = in your Movement Phase
noretreat-moment-end_of_axis_movement_phase = at the end of the Axis Movement Phase
noretreat-moment-end_of_soviet_movement_phase = at the end of the Soviet Movement Phase
noretreat-moment-counterblow_step_axis_combat_phase = in the Counterblow Step of the Axis Combat Phase
noretreat-moment-counterblow_step_soviet_combat_phase = in the Counterblow Step of the Soviet Combat Phase
noretreat-moment-commitment_step_any = before the roll of a battle
noretreat-moment-commitment_step_axis_combat_phase = before the roll of a battle in the Axis Combat Phase
noretreat-moment-commitment_step_soviet_combat_phase = before the roll of a battle in the Soviet Combat Phase
noretreat-moment-after_any_die_roll = after any roll of a battle
noretreat-moment-right_after_axis_attack_roll = right after the roll of an Axis attack
noretreat-moment-right_after_soviet_attack_roll = right after the roll of a Soviet attack
noretreat-moment-apply_result_step_any = before the result of a battle is applied
noretreat-moment-after_ex_result_of_soviet_attack_applied = after an exchange in a Soviet attack
noretreat-moment-end_of_any_combat_phase = at the end of any Combat Phase
noretreat-moment-end_of_soviet_combat_phase = at the end of the Soviet Combat Phase
noretreat-moment-removals_phase_any = in any Removal Phase
noretreat-moment-victory_phase = in the Victory Phase of a turn with Sudden Death
noretreat-moment-reaction_any_time = immediately, in answer to the enemy
noretreat-moment-on_draw = immediately, when its side draws it
noretreat-moment-on_own_discard_for_replacement = when it is discarded for a replacement
noretreat-initiative-axis = while the Axis has the Initiative
noretreat-initiative-soviet = while the Soviets have the Initiative

## The moments at which a player is asked

noretreat-window-phase = in your own phase
noretreat-window-start = at the start of a phase
noretreat-window-end = at the end of a phase
noretreat-window-move = after a move
noretreat-window-declared = after declarations
noretreat-window-counterblow = in the Counterblow Step
noretreat-window-commit = before the roll of a battle
noretreat-window-rolled = after the roll of a battle
noretreat-window-result = before a result is applied
noretreat-window-exchanged = after an exchange
noretreat-window-advance = before an advance
noretreat-window-victory = in the Victory Phase
noretreat-window-card = in answer to a card played
noretreat-window-payment = in answer to a card discarded
noretreat-window-step = in answer to a unit rebuilt

## What is asked

noretreat-prompt-event = Play an event { $window-name }?
noretreat-prompt-alternative = Choose one of the two effects of { $event-name }.
noretreat-prompt-copy_which = Choose one of two effects to repeat ({ $event-name }).
noretreat-prompt-reaction = { $window ->
    [card] Answer the enemy event { $card }?
    [payment] Answer the enemy discard of { $card }?
   *[step] Answer the rebuilding of { $unit }?
}
noretreat-prompt-payment = { $left ->
    [one] Discard a card
   *[other] Discard { $left } cards
} { $for ->
    [improvement] to improve { $unit }
    [converted] to fortify { $unit }
    [bring_back] to bring back { $unit }
    [reorganized] to reorganize { $unit }
    [entrain] to send { $unit } by rail
    [mark_counterblow] for a Counterblow in { $hex }
   *[city_rebuilt] to rebuild the city
}.
noretreat-prompt-discard_one = { $reason ->
    [opening] { $left ->
        [one] Choose one more card to discard (keep four).
       *[other] Choose { $left } cards to discard (keep four).
    }
    [hand] { $left ->
        [one] Choose a card to discard (keep two).
       *[other] Choose { $left } cards to discard (keep two).
    }
    [two-fronts] Choose a card to discard for the war on two fronts.
   *[event] Choose a card to discard for the event.
}
noretreat-prompt-card_play-nothing = Cards Phase: no event to play. Continue.
noretreat-prompt-card_play = Cards Phase: play an event, or continue.
noretreat-prompt-flips-nothing = No unit left to improve: end improvements.
noretreat-prompt-flips = Choose a unit to improve, or end improvements.
noretreat-prompt-placement-nothing = No unit left to bring to the map: end placement.
noretreat-prompt-placement = Choose a unit to bring to the map.
noretreat-prompt-place_at = Choose a hex for { $unit }.
noretreat-prompt-reorganize-nothing = No unit to reorganize: go to movement.
noretreat-prompt-reorganize = Choose a unit to reorganize for a card, or continue.
noretreat-prompt-movement-nothing = No unit left to move: end the moves.
noretreat-prompt-movement = { $unit ->
    [none] Choose a unit to move or to send by rail.
   *[other] Choose a hex for { $unit } (points left: { $left }).
}
noretreat-prompt-reserve_marker = Choose a unit for the Strategic Reserve?
noretreat-prompt-local_support_marker = Choose a unit for the local support marker.
noretreat-prompt-take_off = Overstacked: choose a unit to leave { $hex }.
noretreat-prompt-disembark = { $side ->
    [axis] Choose an Axis unit to leave the Rail Movement box.
   *[soviet] Choose a Soviet unit to leave the Rail Movement box.
}
noretreat-prompt-disembark_at = Choose a hex to detrain { $unit }.
noretreat-prompt-drop = Choose an Axis unit for the paratroopers to disorganize.
noretreat-prompt-rebuild_city = Pay two cards to rebuild { $hex }?
noretreat-prompt-declare-nothing = No hex left to attack: end declarations.
noretreat-prompt-declare = { $left ->
    [0] No Target markers left: continue.
    [one] Choose a hex to attack (one Target marker left).
   *[other] Choose a hex to attack ({ $left } Target markers left).
}
noretreat-prompt-counterblow = Choose a hex for a Counterblow marker (a card each).
noretreat-prompt-free_counterblow = { $left ->
    [one] Choose a hex for the last free Counterblow marker.
   *[other] Choose a hex for a Counterblow marker ({ $left } free).
}
noretreat-prompt-lift_counterblow = Choose a Soviet Counterblow marker to remove.
noretreat-prompt-battle_hex = Choose the next marked hex to attack.
noretreat-prompt-muster = { $units-count ->
    [0] Choose a unit to attack with.
   *[other] Fight, or change who attacks.
}
noretreat-prompt-terrain = Choose whose terrain counts for the joint attack.
noretreat-prompt-support = { $left ->
    [one] Commit the last support marker to this battle?
   *[other] Commit one of { $left } support markers to this battle?
}
noretreat-prompt-battle_event = Commit an event to this battle?
noretreat-prompt-which_die = Choose which of the two dice counts.
noretreat-prompt-duel_die = Choose a die of the duel to roll again.
noretreat-prompt-choose_table = Choose the combat table to use here and nearby.
noretreat-prompt-loss = Choose a unit to lose a step.
noretreat-prompt-levy = Choose a Volkssturm unit to disband.
noretreat-prompt-cadre = Replace the unit lost in { $hex } with a cadre?
noretreat-prompt-retreat = Choose a hex for the retreat of { $unit }.
noretreat-prompt-mark_own = Choose one of your hexes for a Counterblow marker.
noretreat-prompt-counterattack = Counterattack?
noretreat-prompt-advance = Choose a unit to advance.
noretreat-prompt-advance_to = Choose the next hex for { $unit } (moved: { $gone }).
noretreat-prompt-break_out = Choose a unit to break out by one hex.
noretreat-prompt-break_out_to = Choose a hex for the breakout of { $unit }.
noretreat-prompt-pick_unit_for = { $what ->
    [double_unit] Choose a unit to fight with twice its strength.
    [surrender] Choose a Soviet unit to surrender.
    [rebuild_fort] Choose a fort to rebuild.
    [raise_levy] Choose a Volkssturm unit to return.
    [conscript] Choose a unit to raise again.
    [raid] Choose an Axis unit to put out of supply.
    [improved] Choose a unit to turn to its red side.
    [single_out] Choose the unit to attack first.
   *[desert] Choose an allied unit that deserts.
}
noretreat-prompt-pick_hex_for = { $what ->
    [spare_hex] Choose a hex to supply from the air.
    [hasten] Choose a stack to get two more movement points.
    [surprise_from] Choose a stack for the surprise attack.
    [build_works] Choose a hex for Defensive Works.
    [scorch] Choose a city to scorch.
   *[wave] Choose a hex to attack once more.
}
noretreat-prompt-free_step = { $left ->
    [one] Choose a unit for the last free replacement step.
   *[other] Choose a unit for a replacement step ({ $left } free).
}
noretreat-prompt-bring_in = Choose a hex to bring back { $unit }.
noretreat-prompt-event_move = Choose a unit to move by this event.
noretreat-prompt-event_move_to = Choose a hex to move { $unit } to.
noretreat-prompt-event_entrain = Choose a unit to entrain by this event.
noretreat-prompt-event_detrain = Choose a unit to bring to the map by this event.
noretreat-prompt-event_detrain_at = Choose a hex for { $unit }.
noretreat-prompt-keep_one = Choose which of the two new cards to keep.
noretreat-prompt-take_discard = Choose a discarded card to take.
noretreat-prompt-betray = Choose a card of the Axis hand to discard.
noretreat-prompt-reduce = Choose one of your units to lose a step.
noretreat-prompt-surprise = Choose the first hex for the stack in { $start }.
noretreat-prompt-fort_city = Choose a city to rebuild { $unit }.
noretreat-prompt-rhine = Choose a unit to send west for good.
noretreat-prompt-conscript_at = Choose a hex to raise { $unit } again.
noretreat-prompt-gather_unit = Choose a unit for the Rail Movement box.
noretreat-prompt-recall = Choose a unit to return to the map.
noretreat-prompt-second_front_choice = Western Allied attack: choose what to give up.
noretreat-prompt-concentrate = { $hexes-count ->
    [0] Choose up to three adjacent hexes for one more unit each.
   *[other] Choose another hex for one more unit, or continue.
}
noretreat-prompt-fall_back = Overstacked: choose a unit to fall back.
noretreat-prompt-fall_back_to = Choose a hex for { $unit } to fall back to.

## What can be done

noretreat-verb-play = Play { $card }
noretreat-verb-pass = Pass
noretreat-verb-option = { $option ->
    [0] Choose the first
   *[1] Choose the second
}
noretreat-verb-discard = Discard { $card }
noretreat-verb-card_play-done = Go to Supply Check
noretreat-verb-declare-target = Attack { $hex }
noretreat-verb-declare-done = End declarations
noretreat-verb-counterblow = Mark { $hex }
noretreat-verb-counterblow-done = End Counterblows
noretreat-verb-free_counterblow-done = End Counterblows
noretreat-verb-battle_hex-attack = Attack { $hex }
noretreat-verb-muster-join = Add { $unit }
noretreat-verb-muster-also = Add { $hex }
noretreat-verb-muster-fight = Fight
noretreat-verb-muster-leave = Leave out { $unit }
noretreat-verb-onward = Skip ahead
noretreat-plan-onward = Skipping to arrivals and moves.
noretreat-verb-rest = End without attacks
noretreat-plan-rest = Ending moves and attacks.
noretreat-rest-doubt = End the moves and declare no attack?
noretreat-gesture-target = a target: all who can join attack; click a unit to leave it out
noretreat-gesture-ahead = a unit before the moves to skip to them
noretreat-gesture-advance = the second hex to advance two hexes at once
noretreat-declare-doubt = { $count ->
    [one] One more hex can be attacked. End declarations?
   *[other] { $count } more hexes can be attacked. End declarations?
}
noretreat-placement-doubt = { $count ->
    [one] One unit can still come to the map. End placement?
   *[other] { $count } units can still come to the map. End placement?
}
noretreat-done-doubt = { $count ->
    [one] One unit can still move. End the moves?
   *[other] { $count } units can still move. End the moves?
}
noretreat-verb-terrain-terrain = Choose { $hex }
noretreat-verb-support-commit = Commit a marker
    .note = shift one column right
noretreat-verb-support-hold = Hold it back
noretreat-verb-which_die-die = Choose the { $number }
noretreat-verb-duel_die-axis_die = Reroll the Axis die
noretreat-verb-duel_die-soviet_die = Reroll the Soviet die
noretreat-verb-unit = Choose { $unit }
noretreat-verb-to = Go to { $hex }
noretreat-verb-hex = Choose { $hex }
noretreat-verb-done = End choice
noretreat-verb-none = Decline
noretreat-verb-embark = Entrain { $unit }
noretreat-verb-movement-done = End the moves
noretreat-verb-reserve_marker-reserve = Reserve { $unit }
noretreat-verb-disembark-done = Leave the others
noretreat-verb-local_support_marker-support = Support { $unit }
noretreat-verb-improve = Improve { $unit }
noretreat-verb-flips-modernize = Modernize { $unit }
noretreat-verb-flips-fortify = Fortify { $unit }
noretreat-verb-flips-unfortify = Mobilize { $unit }
noretreat-verb-flips-done = End improvements
noretreat-verb-placement-recover = Recover { $unit }
noretreat-verb-placement-reinforce = Place { $unit }
noretreat-verb-replace = Bring back { $unit }
noretreat-verb-placement-ss_return = Return SS Panzers
    .note = for two points
noretreat-verb-placement-detach = Detach { $unit }
noretreat-verb-placement-fortify_front = Split { $unit }
noretreat-verb-placement-done = End placement
noretreat-verb-reorganize-reorganize = Reorganize { $unit }
noretreat-verb-reorganize-done = Go to Movement
noretreat-verb-free_step-none = End steps
noretreat-verb-event_move-done = Leave the others
noretreat-verb-keep_one-keep = Keep { $card }
noretreat-verb-cadre-cadre = Place { $unit }
noretreat-verb-mark_own-mark = Mark { $hex }
noretreat-verb-counterattack-counterattack = Counterattack
noretreat-verb-counterattack-stop = Decline
noretreat-verb-advance-done = End advance
noretreat-verb-advance_to-stop = Stop here
noretreat-verb-break_out-done = End breakout
noretreat-verb-take_discard-take = Take { $card }
noretreat-verb-lift_counterblow-lift = Remove { $hex }
noretreat-verb-rhine-remove = Send { $unit }
noretreat-verb-rhine-none = Lose a point instead
noretreat-verb-rebuild_city-rebuild = Rebuild the city
noretreat-verb-drop-drop = Target { $unit }
noretreat-verb-choose_table-axis_table = Use the Axis table
noretreat-verb-choose_table-soviet_table = Use the Soviet table
noretreat-verb-second_front_choice-two_cards = Give up two cards
noretreat-verb-second_front_choice-card_and_step = Give up card and step

## What happens

noretreat-event-turn = Turn { $turn }: { $date }
noretreat-event-weather = Weather: { $weather-name }.
noretreat-event-weather-turned = The weather of turn { $turn } will be { $weather-name }.
noretreat-event-red-event = { $event-name }: a point for the Soviets.
noretreat-event-player-turn = Turn { $turn }: { $side ->
    [axis] the Axis
   *[soviet] the Soviets
}
noretreat-event-initiative = The Initiative passes to { $side ->
    [axis] the Axis
   *[soviet] the Soviets
}. Axis High Tide: { $high_tide }.
noretreat-event-event-vp = { $side ->
    [axis] Axis
   *[soviet] Soviet
} points by events: { $points }.
noretreat-event-no-sudden-death = There is no Sudden Death in this turn.
noretreat-event-cards-withheld = { $side ->
    [axis] The Axis
   *[soviet] The Soviets
} will draw { $count ->
    [0] no card less
    [one] one card less
   *[other] { $count } cards less
}, and one is discarded at random.
noretreat-event-on-to-berlin = The war continues in 1945. Soviet points by events: { $points }.
noretreat-event-cards-of-1945 = The cards of 1945 are shuffled in. Draw Pile: { $count }.
noretreat-event-draws = { $side ->
    [axis] The Axis draws
   *[soviet] The Soviets draw
} { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}.
noretreat-event-drew = { $side ->
    [axis] The Axis draws
   *[soviet] The Soviets draw
} { $drawn ->
    [none] a card
   *[other] { $drawn }
}.
noretreat-event-no-cards = { $side ->
    [axis] The Axis has
   *[soviet] The Soviets have
} no card to draw.
noretreat-event-discarded = { $side ->
    [axis] The Axis discards
   *[soviet] The Soviets discard
} { $card }.
noretreat-event-reshuffled = The piles are shuffled together. Draw Pile: { $count }.
noretreat-event-joker-passed = The Joker goes to { $side ->
    [axis] the Axis
   *[soviet] the Soviets
}.
noretreat-event-event = { $side ->
    [axis] Axis event
   *[soviet] Soviet event
}: { $event-name }. { $text }
noretreat-event-copied = { $side ->
    [axis] The Axis repeats
   *[soviet] The Soviets repeat
} { $event-name }. { $text }
noretreat-event-cancelled = { $card ->
    [none] The rebuilding is cancelled.
   *[other] { $card } is cancelled.
}
noretreat-event-took-discard = { $side ->
    [axis] The Axis takes
   *[soviet] The Soviets take
} { $drawn ->
    [none] a card
   *[other] { $drawn }
} from the Discard Pile.
noretreat-event-took-top = { $side ->
    [axis] The Axis takes
   *[soviet] The Soviets take
} { $card } from the Discard Pile.
noretreat-event-out-of-supply = Out of supply: { $units }.
noretreat-event-improved = { $unit } is improved.
noretreat-event-modernized = { $unit } is modernized.
noretreat-event-converted = { $fort ->
    [yes] { $unit } becomes a fort.
   *[no] { $unit } is mobile again.
}
noretreat-event-reorganized = { $unit } is reorganized.
noretreat-event-cadre-available = { $unit } is available as a cadre.
noretreat-event-reinforcement = { $unit } arrives in { $hex }.
noretreat-event-recovered = { $unit } recovers in { $hex }.
noretreat-event-replaced = { $unit } comes back in { $hex }.
noretreat-event-gathered = { $unit } goes to the Rail Movement box.
noretreat-event-rezervy = { $unit } can be raised from now on.
noretreat-event-drop-ready = The paratroopers are ready.
noretreat-event-dropped = Paratroopers disorganize { $unit }.
noretreat-event-detached = { $unit } is split into three detachments.
noretreat-event-front-fortified = { $unit } is split into two Fortified Fronts.
noretreat-event-withdrawn = { $lost ->
    [yes] { $unit } leaves the game; the Axis will draw a card less.
   *[no] { $unit } leaves the game.
}
noretreat-event-moved = { $unit } moves from { $start } to { $hex }.
noretreat-event-embarked = { $unit } entrains in { $start }.
noretreat-event-disembarked = { $unit } detrains in { $hex }.
noretreat-event-reserve = { $unit } is the Strategic Reserve.
noretreat-event-local-support = { $unit } gets the local support marker: +{ $points }.
noretreat-event-excess = { $hex } is overstacked: { $unit } is { $place ->
    [shattered] shattered
   *[destroyed] destroyed
}.
noretreat-event-captured = { $side ->
    [axis] The Axis takes
   *[soviet] The Soviets take
} { $hex }.
noretreat-event-greater-germany = { $unit } enters Greater Germany in { $hex }.
noretreat-event-oil-captured = { $unit } reaches { $hex }.
noretreat-event-warsaw-captured = { $unit } enters { $hex }: the Poles rise.
noretreat-event-romania-surrenders = Romania surrenders. Leaving the game: { $units }.
noretreat-event-target = { $side ->
    [axis] The Axis will attack
   *[soviet] The Soviets will attack
} { $hex }.
noretreat-event-counterblow = { $side ->
    [axis] The Axis places a Counterblow marker
   *[soviet] The Soviets place a Counterblow marker
} in { $hex }.
noretreat-event-counterblow-lifted = The Counterblow marker in { $hex } is removed.
noretreat-event-no-counterblow = No hex can take a Counterblow marker.
noretreat-event-battle = { $side ->
    [axis] The Axis attacks
   *[soviet] The Soviets attack
} { $hexes } with { $units }.
noretreat-event-counterattack = { $side ->
    [axis] The Axis counterattacks
   *[soviet] The Soviets counterattack
} { $hexes } with { $units }.
noretreat-event-no-counterattack = { $side ->
    [axis] The Axis does
   *[soviet] The Soviets do
} not counterattack.
noretreat-event-terrain-chosen = The terrain of { $hex } counts.
noretreat-event-support = { $side ->
    [axis] The Axis commits
   *[soviet] The Soviets commit
} a support marker: { $shifts ->
    [one] one column
   *[other] { $shifts } columns
}.
noretreat-event-odds = { $attack } against { $defence }, { $initial ->
    [none] below 1:3
   *[other] { $initial }
}{ $shifts-count ->
    [0] .
   *[other] ; { $shifts }: { $column }.
}
noretreat-event-two-dice = Two dice: { $dice }.
noretreat-event-rolled = Die { $die }: { $result-name }.
noretreat-event-result = Without a roll: { $result-name }.
noretreat-event-shifted = Shift one column left: { $result-name }.
noretreat-event-reroll = { $result-name }: the die is rolled again.
noretreat-event-duel = The Axis and the Soviets roll { $dice }.
noretreat-event-step-lost = { $unit } loses a step in { $hex }.
noretreat-event-eliminated = { $unit } is lost in { $hex }{ $place ->
    [destroyed] : destroyed.
    [surrendered] : it surrenders.
    [gone] , for good.
   *[none] .
}
noretreat-event-to-turn-track = { $unit } comes back in turn { $turn }.
noretreat-event-cadre = { $unit } takes over { $hex }.
noretreat-event-disbanded = { $unit } is disbanded in { $hex }.
noretreat-event-retreated = { $unit } retreats from { $start } to { $hex }.
noretreat-event-shattered = { $unit } is shattered.
noretreat-event-advanced = { $unit } advances from { $start } to { $hex }.
noretreat-event-spared = The units in { $hex } are supplied from the air.
noretreat-event-scorched = { $hex } is scorched.
noretreat-event-city-rebuilt = { $hex } is rebuilt.
noretreat-event-works = { $hex } gets Defensive Works.
noretreat-event-prepared = The Soviets may mass in { $hexes }.
noretreat-event-obligation-failed = { $side ->
    [axis] The Axis has
   *[soviet] The Soviets have
} not attacked often enough.

## How it ends

noretreat-result-objectives = The objectives of the war are taken.
noretreat-result-sudden-death = Sudden Death: the point limit was missed.
noretreat-result-total = Total victory with 34 points.
noretreat-result-operational = At the end of 1944 the Soviets have not undone the Axis High Tide.
noretreat-result-berlin = The Berlin Garrison has fallen, Hitler is dead.
noretreat-result-held-out = The Axis has held out until the last turn.
noretreat-result-scenario = The points of the scenario decide.
noretreat-score-axis = Axis points
noretreat-score-soviet = Soviet points

## Dice thrown by hand

noretreat-dice-battle = a battle
noretreat-dice-duel = a duel (the Axis die, then the Soviet one)

## Words of the game

noretreat-weather-clear = clear
noretreat-weather-mud = mud
noretreat-weather-snow = snow
noretreat-weather-long_winter = long winter
noretreat-phase-maintenance = New turn
noretreat-phase-cards = Cards
noretreat-phase-supply = Supply Check
noretreat-phase-organization = Organization
noretreat-phase-movement = Movement
noretreat-phase-combat = Combat
noretreat-phase-removal = Removal
noretreat-phase-disembark = Disembark
noretreat-crt-none = no effect
noretreat-crt-CA = CA, a counterattack
noretreat-crt-CB = CB, a counterblow
noretreat-crt-EX = EX, an exchange of steps
noretreat-crt-DR = DR, the defender retreats
noretreat-crt-DS = DS, the defender is shattered
noretreat-crt-DD = DD, the defender loses steps and retreats
noretreat-shift-terrain = terrain
noretreat-shift-river = river
noretreat-shift-objective = objective hexside
noretreat-shift-works = Defensive Works
noretreat-shift-winter = winter
noretreat-shift-support = support
noretreat-shift-armour = armour
noretreat-shift-shock = shock army
noretreat-shift-out-of-supply = out of supply
noretreat-shift-grenadiers = SS grenadiers
noretreat-shift-event = event
noretreat-shift-fleet = fleet
noretreat-shift-logistics = logistics
noretreat-both-events = { $axis } / { $soviet }
noretreat-box-shattered = Shattered box
noretreat-box-destroyed = Destroyed box
noretreat-box-surrendered = Surrendered box
noretreat-box-rail = Rail Movement box
noretreat-box-cadres = Cadre box
noretreat-box-pool = waiting for an event
noretreat-box-gone = out of the game
noretreat-box-turn = turn { $turn }
noretreat-red-pearl-harbor = Pearl Harbor
noretreat-red-midway = Midway
noretreat-red-el-alamein = El Alamein
noretreat-red-italy-invaded = Italy Invaded
noretreat-red-d-day = D-Day
noretreat-red-battle-of-the-bulge = Battle of the Bulge
noretreat-red-rhine-crossed = Rhine Crossed
noretreat-red-economic-collapse = Economic Collapse

## On the screen

noretreat-title = No Retreat!
    .full = No Retreat! The Russian Front
noretreat-terrain-open = open
noretreat-terrain-city = city
noretreat-terrain-forest = forest
noretreat-terrain-marsh = marsh
noretreat-terrain-mountain = mountain
noretreat-terrain-kerch_strait = strait
noretreat-terrain-lake = lake
noretreat-terrain-area = area
noretreat-corner-turn = Turn { $turn }, { $date }. { $seat }, phase: { $phase }. Weather: { $weather }
noretreat-corner-points = Points: Axis { $axis }, Soviet { $soviet }. Initiative: { $seat }
noretreat-corner-support = Blitz { $blitz }, Shock { $shock }
noretreat-legend = # city  $ oil  % forest  = marsh  ^ mountain  ~ lake, strait  A Axis  S Soviet  a s empty cities
noretreat-legend-units = After the letter: the strength of each unit. ! one of them is out of supply. Column and row together are the number of a hex.
noretreat-note-unit = { $strength }-{ $movement } in { $hex }
noretreat-status-hand = { $seat } hand
noretreat-status-hidden = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
noretreat-status-and-hidden = { $cards }, and { $count ->
    [one] one unknown card
   *[other] { $count } unknown cards
}
noretreat-status-points = Points
noretreat-status-points-are = { $seat }: { $points }, of these { $hexes } by hexes
noretreat-status-high-tide = Axis High Tide
noretreat-status-sudden-death = Sudden Death
noretreat-status-sudden-death-is = { $seat }, more than { $limit } points in turn { $turn }
noretreat-status-no-sudden-death = none in this turn
noretreat-status-objectives = { $seat } objectives held in supply
noretreat-status-piles = Piles
noretreat-status-piles-are = { $deck } to draw, { $discards } discarded{ $card ->
    [none] {""}
   *[other] , on top { $card }
}
noretreat-status-joker = Joker
noretreat-status-reserve = Strategic Reserve
noretreat-status-scorched = Scorched
noretreat-status-works = Defensive Works
noretreat-status-targets = Attacks declared
noretreat-status-counterblows = { $seat } Counterblows
noretreat-status-battle = Battle
noretreat-status-battle-is = { $attackers } against { $defenders } in { $hexes }
noretreat-status-weather = Weather markers
noretreat-look-hex = { $terrain }, { $side ->
    [axis] Axis
   *[soviet] Soviet
} control, { $country ->
    [greater_germany] Greater Germany
   *[ussr] USSR
}
noretreat-look-oil = oil field
noretreat-look-objective = objective of { $side ->
    [axis] the Axis
   *[soviet] the Soviets
}
noretreat-look-coast = coast ({ $seas })
noretreat-sea-baltic = Baltic Sea
noretreat-sea-black = Black Sea
noretreat-sea-caspian = Caspian Sea
noretreat-sea-azov = Sea of Azov
noretreat-sea-adriatic = Adriatic Sea
noretreat-look-scorched = scorched: counts as marsh
noretreat-look-works = Defensive Works
noretreat-look-target = to be attacked
noretreat-look-counterblow = Counterblow
noretreat-look-unit = { $unit }: strength { $strength }, movement { $movement }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
noretreat-look-out-of-supply = out of supply
noretreat-look-disorganized = disorganized
noretreat-look-local-support = local support
noretreat-compass = { $direction ->
    [1] E
    [2] SE
    [3] SW
    [4] W
    [5] NW
   *[6] NE
}
noretreat-cards-when = { $when }: { $text }

## Odds

noretreat-odds-column = column
noretreat-odds-below = below 1:3
noretreat-odds-none = no effect
noretreat-odds-retreat = defender retreats
noretreat-odds-exchange = exchange
noretreat-odds-blow = counterblow
noretreat-odds-answer = counterattack
noretreat-odds-thrown-back = attacker retreats
noretreat-odds-round = Roll { $number }, { $seat } on the { $table ->
    [axis] Axis
   *[soviet] Soviet
} table
noretreat-odds-sum = { $attack } against { $defence }: { $initial }, { $shifts }, column { $column }
noretreat-odds-sum-plain = { $attack } against { $defence }: column { $column }
noretreat-odds-ends = How it ends, counterattacks included
noretreat-odds-footnote = Exact for the units as they stand, without cards and support not yet committed; counterattacks are made where possible, and the defender chooses the best terrain.

## Dates

noretreat-date-1 = June 1941
noretreat-date-2 = July and August 1941
noretreat-date-3 = September and October 1941
noretreat-date-4 = November and December 1941
noretreat-date-5 = January and February 1942
noretreat-date-6 = March and April 1942
noretreat-date-7 = May and June 1942
noretreat-date-8 = July and August 1942
noretreat-date-9 = September and October 1942
noretreat-date-10 = November and December 1942
noretreat-date-11 = January and February 1943
noretreat-date-12 = March and April 1943
noretreat-date-13 = May and June 1943
noretreat-date-14 = July and August 1943
noretreat-date-15 = September and October 1943
noretreat-date-16 = November and December 1943
noretreat-date-17 = January and February 1944
noretreat-date-18 = March and April 1944
noretreat-date-19 = May and June 1944
noretreat-date-20 = July and August 1944
noretreat-date-21 = September and October 1944
noretreat-date-22 = November and December 1944
noretreat-date-23 = January 1945
noretreat-date-24 = February 1945
noretreat-date-25 = March 1945
noretreat-date-26 = April 1945
noretreat-date-27 = May 1945
noretreat-date-28 = June 1945

## Units
## Their names on the counters are the short ones; Soviet Fronts have another name on the strong side.

noretreat-unit-ax_1pz = 1st Panzer Army
    .short = 1st Panzer
noretreat-unit-ax_2pz = 2nd Panzer Army
    .short = 2nd Panzer
noretreat-unit-ax_3pz = 3rd Panzer Army
    .short = 3rd Panzer
noretreat-unit-ax_4pz = 4th Panzer Army
    .short = 4th Panzer
noretreat-unit-ax_2a = 2nd Army
    .short = 2nd Army
noretreat-unit-ax_4a = 4th Army
    .short = 4th Army
noretreat-unit-ax_6a = 6th Army
    .short = 6th Army
noretreat-unit-ax_8a = 8th Army
    .short = 8th Army
noretreat-unit-ax_9a = 9th Army
    .short = 9th Army
noretreat-unit-ax_11a = 11th Army
    .short = 11th Army
noretreat-unit-ax_16a = 16th Army
    .short = 16th Army
noretreat-unit-ax_17a = 17th Army
    .short = 17th Army
noretreat-unit-ax_18a = 18th Army
    .short = 18th Army
noretreat-unit-ax_sspz = SS Panzer Army
    .short = SS Panzer
noretreat-unit-ax_ssgr = SS Grenadiers
    .short = SS Grenadier
noretreat-unit-ax_grpe = Army Group E
    .short = Group E
noretreat-unit-ax_grpf = Army Group F
    .short = Group F
noretreat-unit-ax_fin = Finnish Army
    .short = Finnish
noretreat-unit-ax_rum3 = 3rd Romanian Army
    .short = 3rd Rumanian
noretreat-unit-ax_rum4 = 4th Romanian Army
    .short = 4th Rumanian
noretreat-unit-ax_ita8 = 8th Italian Army
    .short = 8th Italian
noretreat-unit-ax_hun2 = 2nd Hungarian Army
    .short = 2nd Hungarian
noretreat-unit-ax_hun_gg1 = 1st Hungarian Army
    .short = 1st Hungarian
noretreat-unit-ax_hun_gg2 = 3rd Hungarian Army
    .short = 3rd Hungarian
noretreat-unit-ax_luft = Luftwaffe field divisions
    .short = Luftwaffe
noretreat-unit-ax_kg1 = Kampfgruppe 1
    .short = Kampfgruppe 1
noretreat-unit-ax_kg2 = Kampfgruppe 2
    .short = Kampfgruppe 2
noretreat-unit-ax_kg3 = Kampfgruppe 3
    .short = Kampfgruppe 3
noretreat-unit-ax_fort1 = Fortress 1
    .short = Festung 1
noretreat-unit-ax_fort2 = Fortress 2
    .short = Festung 2
noretreat-unit-ax_berlin = Berlin Garrison
    .short = Berlin Garrison
noretreat-unit-ax_volk1 = Volkssturm 1
    .short = Volkssturm 1
noretreat-unit-ax_volk2 = Volkssturm 2
    .short = Volkssturm 2
noretreat-unit-ax_volk3 = Volkssturm 3
    .short = Volkssturm 3
noretreat-unit-ax_volk4 = Volkssturm 4
    .short = Volkssturm 4
noretreat-unit-ax_abt1 = Detachment 1
    .short = Abteilung 1
noretreat-unit-ax_abt2 = Detachment 2
    .short = Abteilung 2
noretreat-unit-ax_abt3 = Detachment 3
    .short = Abteilung 3
noretreat-unit-su_northwest = Northwestern Front
    .short = Northwest
    .strong = 2nd Baltic Front
    .strong-short = 2nd Baltic
noretreat-unit-su_west = Western Front
    .short = West
    .strong = 3rd Byelorussian Front
    .strong-short = 3 Byelorussian
noretreat-unit-su_southwest = Southwestern Front
    .short = Southwest
    .strong = 1st Byelorussian Front
    .strong-short = 1 Byelorussian
noretreat-unit-su_central = Central Front
    .short = Central
    .strong = 5th Guards Tank Army
    .strong-short = 5th Guards Tk.
noretreat-unit-su_south = Southern Front
    .short = South
    .strong = 4th Ukrainian Front
    .strong-short = 4th Ukraine
noretreat-unit-su_leningrad = Leningrad garrison
    .short = Leningrad
noretreat-unit-su_reserve = Reserve Front
    .short = Reserve
    .strong = 3rd Tank Army
    .strong-short = 3rd Tank
noretreat-unit-su_bryansk = Bryansk Front
    .short = Bryansk
    .strong = 4th Tank Army
    .strong-short = 4th Tank
noretreat-unit-su_kalinin = Kalinin Front
    .short = Kalinin
    .strong = 1st Baltic Front
    .strong-short = 1st Baltic
noretreat-unit-su_caucasus = Caucasus Front
    .short = Caucasus
    .strong = 2nd Tank Army
    .strong-short = 2nd Tank
noretreat-unit-su_moscow = Moscow garrison
    .short = Moscow
noretreat-unit-su_sevastopol = Sevastopol garrison
    .short = Sevastopol
noretreat-unit-su_volkhov = Volkhov Front
    .short = Volkhov
    .strong = 3rd Baltic Front
    .strong-short = 3rd Baltic
noretreat-unit-su_crimean = Crimean Front
    .short = Crimean
    .strong = Shock Army
    .strong-short = Shock
noretreat-unit-su_ncaucasus = North Caucasus Front
    .short = N. Caucasus
    .strong = 2nd Byelorussian Front
    .strong-short = 2 Byelorussian
noretreat-unit-su_voronezh = Voronezh Front
    .short = Voronezh
    .strong = 1st Ukrainian Front
    .strong-short = 1st Ukraine
noretreat-unit-su_stalingrad = Stalingrad Front
    .short = Stalingrad
    .strong = 3rd Ukrainian Front
    .strong-short = 3rd Ukraine
noretreat-unit-su_don = Don Front
    .short = Don
    .strong = 1st Tank Army
    .strong-short = 1st Tank
noretreat-unit-su_kursk = Kursk Front
    .short = Kursk
    .strong = 6th Tank Army
    .strong-short = 6th Tank
noretreat-unit-su_steppe = Steppe Front
    .short = Steppe
    .strong = 2nd Ukrainian Front
    .strong-short = 2nd Ukraine
noretreat-unit-su_ost1 = Ostatky 1
    .short = Ostatky 1
noretreat-unit-su_ost2 = Ostatky 2
    .short = Ostatky 2
noretreat-unit-su_yug1 = 1st Yugoslav Army
    .short = 1st Yugoslav
noretreat-unit-su_yug2 = 2nd Yugoslav Army
    .short = 2nd Yugoslav
noretreat-unit-su_rum = Romanian Army
    .short = Rumanian
noretreat-unit-su_pol = Polish Army
    .short = Polish
noretreat-unit-su_ff1 = Fortified Front 1
    .short = Fortified Front 1
noretreat-unit-su_ff2 = Fortified Front 2
    .short = Fortified Front 2
noretreat-unit-su_rez = Rezervy
    .short = Rezervy

## Places

noretreat-place-0406 = Prague
noretreat-place-0409 = Vienna
noretreat-place-0414 = Belgrade
noretreat-place-0603 = Berlin
noretreat-place-0606 = Breslau
noretreat-place-0611 = Budapest
noretreat-place-0704 = Posen
noretreat-place-0816 = Romanian oil fields
noretreat-place-0817 = Bucharest
noretreat-place-0906 = Warsaw
noretreat-place-0910 = Lublin
noretreat-place-1104 = Königsberg
noretreat-place-1215 = Odessa
noretreat-place-1311 = Kiev
noretreat-place-1318 = Sevastopol
noretreat-place-1407 = Minsk
noretreat-place-1503 = Riga
noretreat-place-1515 = Dnepropetrovsk
noretreat-place-1519 = Kerch Strait
noretreat-place-1619 = Novorossiysk
noretreat-place-1708 = Smolensk
noretreat-place-1713 = Kharkov
noretreat-place-1716 = Stalino
noretreat-place-1817 = Rostov
noretreat-place-1902 = Leningrad
noretreat-place-1912 = Voronezh
noretreat-place-2002 = Lake Ladoga
noretreat-place-2006 = Kalinin
noretreat-place-2008 = Moscow
noretreat-place-2009 = Tula
noretreat-place-2022 = Caucasus oil fields
noretreat-place-2217 = Stalingrad
noretreat-place-2307 = Yaroslavl
noretreat-place-2310 = Gorki
noretreat-place-2314 = Saratov
noretreat-place-2321 = Astrakhan
noretreat-place-FIN = Finland
noretreat-place-WB = West Balkans
noretreat-place-SB = South Balkans

## Why the computer plays as it does

noretreat-bot-attack = Attack { $hex }.
noretreat-bot-attacks = { $count ->
    [one] Attack { $hex }.
   *[other] Attack { $count } hexes, above all { $hex }.
}
noretreat-bot-advance = Advance on { $hex }.
noretreat-bot-hold = Hold { $hex }.
noretreat-bot-stay = Keep the line as it is.
noretreat-bot-fears-cut-off = { $unit } has no supply and may surrender.
noretreat-bot-fears-open = The enemy can walk into { $hex }.

## In the browser

noretreat-panel-score = Score
noretreat-panel-boxes = Boxes
noretreat-panel-track = Turns
noretreat-panel-tables = Charts
noretreat-overlay-supply = Supply of both sides
noretreat-overlay-zones = Zones of control of both sides
noretreat-overlay-control = Control and hexes that count
noretreat-legend-supply = Supply: { $side }
noretreat-legend-source = City that supplies
noretreat-legend-dry = City cut off
noretreat-legend-sea = Supplied by sea
noretreat-legend-lacking = Unit out of supply
noretreat-legend-line = Line of the unit you point at
noretreat-legend-cut = Enemy here cuts it
noretreat-legend-zone = Zones of control: { $side }
noretreat-legend-control = Control: { $side }
noretreat-legend-counts = Counts for victory
noretreat-supplied-line = supplied from { $hex }
noretreat-supplied-beside = supplied through a unit beside it
noretreat-supplied-sea = supplied by sea
noretreat-supplied-home = supplied by its own country
noretreat-supplied-not = out of supply
noretreat-supplied-cuts = an enemy unit or zone cuts it in { $hexes }
noretreat-supplied-no-cut = no single hex cuts it
noretreat-there-cut-off = cuts off { $units }
noretreat-there-loses = leaves without supply: { $units }
noretreat-there-gains = brings supply to { $units }
noretreat-sequence-cards = Cards
noretreat-sequence-supply = Supply Check
noretreat-sequence-organization = Organization
noretreat-sequence-movement = Movement
noretreat-sequence-combat = Combat
noretreat-sequence-removal = Removal
noretreat-sequence-disembark = Disembark
noretreat-find-place = place
noretreat-look-cost = { $cost } of { $left } movement points
noretreat-fan-values = strength { $strength }, movement { $movement }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
noretreat-fan-white = white strength: cannot attack voluntarily
noretreat-fan-no-zoc = no zone of control
noretreat-fan-moved = has moved
noretreat-fan-attacked = has attacked
noretreat-kind-infantry = infantry
noretreat-kind-mech = mechanized
noretreat-kind-armour = armour
noretreat-kind-ss_armour = SS armour
noretreat-kind-ss_mech = SS mechanized
noretreat-kind-shock = shock army
noretreat-kind-regional = regional infantry
noretreat-kind-fortified = fort
noretreat-kind-cadre = cadre
noretreat-kind-volkssturm = Volkssturm
noretreat-card-immediate = played immediately when drawn
noretreat-strip-points = { $seat } points: { $points }
noretreat-strip-initiative = Initiative: { $seat }
noretreat-strip-goal = { $kind ->
    [scenario] { $seat } needs { $points } in turn { $turn }
    [total] Total: { $points }
   *[sudden-death] ☠ turn { $turn }: { $seat } { $points }
}
noretreat-strip-events = Events { $points }
noretreat-strip-high-tide = High Tide { $points }
noretreat-strip-support = Blitz { $blitz } · Shock { $shock }
noretreat-strip-piles = Cards { $deck } + { $discards }
noretreat-score-goal = { $kind ->
    [scenario] Scenario: { $seat } wins with { $points } points or more at the end of turn { $turn }, or else the other side.
    [total] Total victory: { $seat } wins in any Victory Phase with { $points } points.
   *[sudden-death] Sudden Death: { $seat } wins in the Victory Phase of turn { $turn } with { $points } points or more.
}
noretreat-score-track = Victory Point track
noretreat-boxes-happened = { $seat } events with permanent effect
noretreat-track-blitz = Blitz: { $count }
noretreat-track-shock = Shock: { $count }
noretreat-track-variable = * A weather card can change it.
noretreat-table-crt = { $seat } combat table
noretreat-table-die = Die
noretreat-table-terrain = Terrain and weather
noretreat-table-armour = armour pays
noretreat-table-other = others pay
noretreat-table-bonus = armour bonus
noretreat-table-shift = columns
noretreat-table-stops = advance ends
noretreat-asks-windows = Moments
noretreat-asks-cards = Cards
noretreat-asks-any-time = cards that can be played at any time

noretreat-guide-axis-intro-1 = You command the Axis: grey counters with square corners. Greater Germany lies on the left of the map, your goals in the east; Soviet counters are red with round corners.
noretreat-guide-axis-intro-2 = Cities and oil fields are points; the flags show their owner. Until turn 12 you have the Initiative and your points count: on turns with a skull you win if you have more than its box. Three objectives in supply (framed hexes) win immediately.
noretreat-guide-axis-intro-3 = A counter shows strength and movement: 7-6 attacks and defends with seven and moves six. Two bars are two steps. A white number cannot attack voluntarily, one in brackets has no zone of control.
noretreat-guide-axis-intro-4 = Your units need lines of supply to your edge of the map. Press S to see them, Z for zones of control, C for control. Surrounded units wither: cut off the Soviets, and do not run too far ahead in the mud and snow.
noretreat-guide-axis-intro-5 = Cards serve twice: as events, or discarded to pay for replacements, rail and counterblows. Only your half counts; the Soviets play the other one. The tab “Ask me” sets when you are asked about events.
noretreat-guide-soviet-intro-1 = You command the Soviets: red counters with round corners, in the east of the map. Axis counters are grey with square corners. First you have to survive, then to come back.
noretreat-guide-soviet-intro-2 = Cities and oil fields are points; the flags show their owner. Until turn 12 Axis points count, and on turns with a skull the Axis wins with more than its box. Then the Initiative is yours, and so are the skulls.
noretreat-guide-soviet-intro-3 = A counter shows strength and movement: 4-3 attacks and defends with four and moves three. Most Fronts have a red side that they turn to when modernized, from turn 6 on. A white number cannot attack voluntarily, one in brackets has no zone of control.
noretreat-guide-soviet-intro-4 = Lines of supply lead to your edge of the map and to cities. Press S to see them, Z for zones of control, C for control. Do not let whole Fronts be surrounded: units out of supply surrender and come back late.
noretreat-guide-soviet-intro-5 = Cards serve twice: as events, or discarded to pay for replacements, rail and Counterblow markers, which make the Axis attack where you want it. The tab “Ask me” sets when you are asked about events.
noretreat-guide-discard_one = Keep the cards that fit your plans. The half below the line belongs to the enemy, but is useless to the enemy while you hold it.
noretreat-guide-card_play = Lit cards can be played now as events. Whatever you keep may pay for something later.
noretreat-guide-event = A lit card may be played at this moment. To stop being asked here, clear the moment in the tab “Ask me”.
noretreat-guide-flips = Weak units can be turned to their strong side for a card each, if they are in supply.
noretreat-guide-placement = Reinforcements and units that recover come to the map: click one, then a lit hex.
noretreat-guide-movement = Click a lit counter, then a lit hex: the number is what it costs, and the arrow the way. Entering an enemy zone of control ends the move. Go next to what you want to attack, from as many sides as you can.
noretreat-guide-declare = Click the enemy hexes that you want to attack; the table shows what all your units beside each could achieve. Markers are few.
noretreat-guide-counterblow = A card each forces the enemy to attack a hex of your choice. That spoils the enemy’s plans where the attack would fail.
noretreat-guide-battle_hex = Fight the declared battles in the order you like. A breach may open the way for the next attack.
noretreat-guide-muster = Click the units that take part. Below are the ratio with every column shift, and the exact odds, counterattacks included.
noretreat-guide-support = Blitz and Shock markers shift the column to the right. There are few in a turn: spend them where they change most.
noretreat-guide-battle_event = Events of this moment can still turn the battle; the table shows how it stands without them.
noretreat-guide-advance = The hex is empty. Armour may go farther than others; think of supply and of what you leave behind.
noretreat-guide-retreat = Lit hexes are where the unit can go. It will be shattered or lost where there is none.
noretreat-guide-loss = A step is lost: a strong unit turns over, a weak one is gone.
noretreat-guide-counterattack = The attack failed, and the defender may strike back at the units that made it. The table shows how that would end.
noretreat-guide-disembark = Units in the Rail Movement box come back to the map far from the front.
noretreat-guide-turn-axis = The Axis has moved. “Replay their last turn” shows it again, step by step.
noretreat-guide-turn-soviet = The Soviets have moved. “Replay their last turn” shows it again, step by step.

# The stage
noretreat-stage-battle = Battle of { $hex }
noretreat-stage-counterattack = Counterattack on { $hex }
noretreat-stage-duel = Duel of dice

# Guided lessons

noretreat-lesson-move = Move and supply
noretreat-lesson-move-unit = This is your movement phase. Choose the 4th Panzer Army in 1204.
noretreat-lesson-move-hex = The lit hexes are in reach. Move to 1305, beside the enemy.
    .wrong = That hex is in reach, but from there you attack no one. Move beside the enemy, to 1305.
noretreat-lesson-move-army = Infantry is slower. Choose the 4th Army in 1107.
noretreat-lesson-move-beside = Move it to 1205: two units may share a hex.
noretreat-lesson-move-done = A unit needs a way back to a source of supply; the supply overlay shows it. End the moves.
    .wrong = More units could move, but this lesson has shown enough. End movement.
noretreat-lesson-move-end = You can move, and you know what feeds your armies. Next: battle.
noretreat-lesson-battle = Battle and Counterblow
noretreat-lesson-battle-target = Declare what you attack: choose 1304.
noretreat-lesson-battle-done = One target is enough. End the declarations; the enemy may answer.
noretreat-lesson-battle-first = The Soviets paid a card for a Counterblow in 1207: you must attack there, too. Fight in 1304 first.
    .wrong = Both battles must be fought, and you choose the order. Start where you are strong: 1304.
noretreat-lesson-battle-commit = A Support marker shifts the battle one column to the right. Commit it.
    .wrong = Without the marker the odds stay one column lower. Commit it here, where it counts.
noretreat-lesson-battle-advance = A 4 at 3:1: the defender retreats. Advance with the 4th Panzer Army.
noretreat-lesson-battle-stop = It may go one hex further. Stop here.
noretreat-lesson-battle-hold = Now the battle that the Counterblow forces on you, at 1:1. Keep your Support marker.
    .wrong = At 1:1 a Support marker changes little. Keep it for a battle that you want to win.
noretreat-lesson-battle-end = Before you move up, look at what the enemy can force on you. Next: cards and winter.
noretreat-lesson-cards = Cards, organisation and winter
noretreat-lesson-cards-keep = Cards pay for everything. Discard the lit card, then you draw.
noretreat-lesson-cards-fronts = Four new cards. The war on two fronts costs one: discard the lit card.
noretreat-lesson-cards-event = A card is an event or a payment. Play OKH as an event.
    .wrong = That card pays for something later in this turn. Play OKH now: it brings a card back.
noretreat-lesson-cards-take = It brings a discarded card back. Take the lit one.
noretreat-lesson-cards-done = Keep the other cards. End the events.
noretreat-lesson-cards-flips = In the organisation phase cards turn units to their strong side. Go on.
noretreat-lesson-cards-reorganize = The 9th Army is disorganized. Reorganize it.
    .wrong = While it is disorganized, the 9th Army cannot attack. Reorganize it first.
noretreat-lesson-cards-paid = That costs a card. Pay with the lit one.
noretreat-lesson-cards-unit = It snows, and units move less. Choose the 4th Panzer Army.
noretreat-lesson-cards-snow = In clear weather it would come farther. Move to 1305.
noretreat-lesson-cards-end = Cards, organisation, winter: you know the whole turn. Play your first scenario.
