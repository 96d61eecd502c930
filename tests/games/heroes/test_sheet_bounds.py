"""Firefights of one's own: both ends of whatever a sheet may say are read, what lies beyond is
refused with line and reason."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import sheet
from tests.games.heroes.test_firefights import SOUND

from hexfront.core.tables import TableError
from hexfront.games.heroes.firefight import firefight

WEAPON = '\n[[weapon]]\nside = "german"\ncard = "grenades"\nuses = {}\n'
SCORE = '\n[[score]]\nhex = "1-G09"\nvp = 1\nrounds = [{}]\n'
OBJECTIVE = '\n[[score]]\nhex = "1-G09"\nvp = 1\nwhen = "objective"\nnumber = {}\n'
CARDS = '\n[cards]\ndeck = "below 20"\n'

BOUNDS = {  # what is written instead of what, what is read, what is refused
    "rounds": ("rounds = 3", "rounds = {}", (2, 20), (0, 21)),
    "german points": ("german = 3,", "german = {},", (0, 30), (-1, 31)),
    "soviet points": ("soviet = 4", "soviet = {}", (0, 30), (-1, 31)),
    "boards to the right": ("[{ board = 1 }]", "[{{ board = 1, right = {} }}]", (0, 3), (-1, 4)),
    "boards down": ("[{ board = 1 }]", "[{{ board = 1, down = {} }}]", (0, 3), (-1, 4)),
    "round of a force": ("round = 2", "round = {}", (0, 1, 20, 99), (-1, 21, 98, 100)),
    "commander": ("round = 2", "round = 2\ncommander = {}", (0,), (-1, 3)),
    "count": ('"sov-rifles" }', '"sov-rifles", count = {} }}', (1, 30), (0, 31)),
    "distance": ('edge = "east"', 'near = "1-G09", within = {}', (0, 20), (-1, 21)),
    "board of an area": ('edge = "east"', "board = {}", (1,), (0, 2)),
    "columns": ('edge = "east"', "board = 1, columns = [{}, 19]", (1, 18), (20,)),
    "uses of a weapon": ("", WEAPON, (1, 9), (0, -1)),
    "rounds that score": ("", SCORE, (1, 3), (0, 4)),
    "objective": ("", OBJECTIVE, (1, 4), (0, 5)),
    "cards at the start": ("", CARDS + "start = {}\n", (0, 2), (-1, 99)),
    "cards each round": ("", CARDS + "each_round = {}\n", (0, 1), (-1,)),
    "points for a unit": ("rounds = 3", "rounds = 3\nunit_vp = {{ ger-rifles = {} }}", (0,), (-1,)),
    "points for all units": ("rounds = 3", "rounds = 3\ndestroyed = {}", (0, 5), (-1,)),
}


def written(old, new, value):
    text = new.format(value)
    return SOUND.replace(old, text, 1) if old else SOUND + text


@pytest.mark.parametrize("what", BOUNDS)
# CH-1.0a CH-1.0b CH-1.0c CH-1.0d CH-1.0e CH-1.0j CH-0.1e CH-2.5a CH-8.0b CH-8.4b CH-20.0a
def test_a_sheet_says_no_more_than_may_be(what):
    old, new, read, refused = BOUNDS[what]
    for value in read:
        firefight(str(sheet(written(old, new, value))))
    for value in refused:
        with pytest.raises(TableError) as error:
            firefight(str(sheet(written(old, new, value))))
        assert str(error.value), value


def test_what_a_sheet_says_is_what_is_played():  # CH-1.0a CH-1.0c CH-1.0d CH-1.0e
    f = firefight(str(sheet(written(*BOUNDS["rounds"][:2], 7))))
    assert f.rounds == 7
    assert f.cap == (3, 4)
    assert [(force.side, force.round) for force in f.forces] == [(0, 0), (1, 2)]
    f = firefight(str(sheet(written(*BOUNDS["distance"][:2], 2))))
    assert f.forces[1].area == f.ground.within(f.ground.hex("1-G09"), 2)
    f = firefight(str(sheet(written(*BOUNDS["columns"][:2], 18))))
    names = f.ground.board.names(f.forces[1].area)
    assert {name[-2:] for name in names} == {"18"}, "half hexes are no part of the game"
