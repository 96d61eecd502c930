"""5.1 Combat: declaring, ratio, shifts, dice; chapter C."""

from __future__ import annotations

import json

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    forbids,
    is_marked,
    legal,
    offered,
    play,
    run_to,
    seat,
    set_up,
    state,
    storm,
    told,
    where,
)

from hexfront import Game
from hexfront.games.stalingrado.combat import Shift, duties, final_column, ratio_column
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.tables import AXIS, CHARTS, SOVIET

OPEN = "turn 8; 2605: DE-INF-44; 2705: SU-RD-4; phase combat"


def announced(text: str, target: str, *more: str, **options: str) -> dict[str, object]:
    """The odds as they are told when everybody next to the target attacks."""
    game = set_up(text, dice=[3, 4], **options)
    play(game, f"attack {target}")
    if "all" in legal(game):
        play(game, "all")
    play(game, *more)
    events = play(game, "go")
    while not told(events, "odds"):
        events += play(game, "done")
    return told(events, "odds")[0]


def causes(text: str, target: str, *more: str, **options: str) -> dict[str, int]:
    found = announced(text, target, *more, **options)["shifts"]
    return dict(found)  # type: ignore[call-overload,no-any-return]


def test_adjacent_enemies_are_engaged_and_the_mover_attacks() -> None:  # SG-5a
    game = set_up(OPEN)
    assert (seat(game), offered(game, "attack")) == ("axis", {"2705"})
    far = set_up("turn 8; 2605: DE-INF-44; 2607: SU-RD-4; phase combat")
    assert not offered(far, "attack")


def test_the_order_of_a_combat() -> None:  # SG-5.1a, SG-S.11
    text = "turn 22; 0907: DE-PZ-13 DE-MOT-3; 1008: SU-RD-4; phase combat; "
    text += "uncommanded DE-PZ-13 SU-RD-4"
    found = announced(text, "1008")
    order = [cause for cause, _ in found["shifts"]]  # type: ignore[attr-defined]
    assert order == ["attacker-command", "winter", "panzer-corps", "defender-command"]


def test_attack_and_defence_values_are_summed() -> None:  # SG-5.1.1a, SG-5.1.1b, SG-2.2.1c
    text = (
        "turn 8; 2605: DE-INF-44 DE-INF-45/1; 2604: DE-MOT-3; 2705: SU-RD-4 SU-GRD-2; phase combat"
    )
    found = announced(text.replace("2604", "2704"), "2705")
    assert (found["attack"], found["defence"]) == (4 + 2 + 4, 2 + 3)


def test_the_fraction_is_dropped() -> None:  # SG-5.1.1c
    assert CHARTS.COLUMNS[ratio_column(11, 4)] == "2-1"


def test_the_attacker_declares_before_he_sees_the_defence() -> None:  # SG-5.1.1d, SG-H.b
    game = set_up(OPEN, dice=[3, 4])
    play(game, "attack 2705")
    view = game.view("axis")
    assert view["battle"]["defence"] is None
    odds = game.odds(("go",))
    assert odds.defence is None
    assert odds.known is None
    assert len(odds.columns) == 12


def test_nothing_changes_after_the_announcement() -> None:  # SG-5.1.1e, SG-6.2c, SG-H.c
    text = "turn 22; 2605: DE-INF-44; 2705: SU-RD-4; 2707: SU-AD-1; phase combat"
    game = set_up(text, dice=[3, 4])
    events = play(game, "attack 2705", "go")
    assert told(events, "attack")[0]["attack"] == 4
    assert (asked(game), seat(game)) == ("defence_guns", "soviet")
    view = game.view("soviet")["battle"]
    assert (view["attack"], view["defence"]) == (4, None)
    events = play(game, "done")
    assert [event.what for event in events][:2] == ["odds", "combat-result"]


