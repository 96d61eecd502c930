### What the browser client itself says, whatever the game

web-tagline = Board wargames of the Eastern Front, their rules enforced to the letter.
web-loading = The map is being unrolled …
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
    .about = Plays its first good plan at once.
web-bot-veteran = veteran
    .about = Tries several plans before it moves: some seconds a turn.
web-bot-commander = commander
    .about = Tries many plans and the answers to them: up to half a minute a turn.
web-bot-random = at random
web-bot-rulebook = by the rulebook
web-bot-recruit = recruit
web-bot-regular = regular
web-bot-veteran = veteran
web-bot-commander = commander
web-options = Options
web-dice = Dice
web-dice-seeded = thrown by the program
web-dice-typed = thrown by hand and typed in
web-start = Start the game
web-links = Send these invitations
web-links-secret = Whoever takes an invitation first gets the seat, and a link of their own.
web-links-again = Links
web-copy = Copy
web-sit-down = Sit down
web-games = Games
web-recent = Your games
web-recent-turn = turn { $turn }
web-recent-none = The games that you play here will be listed here.
web-turn = Turn { $turn }
web-turn-yours = Your move
web-turn-theirs = Waiting for { $seat }
web-turn-over = Over
web-forget = Take off the list
web-watch = to watch
web-board = Map
web-log = What happened
web-panel-log = Log
web-panel-chat = Chat
web-decision = What is asked
web-undo = Undo
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-whole = Whole map
web-waiting = To move now: { $seat }.
web-type-die = Throw a die for { $why }.
web-refused-stale = The game has gone on meanwhile; here is how it stands.
web-refused-illegal = That is not allowed.
web-refused-no-server = The server does not answer.
web-refused-unknown-link = This link leads nowhere.
web-refused-not-your-decision = It is not your decision.
web-refused-chance-has-spoken = Dice have been rolled since; this cannot be taken back.
web-refused-nothing-to-undo = There is nothing to take back.
web-refused-not-your-move = The last move was not yours.
web-refused-too-fast = Slowly, please.
web-refused-too-large = That is too large.
web-refused-no-such-thing = There is no such thing in this game.
web-refused-die-first = A die has to be thrown first.
web-refused-game-over = The game is over.
web-refused-unknown-decision = Nobody was asked that.
web-refused-unknown-game = There is no such game.
web-refused-spectators-only-watch = Who watches does not play.
web-refused-record-after-the-game = The record can be had when the game is over.
web-refused-eyes-after-the-game = What others saw is shown when the game is over.
web-refused-bad-message = The server did not understand that.
web-refused-bad-request = The server did not understand that.
web-refused-other-version = This game was begun with another version of its rules, which this program no longer has.
web-refused-not-a-record = This file is no record of a game: line { $line } cannot be read.
web-refused-record-does-not-fit = This record does not fit the rules: what line { $line } says cannot have happened.
web-refused-cannot = That cannot be done.

## Around the table

web-home = Back to the start
web-settings = Settings
web-name = Your name
web-name-none = as the seat
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-counter-size = Size of the pieces
web-animations = Show movement
web-guide-on = Explain the first turn
web-panels = Panels
web-panel-rules = Rules
web-panel-keys = Keys
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One statement
   *[other] { $count } statements
}
web-replay = Replay
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment of the game
web-replay-close = Back to the game
web-replay-eyes = Seen by
web-branch = Play on from here
web-share = Copy a link to this moment
web-share-copied = Copied
web-curtain = { $seat }: it is your turn. Let nobody else look.
web-curtain-open = I am { $seat }
web-order = Type an order
web-order-unknown = “{ $order }” is no order that is known here.
web-order-refused = “{ $order }” is not possible now.
web-order-nearest = Did you mean:
web-close = Close
web-end = The game is over
web-rematch = Play again
web-rematch-waits = Play again: others are waiting
web-download = Download the record
web-upload = Open a record
web-keys = Keys
web-key-digits = the buttons, from left to right
web-key-enter = the hex that has the focus
web-key-undo = undo
web-key-next = the next hex that may be chosen
web-key-zoom = closer and farther
web-key-whole = the whole map
web-key-hide = hide the pieces to read the terrain
web-key-diagram = the map as a bare diagram
web-key-log = the log
web-key-odds = the chances of an attack
web-key-type = type orders in words
web-key-help = this page
web-unsure = This begins the attack on { $target }.
web-unsure-yes = Attack
web-unsure-no = Back

