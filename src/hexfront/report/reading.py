"""What the events and views of each game mean to a report: turns, losses, fights, dice, points.

Nothing else is read, so a report tells what a seat was told and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from hexfront.core.hexes import bits
from hexfront.games.volga.tables import BOARD, SOVIET_REINFORCEMENT

Args = Mapping[str, Any]
View = Mapping[str, Any]

_DIE = (3.5, 35 / 12)
"""Mean and variance of a die."""
_FROM_SEVEN = (70 / 36, 35 / 6 - (70 / 36) ** 2)
"""Of the distance of two dice from seven."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice thrown together, with what they were worth to their side and what was to be expected."""

    side: str
    faces: tuple[int, ...]
    value: float
    expected: float
    variance: float

    @property
    def deviations(self) -> float:
        return (self.value - self.expected) / sqrt(self.variance) if self.variance else 0.0


@dataclass(frozen=True, slots=True)
class Reading:
    """How the events of a game are read. `losses` and `fights` name the arguments that matter."""

    sides: tuple[str, str]
    turn: tuple[str, str]
    """The event that begins a turn, and its number in an event and in a view."""
    marks: Mapping[str, str]
    """How ids of a side's units begin; any other is of the first side."""
    losses: Mapping[str, str]
    fights: Mapping[str, str]
    luck: str
    """What luck is counted in."""
    rolls: Callable[[str, Args, str], Iterable[Roll]]
    points: Callable[[View], dict[str, float]]
    held: Callable[[View], dict[str, set[str]]]
    weights: Mapping[str, float]
    """How much an event changes the game."""
    captures: Mapping[str, str]
    """Events by which a place changes hands, and the argument that names it."""
    cards: Mapping[str, str]
    """Events by which a card is played, and the argument that names it or them."""
    gone: frozenset[str]
    """Which of the losses take a whole unit."""
    battles: frozenset[str] = frozenset()
    """Which of the fights are battles; all of them, if it does not say."""

    def side_of(self, unit: str) -> str:
        found = (side for mark, side in self.marks.items() if unit.lower().startswith(mark))
        return next(found, self.sides[0])

    def side_of_card(self, card: str) -> str:
        """Of a card that tells its side by how its id begins."""
        return next((side for side in self.sides if card[0] == side[0]), self.sides[0])

    def lost(self, what: str, args: Args) -> str | None:
        """The side that an event takes a unit or a step from."""
        unit = args.get(self.losses.get(what, ""))
        return self.side_of(unit) if isinstance(unit, str) else None

    def fought(self, what: str, args: Args) -> list[str]:
        """The hexes that an event brings fighting to."""
        found = args.get(self.fights.get(what, ""))
        return [found] if isinstance(found, str) else list(found or ())

    def is_battle(self, what: str) -> bool:
        return what in (self.battles or self.fights)

    def captured(self, what: str, args: Args, named: Container[str]) -> str | None:
        """The place that an event brings into other hands; on a map with names, one of those."""
        name = self.captures.get(what, "")
        place = args.get(name)
        is_meant = name != "hex" or not named or place in named
        return place if isinstance(place, str) and is_meant else None

    def weight(self, what: str, args: Args) -> float:
        amount = args.get("vp", args.get("points", args.get("steps", 1)))
        factor = abs(amount) if isinstance(amount, int) else 1
        return self.weights.get(what, 0.0) * factor


def _pips(side: str, faces: Iterable[int]) -> Roll:
    thrown = tuple(faces)
    mean, variance = _DIE
    return Roll(side, thrown, sum(thrown), len(thrown) * mean, len(thrown) * variance)


def _hits(side: str, needed: int, faces: tuple[int, ...]) -> Roll:
    chance = min(max(7 - needed, 0), 6) / 6
    hits = sum(face >= needed for face in faces)
    return Roll(side, faces, hits, len(faces) * chance, len(faces) * chance * (1 - chance))


# -- volga


def _volga_rolls(what: str, args: Args, side: str) -> Iterable[Roll]:
    if what == "card-fire":
        side = "german" if args["cards"][0].startswith("g-") else "soviet"
    elif what == "opportunity-fire":
        side = "soviet"
    for needed, *faces in args.get("volleys", ()):
        yield _hits(args.get("side", side), needed, tuple(faces))


def _volga_points(view: View) -> dict[str, float]:
    held = set(view["german_control"])
    hexes = {BOARD.name[hex] for hex in bits(SOVIET_REINFORCEMENT)}
    return {"losses": view["loss_count"], "reinforcement-hexes": len(held & hexes)}


VOLGA = Reading(
    sides=("german", "soviet"),
    turn=("german-turn", "turn"),
    marks={"s": "soviet"},
    losses={"german-destroyed": "unit", "soviet-destroyed": "unit", "step-lost": "unit"},
    fights={"planned-attack": "target", "quick-attack": "target", "soviet-attack": "target"},
    luck="hits",
    rolls=_volga_rolls,
    points=_volga_points,
    held=lambda view: {"german": set(view["german_control"])},
    weights={
        "german-destroyed": 3, "soviet-destroyed": 2, "reinforcement-hex-captured": 6,
        "headquarters": 1, "raus": 2, "game-over": 5, "extension": 2,
    },
    captures={"german-control": "hex", "soviet-control": "hex"},
    cards={"soviet-card": "card", "card-fire": "cards", "card-effect": "cards",
           "leader-in-play": "card"},
    gone=frozenset(("german-destroyed", "soviet-destroyed")),
)  # fmt: skip


