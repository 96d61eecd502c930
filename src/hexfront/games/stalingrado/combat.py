"""5.1 Combat: duties, declaring an attack, force ratio, column shifts and dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Count, Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.stalingrado.air import over
from hexfront.games.stalingrado.bombing import bombardment, ground_effect
from hexfront.games.stalingrado.counters import (
    ARTILLERY,
    DEFENCE,
    GERMAN_MOTORISED_DIVISIONS,
    GERMAN_PANZER_DIVISIONS,
    GROUND,
    OF_NATION,
    OF_SIDE,
    RANGE,
)
from hexfront.games.stalingrado.losses import hit
from hexfront.games.stalingrado.state import (
    SUPPORT,
    Battle,
    Stalingrado,
    other,
    phasing,
    steps,
)
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CHARTS,
    CLOSED,
    COLUMNS_OF,
    RIVER,
    RIVER_COST,
    WIDE,
    WIDE_COST,
)
from hexfront.games.stalingrado.zones import (
    attack_value,
    can_attack,
    is_exempt_in_turn_1,
    is_resting,
    not_dominated,
    obliging,
)

LAST_COLUMN = len(CHARTS.COLUMNS) - 1
_THRESHOLDS = ((1, 2), (1, 1), (3, 2), *((n, 1) for n in range(2, 10)))
"""Ratios from which the columns above 1-3 hold."""

# -- who must attack


@steps.step
@rule("4.1.2g", "4.1.2j", "C.1", "S.6", "OP-4.9")
def fix_duties(g: Stalingrado) -> None:
    """Who ends the Movement Phase engaged by an enemy that he does not dominate must attack."""
    g.duty = can_attack(g, g.units_in(g.held[g.side] & obliging(g, g.side)))


@rule("C.1", "OP-4.9", "OP-9.6")
def duties(g: Stalingrado) -> Units:
    """Duties still open: not of units that have attacked, nor where no such enemy is left."""
    found = 0
    for unit in bits(can_attack(g, g.duty & g.mapped)):
        if targets_of_duty(g, unit):
            found |= 1 << unit
    return found


@rule("C.1", "OP-9.6")
def targets_of_duty(g: Stalingrado, unit: Unit) -> Hexes:
    """The hexes one of which the unit must attack; artillery may shell them instead."""
    spent = g.struck
    if ARTILLERY >> unit & 1:
        spent |= g.shelled | g.bombed_units
    return not_dominated(g, g.place[unit]) & ~spent


# -- choosing what to attack

combat = steps.choice("combat", rule="3c", seat=phasing, always=True)


@rule("5a", "OP-5.6", "OP-5.4")
def attackable(g: Stalingrado) -> Hexes:
    """Enemy hexes next to a unit that can attack and is no artillery."""
    able = can_attack(g, g.land(g.side)) & ~ARTILLERY
    near = 0
    for place in {g.place[unit] for unit in bits(able)}:
        if not is_exempt_in_turn_1(g, place):
            near |= BOARD.neighbours(1 << place, CLOSED)
    return near & g.held[g.enemy]


def _beside(g: Stalingrado, units: Units) -> Hexes:
    """Enemy hexes next to some of these units."""
    near = mask(g.place[unit] for unit in bits(units))
    return BOARD.neighbours(near, CLOSED) & g.held[g.enemy]


def _for_want_of(rule: str, able: Callable[[Stalingrado], Units]) -> Limit:
    """The reason why a hex is not attacked next to which nobody but units of some kind stands."""

    def allows(g: Stalingrado) -> Hexes:
        own = g.land(g.side)
        return attackable(g) | ~_beside(g, own) | ~_beside(g, own & ~able(g))

    return Limit(rule, allows, implied=True)


@combat.verb(
    "attack",
    "hex",
    Limit("OP-5.4", lambda g: ~g.struck),
    _for_want_of("OP-9.5", lambda g: ~ARTILLERY),
    _for_want_of("OP-5.4", lambda g: ~g.attacked),
    _for_want_of("4.3e", lambda g: ~g.railed),
    _for_want_of("7k", lambda g: ~g.rested),
    _for_want_of("OP-5.23", lambda g: ~g.built),
    _for_want_of("4.4e", lambda g: _in_turn_1(g)),
    Limit("5a", attackable),
)
def choose_target(g: Stalingrado, target: Hex) -> None:
    """Units whose duty leaves them no other target join at once."""
    g.battle = Battle(target)
    g.battle.attackers = bound_to(g, target)
    g.follow("attackers")


def bound_to(g: Stalingrado, target: Hex) -> Units:
    found = 0
    for unit in bits(duties(g) & ~ARTILLERY):
        if targets_of_duty(g, unit) == 1 << target:
            found |= 1 << unit
    return found


@combat.verb("end", None, Limit("4.1.2g", lambda g: not duties(g)))
def end_combat(g: Stalingrado) -> None:
    """Support that was not used flies home."""
    g.follow(("come_home", mask(g.flights)))


# -- who attacks

attackers = steps.choice(
    "attackers",
    rule="5.1.1a",
    seat=phasing,
    always=True,
    about=lambda g: {"target": _battle(g).target, "units": _battle(g).attackers | _battle(g).guns},
)


def _battle(g: Stalingrado) -> Battle:
    assert g.battle is not None
    return g.battle


def next_to(g: Stalingrado, target: Hex) -> Units:
    """Units of the phasing side that stand next to a hex and can attack it."""
    near = BOARD.neighbours(1 << target, CLOSED) & g.held[g.side]
    for place in bits(near):
        if is_exempt_in_turn_1(g, place):
            near &= ~(1 << place)
    return can_attack(g, g.units_in(near))


@rule("2.2.1d", "9b", "9g", "OP-9.5")
def guns_on(g: Stalingrado, target: Hex, side: Side) -> Units:
    """Artillery of a side in range that is ready to fire."""
    found = 0
    for gun in bits(g.land(side) & ARTILLERY):
        if BOARD.distance(g.place[gun], target) <= RANGE[gun]:
            found |= 1 << gun
    if side == g.side:
        return can_attack(g, found)
    for gun in bits(found):
        if is_resting(g, gun) or g.place[gun] == target:
            found &= ~(1 << gun)
    return found


@rule("9b", "9f")
def may_join(g: Stalingrado) -> Units:
    battle = _battle(g)
    able = next_to(g, battle.target) | guns_on(g, battle.target, g.side)
    return able & ~(battle.attackers | battle.guns)


def _in_turn_1(g: Stalingrado) -> Units:
    """All but the units south of the line."""
    if g.turn != 1:
        return -1
    return ~mask(unit for unit in bits(g.land(g.side)) if is_exempt_in_turn_1(g, g.place[unit]))


def _resting(g: Stalingrado) -> Units:
    return mask(gun for gun in bits(g.land(g.side) & ARTILLERY) if is_resting(g, gun))


SPENT = (
    Limit("OP-5.4", lambda g, *_: ~g.attacked, implied=True),
    Limit("4.3e", lambda g, *_: ~g.railed, implied=True),
    Limit("7k", lambda g, *_: ~g.rested, implied=True),
    Limit("OP-5.23", lambda g, *_: ~g.built, implied=True),
    Limit("4.4e", lambda g, *_: _in_turn_1(g), implied=True),
    Limit("9j", lambda g, *_: ~_resting(g), implied=True),
)
"""Why a unit takes no part in any attack of this phase."""


@attackers.verb(
    "add",
    "unit",
    Limit("4.1.2g", lambda g: ~bound_to(g, _battle(g).target), implied=True),
    Limit("OP-5.4", lambda g: ~(_battle(g).attackers | _battle(g).guns), implied=True),
    *SPENT,
    Limit("9b", lambda g: ~ARTILLERY | guns_on(g, _battle(g).target, g.side), implied=True),
    Limit("5a", may_join),
)
def add(g: Stalingrado, unit: Unit) -> None:
    battle = _battle(g)
    if next_to(g, battle.target) >> unit & 1:
        battle.attackers |= 1 << unit
    else:
        battle.guns |= 1 << unit
    g.follow("attackers")


@attackers.verb(
    "all", None, Limit("5a", lambda g: bool(next_to(g, _battle(g).target) & may_join(g)))
)
def add_all(g: Stalingrado) -> None:
    """Everybody next to the target."""
    battle = _battle(g)
    battle.attackers |= next_to(g, battle.target)
    g.follow("attackers")


@attackers.verb(
    "drop",
    "unit",
    Limit("5.1.1a", lambda g: _battle(g).attackers | _battle(g).guns),
    Limit("4.1.2g", lambda g: ~bound_to(g, _battle(g).target)),
)
def drop(g: Stalingrado, unit: Unit) -> None:
    battle = _battle(g)
    battle.attackers &= ~(1 << unit)
    battle.guns &= ~(1 << unit)
    g.follow("attackers")


@attackers.verb("back")
def think_again(g: Stalingrado) -> None:
    g.battle = None
    g.follow("combat")


@attackers.verb("go", None, Limit("OP-9.5", lambda g: bool(_battle(g).attackers & ~ARTILLERY)))
@rule("5.1.1a", "5.1.1d", "6.2b", "9g", "H.c", "C.2")
def declare(g: Stalingrado) -> None:
    """The attacker names his total; nothing of it changes any more."""
    battle = _battle(g)
    taking_part = battle.attackers | battle.guns
    g.attacked |= taking_part
    g.struck |= 1 << battle.target
    for gun in bits(taking_part & ARTILLERY):
        g.guns[gun] = g.turn
    battle.attack = attack_total(g)
    g.tell("attack", "5.1.1a", target=battle.target, counters=taking_part, attack=battle.attack)
    g.revealed = True
    g.follow("defence_guns")


@rule("2.2.2g", "6.2a", "6.1i", "OP-6.25", "OP-6.7")
def support_over(g: Stalingrado, place: Hex, side: Side) -> Points:
    """Ground values of a side's aircraft that were sent as support over a hex."""
    points = 0
    for unit in bits(over(g, place) & OF_SIDE[side]):
        if g.flights[unit][0] == SUPPORT:
            points += GROUND[unit][g.steps[unit]]
    return points


