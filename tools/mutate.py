"""Breaks rules one at a time and asks the tests: `make mutate GAME=heroes N=20 SEED=7`.

A seed draws functions, limits and choices that carry rule numbers, and one small mutation of
each. In a copy of the project it is put in place; then the tests run that name one of those rules,
after them the golden games and all tests of the game but random play, up to the first that fails.

It is small and our own because it must draw from functions with numbers, limits and tables, and
try the tests that name the rule first; a general tester knows nothing of these.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import Any

from tools.coverage import Project, coverage
from tools.mutations import LEFT_OUT, Mutation, Site, sites

from hexfront.core.rulebook import RulebookError
from hexfront.core.trace import Coverage

NAMED, NOTICED, SURVIVED = "named", "noticed", "survived"
AIMS = {"noticed": 95, "by a test that names the rule": 90}
MEMORY = 6 << 30
"""A mutation may fill the memory; its tests stop here, in bytes of address space."""
UNUSED = ("cacheprovider", "schemathesis", "hypothesispytest", "anyio")
"""Plugins of pytest that no test of a game needs: they take longer to start than most tests."""
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md")
IGNORED = shutil.ignore_patterns("__pycache__", "client", ".hypothesis")


@dataclass(frozen=True)
class Mutant:
    """One mutation and all that is known of its place."""

    file: str
    line: int
    name: str
    rules: tuple[str, ...]
    kind: str
    diff: str
    mutation: Mutation


@dataclass(frozen=True)
class Outcome:
    mutant: Mutant
    result: str
    by: str
    """The test that failed, or what else was noticed."""
    seconds: float


@dataclass(frozen=True)
class Run:
    """What came of running some tests."""

    is_green: bool
    by: str = ""


class BrokenBefore(Exception):
    """The tests fail without any mutation."""


# --- drawing -----------------------------------------------------------------------------


def draw(project: Project, game: str, count: int, seed: str, only: str = "") -> list[Mutant]:
    """Mutants of different sites, the same for the same seed and sources."""
    rng = random.Random(f"{game} {seed}")
    places = [site for site in sites(project.code(game)) if _is_wanted(project, site, only)]
    rng.shuffle(places)
    index = project.index(game)
    mutants: list[Mutant] = []
    for site in places:
        if len(mutants) == count:
            break
        rules = {index.full(id) for id in site.rules if id in index}
        for heading in (id for id in site.rules if id not in index):
            rules |= {id for id in index.statements if _is_below(id, f"{index.prefix}-{heading}")}
        if rules and (mutant := _mutant(project, site, tuple(sorted(rules)), rng)) is not None:
            mutants.append(mutant)
    return mutants


def _is_wanted(project: Project, site: Site, only: str) -> bool:
    return only in f"{project.place(site.path)}:{site.name} {' '.join(sorted(site.rules))}"


def _is_below(id: str, heading: str) -> bool:
    return re.match(rf"{re.escape(heading)}([.-]|[a-z]+$)", id) is not None


def _mutant(
    project: Project, site: Site, rules: tuple[str, ...], rng: random.Random
) -> Mutant | None:
    """A mutation of a kind drawn first, so that the many constants do not drown the rest."""
    source = site.path.read_bytes()
    left = list(site.mutations)
    while left:
        kind = rng.choice(sorted({mutation.kind for mutation in left}))
        mutation = rng.choice([mutation for mutation in left if mutation.kind == kind])
        left.remove(mutation)
        changed = mutation.apply(source)
        if _is_another(source, changed):
            file = project.place(site.path)
            diff = "\n".join(_diff(file, source.decode(), changed.decode()))
            return Mutant(file, mutation.line, site.name, rules, kind, diff, mutation)
    return None


def _is_another(source: bytes, changed: bytes) -> bool:
    try:
        return ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def _diff(file: str, old: str, new: str) -> Iterator[str]:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), file, file, lineterm="", n=2)
    return (line for number, line in enumerate(lines) if number >= 2)


# --- running -----------------------------------------------------------------------------


class Copy:
    """A copy of the project in which one mutation at a time is tried."""

    def __init__(self, project: Project, folder: Path, stop: Event) -> None:
        self._root = folder
        self._stop = stop
        for name in COPIED:
            source = project.root / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=IGNORED)
            elif source.is_file():
                folder.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, folder / name)
        # Some tests compare messages with what the client says.
        (folder / "web").symlink_to(project.root / "web")

    def put(self, mutant: Mutant) -> bytes:
        """Put a mutation in place; what was there is given back, as the project may go on."""
        path = self._root / mutant.file
        before = path.read_bytes()
        self._write(path, mutant.mutation.apply(before))
        return before

    def restore(self, mutant: Mutant, before: bytes) -> None:
        self._write(self._root / mutant.file, before)

    def _write(self, path: Path, source: bytes) -> None:
        path.write_bytes(source)
        # Two versions of the same second and size would share their byte code.
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def test(self, what: Sequence[str], patience: float) -> Run:
        """Run tests up to the first that fails, for so many seconds of a processor.

        A clock would take a busy machine for a test without an end; it only stops one that waits.
        """
        command = [sys.executable, "-m", "pytest", "-n", "0", "-x", "-q", "--no-header"]
        command += ["--tb=no", "-rfE", *(f"-pno:{plugin}" for plugin in UNUSED), *what]
        env = os.environ | {"PYTHONPATH": str(self._root / "src"), "HEXFRONT_FUZZ_GAMES": "1"}
        process = subprocess.Popen(
            command,
            cwd=self._root,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=partial(_limit, math.ceil(patience)),
        )
        deadline = time.monotonic() + 20 * patience
        while True:
            try:
                output, _ = process.communicate(timeout=1)
                break
            except subprocess.TimeoutExpired:
                if time.monotonic() > deadline or self._stop.is_set():
                    os.killpg(process.pid, signal.SIGKILL)
                    process.communicate()
                    return Run(False, f"no end after {20 * patience:.0f} s")
        if process.returncode == -signal.SIGXCPU:
            return Run(False, f"no end after {patience:.0f} s of a processor")
        if process.returncode in (0, 5):
            return Run(True)
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", output, re.MULTILINE)
        last = output.strip().splitlines()[-1:] or [f"exit code {process.returncode}"]
        return Run(False, failed[1] if failed else last[0])


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Suite:
    """The tests of a game in the order in which a mutant meets them, and how long they take."""

    def __init__(
        self,
        project: Project,
        trace: Coverage,
        with_fuzz: bool = False,
        only_naming: bool = False,
    ) -> None:
        self._project = project
        self._only_naming = only_naming
        self._trace = trace
        self._marks = [] if with_fuzz else ["-m", "not fuzz"]
        self._seconds: dict[tuple[str, ...], float] = {}

    def naming(self, mutant: Mutant) -> list[str]:
        return sorted({test for id in mutant.rules for test in self._trace.tests.get(id, ())})

    def others(self, mutant: Mutant) -> Iterator[list[str]]:
        """The golden games, then all tests of the game, nearest first."""
        if self._only_naming:
            return
        game = self._trace.game
        yield ["tests/golden/test_golden.py", "-k", game]
        folders = [f"tests/games/{game}", f"tests/rulebook/{game}"]
        files = [
            self._project.place(path)
            for folder in folders
            for path in sorted((self._project.root / folder).rglob("test_*.py"))
        ]
        near = {test.partition("::")[0] for test in self.naming(mutant)}
        stem = Path(mutant.file).stem
        files.sort(key=lambda file: (file not in near, stem not in file))
        yield [*files, *self._marks]

    def prove(self, copy: Copy, tests: list[str], patience: float) -> float:
        """How long tests take without a mutation; they must pass."""
        key = tuple(sorted(tests))
        if key not in self._seconds:
            began = time.monotonic()
            run = copy.test(tests, patience)
            if not run.is_green:
                raise BrokenBefore(f"without any mutation {run.by} fails")
            self._seconds[key] = time.monotonic() - began
        return self._seconds[key]


def try_mutant(copy: Copy, suite: Suite, project: Project, mutant: Mutant) -> Outcome:
    began = time.monotonic()

    def outcome(result: str, by: str) -> Outcome:
        return Outcome(mutant, result, by, round(time.monotonic() - began, 1))

    def broken_by(tests: list[str], patience: float) -> str:
        before = copy.put(mutant)
        try:
            run = copy.test(tests, patience)
        finally:
            copy.restore(mutant, before)
        return "" if run.is_green else run.by

    if (naming := suite.naming(mutant)) and (by := broken_by(naming, 60 + 2 * len(naming))):
        return outcome(NAMED, by)
    for tests in suite.others(mutant):
        usual = suite.prove(copy, tests, 1800)
        if by := broken_by(tests, 60 + 3 * usual):
            return outcome(NOTICED, by)
    return outcome(SURVIVED, "")


def try_all(
    project: Project, suite: Suite, mutants: list[Mutant], jobs: int, stop: Event
) -> Iterator[Outcome]:
    """Outcomes as they come; with several jobs each works in a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="hexfront-mutate-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for job in range(jobs):
            copies.put(Copy(project, Path(folder, str(job)), stop))
        named = sorted({test for mutant in mutants for test in suite.naming(mutant)})
        first = copies.get()
        if named:
            suite.prove(first, named, 1800)
        copies.put(first)

        def work(mutant: Mutant) -> Outcome | None:
            if stop.is_set():
                return None
            copy = copies.get()
            try:
                outcome = try_mutant(copy, suite, project, mutant)
            finally:
                copies.put(copy)
            return None if stop.is_set() else outcome

        with ThreadPoolExecutor(jobs) as pool:
            try:
                for outcome in pool.map(work, mutants):
                    if outcome is not None:
                        yield outcome
            finally:
                stop.set()


