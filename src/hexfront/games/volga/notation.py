"""A position as data (for saves and digests) and as a line of text (for tests, links, reports).

The text is a list of parts, separated by semicolons, of which any may be missing:

    24: G-PZ-2/3 G-IN-191; 25: S-RD-45/2; turn 5 soviet; control 20 24 W X Y Z; rubble 7 9;
    leaders g-hoth; hand g-stuka g-pak; soviet-hand s-aa-7; track 1 G-PZ-24 G-IN-208; seen S-RD-45

A block without a strength is at full strength, `/0` is a blank side. Soviet blocks that are not
named wait in their reserves, German ones lie on the track; cards that are not named are in their
decks, in the order of the tables. Hexes with German blocks are German-controlled.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import HexfrontError, Setup, fresh
from hexfront.core.hexes import BoardError, bits
from hexfront.games.volga.state import (
    ASIDE,
    GERMAN,
    ICONS,
    LOSSES,
    PLACE_NAMES,
    PLACE_NUMBER,
    PLACES,
    SOVIET,
    TRACK_COLUMNS,
    Battle,
    Rules,
    Volga,
    blank_state,
    reserve_of,
)
from hexfront.games.volga.tables import (
    AXE,
    BOARD,
    CARD_NAMES,
    GERMANS,
    SOVIETS,
    START_GERMAN,
    STEPS,
    UNIT_NAMES,
    UNIT_NUMBER,
    UNITS,
    card_sides,
    mask,
)


class BadPosition(HexfrontError):
    """A text that is no position; the message names the part."""


# -- data

_PLAIN = (
    *("next_token", "seen", "returned", "rows_closed", "raus", "soviet_hand", "leaders"),
    *("discards", "stacked", "side", "player", "turn", "extra"),
)
_SETS = ("control", "rubble", "forts")
_ON_TRACK = "row"


def dump(g: Volga) -> dict[str, Any]:
    """All that a position is, ready for JSON."""
    units = [_ON_TRACK] * UNITS
    for place, blocks in enumerate(g.at):
        for unit in bits(blocks):
            units[unit] = PLACE_NAMES[place]
            if place < BOARD.size:
                entry = f"@{PLACE_NAMES[g.entry[unit]]}" if GERMANS >> unit & 1 else ""
                units[unit] += f"/{g.strength[unit]}#{g.token[unit]}{entry}"
    data: dict[str, Any] = {field: getattr(g, field) for field in _PLAIN}
    data |= {field: BOARD.names(getattr(g, field)) for field in _SETS}
    data |= {
        "units": units,
        "since": {UNIT_NAMES[unit]: count for unit, count in enumerate(g.since) if count},
        "headquarters": PLACE_NAMES[g.headquarters] if g.headquarters >= 0 else None,
        "credit": [BOARD.names(hexes) for hexes in g.credit],
        "track": [list(row) for row in g.track],
        "german_deck": list(g.german_deck),
        "soviet_deck": list(g.soviet_deck),
        "hands": g.hands,
        "advantages": list(g.advantages),
        "frames": g.frames,
        "battle": None
        if g.battle is None
        else {field: getattr(g.battle, field) for field in Battle.__slots__},
        "result": None
        if g.result is None
        else [g.result.winners, g.result.kind, g.result.rule, g.result.score],
    }
    return data


def restore(data: dict[str, Any], setup: Setup, chance: Chance) -> Volga:
    """The state whose dump this is."""
    g = blank_state()
    fresh(g, chance)
    g.rules = Rules(setup)
    for field in _PLAIN:
        setattr(g, field, data[field])
    for field in _SETS:
        setattr(g, field, BOARD.set(data[field]))
    g.at = [0] * PLACES
    for unit, text in enumerate(data["units"]):
        if text != _ON_TRACK:
            _put_back(g, unit, text)
    for name, count in data["since"].items():
        g.since[UNIT_NUMBER[name]] = count
    g.headquarters = PLACE_NUMBER[data["headquarters"]] if data["headquarters"] else -1
    g.credit = [BOARD.set(names) for names in data["credit"]]
    g.track = [tuple(row) for row in data["track"]]
    g.german_deck = bytes(data["german_deck"])
    g.soviet_deck = bytes(data["soviet_deck"])
    g.hands = list(data["hands"])
    g.advantages = (data["advantages"][0], data["advantages"][1])
    g.frames = [_tuples(frame) for frame in data["frames"]]
    if data["battle"] is not None:
        g.battle = Battle(0, False, 0, 0, 0)
        for field in Battle.__slots__:
            setattr(g.battle, field, data["battle"][field])
    if data["result"] is not None:
        winners, kind, rule, score = data["result"]
        g.result = Result(tuple(winners), kind, rule, _tuples(score))
    return g


def _put_back(g: Volga, unit: int, text: str) -> None:
    """A block as `dump` writes it: place/strength#token@entry, off the map the place alone."""
    place, _, rest = text.partition("/")
    g.put(unit, PLACE_NUMBER[place])
    if rest:
        strength, _, token = rest.partition("#")
        token, _, entry = token.partition("@")
        g.strength[unit] = int(strength)
        g.token[unit] = int(token)
        g.entry[unit] = PLACE_NUMBER[entry or place]


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


