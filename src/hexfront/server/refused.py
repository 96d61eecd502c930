"""What the server does not do, and why."""

from __future__ import annotations

from hexfront.core.game import HexfrontError


class Refused(HexfrontError):
    """What does not fit the game as it stands, or a file; `reason` is a message id.

    `wait` is how many seconds later it may be tried again, where that helps.
    """

    def __init__(
        self, reason: str, rule: str = "", why: str = "", line: int = 0, wait: float = 0
    ) -> None:
        super().__init__(why or reason)
        self.reason = reason
        self.rule = rule
        self.why = why
        self.line = line
        self.wait = wait

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str, int, float]]:
        return Refused, (self.reason, self.rule, self.why, self.line, self.wait)
