"""More positions of No Retreat!, written from complaints before any answer was seen."""

from tests.bots.test_noretreat_positions import (
    EAST,
    WEST,
    Case,
    all_fed,
    at_every_level,
    attacks,
    axis_has,
    column_of,
    commits_at,
    is_shut_in,
    leaves_alone,
    nobody_cut_off_after_the_answer,
    out_of_reach,
    plays,
    soviets_have,
    stands_in,
    turn_of,
)

CASES = [
    Case(
        "Kiev behind the line is not left for a front to walk into",
        "turn 7 axis movement; weather clear; support 1 0; 1411: su_southwest; 1210: ax_17a;"
        "1512: ax_6a; 1708: ax_9a; 1909: su_west/weak; 2008: su_moscow; 1912: su_voronezh/weak;"
        f"{EAST}",
        out_of_reach("1311", "soviet"),
        beginners=False,
    ),
    Case(
        "two weak fronts before Smolensk are both attacked, or Smolensk is taken",
        "turn 2 axis movement; weather clear; support 2 0; 1607: ax_2pz ax_3pz; 1608: ax_9a ax_4a;"
        "1707: su_bryansk/weak; 1609: su_west/weak; 2008: su_reserve/weak; 1902: su_leningrad/weak;"
        f"{WEST} 1607 1608",
        lambda g, played: attacks("1707")(g, played)
        and (attacks("1609")(g, played) or axis_has("1708")(g, played)),
        beginners=False,
    ),
    Case(
        "five armies beside two weak fronts fight both, with one marker",
        "turn 7 axis movement; weather clear; support 1 0; 1711: ax_1pz ax_2pz; 1712: ax_17a ax_6a;"
        "1611: ax_2a; 1811: su_bryansk/weak; 1812: su_south/weak; 2008: su_west; 2009: su_kalinin;"
        f"1902: su_leningrad; {EAST} 1711 1712 1611",
        lambda g, played: attacks("1811")(g, played) and attacks("1812")(g, played),
        beginners=False,
    ),
    Case(
        "the last front in Voronezh stays with an army before it",
        "turn 8 soviet movement; weather clear; support 0 0; 1912: su_voronezh/weak;"
        f"1811: ax_17a/weak; 1711: ax_4pz; 2008: su_moscow; 2314: su_don/weak; {EAST}",
        stands_in("soviet", "1912"),
        beginners=False,
    ),
    Case(
        "a front that Rumanians cut off is broken out, or walks",
        "turn 2 soviet movement; weather clear; 1413: su_southwest/weak; oos su_southwest;"
        "1513: ax_rum3; 1312: ax_17a; 1314: ax_11a; 1412: ax_6a; 1613: su_south/weak;"
        "1614: su_central/weak; 2008: su_reserve/weak; axis-holds 1503 1407 1215 1311",
        lambda g, played: all_fed("soviet")(g, played) or attacks("1513")(g, played),
        beginners=False,
    ),
    Case(
        "an army left in Warsaw comes to the front",
        "turn 8 axis movement; weather clear; support 2 0; 0906: ax_4a; 1708: ax_9a; 1711: ax_2pz;"
        f"1713: ax_6a; 2008: su_west; 1912: su_south/weak; 1812: su_don/weak; {EAST}",
        lambda g, played: column_of("ax_4a", 11)(g, played) or plays("embark ax_4a")(g, played),
        beginners=False,
    ),
    Case(
        "the only marker goes to Leningrad",
        "turn 2 axis movement; weather clear; support 1 0; 1802: ax_4pz ax_18a; 1803: ax_16a;"
        "1902: su_leningrad/weak; 1904: su_volkhov/weak; 1611: ax_2pz ax_6a; 1711: su_bryansk/weak;"
        f"2008: su_reserve/weak; {WEST} 1802 1803",
        lambda g, played: attacks("1902")(g, played) and commits_at("1902")(g, played),
        beginners=False,
    ),
    Case(
        "two worn armies do not storm Moscow in the long winter",
        "turn 5 axis movement; weather long_winter; support 0 2; 1907: ax_9a/weak;"
        "1908: ax_4a/weak; 2008: su_moscow su_west; 2006: su_kalinin/weak; 2009: su_reserve/weak;"
        "1708: ax_2pz;"
        f"1902: su_leningrad; {WEST} 1708",
        leaves_alone("2008"),
    ),
    Case(
        "a worn front does not run against Panzers in the summer",
        "turn 2 soviet movement; weather clear; 1512: su_south/weak; 1412: ax_1pz ax_17a;"
        "1612: su_southwest/weak; 2008: su_reserve/weak; 1902: su_leningrad/weak;"
        "axis-holds 1503 1407 1215 1311",
        leaves_alone("1412"),
        beginners=False,
    ),
    Case(
        "an open Sevastopol is entered",
        "turn 7 axis movement; weather clear; support 2 0; 1416: ax_11a; 1515: ax_17a; 1713: ax_6a;"
        f"1817: su_south/weak; 2008: su_west; 1912: su_voronezh/weak; {EAST}",
        axis_has("1318"),
    ),
    Case(
        "a taken Sevastopol is not left with a front in Novorossiysk",
        "turn 9 axis movement; weather clear; support 2 0; 1318: ax_11a; 1619: su_ncaucasus;"
        "1515: ax_17a; 1817: su_caucasus/weak; 1713: ax_6a; 2008: su_moscow; 1912: su_voronezh;"
        f"{EAST} 1318",
        stands_in("axis", "1318"),
        beginners=False,
    ),
    Case(
        "an open Leningrad is entered",
        "turn 2 axis movement; weather clear; support 3 0; 1802: ax_4pz; 1803: ax_18a;"
        f"2006: su_volkhov/weak; 2008: su_reserve/weak; 1708: su_west/weak; {WEST} 1802 1803",
        axis_has("1902"),
    ),
    Case(
        "the garrison of Leningrad does not go out against an army",
        "turn 5 soviet movement; weather long_winter; support 0 3; 1902: su_leningrad;"
        "1802: ax_18a; 1803: ax_16a; 1704: ax_4pz; 2104: su_volkhov/weak; 2008: su_moscow;"
        "1708: ax_9a;"
        "1806: ax_4a; axis-holds 1503 1407 1708 1311 1215 1802 1803",
        stands_in("soviet", "1902"),
        beginners=False,
    ),
    Case(
        "an open Lublin is entered in 1944",
        "turn 19 soviet movement; weather clear; support 0 2; 1011: su_south; 1108: su_west;"
        "1009: ax_6a; 0906: ax_9a; 0611: ax_17a; 0704: ax_4a; soviet-holds 0816 0817",
        soviets_have("0910"),
    ),
    Case(
        "an open Smolensk is retaken",
        "turn 13 soviet movement; weather clear; support 0 1; 1808: su_west; 1809: su_kalinin;"
        "1607: ax_9a; 1609: ax_4a; 1713: ax_6a; 2008: su_moscow;"
        "axis-holds 1503 1407 1708 1713 1515 1311 1215",
        soviets_have("1708"),
    ),
    Case(
        "Panzers at the point do not come back for a city that nobody threatens",
        "turn 8 axis movement; weather clear; support 2 0; 1812: ax_1pz ax_4pz; 1612: ax_17a;"
        "1811: ax_6a; 1912: su_voronezh/weak; 2014: su_don/weak; 2008: su_west; 1902: su_leningrad;"
        f"1708: ax_9a; {EAST}",
        lambda g, played: column_of("ax_1pz", 18)(g, played) and column_of("ax_4pz", 18)(g, played),
        beginners=False,
    ),
    Case(
        "the army before Stalingrad is not left to the pincers",
        "turn 8 axis movement; weather clear; support 1 0; 2015: ax_6a; 1915: ax_4pz;"
        "1815: ax_rum3; 1814: ax_ita8; 1715: ax_17a; 2014: su_don; 1914: su_voronezh;"
        "2016: su_stalingrad;"
        f"1917: su_caucasus; 2217: su_ncaucasus/weak; 2008: su_moscow; {EAST}",
        nobody_cut_off_after_the_answer("axis"),
        beginners=False,
    ),
    Case(
        "a lone army beside Kharkov is not left to five fronts",
        "turn 15 axis movement; weather clear; support 0 1; 1712: ax_6a; 1713: ax_17a;"
        "1515: ax_1pz; 1811: su_west; 1812: su_voronezh; 1711: su_southwest; 1814: su_don;"
        "1911: su_steppe;"
        f"1716: ax_rum3; 2008: su_moscow; 1708: ax_9a; {EAST}",
        nobody_cut_off_after_the_answer("axis"),
        beginners=False,
        regulars=False,
    ),
    Case(
        "a front between two Panzer armies is not left to be shut in",
        "turn 6 soviet movement; weather clear; 1613: su_southwest/weak; 1512: ax_1pz;"
        "1414: ax_17a; 1412: ax_6a; 1612: ax_2pz; 1713: su_south/weak; 1912: su_voronezh/weak;"
        "1716: su_caucasus/weak; 2008: su_moscow; axis-holds 1503 1407 1311 1215 1515 1708",
        nobody_cut_off_after_the_answer("soviet"),
        beginners=False,
        regulars=False,
    ),
    Case(
        "Rostov is not left open to Panzers two hexes off",
        "turn 7 soviet movement; weather clear; 1716: ax_1pz; 1714: ax_17a; 1918: su_caucasus/weak;"
        f"2015: su_don/weak; 2008: su_moscow; 1912: su_voronezh/weak; {EAST}",
        out_of_reach("1817", "axis"),
        beginners=False,
    ),
    Case(
        "the ring round two armies stays closed in the winter",
        "turn 11 soviet movement; weather long_winter; support 0 2; 2016: ax_6a ax_4pz;"
        "oos ax_6a ax_4pz; 2015: su_don; 2115: su_stalingrad; 2116: su_voronezh;"
        "1916: su_southwest; 2017: su_caucasus; 1716: ax_1pz; 1713: ax_17a; 2008: su_moscow;"
        f"{EAST}",
        lambda g, played: is_shut_in("ax_6a")(g, played) and is_shut_in("ax_4pz")(g, played),
        beginners=False,
    ),
    Case(
        "two fronts before Kiev attack the Rumanians in it",
        "turn 15 soviet movement; weather clear; support 0 2; 1411: su_west; 1312: su_southwest;"
        "1311: ax_rum3; 1210: ax_9a; 1407: ax_4a; 2008: su_moscow;"
        "axis-holds 1407 1311 1215 1503",
        attacks("1311"),
    ),
    Case(
        "two armies before an open Stalino take it, or beat the front beside it",
        "turn 3 axis movement; weather clear; support 2 0; 1515: ax_1pz; 1514: ax_17a;"
        "1615: su_south/weak; 2008: su_reserve/weak; 1713: su_southwest/weak; 1902: su_leningrad;"
        f"1708: ax_2pz; {WEST} 1708 1515",
        lambda g, played: axis_has("1716")(g, played) or attacks("1615")(g, played),
        beginners=False,
    ),
    Case(
        "idle fronts come to a Stalingrad with Panzers before it",
        "turn 8 soviet movement; weather clear; 2217: su_stalingrad/weak; 2015: ax_4pz;"
        "2016: ax_6a; 2310: su_reserve; 2309: su_don; 2008: su_moscow; 1912: su_voronezh/weak;"
        f"1902: su_leningrad; {EAST} 1817",
        lambda g, played: any(
            plays(f"{how} {who}")(g, played)
            for how in ("unit", "embark", "reserve")
            for who in ("su_reserve", "su_don")
        ),
        beginners=False,
    ),
    Case(
        "the last army in Berlin stays in 1945",
        "turn 26 axis movement; weather clear; 0603: ax_9a; 0704: su_west; 0705: su_central;"
        "0606: ax_6a; 0406: ax_17a; 0409: ax_4a;"
        "soviet-holds 1104 0704 0906 0910 0611 0414 0817 0816",
        stands_in("axis", "0603"),
        beginners=False,
    ),
]


@at_every_level(CASES)
def test_a_position_is_played_as_it_asks(case, level):
    state, played = turn_of(case, level)
    assert case.holds(state, played), played
