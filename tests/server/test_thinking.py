"""Computer players of a server: they think elsewhere, are seen to, can be hurried and replaced."""

import asyncio
import sqlite3
import time
from types import SimpleNamespace

import pytest
from tests.server.process import ServerProcess, hear, say, tokens

from hexfront.bots.hurry import hurry, take_time
from hexfront.bots.search import Budget, choose_plan
from hexfront.server.config import Config
from hexfront.server.refused import Refused
from hexfront.server.thinkers import Thinkers

SLOW = {"german": "commander"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = ServerProcess(tmp_path_factory.mktemp("server"), thinking_workers=1)
    yield found
    found.stop()


def until(socket, is_so, tries=400):
    for _ in range(tries):
        now = hear(socket, timeout=60)
        if is_so(now):
            return now
    raise AssertionError("never")


def test_a_bot_is_seen_to_think_waits_in_a_queue_and_plays_at_once_when_told_to(server):
    first = tokens(server.table(mode="1v1", bots=SLOW))["soviet"]
    second = tokens(server.table(mode="1v1", bots=SLOW))["soviet"]
    with server.socket() as one, server.socket() as other:
        say(one, join=first)
        thinks = until(one, lambda now: now["thinks"])["thinks"]
        assert (thinks["seat"], thinks["bot"]) == ("german", "commander")
        assert thinks["about"] == 20
        assert 0 < time.time() - thinks["since"] < 30
        say(other, join=second)
        assert until(other, lambda now: now["thinks"])["thinks"]["place"] == 1
        say(one, hurry=first)
        assert until(one, lambda now: now["thinks"])["thinks"]["hurried"]
        begin = time.monotonic()
        now = until(one, lambda now: now["decision"]["seat"] == "soviet")
        assert now["thinks"] is None
        assert time.monotonic() - begin < 15  # it would have been twenty, and more on this machine
        assert until(other, lambda now: now["thinks"])["thinks"]["place"] == 0
        say(other, hurry=second)
        until(other, lambda now: now["decision"]["seat"] == "soviet")


def test_spectators_hurry_no_bot(server):
    table = server.table(mode="1v1", bots=SLOW)
    assert server.ask(table["watch"], "hurry").json()["reason"] == "spectators-only-watch"
    server.ask(tokens(table)["soviet"], "hurry")


def test_a_bot_that_was_thinking_goes_on_after_a_restart_though_nobody_looks(tmp_path):
    server = ServerProcess(tmp_path)
    token = tokens(server.table(mode="1v1", bots={"german": "regular"}))["soviet"]
    server.kill()
    server.start()
    try:
        for _ in range(300):
            turn = server.get(token, "turn").json()
            if turn["asked"] == "soviet":
                break
            time.sleep(0.2)
        assert turn["asked"] == "soviet"
    finally:
        server.stop()


def test_a_bot_that_is_gone_is_replaced_only_if_all_players_agree(tmp_path):
    server = ServerProcess(tmp_path)
    try:
        seats = tokens(server.table(game="heroes", mode="1v2", bots=SLOW))
        server.kill()
        with sqlite3.connect(tmp_path / "games.sqlite") as database:
            database.execute("UPDATE seats SET bot = 'marshal' WHERE seat = 'german'")
        server.start()
        people = [seat for seat, token in seats.items() if token]
        with server.socket() as socket:
            say(socket, join=seats[people[0]])
            trouble = until(socket, lambda now: now["trouble"])["trouble"]
            assert (trouble["bot"], trouble["reason"]) == ("marshal", "bot-unknown")
            wrong = server.ask(seats[people[0]], "replace_bot", bot="general")
            assert wrong.json()["reason"] == "bot-unknown"
            for seat in people[:-1]:
                assert server.ask(seats[seat], "replace_bot", bot="regular").status_code == 200
            told = until(socket, lambda now: len(now["trouble"]["wishes"]) == len(people) - 1)
            assert told["trouble"]["wishes"] == dict.fromkeys(people[:-1], "regular")
            server.ask(seats[people[-1]], "replace_bot", bot="recruit")
            assert until(socket, lambda now: len(now["trouble"]["wishes"]) == len(people))
            server.ask(seats[people[-1]], "replace_bot", bot="regular")
            now = until(socket, lambda now: now["trouble"] is None)
            assert "regular" in [player["bot"] for player in now["players"]]
            again = server.ask(seats[people[0]], "replace_bot", bot="regular")
            assert again.json()["reason"] == "bot-is-well"
    finally:
        server.stop()


def test_who_is_hurried_takes_the_first_plan_or_the_best_of_what_all_were_tried_on():
    plans = ["usual", "better"]
    values = {"usual": 0.2, "better": 0.9}
    tried = []

    def sample(plan, number):
        tried.append(plan)
        if len(tried) == 7:
            hurry()
        return values[plan]

    try:
        ranked = choose_plan(plans, sample, Budget(1_000_000, 60.0))
        assert ranked[0].plan == "better"
        assert [len(one.values) for one in ranked] == [4, 4]
        assert choose_plan(plans, sample, Budget(1_000_000, 60.0))[0].plan == "usual"
    finally:
        take_time()


def test_a_game_stays_with_the_process_that_knows_its_plan():
    asked = []

    class Process:
        def __init__(self, name):
            self.name = name

        async def do(self, seconds, work, game, *about):
            asked.append((self.name, game))
            await asyncio.sleep(0)

    async def played():
        thinkers = Thinkers("", Config(thinking_workers=2))
        thinkers._workers = thinkers._idle = [Process("a"), Process("b")]
        await asyncio.gather(*(thinkers.think(game) for game in "xyz"))
        homes = {game: name for name, game in asked}
        asked.clear()
        await asyncio.gather(*(thinkers.think(game) for game in "zyxzyx"))
        assert all(homes[game] == name for name, game in asked)
        assert thinkers.waiting == 0
        gone = asyncio.create_task(thinkers.think("w"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert len(thinkers._idle) == 2

    asyncio.run(played())


def test_a_bot_in_trouble_says_which(tmp_path, monkeypatch):
    from hexfront.bots.value import ModelError
    from hexfront.server import thought

    def unreadable(game, name):
        raise ModelError("a model of version 0")

    monkeypatch.setattr(thought, "make_bot", unreadable)
    decision = SimpleNamespace(seat="german")
    game = SimpleNamespace(decision=decision, definition=SimpleNamespace(id="volga"))
    room = SimpleNamespace(game=game, minds={}, number=1, row=SimpleNamespace(id="x"))
    with pytest.raises(Refused) as refused:
        thought.think(room, "veteran")
    assert refused.value.reason == "bot-model"
