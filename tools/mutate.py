"""Breaks rules one at a time and asks the tests: `make mutate GAME=heroes N=20 SEED=7`.

A seed draws functions, limits and choices that carry rule numbers, and one small mutation of
each. The tests that name one of those rules run first; what they let pass meets the game's other
tests that call the broken function, the quickest first, up to the first that fails.

It is small and our own because it must draw from functions with numbers, limits and tables, and
try the tests that name the rule first; a general tester knows nothing of these.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import random
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.coverage import Project, coverage
from tools.mutations import LEFT_OUT, Mutation, Site, sites
from tools.trials import BrokenBefore, Trials

from hexfront.core.rulebook import RulebookError
from hexfront.core.trace import Coverage

NAMED, NOTICED, SURVIVED = "named", "noticed", "survived"
AIMS = {"noticed": 95, "by a test that names the rule": 90}


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
    asked: int
    """How many tests were run at the end, at most."""
    seconds: float
    """Of a processor."""


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


# --- asking the tests --------------------------------------------------------------------


def trials_of(project: Project, game: str, with_fuzz: bool = False) -> Trials:
    """The game's own tests, and those of all games that are asked about it."""
    own = [project.root / "tests" / part / game for part in ("games", "rulebook")]
    shared = sorted((project.root / "tests/games").glob("test_*.py"))
    shared.append(project.root / "tests/golden/test_golden.py")
    tests = [project.place(path) for path in (*own, *shared) if path.exists()]
    if with_fuzz:
        os.environ["HEXFRONT_FUZZ_GAMES"] = "1"
    else:
        tests += ["-m", "not fuzz"]

    def is_asked(test: str) -> bool:
        return re.search(rf"/{game}/|\[(.*-)?{game}\b", test) is not None

    return Trials(project.root, project.code(game), tests, is_asked)


def try_all(
    trials: Trials, trace: Coverage, mutants: Sequence[Mutant], only_naming: bool = False
) -> Iterator[Outcome]:
    """First all mutants meet the tests that name their rules; the others are for who is left."""

    def tried(mutant: Mutant, tests: Sequence[str], result: str) -> Outcome:
        began = trials.seconds
        by = trials.broken_by(mutant.file, mutant.mutation, tests) if tests else ""
        seconds = round(trials.seconds - began, 1)
        return Outcome(mutant, result if by else SURVIVED, by, len(tests), seconds)

    left = []
    for mutant in mutants:
        tests = {test for id in mutant.rules for test in trace.tests.get(id, ())}
        outcome = tried(mutant, trials.named(tests), NAMED)
        if outcome.result == NAMED or only_naming:
            yield outcome
        else:
            left.append((mutant, trials.named(tests)))
    for mutant, naming in left:
        yield tried(mutant, trials.touching(mutant.file, mutant.mutation, naming), NOTICED)


# --- the report --------------------------------------------------------------------------


def line_of(outcome: Outcome) -> str:
    mutant = outcome.mutant
    place = f"{mutant.file}:{mutant.line} {mutant.name}"
    by = f" by {outcome.by}" if outcome.by else ""
    return f"{outcome.result:8} {outcome.seconds:5.1f} s  {mutant.kind:17} {place}{by}"


def report(game: str, seed: str, outcomes: Sequence[Outcome], only_naming: bool = False) -> str:
    tried = len(outcomes)
    if not tried:
        return f"{game}: nothing was tried"
    survivors = [outcome.mutant for outcome in outcomes if outcome.result == SURVIVED]
    named = sum(outcome.result == NAMED for outcome in outcomes)
    counts = dict(zip(AIMS, (tried - len(survivors), named), strict=True))
    lines = [f"{game}, seed {seed}: {tried} mutations"]
    if only_naming:
        del counts["noticed"]  # the other tests were not asked
    for what, count in counts.items():
        share = 100 * count / tried
        lines.append(f"  {count:3} {what} ({share:.0f} %, aim {AIMS[what]} %)")
    for outcome in outcomes:
        if outcome.result == NOTICED:
            lines += ["", f"no test that names its rules notices, only {outcome.by}:"]
            lines += _told(outcome.mutant)
    for mutant in survivors:
        lines += ["", "passed by those tests:" if only_naming else "survived:", *_told(mutant)]
    return "\n".join(lines)


def _told(mutant: Mutant) -> list[str]:
    rules = " ".join(mutant.rules[:8]) + (" …" if len(mutant.rules) > 8 else "")
    return [f"{mutant.file}:{mutant.line} {mutant.name} ({rules}), {mutant.kind}", mutant.diff]


def to_json(game: str, seed: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    rows = []
    for outcome in outcomes:
        row = asdict(outcome.mutant) | asdict(outcome)
        del row["mutation"], row["mutant"]
        rows.append(row)
    return {
        "game": game,
        "seed": seed,
        "tried": len(outcomes),
        **{
            result: sum(outcome.result == result for outcome in outcomes)
            for result in (NAMED, NOTICED, SURVIVED)
        },
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
    whole.add_argument("--fuzz", action="store_true", help="ask some random games too")
    whole.add_argument(
        "--named", action="store_true", help="ask only the tests that name the rule: faster"
    )
    whole.add_argument("--list", action="store_true", help="show what would be tried, and stop")
    whole.add_argument("--json", metavar="FILE", help="write the outcomes as JSON too")
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.n < 1:
        parser().error("-n is 1 or more")
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
    code = 0

    def ask(trials: Trials) -> None:
        for outcome in try_all(trials, trace, mutants, args.named):
            outcomes.append(outcome)
            print(line_of(outcome), flush=True)

    try:
        trials_of(project, args.game, args.fuzz).run(ask)
    except BrokenBefore as error:
        print(f"mutate: {error}", file=sys.stderr)
        code = 1
    except KeyboardInterrupt:
        print("mutate: interrupted", file=sys.stderr)
        code = 130
    if len(outcomes) < len(mutants):
        # What no test has noticed yet comes last: shares of a part would flatter.
        print(f"mutate: {len(outcomes)} of {len(mutants)} told, no shares", file=sys.stderr)
        return code
    print("", report(args.game, args.seed, outcomes, args.named), sep="\n")
    if args.json:
        text = json.dumps(to_json(args.game, args.seed, outcomes), indent=2, ensure_ascii=False)
        Path(args.json).write_text(text + "\n", "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
