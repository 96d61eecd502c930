"""What a unit does tells the enemy which markers it cannot have, and what an attack tells."""

from __future__ import annotations

from tests.games.heroes.helpers import battle, play, unit, work

from hexfront.core.hexes import bits
from hexfront.games.heroes.tables import MARKERS

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"


def possible(game, name):
    """The markers that a unit may have, as far as the enemy can tell."""
    return {MARKERS[number].id for number in bits(game.state.possible[unit(game, name)])}


def test_who_moves_has_no_marker_that_forbids_it_or_makes_it_dearer():  # CH-7.5g CH-7.5h
    game = battle(f"1-H09: ger-rifles-1/N!inf-unnerved; {FAR}")
    before = possible(game, "ger-rifles-1")
    assert {"inf-pinned", "inf-stunned", "inf-cowering", "inf-unnerved"} <= before
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    after = possible(game, "ger-rifles-1")
    assert before - after == {"inf-pinned", "inf-stunned", "inf-cowering"}
    assert not game.state.shown, "nothing was shown"


def test_who_moves_with_a_marker_that_makes_it_dearer_shows_it():  # CH-7.5g CH-7.5h
    game = battle(f"1-H09: ger-rifles-1/N!inf-cowering; {FAR}")
    events = play(game, "act ger-rifles-1", "to 1-G09", "face N")
    (shown,) = (event for event in events if event.what == "shows-marker")
    assert (shown.rule, shown.args) == (
        "7.5h",
        {"unit": "ger-rifles-1", "marker_of": "inf-cowering"},
    )
    assert game.state.ap[0] == 5


def test_an_attack_tells_who_fires_where_and_how():  # CH-7.0a CH-7.7.3b
    text = "1-H09: ger-lmg-1/N ger-rifles-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS)
    events = play(game, "act ger-lmg-1", "with ger-rifles-1", "fire 1-E09")
    (attack,) = (event for event in events if event.what == "attack")
    told = {"attacker": "ger-lmg-1", "supporters": ["ger-rifles-1"], "hex": "1-E09"}
    plain = {"close": False, "indirect": False, "flame": False}
    assert (attack.rule, attack.args) == ("7.0a", told | plain)
    game = battle("1-H09: ger-lmg-1/N sov-rifles-1/N", MISS)
    events = play(game, "act ger-lmg-1", "close sov-rifles-1")
    (attack,) = (event for event in events if event.what == "attack")
    assert attack.rule == "7.7.3b"
    assert attack.args == plain | {
        "attacker": "ger-lmg-1", "supporters": [], "hex": "1-H09", "close": True,
    }  # fmt: skip


def test_cap_make_wire_cheap_but_never_a_gain():  # CH-18.2a
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}", [1], cap=(2, 0), more=work("wire", "1-G09"))
    play(game, "act ger-rifles-1", "to 1-G09")
    events = play(game, "lower 2")
    (wire,) = (event for event in events if event.what == "wire")
    assert wire.args["cost"] == 0
    assert (game.state.ap[0], game.state.cap[0]) == (6, 0)
