"""What a bot says about its choice: message ids with arguments, and marks for the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from hexfront.core.game import Named


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the game's catalogue, `<game>-bot-<id>`, and the names that it speaks of."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to draw on the board: `arrow` from hex to hex, `target` or `hold` on hexes."""

    kind: str
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Idea:
    """One thing that could be done: how it begins, what it is for, what it is worth."""

    action: Named
    plan: Message
    marks: tuple[Mark, ...] = ()
    chance: float | None = None
    """The estimated chance to win with it."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot chose what it chose: the first idea is the one that it took."""

    ideas: tuple[Idea, ...]
    fears: Message | None = None
    nodes: int = 0
    """Decisions that were played in thought."""

    @property
    def chance(self) -> float | None:
        return self.ideas[0].chance if self.ideas else None

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
