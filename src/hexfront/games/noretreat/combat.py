"""Chapter 10, first part: declarations, who fights whom, commitments, columns and the roll."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.games.noretreat.cards import (
    about_window,
    can_pay,
    charge,
    is_asked,
    play_event,
    playable,
    purse,
)
from hexfront.games.noretreat.state import (
    MARKERS,
    Battle,
    NoRetreat,
    seat_of_active,
    seat_of_other,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    BLACK_SEA,
    COLUMNS,
    CRT,
    EVENTS,
    FACING,
    FINLAND,
    FINNISH,
    FINNISH_OBJECTIVE_SIDE,
    LONG_WINTER,
    MUD,
    OBJECTIVE_SIDES,
    OF_SIDE,
    OPEN,
    RESULTS,
    REZERVY,
    RIVERS,
    SHOCK_ARMIES,
    SIDES,
    SNOW,
    SOVIET,
    SS_GRENADIER,
    SS_PANZER,
    TERRAIN,
    USSR,
)

# -- 10.1: declarations


@steps.step
@rule("4.0p", "10.0e", "10.1.1a", "10.1.2a")
def combat_phase(g: NoRetreat) -> None:
    g.attacked = g.targets = g.bought = 0
    g.declared = g.attacks = 0
    if g.rules.breakout:
        g.lasting("quiet", g.counterblows[1 - g.active] & ~in_contact(g, g.on_map(g.active)))
    g.follow(
        "declare",
        ("window", "declared"),
        "counterblow_step",
        ("window", "declared"),
        "next_battle",
        "unfought",
    )


@rule("10.1.1b", "10.1.1c", "2.3i", "14.1c", "14.9a", "OP-7.14")
def volunteers(g: NoRetreat) -> int:
    """Active units that may attack of their own will."""
    barred = g.attacked | g.disorganized | g.white
    return g.on_map(g.active) & ~barred


def answering(g: NoRetreat) -> int:
    """Active units that may answer a Counterblow: any that have not attacked yet."""
    return g.on_map(g.active) & ~g.attacked & ~(1 << REZERVY)


@rule("10.0a", "10.1a", "8.6e", "OP-10.28")
def in_contact(g: NoRetreat, units: int) -> int:
    """Enemy-occupied places next to one of these Active units across a side that can be crossed."""
    near = 0
    for place in bits(g.hexes_of(units)):
        near |= FACING[place]
    return near & g.held[1 - g.active]


@rule("10.1d", "10.1e", "13.1o", "13.5-T20a", "13.5-T26a", "OP-10.1", "OP-13.12")
def target_limit(g: NoRetreat) -> int:
    """How many Target markers Active may use in this phase."""
    limit = MARKERS - g.counterblows[g.active].bit_count()
    if g.active == AXIS:
        if g.turn >= 26:
            limit = min(limit, 1)
        elif g.turn >= 20 or g.weather == LONG_WINTER:
            limit = min(limit, 3)
    return limit


declare = steps.choice(
    "declare",
    rule="10.1.1a",
    seat=seat_of_active,
    about=lambda g: {"left": target_limit(g) - g.targets.bit_count()},
)


@declare.verb(
    "target",
    "hex",
    Limit("10.1a", lambda g: in_contact(g, g.on_map(g.active))),
    Limit("10.1b", lambda g: ~g.targets),
    Limit("10.1c", lambda g: ~g.counterblows[1 - g.active]),
    Limit("10.1d", lambda g: -1 if g.targets.bit_count() < target_limit(g) else 0),
    Limit("10.1.1b", lambda g: in_contact(g, g.on_map(g.active) & ~g.disorganized)),
    Limit("10.1.1c", lambda g: in_contact(g, volunteers(g))),
)
@rule("10.1b", "10.1f")
def place_target(g: NoRetreat, place: int) -> None:
    g.targets |= 1 << place
    g.declared += 1
    g.tell("target", "10.1b", side=SIDES[g.active], hex=place)
    g.follow("declare")


@declare.verb("done")
def end_declarations(g: NoRetreat) -> None:
    """Now the other side may force attacks."""


# -- 10.1.2: counterblows


@rule("10.1.2c")
def not_only_white(g: NoRetreat, side: int) -> int:
    """Places of this side with a unit that a Counterblow marker can stand for."""
    return g.hexes_of(g.on_map(side) & ~g.white)


@rule("10.1.2c", "10.1.2f", "10.1.2j", "10.1d", "OP-10.1")
def counterblow_hexes(g: NoRetreat) -> int:
    """Hexes of Non-Active units that Active can be made to attack."""
    side = 1 - g.active
    if g.counterblows[side].bit_count() >= MARKERS:
        return 0
    free = in_contact(g, answering(g)) & ~(g.targets | g.counterblows[side])
    return free & not_only_white(g, side)


@steps.step
@rule("10.1.2a", "4.0p")
def counterblow_step(g: NoRetreat) -> None:
    if counterblow_hexes(g) and purse(g, 1 - g.active):
        g.follow("counterblow")


counterblow = steps.choice("counterblow", rule="10.1.2a", seat=seat_of_other, always=True)


@counterblow.verb(
    "counterblow",
    "hex",
    Limit("10.1.2a", lambda g: g.held[1 - g.active]),
    Limit("10.1.2f", lambda g: ~g.targets),
    Limit("10.1.2j", lambda g: in_contact(g, answering(g))),
    Limit("10.1.2c", lambda g: not_only_white(g, 1 - g.active)),
    Limit("10.1d", counterblow_hexes),
    Limit("10.1.2b", lambda g: -1 if can_pay(g, 1 - g.active, 1) else 0),
)
def force_attack(g: NoRetreat, place: int) -> None:
    g.follow("counterblow_step")
    charge(g, 1 - g.active, 1, "10.1.2b", "mark_counterblow", place)


@steps.step
@rule("10.1.2b", "10.1.2e")
def mark_counterblow(g: NoRetreat, place: int) -> None:
    g.counterblows[1 - g.active] |= 1 << place
    g.bought |= 1 << place
    g.tell("counterblow", "10.1.2e", side=SIDES[1 - g.active], hex=place)


@counterblow.verb(
    "play",
    "card",
    Limit("5.0a", lambda g: g.hands[1 - g.active]),
    Limit("5.3.1a", lambda g: playable(g, 1 - g.active, "counterblow")),
)
def play_for_counterblows(g: NoRetreat, card: int) -> None:
    g.follow("counterblow_step")
    play_event(g, 1 - g.active, card, "counterblow")


@counterblow.verb("done")
def end_counterblows(g: NoRetreat) -> None:
    """No more."""


# -- 10.2 and 10.3: the next battle


def marked(g: NoRetreat) -> int:
    return g.targets | g.counterblows[1 - g.active]


@rule("10.2c", "10.7j", "10.7k", "OP-10.4", "OP-10.25")
def due(g: NoRetreat) -> int:
    """Marked hexes that hold enemies and that Active can attack now."""
    blows = g.counterblows[1 - g.active] & not_only_white(g, 1 - g.active)
    return g.targets & in_contact(g, volunteers(g)) | blows & in_contact(g, answering(g))


@steps.step
@rule("10.2a", "10.2b", "10.2c")
def next_battle(g: NoRetreat) -> None:
    g.battle = None
    if due(g):
        g.follow("battle_hex", "next_battle")


battle_hex = steps.choice("battle_hex", rule="10.2a", seat=seat_of_active)


@battle_hex.verb("attack", "hex", Limit("10.2c", marked), Limit("10.3.3a", due))
def pick_battle(g: NoRetreat, place: int) -> None:
    g.follow(("muster", 1 << place, 0))


muster = steps.choice(
    "muster",
    rule="10.3.1a",
    seat=seat_of_active,
    about=lambda g, hexes, units: {"hexes": hexes, "units": units},
)


@rule("10.3.4a", "10.1.2g", "10.1.1b", "10.1.1c", "14.9b", "OP-10.5")
def eligible(g: NoRetreat, hexes: int) -> int:
    """Active units that may fight for these marked hexes."""
    return volunteers(g) if hexes & g.targets else answering(g)


@rule("10.3.3a", "10.0a", "OP-10.28")
def next_to_all(g: NoRetreat, hexes: int, units: int) -> int:
    """Those of these units that are next to every one of these hexes."""
    where = g.where
    found = 0
    for unit in bits(units):
        if FACING[where[unit]] & hexes == hexes:
            found |= 1 << unit
    return found


@rule("10.2c", "OP-10.3")
def left_alone(g: NoRetreat, hexes: int, units: int) -> int:
    """Other marked hexes that nobody could attack once these units have fought for these hexes.

    A unit can attack all marked hexes next to it in one battle, so each hex is judged by itself.
    """
    rest = due(g) & ~hexes
    targets = in_contact(g, volunteers(g) & ~units) & g.targets
    blows = in_contact(g, answering(g) & ~units) & g.counterblows[1 - g.active]
    return rest & ~(targets | blows)


@rule("10.2c", "OP-10.3")
def can_be_spared(g: NoRetreat, hexes: int, units: int) -> int:
    """Units with which this battle can still be drawn up so that no marked hex is left alone."""
    return mask(
        unit
        for unit in bits(_joiners(g, hexes, units))
        if not left_alone(g, hexes, units | 1 << unit) & ~_more_hexes(g, hexes, units | 1 << unit)
    )


def _joiners(g: NoRetreat, hexes: int, units: int) -> int:
    return next_to_all(g, hexes, eligible(g, hexes) & ~units)


@muster.verb(
    "join",
    "unit",
    Limit("10.3.4a", lambda g, hexes, units: answering(g) & ~units),
    Limit("10.1.1b", lambda g, hexes, units: ~g.disorganized if hexes & g.targets else -1),
    Limit("10.1.1c", lambda g, hexes, units: eligible(g, hexes)),
    Limit("10.3.3a", _joiners),
    Limit("10.2c", can_be_spared),
)
@rule("10.3.1a", "10.3.2a", "10.3.2b", "10.3.5b", "10.4b")
def join_battle(g: NoRetreat, hexes: int, units: int, unit: int) -> None:
    g.follow(("muster", hexes, units | 1 << unit))


def _more_hexes(g: NoRetreat, hexes: int, units: int) -> int:
    if not units:
        return 0
    near = -1
    for place in bits(g.hexes_of(units)):
        near &= FACING[place]
    found = due(g) & ~hexes & near
    if units & (g.disorganized | g.white):
        found &= ~g.targets
    return found


@muster.verb(
    "also",
    "hex",
    Limit("10.2c", lambda g, hexes, units: marked(g) & ~hexes),
    Limit("10.3.3a", _more_hexes),
)
@rule("10.3.2b", "10.3.5a")
def add_hex(g: NoRetreat, hexes: int, units: int, place: int) -> None:
    g.follow(("muster", hexes | 1 << place, units))


@muster.verb(
    "fight",
    None,
    Limit("10.3.1a", lambda g, hexes, units: int(units > 0)),
    Limit("10.2c", lambda g, hexes, units: int(not left_alone(g, hexes, units))),
)
@rule("10.0b", "10.0d", "10.3.4b", "10.7.3a")
def fight(g: NoRetreat, hexes: int, units: int) -> None:
    battle = Battle(g.active, units, hexes, hexes & g.counterblows[1 - g.active])
    g.battle = battle
    g.attacked |= units
    g.attacks += hexes.bit_count()
    g.targets &= ~hexes
    g.counterblows[1 - g.active] &= ~hexes
    g.bought &= ~hexes
    take_sides(g, battle)
    g.tell("battle", "10.0b", side=SIDES[g.active], units=units, hexes=hexes)
    g.follow("open_battle", "close_battle", "check_stacking")


@rule("10.4c", "10.1.2d", "OP-10.6", "10.7.2h")
def take_sides(g: NoRetreat, battle: Battle) -> None:
    """All units in the hexes defend; white ones under a Counterblow only stand by."""
    defenders = bystanders = 0
    for place in bits(battle.hexes):
        units = g.at[place] & OF_SIDE[battle.defender]
        aside = units & g.white if battle.counterblow >> place & 1 else 0
        defenders |= units & ~aside
        bystanders |= aside
    battle.defenders = defenders
    battle.bystanders = bystanders


# -- 10.5: the procedure


@steps.step
@rule("10.5a", "10.5b", "10.5c", "10.5d", "10.5f", "10.5g", "10.5h", "10.7.2f")
def open_battle(g: NoRetreat) -> None:
    battle = fighting(g)
    g.follow(
        "choose_terrain",
        "commit_support",
        ("commit_event", battle.attacker),
        ("commit_event", battle.defender),
        "settle",
    )


def fighting(g: NoRetreat) -> Battle:
    assert g.battle is not None
    return g.battle


@steps.step
@rule("10.6.1d")
def choose_terrain(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.hexes & (battle.hexes - 1):
        g.follow(("terrain", battle.defender))
    else:
        battle.tec = battle.hexes.bit_length() - 1


terrain = steps.choice(
    "terrain", rule="10.6.1d", seat=seat_of_side, about=lambda g, side: {"hexes": fighting(g).hexes}
)


@terrain.verb("terrain", "hex", Limit("10.6.1d", lambda g, side: fighting(g).hexes))
def choose_terrain_hex(g: NoRetreat, side: int, place: int) -> None:
    fighting(g).tec = place
    g.tell("terrain-chosen", "10.6.1d", side=SIDES[side], hex=place)


@steps.step
@rule("10.5b", "10.6.2a", "10.6.2d")
def commit_support(g: NoRetreat) -> None:
    battle = fighting(g)
    if g.support[battle.attacker] and battle.attackers & ~g.oos:
        g.follow(("support", battle.attacker))


support = steps.choice(
    "support", rule="10.6.2a", seat=seat_of_side, about=lambda g, side: {"left": g.support[side]}
)


@support.verb("commit", None, Limit("10.6.2a", lambda g, side: int(g.support[side] > 0)))
@rule("10.6.2b", "10.6.2c", "10.6.2e", "10.6.2g", "13.1f", "OP-10.23")
def commit(g: NoRetreat, side: int) -> None:
    shifts = 1
    if side == SOVIET and (g.turn == g.first_snow or g.under("steam_roller")):
        shifts = 2
    g.support[side] -= 1
    fighting(g).support = shifts
    g.tell("support", "10.6.2b", side=SIDES[side], shifts=shifts)


@support.verb("hold")
def hold_support(g: NoRetreat, side: int) -> None:
    """The markers are kept for another battle of the turn."""


@steps.step
@rule("10.5c", "10.5d", "H.g", "OP-10.11")
def commit_event(g: NoRetreat, side: int) -> None:
    """Each side may play one event before the roll, the attacker first."""
    if is_asked(g, side, "commit"):
        g.follow(("battle_event", side))


battle_event = steps.choice(
    "battle_event",
    rule="10.5c",
    seat=seat_of_side,
    always=True,
    about=lambda g, side: about_window(g, side, "commit"),
    skip="pass",
)


@battle_event.verb(
    "play",
    "card",
    Limit("5.0a", lambda g, side: g.hands[side]),
    Limit("5.3.1a", lambda g, side: playable(g, side, "commit")),
)
def play_in_battle(g: NoRetreat, side: int, card: int) -> None:
    battle = fighting(g)
    if not is_commitment(side, card):
        g.follow(("commit_event", side))
    battle.committed |= 1 << side
    play_event(g, side, card, "commit")


COPIES = ((2,), (26,))


@rule("OP-10.11")
def is_commitment(side: int, card: int) -> bool:
    """An any-time event is no commitment, unless it copies one."""
    moments = [moment for timing in EVENTS[side][card].timing for moment in timing]
    return card in COPIES[side] or any("commitment" in moment for moment in moments)


@battle_event.verb("pass")
def no_event(g: NoRetreat, side: int) -> None:
    """No commitment."""


# -- strengths and columns


class Shift(NamedTuple):
    """One reason why the column moves: positive to the right."""

    why: str
    rule: str
    columns: int


@rule("10.5a", "10.4a", "OP-10.12", "15.8e")
def strength_of(g: NoRetreat, battle: Battle, units: int, side: int) -> int:
    """The strengths of all units of one side in the battle, with what events do to them."""
    total = 0
    doubled = [value for name, value in battle.effects if name == "double_unit"]
    whole = side == battle.defender and battle.has("double_defence") and side == AXIS
    wings = g.effect("sturmoviks") if side == SOVIET else 0
    for unit in bits(units):
        points = g.strength(unit)
        points *= 2 if unit in doubled or whole else 1
        total += points + wings * (unit != REZERVY)
    return total


@rule("10.5e", "10.6.4a", "10.6.4b", "EX-10.5-1", "EX-10.5-2", "EX-10.6.4")
def initial_column(attack: int, defence: int) -> int:
    """The column of a ratio rounded in the defender's favour; -1 below 1:3."""
    if not attack:
        return -1
    if not defence:
        return len(COLUMNS) - 1
    for column in range(len(COLUMNS) - 1, -1, -1):
        left, right = COLUMNS[column].split(":")
        if attack * int(right) >= defence * int(left):
            return column
    return -1


