"""Write names of every game as Python says them, for the client's tests: it must say the same.

    python -m tools.write_names          write web/tests/unit/names.json anew
    python -m tools.write_names --check  fail when it is stale
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hexfront.core.naming import ANY_NUMBER, Naming
from hexfront.games import IDS, find
from hexfront.messages import languages, name_of

TARGET = Path(__file__).resolve().parents[1] / "web" / "tests" / "unit" / "names.json"
EACH = 8
"""So many things of each kind, from the whole length of its table."""


def _sample(naming: Naming) -> Naming:
    things = {}
    for kind, names in naming["things"].items():
        step = -(-len(names) // EACH)
        of_many = [id for id in names if id.endswith(ANY_NUMBER)][-2:]
        things[kind] = {id: names[id] for id in [*list(names)[::step], *of_many]}
    return {**naming, "things": things}


def _said(game: str, naming: Naming, lang: str) -> dict[str, dict[str, str]]:
    """A star stands for a number; hexes are called with their places."""
    ids = {kind: list(names) for kind, names in naming["things"].items()}
    ids["hex"] = [*ids.get("hex", ()), *ids.get("place", ()), "no such hex"]
    return {
        kind: {
            (id := found.replace(ANY_NUMBER, "12")): name_of(lang, game, naming, kind, id)
            for found in known
        }
        for kind, known in ids.items()
    }


def text() -> str:
    games: dict[str, Any] = {}
    for game in IDS:
        naming = _sample(find(game).names)
        said = {lang: _said(game, naming, lang) for lang in languages()}
        games[game] = {"names": naming, "said": said}
    return json.dumps(games, ensure_ascii=False, indent=1) + "\n"


def main(argv: list[str]) -> int:
    made = text()
    if argv == ["--check"]:
        if TARGET.read_text("utf-8") != made:
            print(f"{TARGET.name} is stale; `make types` writes it anew", file=sys.stderr)
            return 1
    else:
        TARGET.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
