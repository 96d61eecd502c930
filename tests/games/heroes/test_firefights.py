"""The sheets: firefight 1 as printed, the others sound, and errors that name line and reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.heroes.helpers import asked, drill, legal, play, seat, sheet, started

import hexfront
from hexfront.core.hexes import bits
from hexfront.core.tables import TableError
from hexfront.games.heroes import GAME
from hexfront.games.heroes.firefight import built_in, check, firefight, summary
from hexfront.games.heroes.firefight import sheet as read_sheet
from hexfront.games.heroes.ground import ground_of
from hexfront.games.heroes.tables import CARDS, KINDS, SIDES, WORKS


def test_firefight_one_as_printed():  # CH-1.0a CH-2.1e
    f = firefight("partisans")
    assert (f.number, f.rounds, f.cap, f.vp) == (1, 5, (6, 7), (0, 0))
    assert f.initiative == 0
    assert summary(f)["units"] == {
        "german": {"ger-rifles": 2, "ger-lmg": 2, "ger-pioneers": 1},
        "soviet": {"sov-mmg": 1, "sov-rifles": 5},
    }
    names = f.ground.board.names
    assert [(entry.vp, entry.when) for entry in f.scoring] == [(1, "round")]
    assert names(sum(1 << h for h in f.control)) == ["1-G09"]
    entries = {force.name: names(force.area) for force in f.forces if force.round}
    assert entries["reinforcements"] == ["1-G18"], "the full hex that the road of G19 leads to"
    near = entries["SS trackers"]
    assert all(f.ground.board.distance(f.ground.hex(h), f.ground.hex("1-A18")) <= 2 for h in near)
    assert all(value == 1 for value in f.value)


def test_the_soviet_scores_until_a_german_comes():  # CH-2.3a CH-2.5.2d
    game = started("partisans")
    play(game, "pass", "pass")
    assert game.state.vp == [0, 1]


def test_twelve_firefights_in_their_order():
    numbers = [firefight(id).number for id in GAME.scenarios]
    assert numbers == list(range(1, 13))


@pytest.mark.parametrize("id", GAME.scenarios)
def test_every_sheet_says_where_it_comes_from(id):
    f = firefight(id)
    assert f.grounds
    assert f.certainty in ("rulebook", "transcribed", "reconstructed")
    assert f.sides[0]
    assert f.sides[1]
    assert f.scoring


def test_every_kind_of_unit_work_and_card_is_used_somewhere():
    sheets = [firefight(id) for id in GAME.scenarios]
    works = {WORKS[laid.work] for f in sheets for laid in f.works}
    assert works == set(WORKS)
    cards = {CARDS[number].id for f in sheets for number in f.deck}
    cards |= {CARDS[issue.card].id for f in sheets for issue in f.weapons}
    assert cards == {card.id for card in CARDS}
    types = {kind.type for f in sheets for kind in f.kinds}
    assert types == {kind.type for kind in KINDS}
    abilities = {one for f in sheets for known in f.abilities for one in known}
    assert abilities == {"flamethrower", "smoke", "mine-safe", "high-explosive"}


def test_boards_join_and_turn():  # CH-1.0d CH-1.0h
    plain = ground_of(((3, False, 0, 0),))
    turned = ground_of(((3, True, 0, 0),))
    one, other = plain.hex("3-F14"), turned.hex("3-F14")
    assert plain.level[one] == turned.level[other] == 2
    seen = {plain.board.name[h] for h in bits(plain.sees[one])}
    assert seen == {turned.board.name[h] for h in bits(turned.sees[other])}
    west = plain.board.directions.index("NW")
    step = plain.board.step[west][one]
    assert turned.board.name[turned.board.step[(west + 3) % 6][other]] == plain.board.name[step]
    beside = ground_of(((1, False, 0, 0), (2, False, 1, 0)))
    assert beside.hex("1-G19") == beside.hex("2-G01")
    assert beside.playable.bit_count() == 2 * 196 + 11
    road = beside.hex("1-G19")
    assert sum(side >> road & 1 for side in beside.roads) == 2, "the road goes on"


SOUND = """name = "Drill"
rounds = 3
boards = [{ board = 1 }]
cap = { german = 3, soviet = 4 }

[[force]]
side = "german"
units = [{ unit = "ger-rifles", hex = "1-G09", facing = "N" }]