@rule("10.6.1a", "10.6.1b", "10.6.1c", "10.6.1d", "13.1h", "13.1q", "10.1.2h", "10.7.2d")
@rule("10.7.3b")
def terrain_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """The defender's hex, and hexsides if all attackers cross that kind."""
    place = battle.tec
    if battle.counterattack or battle.counterblow >> place & 1:
        return []
    found = []
    ground = TERRAIN[place]
    scorched = place == g.scorched
    shift = -1 if scorched else ground.shift
    if shift:
        found.append(Shift("terrain", "10.6.1a", shift))
    origins = bits(g.hexes_of(battle.attackers))
    frozen = g.weather in (SNOW, LONG_WINTER)
    bridged = frozen or battle.has("no_river")
    if not bridged and all(crosses_river(start, place) for start in origins):
        found.append(Shift("river", "10.6.1b", -1))
    if all(crosses_objective(start, place) for start in origins):
        found.append(Shift("objective", "10.6.1c", -1))
    if g.works >> place & 1 and battle.defender == AXIS:
        found.append(Shift("works", "14.13c", -1))
    return found


def crosses_river(start: int, place: int) -> bool:
    return start < FINLAND and place < FINLAND and (start, place) in RIVERS


def crosses_objective(start: int, place: int) -> bool:
    """Into an objective hex across one of its hexsides."""
    if start == FINLAND:
        return place == FINNISH_OBJECTIVE_SIDE
    return start < FINLAND and place < FINLAND and (start, place) in OBJECTIVE_SIDES


