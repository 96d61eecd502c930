### What the program itself says, whatever the game

core-and = { $first } and { $last }
    .before-i = { $first } and { $last }
core-label = { $name }:
core-percent = { $number }%
core-welcome = Type the number of an answer. ? explains the rest, q saves and leaves.
core-thinking = { $seat } is thinking
core-curtain = It is { $seat }'s turn to look. Press Enter when nobody else does.
core-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
core-nobody-yet = The game is not over: { $seat } has to choose.

## Dice thrown by hand

core-type-dice = { $count ->
    [one] Throw a die for { $why }, and type what it shows.
   *[other] Throw { $count } dice for { $why }, and type what they show, like 3 4 5.
}
core-not-dice = Type what the dice show: figures from 1 to 6, like 3 4 5.
core-dice-left = { $count ->
    [one] One die was not needed and is forgotten: { $dice }.
   *[other] { $count } dice were not needed and are forgotten: { $dice }.
}

## Answers

core-no-such-number = Type a number from 1 to { $most }.
core-more-answers = … and { $count } more: a lists them all, a WORD those with that word.
core-no-such-answer = No answer has these words; a lists them all.
core-at-once = No other choice is left: this begins the combat. Go on?
core-at-once-yes = Yes
core-at-once-no = No, back
core-not-understood = “{ $words }” is no answer to this question: { $now } Words for it: { $verbs }.
core-not-now = “{ $words }” answers another question, which is not asked now: { $rules }. Asked now: { $now }
core-why = { $action }: { $why } [{ $rule }]
core-no-such-thing = there is no “{ $thing }”
core-legal = { $action } is allowed.
core-name-an-action = Name an action: its number, or its words.
core-look-where = Name a hex of the map by its number or by its place: look HEX
core-not-found = Nothing here has such words.
core-look-empty = nobody there
core-look-next = Next to it
core-no-cards = This game has no cards.
core-which-rule = Name a rule by its number: rule NUMBER
core-no-odds = No chances can be told: nothing is rolled there, or nothing is known about what would be hit.
core-no-hint = There is no advice to be had here.
core-hint = The planner would play { $number }: { $action }
core-undone = Taken back.
core-cannot-undo-nothing-to-undo = There is nothing to take back.
core-cannot-undo-chance-has-spoken = Dice or hidden things have spoken since; this cannot be taken back.
core-cannot-undo-not-your-move = The last move was not yours.

## Keeping games

core-saved = Saved to { $path }.
core-cannot-save = Not saved, { $path }: { $why }
core-saved-elsewhere = The file you named cannot be written ({ $why }), so the game is elsewhere.
core-kept = { $over ->
    [yes] The game is kept in { $path }. To look at it again:
   *[no] The game is kept in { $path }. To go on:
}

## Help

core-help-number = plays that answer
    .keys = 3
core-help-words = the same in the words of the notation; the verb may be left out
    .keys = to HEX, play CARD
core-help-answers = the answers again, all of them or those with these words
    .keys = a, answers WORD
core-help-undo = takes back, as far as no dice have been rolled and nothing hidden was seen
    .keys = u, undo
core-help-odds = exact chances of an answer
    .keys = o 3, odds attack
core-help-why = which rule forbids it
    .keys = why to HEX
core-help-map = the map with its legend, around a hex or place if you name one
    .keys = m, map HEX
core-help-log = what happened last
    .keys = l, log 50
core-help-info = all that lies beside the map
    .keys = i, info
core-help-blocks = the units that you know, hex by hex; with words, those that have all of them
    .keys = b, units WORD
core-help-find = the places and units that have these words
    .keys = f, find WORD
core-help-look = a hex, its units and its neighbours
    .keys = look HEX
core-help-cards = the cards that you see, with what they do
    .keys = c, cards
core-help-study = what is seen, reached or threatened: without a topic, what there is to ask
    .keys = study TOPIC NAMES
core-help-rule = the title of a rule
    .keys = rule NUMBER
core-help-hint = what the planner would do
    .keys = hint
core-help-save = saves, to a file if you name one
    .keys = s, save FILE
core-help-quit = saves and leaves
    .keys = q, quit

## Studies

core-study-what = Study what? { $known }.
core-study-none = This game has no studies.
core-study-about = Name what it is about: study { $needed }.
core-study-no-such = There is no “{ $name }” to study; expected: { $kind }.
core-study-nothing = There is nothing to tell about that.
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
core-study-path = way
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
core-study-command = line of command
core-study-line = line of supply
core-study-odds = chances
core-study-over = over the hex
core-study-power = strength
core-study-fighters = fighters
core-study-fighter_power = strength of the fighters
core-study-others = others
core-study-zone = zone of engagement
core-study-duty = has to attack
core-study-unsupplied = without supply
core-study-uncommanded = without command
core-study-river = a river
core-study-wide = a wide river
core-study-watchers = watched by
core-study-fires = can fire
core-study-yes = yes
core-study-no = no

## Games without a look of their own

core-plain-turn = Turn { $turn }
core-plain-off-map = Off the map
core-plain-legend = Hex and place; below, how many units, the first of them and its factors.
