"""What a stranger on the net would try first."""

import asyncio
import gzip
import json
import random
import re
import resource
import socket
import time
from pathlib import Path

import pytest
from tests.server.process import ServerProcess, ask, bearer, hear, say, tokens
from tests.server.rooms import a_room
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexfront.core.chance import commitment, joint_seed
from hexfront.core.game import HexfrontError
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.server import migrate
from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.lag import LagWatch
from hexfront.server.refused import Refused
from hexfront.server.store import Store
from hexfront.server.workers import Workers

GOLDEN = Path("tests/golden/volga/solo.jsonl")


# -- uploads


def test_a_small_file_that_unpacks_to_very_much_stops_nobody(server):
    bomb = gzip.compress(b"{}\n" * 16_000_000)
    begin = time.monotonic()
    answer = server.http.post("/records", content=bomb)
    assert (answer.status_code, answer.json()["reason"]) == (400, "not-a-record")
    assert time.monotonic() - begin < 15
    lines = gzip.compress(b"{}\n" * 150_000)
    assert "lines" in server.http.post("/records", content=lines).json()["why"]


@pytest.mark.parametrize("key", ["seed", "game", "mode", "scenario", "data"])
def test_no_field_of_a_record_is_longer_than_it_may_be(server, key):
    header, *others = GOLDEN.read_text().splitlines()
    long = json.dumps(json.loads(header) | {key: "x" * 10_000})
    answer = server.http.post("/records", content="\n".join([long, *others]) + "\n")
    assert (answer.status_code, answer.json()["line"]) == (400, 1)


def test_a_request_from_a_page_of_another_site_is_refused(server):
    ours = f"localhost:{server.port}"
    for path, origin in (("/records", "evil.test"), ("/tables", f"evil.test//{ours}")):
        evil = {"origin": f"http://{origin}"}
        answer = server.http.post(path, content=b"{}", headers=evil)
        assert (answer.status_code, answer.json()["reason"]) == (403, "other-origin")
    own = {"origin": f"http://localhost:{server.port}"}
    assert server.http.post("/tables", json={"game": "volga"}, headers=own).status_code == 201


def test_a_name_that_is_not_ours_is_refused(server):
    for host in ("evil.test", f"evil.test:{server.port}", "", "192.168.1.7"):
        answer = server.http.get("/health", headers={"host": host})
        assert (answer.status_code, answer.json()["reason"]) == (421, "other-host"), host
    for host in ("localhost", "127.0.0.1:99", "[::1]:80"):
        assert server.http.get("/health", headers={"host": host}).status_code == 200, host


def test_work_that_takes_too_long_is_ended_and_the_next_is_done(tmp_path):
    url = f"sqlite:///{tmp_path / 'g.sqlite'}"
    engine = open_engine(url)
    migrate.upgrade(engine)
    engine.dispose()
    game = GOLDEN.read_bytes()

    async def both():
        hasty = Workers(url, 1, 0.05, Config())
        with pytest.raises(Refused, match="took-too-long"):
            await hasty.do("upload", game, {}, None)
        patient = Workers(url, 1, 60, Config())
        id = await patient.do("upload", game, {}, None)
        await hasty.close()
        await patient.close()
        return id

    assert len(asyncio.run(both())) == 16


# -- dice


def record_of(server, token):
    return Record.read(server.get(token, "record").content)


def unfinished(actions):
    lines = GOLDEN.read_text("utf-8").splitlines()
    return "\n".join([*lines[: actions + 2], '{"end":null}']) + "\n"


def test_a_game_that_goes_on_from_a_record_or_another_game_has_dice_of_its_own(server):
    text = unfinished(6)
    old = json.loads(text.splitlines()[0])["seed"]
    first, second = tokens(server.upload(text))["german"], tokens(server.upload(text))["german"]
    third = tokens(server.begun(server.ask(first, "branch", at=3).json()))["german"]
    seeds = {old, *(record_of(server, token).header["seed"] for token in (first, second, third))}
    assert len(seeds) == 4
    rng = random.Random(4)
    for token in (first, third):
        now = server.ask(token, "state").json()
        for _ in range(25):
            action = rng.choice(now["decision"]["actions"])
            now = server.ask(token, "play", number=now["number"], action=action).json()
        record = record_of(server, token)
        record.verify(find)
        rolled = [move.rolls for move in record.moves[record.header["since"] + 1 :] if move.rolls]
        assert rolled


