"""The tests of a game, asked again and again with one mutation in place after the other.

The tests are collected once. Each question goes to a fork of this process, in which the broken
function gets its new code: nothing is read or imported again, and no file changes. Where the
function has already run while the game was imported, a new process imports the game broken.

    python -m tools.trials    such a process: a question as JSON on its input, the answer as JSON
"""

from __future__ import annotations

import gc
import io
import json
import os
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout, suppress
from cProfile import Profile
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from tools.mutations import Mutation

MEMORY = 6 << 30
"""A mutation may fill the memory; its tests stop here, in bytes of address space."""
UNUSED = ("cacheprovider", "schemathesis", "hypothesispytest", "anyio")
"""Plugins of pytest that no test of a game needs."""
LEAST, TIMES, WAIT = 8, 4, 40
"""A test may take so many seconds of a processor and so many times what it usually takes; and by
the clock so many times that."""
SLOW = 3
"""Seconds that a test may usually take, of which nothing is known."""
UNBROKEN = 3600
"""Seconds in which a test without a mutation surely ends."""

Called = frozenset[tuple[str, int]]
"""Functions that were called, by file and first line."""


class BrokenBefore(Exception):
    """The tests fail without any mutation, or cannot be collected."""


class Usual(NamedTuple):
    """What a test does without any mutation."""

    calls: Called
    seconds: float


class Asked:
    """Some tests that are run up to the first that fails."""

    def __init__(self, items: Sequence[pytest.Item], usually: Mapping[str, float]) -> None:
        self.items = items
        self.usually = usually
        self.failed = ""

    def run(self) -> str:
        for item, following in zip(self.items, [*self.items[1:], None], strict=True):
            limit(LEAST + TIMES * self.usually.get(item.nodeid, SLOW))
            plugins = item.config.pluginmanager
            plugins.register(self)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            plugins.unregister(self)
            if self.failed:
                break
        return self.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


