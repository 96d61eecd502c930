"""Everything that a saved game of volga must remember, and the few words it is changed with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from hexfront.core.fields import BY_HAND, DERIVED, NUMBER, bare
from hexfront.core.flow import State, Steps
from hexfront.core.game import BadSetup, Setup
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Count, Hex, Hexes, Player, Points, Side, Unit, Units
from hexfront.games.volga import fields
from hexfront.games.volga.fields import copy_battle, copy_volga
from hexfront.games.volga.shapes import SideName
from hexfront.games.volga.tables import (
    BLUE,
    BOARD,
    CARD_NAMES,
    GERMANS,
    INFANTRY,
    MARINES,
    R_UNITS,
    SOVIETS,
    STACK_LIMIT,
    UNIT_NAMES,
    UNITS,
    YELLOW,
)

# Places off the map continue the numbers of the hexes.
INFANTRY_RESERVE = BOARD.size
TANK_RESERVE = INFANTRY_RESERVE + 1
MARINE_RESERVE = INFANTRY_RESERVE + 2
RESERVES = (INFANTRY_RESERVE, TANK_RESERVE, MARINE_RESERVE)
LOSSES = INFANTRY_RESERVE + 3  # destroyed German units
ICONS = INFANTRY_RESERVE + 4  # R units eliminated by the track
ASIDE = INFANTRY_RESERVE + 5  # not in this game
TAKEN = INFANTRY_RESERVE + 6  # called, not yet deployed
PLACES = INFANTRY_RESERVE + 7
PLACE_NAMES = [
    *BOARD.name,
    *("infantry", "tanks", "marines"),  # the three reserves
    *("lost", "gone", "aside", "taken"),
]
PLACE_NUMBER = {name: number for number, name in enumerate(PLACE_NAMES) if name}

TRACK_COLUMNS = 5

GERMAN, SOVIET = 0, 1
SIDE_NAMES: tuple[SideName, SideName] = ("german", "soviet")


@rule("1.1a")
def side_name(side: Side) -> SideName:
    """There are two sides."""
    return SIDE_NAMES[side]


class Rules:
    """The agreed options, worked out once."""

    __slots__ = (
        "aa_marker_always",
        "advantages",
        "algorithm",
        "capture_any",
        "chuikov_hq_on_draw",
        "fortifications",
        "late_divisions",
        "level",
        "opfire_per_stack",
        "seats",
        "soviet_breaks_own_ties",
        "special_units",
        "two_germans",
        "variant",
        "w_stack",
    )

    @rule("1.1b", "1.1c", "19.0a", "20.1a", "20.1b")
    def __init__(self, setup: Setup) -> None:
        self.algorithm = setup.mode in ("solo", "cooperative")
        self.two_germans = setup.mode in ("cooperative", "2v1")
        germans = ("yellow", "blue") if self.two_germans else ("german",)
        self.seats = germans if self.algorithm else (*germans, "soviet")
        self.level = setup["variant"]
        self.variant = self.level != "off"
        self.advantages = self.variant and setup.is_on("advantages")
        whole = self.variant
        self.fortifications = whole if setup["forts"] == "variant" else self.level == "C"
        self.special_units = whole if setup["special_units"] == "variant" else self.level == "C"
        self.late_divisions = whole and setup["late_divisions"] == "variant"
        self.w_stack = setup["w_stack"]
        self.capture_any = setup.is_on("capture_any")
        self.opfire_per_stack = setup.is_on("opfire_per_stack")
        self.aa_marker_always = setup.is_on("aa_marker_always")
        self.soviet_breaks_own_ties = setup.is_on("soviet_breaks_own_ties") and not self.algorithm
        self.chuikov_hq_on_draw = setup.is_on("chuikov_hq_on_draw")
        if self.two_germans and self.w_stack == "15":
            raise BadSetup(
                "w_stack=15 puts a blue block into a yellow stack, which two German players "
                "may not have (17.1a); use w_stack=64"
            )


@dataclass(slots=True, eq=False)
class Battle:
    """A combat from its declaration to the end of its thirteen steps."""

    attacker: Side
    planned: bool
    hexes: Hexes
    target: Hex
    own_hex: Hex
    soviet_card: Card = -1
    german_cards: Cards = 0
    air_cancelled: bool = False
    shown: bool = False
    bystanders: Units = 0
    advanced: Units = 0
    german_stack: Units = 0  # the attacked one, whose owner decides ties when it is gone

    def clone(self) -> Battle:
        return copy_battle(self, bare(Battle))


class Volga(State):
    """The position. `at` is the one account of where the blocks are; the track keeps its own."""

    __slots__ = fields.SLOTS

    seats: ClassVar[tuple[str, ...]] = ()

    rules: Rules
    at: list[Units]  # blocks in each hex and in each place off the map
    german: Annotated[Hexes, DERIVED]  # hexes with German blocks, kept in step with `at`
    soviet: Annotated[Hexes, DERIVED]  # hexes with Soviet blocks, likewise
    strength: bytearray  # dots showing; 0 is a blank side
    token: Annotated[list[int], BY_HAND]  # the block's number to the enemy, while it is on the map
    next_token: int  # tokens given so far
    since: Annotated[list[int], BY_HAND]  # tokens given when a Soviet block went to its reserve
    entry: list[Hex]  # German blocks: the hex where the block came onto the map
    seen: Annotated[Units, NUMBER]  # blocks on the map whose face the enemy has seen
    control: Hexes  # hexes under German control
    credit: list[Hexes]  # per German player: Soviet reinforcement hexes credited to him (17.5)
    rubble: Hexes
    forts: Hexes
    headquarters: Hex  # Chuikov's hex, or -1
    track: list[tuple[Unit, ...]]  # per row the blocks from the left; free boxes lie left of them
    returned: Annotated[Units, NUMBER]  # blocks on the track that the Germans have seen
    rows_closed: int
    raus: bool
    german_deck: bytes  # the top card last
    soviet_deck: bytes
    hands: list[Cards]
    soviet_hand: Cards
    leaders: Annotated[Cards, NUMBER]
    discards: Cards
    stacked: Annotated[Cards, NUMBER]  # leaders that everybody saw put on top of a deck
    advantages: tuple[int, int]  # bits 0 to 5: numbers 1 to 6 of each side's list
    side: Side
    player: int  # the German player whose turn it is or was last
    turn: int
    extra: int  # extra turns used, or -1 while the Soviet deck lasts
    battle: Battle | None

    def clone(self) -> Volga:
        return copy_volga(self, Volga())

    # -- placing and moving blocks

    def put(self, unit: Unit, place: Hex) -> None:
        self.at[place] |= 1 << unit
        if place < INFANTRY_RESERVE:
            if GERMANS >> unit & 1:
                self.german |= 1 << place
            else:
                self.soviet |= 1 << place

    def shift(self, group: Units, start: Hex, end: Hex) -> None:
        """Blocks of one side go from hex to hex."""
        at = self.at
        at[start] ^= group
        at[end] |= group
        if group & GERMANS:
            self.german |= 1 << end
            if not at[start]:
                self.german &= ~(1 << start)
        else:
            self.soviet |= 1 << end
            if not at[start]:
                self.soviet &= ~(1 << start)

    def lift(self, unit: Unit) -> Hex:
        """Take a block off wherever it stands on the map; the hex is returned."""
        bit = 1 << unit
        at = self.at
        hexes = self.german if GERMANS & bit else self.soviet
        while True:
            low = hexes & -hexes
            place = low.bit_length() - 1
            if at[place] & bit:
                break
            hexes ^= low
        at[place] ^= bit
        if not at[place]:
            self.german &= ~low
            self.soviet &= ~low
        self.seen &= ~bit
        return place

    @rule("1.1f")
    def deploy(self, unit: Unit, place: Hex, strength: Points) -> None:
        """A block comes onto the map, its face towards its owner."""
        self.strength[unit] = strength
        self.next_token += 1
        self.token[unit] = self.next_token
        self.entry[unit] = place
        self.put(unit, place)

    # -- small questions

    @property
    def on_map(self) -> Units:
        """All blocks on the map."""
        units = 0
        for place in bits(self.german | self.soviet):
            units |= self.at[place]
        return units

    @rule("2.4a")
    def room(self, place: Hex) -> Count:
        return STACK_LIMIT - self.at[place].bit_count()

    @rule("1.4c")
    def loss_count(self) -> Count:
        """R units count double."""
        lost = self.at[LOSSES]
        return lost.bit_count() + (lost & R_UNITS).bit_count()

    def seat_of(self, player: Player) -> str:
        return self.rules.seats[player] if self.rules.two_germans else "german"

    def german_seat(self) -> str:
        return self.seat_of(self.player)

    def seats_at_table(self) -> tuple[str, ...]:
        return self.rules.seats

    # -- names, as a seat may read them

    @rule("1.1f", "1.1g")
    def known(self, seat: str | None) -> Units:
        """The blocks of which a seat may know what they are."""
        at = self.at
        reserves = at[INFANTRY_RESERVE] | at[TANK_RESERVE] | at[MARINE_RESERVE]
        known = self.seen | reserves | (at[LOSSES] | at[ICONS] | at[ASIDE]) & GERMANS
        if seat is None:
            return known
        return known | (SOVIETS if seat == "soviet" else GERMANS)

    def is_known(self, unit: Unit, seat: str | None) -> bool:
        return bool(self.known(seat) >> unit & 1)

    def unit_name(self, unit: Unit, seat: str | None) -> str:
        if self.is_known(unit, seat):
            return UNIT_NAMES[unit]
        return f"{'g' if GERMANS >> unit & 1 else 's'}{self.token[unit]}"

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        """Events and prompts say hexes, blocks and cards by name."""
        match key:
            case "hex" | "start" | "place" | "target":
                return PLACE_NAMES[value]
            case "hexes":
                return [BOARD.name[place] for place in bits(value)]
            case "unit":
                return self.unit_name(value, seat)
            case "units" | "moved":
                return sorted(self.unit_name(unit, seat) for unit in bits(value))
            case "card":
                return CARD_NAMES[value] if value >= 0 else None
            case "cards":
                return [CARD_NAMES[card] for card in bits(value)]
            case "german_card":  # drawn: for German eyes
                return None if seat in (None, "soviet") else CARD_NAMES[value]
            case "soviet_card":
                return CARD_NAMES[value] if seat == "soviet" else None
            case "strength_of":  # of the block in "unit"; a face that is not seen has none
                return self.strength[value] if self.is_known(value, seat) else None
        return value


steps: Steps[Volga] = Steps()
"""Every step and choice of the game by name; the chapters add theirs."""


def active_german(g: Volga, *_: Any) -> str:
    """The seat that most German decisions belong to."""
    return g.german_seat()


def reserve_of(unit: Unit) -> Hex:
    """The reserve to which a destroyed Soviet block returns."""
    bit = 1 << unit
    if MARINES & bit:
        return MARINE_RESERVE
    return INFANTRY_RESERVE if INFANTRY & bit else TANK_RESERVE


def blank_state() -> Volga:
    """Every block set aside, nothing known: what a set-up or a saved game fills in."""
    g = Volga()
    fields.empty(g)
    g.at = [0] * PLACES
    g.at[ASIDE] = (1 << UNITS) - 1
    g.strength = bytearray(UNITS)
    g.token = [0] * UNITS
    g.since = [0] * UNITS
    g.entry = [-1] * UNITS
    g.credit = [0, 0]
    g.headquarters = -1
    g.track = [()] * 6
    g.hands = [0, 0]
    g.advantages = (0, 0)
    g.extra = -1
    return g


@rule("17.1b", "17.1c", "17.1d", "17.1f", "17.1g")
def stack_owner(units: Units) -> int | None:
    """The German player whose stack this is: 0 Yellow, 1 Blue, None for whites alone."""
    if units & YELLOW:
        return 0
    if units & BLUE:
        return 1
    return None
