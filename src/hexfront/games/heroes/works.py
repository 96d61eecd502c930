"""Chapter 18: fortifications and obstacles."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Player, Unit, Units
from hexfront.games.heroes.hits import destroy, take_hit
from hexfront.games.heroes.orders import budget, marker_of, order
from hexfront.games.heroes.state import Heroes, Payment, WorkAt, steps
from hexfront.games.heroes.tables import BUNKER, NUMBERS, TRENCH, Kind
from hexfront.games.heroes.types import WorkKind

HASTY_COST = NUMBERS["hasty"]["cost"]
HASTY_MD = NUMBERS["hasty"]["md"]
MINE_HITS = NUMBERS["mine"]["hit"]
MINE_KILLS = NUMBERS["mine"]["kill"]


# -- 18.1 occupying


@rule("18.1.1a", "18.1.2b")
def can_shelter(work: WorkKind, kind: Kind) -> bool:
    """Foot units go into trenches and bunkers, guns into bunkers."""
    return (work in (TRENCH, BUNKER) and kind.is_foot) or (work == BUNKER and kind.is_gun)


@rule("18.1c", "18.1d", "18.1b")
def may_occupy(g: Heroes, unit: Unit) -> bool:
    """If no enemy is inside; nobody counts heads."""
    at = g.place[unit]
    if at < 0 or not g.works or (g.inside | g.aboard) >> unit & 1:
        return False
    work = g.work_at(at)
    if work is None or not can_shelter(work[0], g.kind(unit)):
        return False
    enemy = g.firefight.sides[1 - g.side_of(unit)]
    return not g.inside & g.here[at] & enemy


@rule("18.1d", "18.1.2a", "18.1.2b")
def occupied_by(g: Heroes, unit: Unit) -> None:
    """Inside a bunker a unit faces with it."""
    work = g.work_at(g.place[unit])
    assert work is not None
    g.inside |= 1 << unit
    if work[0] == BUNKER:
        g.facing[unit] = work[4]
    g.tell("occupies", "18.1d", unit=unit, hex=g.place[unit])


# -- 18.1.3 hasty defence


@rule("18.1.3a", "18.1.3b", "9.1.4a")
def may_dig(g: Heroes, unit: Unit) -> bool:
    """Foot units that have none yet and are not in close combat (OP-7.7.7)."""
    marker = marker_of(g, unit)
    return (
        g.place[unit] >= 0
        and g.kind(unit).is_foot
        and not (g.dug | g.aboard | g.hidden) >> unit & 1
        and not g.is_among_enemies(unit)
        and (marker is None or not marker.only_rally)
    )


@order.verb(
    "dig",
    None,
    Limit("OP-LE.7", lambda g, *_: g.rules.digging),
    Limit("18.1.3b", lambda g, how, unit, group: all(may_dig(g, one) for one in bits(group))),
    Limit("18.1.3b", lambda g, how, unit, group: budget(g, how, unit) >= HASTY_COST),
)
@rule("18.1.3a", "18.1.3b", "9.1.4a")
def dig(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    """One price for a whole group (OP-9.1.7)."""
    g.follow(("declare", how, group, HASTY_COST), ("dig_in", group), "action_end")


@steps.step
@rule("18.1.3c")
def dig_in(g: Heroes, group: Units) -> None:
    g.dug |= group
    g.tell("digs-in", "18.1.3a", units=group)


# -- 18.4 mines


@rule("18.4a", "18.4d", "18.4e", "18.4f")
def meet_mine(g: Heroes, unit: Unit, work: WorkAt) -> None:
    """The unit and its passengers are attacked; Pioneers on foot only find the mine."""
    kind, at, player, hidden, facing = work
    if hidden:
        g.works[g.works.index(work)] = (kind, at, player, False, facing)
        g.revealed = True
        g.tell("mine-found", "18.4e", unit=unit, hex=at)
    victims = 1 << unit
    for other in bits(g.aboard):
        if g.carrier[other] == unit:
            victims |= 1 << other
    for victim in bits(victims):
        safe = "mine-safe" in g.firefight.abilities[victim]
        if not (safe and not g.aboard >> victim & 1):
            g.follow(("mine_explodes", player, victim, at))


@steps.step
@rule("18.4c")
def mine_explodes(g: Heroes, player: Player, unit: Unit, at: Hex) -> None:
    """Only its owner may change the roll."""
    if g.place[unit] == at:
        g.follow(("roll", player, "mine", "mine_hits", unit))


@steps.step
@rule("18.4b")
def mine_hits(g: Heroes, unit: Unit) -> None:
    """Terrain, armour and smoke do not count."""
    total = g.total()
    *dice, added = g.dice
    outcome = "kill" if total >= MINE_KILLS else "hit" if total >= MINE_HITS else "miss"
    g.tell(
        "mine",
        "18.4b",
        unit=unit,
        dice=dice,
        cap=added,
        total=total,
        needed=MINE_HITS,
        kill=MINE_KILLS,
        outcome=outcome,
    )
    if outcome == "kill":
        destroy(g, unit, "18.4b")
    elif outcome == "hit":
        take_hit(g, unit, g.kind(unit).colour[0])
