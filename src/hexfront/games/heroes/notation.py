"""A position as data (for saves and digests) and as a line of text (for tests, links, reports).

The text is a list of parts, separated by semicolons, of which any but the first may be missing:

    firefight partisans; round 2 german; 1-G08: ger-rifles-1/NE ger-lmg-1/N+used;
    1-G09: sov-rifles-1/SW!inf-pinned; hidden 1-F12: sov-rifles-2; waiting sov-rifles-4; cap 6 7;
    ap 4 0; vp 0 1; losses 1 0; german 1-G08; soviet 1-G09; smoke 1-F09; thin 1-F10;
    hand german rally-up; deck luck follow-me

A unit has its facing after the slash (south-east if there is none), then `+used` or `+active`,
`+dug`, `+inside` or `+in=NAME` when it is carried, and `!MARKER`, or `!!MARKER` when the enemy has
seen it. Units that are not named are out of the game. With two commanders on a side `german-2` and
`soviet-2` have hands and turns, too, and points are given in the order German, Soviet, second
German, second Soviet. What has no word of its own (an attack half
way, weapons, works that changed) follows the word `more` as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import BadPosition, Setup, as_tuples
from hexfront.core.hexes import bits, mask
from hexfront.core.tables import TableError
from hexfront.core.types import Hex, Hexes, Side, Unit
from hexfront.games.heroes import fields
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.hits import HARMLESS
from hexfront.games.heroes.state import (
    GENERIC,
    LEFT,
    PLACE_WORDS,
    WAITING,
    Attack,
    Heroes,
    Rules,
    blank_state,
    steps,
)
from hexfront.games.heroes.tables import (
    CARD_NUMBER,
    CARDS,
    DIRECTIONS,
    MARKER_NUMBER,
    MARKERS,
    SIDES,
    SQUADS_AP,
)
from hexfront.games.heroes.types import MarkerNumber

# -- data

_PLACE_NUMBERS = {word: number for number, word in PLACE_WORDS.items()}


def dump(g: Heroes) -> dict[str, Any]:
    """All that a position is, ready for JSON."""
    board = g.ground.board
    data: dict[str, Any] = {field: getattr(g, field) for field in fields.PLAIN}
    data |= {field: list(getattr(g, field)) for field in fields.LISTS}
    data |= {field: [g.unit_name(u) for u in bits(getattr(g, field))] for field in fields.UNIT_SETS}
    data |= {field: board.names(getattr(g, field)) for field in fields.HEX_SETS}
    data |= {
        "firefight": g.firefight.id,
        "place": [g.hex_name(at) for at in g.place],
        "facing": list(g.facing),
        "marker": [g.marker_name(unit) for unit in range(len(g.place))],
        "dice": list(g.dice),
        "maybe": [board.names(hexes) for hexes in g.maybe],
        "came": [g.hex_name(at) if at >= 0 else "" for at in g.came],
        "pile": list(g.pile),
        "control": [board.names(hexes) for hexes in g.control],
        "works": [[w[0], g.hex_name(w[1]), w[2], w[3], w[4]] for w in g.works],
        "hands": [[CARDS[card].id for card in hand] for hand in g.hands],
        "deck": [CARDS[card].id for card in g.deck],
        "discards": [CARDS[card].id for card in g.discards],
        "weapons": [[CARDS[card].id, uses, unit] for card, uses, unit in g.weapons],
        "barrage": [_dump_barrage(g, one) for one in g.barrage],
        "noted": [_dump_barrage(g, one) for one in g.noted],
        "attack": None if g.attack is None else _dump_attack(g.attack),
        "frames": [list(frame) for frame in g.frames],
        "result": None
        if g.result is None
        else [
            *(list(g.result.winners), g.result.kind, g.result.rule),
            [list(part) for part in g.result.score],
        ],
    }
    return data


def _dump_barrage(g: Heroes, barrage: tuple[Hex, bool] | None) -> list[Any] | None:
    return None if barrage is None else [g.hex_name(barrage[0]), barrage[1]]


def _dump_attack(attack: Attack) -> dict[str, Any]:
    return {field: getattr(attack, field) for field in fields.ATTACK_SLOTS}


def restore(data: dict[str, Any], setup: Setup, chance: Chance) -> Heroes:
    """The state whose dump this is."""
    g = blank_state(firefight(data["firefight"], setup.sheet), Rules(setup))
    g.start(chance)
    _restore_into(g, data)
    return g


def _restore_into(g: Heroes, data: dict[str, Any]) -> None:
    number, board = g.firefight.number_of, g.ground.board
    for field in fields.PLAIN:
        setattr(g, field, data[field])
    for field in fields.LISTS:
        setattr(g, field, list(data[field]))
    g.dice = tuple(data["dice"])
    for field in fields.UNIT_SETS:
        setattr(g, field, mask(number[name] for name in data[field]))
    for field in fields.HEX_SETS:
        setattr(g, field, board.set(data[field]))
    g.place = [_place(g, name) for name in data["place"]]
    g.here = [0] * board.size
    g.open = [0, 0]
    g.standing = 0
    for unit, at in enumerate(g.place):
        if at >= 0:
            g.standing |= 1 << unit
            if not g.hidden >> unit & 1:
                g.appear(unit)
    g.facing = bytearray(data["facing"])
    g.marker = bytearray(_marker(name) for name in data["marker"])
    g.maybe = [board.set(names) for names in data["maybe"]]
    g.came = [board.hex(name) if name else -1 for name in data["came"]]
    g.pile = bytearray(data["pile"])
    g.control = [board.set(names) for names in data["control"]]
    g.works = [(w[0], board.hex(w[1]), w[2], w[3], w[4]) for w in data["works"]]
    g.hands = [tuple(CARD_NUMBER[card] for card in hand) for hand in data["hands"]]
    g.deck = bytes(CARD_NUMBER[card] for card in data["deck"])
    g.discards = bytes(CARD_NUMBER[card] for card in data["discards"])
    g.weapons = [(CARD_NUMBER[card], uses, unit) for card, uses, unit in data["weapons"]]
    g.barrage = [None if one is None else (board.hex(one[0]), one[1]) for one in data["barrage"]]
    g.noted = [None if one is None else (board.hex(one[0]), one[1]) for one in data["noted"]]
    g.attack = None if data["attack"] is None else _attack(data["attack"])
    g.frames = [as_tuples(frame) for frame in data["frames"]]
    if data["result"] is not None:
        winners, kind, rule, score = data["result"]
        g.result = Result(tuple(winners), kind, rule, as_tuples(score))


def _place(g: Heroes, name: str) -> Hex:
    return _PLACE_NUMBERS[name] if name in _PLACE_NUMBERS else g.ground.board.hex(name)


def _marker(name: str | None) -> MarkerNumber:
    if name is None:
        return 0
    return GENERIC + 1 if name == "generic" else MARKER_NUMBER[name] + 1


def _attack(data: dict[str, Any]) -> Attack:
    attack = Attack(0, 0, 0)
    for field in fields.ATTACK_SLOTS:
        setattr(attack, field, data[field])
    return attack


# -- text


def write(g: Heroes) -> str:
    """The position as text; `read` gives it back."""
    text = _words(g)
    plain = json.loads(json.dumps(dump(_read_words(text, "", Chance("plain"), g.rules))))
    data = json.loads(json.dumps(dump(g)))
    rest = {name: value for name, value in data.items() if value != plain[name]}
    if rest:
        text += "; more " + json.dumps(rest, separators=(",", ":"), sort_keys=True)
    return text


def _words(g: Heroes) -> str:
    board = g.ground.board
    parts = [f"firefight {g.firefight.id}", f"round {g.round} {SEATS[g.player]}"]
    stacks: dict[tuple[bool, int], list[str]] = {}
    waiting = []
    for unit, at in enumerate(g.place):
        if at >= 0:
            hidden = bool(g.hidden >> unit & 1)
            stacks.setdefault((hidden, at), []).append(_unit_word(g, unit))
        elif at == WAITING:
            waiting.append(_unit_word(g, unit).replace(f"/{DIRECTIONS[0]}", ""))
    for (hidden, at), units in sorted(stacks.items()):
        parts.append(f"{'hidden ' if hidden else ''}{board.name[at]}: {' '.join(units)}")

    def part(word: str, names: list[str]) -> None:
        if names:
            parts.append(f"{word} {' '.join(names)}")

    part("waiting", waiting)
    part("ready", [g.unit_name(unit) for unit in bits(g.ready)])
    for word in ("cap", "ap", "vp", "losses"):
        parts.append(f"{word} {' '.join(map(str, getattr(g, word)))}")
    for side in (0, 1):
        parts.append(" ".join([SIDES[side], *board.names(g.control[side])]))
    for player, hand in enumerate(g.hands):
        part(f"hand {SEATS[player]}", [CARDS[card].id for card in hand])
    part("smoke", board.names(g.fresh_smoke))
    part("thin", board.names(g.thin_smoke))
    part("deck", [CARDS[card].id for card in reversed(g.deck)])
    part("discards", [CARDS[card].id for card in g.discards])
    return "; ".join(parts)


def _unit_word(g: Heroes, unit: Unit) -> str:
    bit = 1 << unit
    word = f"{g.unit_name(unit)}/{DIRECTIONS[g.facing[unit]]}"
    for name, units in (("used", g.used), ("active", g.activated), ("dug", g.dug)):
        if units & bit:
            word += f"+{name}"
    if g.inside & bit:
        word += "+inside"
    if g.aboard & bit:
        word += f"+in={g.unit_name(g.carrier[unit])}"
    if g.marker[unit]:
        word += ("!!" if g.shown & bit else "!") + str(g.marker_name(unit))
    return word


def read(text: str, setup: Setup, chance: Chance) -> Heroes:
    """The position that a text describes, or a complaint about the part that is wrong."""
    words, found, more = text.partition("; more ")
    if not found and words.startswith("more "):
        words, more = "", words[5:]
    g = _read_words(words, setup.scenario, chance, Rules(setup))
    if more:
        _read_more(g, more)
    _check(g)
    return g


def _read_words(text: str, name: str, chance: Chance, rules: Rules) -> Heroes:
    """The words of a text without `more`; `name` is the firefight if the text has none."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    if parts and parts[0].startswith("firefight "):
        name = parts.pop(0).removeprefix("firefight ").strip()
    try:
        known = firefight(name, rules.sheet)
    except (TableError, OSError):
        raise BadPosition(f"in 'firefight {name}': there is no such firefight") from None
    g = blank_state(known, rules)
    g.start(chance)
    g.place = [LEFT] * len(g.place)
    placed = _Placed(g)
    for part in parts:
        try:
            placed.part(part)
        except (ValueError, LookupError, BadPosition) as error:
            raise BadPosition(f"in {part!r}: {error}") from None
    placed.finish()
    return g


