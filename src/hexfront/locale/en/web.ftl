### What the browser client itself says, whatever the game

web-tagline = Board wargames of the Eastern Front, their rules enforced to the letter.
web-account = Account
web-loading = Loading the map …
web-offline = No connection. Trying again …
web-mode = Who plays?
web-seats = Seats
web-seat-here = a person at this screen
web-seat-link = a person you invite
web-seat-bot = computer: { $bot }
web-bot-planner = planner
web-bot-recruit = recruit
    .about = Plays soundly but makes a beginner’s mistakes.
web-bot-regular = regular
    .about = Plays its first good plan immediately.
web-bot-veteran = veteran
    .about = Tries several plans before it moves: some seconds a turn.
web-bot-commander = commander
    .about = Tries many plans and the answers to them: up to half a minute a turn.
web-bot-random = random
web-bot-rulebook = rulebook
    .about = Follows the printed rules for a player alone, step by step.
web-options = Options
web-dice = Dice
    .about = The program’s dice can be checked after the game.
web-dice-seeded = rolled by the program
web-dice-typed = rolled by hand and typed in
web-start = Start the game
web-links = Send these invitations
web-links-secret = Anyone with a link can play that seat and see its secrets.
web-links-again = Links
web-copy = Copy
web-sit-down = Join
web-recent = Your games
web-recent-turn = turn { $turn }
web-recent-round = round { $turn }
web-recent-all = Show all { $number } games
web-games-new = Start another game
web-games-first = Choose your battle
web-first-game = Good first game
web-play-computer = Play the computer
web-play-change = Change side or level
web-invite-friend = Invite a friend
web-learn = Learn the game
web-your-side = Your side
web-opponent = Opponent
web-game-against = { $sides } against { $others }
web-game-alone = You play { $sides }
web-facts-length = Length
web-facts-players = Players
web-facts-difficulty = Difficulty
web-scenario-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
web-scenario-units = { $side }: { $count ->
    [one] one unit
   *[other] { $count } units
}
web-turn = Turn { $turn }
web-turn-yours = Your move
web-turn-theirs = Waiting for { $seat }
web-turn-over = Over
web-forget = Remove
web-watch = to watch
web-board = Map
web-log = Log of the game
web-panel-log = Log
web-panel-chat = Chat
web-decision = Your decision
web-undo = Undo
web-point-at-hex = Point at a hex to read it.
web-undo-phase = Undo phase
web-undo-phase-long = Undo everything in this phase that can be undone
web-undoing-phase = Undoing this phase
web-column-fold = Fold the column away
web-column-unfold = Unfold the column
web-column-shut = Fold
web-column-open = Unfold
web-column-width = Width of the column
web-text-size = Text size
web-contrast = Contrast
web-contrast-usual = usual
web-contrast-high = high
web-palette = Colours of the sides
web-palette-usual = usual
web-palette-red-green = blue and orange
web-palette-blue-yellow = teal and crimson
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Whole map
web-waiting = Waiting for { $seat }.
web-type-die = Roll a die for { $why }.
web-refused-stale = Not played: the game has moved on. This is the current position.
web-refused-illegal = That is not allowed.
web-refused-no-server = The server is not responding.
web-refused-unknown-link = This link does not lead to a game.
web-refused-not-your-decision = Not your decision: wait for your turn.
web-refused-chance-has-spoken = Can’t undo: dice were rolled or hidden information was revealed.
web-refused-nothing-to-undo = Nothing to undo.
web-refused-not-your-move = Can’t undo: the last move was not yours.
web-refused-too-fast = Too many requests. Wait a moment.
web-refused-too-large = Too large to send.
web-refused-no-such-thing = Nothing by that name in this game.
web-refused-die-first = Roll a die first.
web-refused-game-over = The game is over.
web-refused-unknown-decision = That question was not asked.
web-refused-unknown-game = No such game.
web-refused-spectators-only-watch = Spectators can’t make moves.
web-refused-record-after-the-game = The game record is available after the game ends.
web-refused-eyes-after-the-game = Other players’ views are available after the game ends.
web-refused-bad-message = The server did not understand that.
web-refused-bad-request = The server did not understand that.
web-refused-other-version = Can’t open this game: it was played with another version of its scenario or rules.
web-refused-not-a-record = Can’t open this file: line { $line } is not part of a game record.
web-refused-record-does-not-fit = Can’t open this record: line { $line } breaks the rules.
web-refused-cannot = Not possible.

## Around the table

