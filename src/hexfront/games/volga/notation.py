"""A position as data (for saves and digests) and as a line of text (for tests, links, reports).

The text is a list of parts, separated by semicolons, of which any may be missing:

    24: G-PZ-2/3 G-IN-191; 25: S-RD-45/2; turn 5 soviet; control 20 24 W X Y Z; rubble 7 9;
    leaders g-hoth; hand g-stuka g-pak; soviet-hand s-aa-7; track 1 G-PZ-24 G-IN-208; seen S-RD-45

A block without a strength is at full strength, `/0` is a blank side. Soviet blocks that are not
named wait in their reserves, German ones lie on the track; cards that are not named are in their
decks, in the order of the tables. Hexes with German blocks are German-controlled. What has no
word of its own (a combat half way, tokens, advantages) follows the word `more` as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import BadPosition, Setup, as_tuples
from hexfront.core.hexes import bits, mask
from hexfront.core.types import Card, Cards, Hex, Hexes, Player, Unit, Units
from hexfront.games.volga import fields
from hexfront.games.volga.state import (
    ASIDE,
    GERMAN,
    ICONS,
    LOSSES,
    PLACE_NAMES,
    PLACE_NUMBER,
    PLACES,
    SOVIET,
    TAKEN,
    TRACK_COLUMNS,
    Battle,
    Rules,
    Volga,
    blank_state,
    reserve_of,
    steps,
)
from hexfront.games.volga.tables import (
    AXE,
    BLUE,
    BOARD,
    CARD_NAMES,
    FORTIFIED,
    GERMAN_CARDS,
    GERMANS,
    LEADERS,
    R_UNITS,
    RUBBLE_MARKERS,
    SOVIET_CARDS,
    SOVIETS,
    STACK_LIMIT,
    START_GERMAN,
    STEPS,
    UNIT_NAMES,
    UNIT_NUMBER,
    UNITS,
    URBAN,
    YELLOW,
    card_sides,
)

SIDES = 4  # of a block; those above its steps are blank


# -- data

_ON_TRACK = "row"


def dump(g: Volga) -> dict[str, Any]:
    """All that a position is, ready for JSON. Cards with the same name are the same here."""
    units = [_ON_TRACK] * UNITS
    for place, blocks in enumerate(g.at):
        if not blocks:
            continue
        for unit in bits(blocks):
            units[unit] = PLACE_NAMES[place]
            if place < BOARD.size:
                entry = f"@{PLACE_NAMES[g.entry[unit]]}" if GERMANS >> unit & 1 else ""
                units[unit] += f"/{g.strength[unit]}#{g.token[unit]}{entry}"
    data: dict[str, Any] = {field: getattr(g, field) for field in fields.PLAIN}
    data |= {field: BOARD.names(getattr(g, field)) for field in fields.HEX_SETS}
    data |= {
        "units": units,
        "since": {UNIT_NAMES[unit]: count for unit, count in enumerate(g.since) if count},
        "headquarters": PLACE_NAMES[g.headquarters] if g.headquarters >= 0 else None,
        "credit": [BOARD.names(hexes) for hexes in g.credit],
        "track": [list(row) for row in g.track],
        "german_deck": [_KIND[card] for card in g.german_deck],
        "soviet_deck": [_KIND[card] for card in g.soviet_deck],
        "hands": [_kinds(hand) for hand in g.hands],
        "soviet_hand": _kinds(g.soviet_hand),
        "discards": _kinds(g.discards),
        "advantages": list(g.advantages),
        "frames": g.frames,
        "battle": None if g.battle is None else _dump_battle(g.battle),
        "result": None
        if g.result is None
        else [g.result.winners, g.result.kind, g.result.rule, g.result.score],
    }
    return data


def _kinds(cards: Cards) -> list[int]:
    return [_KIND[card] for card in bits(cards)]


def _dump_battle(battle: Battle) -> dict[str, Any]:
    data: dict[str, Any] = {field: getattr(battle, field) for field in fields.BATTLE_SLOTS}
    data["german_cards"] = _kinds(battle.german_cards)
    data["soviet_card"] = _KIND[battle.soviet_card] if battle.soviet_card >= 0 else -1
    return data


def restore(data: dict[str, Any], setup: Setup, chance: Chance) -> Volga:
    """The state whose dump this is."""
    g = blank_state()
    g.start(chance)
    g.rules = Rules(setup)
    for field in fields.PLAIN:
        setattr(g, field, data[field])
    for field in fields.HEX_SETS:
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
    cards = Copies()
    g.german_deck = bytes(cards.take(data["german_deck"]))
    g.soviet_deck = bytes(cards.take(data["soviet_deck"]))
    g.hands = [mask(cards.take(hand)) for hand in data["hands"]]
    g.soviet_hand = mask(cards.take(data["soviet_hand"]))
    g.discards = mask(cards.take(data["discards"]))
    g.advantages = (data["advantages"][0], data["advantages"][1])
    g.frames = [as_tuples(frame) for frame in data["frames"]]
    if data["battle"] is not None:
        g.battle = _restored_battle(data["battle"], cards)
    if data["result"] is not None:
        winners, kind, rule, score = data["result"]
        g.result = Result(tuple(winners), kind, rule, as_tuples(score))
    return g


def _restored_battle(data: dict[str, Any], cards: Copies) -> Battle:
    """Its cards are those that lie nowhere else, or have been discarded already."""
    soviet = [data["soviet_card"]] if data["soviet_card"] >= 0 else []
    laid = {
        "german_cards": mask(cards.left_or_any(data["german_cards"])),
        "soviet_card": next(iter(cards.left_or_any(soviet)), -1),
    }
    battle = Battle(0, False, 0, 0, 0)
    for field in fields.BATTLE_SLOTS:
        setattr(battle, field, {**data, **laid}[field])
    return battle


class Copies:
    """Gives out cards by their kind, the lowest number of that name, each copy once."""

    def __init__(self) -> None:
        self.given = 0

    def take(self, kinds: list[int]) -> list[Card]:
        numbers = []
        for kind in kinds:
            copies = [number for number in _COPIES[kind] if not self.given >> number & 1]
            if not copies:
                raise BadPosition(f"no more {CARD_NAMES[kind]}")
            self.given |= 1 << copies[0]
            numbers.append(copies[0])
        return numbers

    def left_or_any(self, kinds: list[int]) -> list[Card]:
        """Different copies, of those not given out as long as there are any."""
        numbers: list[int] = []
        for kind in kinds:
            copies = [number for number in _COPIES[kind] if number not in numbers]
            copies.sort(key=lambda number: self.given >> number & 1)
            if not copies:
                raise BadPosition(f"no more {CARD_NAMES[kind]}")
            numbers.append(copies[0])
        return numbers


_KIND = [CARD_NAMES.index(name) for name in CARD_NAMES]
_COPIES = {kind: [n for n, other in enumerate(_KIND) if other == kind] for kind in set(_KIND)}


def _put_back(g: Volga, unit: Unit, text: str) -> None:
    """A block as `dump` writes it: place/strength#token@entry, off the map the place alone."""
    place, _, rest = text.partition("/")
    g.put(unit, PLACE_NUMBER[place])
    if rest:
        strength, _, token = rest.partition("#")
        token, _, entry = token.partition("@")
        g.strength[unit] = int(strength)
        g.token[unit] = int(token)
        g.entry[unit] = PLACE_NUMBER[entry or place]


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

    def cards(word: str, cards: Cards) -> None:
        part(word, [CARD_NAMES[card] for card in bits(cards)])

    def blocks(word: str, units: Units) -> None:
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
    blocks("taken", g.at[TAKEN])
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


