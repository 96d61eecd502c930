"""Attack value and defence value, line by line, in the order of the rulebook (7.1 to 7.3, 7.7).

Each function gives a list of parts, so that an event can show the whole sum and odds can use it.
"""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Direction, Hex, Points, Unit
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.sight import is_in_front, thin_smoke_between
from hexfront.games.heroes.state import Attack, Heroes, WorkAt
from hexfront.games.heroes.tables import (
    BUNKER,
    CARDS,
    NUMBERS,
    RED,
    TERRAIN,
    WOODS,
    WORK,
    Card,
    Colour,
)
from hexfront.games.heroes.types import Face, WeaponNumber

Part = tuple[str, int]

PART_RULES = {
    "firepower": "7.1b", "marker": "7.5d", "height": "11.2a", "smoke": "13.0c",
    "support": "9.1.2j", "direction": "8.6f", "card": "8.4c", "long-range": "7.7.1a",
    "short-range": "7.7.2a", "close-combat": "7.7.3f", "flamethrower": "19.0a",
    "flank": "7.3a", "front": "7.3a", "terrain": "4.0n", "wall": "5.0.2a",
    "exposed": "5.0.3a", "fortification": "18.1a", "work": "18.5b",
    "hasty-defence": "18.1.3c", "shield": "17.3c", "vehicle": "15.2a",
}  # fmt: skip
"""The rule by which each part of a sum counts."""

SHORT, LONG, CLOSE, CLOSE_BOXED = 3, -2, 4, -2
FLAME = (NUMBERS["flamethrower"]["red"], NUMBERS["flamethrower"]["blue"])
KILL_MARGIN = 4  # 7.0f
DIRECTION = 2  # 8.6f
SMOKE_LIMIT = 2  # 13.0e
FLANK, FRONT = 0, 1


@rule("7.7a", "7.5r", "7.5s", "16.0c")
def reach_of(g: Heroes, unit: Unit) -> Points:
    """The range in force; a marker shortens the printed one and gives none (OP-7.5.5)."""
    marker = marker_of(g, unit)
    printed = g.kind(unit).range
    if marker is not None and marker.range:
        return min(marker.range, printed)
    return printed


@rule("8.5b", "12.2f")
def is_high_explosive(g: Heroes, a: Attack) -> bool:
    """Mortars, artillery and cards with the icon."""
    if a.weapon >= 0:
        return CARDS[g.weapons[a.weapon][0]].high_explosive
    if a.barrage >= 0:
        return True
    return a.leader >= 0 and not a.close and "high-explosive" in g.firefight.abilities[a.leader]


# -- the side of the target


@rule("7.3b", "7.7.3i", "8.5b", "12.2f", "19.0d", "GE-7")
def side_attacked(g: Heroes, a: Attack, unit: Unit) -> Face:
    """Front if the shot comes from the target's arc; close combat and explosives find the flank."""
    if a.close or a.flame or is_high_explosive(g, a):
        return FLANK
    if a.suspicion:
        return FRONT
    if g.place[a.leader] == a.hex:
        return FLANK
    return FRONT if is_in_front(g, unit, g.place[a.leader]) else FLANK


@rule("7.1a", "7.1b", "15.0b", "15.5a")
def colour_attacked(g: Heroes, a: Attack, unit: Unit) -> Colour:
    """The colour of the side attacked; an open top is soft from above and from close by."""
    kind = g.kind(unit)
    side = side_attacked(g, a, unit)
    if kind.open_top and side == FLANK and (a.close or a.flame or is_high_explosive(g, a)):
        return RED
    return kind.colour[side]


# -- 7.2 firepower


@rule("7.7.1a", "7.7.2a", "GE-15")
def band(distance: Points, reach: Points) -> Points:
    """GE-15: short, normal or long range; one band for an attack (OP-7.7.5)."""
    if distance == 1:
        return SHORT
    return 0 if distance <= reach else LONG


@rule("7.1b", "7.2a", "7.2b")
def firepower(g: Heroes, a: Attack, unit: Unit) -> list[Part]:
    """Of the leader, in the colour of the target, with everything that changes it."""
    colour = colour_attacked(g, a, unit)
    return firepower_in(g, a, colour, supporters_that_count(g, a, colour))


@rule("8.4f", "8.6f", "9.1.2j", "9.1.2k")
def firepower_in(g: Heroes, a: Attack, colour: Colour, support: Count) -> list[Part]:
    if a.barrage >= 0:
        fp = CARDS[a.barrage].fp
        assert fp is not None
        return [("card", fp[colour])]
    parts = _weapon_parts(g, a, colour)
    marker = marker_of(g, a.leader)
    if marker is not None and marker.fp[colour]:
        parts.append(("marker", marker.fp[colour]))
    if _is_firing_down(g, a):
        parts.append(("height", 1))
    smoke = smoke_out_of(g, g.place[a.leader])
    if smoke:
        parts.append(("smoke", -smoke))
    if support:
        parts.append(("support", support))
    if a.directed:
        parts.append(("direction", DIRECTION))
    return parts


