### Conflict of Heroes: Awakening the Bear!

## What the game is

heroes-title = Awakening the Bear!
    .full = Conflict of Heroes: Awakening the Bear!
heroes-about = Squads and tanks of 1941 and 1942: action points, command points, and an enemy who acts between any two of your moves.
heroes-facts = about 1 hour
    .players = 1 to 4
    .difficulty = easy
    .turns = { $turns ->
        [one] one round
       *[other] { $turns } rounds
    }
heroes-sheet-sound = The sheet is valid: { $name }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}; German units { $german }, Soviet units { $soviet }.

heroes-mode-1v1 = a German against a Soviet player
heroes-mode-2v2 = two German against two Soviet commanders
heroes-mode-2v1 = two German commanders against a Soviet player
heroes-mode-1v2 = a German player against two Soviet commanders

heroes-seat-german = German
heroes-seat-soviet = Soviet
heroes-seat-german-2 = German, second commander
heroes-seat-soviet-2 = Soviet, second commander

heroes-scenario-partisans = Partisans, October 1941: a patrol hunts an ambush
    .brings = The base: action points, moving and turning, fire at front and flank, close combat, hits and rallying, acting out of turn, command points.
    .history = After the fall of Kiev stragglers formed bands in the woods, and patrols hunted them.
heroes-scenario-mir = NKVD Defense at Mir, June 1941: an encircled company breaks out
    .brings = Groups: neighbours act together, support each other’s fire, and two sides need different things.
    .history = In the first week encircled border troops fought their way east through the woods of Mir.
heroes-scenario-the-gap = The Gap, June 1941: a hidden rearguard on the road
    .brings = Hidden units, fire at suspected hexes, buildings and ploughed fields, on two boards.
    .history = Rearguards on the Bug held roads for hours, so that others could get away.
heroes-scenario-petrov = General Petrov, October 1941: a wounded general in the woods
    .brings = Hills: height in sight and fire; mortars that fire indirectly, with a spotter.
    .history = General Petrov of the 50th Army was wounded and lost in the woods of the Bryansk pocket.
heroes-scenario-red-ice = Red Ice, December 1941: Siberians against frozen trenches
    .brings = Trenches and barbed wire, smoke, and artillery that is called a round before.
    .history = In December 1941 fresh Siberian divisions pushed the frozen German line back from Moscow.
heroes-scenario-monsters = The Monsters, June 1941: panzers meet T-34s on a hill
    .brings = Vehicles: armour, guns against it, turrets, bonus moves; transport and towing.
    .history = German tank guns could hardly harm T-34s and KVs; only flanks and heavy guns stopped them.
heroes-scenario-bunker = The Bunker, June 1941: a fortified hill behind the Bug
    .brings = Bunkers and mines, weapon cards such as grenades and charges, and leaving the map for points.
    .history = The half-finished works of the Molotov Line held out for days behind the front.
heroes-scenario-mzensk = Breakthrough to the Mzensk Pocket, October 1941: a column to the rescue
    .brings = A motorised column: trucks, armoured cars, towed guns and a road block, with much to bring out.
    .history = Katukov’s T-34s cut off the points of the 4th Panzer Division before Mzensk.
heroes-scenario-kv2 = KV2, June 1941: one tank holds the road
    .brings = One tank that hardly anything can hurt, a heavy gun, smoke from tanks, mines hidden on the road.
    .history = A single heavy tank held up the 6th Panzer Division at Raseiniai for a day.
heroes-scenario-bug-river = Bug River, June 1941: a bridgehead under attack
    .brings = Water and all that came before: works, light armour, mortars, artillery, Molotov cocktails.
    .history = On the second day Soviet tanks struck the bridgeheads on the Bug and were beaten off.
heroes-scenario-peprez = Assault on Peprez, July 1941: a town, house by house
    .brings = A town, house by house, with a deck that decides when and which objectives count.
    .history = Towns on the supply roads had to be taken house by house.
heroes-scenario-demolition = Demolition, July 1941: charges against a headquarters
    .brings = Charges against a fortified house, and a firefight that may end before its time.
    .history = Pioneers with charges broke what guns could not.

heroes-option-cards = the deck of firefights where it is optional
    .off = without cards
    .on = with cards
heroes-option-variable_ap = how many action points an activation has
    .off = seven
    .on = the highest and the lowest of three dice
    .fog = the same, and the enemy sees only what was spent
heroes-option-cautious_movement = whether infantry that moves in the open is exposed
    .off = no
    .on = for one turn, unless it moves with caution
heroes-option-german_handicap = more command points for the Germans
    .v0 = none
    .v1 = one
    .v2 = two
heroes-option-soviet_handicap = more command points for the Soviets
    .v0 = none
    .v1 = one
    .v2 = two
heroes-option-arc = the shape of the arc of fire
    .wedge = a wedge of 120 degrees
    .half-plane = everything ahead
heroes-option-smoke_blocks_los = whether fresh smoke cuts the line of sight
    .on = yes
    .off = no, it only modifies
heroes-option-becoming_hidden = whether squads out of sight may hide again
    .off = no
    .on = yes, for five points
heroes-option-vehicle_slopes = what vehicles pay for a level upwards
    .off = nothing
    .on = one point
heroes-option-part = the part of the instruction that is played
    .all = none: all rules
    .v1 = part 1
    .v2 = part 2
    .v3 = part 3
    .v4 = part 4
    .v5 = part 5
    .v6 = part 6
    .v7 = part 7
    .v8 = part 8
    .v9 = part 9

## Sides, as parts of sentences

heroes-the-side = { $side ->
    [german] the Germans
    [german-2] the Germans of the second commander
    [soviet-2] the Soviets of the second commander
   *[soviet] the Soviets
}
heroes-side-first = { $side ->
    [german] The Germans
    [german-2] The Germans of the second commander
    [soviet-2] The Soviets of the second commander
   *[soviet] The Soviets
}

## Cards

heroes-card-follow-me = Follow Me!
    .text = Removes the hit marker of a unit or of a group, also in close combat.
heroes-card-rally-up = Rally Up!
    .text = A unit that is not in close combat rolls to rally for free.
heroes-card-rapid-deployment = Rapid Deployment
    .text = A unit or a group of adjacent units moves two hexes.
heroes-card-frontline-officer = Frontline Officer
    .text = For 2 AP the activated unit rolls a die of command points.
heroes-card-swift-action = Swift Action
    .text = Two actions in a row.
heroes-card-fire-direction = Fire Direction
    .text = Two more firepower for an attack.
