"""A long game is opened from its snapshots, and is the same as if it had been played again."""

import asyncio
import json
import random
from dataclasses import replace

import pytest
from tests.server.rooms import a_room, begun, opened

from hexfront.core.game import Game
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.server import snapshots, tables
from hexfront.server.refused import Refused
from hexfront.server.replica import Replica
from hexfront.server.room import NeedsRebuild
from hexfront.server.store import Store
from hexfront.server.worker import Work


@pytest.fixture
def store(engine, monkeypatch):
    monkeypatch.setattr(snapshots, "APART", 20)
    return Store(engine)


def played(store, game, moves, dice="seeded"):
    """A room in which so many random moves were made, some of them taken back."""
    room = a_room(store, game, None, dice)

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
    assert asked(other) == asked(room)
    assert other.game.digest == room.game.digest
    least = min(len(other.recent), len(room.recent))
    assert least > 20
    assert list(other.recent)[-least:] == list(room.recent)[-least:]
    for seat in (None, *room.seats):
        told, again = room.told(seat), other.told(seat)
        # Which moments passed unasked is known to who has the game open. Opened anew, the last of
        # them can be taken back like an answer; it passes again.
        if room.length - 1 in told.pop("unasked"):
            del told["undo"], again["undo"]
        del again["unasked"]
        assert again == told


def asked(room):
    decision = room.game.decision
    return decision and (decision.seat, decision.prompt, decision.args, decision.actions)


def replayed_whole(store, id):
    """The same game, played again from its list without any snapshot."""
    taken = store.snapshots(id)
    store.drop_snapshots(id)
    whole = Replica.load(store, find, id)
    store.drop_snapshots(id)
    for one in taken:
        store.add_snapshot(id, one.number, one.length, one.data)
    return whole


@pytest.mark.parametrize(
    ("database", "game", "moves", "dice"),
    [
        ("sqlite", "volga", 200, "seeded"),
        ("sqlite", "volga", 200, "typed"),
        ("sqlite", "noretreat", 200, "seeded"),
        ("sqlite", "heroes", 200, "seeded"),
        ("sqlite", "stalingrado", 900, "seeded"),
        ("postgresql", "volga", 200, "seeded"),
    ],
    indirect=["database"],
)
def test_a_game_is_opened_from_its_snapshots_as_it_stood(store, monkeypatch, game, moves, dice):
    room = played(store, game, moves, dice)
    last = store.last_snapshot(room.row.id)
    assert last.number > 20
    plays = counted(monkeypatch)
    same(room, opened(store, room.row.id))
    assert len(plays) <= room.number - last.number
    replica, whole = Replica.load(store, find, room.row.id), replayed_whole(store, room.row.id)
    assert Record.of(replica.game).lines() == Record.of(whole.game).lines()
    for seat in (None, *room.seats):
        for at in range(0, room.length, 7):
            assert replica.view(at, seat) == whole.view(at, seat)
    told = [snapshots.told(one) for one in (whole.game.opening, *whole.game.history)]
    assert store.told(room.row.id, 0, room.length) == told


def test_an_uploaded_game_is_opened_from_snapshots(store, monkeypatch):
    room = played(store, "noretreat", 150)
    record = Record.of(Replica.load(store, find, room.row.id).game)
    id = begun(store, *tables.upload(store, find, record))
    last = store.last_snapshot(id)
    assert last.number > 20
    plays = counted(monkeypatch)
    other = opened(store, id)
    assert len(plays) == other.number - last.number < other.number - 20
    assert other.game.digest == room.game.digest
    assert other.recent[-1] == room.recent[-1]


def test_a_game_goes_on_with_the_same_dice_after_it_was_opened(store):
    room = played(store, "volga", 60)
    other = opened(store, room.row.id)
    one, two, rng = room.game.clone(), other.game.clone(), random.Random(5)
    rolls = 0
    while one.decision:
        action = rng.choice(one.decision.actions)
        one.play(action)
        two.play(action)
        rolls += len(one.history[-1].rolls)
    assert one.digest == two.digest
    assert rolls


@pytest.mark.parametrize("damage", [b"", b"nonsense", "version"])
def test_snapshots_that_cannot_be_used_are_made_anew_from_the_list(store, damage):
    room = played(store, "volga", 120)
    id = room.row.id
    last = store.last_snapshot(id)
    if damage == "version":
        damage = snapshots.write(replace(find("volga"), version=0), room.game.state)
    store.drop_snapshots(id)
    store.add_snapshot(id, last.number, last.length, damage)
    with pytest.raises(NeedsRebuild):
        opened(store, id)
    Work(store).rebuild(id)
    assert store.last_snapshot(id).data != damage
    same(room, opened(store, id))


def test_what_was_settled_before_a_snapshot_cannot_be_taken_back(store):
    room = played(store, "noretreat", 200)
    other = opened(store, room.row.id)
    last = store.last_snapshot(room.row.id)
    snapshot_only = [entry for entry in store.entries(room.row.id) if entry.number >= last.number]
    for _ in snapshot_only:
        if not other.can_undo(other.asked):
            break
        asyncio.run(other.undo(other.asked, other.number))
    with pytest.raises(Refused):
        asyncio.run(other.undo(other.asked, other.number))


def test_what_is_settled_is_kept_though_moments_pass_by_themselves_after_it(store):
    room = played(store, "noretreat", 200)
    kept = [one.length for one in store.snapshots(room.row.id)]
    entries = [entry for entry in store.entries(room.row.id) if entry.told]
    settled = [entry.length for entry in entries if snapshots.played(entry.told).revealed]
    late = [one for one in settled if one > snapshots.APART]
    assert late
    for length in late:
        assert any(abs(length - one) < snapshots.APART for one in kept)
    same(room, opened(store, room.row.id))


def test_a_room_keeps_little_of_the_past(store):
    room = played(store, "noretreat", 400)
    kept_states = [one for one in room.game.history if one.kept is not None]
    assert len(kept_states) < room.length / 3
    assert 40 < len(room.recent) <= 50  # what was taken back is not told
    assert json.loads(room.recent[-1])
