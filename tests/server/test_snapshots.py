"""A long game is opened from its snapshots, and is the same as if it had been played again."""

import asyncio
import json
import random

import pytest

from hexfront.core.game import TYPE_DIE, CannotUndo, Game
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.server import migrate, snapshots
from hexfront.server.room import Refused, Room
from hexfront.server.store import Store, open_engine


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setattr(snapshots, "LENGTH", 20)
    engine = open_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    migrate.upgrade(engine)
    return Store(engine)


def played(store, game, moves, dice="seeded"):
    """A room in which so many random moves were made, some of them taken back."""
    room = Room.create(store, find(game), None, None, {}, {}, {}, dice)

    async def play():
        rng = random.Random(f"{game} {dice}")
        for _ in range(moves):
            decision = room.game.decision
            if decision is None:
                return
            if rng.random() < 0.15:
                try:
                    await room.undo(decision.seat, room.number)
                    continue
                except Refused:
                    pass
            await room.play(decision.seat, room.number, rng.choice(decision.actions))

    asyncio.run(play())
    return room


def counted(monkeypatch):
    plays = []
    really = Game.play
    monkeypatch.setattr(Game, "play", lambda *args: plays.append(1) or really(*args))
    return plays


def same(room, other):
    assert (other.number, other.length) == (room.number, room.length)
    assert other.game.decision == room.game.decision
    assert Record.of(other.game).lines() == Record.of(room.game).lines()
    for seat in (None, *room.seats):
        assert json.dumps(other.log(seat)) == json.dumps(room.log(seat))
        for at in range(0, room.length, 7):
            assert other.position(seat, at) == room.position(seat, at)


@pytest.mark.parametrize(
    ("game", "moves", "dice"),
    [
        ("volga", 200, "seeded"),
        ("volga", 200, "typed"),
        ("noretreat", 200, "seeded"),
        ("heroes", 200, "seeded"),
        ("stalingrado", 900, "seeded"),
    ],
)
def test_a_game_is_opened_from_its_chapters_as_it_stood(store, monkeypatch, game, moves, dice):
    room = played(store, game, moves, dice)
    covered, _ = store.snapshots(room.row.id)
    assert covered > 20
    plays = counted(monkeypatch)
    other = Room.load(store, find, room.row.id)
    assert len(plays) <= room.number - covered
    same(room, other)


def test_an_uploaded_game_is_opened_from_snapshots(store, monkeypatch):
    room = played(store, "volga", 150)
    upload = Room.upload(store, find, Record.of(room.game))
    covered, written = store.snapshots(upload.row.id)
    assert len(written) > 1
    plays = counted(monkeypatch)
    other = Room.load(store, find, upload.row.id)
    assert len(plays) == upload.number - covered < 60
    same(upload, other)


def test_a_game_goes_on_with_the_same_dice_after_it_was_opened(store):
    room = played(store, "volga", 60)
    other = Room.load(store, find, room.row.id)
    one, two, rng = room.game.clone(), other.game.clone(), random.Random(5)
    while one.decision:
        action = rng.choice(one.decision.actions)
        one.play(action)
        two.play(action)
    assert one.digest == two.digest
    assert any(played.rolls for played in one.history[room.length :])


def test_chapters_of_another_version_are_dropped_and_the_list_is_played(store, monkeypatch):
    room = played(store, "volga", 120)
    store.drop_snapshots(room.row.id)
    with monkeypatch.context() as other:
        other.setattr(type(find("volga")), "version", 0)
        data = snapshots.write(room.game, 0, len(room.game.history))
    store.add_snapshot(room.row.id, room.number, data)
    plays = counted(monkeypatch)
    same(room, Room.load(store, find, room.row.id))
    assert len(plays) > 50
    assert store.snapshots(room.row.id) == (0, [])


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_damaged_chapters_are_passed_over(store, damage):
    room = played(store, "volga", 120)
    _, (first, *later) = store.snapshots(room.row.id)
    store.drop_snapshots(room.row.id)
    kept = later if damage is None else [first, damage]
    for number, data in enumerate(kept, room.number - len(kept)):
        store.add_snapshot(room.row.id, number, data)
    same(room, Room.load(store, find, room.row.id))


def test_a_chapter_ends_where_nothing_can_be_taken_back(store):
    room = played(store, "noretreat", 200)
    _, written = store.snapshots(room.row.id)
    game = snapshots.read(room.game.definition, room.game.setup, written, "seeded")
    assert game.decision.prompt != TYPE_DIE
    with pytest.raises(CannotUndo, match="chance has spoken"):
        game.undo(game.history[-1].seat)
