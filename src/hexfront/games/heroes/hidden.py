"""Chapter 10: hidden units, and how they are found."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Unit, Units
from hexfront.games.heroes import victory
from hexfront.games.heroes.orders import OWN, budget, marker_of, order, turn
from hexfront.games.heroes.sight import can_see, can_see_out, has_cover, seen_from, watched
from hexfront.games.heroes.state import Heroes, Payment, steps
from hexfront.games.heroes.tables import BUNKER, NUMBERS

COVER_EXTRA = NUMBERS["hidden"]["cover_extra"]
OPEN_EXTRA = NUMBERS["hidden"]["open_extra"]
BECOMING = NUMBERS["hidden"]["becoming"]
NEAR = 2


# -- revealing


@rule("10.0c", "10.01b", "10.02a", "2.5.2b")
def reveal(g: Heroes, at: Hex, rule: str) -> None:
    """All hidden units of a hex are placed; their owner chooses how they face."""
    units = g.hidden_in(at)
    if not units:
        return
    g.hidden &= ~units
    g.revealed = True
    for unit in bits(units):
        g.maybe[unit] = 0
        g.appear(unit)
    g.tell("revealed", rule, units=units, hex=at)
    for unit in reversed(bits(units)):
        g.follow(("face", unit))
    victory.update_control(g, at)


@turn.verb(
    "reveal", "unit", *OWN, Limit("10.0c", lambda g: g.hidden & g.command.own[g.player])
)
@rule("10.01a")
def reveal_oneself(g: Heroes, unit: Unit) -> None:
    """Free, at the start of a turn (OP-10.0.6); whatever else it does reveals a unit first."""
    g.follow("turn")
    reveal(g, g.place[unit], "10.01a")


@rule("10.01a", "12.2d")
def seen_firing(g: Heroes, unit: Unit) -> None:
    """A hidden mortar that fires out of sight stays hidden, unless an enemy looks at it."""
    at = g.place[unit]
    enemies = g.firefight.sides[1 - g.side_of(unit)] & ~g.hidden
    if any(g.place[u] >= 0 and can_see(g, g.place[u], at) for u in bits(enemies)):
        reveal(g, at, "10.01a")


@rule("10.02a", "10.04a", "10.04b", "10.3a", "10.1d")
def is_discovered(g: Heroes, unit: Unit) -> bool:
    """Whether a hidden unit shares its hex with anyone visible, or is seen without cover."""
    at = g.place[unit]
    if g.here[at]:
        return True
    enemy = g.firefight.sides[1 - g.side_of(unit)] & ~g.hidden
    exposed = not g.kind(unit).is_foot and bool(g.ground.open >> at & 1)
    for other in bits(enemy):
        there = g.place[other]
        if there < 0 or not can_see_out(g, other):
            continue
        near = g.ground.within(at, NEAR) >> there & 1
        if (near or exposed) and can_see(g, there, at) and not has_cover(g, at, there):
            return True
    return False


@rule("10.02a", "10.04a", "10.04b")
def revealed_by_entry(g: Heroes, unit: Unit) -> None:
    """After a unit has entered a hex: who hides there, and which units it sees nearby."""
    for other in bits(g.hidden):
        if g.hidden >> other & 1 and is_discovered(g, other):
            reveal(g, g.place[other], "10.02a" if g.here[g.place[other]] else "10.04a")
    forget_seen_hexes(g)


def forget_seen_hexes(g: Heroes) -> None:
    """Where the enemy stands, and open ground near him that he sees, nobody hides any more."""
    for side in (0, 1):
        mine = g.hidden & g.firefight.sides[side]
        if not mine:
            continue
        cleared = g.visible(1 - side) | g.visible(side)
        sheltered = g.fresh_smoke | mask(work[1] for work in g.works if work[0] <= BUNKER)
        for enemy in bits(g.firefight.sides[1 - side] & ~g.hidden):
            at = g.place[enemy]
            if at < 0 or not can_see_out(g, enemy):
                continue
            cleared |= seen_from(g, at, g.ground.bare_near(at, NEAR) & ~sheltered)
        overlooked = g.ground.open & watched(g, 1 - side)
        for unit in bits(mine):
            left = g.maybe[unit] & ~(cleared if g.kind(unit).is_foot else cleared | overlooked)
            g.maybe[unit] = left or 1 << g.place[unit]


# -- 10.1 hidden move


@rule("10.1a", "10.1b")
def sneak_cost(g: Heroes, unit: Unit, end: Hex) -> Points:
    """The move cost and a surcharge; nothing else counts."""
    extra = COVER_EXTRA if g.ground.cover >> end & 1 else OPEN_EXTRA
    return g.kind(unit).move_cost + extra


def sneak_hexes(g: Heroes, how: Payment, unit: Unit) -> Hexes:
    points = budget(g, how, unit)
    enemy = g.visible(1 - g.side)
    found = 0
    for end in bits(g.ground.board.adjacent[g.place[unit]] & ~enemy):
        if sneak_cost(g, unit, end) <= points:
            found |= 1 << end
    return found


@rule("10.1a", "7.5f")
def can_sneak(g: Heroes, unit: Unit) -> bool:
    marker = marker_of(g, unit)
    return g.kind(unit).is_squad and (marker is None or not marker.no_move)


@order.verb(
    "sneak",
    "hex",
    Limit("10.1a", lambda g, how, unit, group: -(g.hidden >> unit & 1)),
    Limit("10.1a", lambda g, how, unit, group: -g.kind(unit).is_squad, implied=True),
    Limit("7.5f", lambda g, how, unit, group: -can_sneak(g, unit)),
    Limit(
        "5.0g", lambda g, how, unit, group: g.ground.board.adjacent[g.place[unit]], implied=True
    ),
    Limit("10.02a", lambda g, how, unit, group: ~g.visible(1 - g.side), implied=True),
    Limit("10.1b", lambda g, how, unit, group: sneak_hexes(g, how, unit)),
)
@rule("10.1c", "10.1e", "10.1f", "10.1g")
def sneak(g: Heroes, how: Payment, unit: Unit, group: Units, end: Hex) -> None:
    """The enemy learns that a unit moved and for how much, not which or where."""
    cost = sneak_cost(g, unit, end)
    g.follow(("declare", how, group, cost), ("sneak_to", unit, end, cost), "action_end")


@steps.step
@rule("10.1c", "10.1d", "10.1e")
def sneak_to(g: Heroes, unit: Unit, end: Hex, cost: Points) -> None:
    side = g.side
    start = g.place[unit]
    g.put_hidden(unit, end)
    g.dug &= ~(1 << unit)
    g.tell(
        "hidden-move",
        "10.1e",
        side=side,
        cost=cost,
        own_unit=(side, unit),
        own_hex=(side, end),
    )
    if g.here[start] | g.here[end]:
        g.revealed = True
    for other in bits(g.hidden & g.firefight.sides[side]):
        if g.kind(other).is_squad:
            g.maybe[other] |= g.ground.board.neighbours(g.maybe[other])
    forget_seen_hexes(g)
    if is_discovered(g, unit):
        reveal(g, end, "10.1d")


# -- 10.2 becoming hidden


@rule("10.2a")
def hiding_hexes(g: Heroes, unit: Unit) -> Hexes:
    """Its own hex or one next to it, out of sight of every visible enemy."""
    at = g.place[unit]
    if not can_sneak(g, unit) or at < 0 or (g.aboard | g.hidden) >> unit & 1:
        return 0
    dark = ~(watched(g, 1 - g.side))
    if not dark >> at & 1:
        return 0
    occupied = 0
    for end in bits(g.ground.board.adjacent[at] | 1 << at):
        if g.here[end] & ~(1 << unit):
            occupied |= 1 << end
    return (g.ground.board.adjacent[at] | 1 << at) & dark & ~occupied


@order.verb(
    "hide",
    "hex",
    Limit("10.2a", lambda g, how, unit, group: -(g.rules.becoming_hidden and group == 1 << unit)),
    Limit("10.2a", lambda g, how, unit, group: -(budget(g, how, unit) >= BECOMING)),
    Limit("10.2a", lambda g, how, unit, group: hiding_hexes(g, unit)),
)
def hide(g: Heroes, how: Payment, unit: Unit, group: Units, end: Hex) -> None:
    g.follow(("declare", how, group, BECOMING), ("hide_in", unit, end), "action_end")


@steps.step
@rule("10.2a", "10.0b")
def hide_in(g: Heroes, unit: Unit, end: Hex) -> None:
    """The unit leaves the map; where it has gone is its owner's secret."""
    hexes = hiding_hexes(g, unit) or 1 << end
    side = g.side_of(unit)
    at = g.place[unit]
    g.put_hidden(unit, end)
    g.inside &= ~(1 << unit)
    g.dug &= ~(1 << unit)
    g.maybe[unit] = hexes
    g.tell("hides", "10.2a", unit=unit, start=at, own_hex=(side, end))
    victory.update_control(g, at)
