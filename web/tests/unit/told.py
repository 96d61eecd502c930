"""Of golden games the first actions in which each kind of event is told, as a seat was told it.

    python told.py GAME RECORD …

A line of JSON each: the views before and after, and the events between them.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from hexfront import Record, find

GOLDEN = Path(__file__).parents[3] / "tests" / "golden"
OFTEN = 2
"""How many actions a kind of event and a seat are looked at."""


def main(id: str, names: list[str]) -> None:
    told: Counter[tuple[str, str]] = Counter()
    for name in names:
        game = Record.load(GOLDEN / id / f"{name}.jsonl").replay(find)
        history = game.history
        states = [played.before for played in history] + [game.state]
        for at, played in enumerate(history):
            kinds = {event.what for event in played.events}
            for seat in game.seats:
                if all(told[seat, kind] >= OFTEN for kind in kinds):
                    continue
                told.update((seat, kind) for kind in kinds)
                before, after = (
                    game.definition.view(state, seat) for state in (states[at], states[at + 1])
                )
                events = [event.seen_by(seat) for event in played.events]
                moment = {"before": before, "after": after, "events": events}
                print(json.dumps({"at": f"{name} {at} {seat}"} | moment))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