# -- noretreat


def _noretreat_rolls(what: str, args: Args, side: str) -> Iterable[Roll]:
    """A high die is good for the side that attacks."""
    if what == "rolled":
        yield _pips(args["side"], (args["die"],))
    elif what == "duel":
        yield from (
            _pips(one, (die,)) for one, die in zip(NORETREAT.sides, args["dice"], strict=True)
        )


NORETREAT = Reading(
    sides=("axis", "soviet"),
    turn=("turn", "turn"),
    marks={"su_": "soviet"},
    losses={"eliminated": "unit", "step-lost": "unit", "shattered": "unit"},
    fights={"battle": "hexes", "counterattack": "hexes"},
    luck="pips",
    rolls=_noretreat_rolls,
    points=lambda view: dict(view["score"]["points"]),
    held=lambda view: {"axis": set(view["axis_control"])},
    weights={
        "captured": 4, "event-vp": 2, "eliminated": 2, "initiative": 5, "on-to-berlin": 5,
        "warsaw-captured": 5, "romania-surrenders": 6, "oil-captured": 5, "no-sudden-death": 3,
        "step-lost": 1,
    },
    captures={"captured": "hex"},
    cards={"event": "card"},
    gone=frozenset(("eliminated", "shattered")),
)  # fmt: skip


# -- stalingrado


def _stalingrado_rolls(what: str, args: Args, side: str) -> Iterable[Roll]:
    """A column of the table for each step away from seven: good for the side that attacks."""
    if what == "combat-result":
        faces = tuple(args["dice"])
        yield Roll(side, faces, abs(sum(faces) - 7), *_FROM_SEVEN)


def _stalingrado_points(view: View) -> dict[str, float]:
    """What was scored, and what would be added if the campaign ended now."""
    added = view["at_end"] or {}
    return {
        side: score + sum(added.get(side, {}).values()) for side, score in view["score"].items()
    }


STALINGRADO = Reading(
    sides=("axis", "soviet"),
    turn=("turn", "turn"),
    marks={"su-": "soviet"},
    losses={"loss": "counter", "eliminated": "counter", "hq-destroyed": "counter",
            "air-destroyed": "counter", "air-loss": "counter"},
    fights={"attack": "target", "shelling": "target", "air-combat": "hex", "bombing": "hex"},
    luck="columns",
    rolls=_stalingrado_rolls,
    points=_stalingrado_points,
    held=lambda view: {"axis": set(view["axis_control"])},
    weights={
        "scores": 2, "eliminated": 2, "hq-destroyed": 4, "air-destroyed": 2, "loss": 1,
        "livny-falls": 6, "game-over": 3,
    },
    captures={"scores": "city"},
    cards={},
    gone=frozenset(("eliminated", "hq-destroyed", "air-destroyed")),
    battles=frozenset(("attack",)),
)  # fmt: skip


# -- heroes


def _heroes_rolls(what: str, args: Args, side: str) -> Iterable[Roll]:
    """Dice of a shot are thrown by the enemy of the unit that is shot at."""
    thrown = args.get("dice")
    if what not in ("shot", "rally", "initiative-roll") or not thrown:
        return
    thrower = args.get("side") or HEROES.side_of(args["unit"])
    if what == "shot":
        thrower = HEROES.sides[thrower == HEROES.sides[0]]
    yield _pips(_heroes_side(thrower), thrown)


def _heroes_side(seat: str) -> str:
    """Of two commanders of a side, the side."""
    return next((side for side in ("german", "soviet") if seat.startswith(side)), seat)


def _heroes_points(view: View) -> dict[str, float]:
    return {one["side"]: one["vp"] for one in view["points"].values()}


HEROES = Reading(
    sides=("german", "soviet"),
    turn=("round", "round"),
    marks={"sov": "soviet"},
    losses={"destroyed": "unit", "hit": "unit"},
    fights={"attack": "hex", "impact": "hexes"},
    luck="pips",
    rolls=_heroes_rolls,
    points=_heroes_points,
    held=lambda view: {side: set(hexes) for side, hexes in view["control"].items()},
    weights={
        "destroyed": 3, "scores": 3, "control": 3, "hit": 1, "leaves": 2, "cap-lost": 1,
        "work-destroyed": 1, "game-over": 2,
    },
    captures={"control": "hex"},
    cards={"plays": "card"},
    gone=frozenset(("destroyed",)),
)  # fmt: skip


READINGS = {
    "volga": VOLGA,
    "noretreat": NORETREAT,
    "stalingrado": STALINGRADO,
    "heroes": HEROES,
}
