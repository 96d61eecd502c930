"""Chapter 10, second part: combat results, losses, retreats, counterattacks and advances."""

from __future__ import annotations

from hexfront.core.flow import Limit, Result
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit
from hexfront.games.noretreat.columns import crosses_objective
from hexfront.games.noretreat.combat import fighting, next_to_all
from hexfront.games.noretreat.declarations import not_only_white
from hexfront.games.noretreat.movement import march, soviet_tanks_ready, to_turn_track
from hexfront.games.noretreat.roll import battle_units
from hexfront.games.noretreat.state import (
    ALL_PLACES,
    CADRE_BOX,
    DESTROYED,
    GONE,
    MARKERS,
    ON_MAP,
    SHATTERED,
    SURRENDERED,
    Battle,
    NoRetreat,
    seat_of_active,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.supply import could_be_supplied, supplied_places
from hexfront.games.noretreat.tables import (
    AREA_SET,
    AXIS,
    BERLIN_GARRISON,
    CADRES,
    CLEAR,
    FACING,
    FINNISH,
    GERMAN_FORTS,
    GONE_FOR_GOOD,
    GROUND,
    LONG_WINTER,
    MUD,
    NEXT_TO,
    OF_SIDE,
    SHOCK_ARMIES,
    SIDES,
    SOVIET,
    SS_GRENADIER,
    SS_PANZER,
    STOPS_ADVANCE,
    TO_TURN_TRACK,
    TWO_VALUES,
    VOLKSSTURM,
)


@steps.step
@rule("10.5h", "10.7a", "10.7b", "10.7c", "10.7i")
def apply_result(g: NoRetreat) -> None:
    battle = fighting(g)
    result = battle.result
    if result == "CA":
        g.follow("counterattack_or_not")
    elif result == "CB":
        g.follow("counterblow_result")
    elif result == "EX":
        g.follow(*exchange(battle), ("window", "exchanged"), "after_result")
    elif result in ("DR", "DS", "DD"):
        hexes = bits(battle.hexes)
        g.follow(*[("strike_hex", place) for place in hexes], "exchange_for_forts", "after_result")
    else:
        g.follow("after_result")


def exchange(battle: Battle) -> list[tuple[str, int, int]]:
    """Each side loses one step, of units in the battle."""
    return [
        ("lose_step", side, battle_units(battle, side))
        for side in (battle.defender, battle.attacker)
    ]


# -- DR, DS, DD, hex by hex


@rule("10.7.4a", "10.7.4b", "10.7.4c", "10.7.5j", "OP-10.24")
def fort_in(g: NoRetreat, battle: Battle, units: int) -> bool:
    """A Fort keeps its hex from retreating, unless an event takes that away."""
    return bool(units & g.forts) and not battle.has("no_forts")


@steps.step
@rule("10.7e", "10.7f", "10.7g", "10.7h", "14.11b", "14.11c", "14.11d", "OP-10.18", "OP-14.7")
def strike_hex(g: NoRetreat, place: int) -> None:
    """What DR, DS or DD does to the units of one hex."""
    battle = fighting(g)
    units = g.at[place] & (battle.defenders | battle.bystanders)
    held = fort_in(g, battle, units)
    levies = units & VOLKSSTURM if not battle.has("no_forts") else 0
    if battle.result == "DR" and levies:
        g.follow(("disband_levy", levies))
    elif battle.result == "DS" and held:
        if not battle.has("fort_exchange"):
            battle.add("fort_exchange")
    elif battle.result == "DD" or not held:
        battle.vacated |= 1 << place
        losses = bits(units & battle.defenders) if battle.result == "DD" else ()
        retreat = () if held else (("retreat_from", place, battle.result == "DS"),)
        g.follow(*[("step_loss", unit) for unit in losses], *retreat)


@steps.step
@rule("10.7.4b", "10.7f")
def exchange_for_forts(g: NoRetreat) -> None:
    """DS against a Fort is an exchange: one step of each side in all."""
    battle = fighting(g)
    if battle.has("fort_exchange"):
        units = g.stack(battle.hexes) & battle.defenders
        held = mask(u for u in bits(units) if g.at[g.where[u]] & g.forts)
        g.follow(
            ("lose_step", battle.defender, held),
            ("lose_step", battle.attacker, battle.attackers),
            ("window", "exchanged"),
        )


@steps.step
def disband_levy(g: NoRetreat, levies: int) -> None:
    if levies & (levies - 1):
        g.follow(("levy", unit_side(levies.bit_length() - 1), levies))
    else:
        remove_levy(g, levies.bit_length() - 1)


levy = steps.choice("levy", rule="14.11c", seat=seat_of_side)


@levy.verb("unit", "unit", Limit("14.11c", lambda g, side, levies: levies))
def choose_levy(g: NoRetreat, side: int, levies: int, unit: int) -> None:
    remove_levy(g, unit)


@rule("14.11c")
def remove_levy(g: NoRetreat, unit: int) -> None:
    g.tell("disbanded", "14.11c", unit=unit, hex=g.where[unit])
    g.lay_aside(unit)
    g.put(unit, GONE)


# -- step losses


@rule("14.1g", "OP-14.5")
def forts_first(g: NoRetreat, side: int, units: int) -> int:
    """German Forts lose the first step."""
    return units & GERMAN_FORTS or units


@rule("14.5b", "OP-14.5")
def ss_panzer_first(g: NoRetreat, side: int, units: int) -> int:
    """Then the SS Panzers, if they attack."""
    units = forts_first(g, side, units)
    return units & attackers_of(g, side) & 1 << SS_PANZER or units


@rule("14.6b", "OP-14.5")
def grenadiers_first(g: NoRetreat, side: int, units: int) -> int:
    """Then the SS Grenadiers, in attack and defence."""
    units = ss_panzer_first(g, side, units)
    return units & 1 << SS_GRENADIER or units


@rule("14.7b")
def shock_first(g: NoRetreat, side: int, units: int) -> int:
    """Shock units on their red face, if they attack."""
    units = grenadiers_first(g, side, units)
    return units & attackers_of(g, side) & SHOCK_ARMIES & g.red() or units


def attackers_of(g: NoRetreat, side: int) -> int:
    battle = g.battle
    return battle.attackers if battle is not None and battle.attacker == side else 0


@steps.step
@rule("10.7i", "10.7.1b")
def lose_step(g: NoRetreat, side: int, units: int) -> None:
    """One step of one of these units that are still on the map."""
    units = mask(unit for unit in bits(units) if g.where[unit] < ON_MAP)
    if units:
        g.follow(("loss", side, units))


loss = steps.choice(
    "loss", rule="10.7.1b", seat=seat_of_side, about=lambda g, side, units: {"units": units}
)


@loss.verb(
    "unit",
    "unit",
    Limit("10.7.1b", lambda g, side, units: units),
    Limit("14.1g", forts_first),
    Limit("14.5b", ss_panzer_first),
    Limit("14.6b", grenadiers_first),
    Limit("14.7b", shock_first),
)
def choose_loss(g: NoRetreat, side: int, units: int, unit: int) -> None:
    g.follow(("step_loss", unit))


@steps.step
@rule("10.7.1a", "14.1b", "14.9.2a", "OP-14.11", "OP-14.12")
def step_loss(g: NoRetreat, unit: int) -> None:
    """A unit in battle loses a step; where it is eliminated a Cadre may take its place."""
    place = g.where[unit]
    if place >= ON_MAP:
        return
    take_step(g, unit)
    side = unit_side(unit)
    waiting = g.at[CADRE_BOX] & OF_SIDE[side]
    eliminated = g.where[unit] >= ON_MAP and TWO_VALUES >> unit & 1
    if eliminated and waiting and by_combat_result(g.battle):
        g.follow(("cadre", side, place))


@rule("14.9.2b")
def by_combat_result(battle: Battle | None) -> bool:
    """Whether steps are being lost to DD or EX, not to an event."""
    if battle is None or battle.has("no_mercy"):
        return False
    return battle.result in ("DD", "EX") or battle.has("fort_exchange")


@steps.step
@rule("10.7.1a", "14.1b")
def take_step(g: NoRetreat, unit: int) -> None:
    """A full two-step unit is flipped, another one eliminated."""
    if g.has_two_steps(unit):
        g.flip(unit, 1)
        g.tell("step-lost", "10.7.1a", unit=unit, hex=g.where[unit])
    else:
        eliminate(g, unit, "10.7.1a")


cadre = steps.choice(
    "cadre", rule="14.9.2a", seat=seat_of_side, about=lambda g, side, place: {"hex": place}
)


@cadre.verb(
    "cadre", "unit", Limit("14.9.2a", lambda g, side, place: g.at[CADRE_BOX] & OF_SIDE[side])
)
def place_cadre(g: NoRetreat, side: int, place: int, unit: int) -> None:
    g.put(unit, place)
    g.tell("cadre", "14.9.2a", unit=unit, hex=place)
    battle = g.battle
    if battle is not None and battle.hexes >> place & 1 and side == battle.defender:
        battle.bystanders |= 1 << unit


@cadre.verb("none")
def no_cadre(g: NoRetreat, side: int, place: int) -> None:
    """The Cadre waits for another day."""


@rule("10.7.1c", "10.7.1d", "10.7.1e", "6.5.4d", "7.2.2b", "7.2.2c", "11.1c", "11.1d")
@rule("14.1f", "14.2c", "14.2d", "14.9.3a", "14.9.3c", "14.10a", "14.10b", "16.0d")
@rule("12.7.5b", "12.7.5c", "OP-11.3")
def eliminate(g: NoRetreat, unit: int, rule: str) -> None:
    """Destroyed, surrendered, on the turn track or gone: as the counter says."""
    bit = 1 << unit
    place = g.where[unit]
    if bit & TO_TURN_TRACK:
        g.tell("eliminated", rule, unit=unit, hex=place)
        to_turn_track(g, unit)
        return
    surrenders = bool(g.oos & bit)
    if bit & GONE_FOR_GOOD:
        box = GONE
    else:
        box = SURRENDERED if surrenders else DESTROYED
    g.tell("eliminated", rule, unit=unit, hex=place, place=box)
    g.lay_aside(unit)
    g.put(unit, box)
    if box == SURRENDERED:
        g.score(1 - unit_side(unit), 1)
    if unit == BERLIN_GARRISON:
        berlin_falls(g)


@rule("12.5a", "OP-12.6")
def berlin_falls(g: NoRetreat) -> None:
    """The Berlin Garrison eliminated, Hitler is dead."""
    g.end(Result((SIDES[SOVIET],), "berlin", "12.5a"))


# -- 10.7.5: retreat


@rule("10.7.5d", "10.7.5f", "10.7.5g", "8.5.4a", "14.1e")
def may_retreat_into(g: NoRetreat, unit: int) -> int:
    side = unit_side(unit)
    ground = g.may_enter(unit) & ~g.held[1 - side] & GROUND
    if unit == FINNISH:
        return 0
    roving = g.battle is not None and g.battle.has("roving") and side == AXIS
    if roving:
        return ground
    return ground & (~g.zone(1 - side) | g.held[side])


Way = tuple[Hex, ...]
"""The places that a retreat enters, the last of them its end."""


@rule("10.7.5a", "10.7.5c", "10.7.5e", "10.7.5h", "10.7.5i", "OP-10.17")
def retreat_ways(g: NoRetreat, unit: Unit) -> list[Way]:
    """All ways that a retreat can take: two hexes away, or at once into an area."""
    start = g.where[unit]
    ground = may_retreat_into(g, unit)
    ways: list[Way] = []
    for middle in bits(FACING[start] & ground):
        if 1 << middle & AREA_SET:
            ways.append((middle,))
            continue
        ends = bits(FACING[middle] & ground & ~NEXT_TO[start] & ~(1 << start))
        ways += [(middle, end) for end in ends]
    return ways


@rule("10.7.5b", "OP-10.15", "OP-10.21")
def ways_to_supply(g: NoRetreat, unit: Unit) -> list[Way]:
    """Towards supply if any way leads there, with the Cities that are taken on it."""
    ways = retreat_ways(g, unit)
    ends = ends_of(ways)
    if not ends & (ends - 1):
        return ways
    side = unit_side(unit)
    prizes = g.cities_of(1 - side)
    ends_by_prize: dict[Hexes, Hexes] = {}
    for way in ways:
        taken = mask(way) & prizes
        ends_by_prize[taken] = ends_by_prize.get(taken, 0) | 1 << way[-1]
    safe = {taken: supplied_after(g, unit, taken, ends) for taken, ends in ends_by_prize.items()}
    return [way for way in ways if safe[mask(way) & prizes] >> way[-1] & 1] or ways


def supplied_after(g: NoRetreat, unit: Unit, taken: Hexes, ends: Hexes) -> Hexes:
    """Those of these ends in which a unit is supplied once it has taken these Cities."""
    side = unit_side(unit)
    after = g.clone()
    after.control ^= taken
    after.put(unit, SHATTERED)
    safe = could_be_supplied(after, unit, side, ends)
    for end in bits(ends & ~safe & g.zone(1 - side)):  # there its presence opens the hex to a line
        after.put(unit, end)
        safe |= supplied_places(after, side) & 1 << end
    return safe


def ends_of(ways: list[Way]) -> Hexes:
    return mask(way[-1] for way in ways)


@rule("OP-10.21")
def way_to(g: NoRetreat, unit: Unit, end: Hex) -> Way:
    """Of several ways to one end the owner would choose one that takes something."""
    prizes = g.controlled(1 - unit_side(unit))
    ways = [way for way in ways_to_supply(g, unit) if way[-1] == end]
    return max(ways, key=lambda way: (mask(way) & prizes).bit_count())


@steps.step
@rule("10.7.5a", "10.7.5k", "10.7.6a", "OP-10.16", "10.7.2h")
def retreat_from(g: NoRetreat, place: int, shatter: bool) -> None:
    """All units of the hex, one after another; who cannot retreat is eliminated."""
    battle = fighting(g)
    units = g.at[place] & (battle.defenders | battle.bystanders)
    if not units:
        return
    unit = (units & -units).bit_length() - 1
    g.follow(("retreat_from", place, shatter))
    if retreat_ways(g, unit):
        g.follow(("retreat", unit_side(unit), unit, shatter))
    else:
        eliminate(g, unit, "10.7.5k")


retreat = steps.choice(
    "retreat",
    rule="10.7.5a",
    seat=seat_of_side,
    about=lambda g, side, unit, shatter: {"unit": unit},
)


@retreat.verb(
    "to",
    "hex",
    Limit("10.7.5d", lambda g, side, unit, shatter: GROUND & ~g.held[1 - side]),
    Limit("10.7.5g", lambda g, side, unit, shatter: may_retreat_into(g, unit)),
    Limit("10.7.5a", lambda g, side, unit, shatter: ends_of(retreat_ways(g, unit))),
    Limit("10.7.5b", lambda g, side, unit, shatter: ends_of(ways_to_supply(g, unit))),
)
@rule("10.7.5h", "OP-10.21", "OP-10.26", "7.7c", "10.7.6a", "14.9.3a")
def retreat_to(g: NoRetreat, side: int, unit: int, shatter: bool, place: int) -> None:
    way = way_to(g, unit, place)
    start = g.where[unit]
    march(g, unit, [*way])
    path = [ALL_PLACES[step] for step in way]
    g.tell("retreated", "10.7.5a", unit=unit, start=start, path=path, hex=place)
    battle = fighting(g)
    if shatter and battle.defenders >> unit & 1:
        g.tell("shattered", "10.7f", unit=unit)
        if CADRES >> unit & 1:
            to_turn_track(g, unit)
        else:
            g.lay_aside(unit)
            g.put(unit, SHATTERED)


# -- CB


@rule("10.7c", "10.7.3d", "OP-10.2", "OP-10.7")
def counterblow_places(g: NoRetreat) -> int:
    """Hexes of Active's units in this battle that can take his Counterblow marker."""
    battle = fighting(g)
    if (g.counterblows[g.active] | g.targets).bit_count() >= MARKERS:
        return 0
    hexes = g.hexes_of(battle_units(battle, g.active) & g.on_map(g.active))
    return hexes & ~g.counterblows[g.active] & not_only_white(g, g.active)


@steps.step
@rule("10.7c")
def counterblow_result(g: NoRetreat) -> None:
    g.follow("after_result")
    if counterblow_places(g):
        g.follow("mark_own")
    else:
        g.tell("no-counterblow", "OP-10.7")


mark_own = steps.choice("mark_own", rule="10.7c", seat=seat_of_active)


@mark_own.verb("mark", "hex", Limit("10.7c", counterblow_places))
@rule("10.7c", "10.7d")
def mark_own_hex(g: NoRetreat, place: int) -> None:
    g.counterblows[g.active] |= 1 << place
    g.tell("counterblow", "10.7c", side=SIDES[g.active], hex=place)


# -- CA


@steps.step
@rule("10.7.2a", "10.7b")
def counterattack_or_not(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.has("must_counterattack"):
        strike_back(g)
    else:
        g.follow(("counterattack", battle.defender))


counterattack = steps.choice("counterattack", rule="10.7.2a", seat=seat_of_side)


@counterattack.verb("counterattack")
def do_counterattack(g: NoRetreat, side: int) -> None:
    strike_back(g)


@counterattack.verb("stop")
def no_counterattack(g: NoRetreat, side: int) -> None:
    g.tell("no-counterattack", "10.7.2a", side=SIDES[side])
    g.follow("after_result")


@rule("10.7.2b", "10.7.2c", "10.7.2d", "10.7.2g", "10.7.2h", "10.7.2i", "10.3.4c", "OP-10.10")
def strike_back(g: NoRetreat) -> None:
    """The same units with the roles swapped, from step 1."""
    old = fighting(g)
    hexes = g.hexes_of(old.attackers)
    new = Battle(old.defender, old.defenders, hexes, 0)
    new.counterattack = True
    new.defenders = old.attackers
    new.bystanders = g.stack(hexes) & ~old.attackers
    new.effects = lasting_effects(old)
    if others := old.value("infiltration"):
        new.add("infiltration", others)
    g.battle = new
    g.tell("counterattack", "10.7.2a", side=SIDES[new.attacker], units=new.attackers, hexes=hexes)
    g.follow("open_battle")


# -- after the result


@steps.step
@rule("10.8a", "OP-10.20")
def after_result(g: NoRetreat) -> None:
    """A second combat, if an event has ordered one; otherwise the advance."""
    battle = fighting(g)
    battle.attackers &= g.on_map(battle.attacker)
    if fights_on(g, battle):
        return
    battle.vacated &= ~g.held[battle.defender]
    if battle.vacated:
        g.follow(("window", "advance"), ("advance", battle.attacker, 0))


@rule("5.3.2a")
def fights_on(g: NoRetreat, battle: Battle) -> bool:
    """One Last Push strikes again with what is left; Infiltration at the next unit of the stack."""
    if battle.has("push"):
        again = Battle(battle.attacker, battle.attackers, battle.hexes, battle.counterblow)
        again.counterattack = battle.counterattack
        again.defenders = battle.defenders & g.on_map(battle.defender)
        again.bystanders = battle.bystanders & g.on_map(battle.defender)
        g.follow("open_battle", ("draw", battle.attacker, 1))
    elif left := battle.value("infiltration") & g.on_map(AXIS):
        hexes = g.hexes_of(left)
        units = next_to_all(g, hexes, battle_units(battle, SOVIET) & g.on_map(SOVIET))
        if not units:
            return False
        again = Battle(SOVIET, units, hexes, battle.counterblow & hexes)
        again.defenders = left & -left
        again.add("infiltration", left & (left - 1))
        g.follow("open_battle")
    else:
        return False
    again.effects += lasting_effects(battle)
    g.battle = again
    return True


def lasting_effects(battle: Battle) -> tuple[tuple[str, int], ...]:
    """What an event has laid upon the battle until it is wholly over."""
    return tuple(effect for effect in battle.effects if effect[0] == "extra_loss")


# -- 10.8: advance


@rule("10.8b", "10.8e", "10.7.3c")
def may_advance(g: NoRetreat, side: int, done: int) -> int:
    """Surviving attackers that may still go."""
    battle = fighting(g)
    units = battle.attackers & g.mobile & ~(g.disorganized | g.white | done)
    where = g.where
    return mask(
        unit
        for unit in bits(units)
        if where[unit] < ON_MAP and FACING[where[unit]] & battle.vacated & g.may_enter(unit)
    )


@rule("10.8.1a", "10.8.1e", "10.8.2a", "10.8.2b", "10.8.2c", "6.5.4b", "13.1d", "13.1j", "13.1n")
@rule("14.3c", "13.5-OILc", "13.5-T11a", "EX-5.0-1", "EX-5.0-2")
def advance_limit(g: NoRetreat, unit: int) -> int:
    """How many hexes a unit may advance: two, armour three in clear weather, one in mud."""
    battle = fighting(g)
    if g.weather in (MUD, LONG_WINTER) or g.oos >> unit & 1:
        limit = 1
    elif g.weather == CLEAR and g.armour >> unit & 1 and _armour_advances(g, unit):
        limit = 3
    else:
        limit = 2
    for name, _ in battle.effects:
        if unit_side(unit) == AXIS:
            if name == "one_hex":
                limit = 1
            elif name == "further":
                limit += 1
    return limit


def _armour_advances(g: NoRetreat, unit: int) -> bool:
    if unit_side(unit) == SOVIET:
        return soviet_tanks_ready(g)
    return unit == SS_PANZER or not (g.oil and g.turn > g.oil)


advance = steps.choice(
    "advance",
    rule="10.8a",
    seat=seat_of_side,
    about=lambda g, side, done: {"hexes": fighting(g).vacated},
)


@advance.verb(
    "unit",
    "unit",
    Limit("10.8b", lambda g, side, done: fighting(g).attackers),
    Limit("10.8e", may_advance),
)
def pick_advancing(g: NoRetreat, side: int, done: int, unit: int) -> None:
    g.follow(("advance_to", side, done | 1 << unit, unit, 0))


@advance.verb("done")
def end_advance(g: NoRetreat, side: int, done: int) -> None:
    """The rest stays; nobody follows later."""
    fighting(g).vacated = 0


advance_to = steps.choice(
    "advance_to",
    rule="10.8.1a",
    seat=seat_of_side,
    about=lambda g, side, done, unit, gone: {"unit": unit, "gone": gone},
)


@rule("10.8.1a", "10.8.1b", "10.8.1c", "10.8.1d", "10.8.1g", "10.8c", "OP-10.27")
def next_hexes(g: NoRetreat, side: int, done: int, unit: int, gone: int) -> int:
    near = FACING[g.where[unit]] & g.may_enter(unit) & ~g.held[1 - side]
    return near & fighting(g).vacated if not gone else near


@advance_to.verb(
    "to",
    "hex",
    Limit("10.8.1b", lambda g, side, done, unit, gone: GROUND & ~g.held[1 - side]),
    Limit("10.8.1a", next_hexes),
)
@rule("10.8.1f", "10.8.1h", "10.8.1i", "10.8d", "EX-10.8.1", "OP-10.19")
def advance_one(g: NoRetreat, side: int, done: int, unit: int, gone: int, place: int) -> None:
    start = g.where[unit]
    march(g, unit, [place])
    g.tell("advanced", "10.8a", unit=unit, start=start, hex=place)
    gone += 1
    stopped = STOPS_ADVANCE >> place & 1 or place == g.scorched or crosses_objective(start, place)
    if stopped or gone >= advance_limit(g, unit) or not next_hexes(g, side, done, unit, gone):
        g.follow(("advance", side, done))
    else:
        g.follow(("advance_to", side, done, unit, gone))


@advance_to.verb("stop", None, Limit("10.8.1a", lambda g, side, done, unit, gone: int(gone > 0)))
def stop_advance(g: NoRetreat, side: int, done: int, unit: int, gone: int) -> None:
    g.follow(("advance", side, done))


# -- the end of a battle


@steps.step
@rule("10.2b")
def close_battle(g: NoRetreat) -> None:
    battle = fighting(g)
    wings = g.effect("sturmoviks_left")
    if wings:
        g.lift_effects("sturmoviks_left")
        if wings > 1:
            g.lasting("sturmoviks_left", wings - 1)
        else:
            g.lift_effects("sturmoviks")
    if battle.has("extra_loss"):
        battle.add("no_mercy")  # what is lost now is lost to the event
        g.follow(*exchange(battle))


# -- 15.5


@rule("15.5a", "OP-15.4")
def may_break_out(g: NoRetreat, hexes: int) -> int:
    """Units under a Counterblow marker that nobody could answer."""
    units = g.stack(hexes & g.counterblows[1 - g.active]) & OF_SIDE[1 - g.active]
    units &= g.mobile & ~(g.disorganized | g.white)
    return mask(unit for unit in bits(units) if break_out_hexes(g, unit))


def break_out_hexes(g: NoRetreat, unit: int) -> int:
    return FACING[g.where[unit]] & g.may_enter(unit) & ~g.held[g.active]


@steps.step
def breakout(g: NoRetreat, hexes: int) -> None:
    """Markers that no Active unit was next to when the phase began."""
    quiet = hexes & g.effect("quiet")
    if may_break_out(g, quiet):
        g.follow(("break_out", 1 - g.active, quiet, 0))


break_out = steps.choice("break_out", rule="15.5a", seat=seat_of_side)


@break_out.verb(
    "unit", "unit", Limit("15.5a", lambda g, side, hexes, done: may_break_out(g, hexes) & ~done)
)
def pick_breaking_out(g: NoRetreat, side: int, hexes: int, done: int, unit: int) -> None:
    g.follow(("break_out_to", side, hexes, done | 1 << unit, unit))


@break_out.verb("done")
def end_break_out(g: NoRetreat, side: int, hexes: int, done: int) -> None:
    """They stay."""


break_out_to = steps.choice(
    "break_out_to",
    rule="15.5a",
    seat=seat_of_side,
    about=lambda g, side, hexes, done, unit: {"unit": unit},
)


@break_out_to.verb(
    "to",
    "hex",
    Limit("15.5a", lambda g, side, hexes, done, unit: break_out_hexes(g, unit)),
)
def break_out_one_hex(
    g: NoRetreat, side: int, hexes: int, done: int, unit: int, place: int
) -> None:
    start = g.where[unit]
    march(g, unit, [place])
    g.tell("advanced", "15.5a", unit=unit, start=start, hex=place)
    g.follow(("break_out", side, hexes, done))