@rule("10.6.3a", "10.6.3b", "10.6.3c", "10.6.3d", "10.6.3e", "10.6.3g")
@rule("6.5.4a", "13.1c", "13.1m", "13.5-OILc", "14.3b", "14.4b", "14.5a", "10.7.2e")
@rule("OP-10.14", "OP-13.1", "OP-14.6")
def armour_bonus(g: NoRetreat, battle: Battle) -> int:
    """One column for armour against infantry in the open; the SS Panzers always have it."""
    tanks = battle.attackers & g.armour & ~g.oos
    if battle.attacker == AXIS:
        if g.oil and g.turn > g.oil:
            tanks &= 1 << SS_PANZER
    elif g.under("no_soviet_armour"):
        return 0
    if not tanks:
        return 0
    if battle.attacker == AXIS and tanks >> SS_PANZER & 1:
        return 1
    if g.weather in (MUD, LONG_WINTER) or not open_ground(g, battle):
        return 0
    stout = battle.defenders & (g.armour | g.mechanized)
    if stout and not (battle.attacker == AXIS and g.under("axis_armour_any")):
        return 0
    return 2 if battle.has("stalin_tanks") else 1


@rule("10.6.3f")
def open_ground(g: NoRetreat, battle: Battle) -> bool:
    """Tanks have room: a clear hex, not all of them at the hexsides of an objective."""
    place = battle.tec
    if not OPEN >> place & 1 or place == g.scorched:
        return False
    origins = bits(g.hexes_of(battle.attackers))
    return not all(crosses_objective(start, place) for start in origins)


