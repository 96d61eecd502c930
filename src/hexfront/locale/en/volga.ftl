### Stalingrad: Inferno on the Volga

## What the game is

volga-about = German regiments fight their way to the Volga before the Soviet deck runs out.
volga-facts = 2 to 3 hours
    .players = 1 to 3
    .difficulty = medium
volga-scenario-battle = the battle for the city, August to November 1942
    .history = From the first bombs of August to the Soviet offensive of November the city was fought for house by house.

volga-mode-solo = you are the Germans, the rulebook plays the Soviets
volga-mode-cooperative = two German players, Yellow and Blue, against the rulebook
volga-mode-1v1 = a German against a Soviet player
volga-mode-2v1 = two German players, Yellow and Blue, against a Soviet player

volga-seat-german = German
volga-seat-yellow = Yellow
volga-seat-blue = Blue
volga-seat-soviet = Soviet

volga-option-variant = the designer's variant with advantages for both sides
    .off = the standard game
    .v0 = advantages only
    .A = easier for the Germans: Paulus, Hoth and Von Richthofen from the start
    .B = easier for the Soviets: their leaders lie on top of their deck
    .C = as B, and five hexes are fortified
volga-option-advantages = whether advantages are rolled in a game of the variant
    .on = a die for each side
    .off = none for either side
volga-option-forts = when hexes are fortified
    .level = at level C only
    .variant = in every game of the variant
volga-option-late_divisions = when the four-step rifle divisions all wait in reserve
    .advantage = by the Soviet advantage
    .variant = in every game of the variant
volga-option-special_units = when the AA regiment and the anti-tank brigade use their powers
    .variant = in every game of the variant
    .level = at level C only
volga-option-chuikov_hq_on_draw = when Chuikov's headquarters is placed, in the variant
    .off = when he comes into play
    .on = when his card is drawn
volga-option-w_stack = the second block of the spearhead in hex W
    .v64 = the 64th Panzergrenadiers
    .v15 = the 15th Motorised, as the rulebook prints it
volga-option-capture_any = which reinforcement hexes give a card when captured
    .off = the enemy's own
    .on = any the enemy controls, including your own when retaken
volga-option-opfire_per_stack = how often a block fires in opportunity fire
    .off = once a combat
    .on = once for each attacking stack next to it
volga-option-aa_marker_always = when a Soviet AA card leaves rubble
    .off = only when it stops an air card
    .on = always
volga-option-soviet_breaks_own_ties = who chooses among equal Soviet blocks that are hit
    .off = the German
    .on = the Soviet player

## Cards

volga-card-g-paulus = Paulus
    .text = From now on the Germans draw twice as many cards.
volga-card-g-hoth = Hoth
    .text = In clear hexes infantry and tanks together fire first, and fast blocks may move one more hex after an advance (Blitz).
volga-card-g-richthofen = Von Richthofen
    .text = Air cards roll twice their dice and add twice their rubble modifier.
volga-card-g-linden = Linden
    .text = Several pioneer cards may be played together, and the 672nd Pioneers may be played.
volga-card-g-okh = OKH
    .text = The Germans must take hexes 1 to 19 or clear the map; eliminated R units give them extra turns.
volga-card-g-heinkel = Heinkel 111
    .text = { $dice } dice that hit on { $needed } or more; rubble +{ $rubble }. An air card.
volga-card-g-stuka = Stuka
    .text = { $dice } dice that hit on { $needed } or more; rubble +{ $rubble }. An air card.
volga-card-g-howitzer = Howitzer
    .text = { $dice } dice that hit on { $needed } or more; rubble +{ $rubble }.
volga-card-g-pioneer = Pioneers
    .text = { $dice } dice that hit on { $needed } or more; rubble +{ $rubble }.
volga-card-g-pioneer-672 = 672nd Pioneers
    .text = { $dice } dice that hit on { $needed } or more; rubble +{ $rubble }. Only while Linden is in play.
volga-card-g-sniper = German sniper
    .text = The strongest Soviet infantry block loses a step.
volga-card-g-pak = PAK
    .text = The strongest Soviet tank block loses a step.
volga-card-s-chuikov = Chuikov
    .text = Soviets next to attacking Germans fire first, one die per block; Soviet attacks bring in all neighbours.
volga-card-s-zaytsev = Zaytsev
    .text = Soviet snipers hit twice.
volga-card-s-khrushchev = Khrushchev
    .text = Soviets hit on one number lower, but each 1 they roll hits themselves.
volga-card-s-tommy = Tommy gunners
    .text = { $dice } dice that hit on { $needed } or more.
volga-card-s-flotilla = Volga flotilla
    .text = On the coast { $dice } dice that hit on { $needed } or more; elsewhere a marine lands in the hex given by three dice.
volga-card-s-aa = AA guns ({ $hex })
    .text = Stops an air card and leaves rubble in the hex on the card.
volga-card-s-sniper = Soviet sniper
    .text = The strongest German infantry block loses a step.
volga-card-s-antitank = Anti-tank guns
    .text = The strongest German Panzer or Panzergrenadier block loses a step.
volga-card-s-infiltration = Infiltration
    .text = An infantry block from the reserve joins the combat.
