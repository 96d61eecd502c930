"""Which events the golden games tell, under which rules, with which words, and how often.

`events.txt` holds the counts; `python -m tests.games.stalingrado.test_events` writes it anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from hexfront import Record
from hexfront.games.stalingrado import GAME

ANSWERS = Path(__file__).with_name("events.txt")
GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "stalingrado").glob("*.jsonl"))


def told() -> list[str]:
    counts: Counter[tuple[str, ...]] = Counter()
    for path in GOLDEN:
        game = Record.load(path).replay(lambda _: GAME)
        for played in game.history:
            for event in played.events:
                filled = sorted(key for key, value in event.args.items() if value)
                counts[event.what, event.rule, *filled] += 1
    return [f"{' '.join(key)}: {count}" for key, count in sorted(counts.items())]


def test_the_golden_games_tell_the_same_events() -> None:
    assert told() == ANSWERS.read_text("utf-8").splitlines()


if __name__ == "__main__":
    ANSWERS.write_text("\n".join(told()) + "\n", "utf-8")
