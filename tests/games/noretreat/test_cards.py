"""Chapter 5: piles, the Cards Phase, payment, and the change of cards in 1945."""

from __future__ import annotations

import pytest
from tests.games.noretreat.cardplay import (
    at,
    axis_attack,
    discards,
    hand,
    odds,
    offered,
    pass_until,
    seat,
)
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    play,
    why_not,
)

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.core.hexes import mask
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.moments import CARDS_AT, WINDOWS, possible
from hexfront.games.noretreat.tables import (
    AXIS,
    ENTER_1945,
    JOKER,
    LEAVE_1945,
    SOVIET,
)

QUIET = "1107: ax_4a; 2008: su_west"
SAFE = "26 32 38 39 29 28 10 4 1 15"  # no Axis event of these is played as it is drawn


# -- 5.0: the piles


def test_cards_come_from_one_pile_for_both_sides() -> None:  # NR-5.0a, OP-5.11
    game = at(6, "axis", "cards", f"{QUIET}; deck {SAFE} 16 17 18")
    assert hand(game, "axis") == {"26", "32", "38", "39"}
    assert list(reversed(game.state.deck))[:3] == [29, 28, 10]
    soviet = at(6, "soviet", "cards", f"{QUIET}; deck 2 3 4 6 9")
    assert hand(soviet, "soviet") == {"2", "3", "4", "6"}


def test_cards_are_drawn_in_the_own_cards_phase_only() -> None:  # NR-5.0a
    game = at(6, "axis", "supply", QUIET)
    play(pass_until(game, "movement"), "done")
    assert "axis" not in {args["side"] for args in events(game, "drew")}
    axis = at(6, "axis", "cards", f"{QUIET}; deck {SAFE}")
    assert {args["side"] for args in events(axis, "drew")} == {"axis"}


def test_used_cards_go_on_one_discard_pile() -> None:  # NR-5.0b, NR-5.3b, OP-5.11
    game = axis_attack("axis-hand 6; soviet-hand 3; discards 1", [2])
    play(game, "play 6", "play 3")
    assert discards(game)[:3] == ["3", "6", "1"]


def test_the_last_card_is_shuffled_in_and_not_drawn() -> None:  # NR-5.0c
    game = at(6, "axis", "cards", f"{QUIET}; deck 26 32 38; discards 39 29 28 10 4")
    assert {"26", "32"} <= hand(game, "axis")
    assert len(hand(game, "axis")) == 4
    assert events(game, "reshuffled") == [{"count": 6}]
    assert game.state.discards == b""


def test_with_nothing_to_shuffle_no_card_can_be_drawn() -> None:  # OP-5.7
    game = at(6, "axis", "cards", f"{QUIET}; deck 26 32 38")
    assert hand(game, "axis") == {"26", "32"}
    assert events(game, "no-cards") == [{"side": "axis"}]
    assert list(game.state.deck) == [38]


def test_of_two_events_in_conflict_the_later_prevails() -> None:  # NR-5.0h
    """Guderian orders a retreat, then Timoshenko a counterattack."""
    field = "1107: ax_1pz; 1207: su_south/weak"
    game = axis_attack("axis-hand 37; soviet-hand 42", [2], field=field)
    play(game, "play 37", "play 42")
    assert len(events(game, "counterattack")) == 1


def test_events_without_conflict_add_up() -> None:  # NR-5.0h, NR-5.0g
    text = "support 0 0; 1115: ax_11a; 1215: su_south/weak; axis-hand 6; soviet-hand 3"
    coast = at(8, "axis", "combat", text, [2])
    play(coast, "target 1215", "play 6", "play 3")
    assert (odds(coast)["shifts"]["event"], odds(coast)["shifts"]["fleet"]) == (1, -1)


# -- 5.1 and 5.2: the Cards Phase


def test_the_active_player_discards_down_to_two() -> None:  # NR-5.1a, NR-4.0l
    game = at(6, "axis", "cards", f"{QUIET}; axis-hand 3 5 6 7; deck {SAFE}")
    assert (asked(game), seat(game)) == ("discard_one", "axis")
    assert may(game, "discard") == {"3", "5", "6", "7"}
    play(game, "discard 5", "discard 7")
    assert {"3", "6"} <= hand(game, "axis")
    assert len(hand(game, "axis")) == 2 + 4
    assert discards(game) == ["7", "5"]  # in the order chosen: OP-5.10


def test_nobody_discards_below_two() -> None:  # OP-5.1
    game = at(6, "axis", "cards", f"{QUIET}; axis-hand 3 5; deck {SAFE}")
    assert {"3", "5"} <= hand(game, "axis")
    assert why_not(game, "discard", "3") != ""


