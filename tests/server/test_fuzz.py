"""Whatever is sent to any endpoint or on the websocket, the server answers and never fails.

HEXFRONT_FUZZ_REQUESTS says how many requests an endpoint gets; `make fuzz` sends many.
"""

import json
import os
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from tests.server.process import ServerProcess, bearer, hear, tokens

from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.people.accounts import Accounts
from hexfront.server.requests import REQUESTS

REQUESTS_EACH = int(os.environ.get("HEXFRONT_FUZZ_REQUESTS", "4"))
OFTEN = {
    f"{what}_{how}": 1_000_000
    for what in ("requests", "tables", "uploads", "joins", "messages", "moves", "chat", "people")
    for how in ("burst", "per_s")
}
FUZZED = settings(
    max_examples=REQUESTS_EACH,
    deadline=None,
    derandomize="HEXFRONT_FUZZ_REQUESTS" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
ALLOWED = (503,)
"""Work that is ended because it takes too long is no failure."""


@pytest.fixture(scope="module")
def open_server(tmp_path_factory):
    found = ServerProcess(tmp_path_factory.mktemp("fuzz"), **OFTEN)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def links(open_server):
    """The links of a seat, of a table that waits and of a spectator, and an invitation."""
    table, waiting = open_server.table(mode="1v1"), open_server.waiting(mode="1v1")
    seats = waiting["seats"]
    return [tokens(table)["german"], seats[0]["token"], table["watch"], seats[1]["invite"]]


@pytest.fixture
def session(open_server):
    """The cookie of somebody who is signed in."""
    engine = open_engine(open_server.url)
    accounts = Accounts(engine, Config())
    token, _ = accounts.enter(accounts.new_link("fuzz@example.org"), "", "en", None)
    engine.dispose()
    return f"hexfront={token}"


PATHS = list(json.loads(Path("web/openapi.json").read_text("utf-8"))["paths"])
"""As the client knows them; a test holds that the server has no others."""


@pytest.mark.parametrize("path", PATHS)
def test_no_request_to_an_endpoint_is_a_failure_of_the_server(open_server, links, session, path):
    base = f"http://localhost:{open_server.port}"
    schema = schemathesis.openapi.from_url(f"{base}/openapi.json")
    for operation in schema[path].values():

        @FUZZED
        @given(case=operation.as_strategy(), link=st.sampled_from(links))
        def send(case, link):
            headers = {**bearer(link), "cookie": session}
            answer = case.call(base_url=base, headers=headers)
            if answer.status_code not in ALLOWED:
                case.validate_response(answer, checks=[not_a_server_error])

        send()
    assert "Traceback" not in open_server.log.read_text()


words = st.text(max_size=12) | st.sampled_from(["german", "short", "to", "38", "\x00", "é" * 70])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
FIELDS = sorted({name for one in REQUESTS.values() for name in one.takes.model_fields})
bodies = st.dictionaries(st.sampled_from(FIELDS), values, max_size=3)


@settings(FUZZED, max_examples=40 * REQUESTS_EACH)
@given(
    ask=st.sampled_from([*REQUESTS, "join", "leave", "whole", "ping"]) | words,
    id=st.integers(0, 3) | values,
    body=bodies | values,
    which=st.integers(0, 4),
)
def test_no_message_on_the_websocket_is_a_failure_of_the_server(
    open_server, links, ask, id, body, which
):
    token = links[which] if which < len(links) else "x"
    with open_server.socket() as socket:
        socket.send(json.dumps({"ask": "join", "token": token}))
        socket.send(json.dumps({"ask": ask, "id": id, "token": token, "body": body}))
        socket.send('{"ask": "ping"}')
        assert hear(socket, "pong", timeout=90)
    assert "Traceback" not in open_server.log.read_text()