def test_the_seed_is_made_of_the_servers_secret_and_what_each_seat_adds(server):
    table = server.waiting(mode="1v1", mine=["german", "soviet"])
    seats = tokens(table)
    before = server.ask(seats["german"], "table").json()
    assert before["luck_wanted"]
    assert before["fair"]["secret"] is None
    luck = {"german": "ab" * 16, "soviet": "cd" * 16}
    for seat, token in seats.items():
        assert server.ask(token, "state").json()["reason"] == "table-waits"
        assert server.ask(token, "luck", luck=luck[seat]).status_code == 200
    changed = server.ask(seats["german"], "luck", luck="00" * 16)
    assert changed.json()["reason"] == "luck-is-set"
    now = server.ask(seats["german"], "state").json()
    assert now["fair"] == before["fair"] | {"luck": luck}
    engine = open_engine(server.url)
    row = Store(engine).game(table["id"])
    engine.dispose()
    assert commitment(row.secret) == before["fair"]["commitment"]
    assert joint_seed(row.secret, luck) == row.seed
    assert row.secret not in json.dumps(now)
    assert row.seed not in json.dumps(now)


def test_a_record_tells_what_its_seed_was_made_of_and_verify_checks_it(server):
    token = tokens(server.table())["german"]
    record = record_of(server, token)
    record.verify(find)
    fair = record.header["fair"]
    forged = record.header | {"fair": fair | {"luck": {"german": "00" * 16}}}
    with pytest.raises(HexfrontError, match="not made of the secret"):
        Record(forged, record.moves, record.end).verify(find)


# -- seats and links


def test_whoever_sets_a_table_up_gets_one_seat_and_invitations_for_the_others(server):
    table = server.waiting(mode="1v1")
    german, soviet = table["seats"]
    assert german["token"]
    assert german["invite"] is None
    assert soviet["token"] == ""
    code = soviet["invite"]
    look = server.http.get("/invitations/look", headers=bearer(code)).json()
    assert (look["seat"], look["game"]) == ("soviet", "volga")
    first = server.http.post("/invitations/accept", headers=bearer(code))
    again = server.http.post("/invitations/accept", headers=bearer(code))
    assert first.status_code == 201
    assert (again.status_code, again.json()["reason"]) == (404, "invitation-is-void")
    assert server.ask(code, "table").json()["reason"] == "unknown-link"
    for token in (german["token"], first.json()["token"]):
        server.ask(token, "luck", luck="ab" * 16)
    assert server.ask(first.json()["token"], "state").json()["seat"] == "soviet"


def test_a_host_renews_an_invitation_and_everybody_their_own_link(server):
    table = server.waiting(mode="1v1")
    host, code = table["seats"][0]["token"], table["seats"][1]["invite"]
    new = server.ask(host, "invite", seat="soviet").json()["invite"]
    assert server.http.post("/invitations/accept", headers=bearer(code)).status_code == 404
    guest = server.http.post("/invitations/accept", headers=bearer(new)).json()["token"]
    assert server.ask(host, "invite", seat="soviet").json()["reason"] == "seat-is-taken"
    assert server.ask(guest, "invite", seat="german").json()["reason"] == "only-the-host"
    with server.socket() as window:
        say(window, join=guest)
        hear(window, "waiting")
        renewed = server.ask(guest, "renew").json()["token"]
        while True:
            message = json.loads(window.recv(timeout=10))
            if message.get("type") == "refused":
                break
        assert message["reason"] == "link-revoked"
    assert server.ask(guest, "table").status_code == 404
    assert server.ask(renewed, "table").json()["seat"] == "soviet"
    watch = server.ask(host, "renew_watch").json()["token"]
    assert server.ask(table["watch"], "table").status_code == 404
    assert server.ask(watch, "table").json()["seat"] is None