@rule("13.1i", "13.1r", "13.5-T05b", "10.1.2i", "OP-13.2", "OP-13.3", "OP-13.4")
def winter_shift(g: NoRetreat, battle: Battle) -> int:
    """Axis attacks on Soviets in the USSR suffer in Snow and Long Winter, twice on turn 5."""
    if g.weather not in (SNOW, LONG_WINTER) or battle.attacker != AXIS:
        return 0
    if not USSR >> battle.tec & 1 or not battle.attackers & ~(1 << FINNISH):
        return 0
    return -2 if g.turn == 5 else -1


@rule("6.5.4e")
@rule("10.5f", "6.5.4c", "10.6.2b", "14.6a", "14.7a", "OP-10.13", "OP-10.22")
def shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """Everything that moves the column, each with its rule."""
    found = terrain_shifts(g, battle)
    if winter := winter_shift(g, battle):
        found.append(Shift("winter", "13.1i", winter))
    if battle.support:
        found.append(Shift("support", "10.6.2b", battle.support))
    if bonus := armour_bonus(g, battle):
        found.append(Shift("armour", "10.6.3a", bonus))
    shock = battle.attackers & SHOCK_ARMIES & g.red()
    if shock:
        found.append(Shift("shock", "14.7a", shock.bit_count()))
    if battle.defenders & g.oos:
        found.append(Shift("out-of-supply", "6.5.4c", 2))
    if battle.defenders >> SS_GRENADIER & 1:
        found.append(Shift("grenadiers", "14.6a", -1))
    found += event_shifts(g, battle)
    return found


