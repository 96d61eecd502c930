"""The Axis halves of the cards, in their numbers' order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.games.noretreat.cards import (
    EVENT_OPTIONS,
    cancel,
    options_now,
    reshuffle,
)
from hexfront.games.noretreat.columns import reckon
from hexfront.games.noretreat.events import (
    attacks,
    battle_of,
    event,
    event_reach,
    go,
    improvable,
    out_of_zones,
    replaceable,
    unhelped,
    vp_test,
)
from hexfront.games.noretreat.movement import allowance, with_room
from hexfront.games.noretreat.results import eliminate
from hexfront.games.noretreat.roll import read
from hexfront.games.noretreat.state import (
    CADRE_BOX,
    GONE,
    MARKERS,
    NoRetreat,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.supply import still_lacking, unmarked
from hexfront.games.noretreat.tables import (
    AXIS,
    AXIS_UNITS,
    BERLIN,
    BERLIN_GARRISON,
    CADRES,
    CLEAR,
    COLUMNS,
    EVENTS,
    GERMAN_FORTS,
    GERMANY,
    HOME,
    KONIGSBERG,
    RESULTS,
    SIDES,
    SOVIET,
    SOVIET_UNITS,
    TO_TURN_TRACK,
    TURNS,
    UNITS,
    USSR,
    VOLKSSTURM,
)
from hexfront.games.noretreat.turns import WEATHER_FACES, marker_of, turn_marker

WORKS = 1  # Defensive Works markers

# -- 1 to 10


def _in_battle(g: NoRetreat, side: int) -> int:
    battle = battle_of(g)
    return battle.attackers if battle.attacker == side else battle.defenders


@event(AXIS, 1, 0, may=lambda g, window: bool(_in_battle(g, AXIS)))
def manstein_doubles(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", AXIS, "double_unit", _in_battle(g, AXIS)))


@steps.step
def double_unit(g: NoRetreat, unit: int) -> None:
    battle_of(g).add("double_unit", unit)


@event(AXIS, 1, 1)
def manstein_strikes_back(g: NoRetreat, window: str) -> None:
    g.follow(("free_counterblows", 3))


def top_discard(g: NoRetreat) -> int:
    return g.discards[-1] if g.discards else 0


@rule("5.0j", "EX-16.3")
def may_copy(side: int, g: NoRetreat, window: str) -> bool:
    """The top discard's own event could be carried out now, its symbol ignored."""
    top = top_discard(g)
    return bool(top and options_now(g, side, top, window, copied=True))


def copy_top(side: int, g: NoRetreat, window: str) -> None:
    top = top_discard(g)
    found = options_now(g, side, top, window, copied=True)
    g.tell("copied", "5.3.2a", side=SIDES[side], card=top, event=EVENTS[side][top].id)
    if len(found) > 1:
        g.follow(("copy_which", side, top, window, mask(found)))
    elif found:
        carry_copy(g, side, top, found[0], window)


def carry_copy(g: NoRetreat, side: int, card: int, number: int, window: str) -> None:
    g.happened[side] |= 1 << card
    EVENT_OPTIONS[side][card][number].do(g, window)


copy_which = steps.choice(
    "copy_which",
    rule="5.3.1a",
    seat=seat_of_side,
    about=lambda g, side, card, window, found: {"card": card, "event": EVENTS[side][card].id},
)


@copy_which.verb("option", "option", Limit("5.3.1a", lambda g, side, card, window, found: found))
def copy_alternative(
    g: NoRetreat, side: int, card: int, window: str, found: int, number: int
) -> None:
    carry_copy(g, side, card, number, window)


@event(AXIS, 2, may=lambda g, window: may_copy(AXIS, g, window))
def gott_mit_uns(g: NoRetreat, window: str) -> None:
    copy_top(AXIS, g, window)


@event(AXIS, 3, may=lambda g, window: bool(improvable(g, AXIS) or replaceable(g, AXIS)))
def troop_transfer(g: NoRetreat, window: str) -> None:
    g.follow(("free_steps", AXIS, 1))


def force(g: NoRetreat, result: str) -> None:
    battle_of(g).add("forced", RESULTS.index(result))


