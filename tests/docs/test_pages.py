"""Every code block of the docs runs, every link leads somewhere, and the site is built."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN = ("coverage", "rulings", "balance")
"""Folders of pages that hold tables, made by tools or kept by hand, and no code."""
PAGES = [
    ROOT / "README.md",
    *sorted(
        path
        for path in (ROOT / "docs").rglob("*.md")
        if path.relative_to(ROOT / "docs").parts[0] not in WRITTEN
    ),
]
INSTALLING = ("pip install hexfront", "pipx install hexfront")
SERVING = ("hexfront", "hexfront serve")
"""Commands that do not end, or need a server; the tests of package and server run them."""


class Block(NamedTuple):
    language: str
    title: str
    line: int
    text: str


def blocks(path: Path) -> list[Block]:
    found = []
    text = path.read_text("utf-8")
    fence = re.compile(r"^```(\w*)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    for match in fence.finditer(text):
        line = text.count("\n", 0, match.start()) + 2
        found.append(Block(match[1], match[2] or "", line, match[3]))
    return found


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", [path for path in PAGES if blocks(path)], ids=name_of)
def test_the_code_of_a_page_runs(path: Path, tmp_path: Path) -> None:
    """Blocks of Python share their names; files that a page shows lie in the working folder."""
    env = os.environ | {
        "HEXFRONT_CONFIG": str(tmp_path / "config"),
        "HEXFRONT_DATA": str(tmp_path / "data"),
        "PYTHONPATH": str(ROOT / "src"),
    }

    def run(*words: str, what: str) -> None:
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{name_of(path)}, {what}:\n{done.stdout}{done.stderr}"

    python = ""
    for block in blocks(path):
        where = f"line {block.line}"
        if block.title:
            (tmp_path / block.title).write_text(block.text, "utf-8")
        elif block.language == "python":
            # Lines keep their numbers, so that a failure names the line of the page.
            python += "\n" * (block.line - 1 - python.count("\n")) + block.text
            (tmp_path / "page.py").write_text(python, "utf-8")
            run(sys.executable, "page.py", what=where)
        elif block.language == "console":
            for line in block.text.splitlines():
                assert line.startswith("$ hexfront "), f"{name_of(path)}, {where}: {line}"
                words = shlex.split(line.removeprefix("$ hexfront "))
                run(sys.executable, "-m", "hexfront", *words, what=line)
        else:
            assert block.language == "sh", f"{name_of(path)}, {where}: nobody runs this block"
            for line in block.text.splitlines():
                check_command(line)


def check_command(line: str) -> None:
    """Commands that set things up or never end: that there is such a thing is all we ask."""
    command = line.partition("#")[0].strip()
    if command.startswith("make "):
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        assert {word for word in command.split()[1:] if "=" not in word} <= set(targets), line
    elif command.startswith("sudo "):
        used = re.search(r"/bin/hexfront (.+)", command)
        if used:
            from hexfront.cli import parser

            words = [word.replace("/var/lib/hexfront/", "") for word in shlex.split(used[1])]
            parser().parse_args(words)
    elif command not in INSTALLING:
        assert command.startswith(SERVING), line
        from hexfront.cli import parser

        parser().parse_args(shlex.split(command)[1:] or ["serve"])


EXCERPTS = [
    line.strip()
    for path in sorted((ROOT / "tests" / "plugin").rglob("*"))
    if path.suffix in (".py", ".toml", ".csv", ".ftl")
    for line in path.read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("name", ["README.md", "docs/write-a-game.md"])
def test_indented_lines_are_commands_or_stand_in_the_little_game(name: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / name).read_text("utf-8"), flags=re.DOTALL)
    lines = re.findall(r"(?<=\n)    (.+)", text)
    assert lines
    for line in lines:
        if line.startswith("make "):
            check_command(line)
        elif line.strip() != "...":
            assert line.strip() in EXCERPTS, f"{name}: {line}"


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_of_a_page_lead_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        assert "://" not in target, f"{name_of(path)}: {target} is not ours to promise"
        file, _, anchor = target.partition("#")
        page = path.parent / file if file else path
        assert page.exists(), f"{name_of(path)}: {target}"
        if anchor:
            assert anchor in anchors(page), f"{name_of(path)}: {target}"


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w]+", "-", heading.lower()).strip("-") for heading in headings}


def test_the_site_is_built_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 12
    loaded = re.compile(r"<(?:script|img|iframe)[^>]+src=\"?(https?:)?//|<link[^>]+href=\"?https?://")
    for page in pages:
        assert not loaded.search(page.read_text("utf-8")), page.name