volga-card-s-t34 = T-34 dug in
    .text = A tank block from the reserve joins the combat.

volga-advantage-german-1 = Paulus on top of the deck
volga-advantage-german-2 = Hoth on top of the deck
volga-advantage-german-3 = Von Richthofen on top of the deck
volga-advantage-german-4 = Linden on top of the deck
volga-advantage-german-5 = OKH on top of the deck
volga-advantage-german-6 = 6th Panzer Division
volga-advantage-soviet-1 = Chuikov on top of the deck
volga-advantage-soviet-2 = Khrushchev on top of the deck
volga-advantage-soviet-3 = Zaytsev on top of the deck
volga-advantage-soviet-4 = reinforced marines
volga-advantage-soviet-5 = late divisions
volga-advantage-soviet-6 = immortal Guards

## What is asked

volga-prompt-german_action = Turn { $turn }: choose a German action.
volga-prompt-long_stack = Choose a stack for the long move.
volga-prompt-long_first = Choose the first hex for the stack in { $start }.
volga-prompt-long_second = Choose a second hex, or stop in { $hex }.
volga-prompt-short_stack = { $left ->
    [1] Choose a stack for the last short move.
   *[other] Choose a stack to move one hex ({ $left } moves left).
}
volga-prompt-short_group = { $units-count ->
    [1] Choose a hex to move to.
   *[other] Choose a hex to move to, or blocks to leave behind.
}
volga-prompt-quick_stack = Choose a stack for the quick attack.
volga-prompt-quick_group = { $units-count ->
    [1] Choose a hex to attack from.
   *[other] Choose a hex to attack from, or blocks to leave behind.
}
volga-prompt-quick_target = Choose a hex to attack from { $hex }.
volga-prompt-planned_target = Choose a hex to attack.
volga-prompt-planned_stacks = Attack { $target }, or choose stacks to leave out.
volga-prompt-consent = Help attack { $target } from { $hex }?
volga-prompt-choose_german_card = { $cards-count ->
    [0] Play a card against { $target }?
   *[other] Play another card against { $target }?
}
volga-prompt-choose_soviet_card = Play a card in the combat for { $target }?
volga-prompt-choose_hit = Choose a block to take the hit.
volga-prompt-choose_advance = { $units-count ->
    [0] Choose at least one block to enter { $target }.
   *[other] Choose another block to enter { $target }.
}
volga-prompt-choose_soviet_advance = Choose a Soviet block to enter { $target }.
volga-prompt-choose_blitz = Choose a block for a Blitz from { $target }.
volga-prompt-blitz_to = Choose a hex for the Blitz of { $unit }.
volga-prompt-deploy_next = Space is limited: choose the next block to deploy.
volga-prompt-deploy_to = Choose a hex to deploy { $unit }.
volga-prompt-return_next = No space: choose a block to return to the track.
volga-prompt-soviet_choice = Move Soviet blocks, or draw a card.
volga-prompt-soviet_hex = Choose one of the highest stacks to move or attack.
volga-prompt-soviet_order = Attack from { $hex }, or move a block.
volga-prompt-soviet_unit_to = Choose a hex to move { $unit } to.

## What can be done

volga-verb-german_action-call = Call reinforcements
    .note = a card, and six dice for blocks of the track
volga-verb-german_action-long = Make a long move
    .note = a stack moves up to two clear hexes, away from the enemy
volga-verb-german_action-short = Make short moves
    .note = up to two groups move one hex, or pass
volga-verb-german_action-quick = Make a quick attack
    .note = a group moves one hex and attacks immediately, without cards
volga-verb-german_action-planned = Attack deliberately
    .note = deliberate attack: stacks next to the enemy attack together, with a card
volga-verb-long_stack-stack = Choose { $hex }
volga-verb-long_second-stop = Stop here
volga-verb-short_stack-stack = Choose { $hex }
volga-verb-short_stack-stop = End moves
volga-stop-doubt = { $count ->
    [one] One stack can still move. End the moves?
   *[other] { $count } stacks can still move. End the moves?
}
volga-gesture-stack = a stack to move all of it
volga-verb-quick_stack-stack = Choose { $hex }
volga-verb-quick_target-attack = Attack { $hex }
volga-verb-planned_target-target = Attack { $hex }
volga-verb-planned_stacks-attack = Attack
volga-verb-planned_stacks-hold = Leave out { $hex }
volga-verb-planned_stacks-ask = Ask for { $hex }
volga-verb-consent-agree = Join the attack
volga-verb-consent-decline = Decline
volga-verb-choose_german_card-none = Play no card
volga-verb-choose_german_card-done = End cards
volga-verb-choose_soviet_card-none = Play no card
volga-verb-card = Play { $card }
volga-verb-choose_hit-hit = Choose { $unit }
volga-verb-advance = Advance { $unit }
volga-verb-choose_advance-stop = End advance
volga-verb-all = Advance all
volga-plan-all = All blocks advance.
volga-verb-choose_blitz-unit = Choose { $unit }
volga-verb-choose_blitz-stop = End Blitz
volga-verb-deploy_next-unit = Deploy { $unit }
volga-verb-return_next-unit = Return { $unit }
volga-verb-leave = Leave { $unit }
volga-verb-to = Go to { $hex }
volga-verb-soviet_choice-move = Move
    .note = each of the highest stacks attacks or moves one block
