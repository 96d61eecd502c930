"""The package as a stranger gets it: installed outside the checkout, where there is no Node."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

import hexfront

ROOT = Path(__file__).parents[2]
SOURCES = ("src", "tools", "docs", "pyproject.toml", "MANIFEST.in")
TEXTS = ("README.md", "CHANGELOG.md", "LICENSE")


def checkout(folder: Path) -> Path:
    """What git has of the project, and the built client."""
    for name in (*SOURCES, *TEXTS):
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "pages")
            shutil.copytree(source, folder / name, ignore=ignored)
        else:
            shutil.copy(source, folder / name)
    return folder


def build(folder: Path, *what: str) -> subprocess.CompletedProcess[str]:
    """In a checkout, without an index: setuptools is the one of this environment."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist", *what]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = checkout(tmp_path_factory.mktemp("checkout") / "hexfront")
    done = build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not (folder / "src/hexfront/pages").exists(), "the build leaves nothing behind"
    return folder / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


def add_needs(package: Distribution, found: dict[str, Distribution], extra: str = "") -> None:
    """All that a package depends on, as pip would find it, from the environment of the tests."""
    for text in package.requires or ():
        requirement = Requirement(text)
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        if requirement.name not in found:
            found[requirement.name] = distribution(requirement.name)
            for more in ("", *requirement.extras):
                add_needs(found[requirement.name], found, more)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what its metadata asks for, in the versions of the lock."""
    home = tmp_path_factory.mktemp("elsewhere") / "env"
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    command += ["--no-deps", "--no-index", str(wheel)]
    subprocess.run(command, check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    needed: dict[str, Distribution] = {}
    add_needs(Distribution.at(next(packages.glob("hexfront-*.dist-info"))), needed)
    for package in needed.values():
        for file in package.files or ():
            top = file.parts[0]
            if top != ".." and not (packages / top).exists():
                (packages / top).symlink_to(Path(str(package.locate_file(top))).resolve())
    return home


def alone(home: Path, **more: str) -> dict[str, str]:
    """Neither Node nor our sources nor the user's own files can be found."""
    return {
        "PATH": str(home / "bin"),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "PYTHONUNBUFFERED": "1",
        **more,
    }


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [str(home / "bin" / words[0]), *words[1:]]
    return subprocess.run(command, cwd=home, env=alone(home), capture_output=True, text=True)


def test_wheel_and_sdist_hold_client_tables_words_and_pages(dist: Path, wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    sdist = next(dist.glob("*.tar.gz"))
    with tarfile.open(sdist) as archive:
        root = sdist.name.removesuffix(".tar.gz")
        unpacked = {name.removeprefix(f"{root}/") for name in archive.getnames()}
    built = ROOT / "src" / "hexfront" / "server" / "client"
    files = {path.relative_to(ROOT / "src") for path in built.rglob("*") if path.is_file()}
    files |= {
        path.relative_to(ROOT / "src")
        for path in (ROOT / "src/hexfront").rglob("*")
        if path.suffix in (".py", ".csv", ".toml", ".ftl") and "egg-info" not in str(path)
    }
    expected = {path.as_posix() for path in files}
    expected |= {"hexfront/pages/coverage/volga.md", "hexfront/pages/rulings/volga.md"}
    assert expected - inside == set()
    assert {f"src/{name}" for name in expected} - unpacked == set()
    assert "CHANGELOG.md" in unpacked


def test_the_version_stands_in_one_place(wheel: Path) -> None:
    metadata = next(name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("METADATA"))
    told = message_from_bytes(zipfile.ZipFile(wheel).read(metadata))
    assert told["Version"] == hexfront.__version__
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == hexfront.__version__


def test_installed_it_serves_its_page_and_plays_a_move(installed: Path) -> None:
    database = installed / "my games.db"
    command = [str(installed / "bin" / "hexfront"), "serve", "--port", "0", "--db", database.name]
    process = subprocess.Popen(
        command, cwd=installed, env=alone(installed), stderr=subprocess.PIPE, text=True
    )
    try:
        page = next(_addresses(process))
        patient = httpx.HTTPTransport(retries=9)
        with httpx.Client(base_url=page, timeout=60, transport=patient) as http:
            shown = http.get("/")
            assert shown.status_code == 200
            assert "<title>" in shown.text
            for file in re.findall(r'(?:src|href)="(/[^"]+)"', shown.text):
                assert http.get(file).status_code == 200, file
            table = http.post("/api/tables", json={"game": "volga"}).json()
            http.headers["authorization"] = f"Bearer {table['seats'][0]['token']}"
            http.post("/api/seat/luck", json={"luck": "00" * 16})
            now = http.post("/api/seat/state").json()
            move = {"number": now["number"], "action": now["decision"]["actions"][0]}
            after = http.post("/api/seat/play", json=move)
            assert after.status_code == 200, after.text
            assert after.json()["number"] == now["number"] + 1
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
    assert database.is_file()


def _addresses(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(r"Hexfront is at (http://\S+:\d+)/", line):
            yield found[1]


def test_installed_it_lists_games_and_simulates_from_its_own_files(installed: Path) -> None:
    version = run(installed, "hexfront", "--version").stdout
    assert version == f"hexfront {hexfront.__version__}\n"
    assert "stalingrado" in run(installed, "hexfront", "games").stdout
    done = run(installed, "hexfront", "sim", "volga", "-n", "1")
    assert done.returncode == 0, done.stderr
    rule = run(installed, "hexfront", "rule", "noretreat", "6.1b", "--lang", "en").stdout
    assert rule.startswith("NR-6.1b  A supply line is at most 4 hexes long\n")
    assert re.search(r"hexfront/games/noretreat/supply.py:\d+  supply:lines\n", rule)
    assert "OP-6.1  How far is a map edge?" in rule
    place = run(installed, "python", "-c", "import hexfront; print(hexfront.__file__)")
    assert place.stdout.startswith(str(installed)), place.stderr


@pytest.mark.parametrize(
    ("missing", "reason"),
    [
        ("client", "the browser client is not built"),
        ("client/assets", "the browser client is incomplete"),
    ],
)
def test_a_build_without_the_client_fails_and_says_so(
    tmp_path: Path, missing: str, reason: str
) -> None:
    folder = checkout(tmp_path / "hexfront")
    shutil.rmtree(folder / "src" / "hexfront" / "server" / missing)
    for what in ("--wheel", "--sdist"):
        done = build(folder, what)
        assert done.returncode != 0
        assert reason in done.stdout + done.stderr
        assert not list(folder.glob("dist/*"))