# --- the report --------------------------------------------------------------------------


def line_of(outcome: Outcome) -> str:
    mutant = outcome.mutant
    place = f"{mutant.file}:{mutant.line} {mutant.name}"
    by = f" by {outcome.by}" if outcome.by else ""
    return f"{outcome.result:8} {outcome.seconds:5.0f} s  {mutant.kind:17} {place}{by}"


def report(game: str, seed: str, outcomes: Sequence[Outcome]) -> str:
    tried = len(outcomes)
    if not tried:
        return f"{game}: nothing was tried"
    survivors = [outcome.mutant for outcome in outcomes if outcome.result == SURVIVED]
    named = sum(outcome.result == NAMED for outcome in outcomes)
    counts = dict(zip(AIMS, (tried - len(survivors), named), strict=True))
    lines = [f"{game}, seed {seed}: {tried} mutations"]
    for what, count in counts.items():
        share = 100 * count / tried
        lines.append(f"  {count:3} {what} ({share:.0f} %, aim {AIMS[what]} %)")
    for outcome in outcomes:
        if outcome.result == NOTICED:
            lines += ["", f"no test that names its rules notices, only {outcome.by}:"]
            lines += _told(outcome.mutant)
    for mutant in survivors:
        lines += ["", "survived:", *_told(mutant)]
    return "\n".join(lines)