[[force]]
side = "soviet"
round = 2
area = { edge = "east" }
units = [{ unit = "sov-rifles" }]
"""


def test_a_sound_sheet_of_a_players_own():
    f = check(sheet(SOUND))
    assert summary(f)["units"]["german"] == {"ger-rifles": 1}


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("rounds = 3", "rounds = 99", 2, "expected 1 to 20"),
        ("rounds = 3", 'rounds = "3"', 2, "expected a whole number"),
        ("rounds = 3", "", None, "the field 'rounds' is missing"),
        ("board = 1 }", "board = 7 }", 3, "expected { board = 1 }"),
        ("[{ board = 1 }]", "[{ board = 1 }, { board = 1, down = 1 }]", 3, "only one of each"),
        ("german = 3,", "german = -3,", 4, "expected german = 0 to 30"),
        ("ger-rifles", "ger-hussars", 8, "there is no unit 'ger-hussars'"),
        ("ger-rifles", "sov-smg", 8, "belongs to the other side"),
        ("1-G09", "1-A09", 8, "is cut by the edge"),
        ("1-G09", "2-G09", 8, "is not on these boards"),
        ('facing = "N"', 'facing = "W"', 8, "facing 'W' is none of"),
        ('side = "german"', 'side = "finnish"', 7, "expected german or soviet"),
        ('edge = "east"', 'edge = "left"', 13, "expected north, south, east or west"),
        ("round = 2", "turn = 2", 12, "nothing is called 'turn'"),
        ("rounds = 3", "rounds = 3 3", 2, "at line 2"),
        ("rounds = 3", 'rounds = 3\nsmoke = ["ger-pz4e"]', 3, "no unit 'ger-pz4e'"),
    ],
)
def test_errors_name_line_and_reason(old, new, line, reason):
    with pytest.raises(TableError) as refused:
        check(sheet(SOUND.replace(old, new, 1)))
    assert reason in str(refused.value)
    assert refused.value.line == line


def test_whatever_a_sheet_pays_and_ends_by_is_read():  # CH-0.1e CH-2.5a
    found = set()
    for id in built_in():
        f, written = firefight(id), read_sheet(id)
        assert len(f.scoring) == len(written.get("score", []))
        assert [one.kind for one in f.endings] == [one["kind"] for one in written.get("ending", [])]
        found |= {one.kind for one in f.endings}
    assert len(found) > 1


def test_exits_of_one_side_are_worth_the_same():  # CH-5.6a
    exits = '[[exit]]\nside = "german"\nhexes = ["{}"]\nvp = {}\n'
    check(sheet(SOUND + exits.format("1-A10", 2) + exits.format("1-L02", 2)))
    with pytest.raises(TableError, match="another exit of that side is worth 2 points"):
        check(sheet(SOUND + exits.format("1-A10", 2) + exits.format("1-L02", 1)))


def test_units_without_a_hex_are_placed_by_their_owner():  # CH-1.0e
    game = started("petrov")
    assert (asked(game), seat(game)) == ("place_unit", "soviet")
    play(game, "place 3-F06")
    assert asked(game) == "face"
    play(game, "face N")
    assert asked(game) == "place_unit"
    while asked(game) in ("place_unit", "face"):
        play(game, sorted(legal(game))[0])
    assert asked(game) == "hide_unit"


def test_a_drill_sheet_is_sound():
    sheet = drill("1-H09: ger-rifles-2/N", absent=False)
    assert summary(check(sheet))["units"]["german"] == {"ger-rifles": 2}
    assert SIDES == ("german", "soviet")


def test_a_players_own_sheet_is_one_more_scenario(tmp_path):
    own = tmp_path / "overrides" / "heroes" / "firefights"
    own.mkdir(parents=True)
    (own / "my-drill.toml").write_text(SOUND, "utf-8")
    code = (
        "from hexfront.core.game import new_game; from hexfront.games.heroes import GAME\n"
        "print(GAME.scenarios[-1], GAME.data_of('mir'))\n"
        "print(new_game(GAME, None, 'my-drill', {}, 's').state.firefight.name)\n"
    )
    env = dict(os.environ, HEXFRONT_CONFIG=str(tmp_path))
    env["PYTHONPATH"] = str(Path(hexfront.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True
    )
    first, second = done.stdout.splitlines()
    assert first == f"my-drill {GAME.data_of('mir')}", "records of other firefights stay good"
    assert second == "Drill"
