"""Where there is nothing to choose nobody is asked, unless a pause hides something."""

import asyncio
from dataclasses import replace

import pytest
from tests.server.rooms import begun, opened

from hexfront.games import find
from hexfront.server import migrate, tables
from hexfront.server.database import open_engine
from hexfront.server.store import Store


@pytest.fixture
def store(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    migrate.upgrade(engine)
    yield Store(engine)
    engine.dispose()


def a_table(store, mine, bots=None, game="noretreat", scenario="A"):
    options = (find(game), "1v1", scenario, {}, bots or {}, {}, "seeded")
    row, seats = tables.create(store, *options, mine=mine)
    # The same luck each time.
    return opened(
        store, begun(store, replace(row, secret="00" * 32), seats)
    )


def go_on(room):
    """As the lobby does after each answer."""
    while room.can_answer_itself:
        seat, action = room.quick_answer()
        asyncio.run(room.play(seat, room.number, action))


def answer(room, *action):
    asyncio.run(room.play(room.asked, room.number, action))
    go_on(room)


def open_the_campaign(room):
    for _ in range(2):
        answer(room, *room.game.decision.actions[0])


def test_alone_at_the_screen_windows_without_a_card_pass(store):
    room = a_table(store, ["axis", "soviet"])
    room.skips["axis"] = frozenset()
    open_the_campaign(room)
    assert room.game.decision.prompt == "movement"
    answer(room, "done")
    assert room.game.decision.prompt == "declare"
    assert len(room.told("axis")["unasked"]) > 1
    assert room.told("soviet")["unasked"] == []
    assert room.told(None)["unasked"] == []


def test_with_somebody_elsewhere_a_window_opens_whatever_one_holds(store):
    room = a_table(store, ["axis"])
    room.skips["axis"] = frozenset()
    open_the_campaign(room)
    decision = room.game.decision
    assert (decision.prompt, decision.actions) == ("event", (("pass",),))
    assert not room.can_answer_itself


def test_undo_takes_back_what_passed_with_the_answer_before_it(store):
    room = a_table(store, ["axis", "soviet"])
    open_the_campaign(room)
    unit = next(action for action in room.game.decision.actions if action[0] == "unit")
    answer(room, *unit)
    goal = next(action for action in room.game.decision.actions if action[0] == "to")
    before, length = room.game.decision, room.length
    answer(room, *goal)
    assert room.length > length + 1  # the window after the move has passed
    assert room.can_undo("axis")
    asyncio.run(room.undo("axis", room.number))
    assert room.length == length
    assert room.game.decision.actions == before.actions
    assert not room.can_answer_itself


def test_nobody_is_hurried_over_an_answer_that_can_be_taken_back(store):
    """The last unit has moved: only the end of the movement is left, and it is asked for."""
    room = a_table(store, ["axis", "soviet"])
    open_the_campaign(room)
    while any(action[0] == "unit" for action in room.game.decision.actions):
        answer(room, *next(action for action in room.game.decision.actions if action[0] == "unit"))
        answer(room, *next(action for action in room.game.decision.actions if action[0] == "to"))
    assert room.game.decision.prompt == "movement"


@pytest.mark.parametrize("mine", [["axis", "soviet"], ["axis"]])
def test_a_choice_of_one_thing_is_still_the_players(store, mine):
    """What names a thing is no mere way on."""
    room = a_table(store, mine)
    assert room.game.decision.prompt == "discard_one"
    assert not room.can_answer_itself
