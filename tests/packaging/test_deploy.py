"""What is in deploy/ fits the program. No container is built and nothing is installed here."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from hexfront.cli import parser
from hexfront.server.config import Config

DEPLOY = Path(__file__).parents[2] / "deploy"
PAGE = DEPLOY.parent / "docs" / "run-your-own.md"


def test_the_example_has_every_setting_with_its_default_and_an_explanation():
    path = DEPLOY / "hexfront.toml"
    assert Config.load(path, {}) == Config(), "as it is, the file changes nothing"
    text = path.read_text("utf-8")
    found = tomllib.loads(re.sub(r"^# (?=\w+ = )", "", text, flags=re.MULTILINE))
    assert list(found) == list(dict.fromkeys(found))
    defaults = json.loads(json.dumps(asdict(Config())))
    assert found == defaults
    for field in fields(Config):
        block = next(b for b in text.split("\n\n") if f"# {field.name} = " in b)
        assert re.match(r"# [A-Z].+\.", block, re.DOTALL), f"{field.name} is not explained"


def test_the_page_shows_the_files_as_they_are():
    shown = PAGE.read_text("utf-8")
    for name in ("hexfront.service", "Caddyfile"):
        assert (DEPLOY / name).read_text("utf-8") in shown, name
    block = re.search(r"```toml title=\"hexfront.toml\"\n(.*?)```", shown, re.DOTALL)
    assert block
    assert Config().with_values(tomllib.loads(block[1]), "the page").hosts


def served(words: list[str], folder: Path) -> None:
    """There is such a command; its folders are there when it is installed."""
    places = {"/var/lib/hexfront": str(folder), "/data": str(folder)}
    for old, new in places.items():
        words = [word.replace(old, new) for word in words]
    assert parser().parse_args(words).port == 8642


def test_the_unit_is_one_that_systemd_takes(tmp_path):
    text = (DEPLOY / "hexfront.service").read_text("utf-8")
    (command,) = re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE)
    program, *words = shlex.split(command)
    served(words, tmp_path)
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "hexfront.service"
    unit.write_text(text.replace(program, sys.executable).replace("User=hexfront", "User=root"))
    checked = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(checked, capture_output=True, text=True)
    told = [line for line in done.stderr.splitlines() if "hexfront.service" in line]
    assert not told, done.stderr
    assert done.returncode == 0, done.stderr


def test_the_container_starts_a_command_that_there_is(tmp_path):
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = dict(
        line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")
    )
    assert json.loads(lines["ENTRYPOINT"]) == ["hexfront"]
    served(json.loads(lines["CMD"]), tmp_path)
    check = json.loads(lines["HEALTHCHECK"].partition("CMD")[2])
    compile(check[2], "HEALTHCHECK", "exec")
    assert lines["EXPOSE"] in check[2]
    assert lines["USER"] == "hexfront"
