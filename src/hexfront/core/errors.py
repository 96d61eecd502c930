"""What a user of the library did or gave that cannot be, each as an error of its own."""

from __future__ import annotations

from typing import Any

Named = tuple[Any, ...]
"""An action as players, records and bots outside the engine write it: ("to", "38")."""


class HexfrontError(Exception):
    """Anything that a user of the library did or gave and that cannot be."""


class BadSetup(HexfrontError):
    """A mode, scenario, option or seat that the game does not know."""


class BadPosition(HexfrontError):
    """A text that is no position; the message names the part."""


class IllegalAction(HexfrontError):
    """What was tried is not among the legal actions; `rule` and `why` say why not.

    `reason` is a message id: illegal where the rule's title says it all, else no-such-thing,
    not-asked, die-first, game-over or what a game's limits say.
    """

    def __init__(self, action: Named, rule: str, why: str, reason: str = "illegal") -> None:
        by = f" [{rule}]" if rule else ""
        super().__init__(f"{' '.join(map(str, action))}: {why}{by}")
        self.action = action
        self.rule = rule
        self.why = why
        self.reason = reason


class BadQuestion(HexfrontError):
    """A study that the game does not have, or a thing that it cannot be about."""


class CannotUndo(HexfrontError):
    """`reason` is a message id: nothing-to-undo, chance-has-spoken or not-your-move."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason.replace("-", " "))
        self.reason = reason
