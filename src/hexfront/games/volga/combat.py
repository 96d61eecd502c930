"""Chapters 7, 9 and 10: a combat from the showdown to the end (cards: chapters 15 and 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Points, Unit, Units
from hexfront.games.volga import variant
from hexfront.games.volga.control import germans_enter, soviets_enter
from hexfront.games.volga.state import (
    GERMAN,
    LOSSES,
    SOVIET,
    Battle,
    Volga,
    active_german,
    reserve_of,
    stack_owner,
    steps,
)
from hexfront.games.volga.tables import (
    ADJACENT,
    AIR,
    ANTI_AIRCRAFT,
    ANTI_TANK,
    BLITZ,
    BLUE,
    CHUIKOV,
    CLEAR,
    GERMANS,
    HITS_ON,
    HOTH,
    INFANTRY,
    KHRUSHCHEV,
    SOVIETS,
    STACK_LIMIT,
    TANKS,
    URBAN,
    YELLOW,
)

OPPORTUNITY_HITS_ON = 6


# -- who fights


@rule("6.5d", "9.1g", "14.0c")
def attackers(g: Volga) -> Units:
    """All units of the attacking stacks, as one group."""
    b = g.battle
    assert b is not None
    at = g.at
    hexes = b.hexes
    units = 0
    while hexes:
        low = hexes & -hexes
        units |= at[low.bit_length() - 1]
        hexes ^= low
    return units & ~b.bystanders & (SOVIETS if b.attacker else GERMANS)


def defenders(g: Volga) -> Units:
    b = g.battle
    assert b is not None
    return g.at[b.target] & (GERMANS if b.attacker else SOVIETS)


def germans_involved(g: Volga) -> Units:
    return defenders(g) if g.battle.attacker else attackers(g)  # type: ignore[union-attr]


def soviets_involved(g: Volga) -> Units:
    return attackers(g) if g.battle.attacker else defenders(g)  # type: ignore[union-attr]


# -- losing steps


@rule("3.4a", "3.4b", "3.4c", "3.4d", "3.4e", "3.2a")
def reduce(g: Volga, unit: Unit) -> None:
    """One step lost; the last one destroys the unit."""
    left = g.strength[unit] - 1
    g.strength[unit] = left
    if left > 0:
        g.tell("step-lost", "3.4a", unit=unit, steps=left)
        return
    place = g.lift(unit)
    if GERMANS >> unit & 1:
        g.put(unit, LOSSES)
        g.tell("german-destroyed", "3.4d", unit=unit, hex=place, losses=g.loss_count())
    else:
        g.put(unit, reserve_of(unit))
        g.since[unit] = g.next_token
        g.tell("soviet-destroyed", "3.4c", unit=unit, hex=place)


@rule("9.1e")
def strongest(g: Volga, units: Units) -> Units:
    """Those of the units that show the most dots."""
    strength = g.strength
    most = best = 0
    while units:
        low = units & -units
        dots = strength[low.bit_length() - 1]
        if dots > most:
            most = dots
            best = low
        elif dots == most:
            best |= low
        units ^= low
    return best


_GROUPS: dict[str, Callable[[Volga], int]] = {
    "attackers": attackers,
    "defenders": defenders,
    "german infantry": lambda g: germans_involved(g) & INFANTRY,
    "german tanks": lambda g: germans_involved(g) & TANKS,
    "soviet infantry": lambda g: soviets_involved(g) & INFANTRY,
    "soviet tanks": lambda g: soviets_involved(g) & TANKS,
}


@steps.step
@rule("9.1e", "9.1f", "9.1i", "15.0c")
def take_hits(g: Volga, group: str, hits: Count) -> None:
    """Hit by hit: the strongest of the group at that moment; hits beyond that are lost."""
    while hits:
        hits -= 1
        units = strongest(g, _GROUPS[group](g))
        if not units:
            return
        if units & (units - 1):
            g.follow(("choose_hit", units), ("take_hits", group, hits))
            return
        reduce(g, units.bit_length() - 1)


@rule("9.1h", "17.2f")
def tie_seat(g: Volga, units: Units) -> str:
    """The German decides ties on both sides; of two Germans the one whose battle it is."""
    if g.rules.soviet_breaks_own_ties and units & SOVIETS:
        return "soviet"
    b = g.battle
    assert b is not None
    if b.attacker == GERMAN or not g.rules.two_germans:
        return g.german_seat()
    return g.seat_of(stack_owner(b.german_stack) or 0)


choose_hit = steps.choice(
    "choose_hit",
    rule="9.1h",
    seat=tie_seat,
    about=lambda g, units: {"units": units, "target": g.battle.target},
)


@choose_hit.verb("hit", "unit", Limit("9.1e", lambda g, units: units))
def hit_this_one(g: Volga, units: Units, unit: Unit) -> None:
    reduce(g, unit)


# -- steps 3 and 4


@steps.step
@rule("7.0f", "1.1g")
def showdown(g: Volga) -> None:
    b = g.battle
    assert b is not None
    b.shown = True
    g.revealed = True
    involved = attackers(g) | defenders(g)
    g.seen |= involved
    if g.sink is not None:
        faces = [[g.unit_name(u, None), g.strength[u]] for u in bits(involved)]
        g.tell("showdown", "7.0f", faces=faces, card=b.soviet_card, cards=b.german_cards)


@rule("5.3d", "7.0g")
def adjust(g: Volga, units: Units) -> None:
    """Soviet units on a blank side stand at their lowest strength."""
    strength = g.strength
    for unit in bits(units):
        if not strength[unit]:
            strength[unit] = 1
            g.tell("blank-adjusted", "5.3d", unit=unit, steps=1)


@steps.step
@rule("7.0g")
def adjust_strength(g: Volga) -> None:
    b = g.battle
    assert b is not None
    soviets = soviets_involved(g)
    adjust(g, soviets)
    if g.rules.variant:
        variant.restore_guards(g, soviets)
    if g.rules.special_units:
        special_units(g, soviets)


@rule("3.1h", "20.11a", "20.11b", "20.11c")
def special_units(g: Volga, soviets: Units) -> None:
    """The AA regiment cancels an air card, the anti-tank brigade costs a Panzer a step."""
    b = g.battle
    assert b is not None
    if soviets & ANTI_AIRCRAFT and b.german_cards & AIR:
        b.air_cancelled = True
        g.tell("air-cancelled", "20.11b", unit=ANTI_AIRCRAFT.bit_length() - 1)
    if soviets & ANTI_TANK:
        g.tell("anti-tank-brigade", "20.11c", unit=ANTI_TANK.bit_length() - 1)
        g.follow(("take_hits", "german tanks", 1))


# -- step 8


@steps.step
@rule("7.0k", "16.2a", "16.2b", "16.2c", "16.2d", "16.2e")
def opportunity_fire(g: Volga) -> None:
    """With Chuikov every Soviet unit next to an attacking stack fires one die, unrevealed."""
    b = g.battle
    assert b is not None
    if b.attacker == SOVIET or not g.leaders & CHUIKOV:
        return
    at = g.at
    dice: list[int] = []
    volleys: list[list[int]] = []
    hits = ones = 0
    khrushchev = bool(g.leaders & KHRUSHCHEV)
    stacks = [start for start in bits(b.hexes) if at[start] & GERMANS]
    if g.rules.opfire_per_stack:
        shooters = [place for start in stacks for place in _next_to(g, start)]
    else:
        near = 0
        for start in stacks:
            near |= ADJACENT[start]
        shooters = [*bits(near & g.soviet)]
    for place in shooters:
        needed = OPPORTUNITY_HITS_ON - khrushchev - (g.forts >> place & 1)
        rolled = g.chance.dice(at[place].bit_count(), "opportunity-fire")
        dice += rolled
        volleys.append([needed, *rolled])
        for die in rolled:
            if die == 1 and khrushchev:
                ones += 1
            elif die >= needed:
                hits += 1
    if dice:
        counts = {"hits": hits, "ones": ones}
        g.tell("opportunity-fire", "16.2b", dice=dice, volleys=volleys, **counts)
        g.follow(("take_hits", "attackers", hits), ("take_hits", "defenders", ones))


def _next_to(g: Volga, start: Hex) -> Sequence[Hex]:
    return bits(ADJACENT[start] & g.soviet)


# -- step 10


@rule("16.4a", "20.10b", "20.10c")
def added_to_dice(g: Volga, soviet: bool, attacking: bool) -> Points:
    """Khrushchev helps all Soviet dice, a fortification those who defend it."""
    if not soviet:
        return 0
    fortified = not attacking and g.battle and g.forts >> g.battle.target & 1
    return (1 if g.leaders & KHRUSHCHEV else 0) + (1 if fortified else 0)


@rule("9.1a", "3.2b", "3.3a", "3.3b", "3.3c", "16.4c")
def volley(g: Volga, units: Units, attacking: bool) -> tuple[int, int]:
    """Every unit rolls its strength: hits on the enemy, and Khrushchev's hits on one's own."""
    soviet = bool(units & SOVIETS)
    easier = added_to_dice(g, soviet, attacking)
    dice_of = g.chance.dice
    strength = g.strength
    hits = ones = 0
    dice: list[list[int]] | None = None if g.sink is None else []
    while units:
        low = units & -units
        units ^= low
        unit = low.bit_length() - 1
        needed = HITS_ON[unit] - easier
        rolled = dice_of(strength[unit], "close-combat")
        for roll in rolled:
            if roll >= needed:
                hits += 1
            elif roll == 1:
                ones += 1
        if dice is not None:
            dice.append([needed, *sorted(rolled, reverse=True)])
    if not (soviet and g.leaders & KHRUSHCHEV):
        ones = 0
    if dice is not None:
        side = "soviet" if soviet else "german"
        g.tell("volley", "9.1a", side=side, volleys=dice, hits=hits, ones=ones)
    return hits, ones


@rule("8.0b", "8.0m")
def after_double_defence(g: Volga, hits: Count) -> Count:
    """What is left of an attacker's hits on a hex with rubble (OP-8.1: per roll, rounded down)."""
    b = g.battle
    assert b is not None
    return hits // 2 if g.rubble >> b.target & 1 else hits


