### Stalingrado 1942-43

## What the game is

stalingrado-about = The Axis drives for the Volga and the Caucasus in the summer of 1942, and the Soviets strike back in winter.
stalingrado-facts = from 3 hours
    .players = 1 or 2
    .difficulty = high
    .turns = { $turns ->
        [one] one week
       *[other] { $turns } weeks
    }
stalingrado-scenario-campaign = the whole campaign, 32 weeks from June 1942 to February 1943
    .history = The Axis came to the Volga and the Caucasus; by February the Sixth Army had surrendered.
stalingrado-scenario-blue = the summer dash to the Don, six weeks in the north
    .history = Voronezh fell in July, but the Soviet armies got away across the Don.
stalingrado-scenario-caucasus = the drive on the Caucasus, fourteen weeks in the south
    .history = Rostov and Maykop fell; Grozny and its oil did not.
stalingrado-scenario-uranus = the encirclement and the relief, seven weeks from November 1942
    .history = In four days the Sixth Army was encircled; the relief came within 50 km of it.
stalingrado-mode-1v1 = an Axis player against a Soviet player
stalingrado-seat-axis = Axis
stalingrado-seat-soviet = Soviets
stalingrado-option-zone_cost = when an enemy zone costs an extra point
    .leaving = when one of its hexes is left
    .entering = when one of its hexes is entered, and once to break contact
stalingrado-option-replacement_hq = which headquarters passes replacements on
    .supplied = one that is itself supplied
    .any = any in range
stalingrado-option-hq_moves = where headquarters may go
    .free = anywhere free of the enemy
    .path = where a path free of the enemy leads
stalingrado-option-artillery_pause = when artillery fires again
    .v2 = two turns later
    .v3 = three turns later
stalingrado-option-winter_mixed = which winter column a mixed Axis group suffers
    .worst = that of its worst nationality
    .points = that of the nationality with most points
stalingrado-option-first_guards_tank = which corps the 1st Guards Tank Corps replaces
    .v26 = the 26th, which leaves that turn
    .v16 = the 16th, as printed
stalingrado-option-stacks = what is seen of an enemy stack
    .hidden = the top counter and the number
    .open = every counter

## What is asked

stalingrado-prompt-first_base = Choose a base for { $counter }.
stalingrado-prompt-place_hq = Choose a hex for { $counter }, or keep it aside.
stalingrado-prompt-out_of_command = Choose units to command instead, or accept.
stalingrado-prompt-replacements = Choose a unit to receive replacements.
stalingrado-prompt-replacements-nothing = No unit can receive replacements now.
stalingrado-prompt-rebuild_to = Choose a hex and strength for { $counter }.
stalingrado-prompt-reserve_at = Choose an airfield for the men of { $unit }.
stalingrado-prompt-reserve_by = Choose a transport to fly men to { $hex }.
stalingrado-prompt-choose_substitute = Choose a unit that { $counter } replaces.
stalingrado-prompt-moving = Turn { $turn }: choose a unit or stack to move.
stalingrado-prompt-march = Choose a destination for { $unit } (points: { $points }).
stalingrado-prompt-stepping = Choose the next hex for { $unit }, or stop.
stalingrado-prompt-column = Choose a destination, or units to leave behind.
stalingrado-prompt-enter_at = Choose an entry hex for { $counter }.
stalingrado-prompt-move_hq = Choose a hex for { $counter }.
stalingrado-prompt-transfer = Choose a new base for { $counter }.
stalingrado-prompt-station = Choose a base for { $counter }.
stalingrado-prompt-crowd = Over the limit: eliminate a unit in { $hex }.
stalingrado-prompt-missions = Choose an air unit for a mission.
stalingrado-prompt-missions-nothing = No air unit can fly a mission now.
stalingrado-prompt-mission = Choose a mission for { $counter }.
stalingrado-prompt-load = Choose units to supply through { $hex }.
stalingrado-prompt-reaction = Choose an air unit to react with.
stalingrado-prompt-reaction-nothing = No air unit can react.
stalingrado-prompt-react_with = Choose a target for { $counter }.
stalingrado-prompt-next_air_combat = Choose the next air combat.
stalingrado-prompt-air_loss = { $count ->
    [one] Choose a unit to take the last air loss.
   *[other] Choose a unit to take an air loss ({ $count } left).
}
stalingrado-prompt-next_bombing = Choose the next target to bomb.
stalingrado-prompt-bomb_loss = Choose a unit to lose a step in { $hex }.
stalingrado-prompt-bomb_kill = Choose a unit to eliminate in { $hex }.
stalingrado-prompt-divert = Base lost: choose another for { $counter }.
stalingrado-prompt-combat = Choose a hex to attack.
stalingrado-prompt-combat-nothing = No hex is left to attack.
stalingrado-prompt-attackers = { $units ->
    [none] Choose units to attack { $target }.
   *[other] Attack { $target }, or change who attacks.
}
stalingrado-prompt-defence_guns = Choose artillery to defend { $target }.
stalingrado-prompt-shell_with = { $counters ->
    [none] Choose artillery to fire on { $target }.
   *[other] Fire on { $target }, or choose more artillery.
}
stalingrado-prompt-gun_loss = Counter-battery hit: choose a unit to lose a step.
stalingrado-prompt-defender_choice = Result D{ $d } on { $target }: choose a response.
stalingrado-prompt-defender_loss = { $count ->
    [one] Choose a unit to take the last loss in { $target }.
   *[other] Choose a unit to lose a step ({ $count } losses left).
}
stalingrado-prompt-retreat_unit = Choose a hex for the retreat of { $unit }.
stalingrado-prompt-pushed_off = Choose a map edge to push { $counter } over.
stalingrado-prompt-choose_attacker_loss = { $count ->
    [one] Choose an attacker to take the last loss.
   *[other] Choose an attacker to lose a step ({ $count } losses left).
}
stalingrado-prompt-advancing = Choose a unit to advance into { $target }.
stalingrado-prompt-go_on = { $points ->
    [0] Choose the next hex for { $unit }.
   *[other] Choose the next hex for { $unit } ({ $points } left).
}

## What can be done

