"""12.1 and O: how it starts; 3 and S: how a turn goes."""

from __future__ import annotations

import json
import random

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    campaign,
    forbids,
    hexes,
    legal,
    offered,
    play,
    run_to,
    seat,
    set_up,
    state,
    steps_of,
    told,
    where,
)

import hexfront
from hexfront.core.chance import Chance
from hexfront.core.game import game_at
from hexfront.core.hexes import bits
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.counters import (
    ALL_LAND,
    MOVES_FROM,
    NAMES,
    NUMBER,
    OF_SIDE,
    START_HEX,
    START_STEPS,
    START_ZONE,
)
from hexfront.games.stalingrado.sequence import PLAYER_TURN
from hexfront.games.stalingrado.tables import BOARD, STACK_LIMIT, ZONES
from hexfront.games.stalingrado.zones import zone


def test_every_printed_position_is_taken() -> None:  # SG-12.1a, SG-S.0
    game = campaign()
    for counter, start in enumerate(START_HEX):
        if start >= 0:
            assert state(game).place[counter] == start
    assert where(game, "DE-PZ-3") == "0610"  # the blue counter's place
    assert steps_of(game, "DE-PZ-3") == 3


def test_no_stack_starts_above_its_limit() -> None:  # SG-12.1a
    g = state(campaign())
    for place in bits(g.held[0] | g.held[1]):
        assert g.units_at(place).bit_count() <= STACK_LIMIT[place]


def test_33_soviet_units_start_reduced() -> None:  # SG-12.1.1a, SG-O.3c
    reduced = [n for n in bits(OF_SIDE[1] & ALL_LAND) if START_STEPS[n] == 1 and START_HEX[n] >= 0]
    assert len(reduced) == 33
    assert START_STEPS[NUMBER["SU-TC-24-A"]] == START_STEPS[NUMBER["SU-TC-22"]] == 1


def test_25_soviet_units_wait_until_turn_5() -> None:  # SG-12.1.1b, SG-O.3j
    frozen = {NAMES[n] for n, turn in enumerate(MOVES_FROM) if turn == 5}
    numbers = "63 138 147 156 157 181 184 192 196 197 223 236 389 392 394 406 414 416 417"
    expected = {f"SU-RD-{n}" for n in numbers.split()}
    expected |= {"SU-GRD-32", "SU-GRD-33", "SU-MD-9", "SU-MD-20", "SU-CC-17"}
    assert len(frozen) == 25
    assert expected <= frozen
    for turn, moves in ((4, False), (5, True)):
        game = set_up(f"turn {turn} soviet; 2605: SU-RD-63 SU-RD-4")
        assert ("unit SU-RD-63" in legal(game)) == moves
        assert "unit SU-RD-4" in legal(game)


def test_frozen_units_retreat_but_do_not_advance() -> None:  # SG-O.3j
    text = "turn 3 soviet; 2605: SU-RD-63 SU-RD-4 SU-GRD-2; 2705: RO-CAV-1/1; phase combat"
    game = set_up(text, dice=[3, 4])
    play(game, "attack 2705", "go")
    while asked(game) == "choose_attacker_loss":
        play(game, "lose SU-RD-4")
    assert "advance SU-GRD-2" in legal(game)
    assert forbids(game, "advance SU-RD-63") == "O.3j"


@pytest.mark.parametrize(
    ("unit", "edge"), [("SU-RD-6", "N"), ("SU-RD-1", "E"), ("SU-RD-5", "S"), ("SU-TC-1-B", "NE")]
)
def test_soviet_reinforcements_enter_as_listed(unit: str, edge: str) -> None:  # SG-12.1.2a
    game = set_up(f"turn 16 soviet; waiting: {unit}; 2605: SU-RD-4")
    play(game, f"enter {unit}")
    sample = {"N": "2001", "E": "3310", "S": "2836"}
    for letter, place in sample.items():
        assert (place in offered(game, "at")) == (letter in edge)