@rule("10.5f", "5.0g", "5.0h")
def event_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    found = [Shift("event", "10.5f", value) for name, value in battle.effects if name == "columns"]
    coastal = any(place < FINLAND and BLACK_SEA >> place & 1 for place in bits(battle.hexes))
    if g.under("black_sea_fleet") and coastal:
        found.append(Shift("fleet", "10.5f", 1 if battle.attacker == SOVIET else -1))
    if g.under("logistics") and battle.attacker == SOVIET:
        found.append(Shift("logistics", "10.5f", -1))
    return found


class Sum(NamedTuple):
    """The arithmetic of a battle before the roll."""

    attack: int
    defence: int
    initial: int
    shifts: list[Shift]
    column: int  # -1: an automatic CA


@rule("10.5e", "10.5f", "10.6.4a", "10.6.4b", "10.6.4c", "EX-10.5-3")
def reckon(g: NoRetreat, battle: Battle) -> Sum:
    attack = strength_of(g, battle, battle.attackers, battle.attacker)
    defence = strength_of(g, battle, battle.defenders, battle.defender)
    initial = initial_column(attack, defence)
    moved = shifts(g, battle)
    if initial < 0:
        return Sum(attack, defence, initial, moved, -1)
    column = min(initial + sum(shift.columns for shift in moved), len(COLUMNS) - 1)
    return Sum(attack, defence, initial, moved, max(column, -1))


