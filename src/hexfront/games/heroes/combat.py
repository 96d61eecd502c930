"""Chapter 7: fire, close combat, and every roll of an attack; 15 and 19 where vehicles differ."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Things, Unit, Units
from hexfront.games.heroes.arithmetic import (
    card_power,
    colour_attacked,
    reach_of,
    support_power,
)
from hexfront.games.heroes.hits import show_marker, watch_marker
from hexfront.games.heroes.orders import (
    UNLESS_STUNNED,
    budget,
    is_in_bunker,
    marker_of,
    order,
    unless_marked,
)
from hexfront.games.heroes.sight import arc, seen_from
from hexfront.games.heroes.state import Attack, Heroes, Payment, steps, turn_seat
from hexfront.games.heroes.tables import BLUE, MARKER_NUMBER, NUMBERS, RED
from hexfront.games.heroes.types import MarkerNumber

TURRET_COST = NUMBERS["turret"]["cost"]
FARTHEST = 40
SPOTTER_DISTANCE = 2


# -- who may fire, and what it costs


@rule("7.2c", "16.0c", "17.1d", "17.1f")
def may_fire(g: Heroes, unit: Unit) -> bool:
    """Armed, on the map and not carried; its marker leaves it at least one colour."""
    if g.kind(unit).fp is None or g.place[unit] < 0 or (g.hidden | g.aboard) >> unit & 1:
        return False
    return not is_silenced(g, unit)


@rule("7.5e", "7.5l", "7.5o", "15.0c", "15.0g")
def is_silenced(g: Heroes, unit: Unit) -> bool:
    """Whether its marker keeps a unit from firing in either colour."""
    marker = marker_of(g, unit)
    return marker is not None and all(marker.no_fire)


@rule("7.0b", "7.5q", "7.5r", "7.5s", "15.0i")
def fire_cost(g: Heroes, unit: Unit) -> Points:
    """The printed cost with its marker, never below zero (OP-7.5.5)."""
    marker = marker_of(g, unit)
    cost = g.kind(unit).fire_cost
    return max(cost + marker.fire_cost, 0) if marker is not None else cost


@rule("10.03a", "10.03g")
def suspects(g: Heroes) -> Hexes:
    """Hexes where an enemy may hide: any without visible units, if he has or had hidden ones.

    OP-10.0.2: by the sheet alone, so that nothing leaks.
    """
    if not (g.firefight.has_hidden[1 - g.side] or g.rules.becoming_hidden):
        return 0
    occupied = g.visible(0) | g.visible(1)
    return g.ground.playable & ~occupied


def targets_on_map(g: Heroes) -> Hexes:
    return g.visible(1 - g.side) | suspects(g)


@rule("7.0a", "7.7.1a", "7.7.1b", "12.0b")
def in_range(g: Heroes, unit: Unit) -> Hexes:
    """From the minimum to twice the range; the own hex is close combat (OP-7.3.1)."""
    reach = 2 * reach_of(g, unit)
    if not reach or g.place[unit] < 0:
        return 0
    at = g.place[unit]
    nearest = max(g.kind(unit).min_range, 1)
    return g.ground.within(at, min(reach, FARTHEST)) & ~g.ground.within(at, nearest - 1)


@rule("6.1b", "15.4a", "15.4c", "18.1.2b", "15.6a")
def in_arc(g: Heroes, unit: Unit, points: Points) -> Hexes:
    """The front arc; a turret turns for two points more."""
    turns = g.kind(unit).turret and not is_in_bunker(g, unit)
    if turns and fire_cost(g, unit) + TURRET_COST <= points:
        return -1
    return arc(g, unit)


@rule("6.0a", "7.7.3m")
def in_sight(g: Heroes, unit: Unit, among: Hexes) -> Hexes:
    if g.is_among_enemies(unit):
        return 0
    return seen_from(g, g.place[unit], among)


@rule("15.3a")
def too_steep(g: Heroes, unit: Unit) -> Hexes:
    """Tanks cannot fire down a steep side into the hex below; self-propelled guns can."""
    if not g.firefight.has_levels or g.kind(unit).type != "tank":
        return 0
    at = g.place[unit]
    found = 0
    for side in range(6):
        if g.ground.steep[side] >> at & 1:
            end = g.ground.board.step[side][at]
            if g.ground.level[end] < g.ground.level[at]:
                found |= 1 << end
    return found


@rule("7.5e", "15.0d", "15.0e")
def with_usable_colour(g: Heroes, unit: Unit, hexes: Hexes) -> Hexes:
    """Hexes where a damaged gun still has something to shoot at."""
    marker = marker_of(g, unit)
    if marker is None or not any(marker.no_fire):
        return hexes
    a = Attack(g.player, unit, 0)
    for at in bits(hexes & ~suspects(g)):
        a.hex = at
        if not attackable(g, a, g.here[at]):
            hexes &= ~(1 << at)
    return hexes


def attackable(g: Heroes, a: Attack, units: Units) -> Units:
    """Those of some units against whose colour the attacker may fire."""
    marker = marker_of(g, a.leader) if a.leader >= 0 else None
    if marker is None or not any(marker.no_fire):
        return units
    found = 0
    for unit in bits(units):
        if not marker.no_fire[colour_attacked(g, a, unit)]:
            found |= 1 << unit
    return found


@rule("12.0a", "18.1.2d")
def is_silent_in_bunker(g: Heroes, unit: Unit) -> bool:
    return g.kind(unit).is_mortar and is_in_bunker(g, unit)


def fire_hexes(g: Heroes, unit: Unit, points: Points) -> Hexes:
    """What a unit may fire at, everything considered."""
    if not may_fire(g, unit) or fire_cost(g, unit) > points or is_silent_in_bunker(g, unit):
        return 0
    found = targets_on_map(g) & in_range(g, unit) & in_arc(g, unit, points) & ~too_steep(g, unit)
    return with_usable_colour(g, unit, in_sight(g, unit, found))


# -- fire groups


@rule("9.1.2d", "9.1.2e", "9.1.2f", "9.1.2g", "15.4b")
def may_support(g: Heroes, unit: Unit) -> Hexes:
    """The hexes at which a supporter may help to fire: in arc, in sight, at normal range.

    OP-9.1.9: a turret does not help here.
    """
    marker = marker_of(g, unit)
    if not may_fire(g, unit) or (marker is not None and any(marker.fp)):
        return 0
    reach = reach_of(g, unit)
    if not reach or is_silent_in_bunker(g, unit) or g.is_among_enemies(unit):
        return 0
    at = g.place[unit]
    nearest = max(g.kind(unit).min_range, 1)
    near = g.ground.within(at, min(reach, FARTHEST)) & ~g.ground.within(at, nearest - 1)
    return in_sight(g, unit, near & arc(g, unit) & targets_on_map(g))


@rule("9.1.2a", "9.1.2b", "9.1.2c", "GE-17")
def supported_hexes(g: Heroes, unit: Unit, group: Units) -> Hexes:
    """Where every member of a fire group can help, each next to the leader."""
    hexes = -1
    beside = g.ground.within(g.place[unit], 1) if g.place[unit] >= 0 else 0
    for other in bits(group & ~(1 << unit)):
        if g.place[other] < 0 or not beside >> g.place[other] & 1:
            return 0
        hexes &= may_support(g, other)
        if not hexes:
            return 0
        hexes = _where_it_counts(g, other, hexes)
    return hexes


@rule("9.1.2h")
def _where_it_counts(g: Heroes, unit: Unit, hexes: Hexes) -> Hexes:
    """Hexes where the supporter has firepower above zero against a unit."""
    a = Attack(g.player, unit, 0)
    for at in bits(hexes):
        a.hex = at
        enemies = g.here[at] & g.firefight.sides[1 - g.side]
        colours = {colour_attacked(g, a, enemy) for enemy in bits(enemies)} or {RED, BLUE}
        if not any(support_power(g, unit, at, False, colour) > 0 for colour in colours):
            hexes &= ~(1 << at)
    return hexes


# -- declaring fire


def _able(g: Heroes, how: Payment, unit: Unit, group: Units) -> Things:
    return -(may_fire(g, unit) and not is_silent_in_bunker(g, unit))


@rule("12.0b")
def _far_enough(g: Heroes, unit: Unit) -> Hexes:
    nearest = g.kind(unit).min_range
    return ~g.ground.within(g.place[unit], nearest - 1) if nearest > 1 else -1


COWERING, BERSERK = MARKER_NUMBER["inf-cowering"] + 1, MARKER_NUMBER["inf-berserk"] + 1


@rule("7.5r", "7.5s")
def _despite(g: Heroes, unit: Unit, marker: MarkerNumber) -> Hexes:
    """All but what the unit would reach without the marker that shortens its range."""
    if g.marker[unit] != marker:
        return -1
    printed = min(2 * g.kind(unit).range, FARTHEST)
    return ~g.ground.within(g.place[unit], printed) | in_range(g, unit)


WHY_SILENT = (
    Limit("7.2c", lambda g, how, unit, group: -(g.kind(unit).fp is not None), implied=True),
    Limit("5.5g", lambda g, how, unit, group: -(g.place[unit] >= 0), implied=True),
    Limit("10.01a", lambda g, how, unit, group: -(not g.hidden >> unit & 1), implied=True),
    Limit("17.1d", lambda g, how, unit, group: -(not g.aboard >> unit & 1), implied=True),
    *UNLESS_STUNNED,
    *unless_marked(inf_panicked="7.5o", veh_panicked="15.0g"),
    Limit(
        "18.1.2d", lambda g, how, unit, group: -(not is_silent_in_bunker(g, unit)), implied=True
    ),
)
"""What keeps a unit from firing at anything, one by one, for the reason alone."""


@order.verb(
    "fire",
    "hex",
    *WHY_SILENT,
    Limit("7.2c", _able),
    Limit("7.0b", lambda g, how, unit, group: -(fire_cost(g, unit) <= budget(g, how, unit))),
    Limit("7.0a", lambda g, how, unit, group: targets_on_map(g)),
    Limit("12.0b", lambda g, how, unit, group: _far_enough(g, unit), implied=True),
    Limit("7.5r", lambda g, how, unit, group: _despite(g, unit, COWERING), implied=True),
    Limit("7.5s", lambda g, how, unit, group: _despite(g, unit, BERSERK), implied=True),
    Limit("7.7.1b", lambda g, how, unit, group: in_range(g, unit)),
    Limit("7.7.3m", lambda g, how, unit, group: -(not g.is_among_enemies(unit))),
    Limit("6.1b", lambda g, how, unit, group: in_arc(g, unit, budget(g, how, unit))),
    Limit("6.0a", lambda g, how, unit, group: seen_from(g, g.place[unit], targets_on_map(g))),
    Limit("15.3a", lambda g, how, unit, group: ~too_steep(g, unit)),
    Limit("7.5e", lambda g, how, unit, group: with_usable_colour(g, unit, targets_on_map(g))),
    Limit("9.1.2a", lambda g, how, unit, group: supported_hexes(g, unit, group)),
)
@rule("7.0a", "7.0c", "7.0g", "9.1.2i", "10.03b", "12.1a")
def fire(g: Heroes, how: Payment, unit: Unit, group: Units, at: Hex) -> None:
    """One attack on everything in a hex, at the leader's cost."""
    a = Attack(g.player, unit, at)
    a.origin = g.place[unit]
    a.supporters = group & ~(1 << unit)
    declare_attack(g, a, how, group, shot_cost(g, unit, at))