stalingrado-verb-to = Go to { $hex }
stalingrado-verb-stay = Stay
stalingrado-verb-wait = Wait
stalingrado-verb-missions-done = End air missions
stalingrado-verb-reaction-done = End reactions
stalingrado-verb-replacements-done = End replacements
stalingrado-verb-defence_guns-done = End defensive fire
stalingrado-verb-back = Go back
stalingrado-verb-lose = Choose { $unit }
stalingrado-verb-at = Place at { $hex }
stalingrado-verb-step = Step to { $hex }
stalingrado-verb-march-leave = Leave the map
stalingrado-verb-march-rail = Entrain to { $hex }
stalingrado-verb-march-sea = Sail to { $hex }
stalingrado-verb-stepping-stop = Stop here
stalingrado-verb-column-drop = Leave { $unit }
stalingrado-verb-advancing-advance = Advance { $unit }
stalingrado-verb-advancing-stop = End advance
stalingrado-verb-go_on-exploit = Exploit to { $hex }
stalingrado-verb-go_on-push = Push on to { $hex }
stalingrado-verb-go_on-halt = Halt
stalingrado-verb-out_of_command-agree = Accept
stalingrado-verb-out_of_command-command = Command { $unit }
stalingrado-verb-send = Send { $unit }
stalingrado-verb-support = Support at { $hex }
stalingrado-verb-mission-bomb_units = Bomb units { $hex }
stalingrado-verb-mission-bomb_base = Bomb base { $hex }
stalingrado-verb-mission-bomb_hq = Bomb { $unit }
stalingrado-verb-mission-escort = Escort at { $hex }
stalingrado-verb-mission-supply = Supply { $hex }
stalingrado-verb-load-for = Supply { $unit }
stalingrado-verb-load-go = Take off
stalingrado-verb-react_with-intercept = Intercept { $hex }
stalingrado-verb-next_air_combat-fight = Fight at { $hex }
stalingrado-verb-choose_substitute-replace = Replace { $unit }
stalingrado-verb-replacements-replenish = Replenish { $unit }
stalingrado-verb-replacements-refit = Refit { $unit }
stalingrado-verb-replacements-rebuild = Rebuild { $unit }
stalingrado-verb-replacements-reserve = Fly men: { $unit }
stalingrado-verb-rebuild_to-reduced_at = Reduce at { $hex }
stalingrado-verb-rebuild_to-full_at = Restore at { $hex }
stalingrado-verb-reserve_by-by = Send { $unit }
stalingrado-verb-next_bombing-units = Bomb units { $hex }
stalingrado-verb-next_bombing-base = Bomb base { $hex }
stalingrado-verb-next_bombing-hq = Bomb { $unit }
stalingrado-verb-combat-attack = Attack { $hex }
stalingrado-verb-combat-shell = Shell { $hex }
stalingrado-verb-combat-end = End combat
stalingrado-verb-add = Add { $unit }
stalingrado-verb-attackers-all = Add all adjacent units
stalingrado-verb-attackers-drop = Leave { $unit }
stalingrado-verb-attackers-go = Attack
stalingrado-verb-shell_with-go = Fire
stalingrado-verb-defence_guns-fire = Fire { $unit }
stalingrado-verb-move_hq-off = Take it off the map
stalingrado-verb-place_hq-aside = Keep it aside
stalingrado-verb-moving-unit = Move { $unit }
stalingrado-verb-moving-stack = Move stack { $hex }
stalingrado-verb-moving-enter = Enter { $unit }
stalingrado-verb-moving-hq = Move { $unit }
stalingrado-verb-moving-transfer = Transfer { $unit }
stalingrado-verb-moving-land = Base { $unit }
stalingrado-verb-moving-top = Raise { $unit }
stalingrado-verb-moving-end = End movement
stalingrado-verb-defender_choice-loss = Take a loss
stalingrado-verb-defender_choice-hold = Hold Stalingrad
stalingrado-verb-defender_choice-retreat = Retreat
stalingrado-verb-retreat_unit-all = Send all to { $hex }
stalingrado-verb-pushed_off-north = Go over the north edge
stalingrado-verb-pushed_off-east = Go over the east edge
stalingrado-verb-pushed_off-south = Go over the south edge

## What happens

stalingrado-event-turn = Turn { $turn }
stalingrado-event-player-turn = { $side ->
    [axis] Turn { $turn }: the Axis
   *[soviet] Turn { $turn }: the Soviets
}
stalingrado-event-weather = Winter weather: { $die ->
    [1] no flights
    [2] flights south of the lower Don
    [3] flights north of the lower Don
    [4] flights south of the upper Don
    [5] flights north of the upper Don
   *[other] flights everywhere
}.
stalingrado-event-blue-ends = The superior Panzer divisions become normal ones.
stalingrado-event-points = { $side ->
    [axis] The Axis receives its replacement points.
   *[soviet] The Soviets receive their replacement points.
}
stalingrado-event-replenished = { $unit ->
    [none] A unit in { $hex } is replenished.
   *[other] { $unit } in { $hex } is replenished.
}
stalingrado-event-rebuilt = { $unit ->
    [none] A unit is rebuilt in { $hex }.
   *[other] { $unit } is rebuilt in { $hex }.
}
stalingrado-event-reserved = { $unit ->
    [none] { $transport } will fly men to { $hex }.
   *[other] { $transport } will fly men for { $unit } to { $hex }.
}
stalingrado-event-men-return = The men did not get through: a point returns ({ $pool }).
stalingrado-event-withdrawn = { $counter } is withdrawn.
stalingrado-event-substituted = { $counter } takes the place of { $old } in { $hex }.
stalingrado-event-arrivals = Arriving: { $counters }.
stalingrado-event-enters = { $unit } enters the map in { $hex }.
stalingrado-event-moves = { $unit } moves from { $start } to { $hex }.
stalingrado-event-stack-moves = { $count ->
    [one] { $units } moves
   *[other] { $units } move
} from { $start } to { $hex }.
stalingrado-event-by-rail = { $unit } moves by rail from { $start } to { $hex }.
stalingrado-event-by-sea = { $unit } moves by sea from { $start } to { $hex }.
stalingrado-event-leaves = { $counter } leaves the map from { $start }.
stalingrado-event-livny-falls = Livny has fallen.
stalingrado-event-hq-placed = { $counter } is set up in { $hex }.
stalingrado-event-hq-moves = { $counter } moves to { $hex }.
stalingrado-event-hq-off = { $counter } is taken off the map.
stalingrado-event-hq-destroyed = { $counter } is destroyed in { $hex }.
stalingrado-event-hq-bombed = { $counter } loses { $number ->
    [one] one point of range
   *[other] { $number } points of range
} this turn.
stalingrado-event-lands = { $counter } is based in { $hex }.
stalingrado-event-transfers = { $counter } transfers from { $start } to { $hex }.
stalingrado-event-diverted = { $counter } lands in { $hex } instead.
stalingrado-event-air-destroyed = { $counter } is lost with its base in { $hex }.
stalingrado-event-flies = { $counter } flies to { $hex } { $mission ->
    [support] in support
    [bomb-units] to bomb units
    [bomb-base] to bomb the base
    [bomb-headquarters] to bomb a headquarters
    [escort] as fighters
    [supply] with supplies
   *[replacements] with replacements
}.
stalingrado-event-flies-against = { $counter } flies against { $old }.
stalingrado-event-loaded = { $counter } carries supply for { $counters }.
stalingrado-event-supplied-by-air = { $counter } supplies { $counters } through { $hex }.
stalingrado-event-air-combat = Air combat over { $hex }: { $attack } against { $defence }, die { $die }. The defender loses { $defender }, the attacker { $attacker }.
stalingrado-event-air-loss = { $steps ->
    [0] { $counter } is shot down.
   *[other] { $counter } is reduced.
}
stalingrado-event-bombing = Bombs on { $mission ->
    [bomb-units] units
    [bomb-base] the base
   *[bomb-headquarters] the headquarters
} in { $hex }: { stalingrado-barrage }
stalingrado-event-shelling = Artillery fires on { $target }: { stalingrado-barrage }
stalingrado-barrage = { $points ->
    [one] one point
   *[other] { $points } points
}, die { $die }, { $number ->
    [0] no effect
   *[other] effect { $number }
}{ $losses ->
    [0] .
    [one] , and the attacker loses one step.
   *[other] , and the attacker loses { $losses } steps.
}
stalingrado-event-attack = Attack on { $target } with { $attack ->
    [one] one point
   *[other] { $attack } points
}: { $counters }.
stalingrado-event-odds = { $target }: { $attack } against { $defence }. Ratio { $ratio }, column { $column }.
stalingrado-event-combat-result = Dice { $dice }: D{ $d } A{ $a } in { $target }.
stalingrado-event-loss = { $steps ->
    [0] { $counter } in { $hex } loses its last step.
   *[other] { $counter } in { $hex } takes a loss.
}
stalingrado-event-eliminated = { $counter } is eliminated in { $hex }.
stalingrado-event-retreats = { $counter } retreats from { $start } to { $hex }.
stalingrado-event-pushed-off = { $counter } is pushed from { $start } over the { $edge ->
    [N] north
    [E] east
   *[S] south
} edge.
stalingrado-event-advances = { $unit } advances from { $start } to { $hex }.
stalingrado-event-scores = { $side ->
    [axis] The Axis holds { $city ->
    [stalingrad] Stalingrad
   *[maykop] Maykop
}. Points: { $points }.
   *[soviet] The Soviets hold { $city ->
    [stalingrad] Stalingrad
   *[maykop] Maykop
}. Points: { $points }.
}
stalingrado-event-final-points = { $side ->
    [axis] Final Axis points: { $total }.
   *[soviet] Final Soviet points: { $total }.
}
stalingrado-event-game-over = The game is over.

