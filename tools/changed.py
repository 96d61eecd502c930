"""The tests of what changed, for `make quick`: prints them, one a line.

    python -m tools.changed           the tests of Python
    python -m tools.changed --checks  the targets of make: lint, and lint-web for the client

Changed is what differs from the merge base with the main branch, committed or not. A test of a
game is chosen by its number: those that name a rule of a changed chapter, and its golden games.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.coverage import Project, coverage

from hexfront.core.rulebook import RulebookError

FOLDERS = {
    "src/hexfront/core/": ["tests/core", "tests/test_library.py"],
    "src/hexfront/bots/": ["tests/bots/test_bots.py"],
    "src/hexfront/lab/": ["tests/lab/test_sim.py"],
    "src/hexfront/locale/": ["tests/test_catalogues.py", "tests/test_messages.py"],
    "src/hexfront/messages.py": ["tests/test_messages.py"],
    "src/hexfront/server/": ["tests/server/test_api.py", "tests/server/test_schema.py"],
    "src/hexfront/terminal/": ["tests/terminal/test_session.py", "tests/terminal/test_finding.py"],
    "src/hexfront/cli.py": ["tests/test_cli.py"],
    "src/hexfront/__init__.py": ["tests/test_library.py"],
    "tools/": ["tests/tools"],
    "docs/": ["tests/docs"],
    "README.md": ["tests/docs"],
    "pyproject.toml": ["tests/packaging"],
}
"""What to run for a change below a folder, beside the tests that have changed themselves."""
CLIENT = ("web/", "src/hexfront/locale/")
GOLDEN = "tests/golden/test_golden.py::test_a_golden_game_is_replayed_to_the_same_end"


def changed(root: Path) -> list[str]:
    """Paths that differ from where this branch left the main one, new files too."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
        return done.stdout.splitlines() if done.returncode == 0 else []

    bases = (git("merge-base", "HEAD", branch) for branch in ("origin/main", "main"))
    base = next((found[0] for found in bases if found), "HEAD")
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", base), *new})


def chosen_for(project: Project, paths: Iterable[str]) -> list[str]:
    """Files and node ids to give to pytest, each once."""
    chosen: dict[str, None] = {}
    for path in paths:
        chosen.update(dict.fromkeys(_chosen_for(project, path)))
    there = [test for test in chosen if (project.root / test.partition("::")[0]).exists()]
    whole = {test for test in there if "::" not in test}
    return [test for test in there if "::" not in test or test.partition("::")[0] not in whole]


def _chosen_for(project: Project, path: str) -> Iterator[str]:
    if re.fullmatch(r"tests/.*test_\w+\.py", path):
        yield path
    for folder, tests in FOLDERS.items():
        if path.startswith(folder):
            yield from tests
    if found := re.fullmatch(r"src/hexfront/games/(\w+)/(.+)\.py", path):
        game, module = found[1], found[2].replace("/", ".")
        try:
            trace = coverage(game, project)
        except RulebookError:
            return
        for record in sorted((project.root / "tests/golden" / game).glob("*.jsonl")):
            yield f"{GOLDEN}[{game}-{record.stem}]"
        for id, places in trace.code.items():
            if any(place.partition(":")[0] == module for place in places):
                yield from trace.tests.get(id, ())


def checks_for(paths: Iterable[str]) -> list[str]:
    return ["lint", "lint-web"] if any(path.startswith(CLIENT) for path in paths) else ["lint"]


def main(argv: list[str]) -> int:
    project = Project.find(Path(__file__).resolve())
    paths = changed(project.root)
    found = checks_for(paths) if argv == ["--checks"] else chosen_for(project, paths)
    print("\n".join(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
