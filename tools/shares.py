"""Counts the lines of each game by layer, and the share that is neither rules, tables nor state.

    python -m tools.shares            the working tree
    python -m tools.shares COMMIT     as it was then
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import PurePosixPath

GAMES = ("volga", "noretreat", "heroes", "stalingrado")
EDGE = (
    *("__init__", "components", "names", "naming", "notation", "odds", "forecast", "shapes"),
    *("view", "studies"),
)
"""What of a game's package is no rule, table or state: its definition and all that leaves it."""
FOLDERS = {
    "terminal": ("src/hexfront/terminal/{}/", "src/hexfront/terminal/faces/{}/"),
    "bots": ("src/hexfront/bots/{}/",),
    "client": ("web/src/games/{}/",),
}
SUFFIXES = {".py", ".ts", ".svelte"}


def layer(game: str, path: PurePosixPath) -> str | None:
    if path.suffix not in SUFFIXES or path.name == "shapes.d.ts":
        return None  # shapes.d.ts is written by a tool
    if path.is_relative_to(f"src/hexfront/games/{game}"):
        return "edge" if path.stem in EDGE else "rules"
    for name, folders in FOLDERS.items():
        if any(path.is_relative_to(folder.format(game)) for folder in folders):
            return name
    return None


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def count(commit: str) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {game: Counter() for game in GAMES}
    for name in git("ls-tree", "-r", "--name-only", commit).splitlines():
        for game in GAMES:
            if at := layer(game, PurePosixPath(name)):
                text = git("show", f"{commit}:{name}")
                found[game][at] += sum(bool(line.strip()) for line in text.splitlines())
    return found


def main(argv: list[str]) -> int:
    commit = argv[0] if argv else "HEAD"
    layers = ("rules", "edge", *FOLDERS)
    print(f"{'game':12}" + "".join(f"{name:>10}" for name in layers) + f"{'other':>10}")
    for game, lines in count(commit).items():
        others = sum(lines.values()) - lines["rules"]
        share = 100 * others / max(1, sum(lines.values()))
        print(f"{game:12}" + "".join(f"{lines[one]:10}" for one in layers) + f"{share:8.0f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