volga-verb-soviet_choice-draw = Draw a card
volga-verb-soviet_hex-stack = Choose { $hex }
volga-verb-soviet_order-attack = Attack { $hex }
volga-verb-soviet_order-unit = Move { $unit }

## What happens

volga-event-set-up = Set-up: Soviets in { $hexes-count ->
    [one] one hex
   *[other] { $hexes-count } hexes
}, Germans in W, X and Y.
volga-event-advantages = { $side ->
    [german] German
   *[soviet] Soviet
} advantages (die { $dice }): { $numbers }.
volga-event-fortified = Fortified: { $hexes }.
volga-event-german-turn = Turn { $turn }: { $seat ->
    [german] the Germans
   *[other] { $seat-name }
}
volga-event-soviet-turn = Turn { $turn }: the Soviets
volga-event-extension = The Soviet deck is empty, but OKH fights on: { $turns ->
    [one] one extra turn
   *[other] { $turns } extra turns
} so far.
volga-event-extra-turn = Extra turn { $number }.
volga-event-pass = The Germans pass.
volga-event-german-draws = { $seat ->
    [yellow] Yellow draws
    [blue] Blue draws
   *[other] The Germans draw
} { $german_card ->
    [none] a card
   *[other] { $german_card }
}.
volga-event-german-deck-empty = The German deck is empty.
volga-event-leader-in-play = { $card } comes into play. { $text }
volga-event-reinforcement-dice = Dice for reinforcements: { $dice }.
volga-event-units-taken = Taken from the track: { $units }.
volga-event-unit-deployed = { $unit } arrives in { $hex }.
volga-event-unit-returned = { $unit } finds no space and returns to the track.
volga-event-unit-eliminated = Row { $row } of the track is empty: { $unit } is eliminated.
volga-event-raus = Raus arrives and brings to the track: { $units }.
volga-event-long-move = { $units-count ->
    [one] { $units } moves from { $start } to { $path }.
   *[other] { $units } move from { $start } to { $path }.
}
volga-event-short-move = { $units-count ->
    [one] { $units } moves from { $start } to { $hex }.
   *[other] { $units } move from { $start } to { $hex }.
}
volga-event-quick-attack = { $units-count ->
    [one] { $units } moves from { $start } to { $hex } and attacks { $target }.
   *[other] { $units } move from { $start } to { $hex } and attack { $target }.
}
volga-event-planned-attack = The Germans attack { $target } from { $hexes }.
volga-event-partner-agrees = The partner's stack in { $hex } joins the attack on { $target }.
volga-event-partner-declines = The partner's stack in { $hex } stays out of the attack on { $target }.
volga-event-soviet-attack = The Soviets attack { $target } from { $hexes }.
volga-event-soviet-card-laid = { $soviet_card ->
    [none] The Soviets play a card face down.
   *[other] The Soviets play { $soviet_card } face down.
}
volga-event-showdown = Showdown: { $faces }.
volga-event-blank-adjusted = { $unit } showed a blank side and stands at { $steps }.
volga-event-guard-restored = { $unit } rises to { $steps }.
volga-event-anti-tank-brigade = { $unit } takes aim at the tanks.
volga-event-soviet-card = Soviet card: { $card }.
volga-event-no-effect = { $card }: no effect.
volga-event-air-cancelled = { $unit ->
    [none] { $card } turns the aircraft back.
   *[other] { $unit } turns the aircraft back.
}
volga-event-air-strike-cancelled = Cancelled: { $cards }.
volga-event-card-effect = German card: { $cards }.
volga-event-card-fire = { $cards }: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}{ $halved ->
    [no] {""}
   *[yes] , { $effective } after halving by rubble
}.
volga-event-opportunity-fire = Opportunity fire: { $dice }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}{ $ones ->
    [0] {""}
   *[other] , { $ones } on themselves
}.
volga-event-rubble-roll = Rubble roll for { $hex }: { $dice } plus { $modifier } makes { $total }; 19 needed.
volga-event-rubble = { $hex } is reduced to rubble.
volga-event-volley = { $side ->
    [german] The Germans fire
   *[soviet] The Soviets fire
}: { $volleys }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}{ $ones ->
    [0] {""}
   *[other] , { $ones } on themselves
}.
volga-event-step-lost = { $unit } loses a step, { $steps } left.
volga-event-german-destroyed = { $unit } is destroyed in { $hex }. German losses: { $losses }.
volga-event-soviet-destroyed = { $unit } is destroyed in { $hex }.
volga-event-advance = { $unit } advances from { $start } to { $hex }.
volga-event-blitz = Blitz: { $unit } moves on from { $start } to { $hex }.
volga-event-combat-over = The combat is over.
volga-event-german-control = The Germans take control of { $hex }.
volga-event-soviet-control = The Soviets retake { $hex }.
volga-event-fort-removed = The fortification in { $hex } is removed.
volga-event-reinforcement-hex-captured = { $side ->
    [german] The Germans capture
   *[soviet] The Soviets capture
} a reinforcement hex, { $hex }.
volga-event-soviet-count = { $highest ->
    [one] One hex holds
   *[other] { $highest } hexes hold
} the tallest Soviet stack; the Soviets hold { $held } reinforcement { $held ->
    [one] hex
   *[other] hexes
}.
volga-event-no-reinforcement-hex = The Soviets hold no reinforcement hex and draw a card.
volga-event-soviet-reinforcements = Soviet reinforcements arrive.
volga-event-soviet-deployed = { $unit } ({ $kind ->
    [tank] tanks
   *[infantry] infantry
}) arrives in { $hex }.
volga-event-soviet-dice = The Soviets roll for { $rolls }.
volga-event-equal-dice = Dice showing { $die }: { $count }. The Soviets draw a card for each instead of moving.
volga-event-soviet-moves = { $unit } moves from { $start } to { $hex }.
volga-event-card-instead = { $dice ->
    [none] No block can be placed in { $hex }
   *[other] Roll { $dice }: no legal action for { $hex }
}: a card instead.
volga-event-soviet-draws = The Soviets draw { $soviet_card ->
    [none] a card
   *[other] { $soviet_card }
}; { $left } left in their deck.
volga-event-landing = Dice { $dice }: { $unit } lands in { $hex }.
volga-event-landing-fails = Dice { $dice }: Germans hold { $hex }, no landing.
volga-event-unit-appears = { $unit } appears in { $hex } with strength { $strength_of }.
volga-event-headquarters = Dice { $dice }: Chuikov's headquarters is in { $hex }.
volga-event-headquarters-fails = Dice { $dice }: { $hex } is German, no headquarters.
volga-event-chuikov-gone = Chuikov leaves the battle.
volga-event-game-over = The battle is over.

