"""What the games promise all alike: saving, copying, undoing and replaying change nothing.

And how random games are checked: a `Watch` goes along with each and looks at every decision.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

import pytest

from hexfront import CannotUndo, Game, Record
from hexfront.core.chance import Chance
from hexfront.core.game import Definition, game_at

FUZZ_GAMES = int(os.environ.get("HEXFRONT_FUZZ_GAMES") or 600)
"""So many games of volga a run of all tests plays, and of the others in proportion."""
RATES = {"volga": 1.0, "heroes": 2.0, "noretreat": 0.2, "stalingrado": 0.03}
"""By what a game costs: about two minutes of one core for each. Three of four games of stalingrado
are campaigns."""

SAMPLED = 25
"""Every so many decisions a position is saved, loaded and copied as well."""
STUDIED = 100
"""Every so many decisions a seat asks about the position."""


def games_of(id: str) -> int:
    """How many random games of a game are played."""
    return max(1, round(FUZZ_GAMES * RATES[id]))


class Invariant(NamedTuple):
    """Something that holds at every decision, and the fields of the state that it depends on."""

    holds: Callable[[Any], None]
    fields: frozenset[str]
    is_whole: bool


class Invariants:
    """All invariants of a game. `constant` are fields of the state that no play changes."""

    def __init__(self, *constant: str) -> None:
        self.constant = frozenset(constant)
        self.all: list[Invariant] = []

    def of(self, *fields: str) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """An invariant that reads these fields and no others; of none, what reads any."""
        return self._adder(fields, is_whole=True)

    def about(self, *fields: str) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """An invariant about these fields, whatever else it reads to tell."""
        return self._adder(fields, is_whole=False)

    def _adder(self, fields: tuple[str, ...], is_whole: bool) -> Any:
        def add(holds: Callable[[Any], None]) -> Callable[[Any], None]:
            self.all.append(Invariant(holds, frozenset(fields), is_whole and bool(fields)))
            return holds

        return add

    def check(self, g: Any) -> None:
        for invariant in self.all:
            invariant.holds(g)

    def read_what_they_say(self, g: Any) -> None:
        """An invariant that read another field would not be checked when that one changes."""
        for invariant in self.all:
            if invariant.is_whole and not is_compiled(type(g)):
                secret = fields_read(invariant.holds, g) - self.constant - invariant.fields
                assert not secret, f"{invariant.holds.__name__} reads {', '.join(sorted(secret))}"
            for field in invariant.fields:
                assert isinstance(getattr(g, field), _COMPARED), f"{field} cannot be compared"


_COPIED = (list, bytearray, dict)
_COMPARED = (*_COPIED, int, tuple, bytes, str)


def is_compiled(kind: type) -> bool:
    """Compiled code reads the fields of its own classes without asking them."""
    return not str(sys.modules[kind.__module__].__file__).endswith(".py")


def fields_read(holds: Callable[[Any], None], g: Any) -> set[str]:
    """The fields of a state that a check looks at."""
    kind = type(g)
    read = set()

    class Noting(kind):  # type: ignore[misc, valid-type]
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            read.add(name)
            return super().__getattribute__(name)

    noting = g.clone()
    noting.__class__ = Noting
    holds(noting)
    return read & {slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())}


class Watch:
    """Looks at every decision of a game. What has not changed since it was found right is right."""

    def __init__(self, invariants: Invariants) -> None:
        self._invariants = invariants.all
        fields = {field for invariant in invariants.all for field in invariant.fields}
        self._seen: dict[str, Any] = dict.fromkeys(fields, self)

    def look(self, g: Any) -> None:
        changed = set()
        for field, seen in self._seen.items():
            now = getattr(g, field)
            if now != seen:
                changed.add(field)
                self._seen[field] = now.copy() if isinstance(now, _COPIED) else now
        for holds, fields, _ in self._invariants:
            if not fields or not fields.isdisjoint(changed):
                holds(g)


def saved_and_loaded(game: Game) -> None:
    """Through JSON and back, and through the text and back."""
    definition, setup = game.definition, game.setup
    data = json.loads(json.dumps(definition.dump(game.state)))
    loaded = Game(definition, setup, definition.restore(data, setup, Chance("loaded")))
    options = dict(setup.options)
    read = game_at(definition, game.text, setup.mode, options, "read", scenario=setup.scenario)
    assert game.decision is not None
    for other in (loaded, read):
        assert other.digest == game.digest
        assert other.decision is not None
        assert other.decision.actions == game.decision.actions


def copied(game: Game, rng: random.Random) -> None:
    """A copy is equal, goes on alike, and leaves the original alone."""
    before = game.digest
    first, second = game.clone(), game.clone()
    assert first.digest == before
    for _ in range(6):
        if first.decision is None:
            break
        action = rng.choice(first.decision.actions)
        first.play(action)
        second.play(action)
        assert first.digest == second.digest
    assert game.digest == before


def undone(game: Game, before: str, telling: Collection[str] = ()) -> None:
    """What can be undone leads back to the position before, and forth to the one after.

    `telling` are events by which somebody learns what was hidden.
    """
    copy = game.clone()
    last = copy.history[-1]
    if last.rolls or last.revealed:
        with pytest.raises(CannotUndo, match="chance has spoken"):
            copy.undo(last.seat)
        return
    assert not set(telling) & {event.what for event in last.events}
    copy.undo(last.seat)
    assert copy.digest == before
    copy.play(last.action)
    assert copy.digest == game.digest


def determinised(game: Game) -> None:
    """A seat sees the same of a copy in which all that it cannot know is drawn anew."""
    for seat in game.seats:
        assert game.determinize(seat, "drawn anew").view(seat) == game.view(seat)


def studied(game: Game, rng: random.Random) -> None:
    """What a seat learns by asking does not depend on what is hidden from it."""
    state, definition = game.state, game.definition
    kinds = {kind for study in definition.studies.values() for kind in study.kinds}
    things = {kind: _things(definition, state, kind) for kind in kinds}
    questions = [
        (topic, *(rng.choice(things[kind]) for kind in study.kinds))
        for topic, study in sorted(definition.studies.items())
    ]
    for seat in game.seats:
        drawn = game.determinize(seat, "drawn anew")
        for topic, *names in questions:
            answer = game.study(topic, *names, seat=seat)
            assert drawn.study(topic, *names, seat=seat) == answer
            json.dumps(answer)


def _things(definition: Definition, state: Any, kind: str) -> list[str]:
    """The names of all things of a kind that can be asked about."""
    names = []
    with suppress(IndexError):
        for number in count():
            names.append(definition.name(state, kind, number))
    return [name for name in names if definition.number(state, kind, name) is not None]


def replayed(game: Game) -> None:
    """The record leads to the same end."""
    record = Record.parse("\n".join(Record.of(game).lines()) + "\n")
    again = record.verify(lambda id: game.definition)
    assert again.digest == game.digest
    assert again.result == game.result


def play_watched(game: Game, invariants: Invariants, choose: Callable[[Any], Any]) -> int:
    """A whole game on the fast path, watched; the number of its decisions."""
    watch = Watch(invariants)
    g, play = game.state, game.definition.steps.play
    decisions = 0
    while g.legal:
        watch.look(g)
        play(g, choose(g.legal))
        decisions += 1
        assert decisions < 50000, f"no end in sight at {g.frames[-1]}"
    assert g.result is not None
    return decisions


def play_by_contract(
    game: Game,
    rng: random.Random,
    invariants: Invariants,
    choose: Callable[[Any], Any],
    telling: Collection[str] = (),
) -> int:
    """A whole game watched, with samples of everything above; the number of its decisions."""
    watch = Watch(invariants)
    while game.decision is not None:
        watch.look(game.state)
        if len(game.history) % SAMPLED == 0:
            invariants.check(game.state)
            invariants.read_what_they_say(game.state)
            saved_and_loaded(game)
            copied(game, rng)
            determinised(game)
        if len(game.history) % STUDIED == 0:
            studied(game, rng)
        before = game.digest if len(game.history) % 5 == 0 else None
        game.play(choose(game.decision.actions))
        if before is not None:
            undone(game, before, telling)
    assert game.result is not None
    replayed(game)
    return len(game.history)
