"""Small things that a rule says in passing, held with numbers that can tell them apart.

`helpers.ABSENT` sees to it that no unit of a position is number 0.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.heroes.helpers import (
    HIDING,
    battle,
    forbids,
    legal,
    may,
    play,
    shot,
    told,
    unit,
    work,
)

from hexfront.games.heroes.occupy import come_out
from hexfront.games.heroes.odds import hidden_marker
from hexfront.games.heroes.points import open_activation
from hexfront.games.heroes.rally import rally_modifier
from hexfront.games.heroes.resolve import next_target
from hexfront.games.heroes.state import Attack

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"


@pytest.mark.parametrize(
    ("marker", "front", "flank"),
    [("inf-panicked", -2, 1), ("inf-cowering", 1, 1), ("inf-berserk", 2, 1), ("inf-pinned", 0, 0)],
)
def test_a_marker_changes_the_defence_of_either_side(marker, front, flank):  # CH-7.3a
    for at, side, change in (("1-H09", "front", front), ("1-C09", "flank", flank)):
        text = f"{at}: ger-lmg-1/{'N' if at > '1-E' else 'S'}; 1-E09: sov-rifles-1/S!{marker}"
        game = battle(text, MISS)
        defence = shot(play(game, "act ger-lmg-1", "fire 1-E09"))["defence"]
        assert side in defence
        assert defence.get("marker", 0) == change


def test_only_who_is_inside_a_work_has_its_cover():  # CH-7.6.1a
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-mmg-1/S sov-rifles-1/S{}!inf-pinned sov-rifles-2/S{}"
    for inside, other, cover in (("+inside", "", 1), ("", "+inside", 0)):
        game = battle(text.format(inside, other), more=work("trench", "1-E09"))
        friends = 2  # the MMG and the other rifles
        assert rally_modifier(game.state, unit(game, "sov-rifles-1")) == friends + cover


def test_hit_friends_give_no_heart():  # CH-7.6.1b
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S!inf-pinned sov-rifles-2/S{} ger-rifles-1/N"
    for marker, friends in (("", 1), ("!inf-pinned", 0)):
        game = battle(text.format(marker))
        assert rally_modifier(game.state, unit(game, "sov-rifles-1")) == friends


def test_a_tow_is_let_go_by_its_puller_alone():  # CH-15.6b
    text = (
        "1-H09: ger-rifles-1/N ger-lmg-1/N ger-pz3e-1/N "
        "ger-pz38t-1/N+in=ger-pz3e-1!veh-immobilized; " + FAR
    )
    game = battle(text)
    play(game, "act ger-pz3e-1")
    assert "unhitch" in legal(game)
    game = battle(text)
    play(game, "act ger-rifles-1")
    assert forbids(game, "unhitch") == "15.6b"


def test_a_hidden_unit_is_marked_so_and_no_other():  # CH-10.0b
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; hidden 1-F11: sov-smg-1"
    game = battle(text, more=HIDING)
    seen = game.view("soviet")
    stacks = [piece for stack in seen["stacks"].values() for piece in stack]
    assert {piece["id"]: piece["hidden"] for piece in stacks} == {
        "ger-rifles-1": False,
        "sov-rifles-1": False,
    }
    assert {piece["id"]: piece["hidden"] for piece in seen["hidden"]["soviet"]["units"]} == {
        "sov-smg-1": True,
    }


def test_a_bid_is_told_with_who_bids_and_how_much():  # CH-3.2.4a
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}", [6, 6, 1, 1], cap=(3, 3))
    game.state.cap_start = [3, 3]
    play(game, "pass", "pass")
    first = told(play(game, "bid 2"), "bids")
    second = told(play(game, "bid 1"), "bids")
    assert [(bid["side"], bid["points"]) for bid in (*first, *second)] in (
        [("german", 2), ("soviet", 1)],
        [("soviet", 2), ("german", 1)],
    )


def test_an_unseen_marker_is_as_likely_as_there_are_of_it():  # CH-7.5c
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S!inf-pinned sov-rifles-2/S!inf-panicked"
    game = battle(text)
    g, hit = game.state, unit(game, "sov-rifles-1")
    g.shown = 0
    fitting = [g.marker[unit(game, name)] - 1 for name in ("sov-rifles-1", "sov-rifles-2")]
    g.possible[hit] = sum(1 << number for number in fitting)
    counts = {number: g.pile[number] + 1 for number in fitting}
    whole = sum(counts.values())
    assert hidden_marker(g, hit) == {n: Fraction(count, whole) for n, count in counts.items()}
    g.shown = 1 << unit(game, "sov-rifles-2")
    counts[fitting[1]] -= 1
    whole -= 1
    found = hidden_marker(g, hit)
    assert found == {n: Fraction(count, whole) for n, count in counts.items() if count}


@pytest.mark.parametrize(
    ("dice", "points"),
    [((6, 1, 3, 0), 7), ((6, 6, 6, 2), 14), ((1, 1, 1, -1), 1), ((1, 1, 1, -5), 1)],
)
def test_an_activation_is_worth_a_point_at_least(dice, points):  # CH-3.0.1b CH-3.0.1c
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}", variable_ap="on")
    g = game.state
    g.dice = dice
    open_activation(g, unit(game, "ger-rifles-1"))
    assert (g.ap[0], g.granted[0], g.dice) == (points, points, ())


@pytest.mark.parametrize(("at", "is_found"), [("1-E09", True), ("1-D09", False), ("1-L18", False)])
def test_scouts_find_who_hides_within_three_hexes(at, is_found):  # CH-8.7h
    text = f"1-H09: ger-rifles-1/N; hidden {at}: sov-smg-1; hand german scout-teams"
    game = battle(text, more=HIDING, cap=(1, 0))
    play(game, "scout ger-rifles-1")
    assert bool(game.state.hidden) != is_found


def test_a_group_among_enemies_shares_the_close_combat():  # CH-9.1a CH-9.2f
    """Both are pinned: fighting who stands in their hex is all that they can do together."""
    text = "1-H09: ger-rifles-1/N{} ger-lmg-1/N{} sov-rifles-1/S; " + FAR.replace("-1/", "-2/")
    game = battle(text.format("!inf-pinned", "!inf-pinned"))
    play(game, "act ger-rifles-1")
    assert may(game, "with") == {"ger-lmg-1"}


@pytest.mark.parametrize("absent", [True, False])
def test_who_is_gone_attacks_nobody_else_whatever_his_number(absent):  # CH-7.5.1c CH-7.5.1d
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text, absent=absent)
    g, leader, target = game.state, unit(game, "ger-rifles-1"), unit(game, "sov-rifles-1")
    for is_there in (True, False):
        g.attack = Attack(0, leader, g.place[target])
        g.attack.targets = 1 << target
        if not is_there:
            g.place[leader] = -1
        next_target(g)
        assert (g.attack is not None) == is_there


def steps_of(g, do):
    """The names of the steps that something orders, in the order in which they come."""
    before = len(g.frames)
    do()
    return [frame[0] for frame in reversed(g.frames[before:])]


def test_a_suspected_hex_is_searched_before_the_next_target():  # CH-7.5.1c CH-7.5.1d
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}")
    g = game.state
    g.attack = Attack(0, unit(game, "ger-rifles-1"), g.ground.hex("1-E09"))
    g.attack.suspicion = True
    assert steps_of(g, lambda: next_target(g)) == ["roll", "next_target"]
    assert not g.attack.suspicion


def test_who_comes_out_pays_then_steps_out_and_then_has_acted():  # CH-18.1e
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}")
    number = unit(game, "ger-rifles-1")
    steps = steps_of(game.state, lambda: come_out(game.state, 0, number, 1 << number))
    assert steps == ["declare", "step_out", "action_end"]
