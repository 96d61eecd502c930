"""Compile the kernel and the chapters of the games with mypyc: `make fast`.

    python -m tools.compile FOLDER                  all games
    python -m tools.compile FOLDER --games volga    the kernel and this one alone

FOLDER gets a copy of the package whose busy modules are compiled, to be put in front of the path:
`PYTHONPATH=FOLDER hexfront bench`. The sources stay what they are, the reference; what the compiler
gets is made from them, line by line, with these differences:

- `@rule(…)` is left out. It marks a function and gives it back as it is; without it the compiler
  sees a plain function, which it calls directly.
- Dataclasses lose `slots=True`, which makes a second class of one; compiled ones have slots anyway.
- Classes are marked as ones that can be copied and pickled, and that interpreted code may derive
  from, as games and dice of other packages do. mypyc makes the first right only with the second.
"""

from __future__ import annotations

import argparse
import ast
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "hexfront"
NAME = "hexfront"
LOG = "compile.log"
STAMP = ".compiled"
PAGES = ("coverage", "rulings")
"""Of the docs, what `hexfront rule` tells; a wheel has them in the same place."""

KERNEL = ("chance", "flow", "hexes", "legal")
LEFT_OUT = {
    *("__init__", "components", "names", "notation", "shapes", "studies", "view"),
    *("tables", "counters", "map", "reading", "scenarios", "setup"),
    *("firefight", "ground", "learning", "sheet_file", "sheets"),
}
"""Modules of a game that run once or for one reader: reading tables, setting up, telling."""
UNMARKED = {"State", "NamedTuple", "TypedDict", "Exception", "ValueError", "Sequence"}
"""Classes derived from these need no mark: it is inherited, or they are Python's own affair."""


class NotCompiled(Exception):
    """The compiler has refused; the message says where to read why."""


def known_games() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/state.py"))


def busy(games: Sequence[str]) -> list[Path]:
    """The modules that are compiled, below the package."""
    found = [Path("core", f"{name}.py") for name in KERNEL]
    for game in games:
        chapters = sorted(PACKAGE.joinpath("games", game).glob("*.py"))
        found += [path.relative_to(PACKAGE) for path in chapters if path.stem not in LEFT_OUT]
    return found


def prepared(source: str) -> str:
    """A source as the compiler gets it; every line keeps its number."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                _prepare_decorator(decorator, lines)
        if isinstance(node, ast.ClassDef):
            _mark(node, lines)
    text = "".join(lines)
    if _IMPORT in text or "@mypyc_attr" not in text:
        return text
    # The line after this import is empty. What is imported is for the compiler alone.
    future = "from __future__ import annotations\n"
    return text.replace(future + "\n", f"{future.strip()}; MYPY = False\n{_IMPORT}\n", 1)


_IMPORT = "if MYPY: from mypy_extensions import mypyc_attr"


def _prepare_decorator(decorator: ast.expr, lines: list[str]) -> None:
    first, end = decorator.lineno - 1, decorator.end_lineno or decorator.lineno
    name = ast.unparse(decorator).partition("(")[0]
    if name == "rule":
        lines[first:end] = ["\n"] * (end - first)
    elif name == "dataclass":
        lines[first] = re.sub(r"slots=True(, )?", "", lines[first])


def _mark(owner: ast.ClassDef, lines: list[str]) -> None:
    """On the empty line before a class and its decorators."""
    bases = {ast.unparse(base).partition("[")[0] for base in owner.bases}
    if not bases & UNMARKED:
        begin = min([owner.lineno, *(one.lineno for one in owner.decorator_list)])
        lines[begin - 2] = "@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)\n"


def digest(games: Sequence[str], level: str) -> str:
    """Of all that what is compiled depends on: types come from other modules, too."""
    found = blake2b(digest_size=16)
    found.update(f"{platform.python_version()} {version('mypy')} {level} {games}".encode())
    found.update(Path(__file__).read_bytes())
    for part in ("core", "games"):
        for path in sorted((PACKAGE / part).rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


def compile_into(folder: Path, games: Sequence[str], level: str) -> bool:
    """Copy the package into a folder and compile it there, unless that has been done already."""
    package, stamp = folder / NAME, folder / STAMP
    now = digest(games, level)
    is_new = not stamp.is_file() or stamp.read_text("utf-8") != now
    if is_new:
        shutil.rmtree(folder, ignore_errors=True)
    _copy(package)
    if not is_new:
        return False
    modules = busy(games)
    for module in modules:
        (package / module).write_text(prepared((PACKAGE / module).read_text("utf-8")), "utf-8")
    _build(folder, [f"{NAME}/{module.as_posix()}" for module in modules], level)
    _copy(package)  # a traceback, and whoever traces rules, reads the true sources
    stamp.write_text(now, "utf-8")
    return True


def _copy(package: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(PACKAGE, package, ignore=ignored, dirs_exist_ok=True)
    for name in PAGES:
        if (pages := ROOT / "docs" / name).is_dir():  # an sdist has them in the package already
            shutil.copytree(pages, package / "pages" / name, dirs_exist_ok=True)


def _build(folder: Path, files: list[str], level: str) -> None:
    """In a process of its own, as the compiler prints much and ends its process when it fails."""
    log = folder / LOG
    command = [sys.executable, "-c", _BUILD, str(ROOT / "pyproject.toml"), level, *files]
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(command, cwd=folder, stdout=output, stderr=output)
    shutil.rmtree(folder / "build", ignore_errors=True)
    if done.returncode:
        raise NotCompiled(f"could not be compiled; {log} says why, at its end")


_BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

config, level, *files = sys.argv[1:]
sys.argv[1:] = ["build_ext", "--inplace"]
setup(
    name="hexfront",
    packages=[],
    ext_modules=mypycify(
        ["--config-file", config, "--follow-imports=silent", *files],
        opt_level=level,
        multi_file=True,
        group_name="hexfront",
    ),
)
"""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=known_games(), choices=known_games())
    parser.add_argument("--level", default="2", help="of optimisation, as the C compiler has it")
    args = parser.parse_args(arguments)
    try:
        is_new = compile_into(args.folder.resolve(), args.games, args.level)
    except NotCompiled as error:
        print(f"hexfront: {error}", file=sys.stderr)
        return 1
    print("compiled" if is_new else "nothing to compile", f"in {args.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
