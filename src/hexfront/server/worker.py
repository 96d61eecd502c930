"""A process that does what takes long, so that the server can go on listening.

It is handed pieces of work on its standard input, one at a time, and answers each on its standard
output. It reads and writes the same database as the server; games it has opened are kept for the
next question about them.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from queue import SimpleQueue
from typing import Any, BinaryIO

from hexfront.bots.hurry import hurry, take_time
from hexfront.bots.instead import first_steps
from hexfront.bots.placing import set_up
from hexfront.core.game import HexfrontError, Named
from hexfront.core.placing import to_place
from hexfront.core.record import Record, RecordError
from hexfront.core.together import EVERYTHING
from hexfront.games import find
from hexfront.report.chances import estimates
from hexfront.report.reading import READINGS
from hexfront.report.timeline import Timeline, timeline
from hexfront.server import reasons, tables, thumbnails
from hexfront.server.database import open_engine
from hexfront.server.refused import Refused
from hexfront.server.replica import Replica
from hexfront.server.store import Store
from hexfront.server.thought import Thought, think

KEPT = 20
"""Games that stay open."""
LONG = 1_000
"""Actions; the record of a longer game is sent as a compressed file."""

HEAD = struct.Struct(">I")
HURRY = "hurry"
"""No piece of work, but a word to who is at one: there is no time to think on."""

log = logging.getLogger("hexfront.worker")


class Work:
    """The pieces of work, by their names."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: OrderedDict[str, Replica] = OrderedDict()

    def _room(self, id: str, number: int | None = None) -> Replica:
        """The game as its list has it, or as it stood before entry `number`."""
        room = self._open.get(id)
        if room is None or (number is not None and room.number > number):
            room = self._open[id] = Replica.load(self.store, find, id)
        elif number is None or room.number < number:
            room.catch_up()
        self._open.move_to_end(id)
        while len(self._open) > KEPT:
            self._open.popitem(last=False)
        if number is not None and room.number != number:
            raise Refused("stale")
        return room

    def odds(self, id: str, number: int, actions: Sequence[Sequence[str]]) -> list[Any]:
        room = self._room(id, number)
        for action in actions:
            room.check(action)
        found = [room.game.odds(action) for action in actions]
        return [None if one is None else one.to_json() for one in found]

    def study(
        self, id: str, number: int, seat: str | None, topic: str, names: Sequence[str]
    ) -> Any:
        return self._room(id, number).game.study(topic, *names, seat=seat)

    def instead(self, id: str, number: int, kind: str, name: str) -> list[list[str]]:
        """What to answer first, so that a thing can be chosen."""
        return [list(action) for action in first_steps(self._room(id, number).game, kind, name)]

    def hint(self, id: str, number: int) -> dict[str, Any] | None:
        """What could be done now, and why."""
        return reasons.hint(self._room(id, number))

    def placing(
        self, id: str, number: int, seat: str, drafted: Mapping[str, Sequence[str]]
    ) -> list[dict[str, Any]]:
        """What a seat has still to place before the game begins."""
        return [asdict(one) for one in to_place(self._room(id, number).game, seat, drafted)]

    def set_up(self, id: str, number: int) -> list[Named]:
        """How the planner would place it."""
        return set_up(self._room(id, number).game)

    def reasons(
        self, id: str, number: int, seat: str | None, known: Sequence[dict[str, Any]]
    ) -> dict[str, Any]:
        """Why a bot did what it did, as far as a seat may know it now."""
        return reasons.told(self._room(id, number), seat, known)

    def think(self, id: str, number: int, bot: str, is_hurried: bool = False) -> Thought:
        """What the computer player that is asked wants to play, and why."""
        if is_hurried:
            hurry()
        return think(self._room(id, number), bot)

    def upload(
        self, data: bytes, bots: Mapping[str, str], mine: Sequence[str] | None
    ) -> str:
        """A record becomes a game again; its id."""
        try:
            record = Record.read(data, "the uploaded file")
        except RecordError as error:
            raise Refused("not-a-record", why=str(error), line=error.line) from None
        return tables.upload(self.store, find, record, bots, mine)[0].id

    def branch(
        self, id: str, at: int, bots: Mapping[str, str], mine: Sequence[str] | None
    ) -> str:
        """A new game that goes on from a moment of another; its id."""
        record = self._room(id).record().until(at)
        return tables.upload(self.store, find, record, bots, mine)[0].id

    def record(self, id: str) -> tuple[bytes, bool]:
        """The game as a file, and whether that is compressed."""
        found = self._room(id).record()
        compressed = len(found.moves) > LONG
        return found.file(compressed), compressed

    def replay(self, id: str, number: int, at: int, seat: str | None) -> dict[str, Any]:
        return self._room(id, number).view(at, seat)

    def timeline(self, id: str, number: int, knower: str | None) -> Timeline:
        """What a replay can go to: turns, battles, captures, and the points all along."""
        return timeline(self._room(id, number).game, knower)

    def thumbnail(self, id: str, seat: str | None) -> bytes:
        """The position as a seat sees it; of a table that waits, how the scenario begins."""
        row = self.store.game(id)
        if row is not None and row.is_waiting:
            return thumbnails.opening(row.game, row.scenario)
        return thumbnails.thumbnail(self._room(id).game, seat)

    def preview(self, id: str) -> bytes:
        """The position as a spectator sees it, for whoever shows a link."""
        row = self.store.game(id)
        if row is not None and row.is_waiting:
            return thumbnails.first_preview(row.game, row.scenario)
        return thumbnails.preview(self._room(id).game)

    def chances(self, id: str, number: int, seat: str | None) -> list[dict[str, Any]]:
        """The chance of the first side to win, turn by turn, from what a seat knows."""
        game = self._room(id, number).game
        if game.definition.id not in READINGS:
            return []
        side = READINGS[game.definition.id].sides[0]
        knower = seat if game.result is None else EVERYTHING
        return [{"side": side, **asdict(one)} for one in estimates(game, knower)]

    def report(
        self, id: str, seat: str | None, lang: str, link: str, with_chances: bool
    ) -> str:
        """The game as a page: as a seat knows it, and all of it when it is over."""
        from hexfront.report.game import report  # charts are wanted seldom, and load slowly

        game = self._room(id).game
        knower = seat if game.result is None else EVERYTHING
        return report(game, knower, lang, link, with_chances)

    def opening(self, game: str, scenario: str) -> bytes:
        return thumbnails.opening(game, scenario)

    def rebuild(self, id: str) -> None:
        """Play a game of an older program again, so that it can be opened at once."""
        self._open[id] = Replica.load(self.store, find, id)


