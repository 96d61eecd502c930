"""Compile the kernel and the chapters of the games with mypyc: `make fast`.

    python -m tools.compile FOLDER               all games
    python -m tools.compile FOLDER --games volga only these, and the kernel

FOLDER gets a copy of the package whose hot modules are compiled, to be put in front of the path:
`PYTHONPATH=FOLDER hexfront bench`. The sources stay what they are, the reference; what is compiled
is made from them, with these differences:

- `@rule(…)` is left out. It marks a function and returns it as it is, and without it the compiler
  sees a plain function, which it calls directly.
- Dataclasses lose `slots=True`, which makes a second class of one; compiled ones have slots anyway.
- What other packages may derive from is marked as such.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import sys
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "hexfront"
NAME = "hexfront"

KERNEL = ("chance", "flow", "hexes", "legal")
LEFT_OUT = {
    *("__init__", "components", "names", "notation", "shapes", "studies", "view"),
    *("tables", "counters", "map", "reading", "scenarios", "setup"),
    *("firefight", "ground", "learning", "sheet_file", "sheets"),
}
"""Modules of a game that run once or for one reader: reading tables, setting up, telling."""
DERIVED_FROM = {"Chance", "State"}
"""Classes that interpreted code may derive from: dice and games of other packages."""


def hot(games: Sequence[str]) -> list[Path]:
    """The modules that are compiled, below the package."""
    found = [Path("core", f"{name}.py") for name in KERNEL]
    for game in games:
        folder = Path("games", game)
        names = sorted(path.name for path in (PACKAGE / folder).glob("*.py"))
        found += [folder / name for name in names if name.removesuffix(".py") not in LEFT_OUT]
    return found


def known_games() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/state.py"))


def prepared(source: str) -> str:
    """A source as the compiler gets it; every line keeps its number."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            continue
        for decorator in node.decorator_list:
            first, last = decorator.lineno - 1, decorator.end_lineno or decorator.lineno
            name = ast.unparse(decorator).partition("(")[0]
            if name == "rule":
                lines[first:last] = ["\n"] * (last - first)
            elif name == "dataclass":
                text = "".join(lines[first:last])
                lines[first] = re.sub(r"slots=True(, )?", "", text)
                lines[first + 1 : last] = ["\n"] * (last - first - 1)
        if isinstance(node, ast.ClassDef) and node.name in DERIVED_FROM:
            lines[node.lineno - 2] = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
    text = "".join(lines)
    if "@mypyc_attr" in text:
        future = "from __future__ import annotations"
        text = text.replace(f"{future}\n", f"{future}; {_FOR_THE_COMPILER}", 1)
    return text


_FOR_THE_COMPILER = "MYPY = False\nif MYPY: from mypy_extensions import mypyc_attr\n"
"""On the line that follows the import, which is empty."""


def compile_into(folder: Path, games: Sequence[str], level: str) -> list[Path]:
    """Copy the package into a folder and compile it there; what was compiled is returned."""
    package = folder / NAME
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = hot(games)
    for module in modules:
        (package / module).write_text(prepared((PACKAGE / module).read_text("utf-8")), "utf-8")
    with chdir(folder):
        _build([f"{NAME}/{module.as_posix()}" for module in modules], level)
    shutil.rmtree(folder / "build")
    for module in modules:  # a traceback, and whoever traces rules, reads the true source
        shutil.copy2(PACKAGE / module, package / module)
    return modules


def _build(files: list[str], level: str) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *files],
        opt_level=level,
        multi_file=True,
        group_name=NAME,
    )
    command = Distribution({"name": NAME, "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", default=known_games(), choices=known_games())
    parser.add_argument("--level", default="3", help="of optimisation, as the C compiler has it")
    args = parser.parse_args(arguments)
    modules = compile_into(args.folder.resolve(), args.games, args.level)
    print(f"compiled {len(modules)} modules into {args.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