# -- text


def write(g: Volga) -> str:
    """The position as text; `read` gives it back."""
    parts = [f"turn {g.turn} {('german', 'soviet')[g.side]}"]
    for place in bits(g.german | g.soviet):
        units = sorted(bits(g.at[place]), key=lambda unit: g.token[unit])
        parts.append(f"{BOARD.name[place]}: " + " ".join(_block(g, unit) for unit in units))

    def part(word: str, names: list[str]) -> None:
        if names:
            parts.append(f"{word} {' '.join(names)}")

    def cards(word: str, cards: int) -> None:
        part(word, [CARD_NAMES[card] for card in bits(cards)])

    def blocks(word: str, units: int) -> None:
        part(word, [UNIT_NAMES[unit] for unit in bits(units)])

    parts.append(" ".join(["control", *BOARD.names(g.control)]))
    part("rubble", BOARD.names(g.rubble))
    part("forts", BOARD.names(g.forts))
    if g.headquarters >= 0:
        part("headquarters", [BOARD.name[g.headquarters]])
    cards("leaders", g.leaders)
    cards("hand", g.hands[0])
    cards("blue-hand", g.hands[1])
    cards("soviet-hand", g.soviet_hand)
    cards("discards", g.discards)
    parts.append(" ".join(["german-deck", *(CARD_NAMES[c] for c in reversed(g.german_deck))]))
    parts.append(" ".join(["soviet-deck", *(CARD_NAMES[c] for c in reversed(g.soviet_deck))]))
    for number, row in enumerate(g.track):
        parts.append(" ".join(["track", str(number + 1), *(UNIT_NAMES[u] for u in row)]))
    blocks("losses", g.at[LOSSES])
    blocks("eliminated", g.at[ICONS])
    blocks("aside", g.at[ASIDE])
    blocks("seen", g.seen)
    part("credit", [f"{'yb'[p]}{BOARD.name[h]}" for p in (0, 1) for h in bits(g.credit[p])])
    rest = {name: value for name, value in _remaining(g).items() if value != _plain_rest(name)}
    if rest:
        parts.append("more " + json.dumps(rest, separators=(",", ":"), sort_keys=True))
    return "; ".join(parts)


_QUIET: dict[int, list[list[Any]]] = {
    GERMAN: [["turn_end"], ["german_action"]],
    SOVIET: [["turn_end"], ["soviet_action"]],
}


def _remaining(g: Volga) -> dict[str, Any]:
    """What the words have no part for."""
    data = json.loads(json.dumps(dump(g)))
    kept = ("returned", "rows_closed", "raus", "stacked", "player", "extra", "next_token")
    rest = {name: data[name] for name in (*kept, "advantages", "since", "battle")}
    rest["tokens"] = {
        UNIT_NAMES[unit]: [g.token[unit], PLACE_NAMES[g.entry[unit]]] for unit in bits(g.on_map)
    }
    if data["frames"] not in _QUIET.values():
        rest["frames"] = data["frames"]
    if data["result"] is not None:
        rest["result"] = data["result"]
    return rest


def _plain_rest(name: str) -> Any:
    plain: dict[str, Any] = {
        "advantages": [0, 0],
        "battle": None,
        "since": {},
        "raus": False,
        "extra": -1,
    }
    return plain.get(name, 0)


def _block(g: Volga, unit: int) -> str:
    strength = g.strength[unit]
    return UNIT_NAMES[unit] + (f"/{strength}" if strength != STEPS[unit] else "")


def read(text: str, setup: Setup, chance: Chance) -> Volga:
    """The position that a text describes, or a complaint about the part that is wrong."""
    g = blank_state()
    fresh(g, chance)
    g.rules = Rules(setup)
    g.turn = 1
    g.at = [0] * PLACES
    placed = _Placed(g)
    more: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        try:
            if part.startswith("more "):
                more = json.loads(part[5:])
            else:
                placed.part(part)
        except (KeyError, ValueError, IndexError, BoardError, BadPosition) as error:
            reason = f"unknown name {error}" if isinstance(error, KeyError) else str(error)
            raise BadPosition(f"in {part!r}: {reason}") from None
    placed.finish()
    if more:
        tokens = more.pop("tokens", {})
        g = restore(dump(g) | more, setup, chance)
        for name, (token, entry) in tokens.items():
            g.token[UNIT_NUMBER[name]] = token
            g.entry[UNIT_NUMBER[name]] = PLACE_NUMBER[entry]
    return g


