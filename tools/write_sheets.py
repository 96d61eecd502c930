"""Write down the versions of the scenarios' sheets: a sheet that has changed gets a new one.

    python -m tools.write_sheets          bring data/sheets.toml of every game up to date
    python -m tools.write_sheets --check  fail when one is stale

What is not committed yet is one version, however often the sheet changes before it is.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from hexfront.core.definition import Definition
from hexfront.games import IDS, find


def _committed(file: Path) -> dict[str, list[str]]:
    """The versions as they were committed last; none of a file that never was."""
    command = ["git", "show", f"HEAD:./{file.name}"]
    done = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, check=False)
    return tomllib.loads(done.stdout).get("sheets", {}) if done.returncode == 0 else {}


def text(game: Definition, before: dict[str, list[str]]) -> str:
    """The file with a version more of every sheet that is not as it was before."""
    assert game.sheets is not None
    head = game.sheets.file.read_text("utf-8").partition("[sheets]")[0]
    rows = []
    for scenario in game.scenarios:
        known, now = before.get(scenario, []), game.sheets.digest(scenario)
        listed = ", ".join(f'"{one}"' for one in (known if now in known[-1:] else [*known, now]))
        rows.append(f"{scenario} = [{listed}]\n")
    return f"{head}[sheets]\n{''.join(rows)}"


def main(argv: list[str]) -> int:
    for id in IDS:
        game = find(id)
        if game.sheets is None:
            continue
        if argv != ["--check"]:
            game.sheets.file.write_text(text(game, _committed(game.sheets.file)), "utf-8")
        elif game.sheets.file.read_text("utf-8") != text(game, game.sheets.versions):
            print(f"{id}: sheets.toml is stale; `make types` writes it anew", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
