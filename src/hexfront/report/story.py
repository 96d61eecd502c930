"""A game as someone knows it: what was told action by action, and how it stood turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hexfront.core.flow import Event
from hexfront.core.game import Game
from hexfront.core.together import known_event, known_view
from hexfront.report.reading import READINGS, Reading, Roll


@dataclass(frozen=True, slots=True)
class Told:
    """An event as it is known, the action that it belongs to, and the turn."""

    number: int
    turn: int
    event: Event


@dataclass(frozen=True, slots=True)
class Thrown:
    """A roll, and the event that tells of it."""

    told: Told
    roll: Roll


@dataclass(frozen=True, slots=True)
class Lost:
    """A unit that was lost, or a step of it."""

    turn: int
    side: str
    unit: str
    is_destroyed: bool
    hex: str | None


@dataclass(slots=True)
class Story:
    """Everything that a report tells, from the events and views of one seat."""

    game: Game
    knower: str | None
    reading: Reading
    told: list[Told] = field(default_factory=list)
    stood: list[tuple[int, Mapping[str, Any]]] = field(default_factory=list)
    """By turn the position with which it began, and last how it stands."""
    rolls: list[Thrown] = field(default_factory=list)
    losses: dict[str, Counter[int]] = field(default_factory=dict)
    lost: list[Lost] = field(default_factory=list)
    fights: Counter[str] = field(default_factory=Counter)

    @property
    def turns(self) -> list[int]:
        return list(dict.fromkeys(turn for turn, _ in self.stood))

    def moments(self, most: int) -> list[Told]:
        """The actions that changed most, in their order, each by its weightiest event."""
        weights: Counter[int] = Counter()
        first: dict[int, tuple[float, Told]] = {}
        for one in self.told:
            weight = self.reading.weight(one.event.what, one.event.args)
            weights[one.number] += weight  # type: ignore[assignment]
            if weight > first.get(one.number, (0.0, one))[0]:
                first[one.number] = weight, one
        ranked = sorted(first, key=lambda number: (-weights[number], number))[:most]
        return [first[number][1] for number in sorted(ranked)]

    def weightiest(self, after: int, until: int) -> Told | None:
        """Of the actions after one up to another, the event that weighs most, if one does."""
        weigh = self.reading.weight
        among = [one for one in self.told if after < one.number <= until]
        most = max(among, key=lambda one: weigh(one.event.what, one.event.args), default=None)
        return most if most and weigh(most.event.what, most.event.args) > 0 else None


def story(game: Game, knower: str | None) -> Story:
    """The whole of it; `knower` is a seat, None for a spectator, or EVERYTHING."""
    reading = READINGS[game.definition.id]
    found = Story(game, knower, reading, losses={side: Counter() for side in reading.sides})
    begins, key = reading.turn
    views = dict(_views(game, knower, begins))
    turn = int(views[0][key])
    side = reading.sides[0]
    found.stood.append((turn, views[0]))
    for number, played in enumerate((game.opening, *game.history)):
        for event in (known_event(one, knower) for one in played.events):
            if event.what == begins:
                turn = event.args[key]
            if event.what == "player-turn":
                side = event.args["side"]
            _add(found, Told(number, turn, event), side)
        if number in views and number:
            if found.stood[-1][0] == turn and number < len(game.history):
                found.stood.pop()  # the set-up was not over before
            found.stood.append((turn, views[number]))
    return found


def _views(game: Game, knower: str | None, begins: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """What is seen after the set-up, after each action that begins a turn, and at last."""
    seats = (*game.mode.seats, *game.mode.automatic)

    def view(state: Any) -> Mapping[str, Any]:
        return known_view(game.definition, state, knower, seats)

    last = len(game.history)
    wanted = {
        number
        for number, played in enumerate(game.history, 1)
        if any(event.what == begins for event in played.events)
    }
    yield last, view(game.state)
    if not game.history:
        return
    for number, (_, state) in zip(
        range(last - 1, -1, -1), game.history[-1].backwards(), strict=True
    ):
        if number in wanted or number == 0:
            yield number, view(state)


def _add(story: Story, told: Told, side: str) -> None:
    what, args, reading = told.event.what, told.event.args, story.reading
    story.told.append(told)
    loser = reading.lost(what, args)
    if loser is not None:
        story.losses[loser][told.turn] += 1
        unit, hex = args[reading.losses[what]], args.get("hex")
        gone = what in reading.gone
        story.lost.append(Lost(told.turn, loser, unit, gone, hex))
    story.fights.update(reading.fought(what, args))
    story.rolls += (Thrown(told, roll) for roll in reading.rolls(what, args, side))