heroes-card-seek-cover = Seek Cover!
    .text = A hasty defence for a unit or a group.
heroes-card-score = Score
    .text = The points of the middle of the game are scored.
heroes-card-objective-1 = Objective 1
    .text = The first objective of the sheet counts.
heroes-card-objective-2 = Objective 2
    .text = The second objective of the sheet counts.
heroes-card-objective-3 = Objective 3
    .text = The third objective of the sheet counts.
heroes-card-objective-4 = Objective 4
    .text = The fourth objective of the sheet counts.
heroes-card-grenades = Grenades
    .text = A squad attacks with red 5 or blue 4 in its hex, or one hex away at -2.
heroes-card-adrenaline = Adrenaline
    .text = A used unit or group acts for free.
heroes-card-command-action = Command Action
    .text = Any unit or group acts for free.
heroes-card-battlefield-confusion = Battlefield Confusion
    .text = In the enemy's turn: the enemy action costs 3 more, or it is lost.
heroes-card-veteran-nco = Veteran NCO
    .text = One die of your roll is rolled again.
heroes-card-sniper-fire = Sniper Fire
    .text = The enemy loses up to three command points.
heroes-card-luck = Luck!
    .text = A die changes your roll: on 1 by -3, else by +2.
heroes-card-scout-teams = Scout Teams
    .text = Reveals hidden enemies near a unit, or hides one of yours.
heroes-card-bogged-down = Bogged Down
    .text = In the enemy's turn: a vehicle that moved is immobilized on 4 or more.
heroes-card-obstacle-clearing = Obstacle Clearing
    .text = A unit removes wire or mines from its hex.
heroes-card-mine-laying = Mine Laying
    .text = A unit lays a mine in its hex or next to it.
heroes-card-firefight-event = Firefight Event
    .text = What the sheet says happens.
heroes-card-halt-order = Halt Order
    .text = The firefight ends immediately.
heroes-card-molotov = Molotov Cocktail
    .text = A Soviet foot unit attacks in its hex, or one hex away at -2.
heroes-card-demolition = Demolition Charges
    .text = A German foot unit attacks a unit or a work in its hex; terrain does not help.
heroes-card-artillery-german = Divisional Artillery
    .text = A barrage on seven hexes, noted a round before.
heroes-card-artillery-soviet = Divisional Artillery
    .text = A barrage on seven hexes, noted a round before.

## Units, markers and terrain

heroes-unit-ger-rifles = Rifles
heroes-unit-ger-lmg = Light machine gun
heroes-unit-ger-hmg = Heavy machine gun
heroes-unit-ger-pioneers = Pioneers
heroes-unit-ger-mortar-5 = 5cm mortar
heroes-unit-ger-mortar-8 = 8cm mortar
heroes-unit-ger-tank-hunters = Tank hunters
heroes-unit-ger-wagon = Wagon
heroes-unit-ger-truck = Truck
heroes-unit-sov-rifles = Rifles
heroes-unit-sov-smg = Submachine guns
heroes-unit-sov-mmg = Machine gun
heroes-unit-sov-nkvd = NKVD
heroes-unit-sov-mortar-50 = 50mm mortar
heroes-unit-sov-mortar-82 = 82mm mortar
heroes-unit-sov-wagon = Wagon
heroes-unit-sov-truck = Truck

heroes-marker-inf-stunned = Stunned
heroes-marker-inf-unnerved = Unnerved
heroes-marker-inf-killed = Killed
heroes-marker-inf-panicked = Panicked
heroes-marker-inf-pinned = Pinned
heroes-marker-inf-suppressed = Suppressed
heroes-marker-inf-cowering = Cowering
heroes-marker-inf-berserk = Berserk
heroes-marker-veh-stunned = Stunned
heroes-marker-veh-gun-damaged-red = Gun damaged (red)
heroes-marker-veh-gun-damaged-blue = Gun damaged (blue)
heroes-marker-veh-destroyed = Destroyed
heroes-marker-veh-panicked = Panicked
heroes-marker-veh-immobilized = Immobilized
heroes-marker-veh-suppressed = Suppressed
heroes-marker-veh-light-damage = Light damage
heroes-marker-generic = Hit

heroes-terrain-open = open
heroes-terrain-light_woods = light woods
heroes-terrain-heavy_woods = woods
heroes-terrain-wood_building = wooden building
heroes-terrain-stone_building = stone building
heroes-terrain-field = ploughed field
heroes-terrain-water = water
heroes-work-trench = trench
heroes-work-bunker = bunker
heroes-work-wire = barbed wire
heroes-work-mine = mines
heroes-work-roadblock = road block

## What is asked

heroes-prompt-turn = Round { $round }: choose a unit{ $ap ->
    [0] {""}
   *[other] . { $ap } AP
}{ $cap ->
    [0] {""}
   *[other] . { $cap } CAP
}.
heroes-prompt-order = Choose an action for { $unit }.
heroes-prompt-split = Cost { $cost }: choose how many of your { $ap } AP to spend.
heroes-about-split = { $ordered }: choose how much of { $cost } to pay in AP.
heroes-prompt-confuse = Play Battlefield Confusion (enemy action: { $cost })?
heroes-prompt-confused = Confusion: pay { $cost } more, or lose the action.
heroes-prompt-roll = { $cap ->
    [0] Roll the dice.
   *[other] Spend CAP on the roll? You have { $cap }.
}
heroes-prompt-spotter = Choose a spotter hex for the fire at { $target }.
heroes-prompt-choose_target = Choose the next target in { $hex }.
heroes-prompt-note_barrage = Choose a hex for the next round’s barrage.
heroes-prompt-orient = Choose how to place the drift marker on { $hex }.
heroes-prompt-bonus = Choose a free move for { $unit }.
heroes-prompt-occupy = Occupy the fortification in { $hex }?
heroes-prompt-face = Choose a facing for { $unit }.
heroes-prompt-who_rallies = Choose the next unit to roll to rally.
heroes-prompt-card_on = Choose a unit for { $card }.
heroes-prompt-split_card = Cost { $cost }: choose how many AP to spend.
heroes-prompt-who_deploys = Choose the next unit to move.
heroes-prompt-deploy_to = { $left ->
    [1] Choose the last hex for { $unit }.
   *[other] Choose the first of two hexes for { $unit }.
}
heroes-prompt-lay_mine = Choose a hex for the mine.
heroes-prompt-change_roll = Play a card on your roll?
heroes-prompt-bog_down = Play Bogged Down on the vehicle that moved?
heroes-prompt-cover_tracks = Play Scout Teams to hide a unit?
heroes-prompt-hide_where = Choose a hex to hide { $unit }.
heroes-prompt-weapon_at = Choose a target for { $card }.
heroes-prompt-lend = Support the attack with { $card }?
heroes-prompt-plan = Group move: choose a step for { $unit }.
heroes-prompt-bid = Initiative: choose how many of your { $cap } CAP to bid.
heroes-prompt-place_unit = Choose a starting hex for { $unit }.
heroes-prompt-hide_unit = Choose a hex to hide { $unit }.
heroes-prompt-assign = Assign { $card } to which unit?