_KEPT = (
    *("returned", "rows_closed", "raus", "stacked", "player", "extra", "next_token"),
    *("advantages", "since", "battle"),
)


def _remaining(g: Volga) -> dict[str, Any]:
    """What the words have no part for."""
    data = json.loads(json.dumps(dump(g)))
    rest = {name: data[name] for name in _KEPT}
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


def _block(g: Volga, unit: Unit) -> str:
    strength = g.strength[unit]
    return UNIT_NAMES[unit] + (f"/{strength}" if strength != STEPS[unit] else "")


def read(text: str, setup: Setup, chance: Chance) -> Volga:
    """The position that a text describes, or a complaint about the part that is wrong."""
    g = blank_state()
    g.start(chance)
    g.rules = Rules(setup)
    g.turn = 1
    g.at = [0] * PLACES
    placed = _Placed(g)
    more: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        try:
            if part.startswith("more "):
                more = _more(part[5:])
            else:
                placed.part(part)
        except (ValueError, BadPosition) as error:
            raise BadPosition(f"in {part!r}: {error}") from None
    placed.rest()
    try:
        if more:
            placed.laid(more.get("battle") or {})
            g = _with_more(g, more, setup, chance)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise BadPosition(f"in 'more': garbled, {type(error).__name__}: {error}") from None
    _check(g)
    return g