@rule("10.0c", "3.0b", "13.1e", "13.1l", "10.7.2g", "OP-13.2")
def table_of(g: NoRetreat, battle: Battle) -> int:
    """Whose table is used: the attacker's, in winter the Soviet one for both."""
    if battle.has("axis_table"):
        return AXIS
    for place in bits(battle.hexes):
        if g.effect("zhukov_axis") >> place & 1:
            return AXIS
        if g.effect("zhukov_soviet") >> place & 1:
            return SOVIET
    if g.weather in (SNOW, LONG_WINTER):
        return SOVIET
    return battle.attacker


# -- the roll


@steps.step
@rule("10.5f", "10.5g", "OP-10.23")
def settle(g: NoRetreat) -> None:
    """The column, then the roll, unless the result is given."""
    battle = fighting(g)
    told = reckon(g, battle)
    battle.column = told.column
    g.tell(
        "odds",
        "10.5f",
        attack=told.attack,
        defence=told.defence,
        initial=COLUMNS[told.initial] if told.initial >= 0 else "",
        shifts=[[shift.why, shift.columns] for shift in told.shifts],
        column=COLUMNS[told.column] if told.column >= 0 else "",
    )
    if battle.has("duel"):
        g.follow("duel")
        return
    battle.result = given_result(battle, told.column)
    if battle.result:
        g.tell("result", "10.6.4c" if told.column < 0 else "5.3.2a", result=battle.result, die=0)
        g.follow("result_stands")
    else:
        g.follow("roll")


@rule("10.6.4b", "10.6.4c", "5.3.2a")
def given_result(battle: Battle, column: int) -> str:
    """The result that stands without a roll: by an event, or CA below 1:3; else nothing."""
    forced = [value for name, value in battle.effects if name == "forced"]
    if forced:
        return RESULTS[forced[-1]]
    return "CA" if column < 0 else ""


