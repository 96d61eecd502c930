"""Rule 9: shared activations and groups."""

from __future__ import annotations

from tests.games.heroes.helpers import (
    asked,
    battle,
    forbids,
    legal,
    marker,
    may,
    play,
    seat,
    shot,
    status,
    told,
    where,
)

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"


def test_units_anywhere_may_share_an_activation():  # CH-9.0a CH-9.0b CH-9.0c CH-9.0d CH-9.0e
    game = battle(f"1-H09: ger-rifles-1/N; 1-A02: ger-lmg-1/S; {FAR}")
    play(game, "act ger-rifles-1", "to 1-G09", "face N", "pass")
    play(game, "act ger-lmg-1", "to 1-B02", "face S")
    assert game.state.ap[0] == 5
    assert status(game, "ger-lmg-1") == status(game, "ger-rifles-1") == "activated"
    assert seat(game) == "soviet"


def test_an_empty_pool_uses_up_all_that_shared_it():  # CH-9.0f
    game = battle(f"1-H09: ger-rifles-1/N+active; 1-I09: ger-lmg-1/N; {FAR}; ap 1 0")
    play(game, "act ger-lmg-1", "face S")
    assert status(game, "ger-rifles-1") == status(game, "ger-lmg-1") == "used"


def test_the_pool_survives_a_member():  # CH-9.0g
    text = (
        "1-H09: ger-rifles-1/N+active!inf-unnerved; 1-J02: ger-lmg-1/N+active; "
        "1-E09: sov-mmg-1/S; ap 4 0"
    )
    game = battle(text, [6, 6], side="soviet")
    play(game, "act sov-mmg-1", "fire 1-H09")
    assert where(game, "ger-rifles-1") == "destroyed"
    assert game.state.ap[0] == 4


def test_pass_and_flip_lose_the_whole_pool():  # CH-9.0h
    text = f"1-H09: ger-rifles-1/N+active; 1-I09: ger-lmg-1/N+active; {FAR}; ap 4 0"
    for verb in ("pass", "flip"):
        game = battle(text)
        play(game, verb)
        assert status(game, "ger-rifles-1") == status(game, "ger-lmg-1") == "used"
        assert game.state.ap[0] == 0


def test_groups_by_ap_take_fresh_and_sharing_units():  # CH-9.1b CH-9.2b
    text = f"1-H09: ger-rifles-1/N+active ger-lmg-1/N ger-hmg-1/N+used; {FAR}; ap 7 0"
    game = battle(text)
    play(game, "act ger-rifles-1")
    assert may(game, "with") == {"ger-lmg-1"}
    assert forbids(game, "with ger-hmg-1") == "9.2b"


def test_groups_by_opportunity_take_fresh_units_and_use_them_all():  # CH-9.1d CH-9.2c
    text = f"1-H09: ger-rifles-1/N ger-lmg-1/N ger-hmg-1/N+used; {FAR}"
    game = battle(text)
    play(game, "opportunity ger-rifles-1")
    assert may(game, "with") == {"ger-lmg-1"}
    play(game, "with ger-lmg-1", "march", "to 1-G09", "stay", "face N")
    assert status(game, "ger-rifles-1") == status(game, "ger-lmg-1") == "used"


def test_activated_units_take_no_part_in_an_opportunity():  # CH-9.1d CH-9.2c
    game = battle(f"1-H09: ger-rifles-1/N ger-lmg-1/N+active; {FAR}; ap 3 0")
    play(game, "opportunity ger-rifles-1")
    assert may(game, "with") == set()
    assert forbids(game, "with ger-lmg-1") == "9.2c"


def test_groups_by_command_take_anyone_and_flip_nobody():  # CH-9.1e CH-9.2d
    text = f"1-H09: ger-rifles-1/N ger-lmg-1/N+used; {FAR}"
    game = battle(text, cap=(1, 0))
    play(game, "command ger-rifles-1", "with ger-lmg-1", "march", "to 1-G09", "to 1-G09")
    play(game, "face N", "face N")
    assert (status(game, "ger-rifles-1"), status(game, "ger-lmg-1")) == ("fresh", "used")
    assert game.state.cap[0] == 0


