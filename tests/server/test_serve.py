"""The command that serves: what it listens on, and what it says when it cannot."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys

import httpx
import pytest
from tests.server.process import ServerProcess

from hexfront.server import serve
from hexfront.server.app import create_app


@pytest.fixture
def data(tmp_path):
    return os.environ | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": "true", "PYTHONUNBUFFERED": "1"}


def page_of(process):
    """The address that the server tells once it listens."""
    for line in process.stderr:
        if found := re.search(r"http://(\S+):(\d+)/", line):
            return found[1], int(found[2])
    raise AssertionError("the server has not told where it is")


def test_it_listens_on_this_machine_only_and_ends_on_an_interrupt(data):
    process = subprocess.Popen(
        [sys.executable, "-m", "hexfront", "serve", "--port", "0"],
        stderr=subprocess.PIPE,
        env=data,
        text=True,
    )
    host, port = page_of(process)
    assert host == "localhost"
    assert httpx.get(f"http://localhost:{port}/api/health", timeout=60).json()["status"] == "well"
    own = socket.gethostbyname(socket.gethostname())
    if own != "127.0.0.1":
        with pytest.raises((ConnectionRefusedError, TimeoutError)):
            socket.create_connection((own, port), timeout=1)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) in (0, 130)


def test_a_port_that_is_taken_is_told_in_one_line(data):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = [sys.executable, "-m", "hexfront", "serve", "--port", port]
        done = subprocess.run(words, capture_output=True, env=data, text=True, timeout=60)
    assert done.returncode == 1
    assert re.search(rf"hexfront: cannot listen on 127.0.0.1:{port}", done.stderr)
    assert "Traceback" not in done.stderr


def test_a_second_server_on_a_file_is_told_who_holds_it(tmp_path):
    first = ServerProcess(tmp_path)
    words = [sys.executable, "-m", "hexfront", "serve", "--port", "0", "--db", first.url]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert re.search(
        rf"games.sqlite is held by process {first.process.pid} at http://localhost:{first.port}/",
        done.stderr,
    )
    assert "Traceback" not in done.stderr
    first.kill()  # the lock does not outlive it
    first.start()
    first.stop()


def test_files_are_sent_compressed_and_built_ones_may_be_kept(tmp_path):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>board</p>" * 500)
    (client / "assets" / "index-abc.js").write_text("let board = 1;\n" * 500)
    app = create_app(f"sqlite:///{tmp_path / 'g.sqlite'}", client)

    async def get(path, encoding="gzip"):
        inside = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=inside, base_url="http://localhost") as http:
            return await http.get(path, headers={"accept-encoding": encoding})

    page, script = asyncio.run(get("/")), asyncio.run(get("/assets/index-abc.js"))
    plain = asyncio.run(get("/assets/index-abc.js", "identity"))
    for sent in (page, script):
        assert sent.headers["content-encoding"] == "gzip"
        assert int(sent.headers.get("content-length", 0)) < 1000
    assert "immutable" in script.headers["cache-control"]
    assert "immutable" not in page.headers.get("cache-control", "")
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text


WITHOUT_CLIENT = (
    "import pathlib, sys; from hexfront.server import serve; from hexfront.cli import main; "
    "serve.CLIENT = pathlib.Path('nowhere'); sys.exit(main(['serve', *sys.argv[1:]]))"
)


def test_without_a_client_no_page_is_announced(data):
    words = [sys.executable, "-c", WITHOUT_CLIENT, "--port", "0"]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, env=data, text=True)
    told = process.stderr.readline()
    process.send_signal(signal.SIGINT)
    process.wait(timeout=20)
    assert "no page here, only its interface http://localhost:" in told
    assert "the browser client is not built" in told


def test_without_a_client_nothing_is_opened(data):
    words = [sys.executable, "-c", WITHOUT_CLIENT, "--port", "0", "--open"]
    done = subprocess.run(words, capture_output=True, env=data, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("hexfront: there is no page to open: the browser client is")
    assert done.stderr.count("\n") == 1


def test_a_database_is_a_plain_file_or_a_url(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert serve.database_url("games.db") == f"sqlite:///{tmp_path}/games.db"
    assert serve.database_url("sqlite:///games.db") == "sqlite:///games.db"


@pytest.mark.parametrize(("path", "reason"), [("", "is no file"), ("no/g.db", "no folder")])
def test_a_file_that_cannot_be_is_refused_before_anything_is_served(data, path, reason):
    words = [sys.executable, "-m", "hexfront", "serve", "--port", "0", "--db", path]
    done = subprocess.run(words, capture_output=True, env=data, text=True, timeout=60)
    assert done.returncode == 2
    assert reason in done.stderr.splitlines()[-1]