@steps.step
@rule("10.5g", "1.0c", "16.0c")
def roll(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.has("two_dice"):
        one, two = g.chance.dice(2, "battle")
        g.tell("two-dice", "10.5g", dice=[one, two])
        g.follow(("which_die", one, two))
    else:
        battle.die = g.chance.die("battle")
        g.follow("rolled")


which_die = steps.choice(
    "which_die", rule="5.3.2a", seat=lambda g, one, two: SIDES[AXIS], about=lambda g, one, two: {}
)


@which_die.verb("die", "number", Limit("5.3.2a", lambda g, one, two: 1 << one | 1 << two))
def choose_die(g: NoRetreat, one: int, two: int, die: int) -> None:
    fighting(g).die = die
    g.follow("rolled")


@steps.step
def rolled(g: NoRetreat) -> None:
    """The die lies; events after a roll may change it or the column."""
    battle = fighting(g)
    read(g)
    g.tell("rolled", "10.5g", side=SIDES[battle.attacker], die=battle.die, result=battle.result)
    g.follow(("window", "rolled"), "after_roll")


@rule("10.5g", "10.6.4c")
def read(g: NoRetreat) -> None:
    """The result of the die in the column, as events have moved it."""
    battle = fighting(g)
    column = battle.column + battle.shift
    if column < 0:
        battle.result = "CA"
        return
    column = min(column, len(COLUMNS) - 1)
    battle.result = CRT[table_of(g, battle)][battle.die][column]


@steps.step
def after_roll(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.has("reroll_none") and battle.result == "-":
        battle.effects = tuple(e for e in battle.effects if e[0] != "reroll_none")
        g.tell("reroll", "5.3.2a", result="-")
        g.follow("roll")
        return
    g.follow("result_stands")


@rule("5.3.2a")
def changed_by_events(g: NoRetreat, battle: Battle, result: str) -> str:
    """Events that turn one result into another."""
    if result == "-" and battle.has("none_to_ex"):
        result = "EX"
    if result == "DR" and g.under("dr_to_ex"):
        result = "EX"
    return result


@steps.step
def result_stands(g: NoRetreat) -> None:
    g.follow("events_change_result", ("window", "result"), "apply_result")


@steps.step
def events_change_result(g: NoRetreat) -> None:
    battle = fighting(g)
    battle.result = changed_by_events(g, battle, battle.result)


@steps.step
@rule("5.3.2a")
def duel(g: NoRetreat) -> None:
    """Both roll; the lower one loses a step. A tie is settled as the card says.

    A duel has no terrain, column or table, but its dice can be rolled again.
    """
    fighting(g).dice = tuple(g.chance.dice(2, "duel"))
    g.tell("duel", "5.3.2a", dice=list(fighting(g).dice))
    g.follow(("window", "rolled"), "end_duel")


@steps.step
def end_duel(g: NoRetreat) -> None:
    battle = fighting(g)
    one, two = battle.dice
    both_lose = battle.value("duel")
    battle.dice = ()
    battle.effects = tuple(effect for effect in battle.effects if effect[0] != "duel")
    if one == two and not both_lose:
        battle.add("axis_table")
        g.follow("settle")
        return
    losers = [AXIS] * (one <= two) + [SOVIET] * (two <= one)
    battle.result = "-"
    g.follow(*[("lose_step", side, battle_units(battle, side)) for side in losers], "after_result")


def battle_units(battle: Battle, side: int) -> int:
    return battle.attackers if side == battle.attacker else battle.defenders


@steps.step
def unfought(g: NoRetreat) -> None:
    """Markers whose hex could not be attacked leave; some may advance by 15.5."""
    left = g.counterblows[1 - g.active]
    g.targets = 0
    if left and g.rules.breakout:
        g.follow(("breakout", left), "clear_counterblows")
    else:
        g.follow("clear_counterblows")


@steps.step
@rule("10.7d", "11.2d", "OP-10.9")
def clear_counterblows(g: NoRetreat) -> None:
    """The Non-Active player's markers go; those that Active got by CB stay for the enemy turn."""
    g.counterblows[1 - g.active] = 0
    g.bought = 0
    g.battle = None


@steps.step
def end_combat_phase(g: NoRetreat) -> None:
    """Events of the phase end with it, not before a Wave Assault at its end."""
    g.lift_effects(
        "black_sea_fleet",
        "dr_to_ex",
        "logistics",
        "no_soviet_armour",
        "axis_armour_any",
        "zhukov_axis",
        "zhukov_soviet",
        "sturmoviks",
        "sturmoviks_left",
        "quiet",
    )
    g.follow("reckon_obligations")