class _Placed:
    """Reads the parts of a text one by one and keeps account of what they named."""

    def __init__(self, g: Volga) -> None:
        self.g = g
        self.units = 0
        self.cards = 0
        self.control: int | None = None
        self.decks: dict[str, list[int]] = {}
        self.rows_given = False
        self.words: dict[str, Callable[[list[str]], None]] = {
            "turn": self._turn,
            "control": self._control,
            "rubble": lambda names: setattr(g, "rubble", BOARD.set(names)),
            "forts": lambda names: setattr(g, "forts", BOARD.set(names)),
            "headquarters": lambda names: setattr(g, "headquarters", BOARD.hex(names[0])),
            "leaders": lambda names: setattr(g, "leaders", mask(self._cards(names))),
            "hand": lambda names: self._hand(0, names),
            "blue-hand": lambda names: self._hand(1, names),
            "soviet-hand": lambda names: setattr(g, "soviet_hand", mask(self._cards(names))),
            "discards": lambda names: setattr(g, "discards", mask(self._cards(names))),
            "german-deck": lambda names: self._deck("german", names),
            "soviet-deck": lambda names: self._deck("soviet", names),
            "track": self._track,
            "losses": lambda names: self._off_map(LOSSES, names),
            "eliminated": lambda names: self._off_map(ICONS, names),
            "aside": lambda names: self._off_map(ASIDE, names),
            "seen": lambda names: setattr(g, "seen", mask(UNIT_NUMBER[name] for name in names)),
            "credit": self._credit,
        }

    def part(self, part: str) -> None:
        if ":" in part:
            place, _, blocks = part.partition(":")
            self._stack(BOARD.hex(place.strip()), blocks.split())
            return
        word, *names = part.split()
        if word not in self.words:
            raise BadPosition(f"no part is called {word!r}; there are {', '.join(self.words)}")
        self.words[word](names)

    def _new_unit(self, name: str) -> int:
        unit = UNIT_NUMBER[name]
        if self.units >> unit & 1:
            raise BadPosition(f"{name} is named twice")
        self.units |= 1 << unit
        return unit

    def _stack(self, place: int, blocks: list[str]) -> None:
        for block in blocks:
            name, _, strength = block.partition("/")
            unit = self._new_unit(name)
            steps = int(strength) if strength else STEPS[unit]
            if not 0 <= steps <= STEPS[unit]:
                raise BadPosition(f"{name} has {STEPS[unit]} steps at most")
            self.g.deploy(unit, place, steps)
        units = self.g.at[place]
        if units.bit_count() > 4:
            raise BadPosition("more than four blocks in a hex")
        if units & GERMANS and units & SOVIETS:
            raise BadPosition("blocks of both sides in one hex")

    def _turn(self, words: list[str]) -> None:
        self.g.turn = int(words[0])
        self.g.side = ("german", "soviet").index(words[1])

    def _control(self, names: list[str]) -> None:
        self.control = BOARD.set(names)

    def _cards(self, names: list[str]) -> list[int]:
        found = []
        for name in names:
            copies = [n for n, known in enumerate(CARD_NAMES) if known == name]
            copies = [n for n in copies if not self.cards >> n & 1]
            if not copies:
                known = name in CARD_NAMES
                raise BadPosition(f"{'no more' if known else 'no card is called'} {name}")
            self.cards |= 1 << copies[0]
            found.append(copies[0])
        return found

    def _hand(self, player: int, names: list[str]) -> None:
        self.g.hands[player] = mask(self._cards(names))

    def _deck(self, side: str, names: list[str]) -> None:
        self.decks[side] = self._cards(names)

    def _track(self, words: list[str]) -> None:
        self.rows_given = True
        units = tuple(self._new_unit(name) for name in words[1:])
        if len(units) > TRACK_COLUMNS:
            raise BadPosition("a row of the track has five boxes")
        self.g.track[int(words[0]) - 1] = units

    def _off_map(self, place: int, names: list[str]) -> None:
        for name in names:
            self.g.put(self._new_unit(name), place)

    def _credit(self, names: list[str]) -> None:
        for name in names:
            self.g.credit["yb".index(name[0])] |= 1 << BOARD.hex(name[1:])

    def finish(self) -> None:
        """What was not named goes where it usually is."""
        g = self.g
        missing = ((1 << UNITS) - 1) & ~self.units
        for unit in bits(missing & SOVIETS):
            g.put(unit, reserve_of(unit))
        spare = [] if self.rows_given else bits(missing & GERMANS & ~AXE)[:30]
        if spare:
            g.track = [tuple(spare[row::6]) for row in range(6)]
        for unit in bits(missing & GERMANS & ~mask(spare)):
            g.put(unit, ASIDE)
        for side in ("german", "soviet"):
            left = [card for card in card_sides(side) if not self.cards >> card & 1]
            deck = self.decks.get(side, left)
            setattr(g, f"{side}_deck", bytes(reversed(deck)))
            if side in self.decks:
                g.discards |= mask(left)
        standing = START_GERMAN & ~g.soviet | g.german
        g.control = standing if self.control is None else self.control
        if g.control & g.soviet or g.german & ~g.control:
            raise BadPosition("a hex is controlled by the side that does not stand in it")
        g.frames = [tuple(frame) for frame in _QUIET[g.side]]