def shot_cost(g: Heroes, unit: Unit, at: Hex) -> Points:
    """The weapon's, and more if the turret has to be turned."""
    return fire_cost(g, unit) + (0 if arc(g, unit) >> at & 1 else TURRET_COST)


def declare_attack(g: Heroes, a: Attack, how: Payment, group: Units, cost: Points) -> None:
    for unit in bits(group):
        show_marker_for_fire(g, unit, a.close)
    g.follow(("declare", how, group, cost), "lend_weapons", "open_fire", "action_end")
    g.attack = a


@rule("7.5g", "7.5h")
def show_marker_for_fire(g: Heroes, unit: Unit, close: bool = False) -> None:
    """A marker that changes cost, firepower or range is shown before the shot."""
    marker = marker_of(g, unit)
    if marker is not None and (marker.fire_cost or any(marker.fp) or (marker.range and not close)):
        show_marker(g, unit, "7.5h")
    watch_marker(
        g,
        unit,
        lambda known: (
            not all(known.no_fire)
            and not known.fire_cost
            and not any(known.fp)
            and (close or not known.range)
        ),
    )


# -- close combat


@rule("7.7.3b")
def _enemies_here(g: Heroes, unit: Unit) -> Units:
    at = g.place[unit]
    return g.here[at] & g.firefight.sides[1 - g.side] if at >= 0 else 0


