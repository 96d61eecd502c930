"""One combat at a time: positions that stand still when it is over, and what came of it.

A German attack is set where the Germans hold all six Soviet reinforcement hexes: the game ends
with their turn, and the map stays as the combat left it. A Soviet attack is the only thing that
happens in a Soviet turn; its first dice are those of the movement action.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import hexfront
from hexfront.core.chance import Script
from hexfront.core.flow import Event
from hexfront.games.volga.state import PLACE_NAMES, PLACES
from hexfront.games.volga.tables import BOARD, CARD_NAMES, UNIT_NUMBER

ALL_HELD = "3 7 9 13 15 19 W X Y Z"


class Combat:
    """A game, asked in the words that the tests of combats use."""

    def __init__(self, game: hexfront.Game) -> None:
        self.game = game

    def play(self, *actions: str) -> Combat:
        """Each action as it is written: "hit G-PZ-2", "stop"."""
        for action in actions:
            self.game.play(action.split())
        return self

    # -- what is asked

    @property
    def prompt(self) -> str | None:
        return self.game.decision.prompt if self.game.decision else None

    @property
    def seat(self) -> str | None:
        return self.game.decision.seat if self.game.decision else None

    @property
    def choices(self) -> list[str]:
        return [" ".join(action) for action in self.game.decision.actions]

    def forbidden(self, action: str) -> str:
        """The rule that keeps an action out, which must not be among the legal ones."""
        assert action not in self.choices
        return self.game.why_not(action.split()).rule

    # -- what happened

    @property
    def events(self) -> list[Event]:
        played = [self.game.opening, *self.game.history]
        return [event for action in played for event in action.events]

    @property
    def story(self) -> list[str]:
        return [event.what for event in self.events]

    def told(self, what: str, seat: str | None = None) -> list[dict[str, Any]]:
        return [event.seen_by(seat)["args"] for event in self.events if event.what == what]

    def order(self, *what: str) -> list[str]:
        """These events alone, in the order in which they came."""
        return [event for event in self.story if event in what]

    @property
    def dice_left(self) -> list[int]:
        return self.game.state.chance.left

    # -- how it stands now

    def steps(self, unit: str) -> int:
        """Dots showing; 0 for a block that is off the map."""
        return self.game.state.strength[UNIT_NUMBER[unit]] if self.where(unit) in _HEXES else 0

    def where(self, unit: str) -> str | None:
        bit = 1 << UNIT_NUMBER[unit]
        return next((PLACE_NAMES[p] for p in range(PLACES) if self.game.state.at[p] & bit), None)

    def stack(self, hex: str) -> set[str]:
        units = self.game.state.at[BOARD.hex(hex)]
        return {name for name, number in UNIT_NUMBER.items() if units >> number & 1}

    def is_german(self, hex: str) -> bool:
        return bool(self.game.state.control >> BOARD.hex(hex) & 1)

    @property
    def rubble(self) -> list[str]:
        return BOARD.names(self.game.state.rubble)

    @property
    def leaders(self) -> list[str]:
        return _cards(self.game.state.leaders)

    @property
    def hand(self) -> list[str]:
        return _cards(self.game.state.hands[0])

    @property
    def soviet_hand(self) -> list[str]:
        return _cards(self.game.state.soviet_hand)

    @property
    def discards(self) -> list[str]:
        return _cards(self.game.state.discards)

    def block(self, hex: str, seat: str | None, number: int = 0) -> dict[str, Any]:
        """A block of a hex as a seat sees it, in the order they came onto the map."""
        return self.game.view(seat)["stacks"][hex][number]

    def battle(self, seat: str | None = "german") -> dict[str, Any]:
        return self.game.view(seat)["battle"]


_HEXES = set(BOARD.name) - {""}


def _cards(cards: int) -> list[str]:
    return [name for number, name in enumerate(CARD_NAMES) if cards >> number & 1]


def german_turn(
    text: str,
    dice: Sequence[int] = (),
    draws: Sequence[int] | None = None,
    mode: str = "solo",
    options: Mapping[str, Any] | None = None,
    goes_on: bool = False,
) -> Combat:
    """A German turn, after which the game stands still unless it `goes_on`."""
    if not goes_on:
        own = re.findall(r"(\w+): *G-", text)
        text += "; control " + " ".join([ALL_HELD, *own])
    script = Script(dice, draws)
    return Combat(hexfront.position("volga", text, mode=mode, options=options, dice=script))


def planned(
    text: str,
    target: str,
    dice: Sequence[int] = (),
    cards: str | None = "none",
    without: str = "",
    soviet_card: str = "none",
    **more: Any,
) -> Combat:
    """A planned attack with all stacks next to the target, `without` those that are named.

    `cards` are the German ones; None leaves the German before his choice of them.
    """
    combat = german_turn(text, dice, **more)
    combat.play("planned")
    if combat.prompt == "planned_target":
        combat.play(f"target {target}")
    for hex in without.split():
        combat.play(f"hold {hex}")
    if combat.prompt == "planned_stacks":
        combat.play("attack")
    if combat.prompt == "choose_soviet_card":
        combat.play("none" if soviet_card == "none" else f"card {soviet_card}")
    assert combat.prompt == "choose_german_card"
    if cards is None:
        return combat
    if cards == "none":
        return combat.play("none")
    for card in cards.split():
        combat.play(f"card {card}")
    if combat.prompt == "choose_german_card":
        combat.play("done")
    return combat


def quick(text: str, to: str, target: str, dice: Sequence[int] = (), **more: Any) -> Combat:
    """A quick attack of the only stack that can make one."""
    combat = german_turn(text, dice, **more)
    combat.play("quick")
    if combat.prompt == "quick_group":
        combat.play(f"to {to}")
    if combat.prompt == "quick_target":
        combat.play(f"attack {target}")
    return combat


def soviet_turn(
    text: str,
    dice: Sequence[int] = (),
    draws: Sequence[int] | None = None,
    mode: str = "solo",
    options: Mapping[str, Any] | None = None,
) -> Combat:
    """The Soviet turn by the algorithm: a die for each highest stack, then what follows."""
    script = Script(dice, draws)
    position = f"{text}; turn 5 soviet"
    return Combat(hexfront.position("volga", position, mode=mode, options=options, dice=script))