@pytest.mark.parametrize(
    ("attacker", "defender", "columns"),
    [
        ("2605", "2705", 0),
        ("0814", "0813", -1),
        ("0706", "0707", -1),
        ("2812", "2813", -2),
        ("2229", "2230", -3),
    ],
)
# SG-5.1.2a, SG-5.1.2b
def test_terrain_helps_the_defender(attacker: str, defender: str, columns: int) -> None:
    text = f"turn 8 axis; {attacker}: DE-MTN-1; {defender}: SU-RD-4; phase combat"
    found = causes(text, defender)
    assert found.get("terrain", 0) == columns
    assert all(shift <= 0 for cause, shift in found.items() if cause == "terrain")


def test_the_terrain_of_the_attacker_does_not_matter() -> None:  # SG-5.1.2a
    assert causes("turn 8; 0813: DE-INF-44; 0814: SU-RD-4; phase combat", "0814") == {}


def test_a_river_adds_a_column_and_a_wide_river_two() -> None:  # SG-5.1.2c
    assert causes("turn 8; 2507: DE-INF-44; 2508: SU-RD-4; phase combat", "2508") == {"river": -1}
    assert causes("turn 8; 2516: DE-INF-44; 2416: SU-RD-4; phase combat", "2416") == {"river": -2}
    city = "turn 8; 0908: DE-INF-44; 1009: SU-RD-4; phase combat"
    assert causes(city, "1009") == {"terrain": -1, "river": -1}


def test_a_river_counts_only_if_all_attack_across() -> None:  # SG-5.1.2c
    text = "turn 8; 2507: DE-INF-44; 2608: DE-INF-45; 2508: SU-RD-4; phase combat"
    assert "river" not in causes(text, "2508")


def test_roads_rails_and_bases_give_no_columns_of_their_own() -> None:  # SG-5.1.2d, SG-T.2q
    base = "turn 8; 2713: DE-INF-44; 2712: SU-RD-4; phase combat"
    assert "terrain" not in causes(base, "2712")


def test_an_attacker_out_of_command_loses_a_column() -> None:  # SG-5.1.3a, SG-8a
    assert causes(OPEN + "; uncommanded DE-INF-44", "2705") == {"attacker-command": -1}
    mixed = OPEN.replace("DE-INF-44", "DE-INF-44 DE-INF-45") + "; uncommanded DE-INF-45"
    assert causes(mixed, "2705") == {"attacker-command": -1}


def test_a_defender_out_of_command_gives_a_column() -> None:  # SG-5.1.3b, SG-8a
    assert causes(OPEN + "; uncommanded SU-RD-4", "2705") == {"defender-command": 1}


def test_winter_has_its_columns() -> None:  # SG-5.1.4a
    assert causes(OPEN.replace("turn 8", "turn 21"), "2705") == {"winter": -1}
    assert causes(OPEN.replace("turn 8", "turn 20"), "2705") == {}


def test_a_panzer_corps_attacks_with_a_column() -> None:  # SG-5.1.5a
    corps = "turn 8; 2605: DE-PZ-13 DE-MOT-3; 2705: SU-RD-4; phase combat"
    assert causes(corps, "2705") == {"panzer-corps": 1}
    apart = "turn 8; 2605: DE-PZ-13; 2704: DE-MOT-3; 2705: SU-RD-4; phase combat"
    assert causes(apart, "2705") == {}
    brigade = corps.replace("DE-MOT-3", "DE-MOT-1SSBDE")
    assert causes(brigade, "2705") == {}
    allied = corps.replace("DE-MOT-3", "IT-MOT-9")
    assert causes(allied, "2705") == {}
    ss = corps.replace("DE-MOT-3", "DE-MOT-WIKING")
    assert causes(ss, "2705") == {"panzer-corps": 1}


def test_a_panzer_corps_defends_with_a_column() -> None:  # SG-5.1.5b
    text = "turn 8 soviet; 2605: DE-PZ-13 DE-MOT-3; 2705: SU-RD-4; phase combat"
    assert causes(text, "2605") == {"panzer-corps": -1}