## How it ends

volga-result-reinforcement-hexes = All six Soviet reinforcement hexes are German.
volga-result-volga-bank = The whole bank of the Volga, hexes 1 to 19, is German.
volga-result-no-soviets = No Soviet block is left on the map.
volga-result-losses = German losses reach the limit.
volga-result-deck = The Soviets hold out until their last card.

volga-score-losses = German losses
volga-score-turns = turns
volga-score-reinforcement-hexes = reinforcement hexes taken
volga-score-yellow = captured by Yellow
volga-score-blue = captured by Blue

## Dice thrown by hand

volga-dice-advantages = advantages (the Soviet die, then the German one)
volga-dice-reinforcements = reinforcements
volga-dice-german-card = the German card
volga-dice-soviet-card = the Soviet card
volga-dice-opportunity-fire = opportunity fire of one hex
volga-dice-rubble = rubble
volga-dice-close-combat = close combat of one block
volga-dice-soviet-movement = Soviet movement, the next of the highest stacks from north to south
volga-dice-headquarters = Chuikov's headquarters

## On the screen

volga-terrain-clear = clear
volga-terrain-difficult = difficult
volga-terrain-urban = urban
volga-unknown-german = German block { $token }
volga-unknown-soviet = Soviet block { $token }
volga-unseen-german = A German block
volga-unseen-soviet = A Soviet block
volga-off-map-german = a German block
volga-note-strength = strength { $strength }
volga-blocks = { $count ->
    [one] one unknown block
   *[other] { $count } unknown blocks
}
volga-corner-turn = Turn { $turn }, { $seat }
volga-corner-deck = Soviet deck { $left } of { $all }
volga-corner-losses = Losses { $losses } of { $limit }
volga-corner-hexes = Goal hexes { $held } of { $all }
volga-corner-hand = Soviet hand { $cards }
volga-corner-german-hand = German hand { $cards }
volga-corner-extra = Extra turn { $used } of { $earned }
volga-legend = # urban  * rubble  ^ difficult  G German  S Soviet  F fortified  g German, empty
volga-legend-narrow = Each figure is the strength of a block, ? an unknown one.
volga-legend-blocks = Blocks: kind and strength, ? an unknown one. P Panzer, G Panzergrenadier, M motorised, I infantry; t tanks, r rifles, g Guards, m marines, o motor rifles, a AA, k anti-tank, w workers, f fortified region.
volga-status-hand = { $seat } hand
volga-status-leaders = Leaders in play
volga-status-track = Track (row: blocks)
volga-status-reserves = Soviet reserves
volga-status-reserves-are = infantry { $infantry }, tanks { $tank }, marines { $marine }
volga-status-decks = Decks
volga-status-decks-are = German { $german }, Soviet { $soviet }
volga-status-lost = Lost
volga-status-eliminated = Eliminated R units
volga-status-hidden = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
volga-status-goal = German goal
volga-status-goal-hexes = the six reinforcement hexes: { $held } held, { $missing } missing
volga-status-goal-bank = hexes 1 to 19: { $held } held, { $missing } missing
volga-status-goal-done = all goal hexes held
volga-status-advantages = { $seat } advantages
volga-status-headquarters = Chuikov's headquarters
volga-status-combat = Combat
volga-status-combat-is = { $hexes } against { $target }
volga-look-hex = { $terrain }, { $side ->
    [german] German
   *[soviet] Soviet
} control
volga-look-rubble = rubble: hits on the defender are halved
volga-look-fort = fortified
volga-look-coast = coast of the Volga
volga-look-soviet-entry = Soviet reinforcement hex
volga-look-german-entry = German reinforcement hex ({ $colour })
volga-look-headquarters = Chuikov's headquarters
volga-look-block = { $unit }, { $formation }: strength { $strength } of { $most }, hits on { $needed } or more{ $fast ->
    [yes] , fast (Blitz)
   *[no] {""}
}{ $prized ->
    [yes] , R unit: its loss counts double
   *[no] {""}
}
volga-compass = { $direction ->
    [1] E
    [2] SE
    [3] SW
    [4] W
    [5] NW
   *[6] NE
}

