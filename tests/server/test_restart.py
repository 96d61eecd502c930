"""A server that is asked to end says so to its players, and they go on where they were."""

import signal

import pytest
from tests.server.process import ServerProcess, hear, say, tokens
from websockets.exceptions import ConnectionClosed

RESTART = 1012
"""The code with which a websocket is closed by a server that will be back."""


def read_on(socket):
    while True:
        socket.recv(timeout=20)


def test_players_hardly_notice_a_restart(tmp_path, database):
    server = ServerProcess(tmp_path, database)
    table = server.table(mode="1v1")
    german, soviet = tokens(table)["german"], tokens(table)["soviet"]
    with server.socket() as socket, server.socket() as other:
        say(socket, join=german)
        say(other, join=soviet)
        now = hear(socket)
        hear(other)
        move = {"token": german, "number": now["number"], "action": now["decision"]["actions"][0]}
        say(socket, play=move)
        server.process.send_signal(signal.SIGTERM)
        for one in (socket, other):
            with pytest.raises(ConnectionClosed) as closed:
                read_on(one)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
    assert server.process.wait(timeout=20) in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log.read_text()
    server.start()
    try:
        with server.socket() as socket, server.socket() as other:
            say(socket, join=german)
            say(socket, play=move)  # as a client does that has no answer yet
            say(other, join=soviet)
            seen = hear(socket)
            while seen["number"] == now["number"]:
                seen = hear(socket)
            assert seen["number"] == now["number"] + 1  # once, whether it had arrived or not
            assert hear(other)["number"] >= now["number"]
    finally:
        server.stop()