## What can be done

heroes-verb-act = Activate { $unit }
heroes-verb-opportunity = Act once: { $unit }
heroes-verb-command = Command { $unit }
heroes-verb-turn-reveal = Reveal { $unit }
heroes-verb-flip = End the activation
heroes-verb-stall = Stall for 1 AP
heroes-verb-stall_cap = Stall for 1 CAP
heroes-verb-card = Play { $card }
heroes-verb-swift = Play Swift Action
heroes-verb-scout = Scout with { $unit }
heroes-verb-weapon = Use { $weapon }
heroes-verb-pass = Pass
    .note = an open activation is lost; two passes in a row end the round
heroes-verb-sneak = Sneak to { $hex }
heroes-verb-hide = Hide in { $hex }
heroes-verb-cover_tracks-hide = Hide { $unit }
heroes-verb-dig = Dig in
heroes-verb-fire = Fire at { $hex }
heroes-verb-close = Assault { $unit }
heroes-verb-raze = Attack the fortification
heroes-verb-indirect = Fire indirect: { $hex }
heroes-verb-flame = Flame { $hex }
heroes-verb-smoke = Lay smoke in { $hex }
heroes-verb-smoke_indirect = Lob smoke into { $hex }
heroes-verb-to = Go to { $hex }
heroes-verb-creep = Creep to { $hex }
heroes-verb-face = Face { $facing }
heroes-verb-leave = Leave the map
heroes-verb-occupy = Occupy the fortification
heroes-verb-come_out = Come out
heroes-verb-order-rally = Rally
heroes-verb-order-aim = Aim at an empty hex
heroes-verb-order-aim_back = Go back to all orders
heroes-verb-rally = Rally { $unit }
heroes-verb-with = Act with { $unit }
heroes-verb-march = Move as a group
heroes-verb-board = Board { $unit }
heroes-verb-alight = Get off in { $hex }
heroes-verb-tow = Tow { $unit }
heroes-verb-unhitch = Unhitch the tow
heroes-verb-ap = Spend { $number } AP
heroes-verb-use = Use it
heroes-verb-decline = Decline
heroes-verb-give_up = Lose the action
heroes-verb-roll = Roll
heroes-verb-raise = Raise roll by { $number }
heroes-verb-lower = Lower roll by { $number }
heroes-verb-from = Spot from { $hex }
heroes-verb-target = Target { $unit }
heroes-verb-note_barrage-target = Target { $hex }
heroes-verb-none = Skip
heroes-verb-stop = Stop
heroes-verb-stay_out = Stay outside
heroes-verb-on = Choose { $unit }
heroes-verb-done = End choice
heroes-verb-deploy = Move { $unit }
heroes-verb-lay = Lay openly in { $hex }
heroes-verb-lay_hidden = Lay hidden in { $hex }
heroes-verb-keep = Keep the roll
heroes-verb-reroll = Roll die { $number } again
heroes-verb-luck = Try your luck
heroes-verb-stay = Stay
heroes-verb-bid = Bid { $number } CAP
heroes-verb-place = Place in { $hex }
heroes-verb-to_unit = Choose { $unit }

## What happens