def test_who_gets_up_leaves_an_invitation(server):
    table = server.table(mode="1v1")
    soviet = tokens(table)["soviet"]
    code = server.ask(soviet, "hand_over").json()["invite"]
    assert server.ask(soviet, "state").status_code == 404
    players = server.ask(tokens(table)["german"], "state").json()["players"]
    assert [player["invited"] for player in players] == [False, True]
    other = server.http.post("/invitations/accept", headers=bearer(code)).json()["token"]
    assert server.ask(other, "state").json()["seat"] == "soviet"


def test_links_are_in_no_address_and_in_no_log(server):
    token = tokens(server.table())["german"]
    server.ask(token, "state")
    paths = server.http.get("/../openapi.json").json()["paths"]
    assert not [path for path in paths if "{token}" in path]
    assert token not in server.log.read_text()


# -- what must not be a failure of the server


@pytest.mark.parametrize(
    ("request_", "body"),
    [
        ("chat", b'{"after": 99999999999999999999999}'),
        ("chat", b'{"after": 1e400}'),
        ("say", b'{"text": "\\ud800"}'),
        ("name", b'{"name": "\\udfff"}'),
        ("play", b'{"number": NaN, "action": ["x"]}'),
        ("play", b'{"number": 1, "action": ["\\ud800"]}'),
        ("play", b'{"number": 1e400, "action": []}'),
        ("study", b'{"topic": "\\ud800", "names": []}'),
        ("why", b'{"action": ["\\u0000"]}'),
        ("log", b'{"start": 5, "end": 1}'),
        ("log", b"[" * 5000),
        ("replay", b'{"at": 18446744073709551616}'),
        ("luck", b"\xff\xfe"),
    ],
)
def test_nonsense_over_http_is_refused_and_no_failure(server, request_, body):
    token = tokens(server.table())["german"]
    headers = bearer(token) | {"content-type": "application/json"}
    answer = server.http.post(f"/seat/{request_}", content=body, headers=headers)
    assert answer.status_code < 500, answer.text


def test_binary_frames_end_the_connection_and_no_failure_is_logged(server):
    with server.socket() as window:
        window.send(b"\x00\xff")
        with pytest.raises(ConnectionClosed):
            hear(window, timeout=10)
    assert "trace" not in server.log.read_text()


def test_a_move_for_an_old_decision_reads_one_row(tmp_path, monkeypatch):
    engine = open_engine(f"sqlite:///{tmp_path / 'g.sqlite'}")
    migrate.upgrade(engine)
    room = a_room(Store(engine))
    asyncio.run(room.play("german", 1, ("short",)))
    monkeypatch.setattr(room.store, "entries", None)
    assert asyncio.run(room.play("german", 1, ("short",))) is False
    with pytest.raises(Refused, match="stale"):
        asyncio.run(room.play("german", 1, ("call",)))
    engine.dispose()


# -- limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    found = ServerProcess(
        tmp_path_factory.mktemp("strict"),
        tables_burst=3, tables_per_s=0.1, chat_burst=2, chat_per_s=0.1, chat_lines=3,
        sockets_per_address=4, idle_seconds=1, joins_burst=5, joins_per_s=0.1,
    )  # fmt: skip
    yield found
    found.stop()


