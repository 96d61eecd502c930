"""What was played in a game, and how it stood then."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from hexfront.core.definition import Definition
from hexfront.core.errors import Named
from hexfront.core.flow import Event

RECENT, EVERY = 100, 50
"""The states of the last actions are kept, and of those before one in so many."""


@dataclass(slots=True)
class Played:
    """One action of a game, with all that it takes to tell, replay or undo it."""

    seat: str
    action: Named
    rolls: list[int]
    events: list[Event]
    revealed: bool = False
    definition: Definition | None = field(default=None, repr=False, compare=False)
    earlier: Played | None = field(default=None, repr=False, compare=False)
    kept: Any = field(default=None, repr=False, compare=False)
    _digest: str = field(default="", repr=False, compare=False)

    @property
    def before(self) -> Any:
        """The state that it was played in, kept or played again from one that is kept."""
        return next(self.backwards())[1]

    def backwards(self) -> Iterator[tuple[Played, Any]]:
        """This action, the one before it and so on, each with the state that it was played in."""
        last: Played | None = self
        while last is not None:
            block, state = [last], last.kept
            while state is None and last.earlier is not None:
                last = last.earlier
                block.append(last)
                state = last.kept
            states = [state]
            for number, played in enumerate(block[:0:-1], 1):
                states.append(played._again(states[-1]))
                if number % EVERY == 0:
                    block[-1 - number].kept = states[-1]
            yield from zip(block, reversed(states), strict=True)
            last = last.earlier

    def _again(self, before: Any) -> Any:
        """The state after it."""
        assert self.definition is not None
        g = before.clone()
        g.chance = chance = g.chance.again(self.rolls)
        self.definition.steps.play(g, numbered(self.definition, g, self.action))
        g.chance = chance.stream()
        return g

    def digest_before(self, definition: Definition) -> str:
        """Of the state that it was played in; worked out once, as games are saved often."""
        if not self._digest:
            for played, state in self.backwards():
                if played._digest:
                    break
                played._digest = digest(definition, state)
        return self._digest


def forget(history: Sequence[Played]) -> None:
    """Of the action that is no longer among the recent ones the state, if one is kept near by."""
    old = len(history) - 1 - RECENT
    if old > 0 and any(one.kept is not None for one in history[max(0, old - EVERY + 1) : old]):
        history[old].kept = None


def named(definition: Definition, g: Any, action: Sequence[Any]) -> Named:
    """An action of the engine, in names."""
    if len(action) == 1:
        return (action[0],)
    choice, _ = definition.steps.asked(g)
    kind = choice.verbs[action[0]].kind
    assert kind is not None
    return (action[0], definition.name(g, kind, action[1]))


def numbered(definition: Definition, g: Any, action: Sequence[Any]) -> Any:
    """The legal action of the engine that these names mean; None if there is none."""
    wanted = tuple(str(word) for word in action)
    ours = (act for act in g.legal if wanted[:1] == (act[0],))
    return next((act for act in ours if named(definition, g, act) == wanted), None)


def digest(definition: Definition, state: Any) -> str:
    """Equal digests, equal positions. The dice to come are not part of a position."""
    text = json.dumps(definition.dump(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
