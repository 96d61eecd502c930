"""The live connection of a real server."""

import json
import random
import time

import pytest
from tests.server.process import hear, say, tokens
from websockets.exceptions import ConnectionClosed


def test_everybody_in_a_room_hears_of_a_move(server):
    table = server.table(mode="1v1")
    seats = tokens(table)
    with server.socket() as german, server.socket() as others:
        say(german, join=seats["german"])
        now = hear(german)
        say(others, join=seats["soviet"])
        say(others, join=table["watch"])
        hear(others), hear(others)
        say(german, play={"token": seats["german"], "number": now["number"], "action": ["call"]})
        told = {}
        while len(told) < 2:
            message = hear(others)
            if message["number"] > now["number"]:
                told[message["for"]] = message
        assert told[seats["soviet"]]["seat"] == "soviet"
        assert told[table["watch"]]["seat"] is None
        assert told[seats["soviet"]]["log"]


def test_a_refused_move_is_answered_with_the_reason_and_how_things_stand(server):
    token = tokens(server.table())["german"]
    with server.socket() as socket:
        say(socket, join=token)
        now = hear(socket)
        play = {"token": token, "number": now["number"], "action": ["fly"]}
        say(socket, play=play)
        assert hear(socket, "refused")["reason"] == "not-asked"
        say(socket, whole=token)
        assert hear(socket)["number"] == now["number"]


def test_the_log_is_sent_once_and_shrinks_with_an_undo(server):
    token = tokens(server.table())["german"]
    with server.socket() as socket:
        say(socket, join=token)
        now = hear(socket)
        assert (now["log_from"], len(now["log"])) == (0, 1)
        say(socket, play={"token": token, "number": now["number"], "action": ["short"]})
        now = hear(socket)
        assert (now["log_from"], len(now["log"])) == (1, 1)
        say(socket, undo={"token": token, "number": now["number"]})
        now = hear(socket)
        assert (now["log_from"], now["log"]) == (1, [])


def test_presence_is_told(server):
    table = server.table(mode="1v1")
    seats = tokens(table)
    with server.socket() as german:
        say(german, join=seats["german"])
        hear(german)
        with server.socket() as soviet:
            say(soviet, join=seats["soviet"])
            hear(soviet)
            present = {p["seat"]: p["present"] for p in hear(german)["players"]}
            assert present == {"german": True, "soviet": True}
        present = {p["seat"]: p["present"] for p in hear(german)["players"]}
        assert present == {"german": True, "soviet": False}


def test_bots_take_their_seats(server):
    table = server.table(mode="1v1", bots={"soviet": "random"})
    token = tokens(table)["german"]
    rng = random.Random(1)
    with server.socket() as socket:
        say(socket, join=token)
        now = hear(socket)
        played = 0
        while now["decision"] and played < 40:
            if now["decision"]["seat"] == "german":
                action = rng.choice(now["decision"]["actions"])
                say(socket, play={"token": token, "number": now["number"], "action": action})
                played += 1
            now = hear(socket)
        assert now["view"]["turn"] > 2
    assert tokens(table)["soviet"] == ""


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[]",
        "{}",
        '{"ask": 1}',
        '{"ask": "dance"}',
        '{"ask": "play", "token": "x"}',
        '{"ask": "play", "token": "x", "body": {"number": NaN}}',
        '{"ask": "play", "token": "x", "body": {"number": 1e400}}',
        '{"ask": "play", "token": "\\ud800", "body": {"number": 1}}',
        '{"ask": "join", "token": "\\ud800"}',
        '{"ask": "x", "body": ' + '{"a":' * 2000 + "1" + "}" * 2001,
    ],
    ids=str,

)
def test_nonsense_is_refused_and_the_connection_lives_on(server, text):
    with server.socket() as socket:
        socket.send(text)
        assert hear(socket, "refused")["reason"] in ("bad-message", "unknown-link")
        say(socket, ping=1)
        assert hear(socket, "pong")


def test_a_flood_of_messages_is_slowed_and_a_huge_one_ends_the_connection(server):
    with server.socket() as socket:
        for _ in range(300):
            say(socket, ping=1)
        refused = hear(socket, "refused")
        assert refused["reason"] == "too-fast"
        assert refused["wait"] > 0
    with server.socket() as socket:
        socket.send(json.dumps({"ask": "join", "token": "x" * 20_000}))
        with pytest.raises(ConnectionClosed):
            hear(socket, timeout=5)


def test_a_page_from_elsewhere_may_not_connect(server):
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(f"ws://localhost:{server.port}/api/live", origin="http://evil.test") as socket,
    ):
        socket.recv(timeout=5)


def test_a_client_that_comes_back_goes_on_where_it_was(server):
    token = tokens(server.table())["german"]
    with server.socket() as socket:
        say(socket, join=token)
        now = hear(socket)
        say(socket, play={"token": token, "number": now["number"], "action": ["short"]})
        before = hear(socket)
    time.sleep(0.1)
    with server.socket() as socket:
        say(socket, join=token)
        after = hear(socket)
    for key in ("number", "view", "decision"):
        assert after[key] == before[key]
