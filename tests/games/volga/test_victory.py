"""Chapter 1: the two sides, who sees what, and how the game ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.volga.helpers import (
    asked,
    german_hexes,
    legal,
    names,
    play,
    refusal,
    set_up,
    stack,
    told,
    where,
)

import hexfront
from hexfront.core.chance import Script
from hexfront.games.volga.tables import UNIT_ROWS

INFANTRY = [
    "G-IN-191",
    "G-IN-194",
    "G-IN-211",
    "G-IN-178",
    "G-IN-203",
    "G-IN-230",
    "G-IN-516",
    "G-IN-517",
]
MORE_INFANTRY = ["G-IN-518", "G-IN-544", "G-IN-545"]
SIX = ["3", "7", "9", "13", "15", "19"]
FAR_AWAY = "20: G-PZ-2; 60: S-RD-45"


def faces(game: hexfront.Game, seat: str | None, hex: str) -> list[Any]:
    return [(block["unit"], block["strength"]) for block in game.view(seat)["stacks"][hex]]


def face_up(game: hexfront.Game, hex: str) -> list[bool]:
    return [block["face_up"] for block in game.view(None)["stacks"][hex]]


def a_pass(game: hexfront.Game) -> list[str]:
    return names(play(game, "short", "stop"))


# -- 1.1 overview


def test_there_are_a_german_and_a_soviet_side_and_no_other(tmp_path: Path) -> None:  # VG-1.1a
    assert {row.side for row in UNIT_ROWS} == {"german", "soviet"}
    assert refusal(tmp_path, "units.csv", "S-TK-6", side="italian").column == "side"
    game = set_up(FAR_AWAY)
    assert game.view(None)["side"] == "german"
    play(game, "short", "stop")
    assert game.view(None)["side"] == "soviet"


def test_a_game_is_solo_unless_said_otherwise() -> None:  # VG-1.1b
    game = hexfront.new("volga", seed="solo")
    assert game.mode.name == "solo"
    assert (game.mode.seats, game.mode.automatic) == (("german",), ("soviet",))
    game = hexfront.position("volga", FAR_AWAY, dice=Script([4]))
    told_of = a_pass(game)
    assert (
        told_of.index("soviet-turn") < told_of.index("soviet-moves") < told_of.index("german-turn")
    ), "the algorithm has moved and nobody was asked"
    assert game.decision is not None
    assert (game.decision.seat, game.decision.args["turn"]) == ("german", 2)


@pytest.mark.parametrize(
    ("mode", "seats", "after_a_pass"),
    [
        ("solo", ("german",), ("german", "german_action")),
        ("cooperative", ("yellow", "blue"), ("blue", "german_action")),
        ("1v1", ("german", "soviet"), ("soviet", "soviet_choice")),
        ("2v1", ("yellow", "blue", "soviet"), ("soviet", "soviet_choice")),
    ],
)
def test_four_modes_share_the_rules_and_differ_in_who_plays(  # VG-1.1c
    mode: str, seats: tuple[str, ...], after_a_pass: tuple[str, str]
) -> None:
    assert [known.name for known in hexfront.find("volga").modes] == [
        *("solo", "cooperative", "1v1", "2v1"),
    ]
    game = set_up("20: G-PZ-2; 45: G-PG-79; 44: S-RD-45", mode, dice=[1])
    assert game.seats == seats
    assert legal(game) == {"call", "long", "short", "planned"}
    play(game, "short", "stop")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == after_a_pass


def test_the_germans_begin_and_turns_alternate() -> None:  # VG-1.1d
    game = set_up(FAR_AWAY)
    new = hexfront.new("volga", mode="1v1", seed="first")
    assert new.decision is not None
    assert new.decision.seat == "german"
    stacks = new.view(None)["stacks"]
    soviets = [place for place in stacks if stacks[place][0]["side"] == "soviet"]
    assert [(event.rule, event.args) for event in new.opening.events if event.what == "set-up"] == [
        ("4.0g", {"hexes": soviets})
    ]
    turns = [play(game, "short", "stop"), play(game, "draw"), play(game, "short", "stop")]
    assert [names(events)[-1 if "german-turn" in names(events) else -2] for events in turns] == [
        "soviet-turn",
        "german-turn",
        "soviet-turn",
    ]
    assert "soviet-turn" not in names(new.opening.events)


def test_no_turn_is_the_last_while_the_soviet_deck_lasts() -> None:  # VG-1.1e
    game = set_up(f"{FAR_AWAY}; turn 5000 german; soviet-deck s-sniper s-t34")
    play(game, "short", "stop", "draw", "short", "stop")
    assert game.result is None
    play(game, "draw")
    assert game.result is not None
    assert game.result.kind == "deck"


def test_only_the_owner_sees_which_block_it_is_and_how_strong() -> None:  # VG-1.1f
    game = set_up("20: G-PZ-2/2; 60: S-RD-45/3")
    assert faces(game, "german", "20") == [("G-PZ-2", 2)]
    assert faces(game, "german", "60") == [(None, None)]
    assert faces(game, "soviet", "20") == [(None, None)]
    assert faces(game, "soviet", "60") == [("S-RD-45", 3)]
    assert faces(game, None, "20") == faces(game, None, "60") == [(None, None)]
    stacks = game.view("german")["stacks"]
    assert [stacks[hex][0]["side"] for hex in ("20", "60")] == ["german", "soviet"]
    moved = next(e for e in play(game, "short", "stack 20", "to 37") if e.what == "short-move")
    assert moved.seen_by("german")["args"]["units"] == ["G-PZ-2"]
    assert moved.seen_by("soviet")["args"]["units"] == ["g1"]


def test_involved_blocks_lie_open_from_the_showdown_on() -> None:  # VG-1.1g
    game = set_up(
        "61: G-IN-191/2 G-IN-194/2; 60: S-RD-45/3; 59: S-RD-87/4", dice=[1, 1, 1, 1, 6, 1, 1]
    )
    play(game, "planned", "none")
    assert asked(game) == "choose_german_card"
    assert faces(game, "german", "60") == [(None, None)]
    assert faces(game, "soviet", "61") == [(None, None)] * 2
    assert face_up(game, "60") == [False]
    play(game, "none")
    assert asked(game) == "choose_hit"
    assert faces(game, "german", "60") == [("S-RD-45", 3)], "no step was lost by being seen"
    assert faces(game, "soviet", "61") == [("G-IN-191", 2), ("G-IN-194", 2)]
    assert face_up(game, "60") == [True]
    assert face_up(game, "61") == [True, True]
    assert faces(game, "german", "59") == [(None, None)], "a stack beside the combat"
    assert face_up(game, "59") == [False]


def test_survivors_stand_up_again_after_the_combat() -> None:  # VG-1.1h
    game = set_up("61: G-IN-191/2 G-IN-194/2; 60: S-RD-45/3", dice=[1, 1, 1, 1, 6, 1, 1])
    play(game, "planned", "none", "none", "hit G-IN-191")
    assert game.view(None)["battle"] is None
    assert face_up(game, "60") == [False]
    assert face_up(game, "61") == [False, False]


def test_the_germans_sit_in_the_west_and_the_soviets_in_the_east() -> None:  # VG-1.1i
    table = hexfront.find("volga").components()["table"]
    assert (table["german_edge"], table["soviet_edge"]) == ("west", "east")


# -- 1.2 end of the game


def test_both_sides_are_judged_at_the_end_of_a_german_turn() -> None:  # VG-1.2a
    game = set_up(f"{FAR_AWAY}; losses {' '.join(INFANTRY[:8])} {' '.join(MORE_INFANTRY[:2])}")
    assert game.result is None
    assert "soviet-turn" not in a_pass(game)
    assert game.result is not None
    assert (game.result.winners, game.result.kind) == (("soviet",), "losses")
    game = set_up(f"{FAR_AWAY}; control 20 {' '.join(SIX)}")
    assert "soviet-turn" not in a_pass(game)
    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("german",), "1.3a")


def test_both_sides_are_judged_at_the_end_of_a_soviet_turn() -> None:  # VG-1.2a
    game = set_up(f"{FAR_AWAY}; turn 7 soviet; losses {' '.join(INFANTRY + MORE_INFANTRY[:2])}")
    assert game.result is None
    assert "german-turn" not in names(play(game, "draw"))
    assert game.result is not None
    assert (game.result.winners, game.result.kind) == (("soviet",), "losses")
    game = set_up(f"{FAR_AWAY}; turn 7 soviet; control 20 {' '.join(SIX)}")
    assert game.result is not None, "the Soviets drew a card and their turn was over"
    assert (game.result.winners, game.result.rule) == (("german",), "1.3a")
    assert "german-turn" not in names(game.opening.events)


def test_a_turn_is_played_to_its_end_before_anybody_is_judged() -> None:  # VG-1.2a
    game = set_up("W: G-PZ-2; 36: G-PG-79; 60: S-RD-45; control W 36 7 9 13 15 19")
    play(game, "short", "stack W", "to 3")
    assert set(SIX) <= german_hexes(game)
    assert game.result is None
    assert asked(game) == "short_stack"
    play(game, "stack 36", "to 37")
    assert game.result is not None
    assert stack(game, "37") == {"G-PG-79"}


def test_whoever_has_just_moved_wins_if_both_have_done_enough() -> None:  # VG-1.2a, OP-1.2
    both = f"{FAR_AWAY}; control 20 {' '.join(SIX)}; losses {' '.join(INFANTRY + MORE_INFANTRY)}"
    game = set_up(both)
    play(game, "short", "stop")
    assert game.result is not None
    assert game.result.winners == ("german",)
    game = set_up(f"{both}; turn 3 soviet")
    assert game.result is not None
    assert game.result.winners == ("soviet",)


def test_the_last_soviet_card_ends_the_game_between_two_dice() -> None:  # VG-1.2b
    game = set_up(
        "20: G-PZ-2; 60: S-RD-45; 77: S-RD-87; 90: S-RD-95; turn 9 soviet; soviet-deck s-sniper",
        "solo",
        dice=[1, 4, 5],
    )
    assert game.result is not None
    assert game.result.kind == "deck"
    assert (stack(game, "77"), stack(game, "90")) == ({"S-RD-87"}, {"S-RD-95"}), "none has moved"
    assert names(game.opening.events)[-1] == "game-over"


def test_the_last_soviet_card_ends_the_game_in_a_german_attack() -> None:  # VG-1.2b
    game = set_up(
        "61: G-PZ-2; 60: S-RD-45 S-RD-87 S-RD-95 S-RD-98; hand g-stuka;"
        "soviet-hand s-infiltration; soviet-deck s-sniper",
        "solo",
    )
    events = play(game, "planned", "card g-stuka")
    assert game.result is not None
    assert game.result.kind == "deck"
    assert "card-fire" not in names(events), "the Stuka did not come to its dive"
    assert "combat-over" not in names(events)


def test_okh_replaces_what_the_germans_need() -> None:  # VG-1.2c
    six = f"{FAR_AWAY}; control 20 {' '.join(SIX)}"
    game = set_up(f"{six}; leaders g-okh")
    play(game, "short", "stop")
    assert game.result is None
    bank = " ".join(str(number) for number in range(1, 20))
    game = set_up(f"{FAR_AWAY}; control 20 {bank}; leaders g-okh")
    play(game, "short", "stop")
    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("german",), "15.6b")


# -- 1.3 German decisive victory


@pytest.mark.parametrize("missing", SIX)
def test_five_of_the_six_reinforcement_hexes_are_not_enough(missing: str) -> None:  # VG-1.3a
    held = [hex for hex in SIX if hex != missing]
    game = set_up(f"{FAR_AWAY}; control 20 X Y Z {' '.join(held)}")
    play(game, "short", "stop")
    assert game.result is None


def test_all_six_reinforcement_hexes_win_the_game_even_empty() -> None:  # VG-1.3a
    game = set_up(f"{FAR_AWAY}; control 20 {' '.join(SIX)}")
    play(game, "short", "stop")
    assert game.result is not None
    assert (game.result.winners, game.result.kind, game.result.rule) == (
        ("german",),
        "reinforcement-hexes",
        "1.3a",
    )


def test_a_map_without_soviet_blocks_wins_the_game() -> None:  # VG-1.3b
    game = set_up("61: G-IN-191/3; 60: S-RD-45/1", dice=[6, 1, 1, 1])
    play(game, "planned", "none", "none")
    assert where(game, "S-RD-45") == "infantry", "blocks in reserve do not count"
    assert game.result is not None
    assert (game.result.winners, game.result.kind, game.result.rule) == (
        ("german",),
        "no-soviets",
        "1.3b",
    )


def test_one_soviet_block_left_keeps_the_game_going() -> None:  # VG-1.3b
    game = set_up("61: G-IN-191/3; 60: S-RD-45/1; 5: S-RD-87", dice=[6, 1, 1, 1])
    play(game, "planned", "none", "none")
    assert where(game, "S-RD-45") == "infantry"
    assert game.result is None


# -- 1.4 Soviet decisive victory


@pytest.mark.parametrize(("destroyed", "over"), [(9, False), (10, True), (11, True)])
def test_ten_german_units_lost_lose_the_game(destroyed: int, over: bool) -> None:  # VG-1.4a
    losses = (INFANTRY + MORE_INFANTRY)[:destroyed]
    game = set_up(f"{FAR_AWAY}; losses {' '.join(losses)}")
    play(game, "short", "stop")
    assert (game.result is not None) == over
    if game.result is not None:
        assert (game.result.winners, game.result.kind, game.result.rule) == (
            ("soviet",),
            "losses",
            "1.4a",
        )


def test_the_last_card_drawn_is_a_soviet_victory() -> None:  # VG-1.4b
    game = set_up(f"{FAR_AWAY}; turn 4 soviet; soviet-deck s-sniper")
    events = play(game, "draw")
    assert game.result is not None
    assert (game.result.winners, game.result.kind, game.result.rule) == (
        ("soviet",),
        "deck",
        "1.4b",
    )
    assert told(events, "game-over") == [{"winners": ["soviet"], "kind": "deck"}]


def test_the_last_but_one_card_is_not_the_end() -> None:  # VG-1.4b
    game = set_up(f"{FAR_AWAY}; turn 4 soviet; soviet-deck s-sniper s-t34")
    play(game, "draw")
    assert game.result is None


def test_a_destroyed_r_unit_counts_two() -> None:  # VG-1.4c
    game = set_up(f"{FAR_AWAY}; losses G-PG-64 {' '.join(INFANTRY[:7])}")
    assert game.view(None)["loss_count"] == 9
    play(game, "short", "stop")
    assert game.result is None
    game = set_up(f"{FAR_AWAY}; losses G-PG-64 G-MO-71 {' '.join(INFANTRY[:6])}")
    assert game.view(None)["loss_count"] == 10
    play(game, "short", "stop")
    assert game.result is not None
    assert game.result.winners == ("soviet",)


def test_an_r_unit_eliminated_by_the_track_does_not_count() -> None:  # VG-1.4c, OP-1.3
    game = set_up(
        f"{FAR_AWAY}; eliminated G-PG-64 G-MO-71; losses {' '.join((INFANTRY + MORE_INFANTRY)[:9])}"
    )
    assert game.view(None)["loss_count"] == 9
    play(game, "short", "stop")
    assert game.result is None