def test_two_dice_are_added() -> None:  # SG-5.1.6a, SG-2.4.3a
    game = set_up(OPEN, dice=[2, 3])
    events = storm(game, "2705")
    assert told(events, "combat-result") == [
        {"target": "2705", "dice": [2, 3], "d": 1, "a": 0},
    ]


def test_no_dice_are_used_for_movement() -> None:  # SG-2.4.3a
    game = set_up("turn 8; 2605: DE-INF-44 DE-MOT-3; 0503: DE-HQ-2")
    play(game, "unit DE-INF-44", "to 2705", "unit DE-MOT-3", "to 2705", "hq DE-HQ-2", "to 0504")
    assert not any(part.rolls for part in game.history)


@pytest.mark.parametrize(("start", "sum_of", "final"), [(0, -3, 0), (11, 2, 11), (5, -2, 3)])
# OP-5.9
def test_shifts_stop_at_the_ends_of_the_table(start: int, sum_of: int, final: int) -> None:
    assert final_column(start, [Shift("x", "5.1.2b", sum_of)]) == final


# -- who attacks what


def test_units_of_a_hex_may_attack_different_hexes_once_each() -> None:  # SG-C.1
    text = "turn 8; 2605: DE-INF-44 DE-INF-45; 2705: SU-RD-4; 2606: SU-RD-5; phase combat"
    game = set_up(text, dice=[3, 4, 3, 4])
    play(game, "attack 2705", "add DE-INF-44", "go")
    run_to(game, "combat", "loss stop")
    assert forbids(game, "attack 2705") == "OP-5.4"
    play(game, "attack 2606")
    assert "add DE-INF-44" not in legal(game)
    play(game, "go")


def test_duties_are_counted_anew_after_every_combat() -> None:  # SG-C.1
    text = "turn 8; 2605: DE-INF-44; 2704: DE-INF-50; 2705: SU-RD-4/1; 2606: SU-RD-5; "
    game = set_up(text + "phase combat", dice=[1, 1, 3, 4])
    play(game, "attack 2705")
    assert "add DE-INF-44" in legal(game)
    play(game, "go")
    run_to(game, "combat", "loss stop")
    assert duties(state(game)) == 1 << NUMBER["DE-INF-44"]
    play(game, "attack 2606")
    assert forbids(game, "drop DE-INF-44") == "4.1.2g"
    play(game, "go")
    run_to(game, "combat", "loss stop")
    assert "end" in legal(game)


def test_a_unit_bound_to_one_hex_joins_its_attack() -> None:  # SG-C.1
    text = "turn 8; 2605: DE-INF-44; 2704: DE-INF-45; 2705: SU-RD-4; phase combat"
    game = set_up(text)
    play(game, "attack 2705")
    assert forbids(game, "drop DE-INF-45") == "4.1.2g"


def test_an_attack_over_a_wide_river_is_free_to_make() -> None:  # SG-5.1.2c
    game = set_up("turn 8; 2516: DE-INF-44; 2416: SU-RD-4; phase combat")
    assert {"end", "attack 2416"} <= legal(game)


def test_nobody_attacks_over_an_inaccessible_river() -> None:  # SG-T.2k
    game = set_up("turn 8; 1420: DE-INF-44; 1419: SU-RD-4; phase combat")
    assert not offered(game, "attack")


def test_unsupplied_units_count_half() -> None:  # SG-C.2, SG-10f
    text = OPEN.replace("DE-INF-44", "DE-INF-44 DE-INF-45").replace("SU-RD-4", "SU-GRD-2")
    found = announced(text + "; unsupplied DE-INF-45 SU-GRD-2", "2705")
    assert (found["attack"], found["defence"]) == (4 + 2, 2)


def test_the_column_is_ratio_and_shifts() -> None:  # SG-C.2
    text = "turn 8; 0706: DE-INF-44 DE-INF-45 DE-MOT-3; 0707: SU-RD-4; phase combat"
    found = announced(text, "0707")
    assert (found["ratio"], found["column"]) == ("5-1", "4-1")


