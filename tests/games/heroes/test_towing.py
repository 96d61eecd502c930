"""15.6: vehicles that no longer move are towed."""

from __future__ import annotations

from tests.games.heroes.helpers import battle, forbids, legal, may, play, unit, where

FAR = "1-L18: sov-rifles-1/N"
STUCK = "ger-pz38t-1/N!veh-immobilized"
PAIR = f"1-H09: ger-pz3e-1/N {STUCK}; {FAR}"


def test_tracks_tow_tracks_and_wheels_only_wheels():  # CH-15.6b
    text = f"1-H09: ger-pz3e-1/N ger-truck-1/N {STUCK} ger-truck-2/N!veh-immobilized; {FAR}"
    for puller, towed in (
        ("ger-pz3e-1", {"ger-pz38t-1", "ger-truck-2"}),
        ("ger-truck-1", {"ger-truck-2"}),
    ):
        game = battle(text)
        play(game, f"act {puller}")
        assert may(game, "tow") == towed


def test_infantry_and_who_carries_already_do_not_tow():  # CH-15.6b
    text = f"1-H09: ger-rifles-1/N ger-pz3e-1/N {STUCK}; {FAR}"
    game = battle(text)
    play(game, "act ger-rifles-1")
    assert forbids(game, "tow ger-pz38t-1") == "15.6b"
    loaded = f"1-H09: ger-sdkfz251-1/N ger-rifles-1/N+in=ger-sdkfz251-1 {STUCK}; {FAR}"
    game = battle(loaded)
    play(game, "act ger-sdkfz251-1")
    assert forbids(game, "tow ger-pz38t-1") == "15.6b"
    game = battle(loaded.replace("ger-rifles-1/N+in=ger-sdkfz251-1 ", ""))
    play(game, "act ger-sdkfz251-1")
    assert may(game, "tow") == {"ger-pz38t-1"}


def test_towing_and_letting_go_cost_a_move_to_the_point():  # CH-15.6b CH-5.0b
    game = battle(PAIR)
    cost = game.state.kind(unit(game, "ger-pz3e-1")).move_cost
    play(game, "act ger-pz3e-1", "tow ger-pz38t-1")
    assert game.state.ap[0] == 7 - cost
    play(game, "pass", "act ger-pz3e-1", "to 1-G09", "stop", "face N")
    assert where(game, "ger-pz38t-1") == "1-G09"
    play(game, "pass", "act ger-pz3e-1")
    assert "unhitch" in legal(game)
    for points, is_enough in ((cost, True), (cost - 1, False)):
        game = battle(PAIR.replace("38t-1/N", "38t-1/N+in=ger-pz3e-1"), cap=(points, 0))
        if not points:
            assert "command ger-pz3e-1" not in legal(game)
            continue
        play(game, "command ger-pz3e-1")
        assert ("unhitch" in legal(game)) == is_enough
        if is_enough:
            play(game, "unhitch")
            assert not game.state.aboard
        else:
            assert forbids(game, "unhitch") == "5.0b"
