"""What lies beside the map of noretreat: hands, points, boxes, the battle, a single hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.core.hexes import bits
from hexfront.games.noretreat.tables import (
    BOARD,
    CARD_NAMES,
    COMPONENTS,
    JOKER,
    NEXT_TO,
    PLACE_NAMES,
    PLACE_NUMBER,
    SIDES,
    SUDDEN_DEATH,
)
from hexfront.terminal.finding import Found
from hexfront.terminal.looking import Beside, looked
from hexfront.terminal.noretreat.names import Names
from hexfront.terminal.vocabulary import NONE, grid

View = Mapping[str, Any]
Rows = list[tuple[str, str | Text]]


# -- hands and piles


def _hand(names: Names, view: View, side: str) -> tuple[str, str]:
    hand = view["hands"][side]
    label = names.say("status-hand", seat=names.say(f"seat-{side}"))
    hidden = hand["size"] - len(hand["cards"])
    if not hand["cards"]:
        return label, names.say("status-hidden", count=hidden)
    cards = names.cards(hand["cards"])
    if not hidden:
        return label, cards
    return label, names.say("status-and-hidden", cards=cards, count=hidden)


def _piles(names: Names, view: View) -> str:
    discards = view["discards"]
    top = names.card(discards["top"]) if discards["top"] else NONE
    return names.say("status-piles-are", deck=view["deck"], discards=discards["size"], card=top)


def cards(names: Names, view: View, seat: str | None) -> RenderableType:
    """The cards that the viewer knows, each with what it does for the side that holds it."""
    rows: Rows = []
    for side, hand in view["hands"].items():
        held = [*hand["cards"], *([CARD_NAMES[JOKER]] if view["joker"] == side else [])]
        rows += [(names.card(card), names.card_text(card, side)) for card in held]
    parts: list[RenderableType] = []
    for title, text in rows:
        parts += [Text(title, "bold"), Text(f"  {text}")]
    return Group(*parts)


# -- the score


def _points(names: Names, view: View) -> Iterator[tuple[str, str]]:
    score = view["score"]
    label = names.say("status-points")
    for side in SIDES:
        told = names.say(
            "status-points-are",
            seat=names.say(f"seat-{side}"),
            points=score["points"][side],
            hexes=score["hex_points"][side],
        )
        yield label, told
        label = ""
    if score["high_tide"] is not None:
        yield names.say("status-high-tide"), str(score["high_tide"])
    yield names.say("status-sudden-death"), _sudden_death(names, view)
    for side, held in score["objectives"].items():
        if held:
            label = names.say("status-objectives", seat=names.say(f"seat-{side}"))
            yield label, names.hexes(held)


def _sudden_death(names: Names, view: View) -> str:
    """The limits that are still ahead."""
    first = view["turn"] + view["score"]["no_sudden_death"]
    ahead = [(turn, side, box) for (side, turn), box in SUDDEN_DEATH.items() if turn >= first]
    if not ahead:
        return names.say("status-no-sudden-death")
    return "; ".join(
        names.say(
            "status-sudden-death-is",
            seat=names.say(f"seat-{SIDES[side]}"),
            turn=turn,
            limit=box,
        )
        for turn, side, box in sorted(ahead)[:2]
    )


# -- the battle


def _battle(names: Names, view: View) -> Iterator[tuple[str, str]]:
    battle = view["battle"]
    if battle is None:
        return
    told = names.say(
        "status-battle-is",
        attackers=names.units(battle["attackers"]),
        defenders=names.units(battle["defenders"]),
        hexes=names.hexes(battle["hexes"]),
    )
    yield names.say("status-battle"), told
    if battle["arithmetic"]:
        yield "", arithmetic(names, battle["arithmetic"])


def arithmetic(names: Names, told: Mapping[str, Any]) -> str:
    """12 against 5: 2:1, terrain -1, armour +1, column 2:1"""
    shifts = names.shifts([(shift["why"], shift["columns"]) for shift in told["shifts"]])
    words = {
        "attack": told["attack"],
        "defence": told["defence"],
        "column": names.column(told["column"]),
    }
    if not shifts:
        return names.say("odds-sum-plain", **words)
    return names.say("odds-sum", initial=names.column(told["initial"]), shifts=shifts, **words)


# -- all of it


def summary(names: Names, view: View, seat: str | None) -> RenderableType:
    """The hands that the seat sees, and the battle."""
    seen = [side for side, hand in view["hands"].items() if hand["cards"]]
    return grid([*(_hand(names, view, side) for side in seen), *_battle(names, view)])


def panel(names: Names, view: View, seat: str | None) -> RenderableType:
    rows: Rows = [*_points(names, view), *_battle(names, view)]
    rows += [_hand(names, view, side) for side in SIDES]
    rows.append((names.say("status-piles"), _piles(names, view)))
    if view["joker"]:
        rows.append((names.say("status-joker"), names.say(f"seat-{view['joker']}")))
    for box, units in view["boxes"].items():
        if units and box != "gone":
            rows.append((names.hex(box), _off_map(names, units)))
    for turn, units in view["track"].items():
        rows.append((names.hex(f"turn-{turn}"), _off_map(names, units)))
    rows += _markers(names, view)
    return grid(rows)


def _off_map(names: Names, units: Sequence[Mapping[str, Any]]) -> str:
    return names.listed(names.unit(unit["unit"], unit["face"]) for unit in units)


def _markers(names: Names, view: View) -> Iterator[tuple[str, str]]:
    if view["targets"]:
        yield names.say("status-targets"), names.hexes(view["targets"])
    for side, hexes in view["counterblows"].items():
        if hexes:
            label = names.say("status-counterblows", seat=names.say(f"seat-{side}"))
            yield label, names.hexes(hexes)
    if view["reserve"]:
        yield names.say("status-reserve"), names.unit(view["reserve"])
    if view["scorched"]:
        yield names.say("status-scorched"), names.hex(view["scorched"])
    if view["works"]:
        yield names.say("status-works"), names.hexes(view["works"])
    weather = [
        f"{marker['turn']} {names.say('weather-' + marker['weather'])}"
        for marker in view["weather_markers"]
    ]
    if weather:
        yield names.say("status-weather"), ", ".join(weather)


def units(names: Names, view: View) -> Iterator[Found]:
    """Every unit on the map, hex by hex."""
    for place, stack in sorted(view["stacks"].items()):
        yield Found(place, names.hex(place), _stack(names, stack))


def places(names: Names, view: View) -> Iterator[Found]:
    for name in PLACE_NUMBER:
        yield Found(name, names.hex(name))


def _stack(names: Names, stack: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(
        f"{names.unit(unit['unit'], unit['face'])} {unit['strength']}-{unit['movement']}"
        for unit in stack
    )


# -- single things


def note(names: Names, view: View, kind: str, name: str) -> str:
    """What stands in a hex, how strong a unit is, what a card does."""
    if kind == "card":
        sides = [side for side, hand in view["hands"].items() if name in hand["cards"]]
        return names.card_text(name, sides[0]) if sides else ""
    if kind == "hex":
        terrain = names.say(f"terrain-{_terrain(name)}")
        stack = view["stacks"].get(name)
        return f"{terrain}, {_stack(names, stack)}" if stack else terrain
    return _note_on_unit(names, view, name) if kind == "unit" else ""


def _note_on_unit(names: Names, view: View, name: str) -> str:
    for place, stack in view["stacks"].items():
        for unit in stack:
            if unit["unit"] == name:
                return names.say(
                    "note-unit",
                    strength=unit["strength"],
                    movement=unit["movement"],
                    hex=names.hex(place),
                )
    return next((names.hex(box) for box, units in _boxes(view) if name in units), "")


def _boxes(view: View) -> Iterator[tuple[str, list[str]]]:
    for box, units in view["boxes"].items():
        yield box, [unit["unit"] for unit in units]
    for turn, units in view["track"].items():
        yield f"turn-{turn}", [unit["unit"] for unit in units]


def _terrain(name: str) -> str:
    row = COMPONENTS.hex_rows.get(PLACE_NUMBER[name])
    return "area" if row is None else str(row.terrain)


def look(names: Names, view: View, name: str) -> RenderableType:
    """A hex or area with its terrain, its units and its neighbours."""
    units = [_unit(names, unit) for unit in view["stacks"].get(name, ())]
    facts = _facts(names, view, name)
    return looked(
        names, names.hex(name), facts, units, _neighbours(names, view, PLACE_NUMBER[name])
    )


def _facts(names: Names, view: View, name: str) -> Iterator[str]:
    row = COMPONENTS.hex_rows.get(PLACE_NUMBER[name])
    terrain = names.say(f"terrain-{_terrain(name)}")
    if row is None:
        yield terrain
    else:
        side = "axis" if name in view["axis_control"] else "soviet"
        yield names.say("look-hex", terrain=terrain, side=side, country=row.country)
        if row.oil:
            yield names.say("look-oil")
        if row.objective:
            yield names.say("look-objective", side=row.objective)
        if row.seas:
            seas = names.listed(names.say(f"sea-{sea}") for sea in row.seas)
            yield names.say("look-coast", seas=seas)
    marks = {
        "look-scorched": name == view["scorched"],
        "look-works": name in view["works"],
        "look-target": name in view["targets"],
        "look-counterblow": any(name in hexes for hexes in view["counterblows"].values()),
    }
    yield from (names.say(id) for id, is_so in marks.items() if is_so)


def _unit(names: Names, unit: Mapping[str, Any]) -> str:
    told = names.say(
        "look-unit",
        unit=names.unit(unit["unit"], unit["face"]),
        strength=unit["strength"],
        movement=unit["movement"],
        steps=unit["steps"],
    )
    marks = {
        "look-out-of-supply": unit["out_of_supply"],
        "look-disorganized": unit["disorganized"],
        "look-local-support": unit["local_support"],
    }
    return ", ".join([told, *(names.say(id) for id, is_so in marks.items() if is_so)])


def _neighbours(names: Names, view: View, place: int) -> Iterator[Beside]:
    around = BOARD.step if place in COMPONENTS.hex_rows else ()
    direction = {step[place]: number for number, step in enumerate(around, 1)}
    for other in sorted(bits(NEXT_TO[place]), key=lambda one: direction.get(one, 7)):
        name = PLACE_NAMES[other]
        label = names.say("compass", direction=direction[other]) if other in direction else ""
        yield label, names.hex(name), note(names, view, "hex", name)
