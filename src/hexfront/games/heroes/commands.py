"""Chapter 20: who commands what. A side has one commander, or two who share its units.

Players have numbers: even ones are German, odd ones Soviet, 2 and 3 the second commanders. Where
each side has one, the number of a player is that of his side.
"""

from __future__ import annotations

from dataclasses import dataclass

from hexfront.core.game import BadSetup
from hexfront.core.hexes import mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Player, Points, Side, Units
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.tables import CARDS, SIDES

SEATS = (*SIDES, *(f"{side}-2" for side in SIDES))
"""By the number of the player."""

PLAYERS: dict[str, tuple[int, ...]] = {
    "1v1": (0, 1),
    "2v2": (0, 2, 1, 3),
    "2v1": (0, 2, 1),
    "1v2": (0, 1, 3),
}
"""Of each mode."""


def is_of(seat: str | None, side: Side) -> bool:
    """Whether a seat belongs to a side, and so knows what its enemies do not."""
    return seat is not None and SEATS.index(seat) & 1 == side


@dataclass(frozen=True, slots=True)
class Command:
    """What each player has; lists go by the player's number, and a gap has nothing."""

    players: tuple[int, ...]
    of_side: tuple[tuple[int, ...], tuple[int, ...]]
    seats: tuple[str, ...]
    own: tuple[int, ...]  # units
    owner: tuple[int, ...]  # by unit
    cap: tuple[int, ...]
    given: tuple[tuple[int, ...], ...]  # cards that the sheet gives
    issued: tuple[int, ...]  # by weapon card
    passes: int  # in a row, which end the round


@rule("20.0a", "20.0b")
def command_of(f: Firefight, players: tuple[Player, ...]) -> Command:
    """Units, CAP and cards of a sheet shared out; where a side has one commander he has all."""
    known = f.commands.get(players)
    if known is None:
        known = f.commands[players] = _shared_out(f, players)
    return known


def _shared_out(f: Firefight, players: tuple[Player, ...]) -> Command:
    numbers = range(max(players) + 1)
    owner = _owners(f, players)
    own = tuple(mask(u for u, player in enumerate(owner) if player == number) for number in numbers)
    for player in players:
        if len(players) > 2 and not own[player]:
            raise BadSetup(f"the firefight {f.id} has no unit for {SEATS[player]}")
    return Command(
        players=players,
        of_side=(
            tuple(player for player in players if not player & 1),
            tuple(player for player in players if player & 1),
        ),
        seats=tuple(SEATS[player] for player in players),
        own=own,
        owner=owner,
        cap=tuple(_cap(f, players, number) for number in numbers),
        given=tuple(_given(f, players, number) for number in numbers),
        issued=_issued(f, players, own),
        passes=2 if len(players) == 2 else len(players) - 1,
    )


def _owners(f: Firefight, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """As the sheet says, else by turns."""
    owner = []
    turns = [0, 0]
    for unit, kind in enumerate(f.kinds):
        side, commander = kind.side, f.commander[unit]
        if not commander:
            commander = 1 + turns[side] % 2
            turns[side] += 1
        second = side + 2 in players and commander == 2
        owner.append(side + 2 if second else side)
    return tuple(owner)


def _cap(f: Firefight, players: tuple[Player, ...], number: Player) -> Points:
    """Two commanders have what the sheet gives each, or halves; one has it all (20.0b)."""
    if number not in players:
        return 0
    side, second = number & 1, number >> 1
    if side + 2 not in players:
        return f.cap[side]
    return f.cap_shares[side][second]


def _given(f: Firefight, players: tuple[Player, ...], number: Player) -> tuple[Card, ...]:
    if number not in players:
        return ()
    side, second = number & 1, number >> 1
    return f.given[side][second::2] if side + 2 in players else f.given[side]


def _issued(
    f: Firefight, players: tuple[Player, ...], own: tuple[Units, ...]
) -> tuple[Player, ...]:
    """Artillery is the first commander's; other weapons go by turns to those who can bear them."""
    found = []
    turns = [0, 0]
    for issue in f.weapons:
        player = issue.side
        if player + 2 in players and not CARDS[issue.card].id.startswith("artillery"):
            able = [one for one in (player, player + 2) if own[one] & issue.units]
            player = able[turns[issue.side] % len(able)]
            turns[issue.side] += 1
        found.append(player)
    return tuple(found)