## Dice

stalingrado-dice-weather = the winter weather
stalingrado-dice-air-combat = the air combat
stalingrado-dice-bombing = the bombing
stalingrado-dice-bombardment = the artillery fire
stalingrado-dice-combat = the combat

## The end

stalingrado-result-points = Victory points decide.
stalingrado-result-automatic = Stalingrad, Mozdok and Maykop are in Axis hands.
stalingrado-result-scenario = The points of the scenario decide.
stalingrado-result-draw = Neither side has enough points.
stalingrado-score-axis = Axis points
stalingrado-score-soviet = Soviet points

## Why the computer plays as it does
stalingrado-bot-posture-steady = Keep to the plan of the staff: { $count ->
    [one] one attack
   *[other] { $count } attacks
}.
stalingrado-bot-posture-attack = Attack wherever it may pay: { $count ->
    [one] one attack
   *[other] { $count } attacks
}.
stalingrado-bot-posture-select = Attack only where the odds are good: { $count ->
    [one] one attack
   *[other] { $count } attacks
}.
stalingrado-bot-posture-advance = Go forward with the whole army: { $count ->
    [one] one attack
   *[other] { $count } attacks
}.
stalingrado-bot-posture-fall-back = Fall back and make the enemy come far: { $count ->
    [one] one attack
   *[other] { $count } attacks
}.
stalingrado-bot-fears-attack = An attack on { $hex }.

## Odds

stalingrado-shift-terrain = terrain
stalingrado-shift-river = river
stalingrado-shift-attacker-command = attacker out of command
stalingrado-shift-defender-command = defender out of command
stalingrado-shift-winter = winter
stalingrado-shift-panzer-corps = Panzer corps
stalingrado-point-attack-units = attacking units
stalingrado-point-attack-guns = attacking artillery
stalingrado-point-attack-air = attacking aircraft
stalingrado-point-defence-seen = defenders seen
stalingrado-point-defence-covered = defenders covered
stalingrado-point-defence-guns = defending artillery
stalingrado-point-defence-air = defending aircraft

## In the terminal

stalingrado-legend = . open  # city  @ large city  % forest  = swamp  ^ mountains  : rough  , steppe  X impassable  ~ water  / outside the scenario  ’ airstrip  * aerodrome  H h headquarters
stalingrado-legend-units = A stack: kind of its top unit (I infantry, L light, M mountain, S security, C cavalry, V motorised, P panzer, T tank, G artillery; Axis large, Soviets small), how many, their attack (+ and covered ones); ! one lacks supply or command, > one has to attack. a5* s5*: five air units on a base. map PLACE shows another part, b WORDS lists units: b tank, b out of supply, b must attack.
stalingrado-facing-n = north
stalingrado-facing-ne = north-east
stalingrado-facing-se = south-east
stalingrado-facing-s = south
stalingrado-facing-sw = south-west
stalingrado-facing-nw = north-west
stalingrado-status-todo = To do
stalingrado-status-lacking = Lack supply or command ({ $seat })
stalingrado-status-battle = Combat
stalingrado-air-mission = { $mission } over { $hex }
stalingrado-odds-attack = attack
stalingrado-odds-target = { $count ->
    [one] one unit
   *[other] { $count } units
} → { $hex }
stalingrado-odds-points = { $points ->
    [one] one point
   *[other] { $points } points
}
stalingrado-odds-unseen = Not seen: { $shifts }.
stalingrado-odds-result = D{ $d } A{ $a }
stalingrado-odds-footnote = What the dice may bring: the chance of any loss for the defender and the attacker, and the average loss.
stalingrado-look-in-zone = in the zone of engagement ({ $seat })
stalingrado-look-in-command = in the range of a headquarters ({ $seat })
stalingrado-look-in-lines = on a supply line ({ $seat })
stalingrado-look-river = river
stalingrado-look-wide-river = wide river
stalingrado-look-inaccessible-river = river that cannot be crossed
stalingrado-look-rail = railway
stalingrado-look-road = road

## On the screen

stalingrado-title = Stalingrado
    .full = Stalingrado 1942-43
