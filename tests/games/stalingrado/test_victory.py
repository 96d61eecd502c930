"""12.2: victory points."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import play, set_up, state, told

from hexfront import Game
from hexfront.games.stalingrado.tables import BOARD
from hexfront.games.stalingrado.victory import final_points, holder


def after_turn(turn: int, control: str, more: str = "") -> Game:
    game = set_up(
        f"turn {turn} soviet; 2605: SU-RD-4; {more}control {control}; phase combat", dice=[6]
    )
    play(game, "end")
    return game


@pytest.mark.parametrize(("turn", "points"), [(10, 0), (11, 3), (31, 3)])
def test_stalingrad_pays_three_points_from_turn_11(turn: int, points: int) -> None:  # SG-12.2a
    held = after_turn(turn, "2813 2814")
    assert state(held).score[0] == points
    assert state(after_turn(turn, "0101")).score[1] >= points


def test_half_of_stalingrad_pays_nobody() -> None:  # SG-12.2a, OP-12.2
    game = after_turn(15, "2813")
    assert state(game).score == [0, 0]
    g = state(game)
    assert holder(g, BOARD.set(["2813", "2814"])) is None


@pytest.mark.parametrize(("turn", "points"), [(18, 0), (19, 2), (31, 2)])
def test_maykop_pays_two_points_from_turn_19(turn: int, points: int) -> None:  # SG-12.2b
    game = after_turn(turn, "1628 2813")
    assert state(game).score[0] == points
    events = game.history[-1].events
    assert [event.rule for event in events if event.what == "scores"] == ["12.2b"] * (points > 0)


CITIES = {
    "rostov": ("1419", 60), "voronezh": ("1404", 40), "mozdok": ("3031", 20),
    "elista": ("2822", 20), "kotelnikovo": ("2517", 20), "taman": ("0627", 10),
    "millerovo": ("1713", 10), "rossosh": ("1409", 10), "kharkov": ("0509", 5),
    "kursk": ("0503", 5),
}  # fmt: skip


@pytest.mark.parametrize("city", CITIES)
# SG-12.2c, SG-12.2c1, SG-12.2c2, SG-12.2c3, SG-12.2c4, SG-12.2c5, SG-12.2c6, SG-12.2c7
# SG-12.2c8, SG-12.2c9, SG-12.2c10
def test_cities_pay_their_holder_at_the_end(city: str) -> None:
    place, points = CITIES[city]
    axis, soviet = final_points(state(set_up(f"turn 32; 2605: SU-RD-4; control {place}")))
    assert axis.get(city) == points
    assert city not in soviet
    axis, soviet = final_points(state(set_up("turn 32; 2605: SU-RD-4")))
    assert soviet.get(city) == points
    assert city not in axis


def points_of(text: str) -> list[dict[str, int]]:
    return final_points(state(set_up(f"turn 32; {text}")))


def test_eliminated_germans_pay_ten() -> None:  # SG-12.2d, OP-12.5
    _, soviet = points_of("pool: DE-INF-44 DE-MOT-WIKING RO-INF-1 DE-A-I_JG3; 2605: SU-RD-4")
    assert soviet["german-units"] == 20


def test_eliminated_allies_pay_one() -> None:  # SG-12.2e
    _, soviet = points_of("pool: RO-INF-1 IT-INF-2 SK-MOT-1 HU-LT-6; 2605: SU-RD-4")
    assert (soviet["allied-units"], soviet["german-units"]) == (4, 0)


def test_soviet_units_west_of_the_donets_pay_one() -> None:  # SG-12.2f
    _, soviet = points_of("0504: SU-RD-4 SU-RD-5/1 SU-HQ-DON; 2605: SU-RD-6")
    assert soviet["west-of-donets"] == 2


def test_unused_soviet_points_pay() -> None:  # SG-12.2g
    axis, soviet = points_of("points soviet-infantry 3 soviet-aviation 2; 2605: SU-RD-4")
    assert (axis["points-left"], soviet["points-left"]) == (0, 5)


def test_eliminated_soviet_units_pay_one() -> None:  # SG-12.2h
    axis, _ = points_of("pool: SU-RD-5 SU-TC-14 SU-A-220; lost: SU-RD-6 SU-HQ-DON; gone: SU-RD-8; "
                        "2605: SU-RD-4")  # fmt: skip
    assert axis["soviet-units"] == 3


def test_germans_on_the_volga_pay_ten() -> None:  # SG-12.2i
    axis, _ = points_of("2812: DE-INF-44 RO-INF-1 DE-HQ-2; 2810: DE-INF-45/1; 2605: SU-RD-4")
    assert axis["on-the-volga"] == 20


def test_unused_axis_points_pay() -> None:  # SG-12.2j, OP-12.6
    axis, soviet = points_of("points german-infantry 3 italian-aviation 2; 2605: SU-RD-4")
    assert (axis["points-left"], soviet["points-left"]) == (5, 0)


def ended(text: str) -> Game:
    game = set_up(f"turn 32 soviet; {text}; phase combat")
    play(game, "end")
    return game


def test_more_points_win() -> None:  # SG-12.2k, SG-S.C
    soviet = ended("2605: SU-RD-4; pool: DE-INF-44")
    assert soviet.result is not None
    assert (soviet.result.winners, soviet.result.kind) == (("soviet",), "points")
    axis = ended(
        "2605: SU-RD-4; 2812: DE-INF-44; control 1419 1404 2822 2517 0627 1713 1409 0509 0503"
    )
    assert axis.result is not None
    assert axis.result.winners == ("axis",)
    assert dict(axis.result.score)["axis"] > dict(axis.result.score)["soviet"]


def test_a_tie_is_a_draw() -> None:  # SG-12.2k
    cities = "1419 1404 0627 1713 1409"  # 130 for the Axis, 20+20+20+5+5 for the Soviets
    game = ended(f"2605: SU-RD-4; control {cities}; points soviet-infantry 55")
    score = dict(game.result.score)  # type: ignore[union-attr]
    short = score["soviet"] - score["axis"]
    even = ended(f"2605: SU-RD-4; control {cities}; points soviet-infantry {55 - short}")
    assert even.result is not None
    assert (even.result.winners, even.result.kind) == ((), "draw")


def test_stalingrad_mozdok_and_maykop_win_at_once() -> None:  # SG-12.2l
    game = ended("2605: SU-RD-4; control 2813 2814 3031 1628; points soviet-infantry 500")
    assert game.result is not None
    assert (game.result.winners, game.result.kind) == (("axis",), "automatic")
    one_short = ended("2605: SU-RD-4; control 2813 3031 1628; points soviet-infantry 500")
    assert one_short.result is not None
    assert one_short.result.winners == ("soviet",)


def test_the_end_tells_every_reason() -> None:  # SG-S.C
    game = set_up("turn 32 soviet; 2605: SU-RD-4; pool: DE-INF-44; phase combat")
    events = play(game, "end")
    told_reasons = told(events, "final-points")
    assert [entry["side"] for entry in told_reasons] == ["axis", "soviet"]
    assert told_reasons[1]["reasons"]["german-units"] == 10
