"""Several servers on one PostgreSQL: players come to any, and go on when one dies."""

import asyncio
import json
import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.process import ServerProcess, bearer, hear, read, say, tokens
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hexfront.server.database import open_engine
from hexfront.server.patch import apply
from hexfront.server.store import Store

FREE = {
    f"{what}_{how}": 1_000_000
    for what in ("requests", "tables", "joins", "messages", "moves")
    for how in ("burst", "per_s")
}


@pytest.fixture
def servers(tmp_path, postgres):
    url = postgres.new_database()
    with ThreadPoolExecutor(3) as together:
        found = list(
            together.map(lambda n: ServerProcess(tmp_path, url, f"log{n}", **FREE), range(3))
        )
    yield found
    for server in found:
        if server.process.poll() is None:
            server.stop()
        assert "Traceback" not in server.log.read_text()


def test_players_at_different_servers_play_one_game(servers):
    first, second, third = servers
    table = first.waiting(mode="1v1")
    host = table["seats"][0]["token"]
    with first.socket() as german, second.socket() as soviet, third.socket() as watcher:
        say(german, join=host)
        hear(german, "waiting")
        code = table["seats"][1]["invite"]
        accepted = second.http.post("/invitations/accept", headers=bearer(code))
        guest = accepted.json()["token"]
        assert third.http.post("/invitations/accept", headers=bearer(code)).status_code == 404
        say(soviet, join=guest)
        hear(soviet, "waiting")
        assert third.ask(host, "luck", luck="ab" * 16).status_code == 200
        assert first.ask(guest, "luck", luck="cd" * 16).status_code == 200
        say(watcher, join=table["watch"])
        windows = {"german": (german, host, second), "soviet": (soviet, guest, first)}
        known = {seat: hear(window) for seat, (window, _, _) in windows.items()}
        rng = random.Random(3)
        for turn in range(30):
            asked = known["german"]["decision"]["seat"]
            window, token, other = windows[asked]
            number, action = known[asked]["number"], rng.choice(known[asked]["decision"]["actions"])
            body = {"number": number, "action": action}
            if turn % 3:
                say(window, play={"token": token, **body})
            else:  # the balancer may lead him anywhere
                assert other.ask(token, "play", **body).json()["number"] > number
            for seat, (window, _, _) in windows.items():
                while known[seat]["number"] <= number:
                    known[seat] = hear(window)
        while hear(watcher)["number"] <= number:  # the third server has heard of it as well
            pass
        states = [server.ask(host, "state").json() for server in servers]
        for state in states[1:]:
            for key in ("number", "view", "decision", "log", "players", "undo"):
                assert state[key] == states[0][key], key
        present = {player["seat"]: player["present"] for player in states[2]["players"]}
        assert present == {"german": True, "soviet": True}
        # What is told of bots and chances is in no list: it goes from server to server.
        assert third.ask(host, "want_chances", wanted=True).status_code == 200
        for window in (german, soviet):
            while hear(window)["chances"] != ["german"]:
                pass
        third.ask(guest, "say", text="hello")
        assert hear(german, "chat")["said"][0]["text"] == "hello"
        old = second.ask(guest, "renew").json()["token"]
        while "link-revoked" not in str(read(soviet.recv(timeout=10))):
            pass
        until = time.monotonic() + 5  # the others hear of it a moment later
        while first.ask(guest, "state").status_code != 404:
            assert time.monotonic() < until
        assert third.ask(old, "state").status_code == 200


class Player:
    """Plays as fast as it goes; when its server is gone it goes to another one."""

    def __init__(self, token, servers):
        self.token, self.servers = token, servers
        self.acknowledged = {}
        self.gaps = [0.0]
        self.told = {}
        self.rng = random.Random(token)

    async def play(self, is_over):
        at = self.rng.randrange(len(self.servers))
        while not is_over():
            port = self.servers[at % len(self.servers)].port
            at += 1
            try:
                async with connect(f"ws://localhost:{port}/api/live", max_size=None) as socket:
                    await socket.send(json.dumps({"ask": "join", "token": self.token}))
                    await self.at(socket, is_over)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def at(self, socket, is_over):
        self.told, sent = {}, None
        while not is_over():
            decision = self.told.get("decision") or {}
            number = self.told.get("number")
            if sent is None and decision.get("actions"):
                sent = number, self.rng.choice(decision["actions"])
                body = {"number": number, "action": sent[1]}
                ask = {"id": 1, "ask": "play", "token": self.token, "body": body}
                begin = time.monotonic()
                await socket.send(json.dumps(ask))
            message = read(await asyncio.wait_for(socket.recv(), 10))
            if message.get("type") == "state":
                self.told = message
            elif message.get("type") == "change":
                assert message["serial"] == self.told["serial"] + 1
                self.told = apply(self.told, message["patch"]) | {"serial": message["serial"]}
            elif "answer" in message and sent is not None:
                self.acknowledged[sent[0]] = tuple(sent[1])
                self.gaps.append(time.monotonic() - begin)
                sent = None
            elif "refused" in message:
                assert message["refused"]["reason"] in ("stale", "cannot-save"), message
                sent = None


def test_a_server_that_is_killed_under_load_loses_nothing_and_players_go_on(servers):
    tables = [servers[n % 3].table(game="noretreat", mode="1v1") for n in range(6)]
    players = {
        (table["id"], seat): Player(token, servers)
        for table in tables
        for seat, token in tokens(table).items()
    }
    went_on = {}

    async def run():
        until = time.monotonic() + 20

        def is_over():
            return len(went_on) == len(tables) or time.monotonic() > until

        playing = [asyncio.create_task(one.play(is_over)) for one in players.values()]
        while not all(moves(table["id"]) > 5 for table in tables):
            await asyncio.sleep(0.1)
        servers[0].kill()
        killed, before = time.monotonic(), {table["id"]: moves(table["id"]) for table in tables}
        while not is_over():
            await asyncio.sleep(0.1)
            for game, count in before.items():
                if game not in went_on and moves(game) > count + 2:
                    went_on[game] = time.monotonic() - killed
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert not [one for one in ended if isinstance(one, Exception)], ended

    def moves(game):
        return sum(len(one.acknowledged) for (id, _), one in players.items() if id == game)

    asyncio.run(run())
    assert len(went_on) == len(tables), went_on
    assert max(went_on.values()) < 5, went_on
    engine = open_engine(servers[0].url)
    store = Store(engine)
    for (game, seat), player in players.items():
        listed = {entry.number: entry for entry in store.entries(game)}
        for number, action in player.acknowledged.items():
            assert (listed[number].seat, listed[number].action) == (seat, action)
    for game in {game for game, _ in players}:
        numbers = Counter(entry.number for entry in store.entries(game))
        assert sorted(numbers) == list(range(len(numbers)))
        assert set(numbers.values()) == {1}
    engine.dispose()
    for table in tables:
        token = table["seats"][0]["token"]
        until = time.monotonic() + 5  # one of them hears from the other what was played last
        while True:
            one, two = (server.ask(token, "state").json() for server in servers[1:])
            if one["number"] == two["number"] or time.monotonic() > until:
                break
            time.sleep(0.1)
        assert (one["number"], one["view"]) == (two["number"], two["view"])