@event(AXIS, 4, may=attacks(SOVIET))
def elastic_defense(g: NoRetreat, window: str) -> None:
    force(g, "DR")


def _worth_taking(g: NoRetreat) -> int:
    return mask(card for card in g.discards[-3:] if not EVENTS[AXIS][card].immediate)


@event(AXIS, 5, may=lambda g, window: bool(_worth_taking(g)))
def okh(g: NoRetreat, window: str) -> None:
    g.follow(("take_discard", AXIS, _worth_taking(g)))


take_discard = steps.choice(
    "take_discard", rule="5.0e", seat=seat_of_side, about=lambda g, side, cards: {"cards": cards}
)


@take_discard.verb("take", "card", Limit("5.0e", lambda g, side, cards: cards))
def take_and_shuffle(g: NoRetreat, side: int, cards: int, card: int) -> None:
    at = g.discards.rindex(card)
    g.discards = g.discards[:at] + g.discards[at + 1 :]
    g.hands[side] |= 1 << card
    g.tell("took-discard", "5.3.2a", side=SIDES[side], drawn=(side, card))
    reshuffle(g)


@event(AXIS, 6, 0, may=attacks(AXIS))
def luftwaffe_strikes(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 1)


def _starving(g: NoRetreat) -> int:
    return g.hexes_of(still_lacking(g, AXIS))


@event(AXIS, 6, 1, may=lambda g, window: bool(_starving(g)))
def luftwaffe_supplies(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "spare_hex", _starving(g)))


@steps.step
def spare_hex(g: NoRetreat, place: int) -> None:
    g.lasting("spared", 1 << place)
    g.tell("spared", "5.3.2a", hex=place)


@event(AXIS, 7, may=lambda g, window: window == "step")
def production_problems(g: NoRetreat, window: str) -> None:
    cancel(g)


@event(AXIS, 8, 0)
def new_tanks_attack(g: NoRetreat, window: str) -> None:
    g.lasting("axis_armour_any")


@event(AXIS, 8, 1)
def new_tanks_defend(g: NoRetreat, window: str) -> None:
    g.lasting("no_soviet_armour")


def flip_weather(g: NoRetreat, *turns: int) -> None:
    for turn in turns:
        marker = marker_of(g, turn)
        if turn <= len(TURNS) and marker >= 0:
            one, two = WEATHER_FACES[marker]
            now = g.markers[marker][1]
            turn_marker(g, marker, two if now == one else one)


@event(AXIS, 9)
@rule("14.14.2a")
def unseasonal_weather(g: NoRetreat, window: str) -> None:
    flip_weather(g, g.turn, g.turn + 1)
    g.follow(("draw", AXIS, 1))


def calm_and_supplied(g: NoRetreat, side: int) -> int:
    return unhelped(g, side) & out_of_zones(g, side) & unmarked(g, side)