def _read_more(g: Heroes, text: str) -> None:
    try:
        more = json.loads(text)
        if not isinstance(more, dict):
            raise BadPosition("in 'more': expected an object in braces")
        data = dump(g)
        strange = sorted(set(more) - set(data))
        if strange:
            raise BadPosition(f"in 'more': nothing is called {strange[0]!r}")
        _restore_into(g, data | more)
        known = set(steps)
        for frame in g.frames:
            if frame[0] not in known:
                raise BadPosition(f"in 'more': no step is called {frame[0]!r}")
        if g.result is None and (name := steps.dead_end(g)):
            raise BadPosition(f"in 'more': {name} leaves nothing to choose")
    except BadPosition:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        raise BadPosition(f"in 'more': garbled, {type(error).__name__}: {error}") from None


class _Placed:
    """Reads the parts of a text one by one."""

    def __init__(self, g: Heroes) -> None:
        self.g = g
        self.named: set[str] = set()
        self.seen: set[int] = set()
        self.words: dict[str, Callable[[list[str]], None]] = {
            "round": self._round,
            "waiting": self._waiting,
            "ready": self._ready,
            "cap": lambda words: self._numbers("cap", words),
            "ap": lambda words: self._numbers("ap", words),
            "vp": lambda words: self._numbers("vp", words),
            "losses": lambda words: self._numbers("losses", words),
            "german": lambda words: self._control(0, words),
            "soviet": lambda words: self._control(1, words),
            "smoke": lambda words: setattr(g, "fresh_smoke", self._hexes(words)),
            "thin": lambda words: setattr(g, "thin_smoke", self._hexes(words)),
            "hand": self._hand,
            "deck": lambda words: setattr(g, "deck", bytes(reversed(self._cards(words)))),
            "discards": lambda words: setattr(g, "discards", bytes(self._cards(words))),
        }

    def part(self, part: str) -> None:
        if ":" in part:
            place, _, units = part.partition(":")
            hidden = place.startswith("hidden ")
            at = self._hex(place.removeprefix("hidden ").strip())
            for word in units.split():
                self._unit(word, at, hidden)
            return
        word, *rest = part.split()
        if word not in self.words:
            raise BadPosition(f"no part is called {word!r}; there are {', '.join(self.words)}")
        key = f"{word} {rest[0]}" if word == "hand" and rest else word
        if key in self.named:
            raise BadPosition(f"there is a part {key!r} already")
        self.named.add(key)
        self.words[word](rest)

    def finish(self) -> None:
        """The turn of the side to move, and an open activation if a unit is active."""
        g = self.g
        for player in g.command.players:
            active = bool(g.activated & g.command.own[player])
            if active and not g.ap[player]:
                if "ap" in self.named:
                    raise BadPosition(f"in 'ap': {SEATS[player]} has an active unit and no AP")
                g.ap[player] = SQUADS_AP
            if g.ap[player] and not active:
                raise BadPosition(f"in 'ap': {SEATS[player]} has AP and no active unit")
            g.granted[player] = SQUADS_AP if active else 0
        g.turn = 1
        g.frames = [("turn",)]

    # -- units

    def _number(self, name: str) -> Unit:
        if name not in self.g.firefight.number_of:
            raise BadPosition(f"no unit is called {name!r} in this firefight")
        return self.g.firefight.number_of[name]

    def _new(self, name: str) -> Unit:
        unit = self._number(name)
        if unit in self.seen:
            raise BadPosition(f"{name} is named twice")
        self.seen.add(unit)
        return unit

    def _unit(self, word: str, at: Hex, hidden: bool = False) -> None:
        """A unit with all that hangs on it, in a hex or waiting."""
        g = self.g
        word, _, marker = word.partition("!")
        word, *flags = word.split("+")
        name, _, facing = word.partition("/")
        if facing and facing not in DIRECTIONS:
            raise BadPosition(f"facing {facing!r} is none of {', '.join(DIRECTIONS)}")
        unit = self._new(name)
        bit = 1 << unit
        g.facing[unit] = DIRECTIONS.index(facing) if facing else 0
        if hidden:
            g.put_hidden(unit, at)
            g.maybe[unit] = g.firefight.forces[g.firefight.force_of[unit]].area or 1 << at
        elif at >= 0:
            g.put(unit, at)
        else:
            g.place[unit] = at
        for flag in flags:
            if flag.startswith("in="):
                g.carrier[unit] = self._number(flag[3:])
                g.aboard |= bit
            elif flag in _FLAGS:
                setattr(g, _FLAGS[flag], getattr(g, _FLAGS[flag]) | bit)
            else:
                raise BadPosition(f"{flag!r} is none of {', '.join(_FLAGS)}, in=UNIT")
        if marker:
            self._hit(unit, marker)

    def _hit(self, unit: Unit, marker: str) -> None:
        g = self.g
        if marker.startswith("!"):
            g.shown |= 1 << unit
            marker = marker[1:]
        if marker != "generic" and marker not in MARKER_NUMBER:
            raise BadPosition(f"no marker is called {marker!r}")
        g.marker[unit] = _marker(marker)
        if marker != "generic":
            number = MARKER_NUMBER[marker]
            if not g.pile[number]:
                raise BadPosition(f"there are no more {marker}")
            g.pile[number] -= 1
            g.possible[unit] = HARMLESS[MARKERS[number].pile]

    def _waiting(self, names: list[str]) -> None:
        for name in names:
            self._unit(name, WAITING)

    def _ready(self, names: list[str]) -> None:
        for name in names:
            unit = self._number(name)
            if self.g.place[unit] != WAITING:
                self._waiting([name])
            self.g.ready |= 1 << unit

    # -- the rest

    def _round(self, words: list[str]) -> None:
        g = self.g
        if len(words) != 2 or words[1] not in g.command.seats:
            raise BadPosition(f"expected a number, and {self._seats()}")
        g.round = int(words[0])
        if not 1 <= g.round <= g.firefight.rounds:
            raise BadPosition(f"this firefight has rounds 1 to {g.firefight.rounds}")
        g.player = SEATS.index(words[1])
        g.side = g.initiative = g.player & 1

    def _seats(self) -> str:
        return " or ".join(self.g.command.seats)

    def _numbers(self, field: str, words: list[str]) -> None:
        """Of each side, or of each player in the order of their numbers."""
        count = len(getattr(self.g, field))
        if len(words) != count or not all(word.lstrip("-").isdigit() for word in words):
            raise BadPosition(f"expected {count} numbers, German and Soviet")
        setattr(self.g, field, [int(word) for word in words])

    def _hex(self, name: str) -> Hex:
        at = self.g.ground.hex(name)
        if at is None:
            raise BadPosition(f"there is no hex {name!r}")
        return at

    def _hexes(self, names: list[str]) -> Hexes:
        return mask(self._hex(name) for name in names)

    def _control(self, side: Side, names: list[str]) -> None:
        hexes = self._hexes(names)
        strange = hexes & ~self.g.firefight.victory_hexes
        if strange:
            names = self.g.ground.board.names(strange)
            raise BadPosition(f"{' '.join(names)} is no victory hex")
        self.g.control[side] = hexes
        if side == 0 and "soviet" not in self.named:
            self.g.control[1] &= ~hexes

    def _cards(self, names: list[str]) -> list[int]:
        for name in names:
            if name not in CARD_NUMBER:
                raise BadPosition(f"no card is called {name!r}")
        return [CARD_NUMBER[name] for name in names]

    def _hand(self, words: list[str]) -> None:
        if not words or words[0] not in self.g.command.seats:
            raise BadPosition(f"expected {self._seats()}, and cards")
        self.g.hands[SEATS.index(words[0])] = tuple(sorted(self._cards(words[1:])))


_FLAGS = {"used": "used", "active": "activated", "dug": "dug", "inside": "inside"}


def _check(g: Heroes) -> None:
    """What no game could lead to."""
    if g.activated & g.used:
        raise BadPosition("a unit cannot be active and used")
    if min(g.cap) < 0:
        raise BadPosition("in 'cap': CAP cannot be below 0")
    if g.control[0] & g.control[1]:
        raise BadPosition("a hex cannot have two controllers")
    for unit in bits(g.aboard):
        carrier = g.carrier[unit]
        if g.place[unit] != g.place[carrier] or not g.firefight.vehicles >> carrier & 1:
            raise BadPosition(f"{g.unit_name(unit)} is not in the hex of a vehicle that carries it")
    for unit in bits(g.inside):
        if g.work_at(g.place[unit]) is None:
            raise BadPosition(f"{g.unit_name(unit)} is inside nothing")