def test_who_asks_too_much_is_told_when_to_come_again(strict):
    answers = [strict.http.post("/tables", json={"game": "volga"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert 0 < answers[-1].json()["wait"] <= 10
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
    token = tokens(strict.begun(answers[0].json()))["german"]
    said = [strict.ask(token, "say", text="hello").status_code for _ in range(3)]
    assert said == [200, 200, 429]
    with strict.socket() as window:
        for _ in range(6):
            ask(window, "join", token)
        refused = hear(window, "refused")
        assert refused["reason"] == "too-fast"
        assert refused["wait"] > 0


def test_connections_are_counted_and_idle_ones_ended(strict):
    time.sleep(1.5)
    windows = [strict.socket() for _ in range(4)]
    for window in windows:
        window.__enter__()
    with pytest.raises(InvalidStatus) as refused, strict.socket():
        pass
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["retry-after"] == "10"
    time.sleep(1.5)  # nobody has joined anything: they are cut off
    for window in windows:
        window.__exit__(None, None, None)
    with socket.create_connection(("localhost", strict.port)) as slow:
        slow.sendall(b"GET /api/health HT")
        slow.settimeout(10)
        assert slow.recv(100) == b""


def test_settings_that_cannot_be_are_refused_with_their_place(tmp_path):
    path = tmp_path / "hexfront.toml"
    for text, message in (
        ("max_sockets = 'many'", "max_sockets is a whole number"),
        ("max_sockets = -1", "max_sockets is a whole number"),
        ("colour = 1", "no setting 'colour'"),
        ("hosts = 3", "hosts is a list"),
        ("max_sockets", "is not TOML"),
    ):
        path.write_text(text)
        with pytest.raises(HexfrontError, match=message):
            Config.load(path, {})
    path.write_text('hosts = ["play.example.org"]\nmax_sockets = 7')
    config = Config.load(path, {"HEXFRONT_MAX_SOCKETS": "9"})
    assert (config.hosts, config.max_sockets) == (("play.example.org",), 9)


# -- the loop


def test_what_keeps_the_loop_busy_is_seen_and_logged(caplog):
    async def main():
        watch = LagWatch(20)
        task = asyncio.create_task(watch.run())
        await asyncio.sleep(0.05)
        time.sleep(0.08)
        await asyncio.sleep(0.05)
        task.cancel()
        return watch.worst_ms

    assert asyncio.run(main()) >= 50
    assert "kept busy" in caplog.text


# -- the disk


def test_a_full_disk_is_told_nothing_is_lost_and_it_recovers(tmp_path):
    server = ServerProcess(tmp_path)
    try:
        token = tokens(server.table())["german"]
        now = server.ask(token, "state").json()
        now = server.ask(token, "play", number=now["number"], action=["short"]).json()
        pid = server.process.pid
        unlimited = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1000, unlimited[1]))
        move = {"number": now["number"], "action": now["decision"]["actions"][0]}
        refused = server.ask(token, "play", **move)
        assert (refused.status_code, refused.json()["reason"]) == (503, "cannot-save")
        assert refused.json()["wait"] > 0
        ill = server.http.get("/health")
        assert (ill.status_code, ill.json()["status"]) == (503, "ill")
        assert ill.json()["trouble"]
        assert server.ask(token, "state").json()["number"] == now["number"]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        assert server.ask(token, "play", **move).status_code == 200
        assert server.http.get("/health").status_code == 200
        server.kill()
        server.start()
        assert server.ask(token, "state").json()["number"] == now["number"] + 1
    finally:
        server.stop()


def test_a_broken_row_names_its_game_and_leaves_the_others_alone(tmp_path):
    server = ServerProcess(tmp_path)
    broken, whole = server.table(), server.table()
    server.kill()
    engine = open_engine(server.url)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "update entries set rolls = 'garbage' where game = ?", (broken["id"],)
        )
    engine.dispose()
    server.start()
    try:
        answer = server.ask(tokens(broken)["german"], "state")
        assert (answer.status_code, answer.json()["reason"]) == (503, "broken-game")
        assert broken["id"] in answer.json()["why"]
        assert server.ask(tokens(whole)["german"], "state").status_code == 200
        assert re.search(broken["id"], server.log.read_text())
    finally:
        server.stop()


def test_a_database_of_another_kind_is_refused_in_words():
    for kind in ("mysql", "sqlit", "oracle+thin"):
        with pytest.raises(HexfrontError, match=f"expected sqlite or postgresql, not {kind[:5]}"):
            open_engine(f"{kind}://localhost/games")
    for kind in ("postgres", "postgresql", "postgresql+psycopg"):
        assert open_engine(f"{kind}://localhost/games").dialect.name == "postgresql"


def test_a_database_that_is_no_database_is_refused_in_words(tmp_path):
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"nonsense" * 1000)
    engine = open_engine(f"sqlite:///{path}")
    with pytest.raises(HexfrontError, match="cannot be used"):
        migrate.upgrade(engine)
    engine.dispose()