@event(AXIS, 10, may=lambda g, window: bool(calm_and_supplied(g, AXIS)))
def battle_initiative(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", AXIS, calm_and_supplied(g, AXIS), 1, "points", 2))


# -- 11 to 20


@event(AXIS, 11)
def fickle_weather(g: NoRetreat, window: str) -> None:
    flip_weather(g, g.turn)
    g.follow(("draw", AXIS, 1))


@event(AXIS, 13, may=lambda g, window: g.weather == CLEAR)
def summer_campaign(g: NoRetreat, window: str) -> None:
    g.lasting("summer_campaign")
    g.follow(("draw", AXIS, 3))


@event(AXIS, 14, may=lambda g, window: window in ("card", "payment"))
@rule("EX-16.1")
def inexperienced_officers(g: NoRetreat, window: str) -> None:
    cancel(g)


@event(AXIS, 15, may=lambda g, window: bool(g.counterblows[SOVIET]))
def backhand_blow(g: NoRetreat, window: str) -> None:
    g.follow(("lift_counterblows", 2), ("draw", AXIS, 1))


@steps.step
def lift_counterblows(g: NoRetreat, left: int) -> None:
    if left and g.counterblows[SOVIET]:
        g.follow(("lift_counterblow", AXIS, left))


lift_counterblow = steps.choice("lift_counterblow", rule="5.3.2a", seat=seat_of_side)


@lift_counterblow.verb("lift", "hex", Limit("5.3.2a", lambda g, side, left: g.counterblows[SOVIET]))
def lift_one_counterblow(g: NoRetreat, side: int, left: int, place: int) -> None:
    g.counterblows[SOVIET] &= ~(1 << place)
    g.bought &= ~(1 << place)
    g.tell("counterblow-lifted", "5.3.2a", hex=place)
    g.follow(("lift_counterblows", left - 1))


@lift_counterblow.verb("done")
def no_more_lifting(g: NoRetreat, side: int, left: int) -> None:
    """The others stay."""


def has_rolled(g: NoRetreat, window: str) -> bool:
    """The die of an attack lies on the table."""
    return g.battle is not None and g.battle.die > 0


@rule("16.0c", "EX-16.7")
def roll_again(g: NoRetreat) -> None:
    battle = battle_of(g)
    battle.die = g.chance.die("battle")
    read(g)
    g.tell("rolled", "16.0c", side=SIDES[battle.attacker], die=battle.die, result=battle.result)


def roll_any_again(g: NoRetreat, side: int) -> None:
    """The die of the attack, or one of the two of a duel."""
    if battle_of(g).dice:
        g.follow(("duel_die", side))
    else:
        roll_again(g)


duel_die = steps.choice(
    "duel_die", rule="5.3.2a", seat=seat_of_side, about=lambda g, side: {"dice": battle_of(g).dice}
)


@duel_die.verb("axis_die")
def roll_axis_die_again(g: NoRetreat, side: int) -> None:
    roll_duel_die(g, AXIS)


@duel_die.verb("soviet_die")
def roll_soviet_die_again(g: NoRetreat, side: int) -> None:
    roll_duel_die(g, SOVIET)


def roll_duel_die(g: NoRetreat, whose: int) -> None:
    battle = battle_of(g)
    dice = list(battle.dice)
    dice[whose] = g.chance.die("duel")
    battle.dice = tuple(dice)
    g.tell("duel", "16.0c", dice=dice)


@event(AXIS, 16)
def knights_cross(g: NoRetreat, window: str) -> None:
    roll_any_again(g, AXIS)


def _stacks(g: NoRetreat) -> int:
    return g.hexes_of(unhelped(g, AXIS) & ~g.moved)


@event(AXIS, 17, 0, may=lambda g, window: bool(_stacks(g)))
def general_staff_moves(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "hasten", _stacks(g)))


@steps.step
def hasten(g: NoRetreat, place: int) -> None:
    units = g.at[place] & unhelped(g, AXIS)
    g.helped |= units
    g.lasting("extra_mp", units)


@event(AXIS, 17, 1)
def general_staff_advances(g: NoRetreat, window: str) -> None:
    battle_of(g).add("further")


def _pocketed(g: NoRetreat) -> int:
    return g.oos & SOVIET_UNITS & ~TO_TURN_TRACK