DRAWS = [
    # turn, side, text, cards drawn
    (6, "axis", "", 4),  # NR-5.2a
    (6, "soviet", "", 4),
    (6, "soviet", "axis-holds 2008", 3),  # NR-5.2b
    (6, "soviet", "axis-holds 2022", 3),  # NR-5.2c
    (6, "soviet", "axis-holds 2008 2022", 2),
    (6, "axis", "axis-holds 2008 2022", 4),
    (14, "axis", "soviet-holds 0816", 3),  # NR-5.2d
    (14, "soviet", "soviet-holds 0816", 4),
    (8, "axis", "", 5),  # NR-13.5-T08a
    (9, "axis", "", 5),
    (7, "axis", "", 4),
    (10, "axis", "", 4),
    (8, "soviet", "", 4),
    (20, "soviet", "", 4),
    (21, "soviet", "", 5),  # NR-13.5-T21a
    (24, "soviet", "", 5),
    (21, "axis", "", 4),
    (23, "axis", "", 1),  # NR-13.5-T23c
    (23, "axis", "soviet-holds 0816", 1),  # OP-5.2
    (24, "axis", "", 4),
    (8, "axis", 'more {"draw_less":[1,0]}', 4),  # NR-14.13a
    (6, "soviet", 'axis-holds 2008 2022; more {"draw_less":[0,5]}', 0),  # OP-5.2
]


# NR-5.2a, NR-5.2b, NR-5.2c, NR-5.2d, NR-5.2e, NR-14.13a, NR-13.5-T08a, NR-13.5-T21a
# NR-13.5-T23c, OP-5.2, OP-5.3
@pytest.mark.parametrize(("turn", "side", "text", "count"), DRAWS)
def test_a_side_draws_so_many_cards(turn: int, side: str, text: str, count: int) -> None:
    game = at(turn, side, "cards", f"0703: ax_9a; 2407: su_west; {text}")
    assert events(game, "draws")[0] == {"side": side, "count": count}
    assert game.state.draw_less[("axis", "soviet").index(side)] == 0  # once only


def test_a_red_event_costs_the_axis_a_card() -> None:  # NR-5.2.1a, NR-13.4b
    game = at(7, "axis", "cards", f"{QUIET}; deck {SAFE}")
    assert (asked(game), seat(game)) == ("discard_one", "axis")
    assert len(hand(game, "axis")) == 4  # after drawing
    play(game, "discard 26")
    assert hand(game, "axis") == {"32", "38", "39"}


def test_only_the_axis_and_only_in_such_turns_discards_for_it() -> None:  # NR-5.2.1a
    soviet = at(7, "soviet", "cards", f"{QUIET}; axis-hand 5; deck 2 3 4 6 9 10")
    assert len(hand(soviet, "soviet")) == 4
    assert hand(soviet, "axis") == {"5"}
    calm = at(6, "axis", "cards", f"{QUIET}; deck {SAFE}")
    assert len(hand(calm, "axis")) == 4


def test_a_red_event_stands_in_its_turn_box_for_all_to_see() -> None:  # NR-5.2.1b
    boxes = GAME.components()["turns"]
    red = [number for number, box in enumerate(boxes, 1) if box["red_event"]]
    assert red == [4, 7, 10, 14, 19, 22, 25, 27]


# -- 5.3 and 5.4


def test_only_the_own_half_of_a_card_can_be_played() -> None:  # NR-5.3a
    game = axis_attack("axis-hand 42 6; soviet-hand 1 4", [2])
    assert offered(game) == {"6"}  # 42: Timoshenko is the Soviet half
    play(game, "play 6")
    assert offered(game) == {"4"}  # 1: Manstein is the Axis half


def test_an_event_without_a_moment_is_played_at_any_time() -> None:  # NR-5.3.1b, OP-5.5
    for window in WINDOWS:
        free = window not in ("card", "payment", "step", "victory")
        assert bool(CARDS_AT[window][SOVIET] >> 25 & 1) == free
    for phase in ("cards", "supply", "organization", "movement", "combat", "removal", "disembark"):
        game = at(8, "axis", phase, f"{QUIET}; soviet-hand 25; axis-hand 3; deck {SAFE}")
        while game.decision is not None and game.decision.seat == "axis":
            game.play(("done",) if ("done",) in game.decision.actions else game.decision.actions[0])
        assert (asked(game), offered(game)) == ("event", {"25"})
        assert game.view(None)["phase"] == phase


def test_an_event_overrides_the_rules() -> None:  # NR-5.3.2a
    """Troop Transfer improves a unit in 1941, when the Axis may not."""
    game = at(3, "axis", "organization", "1107: ax_4a/weak; axis-hand 3 5 6")
    assert why_not(game, "improve", "ax_4a") == "7.1h"
    play(game, "play 3", "improve ax_4a")
    assert face(game, "ax_4a") == "strong"


def test_a_unit_profits_from_one_movement_event_in_a_player_turn() -> None:  # NR-5.3.4a
    field = "1107: ax_4a; 1006: ax_1pz; 1407: su_west; axis-hand 10 39"
    game = pass_until(play(at(8, "soviet", "movement", field), "done"), "event")
    play(game, "play 10", "unit ax_1pz", "to 1106", "play 39")
    assert "ax_1pz" not in may(game, "unit")
    assert may(game, "unit") == {"ax_4a"}