@rule("15.3a", "15.3b", "15.3c", "15.3d", "15.3f", "2.3f")
def has_combined_arms(g: Volga, target: Hex, germans: Units, soviets: Units) -> bool:
    """Infantry and tanks together, in a clear hex, against Soviets who lack one of the two."""
    return bool(
        g.leaders & HOTH
        and CLEAR >> target & 1
        and germans & INFANTRY
        and germans & TANKS
        and not (soviets & INFANTRY and soviets & TANKS)
    )


@steps.step
@rule("7.0m", "9.1b", "9.1c", "2.3g", "16.4d")
def close_combat(g: Volga) -> None:
    """In urban hexes the defender rolls first, with combined arms the Germans, else all at once."""
    b = g.battle
    assert b is not None
    attack, defence = attackers(g), defenders(g)
    if not attack or not defence:
        return
    first = first_to_roll(g, b, attack, defence)
    if first:
        second = "attackers" if first == "defenders" else "defenders"
        g.follow(("fire", first), ("fire", second))
    else:
        _roll_at_once(g, attack, defence)


@rule("9.2a", "9.2b", "9.2c", "2.3d", "15.3e")
def first_to_roll(g: Volga, b: Battle, attack: Units, defence: Units) -> str:
    """Defenders of an urban hex, Germans with combined arms; else nobody."""
    if URBAN >> b.target & 1:
        return "defenders"
    germans, soviets = (defence, attack) if b.attacker else (attack, defence)
    if not has_combined_arms(g, b.target, germans, soviets):
        return ""
    return "attackers" if b.attacker == GERMAN else "defenders"