@rule("11.2a", "12.2c")
def _is_firing_down(g: Heroes, a: Attack) -> bool:
    """From higher ground; indirect fire counts from the spotter's hex."""
    if a.close or not g.firefight.has_levels:
        return False
    start = a.origin if a.indirect else g.place[a.leader]
    return g.ground.level[start] > g.ground.level[a.hex]


def _weapon_parts(g: Heroes, a: Attack, colour: Colour) -> list[Part]:
    """The weapon itself, and what the distance does to it."""
    distance = g.ground.board.distance(g.place[a.leader], a.hex)
    if a.weapon >= 0:
        return _card_parts(CARDS[g.weapons[a.weapon][0]], distance, colour)
    if a.flame:
        return _flame_parts(a.close, colour)
    return _printed_parts(g, a, distance, colour)


@rule("8.4c", "8.6g", "8.7o", "8.7p")
def _card_parts(card: Card, distance: Points, colour: Colour) -> list[Part]:
    """A weapon card's own value; of these only Molotov cocktails know close combat."""
    assert card.fp is not None
    parts = [("card", card.fp[colour])]
    if distance:
        parts.append(("long-range", LONG))
    elif card.id == "molotov":
        parts.append(("close-combat", CLOSE))
    return parts


@rule("19.0a", "19.0c")
def _flame_parts(close: bool, colour: Colour) -> list[Part]:
    bonus = ("close-combat", CLOSE) if close else ("short-range", SHORT)
    return [("flamethrower", FLAME[colour]), bonus]


@rule("7.7.1a", "7.7.2a", "7.7.3e", "7.7.3f")
def _printed_parts(g: Heroes, a: Attack, distance: Points, colour: Colour) -> list[Part]:
    """The unit's own firepower, and the band of the distance; a white box is worse close by."""
    kind = g.kind(a.leader)
    assert kind.fp is not None
    parts = [("firepower", kind.fp[colour])]
    if a.close:
        parts.append(("close-combat", CLOSE_BOXED if kind.boxed[colour] else CLOSE))
    elif step := band(distance, reach_of(g, a.leader)):
        parts.append(("short-range" if step == SHORT else "long-range", step))
    return parts


@rule("13.0c", "13.0k")
def smoke_out_of(g: Heroes, at: Hex) -> Points:
    """Fresh smoke takes 2, thin smoke 1."""
    return 2 if g.fresh_smoke >> at & 1 else g.thin_smoke >> at & 1


@rule("9.1.2h", "9.1.2j")
def supporters_that_count(g: Heroes, a: Attack, colour: Colour) -> Count:
    """OP-9.1.3: roll by roll, those whose firepower in that colour is above zero."""
    count = 0
    for unit in bits(a.supporters):
        if g.place[unit] >= 0 and (
            a.armed >> unit & 1 or support_power(g, unit, a.hex, a.close, colour) > 0
        ):
            count += 1
    return count


@rule("8.4e")
def card_power(g: Heroes, number: WeaponNumber, colour: Colour) -> Points:
    """What a weapon card has in its normal range, its bearer's own hex."""
    card = CARDS[g.weapons[number][0]]
    if card.fp is None:
        return 0
    return card.fp[colour] + (CLOSE if card.id == "molotov" else 0)


@rule("9.1.2h")
def support_power(g: Heroes, unit: Unit, at: Hex, close: bool, colour: Colour) -> Points:
    """A supporter's own firepower with the bonus of short range or close combat."""
    kind = g.kind(unit)
    if kind.fp is None:
        return 0
    marker = marker_of(g, unit)
    if marker is not None and marker.no_fire[colour]:
        return 0
    if close:
        return kind.fp[colour] + (CLOSE_BOXED if kind.boxed[colour] else CLOSE)
    near = g.ground.board.distance(g.place[unit], at) == 1
    return kind.fp[colour] + (SHORT if near else 0)


# -- 7.3 defence


@rule("7.3a", "7.3c", "7.7.3s")
def defence(g: Heroes, a: Attack, unit: Unit) -> list[Part]:
    """The side attacked, its marker, and everything that modifies it."""
    side = side_attacked(g, a, unit)
    parts = [(("flank", "front")[side], g.kind(unit).defence[side])]
    marker = marker_of(g, unit)
    if marker is not None and marker.defence[side]:
        parts.append(("marker", marker.defence[side]))
    return parts + modifiers(g, a, unit)


