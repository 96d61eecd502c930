"""What whoever runs a server sees of it: metrics, logs, and who is believed about senders."""

import asyncio
import json
import logging
import socket
import struct
from types import SimpleNamespace

import httpx
import pytest
from prometheus_client import Histogram
from starlette.requests import ClientDisconnect
from tests.server.process import ServerProcess, ask, hear, say, tokens

from hexfront.core.game import HexfrontError
from hexfront.server.app import GONE, Logged, create_app
from hexfront.server.config import Config
from hexfront.server.logs import FORMS


def measured(server, **headers):
    answer = httpx.get(f"http://localhost:{server.port}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def lines_of(server):
    found = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [json.loads(line) for line in found]


def test_metrics_tell_of_games_sockets_moves_and_times(server):
    before = measured(server)
    links = tokens(server.table(game="volga"))
    with server.socket() as window:
        say(window, join=links["german"])
        state = hear(window)
        action = state["decision"]["actions"][0]
        ask(window, "play", links["german"], number=state["number"], action=action)
        hear(window, "answer")
        ask(window, "no-such-thing", links["german"])
        hear(window, "refused")
        now = measured(server)
    assert now["hexfront_sockets"] == 1
    assert now["hexfront_games_open"] >= now["hexfront_games_watched"] == 1
    assert now["hexfront_actions_total"] > before["hexfront_actions_total"]
    assert now["hexfront_writes_total"] > before["hexfront_writes_total"]
    assert now["hexfront_write_seconds_total"] > before["hexfront_write_seconds_total"]
    assert now["hexfront_write_queue"] == 0
    assert now["hexfront_loop_lag_seconds"] >= 0
    assert now['hexfront_question_seconds_count{ask="play"}'] >= 1
    assert now['hexfront_question_seconds_count{ask="other"}'] >= 1
    assert not any("no-such-thing" in name for name in now)
    made = 'hexfront_request_seconds_count{method="POST",path="/api/tables",status="201"}'
    assert now[made] > before.get(made, 0)


def test_metrics_are_not_for_strangers_nor_for_what_a_proxy_hands_on(server):
    page = f"http://localhost:{server.port}/metrics"
    for header in ("x-forwarded-for", "forwarded"):
        answer = httpx.get(page, headers={header: "for=127.0.0.1"})
        assert (answer.status_code, "metrics_from" in answer.text) == (403, True)


def test_who_goes_without_a_word_leaves_no_trace_and_no_link_in_the_log(tmp_path):
    server = ServerProcess(tmp_path)
    links = tokens(server.table(game="volga"))
    token = links["german"]
    body = json.dumps({"id": 1, "ask": "join", "token": token}).encode()
    gone = struct.pack("ii", 1, 0)  # the connection is reset, not closed
    for _ in range(3):
        with server.socket() as window:
            for _ in range(20):
                say(window, join=token)
            window.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, gone)
            window.socket.close()
        half = socket.create_connection(("localhost", server.port))
        head = "POST /api/seat/play HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n"
        half.sendall(f"{head}authorization: Bearer {token}\r\n\r\n".encode() + body)
        half.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, gone)
        half.close()
    httpx.get(f"http://localhost:{server.port}/{token}?token={token}")
    socket.create_connection(("localhost", server.port)).close()
    server.stop()
    log = server.log.read_text()
    assert "Traceback" not in log
    assert token not in log
    assert all(line["level"] != "error" for line in lines_of(server))


def test_who_goes_before_a_request_is_complete_is_no_failure(caplog):
    async def app(scope, receive, send):
        raise ClientDisconnect

    requests = Histogram("x", "x", ["method", "path", "status"], registry=None)
    logged = Logged(app, SimpleNamespace(requests=requests))
    with caplog.at_level(logging.INFO):
        asyncio.run(logged({"type": "http", "method": "POST"}, None, None))
    assert [record.status for record in caplog.records if record.message == "request"] == [GONE]


@pytest.mark.parametrize("form", FORMS)
def test_a_log_tells_no_link_even_if_a_failure_names_it(form):
    token = "aB3_" * 8
    try:
        raise ValueError(f"no such link {token}")
    except ValueError as error:
        exc_info = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", 40, "", 1, "failed for %s", (token,), exc_info)
    record.game = "0123456789abcdef"
    told = FORMS[form]().format(record)
    assert token not in told
    trace = json.loads(told)["trace"] if form == "json" else told
    assert "no such link …" in trace
    assert "0123456789abcdef" in told


def address_seen(server, **headers):
    """Who the server thinks asks: its limits go by that."""
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    return server.http.get("/health", headers=named).status_code


def test_a_proxy_is_believed_by_its_address_only(tmp_path):
    few = {"requests_burst": 5, "requests_per_s": 0.001}
    plain = ServerProcess(tmp_path, name="plain", **few)
    for number in range(8):  # an invented sender a request does not help
        last = address_seen(plain, x_forwarded_for=f"203.0.113.{number}")
    plain.stop()
    assert last == 429
    behind = ServerProcess(tmp_path, name="behind", trusted_proxies="127.0.0.0/8,10.0.0.1", **few)
    for number in range(8):
        assert address_seen(behind, x_forwarded_for=f"203.0.113.{number}") == 200
    for number in range(8):  # what the sender has put before its own address is not believed
        last = address_seen(behind, x_forwarded_for=f"198.51.100.{number}, 203.0.113.99, 10.0.0.1")
    assert last == 429
    page = f"http://localhost:{behind.port}"
    table = behind.http.post("/tables", json={"game": "volga"}, headers={"x-forwarded-for": "::9"})
    secure = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.50"}
    shown = httpx.get(f"{page}/g/{table.json()['id']}", headers=secure).text
    stranger = httpx.get(f"{page}/metrics", headers=secure)
    mine = httpx.get(f"{page}/metrics", headers={"x-forwarded-for": "127.0.0.1"})
    behind.stop()
    assert f'content="https://localhost:{behind.port}/g/' in shown
    assert (stranger.status_code, mine.status_code) == (403, 200)


def test_an_address_that_is_none_is_named_with_its_setting(tmp_path):
    url = f"sqlite:///{tmp_path / 'g.sqlite'}"
    for setting in ("trusted_proxies", "metrics_from"):
        config = Config().with_values({setting: ["10.0.0.0/8", "proxy.example"]}, "here")
        with pytest.raises(HexfrontError, match=f"{setting}: 'proxy.example' is no address"):
            create_app(url, config=config)