stalingrado-panel-score = Points
stalingrado-panel-forces = Off the map
stalingrado-panel-air = Air war
stalingrado-panel-command = Command
stalingrado-panel-tables = Combat table
stalingrado-overlay-zones = Zones of engagement
stalingrado-overlay-lines = Supply lines
stalingrado-overlay-rails = Railways by who holds them: Axis solid, Soviets dashed, dotted between the two
stalingrado-care-hq = commanded by { $unit }
stalingrado-care-no-hq = no headquarters in range
stalingrado-care-line = supplied through { $hex }
stalingrado-care-no-line = no line of supply
stalingrado-overlay-range = Range of headquarters
stalingrado-overlay-duties = Duties to attack, and who lacks supply or command
stalingrado-load = { $load } of { $number }
stalingrado-legend-supply = Supply: { $side }
stalingrado-legend-source = Source: map edge or port
stalingrado-legend-open = Road or railway with supply
stalingrado-legend-severed = Road or railway cut off
stalingrado-legend-break = Broken by an enemy unit
stalingrado-legend-unsupplied = Unit out of supply
stalingrado-legend-line = Line of the unit you point at
stalingrado-legend-command = Path to its headquarters
stalingrado-legend-cut = Enemy here cuts it
stalingrado-legend-army = Range of a headquarters: units in range of those it can command
stalingrado-legend-army-theirs = Range of an enemy headquarters
stalingrado-legend-uncommanded = Unit out of command
stalingrado-legend-zone = Zones of engagement: { $side }
stalingrado-legend-between = Between the two
stalingrado-legend-duty = Must attack
stalingrado-legend-reach = Hex in reach, with its cost
stalingrado-legend-must = Must attack from there
stalingrado-legend-hungry = Out of supply there
stalingrado-legend-alone = Out of command there
stalingrado-legend-ford = Crosses a river without a bridge
stalingrado-care-cuts = an enemy unit cuts it in { $hexes }
stalingrado-care-no-cut = no single hex cuts it
stalingrado-there-cut-off = cuts off { $units }
stalingrado-there-loses = leaves without supply: { $units }
stalingrado-there-gains = brings supply to { $units }
stalingrado-sequence-command = Supply
stalingrado-sequence-replacements = Replacements
stalingrado-sequence-movement = Movement
stalingrado-sequence-air = Air
stalingrado-sequence-combat = Combat
stalingrado-folded-air-axis = The Axis bases { $count ->
    [one] one air unit
   *[other] { $count } air units
}.
stalingrado-folded-air-soviet = The Soviets base { $count ->
    [one] one air unit
   *[other] { $count } air units
}.
stalingrado-folded-hq-axis = The Axis sets up { $count ->
    [one] one headquarters
   *[other] { $count } headquarters
}.
stalingrado-folded-hq-soviet = The Soviets set up { $count ->
    [one] one headquarters
   *[other] { $count } headquarters
}.
stalingrado-sign-hq = HQ
stalingrado-strip-turn = Turn { $turn } of { $last }
stalingrado-strip-weather = Winter weather
stalingrado-strip-points = { $points } RP
stalingrado-strip-explained = Victory points if the game ended now, and replacement points left
stalingrado-weather-1 = no flights
stalingrado-weather-2 = flights only south of the lower Don
stalingrado-weather-3 = flights only north of the lower Don
stalingrado-weather-4 = flights only south of the upper Don
stalingrado-weather-5 = flights only north of the upper Don
stalingrado-weather-6 = flights everywhere
stalingrado-terrain-open = open country
stalingrado-terrain-sea = sea
stalingrado-terrain-lake = lake
stalingrado-terrain-city = city
stalingrado-terrain-large_city = large city
stalingrado-terrain-rough = rough
stalingrado-terrain-mountain = mountains
stalingrado-terrain-wild = steppe without roads
stalingrado-terrain-forest = forest
stalingrado-terrain-swamp = swamp
stalingrado-terrain-impassable = impassable
stalingrado-airfield-strip = airstrip
stalingrado-airfield-aerodrome = aerodrome
stalingrado-look-columns = defence: columns −{ $columns }
stalingrado-look-stacking = stacking limit { $units }
stalingrado-look-axis = held by the Axis
stalingrado-look-soviet = held by the Soviets
stalingrado-look-closed = outside the scenario
stalingrado-look-unsupplied = out of supply
stalingrado-look-uncommanded = out of command
stalingrado-look-duty = must attack
stalingrado-look-rested = may not attack
stalingrado-look-moved = has moved
stalingrado-look-attacked = has attacked
stalingrado-look-fired = fired in turn { $turn }
stalingrado-look-covered = a covered unit
stalingrado-look-grounded = grounded
stalingrado-look-flown = has flown
stalingrado-fan-covered = { $count ->
    [one] and a covered unit
   *[other] and { $count } covered units
}
stalingrado-fan-hq = command limit { $commands }, range { $range }
stalingrado-mission-support = support
stalingrado-mission-bomb-units = bombs on units
stalingrado-mission-bomb-base = bombs on the base
stalingrado-mission-bomb-headquarters = bombs on a headquarters
stalingrado-mission-escort = fighters
stalingrado-mission-supply = supply
stalingrado-mission-replacements = replacements
stalingrado-place-future = To come soon
stalingrado-place-waiting = Waiting to enter
stalingrado-place-off = Kept off the map
stalingrado-place-eliminated = Eliminated, can be rebuilt
stalingrado-place-lost = Lost for good
stalingrado-place-gone = Withdrawn
stalingrado-forces-turn = turn { $turn }
stalingrado-command-hex = hex
stalingrado-command-range = range
stalingrado-command-units = units in range / most commanded
stalingrado-command-points = Replacement points
stalingrado-kind-infantry = infantry
stalingrado-kind-equipment = equipment
stalingrado-kind-aviation = aviation
stalingrado-nation-german = German
stalingrado-nation-rumanian = Romanian
stalingrado-nation-italian = Italian
stalingrado-nation-hungarian = Hungarian
stalingrado-nation-soviet = Soviet
stalingrado-nation-slovak = Slovak
stalingrado-country-rumanian = { $unit } (Romania)
stalingrado-country-italian = { $unit } (Italy)
stalingrado-country-hungarian = { $unit } (Hungary)
stalingrado-country-slovak = { $unit } (Slovakia)
stalingrado-pool-words = { $nation }, { $kind }
stalingrado-points-goal = The Axis lead is its points less the Soviet points, at the end of the last turn. With a lead of { $axis } or more the Axis wins, with { $soviet } or less the Soviets; between them it is a draw.
stalingrado-points-campaign = If the Axis holds Stalingrad (both hexes), Mozdok and Maykop at the end of the last turn, it wins automatically. Otherwise the side with more points wins; with equal points it is a draw.
stalingrado-points-objectives = Objectives
stalingrado-points-scored = Scored so far
stalingrado-points-each = each turn from { $first } to { $last }
stalingrado-points-end = at the end
stalingrado-points-german-units = German units eliminated
stalingrado-points-allied-units = Allied Axis units eliminated
stalingrado-points-soviet-units = Soviet units eliminated
stalingrado-points-west-of-donets = Units west of the Donets
stalingrado-points-on-the-volga = German units on the Volga
stalingrado-points-points-left = Replacement points left
stalingrado-table-combat = Combat table
stalingrado-table-explained = Two dice; losses of the defender / losses of the attacker.
stalingrado-odds-ratio = ratio
stalingrado-odds-column = column
stalingrado-odds-hit = defender losses
stalingrado-odds-hurt = attacker losses
stalingrado-odds-mean = on average
stalingrado-odds-hidden = The defence is covered: find the ratio you expect.
stalingrado-find-place = place
stalingrado-panel-orders = To do
stalingrado-panel-units = Units
stalingrado-overlay-reach = Reach of the unit under the pointer
stalingrado-key-group = gather a group
stalingrado-key-stay = these stay, on to the next
stalingrado-gesture-stack = a stack to move all of it
stalingrado-gesture-one = one unit: point at its stack and take it from the row
stalingrado-gesture-group = a frame around units, then click where they go
stalingrado-gesture-target = a target: all adjacent units attack; click a unit to leave it out
stalingrado-gesture-wing = wings, then the hex they fly to
stalingrado-way-cost = points: { $cost } of { $points }
stalingrado-way-some = { $count } of { $all } can get there
stalingrado-way-rivers = { $count ->
    [one] crosses a river
   *[other] crosses { $count } rivers
}
stalingrado-way-no-end = may not end here ({ $rule })
stalingrado-way-zone = in an enemy zone
stalingrado-way-duty = will have to attack
stalingrado-way-unsupplied = out of supply
stalingrado-way-uncommanded = out of command
stalingrado-way-hunters = { $count ->
    [0] no enemy fighter can come
    [one] one enemy fighter unit can come
   *[other] { $count } enemy fighter units can come
}
stalingrado-left-unmoved = { $count ->
    [one] one unit has no orders
   *[other] { $count } units have no orders
}
stalingrado-left-enter = { $count ->
    [one] one unit waits to enter
   *[other] { $count } units wait to enter
}
stalingrado-left-land = { $count ->
    [one] one air unit has no base
   *[other] { $count } air units have no base
}
stalingrado-left-hq = { $count ->
    [one] one headquarters has not moved
   *[other] { $count } headquarters have not moved
}
stalingrado-left-spend = { $count ->
    [one] one unit could receive replacements
   *[other] { $count } units could receive replacements
}
stalingrado-left-fly = { $count ->
    [one] one air unit could still fly
   *[other] { $count } air units could still fly
}
stalingrado-left-attack = { $count ->
    [one] one enemy hex could still be attacked
   *[other] { $count } enemy hexes could still be attacked
}
stalingrado-left-owing = { $count ->
    [one] one stack will have to attack
   *[other] { $count } stacks will have to attack
}
stalingrado-left-duty = { $count ->
    [one] one stack still must attack
   *[other] { $count } stacks still must attack
}
stalingrado-left-doubt = Before you end: { $what }.
stalingrado-left-nothing = Nothing left to do here.
stalingrado-attacks = Attacks so far: { $count }
stalingrado-left-all-stay = Leave all of these
stalingrado-left-more = and { $count } more
stalingrado-filter-nation = nation
stalingrado-filter-type = type
stalingrado-filter-army = in range of
stalingrado-filter-state = condition
stalingrado-filter-any = all
stalingrado-filter-count = { $count ->
    [one] one unit
   *[other] { $count } units
}
stalingrado-filter-none = Clear filter
stalingrado-filter-ready = not yet used
stalingrado-filter-unsupplied = out of supply
stalingrado-filter-uncommanded = out of command
stalingrado-filter-duty = must attack
stalingrado-filter-reduced = reduced
stalingrado-type-infantry = infantry
stalingrado-type-light_infantry = light infantry
stalingrado-type-mountain = mountain
stalingrado-type-alpine = alpine
stalingrado-type-security = security
stalingrado-type-cavalry = cavalry
stalingrado-type-motorised_infantry = motorised infantry
stalingrado-type-mechanised_infantry = mechanised
stalingrado-type-mechanised_cavalry = mechanised cavalry
stalingrado-type-panzer = Panzer
stalingrado-type-tank = tanks
stalingrado-type-artillery = artillery
stalingrado-type-hq = headquarters
stalingrado-type-air-C = fighters
stalingrado-type-air-CB = fighter-bombers
stalingrado-type-air-BL = light bombers
stalingrado-type-air-BM = medium bombers
stalingrado-type-air-BP = heavy bombers
stalingrado-type-air-T = air transport
stalingrado-group-add = { $count ->
    [one] Add one to the group
   *[other] Add all { $count } to the group
}
stalingrado-group-one = Add { $unit } to the group
stalingrado-hand = What is left to do
stalingrado-hand-coming = Your reinforcements of turn { $turn }
stalingrado-hand-next = Next without orders
stalingrado-hand-stay = { $count ->
    [0] Stay
    [one] This one stays
   *[other] These { $count } stay
}
stalingrado-hand-group = Group
stalingrado-hand-send = { $count ->
    [one] Send one unit
   *[other] Send { $count } units
}
stalingrado-hand-scatter = Clear group
stalingrado-hand-gather = Click stacks or units to gather them; then click any other hex to send them there.
stalingrado-hand-aim = Choose a destination hex.
stalingrado-hand-arrive = Choose a hex: all arrivals go towards it.
stalingrado-hand-arrivals = Bring all in towards …
stalingrado-hand-bases = Rebase all aircraft
stalingrado-wings = Air units by wing
stalingrado-wings-again = Repeat missions ({ $count })
stalingrado-wings-where = { $count ->
    [0] Choose the wings that fly.
    [one] One unit chosen: click the hex to fly to.
   *[other] { $count } units chosen: click the hex to fly to.
}
stalingrado-hand-how = What a click does
stalingrado-how-to = march
stalingrado-how-step = hex by hex
stalingrado-how-rail = by rail
stalingrado-how-sea = by sea
stalingrado-how-support = support
stalingrado-how-bomb_units = bomb units
stalingrado-how-bomb_base = bomb a base
stalingrado-how-escort = escort
stalingrado-how-supply = supply
stalingrado-how-unit = move
stalingrado-how-top = put on top
stalingrado-done = Units moved: { $count } of { $all }, arrived: { $arrived }.
stalingrado-done-undo = Undo the whole order
stalingrado-done-part = came as far as { $hex }
stalingrado-done-not = did not move
stalingrado-hand-hold = Hold until contact
stalingrado-hand-go-on = { $count ->
    [one] Go on: { $count } unit
   *[other] Go on: { $count } units
}
stalingrado-hand-cancel = { $count ->
    [one] Cancel { $count } order
   *[other] Cancel { $count } orders
}
stalingrado-plan-go-on = Standing orders carried out: { $done } of { $count }.
stalingrado-done-meets = would meet the enemy: move it yourself
stalingrado-plan-send = Orders given: { $done } of { $count } (to { $hex }).
stalingrado-plan-fly = { $unit } flies to { $hex } too.
stalingrado-plan-no-mission = No mission possible for { $unit } over { $hex }.
stalingrado-plan-back = Order undone.
stalingrado-plan-stopped = The order is paused: answer the question first.
stalingrado-plan-no-way = No unit can get to { $hex } this turn from there.
stalingrado-plan-arrive = Arrivals go towards { $hex }.
stalingrado-plan-bases = Aircraft change bases.
stalingrado-plan-missions = Giving missions.
stalingrado-plan-grounded = { $count ->
    [one] One unit has no mission there.
   *[other] { $count } units have no mission there.
}
stalingrado-air-asked = The air decision
stalingrado-air-aloft = Aloft
stalingrado-air-over = { $count ->
    [one] one flies there
   *[other] { $count } fly there
}
stalingrado-air-show = Show { $hex }
stalingrado-air-power = air { $air }, ground { $ground }
stalingrado-air-sky = The sky over { $hex }
stalingrado-air-fighters = { $count ->
    [0] no fighters in range
    [one] one fighter unit in range, power { $power }
   *[other] { $count } fighter units in range, power { $power }
}
stalingrado-air-others = { $count ->
    [0] no others
    [one] one other
   *[other] { $count } others
}
stalingrado-air-results = What came of it
stalingrado-air-bases = Bases: { $side }
stalingrado-how-intercept = intercept
stalingrado-thought = { $count ->
    [one] Attack by the only unit in reach: { $attack }.
   *[other] Attack by all { $count } units in reach: { $attack }.
}
stalingrado-thought-best = At best { $ratio }, after the shifts { $column }: defender losses { $hit }, attacker losses { $hurt }.
stalingrado-thought-worst = At worst { $ratio }, after the shifts { $column }: defender losses { $hit }, attacker losses { $hurt }.
stalingrado-nth = { $number }{ $ending ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
stalingrado-nth-m = { $number }{ $ending ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
stalingrado-town-stalingrad-north = Stalingrad (North)
stalingrado-town-stalingrad-south = Stalingrad (South)
stalingrado-town-saratov = Saratov
stalingrado-town-voronezh = Voronezh
stalingrado-town-kursk = Kursk
stalingrado-town-kharkov = Kharkov
stalingrado-town-belgorod = Belgorod
stalingrado-town-maykop = Maykop
stalingrado-town-grozny = Grozny
stalingrado-town-novorossiysk = Novorossiysk
stalingrado-town-tuapse = Tuapse
stalingrado-town-mariupol = Mariupol
stalingrado-town-zaporozhye = Zaporozhye
stalingrado-town-dnepropetrovsk = Dnepropetrovsk
stalingrado-town-lugansk = Lugansk
stalingrado-town-artemovsk = Artemovsk
stalingrado-town-izyum = Izyum
stalingrado-town-kupyansk = Kupyansk
stalingrado-town-slavyansk = Slavyansk
stalingrado-town-kamyshin = Kamyshin
stalingrado-town-kalach = Kalach
stalingrado-town-kalach-voronezh = Kalach (Voronezh)
stalingrado-town-kotelnikovo = Kotelnikovo
stalingrado-town-millerovo = Millerovo
stalingrado-town-rossosh = Rossosh
stalingrado-town-tatsinskaya = Tatsinskaya
stalingrado-town-chernyshkovskiy = Chernyshkovskiy
stalingrado-town-elista = Elista
stalingrado-town-melitopol = Melitopol
stalingrado-town-kerch = Kerch
stalingrado-town-sochi = Sochi
stalingrado-town-sukhumi = Sukhumi
stalingrado-town-tbilisi = Tbilisi
stalingrado-town-batumi = Batumi
stalingrado-town-kutaisi = Kutaisi
stalingrado-town-ordzhonikidze = Ordzhonikidze
stalingrado-town-nalchik = Nalchik
stalingrado-town-pyatigorsk = Pyatigorsk
stalingrado-town-cherkessk = Cherkessk
stalingrado-town-mineralnye-vody = Mineralnye Vody
stalingrado-town-yeysk = Yeysk
stalingrado-town-shakhty = Shakhty
stalingrado-town-novocherkassk = Novocherkassk
stalingrado-town-proletarskaya = Proletarskaya
stalingrado-town-pavlovskaya = Pavlovskaya
stalingrado-town-tikhoretsk = Tikhoretsk
stalingrado-town-kletskaya = Kletskaya
stalingrado-town-veshenskaya = Veshenskaya
stalingrado-town-kazanskaya = Kazanskaya
stalingrado-town-serafimovich = Serafimovich
stalingrado-town-boguchar = Boguchar
stalingrado-town-kantemirovka = Kantemirovka
stalingrado-town-voroshilovsk = Voroshilovsk
stalingrado-town-lisichansk = Lisichansk
stalingrado-town-pavlograd = Pavlograd
stalingrado-town-chuguyev = Chuguyev
stalingrado-town-valuyki = Valuyki
stalingrado-town-livny = Livny
stalingrado-town-yelets = Yelets
stalingrado-town-lipetsk = Lipetsk
stalingrado-town-feodosiya = Feodosiya
stalingrado-town-nizhne-chirskaya = Nizhne-Chirskaya
stalingrado-unit-n-alpine-division-cuneense = { stalingrado-nth } Alpine Division Cuneense
stalingrado-unit-n-alpine-division-julia = { stalingrado-nth } Alpine Division Julia
stalingrado-unit-n-alpine-division-tridentina = { stalingrado-nth } Alpine Division Tridentina
stalingrado-unit-n-cavalry-division = { stalingrado-nth } Cavalry Division
stalingrado-unit-n-infantry-division = { stalingrado-nth } Infantry Division
stalingrado-unit-n-infantry-division-cosseria = { stalingrado-nth } Infantry Division Cosseria
stalingrado-unit-n-infantry-division-ravenna = { stalingrado-nth } Infantry Division Ravenna
stalingrado-unit-n-infantry-division-sforzesca = { stalingrado-nth } Infantry Division Sforzesca
stalingrado-unit-n-infantry-division-torino = { stalingrado-nth } Infantry Division Torino
stalingrado-unit-n-infantry-division-vicenza = { stalingrado-nth } Infantry Division Vicenza
stalingrado-unit-n-light-cavalry-celere-division-duca-d-aosta = { stalingrado-nth } Light Cavalry (Celere) Division Duca d’Aosta
stalingrado-unit-n-light-division = { stalingrado-nth } Light Division
stalingrado-unit-n-luftwaffe-field-division = { stalingrado-nth } Luftwaffe Field Division
stalingrado-unit-n-motorised-division = { stalingrado-nth } Motorised Division
stalingrado-unit-n-motorised-division-pasubio = { stalingrado-nth } Motorised Division Pasubio
stalingrado-unit-n-mountain-division = { stalingrado-nth } Mountain Division
stalingrado-unit-n-panzer-division = { stalingrado-nth } Panzer Division
stalingrado-unit-n-ss-motorised-brigade = { stalingrado-nth } SS Motorised Brigade
stalingrado-unit-n-security-division = { stalingrado-nth } Security Division
stalingrado-unit-cavalry-brigade-barbo = Cavalry Brigade Barbo
stalingrado-unit-motorised-division-grossdeutschland = Motorised Division Grossdeutschland
stalingrado-unit-ss-motorised-division-leibstandarte-adolf-hitler = SS Motorised Division Leibstandarte Adolf Hitler
stalingrado-unit-ss-motorised-division-wiking = SS Motorised Division Wiking
stalingrado-unit-n-artillery-division = { stalingrado-nth } Artillery Division
stalingrado-unit-n-cavalry-corps = { stalingrado-nth } Cavalry Corps
stalingrado-unit-n-guards-cavalry-corps = { stalingrado-nth } Guards Cavalry Corps
stalingrado-unit-n-guards-mechanised-corps = { stalingrado-nth } Guards Mechanised Corps
stalingrado-unit-n-guards-rifle-corps = { stalingrado-nth } Guards Rifle Corps
stalingrado-unit-n-guards-rifle-division = { stalingrado-nth } Guards Rifle Division
stalingrado-unit-n-guards-tank-corps = { stalingrado-nth } Guards Tank Corps
stalingrado-unit-n-mechanised-corps = { stalingrado-nth } Mechanised Corps
stalingrado-unit-n-motor-rifle-division = { stalingrado-nth } Motor Rifle Division
stalingrado-unit-n-mountain-rifle-division = { stalingrado-nth } Mountain Rifle Division
stalingrado-unit-n-nkvd-rifle-division = { stalingrado-nth } NKVD Rifle Division
stalingrado-unit-n-rifle-division = { stalingrado-nth } Rifle Division
stalingrado-unit-n-tank-corps = { stalingrado-nth } Tank Corps
stalingrado-unit-german-n-army-hq = German { stalingrado-nth } Army HQ
stalingrado-unit-german-n-panzer-army-hq = German { stalingrado-nth } Panzer Army HQ
stalingrado-unit-german-army-detachment-hollidt = German Army Detachment Hollidt
stalingrado-unit-hungarian-n-army-hq = Hungarian { stalingrado-nth } Army HQ
stalingrado-unit-italian-n-army-hq = Italian { stalingrado-nth } Army HQ
stalingrado-unit-rumanian-n-army-hq = Romanian { stalingrado-nth } Army HQ
stalingrado-unit-bryansk-front-hq = Bryansk Front HQ
stalingrado-unit-don-front-hq = Don Front HQ
stalingrado-unit-north-caucasus-front-hq = North Caucasus Front HQ
stalingrado-unit-southeastern-front-hq = Southeastern Front HQ
stalingrado-unit-southern-front-hq = Southern Front HQ
stalingrado-unit-southwestern-front-hq = Southwestern Front HQ
stalingrado-unit-stalingrad-front-hq = Stalingrad Front HQ
stalingrado-unit-transcaucasus-front-hq = Transcaucasus Front HQ
stalingrado-unit-voronezh-front-hq = Voronezh Front HQ
stalingrado-unit-n-air-brigade-me-109f = { stalingrado-nth } Air Brigade (Me 109F)
stalingrado-unit-n-air-brigade-re-2000 = { stalingrado-nth } Air Brigade (Re 2000)
stalingrado-unit-n-bomber-aviation-division-a-20 = { stalingrado-nth } Bomber Aviation Division (A-20)
stalingrado-unit-n-bomber-aviation-division-il-4 = { stalingrado-nth } Bomber Aviation Division (Il-4)
stalingrado-unit-n-bomber-aviation-division-li-2 = { stalingrado-nth } Bomber Aviation Division (Li-2)
stalingrado-unit-n-bomber-aviation-division-pe-2 = { stalingrado-nth } Bomber Aviation Division (Pe-2)
stalingrado-unit-n-bomber-aviation-division-pe-8 = { stalingrado-nth } Bomber Aviation Division (Pe-8)
stalingrado-unit-n-bomber-aviation-division-su-2 = { stalingrado-nth } Bomber Aviation Division (Su-2)
stalingrado-unit-n-fighter-aviation-division-i-16 = { stalingrado-nth } Fighter Aviation Division (I-16)
stalingrado-unit-n-fighter-aviation-division-la-5 = { stalingrado-nth } Fighter Aviation Division (La-5)
stalingrado-unit-n-fighter-aviation-division-lagg-3 = { stalingrado-nth } Fighter Aviation Division (LaGG-3)
stalingrado-unit-n-fighter-aviation-division-p-39 = { stalingrado-nth } Fighter Aviation Division (P-39)
stalingrado-unit-n-fighter-aviation-division-p-40 = { stalingrado-nth } Fighter Aviation Division (P-40)
stalingrado-unit-n-fighter-aviation-division-yak-1 = { stalingrado-nth } Fighter Aviation Division (Yak-1)
stalingrado-unit-n-fighter-aviation-division-yak-7 = { stalingrado-nth } Fighter Aviation Division (Yak-7)
stalingrado-unit-n-ground-attack-aviation-division-il-2 = { stalingrado-nth } Ground-Attack Aviation Division (Il-2)
stalingrado-unit-n-transport-group-li-2 = { stalingrado-nth } Transport Group (Li-2)
stalingrado-how-attack = attack
stalingrado-how-shell = artillery alone
stalingrado-strip-goal = Axis lead { $margin } · Axis wins from { $axis }, Soviets up to { $soviet }
stalingrado-filter-find = A unit by name or hex
stalingrado-guide-march = Numbers are movement points. A red dashed hex means that the unit will have to attack from there; a brown dot that it would be out of supply, a violet one out of command. The line shows the way to the hex under the pointer, blue dots are rivers.
stalingrado-guide-mission = The blue line is how far it flies; hatched hexes are where enemy fighters may come. Choose below the board what a click means, or take a target from the panel “Air war”.
stalingrado-guide-replacements = Points make reduced units whole again and bring back the eliminated. The counters below the board and the lit ones on the map can get some; what you keep is not lost.
stalingrado-guide-reaction = The enemy flies. Send fighters against the enemy aircraft, or support over hexes that may be attacked; the panel “Air war” shows what is aloft.
stalingrado-guide-place_hq = Put it near the units it will command, on or beside a road or railway to your edge. You may keep it aside for later.
stalingrado-left-crowded = { $count ->
    [one] one hex is over the stacking limit: move a unit out
   *[other] { $count } hexes are over the stacking limit: move units out
}
stalingrado-guide-axis-intro-1 = You command the Axis: grey counters with square corners; allies have a colour of their own and the letters RO, HU, IT or SK. You drive east, to the Volga and the Caucasus, before winter comes.
stalingrado-guide-axis-intro-2 = A counter says attack, defence and movement: 6-5-15. A white band is a unit that has lost a step; a number in a circle says how many lie in the stack. Rest the pointer on a hex to see them all.
stalingrado-guide-axis-intro-3 = Next to the enemy lie zones of engagement (key Z): they cost an extra point, and a unit that ends its movement in one may have to attack. D shows these duties.
stalingrado-guide-axis-intro-4 = Headquarters command and feed units within their range (key C), and live on roads and railways to the west edge (key S). Without supply attack and movement are halved.
stalingrado-guide-soviet-intro-1 = You command the Soviets: red counters with round corners; guards have yellow symbols. Hold until winter, then strike back.
stalingrado-guide-soviet-intro-2 = A counter says attack, defence and movement: 4-6-6. A white band is a unit that has lost a step; a number in a circle says how many lie in the stack. Of enemy stacks you see only the top.
stalingrado-guide-soviet-intro-3 = Next to the enemy lie zones of engagement (key Z): they cost an extra point, and a unit that ends its movement in one may have to attack. D shows these duties.
stalingrado-guide-soviet-intro-4 = Headquarters command and feed units within their range (key C), and live on roads and railways to your edges (key S). Do not let your armies be cut off.
stalingrado-guide-first_base = Click a lit hex with an airfield: fighters near the front, bombers and transports behind it.
stalingrado-guide-moving = Click a lit stack to move all of it, or one of its counters beside the hex. Below the board: N leads to the next unit without orders, K lets it stay, G gathers a group that goes to one hex together. “To do” lists what is left.
stalingrado-guide-column = Lit hexes are where all of them can go, with what it costs the slowest. With the buttons you leave some behind.
stalingrado-guide-missions = Air units fly one mission in a turn: support in combat, bombs, escort, supply. The panel “Air war” lists who can fly and from where; or be done.
stalingrado-guide-combat = Rest on an enemy hex to see what an attack would be, then click it. Stacks with a red arrow have to attack; the line below the board says how many are left.
stalingrado-guide-attackers = Add units by clicking them. The chances show every shift, and the columns that the hidden defence may lead to.
stalingrado-guide-turn-axis = The Axis has moved. “Replay their last turn” shows it again, step by step.
stalingrado-guide-turn-soviet = The Soviets have moved. “Replay their last turn” shows it again, step by step.

# The stage
stalingrado-stage-attack = Attack on { $hex }
stalingrado-stage-air = Air combat over { $hex }
stalingrado-stage-bombs = { $mission ->
    [bomb-units] Bombs on { $hex }
    [bomb-base] Bombs on the base in { $hex }
   *[bomb-headquarters] Bombs on the headquarters in { $hex }
}
stalingrado-stage-shelling = Artillery on { $hex }
stalingrado-stage-points = points
stalingrado-stage-effect = Effect { $number }
stalingrado-stage-attacker = { $losses ->
    [one] the attacker loses one step
   *[other] the attacker loses { $losses } steps
}
stalingrado-stage-none = No effect
stalingrado-stage-losses = defender { $d }, attacker { $a }
stalingrado-stage-weather = Winter weather

# Guided lessons

stalingrado-lesson-move = Move and zones
stalingrado-lesson-move-unit = Choose the 24th Panzer Division in 0703.
stalingrado-lesson-move-hex = Move it to 0803, beside the enemy. Leaving a hex in an enemy zone costs 1 point more.
    .wrong = Only units beside the enemy can attack. Move to 0803.
stalingrado-lesson-move-stack = A whole stack can move at once. Choose the one in 0702.
stalingrado-lesson-move-column = Move it to 0802.
stalingrado-lesson-move-end-phase = End movement. Units in an enemy zone will have to fight.
    .wrong = More units could move, but two moves are enough here. End movement.
stalingrado-lesson-move-end = Movement and zones decide where you fight. Next: supply.
stalingrado-lesson-supply = Supply and headquarters
stalingrado-lesson-supply-hq = Units need a headquarters in range. Choose that of the 4th Panzer Army.
    .wrong = First the headquarters: a unit that leaves its range fights one column worse. Choose that of the 4th Panzer Army.
stalingrado-lesson-supply-hex = Move it to 0703, close behind the front.
    .wrong = The closer it stands, the farther its units may go. Move it to 0703.
stalingrado-lesson-supply-unit = Choose the 24th Panzer Division.
stalingrado-lesson-supply-march = Move it to 0803: it stays in range of the headquarters.
stalingrado-lesson-supply-end-phase = Key S lays supply over the map: who is fed, and from where. End movement.
stalingrado-lesson-supply-end = Headquarters go up with the front, or it stops. Next: air and combat.
stalingrado-lesson-combat = Air and combat
stalingrado-lesson-combat-end-phase = End movement: then the aircraft fly.
stalingrado-lesson-combat-send = Choose the Stukas in 0703.
stalingrado-lesson-combat-support = Send them to support the attack on 0903.
    .wrong = Aircraft help only in the hex where they fly. Send the Stukas to 0903.
stalingrado-lesson-combat-done = Keep the fighters at their base. End the missions.
stalingrado-lesson-combat-attack = Now fight: choose 0903.
stalingrado-lesson-combat-go = All three divisions attack; the odds stand beside the target. Attack.
    .wrong = Each division that you leave out lowers the odds. Attack with all three.
stalingrado-lesson-combat-advance = The defender is eliminated. Advance with the 24th Panzer Division.
stalingrado-lesson-combat-end = Move, fly, fight, advance: that is a turn. Play your first scenario.
