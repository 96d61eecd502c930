"""Which tests `make quick` chooses."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.changed import FOLDERS, GOLDEN, changed, checks_for, chosen_for
from tools.coverage import Project

PROJECT = Project.find(Path(__file__))


def test_every_test_that_is_listed_exists() -> None:
    for tests in FOLDERS.values():
        for test in tests:
            assert (PROJECT.root / test).exists(), test


def test_a_chapter_of_a_game_brings_the_tests_that_name_its_rules() -> None:
    chosen = chosen_for(PROJECT, ["src/hexfront/games/noretreat/supply.py"])
    assert f"{GOLDEN}[noretreat-citadel]" in chosen
    file, _, name = GOLDEN.partition("::")
    assert f"def {name}(" in (PROJECT.root / file).read_text("utf-8")
    by_number = [test for test in chosen if test.startswith("tests/games/noretreat/test_supply.py")]
    assert len(by_number) > 10
    assert not any("volga" in test for test in chosen)


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("src/hexfront/core/flow.py", "tests/core"),
        ("tests/core/test_flow.py", "tests/core/test_flow.py"),
        ("src/hexfront/locale/en/core.ftl", "tests/test_catalogues.py"),
    ],
)
def test_a_change_brings_its_tests(path: str, test: str) -> None:
    assert test in chosen_for(PROJECT, [path])


def test_a_change_of_the_client_or_its_words_brings_the_checks_of_the_client() -> None:
    assert checks_for(["src/hexfront/core/flow.py"]) == ["lint"]
    for path in ("web/src/lib/input.ts", "src/hexfront/locale/fr/web.ftl"):
        assert checks_for(["README.md", path]) == ["lint", "lint-web"]


def test_what_no_test_is_about_brings_none() -> None:
    assert chosen_for(PROJECT, ["LICENSE", "tests/core/test_that_is_gone.py"]) == []


def test_changed_is_what_is_new_or_differs_from_the_main_branch(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@localhost")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("old", "mended"):
        (tmp_path / name).write_text("1")
    git("add", ".")
    git("commit", "-m", "first")
    git("checkout", "-b", "work")
    (tmp_path / "committed").write_text("1")
    git("add", ".")
    git("commit", "-m", "second")
    (tmp_path / "mended").write_text("2")
    (tmp_path / "new").write_text("1")
    assert changed(tmp_path) == ["committed", "mended", "new"]