def run(work: Work, name: str, args: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it was done, and what came of it or why not."""
    task: Callable[..., Any] = getattr(work, name)
    try:
        return True, task(*args)
    except Refused as refused:
        return False, refused
    except HexfrontError as error:
        return False, Refused("cannot", why=str(error))
    except MemoryError:
        return False, Refused("too-large", why="it needs more memory than is given to it")


Asked = tuple[str, tuple[Any, ...]]


class Desk:
    """What lies before the worker: pieces of work, and the one that it is at."""

    def __init__(self, questions: BinaryIO) -> None:
        self._questions = questions
        self._waiting: SimpleQueue[Asked | None] = SimpleQueue()
        self._at: Asked | None = None
        self._one_at_a_time = threading.Lock()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while head := self._questions.read(HEAD.size):
            name, args = pickle.loads(self._questions.read(*HEAD.unpack(head)))
            if name == HURRY:
                self._hurry(*args)
            else:
                self._waiting.put((name, args))
        self._waiting.put(None)

    def _hurry(self, game: str) -> None:
        with self._one_at_a_time:
            if self._at is not None and self._at[0] == "think" and self._at[1][0] == game:
                hurry()

    def next(self) -> Asked | None:
        """The next piece of work, for which there is time; None when there will be no more."""
        with self._one_at_a_time:
            self._at = None
        asked = self._waiting.get()
        with self._one_at_a_time:
            take_time()
            self._at = asked
        return asked


def serve(work: Work, questions: BinaryIO, answers: BinaryIO) -> None:
    desk = Desk(questions)
    while asked := desk.next():
        name, args = asked
        try:
            answer = run(work, name, args)
        except Exception:
            log.exception("a piece of work failed: %s", name)
            answer = False, Refused("failed")
        data = pickle.dumps(answer)
        answers.write(HEAD.pack(len(data)) + data)
        answers.flush()


def main(url: str, memory: int, nice: int = 0) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us, by closing our input
    with suppress(ImportError):  # not every system can limit it
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        os.nice(nice)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    engine = open_engine(url)
    serve(Work(Store(engine)), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