@rule("9.1d", "9.2d", "2.3c")
def _roll_at_once(g: Volga, attack: Units, defence: Units) -> None:
    """Losses take effect when both sides have rolled."""
    hits_of_attack, own = volley(g, attack, True)
    hits_of_defence, own_of_defence = volley(g, defence, False)
    g.follow(
        ("take_hits", "attackers", hits_of_defence),
        ("take_hits", "attackers", own),
        ("take_hits", "defenders", own_of_defence),
        ("take_hits", "defenders", after_double_defence(g, hits_of_attack)),
    )


@steps.step
def fire(g: Volga, group: str) -> None:
    """One side's volley, its hits applied before the other side rolls with what survives."""
    attack, defence = attackers(g), defenders(g)
    if not attack or not defence:
        return
    if group == "attackers":
        hits, own = volley(g, attack, True)
        hits = after_double_defence(g, hits)
        enemy = "defenders"
    else:
        hits, own = volley(g, defence, False)
        enemy = "attackers"
    g.follow(("take_hits", enemy, hits), ("take_hits", group, own))


# -- step 11


@steps.step
@rule("7.0n", "10.1a", "10.1f", "10.1g", "14.0f")
def advance(g: Volga) -> None:
    """Mandatory into an empty hex, if an attacker is left; nobody ever retreats."""
    b = g.battle
    assert b is not None
    units = attackers(g)
    if not units or defenders(g):
        return
    if b.attacker == GERMAN:
        g.follow("choose_advance")
    else:
        g.follow(("choose_soviet_advance", strongest(g, units)))