@event(AXIS, 18, may=lambda g, window: bool(_pocketed(g)))
def kesselschlacht(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", AXIS, "surrender", _pocketed(g)))


@steps.step
def surrender(g: NoRetreat, unit: int) -> None:
    eliminate(g, unit, "5.3.2a")


@event(
    AXIS,
    19,
    may=lambda g, window: (
        battle_of(g).defender == AXIS and battle_of(g).result in ("DR", "DS", "DD")
    ),
)
def roving_cauldron(g: NoRetreat, window: str) -> None:
    battle_of(g).add("roving")


@event(AXIS, 20)
@rule("5.0d")
def anti_bolshevik_crusade(g: NoRetreat, window: str) -> None:
    g.follow("shuffle_all", ("draw", AXIS, int(g.joker == AXIS)))


@steps.step
def shuffle_all(g: NoRetreat) -> None:
    reshuffle(g)


# -- 21 to 30


@event(AXIS, 21)
def expert_leaders(g: NoRetreat, window: str) -> None:
    battle_of(g).add("two_dice")


@event(AXIS, 22)
def speer(g: NoRetreat, window: str) -> None:
    g.follow(("draw", AXIS, 3), ("discard_any", AXIS))


@steps.step
def discard_any(g: NoRetreat, side: int) -> None:
    if g.hands[side]:
        g.follow(("discard_one", side, "5.3.2a"))


@event(AXIS, 23)
def stalin_orders_attack(g: NoRetreat, window: str) -> None:
    g.lasting("stalin_attacks")


@event(AXIS, 24)
def hold_at_all_costs(g: NoRetreat, window: str) -> None:
    g.lasting("dr_to_ex")


def _battle_groups(g: NoRetreat) -> int:
    return g.at[CADRE_BOX] & AXIS_UNITS


@event(AXIS, 25, may=lambda g, window: bool(_battle_groups(g)))
def ersatz_units(g: NoRetreat, window: str) -> None:
    g.follow(("detrain_by_event", AXIS, _battle_groups(g), 2))


@event(AXIS, 26)
def mobile_defense(g: NoRetreat, window: str) -> None:
    g.follow(("free_counterblows", 2))


@event(AXIS, 27, may=attacks(AXIS))
def river_crossing(g: NoRetreat, window: str) -> None:
    battle = battle_of(g)
    battle.add("no_river")
    battle.add("reroll_none")


@event(AXIS, 28, may=has_rolled)
def soviet_snafu(g: NoRetreat, window: str) -> None:
    shift_after_roll(g)


def shift_after_roll(g: NoRetreat) -> None:
    """The same die one column to the left."""
    battle = battle_of(g)
    battle.shift -= 1
    read(g)
    g.tell("shifted", "5.3.2a", result=battle.result)


@event(AXIS, 29, may=attacks(SOVIET))
def walter_model(g: NoRetreat, window: str) -> None:
    battle_of(g).add("double_defence")


@event(AXIS, 30)
def last_reserves(g: NoRetreat, window: str) -> None:
    g.score(AXIS, -1)
    g.follow(("free_steps", AXIS, 2))


# -- 31 to 44


@event(AXIS, 31, may=lambda g, window: window == "card")
def stalins_interference(g: NoRetreat, window: str) -> None:
    cancel(g, AXIS)


def strike_back_at_once(g: NoRetreat) -> None:
    force(g, "CA")
    battle_of(g).add("must_counterattack")


@event(AXIS, 32, may=attacks(SOVIET))
def counteroffensive(g: NoRetreat, window: str) -> None:
    strike_back_at_once(g)


def _besieges(g: NoRetreat, window: str) -> bool:
    battle = battle_of(g)
    targets = battle.hexes & ~battle.counterblow
    return (
        battle.attacker == AXIS
        and not battle.counterattack
        and bool(g.stack(targets) & battle.defenders & g.forts)
    )


@event(AXIS, 33, may=_besieges)
def siege_artillery(g: NoRetreat, window: str) -> None:
    battle_of(g).add("no_forts")


@event(AXIS, 34)
def soviet_logistics(g: NoRetreat, window: str) -> None:
    g.lasting("logistics")


def _firm(g: NoRetreat) -> int:
    return unmarked(g, SOVIET) & ~CADRES


@event(AXIS, 35, may=lambda g, window: g.turn >= 17 and bool(_firm(g)))
def manpower_crisis(g: NoRetreat, window: str) -> None:
    g.follow(("reduce_one", SOVIET, _firm(g), 2))


@steps.step
def reduce_one(g: NoRetreat, side: int, units: int, left: int) -> None:
    """The owner takes a step from so many of these units, each once; no Cadre follows (14.9.2b)."""
    if left and units:
        g.follow(("reduce", side, units, left))


reduce = steps.choice("reduce", rule="5.3.2a", seat=seat_of_side)


@reduce.verb("unit", "unit", Limit("5.3.2a", lambda g, side, units, left: units))
def reduce_unit(g: NoRetreat, side: int, units: int, left: int, unit: int) -> None:
    g.follow(("take_step", unit), ("reduce_one", side, units & ~(1 << unit), left - 1))


def _may_surprise(g: NoRetreat) -> int:
    """Stacks of supplied units that can all go somewhere together."""
    if (g.counterblows[AXIS]).bit_count() >= MARKERS:
        return 0
    units = unhelped(g, AXIS) & unmarked(g, AXIS)
    hexes = g.hexes_of(units & ~g.white)
    return mask(place for place in bits(hexes) if surprise_hexes(g, place))


def surprise_hexes(g: NoRetreat, place: int) -> int:
    units = g.at[place] & unhelped(g, AXIS) & ~g.oos
    hexes = -1 if units else 0
    for unit in bits(units):
        hexes &= event_reach(g, unit, "hexes", 2)
    return hexes & ~g.held[AXIS] | 1 << place


@event(AXIS, 36, may=lambda g, window: bool(_may_surprise(g)))
def surprise_attack(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "surprise_from", _may_surprise(g)))


