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


# SG-3a, SG-4a, SG-4f, SG-4.2.1a, SG-4.2.1h, SG-4.3f, SG-5.1.1a, SG-5.1.1b, SG-5.1.6a, SG-5.2a,
# SG-5.2.1a, SG-5.2.2a, SG-5.3a, SG-6.1b, SG-6.1e, SG-6.1g, SG-6.3b, SG-6.3c, SG-6.3.3a, SG-6.5.1a,
# SG-6.6a, SG-7a, SG-7c, SG-7d, SG-8i, SG-8k, SG-9e, SG-10k, SG-11.3a, SG-12.2c, SG-12.2k, SG-O.4c,
# OP-6.17, OP-7.4, OP-8.6
def test_the_golden_games_tell_the_same_events() -> None:
    assert told() == ANSWERS.read_text("utf-8").splitlines()


if __name__ == "__main__":
    ANSWERS.write_text("\n".join(told()) + "\n", "utf-8")