def test_the_turn_ends_when_all_members_have_finished():  # CH-9.1c CH-9.1a
    game = battle(f"1-H09: ger-rifles-1/N ger-lmg-1/N; {FAR}")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "march", "to 1-G09", "to 1-G08")
    assert (asked(game), seat(game)) == ("face", "german")
    play(game, "face N")
    assert (asked(game), seat(game)) == ("face", "german")
    play(game, "face N")
    assert seat(game) == "soviet"


def test_members_are_in_the_same_or_adjacent_hexes():  # CH-9.1.1a CH-9.2a CH-GE-17
    text = f"1-H09: ger-rifles-1/N; 1-I09: ger-rifles-2/N; 1-J09: ger-rifles-3/N; {FAR}"
    game = battle(text)
    play(game, "act ger-rifles-1")
    assert may(game, "with") == {"ger-rifles-2"}
    assert forbids(game, "with ger-rifles-3") == "9.2a"
    play(game, "with ger-rifles-2")
    assert may(game, "with") == {"ger-rifles-3"}, "a chain"


def test_members_may_just_turn():  # CH-9.1.1e CH-9.1.1d CH-5.3a
    text = f"1-H09: ger-hmg-1/N ger-rifles-1/N; {FAR}"
    game = battle(text)
    play(game, "act ger-hmg-1", "with ger-rifles-1", "march", "face S", "face S")
    assert game.state.ap[0] == 6
    assert seat(game) == "soviet"


def test_hit_units_join_if_they_can_move():  # CH-9.1.1g CH-5.0b
    text = f"1-H09: ger-rifles-1/N ger-lmg-1/N!inf-suppressed ger-hmg-1/N!inf-pinned; {FAR}"
    game = battle(text)
    play(game, "act ger-rifles-1")
    play(game, "with ger-lmg-1")
    assert "march" in legal(game)
    play(game, "with ger-hmg-1")
    assert forbids(game, "march") == "9.1.1g"


def test_the_price_is_the_highest_single_cost():  # CH-9.1.1b
    text = f"1-F12: ger-rifles-1/N ger-hmg-1/N; {FAR}"
    game = battle(text)
    play(game, "act ger-rifles-1", "with ger-hmg-1", "march", "to 1-E12", "to 1-F11")
    play(game, "face N", "face N")
    assert game.state.ap[0] == 5, "two for the woods, two for the HMG"


GROUP = "1-H09: ger-lmg-1/N; 1-I09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"


