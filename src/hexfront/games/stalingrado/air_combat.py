"""6.1 Air combat, and losses of air units wherever they come from."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, first
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Count, Die, Hex, Hexes, Points, Unit, Units
from hexfront.games.stalingrado.air import over
from hexfront.games.stalingrado.counters import AIR_POWER, FIGHTERS, FULL, OF_SIDE, SIDE_OF
from hexfront.games.stalingrado.losses import give_back
from hexfront.games.stalingrado.state import BOMB_HQ, MEN, SUPPORT, Stalingrado, phasing, steps
from hexfront.games.stalingrado.tables import CHARTS, SIDES

_BAND = 10


@rule("2.2.2g")
def power(g: Stalingrado, units: Units) -> Points:
    return sum(AIR_POWER[unit][g.steps[unit]] for unit in bits(units))


@rule("T.5a", "OP-6.21", "OP-T.4")
def band(points: Points) -> Column:
    """Bands of ten points; the last is open, and nothing counts as 1."""
    return min(max(points - 1, 0) // _BAND, len(CHARTS.BANDS) - 1)


@rule("6.1d", "6.1e", "6.1f", "T.5b", "OP-T.3")
def dogfight(attack: Points, defence: Points, die: Die) -> tuple[Count, Count]:
    """Losses of the defending and of the attacking air units."""
    return CHARTS.dogfights[band(defence)][(die - 1) // 2][band(attack)]


@rule("6.1a", "6.1l", "6.1j", "OP-6.4", "OP-6.5", "A.c")
def contested(g: Stalingrado) -> Hexes:
    """Hexes with air units of both sides in flight, at least one of them a fighter."""
    flying: tuple[dict[Hex, Units], dict[Hex, Units]] = ({}, {})
    for unit, (mission, where) in g.flights.items():
        place = g.place[where] if mission == BOMB_HQ else where
        mine = flying[SIDE_OF[unit]]
        mine[place] = mine.get(place, 0) | 1 << unit
    found = 0
    for place, units in flying[0].items():
        against = flying[1].get(place, 0)
        if against and (units | against) & FIGHTERS:
            found |= 1 << place
    return found


@steps.step
@rule("S.8", "6.1d")
def air_combats(g: Stalingrado) -> None:
    """Every contested hex once, in the order that the phasing player likes."""
    fights = contested(g)
    if fights:
        g.follow(("next_air_combat", fights))


next_air_combat = steps.choice("next_air_combat", rule="6.1d", seat=phasing)


@next_air_combat.verb("fight", "hex", Limit("6.1d", lambda g, left: left))
@rule("6.1k", "A.e")
def fight(g: Stalingrado, left: Hexes, place: Hex) -> None:
    """One die for the hex. Who has no fighters does the other side no harm."""
    left &= ~(1 << place)
    if left:
        g.follow(("next_air_combat", left))
    there = over(g, place)
    attackers, defenders = there & OF_SIDE[g.side], there & OF_SIDE[g.enemy]
    attack, defence = power(g, attackers), power(g, defenders)
    die = g.chance.die("air-combat")
    down, lost = dogfight(attack, defence, die)
    if not attackers & FIGHTERS:
        down = 0
    if not defenders & FIGHTERS:
        lost = 0
    g.tell(
        "air-combat", "6.1e", hex=place, attack=attack, defence=defence, die=die,
        defender=down, attacker=lost,
    )  # fmt: skip
    g.follow(("air_losses", defenders, down), ("air_losses", attackers, lost))


# -- losses


@rule("6.1g", "6.1h", "A.d", "OP-6.6")
def next_to_lose(g: Stalingrado, units: Units) -> Units:
    """The intact units of the lowest air value; reduced ones when no other is left."""
    alive = [unit for unit in bits(units) if g.steps[unit]]
    intact = [unit for unit in alive if g.steps[unit] == FULL] or alive
    if not intact:
        return 0
    lowest = min(AIR_POWER[unit][g.steps[unit]] for unit in intact)
    found = 0
    for unit in intact:
        if AIR_POWER[unit][g.steps[unit]] == lowest:
            found |= 1 << unit
    return found


@steps.step
def air_losses(g: Stalingrado, units: Units, losses: Count) -> None:
    if losses and next_to_lose(g, units):
        g.follow(("air_loss", units, losses))


air_loss = steps.choice(
    "air_loss",
    rule="6.1g",
    seat=lambda g, units, losses: SIDES[SIDE_OF[first(units)]],
    about=lambda g, units, losses: {"count": losses},
)


@air_loss.verb("lose", "unit", Limit("6.1g", lambda g, units, losses: next_to_lose(g, units)))
def lose_air(g: Stalingrado, units: Units, losses: Count, unit: Unit) -> None:
    """Ties are decided by the owner; what is more than there is to lose is ignored."""
    hit_air(g, unit)
    g.follow(("air_losses", units, losses - 1))


@rule("6.1h")
def hit_air(g: Stalingrado, unit: Unit) -> None:
    g.steps[unit] -= 1
    g.tell("air-loss", "6.1g", counter=unit, steps=g.steps[unit])
    if g.steps[unit]:
        return
    mission, _ = g.flights.pop(unit, (SUPPORT, 0))
    cargo = g.cargo.pop(unit, 0)
    if mission == MEN:
        for waiting in bits(cargo):  # the men are not lost (OP-7.4)
            give_back(g, waiting)
    g.eliminate(unit)
