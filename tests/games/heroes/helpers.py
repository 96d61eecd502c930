"""Short words for the tests of the rules: a battle in a line or two, actions as text."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hexfront import Game
from hexfront.core.chance import Script
from hexfront.core.flow import Event
from hexfront.core.game import game_at, new_game
from hexfront.games.heroes import GAME
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import CARD_NUMBER, KIND_NUMBER

SHEETS = tempfile.TemporaryDirectory(prefix="hexfront-heroes-")  # until the tests end
FOLDER = Path(SHEETS.name)


def sheet(text: str) -> Path:
    """A firefight of a test's own."""
    path = FOLDER / f"{blake2b(text.encode(), digest_size=8).hexdigest()}.toml"
    path.write_text(text, "utf-8")
    return path


HEAD = """
name = "Drill"
rounds = {rounds}
boards = {boards}
initiative = "german"
cap = {{ german = 6, soviet = 7 }}
"""

FORCE = """
[[force]]
side = "{side}"
round = 1
area = {{ edge = "west" }}
units = [{{ unit = "{kind}", count = {count} }}]
"""

ONE = "[{ board = 1 }]"
TWO = "[{ board = 2 }]"
THREE = "[{ board = 3 }]"
FOUR = "[{ board = 4 }]"
FIVE = "[{ board = 5 }]"

HIDING = """
[[force]]
side = "soviet"
hidden = true
area = { board = 1 }
units = [{ unit = "sov-smg", count = 3 }]
"""


def work(kind: str, at: str, side: str = "soviet", hidden: bool = False, facing: str = "") -> str:
    """A fortification or obstacle of a sheet."""
    lines = ["[[work]]", f'kind = "{kind}"', f'side = "{side}"', f'hex = "{at}"']
    lines += ["hidden = true"] * hidden + [f'facing = "{facing}"'] * bool(facing)
    return "\n".join(lines) + "\n"


ABSENT = "ger-s35"
"""A unit that has left before anything happens. It is number 0, so that no unit of a test is: a
bit that is shifted the wrong way, or a mask that begins with 1, looks right for number 0."""


def drill(
    text: str,
    boards: str = ONE,
    more: str = "",
    rounds: int = 5,
    top: str = "",
    absent: bool = True,
) -> Path:
    """A sheet with just the units that a position names, and one that has left."""
    counts: Counter[str] = Counter()
    for word in text.replace(";", " ").replace(":", " ").split():
        name = word.partition("/")[0].partition("+")[0].partition("!")[0]
        kind, _, number = name.rpartition("-")
        if kind in KIND_NUMBER and number.isdigit():
            counts[kind] = max(counts[kind], int(number))
    parts = [HEAD.format(boards=boards, rounds=rounds), top]
    if absent and not counts[ABSENT]:
        parts.append(FORCE.format(side="german", kind=ABSENT, count=1))
    parts.append(more)
    for side, prefix in (("german", "ger-"), ("soviet", "sov-")):
        kinds = [kind for kind in counts if kind.startswith(prefix)]
        for kind in kinds:
            parts.append(FORCE.format(side=side, kind=kind, count=counts[kind]))
    return sheet("\n".join(parts))


def battle(
    text: str,
    dice: Sequence[int] = (),
    draws: Sequence[int] | None = None,
    boards: str = ONE,
    side: str = "german",
    cap: tuple[int, ...] = (0, 0),
    more: str = "",
    rounds: int = 5,
    top: str = "",
    mode: str | None = None,
    absent: bool = True,
    **options: Any,
) -> Game:
    """A position with scripted dice; without CAP nothing is asked but what matters."""
    path = drill(text, boards, more, rounds, top, absent=absent and mode is None)
    words = "" if "round " in text else f"round 1 {side}; "
    points = "" if "cap " in text else f"; cap {' '.join(map(str, cap))}"
    position = f"firefight {path}; {words}{text}{points}"
    return game_at(GAME, position, mode, options, dice=Script(dice, draws))


def started(
    scenario: str, seed: str = "test", mode: str | None = None, **options: Any
) -> Game:
    return new_game(GAME, mode, scenario, options, seed)


def play(game: Game, *actions: str) -> list[Event]:
    """Play actions written as words: play(game, "act ger-rifles-1", "to 1-G09")."""
    events = []
    for action in actions:
        events += game.play(tuple(action.split()))
    return events


def legal(game: Game) -> set[str]:
    assert game.decision is not None
    return {" ".join(action) for action in game.decision.actions}


def may(game: Game, verb: str) -> set[str]:
    """The things that a verb may name now."""
    assert game.decision is not None
    return {action[1] for action in game.decision.actions if action[0] == verb and len(action) > 1}


def asked(game: Game) -> str:
    """What is being decided; nothing when the game is over."""
    return game.decision.prompt if game.decision else ""


def seat(game: Game) -> str:
    return game.decision.seat if game.decision else ""


def forbids(game: Game, action: str) -> str:
    """The rule that an illegal action would break."""
    assert action not in legal(game)
    refusal = game.why_not(tuple(action.split()))
    assert refusal is not None
    return refusal.rule


def told(events: list[Event], what: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as everybody may read them."""
    return [event.args for event in events if event.what == what]


def unit(game: Game, name: str) -> int:
    return game.state.firefight.number_of[name]


def where(game: Game, name: str) -> str:
    g: Heroes = game.state
    return g.hex_name(g.place[unit(game, name)])


def facing(game: Game, name: str) -> str:
    return GAME.name(game.state, "facing", game.state.facing[unit(game, name)])


def status(game: Game, name: str) -> str:
    g: Heroes = game.state
    number = unit(game, name)
    if g.activated >> number & 1:
        return "activated"
    return "used" if g.used >> number & 1 else "fresh"


def marker(game: Game, name: str) -> str | None:
    return game.state.marker_name(unit(game, name))


def shot(events: list[Event], number: int = 0) -> dict[str, Any]:
    """One roll of an attack, firepower and defence as dictionaries."""
    found = dict(told(events, "shot")[number])
    found["firepower"] = dict(found["firepower"])
    found["defence"] = dict(found["defence"])
    return found


def hexset(game: Game, *names: str) -> int:
    return sum(1 << game.state.ground.hex(name) for name in names)


def hand(game: Game, side: int, *cards: str) -> None:
    """Put cards into a hand."""
    game.state.hands[side] = tuple(sorted(CARD_NUMBER[card] for card in cards))
    refresh(game)


def refresh(game: Game) -> None:
    """What is legal, after a test has changed the state."""
    choice, args = GAME.steps.asked(game.state)
    game.state.legal = choice.actions(game.state, args)
    game._decision = None
