"""Positions of No Retreat! in which something must, or must not, be done, at every level."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest

import hexfront
from hexfront.bots import Observation, make_bot
from hexfront.bots.levels import NAMES
from hexfront.core.hexes import bits
from hexfront.games import find
from hexfront.games.noretreat.movement import allowance, reach
from hexfront.games.noretreat.state import (
    ALL_PLACE_NUMBER,
    DESTROYED,
    REMOVAL,
    SURRENDERED,
    NoRetreat,
)
from hexfront.games.noretreat.supply import supplied
from hexfront.games.noretreat.tables import AXIS, BOARD, OF_SIDE, SIDES, UNIT_NUMBER

Check = Callable[[NoRetreat, list[str]], bool]


@dataclass(frozen=True)
class Case:
    name: str
    text: str
    holds: Check
    """After the player turn: of the position, and of what the bot was seen to play."""
    beginners: bool = True
    """Whether a recruit must see it too."""
    regulars: bool = True
    """Whether a regular must, who thinks once about everybody."""


def at(name: str) -> int:
    return ALL_PLACE_NUMBER[name]


def axis_has(city: str) -> Check:
    return lambda g, played: bool(g.control >> at(city) & 1)


def soviets_have(city: str) -> Check:
    return lambda g, played: not g.control >> at(city) & 1


def stands_in(side: str, city: str) -> Check:
    return lambda g, played: bool(g.held[SIDES.index(side)] >> at(city) & 1)


def all_fed(side: str) -> Check:
    def check(g: NoRetreat, played: list[str]) -> bool:
        number = SIDES.index(side)
        return not g.on_map(number) & ~supplied(g, number)

    return check


def attacks(hex: str) -> Check:
    return lambda g, played: f"target {hex}" in played


def leaves_alone(hex: str) -> Check:
    return lambda g, played: f"target {hex}" not in played


def plays(what: str) -> Check:
    return lambda g, played: any(one.startswith(what) for one in played)


def armies_in_a_battle(most: int) -> Check:
    """No battle of the turn is joined by more units than that."""

    def check(g: NoRetreat, played: list[str]) -> bool:
        joined = 0
        for one in played:
            joined = joined + 1 if one.startswith("join") else 0
            if joined > most:
                return False
        return True

    return check


def column_of(unit: str, least: int) -> Check:
    """How far east a unit stands at the least."""

    def check(g: NoRetreat, played: list[str]) -> bool:
        place = g.where[UNIT_NUMBER[unit]]
        return place < BOARD.size and int(BOARD.name[place][:2]) >= least

    return check


def is_lost_or_cut_off(unit: str) -> Check:
    def check(g: NoRetreat, played: list[str]) -> bool:
        number = UNIT_NUMBER[unit]
        place = g.where[number]
        return place >= BOARD.size or not supplied(g, 1) >> number & 1

    return check


def is_shut_in(unit: str) -> Check:
    def check(g: NoRetreat, played: list[str]) -> bool:
        number = UNIT_NUMBER[unit]
        return g.where[number] >= BOARD.size or not supplied(g, AXIS) >> number & 1

    return check


def out_of_reach(city: str, side: str) -> Check:
    """Nobody of this side can walk into a city next turn: somebody stands in it or in the way."""

    def check(g: NoRetreat, played: list[str]) -> bool:
        return not any(
            reach(g, unit, allowance(g, unit)).hexes >> at(city) & 1
            for unit in bits(g.on_map(SIDES.index(side)) & g.mobile)
        )

    return check


def column_at_most(unit: str, most: int) -> Check:
    """How far east a unit stands at the most, if it is on the map."""

    def check(g: NoRetreat, played: list[str]) -> bool:
        place = g.where[UNIT_NUMBER[unit]]
        return place >= BOARD.size or int(BOARD.name[place][:2]) <= most

    return check


def commits_at(hex: str) -> Check:
    """A Support marker is used in the battle for this hex; the last battle has no choice."""

    def check(g: NoRetreat, played: list[str]) -> bool:
        left = [one.removeprefix("target ") for one in played if one.startswith("target")]
        battle = ""
        for one in played:
            if one.startswith("attack"):
                battle = one.removeprefix("attack ")
            elif one in ("commit", "hold"):
                battle = battle or left[0]
                if one == "commit" and battle == hex:
                    return True
                left.remove(battle)
                battle = ""
        return False

    return check


def nobody_cut_off_after_the_answer(side: str) -> Check:
    """When the planner has answered, no unit of this side is without supply."""

    def check(g: NoRetreat, played: list[str]) -> bool:
        number, turn = SIDES.index(side), g.turn
        own = OF_SIDE[number]
        definition = find("noretreat")
        bots = {seat: make_bot("noretreat", "planner") for seat in SIDES}
        while g.legal:
            choice, args = definition.steps.asked(g)
            if g.active == number and g.turn > turn and choice.name == "movement":
                break
            seat = choice.seat(g, *args)
            observation = Observation(definition, g, seat, random.Random(1))
            definition.steps.play(g, bots[seat].choose(observation))
        return not (g.oos | g.at[SURRENDERED]) & own

    return check


WEST = "axis-holds 1503 1407 1311 1215"
"""What the Axis has in the summer of 1941."""
EAST = f"{WEST} 1708 1713 1515 1716"

CASES = [
    Case(
        "one front behind the line does not draw all armies off, and no city is left to others",
        "turn 4 axis movement; weather snow; support 0 3; 1104: ax_16a; 1704: ax_9a; 1407: ax_18a;"
        "1707: ax_2a; 1708: ax_3pz/weak ax_4pz; 1510: ax_4a; 1311: ax_rum3; 1414: ax_2pz;"
        "1215: ax_11a/weak ax_rum4; 1415: ax_6a; 1515: ax_1pz ax_17a; FIN: ax_fin;"
        "1902: su_leningrad; 2006: su_sevastopol/weak; 1907: su_central/weak;"
        "1809: su_ost1; 2009: su_south/weak; 1312: su_southwest/weak; 1612: su_bryansk/weak;"
        "1713: su_caucasus/weak; 1615: su_kalinin/weak; 1716: su_moscow/weak;"
        "2008: su_reserve/weak; 1318: su_northwest/weak;"
        "axis-holds 1503 1407 1708 1311 1215 1515",
        lambda g, played: out_of_reach("1515", "soviet")(g, played)
        and armies_in_a_battle(5)(g, played),
        beginners=False,
    ),
    Case(
        "Panzers cannot walk into an empty Tula: somebody stands in it or in their way",
        "turn 4 soviet movement; weather snow; 2109: su_reserve/weak; 2008: su_moscow;"
        f"1809: ax_2pz; 1709: ax_4a; 2006: su_kalinin/weak; 1902: su_leningrad; {WEST} 1708",
        out_of_reach("2009", "axis"),
        beginners=False,
    ),
    Case(
        "armies without supply go back to it rather than storm a city and starve there",
        "turn 5 axis movement; weather long_winter; support 0 3; 1906: ax_4pz/weak ax_4a;"
        "oos ax_4pz ax_4a; 2006: su_volkhov/weak; 1708: ax_6a; 1606: ax_9a; 1407: ax_16a;"
        f"2008: su_reserve/weak; 1902: su_leningrad; 1808: su_west/weak; {WEST} 1708",
        all_fed("axis"),
        beginners=False,
    ),
    Case(
        "the ring round an army stays closed",
        "turn 10 soviet movement; weather snow; support 0 2; 2115: ax_6a; oos ax_6a; 2114: su_don;"
        "2216: su_stalingrad; 2015: su_southwest; 2016: su_voronezh; 1815: ax_4pz; 1716: ax_17a;"
        f"2008: su_moscow; {EAST}",
        is_shut_in("ax_6a"),
        beginners=False,
    ),
    Case(
        "an army of two does not leave its city to a front next door",
        "turn 5 axis movement; weather long_winter; support 0 2; 1708: ax_4a ax_9a;"
        "1809: su_west/weak; 1808: su_kalinin/weak; 1510: su_bryansk/weak; 1411: ax_6a;"
        f"1311: ax_rum3; 2008: su_moscow; 1902: su_leningrad; {WEST} 1708",
        stands_in("axis", "1708"),
        beginners=False,
    ),
    Case(
        "a city beside two fronts is kept by somebody in it",
        "turn 13 axis movement; weather clear; support 1 1; 1713: ax_17a; 1813: su_don;"
        f"1812: su_west; 1515: ax_1pz; 1708: ax_9a; 1909: su_kalinin; 2008: su_moscow; {EAST}",
        stands_in("axis", "1713"),
        beginners=False,
    ),
    Case(
        "an empty city next door is entered",
        "turn 2 axis movement; weather clear; support 3 0; 1306: ax_2pz; 1205: ax_9a;"
        "2008: su_reserve/weak; axis-holds 1503 1306 1205",
        axis_has("1407"),
    ),
    Case(
        "an open city in the rear is retaken",
        "turn 13 soviet movement; weather clear; support 0 1; 1812: su_west; 1912: su_southwest;"
        f"1510: ax_9a; {EAST}",
        soviets_have("1713"),
    ),
    Case(
        "the last defender stays in a city that the enemy can reach",
        "turn 8 axis movement; weather clear; support 0 0; 1708: ax_4a; 1506: ax_9a;"
        f"1909: su_west/weak; 2008: su_reserve/weak; 1907: su_kalinin/weak; {EAST}",
        stands_in("axis", "1708"),
        beginners=False,
    ),
    Case(
        "Moscow is not left to the Panzers",
        "turn 4 soviet movement; weather snow; support 0 0; 2008: su_west/weak; 1806: ax_3pz ax_9a;"
        "1708: ax_2pz ax_4a; 2310: su_reserve/weak; 2006: su_kalinin/weak; 1902: su_leningrad;"
        f"{WEST} 1708 1806",
        stands_in("soviet", "2008"),
        beginners=False,
    ),
    Case(
        "a unit out of supply goes back to where there is some",
        "turn 8 axis movement; weather clear; 1911: ax_6a; oos ax_6a; 1612: ax_17a; 1512: ax_1pz;"
        f"2112: su_west/weak; 2010: su_south/weak; 1813: su_bryansk/weak; {EAST}",
        lambda g, played: bool(supplied(g, AXIS) >> UNIT_NUMBER["ax_6a"] & 1)
        or "target" in " ".join(played),
    ),
    Case(
        "nobody ends his turn where no supply can reach him",
        "turn 2 axis movement; weather clear; support 3 0; 1407: ax_2pz; 1305: ax_9a; 1109: ax_6a;"
        f"2008: su_reserve/weak; 1902: su_leningrad/weak; {WEST}",
        all_fed("axis"),
    ),
    Case(
        "a weak enemy in the open is attacked by three armies",
        "turn 2 axis movement; weather clear; support 2 0; 1606: ax_6a; 1506: ax_9a; 1607: ax_4a;"
        f"1705: su_south/weak; 2008: su_reserve/weak; {EAST} 1606 1506 1607",
        lambda g, played: "target" in " ".join(played),
    ),
    Case(
        "nobody runs against a fortress three times as strong",
        "turn 2 axis movement; weather clear; support 0 0; 1407: ax_rum3; 1508: su_central;"
        f"1608: su_southwest; 2008: su_reserve; {WEST}",
        lambda g, played: "target" not in " ".join(played),
    ),
    Case(
        "a Soviet front does not throw itself at Panzers in a city",
        "turn 3 soviet movement; weather clear; support 0 0; 1807: su_bryansk/weak;"
        f"1708: ax_2pz ax_1pz; 2008: su_reserve/weak; {WEST} 1708",
        leaves_alone("1708"),
    ),
    Case(
        "a pocket is closed when somebody can close it",
        "turn 8 axis movement; weather clear; support 2 0; 1612: ax_17a; 1611: ax_6a;"
        "1813: ax_11a; 1714: ax_1pz ax_4pz; 1811: ax_2pz; 1712: su_south/weak;"
        f"2310: su_reserve/weak; {EAST} 1813 1714 1811 1611 1612",
        is_lost_or_cut_off("su_south"),
        beginners=False,
    ),
    Case(
        "a reserve steps into the hole in front of an empty city",
        "turn 5 axis movement; weather snow; support 0 0; 1706: ax_9a; 1710: ax_4a; 1607: ax_6a;"
        f"1908: su_west/weak; 2007: su_kalinin/weak; {WEST} 1708",
        out_of_reach("1708", "soviet"),
        beginners=False,
    ),
    Case(
        "Leningrad is not left empty",
        "turn 3 soviet movement; weather mud; support 0 0; 1902: su_leningrad/weak; 1701: ax_4pz;"
        f"1802: ax_18a; 2106: su_kalinin/weak; {WEST} 1701 1802",
        stands_in("soviet", "1902"),
        beginners=False,
    ),
    Case(
        "a lone army in the snow is attacked with a Shock marker, and Moscow keeps its garrison",
        "turn 4 soviet movement; weather snow; support 0 3; 1607: ax_18a; 1707: su_west/weak;"
        "1708: su_kalinin/weak; 1608: su_reserve/weak; 1407: ax_2pz; 2008: su_moscow/weak;"
        f"1902: su_leningrad; {WEST} 1607",
        lambda g, played: attacks("1607")(g, played) and stands_in("soviet", "2008")(g, played),
        beginners=False,
    ),
    Case(
        "Rumanians in the front line are attacked by two Soviet fronts",
        "turn 13 soviet movement; weather clear; support 0 1; 1713: ax_rum3; 1813: su_west;"
        f"1812: su_southwest; 1515: ax_17a; 1708: ax_9a; {EAST}",
        attacks("1713"),
    ),
    Case(
        "two weak fronts are attacked at once, not one of them by everybody",
        "turn 7 axis movement; weather clear; support 2 0; 1711: ax_4a ax_9a; 1712: ax_17a ax_16a;"
        "1611: ax_6a ax_11a; 1811: su_south/weak; 1812: su_bryansk/weak; 2008: su_west/weak;"
        f"2009: su_kalinin/weak; {EAST} 1711 1712 1611",
        lambda g, played: attacks("1811")(g, played) and attacks("1812")(g, played),
        beginners=False,
    ),
    Case(
        "reserves come forward",
        "turn 7 axis movement; weather clear; support 2 0; 1006: ax_2a; 1708: ax_9a; 1712: ax_6a;"
        f"2008: su_west; 1912: su_south; {EAST}",
        lambda g, played: column_of("ax_2a", 11)(g, played) or plays("embark ax_2a")(g, played),
        beginners=False,
    ),
    Case(
        "lost fronts are replaced while there are cards",
        "turn 6 soviet organization; weather clear; support 0 0; soviet-hand 5 10 11 16 29 30;"
        f"2008: su_reserve/weak; destroyed: su_west/weak su_south/weak; 1708: ax_2pz; {WEST} 1708",
        lambda g, played: not g.at[DESTROYED] & (
            1 << UNIT_NUMBER["su_west"] | 1 << UNIT_NUMBER["su_south"]
        ),
    ),
    Case(
        "a marker is not kept for better times when it helps",
        "turn 7 axis movement; weather clear; support 2 0; 1711: ax_6a; 1712: ax_17a ax_2a;"
        f"1811: su_south/weak; 2008: su_west/weak; {EAST} 1711 1712",
        lambda g, played: "target" not in " ".join(played) or "commit" in played,
    ),
    Case(
        "armour that has won goes on to the east",
        "turn 7 axis movement; weather clear; support 2 0; 1711: ax_1pz ax_2pz; 1712: ax_17a;"
        "1611: ax_6a; 1811: su_south/weak; 2310: su_west; 1902: su_leningrad;"
        f"{EAST} 1711 1712 1611",
        lambda g, played: column_of("ax_1pz", 17)(g, played) and column_of("ax_2pz", 17)(g, played),
    ),
    Case(
        "a shut-in army is relieved",
        "turn 8 axis movement; weather clear; support 2 0; 1713: ax_6a; oos ax_6a;"
        "1611: ax_1pz ax_17a; 1515: ax_2pz ax_11a; 1612: su_bryansk/weak; 1714: su_south/weak;"
        f"1814: su_west/weak; {EAST}",
        lambda g, played: bool(supplied(g, AXIS) >> UNIT_NUMBER["ax_6a"] & 1)
        or "target" in " ".join(played),
    ),
    Case(
        "the last marker goes to the battle for Kharkov, not to a sure thing in the steppe",
        "turn 7 axis movement; weather clear; support 1 0; 1612: ax_6a ax_17a; 1613: ax_2a;"
        "1610: ax_1pz ax_4pz; 1713: su_west/weak; 1710: su_bryansk/weak; 2008: su_moscow;"
        f"1902: su_leningrad; {WEST} 1708 1515 1612 1613 1610",
        lambda g, played: attacks("1713")(g, played) and commits_at("1713")(g, played),
        beginners=False,
    ),
    Case(
        "Smolensk is attacked, and not by four armies where three are enough",
        "turn 2 axis movement; weather clear; support 2 0; 1607: ax_2pz ax_3pz; 1608: ax_9a ax_4a;"
        "1708: su_bryansk/weak; 1609: su_south/weak; 2008: su_reserve/weak;"
        f"1902: su_leningrad/weak; {WEST} 1607 1608",
        lambda g, played: attacks("1708")(g, played) and armies_in_a_battle(3)(g, played),
        beginners=False,
        regulars=False,
    ),
    Case(
        "Soviet tanks that have won do not go back",
        "turn 14 soviet movement; weather clear; support 0 2; 1711: ax_hun2; 1811: su_reserve;"
        f"1812: su_west; 1810: su_don; 1407: ax_9a; 1515: ax_17a; 2008: su_moscow; {WEST} 1515",
        lambda g, played: (attacks("1711")(g, played) or is_shut_in("ax_hun2")(g, played))
        and column_at_most("su_reserve", 18)(g, played)
        and column_at_most("su_don", 18)(g, played),
    ),
    Case(
        "the point of the Panzers is not left to be cut off through a gap",
        "turn 4 axis movement; weather snow; support 0 3; 1908: ax_3pz; 1909: ax_2pz; 1709: ax_4a;"
        "1607: ax_9a; 1407: ax_16a; 2008: su_moscow; 2106: su_kalinin/weak; 2007: su_west/weak;"
        f"2010: su_bryansk/weak; 2009: su_reserve/weak; 1902: su_leningrad; {WEST} 1708 1908 1909",
        nobody_cut_off_after_the_answer("axis"),
        beginners=False,
    ),
    Case(
        "who keeps the road of others open stays, or they come back",
        "turn 8 axis movement; weather clear; support 2 0; 2115: ax_6a; 2015: ax_17a;"
        "1915: ax_rum3; 1914: su_don; 2014: su_voronezh; 2217: su_stalingrad; 1716: ax_11a;"
        f"1713: ax_1pz; 2017: su_caucasus/weak; 2008: su_moscow; {EAST} 2115 2015 1915",
        all_fed("axis"),
        beginners=False,
    ),
    Case(
        "an army far behind takes the train to a front that is torn",
        "turn 14 axis movement; weather clear; support 0 1; 0704: ax_8a; 1407: ax_9a; 1515: ax_17a;"
        "1510: su_southwest; 1611: su_west; 1708: su_kalinin; 1713: su_voronezh; 2008: su_moscow;"
        f"1215: ax_rum4; {WEST} 1515",
        lambda g, played: column_of("ax_8a", 11)(g, played) or plays("embark ax_8a")(g, played),
        beginners=False,
    ),
]


def turn_of(case: Case, level: str) -> tuple[NoRetreat, list[str]]:
    """The position after the player turn, and what its owner played."""
    game = hexfront.position("noretreat", case.text, seed="dice")
    state: NoRetreat = game.state
    side, turn = state.active, state.turn
    bots = {seat: make_bot("noretreat", "regular") for seat in SIDES}
    bots[SIDES[side]] = make_bot("noretreat", level)
    played: list[str] = []
    steps = game.definition.steps
    while state.legal and (state.active, state.turn) == (side, turn) and state.phase < REMOVAL:
        choice, args = steps.asked(state)
        seat = choice.seat(state, *args)
        observation = Observation(game.definition, state, seat, random.Random(len(played)))
        action = bots[seat].choose(observation)
        if seat == SIDES[side]:
            played.append(" ".join(map(str, observation.named(action))))
        steps.play(state, action)
    return state, played


def levels_asked(cases):
    return [
        (case, level)
        for case in cases
        for level, is_asked in [
            ("recruit", case.beginners),
            ("regular", case.regulars),
            ("veteran@0.007", True),
            ("commander@0.003", True),
        ]
        if is_asked
    ]


def at_every_level(cases):
    asked = levels_asked(cases)
    ids = [f"{case.name.replace(' ', '-')}-{level}" for case, level in asked]
    return pytest.mark.parametrize(("case", "level"), asked, ids=ids)


def test_every_level_is_asked():
    assert {level.partition("@")[0] for _, level in levels_asked(CASES)} == set(NAMES)


@at_every_level(CASES)
def test_a_position_is_played_as_it_asks(case, level):
    state, played = turn_of(case, level)
    assert case.holds(state, played), played
