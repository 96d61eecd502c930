### What the program itself says, whatever the game

core-and = { $first } and { $last }
    .before-i = { $first } and { $last }
core-hex = { $hex } ({ $place })
core-label = { $name }:
core-percent = { $number }%
core-welcome = Type the number of a choice. ? shows all commands, q saves and quits.
core-thinking = { $seat } is thinking
core-curtain = Pass the screen to { $seat }. Press Enter when ready.
core-winners = { $count ->
    [0] No one wins.
    [one] { $seat ->
        [german] The Germans win.
        [soviet] The Soviets win.
        [axis] The Axis wins.
       *[other] { $winners } wins.
    }
   *[other] { $winners } win together.
}
core-nobody-yet = The game is not over: { $seat } has to choose.

## Dice thrown by hand

core-type-dice = { $count ->
    [one] Roll a die for { $why } and type the result.
   *[other] Roll { $count } dice for { $why } and type the results, like 3 4 5.
}
core-not-dice = Type the dice results: numbers from 1 to 6, like 3 4 5.
core-dice-left = { $count ->
    [one] Unused die ignored: { $dice }.
   *[other] { $count } unused dice ignored: { $dice }.
}

## Answers

core-no-such-number = Type a number from 1 to { $most }.
core-more-answers = … and { $count } more: a lists them all, a WORD those with that word.
core-no-such-answer = No choice has these words; a lists them all.
core-at-once = No choices left: this starts the combat. Continue?
core-at-once-yes = Continue
core-at-once-no = Go back
core-not-understood = “{ $words }” is not a valid choice here: { $now } Commands: { $verbs }.
core-not-now = “{ $words }” can’t be used now: { $rules }. Current question: { $now }
core-why = { $action }: { $why } [{ $rule }]
core-no-such-thing = there is no “{ $thing }”
core-legal = { $action } is allowed.
core-name-an-action = Name an action by its number or its words.
core-look-where = Name a hex by its number or its place: look HEX
core-not-found = Nothing matches these words.
core-look-empty = empty
core-look-next = Next to it
core-no-cards = This game has no cards.
core-which-rule = Name a rule by its number: rule NUMBER
core-no-odds = Odds unavailable: no roll here, or the target is unknown.
core-no-hint = No hint available here.
core-hint = The computer would play { $number }: { $action }
core-hint-chance = { $chance } to win
core-hint-fears = Danger: { $fears }
core-undone = Undone.
core-cannot-undo-nothing-to-undo = Nothing to undo.
core-cannot-undo-chance-has-spoken = Can’t undo: dice were rolled or hidden information was revealed.
core-cannot-undo-not-your-move = Can’t undo: the last move was not yours.

## Keeping games

core-saved = Saved to { $path }.
core-cannot-save = Not saved, { $path }: { $why }
core-saved-elsewhere = Can’t write the file you named ({ $why }); the game was saved elsewhere.
core-kept = { $over ->
    [yes] The game is saved in { $path }. To look at it again:
   *[no] The game is saved in { $path }. To continue:
}

## Help

core-help-number = plays that choice
    .keys = 3
core-help-words = the same in the words of the notation; the verb may be left out
    .keys = to HEX, play CARD
core-help-answers = lists the choices again, all of them or those with these words
    .keys = a, answers WORD
core-help-undo = undoes, unless dice were rolled or hidden information was revealed
    .keys = u, undo
core-help-odds = exact odds of a choice
    .keys = o 3, odds attack
core-help-why = which rule forbids it
    .keys = why to HEX
core-help-map = the map with its legend, around a hex or place if you name one
    .keys = m, map HEX
core-help-log = what happened last
    .keys = l, log 50
core-help-info = everything beside the map
    .keys = i, info
core-help-blocks = the units you know, hex by hex; with words, only those that match
    .keys = b, units WORD
core-help-find = the places and units that match these words
    .keys = f, find WORD
core-help-look = a hex, its units and its neighbours
    .keys = look HEX
core-help-cards = the cards you can see, and what they do
    .keys = c, cards
core-help-study = line of sight, reach or threats; without a topic, lists the topics
    .keys = study TOPIC NAMES
core-help-rule = the title of a rule
    .keys = rule NUMBER
core-help-hint = what the computer would do, and why
    .keys = hint
core-help-save = saves, to a file if you name one
    .keys = s, save FILE
core-help-quit = saves and quits
    .keys = q, quit

## Studies

core-study-what = Study what? { $known }.
core-study-none = This game has no studies.
core-study-about = Name the subject: study { $needed }.
core-study-no-such = There is no “{ $name }” to study; expected: { $kind }.
core-study-nothing = Nothing to report about that.
core-study-ap = AP
core-study-by = because of
core-study-cap = CAP
core-study-close = close combat
core-study-cost = cost
core-study-cuts = cut by
core-study-defence = defence
core-study-destroyed = destroyed
core-study-distance = distance
core-study-enemies = enemies
core-study-facing = facing
core-study-firepower = firepower
core-study-hex = hex
core-study-hexes = hexes
core-study-hit = hit
core-study-needed = needed
core-study-path = path
core-study-rule = rule
core-study-sees = in sight
core-study-shots = shots
core-study-stops = ends there
core-study-unit = unit
core-study-used = used
core-study-start = from
core-study-points = points
core-study-ready = may move
core-study-from = coming from
core-study-crosses = crosses
core-study-marks = there
core-study-no_end = may not stop
core-study-stop = gets to
core-study-arrives = arrives
core-study-units = units
core-study-hq = headquarters
core-study-command = command line
core-study-line = supply line
core-study-odds = odds
core-study-attack = attack
core-study-worst = worst
core-study-least = hit at least
core-study-best = best
core-study-most = hit at most
core-study-over = over the hex
core-study-power = strength
core-study-fighters = fighters
core-study-fighter_power = strength of the fighters
core-study-others = others
core-study-zone = zone of engagement
core-study-duty = must attack
core-study-unsupplied = out of supply
core-study-uncommanded = out of command
core-study-river = a river
core-study-wide = a wide river
core-study-watchers = watched by
core-study-fires = can fire
core-study-bands = by distance
core-study-cities = cities that supply
core-study-edge = map edge
core-study-dry = cities cut off
core-study-sea = sea
core-study-lacking = out of supply
core-study-home = home country
core-study-beside = a unit beside it
core-study-supplied = supplied there
core-study-gains = gains supply
core-study-loses = loses supply
core-study-cut_off = cut off
core-study-lines = live lines
core-study-severed = severed lines
core-study-breaks = broken at
core-study-sources = sources
core-study-armies = headquarters
core-study-fed = supplied
core-study-load = units in range
core-study-number = can command
core-study-yes = yes
core-study-no = no

## Games without a look of their own

core-plain-turn = Turn { $turn }
core-plain-off-map = Off the map
core-plain-legend = Hex and place; below, how many units, the first of them and its factors.
