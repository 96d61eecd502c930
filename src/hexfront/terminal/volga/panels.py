"""What lies beside the map of volga: hands, leaders, track, reserves, a single hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hexfront.games.volga.tables import (
    BOARD,
    HEX_ROWS,
    HITS_ON,
    SOVIET_REINFORCEMENT,
    UNIT_NUMBER,
    UNIT_ROWS,
    VICTORY_COLUMN,
)
from hexfront.terminal.finding import Found
from hexfront.terminal.looking import Beside, looked
from hexfront.terminal.vocabulary import grid
from hexfront.terminal.volga.board import Layout, stack_words
from hexfront.terminal.volga.names import Names

View = Mapping[str, Any]

_LETTERS = Layout(0, True, " ")


def _hands(names: Names, view: View) -> list[tuple[str, str]]:
    rows = []
    for seat, hand in view["hands"].items():
        label = names.say("status-hand", seat=names.say(f"seat-{seat}"))
        known = hand["cards"]
        hidden = names.say("status-hidden", count=hand["size"])
        rows.append((label, names.cards(known) if known else hidden))
    return rows


def _track(names: Names, view: View) -> str:
    rows = []
    for row in view["track"]:
        known = [names.unit(unit) for unit in row["boxes"] if unit]
        told = f" ({names.listed(known)})" if known else ""
        rows.append(f"{row['row']}: {len(row['boxes'])}{told}")
    return "  ".join(rows)


def _goal(names: Names, view: View) -> str:
    okh = "g-okh" in view["leaders"]
    goal = VICTORY_COLUMN if okh else SOVIET_REINFORCEMENT
    missing = goal & ~BOARD.set(view["german_control"])
    if not missing:
        return names.say("status-goal-done")
    held = (goal & ~missing).bit_count()
    left = names.listed(sorted(BOARD.names(missing), key=int))
    return names.say("status-goal-bank" if okh else "status-goal-hexes", held=held, missing=left)


def summary(names: Names, view: View, seat: str | None) -> RenderableType:
    """The hands that the seat sees, the leaders, the track."""
    rows = [
        row
        for row, hand in zip(_hands(names, view), view["hands"].values(), strict=True)
        if hand["cards"]
    ]
    if view["leaders"]:
        rows.append((names.say("status-leaders"), names.cards(view["leaders"])))
    rows.append((names.say("status-track"), _track(names, view)))
    return grid(rows)


def panel(names: Names, view: View, seat: str | None) -> RenderableType:
    rows: list[tuple[str, str | Text]] = [(names.say("status-goal"), _goal(names, view))]
    battle = view["battle"]
    if battle is not None:
        text = names.say(
            "status-combat-is",
            hexes=names.numbers(battle["hexes"]),
            target=names.hex(battle["target"]),
        )
        rows.append((names.say("status-combat"), text))
    rows += _hands(names, view)
    if view["leaders"]:
        rows.append((names.say("status-leaders"), names.cards(view["leaders"])))
    rows.append((names.say("status-track"), _track(names, view)))
    rows.append((names.say("status-decks"), names.say("status-decks-are", **view["decks"])))
    reserves = names.say("status-reserves-are", **view["reserves"])
    rows.append((names.say("status-reserves"), reserves))
    for key, label in (("losses", "status-lost"), ("eliminated", "status-eliminated")):
        if view[key]:
            rows.append((names.say(label), names.units(view[key])))
    for side, numbers in view["advantages"].items():
        if numbers:
            label = names.say("status-advantages", seat=names.say(f"seat-{side}"))
            told = [names.say(f"advantage-{side}-{number}") for number in numbers]
            rows.append((label, names.listed(told)))
    if view["headquarters"]:
        rows.append((names.say("status-headquarters"), names.hex(view["headquarters"])))
    return grid(rows)


def units(names: Names, view: View) -> Iterator[Found]:
    """Every block whose face the viewer knows, hex by hex."""
    for name, stack in view["stacks"].items():
        known = [(block["unit"], block["strength"]) for block in stack if block["unit"]]
        if known:
            yield Found(name, names.hex(name), names.faces(known))


def places(names: Names, view: View) -> Iterator[Found]:
    for hex in HEX_ROWS:
        yield Found(BOARD.name[hex], names.hex(BOARD.name[hex]))


def note(names: Names, view: View, kind: str, name: str) -> str:
    """What stands in a hex, how strong a block is, what a card does."""
    if kind == "card":
        return names.card_text(name)
    if kind == "hex":
        terrain = names.say(f"terrain-{HEX_ROWS[BOARD.hex(name)].terrain}")
        blocks = view["stacks"].get(name)
        return f"{terrain}, {_stack(names, blocks)}" if blocks else terrain
    for blocks in view["stacks"].values():
        for block in blocks:
            if name in (block["unit"], block["token"]) and block["strength"] is not None:
                return names.say("note-strength", strength=block["strength"])
    return ""


def _stack(names: Names, blocks: Sequence[Mapping[str, Any]]) -> str:
    known = [block for block in blocks if block["unit"]]
    words = stack_words(known, _LETTERS).plain
    unknown = len(blocks) - len(known)
    hidden = names.say("blocks", count=unknown) if unknown else ""
    return " + ".join(filter(None, (words, hidden)))


def look(names: Names, view: View, name: str) -> RenderableType:
    """A hex with its terrain, its blocks and its neighbours."""
    row = HEX_ROWS[BOARD.hex(name)]
    side = "german" if name in view["german_control"] else "soviet"
    terrain = names.say(f"terrain-{row.terrain}")
    facts = [names.say("look-hex", terrain=terrain, side=side)]
    facts += [names.say(id) for id in _marks(view, name)]
    if row.german_reinforcement:
        colour = names.say(f"seat-{row.german_reinforcement}")
        facts.append(names.say("look-german-entry", colour=colour))
    blocks = [_block(names, block) for block in view["stacks"].get(name, ())]
    title = f"{name} {names.places(name)}"
    return looked(names, title, facts, blocks, _neighbours(names, view, BOARD.hex(name)))


def _marks(view: View, name: str) -> list[str]:
    row = HEX_ROWS[BOARD.hex(name)]
    marks = {
        "look-rubble": name in view["rubble"],
        "look-fort": name in view["fortifications"],
        "look-coast": row.coast,
        "look-soviet-entry": row.soviet_reinforcement,
        "look-headquarters": name == view["headquarters"],
    }
    return [id for id, is_so in marks.items() if is_so]


def _block(names: Names, block: Mapping[str, Any]) -> str:
    if block["unit"] is None:
        return names.unit(block["token"])
    number = UNIT_NUMBER[block["unit"]]
    row = UNIT_ROWS[number]
    return names.say(
        "look-block",
        unit=names.unit_in_full(row.id),
        formation=names.formation(row.id),
        strength=block["strength"],
        most=row.steps_max,
        needed=HITS_ON[number],
        fast="yes" if row.blitz else "no",
        prized="yes" if row.r_flag else "no",
    )


def _neighbours(names: Names, view: View, hex: int) -> Iterator[Beside]:
    for direction in range(6):
        other = BOARD.step[direction][hex]
        if other >= 0:
            name = BOARD.name[other]
            label = names.say("compass", direction=direction + 1)
            yield label, names.hex(name), note(names, view, "hex", name)


def cards(names: Names, view: View, seat: str | None) -> RenderableType:
    """The open hands and the leaders in play, each card with its effect."""
    known = [card for hand in view["hands"].values() for card in hand["cards"] or ()]
    rows: list[tuple[str, str | Text]] = [
        (names.card(card), names.card_text(card)) for card in dict.fromkeys(known)
    ]
    for card in view["leaders"]:
        rows.append((names.card(card), names.card_text(card)))
    return grid(rows)
