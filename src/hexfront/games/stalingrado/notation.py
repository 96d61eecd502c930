"""A position as data (for saves and digests) and as a line of text (for tests, links, reports).

The text is a list of parts, separated by semicolons, of which any may be missing:

    turn 5 axis; 0703: DE-PZ-3/3 DE-MOT-GD DE-HQ-2; 0805: SU-RD-1/1; pool: DE-INF-88;
    control 0503 0509; points german-infantry 4; unsupplied DE-PZ-3; phase combat

A counter without steps is at full strength; `/3` is a blue Panzer division, `/1` a reduced unit.
The last land unit of a hex lies on top. Counters that are not named are not in the game. Hexes
with Axis counters are under Axis control. Everybody is in command and supplied unless
`uncommanded` or `unsupplied` names him. The phase is a step of the player turn, `moving` if
nothing is said. What has no word of its own follows the word `more` as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import BadPosition, Setup, as_tuples
from hexfront.core.hexes import bits, mask
from hexfront.core.types import Count, Hex, Unit
from hexfront.games.stalingrado import fields
from hexfront.games.stalingrado.combat import fix_duties
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    BLUE,
    COUNTERS,
    FULL,
    NAMES,
    NUMBER,
    OF_SIDE,
    POOL_NAMES,
    SIDE_OF,
)
from hexfront.games.stalingrado.sequence import PLAYER_TURN
from hexfront.games.stalingrado.state import (
    FUTURE,
    LOST,
    OUT,
    PLACE_NAMES,
    PLACE_NUMBER,
    PLACES,
    POOL,
    Battle,
    Rules,
    Stalingrado,
    blank_state,
)
from hexfront.games.stalingrado.tables import AXIS, BASES, BOARD, LAND, SIDES, SOVIET

# -- data

_NUMBERS = (*fields.PLAIN, *fields.HEX_SETS, *fields.UNIT_SETS)


def dump(g: Stalingrado) -> dict[str, Any]:
    """All that a position is, ready for JSON; sets of counters and hexes are hexadecimal."""
    data: dict[str, Any] = {field: f"{getattr(g, field):x}" for field in _NUMBERS}
    for field in fields.DICTS:
        data[field] = {str(key): value for key, value in getattr(g, field).items()}
    names = PLACE_NAMES
    data |= {
        "places": " ".join([names[place] for place in g.place]),
        "steps": "".join(map(str, g.steps)),
        "stamps": _ranks(g),
        "livny": g.livny,
        "points": g.points,
        "reserved": g.reserved,
        "score": g.score,
        "frames": g.frames,
        "battle": None
        if g.battle is None
        else {slot: getattr(g.battle, slot) for slot in fields.BATTLE_SLOTS},
        "result": None
        if g.result is None
        else [g.result.winners, g.result.kind, g.result.rule, g.result.score],
    }
    return data


def _ranks(g: Stalingrado) -> str:
    """The order of every stack of more than one, from the bottom."""
    stacks = []
    for place in bits(g.many):
        units = sorted(bits(g.units_at(place)), key=g.stamp.__getitem__)
        stacks.append(",".join(map(str, units)))
    return " ".join(stacks)


def restore(data: dict[str, Any], setup: Setup, chance: Chance) -> Stalingrado:
    """The state whose dump this is."""
    g = blank_state()
    g.start(chance)
    g.rules = Rules(setup)
    g.at[OUT] = 0
    places = [PLACE_NUMBER[place] for place in data["places"].split(" ")]
    stacks = data["stamps"].replace(",", " ").split()
    # Stacks from the bottom, the others before them: each is put once, so that no stamp is above
    # the next one, and whatever goes on top of a stack later does lie on top.
    for counter in [*(set(range(len(places))) - set(map(int, stacks))), *map(int, stacks)]:
        g.put(counter, places[counter])
    g.steps[:] = bytes(map(int, data["steps"]))
    g.points = list(data["points"])
    _fill(g, data)
    return g


def _fill(g: Stalingrado, data: dict[str, Any]) -> None:
    """Everything of a dump beyond counters and points."""
    for field in _NUMBERS:
        setattr(g, field, int(data[field], 16))
    for field in fields.DICTS:
        setattr(g, field, {int(key): as_tuples(value) for key, value in data[field].items()})
    g.livny = data["livny"]
    g.reserved = as_tuples(data["reserved"])
    g.score = list(data["score"])
    g.frames = [as_tuples(frame) for frame in data["frames"]]
    if data["battle"] is not None:
        g.battle = Battle(0)
        for slot in fields.BATTLE_SLOTS:
            setattr(g.battle, slot, as_tuples(data["battle"][slot]))
    if data["result"] is not None:
        winners, kind, rule, score = data["result"]
        g.result = Result(tuple(winners), kind, rule, as_tuples(score))


# -- text


def write(g: Stalingrado) -> str:
    """The position as text; `read` gives it back."""
    parts = [f"turn {g.turn} {SIDES[g.side]}"]
    for place in range(PLACES):
        if g.at[place] and place != OUT:
            counters = sorted(bits(g.at[place] & ~ALL_LAND))
            counters += sorted(bits(g.units_at(place)), key=g.stamp.__getitem__)
            listed = " ".join(_counter(g, counter) for counter in counters)
            parts.append(f"{PLACE_NAMES[place]}: {listed}")
    parts.append(" ".join(["control", *BOARD.names(g.control)]))
    listed = " ".join(
        f"{POOL_NAMES[pool]} {points}" for pool, points in enumerate(g.points) if points
    )
    if listed:
        parts.append(f"points {listed}")
    rest = {name: value for name, value in dump(g).items() if name not in _WRITTEN}
    parts.append("more " + json.dumps(rest, separators=(",", ":"), sort_keys=True))
    return "; ".join(parts)


_WRITTEN = ("turn", "side", "places", "steps", "stamps", "control", "points")


def _counter(g: Stalingrado, counter: Unit) -> str:
    usual = 1 if ALL_HQ >> counter & 1 else FULL
    steps_left = g.steps[counter]
    return NAMES[counter] + (f"/{steps_left}" if steps_left != usual else "")


def read(text: str, setup: Setup, chance: Chance) -> Stalingrado:
    """The position that a text describes, or a complaint about the part that is wrong."""
    g = blank_state()
    g.start(chance)
    g.rules = Rules(setup)
    g.turn = g.rules.scenario.first
    reader = _Reader(g)
    for part in filter(None, (part.strip() for part in text.split(";"))):
        try:
            reader.part(part)
        except (ValueError, KeyError, BadPosition) as error:
            raise BadPosition(f"in {part!r}: {error}") from None
    reader.finish()
    return g


class _Reader:
    """Fills a state from the parts of a text."""

    def __init__(self, g: Stalingrado) -> None:
        self.g = g
        self.phase = "moving"
        self.more: dict[str, Any] = {}
        self.hungry = self.stray = 0
        self.words: dict[str, Callable[[list[str]], None]] = {
            "turn": self._turn,
            "control": self._control,
            "points": self._points,
            "unsupplied": self._unsupplied,
            "uncommanded": self._uncommanded,
            "weather": self._weather,
            "livny": self._livny,
            "phase": self._phase,
        }
        g.steps[:] = bytes(1 if ALL_HQ >> number & 1 else FULL for number in range(COUNTERS))

    def part(self, part: str) -> None:
        word, _, rest = part.partition(" ")
        if word == "more":
            try:
                self.more = json.loads(rest)
            except json.JSONDecodeError as error:
                raise BadPosition(f"is no JSON ({error})") from None
        elif word.endswith(":"):
            self._place(word[:-1], rest.split())
        elif word in self.words:
            self.words[word](rest.split())
        else:
            known = ", ".join(self.words)
            raise BadPosition(f"{word!r} is no word of a position; there are {known}")

    def _place(self, name: str, listed: list[str]) -> None:
        if name not in PLACE_NUMBER:
            raise BadPosition(f"there is no place {name!r}")
        place = PLACE_NUMBER[name]
        for entry in listed:
            id, _, written = entry.partition("/")
            counter = _number(id)
            if self.g.place[counter] != OUT:
                raise BadPosition(f"{id} appears twice")
            self._check(counter, place)
            if written:
                self.g.steps[counter] = _steps(counter, written)
            elif place in (POOL, LOST) and not ALL_HQ >> counter & 1:
                self.g.steps[counter] = 0
            self.g.send(counter, place)

    def _check(self, counter: Unit, place: Hex) -> None:
        if place >= FUTURE:
            return
        ground = BASES if ALL_AIR >> counter & 1 else LAND
        if not ground >> place & 1:
            raise BadPosition(f"{NAMES[counter]} cannot stand in {PLACE_NAMES[place]}")
        if ALL_LAND >> counter & 1 and self.g.held[1 - SIDE_OF[counter]] >> place & 1:
            raise BadPosition(f"{PLACE_NAMES[place]} holds units of both sides")

    def _turn(self, words: list[str]) -> None:
        turn, side = int(words[0]), words[1] if len(words) > 1 else "axis"
        if side not in SIDES:
            raise BadPosition(f"there is no side {side!r}")
        self.g.turn, self.g.side = turn, SIDES.index(side)

    def _control(self, words: list[str]) -> None:
        self.g.control |= BOARD.set(words)

    def _points(self, words: list[str]) -> None:
        for name, points in zip(words[::2], words[1::2], strict=True):
            if name not in POOL_NAMES:
                raise BadPosition(f"there are no points {name!r}")
            self.g.points[POOL_NAMES.index(name)] = int(points)

    def _unsupplied(self, words: list[str]) -> None:
        for word in words:
            self.hungry |= 1 << _number(word)

    def _uncommanded(self, words: list[str]) -> None:
        for word in words:
            self.stray |= 1 << _number(word)

    def _weather(self, words: list[str]) -> None:
        self.g.weather = int(words[0])

    def _livny(self, words: list[str]) -> None:
        self.g.livny = True

    def _phase(self, words: list[str]) -> None:
        if words[0] != "turn_start" and words[0] not in PLAYER_TURN:
            known = ", ".join(("turn_start", *PLAYER_TURN))
            raise BadPosition(f"there is no phase {words[0]!r}; there are {known}")
        self.phase = words[0]

    def finish(self) -> None:
        g = self.g
        if "supplied" not in self.more:  # written by hand: what goes without saying
            g.control |= mask(g.place[counter] for counter in bits(g.mapped & OF_SIDE[AXIS]))
            g.control &= ~g.held[SOVIET]
            g.supplied = g.fed = ALL_LAND & ~self.hungry
            g.commanded = g.ranged = ALL_LAND & ~self.stray
            g.grounded = self.hungry & ALL_AIR
        try:
            _fill(g, dump(g) | self.more)
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise BadPosition(f"after 'more': {error!r}") from None
        if "frames" not in self.more:
            _begin_at(g, self.phase)


def _begin_at(g: Stalingrado, phase: str) -> None:
    """The rest of a turn from one of its phases on."""
    if phase == "turn_start":
        g.follow("turn_start")
        return
    following: list[Any] = [("player_turn", SOVIET)] if g.side == AXIS else []
    g.follow(*PLAYER_TURN[PLAYER_TURN.index(phase) :], *following, "turn_end")
    if phase == "combat":
        fix_duties(g)


def _number(id: str) -> Unit:
    if id not in NUMBER:
        raise BadPosition(f"there is no counter {id!r}")
    return NUMBER[id]


def _steps(counter: Unit, written: str) -> Count:
    most = 1 if ALL_HQ >> counter & 1 else FULL + (BLUE >> counter & 1)
    if not written.isdigit() or int(written) > most:
        raise BadPosition(f"{NAMES[counter]} has at most {most} steps, not {written!r}")
    return int(written)