web-home = Back to the front page
web-settings = Settings
web-name = Your name
web-name-none = same as the seat
web-language = Language
web-theme = Colours
web-theme-auto = same as the system
web-theme-light = light
web-theme-dark = dark
web-counter-size = Piece size
web-animations = Show movement
web-guide-on = Explain the first turn
web-panels = Panels
web-panel-rules = Rules
web-panel-keys = Keys
web-chat-empty = No messages yet.
web-chat-say = Say something
web-chat-send = Send
web-rule-open = Show where it is implemented
web-rule-code = { $count ->
    [0] Not implemented yet
    [one] Implemented in one place
   *[other] Implemented in { $count } places
}
web-rule-tests = { $count ->
    [0] No test names it
    [one] Tested by one test
   *[other] Tested by { $count } tests
}
web-rule-none = Nothing more is known about this rule.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One statement
   *[other] { $count } statements
}
web-replay = Replay
web-replay-back = One step back
web-replay-on = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment of the game
web-replay-close = Back to the game
web-replay-eyes = Seen by
web-replay-all = Everyone
web-replay-battle-back = Previous battle
web-replay-battle-on = Next battle
web-replay-capture-on = Next place taken
web-replay-loop = Repeat this moment
web-replay-embed = Copy embed code
web-replay-marks = Turns: { $turns }. Battles: { $battles }. Places taken: { $captures }.
web-embed-open = Open in Hexfront
web-embed-unfinished = This replay opens when the game is over.
web-branch = Play on from here
web-share = Copy a link to this moment
web-share-copied = Copied
web-curtain = { $seat }: your turn. Make sure no one else is looking.
web-curtain-open = Continue as { $seat }
web-order = Type an order
web-order-unknown = “{ $order }” is not a known order here.
web-order-refused = “{ $order }” is not possible now.
web-order-nearest = Did you mean:
web-close = Close
web-end-won = You win
web-end-lost = You lose
web-end-drawn = A draw
web-end = The game is over
web-rematch = Play again
web-rematch-waits = Play again: others are waiting
web-report = Open the report
web-report-writing = Writing the report …
web-download = Download the record
web-upload = Open a record
web-keys = Keys
web-key-digits = the buttons, from left to right
web-key-enter = the focused hex
web-key-undo = undo
web-key-next = next hex you can choose
web-key-zoom = zoom in and out
web-key-whole = the whole map
web-key-hide = hide the pieces to read the terrain
web-key-diagram = the map as a bare diagram
web-key-log = the log
web-key-odds = odds of an attack
web-key-type = type orders in words
web-key-help = this page
web-gestures = Mouse
web-by-click = Click
web-by-drag = Drag
web-by-frame = Shift + drag
web-by-wheel = Wheel
web-gesture-click = what is lit to choose it; anything else to read why it cannot be chosen
web-gesture-drag = a piece to where it should go
web-gesture-pan = the map to move it
web-gesture-zoom = zoom in and out
web-telling = Showing what happened…
web-unsure = This starts the attack on { $target }.
web-unsure-yes = Attack
web-unsure-no = Back

# -- what is placed before the game begins

web-placing = Units to place
web-placing-choose = Choose a unit to place.
web-placing-review = Review your set-up, then finish it.
web-placing-left =
    { $count ->
        [0] All units are placed.
        [one] { $count } unit to place.
       *[other] { $count } units to place.
    }
web-placing-at = { $unit }: { $place }
web-placing-wrong = { $unit } can no longer start there. Choose another hex.
web-placing-all = Let the computer place
    .note = The computer chooses these places: the sheet leaves them to you. What the sheet prints stands already.
web-placing-clear = Take all back
web-placing-finish = Finish set-up
web-placing-sure = Finish your set-up? You cannot change it afterwards.

## The first turn explained

web-guide = Guide
web-guide-next = Next
web-guide-understood = Got it
web-guide-skip = Turn off tips

## The board

web-board-tools = Map tools
web-board-more = Overlays and pictures
web-board-hide = Hide the pieces
web-picture = Picture of the map ({ $kind })
web-key-map = the whole map and back
web-key-arrows = from hex to hex, or over the map

## What others did, told

web-speed = Speed
web-speed-slow = slow
web-speed-usual = normal
web-speed-fast = fast
web-by-hand = Replay opponents’ moves step by step
# The stage, sound
web-stage = Battle
web-volume = Volume
web-muted = Mute sounds
web-sound-off = Sound is off. Q turns it on again.
web-sound-on = Sound is on.
web-key-mute = mute or unmute
web-tell-next = Next
web-tell-run = Play all
web-tell-skip = Skip
web-tell-again = Replay their last turn
web-log-earlier = Show earlier entries
web-log-new = New since your last visit
web-log-unasked = { $count ->
    [one] Passed: nothing to choose.
   *[other] Passed { $count } times: nothing to choose.
}
web-key-told = next replay step
web-key-escape = back, close, skip

