"""What the events of each chapter say, word for word."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import HIDING, battle, play, told, unit, work

from hexfront.games.heroes.tables import CARD_NUMBER

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"
SQUAD = f"1-H09: ger-rifles-1/N; {FAR}"


def lines(events, *what):
    """Kind, rule and arguments of the events of some kinds."""
    return [(event.what, event.rule, event.args) for event in events if event.what in what]


def test_an_activation_tells_unit_and_points():  # CH-3.0a CH-2.2f
    game = battle(SQUAD)
    events = play(game, "act ger-rifles-1", "face NE")
    assert lines(events, "activates") == [
        ("activates", "3.0a", {"unit": "ger-rifles-1", "points": 7})
    ]


def test_in_fog_the_enemy_does_not_learn_the_points():  # CH-3.0.1b CH-3.0.1c CH-3.0.1e
    game = battle(SQUAD, [2, 5, 3], variable_ap="fog")
    events = play(game, "act ger-rifles-1", "face NE")
    (event,) = (event for event in events if event.what == "activates-in-fog")
    assert event.seen_by("german")["args"] == {"unit": "ger-rifles-1", "own_number": 7}
    assert event.seen_by("soviet")["args"] == {"unit": "ger-rifles-1", "own_number": None}
    play(game, "pass")
    events = play(game, "flip")
    assert lines(events, "used-in-fog") == [
        ("used-in-fog", "3.0.1e", {"units": ["ger-rifles-1"], "lost": 6, "granted": 7})
    ]


def test_a_hidden_unit_is_activated_without_a_name():  # CH-10.1e CH-3.0a
    game = battle("1-L02: ger-rifles-1/N; hidden 1-E12: sov-smg-1", side="soviet", more=HIDING)
    events = play(game, "act sov-smg-1", "sneak 1-E13")
    (event,) = (event for event in events if event.what == "activates-hidden")
    assert event.seen_by("soviet")["args"] == {"side": "soviet", "own_unit": "sov-smg-1"}
    assert event.seen_by("german")["args"] == {"side": "soviet", "own_unit": None}


def test_a_stall_tells_who_and_what_was_paid():  # CH-2.2r CH-2.2s CH-2.2t CH-3.2d
    game = battle(f"1-H09: ger-rifles-1/N+active; {FAR}; ap 3 0", cap=(2, 0))
    events = play(game, "stall")
    assert lines(events, "stalls") == [("stalls", "2.2r", {"side": "german"})]
    (paid,) = told(events, "pays")
    assert (paid["ap"], paid["cap"], paid["ap_left"]) == (1, 0, 2)
    play(game, "pass")
    events = play(game, "stall_cap")
    assert lines(events, "stalls") == [("stalls", "2.2r", {"side": "german"})]
    (paid,) = told(events, "pays")
    assert (paid["ap"], paid["cap"], paid["cap_left"]) == (0, 1, 1)


def test_a_pivot_tells_its_facing():  # CH-5.3a CH-5.1e
    game = battle(SQUAD)
    events = play(game, "act ger-rifles-1", "face SE")
    assert lines(events, "pivots") == [("pivots", "5.3a", {"unit": "ger-rifles-1", "facing": "SE"})]


def test_digging_in_tells_who():  # CH-18.1.3a CH-18.1.3c
    game = battle(SQUAD)
    events = play(game, "act ger-rifles-1", "dig")
    assert lines(events, "digs-in") == [("digs-in", "18.1.3a", {"units": ["ger-rifles-1"]})]


def test_caught_in_wire():  # CH-18.2a CH-18.2b
    text = f"1-H09: ger-rifles-1/N+active; {FAR}; ap 3 0"
    game = battle(text, [6], more=work("wire", "1-G09"))
    events = play(game, "act ger-rifles-1", "to 1-G09")
    assert lines(events, "wire", "caught-in-wire") == [
        ("wire", "18.2a", {"unit": "ger-rifles-1", "hex": "1-G09", "dice": [6], "cost": 6}),
        ("caught-in-wire", "18.2b", {"unit": "ger-rifles-1"}),
    ]


def test_hiding_keeps_the_place_secret():  # CH-10.2a
    text = "1-L02: ger-rifles-1/N; 1-A18: sov-rifles-1/S"
    game = battle(text, side="soviet", becoming_hidden="on")
    (event,) = (
        event
        for event in play(game, "act sov-rifles-1", "hide 1-A18")
        if event.what == "hides"
    )
    assert event.rule == "10.2a"
    shared = {"unit": "sov-rifles-1", "start": "1-A18"}
    assert event.seen_by("soviet")["args"] == shared | {"own_hex": "1-A18"}
    assert event.seen_by("german")["args"] == shared | {"own_hex": None}


def test_a_loss_that_lowers_the_cap_is_told():  # CH-7.4e CH-7.4b
    text = "1-H09: ger-rifles-1/N!inf-unnerved ger-lmg-1/N; 1-E09: sov-mmg-1/S"
    game = battle(text, [6, 6, *MISS], side="soviet", cap=(6, 0))
    events = play(game, "act sov-mmg-1", "fire 1-H09", "target ger-rifles-1")
    assert lines(events, "cap-lost") == [("cap-lost", "7.4e", {"side": "german", "cap": 5})]


# -- cards


def with_card(card, text=SQUAD, dice=(), **rest):
    return battle(f"{text}; hand german {card}", dice, **{"cap": (3, 4)} | rest)


def test_follow_me_tells_which_marker_goes():  # CH-8.6a CH-7.5k
    game = with_card("follow-me", SQUAD.replace("/N;", "/N!inf-pinned;"))
    g = game.state
    rifles = unit(game, "ger-rifles-1")
    pinned = g.marker[rifles] - 1
    left = g.pile[pinned]
    events = play(game, "card follow-me", "on ger-rifles-1")
    (gone,) = (event for event in events if event.what == "marker-removed")
    assert gone.rule == "8.6a"
    for seat in ("german", "soviet"):
        args = gone.seen_by(seat)["args"]
        assert args == {"unit": "ger-rifles-1", "marker_of": "inf-pinned"}
    assert g.marker[rifles] == 0
    assert g.pile[pinned] == left + 1


def test_the_officer_tells_die_and_points():  # CH-8.6d
    text = f"1-H09: ger-rifles-1/N+active; {FAR}; ap 7 0"
    game = with_card("frontline-officer", text, [4], cap=(0, 0))
    events = play(game, "card frontline-officer", "on ger-rifles-1")
    assert lines(events, "officer") == [
        ("officer", "8.6d", {"side": "german", "dice": [4], "cap": 4})
    ]


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_sniper_tells_die_and_loss(die, lost):  # CH-8.7f
    game = with_card("sniper-fire", dice=[die], cap=(0, 4))
    events = play(game, "card sniper-fire")
    assert lines(events, "sniper") == [
        ("sniper", "8.7f", {"side": "soviet", "dice": [die], "cap": lost})
    ]
    assert game.state.cap == [0, 4 - lost]


def test_mines_are_laid_openly_or_in_secret():  # CH-8.7k
    game = with_card("mine-laying", cap=(2, 0))
    events = play(game, "card mine-laying", "on ger-rifles-1", "lay 1-G09")
    assert lines(events, "mine-laid") == [
        ("mine-laid", "8.7k", {"side": "german", "hex": "1-G09"})
    ]
    game = with_card("mine-laying", "1-H02: ger-rifles-1/N; 1-L18: sov-rifles-1/N", cap=(2, 0))
    events = play(game, "card mine-laying", "on ger-rifles-1", "lay_hidden 1-H02")
    (event,) = (event for event in events if event.what == "mine-laid-hidden")
    assert event.seen_by("german")["args"] == {"side": "german", "own_hex": "1-H02"}
    assert event.seen_by("soviet")["args"] == {"side": "german", "own_hex": None}


def test_clearing_tells_unit_and_hex():  # CH-8.7j
    game = with_card("obstacle-clearing", more=work("wire", "1-H09"))
    events = play(game, "card obstacle-clearing", "on ger-rifles-1")
    assert lines(events, "work-cleared") == [
        ("work-cleared", "8.7j", {"unit": "ger-rifles-1", "hex": "1-H09"})
    ]


def test_a_die_thrown_again_tells_the_new_dice():  # CH-8.7d
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S"
    game = with_card("veteran-nco", text, [1, 2, 5], cap=(0, 0))
    events = play(game, "act ger-lmg-1", "fire 1-E09", "reroll 2")
    assert lines(events, "rerolls") == [("rerolls", "8.7d", {"side": "german", "dice": [1, 5]})]


def test_scouts_tell_who_looks_from_where():  # CH-8.7h
    text = "1-H09: ger-rifles-1/N; hidden 1-F09: sov-smg-1"
    game = with_card("scout-teams", text, more=HIDING)
    events = play(game, "scout ger-rifles-1")
    assert lines(events, "scouts", "revealed") == [
        ("scouts", "8.7h", {"unit": "ger-rifles-1", "hex": "1-H09"}),
        ("revealed", "8.7h", {"units": ["sov-smg-1"], "hex": "1-F09"}),
    ]


def test_confusion_tells_what_it_costs():  # CH-8.7c CH-8.2c
    text = f"{SQUAD}; hand soviet battlefield-confusion"
    game = battle(text)
    assert CARD_NUMBER["battlefield-confusion"] in game.state.hands[1]
    play(game, "act ger-rifles-1", "to 1-G09")
    events = play(game, "card battlefield-confusion")
    assert lines(events, "plays", "confusion") == [
        ("plays", "8.2c", {"side": "soviet", "card": "battlefield-confusion"}),
        ("confusion", "8.7c", {"side": "soviet", "cost": 3}),
    ]


def test_bogging_down_tells_the_dice():  # CH-8.7i
    text = "1-H09: ger-truck-1/N; 1-L18: sov-rifles-1/N; hand soviet bogged-down"
    for dice, stuck in (([1, 3], True), ([1, 2], False)):
        game = battle(text, dice)
        play(game, "act ger-truck-1", "to 1-G09")
        while "on ger-truck-1" not in {" ".join(action) for action in game.decision.actions}:
            play(game, " ".join(game.decision.actions[-1]))
        events = play(game, "on ger-truck-1")
        assert lines(events, "bogged") == [
            ("bogged", "8.7i", {"unit": "ger-truck-1", "dice": dice, "success": stuck})
        ]
        assert bool(game.state.marker[unit(game, "ger-truck-1")]) == stuck


def test_loading_tells_who_and_into_what():  # CH-17.0c
    game = battle(f"1-H09: ger-rifles-1/N ger-truck-1/N; {FAR}")
    events = play(game, "act ger-rifles-1", "board ger-truck-1")
    told_so = ("loads", "17.0c", {"unit": "ger-rifles-1", "vehicle": "ger-truck-1"})
    assert lines(events, "loads") == [told_so]