@rule("5.1.1a", "2.2.1c", "6.2a", "10f", "C.2")
def attack_total(g: Stalingrado) -> Points:
    battle = _battle(g)
    points = sum(attack_value(g, unit) for unit in bits(battle.attackers | battle.guns))
    return points + support_over(g, battle.target, g.side)


# -- the defender's answer

defence_guns = steps.choice(
    "defence_guns",
    rule="9d",
    seat=other,
    about=lambda g: {"target": _battle(g).target, "attack": _battle(g).attack},
)


@defence_guns.verb(
    "fire",
    "unit",
    Limit("9d", lambda g: guns_on(g, _battle(g).target, g.enemy) & ~_battle(g).helpers),
)
@rule("9d", "9g", "9j", "OP-9.1", "H.d")
def fire_in_defence(g: Stalingrado, gun: Unit) -> None:
    _battle(g).helpers |= 1 << gun
    g.guns[gun] = g.turn
    g.follow("defence_guns")


@defence_guns.verb("done")
def announce(g: Stalingrado) -> None:
    g.follow("resolve")


@rule("5.1.1b", "5.3.1b", "10f", "2.2.1c")
def defence_value(g: Stalingrado, unit: Unit) -> Points:
    value = DEFENCE[unit][g.steps[unit]]
    return value if g.supplied >> unit & 1 else value + 1 >> 1