def _more(text: str) -> dict[str, Any]:
    more = json.loads(text)
    if not isinstance(more, dict):
        raise BadPosition("expected an object in braces")
    known = (*_KEPT, "tokens", "frames", "result")
    for name in more:
        if name not in known:
            raise BadPosition(f"nothing is called {name!r}; there are {', '.join(known)}")
    return more


def _with_more(g: Volga, more: dict[str, Any], setup: Setup, chance: Chance) -> Volga:
    tokens = more.pop("tokens", {})
    g = restore(dump(g) | more, setup, chance)
    for name, (token, entry) in tokens.items():
        g.token[UNIT_NUMBER[name]] = token
        g.entry[UNIT_NUMBER[name]] = PLACE_NUMBER[entry]
    for name, *_ in g.frames:
        if name not in set(steps):
            raise BadPosition(f"in 'more': no step is called {name!r}")
    if g.result is None and (name := steps.dead_end(g)):
        raise BadPosition(f"in 'more': {name} leaves nothing to choose")
    return g


class _Placed:
    """Reads the parts of a text one by one and keeps account of what they named."""

    def __init__(self, g: Volga) -> None:
        self.g = g
        self.units = 0
        self.cards = Copies()
        self.named: set[str] = set()
        self.decks: dict[str, list[int]] = {}
        self.words: dict[str, Callable[[list[str]], None]] = {
            "turn": self._turn,
            "control": lambda names: setattr(g, "control", BOARD.set(names)),
            "rubble": lambda names: self._hexes("rubble", names, URBAN),
            "forts": lambda names: self._hexes("forts", names, FORTIFIED),
            "headquarters": self._headquarters,
            "leaders": lambda names: setattr(g, "leaders", self._cards(names, LEADERS)),
            "hand": lambda names: self._hand(0, names),
            "blue-hand": lambda names: self._hand(1, names),
            "soviet-hand": self._soviet_hand,
            "discards": lambda names: setattr(g, "discards", self._cards(names)),
            "german-deck": lambda names: self._deck("german", names, GERMAN_CARDS),
            "soviet-deck": lambda names: self._deck("soviet", names, SOVIET_CARDS),
            "track": self._track,
            "losses": lambda names: self._off_map(LOSSES, names, GERMANS),
            "eliminated": lambda names: self._off_map(ICONS, names, R_UNITS),
            "aside": lambda names: self._off_map(ASIDE, names, -1),
            "taken": lambda names: self._off_map(TAKEN, names, GERMANS),
            "seen": lambda names: setattr(g, "seen", mask(self._unit(name) for name in names)),
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
        if word in self.named and word != "track":
            raise BadPosition(f"there is a part {word!r} already")
        self.named.add(word)
        self.words[word](names)

    # -- blocks

    def _unit(self, name: str) -> Unit:
        if name not in UNIT_NUMBER:
            raise BadPosition(f"no block is called {name!r}")
        return UNIT_NUMBER[name]

    def _new_unit(self, name: str, among: Units = -1) -> Unit:
        unit = self._unit(name)
        if self.units >> unit & 1:
            raise BadPosition(f"{name} is named twice")
        if not among >> unit & 1:
            raise BadPosition(f"{name} cannot be there")
        self.units |= 1 << unit
        return unit

    def _stack(self, place: Hex, blocks: list[str]) -> None:
        for block in blocks:
            name, slash, strength = block.partition("/")
            unit = self._new_unit(name)
            steps = _whole(strength) if slash else STEPS[unit]
            if not 0 <= steps <= STEPS[unit]:
                raise BadPosition(f"{name} has {STEPS[unit]} steps at most")
            if not steps and (GERMANS >> unit & 1 or STEPS[unit] == SIDES):
                raise BadPosition(f"{name} has no blank side")
            self.g.deploy(unit, place, steps)

    def _track(self, words: list[str]) -> None:
        row = _whole(words[0] if words else "")
        if not 1 <= row <= len(self.g.track):
            raise BadPosition(f"the track has rows 1 to {len(self.g.track)}")
        if self.g.track[row - 1]:
            raise BadPosition(f"row {row} is there already")
        units = tuple(self._new_unit(name, GERMANS) for name in words[1:])
        if len(units) > TRACK_COLUMNS:
            raise BadPosition(f"a row of the track has {TRACK_COLUMNS} boxes")
        self.g.track[row - 1] = units

    def _off_map(self, place: Hex, names: list[str], among: Units) -> None:
        for name in names:
            self.g.put(self._new_unit(name, among), place)

    # -- cards

    def _cards(self, names: list[str], among: Cards = -1) -> Cards:
        return mask(self._in_order(names, among))

    def _in_order(self, names: list[str], among: Cards) -> list[Card]:
        for name in names:
            if name not in CARD_NAMES:
                raise BadPosition(f"no card is called {name!r}")
            if not among >> CARD_NAMES.index(name) & 1:
                raise BadPosition(f"{name} cannot be there")
        return self.cards.take([CARD_NAMES.index(name) for name in names])

    def _hand(self, player: Player, names: list[str]) -> None:
        self.g.hands[player] = self._cards(names, GERMAN_CARDS & ~LEADERS)

    def _soviet_hand(self, names: list[str]) -> None:
        self.g.soviet_hand = self._cards(names, SOVIET_CARDS)

    def _deck(self, side: str, names: list[str], among: Cards) -> None:
        self.decks[side] = self._in_order(names, among)

    def laid(self, battle: dict[str, Any]) -> None:
        """The cards of a combat half way lie on the table, if they are not discarded yet."""
        kinds = [*battle["german_cards"], battle["soviet_card"]] if battle else []
        cards = self.cards.left_or_any([kind for kind in kinds if kind >= 0])
        self.g.discards &= ~(mask(cards) & ~self.cards.given)

    # -- the rest

    def _turn(self, words: list[str]) -> None:
        if len(words) != 2 or words[1] not in ("german", "soviet"):
            raise BadPosition("expected a number, and german or soviet")
        self.g.turn = _whole(words[0])
        self.g.side = GERMAN if words[1] == "german" else SOVIET

    def _hexes(self, field: str, names: list[str], among: Hexes) -> None:
        hexes = BOARD.set(names)
        if hexes & ~among:
            raise BadPosition(f"{' '.join(BOARD.names(hexes & ~among))} cannot have that")
        setattr(self.g, field, hexes)

    def _headquarters(self, names: list[str]) -> None:
        if len(names) != 1:
            raise BadPosition("expected one hex")
        self.g.headquarters = BOARD.hex(names[0])

    def _credit(self, names: list[str]) -> None:
        for name in names:
            if name[0] not in "yb":
                raise BadPosition(f"expected y or b and a hex, not {name!r}")
            self.g.credit["yb".index(name[0])] |= 1 << BOARD.hex(name[1:])

    def rest(self) -> None:
        """What was not named goes where it usually is."""
        g = self.g
        missing = ((1 << UNITS) - 1) & ~self.units
        for unit in bits(missing & SOVIETS):
            g.put(unit, reserve_of(unit))
        spare = [] if "track" in self.named else bits(missing & GERMANS & ~AXE)[:30]
        if spare:
            g.track = [tuple(spare[row::6]) for row in range(6)]
        for unit in bits(missing & GERMANS & ~mask(spare)):
            g.put(unit, ASIDE)
        for side in ("german", "soviet"):
            left = [card for card in card_sides(side) if not self.cards.given >> card & 1]
            deck = self.decks.get(side, left)
            setattr(g, f"{side}_deck", bytes(reversed(deck)))
            if side in self.decks:
                g.discards |= mask(left)
            else:
                self.cards.given |= mask(left)
        if "control" not in self.named:
            g.control = START_GERMAN & ~g.soviet | g.german
        g.frames = [tuple(frame) for frame in _QUIET[g.side]]


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise BadPosition(f"expected a number, not {text!r}")
    return int(text)


def _check(g: Volga) -> None:
    """What no single part can know."""
    fought_over = 1 << g.battle.target if g.battle else 0
    for place in bits(g.german | g.soviet):
        units = g.at[place]
        name = BOARD.name[place]
        if units.bit_count() > STACK_LIMIT:
            raise BadPosition(f"in hex {name}: more than four blocks")
        if units & GERMANS and units & SOVIETS:
            raise BadPosition(f"in hex {name}: blocks of both sides")
        if g.rules.two_germans and units & YELLOW and units & BLUE:
            raise BadPosition(f"in hex {name}: yellow and blue blocks of two players")
        held = bool(g.control >> place & 1)
        if held != bool(units & GERMANS) and not fought_over >> place & 1:
            raise BadPosition(f"in 'control': hex {name} belongs to those who stand in it")
    if g.rubble.bit_count() > RUBBLE_MARKERS:
        raise BadPosition(f"in 'rubble': there are {RUBBLE_MARKERS} markers")
    if unseen := g.seen & ~g.on_map:
        names = " ".join(UNIT_NAMES[unit] for unit in bits(unseen))
        raise BadPosition(f"in 'seen': {names} not on the map")
    if g.credit[0] & g.credit[1] or (g.credit[0] | g.credit[1]) & ~g.control:
        raise BadPosition("in 'credit': a hex credited twice, or not under German control")