def test_who_has_attacked_is_marked() -> None:
    game = set_up(OPEN, dice=[3, 4])
    storm(game, "2705")
    assert is_marked(game, "attacked", "DE-INF-44")


def test_the_attacker_may_think_again_before_he_declares() -> None:
    game = set_up(OPEN)
    play(game, "attack 2705", "back")
    assert asked(game) == "combat"
    assert state(game).battle is None


# -- artillery


GUNS = "turn 22 soviet; 2603: SU-AD-1; 2604: SU-RD-4; 2605: DE-INF-44; phase combat"


def test_artillery_moves_like_infantry() -> None:  # SG-9a
    game = set_up("turn 22 soviet; 0706: SU-AD-1 SU-RD-4; 0101: DE-INF-44")
    play(game, "unit SU-AD-1")
    guns = offered(game, "to")
    play(game, "stay", "unit SU-RD-4")
    assert guns == offered(game, "to")


def test_artillery_fires_over_two_hexes_without_engaging() -> None:  # SG-9b, SG-2.2.1d
    game = set_up(GUNS, dice=[3, 4])
    play(game, "attack 2605", "add SU-AD-1")
    events = play(game, "go")
    assert told(events, "attack")[0]["attack"] == 2 + 4
    three = set_up(GUNS.replace("2603: SU-AD-1", "2602: SU-AD-1"))
    play(three, "attack 2605")
    assert "add SU-AD-1" not in legal(three)


def test_artillery_next_to_the_enemy_fights_like_others() -> None:  # SG-9c
    text = "turn 22 soviet; 2604: SU-AD-1 SU-RD-4; 2605: DE-INF-44; phase combat"
    game = set_up(text, dice=[3, 4])
    play(game, "attack 2605", "add SU-AD-1", "go")
    assert asked(game) == "choose_attacker_loss"
    assert offered(game, "lose") == {"SU-AD-1", "SU-RD-4"}
    river = "turn 8 soviet; 2507: SU-AD-1 SU-RD-4; 2508: DE-INF-44; phase combat"
    assert causes(river, "2508") == {"river": -1}


def test_distant_guns_take_no_losses_and_do_not_spoil_a_river() -> None:  # SG-9c
    game = set_up(GUNS, dice=[3, 4])
    play(game, "attack 2605", "add SU-AD-1", "go")
    while asked(game) == "choose_attacker_loss":
        assert "lose SU-AD-1" not in legal(game)
        play(game, "lose SU-RD-4")
    assert state(game).steps[NUMBER["SU-AD-1"]] == 2


def test_supporting_guns_measure_to_the_hex_under_attack() -> None:  # SG-9d, SG-H.d, SG-9b, OP-9.1
    text = "turn 22; 2605: DE-INF-44; 2705: SU-RD-4; {}: SU-AD-1; phase combat"
    game = set_up(text.format("2707"), dice=[3, 4])
    play(game, "attack 2705", "go")
    assert offered(game, "fire") == {"SU-AD-1"}
    events = play(game, "fire SU-AD-1")
    assert told(events, "odds")[0]["defence"] == 2 + 4
    far = set_up(text.format("2708"), dice=[3, 4])
    play(far, "attack 2705", "go")
    assert asked(far) != "defence_guns"


def test_artillery_alone_bombards() -> None:  # SG-9e, SG-9f, SG-S.11
    text = "turn 22 soviet; 2603: SU-AD-1 SU-AD-4 SU-AD-7; 2605: DE-INF-44; phase combat"
    game = set_up(text, dice=[6])
    play(game, "shell 2605", "add SU-AD-1", "add SU-AD-4", "add SU-AD-7")
    events = play(game, "go")
    assert told(events, "shelling")[0] | {"counters": 0} == {
        "target": "2605", "counters": 0, "points": 12, "die": 6, "number": 4, "losses": 0,
    }  # fmt: skip
    assert state(game).steps[NUMBER["DE-INF-44"]] == 1