## Odds

volga-odds-falls = hex falls
volga-odds-rubble = rubble
volga-odds-mean-german_steps = German loss
volga-odds-mean-soviet_steps = Soviet loss
volga-odds-loss = Loss: steps lost on average.
volga-odds-lost = lost
volga-odds-lost-german_steps = German steps
volga-odds-lost-soviet_steps = Soviet steps
volga-odds-lost-german_units = German blocks
volga-odds-lost-soviet_units = Soviet blocks
volga-odds-card = if the Soviets play
volga-odds-chance = chance
volga-odds-exact = Exact if { $assumptions }.
volga-odds-not-exact = Exact only if { $assumptions }.
volga-odds-ties-spare-german-fire = among equal blocks the one with the least German fire takes the hit
volga-odds-ties-spare-own-fire = among equal blocks each side spares its best fire
volga-odds-soviet-card-at-random = the Soviet card is random
volga-odds-soviet-plays-no-card = the Soviets play no card
volga-odds-no-german-card = the Germans play no card
volga-odds-no-more-german-cards = the Germans add no other card
volga-odds-other-stacks-owners-ignored = the owners of the German blocks make no difference

## In the browser

volga-title = Inferno on the Volga
    .full = Stalingrad: Inferno on the Volga
volga-panel-forces = Forces
volga-panel-soviets = Soviet turn
volga-soviets-not-yet = The Soviets have not moved yet.
volga-flow-no-hex = No reinforcement hex held: draw a card.
volga-flow-count = Count the hexes with the highest stack and the reinforcement hexes held.
volga-flow-counted = { $highest } against { $held }
volga-flow-reinforce = More highest stacks: reinforcements arrive.
volga-flow-move = Otherwise a die for each highest stack, from 1 to 6: a move, an attack or a card.
volga-flow-compass = The Soviet compass: direction 1 is backwards, then clockwise

## Blocks and formations
## Their names come from the tables; these are the same in words that can be translated.

