"""The line under a replay: what it marks, and that it marks nothing a seat may not know."""

from pathlib import Path

import pytest

from hexfront.core.record import Record
from hexfront.core.together import EVERYTHING, known_view, together
from hexfront.games import find
from hexfront.report.timeline import timeline

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = {
    "volga": "1v1-a",
    "noretreat": "citadel",
    "stalingrado": "uranus",
    "heroes": "partisans-cards",
}


def replayed(game, to=None):
    return Record.load(GOLDEN / game / f"{SHORT[game]}.jsonl").replay(find, to)


@pytest.mark.parametrize("game", SHORT)
def test_turns_and_battles_are_marked_where_they_were_told(game):
    playing = replayed(game)
    found = timeline(playing, EVERYTHING)
    turns = [turn for _, turn in found["turns"]]
    assert found["turns"][0][0] == 0
    assert turns == sorted(turns)
    assert len(turns) > 1
    told = [playing.opening, *playing.history]
    attacks = ("battle", "counterattack", "attack", "impact", "planned-attack", "quick-attack",
               "soviet-attack")  # fmt: skip
    for number in found["battles"]:
        assert any(event.what in attacks for event in told[number].events)
    assert found["battles"]
    for points in found["points"].values():
        assert [number for number, _ in points] == sorted(number for number, _ in points)
        assert points[-1][0] == len(playing.history)


def test_points_that_only_the_end_pays_are_counted_as_if_it_were_now():
    playing = replayed("stalingrado", 566)
    found = timeline(playing, EVERYTHING)["points"]
    view = known_view(playing.definition, playing.state, EVERYTHING, playing.mode.seats)
    for side in ("axis", "soviet"):
        assert view["score"][side] == 0
        assert found[side][-1][1] == sum(view["at_end"][side].values()) > 0
        assert any(value > 0 for _, value in found[side][:-1])


def test_captures_are_of_places_that_have_a_name():
    playing = replayed("noretreat")
    found = timeline(playing, "axis")["captures"]
    told = [playing.opening, *playing.history]
    captured = [at for at, one in enumerate(told) if any(e.what == "captured" for e in one.events)]
    assert found == captured != []


def test_all_seats_together_know_every_block_and_hand():
    playing = replayed("volga", 60)
    seats = playing.mode.seats
    whole = known_view(playing.definition, playing.state, EVERYTHING, seats)
    blocks = [block for stack in whole["stacks"].values() for block in stack]
    assert blocks
    assert all(block["unit"] for block in blocks)
    assert all(hand["cards"] is not None for hand in whole["hands"].values())
    one = known_view(playing.definition, playing.state, "german", seats)
    assert not all(block["unit"] for stack in one["stacks"].values() for block in stack)


def test_lists_of_different_things_are_not_mixed():
    mines, wire = {"kind": "mines", "hex": "1"}, {"kind": "wire", "hex": "2"}
    assert together([mines], [wire]) == [mines, wire]
    assert together([{"unit": None}, wire], [{"unit": "a", "steps": 2}, wire]) == [
        {"unit": "a", "steps": 2},
        wire,
    ]
    assert together(None, 3) == together(3, None) == 3