choose_advance = steps.choice(
    "choose_advance",
    rule="10.1a",
    seat=active_german,
    about=lambda g: {"target": g.battle.target, "units": g.battle.advanced},
)


@rule("10.1c")
def room_to_advance(g: Volga) -> Units:
    """Up to four units, any mix of the attacking stacks."""
    b = g.battle
    assert b is not None
    return -1 if b.advanced.bit_count() < STACK_LIMIT else 0


@rule("17.1a")
def of_the_army_advancing(g: Volga) -> Units:
    """Of two players' units only one's, with whites."""
    b = g.battle
    assert b is not None
    owner = stack_owner(b.advanced) if g.rules.two_germans else None
    return -1 if owner is None else ~(YELLOW if owner else BLUE)


def may_advance(g: Volga) -> Units:
    return attackers(g) & room_to_advance(g) & of_the_army_advancing(g)


@choose_advance.verb(
    "advance",
    "unit",
    Limit("10.1a", attackers),
    Limit("10.1c", room_to_advance),
    Limit("17.1a", of_the_army_advancing),
)
def advance_unit(g: Volga, unit: Unit) -> None:
    b = g.battle
    assert b is not None
    start = next(place for place in bits(b.hexes) if g.at[place] >> unit & 1)
    g.shift(1 << unit, start, b.target)
    b.advanced |= 1 << unit
    g.tell("advance", "10.1a", unit=unit, start=start, hex=b.target)
    if may_advance(g):
        g.follow("choose_advance")
    else:
        _advanced(g)


@choose_advance.verb("stop", None, Limit("10.1a", lambda g: bool(g.battle.advanced)))
@rule("10.1b")
def stop_advancing(g: Volga) -> None:
    _advanced(g)


def _advanced(g: Volga) -> None:
    b = g.battle
    assert b is not None
    germans_enter(g, b.target, b.advanced)


choose_soviet_advance = steps.choice(
    "choose_soviet_advance",
    rule="10.1d",
    seat=tie_seat,
    about=lambda g, units: {"units": units, "target": g.battle.target},
)