@steps.step
def surprise_from(g: NoRetreat, place: int) -> None:
    g.follow(("surprise", AXIS, place))


surprise = steps.choice(
    "surprise", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, start: {"start": start}
)


@surprise.verb("to", "hex", Limit("5.3.2a", lambda g, side, start: surprise_hexes(g, start)))
def surprise_at(g: NoRetreat, side: int, start: int, place: int) -> None:
    units = g.at[start] & unhelped(g, AXIS) & ~g.oos
    g.helped |= units
    if place != start:
        for unit in bits(units):
            go(g, unit, place, allowance(g, unit))
    g.counterblows[AXIS] |= 1 << place
    g.tell("counterblow", "5.3.2a", side=SIDES[AXIS], hex=place)


def at_two_to_one(g: NoRetreat) -> bool:
    return reckon(g, battle_of(g)).column >= COLUMNS.index("2:1")


def against_city(g: NoRetreat) -> bool:
    return bool(battle_of(g).hexes & g.cities())


@event(
    AXIS,
    37,
    may=lambda g, window: (
        battle_of(g).attacker == AXIS and at_two_to_one(g) and not against_city(g)
    ),
)
def guderian(g: NoRetreat, window: str) -> None:
    force(g, "DR")


@event(AXIS, 38, may=attacks(SOVIET))
def hedgehogs(g: NoRetreat, window: str) -> None:
    battle_of(g).add("duel", 1)


def _calm(g: NoRetreat, side: int) -> int:
    return unhelped(g, side) & out_of_zones(g, side)


@event(AXIS, 39, may=lambda g, window: bool(_calm(g, AXIS)))
def operational_moves(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", AXIS, _calm(g, AXIS), UNITS, "cheap", 1))


def no_sudden_death(g: NoRetreat) -> None:
    g.skull_off = True
    g.tell("no-sudden-death", "12.2d")


@event(AXIS, 40, 0)
@rule("12.2d", "14.13b")
def vaterland_endures(g: NoRetreat, window: str) -> None:
    no_sudden_death(g)


@event(AXIS, 40, 1)
def vaterland_gives(g: NoRetreat, window: str) -> None:
    g.follow(("draw_two_keep_one", AXIS))


@event(
    AXIS,
    41,
    may=lambda g, window: g.works.bit_count() < WORKS and bool(g.held[AXIS] & (GERMANY | USSR)),
)
@rule("14.13c")
def defensive_works(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "build_works", g.held[AXIS] & (GERMANY | USSR)))


@steps.step
def build_works(g: NoRetreat, place: int) -> None:
    g.works |= 1 << place
    g.tell("works", "14.13c", hex=place)


@event(AXIS, 42, may=lambda g, window: bool(g.hands[SOVIET]))
def industrial_relocation(g: NoRetreat, window: str) -> None:
    g.follow(("random_discard", SOVIET, "5.3.2a"))


def _panzers(g: NoRetreat) -> int:
    return calm_and_supplied(g, AXIS) & g.armour


