"""Programmed instruction: a few rules, then a firefight, as the rulebook teaches.

The rulebook has its rules in parts; the first two are cut in half here (OP-LE.1). A game of a part
has the rules of that part and of those before it. Most later rules come with the sheet that they
are played on; what every sheet would have is switched on here.
"""

from __future__ import annotations

from dataclasses import dataclass

from hexfront.core.game import BadSetup, Setup
from hexfront.core.types import Card
from hexfront.games.heroes.tables import CARD_NUMBER

ALL = "all"


@dataclass(frozen=True, slots=True)
class Part:
    firefight: str
    rules: tuple[str, ...]
    """The headings of the rulebook that are new."""


PARTS = (
    Part(
        "partisans",
        (
            *("2.2", "2.5", "3.0", "4.0", "5.0", "5.0.1", "5.1", "5.5", "6.0", "6.1"),
            *("7.0", "7.5", "7.6", "7.7", "7.7.3"),
        ),
    ),
    Part("mir", ("2.1", "3.1", "3.2")),
    Part("partisans", ("8.0", "8.1", "8.2")),
    Part("mir", ("9.0", "9.1")),
    Part("the-gap", ("5.0.2", "10.0", "10.1")),
    Part("petrov", ("11.0", "12.0", "13.0")),
    Part("red-ice", ("12.3", "18.1", "18.1.1", "18.1.3", "18.2")),
    Part("monsters", ("14.0", "15.0", "16.0", "17.0", "19.0")),
    Part("bunker", ("5.6", "8.4", "18.1.2", "18.4", "18.5")),
)

VALUES = (ALL, *(str(number) for number in range(1, len(PARTS) + 1)))
"""Of the option `part`."""

OPPORTUNITIES, COMMANDS, CARDS, GROUPS, DIGGING = "3.1", "3.2", "8.0", "9.0", "18.1.3"

CARDS_ABOUT = {
    CARD_NUMBER["scout-teams"]: "10.0",
    CARD_NUMBER["bogged-down"]: "14.0",
    CARD_NUMBER["obstacle-clearing"]: "18.2",
    CARD_NUMBER["mine-laying"]: "18.4",
}
"""Cards that wait until what they are about has been taught."""


def taught_in(heading: str) -> int:
    """The part that teaches a heading of the rulebook."""
    return next(number for number, part in enumerate(PARTS, 1) if heading in part.rules)


def has_rules(part: str, heading: str) -> bool:
    """Whether a game of a part has the rules under a heading."""
    return part == ALL or taught_in(heading) <= int(part)


def is_in_deck(part: str, card: Card) -> bool:
    return card not in CARDS_ABOUT or has_rules(part, CARDS_ABOUT[card])


def check(setup: Setup) -> None:
    """A part is played on the firefight that it was made for."""
    if setup["part"] == ALL:
        return
    firefight = PARTS[int(setup["part"]) - 1].firefight
    if setup.scenario != firefight:
        raise BadSetup(
            f"part {setup['part']} of the instruction is played on {firefight}, not on "
            f"{setup.scenario}"
        )
