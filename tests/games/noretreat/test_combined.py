"""Chapter 16: the rules that only the long example shows."""

from __future__ import annotations

from tests.games.noretreat.helpers import asked, events, play, position, where

INEXPERIENCED, MASKIROVKA, GOTT_MIT_UNS, MANSTEIN, HEROES = "14", "35", "2", "1", "43"


def test_an_event_that_is_answered_is_undone() -> None:  # NR-16.0a
    """Maskirovka, cancelled by Inexperienced Soviet Officers: the train does not stop."""
    text = "turn 2 soviet movement; 2513: su_west/weak; rail: su_don/weak; 1713: ax_4a"
    game = position(f"{text}; soviet-hand {MASKIROVKA}; axis-hand {INEXPERIENCED}")
    play(game, "done", f"play {MASKIROVKA}")
    assert asked(game) == "reaction"
    assert game.decision is not None
    assert game.decision.seat == "axis", "in the other player's Movement Phase"
    play(game, f"play {INEXPERIENCED}")
    assert where(game, "su_don") == "rail"
    assert [event["card"] for event in events(game, "cancelled")] == [MASKIROVKA]
    assert set(game.state.discards) == {14, 35}, "both are discarded"


def test_a_card_that_was_paid_may_be_used_at_once() -> None:  # NR-16.0b
    """The Soviets pay a Counterblow with Manstein; Gott Mit Uns takes it from the pile."""
    text = (
        "turn 8 axis combat; weather clear; support 0 0; axis-holds 1713; 1811: ax_4a; "
        "1812: su_west/weak; 1715: ax_17a; 1716: su_south/weak"
    )
    hands = f"axis-hand {GOTT_MIT_UNS}; soviet-hand {MANSTEIN}"
    game = position(f"{text}; {hands}", dice=[2, 2])
    play(game, "target 1812", "done", "counterblow 1716")
    assert game.state.discards == bytes([int(MANSTEIN)]), "face up on the pile"
    play(game, "attack 1812", f"play {GOTT_MIT_UNS}")
    assert [event["event"] for event in events(game, "copied")] == ["erich-von-manstein"]
    assert events(game, "odds")[0]["attack"] == 2 * 4, "he doubles the strength of an army"


def test_a_die_may_be_rolled_again_after_it_was_seen() -> None:  # NR-16.0c
    text = (
        "turn 8 axis combat; weather clear; support 0 0; axis-holds 1713; 1811: ax_4a; "
        f"1812: su_west/weak; rail: ax_6a; soviet-hand {HEROES}"
    )
    game = position(text, dice=[6, 2])
    play(game, "target 1812")
    while asked(game) == "counterblow":
        play(game, "done")
    assert asked(game) == "event"
    assert [event["die"] for event in events(game, "rolled")] == [6], "it was seen"
    play(game, f"play {HEROES}")
    assert [event["die"] for event in events(game, "rolled")] == [6, 2]
    assert where(game, "su_west") == "1812", "and stands: no retreat"


def test_a_supplied_unit_that_cannot_retreat_is_destroyed() -> None:  # NR-16.0d
    """It does not surrender, as it bears no marker."""
    text = (
        "turn 8 axis combat; weather clear; support 0 0; 1811: ax_3pz ax_4a; 1712: ax_1pz; "
        "1812: su_west/weak; 1911: ax_17a; 1713: ax_6a; 1914: ax_2a; 2012: ax_8a; "
        "axis-holds 1713 1912"
    )
    game = position(text, dice=[2])
    play(game, "target 1812", "join ax_3pz", "join ax_4a", "join ax_1pz", "fight")
    assert [event["result"] for event in events(game, "rolled")] == ["DR"]
    assert where(game, "su_west") == "destroyed"
    assert game.state.event_vp == 0