heroes-event-round = Round { $round }
heroes-event-reinforcements = Ready to enter: { $units }.
heroes-event-bids = { heroes-side-first } bid { $points } CAP.
heroes-event-initiative-roll = { heroes-side-first } roll { $dice }{ $bid ->
    [0] {""}
   *[other] {" "}with a bid of { $bid } CAP
}: { $total }.
heroes-event-initiative = { heroes-side-first } have the initiative.
heroes-event-activates = { $unit } is activated with { $points } AP.
heroes-event-activates-in-fog = { $unit } is activated{ $own_number ->
    [none] {""}
   *[other] {" "}with { $own_number } AP
}.
heroes-event-activates-hidden = { heroes-side-first } activate a hidden unit.
heroes-event-used = Used: { $units }{ $lost ->
    [0] {""}
   *[other] ; AP lost: { $lost }
}.
heroes-event-used-in-fog = Used: { $units }; the dice gave { $granted } AP.
heroes-event-pays = { heroes-side-first } pay { $paid ->
    [cap] { $cap } CAP; { $cap_left } CAP left
    [both] { $ap } AP and { $cap } CAP; { $ap_left ->
        [none] {""}
       *[other] { $ap_left } AP and{" "}
    }{ $cap_left } CAP left
   *[ap] { $ap } AP{ $ap_left ->
        [none] {""}
       *[other] ; { $ap_left } AP left
    }
}.
heroes-event-opportunity = Opportunity action: { $units }.
heroes-event-cap-refilled = { heroes-side-first } begin the round with { $cap } CAP.
heroes-event-stalls = { heroes-side-first } stall.
heroes-event-passes = { heroes-side-first } pass.
heroes-event-moves = { $unit } moves from { $start } to { $hex }{ $cautious ->
    [yes] , with caution
   *[no] {""}
}.
heroes-event-enters = { $unit } enters the map in { $hex }.
heroes-event-pivots = { $unit } turns { $facing }.
heroes-event-leaves = Leaving the map at { $hex }: { $units }, { $vp } VP.
heroes-event-occupies = { $unit } occupies the fortification in { $hex }.
heroes-event-comes-out = { $unit } leaves the fortification in { $hex }.
heroes-event-digs-in = Dug in: { $units }.
heroes-event-wire = Wire in { $hex }: the die ({ $dice }) adds { $cost } to the cost.
heroes-event-caught-in-wire = { $unit } does not get through.
heroes-event-wire-crushed = { $unit } crushes the wire of { $hex }.
heroes-event-mine-found = { $unit } finds a mine in { $hex }.
heroes-event-mine = A mine explodes under { $unit }: { $total } against { $needed } ({ $dice }): { $outcome ->
    [kill] destroyed
    [hit] hit
   *[miss] missed
}.
heroes-event-attack = { $attacker ->
    [none] An unseen unit attacks { $hex }.
   *[other] { $attacker } attacks { $hex }.
}
heroes-event-shot = Shot at { $unit }: { $av } against { $dv } ({ $dice }): { $outcome ->
    [kill] destroyed
    [hit] hit
   *[miss] missed
}.
heroes-event-shot-at-work = The fortification: { $av } against { $dv } ({ $dice }): { $outcome ->
    [hit] destroyed
   *[miss] it holds
}.
heroes-event-search = Fire at { $hex } ({ $dice }): { $found ->
    [yes] a unit is hit
   *[no] no effect
}.
heroes-event-hit = { $unit } is hit{ $marker_of ->
    [none] {""}
   *[other] : { $marker_of }
}.
heroes-event-shows-marker = { $unit } shows its marker: { $marker_of }.
heroes-event-destroyed = { $unit } is destroyed in { $hex }: { $vp } VP.
heroes-event-cap-lost = { heroes-side-first } fall to { $cap } CAP.
heroes-event-work-destroyed = The fortification in { $hex } is destroyed.
heroes-event-work-cleared = { $unit } clears { $hex }.
heroes-event-rally = { $unit } tries to rally: { $total }{ $rally_of ->
    [none] {""}
   *[other] {" "}against { $rally_of }
} ({ $dice }): { $success ->
    [yes] rallied
   *[no] failed
}.
heroes-event-marker-removed = { $unit } recovers: hit marker removed.
heroes-event-revealed = Revealed in { $hex }: { $units }.
heroes-event-hidden-move = { heroes-side-first } move a hidden unit for { $cost ->
    [one] one point
   *[other] { $cost } points
}.
heroes-event-hides = { $unit } disappears from { $start }.
heroes-event-hidden-set-up = { heroes-side-first } hide a unit.
heroes-event-placed = { $unit } starts in { $hex }.
heroes-event-weapon-assigned = { $unit } carries { $card }.
heroes-event-weapon = { $unit } uses { $card }.
heroes-event-loads = { $unit } boards { $vehicle }.
heroes-event-unloads = { $unit } gets off { $vehicle } in { $hex }.
heroes-event-control = { heroes-side-first } take { $hex }.
heroes-event-scores = { heroes-side-first } score { $vp } VP for { $hex }.
heroes-event-round-ends = End of round { $round }. VP: German { $german }, Soviet { $soviet }.
heroes-event-draws = { heroes-side-first } draw { $own_card ->
    [none] a card
   *[other] “{ $own_card }”
}.
heroes-event-event-card = Event: “{ $card }”.
heroes-event-firefight-event = Ready to enter: { $units }.
heroes-event-plays = { heroes-side-first } play “{ $card }”.
heroes-event-confusion = Confusion: the action costs { $cost } more.
heroes-event-action-lost = The action is lost.
heroes-event-officer = The officer brings { $cap } CAP ({ $dice }).
heroes-event-sniper = Snipers: { heroes-the-side } lose { $cap } CAP ({ $dice }).
heroes-event-scouts = Scouts from { $unit } search around { $hex }.
heroes-event-rerolls = One die is rolled again: { $dice }.
heroes-event-luck = Luck ({ $dice }): { $change }.
heroes-event-bogged = { $unit } ({ $dice }): { $success ->
    [yes] stuck in the mud
   *[no] it gets through
}.
heroes-event-mine-laid = A mine is laid in { $hex }.
heroes-event-mine-laid-hidden = { heroes-side-first } lay a hidden mine.
heroes-event-barrage-noted = { heroes-side-first } call { $smoke ->
    [yes] a barrage of smoke
   *[no] a barrage
}.
heroes-event-barrage = A barrage of { heroes-the-side } on { $hex }.
heroes-event-on-target = On target ({ $dice }).
heroes-event-off-target = Off target ({ $dice }).
heroes-event-drifts = Drift: { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} { $facing } ({ $dice }).
heroes-event-impact = Shells fall on { $hexes }.
heroes-event-smoke = Smoke in { $hexes }.
heroes-event-smoke-thins = The smoke thins.
heroes-event-game-over = The firefight is over. VP: German { $german }, Soviet { $soviet }.

heroes-result-rounds = The last round is over.
heroes-result-destroyed = The key unit was destroyed.
heroes-result-controls = The objective is taken.
heroes-result-no_units = One side has no units left.
heroes-result-halt = A halt order has ended the firefight.
heroes-score-german = German VP
heroes-score-soviet = Soviet VP

heroes-dice-attack = the attack
heroes-dice-suspicion = the fire at a suspected hex
heroes-dice-work = the fire at a work
heroes-dice-rally = the rally
heroes-dice-initiative = the initiative, German first
heroes-dice-activation = the action points
heroes-dice-officer = the officer
heroes-dice-sniper = the snipers
heroes-dice-luck = luck
heroes-dice-bogged = the mud
heroes-dice-wire = the wire
heroes-dice-mine = the mine
heroes-dice-drift = the drift
heroes-dice-direction = the direction of the drift

## In the terminal

heroes-legend = . open  % light woods  & woods  + wooden, # stone building  = field  ~ water  then the height  : road  t trench  b bunker  x wire  m mines  o road block  s smoke
heroes-legend-units = R rifles, L H machine guns, P pioneers, S submachine guns, N NKVD, X tank hunters, M mortar, G gun, T tank, C armoured car, A carrier, J self-propelled gun, K truck, W wagon; Germans large, Soviets small. Number and arrow: which one, and where it faces (? hidden); * activated, . used, ! hit. G1 S1 -1: who holds a hex that scores, and its points.
heroes-odds-head-needed = needed
heroes-odds-head-hit = hit
heroes-odds-head-destroyed = destroyed
heroes-odds-footnote = What two dice must show, and the chances of a hit (or of rallying) and of destruction, without command points. Several targets stand side by side.
heroes-status-to-move = to move: { $seat }
heroes-status-hand = { $seat } hand
heroes-status-hidden = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
heroes-status-weapon-is = { $unit }, { $uses ->
    [one] one use
   *[other] { $uses } uses
} left
heroes-status-barrage = Barrage: { $seat }
heroes-status-piles = Piles
heroes-status-piles-are = { $deck } to draw, { $discards } discarded
heroes-look-aimed = in sight and in the arc of fire of { $units }

## In the browser