def counted(g: Stalingrado) -> Units:
    """Defenders whose value counts: not those that have just retreated into the hex."""
    return g.units_at(_battle(g).target) & ~g.retreated


@rule("5.1.1b", "5.3.1b", "6.2a", "OP-9.1", "C.2", "OP-5.22")
def defence_total(g: Stalingrado) -> Points:
    battle = _battle(g)
    points = sum(defence_value(g, unit) for unit in bits(counted(g)))
    points += sum(attack_value(g, gun) for gun in bits(battle.helpers))
    return points + support_over(g, battle.target, g.enemy)


# -- the column


@rule("5.1.1c", "T.1a", "OP-5.1", "OP-5.2", "OP-5.3")
def ratio_column(attack: Points, defence: Points) -> Column:
    """The highest column whose ratio is not above that of attack to defence."""
    column = 0
    for over_defence, under in _THRESHOLDS:
        if attack * under < over_defence * defence:
            break
        column += 1
    return column


class Shift(NamedTuple):
    """A reason to move along the columns: to the right is good for the attacker."""

    cause: str
    rule: str
    columns: int


@rule("5.1a", "C.2")
def shifts(g: Stalingrado) -> list[Shift]:
    """All reasons, in the order of the rulebook."""
    battle = _battle(g)
    mine = battle.attackers | battle.guns
    theirs = counted(g) | battle.helpers
    return [
        shift
        for shift in (
            *attacker_shifts(g, battle.target, battle.attackers, mine),
            *defender_shifts(g, battle.target, theirs),
        )
        if shift.columns
    ]


