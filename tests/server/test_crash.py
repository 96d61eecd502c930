"""A server that is killed in the middle of games loses nothing that it has acknowledged."""

import random
import threading
import time

import httpx
from tests.server.process import ServerProcess, bearer, hear, say, tokens


def test_every_game_goes_on_after_kill_9(tmp_path, database):
    server = ServerProcess(tmp_path, database)
    tables = [
        server.table(mode="solo"),
        server.table(mode="1v1", options={"variant": "C"}),
        server.table(mode="cooperative"),
        server.table(mode="solo", dice="typed"),
        server.table(mode="1v1", bots={"soviet": "random"}),
    ]
    known: dict[str, dict] = {}
    acknowledged = dict.fromkeys((table["id"] for table in tables), 0)
    stop = threading.Event()

    def play(table: dict) -> None:
        """Move at every seat as fast as it goes, and remember what was acknowledged."""
        rng = random.Random(table["id"])
        http = httpx.Client(base_url=f"http://localhost:{server.port}/api", timeout=30)
        try:
            while not stop.is_set():
                for token in filter(None, tokens(table).values()):
                    asked = http.post("/seat/state", headers=bearer(token))
                    if asked.status_code in (429, 503):  # busy: as a client does, a little later
                        time.sleep(0.05)
                        continue
                    now = asked.json()
                    if not now["decision"] or "actions" not in now["decision"]:
                        continue
                    if now["decision"]["actions"] is None:
                        continue
                    action = rng.choice(now["decision"]["actions"])
                    body = {"number": now["number"], "action": action}
                    answer = http.post("/seat/play", json=body, headers=bearer(token))
                    if answer.status_code == 200:
                        acknowledged[table["id"]] = now["number"] + 1
                        known[token] = answer.json()
        except httpx.TransportError:
            pass

    threads = [threading.Thread(target=play, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    stop.wait(4)
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
    assert all(acknowledged.values())

    server.start()
    try:
        for table in tables:
            numbers = set()
            for token in filter(None, tokens(table).values()):
                now = server.ask(token, "state").json()
                numbers.add(now["number"])
                assert now["number"] >= acknowledged[table["id"]]
                if token in known and known[token]["number"] == now["number"]:
                    assert now["view"] == known[token]["view"]
            assert len(numbers) == 1
        token = tokens(tables[0])["german"]
        now = server.ask(token, "state").json()
        if now["decision"]:
            body = {"number": now["number"], "action": now["decision"]["actions"][0]}
            assert server.ask(token, "play", **body).status_code == 200
    finally:
        server.stop()


def test_a_bot_that_was_thinking_when_the_server_died_thinks_again(tmp_path):
    server = ServerProcess(tmp_path)
    table = server.table(mode="1v1", bots={"german": "random"})
    token = tokens(table)["soviet"]
    server.kill()
    server.start()
    try:
        with server.socket() as socket:
            say(socket, join=token)
            while hear(socket)["decision"]["seat"] != "soviet":
                pass
    finally:
        server.stop()
