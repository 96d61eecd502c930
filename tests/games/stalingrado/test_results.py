"""5.1.7 results, 5.2 advance, 5.3 retreat."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    forbids,
    give_way,
    hexes,
    is_marked,
    legal,
    offered,
    play,
    run_to,
    seat,
    set_up,
    state,
    steps_of,
    storm,
    told,
    where,
)

from hexfront import Game
from hexfront.core.flow import Event
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.results import refuges
from hexfront.games.stalingrado.tables import BOARD, LAND

# 2605 attacks 2705: by the ratio and the dice any result can be had.
DICE = {
    "D0A1": ("DE-INF-44", "SU-RD-4", [3, 4]),  # 4:2
    "D1A0": ("DE-INF-44", "SU-RD-4", [2, 3]),
    "D2A0": ("DE-INF-44", "SU-RD-4", [1, 1]),
}


def fought(result: str, attackers: str = "DE-INF-44", defenders: str = "SU-RD-4") -> Game:
    """After a combat of 4 against 2 in the open."""
    dice = DICE[result][2]
    game = set_up(f"turn 8; 2605: {attackers}; 2705: {defenders}; phase combat", dice=dice)
    storm(game, "2705")
    return game


def test_d1_is_a_loss_or_a_retreat() -> None:  # SG-5.1.7a
    game = fought("D1A0")
    assert (seat(game), legal(game)) == ("soviet", {"loss", "retreat"})
    play(game, "loss")
    assert (where(game, "SU-RD-4"), steps_of(game, "SU-RD-4")) == ("2705", 1)
    other = fought("D1A0")
    play(other, "retreat", "to 2806")
    assert (where(other, "SU-RD-4"), steps_of(other, "SU-RD-4")) == ("2806", 2)


def test_d2_is_a_loss_and_a_retreat_of_all() -> None:  # SG-5.1.7b
    text = "turn 8; 2605: DE-INF-44 DE-INF-71; 2705: SU-RD-4 SU-RD-5; phase combat"
    game = set_up(text, dice=[1, 1])
    storm(game, "2705")
    assert (asked(game), offered(game, "lose")) == ("defender_loss", {"SU-RD-4", "SU-RD-5"})
    play(game, "lose SU-RD-5", "all 2806")
    assert where(game, "SU-RD-4") == where(game, "SU-RD-5") == "2806"
    assert (steps_of(game, "SU-RD-4"), steps_of(game, "SU-RD-5")) == (2, 1)


def test_d3_and_more_take_the_number_minus_one() -> None:  # SG-5.1.7c, SG-C.3
    text = "turn 8; 2605: DE-INF-44 DE-INF-71 DE-INF-79 DE-INF-294; 2705: SU-RD-4 SU-RD-5; "
    game = set_up(text + "phase combat", dice=[4, 6])
    events = storm(game, "2705")  # 16:4
    assert told(events, "combat-result")[0]["d"] == 2
    four = set_up(
        text.replace("SU-RD-4 SU-RD-5", "SU-RD-4/1 SU-RD-5") + "phase combat", dice=[1, 1]
    )
    events = storm(four, "2705")  # 16:3
    assert told(events, "combat-result")[0]["d"] == 4
    assert where(four, "SU-RD-4") == where(four, "SU-RD-5") == "pool"


def test_the_defender_spreads_his_losses() -> None:  # SG-5.1.7c
    text = (
        "turn 8; 2605: DE-INF-44 DE-INF-71 DE-INF-79 DE-INF-294; 2604: DE-INF-45; 2704: DE-INF-57; "
    )
    game = set_up(text + "2705: SU-RD-4 SU-RD-5 SU-RD-6; phase combat", dice=[5, 6])
    events = storm(game, "2705")  # 19:6
    assert told(events, "combat-result")[0]["d"] == 2
    play(game, "lose SU-RD-6")
    play(game, "to 2806", "to 2805", "to 2706")
    assert [where(game, u) for u in ("SU-RD-4", "SU-RD-5", "SU-RD-6")] == ["2806", "2805", "2706"]


def test_a_losses_fall_on_the_attackers() -> None:  # SG-5.1.7d
    game = fought("D0A1", "DE-INF-44", "SU-RD-4")
    assert steps_of(game, "DE-INF-44") == 1
    two = set_up("turn 8; 2605: DE-INF-44 DE-INF-57; 2705: SU-GRD-2 SU-GRD-3; phase combat",
                 dice=[3, 4])  # fmt: skip
    storm(two, "2705")  # 7:6, D0A2
    assert (seat(two), asked(two)) == ("axis", "choose_attacker_loss")
    play(two, "lose DE-INF-57", "lose DE-INF-57")
    assert where(two, "DE-INF-57") == "pool"


def test_distant_guns_take_no_losses_of_the_attack() -> None:  # OP-5.11
    text = "turn 22 soviet; 2605: SU-RD-4 SU-RD-5; 2604: SU-AD-1; 2705: DE-INF-44; phase combat"
    game = set_up(text, dice=[3, 4])
    play(game, "attack 2705", "add SU-AD-1", "go")
    run_to(game, "choose_attacker_loss", "loss done")
    assert offered(game, "lose") == {"SU-RD-4", "SU-RD-5"}


def test_d0_and_a0_do_nothing_and_both_halves_apply() -> None:  # SG-5.1.7e
    game = fought("D0A1")
    assert (steps_of(game, "SU-RD-4"), where(game, "SU-RD-4")) == (2, "2705")
    both = set_up("turn 8; 2605: DE-INF-44 DE-MTN-1; 2705: SU-GRD-2; phase combat", dice=[5, 5])
    events = storm(both, "2705")  # 7:3, D2A2
    assert told(events, "combat-result")[0] | {"dice": 0} == {
        "target": "2705", "dice": 0, "d": 2, "a": 2,
    }  # fmt: skip
    play(both, "to 2806", "lose DE-MTN-1", "lose DE-MTN-1")
    assert (steps_of(both, "SU-GRD-2"), where(both, "DE-MTN-1")) == (1, "pool")


def test_soviets_in_stalingrad_may_hold() -> None:  # SG-5.1.7f
    text = "turn 12; 2812: DE-INF-44 DE-INF-71 DE-INF-79; 2813: SU-RD-4 SU-GRD-2; phase combat"
    game = set_up(text, dice=[1, 1])
    events = storm(game, "2813")
    d = told(events, "combat-result")[0]["d"]
    assert d >= 1
    assert legal(game) == {"hold", "retreat"}
    play(game, "hold")
    for _ in range(d):
        if asked(game) == "defender_loss":
            play(game, f"lose {sorted(offered(game, 'lose'))[0]}")
    assert steps_of(game, "SU-RD-4") + steps_of(game, "SU-GRD-2") == 4 - d
    assert state(game).held[1] & hexes("2813")
    elsewhere = fought("D2A0", defenders="SU-RD-4")
    assert asked(elsewhere) != "defender_choice"


# -- advance


def won(attackers: str, target: str = "2705", start: str = "2605", more: str = "") -> Game:
    """The only defender, reduced, is eliminated by a D2: nothing is left for a breakthrough."""
    text = f"turn 8; {start}: {attackers}; {target}: SU-RD-4/1; {more}phase combat"
    game = set_up(text, dice=[3, 4])
    storm(game, target)
    give_way(game, "SU-RD-4")
    assert where(game, "SU-RD-4") == "pool"
    while asked(game) == "choose_attacker_loss":
        play(game, f"lose {sorted(offered(game, 'lose'))[0]}")
    return game


def test_the_winner_may_occupy_the_hex_but_not_with_artillery() -> None:  # SG-5.2a
    game = won("DE-INF-44 DE-INF-45")
    assert (seat(game), offered(game, "advance")) == ("axis", {"DE-INF-44", "DE-INF-45"})
    play(game, "advance DE-INF-44")
    assert where(game, "DE-INF-44") == "2705"
    text = "turn 22 soviet; 2605: SU-AD-1 SU-GRD-2; 2705: RO-CAV-1/1; phase combat"
    guns = set_up(text, dice=[1, 1])
    storm(guns, "2705")
    play(guns, "lose SU-AD-1")
    assert offered(guns, "advance") == {"SU-GRD-2"}


def test_only_fast_units_go_further() -> None:  # SG-5.2b
    game = won("DE-INF-45 DE-MOT-3")
    play(game, "advance DE-INF-45")
    assert asked(game) != "go_on"
    play(game, "advance DE-MOT-3")
    assert asked(game) == "go_on"


def test_nobody_has_to_advance() -> None:  # SG-5.2c
    game = won("DE-INF-45 DE-MOT-3")
    play(game, "stop")
    assert not state(game).held[0] & hexes("2705")
    further = won("DE-INF-45 DE-MOT-3")
    play(further, "advance DE-MOT-3", "halt", "stop")
    assert where(further, "DE-MOT-3") == "2705"


def test_exploitation_is_one_hex_more() -> None:  # SG-5.2.1a, SG-5.2b
    game = won("DE-MOT-3 DE-INF-45")
    play(game, "advance DE-MOT-3")
    assert offered(game, "exploit") == {"2606", "2605", "2704", "2706"}
    play(game, "exploit 2706")
    assert where(game, "DE-MOT-3") == "2706"
    assert asked(game) != "go_on"


def test_exploitation_needs_an_open_battlefield() -> None:  # SG-5.2.1b
    game = won("DE-MOT-3 DE-INF-45", "0707", "0706")
    play(game, "advance DE-MOT-3")
    assert not offered(game, "exploit")


def test_exploitation_crosses_no_river_nor_bridge() -> None:  # SG-5.2.1c
    game = won("DE-MOT-3 DE-INF-45")
    play(game, "advance DE-MOT-3")
    assert not {"2805", "2806"} & offered(game, "exploit")
    bridge = won("DE-MOT-3 DE-INF-45", "0504", "0604")
    play(bridge, "advance DE-MOT-3")
    assert "0503" not in offered(bridge, "exploit")


def test_exploitation_leads_to_open_ground_or_a_city() -> None:  # SG-5.2.1d
    game = won("DE-MOT-3 DE-INF-45", "0706", "0705")
    play(game, "advance DE-MOT-3")
    assert "0707" not in offered(game, "exploit")
    assert "0806" in offered(game, "exploit")
    city = won("DE-MOT-3 DE-INF-45", "0808", "0807")
    play(city, "advance DE-MOT-3")
    assert "0809" in offered(city, "exploit") or "0708" in offered(city, "exploit")


STRONG = "DE-INF-44 DE-INF-71 DE-MOT-3 DE-MOT-16"


def broken(dice: list[int], defenders: str = "SU-RD-4/1", place: str = "2705") -> Game:
    text = f"turn 8; 2605: {STRONG}; {place}: {defenders}; phase combat"
    game = set_up(text, dice=dice)
    storm(game, place)
    return game


# SG-5.2.2a, SG-5.2.2c, SG-C.3, OP-5.25
def test_losses_that_are_left_become_movement_points() -> None:
    game = broken([1, 3])  # 16:1 is 9-1+, D6A0: 5 loss points, one step
    assert state(game).battle is not None
    assert state(game).battle.points == 4


def test_the_points_are_divided_among_fast_units() -> None:  # SG-5.2.2b
    game = broken([1, 3])
    play(game, "advance DE-MOT-3", "push 2606")
    assert state(game).battle.points == 3
    play(game, "push 2506", "halt")
    assert state(game).battle.points == 2
    play(game, "advance DE-MOT-16", "push 2606", "push 2506")
    assert where(game, "DE-MOT-16") == "2506"
    assert asked(game) == "advancing"
    assert state(game).battle.points == 0


def test_breakthrough_pays_for_rivers_and_is_not_barred_by_them() -> None:  # SG-5.2.2d
    game = broken([1, 3])
    play(game, "advance DE-MOT-3")
    assert "2806" in offered(game, "push")
    assert "2806" not in offered(game, "exploit")
    play(game, "push 2806")
    assert state(game).battle.points == 1


def test_exploitation_and_breakthrough_add_up() -> None:  # SG-5.2d
    game = broken([1, 3])
    play(game, "advance DE-MOT-3", "exploit 2606", "push 2506")
    assert where(game, "DE-MOT-3") == "2506"
    assert state(game).battle.points == 3


def test_breakthrough_counts_half_points_in_winter() -> None:  # SG-5.2.2b, SG-11.1a
    text = f"turn 22; 2605: {STRONG}; 2705: SU-RD-4/1; phase combat"
    game = set_up(text, dice=[4, 6])  # 8-1 after the shift, D5A1
    storm(game, "2705")
    play(game, "lose DE-INF-44")
    assert state(game).battle.points == 3
    play(game, "advance DE-MOT-3", "push 2606")
    assert game.view("axis")["battle"]["points"] == game.decision.args["points"] == 1.5
    play(game, "push 2506")
    assert game.view("axis")["battle"]["points"] == 0


# -- retreat


def test_nobody_retreats_into_the_enemy() -> None:  # SG-5.3a, SG-C.3
    text = "turn 8; 2605: DE-INF-44; 2806: DE-INF-45; 2705: SU-RD-4; phase combat"
    game = set_up(text, dice=[3, 4])
    storm(game, "2705")
    give_way(game, "SU-RD-4")
    assert offered(game, "to") == {"2704", "2805", "2706", "2606"}


def test_who_cannot_retreat_is_eliminated() -> None:  # SG-5.3b, SG-C.4
    parts = {"2605": "DE-INF-44", "2606": "DE-INF-45", "2704": "DE-INF-46", "2706": "DE-INF-50"}
    parts |= {"2805": "DE-INF-57", "2806": "DE-INF-62"}
    around = "; ".join(f"{place}: {unit}" for place, unit in parts.items())
    game = set_up(f"turn 8; {around}; 2705: SU-RD-4 SU-RD-5 SU-RD-6; phase combat", dice=[2, 2])
    storm(game, "2705")
    give_way(game, "SU-RD-4")
    assert where(game, "SU-RD-6") == "pool"


def test_who_chooses_a_retreat_that_is_not_there_is_eliminated() -> None:  # OP-5.14
    parts = {"2605": "DE-INF-44", "2606": "DE-INF-45", "2704": "DE-INF-46", "2706": "DE-INF-50"}
    parts |= {"2805": "DE-INF-57", "2806": "DE-INF-62"}
    around = "; ".join(f"{place}: {unit}" for place, unit in parts.items())
    guards = "SU-GRD-2 SU-GRD-3 SU-GRD-4"
    game = set_up(f"turn 8; {around}; 2705: {guards}; phase combat", dice=[1, 4])  # D1
    events = storm(game, "2705")
    assert told(events, "combat-result")[0]["d"] == 1
    play(game, "retreat")
    assert {where(game, unit) for unit in guards.split()} == {"pool"}


CROWD = "SU-RD-5 SU-RD-6 SU-RD-8 SU-RD-15"


def onto_friends() -> Game:
    text = f"turn 8; 2605: DE-INF-44; 2606: DE-INF-71 DE-INF-79; 2705: SU-RD-4; 2706: {CROWD}; "
    game = set_up(text + "phase combat", dice=[2, 3, 4, 3, 4, 3])
    play(game, "attack 2705", "go", "retreat", "to 2706")
    return game


def test_retreating_units_may_overcrowd_a_friendly_hex() -> None:  # SG-5.3.1a, SG-S.12
    game = onto_friends()
    assert state(game).units_at(state(game).place[NUMBER["SU-RD-4"]]).bit_count() == 5
    assert is_marked(game, "retreated", "SU-RD-4")
    run_to(game, "combat", "stop")
    play(game, "attack 2706")
    run_to(game, "moving", "go end done stop loss agree")
    assert seat(game) == "soviet"
    assert not is_marked(game, "retreated", "SU-RD-4")
    assert forbids(game, "end") == "5.3.1a"


def test_units_that_just_arrived_do_not_add_their_defence() -> None:  # SG-5.3.1b
    game = onto_friends()
    run_to(game, "combat", "stop")
    events = storm(game, "2706")
    assert told(events, "odds")[0]["defence"] == 8


def test_they_may_take_the_losses() -> None:  # SG-5.3.1c
    game = onto_friends()
    run_to(game, "combat", "stop")
    storm(game, "2706")  # 8:8 and a 7: D0A2; the losses of a better roll
    text = f"turn 8; 2605: DE-INF-44; 2606: DE-INF-71 DE-INF-79; 2705: SU-RD-4; 2706: {CROWD}; "
    better = set_up(text + "phase combat", dice=[2, 3, 1, 1])
    play(better, "attack 2705", "go", "retreat", "to 2706")
    run_to(better, "combat", "stop")
    storm(better, "2706")
    assert "SU-RD-4" in offered(better, "lose")


def test_who_retreats_on_into_an_empty_hex_defends_there_like_others() -> None:  # SG-5.3.1b
    text = f"turn 8; 2605: DE-INF-44; 2606: DE-INF-71 DE-INF-79; 2705: SU-RD-4; 2706: {CROWD}; "
    game = set_up(text + "phase combat", dice=[2, 3, 1, 1])
    play(game, "attack 2705", "go", "retreat", "to 2706")
    run_to(game, "combat", "stop")
    storm(game, "2706")
    give_way(game, "SU-RD-5")
    play(game, "all 2707")
    assert where(game, "SU-RD-4") == "2707"
    assert not is_marked(game, "retreated", "SU-RD-4")


def overfull(can_move: bool) -> Game:
    units = "SU-RD-63 SU-RD-138 SU-RD-147 SU-RD-156 SU-RD-157"  # none moves before turn 5
    turn = 6 if can_move else 2
    return set_up(f"turn {turn} soviet; 2605: {units}; 0101: DE-INF-44")


def test_an_overfull_hex_must_be_cleared_or_loses_units() -> None:  # SG-5.3.1a, OP-5.21, SG-S.4
    game = overfull(can_move=True)
    assert forbids(game, "end") == "5.3.1a"
    play(game, "unit SU-RD-63", "to 2705")
    assert "end" in legal(game)
    stuck = overfull(can_move=False)
    play(stuck, "end")
    assert (asked(stuck), len(offered(stuck, "lose"))) == ("crowd", 5)
    play(stuck, "lose SU-RD-63")
    assert where(stuck, "SU-RD-63") == "pool"


RIVER = "turn 8 soviet; 2506: SU-RD-4 SU-RD-5 SU-RD-6; 2507: {}; 2407: SU-RD-8; "
RIVER += "2408: SU-GRD-2; phase combat"


def over_the_river(unit: str, dice: list[int], turn: int = 8) -> Game:
    """Driven from 2507, where a river lies towards 2508 and 2608."""
    game = set_up(RIVER.format(unit).replace("turn 8", f"turn {turn}"), dice=dice)
    storm(game, "2507")
    give_way(game, unit.split("/")[0])
    return game


def why_eliminated(events: list[Event]) -> list[str]:
    """The rules that the events name."""
    return [event.rule for event in events if event.what == "eliminated"]


@pytest.mark.parametrize("heavy", ["DE-PZ-13", "DE-PZ-14"])
def test_heavy_units_lose_a_step_crossing_a_river(heavy: str) -> None:  # SG-5.3.2a
    game = over_the_river(heavy, [2, 3])  # 11:5, D1A0
    assert offered(game, "to") == {"2508", "2607", "2608"}
    play(game, "to 2608")
    assert (where(game, heavy), steps_of(game, heavy)) == ("2608", 1)


def test_heavy_units_with_a_loss_are_destroyed_by_a_river() -> None:  # SG-5.3.2b
    game = over_the_river("DE-PZ-13", [1, 1])  # D2A0
    assert steps_of(game, "DE-PZ-13") == 1
    events = play(game, "to 2608")
    assert where(game, "DE-PZ-13") == "pool"
    assert why_eliminated(events) == ["5.3.2b"]


def test_a_loss_alone_is_not_fatal() -> None:  # SG-5.3.2b, SG-5.3.2e
    game = over_the_river("DE-INF-44", [1, 1])  # D2A0
    events = play(game, "to 2608")
    assert (where(game, "DE-INF-44"), steps_of(game, "DE-INF-44")) == ("2608", 1)
    assert why_eliminated(events) == []


def test_other_units_cross_a_river_unharmed() -> None:  # SG-5.3.2f
    game = over_the_river("DE-INF-44", [2, 3])
    play(game, "to 2608")
    assert (where(game, "DE-INF-44"), steps_of(game, "DE-INF-44")) == ("2608", 2)


WIDE = "turn 8 soviet; 2415: SU-RD-4 SU-RD-5; 2416: {}; 2316: SU-RD-6; 2315: SU-RD-8 SU-GRD-2; "


def over_the_don(unit: str, dice: list[int], rules: list[str]) -> Game:
    game = set_up(WIDE.format(unit) + "phase combat", dice=dice)
    storm(game, "2416")
    give_way(game, unit.split("/")[0])
    assert offered(game, "to") == {"2515", "2516", "2417"}
    assert why_eliminated(play(game, "to 2516")) == rules
    return game


def test_heavy_units_do_not_survive_a_wide_river() -> None:  # SG-5.3.2c
    assert where(over_the_don("DE-PZ-13", [2, 3], ["5.3.2c"]), "DE-PZ-13") == "pool"


def test_other_units_lose_a_step_crossing_a_wide_river() -> None:  # SG-5.3.2d
    game = over_the_don("DE-INF-44", [2, 3], [])
    assert (where(game, "DE-INF-44"), steps_of(game, "DE-INF-44")) == ("2516", 1)


def test_other_units_with_a_loss_drown_in_a_wide_river() -> None:  # SG-5.3.2e
    assert where(over_the_don("DE-INF-44", [1, 1], ["5.3.2e"]), "DE-INF-44") == "pool"


def encircled(friend: str = "", dice: list[int] | None = None) -> Game:
    ring = "2605: SU-RD-4 SU-RD-5; 2806: SU-RD-6; 2804: SU-RD-8; 2604: SU-GRD-2; 2607: SU-GRD-3; "
    text = f"turn 8 soviet; {ring}2705: DE-INF-44; {friend}phase combat"
    game = set_up(text, dice=dice or [1, 1])
    storm(game, "2705")
    give_way(game, "DE-INF-44")
    return game


def test_an_encircled_unit_with_losses_does_not_get_away() -> None:  # SG-5.3.2g, SG-C.4
    assert where(encircled(), "DE-INF-44") == "pool"
    unhurt = encircled(dice=[2, 3])  # D1, the retreat is taken
    assert asked(unhurt) == "retreat_unit"


def test_friends_take_in_an_encircled_unit() -> None:  # SG-5.3.2h, SG-5.3a
    game = encircled("2706: DE-INF-45; ")
    assert where(game, "DE-INF-44") == "2706"


@pytest.mark.parametrize("loser", ["DE-INF-44", "DE-INF-45"])
def test_an_encircled_unit_is_not_saved_by_a_stackmate(loser: str) -> None:  # SG-5.3.2h, SG-5.3.2g
    """Who fell back a moment earlier is no friend that was there: the order decides nothing."""
    ring = "2605: SU-GRD-2 SU-GRD-3 SU-GRD-4 SU-RD-5; 2806: SU-RD-6 SU-RD-4; 2804: SU-RD-8; "
    ring += "2604: SU-RD-15; 2607: SU-RD-18; "
    text = f"turn 8 soviet; {ring}2705: DE-INF-44 DE-INF-45; phase combat"
    game = set_up(text, dice=[1, 1])  # D2
    storm(game, "2705")
    give_way(game, loser)
    play(game, "to 2706")
    other = "DE-INF-45" if loser == "DE-INF-44" else "DE-INF-44"
    assert (where(game, loser), where(game, other)) == ("pool", "2706")


def test_bridges_save_from_the_river() -> None:
    ring = "0502: SU-RD-4 SU-RD-5; 0503: {}; 0602: SU-RD-6; 0603: SU-RD-8; 0403: SU-GRD-2; "
    text = "turn 8 soviet; " + ring.format("DE-PZ-13") + "phase combat"
    game = set_up(text, dice=[1, 3])
    storm(game, "0503")
    give_way(game, "DE-PZ-13")
    assert {"0404", "0504"} & refuge_names(game, "DE-PZ-13")
    play(game, "to 0504")
    assert (where(game, "DE-PZ-13"), steps_of(game, "DE-PZ-13")) == ("0504", 2)


def refuge_names(game: Game, unit: str) -> set[str]:
    return set(BOARD.names(refuges(state(game), NUMBER[unit])))


def test_a_symbolic_hex_is_no_refuge() -> None:  # SG-6.4d, SG-6.4e
    around = BOARD.adjacent[BOARD.hex("2236")] & LAND
    units = ["DE-INF-44", "DE-INF-71", "DE-INF-79", "DE-INF-45", "DE-INF-50", "DE-INF-57"]
    parts = [f"{h}: {unit}" for h, unit in zip(BOARD.names(around), units, strict=False)]
    text = f"turn 8; 2236: SU-RD-4 SU-RD-5 SU-RD-6; {'; '.join(parts)}; phase combat"
    game = set_up(text, dice=[4, 6])
    assert "2237" not in BOARD.names(around)
    storm(game, "2236")
    give_way(game, "SU-RD-4")
    assert where(game, "SU-RD-6") == "off"  # as if it had left by the South edge


@pytest.mark.parametrize("unit", ["DE-MOT-3"])
def test_motorised_units_attack_but_do_not_advance_into_swamp(unit: str) -> None:
    text = f"turn 8; 1821: {unit} DE-MOT-16 DE-MOT-29; 1820: SU-RD-4/1; phase combat"
    game = set_up(text, dice=[1, 1])
    storm(game, "1820")
    give_way(game, "SU-RD-4")
    run_to(game, "combat", "stop")
    assert where(game, unit) == "1821"