def test_axis_reinforcements_enter_as_listed() -> None:  # SG-12.1.4a
    game = set_up("turn 23; waiting: DE-PZ-6 DE-PZ-17")
    play(game, "enter DE-PZ-6")
    assert "0105" in offered(game, "at")
    play(game, "wait", "enter DE-PZ-17")
    assert "0105" not in offered(game, "at")
    assert "0301" in offered(game, "at")


def test_the_22nd_panzer_division_starts_reduced() -> None:  # SG-O.1h, SG-12.1.3a
    game = campaign()
    assert (where(game, "DE-PZ-22"), steps_of(game, "DE-PZ-22")) == ("0915", 1)


def test_three_fronts_have_places_and_six_are_put() -> None:  # SG-O.3a
    game = campaign()
    fronts = ("BRYANSK", "SOUTHWESTERN", "SOUTHERN")
    assert [where(game, f"SU-HQ-{name}") for name in fronts] == ["0901", "1009", "1415"]
    run_to(game, "place_hq", "none")
    assert seat(game) == "soviet"
    g = state(game)
    allowed = offered(game, "to")
    assert not hexes(*allowed) & (g.held[0] | zone(g, 0))
    play(game, "aside")
    assert asked(game) == "place_hq"


def test_the_102nd_fighters_start_at_gumrak() -> None:  # SG-O.4b
    assert where(campaign(), "SU-A-102-A") == "2712"


@pytest.mark.parametrize(("name", "count"), [("voronezh", 4), ("southwest", 10), ("caucasus", 6)])
# SG-O.4c, SG-O.4d, SG-O.4e
def test_soviet_air_units_start_in_their_zone(name: str, count: int) -> None:
    units = [unit for unit, zone_name in START_ZONE.items() if zone_name == name]
    assert len(units) == count
    game = campaign()
    rng = random.Random(name)
    while asked(game) == "first_base":
        assert game.decision is not None
        unit = game.decision.args["counter"]
        if START_ZONE[NUMBER[unit]] == name:
            assert hexes(*offered(game, "to")) & ~ZONES[name] == 0
        game.play(rng.choice(game.decision.actions))
    assert all(state(game).place[unit] < BOARD.size for unit in units)


def test_the_first_control_follows_the_nearest_unit() -> None:  # OP-12.1
    g = state(campaign())
    assert g.control & hexes("0503", "0509") == hexes("0503", "0509")
    objectives = hexes(
        "1419", "1404", "3031", "2822", "2517", "0627", "1713", "1409", "2813", "1628"
    )
    assert not g.control & objectives


# -- the sequence


def test_a_turn_is_axis_then_soviet_movement_and_combat() -> None:  # SG-3a, SG-3d
    game = set_up("turn 8; 0503: DE-INF-44; 2605: SU-RD-4; phase turn_start")
    seen = []
    for _ in range(200):
        if state(game).turn == 9:
            break
        if asked(game) in ("moving", "combat"):
            seen.append((seat(game), asked(game)))
        quiet = {"done", "end", "agree"} & legal(game)
        play(game, quiet.pop())
    assert seen == [
        ("axis", "moving"),
        ("axis", "combat"),
        ("soviet", "moving"),
        ("soviet", "combat"),
    ]


def test_a_player_moves_as_many_units_as_he_likes() -> None:  # SG-3b, SG-S.4, SG-4a
    game = set_up("turn 8; 0503: DE-INF-44 DE-INF-45 DE-INF-46")
    play(game, "unit DE-INF-44", "to 0502", "unit DE-INF-46", "to 0504")
    assert offered(game, "unit") == {"DE-INF-45"}  # each once
    play(game, "end")
    assert [where(game, f"DE-INF-{n}") for n in (44, 45, 46)] == ["0502", "0503", "0504"]


