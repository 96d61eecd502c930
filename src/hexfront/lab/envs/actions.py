"""Actions as numbers: every verb of a game has a block of ids, one for each thing it may name.

The ids of a game are the same in all its scenarios and modes, for as long as its version stays.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexfront.core.flow import Action
from hexfront.core.game import Definition, HexfrontError, Named
from hexfront.core.hexes import bits
from hexfront.core.legal import Legal
from hexfront.lab.envs.arrays import plane

_MANY = 16
"""From so many on they are written as a row rather than one by one."""


class BadActionId(HexfrontError):
    """An id that is no action, or none that is legal now."""


@dataclass(frozen=True, slots=True)
class Block:
    """The ids of one verb with one kind of things; a verb that names nothing has one id."""

    verb: str
    kind: str | None
    first: int
    size: int


class ActionIds:
    """The ids of a game. `sizes` says how many things there are of each kind."""

    def __init__(self, definition: Definition, sizes: Mapping[str, int]) -> None:
        self._definition = definition
        verbs = {
            (verb.name, verb.kind or "")
            for choice in definition.steps.choices()
            for verb in choice.verbs.values()
        }
        blocks, first = [], 0
        for name, kind in sorted(verbs):
            size = sizes[kind] if kind else 1
            blocks.append(Block(name, kind or None, first, size))
            first += size
        self.blocks = tuple(blocks)
        self.count = first
        self._firsts = [block.first for block in blocks]
        found = {(block.verb, block.kind): block for block in blocks}
        self._of_choice = {
            choice.name: {verb.name: found[verb.name, verb.kind] for verb in choice.verbs.values()}
            for choice in definition.steps.choices()
        }
        self._first = {
            choice: {verb: block.first for verb, block in verbs.items()}
            for choice, verbs in self._of_choice.items()
        }
        self._actions: dict[int, Action] = {}  # those that have been asked for

    def legal(self, g: Any) -> list[int]:
        """The ids of all legal actions, in the order of the legal list."""
        if not g.legal:
            return []
        first = self._first[g.frames[-1][0]]
        return [first[act[0]] + act[1] if len(act) > 1 else first[act[0]] for act in g.legal]

    def mask(self, g: Any) -> NDArray[np.int8]:
        """1 for each legal action, 0 for all others."""
        mask = np.zeros(self.count, np.int8)
        legal = g.legal
        if not legal:
            return mask
        one = mask.data  # where single ids are written, several times as fast
        first = self._first[g.frames[-1][0]]
        if type(legal) is not Legal:
            for action in legal:
                one[first[action[0]] + action[1] if len(action) > 1 else first[action[0]]] = 1
            return mask
        for verb, things in legal.verbs:
            at = first[verb]
            if things is None:
                one[at] = 1
            elif things.bit_count() < _MANY:
                for thing in bits(things):
                    one[at + thing] = 1
            else:
                size = things.bit_length()
                mask[at : at + size] = plane(things, size)
        return mask

    def nothing(self) -> NDArray[np.int8]:
        """The mask of a seat that is not asked."""
        return np.zeros(self.count, np.int8)

    def block(self, id: int) -> Block:
        if not 0 <= id < self.count:
            raise BadActionId(f"there is no action {id}; ids go from 0 to {self.count - 1}")
        return self.blocks[bisect_right(self._firsts, id) - 1]

    def action(self, g: Any, id: int) -> Action:
        """The legal action of an id."""
        action = self._actions.get(id)
        if action is None:
            block = self.block(id)
            action = (block.verb, id - block.first) if block.kind else (block.verb,)
            self._actions[id] = action
        first = id - action[1] if len(action) > 1 else id
        asked = self._first[g.frames[-1][0]].get(action[0]) if g.legal else None
        if asked != first or action not in g.legal:
            raise BadActionId(f"action {id} ({' '.join(map(str, action))}) is not legal now")
        return action

    def named(self, g: Any, id: int) -> Named:
        """An id as players write it: `("to", "k02")`."""
        block = self.block(id)
        if block.kind is None:
            return (block.verb,)
        return (block.verb, self._definition.name(g, block.kind, id - block.first))

    def number(self, g: Any, action: Sequence[str]) -> int:
        """The id of an action as players write it, in the decision that is asked now."""
        verb, *things = action
        block = self._of_choice[g.frames[-1][0]].get(verb) if g.legal else None
        if block is None or (block.kind is None) != (not things):
            raise BadActionId(f"{' '.join(action)!r} is not asked now")
        if block.kind is None:
            return block.first
        thing = self._definition.number(g, block.kind, things[0])
        if thing is None or thing >= block.size:
            raise BadActionId(f"there is no {block.kind} {things[0]!r}")
        return block.first + thing
