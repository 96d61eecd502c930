"""Some games of a table, played again: what its rows do not tell, turn by turn and hex by hex."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hexfront.core.game import Game, HexfrontError
from hexfront.core.together import EVERYTHING, known_event
from hexfront.lab.open import played_again
from hexfront.lab.results import dataset
from hexfront.report.reading import READINGS, Reading
from hexfront.report.story import story
from hexfront.terminal.words import Words

GAMES = 24
"""That are played again, if nothing else is said."""
SECONDS = 60.0
"""That they may have taken together when they were played first."""


@dataclass(slots=True)
class Tally:
    """How often something was done, in how many games, and how many of these its side won."""

    times: int = 0
    games: int = 0
    wins: int = 0


@dataclass(slots=True)
class Sample:
    """What the games that were played again tell together."""

    games: int = 0
    points: dict[str, dict[int, list[float]]] = field(default_factory=dict)
    fights: Counter[str] = field(default_factory=Counter)
    losses: Counter[str] = field(default_factory=Counter)
    first: dict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """By seat and by what it did first."""
    cards: dict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """By side and card."""
    is_other: bool = False
    """A game went another way than its row says: rules or players are others by now."""
    view: Mapping[str, Any] | None = None
    """How the first game ended: it tells the season of the map."""

    def add(self, game: Game, words: Words) -> None:
        reading = READINGS[game.definition.id]
        told = story(game, EVERYTHING)
        self.games += 1
        self.view = self.view or told.stood[-1][1]
        for turn, view in told.stood[:-1]:
            for name, value in reading.points(view).items():
                self.points.setdefault(name, {}).setdefault(turn, []).append(value)
        self.fights += told.fights
        self.losses.update(one.hex for one in told.lost if one.hex)
        assert game.result is not None
        winners = game.result.winners
        for seat, action in _firsts(game, words):
            _count(self.first[seat, action], 1, seat in winners)
        for (side, card), times in _cards(game, reading).items():
            won = any(winner.startswith(side) for winner in winners)
            _count(self.cards[side, card], times, won)


def _count(tally: Tally, times: int, is_won: bool) -> None:
    tally.times += times
    tally.games += 1
    tally.wins += is_won


def sampled(path: Path, most: int, words: Words) -> Sample:
    """Games of a table from its first to its last; none where they cannot be played again."""
    found = Sample()
    if words.game not in READINGS:
        return found
    for number in _chosen(path, most):
        try:
            found.add(played_again(path, number), words)
        except HexfrontError:
            return Sample(is_other=True)
    return found


def _chosen(path: Path, most: int) -> list[int]:
    """Evenly spread over those that were finished, as long as the time lasts."""
    table = dataset(path)
    columns = table.to_table(columns=["number", "seconds", "error"]).to_pylist()
    if any(name.startswith("cmd:") for name in _bots(table.schema.metadata)):
        return []  # nobody's program is started to write a page
    rows = sorted((row["number"], row["seconds"]) for row in columns if not row["error"])
    if not rows or most < 1:
        return []
    count = min(most, len(rows))
    spread = [rows[at * len(rows) // count] for at in range(count)]
    left, numbers = SECONDS, []
    for number, seconds in spread:
        left -= seconds
        if left < 0:
            break
        numbers.append(number)
    return numbers


def _bots(about: Mapping[bytes, bytes]) -> list[str]:
    seats: dict[str, str] = json.loads(about[b"seats"])
    return list(seats.values())


def _firsts(game: Game, words: Words) -> Iterator[tuple[str, str]]:
    """What each seat did first, in words."""
    seen = set()
    for played in game.history:
        if played.seat not in seen:
            seen.add(played.seat)
            yield played.seat, words.played(played)
        if len(seen) == len(game.mode.seats):
            return


def _cards(game: Game, reading: Reading) -> Counter[tuple[str, str]]:
    """How often each side played each of its cards."""
    found: Counter[tuple[str, str]] = Counter()
    for played in (game.opening, *game.history):
        for event in (known_event(one, EVERYTHING) for one in played.events):
            named = event.args.get(reading.cards.get(event.what, ""))
            cards: Sequence[str] = [named] if isinstance(named, str) else named or ()
            for card in cards:
                side = event.args.get("side") or reading.side_of_card(card)
                found[side, card] += 1
    return found