@rule("5.1.2a", "5.1.2b", "5.1.2d", "5.1.3a", "5.1.4a")
def attacker_shifts(g: Stalingrado, target: Hex, adjacent: Units, mine: Units) -> Iterator[Shift]:
    """What the attacker knows: the ground, and his own units."""
    yield Shift("terrain", "5.1.2b", -COLUMNS_OF[target])
    yield Shift("river", "5.1.2c", -river_columns(g, target, adjacent))
    yield Shift("attacker-command", "5.1.3a", -bool(mine & ~g.commanded))
    if g.side == AXIS:
        yield Shift("winter", "11.2a", -winter_columns(g, mine, attacking=True))
        yield Shift("panzer-corps", "5.1.5a", int(has_panzer_corps(g, adjacent)))


@rule("5.1.3b", "5.1.4a")
def defender_shifts(g: Stalingrado, target: Hex, theirs: Units) -> Iterator[Shift]:
    """What the defender's units add."""
    yield Shift("defender-command", "5.1.3b", int(bool(theirs & ~g.commanded)))
    if g.enemy == AXIS:
        yield Shift("winter", "11.2a", winter_columns(g, theirs, attacking=False))
        defenders = theirs & g.units_at(target)
        yield Shift("panzer-corps", "5.1.5b", -has_panzer_corps(g, defenders))


@rule("5.1.2c", "11.4d", "OP-5.7", "OP-11.6", "T.2i", "T.2j")
def river_columns(g: Stalingrado, target: Hex, adjacent: Units) -> Column:
    """Counts only if everybody next to the target attacks across, and then the lesser river."""
    lowest = WIDE_COST[2]
    for place in {g.place[unit] for unit in bits(adjacent)}:
        if (place, target) in WIDE:
            columns = WIDE_COST[2]
        elif (place, target) in RIVER and not g.is_winter:
            columns = RIVER_COST[2]
        else:
            return 0
        lowest = min(lowest, columns)
    return lowest


@rule("11.2a", "11.2b", "OP-11.2")
def winter_columns(g: Stalingrado, units: Units, attacking: bool) -> Column:
    """One column for Germans, two for their allies; in a mixture the worse counts."""
    if not g.is_winter or not units:
        return 0
    allies = units & ~OF_NATION["german"]
    if g.rules.winter_by_points and allies:
        value = attack_value if attacking else defence_value
        germans = sum(value(g, unit) for unit in bits(units & OF_NATION["german"]))
        return 2 if sum(value(g, unit) for unit in bits(allies)) >= germans else 1
    return 2 if allies else 1


@rule("5.1.5a", "5.1.5b", "OP-5.10")
def has_panzer_corps(g: Stalingrado, units: Units) -> bool:
    """A German Panzer and a German motorised division that fight from the same hex."""
    motorised = {g.place[unit] for unit in bits(units & GERMAN_MOTORISED_DIVISIONS)}
    return any(g.place[unit] in motorised for unit in bits(units & GERMAN_PANZER_DIVISIONS))


@rule("OP-5.9")
def final_column(start: Column, reasons: list[Shift]) -> Column:
    return min(max(start + sum(shift.columns for shift in reasons), 0), LAST_COLUMN)


# -- the dice


@steps.step
@rule("5.1.1e", "5.1.6a", "6.2c", "S.11", "2.4.3a")
def resolve(g: Stalingrado) -> None:
    """The defence is announced, two dice are thrown, the cell is read."""
    battle = _battle(g)
    reasons = shifts(g)
    g.shown = g.units_at(battle.target) | battle.helpers
    battle.defence = defence_total(g)
    battle.announced = True
    start = ratio_column(battle.attack, battle.defence)
    battle.column = final_column(start, reasons)
    g.tell(
        "odds", "5.1.1b", target=battle.target, counters=g.shown,
        attack=battle.attack, defence=battle.defence, ratio=CHARTS.COLUMNS[start],
        shifts=[(shift.cause, shift.columns) for shift in reasons],
        rules=[shift.rule for shift in reasons],
        column=CHARTS.COLUMNS[battle.column],
    )  # fmt: skip
    dice = g.chance.dice(2, "combat")
    battle.result = result_of(battle.column, sum(dice))
    defender, attacker = battle.result
    g.tell("combat-result", "5.1.6a", target=battle.target, dice=dice, d=defender, a=attacker)
    g.hurt = 0
    g.follow("defender_result", "attacker_losses", "advance", "combat_over")