def _told(mutant: Mutant) -> list[str]:
    rules = " ".join(mutant.rules[:8]) + (" …" if len(mutant.rules) > 8 else "")
    return [f"{mutant.file}:{mutant.line} {mutant.name} ({rules}), {mutant.kind}", mutant.diff]


def to_json(game: str, seed: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    rows = []
    for outcome in outcomes:
        row = asdict(outcome.mutant)
        del row["mutation"]
        rows.append(row | {"result": outcome.result, "by": outcome.by, "seconds": outcome.seconds})
    return {
        "game": game,
        "seed": seed,
        "tried": len(outcomes),
        **{result: sum(o.result == result for o in outcomes) for result in (NAMED, NOTICED)},
        SURVIVED: sum(outcome.result == SURVIVED for outcome in outcomes),
        "mutations": rows,
    }


def parser() -> argparse.ArgumentParser:
    left_out = "\n".join(f"  {why}" for why in LEFT_OUT.values())
    whole = argparse.ArgumentParser(
        prog="make mutate",
        description="Breaks rules of a game one at a time and tells which the tests let pass.",
        epilog=f"never mutated:\n{left_out}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("game", help="volga, noretreat, heroes or stalingrado")
    whole.add_argument("-n", type=int, default=20, metavar="N", help="how many (20)")
    whole.add_argument("--seed", default="1", help="what draws them (1)")
    whole.add_argument(
        "--only", default="", metavar="TEXT", help="places whose file:name or rules have this text"
    )
    whole.add_argument("--jobs", type=int, default=1, help="how many at a time (1)")
    whole.add_argument("--fuzz", action="store_true", help="ask some random games too, at the end")
    whole.add_argument(
        "--named", action="store_true", help="ask only the tests that name the rule: much faster"
    )
    whole.add_argument("--list", action="store_true", help="show what would be tried, and stop")
    whole.add_argument("--json", action="store_true", help="the report as JSON")
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.n < 1 or args.jobs < 1:
        parser().error("-n and --jobs are 1 or more")
    try:
        project = Project.find(Path(__file__).resolve())
        trace = coverage(args.game, project)
        mutants = draw(project, args.game, args.n, args.seed, args.only)
    except RulebookError as error:
        print(f"mutate: {error}", file=sys.stderr)
        return 2
    if not mutants:
        print(f"mutate: no place of {args.game} has {args.only!r}", file=sys.stderr)
        return 2
    if args.list:
        for mutant in mutants:
            print("\n".join(_told(mutant)), end="\n\n")
        return 0
    outcomes: list[Outcome] = []
    suite = Suite(project, trace, args.fuzz, args.named)
    stop, code = Event(), 0
    try:
        for outcome in try_all(project, suite, mutants, args.jobs, stop):
            outcomes.append(outcome)
            print(line_of(outcome), file=sys.stderr if args.json else sys.stdout, flush=True)
    except BrokenBefore as error:
        print(f"mutate: {error}", file=sys.stderr)
        code = 1
    except KeyboardInterrupt:
        print(f"mutate: interrupted after {len(outcomes)} of {len(mutants)}", file=sys.stderr)
        code = 130
    if args.json:
        print(json.dumps(to_json(args.game, args.seed, outcomes), indent=2, ensure_ascii=False))
    else:
        print("", report(args.game, args.seed, outcomes), sep="\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
