"""6.4 the quick attack and 6.5 the planned attack of the Germans."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.volga.helpers import (
    asked,
    forbids,
    german_hexes,
    legal,
    names,
    play,
    set_up,
    stack,
    strength,
    told,
    where,
)

from hexfront.core.flow import Event
from hexfront.games.volga.tables import BOARD

FOUR = "G-IN-191 G-IN-194 G-IN-211 G-IN-178"


def fighting(events: list[Event]) -> set[str]:
    """All units that lay open in the showdown."""
    (showdown,) = told(events, "showdown")
    return {name for name, *_ in showdown["faces"]}


def volleys(events: list[Event]) -> list[tuple[str, int]]:
    """Who rolled how many dice."""
    return [
        (volley["side"], sum(len(dice) - 1 for dice in volley["volleys"]))
        for volley in told(events, "volley")
    ]


# -- 6.4 quick attack


def test_a_stack_moves_and_then_attacks() -> None:  # VG-6.4a
    game = set_up("75: G-IN-191/2 G-IN-194/1; 45: S-RD-45/1; 5: S-RD-87", dice=[1] * 4)
    play(game, "quick")
    assert legal(game) == {"leave G-IN-191", "leave G-IN-194", "to 60", "to 61"}
    assert forbids(game, "to 59") == "6.4a", "it moves one hex"
    events = play(game, "to 60", "none")
    assert stack(game, "60") == {"G-IN-191", "G-IN-194"}
    assert fighting(events) == {"G-IN-191", "G-IN-194", "S-RD-45"}
    assert volleys(events) == [("german", 3), ("soviet", 1)]


def test_part_of_a_stack_may_attack() -> None:  # VG-6.4a
    game = set_up("75: G-IN-191/2 G-IN-194/1; 45: S-RD-45/1; 5: S-RD-87", dice=[1] * 3)
    play(game, "quick", "leave G-IN-194")
    assert forbids(game, "leave G-IN-191") == "6.4a"
    events = play(game, "to 60", "none")
    assert (stack(game, "75"), stack(game, "60")) == ({"G-IN-194"}, {"G-IN-191"})
    assert fighting(events) == {"G-IN-191", "S-RD-45"}


def test_the_terrain_of_the_hex_reached_does_not_matter() -> None:  # OP-6.10
    game = set_up("61: G-IN-191; 29: S-RD-45")
    play(game, "quick")
    assert legal(game) == {"to 45", "to 46"}, "46 is difficult"


def test_a_quick_attack_does_not_start_next_to_soviets() -> None:  # VG-6.4b
    game = set_up("60: G-IN-191; 45: S-RD-45")
    assert "quick" not in legal(game)
    assert forbids(game, "quick") == "6.4b"
    game = set_up("60: G-IN-191; 75: G-IN-194; 62: G-IN-211; 45: S-RD-45")
    play(game, "quick")
    assert legal(game) == {"stack 75", "stack 62"}
    assert forbids(game, "stack 60") == "6.4b"


def test_a_quick_attack_ends_next_to_soviets() -> None:  # VG-6.4c, VG-2.4b
    game = set_up("75: G-IN-191; 20: G-PZ-2; 62: G-IN-194; 45: S-RD-45")
    play(game, "quick")
    assert legal(game) == {"stack 75", "stack 62"}
    assert forbids(game, "stack 20") == "6.4c", "too far away"
    play(game, "stack 75")
    assert legal(game) == {"to 60", "to 61"}
    assert forbids(game, "to 74") == forbids(game, "to 76") == "6.4c"


@pytest.mark.parametrize(("target", "attacked"), [("45", "S-RD-45"), ("59", "S-RD-87")])
def test_one_adjacent_soviet_stack_is_attacked(target: str, attacked: str) -> None:  # VG-6.4d
    game = set_up("75: G-IN-191/1; 45: S-RD-45/1; 59: S-RD-87/1; 5: S-RD-95", dice=[1, 1])
    play(game, "quick", "to 60")
    assert asked(game) == "quick_target"
    assert legal(game) == {"attack 45", "attack 59"}
    assert forbids(game, "attack 5") == "6.4d", "not adjacent"
    assert forbids(game, "attack 74") == "6.4d", "nobody there"
    events = play(game, f"attack {target}", "none")
    assert fighting(events) == {"G-IN-191", attacked}
    assert told(events, "quick-attack")[0]["target"] == target
    assert asked(game) == "soviet_choice"


def test_the_move_is_not_made_without_the_attack() -> None:  # VG-6.4a, OP-6.11
    game = set_up("75: G-IN-191/1; 45: S-RD-45/1; 59: S-RD-87/1; 5: S-RD-95", dice=[1, 1])
    play(game, "quick", "to 60")
    assert stack(game, "75") == {"G-IN-191"}, "not yet"
    assert "60" not in german_hexes(game)
    play(game, "attack 59")
    assert stack(game, "60") == {"G-IN-191"}


def test_all_germans_in_the_hex_reached_attack() -> None:  # VG-6.4e
    game = set_up(
        "75: G-IN-191/1; 60: G-IN-194/2 G-IN-211/1; 45: S-RD-45/1; 5: S-RD-87", dice=[1] * 5
    )
    events = play(game, "quick", "to 60", "none")
    assert fighting(events) == {"G-IN-191", "G-IN-194", "G-IN-211", "S-RD-45"}
    assert volleys(events)[0] == ("german", 4)


def test_a_quick_attack_joins_a_stack_within_the_limit() -> None:  # VG-6.4f
    text = "75: G-IN-191 G-IN-194; 60: G-IN-211 G-IN-178 G-IN-203; 45: S-RD-45; 5: S-RD-87"
    game = set_up(text, dice=[1] * 20)
    play(game, "quick")
    assert "to 61" in legal(game)
    assert forbids(game, "to 60") == "6.4f"
    events = play(game, "leave G-IN-194", "to 60", "none")
    assert len(stack(game, "60")) == 4
    assert fighting(events) == {"G-IN-191", "G-IN-211", "G-IN-178", "G-IN-203", "S-RD-45"}


def test_a_full_hex_cannot_be_joined() -> None:  # VG-6.4f
    game = set_up(f"75: G-PZ-2; 60: {FOUR}; 61: G-IN-203 G-IN-230 G-IN-516 G-IN-517; 45: S-RD-45")
    assert "quick" not in legal(game)


def test_a_stack_in_contact_attacks_quickly_only_if_it_is_joined() -> None:  # VG-6.4g
    game = set_up("60: G-IN-194/1; 45: S-RD-45/1; 5: S-RD-87")
    assert "quick" not in legal(game)
    game = set_up("75: G-IN-191/1; 60: G-IN-194/1; 45: S-RD-45/1; 5: S-RD-87", dice=[1] * 3)
    play(game, "quick")
    assert game.decision is not None
    assert game.decision.args["start"] == "75", "the stack in 60 cannot start the attack"
    events = play(game, "to 60", "none")
    assert "G-IN-194" in fighting(events)


def test_other_german_stacks_next_to_the_target_do_not_attack() -> None:  # VG-6.4h
    game = set_up(
        "75: G-IN-191/1; 44: G-IN-194/3; 46: G-IN-211/3; 45: S-RD-45/1; 5: S-RD-87", dice=[1, 1]
    )
    events = play(game, "quick", "to 60", "none")
    assert fighting(events) == {"G-IN-191", "S-RD-45"}
    assert volleys(events) == [("german", 1), ("soviet", 1)]


def test_no_german_card_supports_a_quick_attack() -> None:  # VG-6.4i
    game = set_up("75: G-IN-191/1; 45: S-RD-45/1; 5: S-RD-87; hand g-stuka g-pak", dice=[1, 1])
    events = play(game, "quick", "to 60", "none")
    assert asked(game) == "soviet_choice", "the German was not asked for a card"
    assert told(events, "showdown")[0]["cards"] == []
    assert game.view("german")["hands"]["german"]["cards"] == ["g-stuka", "g-pak"]


def test_no_rubble_falls_in_a_quick_attack() -> None:  # VG-6.4j
    game = set_up("61: G-IN-191/1; 29: S-RD-45/1; 5: S-RD-87", dice=[1, 1])
    events = play(game, "quick", "to 45", "none")
    assert "rubble-roll" not in names(events)
    assert game.state.rubble == 0
    assert game.state.chance.left == []


@pytest.mark.parametrize(("rubble", "left"), [("", 1), ("; rubble 29", 3)])
def test_older_rubble_protects_from_a_quick_attack(rubble: str, left: int) -> None:  # VG-6.4j
    game = set_up(f"61: G-PZ-2/3; 29: S-RD-45/4; 5: S-RD-87{rubble}", dice=[1, 1, 1, 1, 6, 6, 6])
    play(game, "quick", "to 45", "none")
    assert strength(game, "S-RD-45") == left


# -- 6.5 planned attack


def planned(game: Any, *actions: str) -> list[Event]:
    return play(game, "planned", *actions)


def test_nobody_moves_splits_or_joins_for_a_planned_attack() -> None:  # VG-6.5a
    game = set_up(
        "60: G-IN-191/1 G-IN-194/1; 61: G-IN-211/1; 75: G-IN-178/1; 45: S-RD-45/1; 59: S-RD-87/1",
        dice=[1] * 4,
    )
    planned(game)
    assert legal(game) == {"target 45", "target 59"}
    play(game, "target 45")
    assert legal(game) == {"attack", "hold 60", "hold 61"}
    events = play(game, "attack", "none", "none")
    assert [stack(game, hex) for hex in ("60", "61", "75")] == [
        {"G-IN-191", "G-IN-194"},
        {"G-IN-211"},
        {"G-IN-178"},
    ]
    assert {"short-move", "long-move", "german-control"}.isdisjoint(names(events))


def test_the_target_is_a_soviet_stack_next_to_a_german_one() -> None:  # VG-6.5b
    game = set_up("60: G-IN-191; 45: S-RD-45; 59: S-RD-87; 29: S-RD-95")
    planned(game)
    assert legal(game) == {"target 45", "target 59"}
    assert forbids(game, "target 29") == "6.5b", "no German next to it"
    assert forbids(game, "target 61") == "6.5b", "nobody there"
    game = set_up("75: G-IN-191; 45: S-RD-45")
    assert forbids(game, "planned") == "6.5b"


def test_any_of_the_adjacent_stacks_attack_as_the_german_likes() -> None:  # VG-6.5c
    text = "60: G-IN-191/1; 61: G-IN-194/1; 44: G-IN-211/1; 45: S-RD-45/1; 5: S-RD-87"
    game = set_up(text, dice=[1] * 4)
    planned(game)
    assert legal(game) == {"attack", "hold 44", "hold 60", "hold 61"}
    events = play(game, "attack", "none", "none")
    assert fighting(events) == {"G-IN-191", "G-IN-194", "G-IN-211", "S-RD-45"}
    game = set_up(text, dice=[1] * 3)
    planned(game, "hold 60")
    assert legal(game) == {"attack", "hold 44", "hold 61"}
    events = play(game, "attack", "none", "none")
    assert fighting(events) == {"G-IN-194", "G-IN-211", "S-RD-45"}
    game = set_up(text, dice=[1] * 2)
    events = planned(game, "hold 60", "hold 61", "none", "none")
    assert fighting(events) == {"G-IN-211", "S-RD-45"}, "one stack has to attack"


def test_every_unit_of_an_attacking_stack_attacks() -> None:  # VG-6.5d
    game = set_up(
        "60: G-IN-191/2 G-IN-194/1 G-PZ-2/1; 61: G-IN-211/1 G-IN-178/3; 45: S-RD-45/1;5: S-RD-87",
        dice=[1] * 9,
    )
    events = planned(game, "attack", "none", "none")
    attackers = {"G-IN-191", "G-IN-194", "G-PZ-2", "G-IN-211", "G-IN-178"}
    assert fighting(events) == attackers | {"S-RD-45"}
    assert volleys(events) == [("german", 8), ("soviet", 1)]


def test_the_german_may_play_one_card() -> None:  # VG-6.5e
    text = "60: G-IN-191/1; 45: S-RD-45/4; 5: S-RD-87; hand g-stuka g-howitzer g-pioneer g-pioneer"
    game = set_up(text, dice=[6, 1, 1, 1, 1] + [1] * 4)
    planned(game, "none")
    assert asked(game) == "choose_german_card"
    assert legal(game) == {"card g-stuka", "card g-howitzer", "card g-pioneer", "none"}
    events = play(game, "card g-stuka")
    assert told(events, "showdown")[0]["cards"] == ["g-stuka"]
    assert asked(game) == "soviet_choice", "no second card"
    assert strength(game, "S-RD-45") == 3
    cards = game.view("german")["hands"]["german"]["cards"]
    assert sorted(cards) == ["g-howitzer", "g-pioneer", "g-pioneer"]
    assert game.view("german")["discards"] == ["g-stuka"]


def test_the_german_need_not_play_a_card() -> None:  # VG-6.5e
    game = set_up("60: G-IN-191/1; 45: S-RD-45/4; 5: S-RD-87; hand g-stuka", dice=[1] * 5)
    events = planned(game, "none", "none")
    assert told(events, "showdown")[0]["cards"] == []
    assert game.view("german")["hands"]["german"]["cards"] == ["g-stuka"]


def test_linden_lets_engineers_follow_engineers() -> None:  # VG-6.5e
    game = set_up(
        "60: G-IN-191/1; 45: S-RD-45/4; 5: S-RD-87; hand g-stuka g-pioneer g-pioneer;"
        "leaders g-linden",
        dice=[1] * 15,
    )
    planned(game, "none", "card g-pioneer")
    assert legal(game) == {"card g-pioneer", "done"}
    events = play(game, "card g-pioneer")
    assert len(told(events, "card-fire")[0]["dice"]) == 10


@pytest.mark.parametrize(("roll", "rubble"), [([6, 6, 6], ["29"]), ([6, 6, 5], [])])
def test_a_planned_attack_can_create_rubble(roll: list[int], rubble: list[str]) -> None:  # VG-6.5f
    game = set_up("45: G-IN-191/1; 29: S-RD-45/1; 5: S-RD-87", dice=[*roll, 1, 1])
    events = planned(game, "none", "none")
    assert names(events).count("rubble-roll") == 1
    assert BOARD.names(game.state.rubble) == rubble


def test_one_target_is_attacked_in_a_turn() -> None:  # VG-6.5g
    game = set_up("60: G-IN-191/1; 45: S-RD-45/1; 59: S-RD-87/1; 5: S-RD-95", dice=[6, 1])
    events = planned(game, "target 45", "none", "none")
    assert fighting(events) == {"G-IN-191", "S-RD-45"}
    assert where(game, "S-RD-45") == "infantry"
    assert stack(game, "59") == {"S-RD-87"}
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == ("soviet", "soviet_choice")