## Looking for something

web-panel-find = Find
web-find = A unit or a place, by name or number
web-find-hint = Units you have not seen are not listed.
web-find-unit = unit
web-find-place = place
web-find-count = { $count ->
    [0] No results
    [one] One result
   *[other] { $count } results
}
web-key-find = find a unit or a place
web-overview = Overview of the map
web-diagram = Show the bare diagram

## Luck

web-panel-luck = Luck
web-luck = Dice luck
web-luck-none = No dice rolled yet.
web-luck-awful = very bad luck
web-luck-bad = bad luck
web-luck-even = average luck
web-luck-good = good luck
web-luck-great = very good luck
web-luck-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
}, expected { $expected } ({ $difference }).
web-luck-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
}, average { $mean }.
web-refused-not-asked = Not possible now: answer the current question.
web-refused-which-first = Choose a button first for the piece you clicked.

## A computer at work

web-thinks = { $seat } ({ $bot }) is thinking
web-thinks-queue = { $seat } ({ $bot }) waits to think, number { $place } in the queue
web-thinks-hurried = { $seat } ({ $bot }) plays at once
web-thinks-time = { $seconds } s
web-thinks-time-about = { $seconds } of about { $about } s
web-hurry = Play at once
web-key-hurry = tell the computer to play at once
web-trouble = The computer cannot play on
web-trouble-is = { $seat } ({ $bot }) cannot play on. { $why }
web-refused-bot-crashed = The program of the computer player failed.
web-refused-bot-model = What the computer player has learned is from another version.
web-refused-bot-unknown = This server has no such computer player.
web-refused-bot-is-well = The computer player is not replaced: it can play on.
web-trouble-agree = The game continues when all players choose the same.
web-trouble-wish = { $seat } chooses: { $bot }
web-trouble-again = Try again
web-trouble-take = Use { $bot }
web-chances = Chance to win
web-chances-now = { $side }: { $chance }
web-chances-curve = Turn by turn: { $list }
web-chances-about = The computer’s estimate from what you know.
web-chances-ask = It is shown once all players want it.
web-chances-want = Show it during the game
web-refused-chances-not-agreed = The chance to win is not shown: not all players want it.
web-panel-why = Why
web-why = Why did it do that?
web-why-asking = Asking the computer…
web-why-who = Last turn of { $seat } ({ $bot })
web-why-hidden = Its plan depends on what is hidden from you: read it after the game.
web-why-saw = What you saw:
web-why-none = The computer weighed nothing in its last turn.
web-why-again = The computer thought about its turn again; the first reasons are not kept.
web-why-others = Other ideas
web-key-why = why the computer did what it did

## Advice

web-hint = Hint
web-hint-is = Try this: { $action }
web-key-hint = what the computer would play
web-instead = To get there, first: { $actions }
web-hint-first = First: { $action }
web-hint-win = Chance to win: { $chance }.
web-hint-win-other = Chance to win: { $chance }; the next best idea: { $other }.
web-hint-win-best = Chance to win: { $chance }; the best idea: { $other }.
web-hint-win-close = Chance to win: { $chance }, about the same as the other ideas.
web-hint-odds = Odds
web-hint-do = Do it
web-hint-next = Show next best
web-hint-number = Idea { $number } of { $count }
web-hint-doing = Following the hint: { $plan }
web-hint-done = The plan is carried out. Ask for the next hint.
web-hint-thinking = The computer is thinking of a hint…
web-key-follow = do what the hint says, to the end of its plan
web-sequence = Sequence of play
web-scenario = Scenario
web-facing = Turn the map to my side of the table
web-signs = Units as
web-signs-usual = as in each game
web-signs-symbols = NATO symbols
web-signs-silhouettes = silhouettes
web-panel-asks = Ask me
web-asks = Ask me at these moments and for these cards; pass the rest without asking.
web-asks-all = All
web-asks-none = None
web-pass-until = Pass until:
web-pass-until-phase = next phase
web-pass-until-turn = next turn
web-pass-stops = Ask me when …
web-passing-phase = Passing until the next phase.
web-passing-turn = Passing until the next turn.
web-overlay-close = Hide overlay
web-legend = Legend
web-plan-stop = Stop
web-show-asked = Show on the map
web-cost = cost in points