def _with_usable_colour_here(g: Heroes, unit: Unit) -> Units:
    a = Attack(g.player, unit, g.place[unit])
    a.close = True
    return attackable(g, a, _enemies_here(g, unit))


@rule("7.7.3l", "7.7.3g", "12.0c", "15.1a", "OP-9.1.6")
def close_targets(g: Heroes, how: Payment, unit: Unit, group: Units) -> Units:
    """Enemies in the hex; everybody who joins in stands there, too."""
    at = g.place[unit]
    if at < 0 or not may_fire(g, unit) or fire_cost(g, unit) > budget(g, how, unit):
        return 0
    for other in bits(group):
        if g.place[other] != at or (other != unit and not can_help_close(g, other)):
            return 0
    return _with_usable_colour_here(g, unit)


@rule("9.1.2g", "9.1.2h", "8.4e")
def can_help_close(g: Heroes, unit: Unit) -> bool:
    """With its own firepower, or with a weapon card."""
    marker = marker_of(g, unit)
    if not may_fire(g, unit) or (marker is not None and any(marker.fp)):
        return False
    if max(support_power(g, unit, g.place[unit], True, colour) for colour in (RED, BLUE)) > 0:
        return True
    return any(
        uses and bearer == unit and max(card_power(g, number, RED), card_power(g, number, BLUE)) > 0
        for number, (_, uses, bearer) in enumerate(g.weapons)
    )