def test_terrain_shifts_the_bombardment() -> None:  # SG-9e
    text = "turn 22 soviet; 0806: SU-AD-1 SU-AD-4; 0707: DE-INF-44; phase combat"
    game = set_up(text, dice=[6])
    events = play(game, "shell 0707", "add SU-AD-1", "add SU-AD-4", "go")
    assert told(events, "shelling")[0]["number"] == 2  # 8 points: 6-10, one column left


def test_several_guns_join_and_each_serves_once() -> None:  # SG-9f, SG-9g
    text = "turn 22 soviet; 2603: SU-AD-1 SU-AD-4; 2604: SU-RD-4; 2605: DE-INF-44; "
    game = set_up(text + "2505: DE-INF-45; phase combat", dice=[3, 4])
    play(game, "attack 2605", "add SU-AD-1", "add SU-AD-4")
    events = play(game, "go")
    assert told(events, "attack")[0]["attack"] == 2 + 4 + 4
    run_to(game, "combat", "loss stop")
    assert not offered(game, "shell")


def test_bombardment_gets_no_help_from_the_air() -> None:  # SG-9h
    text = "turn 22 soviet; 2603: SU-AD-1; 2605: DE-INF-44; 2404: SU-A-206; phase air_missions"
    game = set_up(text, dice=[4])
    play(game, "send SU-A-206", "support 2605", "done")
    run_to(game, "combat")
    events = play(game, "shell 2605", "add SU-AD-1", "go")
    assert told(events, "shelling")[0]["points"] == 4


def test_bombs_and_shells_do_not_fall_on_one_hex() -> None:  # SG-9i
    text = "turn 22 soviet; 2603: SU-AD-1; 2605: DE-INF-44; 2404: SU-A-206; phase air_missions"
    game = set_up(text, dice=[4])
    play(game, "send SU-A-206", "bomb_units 2605", "done")
    run_to(game, "combat")
    assert forbids(game, "shell 2605") == "9i"


def test_a_hex_is_shelled_once_in_a_phase() -> None:
    text = "turn 22 soviet; 2603: SU-AD-1 SU-AD-4; 2605: DE-INF-44; phase combat"
    game = set_up(text, dice=[1])
    play(game, "shell 2605", "add SU-AD-1", "go")
    assert forbids(game, "shell 2605") == "OP-9.7"


def used(turn: int, pause: str = "2") -> Game:
    fired = {"guns": {NUMBER["SU-AD-1"]: 22}, "frames": [["turn_end"], ["combat"]]}
    more = json.dumps(fired)
    text = f"turn {turn} soviet; 2603: SU-AD-1; 2605: DE-INF-44; more {more}"
    return set_up(text, artillery_pause=pause)


def test_artillery_that_has_fired_rests() -> None:  # SG-9j
    assert not offered(used(23), "shell")
    assert offered(used(24), "shell") == {"2605"}
    assert not offered(used(24, "3"), "shell")
    assert offered(used(25, "3"), "shell") == {"2605"}


def test_defending_guns_rest_too() -> None:  # SG-9j, SG-9g
    text = "turn 22; 2605: DE-INF-44; 2705: SU-RD-4; 2707: SU-AD-1; phase combat"
    game = set_up(text, dice=[3, 4])
    play(game, "attack 2705", "go", "fire SU-AD-1")
    assert state(game).guns == {NUMBER["SU-AD-1"]: 22}
    again = set_up(text.replace("turn 22", "turn 23"), dice=[3, 4])
    state(again).guns[NUMBER["SU-AD-1"]] = 22
    play(again, "attack 2705", "go")
    assert asked(again) != "defence_guns"


GUN = "turn 8 soviet; 2605: SU-AD-1 SU-RD-4 SU-RD-5; 2705: DE-INF-44; {}phase combat"


def test_artillery_owes_nothing_once_its_only_hex_is_attacked() -> None:  # SG-C.1
    game = set_up(GUN.format(""), dice=[3, 4])
    assert duties(state(game)) >> NUMBER["SU-AD-1"] & 1
    play(game, "attack 2705", "go")
    run_to(game, "combat", "loss stop")
    assert where(game, "DE-INF-44") == "2705"
    assert not is_marked(game, "attacked", "SU-AD-1")
    assert {"end", "shell 2705"} <= legal(game)