PRICES = [
    ("organization", "1107: ax_4a/weak", ["improve ax_4a"], 2),
    ("organization", "destroyed: ax_4a", ["replace ax_4a", "to 0906"], 1),
    ("organization", "1107: ax_4a; disorganized ax_4a", ["reorganize ax_4a"], 1),
    ("movement", "1107: ax_4a; 1106: ax_9a", ["embark ax_4a", "embark ax_9a"], 1),
]


@pytest.mark.parametrize(("phase", "text", "actions", "price"), PRICES)
# NR-5.0b
def test_any_card_pays(phase: str, text: str, actions: list[str], price: int) -> None:  # NR-5.4a
    """Even one whose event could never be played now; and no event happens."""
    game = at(8, "axis", phase, f"{text}; 2008: su_west; axis-hand 23 42 44 37; discards 1")
    prompts = {"reorganize": "reorganize", "replace": "placement"}
    if prompt := prompts.get(actions[0].split()[0]):
        pass_until(game, prompt)
    play(game, *actions)
    for _ in range(price):
        play(game, f"discard {min(may(game, 'discard'))}")
    assert len(hand(game, "axis")) == 4 - price
    assert events(game, "event") == []


def test_a_card_pays_for_a_counterblow_and_for_a_fort() -> None:  # NR-5.4a
    field = "1107: ax_4a; 1207: su_south/weak; soviet-hand 44"
    game = play(at(8, "axis", "combat", field, [2]), "done", "counterblow 1207")
    assert hand(game, "soviet").isdisjoint({"44"})
    fort = at(8, "soviet", "organization", "1902: su_leningrad/weak; soviet-hand 44 20")
    play(fort, "fortify su_leningrad", "discard 44")
    assert face(fort, "su_leningrad") == "strong"


def test_without_cards_nothing_is_paid() -> None:  # NR-5.4a
    game = at(8, "axis", "organization", "1107: ax_4a/weak; 2008: su_west; axis-hand 44")
    assert why_not(game, "improve", "ax_4a") != ""
    assert face(game, "ax_4a") == "weak"
    field = "1107: ax_4a; 2008: su_west; disorganized ax_4a"
    game = pass_until(at(8, "axis", "organization", f"{field}; axis-hand 44"), "reorganize")
    assert may(game, "reorganize") == {"ax_4a"}
    game = at(8, "axis", "organization", field)
    assert game.state.disorganized, "nothing is asked that cannot be paid"
    assert asked(game) != "reorganize"


def test_a_payment_lies_on_the_pile_at_once() -> None:  # NR-16.0b
    field = "1107: ax_4a; 1207: su_south/weak; soviet-hand 1; axis-hand 2"
    game = play(at(8, "axis", "combat", field, [2]), "done", "counterblow 1207")
    pass_until(game, "battle_event")
    assert offered(game) == {"2"}  # Manstein, which the Soviets have just discarded
    play(game, "play 2")
    assert odds(game)["attack"] == 8


# -- 5.5: 1945


def test_fifteen_cards_leave_and_ten_come_in_1945() -> None:  # NR-5.5a, NR-5.5b, OP-5.9
    assert mask(range(1, 16)) == LEAVE_1945
    assert mask(range(45, 55)) == ENTER_1945
    game = new_game(GAME, None, "campaign", {}, "deal")
    dealt = {*game.state.deck, *(c for c in range(1, JOKER) if game.state.hands[AXIS] >> c & 1)}
    dealt |= {c for c in range(1, JOKER) if game.state.hands[SOVIET] >> c & 1}
    assert dealt == set(range(1, 45))


def into_1945() -> Game:
    hands = "axis-hand 1 16; soviet-hand 2 17"
    piles = "deck 3 18 19 20 21 22 23; discards 4 24 25"
    return at(22, "soviet", "disembark", f"0703: ax_9a; 2407: su_west; {hands}; {piles}")


def test_the_cards_change_when_the_game_goes_on() -> None:  # NR-5.5c, NR-5.5d, NR-12.4f, OP-5.8
    game = into_1945()
    assert events(game, "cards-of-1945") == [{"count": 8 + 10}]
    kept = {16, 17, 18, 19, 20, 21, 22, 23, 24, 25, *range(45, 55)}
    g = game.state
    held = {int(card) for card in hand(game, "axis") | hand(game, "soviet")}
    left = {*g.deck, *g.discards, *g.table, *held}
    assert left == kept
    assert hand(game, "soviet") == {"17"}  # nothing is drawn for what was taken


def test_the_axis_goes_on_with_a_cards_phase_of_one_card() -> None:  # NR-5.5e, NR-13.5-T23c
    game = into_1945()
    assert events(game, "draws") == [{"side": "axis", "count": 1}]
    assert game.view(None)["turn"] == 23


def test_1945_cards_are_not_drawn_before() -> None:  # NR-5.5b
    assert not any(card >= 45 for card in at(22, "axis", "movement", QUIET).state.deck)


# -- the Joker, and what both know


def test_the_number_of_possible_cards_is_common_knowledge() -> None:  # NR-H.j
    game = axis_attack("axis-hand 1; soviet-hand 6", windows="covered")
    before = possible(game.state, AXIS, "commit")
    g = game.clone().state
    g.hands = [1 << 6, 1 << 1]
    assert possible(g, AXIS, "commit") == before