@order.verb(
    "close",
    "unit",
    Limit("7.7.3b", lambda g, how, unit, group: _enemies_here(g, unit)),
    *WHY_SILENT,
    Limit("7.2c", lambda g, how, unit, group: -may_fire(g, unit)),
    Limit(
        "7.0b",
        lambda g, how, unit, group: -(fire_cost(g, unit) <= budget(g, how, unit)),
        implied=True,
    ),
    Limit("7.5e", lambda g, how, unit, group: _with_usable_colour_here(g, unit), implied=True),
    Limit("7.7.3l", close_targets),
)
@rule("5.4b", "7.7.3c", "7.7.3h", "7.7.3q")
def attack_closely(g: Heroes, how: Payment, unit: Unit, group: Units, target: Unit) -> None:
    """One enemy unit in the hex, at the cost of a shot (OP-7.7.1)."""
    a = Attack(g.player, unit, g.place[unit])
    a.close = True
    a.origin = g.place[unit]
    a.targets = 1 << target
    a.supporters = group & ~(1 << unit)
    declare_attack(g, a, how, group, fire_cost(g, unit))


@rule("18.5c")
def has_work_here(g: Heroes, unit: Unit) -> bool:
    """An enemy work, or any that an enemy occupies, may be attacked in close combat instead."""
    at = g.place[unit]
    work = g.work_at(at) if at >= 0 and g.works else None
    if work is None or work[3]:
        return False
    return work[2] & 1 != g.side or bool(g.inside & _enemies_here(g, unit))


