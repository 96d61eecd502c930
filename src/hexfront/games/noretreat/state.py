"""Everything that a saved game of noretreat must remember, and the few words it is changed with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from hexfront.core.fields import BY_HAND, bare
from hexfront.core.flow import State, Steps
from hexfront.core.game import Setup
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Hex, Hexes, Points, Side, Sides, Unit, Units
from hexfront.games.noretreat import fields
from hexfront.games.noretreat.fields import copy_battle, copy_noretreat
from hexfront.games.noretreat.tables import (
    AREAS,
    ARMOUR_FACES,
    AXIS,
    BALKANS,
    BOARD,
    CARD_NAMES,
    FORT_FACES,
    LAST_TURN,
    MAY_ENTER,
    MECH_FACES,
    MOBILE_FACES,
    MOST_EVENT_VP,
    MOVEMENT,
    NEVER_TWO_STEPS,
    NO_ZOC_FACES,
    OF_SIDE,
    OIL,
    PLACE_NAMES,
    SIDES,
    SOVIET,
    SOVIET_FRONTS,
    SOVIET_UNITS,
    STRENGTH,
    TWO_VALUES,
    UNIT_NAMES,
    VP_HEXES,
    WHITE_FACES,
    neighbours,
)
from hexfront.games.noretreat.types import FaceNumber

# Boxes off the map continue the numbers of the hexes and areas.
SHATTERED = BOARD.size + len(AREAS)
DESTROYED = SHATTERED + 1
SURRENDERED = SHATTERED + 2
RAIL = SHATTERED + 3
CADRE_BOX = SHATTERED + 4
POOL = SHATTERED + 5  # waiting for GG, Oil or Warsaw
GONE = SHATTERED + 6  # out of the game
TRACK = SHATTERED + 7  # TRACK + n is the box of turn n
PLACES = TRACK + LAST_TURN + 1
BOXES = ("shattered", "destroyed", "surrendered", "rail", "cadres", "pool", "gone")
ALL_PLACES = [*PLACE_NAMES, *BOXES, *(f"turn-{turn}" for turn in range(LAST_TURN + 1))]
ALL_PLACE_NUMBER = {name: number for number, name in enumerate(ALL_PLACES) if name}
ON_MAP = SHATTERED
"""Places below this are on the map."""

MAINTENANCE, CARDS, SUPPLY, ORGANIZATION, MOVEMENT_PHASE, COMBAT, REMOVAL, DISEMBARK = range(8)
PHASES = (
    "maintenance",
    "cards",
    "supply",
    "organization",
    "movement",
    "combat",
    "removal",
    "disembark",
)

MARKERS = 5  # Target/Counterblow pieces of each player (10.1d)

# Once-per-game things that have been done
SS_RETURNED, DETACHED, FRONTS_FORTIFIED = 1, 2, 4


class Rules:
    """The scenario and the agreed options, worked out once."""

    __slots__ = (
        "breakout",
        "campaign_victory",
        "covered",
        "detachments",
        "drop",
        "end_turn",
        "fixed_weather",
        "fortified_fronts",
        "joker",
        "local_support",
        "mild_sudden_death",
        "opening",
        "rezervy",
        "scenario",
        "victory",
    )

    @rule("15.0a", "3.0c", "12.0c")
    def __init__(self, setup: Setup, scenario: dict[str, Any]) -> None:
        self.scenario: str = scenario["id"]
        self.opening: bool = scenario["opening"]
        self.end_turn: int = scenario["end_turn"]
        self.victory: dict[str, Any] | None = scenario.get("victory")
        self.campaign_victory: bool = scenario["campaign_victory"]
        self.covered = setup["windows"] == "covered"
        self.detachments = setup.is_on("detachments")
        self.fortified_fronts = setup.is_on("fortified_fronts")
        self.local_support = setup.is_on("local_support")
        self.fixed_weather = setup["fixed_weather"]
        if self.scenario == "G":
            self.fixed_weather = "on"
        self.breakout = setup.is_on("breakout")
        self.mild_sudden_death = setup.is_on("mild_sudden_death")
        self.joker = setup.is_on("joker")
        self.rezervy = setup.is_on("rezervy")
        self.drop = setup.is_on("drop")


@dataclass(slots=True, eq=False)
class Battle:
    """One battle, from the choice of its hexes to the advance; a counterattack is a new one."""

    attacker: Side
    attackers: Units
    hexes: Hexes  # the defended ones
    counterblow: Hexes  # those of them attacked because of a Counterblow marker
    counterattack: bool = False
    defenders: Units = 0  # units that take part
    bystanders: Units = 0  # units in those hexes that only suffer retreats
    tec: Hex = -1  # the hex chosen by the defender for the terrain
    support: int = 0  # shifts of the committed marker
    committed: Sides = 0  # that have played their event of step 2
    effects: tuple[tuple[str, int], ...] = ()  # of events, in the order played
    shift: int = 0  # of events played after the roll
    column: int = -1
    die: int = 0
    dice: tuple[int, ...] = ()  # of a duel, the Axis die first
    result: str = ""
    vacated: Hexes = 0

    def clone(self) -> Battle:
        return copy_battle(self, bare(Battle))

    @property
    def defender(self) -> Side:
        return 1 - self.attacker

    def has(self, effect: str) -> bool:
        return any(name == effect for name, _ in self.effects)

    def value(self, effect: str) -> int:
        """The value of the last such effect; 0 if there is none."""
        return next((value for name, value in reversed(self.effects) if name == effect), 0)

    def add(self, effect: str, value: int = 0) -> None:
        self.effects += ((effect, value),)


class NoRetreat(State):
    """The position. `where` is the one account of the counters; `at` and `held` follow it."""

    __slots__ = fields.SLOTS

    seats: ClassVar[tuple[str, ...]] = SIDES

    rules: Annotated[Rules, rule("M.a")]
    turn: Annotated[int, rule("M.a")]
    active: Annotated[Side, rule("M.a")]
    phase: Annotated[int, rule("M.a")]
    where: Annotated[list[Hex], rule("M.b")]  # the place of each counter
    at: Annotated[list[Units], rule("M.l")]  # the counters in each place
    held: list[Hexes]  # per side: the places on the map that hold its units
    weak: Annotated[Units, BY_HAND, rule("M.b")]  # counters on their weak face
    zones: list[Hexes]  # per side: its zones of control, or -1 when they must be worked out again
    control: Annotated[Hexes, BY_HAND, rule("M.c")]  # hexes that the Axis was the last to pass
    oos: Annotated[Units, rule("M.b")]
    disorganized: Annotated[Units, rule("M.b")]
    moved: Annotated[Units, rule("M.b")]
    attacked: Annotated[Units, rule("M.b")]
    flipped: Annotated[Units, rule("M.g")]  # counters flipped in this Organization Phase
    helped: Units  # units that a movement event has helped in this Player Turn
    targets: Annotated[Hexes, rule("M.c")]
    counterblows: Annotated[list[Hexes], rule("M.c")]  # per owner: hexes of his units that bear one
    bought: Hexes  # those of them that were paid with a card
    declared: int  # voluntary attacks declared in this Combat Phase
    attacks: int  # marked hexes attacked in it, of any kind
    support: Annotated[list[int], rule("M.e")]  # Blitz! and Shock! markers left
    local: Annotated[list[Unit], rule("M.e")]  # per side: the unit with the marker of 15.3, or -1
    hands: Annotated[list[Cards], rule("M.d")]
    seen: list[Cards]  # per side: cards of its hand that the other one knows
    deck: Annotated[bytes, rule("M.d")]  # the top card last
    discards: Annotated[bytes, rule("M.d")]  # likewise
    table: bytes  # events being carried out, not discarded yet
    joker: Side  # who holds it, or -1
    happened: Annotated[list[int], rule("M.d")]  # per side: events of this Player Turn
    event_vp: Annotated[int, rule("M.i")]  # the round marker: for the Axis up, for the Soviets down
    initiative: Annotated[Side, rule("M.i")]
    high_tide: Annotated[int, rule("M.i")]  # or -1
    weather: int
    yesterday: Annotated[int, rule("M.f")]  # the weather of the turn before
    first_snow: Annotated[int, rule("M.f")]  # the first Snow turn of the game, 0 before it
    markers: list[tuple[int, int]]  # the weather markers: turn and weather; turn 0 is out of play
    gg: Annotated[int, rule("M.j")]  # the turn in which GG, Oil and Warsaw were triggered; 0 before
    oil: Annotated[int, rule("M.j")]
    warsaw: Annotated[int, rule("M.j")]
    reserve: Unit  # the unit under the Strategic Reserve marker, or -1
    drop: Annotated[int, rule("M.e")]  # 15.9: -1 not in play, 0 in the rail box, n on turn n
    embarked: Annotated[int, rule("M.g")]  # in this phase
    modernized: Annotated[int, rule("M.g")]  # free ones of this phase
    draw_less: Annotated[list[int], rule("M.g")]  # per side: fewer cards in its next Cards Phase
    once: Annotated[int, rule("M.k")]
    scorched: Annotated[Hex, rule("M.c")]  # a city, or -1
    works: Annotated[Hexes, rule("M.c")]  # hexes with Defensive Works
    skull_off: bool  # this turn's Sudden Death check is cancelled
    effects: tuple[tuple[str, int], ...]  # of events that outlast their moment
    battle: Annotated[Battle | None, rule("M.h")]

    def clone(self) -> NoRetreat:
        return copy_noretreat(self, NoRetreat())

    # -- moving counters about

    @rule("2.1a", "OP-10.8")
    def put(self, unit: Unit, place: Hex) -> None:
        """A counter goes to a place, wherever it was."""
        bit = 1 << unit
        at = self.at
        old = self.where[unit]
        side = unit_side(unit)
        self.where[unit] = place
        at[old] &= ~bit
        at[place] |= bit
        if old < ON_MAP:
            self.zones[side] = -1
            if not at[old]:
                self.held[side] &= ~(1 << old)
                self.counterblows[side] &= ~(1 << old)  # it needs a unit of its owner (OP-10.8)
                self.bought &= ~(1 << old)
        if place < ON_MAP:
            self.zones[side] = -1
            self.held[side] |= 1 << place

    @rule("12.7.1a", "6.1c")
    def enter(self, side: Side, place: Hex) -> None:
        """A unit of this side occupies or passes through a hex."""
        bit = 1 << place
        if place >= BOARD.size or bool(self.control & bit) == (side == AXIS):
            return
        self.control ^= bit
        if bit & VP_HEXES:
            self.tell("captured", "12.7.1a", side=SIDES[side], hex=place)
        if bit & self.works and side == SOVIET:
            self.works &= ~bit

    def flip(self, unit: Unit, face: FaceNumber) -> None:
        bit = 1 << unit
        self.weak = self.weak | bit if face else self.weak & ~bit
        self.zones[unit_side(unit)] = -1

    def lay_aside(self, unit: Unit) -> None:
        """What lies on a counter that leaves the map does not go with it."""
        bit = ~(1 << unit)
        self.oos &= bit
        self.disorganized &= bit
        self.zones[unit_side(unit)] = -1
        if self.reserve == unit:
            self.reserve = -1
        if self.local[unit_side(unit)] == unit:
            self.local[unit_side(unit)] = -1

    # -- small questions

    def stack(self, hexes: Hexes) -> Units:
        """The units in these places."""
        units = 0
        at = self.at
        while hexes:
            low = hexes & -hexes
            units |= at[low.bit_length() - 1]
            hexes ^= low
        return units

    def on_map(self, side: Side) -> Units:
        return self.stack(self.held[side])

    def hexes_of(self, units: Units) -> Hexes:
        hexes = 0
        where = self.where
        while units:
            low = units & -units
            hexes |= 1 << where[low.bit_length() - 1]
            units ^= low
        return hexes

    def _facing_up(self, faces: tuple[Units, Units]) -> Units:
        return faces[0] & ~self.weak | faces[1] & self.weak

    @property
    def armour(self) -> Units:
        return self._facing_up(ARMOUR_FACES)

    @property
    def mechanized(self) -> Units:
        return self._facing_up(MECH_FACES)

    @property
    def forts(self) -> Units:
        return self._facing_up(FORT_FACES)

    @property
    def mobile(self) -> Units:
        return self._facing_up(MOBILE_FACES)

    @property
    @rule("2.3i", "15.8e")
    def white(self) -> Units:
        """Units with a white strength."""
        return self._facing_up(WHITE_FACES)

    def red(self) -> Units:
        """Soviet units on their red face."""
        return SOVIET_UNITS & TWO_VALUES & ~self.weak

    @rule("2.3h", "15.3.3a", "15.3.3b")
    def strength(self, unit: Unit) -> Points:
        printed = STRENGTH[unit][self.weak >> unit & 1]
        side = unit_side(unit)
        if self.local[side] == unit:
            printed += local_support(self, side)
        return printed

    def movement(self, unit: Unit) -> Points:
        return MOVEMENT[unit][self.weak >> unit & 1]

    @rule("2.3e", "14.1d", "14.2a", "14.9a", "14.11a", "OP-2.1")
    def has_two_steps(self, unit: Unit) -> bool:
        """Whether the loss of a step leaves the unit on the map: as its two faces say."""
        bit = 1 << unit
        if not TWO_VALUES & bit or self.weak & bit:
            return False
        return not bit & SOVIET_FRONTS or self.has_soviet_second_step(bit)

    @rule("2.3f", "2.3g", "7.2.2a", "7.3a", "13.5-T17a")
    def has_soviet_second_step(self, unit: Units) -> bool:
        """Red is a better unit before turn 17; from then on it is a second step, for most."""
        return self.turn >= 17 and not NEVER_TWO_STEPS & unit

    @rule("8.5a", "8.5b", "8.5d", "2.3k", "6.5.3a")
    def zone(self, side: Side) -> Hexes:
        """The places in this side's zones of control."""
        if self.zones[side] < 0:
            units = OF_SIDE[side] & ~self.oos & ~self._facing_up(NO_ZOC_FACES)
            sources = 0
            at = self.at
            for place in bits(self.held[side]):
                if at[place] & units:
                    sources |= 1 << place
            self.zones[side] = neighbours(sources)
        return self.zones[side]

    @property
    def nonactive(self) -> Side:
        """The side whose Player Turn it is not."""
        return 1 - self.active

    @rule("12.9a")
    def has_initiative(self, side: Side) -> bool:
        return self.initiative == side

    def cities(self) -> Hexes:
        """VP hexes that are cities now: a scorched one counts as marsh (card 7)."""
        return VP_HEXES & ~OIL & ~(1 << self.scorched if self.scorched >= 0 else 0)

    def cities_of(self, side: Side) -> Hexes:
        """The cities that are friendly to a side."""
        return self.cities() & (self.control if side == AXIS else ~self.control)

    def controlled(self, side: Side) -> Hexes:
        """Cities and oil fields under control of a side; a scorched city is none (card 7)."""
        held = self.control if side == AXIS else ~self.control
        return (self.cities() | OIL) & held

    def is_under(self, effect: str) -> bool:
        return any(name == effect for name, _ in self.effects)

    def effect(self, effect: str) -> int:
        """The value of an effect that outlasts its moment; 0 if it is not there."""
        return next((value for name, value in self.effects if name == effect), 0)

    def lasting(self, effect: str, value: int = 0) -> None:
        self.effects += ((effect, value),)

    def lift_effects(self, *names: str) -> None:
        self.effects = tuple(kept for kept in self.effects if kept[0] not in names)

    @rule("8.7b")
    def open_ground(self) -> Hexes:
        """The Balkans open the turn after the oil fields fell."""
        return -1 if 0 < self.oil < self.turn else ~BALKANS

    @rule("8.6b", "8.6f", "8.7c", "8.7d", "OP-8.3")
    def may_enter(self, unit: Unit) -> Hexes:
        """Where a unit may go at all."""
        return MAY_ENTER[unit] & self.open_ground()

    # -- points

    @rule("12.7.4a", "12.7.4b", "12.7.5d")
    def score(self, side: Side, points: Points) -> None:
        """Event VPs move the round marker; beyond its limit they are lost."""
        change = points if side == AXIS else -points
        total = max(-MOST_EVENT_VP, min(MOST_EVENT_VP, self.event_vp + change))
        self.event_vp = total
        self.tell("event-vp", "12.7.4a", side=SIDES[side], points=points)

    # -- names

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        if value is None or isinstance(value, (str, bool)):
            return value
        spelling = SPELLING.get(key)
        return spelling(self, value, seat) if spelling else value


