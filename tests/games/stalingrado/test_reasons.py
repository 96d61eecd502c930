"""Why may I not? Every refusal names the rule that stands in the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.stalingrado.helpers import (
    campaign,
    forbids,
    give_way,
    legal,
    play,
    set_up,
    state,
    storm,
)

from hexfront import Game
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.tables import BOARD

AROUND = "2705: SU-RD-4; 2606: SU-RD-5; 2505: SU-RD-6; 2504: SU-RD-8; 2604: SU-RD-15"

WISHES = [
    # the wish, the rule, the position, what is done before
    ("to 3205", "4b", "turn 8; 2605: DE-INF-44", "unit DE-INF-44"),
    ("to 2705", "4.1.2k", "turn 8; 2605: DE-INF-44; 2705: SU-RD-4", "unit DE-INF-44"),
    ("to 2606", "4.1.1b", "turn 8; 2605: DE-INF-44; 2606: DE-INF-45 DE-INF-46 DE-INF-50 DE-INF-57",
     "unit DE-INF-44"),
    ("to 2606", "4.1.1d", "turn 8; 2605: RO-INF-1; 2606: HU-LT-6", "unit RO-INF-1"),
    ("to 2606", "4.1.1d", "turn 8; 2605: RO-INF-1 RO-INF-2; 2606: HU-LT-6", "stack 2605"),
    ("to 2705", "4.1.2k", "turn 8; 2605: DE-INF-44 DE-INF-45; 2705: SU-RD-4", "stack 2605"),
    ("to 2703", "4.1.2d", f"turn 8; 2605: DE-INF-340; {AROUND}; unsupplied DE-INF-340",
     "unit DE-INF-340"),
    ("to 2606", "4.1.2c", "turn 8; 2604: DE-INF-340; 2505: SU-RD-4; 2706: SU-RD-5; "
     "unsupplied DE-INF-340", "unit DE-INF-340"),
    ("to 2509", "T.2i", "turn 8; 2507: RO-INF-1; unsupplied RO-INF-1", "unit RO-INF-1"),
    ("to 2601", "10f", "turn 8; 2605: DE-INF-44; unsupplied DE-INF-44", "unit DE-INF-44"),
    ("to 2601", "11.1a", "turn 22; 2605: DE-INF-44", "unit DE-INF-44"),
    ("to 2516", "T.2j", "turn 8; 2416: RO-INF-1; unsupplied RO-INF-1", "unit RO-INF-1"),
    ("to 0123", "T.2m", "turn 8; 0122: DE-INF-44", "unit DE-INF-44"),
    ("to 2237", "6.4d", "turn 8 soviet; 2236: SU-RD-4", "unit SU-RD-4"),
    ("to 1820", "T.2e", "turn 8; 1821: DE-MOT-3", "unit DE-MOT-3"),
    ("to 2130", "T.2h", "turn 8; 2129: DE-MOT-3", "unit DE-MOT-3"),
    ("to 2912", "4.4g", "turn 12; 2812: DE-MOT-3", "unit DE-MOT-3"),
    ("step 2912", "4.4g", "turn 12; 2812: DE-MOT-3", "unit DE-MOT-3"),
    ("step 2508", "11.4c", "turn 22 soviet; 2507: SU-TC-14; 0101: DE-INF-44", "unit SU-TC-14"),
    ("step 1419", "T.2k", "turn 8 soviet; 1420: SU-RD-4; 0101: DE-INF-44", "unit SU-RD-4"),
    ("to 2604", "7k", "turn 2; 2602: DE-INF-44/1 DE-HQ-2; 2605: SU-RD-4; points german-infantry 3; "
     "phase replacement_points", "replenish DE-INF-44, done, unit DE-INF-44"),
    ("to 0711", "4.4e", "turn 1; 0710: DE-MOT-3; 0812: SU-RD-4", "unit DE-MOT-3"),
    ("to 0809", "4.4f", "turn 1; 0711: DE-MOT-3; 0808: SU-RD-4", "unit DE-MOT-3"),
    ("unit SU-RD-63", "O.3j", "turn 3 soviet; 2605: SU-RD-63", ""),
    ("unit DE-INF-44", "3b", "turn 8; 2605: DE-INF-44", "unit DE-INF-44, to 2705"),
    ("leave", "4.2.2e", "turn 8 soviet; 2001: SU-RD-4", "unit SU-RD-4"),
    ("leave", "4.2.2a", "turn 8; 2605: DE-INF-44", "unit DE-INF-44"),
    ("rail 0509", "4.3b", "turn 8; 0402: DE-INF-44", "unit DE-INF-44"),
    ("rail 0404", "4.3c", "turn 8; 0503: DE-INF-44; 0602: SU-RD-4; 0603: SU-RD-5",
     "unit DE-INF-44"),
    ("rail 0402", "4.3d", "turn 8; 0503: DE-INF-44", "unit DE-INF-44"),
    ("rail 2801", "4.3h", "turn 8; 0503: DE-INF-44", "unit DE-INF-44"),
    ("rail 0106", "4.3i", "turn 8 soviet; 1404: SU-RD-4; 3301: DE-INF-44", "unit SU-RD-4"),
    ("rail 0303", "OP-4.19", "turn 8; 0103: DE-INF-340; 0304: SU-RD-4", "unit DE-INF-340"),
    ("sea 0627", "4.4d", "turn 8; 0526: DE-PZ-13", "unit DE-PZ-13"),
    ("sea 0928", "4.4a", "turn 8; 0526: DE-INF-46", "unit DE-INF-46"),
    ("sea 0125", "4.4c", "turn 8; 0326: DE-INF-46", "unit DE-INF-46"),
    ("at 0701", "4.2.1f", "turn 5 soviet; waiting: SU-RD-6; livny; 2605: SU-RD-4", "enter SU-RD-6"),
    ("at 2605", "4.2.1a", "turn 5; waiting: DE-INF-371; 0503: DE-INF-44", "enter DE-INF-371"),
    ("hq SU-HQ-DON", "8j", "turn 8 soviet; lost: SU-HQ-DON; 2605: SU-RD-4", ""),
    ("hq SU-HQ-DON", "8n", "turn 8 soviet; 1009: SU-HQ-DON; 2605: SU-RD-4", "hq SU-HQ-DON, off"),
    ("to 0123", "OP-8.4", "turn 8; 0503: DE-HQ-2", "hq DE-HQ-2"),
    ("off", "8m", "turn 8; 0503: DE-HQ-2", "hq DE-HQ-2"),
    ("hq DE-HQ-2", "OP-8.4", "turn 8; 0503: DE-HQ-2", "hq DE-HQ-2, to 0504"),
    ("to 0503", "6.4b", "turn 8; 0703: DE-A-I_JG3; 0503: DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51 "
     "DE-A-I_KG1 DE-A-II_KG1 DE-A-III_KG1", "transfer DE-A-I_JG3"),
    ("to 0609", "6.4c", "turn 8; 0703: DE-A-I_KG51; 0609: DE-INF-44", "transfer DE-A-I_KG51"),
    ("to 1404", "OP-6.19", "turn 8; 0703: DE-A-I_KG51", "transfer DE-A-I_KG51"),
    ("to 3008", "6.6a", "turn 8; 0703: DE-A-I_JG3; control 3008", "transfer DE-A-I_JG3"),
    ("to 2404", "10i", "turn 8; 0703: DE-A-I_JG3; control 2404; unsupplied DE-A-I_JG3; 0101: "
     "DE-INF-44", "transfer DE-A-I_JG3"),
    ("transfer DE-A-I_JG3", "11.3a", "turn 22; weather 1; 0703: DE-A-I_JG3", ""),
    ("send DE-A-I_JG3", "6.6b", "turn 8; 0703: DE-A-I_JG3; control 0503",
     "transfer DE-A-I_JG3, to 0503, end"),
    ("send DE-A-I_SchG1", "OP-6.3", "turn 8; 0805: SU-RD-4; 0703: DE-A-I_SchG1; "
     "phase air_missions", "send DE-A-I_SchG1, support 0805"),
    ("bomb_units 1803", "2.2.2f", "turn 8; 0703: DE-A-I_SchG1; 1803: SU-RD-6; phase air_missions",
     "send DE-A-I_SchG1"),
    ("bomb_units 0805", "6.3a", "turn 8; 0703: DE-A-I_JG3; 0805: SU-RD-6; phase air_missions",
     "send DE-A-I_JG3"),
    ("attack 2607", "5a", "turn 8; 2605: DE-INF-44; 2607: SU-RD-4; phase combat", ""),
    ("end", "4.1.2g", "turn 8; 2605: DE-INF-44; 2705: SU-RD-4; phase combat", ""),
    ("add SU-AD-1", "9b", "turn 22 soviet; 2602: SU-AD-1; 2604: SU-RD-4; 2605: DE-INF-44; "
     "phase combat", "attack 2605"),
    ("replenish DE-INF-44", "7j", "turn 2; 0705: DE-INF-44/1 DE-HQ-2; 0805: SU-RD-4; points "
     "german-infantry 3; phase replacement_points", ""),
    ("rebuild SU-RD-4", "4.2.2f", "turn 5 soviet; lost: SU-RD-4; 2605: SU-RD-5; points "
     "soviet-infantry 3; phase replacement_points", ""),
    ("rebuild DE-PZ-9", "OP-7.7", "turn 6; pool: DE-PZ-9; 0503: DE-HQ-2; points german-equipment 2;"
     " phase replacement_points", ""),
    ("reduced_at 2605", "7p", "turn 2; pool: DE-INF-45; 0503: DE-HQ-2; control 2605; points "
     "german-infantry 3; phase replacement_points", "rebuild DE-INF-45"),
    ("reduced_at 1419", "7q", "turn 5 soviet; pool: SU-RD-4; 2605: SU-RD-5; "
     "phase replacement_points", "rebuild SU-RD-4"),
    ("reduced_at 0607", "7o", "turn 2; pool: DE-INF-45; 0607: DE-HQ-2; 0608: SU-RD-4; points "
     "german-infantry 3; phase replacement_points", "rebuild DE-INF-45"),
    ("full_at 0503", "7e", "turn 2; pool: DE-INF-45; 0503: DE-HQ-2; points german-infantry 1; "
     "phase replacement_points", "rebuild DE-INF-45"),
]  # fmt: skip


@pytest.mark.parametrize(("wish", "rule", "text", "before"), WISHES)
# SG-4b, SG-4.1.2k, SG-4.1.1b, SG-4.1.1d, SG-4.1.2d, SG-4.1.2c, SG-T.2i, SG-10f, SG-11.1a, SG-T.2j,
# SG-6.4d, SG-4.4g, SG-11.4c, SG-T.2k, SG-7k, SG-4.4e, SG-4.4f, SG-O.3j, SG-3b, SG-4.2.2e,
# SG-4.2.2a, SG-4.3b, SG-4.3c, SG-4.3d, SG-4.3h, SG-4.3i, OP-4.19, SG-4.4d, SG-4.2.1f, SG-4.2.1a,
# SG-8j, OP-8.4, SG-8m, SG-6.4b, SG-6.4c, OP-6.19, SG-6.6a, SG-10i, SG-11.3a, SG-6.6b, OP-6.3,
# SG-2.2.2f, SG-5a, SG-4.1.2g, SG-9b, SG-7j, SG-4.2.2f, OP-7.7, SG-7p, SG-7q, SG-7o, SG-7e, SG-8n,
# SG-4c, SG-5.3.1a, SG-7n
def test_a_refusal_names_the_rule(wish: str, rule: str, text: str, before: str) -> None:
    game = set_up(text)
    play(game, *filter(None, before.split(", ")))
    assert forbids(game, wish) == rule


BEFORE_MOVING = (
    "turn 5; 0503: DE-HQ-2 DE-INF-44/1 DE-INF-45 DE-A-I_JG3/1 DE-A-I_KG51; 0705: DE-INF-46/1; "
    "0805: SU-RD-4/1; pool: DE-INF-57 DE-PZ-9 IT-INF-2 SU-RD-5; lost: DE-HQ-6; waiting: "
    "DE-INF-371; phase replacement_points"
)
MOVING = (
    "turn 5; 0503: DE-HQ-2 DE-INF-44 DE-INF-45 DE-A-I_JG3; 0805: SU-RD-4; 1009: SU-HQ-DON; "
    "1404: SU-A-220; pool: DE-INF-57; lost: DE-HQ-6; waiting: DE-INF-371 DE-A-II_JG3"
)
FLYING = (
    "turn 5; 0703: DE-A-I_SchG1 DE-A-I_JG3 DE-A-I_KG51 DE-INF-44; 0503: DE-HQ-2; 0805: SU-RD-4; "
    "3008: SU-HQ-DON; 1404: SU-A-220 SU-A-50; waiting: DE-A-II_JG3; phase air_missions"
)
FIGHTING = (
    "turn 22 soviet; 2604: SU-RD-4 SU-RD-5; 2603: SU-AD-1; 2605: DE-INF-44 DE-INF-45; "
    "2813: SU-RD-6; 2814: DE-INF-46; 3007: SU-AD-4; 3008: DE-INF-50; phase combat"
)

MATRIX = [
    # the moment, what is done before, and by verb what a player may touch: thing and rule
    (BEFORE_MOVING, "", {
        "replenish": {"SU-RD-4": "7b", "DE-INF-45": "7d", "DE-INF-46": "7j", "DE-PZ-9": "OP-7.7",
                      "IT-INF-2": "7b", "DE-HQ-6": "8j", "DE-INF-371": "7d", "DE-A-I_KG51": "7d"},
        "refit": {"DE-INF-44": "7i", "SU-A-220": "7b", "DE-A-I_KG51": "7d"},
        "rebuild": {"DE-INF-44": "7d", "SU-RD-5": "7b", "DE-PZ-9": "OP-7.7", "DE-HQ-6": "8j",
                    "IT-INF-2": "7b", "DE-INF-371": "7d"},
        "reserve": {"SU-RD-4": "7b", "DE-PZ-9": "6.5.1c", "DE-INF-45": "7d", "DE-INF-46": "7j"},
    }),
    (MOVING, "", {
        "unit": {"SU-RD-4": "3b", "SU-HQ-DON": "3b", "DE-INF-57": "7f", "DE-INF-371": "4.2.1a",
                 "DE-HQ-2": "8k", "DE-HQ-6": "8j", "DE-A-I_JG3": "6.6a"},
        "stack": {"2605": "3b", "0805": "3b"},
        "enter": {"DE-INF-44": "4.2.1a", "SU-RD-6": "3b"},
        "hq": {"SU-HQ-DON": "3b", "DE-HQ-6": "8j", "DE-INF-44": "8k"},
        "transfer": {"SU-A-220": "3b", "DE-INF-44": "6.6a"},
        "land": {"DE-A-I_JG3": "4.2.1h"},
        "top": {"DE-INF-45": "OP-H.1", "SU-RD-4": "OP-H.1"},
    }),
    (MOVING, "hq DE-HQ-2, to 0504", {"unit": {"DE-HQ-2": "OP-8.4"}, "hq": {"DE-HQ-2": "OP-8.4"}}),
    (MOVING, "unit DE-INF-44", {
        "to": {"0503": "4c", "0805": "4.1.2k", "2605": "4b", "1319": "T.2m", "2422": "T.2l"},
        "step": {"0503": "4c", "0805": "4.1.2k", "2605": "4b"},
        "rail": {"2801": "4.3h", "0402": "4.3d"},
        "sea": {"2605": "4.4a"},
    }),
    (FLYING, "", {"send": {"DE-INF-44": "6.1b", "DE-HQ-2": "6.1b", "SU-A-220": "6.1b",
                           "DE-A-II_JG3": "4.2.1h"}}),
    (FLYING, "send DE-A-I_SchG1", {
        "support": {"0703": "6.2a", "2605": "6.2a"},
        "bomb_units": {"0703": "6.3b", "1404": "6.3b"},
        "bomb_base": {"0805": "6.3.1a"},
        "bomb_hq": {"SU-HQ-DON": "2.2.2f", "DE-HQ-2": "6.3.3a", "SU-RD-4": "6.3.3a"},
        "escort": {"3008": "2.2.2f"},
        "supply": {"0503": "6.5.2c"},
    }),
    (FLYING, "send DE-A-I_JG3", {"bomb_units": {"0805": "6.3a"}, "bomb_base": {"1404": "6.3a"}}),
    (FLYING, "send DE-A-I_KG51", {"escort": {"0805": "2.2.2b"}}),
    (FLYING, "send DE-A-I_SchG1, support 0805, done", {
        "send": {"SU-RD-4": "6.1c", "DE-A-I_JG3": "6.1c", "SU-A-50": "6.2d"},
    }),
    (FLYING, "send DE-A-I_SchG1, support 0805, done, send SU-A-220", {
        "intercept": {"0703": "6.1c"}, "support": {"1404": "OP-6.9"},
    }),
    (FIGHTING, "", {
        "attack": {"2604": "5a", "2606": "5a", "3008": "OP-9.5"},
        "shell": {"2814": "9b", "2604": "9b"},
    }),
    (FIGHTING, "attack 2605", {
        "add": {"SU-RD-4": "4.1.2g", "SU-RD-6": "5a", "DE-INF-44": "5a", "SU-AD-4": "9b"},
        "drop": {"SU-RD-4": "4.1.2g", "SU-RD-6": "5.1.1a"},
    }),
    (FIGHTING, "shell 3008", {"add": {"SU-AD-1": "9b", "SU-RD-4": "9b"}}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "before", "touched"), MATRIX)
# SG-7b, SG-7d, SG-7j, OP-7.7, SG-8j, SG-6.5.1c, SG-3b, SG-7f, SG-4.2.1a, SG-8k, SG-6.6a,
# SG-4.2.1h, OP-H.1, OP-8.4, SG-4c, SG-4.1.2k, SG-4b, SG-4.3h, SG-4.3d, SG-4.4a, SG-6.1b,
# SG-2.2.2f, SG-6.5.2c, SG-2.2.2b, SG-6.1c, OP-6.9, SG-5a, SG-9b, SG-4.1.2g, SG-9j, SG-8n, SG-6.1m,
# OP-5.23, OP-5.4, OP-6.3, OP-9.7, SG-10i, SG-4.2.2g, SG-4.3e, SG-4.4d, SG-6.6b, SG-7k
def test_whatever_is_touched_the_rule_against_it_is_named(
    text: str, before: str, touched: dict[str, dict[str, str]]
) -> None:
    game = set_up(text, dice=[3, 4] * 4)
    play(game, *filter(None, before.split(", ")))
    named = {
        verb: {thing: forbids(game, f"{verb} {thing}") for thing in things}
        for verb, things in touched.items()
    }
    assert named == touched


@pytest.mark.parametrize(
    ("text", "before", "touched"),
    [
        (BEFORE_MOVING, "", {"0805": "7b", "0705": "7j", "2605": "7f"}),
        (MOVING, "unit DE-INF-45, to 0504", {"0504": "3b", "0805": "3b"}),
        (MOVING.replace("turn 5", "turn 3 soviet") + "; 2605: SU-RD-63", "", {"2605": "O.3j"}),
    ],
)
def test_pointing_at_a_hex_means_the_unit_on_top(
    text: str, before: str, touched: dict[str, str]
) -> None:
    game = set_up(text)
    play(game, *filter(None, before.split(", ")))
    found = {place: game.why_not_touched("hex", place) for place in touched}
    assert {place: refusal and refusal.rule for place, refusal in found.items()} == touched


@pytest.mark.parametrize(
    ("mark", "rule"),
    [("railed", "4.3e"), ("rested", "7k"), ("built", "OP-5.23"), ("attacked", "OP-5.4")],
)
# OP-5.4
def test_a_hex_that_only_spent_units_could_attack_is_refused_for_what_they_did(
    mark: str, rule: str
) -> None:
    game = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; 2812: DE-INF-45; phase combat")
    g = state(game)
    setattr(g, mark, 1 << NUMBER["DE-INF-44"])
    assert choice_of(game).refusal(g, (), "attack", BOARD.hex("2705")).rule == rule


def test_a_hex_in_range_of_resting_guns_alone_is_refused_for_their_rest() -> None:  # SG-9j
    game = set_up("turn 22 soviet; 2603: SU-AD-1; 2605: DE-INF-44; 2812: SU-RD-4; phase combat")
    g = state(game)
    g.guns[NUMBER["SU-AD-1"]] = 21
    assert choice_of(game).refusal(g, (), "shell", BOARD.hex("2605")).rule == "9j"


def test_the_line_of_the_first_turn_is_why_nobody_south_of_it_attacks() -> None:  # SG-4.4e
    game = set_up("turn 1; 0711: DE-MOT-3; 0812: SU-RD-4; phase combat")
    assert forbids(game, "attack 0812") == "4.4e"


@pytest.mark.parametrize(
    ("wish", "rule"),
    [("attack 2705", "3c"), ("replenish DE-INF-44", "7f"), ("dance", ""), ("advance", "5.2a")],
)
def test_what_belongs_to_another_moment_is_refused_with_the_rule_of_that_moment(
    wish: str, rule: str
) -> None:
    game = set_up("turn 8; 2605: DE-INF-44/1; 2705: SU-RD-4")
    refusal = game.why_not(tuple(wish.split()))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, "not-asked")


@pytest.mark.parametrize(
    ("unit", "rule"), [("SU-A-223", "O.4c"), ("SU-A-268", "O.4d"), ("SU-A-217", "O.4e")]
)
def test_an_air_unit_that_starts_in_a_zone_is_kept_to_it_by_its_own_rule(
    unit: str, rule: str
) -> None:
    g = state(campaign())
    choice = GAME.steps._table["first_base"]
    assert choice.refusal(g, (NUMBER[unit],), "to", BOARD.hex("0503")).rule == rule


def choice_of(game: Game) -> Any:
    return GAME.steps.asked(game.state)[0]


def test_who_has_attacked_does_not_attack_again() -> None:  # OP-5.4
    text = "turn 8; 2605: DE-INF-44 DE-INF-45; 2705: SU-RD-4; 2606: SU-RD-5; phase combat"
    game = set_up(text, dice=[3, 4])
    play(game, "attack 2705", "add DE-INF-44", "go")
    while "attack 2606" not in legal(game):
        play(game, sorted(legal(game))[0])
    assert forbids(game, "attack 2705") == "OP-5.4"
    play(game, "attack 2606")
    assert forbids(game, "add DE-INF-44") == "OP-5.4"


def won(text: str) -> Game:
    game = set_up(f"{text}; phase combat", dice=[3, 4])
    target = "0707" if "0707" in text else "2705"
    storm(game, target)
    give_way(game, "SU-RD-4")
    while not any(action.startswith("advance") for action in legal(game)):
        play(game, sorted(legal(game))[0])
    return game


@pytest.mark.parametrize(
    ("text", "wish", "rule"),
    [
        ("turn 8; 2605: DE-MOT-3 DE-INF-45; 2705: SU-RD-4/1", "exploit 2806", "5.2.1c"),
        ("turn 8; 0706: DE-MOT-3 DE-INF-45 DE-INF-44; 0707: SU-RD-4/1", "exploit 0708", "5.2.1b"),
        ("turn 8; 2605: DE-MOT-3 DE-INF-45; 2705: SU-RD-4/1; 2706: SU-RD-5", "exploit 2706",
         "4.1.2k"),
        ("turn 8; 2605: DE-MOT-3 DE-INF-45; 2705: SU-RD-4/1", "push 2706", "5.2.2a"),
    ],
)  # fmt: skip
# SG-4.1.1a, SG-5.2.1b, SG-5.2.1c, SG-4.1.2k, SG-5.2.2a, SG-4.1.1d, SG-5.2.1d
def test_a_refused_exploitation_names_its_condition(text: str, wish: str, rule: str) -> None:
    game = won(text)
    play(game, "advance DE-MOT-3")
    assert forbids(game, wish) == rule
