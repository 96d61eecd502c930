"""Players that others wrote: classes of other packages, and programs that speak JSON lines.

A program is named `cmd:./mybot`, or `cmd@2:./mybot` for one that has two seconds for an answer.
It is started for each game, and told `hello`, then an `observation` for every decision of its seat,
to which it answers `{"action": [...]}`, and `bye` at the end. A player that crashes, takes too long
or answers nonsense has lost the game; nobody else has to care.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Protocol

from hexfront.bots.explain import Explanation
from hexfront.bots.observation import Observation
from hexfront.core.flow import Action, Result
from hexfront.core.game import BadSetup, HexfrontError, Setup

PROTOCOL = 1
SECONDS = 10.0
"""For an answer, unless the name of the bot says otherwise."""
FIRST = 20.0
"""More for the first answer: the program has to start and to read what it has learned."""
BYE = 2.0
"""For the way out."""
LONGEST = 1 << 20
"""Bytes of an answer."""
SHOWN = 80
"""Characters of a wrong answer that are told."""

_NAME = re.compile(r"cmd(?:@([^:]*))?:(.*)", re.DOTALL)


class Forfeit(HexfrontError):
    """A player that cannot go on, and has lost."""

    def __init__(self, seat: str, why: str) -> None:
        super().__init__(f"{seat} forfeits: {why}")
        self.seat = seat
        self.why = why

    def __reduce__(self) -> tuple[type[Forfeit], tuple[str, str]]:
        return Forfeit, (self.seat, self.why)


class Player(Protocol):
    def choose(self, observation: Observation) -> Action: ...


class Guest:
    """A class of another package: what it raises, or answers wrongly, loses its game."""

    def __init__(self, name: str, bot: Player) -> None:
        self._name = name
        self._bot = bot

    def choose(self, observation: Observation) -> Action:
        try:
            action = self._bot.choose(observation)
        except Exception as error:
            why = f"{self._name}: {type(error).__name__}: {error}"
            raise Forfeit(observation.seat, why) from error
        if action not in observation.legal:
            raise Forfeit(observation.seat, f"{self._name}: {action!r} is no legal action")
        return action

    def explain(self) -> Explanation | None:
        explain = getattr(self._bot, "explain", None)
        return explain() if explain else None


def is_program(name: str) -> bool:
    """Whether the name of a bot means a program."""
    return _NAME.fullmatch(name) is not None


def find_program(game: str, name: str) -> External:
    """The player that a name like `cmd:./mybot --fast` means; its program is not started yet."""
    found = _NAME.fullmatch(name)
    assert found is not None
    seconds = SECONDS
    if found[1] is not None:
        try:
            seconds = float(found[1])
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= 3600:
            raise BadSetup(f"bot {name!r}: the seconds for an answer are a number up to 3600")
    try:
        words = shlex.split(found[2])
    except ValueError as error:
        raise BadSetup(f"bot {name!r}: {error}") from None
    if not words:
        raise BadSetup(f"bot {name!r} names no program")
    if shutil.which(words[0]) is None:
        raise BadSetup(f"bot {name!r}: there is no program {words[0]!r} that can be run")
    return External(game, words, seconds)


class External:
    """A program that plays one seat of one game."""

    def __init__(self, game: str, command: list[str], seconds: float) -> None:
        self._game = game
        self._command = command
        self._seconds = seconds
        self._setup: Setup | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._talk: ThreadPoolExecutor | None = None
        self._asked = 0

    def meet(self, setup: Setup) -> None:
        """What is going to be played."""
        self._setup = setup

    def choose(self, observation: Observation) -> Action:
        seat = observation.seat
        seconds = self._seconds
        if self._process is None:
            self._start(observation)
            seconds += FIRST
        self._asked += 1
        legal = {observation.named(action): action for action in observation.legal}
        question = {
            "type": "observation",
            "number": self._asked,
            "turn": observation.turn,
            "question": observation.question,
            "about": observation.about,
            "legal": list(legal),
            "view": observation.view(),
        }
        line = self._answer(seat, question, seconds)
        try:
            answer = json.loads(line)
            action = legal[tuple(answer["action"])]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise self._lost(seat, f"answers nonsense: {_shown(line)}") from None
        return action

    def leave(self, result: Result | None, forfeit: str | None) -> None:
        """The game is over, for this or that reason; the program ends, or is ended."""
        process = self._process
        if process is None:
            return
        ended = None if result is None else _told(result)
        with suppress(Exception):  # whatever it does now changes nothing
            bye = {"type": "bye", "result": ended, "forfeit": forfeit}
            assert self._talk is not None
            self._talk.submit(self._say_bye, bye).result(BYE)
            process.wait(BYE)
        self._stop()

    # -- the program

    def _start(self, observation: Observation) -> None:
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # it ends with all that it has started
            )
        except OSError as error:
            raise Forfeit(observation.seat, f"{self._named}: {error}") from None
        self._talk = ThreadPoolExecutor(1)
        setup = self._setup
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game,
            "version": observation.definition.version,
            "seat": observation.seat,
            "setup": setup
            and {
                "mode": setup.mode,
                "scenario": setup.scenario,
                "options": dict(setup.options),
            },
            "seconds": self._seconds,
            "seed": f"{observation.rng.getrandbits(64):x}",
        }
        self._talk.submit(self._say, hello)

    def _say(self, message: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._process.stdin.write(text.encode() + b"\n")
        self._process.stdin.flush()

    def _say_bye(self, message: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._say(message)
        self._process.stdin.close()

    def _ask(self, question: Mapping[str, Any]) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        with suppress(OSError):  # its last words may still be there to be read
            self._say(question)
        return self._process.stdout.readline(LONGEST)

    def _answer(self, seat: str, question: Mapping[str, Any], seconds: float) -> bytes:
        assert self._talk is not None
        assert self._process is not None
        try:
            line = self._talk.submit(self._ask, question).result(seconds)
        except TimeoutError:
            why = f"no answer within {seconds:g} seconds"
            raise self._lost(seat, why) from None
        if line.endswith(b"\n"):
            return line
        if line:
            raise self._lost(seat, f"answers nonsense: {_shown(line)}")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(BYE)
        code = self._process.returncode
        how = "has closed its output" if code is None else f"has ended with code {code}"
        raise self._lost(seat, f"{how} in the middle of the game")

    def _lost(self, seat: str, why: str) -> Forfeit:
        self._stop()
        return Forfeit(seat, f"{self._named}: {why} (question {self._asked})")

    def _stop(self) -> None:
        """End the program, whatever it is doing; who waits for it, waits no longer."""
        process, talk = self._process, self._talk
        if process is None:
            return
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        if talk is not None:
            talk.shutdown(wait=True)
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                assert pipe is not None
                pipe.close()
        self._process = None

    @property
    def _named(self) -> str:
        return shlex.join(self._command)


@contextmanager
def at_table(bots: Mapping[str, Any], setup: Setup, game: Any) -> Iterator[None]:
    """Programs among the bots are told what is played and, from `game.result`, how it ended."""
    programs = [bot for bot in bots.values() if isinstance(bot, External)]
    forfeit = None
    try:
        for program in programs:
            program.meet(setup)
        yield
    except Forfeit as lost:
        forfeit = lost.seat
        raise
    finally:
        for program in programs:
            program.leave(game.result, forfeit)


def _told(result: Result) -> dict[str, Any]:
    return {
        "winners": list(result.winners),
        "kind": result.kind,
        "rule": result.rule,
        "score": dict(result.score),
    }


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
