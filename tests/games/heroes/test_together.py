"""What units may do together for exactly the points that it takes, and who boards whom."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heroes.helpers import (
    HEAD,
    ONE,
    battle,
    forbids,
    legal,
    may,
    play,
    sheet,
    told,
    unit,
    where,
)

from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.tables import CARDS, MARKERS

FAR = "1-L18: sov-rifles-1/N"
ENEMY = "1-E09: sov-rifles-1/S"


@pytest.mark.parametrize(
    ("text", "price"),
    [
        (f"1-H09: ger-rifles-1/N+active ger-lmg-1/N+active; {FAR}", 1),
        # The mate is pinned and cannot move: only a shot is left.
        (f"1-H09: ger-rifles-1/N+active ger-lmg-1/N+active!inf-pinned; {ENEMY}", 3),
        ("1-H09: ger-rifles-1/N+active ger-lmg-1/N+active!inf-pinned sov-rifles-1/S", 3),
        # One cannot move, the other cannot fire: only a rally is left.
        (f"1-H09: ger-rifles-1/N+active!inf-pinned ger-lmg-1/N+active!inf-panicked; {ENEMY}", 5),
    ],
    ids=["turn", "shot", "close combat", "rally"],
)
def test_a_group_needs_the_points_of_something_it_can_do_together(text, price):  # CH-9.1a CH-9.2f
    for points in range(3 if price == 5 else 1, 7):
        game = battle(f"{text}; ap {points} 0")
        play(game, "act ger-rifles-1")
        together = {"ger-lmg-1"} if points >= price else set()
        assert may(game, "with") == together, points
        if not together:
            assert forbids(game, "with ger-lmg-1") == "9.1a"


WAITING = """
[[force]]
side = "german"
round = 1
area = { edge = "west" }
units = [{ unit = "ger-truck", count = 2 }, { unit = "ger-lmg", count = 2 }]
"""
OTHERS = """
[[force]]
side = "german"
round = 1
area = { edge = "east" }
units = [{ unit = "ger-sdkfz251" }]
"""


def test_who_waits_boards_a_carrier_of_its_own_force_that_is_ready():  # CH-17.0b CH-17.0c CH-17.0d
    text = "ready ger-truck-1 ger-lmg-1 ger-lmg-2 ger-sdkfz251-1"
    game = battle(f"{text}; {FAR}", more=WAITING + OTHERS)
    play(game, "act ger-lmg-1")
    assert may(game, "board") == {"ger-truck-1"}, "not the other force's, nor one that comes later"
    play(game, "board ger-truck-1", "pass", "act ger-lmg-2")
    assert may(game, "board") == set(), "one that is taken carries nobody else"


def test_who_waits_boards_nobody_on_the_map():  # CH-17.0d CH-17.0e
    for at in ("1-A02", "1-G02", "1-H02", "1-L02"):  # the edge where it would come in
        game = battle(f"ready ger-lmg-1; {at}: ger-truck-1/N; {FAR}", more=WAITING)
        play(game, "act ger-lmg-1")
        assert may(game, "to"), "it could come in"
        assert may(game, "board") == set(), at
    game = battle(f"ready ger-truck-1; 1-H02: ger-lmg-1/N; {FAR}", more=WAITING)
    play(game, "act ger-lmg-1")
    assert may(game, "board") == set(), "nor does one on the map board a truck that waits"


def test_boarding_costs_the_move_in_a_hex_and_the_way_from_the_next():  # CH-17.0d CH-17.0e
    for at, start, price in (("1-H09", "1-H09", 2), ("1-H09", "1-I09", 2), ("1-H09", "1-G09", 3)):
        text = f"{start}: ger-hmg-1/N+active; {at}: ger-truck-1/N+active; {FAR}"
        for points in range(1, 6):
            game = battle(f"{text}; ap {points} 0")
            play(game, "act ger-hmg-1")
            assert (may(game, "board") != set()) == (points >= price), (start, points)


def test_members_that_wait_do_not_stay_where_they_are():  # CH-9.1.1c
    text = f"ready ger-lmg-1 ger-lmg-2; {FAR}"
    game = battle(text, more=WAITING)
    play(game, "act ger-lmg-1", "with ger-lmg-2", "march")
    assert "stay" not in legal(game)
    assert forbids(game, "stay") == "9.1.1c"
    entry = sorted(may(game, "to"))[0]
    play(game, f"to {entry}")
    assert forbids(game, "stay") == "9.1.1c", "nor the last one"
    play(game, f"to {entry}")
    while where(game, "ger-lmg-2") == "waiting":
        play(game, sorted(legal(game))[0])
    assert where(game, "ger-lmg-1") == where(game, "ger-lmg-2") == entry


def test_not_all_of_a_group_may_stay():  # CH-9.1.1c
    game = battle(f"1-H09: ger-rifles-1/N ger-lmg-1/N; {FAR}")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "march", "stay")
    assert forbids(game, "stay") == "9.1.1c"
    play(game, "to 1-G09")
    assert {where(game, name) for name in ("ger-rifles-1", "ger-lmg-1")} == {"1-H09", "1-G09"}


def test_a_card_is_in_the_deck_as_often_as_it_is_printed():  # CH-8.0b CH-1.0j
    names = [card.id for card in CARDS if card.kind in ("action", "bonus")]
    assert any(CARDS[n].copies > 1 for n in range(len(CARDS)))
    listed = ", ".join(f'"{name}"' for name in names)
    forces = "".join(
        f'[[force]]\nside = "{side}"\nround = 1\narea = {{ edge = "west" }}\n'
        f'units = [{{ unit = "{kind}" }}]\n'
        for side, kind in (("german", "ger-rifles"), ("soviet", "sov-rifles"))
    )
    cards = f"[cards]\ndeck = [{listed}]\n"
    own = firefight(str(sheet(HEAD.format(boards=ONE, rounds=3) + cards + forces)))
    printed = {card.id: max(card.copies, 1) for card in CARDS if card.id in names}
    assert Counter(CARDS[card].id for card in own.deck) == printed


def possible_after(game, name):
    """What the marker of a unit may be, for all that the enemy has seen."""
    known = game.state.possible[unit(game, name)]
    return {MARKERS[n].id for n in range(len(MARKERS)) if known >> n & 1}


@pytest.mark.parametrize(
    ("text", "order", "possible"),
    [
        ("1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!inf-pinned", "fire 1-H09",
         {"inf-unnerved", "inf-pinned"}),
        ("1-H09: ger-rifles-1/N sov-rifles-1/S!inf-pinned", "close ger-rifles-1",
         {"inf-unnerved", "inf-pinned"}),
    ],
)  # fmt: skip
def test_who_attacks_unchanged_has_no_marker_that_changes_it(text, order, possible):
    # CH-7.5g CH-7.5h
    game = battle(text, [1, 1], side="soviet")
    events = play(game, "act sov-rifles-1", order)
    assert not told(events, "marker-shown")
    assert possible_after(game, "sov-rifles-1") == possible


def test_only_who_is_carried_gets_off():  # CH-17.2a CH-17.1b
    text = f"1-H09: ger-truck-1/N ger-lmg-1/N{{}} ger-rifles-1/N; {FAR}"
    game = battle(text.format(""))
    for name in ("ger-truck-1", "ger-lmg-1", "ger-rifles-1"):
        one = battle(text.format(""))
        play(one, f"act {name}")
        assert may(one, "alight") == set()
        assert forbids(one, "alight 1-H09") == "17.2a"
    play(game, "act ger-lmg-1", "board ger-truck-1", "pass", "act ger-lmg-1")
    assert "1-H09" in may(game, "alight")


def test_fresh_smoke_takes_the_place_of_thin_smoke():  # CH-13.0a CH-13.0d CH-13.0f
    game = battle("1-H09: ger-mortar-8-1/N; 1-E09: sov-rifles-1/S; thin 1-E09 1-D09")
    assert game.view(None)["thin_smoke"] == ["1-D09", "1-E09"]
    play(game, "act ger-mortar-8-1", "smoke 1-E09")
    seen = game.view(None)
    assert (seen["smoke"], seen["thin_smoke"]) == (["1-E09"], ["1-D09"])