@rule("5.0.2a", "5.0.2b", "11.2b", "12.2g")
def modifiers(g: Heroes, a: Attack, unit: Unit) -> list[Part]:
    """All that stands between the printed defence and the shot."""
    parts: list[Part] = []
    at = g.place[unit]
    if not a.flame:
        explosive = is_high_explosive(g, a)
        if md := _terrain_md(g, a, unit, at, explosive):
            parts.append(("terrain", md))
        start = g.place[a.leader] if a.leader >= 0 else -1
        outside = not a.close and start >= 0 and start != at
        if outside and not explosive and g.ground.is_behind_wall(start, at):
            parts.append(("wall", 1))
        if _is_exposed(g, a, unit, start):
            parts.append(("exposed", -1))
        if outside and g.firefight.has_levels:
            origin = a.origin if a.indirect else start
            if g.ground.level[at] > g.ground.level[origin]:
                parts.append(("height", 1))
        parts += _shelter(g, a, unit, at)
    if smoke := _smoke_md(g, a, at):
        parts.append(("smoke", smoke))
    return parts


@rule("5.0.1d", "7.7.3j", "8.7p", "12.2h", "12.3g")
def _terrain_md(g: Heroes, a: Attack, unit: Unit, at: Hex, explosive: bool) -> Points:
    """Woods do not help soft targets against air bursts; nothing helps against a charge laid by."""
    if a.weapon >= 0 and CARDS[g.weapons[a.weapon][0]].id == "demolition":
        return 0
    terrain = g.ground.terrain[at]
    if explosive and terrain == WOODS and g.kind(unit).colour[FLANK] == RED:
        return 0
    return TERRAIN[terrain].md


@rule("5.0.3a", "5.0.3b", "5.0.3c")
def _is_exposed(g: Heroes, a: Attack, unit: Unit, start: Hex) -> bool:
    """OP-5.0.4: a wall is cover only against what crosses it."""
    if not (g.incautious & ~g.aboard) >> unit & 1 or a.side != g.side:
        return False
    if g.side_of(unit) == g.side:
        return False
    return start < 0 or a.close or not g.ground.is_behind_wall(start, g.place[unit])


@rule("15.2a", "17.3c", "18.1a", "18.1.3c")
def _shelter(g: Heroes, a: Attack, unit: Unit, at: Hex) -> list[Part]:
    """Fortifications for their occupants, hasty defences, shields and friendly armour."""
    parts: list[Part] = []
    bit = 1 << unit
    work = g.work_at(at) if g.inside & bit else None
    if work is not None:
        parts.append(("fortification", _fortification_md(g, a, work)))
    if g.dug & bit:
        parts.append(("hasty-defence", NUMBERS["hasty"]["md"]))
    if g.aboard & bit:
        shield = g.kind(g.carrier[unit]).shield
        if shield:
            parts.append(("shield", shield))
    elif g.firefight.has_transport and g.kind(unit).is_foot and not g.hidden & bit:
        friends = g.here[at] & g.firefight.sides[g.side_of(unit)] & g.firefight.vehicles
        if friends:
            parts.append(("vehicle", 1))
    return parts


@rule("7.7.3k", "18.1b", "18.1.1a", "18.1.2c")
def _fortification_md(g: Heroes, a: Attack, work: WorkAt) -> Points:
    """A bunker is stronger against what comes from its arc."""
    known = WORK[work[0]]
    front = work[0] == BUNKER and _is_from_arc_of(g, a, work[1], work[4])
    return known.md_front if front else known.md_flank


def _is_from_arc_of(g: Heroes, a: Attack, at: Hex, facing: Direction) -> bool:
    if a.close or a.leader < 0 or g.place[a.leader] == at:
        return False
    return bool(g.ground.arc(at, facing, g.rules.arc) >> g.place[a.leader] & 1)


@rule("13.0b", "13.0e", "13.0k", "13.0l")
def _smoke_md(g: Heroes, a: Attack, at: Hex) -> Points:
    """In smoke, or behind one place of thin smoke; with the firer's own smoke at most 2."""
    if not g.fresh_smoke | g.thin_smoke:
        return 0
    smoke = smoke_out_of(g, at)
    start = g.place[a.leader] if a.leader >= 0 else -1
    spent = 0
    if start >= 0:
        spent = smoke_out_of(g, start)
        if start != at and not a.indirect:
            smoke += min(thin_smoke_between(g, start, at), 1)
    return max(min(smoke, SMOKE_LIMIT - spent), 0)


def total(parts: list[Part]) -> Points:
    value = 0
    for _, part in parts:
        value += part
    return value
