## The report of a game

report-of-game = Report: { $title }
report-unfinished = The game is not over: turn { $turn }.
report-as-seat = As { $seat } knows it.
report-as-spectator = As a spectator knows it.
report-points = Points over time
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
report-attacks = Attacks
report-numbers = Show the numbers
report-heat = Where the fighting was
report-heat-about = The redder a hex, the more often it was attacked; the number counts the attacks.
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
report-percent = { $number } %