heroes-unit-numbered = { $kind } { $letter }{ $number }
heroes-letter-german = G
heroes-letter-soviet = S
heroes-facing-n = north
heroes-facing-ne = north-east
heroes-facing-se = south-east
heroes-facing-s = south
heroes-facing-sw = south-west
heroes-facing-nw = north-west
heroes-hand = Cards and weapons
heroes-card-cost = { $cost } AP
heroes-panel-units = Units
heroes-panel-sheet = Firefight
heroes-panel-path = Learn
heroes-overlay-arcs = arcs of fire
heroes-overlay-goals = what scores, and where units enter
heroes-overlay-sight = line of sight between hexes, and what cuts it
heroes-legend-unseen = Out of sight
heroes-legend-seen = Line of sight
heroes-legend-blocks = Blocks the line
heroes-legend-near = In reach with its action points
heroes-legend-far = In reach with command points too
heroes-legend-safe = No enemy can fire there
heroes-legend-hot = Chance in % of a hit, and of destruction (†)
heroes-legend-arc = Arc of fire: { $side }
heroes-legend-goal = Scores, with its victory points
heroes-legend-entry = Reinforcements enter here
heroes-legend-exit = Units may leave here
heroes-sight-first = What can be seen from here. Choose a hex to look from it.
heroes-sight-second = Now point at another hex, or choose it.
heroes-sight-line = From { $start } to { $hex }, { $distance ->
    [one] one hex
   *[other] { $distance } hexes
}:
heroes-sight-free = in sight.
heroes-sight-cut = no line of sight. It is cut by { $what }.
heroes-sight-cut-by = { $what } in { $hexes }
heroes-sight-hill = the hill
heroes-sight-smoke = smoke
heroes-overlay-reach = how far a unit can move
heroes-reach-first = Point at a unit to see how far it can move, or choose its hex.
heroes-reach-unit = { $unit }: { $ap } AP{ $cap ->
    [0] {""}
   *[other] , { $cap } CAP
}.
heroes-reach-way = { $hex } costs { $cost }, in { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
heroes-reach-stops = The move ends there.
heroes-overlay-threat = what the enemy could do to a unit there
heroes-threat-first = Point at a unit to see where it would be in danger, or choose its hex.
heroes-threat-unit = { $unit } { $hex ->
    [none] {""}
   *[other] in { $hex }
}
heroes-threat-none = No enemy you can see could fire there now.
heroes-threat-all = Facing { $facing }, if { $count ->
    [one] the one enemy fires
   *[other] all { $count } enemies fire
} once: hit { $hit }, destroyed { $destroyed }.
heroes-threat-shot = { $unit }{ $used ->
    [yes] {" "}(used: with CAP)
   *[no] {""}
}: { $needed } or more, hit { $hit }, destroyed { $destroyed }
heroes-pay = Pay
heroes-pay-act = AP
heroes-pay-act-note = Activate: the unit gets 7 AP
heroes-pay-opportunity = Opportunity
heroes-pay-opportunity-note = Opportunity action: the unit acts once, whatever it costs
heroes-pay-command = CAP
heroes-pay-command-note = Command action: CAP pay for all of it
heroes-pay-help = +CAP
heroes-pay-help-note = Let CAP pay part of the cost: you are asked how many
heroes-dice-short = Dice
heroes-dice-cap = CAP per roll
heroes-march = { $unit } is on its way to { $hex }.
heroes-closing = { $unit } closes with the enemy in { $hex }.
heroes-march-stopped = { $unit } stops on its way to { $hex }: { $why }
heroes-march-points = The next step would cost command points.
heroes-march-no-step = The next step is not allowed now.
heroes-gesture-facing = near a side of a hex to move there and face that side
heroes-gesture-march = a hex farther away to march there; the unit keeps that facing where it costs nothing
heroes-gesture-carry = a unit to a hex to activate and move it at once
heroes-gesture-fire = an enemy to fire at him; drag the unit onto him to close in and fight
heroes-gesture-shoot = a unit onto an enemy farther away to activate it and fire at once
heroes-sum-shot = { $dice } dice{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } CAP
} + { $attack } = { $av } against { $defence } = { $dv }. Needed: { $needed } to hit{ $kill ->
    [none] {""}
   *[other] , { $kill } to destroy
}.
heroes-sum-search = { $dice } dice{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } CAP
} + { $red } against soft targets, { $blue } against armour.
heroes-sum-rally = { $dice } dice{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } CAP
}{ $modifier ->
    [0] {""}
   *[other] {" "}+ { $modifier } { heroes-part-modifier }
} = { $total }{ $rally_of ->
    [none] {""}
   *[other] . Needed: { $rally_of }
}.
heroes-sum-mine = { $dice } dice{ $cap ->
    [0] {""}
   *[other] {" "}{ $cap } CAP
} = { $total }. Needed: { $needed } to hit, { $kill } to destroy.
heroes-status-round = Round { $round } of { $rounds }
heroes-status-vp = victory points
heroes-status-vp-short = { $points } VP
heroes-status-cap = command action points left, and at the start of a round
heroes-status-cap-short = { $points }/{ $start } CAP
heroes-status-ap = action points left of the activation
heroes-status-ap-short = { $points } AP
heroes-status-spent-short = { $points } AP spent
heroes-status-no-ap = no unit activated
heroes-status-initiative = has the initiative
heroes-status-passed = One side has passed.
heroes-sequence-setup = Set-up
heroes-sequence-initiative = Initiative
heroes-sequence-turn = Who acts
heroes-sequence-order = Order
heroes-sequence-dice = Dice
heroes-sequence-end = End of round
heroes-look-level = hill, level { $level }
heroes-look-road = road
heroes-look-wall = wall
heroes-look-smoke = smoke
heroes-look-thin-smoke = thin smoke
heroes-look-held = held by { heroes-the-side }
heroes-look-cost-to = { $cost } AP to go there
heroes-look-cost-fire = { $cost } AP to fire at it
heroes-look-hit = hit, its marker unseen
heroes-look-hidden = hidden
heroes-look-dug-in = dug in
heroes-look-inside = in the fortification
heroes-look-exposed = exposed
heroes-look-carried = carried by { $unit }
heroes-look-facing = faces { $facing }
heroes-state-fresh = fresh
heroes-state-activated = activated
heroes-state-used = used
heroes-goal-round = { $vp } VP at the end of each round
heroes-goal-end = { $vp } VP at the end
heroes-goal-card = { $vp } VP when the card Score is drawn
heroes-goal-objective = { $vp } VP if its objective card is drawn
heroes-goal-short-round = each round
heroes-goal-short-end = at the end
heroes-goal-short-card = card
heroes-goal-short-objective = objective
heroes-round-short = R{ $round }
heroes-fan-moves = moves for { $cost } AP, { $way }
heroes-moves-foot = on foot
heroes-moves-wheeled = on wheels
heroes-moves-tracked = on tracks
heroes-fan-fires = fires for { $cost } AP: red { $red }, blue { $blue }, range { $range }
heroes-fan-defence = defence { $front }, flank { $flank }
heroes-odds-hit = hit { $chance }
heroes-odds-destroyed = destroyed { $chance }
heroes-odds-needed = { $needed } or more on two dice
heroes-odds-cap = +{ $cap } CAP: { $chance }
heroes-odds-sum = { $attack } against { $defence }
heroes-part-firepower = firepower
heroes-part-marker = marker
heroes-part-height = height
heroes-part-smoke = smoke
heroes-part-support = support
heroes-part-direction = Fire Direction
heroes-part-card = card
heroes-part-long-range = long range
heroes-part-short-range = short range
heroes-part-close-combat = close combat
heroes-part-flamethrower = flamethrower
heroes-part-flank = flank
heroes-part-front = front
heroes-part-terrain = terrain
heroes-part-wall = wall
heroes-part-exposed = exposed
heroes-part-fortification = fortification
heroes-part-work = work
heroes-part-hasty-defence = hasty defence
heroes-part-shield = gun shield
heroes-part-vehicle = behind a vehicle
heroes-part-modifier = cover and company
heroes-unit-ready = may enter now
heroes-unit-comes = comes in round { $round }
heroes-unit-comes-by-event = comes with an event
heroes-units-destroyed = Destroyed:
heroes-units-left = Left the map:
heroes-sheet-scores = What scores
heroes-sheet-forces = Forces
heroes-sheet-force = { $count ->
    [one] one unit
   *[other] { $count } units
}
heroes-certainty-rulebook = As printed in the rulebook.
heroes-certainty-transcribed = Set up from later transcriptions; the original sheet was not available.
heroes-certainty-reconstructed = A firefight of our own on the theme of the original.
heroes-guide-intro-1 = Each counter is a squad, a gun or a vehicle. The arrow is its front: it fires there, and from behind it is easier to hit. Top left is what a shot costs, top right its firepower, left what a step costs, bottom its defence: front and flank; right its range.
heroes-guide-intro-2 = Hexes with a flag and a number score victory points; enter one to take it. Destroyed units score as well. The side with more points after the last round wins.
heroes-guide-intro-3 = You and the enemy take turns, one action each. An activated unit has seven action points (AP) and spends them over several turns; then it is used. Command points (CAP) help out any unit, add to dice, and come back each round.
heroes-guide-intro-4 = The shading shows what each unit can fire at now. A shows it at any time, S what is seen and what cuts the line, R how far a unit gets, D what endangers it, V what scores.
heroes-guide-turn = Click one of your units: it is activated and gets seven action points for this and later turns. For something else choose first beside “Pay”: “Opportunity” is one action at any cost, after which the unit is used; “CAP” pays for one action of any unit, used or not.
heroes-guide-order = Lit hexes can be entered or fired at: the numbers are what it costs, red ones are shots; a number farther off leads there over several turns. The panel shows the whole arithmetic of each shot before you pay. Arrows around the unit turn it. Undo works until a die is rolled.
heroes-guide-roll = Two dice and the firepower must reach the defence; four more destroy immediately. Each command point adds one, two at most.
heroes-guide-bid = Both sides roll for the initiative; the command points you bid are added and spent.