@event(AXIS, 43, may=lambda g, window: g.weather == CLEAR and bool(_panzers(g)))
def panzerblitz(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", AXIS, _panzers(g), UNITS, "points", 2))


@event(AXIS, 44, may=lambda g, window: has_rolled(g, window) and battle_of(g).result in ("-", "CB"))
def kleist(g: NoRetreat, window: str) -> None:
    roll_again(g)
    g.follow(("window", "rolled"), "events_change_result")


# -- 45 to 54: 1945


@event(AXIS, 45)
def desperate_offensive(g: NoRetreat, window: str) -> None:
    g.support[AXIS] += 3
    g.score(AXIS, -1)
    g.follow(("draw", AXIS, 1))


@event(AXIS, 46)
def fuehrers_bunker(g: NoRetreat, window: str) -> None:
    vp_test(g, AXIS, g.where[BERLIN_GARRISON] == BERLIN, -1)


@event(AXIS, 47)
def lebensraum(g: NoRetreat, window: str) -> None:
    vp_test(g, AXIS, bool(g.held[AXIS] & USSR), -1)


def _fallen_forts(g: NoRetreat) -> int:
    forts = GERMAN_FORTS & ~(1 << BERLIN_GARRISON)
    fallen = mask(u for u in bits(forts) if g.where[u] == GONE)
    return mask(u for u in bits(fallen) if fort_cities(g, u))


def fort_cities(g: NoRetreat, unit: int) -> int:
    free = g.cities() & g.control & GERMANY & ~g.held[SOVIET]
    return with_room(g, AXIS, unit, free)


@event(AXIS, 48, may=lambda g, window: bool(_fallen_forts(g)))
def festung_deutschland(g: NoRetreat, window: str) -> None:
    g.score(AXIS, -1)
    g.follow(("pick_unit_for", AXIS, "rebuild_fort", _fallen_forts(g)))


@steps.step
def rebuild_fort(g: NoRetreat, unit: int) -> None:
    g.follow(("fort_city", AXIS, unit))


fort_city = steps.choice(
    "fort_city", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@fort_city.verb("to", "hex", Limit("5.3.2a", lambda g, side, unit: fort_cities(g, unit)))
def fort_rises(g: NoRetreat, side: int, unit: int, place: int) -> None:
    g.flip(unit, 0)
    g.put(unit, place)
    g.tell("replaced", "5.3.2a", unit=unit, hex=place)


def _levies(g: NoRetreat) -> int:
    """Eliminated Volkssturm whose city can take them."""
    return mask(
        unit
        for unit in bits(VOLKSSTURM)
        if g.where[unit] == GONE
        and g.control >> HOME[unit] & 1
        and with_room(g, AXIS, unit, 1 << HOME[unit])
    )


@event(AXIS, 49, may=lambda g, window: bool(_levies(g)))
def volkssturm_levies(g: NoRetreat, window: str) -> None:
    g.follow(("raise_levies", 2))


@steps.step
def raise_levies(g: NoRetreat, left: int) -> None:
    if left and _levies(g):
        g.follow(("pick_unit_for", AXIS, "raise_levy", _levies(g)), ("raise_levies", left - 1))


@steps.step
def raise_levy(g: NoRetreat, unit: int) -> None:
    g.put(unit, HOME[unit])
    g.tell("replaced", "5.3.2a", unit=unit, hex=HOME[unit])


@event(AXIS, 50)
def sacred_east_prussia(g: NoRetreat, window: str) -> None:
    vp_test(g, AXIS, bool(g.control >> KONIGSBERG & 1), -1)


def _for_the_rhine(g: NoRetreat) -> int:
    barred = VOLKSSTURM | CADRES | 1 << BERLIN_GARRISON
    return g.on_map(AXIS) & ~barred


@event(AXIS, 51)
def wacht_am_rhein(g: NoRetreat, window: str) -> None:
    g.follow(("rhine", AXIS))


rhine = steps.choice("rhine", rule="5.3.2a", seat=seat_of_side)


@rhine.verb("remove", "unit", Limit("5.3.2a", lambda g, side: _for_the_rhine(g)))
def send_west(g: NoRetreat, side: int, unit: int) -> None:
    g.lay_aside(unit)
    g.put(unit, GONE)
    g.tell("withdrawn", "5.3.2a", unit=unit, lost=False)
    vp_test(g, AXIS, True, -1)


@rhine.verb("none")
def send_nobody(g: NoRetreat, side: int) -> None:
    vp_test(g, AXIS, False, -1)


@event(AXIS, 52, may=attacks(SOVIET))
def heinrici(g: NoRetreat, window: str) -> None:
    strike_back_at_once(g)
    g.follow(("draw", AXIS, 1))


@event(AXIS, 54)
def gotterdammerung(g: NoRetreat, window: str) -> None:
    g.follow("shuffle_all", ("draw", AXIS, 1))