class Loop:
    """A plugin of pytest that gives the collected tests to a function instead of running them."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self._work = work
        self.error: BaseException | None = BrokenBefore("the tests cannot be collected")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        self.error = None
        try:
            self._work(session.items)
        except BaseException as error:
            self.error = error
        return True


def collect(arguments: Sequence[str], work: Callable[[list[pytest.Item]], None]) -> None:
    """Collect tests and hand them over; pytest itself stays silent, and all errors come out."""
    options = ["-n", "0", "-q", "-s", *(f"-pno:{plugin}" for plugin in UNUSED)]
    loop = Loop(work)
    with redirect_stdout(io.StringIO()) as told:
        pytest.main([*options, *arguments], plugins=[loop])
    if isinstance(loop.error, BrokenBefore):
        loop.error.add_note(told.getvalue().strip())
    if loop.error is not None:
        raise loop.error


# --- a game's tests ----------------------------------------------------------------------


class Trials:
    """The collected tests of a game, and what each of them calls."""

    def __init__(
        self, root: Path, code: Path, tests: Sequence[str], is_asked: Callable[[str], bool]
    ) -> None:
        self._root = root
        self._code = code
        self._kept = root / "build" / "mutate" / f"{code.name}.pickle"
        self._arguments = tests
        self._is_asked = is_asked
        self._sources = {path: path.read_bytes() for path in code.rglob("*.py")}
        """As they are imported: the project may go on meanwhile."""
        self._items: dict[str, pytest.Item] = {}
        self._usual: dict[str, Usual] = {}
        """Of old, until all tests have been watched."""
        self._digests: dict[str, str] = {}
        self._is_watched = False
        self._imported: Called = frozenset()

    def run(self, work: Callable[[Trials], None]) -> None:
        os.chdir(self._root)

        def collected(items: list[pytest.Item]) -> None:
            calls.__exit__()
            self._imported = calls.below(self._root / "src")
            self._remember()
            self._items = {item.nodeid: item for item in items if self._is_asked(item.nodeid)}
            print_again = sys.stdout
            sys.stdout = sys.__stdout__
            try:
                work(self)
            finally:
                sys.stdout = print_again

        with Calls() as calls:
            collect(self._arguments, collected)

    @property
    def seconds(self) -> float:
        """Of a processor, that all questions so far have taken."""
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def named(self, names: Collection[str]) -> list[str]:
        """Tests by name, each with everything that it is asked with, the quickest first."""
        return self._sorted(id for id in self._items if id.partition("[")[0] in names)

    def touching(self, file: str, mutation: Mutation, but: Collection[str]) -> list[str]:
        """The other tests that call what is broken, the quickest first."""
        if not self._is_watched:
            self._watch_all()
        others = [id for id in self._items if id not in set(but)]
        broken = self._broken(file, mutation)
        if broken.place not in self._imported:
            others = [id for id in others if broken.place in self._usual[id].calls]
        return self._sorted(others)

    def _sorted(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda id: self._usually.get(id, 0))

    def broken_by(self, file: str, mutation: Mutation, tests: Sequence[str]) -> str:
        """The test that fails with a mutation in place, or what else happens; "" if none does."""
        broken = self._broken(file, mutation)
        if broken.place in self._imported:
            return self._ask_anew(broken, tests)

        def ask() -> str:
            broken.replace()
            return self._ask(tests)

        return _meant(*in_fork(ask))

    def _broken(self, file: str, mutation: Mutation) -> Broken:
        path = self._root / file
        return Broken.by(path, self._sources[path], mutation)

    def _ask(self, tests: Sequence[str]) -> str:
        return Asked([self._items[id] for id in tests], self._usually).run()

    @property
    def _usually(self) -> dict[str, float]:
        return {id: usual.seconds for id, usual in self._usual.items()}

    def _ask_anew(self, broken: Broken, tests: Sequence[str]) -> str:
        question = {
            "path": str(broken.path),
            "source": broken.new.decode(),
            "arguments": [*self._arguments],
            "tests": [*tests],
            "usually": self._usually,
        }
        home = Path(__file__).parents[1]
        done = subprocess.run(
            [sys.executable, "-m", "tools.trials"],
            input=json.dumps(question),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([str(self._root / "src"), str(home)])},
        )
        return _meant(json.loads(done.stdout) if done.stdout else None, done.returncode)

    def _watch_all(self) -> None:
        """Every test once without a mutation: it must pass; what it calls and how long it takes.

        Kept from one run to the next; only tests whose files have changed since are run again.
        """
        digests = {file: self._digest(file) for file in {_file(id) for id in self._items}}
        fresh = {file for file, digest in digests.items() if self._digests.get(file) == digest}
        left = [id for id in self._items if _file(id) not in fresh or id not in self._usual]
        answer, code = in_fork(lambda: self._watch(left))
        if not isinstance(answer, dict):
            raise BrokenBefore(f"without any mutation {_meant(answer, code)} fails")
        self._usual |= answer
        self._kept.parent.mkdir(parents=True, exist_ok=True)
        self._kept.write_bytes(pickle.dumps((digests, self._usual)))
        self._is_watched = True

    def _remember(self) -> None:
        with suppress(OSError, EOFError, ValueError, pickle.UnpicklingError):
            self._digests, self._usual = pickle.loads(self._kept.read_bytes())

    def _watch(self, tests: Sequence[str]) -> str | dict[str, Usual]:
        usual = {}
        caches = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
        bounded = [one for one in caches if one.cache_parameters()["maxsize"]]
        for id in tests:
            for one in bounded:
                one.cache_clear()
            began = _processor()
            with Calls() as calls:
                failed = Asked([self._items[id]], {id: UNBROKEN}).run()
            if failed:
                return failed
            usual[id] = Usual(calls.below(self._root / "src"), _processor() - began)
        return usual

    def _digest(self, file: str) -> str:
        """Of a file of tests, of what stands beside it, and of all that they may call."""
        digest = sha256()
        beside = [path for path in Path(file).parent.glob("*.py") if "test_" not in path.name]
        called = [*Path("src/hexfront/core").rglob("*.py"), *self._code.rglob("*.py")]
        for path in [Path(file), *sorted(beside), *sorted(called)]:
            digest.update(path.read_bytes())
        return digest.hexdigest()


def _file(test: str) -> str:
    return test.partition("::")[0]


def _meant(answer: Any, code: int) -> str:
    if answer is not None:
        return str(answer)
    return "no end" if -code in (signal.SIGPROF, signal.SIGALRM) else f"exit code {code}"


def _processor() -> float:
    return sum(os.times()[:2])


class Calls:
    """Notes which functions are called."""

    def __init__(self) -> None:
        self._profile = Profile(subcalls=False, builtins=False)

    def __enter__(self) -> Calls:
        self._profile.enable()
        return self

    def __exit__(self, *_: object) -> None:
        self._profile.disable()

    def below(self, folder: Path) -> Called:
        codes = [entry.code for entry in self._profile.getstats()]
        return frozenset(
            (code.co_filename, code.co_firstlineno)
            for code in codes
            if isinstance(code, CodeType) and code.co_filename.startswith(str(folder))
        )


# --- a process of its own ----------------------------------------------------------------


def limit(seconds: float) -> None:
    """From now on: a clock alone would take a busy machine for a loop."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, WAIT * seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def in_fork(work: Callable[[], Any]) -> tuple[Any, int]:
    """What a function returns in a fork of this process, and how the fork ended."""
    with tempfile.TemporaryFile() as answer:
        sys.stdout.flush()
        if (child := os.fork()) == 0:
            try:
                nowhere = os.open(os.devnull, os.O_RDWR)
                for stream in (0, 1, 2):
                    os.dup2(nowhere, stream)
                pickle.dump(work(), answer)
                answer.flush()
                os._exit(0)
            except BaseException:
                os._exit(70)
        try:
            _, status = os.waitpid(child, 0)
        except BaseException:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise
        code = os.waitstatus_to_exitcode(status)
        answer.seek(0)
        return (pickle.load(answer) if code == 0 else None), code