## Learning

heroes-lessons = Learn the game
heroes-lessons-about = A few rules, then a firefight against the computer with just these rules. Each part adds something; what comes later is switched off.
heroes-lesson-number = Part { $number }
heroes-lesson-play = Play part { $number }
heroes-lesson-again = Play part { $number } again
heroes-lesson-side = Your side
heroes-lesson-played = played
heroes-lesson-won = won
heroes-lesson-next = Next: part { $number }, { $title }
heroes-lesson-done = That was the last part: now play any firefight with all rules.
heroes-lesson-rules = New rules
heroes-lesson-now = now
heroes-lesson-1 = First steps
    .new = Squads move, turn, fire and rally, one action a turn. A unit that you activate has seven action points. Nothing else yet: no command points, no cards, no groups.
heroes-lesson-2 = Command
    .new = Both sides bid for the initiative. Command points pay for more, change dice and move even used units; an opportunity lets a fresh unit act once at any cost.
heroes-lesson-3 = Cards
    .new = Each side holds action and bonus cards, and draws one a round.
heroes-lesson-4 = Groups
    .new = Several units share an activation, move together, support each other’s fire and rally as one.
heroes-lesson-5 = Hidden units
    .new = The Soviet rearguard hides. You may fire at hexes that you suspect; walls and buildings give cover.
heroes-lesson-6 = Hills, mortars, smoke
    .new = Height changes what is seen and how well is fired. Mortars fire out of sight, with a spotter, and lay smoke.
heroes-lesson-7 = Trenches and artillery
    .new = Trenches, wire, hasty defences, and artillery that is called a round before it lands.
heroes-lesson-8 = Vehicles
    .new = Tanks and guns: armour, turrets, bonus moves; trucks that carry and tow; flamethrowers.
heroes-lesson-9 = Bunkers and mines
    .new = Bunkers, mines, weapon cards such as grenades and charges, and leaving the map for points.

## Chapters of the rulebook