@rule("T.1a", "T.1b", "T.1c")
def result_of(column: Column, total: int) -> tuple[Count, Count]:
    return CHARTS.results[total][column]


@steps.step
@rule("6.1n", "OP-6.16", "S.11")
def combat_over(g: Stalingrado) -> None:
    """Support over the hex flies home, and the next attack may be declared."""
    battle = _battle(g)
    home = mask(unit for unit, flight in g.flights.items() if flight == (SUPPORT, battle.target))
    g.battle = None
    g.hurt = g.shown = 0
    g.follow(("come_home", home), "combat")


# -- artillery alone

shell_with = steps.choice(
    "shell_with",
    rule="9e",
    seat=phasing,
    always=True,
    about=lambda g, target, guns: {"target": target, "counters": guns},
)


@rule("9b", "9i", "OP-9.7", "OP-9.8")
def shellable(g: Stalingrado) -> Hexes:
    """Enemy units in range of artillery, not bombed from the air or shelled in this player turn."""
    guns = can_attack(g, g.land(g.side) & ARTILLERY) & _in_turn_1(g)
    return _in_range_of(g, guns) & g.held[g.enemy] & ~g.shelled


def _in_range_of(g: Stalingrado, guns: Units) -> Hexes:
    near = 0
    for gun in bits(guns):
        near |= BOARD.disc(g.place[gun], RANGE[gun])
    return near


@combat.verb(
    "shell",
    "hex",
    Limit("9i", lambda g: ~g.bombed_units),
    Limit("OP-9.7", lambda g: ~g.shelled, implied=True),
    Limit("9j", lambda g: shellable(g) | ~_in_range_of(g, _resting(g)), implied=True),
    Limit("9b", shellable),
)
def choose_shelling(g: Stalingrado, target: Hex) -> None:
    g.follow(("shell_with", target, 0))


@shell_with.verb(
    "add", "unit", *SPENT, Limit("9b", lambda g, target, guns: guns_on(g, target, g.side) & ~guns)
)
@rule("9f")
def add_gun(g: Stalingrado, target: Hex, guns: Units, gun: Unit) -> None:
    g.follow(("shell_with", target, guns | 1 << gun))


@shell_with.verb("back")
def no_shelling(g: Stalingrado, target: Hex, guns: Units) -> None:
    g.follow("combat")


@shell_with.verb("go", None, Limit("9e", lambda g, target, guns: bool(guns)))
@rule("9e", "9f", "9g", "9h", "OP-9.8")
def shell(g: Stalingrado, target: Hex, guns: Units) -> None:
    """As bombing of land units, without aircraft; only guns next to the target suffer the stars."""
    points = sum(attack_value(g, gun) for gun in bits(guns))
    die = g.chance.die("bombardment")
    number, losses = bombardment(points, die, COLUMNS_OF[target])
    exposed = exposed_guns(g, target, guns)
    g.tell(
        "shelling", "9e", target=target, counters=guns, points=points, die=die, number=number,
        losses=losses if exposed else 0,
    )  # fmt: skip
    g.shelled |= 1 << target
    g.attacked |= guns
    for gun in bits(guns):
        g.guns[gun] = g.turn
    g.follow(
        ("bombed", target, ground_effect(g, target, number)),
        ("gun_losses", exposed, losses),
        "combat",
    )


@rule("9c", "OP-9.4")
def exposed_guns(g: Stalingrado, target: Hex, guns: Units) -> Units:
    """Those of the guns that stand next to their target."""
    near = BOARD.adjacent[target]
    return mask(gun for gun in bits(guns) if near >> g.place[gun] & 1)


@steps.step
@rule("9c", "OP-9.4")
def gun_losses(g: Stalingrado, guns: Units, losses: Count) -> None:
    alive = mask(gun for gun in bits(guns) if g.steps[gun])
    if alive and losses:
        g.follow(("gun_loss", alive, losses))


gun_loss = steps.choice("gun_loss", rule="9c", seat=phasing)


@gun_loss.verb("lose", "unit", Limit("9c", lambda g, guns, losses: guns))
def lose_gun(g: Stalingrado, guns: Units, losses: Count, gun: Unit) -> None:
    hit(g, gun)
    g.follow(("gun_losses", guns, losses - 1))
