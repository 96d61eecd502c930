"""What lies beside the boards of heroes: forces, cards, what scores, a single hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.sheets import EVENT_ROUND, Firefight
from hexfront.games.heroes.tables import COLOURS, DIRECTIONS, SIDES, TERRAINS, Kind
from hexfront.terminal.finding import Found
from hexfront.terminal.heroes.board import holder, placed
from hexfront.terminal.heroes.names import KIND, Names
from hexfront.terminal.looking import Beside, looked
from hexfront.terminal.vocabulary import grid

View = Mapping[str, Any]
Unit = Mapping[str, Any]
Rows = list[tuple[str, str | Text]]


# -- units


def conditions(names: Names, unit: Unit) -> Iterator[str]:
    """How a unit is: whether it has acted, is hit, hides or has dug in."""
    yield names.say(f"state-{unit['state']}")
    if unit["hit"]:
        yield names.marker(unit["marker"]) if unit["marker"] else names.say("look-hit")
    for key, id in (("hidden", "hidden"), ("dug_in", "dug-in"), ("inside", "inside")):
        if unit[key]:
            yield names.say(f"look-{id}")
    if unit["exposed"]:
        yield names.say("look-exposed")
    if unit["carried_by"]:
        yield names.say("look-carried", unit=names.unit(unit["carried_by"]))
    if unit["facing"]:
        yield names.say("look-facing", facing=names.facing(unit["facing"]))


def _figures(names: Names, kind: Kind) -> Iterator[str]:
    """What is printed on the counter."""
    way = names.say(f"moves-{_MOVES[kind.moves]}")
    yield names.say("fan-moves", cost=kind.move_cost, way=way)
    if kind.fp and kind.fire_cost >= 0:
        power = dict(zip(COLOURS, kind.fp, strict=True))
        yield names.say("fan-fires", cost=kind.fire_cost, range=kind.range, **power)
    flank, front = kind.defence
    yield names.say("fan-defence", front=front, flank=flank)


_MOVES = ("foot", "wheeled", "tracked")


def _told(names: Names, unit: Unit) -> str:
    how = ", ".join(conditions(names, unit))
    return f"{names.label(names.unit(unit['id']))} {how}"


def units(names: Names, view: View) -> Iterator[Found]:
    """Everybody on the map, then who is still to come."""
    for hex, stack in placed(view).items():
        for unit in stack:
            side = names.say(f"seat-{unit['commander']}")
            figures = "; ".join(_figures(names, KIND[unit["kind"]]))
            yield Found(hex, hex, f"{side}, {_told(names, unit)}; {figures}")
    for unit in view["waiting"]:
        side = names.say(f"seat-{unit['commander']}")
        yield Found("", "–", f"{side}, {names.label(names.unit(unit['id']))} {_comes(names, unit)}")


def _comes(names: Names, unit: Unit) -> str:
    if unit["ready"]:
        return names.say("unit-ready")
    if unit["round"] < EVENT_ROUND:
        return names.say("unit-comes", round=unit["round"])
    return names.say("unit-comes-by-event")


def places(names: Names, view: View) -> Iterator[Found]:
    ground = firefight(view["firefight"]).ground
    for name, at in ground.alias.items():
        yield Found(ground.board.name[at], name)


# -- what is held and what scores


def _goals(names: Names, view: View) -> Iterator[tuple[str, str]]:
    f = firefight(view["firefight"])
    label = names.say("sheet-scores")
    for entry in f.scoring:
        hex = f.ground.board.name[entry.hex]
        facts = [names.say(f"goal-{entry.when}", vp=entry.vp)]
        if entry.side >= 0:
            facts.append(names.say(f"seat-{SIDES[entry.side]}"))
        side = holder(view, hex)
        if side:
            facts.append(names.say("look-held", side=side))
        yield label, f"{names.label(hex)} {', '.join(facts)}"
        label = ""


def _held(names: Names, view: View) -> str:
    """Who holds the hexes that score, in few words."""
    f = firefight(view["firefight"])
    hexes = dict.fromkeys(f.ground.board.name[entry.hex] for entry in f.scoring)
    told = []
    for hex in hexes:
        side = holder(view, hex)
        told.append(f"{hex} {names.say(f'letter-{side}') if side else '–'}")
    return ", ".join(told)


def _hands(names: Names, view: View) -> Iterator[tuple[str, str]]:
    for seat, hand in view["hands"].items():
        if not hand["size"]:
            continue
        label = names.say("status-hand", seat=names.say(f"seat-{seat}"))
        hidden = names.say("status-hidden", count=hand["size"])
        yield label, hidden if hand["cards"] is None else names.cards(hand["cards"])
    for weapon in view["weapons"]:
        bearer = names.unit(weapon["unit"]) if weapon["unit"] else "–"
        told = names.say("status-weapon-is", unit=bearer, uses=weapon["uses"])
        yield names.weapon(weapon["id"]), told


def _barrages(names: Names, view: View) -> Iterator[tuple[str, str]]:
    for side, shots in view["barrages"].items():
        for shot in shots:
            what = names.say("look-smoke") if shot["smoke"] else ""
            told = " ".join(filter(None, (shot["hex"] or "?", what)))
            yield names.say("status-barrage", seat=names.say(f"seat-{side}")), told


def summary(names: Names, view: View, seat: str | None) -> RenderableType:
    """What scores, the hands, and who may enter."""
    rows: Rows = [(names.say("sheet-scores"), _held(names, view)), *_hands(names, view)]
    ready = [unit["id"] for unit in view["waiting"] if unit["ready"]]
    if ready:
        rows.append((names.say("unit-ready"), names.units(ready)))
    return grid(rows)


def panel(names: Names, view: View, seat: str | None) -> RenderableType:
    rows: Rows = [*_goals(names, view), *_hands(names, view), *_barrages(names, view)]
    if view["deck"] or view["discards"]:
        told = names.say("status-piles-are", deck=view["deck"], discards=len(view["discards"]))
        rows.append((names.say("status-piles"), told))
    for unit in view["waiting"]:
        rows.append((names.unit(unit["id"]), _comes(names, unit)))
    for side in SIDES:
        unseen = [unit["id"] for unit in view["hidden"][side]["units"] if "hex" not in unit]
        if unseen:
            rows.append((names.say("look-hidden"), names.units(unseen)))
    for key in ("destroyed", "left"):
        if view[key]:
            rows.append((names.say(f"units-{key}"), names.units(view[key])))
    return grid(rows)


def cards(names: Names, view: View, seat: str | None) -> RenderableType:
    """The cards that the viewer knows, and the weapons, with what they do."""
    held = [card for hand in view["hands"].values() for card in hand["cards"] or ()]
    held += [weapon["card"] for weapon in view["weapons"]]
    parts: list[RenderableType] = []
    for card in dict.fromkeys(held):
        parts += [Text(names.card(card), "bold"), Text(f"  {names.card_text(card)}")]
    return Group(*parts)


# -- single things


def note(names: Names, view: View, kind: str, name: str) -> str:
    """What a hex costs and holds, how a unit is, what a card does."""
    match kind:
        case "card":
            return names.card_text(name)
        case "weapon":
            return names.card_text(name.rpartition("-")[0])
        case "facing" if view["costs"]:
            return names.say("card-cost", cost=view["costs"]["face"])
        case "hex":
            return _note_on_hex(names, view, name)
        case "unit":
            return _note_on_unit(names, view, name)
    return ""


def _note_on_hex(names: Names, view: View, hex: str) -> str:
    f = firefight(view["firefight"])
    at = f.ground.alias[hex]
    told = [names.say(f"terrain-{TERRAINS[f.ground.terrain[at]]}"), *_costs(names, view, hex)]
    stack = placed(view).get(hex)
    if stack:
        told.append(names.units([unit["id"] for unit in stack]))
    return ", ".join(told)


def _costs(names: Names, view: View, hex: str) -> Iterator[str]:
    costs = view["costs"] or {"to": {}, "fire": {}}
    for key in ("to", "fire"):
        if hex in costs[key]:
            yield names.say(f"look-cost-{key}", cost=costs[key][hex])


def _note_on_unit(names: Names, view: View, name: str) -> str:
    for hex, stack in placed(view).items():
        for unit in stack:
            if unit["id"] == name:
                return f"{hex}, {', '.join(conditions(names, unit))}"
    return next((_comes(names, unit) for unit in view["waiting"] if unit["id"] == name), "")


def look(names: Names, view: View, name: str) -> RenderableType:
    """A hex with all that lies and stands in it, and who may fire at it."""
    f = firefight(view["firefight"])
    stack = placed(view).get(name, [])
    told = []
    for unit in stack:
        told.append(_told(names, unit))
        told += [f"  {figures}" for figures in _figures(names, KIND[unit["kind"]])]
    facts = [*_facts(names, view, f, name), *_aimed(names, view, f, name)]
    return looked(names, name, facts, told, _neighbours(names, view, f, name))


def _facts(names: Names, view: View, f: Firefight, hex: str) -> Iterator[str]:
    ground, at = f.ground, f.ground.alias[hex]
    yield names.say(f"terrain-{TERRAINS[ground.terrain[at]]}")
    if ground.level[at]:
        yield names.say("look-level", level=ground.level[at])
    for key, sides in (("road", ground.roads), ("wall", ground.walls)):
        found = [names.facing(DIRECTIONS[n]) for n, side in enumerate(sides) if side >> at & 1]
        if found:
            yield f"{names.label(names.say(f'look-{key}'))} {', '.join(found)}"
    yield from (names.say(f"work-{work['kind']}") for work in view["works"] if work["hex"] == hex)
    for key, id in (("smoke", "smoke"), ("thin_smoke", "thin-smoke")):
        if hex in view[key]:
            yield names.say(f"look-{id}")
    side = holder(view, hex)
    if side:
        yield names.say("look-held", side=side)
    for entry in f.scoring:
        if entry.hex == at:
            yield names.say(f"goal-{entry.when}", vp=entry.vp)
    yield from _costs(names, view, hex)


def _aimed(names: Names, view: View, f: Firefight, hex: str) -> Iterator[str]:
    """Who sees the hex, smoke aside, and has it in its arc of fire."""
    at = f.ground.alias[hex]
    aiming = [
        unit["id"]
        for place, stack in placed(view).items()
        if place != hex and f.ground.sees[f.ground.alias[place]] >> at & 1
        for unit in stack
        if unit["arc"] and int(unit["arc"], 16) >> at & 1
    ]
    if aiming:
        yield names.say("look-aimed", units=names.units(aiming))


def _neighbours(names: Names, view: View, f: Firefight, hex: str) -> Iterator[Beside]:
    board = f.ground.board
    for direction, step in zip(DIRECTIONS, board.step, strict=True):
        other = step[f.ground.alias[hex]]
        if other >= 0 and board.playable >> other & 1:
            name = board.name[other]
            yield names.facing(direction), name, _note_on_hex(names, view, name)
