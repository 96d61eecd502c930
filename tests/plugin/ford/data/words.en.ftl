ford-title = The Ford
    .full = The Ford
ford-about = Blue has six turns to take the mill beyond the river.
ford-mode-1v1 = Blue against Red
ford-scenario-mill = the mill
ford-seat-blue = Blue
ford-seat-red = Red

ford-prompt-order = Choose a unit, or end your turn.
ford-verb-unit = Order { $unit }
ford-verb-end = End the turn
ford-prompt-act = What does { $unit } do?
ford-verb-to = Move to { $hex }
ford-verb-attack = Attack { $hex }
ford-verb-stay = Stay

ford-event-turn = Turn { $turn }: { $seat }.
ford-event-moved = { $unit } moves from { $start } to { $hex }.
ford-event-destroyed = { $unit } attacks with a { $die } and destroys { $target_unit }.
ford-event-repelled = { $unit } attacks with a { $die }; { $target_unit } holds.
ford-dice-attack = the attack

ford-fact-mill = Mill
ford-result-mill-taken = The mill is taken.
ford-result-mill-held = The mill is held.
ford-result-destroyed = One side has no units left.
