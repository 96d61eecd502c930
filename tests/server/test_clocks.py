"""A move a day: clocks, banks, vacations, and games that are claimed when time is up."""

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import update
from tests.server.process import tokens
from tests.server.rooms import a_room, opened

from hexfront.server.clocks import DAY, Clock
from hexfront.server.database import games
from hexfront.server.refused import Refused
from hexfront.server.store import Store
from hexfront.server.timekeeper import Timekeeper

NOW = 1_000_000_000.0


def test_a_turn_has_its_time_then_the_bank_pays_and_vacation_stops_it():
    clock = Clock("german", move=1 * DAY, bank=2 * DAY, vacation=5 * DAY)
    assert clock.left(NOW, NOW + 1 * DAY) == 2 * DAY
    assert clock.bank_after(NOW, NOW + 0.5 * DAY) == 2 * DAY
    assert clock.bank_after(NOW, NOW + 2.5 * DAY) == 0.5 * DAY
    assert clock.bank_after(NOW, NOW + 9 * DAY) == 0  # late, but nobody had claimed
    assert clock.until(NOW) == NOW + 3 * DAY
    away = Clock("german", 1 * DAY, 2 * DAY, 5 * DAY, away=NOW + 1 * DAY)
    assert away.used(NOW, NOW + 4 * DAY) == 1 * DAY
    assert away.used(NOW, NOW + 7 * DAY) == 2 * DAY  # the vacation is over after five days
    assert away.until(NOW) == NOW + 8 * DAY
    assert away.left(NOW, away.until(NOW)) == 0
    before = Clock("german", 1 * DAY, 0, 5 * DAY, away=NOW - 4 * DAY)
    assert before.until(NOW) == NOW + 2 * DAY


def test_a_table_may_have_a_clock_for_two_people(server):
    new = {"game": "volga", "mode": "1v1", "clock": {"move": 1, "bank": 2, "vacation": 3}}
    refused = server.http.post("/tables", json={**new, "bots": {"soviet": "random"}})
    assert (refused.status_code, refused.json()["reason"]) == (400, "cannot")
    table = server.table(**new)
    german, soviet = (tokens(table)[seat] for seat in ("german", "soviet"))
    found = {one["seat"]: one for one in server.ask(german, "state").json()["clocks"]}
    assert found["german"]["until"] == pytest.approx(time.time() + 3 * DAY, abs=600)
    assert found["soviet"]["until"] is None
    assert server.ask(soviet, "claim_time").json()["reason"] == "time-is-left"
    assert server.ask(soviet, "vacation", away=True).status_code == 200
    state = server.ask(german, "state").json()
    assert [one["away"] for one in state["clocks"]] == [False, True]


def test_a_game_is_claimed_when_all_time_is_used_up_and_not_before(engine):
    store = Store(engine)
    id = a_room(store, mode="1v1").row.id
    for seat in ("german", "soviet"):
        store.set_clock(id, Clock(seat, 1 * DAY, 2 * DAY, 3 * DAY))

    def after(days):
        """The game as a server opens it that many days later."""
        with engine.begin() as connection:
            earlier = games.c.asked_at - days * DAY
            connection.execute(update(games).where(games.c.id == id).values(asked_at=earlier))
        return opened(store, id)

    def told(room):
        return {one["seat"]: one for one in room.told("german")["clocks"]}

    async def play_turn(room, seat):
        while room.asked == seat:
            await room.play(seat, room.number, room.game.decision.actions[0])

    room = after(1.5)
    asyncio.run(play_turn(room, "german"))
    assert room.asked == "soviet"
    assert told(room)["german"]["bank"] == pytest.approx(1.5 * DAY, abs=600)
    # On vacation the clock stands still.
    asyncio.run(room.take_leave("soviet", True))
    assert told(room)["soviet"]["until"] == pytest.approx(time.time() + 6 * DAY, abs=600)
    asyncio.run(room.take_leave("soviet", False))
    assert told(room)["soviet"]["until"] == pytest.approx(time.time() + 3 * DAY, abs=600)
    room = after(2.9)
    for seat in ("german", "soviet"):
        with pytest.raises(Refused, match="time-is-left"):
            asyncio.run(room.claim_time(seat))
    room = after(0.2)
    with pytest.raises(Refused, match="time-is-left"):
        asyncio.run(room.claim_time("soviet"))
    asyncio.run(room.claim_time("german"))
    for one in (room, opened(store, id)):
        state = one.told("soviet")
        assert state["verdict"] == {"winner": "german", "reason": "time"}
        assert state["decision"] is None
        assert not one.can_answer_itself
        with pytest.raises(Refused, match="game-over"):
            asyncio.run(one.play("soviet", one.number, one.game.decision.actions[0]))
        with pytest.raises(Refused, match="game-over"):
            asyncio.run(one.claim_time("german"))
    assert store.game(id).finished is not None


def test_a_moment_of_the_other_that_passes_is_paid_for_once(engine):
    """The turn goes on: what it took too long comes out of the bank when it ends."""
    store = Store(engine)
    row = replace(a_room(store, mode="1v1").row, asked="german", asked_at=NOW)
    keeper = Timekeeper(store, row, {"german": Clock("german", 1 * DAY, 2 * DAY, 0)}, None)
    late = NOW + 1.5 * DAY

    async def two_moves_with_a_pause_between():
        for _ in range(2):
            await keeper.turned("soviet", keeper.since("soviet", late, False), late, True)
            await keeper.turned("german", keeper.since("german", late, True), late, False)
        await keeper.turned("soviet", keeper.since("soviet", late, False), late, False)

    asyncio.run(two_moves_with_a_pause_between())
    assert store.clocks(row.id)["german"].bank == 1.5 * DAY