def test_supporters_stand_beside_the_leader():  # CH-9.1.2c CH-9.1.2a CH-GE-17
    game = battle(GROUP, MISS)
    play(game, "act ger-lmg-1", "with ger-rifles-1")
    events = play(game, "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 4, "support": 1}
    chain = "1-H09: ger-lmg-1/N; 1-I09: ger-rifles-1/N; 1-J09: ger-rifles-2/N"
    game = battle(f"{chain}; 1-E09: sov-rifles-1/S")
    play(game, "act ger-lmg-1", "with ger-rifles-1")
    assert "fire 1-E09" in legal(game)
    play(game, "with ger-rifles-2")
    assert "fire 1-E09" not in legal(game), "a friend of a friend is too far away"


def refuses_support(text, **more):
    """Whether the second German unit cannot help the first."""
    game = battle(text, **more)
    play(game, "act ger-lmg-1")
    if "with ger-rifles-1" not in legal(game):
        return True
    play(game, "with ger-rifles-1")
    return may(game, "fire") == set()


def test_what_bars_a_supporter():  # CH-9.1.2d CH-9.1.2e CH-9.1.2f CH-9.1.2g
    assert not refuses_support(GROUP)
    assert refuses_support(GROUP.replace("ger-rifles-1/N", "ger-rifles-1/S")), "arc"
    assert refuses_support(GROUP.replace("1-E09: sov", "1-C09: sov")), "range 5, distance 6"
    assert refuses_support(GROUP.replace("ger-rifles-1/N", "ger-rifles-1/N!inf-suppressed"))
    assert refuses_support(GROUP.replace("ger-rifles-1/N", "ger-rifles-1/N!inf-panicked"))
    hidden_by_woods = "1-F12: ger-lmg-1/N; 1-F13: ger-rifles-1/N; 1-E12: sov-rifles-1/S"
    assert not refuses_support(hidden_by_woods)


def test_supporters_without_firepower_do_not_count():  # CH-9.1.2h
    text = "1-H09: ger-pioneers-1/N ger-rifles-1/N; 1-F09: sov-t26-1/S"
    game = battle(text)
    play(game, "act ger-pioneers-1", "with ger-rifles-1")
    assert forbids(game, "fire 1-F09") == "9.1.2a", "blue 0 is not above nought"
    near = "1-H09: ger-pioneers-1/N ger-rifles-1/N; 1-G09: sov-t26-1/S"
    game = battle(near, MISS)
    play(game, "act ger-pioneers-1", "with ger-rifles-1")
    events = play(game, "fire 1-G09")
    assert shot(events)["firepower"]["support"] == 1, "0 + 3 at short range"


def test_the_leader_may_be_hit_or_far_and_brings_all_modifiers():  # CH-9.1.2b CH-9.1.2k CH-9.1.2i
    text = "1-I09: ger-rifles-1/N!inf-suppressed ger-lmg-1/N; 1-C09: sov-rifles-1/S"
    game = battle(text, MISS)
    play(game, "act ger-rifles-1", "with ger-lmg-1")
    events = play(game, "fire 1-C09")
    assert shot(events)["firepower"] == {
        "firepower": 2, "long-range": -2, "marker": -2, "support": 1,
    }  # fmt: skip
    assert game.state.ap[0] == 3, "the leader's cost, 3 + 1"


def test_group_rally_costs_five_in_all():  # CH-9.1.3a
    text = f"1-H09: ger-rifles-1/N!inf-pinned; 1-I09: ger-lmg-1/N!inf-pinned; {FAR}"
    game = battle(text, [6, 6, 1, 1])
    play(game, "act ger-rifles-1", "with ger-lmg-1", "rally")
    events = play(game, "rally ger-lmg-1")
    assert [roll["success"] for roll in told(events, "rally")] == [True, False]
    assert (marker(game, "ger-lmg-1"), marker(game, "ger-rifles-1")) == (None, "inf-pinned")
    assert game.state.ap[0] == 2


def test_groups_dig_in_together():  # CH-9.1.4a CH-18.1.3a
    game = battle(f"1-H09: ger-rifles-1/N; 1-I09: ger-lmg-1/N; {FAR}")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "dig")
    assert game.state.ap[0] == 2
    assert all(game.view(None)["stacks"][at][0]["dug_in"] for at in ("1-H09", "1-I09"))


def test_single_and_group_actions_alternate():  # CH-9.2f CH-9.1.1f
    game = battle(f"1-H09: ger-rifles-1/N ger-lmg-1/N; {FAR}")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "march", "to 1-G09", "to 1-G08")
    play(game, "face N", "face N", "pass", "act ger-lmg-1", "to 1-F08", "face N", "pass")
    play(game, "act ger-lmg-1", "to 1-E08", "face N", "pass", "act ger-rifles-1")
    assert may(game, "with") == set(), "no longer adjacent"
    assert game.state.ap[0] == 4


def test_groups_do_not_leave_the_way_the_enemy_came():  # CH-7.7.3o CH-9.1.1d CH-5.0.3a
    text = "1-H09: sov-rifles-1/N; 1-G09: ger-rifles-1/S ger-lmg-1/S"
    game = battle(text, side="soviet", cautious_movement="on")
    play(game, "act sov-rifles-1", "to 1-G09", "face N")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "march")
    barred = ("1-H09", "1-G08", "1-G10")
    for plan in ("stay", "face N"):  # of the first, and of the second
        assert {forbids(game, f"to {end}") for end in barred} == {"7.7.3o"}
        assert {"to 1-F09", "to 1-F08", "to 1-F10"} <= legal(game)
        assert "creep 1-H09" not in legal(game)
        assert forbids(game, "creep 1-H09") == "7.7.3o", "in the arc, in the open, and barred"
        play(game, plan)


def test_the_pool_dies_with_its_last_member():  # CH-9.0g
    text = "1-H09: ger-rifles-1/N+active!inf-unnerved ger-lmg-1/N; 1-E09: sov-mmg-1/S; ap 4 0"
    game = battle(text, [6, 6, *MISS], side="soviet")
    play(game, "act sov-mmg-1", "fire 1-H09", "target ger-rifles-1")
    assert where(game, "ger-rifles-1") == "destroyed"
    assert game.state.ap[0] == game.state.granted[0] == 0
    assert game.state.ap[1] > 0, "the enemy keeps his"
    play(game, "act ger-lmg-1", "face S")
    assert game.state.ap[0] == 6, "a new activation has its own points"