volga-nth = { $number }{ $ending ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
volga-unit-panzer-regiment = { volga-nth } Panzer Regiment
    .short = { volga-nth } Panzer
volga-unit-panzergrenadier-regiment = { volga-nth } Panzergrenadier Regiment
    .short = { volga-nth } Panzergrenadier
volga-unit-motorised-infantry-regiment = { volga-nth } Motorised Infantry Regiment
    .short = { volga-nth } Motorised Infantry
volga-unit-infantry-regiment = { volga-nth } Infantry Regiment
    .short = { volga-nth } Infantry
volga-unit-jaeger-regiment = { volga-nth } Jaeger Regiment
    .short = { volga-nth } Jaeger
volga-unit-croatian-infantry-regiment = { volga-nth } Croatian Infantry Regiment
    .short = { volga-nth } Croatian Infantry
volga-unit-naval-rifle-brigade = { volga-nth } Naval Rifle Brigade
volga-unit-guards-rifle-division = { volga-nth } Guards Rifle Division
volga-unit-rifle-division = { volga-nth } Rifle Division
volga-unit-nkvd-rifle-division = { volga-nth } NKVD Rifle Division
volga-unit-rifle-brigade = { volga-nth } Rifle Brigade
volga-unit-motor-rifle-brigade = { volga-nth } Motor Rifle Brigade
volga-unit-anti-aircraft-regiment = { volga-nth } Anti-aircraft Regiment
    .short = { volga-nth } Anti-aircraft
volga-unit-anti-tank-brigade = { volga-nth } Anti-tank Brigade
volga-unit-fortified-region = { volga-nth } Fortified Region
volga-unit-tractor-factory-workers-battalion = Tractor Factory Workers' Battalion
    .badge = TF
volga-unit-barrikady-workers-battalion = Barrikady Workers' Battalion
    .badge = Bar
volga-unit-red-october-workers-battalion = Red October Workers' Battalion
    .badge = RO
volga-unit-tank-brigade = { volga-nth } Tank Brigade
volga-unit-guards-tank-brigade = { volga-nth } Guards Tank Brigade
volga-formation-panzer-division = { volga-nth } Panzer Division
volga-formation-motorised-division = { volga-nth } Motorised Division
volga-formation-infantry-division = { volga-nth } Infantry Division
volga-formation-jaeger-division = { volga-nth } Jaeger Division
volga-formation-army = { volga-nth } Army
volga-formation-stalingrad-air-defence-corps = Stalingrad air defence corps
volga-formation-city-militia = city militia
volga-formation-62nd-64th-army = 62nd/64th Army

## Places

volga-place-1 = Vinnovka steppe
volga-place-2 = Latoshinka orchards
volga-place-3 = Latoshinka
volga-place-4 = Big Mushroom hill
    .full = Big Mushroom hill, Rynok
volga-place-5 = Spartanovka
volga-place-6 = Mokraya Mechetka mouth
    .full = Mokraya Mechetka mouth, lower tractor settlement
volga-place-7 = Tractor Factory
volga-place-8 = Barrikady gun factory
volga-place-9 = Barrikady landing stage
volga-place-10 = Red October riverfront
volga-place-11 = Bannyi ravine
    .full = Bannyi ravine, meat combine
volga-place-12 = Lazur chemical works
    .full = Lazur chemical works, oil tanks
volga-place-13 = City centre north
    .full = City centre north, main landing stages
volga-place-14 = City centre
    .full = City centre, Red Square
volga-place-15 = Tsaritsa mouth
    .full = Tsaritsa mouth, southern landing stage
volga-place-16 = Cannery riverfront
volga-place-17 = Food combine
    .full = Food combine, Yelshanka mouth
volga-place-18 = Sawmills
    .full = Sawmills, Lower Yelshanka
volga-place-19 = Kuporosnoe
volga-place-20 = Sukhaya Mechetka slope
volga-place-21 = Little Mushroom hill
volga-place-22 = Mokraya Mechetka valley
volga-place-23 = Upper tractor settlement
volga-place-24 = Barrikady settlement
    .full = Barrikady settlement, Zhitomirsk ravine
volga-place-25 = Silikat works
    .full = Silikat works, lower Barrikady settlement
volga-place-26 = Red October
    .full = Red October, Martin furnace
volga-place-27 = Red October settlement
volga-place-28 = Mamayev Kurgan
volga-place-29 = Aviation settlement
    .full = Aviation settlement, Dolgy ravine
volga-place-30 = Railway Station No. 1
volga-place-31 = Tsaritsa gorge
    .full = Tsaritsa gorge, barracks
volga-place-32 = Grain Elevator
volga-place-33 = Minina suburb
volga-place-34 = Zelyonaya Polyana
volga-place-35 = Hill 145.5
    .full = Hill 145.5 (Lysaya Gora)
volga-place-36 = Northern corridor
volga-place-37 = Sukhaya Mechetka head
volga-place-38 = Spartanovka woods
volga-place-39 = Orlovka stream confluence
volga-place-40 = Hill 97.7
volga-place-41 = Hill 107.5
    .full = Hill 107.5, upper Barrikady settlement
volga-place-42 = Upper Red October settlement
volga-place-43 = Vishnevaya gully
volga-place-44 = Mamayev western slope
volga-place-45 = Flying club airfield
volga-place-46 = Krutoy ravine head
volga-place-47 = Tsaritsa valley
volga-place-48 = Dar-Gora slopes
volga-place-49 = Sadovaya station
volga-place-50 = Yelshanka ravine
volga-place-51 = Upper Yelshanka heights
volga-place-52 = Hill 144.2
volga-place-53 = Orlovka road
volga-place-54 = Orlovka stream
volga-place-55 = Hill 108.8
volga-place-56 = Mechetka plateau
volga-place-57 = Gorodishche road
volga-place-58 = Steppe east of Razgulyaevka
volga-place-59 = Hill 126.3
volga-place-60 = Forest belt
volga-place-61 = Military hospital
volga-place-62 = Steppe north of Opytnaya
volga-place-63 = Opytnaya station
volga-place-64 = Upper Tsaritsa valley
volga-place-65 = Steppe west of Sadovaya
volga-place-66 = Staro-Dubovka
volga-place-67 = Hill 147.6
volga-place-68 = Orlovka
volga-place-69 = Steppe south of Orlovka
volga-place-70 = Mokraya Mechetka gully
volga-place-71 = Uvarovka
volga-place-72 = Steppe east of Gorodishche
volga-place-73 = Razgulyaevka fields
volga-place-74 = Steppe south of Razgulyaevka
volga-place-75 = Steppe west of the forest belt
volga-place-76 = Talovoy
volga-place-77 = Polyakovka
volga-place-78 = Yezhovka
volga-place-79 = Krutaya gully
volga-place-80 = Voroponovo station
volga-place-81 = Steppe west of Orlovka
volga-place-82 = Tatar Wall
volga-place-83 = Gorodishche heights
volga-place-84 = Gorodishche
volga-place-85 = Razgulyaevka station
volga-place-86 = Steppe west of Razgulyaevka
volga-place-87 = Steppe east of Gumrak
volga-place-88 = Gumrak rail line
volga-place-89 = Steppe north of Polyakovka
volga-place-90 = Steppe north of Yezhovka
volga-place-91 = Alekseyevka
volga-place-92 = Steppe north of Voroponovo
volga-place-93 = Gorodishche north
volga-place-94 = Gorodishche west
volga-place-95 = Aleksandrovka
volga-place-96 = Aleksandrovka road
volga-place-97 = Steppe north-east of Gumrak
volga-place-98 = Gumrak south
volga-place-99 = Steppe south-east of Gumrak
volga-place-100 = Western steppe
volga-place-101 = Steppe west of Alekseyevka
volga-place-102 = Gumrak station
volga-place-103 = Steppe south of Gumrak
volga-place-104 = South-western steppe
volga-place-105 = Steppe north of Z
volga-place-W = 16th Panzer spearhead
volga-place-X = Northern entry
    .full = Northern entry (6th Army)
volga-place-Y = Gumrak airfield entry
    .full = Gumrak airfield entry (6th Army)
volga-place-Z = South-western entry
    .full = South-western entry (4th Panzer Army)

## The first turn explained

volga-guide-intro-1 = You command the German 6th Army and 4th Panzer Army and come from the west. The Volga lies behind the city, in the east; the compass on the map points north.
volga-guide-intro-2 = You win when all six hexes with a red number are yours at the end of a turn. You lose when the Soviet deck runs out, or when ten of your blocks are destroyed.
volga-guide-intro-3 = Your blocks face you. The dots are their strength: each dot rolls one die. Black dots hit on 6, white ones on 5 and 6, red ones on 4, 5 and 6. Red blocks marked S are Soviet; you learn what they are when you fight them.
volga-guide-intro-4 = Each turn you take one action, then the Soviets follow the flowchart in the rulebook. Cards are their clock: the more they draw, the sooner the battle ends.
volga-guide-german_action = Calling reinforcements brings a card and up to six blocks, an attack may take a hex, and moves bring stacks closer without a fight. Hint says which of these the computer would choose, and why.
volga-guide-short_stack = Lit hexes have stacks that can move. A stack next to Soviets may move away, but no short move ends next to them.
volga-guide-short_group = The whole stack is chosen. Click a block to leave it behind, or a lit hex to go there. Undo takes back one step at a time.
volga-guide-long_stack = A long move takes a whole stack up to two clear hexes, away from all Soviets.
volga-guide-quick_stack = A quick attack moves one hex and attacks immediately, without cards and without making rubble. The stack must not start next to Soviets.
volga-guide-planned_target = A deliberate attack is made without moving, by any of your stacks next to the target, and you may play a card. In the city it can turn the hex into rubble, which halves your hits.
volga-guide-planned_stacks = All lit stacks will attack together. Click one to leave it out. The table shows the exact odds.
volga-guide-choose_german_card = The Soviets have played their card. Yours may decide the fight, but you have few: the table shows the effect of each.
volga-guide-choose_hit = Hits always strike the strongest block. Where several are equally strong you choose, for both sides.
volga-guide-choose_advance = The hex is empty: at least one of your blocks must enter it, up to four may.
volga-guide-deploy_to = Yellow blocks arrive in X or Y, blue ones in Z, white ones anywhere.
volga-guide-soviet_choice = You command the Soviets: move one block from each of the highest stacks, or draw a card. Drawing brings the end of the battle nearer.
volga-guide-soviet-intro-1 = You defend Stalingrad. The Germans come from the west; the Volga lies behind you, and reinforcements cross it to the hexes with a red number.
volga-guide-soviet-intro-2 = You win when your deck has run out, or when ten German blocks are destroyed. You lose when the Germans hold all six hexes with a red number at the end of a turn.
volga-guide-soviet-intro-3 = The flowchart in the rulebook decides whether reinforcements arrive; where it leaves a choice, you decide. In combat you may play a card, face down, before the Germans do.
volga-guide-turn-soviet = That was the Soviet turn: they followed their flowchart, shown in the panel “Soviet turn”. “Replay their last turn” shows it again; in the settings you can replay it step by step.
volga-guide-long_first = Choose a lit hex. After the first you may continue to a second.
volga-guide-long_second = Choose a second hex, or stop where the stack is. Then the Soviets have their turn.
volga-guide-quick_group = Choose the hex from which you attack, or click a block to leave it behind.
volga-guide-quick_target = Lit hexes hold Soviets you can attack from there. The table shows the exact odds.
volga-guide-deploy_next = There is not enough space for all: deploy the most important blocks first.
volga-guide-choose_soviet_card = You may play one card, face down. It is revealed together with the blocks.
volga-guide-soviet_hex = Each of the highest stacks acts once, in any order.
volga-guide-soviet_order = The whole stack may attack Germans next to it, or one of its blocks may move.

## On the board

volga-map-river = Volga
volga-map-north = N
volga-overlay-victory = Control and victory hexes
volga-overlay-coming = Reinforcements to come
volga-legend-held = Control: { $side }
volga-legend-goal = Victory hex
volga-legend-enter = Reinforcements enter: { $side }
volga-legend-closed = Closed while the enemy holds it
volga-arrivals = Blocks to deploy
volga-fan-unknown = not seen yet
volga-fan-strength = strength { $strength } of { $most }
volga-fan-needed = { $needed ->
    [6] hits on 6
   *[other] hits on { $needed } to 6
}
volga-fan-fast = fast
volga-fan-prized = R: counts double
volga-fan-remembered = seen earlier
volga-find-place = place

## Why the computer plays as it does

volga-bot-call = Call reinforcements.
volga-bot-march = March from { $hex } to { $target }.
volga-bot-approach = Move up from { $hex } to { $target }.
volga-bot-approach-two = Move up two stacks, one from { $hex } to { $target }.
volga-bot-quick = Make a quick attack on { $target } from { $hex }.
volga-bot-assault-goal-card = { $count ->
    [one] Take the reinforcement hex { $target } with { $count } stack and a card.
   *[other] Take the reinforcement hex { $target } with { $count } stacks and a card.
}
volga-bot-assault-goal-plain = { $count ->
    [one] Take the reinforcement hex { $target } with { $count } stack.
   *[other] Take the reinforcement hex { $target } with { $count } stacks.
}
volga-bot-assault-way-card = { $count ->
    [one] Open the way through { $target } with { $count } stack and a card.
   *[other] Open the way through { $target } with { $count } stacks and a card.
}
volga-bot-assault-way-plain = { $count ->
    [one] Open the way through { $target } with { $count } stack.
   *[other] Open the way through { $target } with { $count } stacks.
}
volga-bot-wait = Wait.
volga-bot-answer = One of the answers that were tried.
volga-bot-fears-losses = { $count ->
    [one] { $count } more loss decides the game.
   *[other] { $count } more losses decide the game.
}
volga-bot-fears-deck = { $count ->
    [one] The Soviet deck has only { $count } card left.
   *[other] The Soviet deck has only { $count } cards left.
}
volga-bot-fears-assault = The Germans can take { $hex }.

## The parts of a turn

volga-sequence-german-action = German action
volga-sequence-cards = Cards
volga-sequence-fire = Showdown and fire
volga-sequence-advance = Advance
volga-sequence-soviet-action = Soviet action

# The stage
volga-stage-attack = Attack on { $hex }
volga-stage-hits = { $count ->
    [0] No hits
    [one] { $count } hit
   *[other] { $count } hits
}
volga-stage-ones = { $count ->
    [one] { $count } hit on the firing side
   *[other] { $count } hits on the firing side
}
volga-stage-volley = { $side ->
    [german] German volley
   *[soviet] Soviet volley
}
volga-stage-opportunity-fire = Opportunity fire
volga-stage-card-fire = Card fire
volga-stage-soviet-dice = Soviet movement dice
volga-stage-reinforcement-dice = Reinforcement dice
volga-stage-headquarters = Headquarters roll
volga-stage-headquarters-fails = Headquarters roll
volga-stage-landing = Landing roll
volga-stage-landing-fails = Landing roll
volga-stage-card-instead = Card instead of a move
volga-stage-advantages = Advantages
volga-stage-rubble-roll = Rubble roll
volga-stage-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
volga-stage-modifier = modifier
volga-stage-total = total
volga-stage-rubble = Rubble
volga-stage-empty = Hex cleared

# Guided lessons

volga-lesson-move = Move and reinforce
volga-lesson-move-short = A German turn is one action. March first: make short moves.
    .wrong = Long moves and attacks cost the whole action too. Start with short moves: two stacks may march.
volga-lesson-move-stack = Up to two stacks may move. Choose the stack in hex Y.
volga-lesson-move-hex = The lit hexes are in reach. Move to 98: a hex that you enter is yours.
    .wrong = That hex is in reach, but 98 brings you closer to the city. Click 98.
volga-lesson-move-stop = Another stack could move. End the moves: the Soviets play next, by the rulebook.
    .wrong = A second stack may move, but not in this lesson: end the moves, so that the Soviets play.
volga-lesson-move-call = The Soviets have reinforced. Call units of your own: the dice say from where on the track.
volga-lesson-move-first = Six dice, six units. Most find their place by themselves; put this one in X.
volga-lesson-move-second = Put the next one in Y.
volga-lesson-move-third = Put the last one in X.
volga-lesson-move-end = You can march and reinforce. In the next lesson you attack.
volga-lesson-attack = Attack with cards
volga-lesson-attack-planned = Your spearhead in W stands before hex 3. Attack deliberately: that allows a card.
    .wrong = Only a deliberate attack lets you play a card, and this battle needs the Stuka.
volga-lesson-attack-card = Play the Stuka: it fires before the units do.
    .wrong = Without a card only your units fire. Play the Stuka first.
volga-lesson-attack-advance = The Stuka hit once, your regiments three times: the division is gone. Advance with the Panzer regiment.
    .wrong = An empty hex is not yours until a unit enters it. Advance with the Panzer regiment.
volga-lesson-attack-stop = One unit is enough to hold the hex. End the advance.
volga-lesson-attack-end = You took a reinforcement hex, and that gave you a card: Paulus. Next: what the Soviets do.
volga-lesson-soviets = What the Soviets do
volga-lesson-soviets-quick = Make a quick attack: the units march and fight in one action, without cards.
    .wrong = A deliberate attack does not march: the enemy is two hexes away. Make a quick attack.
volga-lesson-soviets-hex = Move to 82: a Soviet unit stands beside it, in 70.
    .wrong = From there you do not reach the Soviet unit: move to 82.
volga-lesson-soviets-advance = The defender is gone. Advance with the lit regiment.
volga-lesson-soviets-halt = Stay with the rest. Then the Soviets play: the tab Soviet turn tells each step.
volga-lesson-soviets-short = They count their highest stacks and the reinforcement hexes they hold; that decides what they do. Make short moves and see it again.
volga-lesson-soviets-stack = Choose the stack in Y.
volga-lesson-soviets-to = Move to 98.
volga-lesson-soviets-stop = End the moves and follow the Soviet turn.
volga-lesson-soviets-end = The Soviets follow the same chart every turn. You know enough to play.
