"""Chapter 13, and 14.12 to 14.14: what turns, weather and the Strategic Reserve bring."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.cardplay import at, axis_attack, odds, pass_until, soviet_attack
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    play,
    position,
    unit,
    where,
    why_not,
)

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.tables import TURNS

TROOPS = "0504: ax_9a; 2407: su_west"


def new_turn(turn: int, text: str = "", weather: str = "clear", **options: Any) -> Game:
    """The Maintenance of this turn, from the end of the turn before."""
    start = f"turn {turn - 1} soviet disembark; weather {weather}; {TROOPS}; {text}"
    return position(start, **options)


def left(game: Game) -> int:
    assert game.decision is not None
    found: int = game.decision.args["left"]
    return found


# -- 13.1: weather


# NR-13.1a, NR-13.1b, NR-13.1g, NR-13.1p
@pytest.mark.parametrize(
    ("weather", "points"), [("clear", 6), ("mud", 3), ("snow", 4), ("long_winter", 4)]
)
def test_weather_limits_movement(weather: str, points: int) -> None:
    game = position(f"turn 10 axis movement; weather {weather}; 1107: ax_1pz; 2008: su_west")
    assert left(play(game, "unit ax_1pz")) == points


def attack_in(
    weather: str, field: str = "1107: ax_1pz; 1207: su_south/weak", die: int = 6, **more: Any
) -> Game:
    turn = more.pop("turn", 10)
    text = f"turn {turn} axis combat; weather {weather}; support 0 0; {field}"
    return play(position(text, [die, die]), "target 1207")


# NR-13.1a, NR-13.1c, NR-13.1m, OP-13.1
@pytest.mark.parametrize(
    ("weather", "bonus"), [("clear", True), ("mud", False), ("snow", True), ("long_winter", False)]
)
def test_weather_denies_the_armour_bonus(weather: str, bonus: bool) -> None:
    assert ("armour" in odds(attack_in(weather))["shifts"]) == bonus


# NR-13.1a, NR-13.1d, NR-13.1j, NR-13.1n
@pytest.mark.parametrize(
    ("weather", "hexes"), [("clear", 3), ("mud", 1), ("snow", 2), ("long_winter", 1)]
)
def test_weather_shortens_the_advance_of_armour(weather: str, hexes: int) -> None:
    field = "1107: ax_1pz; 1207: su_south/weak; 2008: su_west"
    game = attack_in(weather, field, die=5 if weather == "clear" else 6)
    assert asked(game) == "retreat"
    play(game, "to 1407", "unit ax_1pz")
    for place in ("1206", "1205"):
        if asked(game) == "advance_to":
            play(game, f"to {place}")
    assert len(events(game, "advanced")) == hexes


# NR-13.1e, NR-13.1l; on 1:1 and 3:2 a 5 is DR on the Axis table and EX on the Soviet one
@pytest.mark.parametrize(
    ("weather", "result"), [("clear", "DR"), ("mud", "DR"), ("snow", "EX"), ("long_winter", "EX")]
)
def test_in_winter_the_axis_uses_the_soviet_table(weather: str, result: str) -> None:
    field = "1107: ax_4a ax_9a; 1207: su_kalinin/weak"
    if weather in ("clear", "mud"):
        field = "1107: ax_4a; 1207: su_kalinin/weak"
    game = position(f"turn 10 axis combat; weather {weather}; support 0 0; {field}", [5, 5])
    play(game, "target 1207")
    while asked_or_none(game) == "muster":
        play(game, f"join {min(may(game, 'join'))}")
    assert events(game, "rolled")[0]["result"] == result


def asked_or_none(game: Game) -> str | None:
    return None if game.decision is None else game.decision.prompt


def test_soviet_attacks_use_their_own_table_in_all_weather() -> None:  # NR-13.1e
    clear = soviet_attack("", [5])
    assert events(clear, "rolled")[0]["result"] == "EX"


def shock(turn: int, weather: str, first_snow: int) -> int:
    text = f"turn {turn} soviet combat; weather {weather}; support 0 1; 1107: ax_4a; 1207: su_west"
    game = position(f'{text}; more {{"first_snow":{first_snow}}}', [6])
    play(game, "target 1107", "commit")
    shifts: dict[str, int] = odds(game)["shifts"]
    return shifts["support"]


def test_shock_markers_count_twice_on_the_first_snow_turn() -> None:  # NR-13.1f
    assert shock(4, "snow", 4) == 2
    assert shock(5, "snow", 5) == 2
    assert shock(5, "long_winter", 4) == 1
    assert shock(10, "snow", 4) == 1


def test_the_first_snow_is_that_of_the_marker() -> None:  # NR-13.1f, NR-14.14.3a
    game = new_turn(4, weather="mud")
    assert game.state.first_snow == 4
    turned = "turn 4 axis cards; weather snow; deck 11 1 2 3 4 6 7"
    late = position(f'{turned}; {TROOPS}; more {{"first_snow":4}}')
    assert (late.view(None)["weather"], late.state.first_snow) == ("mud", 0)
    muddy = new_turn(4, 'more {"markers":[[9,0],[4,1],[6,1]],"first_snow":0}', "mud")
    assert (muddy.view(None)["weather"], muddy.state.first_snow) == ("mud", 0)


@pytest.mark.parametrize(
    ("weather", "river"), [("clear", True), ("mud", True), ("snow", False), ("long_winter", False)]
)
def test_rivers_freeze_in_winter(weather: str, river: bool) -> None:  # NR-13.1h, NR-13.1q
    field = "support 0 0; 1306: ax_4a; 1206: su_south/weak"
    game = position(f"turn 10 axis combat; weather {weather}; {field}", [6, 6])
    play(game, "target 1206")
    assert ("river" in odds(game)["shifts"]) == river


def test_winter_shifts_axis_attacks_in_the_ussr() -> None:  # NR-13.1i, NR-13.1r, NR-13.5-T05b
    for weather in ("snow", "long_winter"):
        assert odds(attack_in(weather))["shifts"]["winter"] == -1
        assert odds(attack_in(weather, turn=5))["shifts"]["winter"] == -2
    for weather in ("clear", "mud"):
        assert "winter" not in odds(attack_in(weather))["shifts"]


def test_winter_does_not_shift_attacks_outside_the_ussr() -> None:  # NR-13.1i, OP-13.3
    text = "turn 10 axis combat; weather snow; support 0 0; 1007: ax_4a; 1107: su_south/weak"
    assert "winter" not in odds(play(position(text, [2, 2]), "target 1107"))["shifts"]


def test_winter_does_not_shift_soviet_attacks() -> None:  # NR-13.1i
    text = "turn 10 soviet combat; weather snow; support 0 0; 1107: ax_4a; 1207: su_west"
    assert odds(play(position(text, [2]), "target 1107"))["shifts"] == {}


def test_winter_shifts_axis_counterattacks_but_not_finnish_ones() -> None:  # NR-13.1i, OP-13.2
    text = "turn 10 soviet combat; weather snow; support 0 0"
    german = position(f"{text}; 1107: ax_4a; 1207: su_south", [1, 2])
    play(german, "target 1107", "counterattack")
    assert odds(german)["shifts"]["winter"] == -1
    finnish = position(f"{text}; FIN: ax_fin; 2203: su_kalinin/weak; 0504: ax_9a", [1, 2])
    play(finnish, "target FIN", "counterattack")
    assert "winter" not in odds(finnish)["shifts"]


def test_snow_after_snow_is_long_winter() -> None:  # NR-13.1k
    assert new_turn(5, weather="snow").view(None)["weather"] == "long_winter"
    assert new_turn(5, weather="long_winter").view(None)["weather"] == "long_winter"
    assert new_turn(5, weather="mud").view(None)["weather"] == "snow"
    assert new_turn(11, weather="snow").view(None)["weather"] == "long_winter"
    assert new_turn(17, weather="mud").view(None)["weather"] == "snow"


def targets(turn: int, weather: str = "clear", side: str = "axis") -> int:
    field = "1107: ax_4a; 1207: su_south"
    return left(position(f"turn {turn} {side} combat; weather {weather}; {field}"))


# NR-13.1o, NR-13.5-T20a, NR-13.5-T26a, OP-13.12
def test_the_axis_has_fewer_targets_late_and_in_long_winter() -> None:
    assert targets(11, "long_winter") == 3
    assert targets(10, "snow") == 5
    assert targets(11, "long_winter", "soviet") == 5
    assert [targets(turn) for turn in (19, 20, 25, 26, 28)] == [5, 3, 3, 1, 1]
    assert [targets(turn, side="soviet") for turn in (20, 26)] == [5, 5]
    assert targets(26, "long_winter") == 1


# -- 13.0, 13.3, 13.4


def test_events_of_the_turn_come_into_force_at_once() -> None:  # NR-13.0a, NR-4.0f
    game = new_turn(15, "0605: ax_ita8")
    assert [args["unit"] for args in events(game, "withdrawn")] == ["ax_ita8"]
    assert game.view(None)["weather"] == "clear"


@pytest.mark.parametrize("turn", [2, 3, 4, 5, 7, 10, 13, 17, 25])
def test_support_markers_are_those_of_the_turn(turn: int) -> None:  # NR-13.3a, NR-4.0g
    game = new_turn(turn, "support 9 9")
    box = TURNS[turn - 1]
    assert game.view(None)["support"] == {"axis": box.blitz, "soviet": box.shock}


def test_a_red_event_is_recorded_in_the_victory_phase() -> None:  # NR-13.4a
    game = new_turn(14)
    assert events(game, "red-event") == [{"event": "Italy Invaded"}]
    assert events(new_turn(13), "red-event") == []


# -- 13.5: the turns one by one


def test_t01_rail_movement_is_restricted() -> None:  # NR-13.5-T01a
    text = "1107: ax_4a; 1407: su_west; 1507: su_south; soviet-hand 3 4; axis-hand 5"
    for turn in (1, 2):
        assert why_not(at(turn, "axis", "movement", text), "embark", "ax_4a") == "9.1.3a"
        soviet = play(at(turn, "soviet", "movement", text), "embark su_west")
        assert why_not(soviet, "embark", "su_south") == "9.1.3b"
    assert why_not(at(3, "axis", "movement", text), "embark", "ax_4a") == ""
    third = play(at(3, "soviet", "movement", text), "embark su_west")
    assert why_not(third, "embark", "su_south") == ""


WORN = "1107: ax_4a/weak; destroyed: ax_17a; 2407: su_west; axis-hand 3 5 6 42"


# NR-13.5-T01b, NR-13.5-T05a
def test_t01_the_axis_neither_improves_nor_replaces_before_turn_5() -> None:
    for turn, rules in ((1, ("7.1h", "7.9.1a")), (4, ("7.1h", "7.9.1a")), (5, ("", ""))):
        game = at(turn, "axis", "organization", WORN)
        assert why_not(game, "improve", "ax_4a") == rules[0]
        assert why_not(pass_until(game, "placement"), "replace", "ax_17a") == rules[1]


def test_t03_regional_units_may_fortify() -> None:  # NR-13.5-T03a
    text = "1902: su_leningrad/weak; 0504: ax_9a; soviet-hand 3 6"
    assert why_not(at(2, "soviet", "organization", text), "fortify", "su_leningrad") == "13.5-T03a"
    assert why_not(at(3, "soviet", "organization", text), "fortify", "su_leningrad") == ""


def test_t03_sevastopol_arrives_fortified_in_its_city() -> None:  # NR-13.5-T03b
    for turn, hex, shown in ((3, "1318", "strong"), (3, "2407", "weak"), (4, "1318", "weak")):
        text = f"turn-{turn}: su_sevastopol/weak; 2408: su_west; 1107: ax_4a"
        game = at(turn, "soviet", "organization", text)
        assert asked(game) == "place_at"
        play(game, f"to {hex}")
        assert (where(game, "su_sevastopol"), face(game, "su_sevastopol")) == (hex, shown)


def test_t03_other_soviet_units_wait() -> None:  # NR-13.5-T03c
    text = "2008: su_kalinin/weak; 2407: su_west; soviet-hand 3 4"
    game = at(5, "soviet", "organization", text)
    assert may(game, "modernize") == may(game, "improve") == set()
    assert not game.state.has_two_steps(unit("su_west"))
    assert not at(16, "soviet", "movement", text).state.has_two_steps(unit("su_west"))


BROWN = "2008: su_kalinin/weak; 2407: su_west/weak; 2307: su_south/weak; 1107: ax_4a; soviet-hand 3"


# NR-13.5-T06a, NR-13.5-T13a, NR-13.5-T18c
@pytest.mark.parametrize(
    ("turn", "count"), [(5, 0), (6, 1), (12, 1), (13, 2), (17, 2), (18, 1), (24, 1)]
)
def test_free_modernizations(turn: int, count: int) -> None:
    game = at(turn, "soviet", "organization", BROWN)
    for done in range(count):
        assert may(game, "modernize"), done
        play(game, f"modernize {min(may(game, 'modernize'))}")
    assert may(game, "modernize") == set()


def test_t11_soviet_tanks_advance_a_third_hex() -> None:  # NR-13.5-T11a, OP-13.14
    def advanced(turn: int) -> int:
        field = "1107: ax_4a; 1207: su_bryansk"
        game = soviet_attack("", [6], turn, field)
        play(game, f"to {max(may(game, 'to'))}", "unit su_bryansk")
        while asked_or_none(game) == "advance_to":
            play(game, f"to {min(may(game, 'to'))}")
        return len(events(game, "advanced"))

    assert (advanced(10), advanced(11)) == (2, 3)


def crowded(game: Game) -> bool:
    """Whether a stack is too high when the Movement Phase ends."""
    play(game, "done")
    if asked_or_none(game) == "reserve_marker":
        play(game, "none")
    return asked_or_none(game) == "take_off" or bool(events(game, "excess"))


def test_t11_soviet_tanks_stack_with_others() -> None:  # NR-13.5-T11b, OP-13.14
    def too_many(turn: int, other: str, side: str = "soviet") -> bool:
        text = f"1407: su_bryansk {other}; 0504: ax_4a"
        return crowded(at(turn, side, "movement", text))

    assert too_many(10, "su_west")
    assert not too_many(11, "su_west")
    assert not too_many(11, "su_don")
    assert too_many(11, "su_leningrad")  # a fort
    assert too_many(11, "su_west", "axis")  # before the Soviet Player Turn of turn 11


LEAVING = [(15, "ax_ita8"), (16, "ax_2pz"), (18, "ax_sspz")]


# NR-13.5-T15a, NR-13.5-T16a, NR-13.5-T18a
@pytest.mark.parametrize(("turn", "name"), LEAVING)
def test_a_unit_leaves_the_game(turn: int, name: str) -> None:
    for spot in ("0605", "rail", "shattered", "destroyed"):
        assert where(new_turn(turn, f"{spot}: {name}"), name) == "gone"
        assert where(new_turn(turn - 1, f"{spot}: {name}"), name) != "gone"


# NR-13.5-T15b, NR-13.5-T16b, NR-13.5-T18b, OP-13.5, OP-13.6
@pytest.mark.parametrize(("turn", "name"), LEAVING)
@pytest.mark.parametrize(
    ("spot", "lost"),
    [
        *(("0605", False), ("shattered", False), ("rail", False), ("destroyed", True)),
        *(("surrendered", True), ("turn-20", True), ("1908", True)),
    ],
)
def test_an_eliminated_one_costs_a_card(turn: int, name: str, spot: str, lost: bool) -> None:
    game = new_turn(turn, f"{spot}: {name}; axis-holds 1215 1515 1716 1817")
    assert events(game, "withdrawn")[0] == {"unit": name, "lost": lost}
    assert events(game, "draws")[0]["count"] == 4 - lost


def test_t17_soviet_units_have_two_steps() -> None:  # NR-13.5-T17a
    g = at(17, "axis", "movement", "2008: su_west su_ost1; 2407: su_ff1; 2307: su_bryansk").state
    assert g.has_two_steps(unit("su_west"))
    assert g.has_two_steps(unit("su_bryansk"))
    assert not g.has_two_steps(unit("su_ost1"))
    assert not g.has_two_steps(unit("su_ff1"))


def test_t23_any_two_soviet_units_stack() -> None:  # NR-13.5-T23a
    text = "1407: su_west su_leningrad; 0504: ax_4a"
    assert crowded(at(22, "soviet", "movement", text))
    assert not crowded(at(23, "soviet", "movement", text))


def test_t23_garrison_and_levies_appear_in_their_cities() -> None:  # NR-13.5-T23b, OP-13.7
    arrivals = "turn-23: ax_berlin ax_volk1 ax_volk2 ax_volk3 ax_volk4"
    game = at(23, "axis", "organization", f"0504: ax_9a; {arrivals}; soviet-holds 1104")
    assert where(game, "ax_berlin") == "0603"
    assert {where(game, f"ax_volk{n}") for n in (2, 3, 4)} == {"0606", "0704", "0409"}
    assert where(game, "ax_volk1") == "gone"  # Königsberg is lost


def test_t23_the_ss_panzers_return_once_for_two_points() -> None:  # NR-13.5-T23d, OP-13.13
    game = pass_until(at(23, "axis", "organization", "0504: ax_9a"), "placement")
    play(game, "ss_return")
    assert game.state.event_vp == -2
    play(game, "to 0603")
    assert (where(game, "ax_sspz"), face(game, "ax_sspz")) == ("0603", "strong")
    early = at(22, "axis", "organization", "0504: ax_9a")
    assert why_not(early, "ss_return") != ""
    again = at(24, "axis", "organization", '0504: ax_9a; more {"once":1}')
    assert asked_or_none(again) != "placement"


def test_t24_german_units_improve_no_more() -> None:  # NR-13.5-T24a
    text = "0504: ax_9a/weak; axis-hand 16 17 18"
    assert why_not(at(23, "axis", "organization", text), "improve", "ax_9a") == ""
    assert may(at(24, "axis", "organization", text), "improve") == set()


def test_t28_the_garrison_leaves_if_it_can() -> None:  # NR-13.5-T28a, NR-13.5-T28b, NR-6.1h
    game = new_turn(28, "0603: ax_berlin")
    assert where(game, "ax_berlin") == "gone"
    assert game.state.result is None or game.state.result.kind != "berlin"
    ring = "0503: su_don; 0703: su_kalinin; 0604: su_south; 0502: su_steppe"
    ring += "; 0602: su_volkhov; 0403: su_voronezh"
    text = f"turn 27 soviet disembark; 0504: su_west; {ring}; 0603: ax_berlin; 0309: ax_9a"
    lost = position(text)
    assert lost.state.result is not None
    assert (lost.state.result.kind, lost.state.result.rule) == ("berlin", "12.5a")


# -- Greater Germany, oil, Warsaw


def test_gg_is_set_off_by_a_red_unit_that_crosses_the_border() -> None:  # NR-13.5-GGa, OP-13.10
    brown = at(14, "soviet", "movement", "1207: su_west/weak; 0504: ax_9a")
    play(brown, "unit su_west", "to 1107")
    assert events(brown, "greater-germany") == []
    red = at(14, "soviet", "movement", "1207: su_west; 0504: ax_9a; pool: ax_fort1")
    play(red, "unit su_west", "to 1107")
    assert events(red, "greater-germany") == [{"unit": "su_west", "hex": "1107"}]
    assert red.view(None)["turn_events"]["gg"] == 14


POOL = "pool: ax_fort1 ax_fort2 ax_hun_gg1 ax_hun_gg2"


def test_gg_units_come_the_turn_after() -> None:  # NR-13.5-GGa
    text = f'{POOL}; 0504: ax_9a; 2407: su_west; more {{"gg":15}}'
    assert may(at(15, "axis", "organization", text), "reinforce") == set()
    game = pass_until(at(16, "axis", "organization", text), "placement")
    assert may(game, "reinforce") == {"ax_fort1", "ax_fort2", "ax_hun_gg1", "ax_hun_gg2"}


# NR-13.5-GGb, NR-13.5-GGc, OP-13.11
# OP-13.15
def test_gg_forts_come_in_german_cities_and_hungarians_near_budapest() -> None:
    text = f'{POOL}; 0510: ax_9a; 2407: su_west; soviet-holds 0704; more {{"gg":15}}'
    game = pass_until(at(16, "axis", "organization", text), "placement")
    fort = play(game.clone(), "reinforce ax_fort1")
    assert {"0603", "1104", "0611"} <= may(fort, "to")
    assert not {"0704", "1407", "0504"} & may(fort, "to")  # lost; Russian; no city
    play(game, "reinforce ax_hun_gg1")
    assert {"0611", "0711", "1011"} & may(game, "to") == {"0611", "0711"}
    assert "0510" not in may(game, "to")  # not empty
    assert "1012" not in may(game, "to")  # too far, and Soviet


def test_oil_is_set_off_by_any_soviet_unit() -> None:  # NR-13.5-OILa, OP-13.9
    game = at(18, "soviet", "movement", "0916: su_west/weak; 0504: ax_9a")
    play(game, "unit su_west", "to 0816")
    assert game.view(None)["turn_events"]["oil"] == 18
    assert events(game, "oil-captured") == [{"unit": "su_west", "hex": "0816"}]


def test_romania_surrenders_to_a_red_unit() -> None:  # NR-13.5-OILb
    text = "0816: su_west; 0504: ax_9a; 0714: ax_rum3; turn-20: ax_rum4"
    game = at(18, "soviet", "removal", text)
    assert where(game, "ax_rum3") == where(game, "ax_rum4") == "gone"


def test_without_oil_panzers_lose_bonus_and_advance() -> None:  # NR-13.5-OILc
    oil = 'more {"oil":18}'
    field = "1107: ax_1pz; 1207: su_south/weak"
    assert "armour" in odds(axis_attack(oil, [2], 18, field))["shifts"]  # not in the same turn
    assert "armour" not in odds(axis_attack(oil, [2], 19, field))["shifts"]
    ss = "1107: ax_sspz; 1207: su_south/weak"
    assert "armour" in odds(axis_attack(oil, [2], 19, ss))["shifts"]
    game = axis_attack(oil, [6], 19, field)
    play(game, "to 1407", "unit ax_1pz", "to 1206")
    assert asked_or_none(game) != "advance_to"


OIL = 'pool: ax_grpe ax_grpf su_rum/weak su_yug1 su_yug2; more {"oil":18}'


def test_oil_units_come_the_turn_after() -> None:  # NR-13.5-OILd
    text = f"0504: ax_9a; 2407: su_west; {OIL}"
    assert may(at(18, "soviet", "organization", text), "reinforce") == set()
    soviet = pass_until(at(19, "soviet", "organization", text), "placement")
    assert {"su_yug1", "su_yug2"} <= may(soviet, "reinforce")
    axis = pass_until(at(19, "axis", "organization", text), "placement")
    assert may(axis, "reinforce") == {"ax_grpe", "ax_grpf"}


# OP-13.15
def test_german_groups_come_near_bucharest_or_in_the_west_balkans() -> None:  # NR-13.5-OILe
    game = at(19, "axis", "organization", f"0515: ax_9a; 2407: su_west; {OIL}")
    play(pass_until(game, "placement"), "reinforce ax_grpe")
    assert "WB" in may(game, "to")
    assert "SB" not in may(game, "to")
    assert "0715" in may(game, "to")
    assert not {"0515", "0309"} & may(game, "to")  # occupied; far away


def test_the_romanian_front_comes_reduced_near_the_oil_fields() -> None:  # NR-13.5-OILf
    text = f"0504: ax_9a; 0816: su_west; 1015: su_don; soviet-holds 0817 0916 0915 0716; {OIL}"
    game = pass_until(at(19, "soviet", "organization", text), "placement")
    play(game, "reinforce su_rum")
    assert may(game, "to") <= {"0817", "0916", "0915", "0716"}
    assert "0816" not in may(game, "to")
    play(game, f"to {min(may(game, 'to'))}")
    assert face(game, "su_rum") == "weak"


def test_yugoslavs_come_as_forts_in_the_balkans() -> None:  # NR-13.5-OILg
    text = f"0504: ax_9a; 2407: su_west; {OIL}"
    game = pass_until(at(19, "soviet", "organization", text), "placement")
    play(game, "reinforce su_yug1")
    assert may(game, "to") == {"WB", "SB"}
    play(game, "to WB")
    assert (where(game, "su_yug1"), face(game, "su_yug1")) == ("WB", "strong")


def test_a_yugoslav_army_without_room_is_eliminated() -> None:  # NR-13.5-OILh
    text = f"0504: ax_9a; WB: ax_17a; 2407: su_west; {OIL}"
    game = pass_until(at(19, "soviet", "organization", text), "placement")
    play(game, "reinforce su_yug1")
    assert where(game, "su_yug1") == "SB"
    assert where(game, "su_yug2") == "destroyed"
    assert [told["unit"] for told in events(game, "eliminated")] == ["su_yug2"]


def test_warsaw_brings_the_polish_army() -> None:  # NR-13.5-WARa
    game = at(18, "soviet", "movement", "1006: su_west/weak; 0504: ax_9a")
    play(game, "unit su_west", "to 0906")
    assert events(game, "warsaw-captured") == [{"unit": "su_west", "hex": "0906"}]
    text = '0504: ax_9a; 0906: su_west; 1106: su_don; pool: su_pol; more {"warsaw":18}'
    assert may(at(18, "soviet", "organization", text), "reinforce") == set()
    text = text.replace("; more", "; soviet-holds 1006 1007 1005; more")
    later = pass_until(at(19, "soviet", "organization", text), "place_at")
    assert may(later, "to") <= {"1006", "1007", "1005", "0806", "0805", "0905", "0907", "0807"}
    assert "0906" not in may(later, "to")  # not empty


# -- 14.12: the Strategic Reserve


def test_from_turn_4_a_supplied_unit_may_become_the_reserve() -> None:  # NR-14.12.1a, OP-14.8
    text = "2008: su_west; 1507: su_south; 1107: ax_4a; 0807: su_don; oos su_don"
    early = play(at(3, "soviet", "movement", text), "done")
    assert asked_or_none(early) != "reserve_marker"
    game = play(at(4, "soviet", "movement", text), "done")
    assert (asked(game), may(game, "reserve")) == ("reserve_marker", {"su_west", "su_south"})
    play(game, "reserve su_west")
    assert (where(game, "su_west"), game.view(None)["reserve"]) == ("rail", "su_west")


def test_the_reserve_needs_room_in_the_rail_box() -> None:  # OP-14.8
    text = "2008: su_west; 1107: ax_4a; rail: su_don su_kalinin su_volkhov"
    game = play(at(8, "soviet", "movement", text), "done")
    assert may(game, "reserve") == {"su_don", "su_kalinin", "su_volkhov"}


def test_the_marker_may_change_over_to_another_unit_in_the_box() -> None:  # NR-14.12.1b
    text = '2008: su_west; 1107: ax_4a; rail: su_don su_kalinin; more {"reserve":"su_don"}'
    game = play(at(8, "soviet", "movement", text), "done")
    assert may(game, "reserve") == {"su_kalinin"}  # and not a unit on the map
    play(game, "reserve su_kalinin")
    assert game.view(None)["reserve"] == "su_kalinin"


RESERVE = '2008: su_west; 1107: ax_4a; rail: su_don su_kalinin; more {"reserve":"su_don"}'


def test_the_reserve_returns_in_any_disembark_phase() -> None:  # NR-14.12.2a, OP-14.9
    axis = at(8, "axis", "disembark", RESERVE)
    assert axis.decision is not None
    assert (axis.decision.seat, may(axis, "unit")) == ("soviet", {"su_don"})  # it alone
    play(axis, "unit su_don", "to 2108")
    assert where(axis, "su_don") == "2108"
    assert axis.state.reserve == -1
    soviet = at(8, "soviet", "disembark", RESERVE)
    assert may(soviet, "unit") == {"su_don", "su_kalinin"}


# -- 14.13 and 14.14


def test_reminders_show_what_is_owed() -> None:  # NR-14.13a
    view = at(8, "axis", "movement", f'{TROOPS}; more {{"draw_less":[1,2]}}').view(None)
    assert view["draw_less"] == {"axis": 1, "soviet": 2}


def test_control_is_shown_hex_by_hex() -> None:  # NR-14.13d
    view = at(8, "axis", "movement", f"{TROOPS}; axis-holds 1407").view(None)
    assert "1407" in view["axis_control"]
    assert "2008" not in view["axis_control"]
    assert "1407" in view["score"]["hexes"]["axis"]


def test_three_markers_lie_on_their_next_turns() -> None:  # NR-14.14a, NR-14.14.1b, OP-14.10
    view = at(1, "axis", "movement", TROOPS).view(None)
    assert view["weather_markers"] == [
        {"turn": 3, "weather": "mud"},
        {"turn": 4, "weather": "snow"},
        {"turn": 6, "weather": "mud"},
    ]
    later = new_turn(5, weather="snow").view(None)
    assert [marker["turn"] for marker in later["weather_markers"]] == [9, 10, 6]
    assert [marker["weather"] for marker in later["weather_markers"]] == ["clear", "snow", "mud"]
    last = at(22, "axis", "movement", TROOPS).view(None)
    assert [marker["turn"] for marker in last["weather_markers"]] == [22]


def test_weather_cards_are_in_the_deck() -> None:  # NR-14.14.1a
    """The four that turn weather markers: two Axis events, two Soviet ones."""
    game = new_game(GAME, None, "campaign", {}, "weather")
    g = game.state
    held = {card for hand in g.hands for card in range(1, 55) if hand >> card & 1}
    assert {9, 11, 12, 13} <= {*g.deck, *held}


def test_a_weather_event_happens_only_when_drawn() -> None:  # NR-14.14.2a
    game = at(8, "axis", "movement", f"{TROOPS}; axis-hand 9 11")
    assert may(game, "play") == set()
    taken = axis_attack("soviet-hand 33; discards 42", [2])
    play(taken, "play 33")
    assert events(taken, "weather-turned") == []


def test_a_weather_event_cannot_be_cancelled() -> None:  # NR-14.14.2b
    deck = "deck 11 1 2 3 4 6 7"
    game = position(f"turn 3 axis cards; weather mud; {TROOPS}; soviet-hand 34 36; {deck}")
    assert [args["turn"] for args in events(game, "weather-turned")] == [3]
    assert events(game, "cancelled") == []


def test_the_face_of_the_marker_is_the_weather_of_the_turn() -> None:  # NR-14.14.3a
    dry = new_turn(3, 'more {"markers":[[3,0],[4,2],[6,1]]}')
    assert dry.view(None)["weather"] == "clear"
    assert new_turn(3).view(None)["weather"] == "mud"
    game = position(f"turn 3 axis cards; weather mud; {TROOPS}; deck 11 1 2 3 4 6 7")
    assert game.view(None)["weather"] == "clear"  # turned in mid-turn