def unit_side(unit: Unit) -> Side:
    return OF_SIDE[SOVIET] >> unit & 1


@rule("15.3a", "15.3.3a", "15.3.3b", "OP-15.3")
def local_support(g: NoRetreat, side: Side) -> Points:
    """The face of the local support marker: +2 for the attacker of the time, else +1."""
    early = g.turn < 11
    return 2 if early == (side == AXIS) else 1


def place_name(place: Hex) -> str:
    return ALL_PLACES[place]


def _units(g: NoRetreat, value: Units, seat: str | None) -> list[str]:
    return [UNIT_NAMES[unit] for unit in bits(value)]


def _places(g: NoRetreat, value: Hexes, seat: str | None) -> list[str]:
    return [PLACE_NAMES[place] for place in bits(value)]


def _drawn(g: NoRetreat, value: tuple[Side, Card], seat: str | None) -> str | None:
    side, card = value
    return CARD_NAMES[card] if seat == SIDES[side] else None


SPELLING: dict[str, Any] = {
    "drawn": _drawn,
    "unit": lambda g, value, seat: UNIT_NAMES[value] if value >= 0 else None,
    "units": _units,
    "lost": _units,
    "hex": lambda g, value, seat: ALL_PLACES[value] if value >= 0 else None,
    "start": lambda g, value, seat: ALL_PLACES[value] if value >= 0 else None,
    "place": lambda g, value, seat: ALL_PLACES[value],
    "hexes": _places,
    "card": lambda g, value, seat: CARD_NAMES[value],
    "cards": lambda g, value, seat: [CARD_NAMES[card] for card in bits(value)],
}

steps: Steps[NoRetreat] = Steps()
"""All steps of the game; the chapters register theirs here."""


def side_name(side: Side) -> str:
    return SIDES[side]


def seat_of_active(g: NoRetreat, *_: Any) -> str:
    return SIDES[g.active]


def seat_of_other(g: NoRetreat, *_: Any) -> str:
    return SIDES[g.nonactive]


def seat_of_side(g: NoRetreat, side: Side, *_: Any) -> str:
    """For steps whose first argument is the side that is asked."""
    return SIDES[side]