heroes-chapter-2-1 = Initiative
heroes-chapter-2-2 = Turns
heroes-chapter-2-5 = Victory points
heroes-chapter-3-0 = Activation and action points
heroes-chapter-3-1 = Opportunity actions
heroes-chapter-3-2 = Command points
heroes-chapter-4-0 = Terrain
heroes-chapter-5-0 = Moving
heroes-chapter-5-0-1 = Roads
heroes-chapter-5-0-2 = Walls
heroes-chapter-5-1 = Facing
heroes-chapter-5-5 = Reinforcements
heroes-chapter-5-6 = Leaving the map
heroes-chapter-6-0 = Line of sight
heroes-chapter-6-1 = Arc of fire
heroes-chapter-7-0 = Combat
heroes-chapter-7-5 = Hits
heroes-chapter-7-6 = Rallying
heroes-chapter-7-7 = Range
heroes-chapter-7-7-3 = Close combat
heroes-chapter-8-0 = Cards
heroes-chapter-8-1 = Action cards
heroes-chapter-8-2 = Bonus cards
heroes-chapter-8-4 = Weapon cards
heroes-chapter-9-0 = Shared activations
heroes-chapter-9-1 = Group actions
heroes-chapter-10-0 = Hidden units
heroes-chapter-10-1 = Hidden moves
heroes-chapter-11-0 = Hills
heroes-chapter-12-0 = Mortars
heroes-chapter-12-3 = Artillery
heroes-chapter-13-0 = Smoke
heroes-chapter-14-0 = Vehicle movement
heroes-chapter-15-0 = Vehicles in combat
heroes-chapter-16-0 = Trucks and wagons
heroes-chapter-17-0 = Transport
heroes-chapter-18-1 = Fortifications
heroes-chapter-18-1-1 = Trenches
heroes-chapter-18-1-2 = Bunkers
heroes-chapter-18-1-3 = Hasty defences
heroes-chapter-18-2 = Barbed wire
heroes-chapter-18-4 = Mines
heroes-chapter-18-5 = Works under fire
heroes-chapter-19-0 = Flamethrowers and Pioneers

## The guide of a part

heroes-guide-lesson-1-1 = Each counter is a squad. The arrow is its front: it fires there, and from behind it is easier to hit. Top left is what a shot costs, top right its firepower, left what a step costs, bottom its defence (front and flank), right its range.
heroes-guide-lesson-1-2 = Hexes with a flag score victory points for the side that holds them at the end of a round; enter one to take it. A destroyed enemy scores as well. The side with more points after the last round wins.
heroes-guide-lesson-1-3 = You and the enemy take turns, one action each. A unit that you activate has seven action points (AP), which it spends over several turns; then it is used until the next round. When both sides pass, the round ends.
heroes-guide-lesson-1-turn = Click one of your units to act with it. As long as an activated unit has points you go on with it, or end its activation and activate another.
heroes-guide-lesson-1-order = Lit hexes can be entered or fired at; the numbers are what it costs, red ones are shots. Other numbers tell how far the unit gets over several turns: click one, and it goes there step by step. The panel has the whole sum of each shot.
heroes-guide-lesson-2-1 = New: command points (CAP). They come back each round, fewer for every unit lost. They pay for what action points do not, add one each to a roll, at most two, and let any unit act, even a used one.
heroes-guide-lesson-3-1 = New: cards. They lie below the board. An action card is your action of the turn; a bonus card comes with another action. What a card costs stands on it.
heroes-guide-lesson-4-1 = New: groups. Units next to each other act as one: they move together, one shoots and the others support it, or they rally together. The most expensive action sets the cost. Other units may join an open activation and share its points.
heroes-guide-lesson-5-1 = New: hidden units. Their owner notes their hexes in secret. They are revealed when they act, or when you come near or hit them. You may fire at a hex where you suspect a unit: a miss tells you nothing.
heroes-guide-lesson-6-1 = New: hills. From above you see over lower ground and fire better; uphill targets are harder to hit. The line of sight (S) shows what stands in the way.
heroes-guide-lesson-6-2 = New: mortars. They fire at what they see, or over an obstacle if a hex near them sees the target. High explosive always strikes the flank. Instead of an attack some lay smoke, which cuts sight and protects.
heroes-guide-lesson-7-1 = New: works. A unit that enters a trench may occupy it and is harder to hit. Wire costs a die more to cross. Infantry may also dig in where it is. Artillery is noted a round before it lands, and may drift.
heroes-guide-lesson-8-1 = New: vehicles. Blue defence needs blue firepower. Tanks turn their turret for two points more, and with pips they move on for free. Trucks carry squads and tow guns.
heroes-guide-lesson-9-1 = New: bunkers protect to the front of their arrow, mines attack units that enter or turn on them, and weapon cards arm single squads. Germans who leave the map where the sheet allows it score.
heroes-guide-event-hit = A hit unit draws a marker that only its owner sees; it may fire worse, not move, or die immediately. A second hit destroys it. Rallying removes the marker.
heroes-guide-event-control = A unit that enters a hex with a flag takes it for its side, until an enemy comes.
heroes-guide-event-revealed = A revealed unit stays in sight and fights like all others.
heroes-guide-event-mine = Mines attack every unit that enters their hex, turns or fights in it.
heroes-guide-verb-rally = This unit is hit. To rally costs five points: two dice must reach the number of its marker, cover helps. Not next to an enemy in the same hex.
heroes-guide-verb-close = An enemy is in your hex: close combat. Firepower rises by four, the flank defence counts, and terrain still helps. No unit can fire out of such a hex.
heroes-guide-verb-flip = You may end an activation before your action, and activate another unit.
heroes-guide-verb-opportunity = An opportunity action: a fresh unit does one action at any cost without points, and is used. Good for a shot at a passing enemy.
heroes-guide-verb-command = With command points any unit acts, used or not, and stays as it is.
heroes-guide-verb-card = You hold a card that is an action of its own: click it, then choose its unit.
heroes-guide-verb-with = A neighbour could take part: choose it, and the two act as one.
heroes-guide-verb-reveal = Hidden units are revealed when they do anything but hide or sneak; you may also reveal one for free.
heroes-guide-verb-sneak = A hidden unit may move unseen; the enemy learns only that a unit moved.
heroes-guide-verb-indirect = Indirect fire: at a hex that a spotter near the mortar sees, for the second cost on the counter.
heroes-guide-verb-smoke = Smoke instead of a shot: it cuts the line of sight and protects, and thins out in the next round.
heroes-guide-verb-dig = Dig in: a hasty defence protects a little until the unit moves or turns.
heroes-guide-verb-board = A vehicle is in reach that can carry this squad.
heroes-guide-verb-tow = This truck can tow a gun.
heroes-guide-verb-flame = The flamethrower: at one hex, it ignores all cover.
heroes-guide-verb-weapon = A weapon card: grenades, charges and the like are used by the squad that carries them, as its action.
heroes-guide-verb-leave = Units may leave the map here, and score.
heroes-guide-plan = A group move: choose a step for each unit. The most expensive action sets the cost, paid once.
heroes-guide-hide_unit = Choose where this unit hides. In cover only an enemy who enters its hex finds it; in the open one within two hexes who sees it.
heroes-guide-note_barrage = Artillery: choose a hex now. It strikes there in the round to come, with some drift.
heroes-guide-occupy = A fortification can be occupied: it protects, and a bunker fixes the facing.
heroes-guide-bonus = A vehicle with pips moves on for free, along a road on wheels, over open ground on tracks.

