"""A position as data (for saves and digests) and as a line of text (for tests, links, reports).

The text is a list of parts, separated by semicolons, of which any may be missing:

    turn 8 axis movement; weather clear; 1710: ax_4a ax_3pz/weak; FIN: ax_fin; destroyed: su_west;
    turn-9: ax_kg1; axis-holds 1708 1710; soviet-holds 0816; axis-hand 1 17; soviet-hand 4;
    deck 8 30 2; discards 5 6; oos ax_3pz; disorganized ax_4a; support 2 0; event-vp -1

A counter shows its strong face, unless `/weak` follows. A place is a hex, an area, a box or a box
of the turn track; counters that are not named are out of the game. Hexes belong to the side of
their country, unless the other one holds them or stands in them. Cards that are not named are in
the deck, by their numbers; `deck` and `discards` have the top card first. What has no word of its
own follows the word `more` as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import BadPosition, Setup, as_tuples
from hexfront.core.hexes import bits, mask
from hexfront.core.types import Hexes, Side, Unit
from hexfront.games.noretreat import fields
from hexfront.games.noretreat.setup import blank
from hexfront.games.noretreat.state import (
    ALL_PLACE_NUMBER,
    ALL_PLACES,
    GONE,
    MOVEMENT_PHASE,
    PHASES,
    Battle,
    NoRetreat,
    steps,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    CARD_NAMES,
    ENTER_1945,
    FACES,
    GERMANY,
    HEXES,
    JOKER,
    LEAVE_1945,
    MOST_EVENT_VP,
    PLACE_NAMES,
    PLACE_NUMBER,
    SIDES,
    SOVIET,
    TURN_1945,
    TWO_VALUES,
    UNIT_NAMES,
    UNIT_NUMBER,
    UNITS,
    WEATHERS,
)
from hexfront.games.noretreat.turns import marker_on

# -- data


def _names(places: Hexes) -> list[str]:
    return [PLACE_NAMES[place] for place in bits(places)]


def _numbers(names: list[str]) -> Hexes:
    return mask(PLACE_NUMBER[name] for name in names)


def _unit_name(unit: Unit) -> str | None:
    return UNIT_NAMES[unit] if unit >= 0 else None


def _unit_number(name: str | None) -> Unit:
    return -1 if name is None else UNIT_NUMBER[name]


def dump(g: NoRetreat) -> dict[str, Any]:
    """All that a position is, ready for JSON."""
    data: dict[str, Any] = {field: getattr(g, field) for field in fields.PLAIN}
    data |= {field: list(getattr(g, field)) for field in fields.LISTS}
    for field in fields.UNIT_SETS:
        data[field] = [UNIT_NAMES[unit] for unit in bits(getattr(g, field))]
    for field in fields.HEX_SETS:
        data[field] = _names(getattr(g, field))
    data |= {
        "units": [
            ALL_PLACES[place] + ("/weak" if g.weak >> unit & 1 else "")
            for unit, place in enumerate(g.where)
        ],
        "axis_holds": BOARD.names(g.control & ~GERMANY),
        "soviet_holds": BOARD.names(HEXES & GERMANY & ~g.control),
        "counterblows": [_names(hexes) for hexes in g.counterblows],
        "hands": [bits(hand) for hand in g.hands],
        "seen": [bits(hand) for hand in g.seen],
        "deck": list(g.deck),
        "discards": list(g.discards),
        "table": list(g.table),
        "markers": [list(marker) for marker in g.markers],
        "local": [_unit_name(unit) for unit in g.local],
        "reserve": _unit_name(g.reserve),
        "scorched": PLACE_NAMES[g.scorched] if g.scorched >= 0 else None,
        "effects": [list(effect) for effect in g.effects],
        "frames": [list(frame) for frame in g.frames],
        "battle": None
        if g.battle is None
        else {field: getattr(g.battle, field) for field in fields.BATTLE_SLOTS},
        "result": None
        if g.result is None
        else [g.result.winners, g.result.kind, g.result.rule, g.result.score],
    }
    return data


def restore(data: dict[str, Any], agreed: Setup, chance: Chance) -> NoRetreat:
    """The state whose dump this is."""
    g = blank(agreed, chance)
    for field in fields.PLAIN:
        setattr(g, field, data[field])
    for field in fields.LISTS:
        setattr(g, field, list(data[field]))
    for field in fields.UNIT_SETS:
        setattr(g, field, mask(UNIT_NUMBER[name] for name in data[field]))
    for field in fields.HEX_SETS:
        setattr(g, field, _numbers(data[field]))
    for unit, text in enumerate(data["units"]):
        place, _, face = text.partition("/")
        g.put(unit, ALL_PLACE_NUMBER[place])
        g.flip(unit, int(bool(face)))
    g.control = GERMANY & ~BOARD.set(data["soviet_holds"]) | BOARD.set(data["axis_holds"])
    g.counterblows = [_numbers(names) for names in data["counterblows"]]
    g.hands = [mask(cards) for cards in data["hands"]]
    g.seen = [mask(cards) for cards in data["seen"]]
    g.deck, g.discards, g.table = (bytes(data[pile]) for pile in ("deck", "discards", "table"))
    g.markers = [(turn, weather) for turn, weather in data["markers"]]
    g.local = [_unit_number(name) for name in data["local"]]
    g.reserve = _unit_number(data["reserve"])
    g.scorched = PLACE_NUMBER[data["scorched"]] if data["scorched"] else -1
    g.effects = tuple((name, value) for name, value in data["effects"])
    g.frames = [as_tuples(frame) for frame in data["frames"]]
    if data["battle"] is not None:
        g.battle = Battle(0, 0, 0, 0)
        for field in fields.BATTLE_SLOTS:
            setattr(g.battle, field, as_tuples(data["battle"][field]))
    if data["result"] is not None:
        winners, kind, rule, score = data["result"]
        g.result = Result(tuple(winners), kind, rule, as_tuples(score))
    return g


# -- text

_IN_WORDS = {
    *("turn", "active", "phase", "weather", "support", "event_vp", "hands", "deck", "discards"),
    *("units", "axis_holds", "soviet_holds", "oos", "disorganized"),
}


def write(g: NoRetreat) -> str:
    """The position as text; `read` gives it back."""
    parts = [f"turn {g.turn} {SIDES[g.active]} {PHASES[g.phase]}", f"weather {WEATHERS[g.weather]}"]
    for place, units in enumerate(g.at):
        if units and place != GONE:
            faces = " ".join(_counter(g, unit) for unit in bits(units))
            parts.append(f"{ALL_PLACES[place]}: {faces}")
    if weak := g.at[GONE] & g.weak:
        parts.append("gone: " + " ".join(_counter(g, unit) for unit in bits(weak)))

    def part(word: str, names: list[str]) -> None:
        if names:
            parts.append(f"{word} {' '.join(names)}")

    part("axis-holds", BOARD.names(g.control & ~GERMANY & ~g.held[AXIS]))
    part("soviet-holds", BOARD.names(HEXES & GERMANY & ~g.control & ~g.held[SOVIET]))
    part("axis-hand", [CARD_NAMES[card] for card in bits(g.hands[AXIS])])
    part("soviet-hand", [CARD_NAMES[card] for card in bits(g.hands[SOVIET])])
    parts.append(" ".join(["deck", *(CARD_NAMES[card] for card in reversed(g.deck))]))
    part("discards", [CARD_NAMES[card] for card in reversed(g.discards)])
    part("oos", [UNIT_NAMES[unit] for unit in bits(g.oos)])
    part("disorganized", [UNIT_NAMES[unit] for unit in bits(g.disorganized)])
    parts.append(f"support {g.support[AXIS]} {g.support[SOVIET]}")
    parts.append(f"event-vp {g.event_vp}")
    parts.append("more " + json.dumps(_remaining(g), separators=(",", ":"), sort_keys=True))
    return "; ".join(parts)


def _counter(g: NoRetreat, unit: Unit) -> str:
    name: str = UNIT_NAMES[unit]
    return f"{name}/weak" if g.weak >> unit & 1 else name


def _remaining(g: NoRetreat) -> dict[str, Any]:
    """What the words have no part for."""
    data: dict[str, Any] = json.loads(json.dumps(dump(g)))
    return {name: value for name, value in data.items() if name not in _IN_WORDS}


def read(text: str, agreed: Setup, chance: Chance) -> NoRetreat:
    """The position that a text describes, or a complaint about the part that is wrong."""
    g = blank(agreed, chance)
    reader = _Reader(g)
    more: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        try:
            if part.startswith("more "):
                more = json.loads(part[5:])
                unknown = set(more) - set(_remaining(g)) if isinstance(more, dict) else {"more"}
                if unknown:
                    raise BadPosition(f"nothing is called {', '.join(sorted(unknown))}")
            else:
                reader.part(part)
        except (ValueError, BadPosition) as error:
            raise BadPosition(f"in {part!r}: {error}") from None
    reader.rest()
    try:
        if more:
            g = restore(json.loads(json.dumps(dump(g))) | more, agreed, chance)
            _check_frames(g)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise BadPosition(f"in 'more': garbled, {type(error).__name__}: {error}") from None
    _check(g)
    return g


def _check_frames(g: NoRetreat) -> None:
    for name, *_ in g.frames:
        if name not in set(steps):
            raise BadPosition(f"in 'more': no step is called {name!r}")
    if g.result is None and g.frames and (name := steps.dead_end(g)):
        raise BadPosition(f"in 'more': {name} leaves nothing to choose")


class _Reader:
    """Reads the parts of a text one by one and keeps account of what they named."""

    def __init__(self, g: NoRetreat) -> None:
        self.g = g
        self.named = 0
        self.cards = 0
        self.held = {"axis-holds": 0, "soviet-holds": 0}
        self.deck: list[int] | None = None
        self.weather = False
        self.words: dict[str, Callable[[list[str]], None]] = {
            "turn": self._turn,
            "weather": self._weather,
            "axis-holds": lambda names: self._hold("axis-holds", names),
            "soviet-holds": lambda names: self._hold("soviet-holds", names),
            "axis-hand": lambda names: self._hand(AXIS, names),
            "soviet-hand": lambda names: self._hand(SOVIET, names),
            "deck": self._deck,
            "discards": self._discards,
            "oos": lambda names: self._mark("oos", names),
            "disorganized": lambda names: self._mark("disorganized", names),
            "support": self._support,
            "event-vp": self._event_vp,
        }

    def part(self, part: str) -> None:
        place, colon, rest = part.partition(":")
        if colon:
            self._stack(place.strip(), rest.split())
            return
        word, *names = part.split()
        if word not in self.words:
            raise BadPosition(f"no part is called {word!r}; there are {', '.join(self.words)}")
        self.words[word](names)

    def _stack(self, name: str, counters: list[str]) -> None:
        if name not in ALL_PLACE_NUMBER:
            raise BadPosition(f"there is no hex, area or box {name!r}")
        for counter in counters:
            unit_name, slash, face = counter.partition("/")
            unit = self._unit(unit_name)
            if self.named >> unit & 1:
                raise BadPosition(f"{unit_name} is named twice")
            if slash and (face not in FACES or (face == "weak" and not TWO_VALUES >> unit & 1)):
                raise BadPosition(f"{unit_name} has no face {face!r}")
            self.named |= 1 << unit
            self.g.flip(unit, int(face == "weak"))
            self.g.put(unit, ALL_PLACE_NUMBER[name])

    def _unit(self, name: str) -> Unit:
        if name not in UNIT_NUMBER:
            raise BadPosition(f"no counter is called {name!r}")
        return UNIT_NUMBER[name]

    def _turn(self, words: list[str]) -> None:
        g = self.g
        good = 2 <= len(words) <= 3 and words[0].isdecimal() and 1 <= int(words[0]) <= 28
        if not good or words[1] not in SIDES or (words[2:] and words[2] not in PHASES):
            raise BadPosition("expected a turn from 1 to 28, a side, and perhaps a phase")
        g.turn = int(words[0])
        g.active = SIDES.index(words[1])
        g.phase = PHASES.index(words[2]) if words[2:] else MOVEMENT_PHASE
        g.markers = [marker_on(g.turn, which) for which in range(3)]
        g.initiative = AXIS if g.turn < 12 else SOVIET
        g.first_snow = 4 if g.turn > 4 else 0

    def _weather(self, words: list[str]) -> None:
        if len(words) != 1 or words[0] not in WEATHERS:
            raise BadPosition(f"the weather is one of {', '.join(WEATHERS)}")
        self.g.weather = WEATHERS.index(words[0])

    def _hold(self, word: str, names: list[str]) -> None:
        for name in names:
            if name not in BOARD.number:
                raise BadPosition(f"there is no hex {name!r}")
        self.held[word] |= BOARD.set(names)

    def _take(self, names: list[str]) -> list[int]:
        numbers = []
        for name in names:
            if name not in CARD_NAMES[1:JOKER]:
                raise BadPosition(f"there is no card {name!r}")
            card = int(name)
            if self.cards >> card & 1:
                raise BadPosition(f"card {name} is named twice")
            self.cards |= 1 << card
            numbers.append(card)
        return numbers

    def _hand(self, side: Side, names: list[str]) -> None:
        self.g.hands[side] = mask(self._take(names))

    def _deck(self, names: list[str]) -> None:
        self.deck = self._take(names)

    def _discards(self, names: list[str]) -> None:
        self.g.discards = bytes(reversed(self._take(names)))

    def _mark(self, field: str, names: list[str]) -> None:
        setattr(self.g, field, mask(self._unit(name) for name in names))

    def _support(self, words: list[str]) -> None:
        if len(words) != 2 or not all(word.isdecimal() for word in words):
            raise BadPosition("expected two numbers: Blitz! and Shock! markers")
        self.g.support = [int(words[0]), int(words[1])]

    def _event_vp(self, words: list[str]) -> None:
        numbers = {str(number): number for number in range(-MOST_EVENT_VP, MOST_EVENT_VP + 1)}
        if len(words) != 1 or words[0] not in numbers:
            raise BadPosition(f"expected a number from {-MOST_EVENT_VP} to {MOST_EVENT_VP}")
        self.g.event_vp = numbers[words[0]]

    def rest(self) -> None:
        """What was not named goes where it usually is."""
        g = self.g
        in_play = ~LEAVE_1945 if g.turn >= TURN_1945 else ~ENTER_1945
        left = [c for c in range(1, JOKER) if in_play >> c & 1 and not self.cards >> c & 1]
        g.deck = bytes(reversed(left if self.deck is None else self.deck))
        g.control = GERMANY & ~self.held["soviet-holds"] | self.held["axis-holds"]
        g.control |= g.held[AXIS] & HEXES
        g.control &= ~g.held[SOVIET]
        g.zones = [-1, -1]
        g.frames = [("game_turn",), ("player_turn", SOVIET)][: 2 - g.active]
        g.frames += [("end_player_turn",)]
        g.frames += [
            ("phase", number) for number in range(len(PHASES) - 1, max(g.phase, 1) - 1, -1)
        ]


def _check(g: NoRetreat) -> None:
    """What no single part can know."""
    for place in bits(g.held[AXIS] & g.held[SOVIET]):
        raise BadPosition(f"in {PLACE_NAMES[place]}: units of both sides")
    for unit in range(UNITS):
        place = g.where[unit]
        if place < len(PLACE_NAMES) and not g.may_enter(unit) >> place & 1:
            raise BadPosition(f"in {PLACE_NAMES[place]}: {UNIT_NAMES[unit]} may not be there")
    marked = (g.oos | g.disorganized) & ~(g.on_map(AXIS) | g.on_map(SOVIET))
    if marked:
        names = " ".join(UNIT_NAMES[unit] for unit in bits(marked))
        raise BadPosition(f"marked but not on the map: {names}")