def test_attacks_follow_the_engagements_of_the_movement() -> None:  # SG-3c, SG-S.6
    game = set_up("turn 8; 2603: DE-INF-44; 2605: SU-RD-4")
    play(game, "unit DE-INF-44", "to 2604", "end")
    run_to(game, "combat")
    assert (seat(game), offered(game, "attack")) == ("axis", {"2605"})
    assert forbids(game, "end") == "4.1.2g"


def test_the_steps_of_a_player_turn() -> None:  # SG-3d, SG-S.1, SG-S.3, SG-S.12
    assert (
        *("own_status", "replacement_points", "withdrawals", "moving", "air_missions"),
        *("fix_duties", "reaction", "air_combats", "bombings", "enemy_status", "combat"),
        "player_turn_end",
    ) == PLAYER_TURN


def test_the_turn_ends_after_the_soviet_combat_phase() -> None:  # SG-S.B, SG-S.12
    game = set_up("turn 12 soviet; 0503: DE-INF-44; 2813: SU-RD-4; phase combat")
    events = play(game, "end")
    names = [event.what for event in events]
    assert names.index("scores") < names.index("turn")
    assert told(events, "turn") == [{"turn": 13}]


def test_the_last_turn_of_a_scenario_ends_it_and_no_other_does() -> None:  # SG-S.B, OP-12.3
    for turn, is_over in {5: False, 6: True}.items():
        text = f"turn {turn} soviet; 0503: DE-INF-44; 1404: SU-RD-4; phase combat"
        game = game_at(GAME, text, scenario="blue")
        events = play(game, "end")
        assert bool(told(events, "game-over")) is is_over
        assert (game.result is not None) is is_over


def test_an_order_of_a_stack_may_change_again_in_the_next_phase() -> None:  # SG-S.4
    game = set_up("turn 8; 0503: DE-INF-44 DE-INF-45; 2605: SU-RD-4")
    g = state(game)
    g.lifted = hexes("0503")
    play(game, "end")
    assert g.lifted == 0


def test_withdrawals_come_before_arrivals_and_movement() -> None:  # SG-S.3
    game = set_up("turn 5; 0702: DE-PZ-9; future: DE-INF-371; phase withdrawals")
    names = [event.what for event in game.opening.events]
    assert names == ["withdrawn", "arrivals"]
    assert asked(game) == "moving"


def test_marks_of_a_turn_are_wiped() -> None:  # SG-S.A, SG-M.b, SG-3b
    game = set_up("turn 8; 0503: DE-INF-44; 2605: SU-RD-4; phase moving")
    play(game, "unit DE-INF-44", "to 0502", "end")
    run_to(game, "combat")
    play(game, "end")
    run_to(game, "moving")
    g = state(game)
    assert (g.side, g.moved, g.attacked, g.struck) == (1, 0, 0, 0)


def test_a_unit_barred_from_attacking_cannot_end_engaged() -> None:  # SG-S.4
    game = set_up("turn 8; 0703: DE-INF-44/1 DE-HQ-2; 0805: SU-RD-4; points german-infantry 1; "
                  "phase replacement_points")  # fmt: skip
    play(game, "replenish DE-INF-44", "done", "unit DE-INF-44")
    assert not {"to 0705", "to 0704"} & legal(game)


def test_in_a_position_that_was_loaded_the_owner_still_changes_the_order_of_a_stack() -> None:
    game = hexfront.new("stalingrado", seed="stacks")
    data = json.loads(json.dumps(GAME.dump(game.state)))
    loaded = GAME.restore(data, game.setup, Chance("loaded"))
    assert GAME.dump(loaded) == GAME.dump(game.state)
    place = bits(game.state.many)[0]
    lowest = min(bits(game.state.units_at(place)), key=game.state.stamp.__getitem__)
    for g in (game.state, loaded):
        g.put_on_top(lowest)
        assert g.tops >> lowest & 1
    assert GAME.dump(loaded)["stamps"] == GAME.dump(game.state)["stamps"]