def test_artillery_owes_fire_while_another_hex_is_not_attacked() -> None:  # SG-C.1
    game = set_up(GUN.format("2606: DE-INF-45; "), dice=[3, 4])
    play(game, "attack 2705", "all", "drop SU-AD-1", "go")
    run_to(game, "combat", "loss stop")
    assert duties(state(game)) == 1 << NUMBER["SU-AD-1"]
    assert forbids(game, "end") == "4.1.2g"


# SG-C.1, OP-9.6
def test_a_hex_under_bombs_or_shells_frees_guns_from_their_duty_but_nobody_else() -> None:
    guns = 1 << NUMBER["SU-AD-1"]
    for field in ("shelled", "bombed_units"):
        g = state(set_up(GUN.format("")))
        everybody = g.land(SOVIET)
        assert duties(g) == everybody
        setattr(g, field, g.held[AXIS])
        assert duties(g) == everybody & ~guns


def test_nothing_of_a_combat_is_left_when_it_is_over() -> None:  # SG-S.11
    text = "turn 8; 2605: DE-INF-44 DE-INF-45 DE-INF-46; 2705: SU-RD-4; phase combat"
    game = set_up(text, dice=[3, 4])
    storm(game, "2705")
    assert state(game).shown
    run_to(game, "combat", "loss stop")
    g = state(game)
    assert (g.battle, g.hurt, g.shown) == (None, 0, 0)


def test_engaged_artillery_may_shell_to_do_its_duty() -> None:
    text = "turn 22 soviet; 2604: SU-AD-1; 2605: DE-INF-44; phase combat"
    game = set_up(text, dice=[2])
    assert forbids(game, "end") == "4.1.2g"
    play(game, "shell 2605", "add SU-AD-1", "go")
    assert "end" in legal(game)


def test_guns_next_to_their_target_suffer_the_stars() -> None:  # SG-9c, OP-9.4
    near = set_up("turn 22 soviet; 2604: SU-AD-1; 2605: DE-INF-44; phase combat", dice=[1])
    assert told(play(near, "shell 2605", "add SU-AD-1", "go"), "shelling")[0]["losses"] == 1
    assert state(near).steps[NUMBER["SU-AD-1"]] == 1
    far = set_up("turn 22 soviet; 2603: SU-AD-1; 2605: DE-INF-44; phase combat", dice=[1])
    assert told(play(far, "shell 2605", "add SU-AD-1", "go"), "shelling")[0]["losses"] == 0
    assert state(far).steps[NUMBER["SU-AD-1"]] == 2


def test_shifts_are_in_the_odds_before_the_attack_is_declared() -> None:
    text = "turn 21; 0706: DE-INF-44; 0707: SU-RD-4; uncommanded DE-INF-44; phase combat"
    game = set_up(text)
    play(game, "attack 0707")
    odds = game.odds(("go",))
    assert [(shift.cause, shift.columns) for shift in odds.shifts] == [
        ("terrain", -1), ("attacker-command", -1), ("winter", -1),
    ]  # fmt: skip
    ratio, column, outcomes = odds.columns[5]
    assert (ratio, column) == ("3-1", "1-1")
    assert sum(outcomes.as_floats().values()) == pytest.approx(1)


def test_the_defender_sees_the_exact_odds_of_his_guns() -> None:  # SG-H.d
    text = "turn 22; 2605: DE-INF-44; 2705: SU-RD-4; 2707: SU-AD-1; phase combat"
    game = set_up(text, dice=[3, 4])
    play(game, "attack 2705", "go")
    silent, firing = game.odds(("done",)), game.odds(("fire", "SU-AD-1"))
    assert (silent.defence, firing.defence) == (2, 6)
    assert (silent.known, firing.known) == ("3-2", "1-3")