@order.verb(
    "raze",
    None,
    Limit("18.5c", lambda g, how, unit, group: has_work_here(g, unit)),
    Limit("7.2c", lambda g, how, unit, group: group == 1 << unit and may_fire(g, unit)),
    Limit("7.0b", lambda g, how, unit, group: fire_cost(g, unit) <= budget(g, how, unit)),
)
def attack_work(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    a = Attack(g.player, unit, g.place[unit])
    a.close = True
    a.origin = g.place[unit]
    a.work = True
    declare_attack(g, a, how, group, fire_cost(g, unit))


# -- indirect fire


def indirect_cost(g: Heroes, unit: Unit) -> Points:
    marker = marker_of(g, unit)
    cost = g.kind(unit).indirect_cost
    return max(cost + marker.fire_cost, 0) if marker is not None else cost


@rule("12.2a", "12.2e")
def indirect_hexes(g: Heroes, how: Payment, unit: Unit, among: Hexes) -> Hexes:
    """Those in arc and range that some spotter hex sees; a hidden mortar looks all round."""
    at = g.place[unit]
    if g.kind(unit).indirect_cost < 0 or at < 0 or indirect_cost(g, unit) > budget(g, how, unit):
        return 0
    if is_silenced(g, unit) or g.aboard >> unit & 1:
        return 0
    if is_silent_in_bunker(g, unit) or g.is_among_enemies(unit):
        return 0
    found = among & in_range(g, unit)
    if not g.hidden >> unit & 1:
        found &= arc(g, unit)
    seen = 0
    for spotter in bits(spotter_hexes(g, unit)):
        seen |= seen_from(g, spotter, found & ~seen)
    return seen


@rule("12.2b")
def spotter_hexes(g: Heroes, unit: Unit) -> Hexes:
    """Within two hexes of the mortar and in its sight; nobody needs to be there."""
    at = g.place[unit]
    return seen_from(g, at, g.ground.within(at, SPOTTER_DISTANCE) & ~(1 << at))


@order.verb(
    "indirect",
    "hex",
    Limit("12.2e", lambda g, how, unit, group: -(g.kind(unit).indirect_cost >= 0)),
    Limit("12.2a", lambda g, how, unit, group: -(group == 1 << unit)),
    Limit("12.2a", lambda g, how, unit, group: indirect_hexes(g, how, unit, targets_on_map(g))),
)
@rule("12.2a")
def fire_indirectly(g: Heroes, how: Payment, unit: Unit, group: Units, at: Hex) -> None:
    g.follow(("spotter", how, unit, at))


spotter = steps.choice(
    "spotter",
    rule="12.2b",
    seat=turn_seat,
    about=lambda g, how, unit, at: {"unit": unit, "target": at},
)


@spotter.verb(
    "from",
    "hex",
    Limit("12.2b", lambda g, how, unit, at: spotter_hexes(g, unit)),
    Limit("12.2b", lambda g, how, unit, at: seen_from(g, at, spotter_hexes(g, unit))),
)
@rule("12.2c", "12.2d")
def spot_from(g: Heroes, how: Payment, unit: Unit, at: Hex, start: Hex) -> None:
    """A hidden mortar stays hidden if no enemy looks at it."""
    a = Attack(g.player, unit, at)
    a.indirect = True
    a.origin = start
    declare_attack(g, a, how, 1 << unit, indirect_cost(g, unit))


# -- 19 flamethrowers


@order.verb(
    "flame",
    "hex",
    Limit("19.0b", lambda g, how, unit, group: -("flamethrower" in g.firefight.abilities[unit])),
    Limit("7.2c", lambda g, how, unit, group: -(group == 1 << unit and may_fire(g, unit))),
    Limit("7.0b", lambda g, how, unit, group: -(fire_cost(g, unit) <= budget(g, how, unit))),
    Limit("19.0a", lambda g, how, unit, group: g.ground.within(g.place[unit], 1)),
    Limit("6.1b", lambda g, how, unit, group: in_arc(g, unit, budget(g, how, unit))),
    Limit("7.0a", lambda g, how, unit, group: in_sight(g, unit, targets_on_map(g))),
    Limit("7.5e", lambda g, how, unit, group: with_usable_colour(g, unit, targets_on_map(g))),
)
@rule("19.0a", "19.0b", "19.0e")
def fire_flames(g: Heroes, how: Payment, unit: Unit, group: Units, at: Hex) -> None:
    a = Attack(g.player, unit, at)
    a.origin = g.place[unit]
    a.flame = True
    declare_attack(g, a, how, group, shot_cost(g, unit, at))