@choose_soviet_advance.verb("advance", "unit", Limit("10.1d", lambda g, units: units))
@rule("10.1d")
def advance_soviet_unit(g: Volga, units: Units, unit: Unit) -> None:
    b = g.battle
    assert b is not None
    start = next(place for place in bits(b.hexes) if g.at[place] >> unit & 1)
    g.shift(1 << unit, start, b.target)
    g.tell("advance", "10.1d", unit=unit, start=start, hex=b.target)
    soviets_enter(g, b.target)


# -- step 12


@steps.step
@rule("7.0o", "10.2d", "10.2e", "15.3g", "3.1e")
def blitz(g: Volga) -> None:
    b = g.battle
    assert b is not None
    if b.advanced & BLITZ and g.leaders & HOTH and CLEAR >> b.target & 1:
        g.follow(("choose_blitz", b.advanced & BLITZ))


choose_blitz = steps.choice(
    "choose_blitz",
    rule="10.2a",
    seat=active_german,
    about=lambda g, units: {"units": units, "target": g.battle.target},
)


@rule("10.2a", "2.3f")
def blitz_hexes(g: Volga) -> Hexes:
    """Adjacent clear hexes without enemies and with room (OP-10.1)."""
    b = g.battle
    assert b is not None
    near = ADJACENT[b.target] & CLEAR & ~g.soviet
    for place in bits(near & g.german):
        if g.at[place].bit_count() >= STACK_LIMIT:
            near &= ~(1 << place)
    return near


def may_blitz(g: Volga, units: Units) -> Units:
    near = blitz_hexes(g)
    if not near:
        return 0
    if not g.rules.two_germans:
        return units
    return sum(1 << unit for unit in bits(units) if _blitz_to(g, unit, near))


def _blitz_to(g: Volga, unit: Unit, near: Hexes) -> Hexes:
    owner = stack_owner(1 << unit) if g.rules.two_germans else None
    if owner is not None:
        for place in bits(near & g.german):
            if stack_owner(g.at[place]) == 1 - owner:
                near &= ~(1 << place)
    return near


@choose_blitz.verb(
    "unit", "unit", Limit("10.2d", lambda g, units: units), Limit("10.2a", may_blitz)
)
@rule("10.2b")
def blitz_with(g: Volga, units: Units, unit: Unit) -> None:
    g.follow(("blitz_to", units, unit))


@choose_blitz.verb("stop")
def stop_blitz(g: Volga, units: Units) -> None:
    pass


blitz_to = steps.choice(
    "blitz_to",
    rule="10.2a",
    seat=active_german,
    about=lambda g, units, unit: {"unit": unit, "target": g.battle.target},
)


@blitz_to.verb(
    "to",
    "hex",
    Limit("10.2a", lambda g, units, unit: ADJACENT[g.battle.target]),
    Limit("2.3f", lambda g, units, unit: CLEAR),
    Limit("10.2a", lambda g, units, unit: ~g.soviet),
    Limit("2.4a", lambda g, units, unit: blitz_hexes(g)),
    Limit("17.1a", lambda g, units, unit: _blitz_to(g, unit, ADJACENT[g.battle.target])),
)
@rule("10.2b", "10.2c")
def move_in_blitz(g: Volga, units: Units, unit: Unit, place: Hex) -> None:
    b = g.battle
    assert b is not None
    g.shift(1 << unit, b.target, place)
    g.tell("blitz", "10.2a", unit=unit, start=b.target, hex=place)
    germans_enter(g, place, 1 << unit)
    units &= ~(1 << unit)
    if units:
        g.follow(("choose_blitz", units))


# -- step 13


@steps.step
@rule("7.0p", "10.3a", "1.1h", "5.3e")
def conceal(g: Volga) -> None:
    """The survivors stand up again."""
    g.battle = None
    g.tell("combat-over", "7.0p")
