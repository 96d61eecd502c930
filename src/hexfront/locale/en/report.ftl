## The report of a game

report-of-game = Report: { $title }
report-unfinished = The game is not over: turn { $turn }.
report-as-seat = As { $seat } knows it.
report-as-spectator = As a spectator knows it.
report-points = Points over time
report-chances = Chance to win, turn by turn
report-chances-about = How the computer judges each position: an estimate, not a fact.
report-chances-turns = The turns that changed it most:
report-chances-change = Change
report-chances-from-to = { $side }: { $before } → { $after }
report-losses = Losses by turn
report-losses-about = Units lost and steps or hits taken.
report-luck = Luck: { $side }
report-luck-hits = hits above or below the average, roll by roll
report-luck-pips = pips above or below the average, roll by roll
report-luck-columns = table columns above or below the average, roll by roll
report-luck-band = 19 of 20 games stay in here
report-luck-about = In the end { $difference }; 19 of 20 games stay within ±{ $band }.
report-no-dice = No dice yet.
report-rolls = Best and worst roll
report-best = best
report-worst = worst
report-roll = Roll
report-side = Side
report-dice = Dice
report-event = Event
report-actual = Actual
report-expected = Expected
report-turn = Turn
report-end = end
report-now = now
report-action = Action
report-place = Place
report-fights = Fights
report-numbers = Show the numbers
report-heat = Where the fighting was
report-heat-about = The redder a hex, the more often it was fought over; the number counts the fights.
report-position = The last position
report-front = The front by turn
report-front-about = Dark: { $first } territory. Stronger dark and red: taken since the map before. Squares and dots are units.
report-turn-number = Turn { $turn }
report-lost = Losses as counters
report-lost-about = Crossed out: the unit is gone. Others have lost a step or taken a hit.
report-none-lost = No losses yet.
report-save-svg = Save as SVG
report-save-png = Save as PNG
report-save-page = Save the report
report-held = Who held what
report-held-about = Places that changed hands, at the start of each turn and at the end.
report-none-changed = No place has changed hands.
report-more-places = { $count ->
    [one] And one more place.
   *[other] And { $count } more places.
}
report-moments = Key moments
report-moments-about = The actions with the most points, places and losses. The replay opens each by its number.
report-no-moments = No key moments yet.
report-percent = { $number }%

## The report of simulated games

report-of-tables = Simulated games: { $title }
report-set = Set { $letter }
report-games = { $count ->
    [one] One game
   *[other] { $count } games
}
report-failed = { $count ->
    [one] One game was not finished and does not count.
   *[other] { $count } games were not finished and do not count.
}
report-players = Players
report-scenario = Scenario
report-options = Options
report-seed = Seed
report-wins = Who wins
report-wins-about = Share of games won, with its 95 % interval by Wilson.
report-rate = Won
report-interval = 95 % interval
report-from-to = { $low } to { $high }
report-length = Length in turns
report-decided = How games were decided
report-score = At the end: { $name }
report-share = Share of games
report-changed = What changed
report-changed-about = Set B minus set A, with 95 % intervals; one without zero is marked ●.
report-measure = Measure
report-change = Change
report-wins-of = { $side } wins
report-turns = Turns
report-set-of = Set
report-wins-count = Wins
report-mean = mean { $mean }
report-sample = { $games ->
    [one] From one of { $total } games, played again.
   *[other] From { $games } of { $total } games, played again.
}
report-sample-other = { $set }: no game was played again. The rules or the players have changed since.
report-course = Over time: { $name }
report-course-about = Each point stands where its turn begins; the end of the games is not among them.
report-average = Mean
report-mean-line = { $set }: mean
report-band-line = { $set }: four of five games
report-heat-fights = Where the fighting was: { $set }
report-heat-losses = Where units were lost: { $set }
report-heat-mean = Per game, on average.
report-first = First moves
report-first-move = First move
report-cards = Cards played
report-card = Card
report-times = Times
report-in-games = In games
report-won-then = Won then