## The first turn explained

web-guide = Guide
web-guide-next = Next
web-guide-understood = I see
web-guide-skip = No more hints

## The board

web-board-tools = Tools of the map
web-board-more = Overlays and pictures
web-board-hide = Hide the pieces
web-picture = Picture of the map ({ $kind })
web-key-map = the whole map and back
web-key-arrows = from hex to hex, or over the map

## What others did, told

web-speed = Speed
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-speed-faster = very fast
web-by-hand = Tell what others do step by step
web-tell-next = Next
web-tell-run = Run on
web-tell-skip = Skip
web-tell-again = What they did last
web-log-earlier = Show what was before
web-log-new = New since your last visit
web-key-told = the next step, while others are told of
web-key-escape = back, close, skip

## Looking for something

web-panel-find = Find
web-find = A unit or a place, by name or number
web-find-hint = Units that you have not seen are not found.
web-find-unit = unit
web-find-place = place
web-find-count = { $count ->
    [0] Nothing is called that.
    [one] One found
   *[other] { $count } found
}
web-key-find = find a unit or a place
web-overview = Overview of the map
web-diagram = Show the bare diagram

## Luck

web-panel-luck = Luck
web-luck = How the dice fell
web-luck-none = No dice have been thrown yet.
web-luck-awful = very bad luck
web-luck-bad = bad luck
web-luck-even = no more luck than most
web-luck-good = good luck
web-luck-great = very good luck
web-luck-hits = { $hits ->
    [one] One hit
   *[other] { $hits } hits
}, { $expected } were to be expected ({ $difference }).
web-luck-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
}, { $mean } spots on average.
web-refused-not-asked = That is not what is asked now.
web-refused-which-first = First choose one of the buttons for the piece that you clicked.

## Advice

web-hint = Hint
web-hint-is = The computer would play: { $action }
web-key-hint = what the computer would play
web-sequence = Parts of the turn
web-scenario = Scenario
web-facing = Turn the map to my side of the table
web-silhouettes = Units as silhouettes
web-panel-asks = Ask me
web-asks = Ask me at these moments and for these cards; the others pass without a question.
web-asks-all = All
web-asks-none = None
web-overlay-close = Take it off the map
web-plan-stop = Stop
web-show-asked = Show what is asked about
web-cost = cost in points
web-own-game = A game of your own

web-hot-seat = One browser holds several seats: whoever uses it sees the secrets of each.
web-waits = The table waits until everybody has sat down.
web-waits-invited = is invited
web-waits-away = has not sat down yet
web-invited = You are invited to { $game }, { $mode }: { $seat }. The seat belongs to whoever sits down first.
web-fair = What the dice are made of
web-fair-commitment = The server’s promise for the dice:
web-fair-luck = Added by { $seat }:
web-fair-secret = The server’s secret:
web-fair-seed = The seed:
web-refused-table-waits = The table still waits for people.
web-refused-table-has-begun = The game has begun already.
web-refused-luck-is-set = This seat has added to the dice already.
web-refused-seat-is-taken = That seat is taken.
web-refused-invitation-is-void = This invitation is void: the seat is taken, or there is a newer one.
web-refused-link-revoked = This link was renewed; use the new one.
web-refused-only-the-host = Only who set the table up may do that.
web-refused-too-many-seats = So many games fit into no window.
web-refused-too-much-work = The server is busy; try again in a moment.
web-refused-took-too-long = That took too long and was ended.
web-refused-failed = That failed. It has been noted.
web-refused-broken-game = This game cannot be read any more. It has been noted.
web-refused-cannot-save = The server cannot save now; nothing was played. Try again soon.
web-refused-cannot-read = The server cannot read its games now. Try again soon.
web-refused-said-enough = Enough has been said in this game.
web-refused-too-slow = That took too long to arrive.
web-refused-no-link = This needs the link to a seat.
web-refused-other-host = This server does not answer to that name.
web-refused-other-origin = That came from another site.
web-refused-too-many = The server is full; try again later.