# --- the broken function -----------------------------------------------------------------


@dataclass(frozen=True)
class Broken:
    """A source before and after a mutation, and the function or lambda in which they differ."""

    path: Path
    new: bytes
    pairs: tuple[tuple[CodeType, CodeType], ...]

    @classmethod
    def by(cls, path: Path, old: bytes, mutation: Mutation) -> Broken:
        new = mutation.apply(old)
        pairs = zip(_outermost(old, path), _outermost(new, path), strict=True)
        # A statement of several lines that is dropped moves all that follows.
        differing = tuple(pair for pair in pairs if _key(pair[0]) != _key(pair[1]))
        return cls(path, new, differing)

    @property
    def place(self) -> tuple[str, int]:
        return str(self.path), self.pairs[0][0].co_firstlineno

    def replace(self) -> None:
        """Give all functions of this process the new code."""
        codes = {_key(old): new for old, new in self.pairs}
        functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        for function in functions:
            code = function.__code__
            if code.co_filename == str(self.path):
                function.__code__ = codes.get(_key(code), code)


def _outermost(source: bytes, path: Path) -> list[CodeType]:
    """The code of functions and lambdas that stand in a module or class, in order."""

    def inside(code: CodeType) -> Iterator[CodeType]:
        for part in code.co_consts:
            if isinstance(part, CodeType):
                is_class = "__qualname__" in part.co_names and not part.co_flags & 2
                yield from inside(part) if is_class else [part]

    return list(inside(compile(source, str(path), "exec")))


def _key(code: CodeType) -> tuple[Any, ...]:
    """What tells code apart: two lambdas of a line differ in their columns."""
    inner = [
        _key(part) if isinstance(part, CodeType) else (type(part), part) for part in code.co_consts
    ]
    return code.co_qualname, code.co_code, *inner, code.co_names, *code.co_positions()


# --- a process that imports the game broken ----------------------------------------------


def main() -> int:
    question = json.load(sys.stdin)
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == question["path"]:
            return compile(question["source"], loader.path, "exec")
        return plain(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
    wanted = {id: place for place, id in enumerate(question["tests"])}
    answer = ""

    def ask(items: list[pytest.Item]) -> None:
        nonlocal answer
        chosen = [item for item in items if item.nodeid in wanted]
        chosen.sort(key=lambda item: wanted[item.nodeid])
        answer = Asked(chosen, question["usually"]).run()

    try:
        collect(question["arguments"], ask)
    except BaseException as error:
        answer = f"import: {type(error).__name__}"
    print(json.dumps(answer))
    return 0


if __name__ == "__main__":
    sys.exit(main())