web-hot-seat = One browser holds several seats: whoever uses it sees the secrets of each.
web-waits = Waiting for all players to join.
web-waits-opens = The board opens on this page as soon as everyone is here. You may leave and come back: the game is among your games.
web-waits-invited = is invited
web-waits-away = has not joined yet
web-invited = You are invited to a game. The first to join gets the seat.
web-invited-by = { $host } invites you to a game. The first to join gets the seat.
web-fair = How the dice are made
web-fair-commitment = The server’s promise for the dice:
web-fair-luck = Added by { $seat }:
web-fair-secret = The server’s secret:
web-fair-seed = The seed:
web-refused-table-waits = Not possible yet: players are still to join.
web-refused-table-has-begun = The game has begun already.
web-refused-luck-is-set = This seat has added to the dice already.
web-refused-seat-is-taken = That seat is taken.
web-refused-invitation-is-void = This invitation is void: the seat is taken, or there is a newer one.
web-refused-link-revoked = This link was renewed; use the new one.
web-refused-only-the-host = Only the host of this game can do that.
web-refused-too-many-seats = Too many games for one window.
web-refused-too-much-work = The server is busy; try again in a moment.
web-refused-took-too-long = That took too long and was ended.
web-refused-failed = That failed. It has been noted.
web-refused-broken-game = This game cannot be read any more. It has been noted.
web-refused-cannot-save = The server cannot save now; nothing was played. Try again soon.
web-refused-cannot-read = The server cannot read its games now. Try again soon.
web-refused-said-enough = Not sent: the chat of this game is full.
web-refused-too-slow = That took too long to arrive.
web-refused-no-link = This needs the link to a seat.
web-refused-other-host = This server does not answer to that name.
web-refused-other-origin = That came from another site.
web-refused-too-many = The server is full; try again later.
web-refused-no-email = That is not an e-mail address.
web-refused-no-mail-here = This server sends no e-mail: accounts are not available.
web-refused-sign-in-link-is-void = This link was used or is too old. Request a new one.
web-refused-signed-out = Sign in first.
web-refused-account-is-closed = This account was closed by the operator.
web-refused-passkey-refused = That passkey is not known here, or it took too long.
web-refused-passkey-failed = The browser gave no passkey. Nothing was changed.
web-refused-passkey-known = This device already has a passkey for this account.
web-refused-last-passkey = Keep this passkey: nothing else signs you in.
web-refused-no-passkeys-here = This server takes no passkeys.
web-refused-too-many-passkeys = Too many passkeys. Remove one first.
web-refused-name-is-taken = That name is taken. Choose another.
web-refused-name-is-empty = A name needs at least one letter.
web-refused-no-such-zone = That time zone is not known.
web-refused-not-your-name = Type the exact name of your account.
web-refused-blocked-there = Can’t join: a player there is blocked, or blocked you.
web-refused-muted = Not sent: the operator muted you.
web-refused-reported-enough = You have reported enough in this game.
web-refused-unknown-person = No player by that name.
web-refused-unknown-offer = This invitation is gone.
web-refused-unknown-channel = This notice channel is gone.
web-refused-bad-address = Enter a public address that begins with https.
web-refused-no-push-here = This server sends no browser notices.
web-refused-too-many-channels = Too many notice channels. Remove one first.
web-refused-too-many-offers = Too many open invitations. Withdraw one first.
web-refused-too-many-people = That list is full. Remove a name first.
web-refused-sit-down-first = Take a seat yourself first.
web-refused-time-is-left = Can’t claim: the other player has time left.
web-refused-no-vacation-left = No vacation days left.

# Guided lessons

web-offline-lobby = Your games are listed; playing, watching and starting need the server.
web-offline-again = Try again
web-lesson = Lesson
web-lesson-complete = Lesson complete
web-lesson-step = Step { $step } of { $steps }
web-lesson-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
web-lesson-wrong = “{ $tried }” is allowed, but not what this step shows. Now: “{ $wanted }”.
web-lesson-next = Start the next lesson
web-lesson-play = Play the first scenario
web-lesson-again = Repeat the lesson
web-lesson-show = Show me
web-lesson-back = Repeat the last step
web-lesson-leave = Leave the lesson
web-lesson-done = done
web-lesson-begin = Begin
web-lesson-continue = Continue
web-lessons-about = Three short lessons on a prepared board. Leave whenever you like and come back later.
web-refused-lesson-step = Not this step: do what the lesson says first.
web-refused-lesson-over = The lesson is over: start the next one or play.