## Why the computer plays as it does
heroes-bot-fire = { $unit } fires at { $target }.
heroes-bot-fire-group = { $unit } and its neighbours fire at { $target } together.
heroes-bot-march = { $unit } and its neighbours go together, towards { $hex }.
heroes-bot-smoke = { $unit } lays smoke on { $hex }.
heroes-bot-board = { $unit } gets onto { $carrier }.
heroes-bot-close = { $unit } attacks { $target } in close combat.
heroes-bot-move = { $unit } moves to { $hex }.
heroes-bot-take = { $unit } moves to { $hex } to score there.
heroes-bot-move-towards = { $unit } moves to { $hex }, towards { $target }, which scores.
heroes-bot-rally = { $unit } rallies.
heroes-bot-dig = { $unit } digs in.
heroes-bot-occupy = { $unit } occupies the fortification of its hex.
heroes-bot-face = { $unit } turns to the enemy.
heroes-bot-leave = { $unit } leaves the map and scores.
heroes-bot-pass = Pass and keep the units as they are.
heroes-bot-stall = Stall and let the enemy act first.
heroes-bot-flip = End the activation and choose another unit.
heroes-bot-reveal = { $unit } comes out of hiding.
heroes-bot-card = Play a card.
heroes-bot-points = { $count ->
    [0] Roll, and keep the command points.
    [one] Add one command point to the roll.
   *[other] Add { $count } command points to the roll.
}
heroes-bot-other = { $unit } acts.
heroes-bot-fears-fire = { $unit } in { $hex } is in danger of enemy fire.

## Why not, where the title of a rule would not say it
heroes-refused-not-yours = Not your unit: choose one of your own.
heroes-refused-unit-first = Choose one of your units first; then it may move or fire.
heroes-refused-which-first = Choose first how this unit acts and pays.
heroes-pass-doubt = AP left: { $ap }. Passing ends the open activation.
heroes-refused-acts-already = This unit is already taking part.
heroes-refused-another-acts = Another unit is about to act. Undo to choose this one instead.
heroes-refused-out-of-the-game = This unit is out of the game.
heroes-refused-march = Use “{ heroes-verb-march }” to move a group; then give each member its own hex.
heroes-refused-nothing-together = These units can do nothing together now.

# The stage
heroes-stage-fire = Fire at { $hex }
heroes-stage-indirect = Indirect fire at { $hex }
heroes-stage-close = Close combat in { $hex }
heroes-stage-shot = Shot at { $unit }
heroes-stage-cap = CAP
heroes-stage-needed = the dice need
heroes-stage-hit = Hit
heroes-stage-kill = Destroyed
heroes-stage-miss = Miss
heroes-stage-work-hit = Destroyed
heroes-stage-work-kill = Destroyed
heroes-stage-work-miss = No effect
heroes-stage-success = Success
heroes-stage-failure = Failure
heroes-stage-rally = Rally: { $unit }
heroes-stage-search = Fire at a suspected hex
heroes-stage-mine = Mine: { $unit }
heroes-stage-bogged = Bogging roll: { $unit }
heroes-stage-wire = Wire: { $unit }
heroes-stage-initiative-roll = Initiative: { $side }
heroes-stage-drifts = Artillery drift
heroes-stage-off-target = Artillery drift
heroes-stage-on-target = Artillery drift
heroes-stage-officer = Officer
heroes-stage-sniper = Sniper fire
heroes-stage-luck = Luck
heroes-stage-rerolls = Reroll

# Guided lessons

heroes-lesson-fire = Points and fire
heroes-lesson-fire-act = Activate the lit rifle squad: it gets 7 action points.
    .wrong = Every unit may be activated once a round. Begin with the lit squad: it has an enemy before it.
heroes-lesson-fire-hex = Move one hex towards the enemy. It costs 1 point.
heroes-lesson-fire-face = Choose the facing: south-east, towards the enemy.
    .wrong = A unit fires only to its front, and is easier to hit from behind. Face south-east.
heroes-lesson-fire-again = After each of your actions the enemy may act; now they wait. Go on with the same squad.
heroes-lesson-fire-fire = Fire at the squad next to you: short range adds 3.
heroes-lesson-fire-pay = Fire costs 3. Pay with 3 action points and keep the command points.
    .wrong = Command points are few and can do what action points cannot. Pay with 3 action points.
heroes-lesson-fire-roll = You need a 7 on two dice. Roll.
heroes-lesson-fire-end = An 11: four above what is needed destroys the squad. Next: command points.
heroes-lesson-command = Command points and groups
heroes-lesson-command-command = Command points let a unit act without being activated. Command the machine gun.
    .wrong = Activation would use your turn on one unit. Pay a command point and the machine gun acts as well.
heroes-lesson-command-hex = Move it to the lit hex. That costs a command point.
heroes-lesson-command-face = Turn it south-east.
heroes-lesson-command-act = Now a group. Activate the lit rifle squad.
heroes-lesson-command-with = Add the squad beside it.
    .wrong = A group needs units side by side. Add the squad next to it before you move.
heroes-lesson-command-march = Both act as one. Move the group.
heroes-lesson-command-first = The first squad goes to the lit hex.
heroes-lesson-command-second = The second squad follows.
heroes-lesson-command-pay = The march of the group costs 2. Pay with 2 action points.
heroes-lesson-command-turn = Face the first squad south-east.
heroes-lesson-command-turned = And the second.
heroes-lesson-command-end = One action moved two squads. Next: vehicles, guns and artillery.
heroes-lesson-vehicles = Vehicles, guns, artillery
heroes-lesson-vehicles-act = A BT-7 shows you its flank. Activate the tank hunters.
heroes-lesson-vehicles-fire = Fire at the tank: its flank has less armour than its front.
    .wrong = Later the tank may show its front. Fire now, while you see its flank.
heroes-lesson-vehicles-pay = The shot costs 4. Pay 3 action points; a command point pays the rest.
heroes-lesson-vehicles-roll = You need a 6. Roll.
heroes-lesson-vehicles-pass = A 10 destroys it. The Soviets pass; pass as well, and the round ends.
heroes-lesson-vehicles-note = Artillery is called before it falls. Choose the hex of the riflemen.
heroes-lesson-vehicles-bid = Both sides bid command points to act first. Bid 1.
    .wrong = Bid 0 and the Soviets may go first; bid more and you spend points that you need to fight. Bid 1.
heroes-lesson-vehicles-end = You act first, and the barrage is on its way. Play your first firefight.
