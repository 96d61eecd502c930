"""Everything that a saved game of stalingrado must remember, and the words it is changed with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from hexfront.core.fields import BY_HAND, DERIVED, SHARED, bare
from hexfront.core.flow import Choice, Refusal, State, Steps
from hexfront.core.game import Setup
from hexfront.core.hexes import bits, first
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.stalingrado import fields
from hexfront.games.stalingrado.counters import (
    ALL_HQ,
    ALL_LAND,
    COUNTERS,
    LAND_UNITS,
    NAMES,
    OF_SIDE,
    POOL_NAMES,
    POOLS,
    SIDE_OF,
)
from hexfront.games.stalingrado.fields import copy_battle, copy_stalingrado
from hexfront.games.stalingrado.scenarios import EARLIER, SCENARIOS, Scenario
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CHARTS,
    LIVNY,
    SIDES,
    SOVIET,
    STACK_LIMIT,
)

# Places off the map continue the numbers of the hexes.
FUTURE = BOARD.size  # has not come yet
WAITING = FUTURE + 1  # may enter the map, or be put on a base
OFF = FUTURE + 2  # Soviet units pushed over an edge, headquarters taken off
POOL = FUTURE + 3  # eliminated
LOST = FUTURE + 4  # eliminated for good
GONE = FUTURE + 5  # withdrawn, left or replaced
OUT = FUTURE + 6  # not in this scenario
PLACES = FUTURE + 7
PLACE_NAMES = [*BOARD.name, "future", "waiting", "off", "pool", "lost", "gone", "out"]
PLACE_NUMBER = {name: number for number, name in enumerate(PLACE_NAMES) if name}

SUPPORT, BOMB_UNITS, BOMB_BASE, BOMB_HQ, ESCORT, SUPPLY, MEN = range(7)
MISSIONS = (
    *("support", "bomb-units", "bomb-base", "bomb-headquarters"),
    *("escort", "supply", "replacements"),
)


class Rules:
    """The agreed options and the scenario, worked out once."""

    __slots__ = (
        "free_headquarters",
        "gun_pause",
        "literal_16th",
        "open_stacks",
        "scenario",
        "supplied_hq",
        "winter_by_points",
        "zone_on_entering",
    )

    @rule("1a")
    def __init__(self, setup: Setup) -> None:
        self.scenario: Scenario = (
            EARLIER[setup.sheet] if setup.sheet else SCENARIOS[setup.scenario]
        )
        self.zone_on_entering = setup["zone_cost"] == "entering"
        self.supplied_hq = setup["replacement_hq"] == "supplied"
        self.free_headquarters = setup["hq_moves"] == "free"
        self.gun_pause = int(setup["artillery_pause"])
        self.winter_by_points = setup["winter_mixed"] == "points"
        self.literal_16th = setup["first_guards_tank"] == "16"
        self.open_stacks = setup["stacks"] == "open"


@rule("M.i")
@dataclass(slots=True, eq=False)
class Battle:
    """A land combat from its declaration to the last advance."""

    target: Hex
    attackers: Units = 0  # land units next to the target
    guns: Units = 0  # artillery of the attacker that fires from a distance
    helpers: Units = 0  # artillery of the defender, likewise
    attack: int = 0  # announced totals
    defence: int = 0
    announced: bool = False  # the defence too
    column: int = 0
    result: tuple[int, int] = (0, 0)
    losses: int = 0  # of the defender, still to be taken
    retreat: bool = False
    crowded: Hexes = 0  # hexes with units of the defender when the retreat began
    points: int = 0  # breakthrough
    half: int = 0  # … and half a point, which winter may leave (11.1a)
    went: Units = 0  # units that have advanced

    @property
    def points_left(self) -> int | float:
        return self.points + self.half / 2 if self.half else self.points

    def clone(self) -> Battle:
        return copy_battle(self, bare(Battle))


class Stalingrado(State):
    """The position. `place` and `at` are two accounts of where the counters are, kept in step.

    A copy shares them with its original until one of the two moves a counter: most decisions do
    not, and a long game keeps a position for every decision.
    """

    __slots__ = fields.SLOTS

    seats: ClassVar[tuple[str, ...]] = SIDES

    rules: Annotated[Rules, rule("M.a")]
    turn: Annotated[int, rule("M.a")]
    side: Annotated[Side, rule("M.a")]  # the phasing one
    place: Annotated[list[Hex], SHARED, rule("M.b")]  # of every counter, a hex or off the map
    at: Annotated[list[Units], SHARED]  # of every hex and place: its counters
    mapped: Annotated[Units, DERIVED]  # counters on the map
    held: list[Hexes]  # per side: hexes with its land units
    tops: Annotated[Units, DERIVED]  # the uppermost land units of all stacks
    many: Annotated[Hexes, DERIVED]  # hexes with more than one land unit
    full: Annotated[Hexes, DERIVED]  # hexes where no further land unit may stay
    steps: Annotated[bytearray, rule("M.b")]  # 3 blue, 2 full, 1 reduced, 0 eliminated
    stamp: Annotated[list[int], SHARED, BY_HAND]  # of land units: the top of a stack has the most
    next_stamp: int
    control: Annotated[Hexes, rule("M.f")]  # hexes under Axis control
    livny: Annotated[bool, BY_HAND, rule("M.h")]  # has fallen (4.2.1f)
    edge: dict[Unit, str]  # letters of the edges over which a waiting unit comes, if not as listed
    since: Annotated[dict[Unit, int], rule("M.d")]  # the first turn in which one in OFF may return
    guns: Annotated[dict[Unit, int], rule("M.c")]  # the turn in which an artillery unit last fired
    points: Annotated[list[int], rule("M.g")]  # replacement points
    reserved: tuple[tuple[Unit, Unit, Hex], ...]  # transport, unit, airfield (OP-7.4)
    moved: Annotated[Units, rule("M.b")]  # counters that have moved in this phase
    railed: Annotated[Units, rule("M.b")]  # … by rail: no attack
    rested: Annotated[Units, rule("M.b")]  # replenished: no attack
    built: Annotated[Units, rule("M.b")]  # rebuilt: no move
    arrived: Units  # came onto the map in this player turn
    attacked: Annotated[Units, rule("M.b")]
    retreated: Units  # onto friends in this phase (5.3.1)
    hurt: Annotated[Units, rule("M.b")]  # took a loss in this combat
    returned: Units  # have come back as scheduled
    flown: Annotated[Units, rule("M.e")]  # air units with a mission in this player turn
    ferried: Annotated[Units, rule("M.e")]  # bombers used as transports in this turn
    transferred: Annotated[Units, rule("M.e")]
    grounded: Annotated[Units, rule("M.e")]  # air units that began the turn unsupplied
    airlift: Units  # counters supplied by air
    commanded: Units
    supplied: Units
    ranged: Units  # in range of a headquarters that may command them, supplied or not
    fed: Units  # in range of one that is supplied
    bombed_units: Annotated[Units, rule("M.f")]
    bombed_bases: Annotated[Units, rule("M.f")]
    bombed_hqs: Annotated[Units, rule("M.f")]
    shelled: Annotated[Hexes, rule("M.f")]  # hexes under artillery bombardment
    struck: Annotated[Hexes, rule("M.f")]  # hexes attacked in this phase
    weather: Annotated[int, rule("M.h")]  # the winter die, or 0
    duty: Units  # units that ended the Movement Phase with the duty to attack
    lifted: Hexes  # hexes where the order of the stack was changed in this phase
    shown: Units  # units whose defence has been announced in the combat under way
    flights: dict[Unit, tuple[int, Hex | Unit]]  # air units aloft: mission, and hex or headquarters
    cargo: Annotated[dict[Unit, Unit], rule("M.e")]  # transports: who gets supply or replacements
    cuts: Annotated[dict[Unit, int], rule("M.d")]  # headquarters: range lost to bombs in this turn
    score: Annotated[list[int], rule("M.a")]
    battle: Battle | None
    shared: Annotated[bool, DERIVED]  # whether the shared lists belong to a copy as well

    def clone(self) -> Stalingrado:
        self.shared = True
        return copy_stalingrado(self, Stalingrado())

    # -- placing and moving counters

    def own(self) -> None:
        """Before a counter is moved: lists of its own."""
        self.place = self.place[:]
        self.at = self.at[:]
        self.stamp = self.stamp[:]
        self.shared = False

    def put(self, counter: Unit, place: Hex) -> None:
        """A counter comes to a place; on the map a land unit lies on top of its stack."""
        if self.shared:
            self.own()
        bit = 1 << counter
        self.place[counter] = place
        if place >= FUTURE:
            self.at[place] |= bit
            return
        self.mapped |= bit
        if counter < LAND_UNITS:
            self.next_stamp += 1
            self.stamp[counter] = self.next_stamp
            self.tops = self.tops & ~self.at[place] | bit
            self.held[SIDE_OF[counter]] |= 1 << place
            self.at[place] |= bit
            self._count(place)
        else:
            self.at[place] |= bit

    def lift(self, counter: Unit) -> None:
        """Take a counter from wherever it is; it must be put somewhere else."""
        if self.shared:
            self.own()
        place = self.place[counter]
        bit = 1 << counter
        self.at[place] &= ~bit
        if place >= FUTURE:
            return
        self.mapped &= ~bit
        if counter < LAND_UNITS:
            units = self.at[place] & ALL_LAND
            if not units:
                self.held[SIDE_OF[counter]] &= ~(1 << place)
            elif self.tops & bit:
                top = max(bits(units), key=self.stamp.__getitem__)
                self._uncover(top)
                self.tops |= 1 << top
            else:
                self._uncover(counter)
            self.tops &= ~bit
            self._count(place)

    def _uncover(self, unit: Unit) -> None:
        """The enemy gets to see a counter that was covered."""
        if not (self.tops | self.shown) >> unit & 1 and not self.rules.open_stacks:
            self.revealed = True

    def put_on_top(self, unit: Unit) -> None:
        """The owner changes the order of a stack."""
        self._uncover(unit)
        if self.shared:
            self.own()
        self.next_stamp += 1
        self.stamp[unit] = self.next_stamp
        self.tops = self.tops & ~self.at[self.place[unit]] | 1 << unit

    def send(self, counter: Unit, place: Hex) -> None:
        self.lift(counter)
        self.put(counter, place)

    @rule("4.1.1a", "4.1.1c")
    def _count(self, place: Hex) -> None:
        """Whether the hex holds as many land units as its terrain lets it; air units are extra."""
        count = (self.at[place] & ALL_LAND).bit_count()
        bit = 1 << place
        self.many = self.many | bit if count > 1 else self.many & ~bit
        self.full = self.full | bit if count >= STACK_LIMIT[place] else self.full & ~bit

    @rule("8i", "10j", "4.2.1e", "OP-12.1", "OP-4.14", "OP-5.24")
    def occupy(self, side: Side, hexes: Hexes) -> None:
        """Land units of a side enter these hexes; other counters of the enemy are destroyed."""
        if side == AXIS:
            self.control |= hexes
            if hexes >> LIVNY & 1 and not self.livny:
                self.livny = True
                self.tell("livny-falls", "4.2.1f")
        else:
            self.control &= ~hexes
        enemy = OF_SIDE[1 - side] & ~ALL_LAND
        at = self.at
        for place in bits(hexes):
            for counter in bits(at[place] & enemy):
                if ALL_HQ >> counter & 1:
                    self.tell("hq-destroyed", "8i", counter=counter, hex=place)
                    self.send(counter, LOST)
                elif counter not in self.flights:
                    self.tell("air-destroyed", "OP-6.17", counter=counter, hex=place)
                    self.eliminate(counter)

    def eliminate(self, unit: Unit, place: Hex = POOL) -> None:
        self.steps[unit] = 0
        self.airlift &= ~(1 << unit)
        self.send(unit, place)

    # -- small questions

    @property
    def enemy(self) -> Side:
        return 1 - self.side

    @property
    def is_winter(self) -> bool:
        return self.turn >= CHARTS.winter_from

    def units_at(self, place: Hex) -> Units:
        return self.at[place] & ALL_LAND

    def land(self, side: Side) -> Units:
        """A side's land units on the map."""
        return self.mapped & OF_SIDE[side] & ALL_LAND

    def top_of(self, place: Hex) -> Unit | None:
        """The uppermost land unit of a hex."""
        units = self.units_at(place) & self.tops
        return first(units) if units else None

    def units_in(self, hexes: Hexes) -> Units:
        """All land units in a set of hexes."""
        found = 0
        at = self.at
        for place in bits(hexes & (self.held[AXIS] | self.held[SOVIET])):
            found |= at[place]
        return found & ALL_LAND

    # -- names, as a seat may read them

    @rule("H.a", "5.1.1d", "OP-H.1", "OP-H.2")
    def seen_by(self, seat: str | None) -> Units:
        """Of an enemy stack the top counter, and whatever has been announced in a combat."""
        if self.rules.open_stacks:
            return -1
        own = 0 if seat is None else OF_SIDE[SIDES.index(seat)]
        return own | ~ALL_LAND | ~self.mapped | self.tops | self.shown

    def is_seen(self, counter: Unit, seat: str | None) -> bool:
        return bool(self.seen_by(seat) >> counter & 1)

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        """Events and prompts say hexes, counters and pools by name."""
        match key:
            case "hex" | "start" | "target" | "base":
                return PLACE_NAMES[value]
            case "hexes":
                return BOARD.names(value)
            case "counter" | "old" | "transport":  # everybody sees them
                return NAMES[value]
            case "counters":
                return [NAMES[counter] for counter in bits(value)]
            case "unit":
                return NAMES[value] if self.is_seen(value, seat) else None
            case "units":
                seen = [unit for unit in bits(value) if self.is_seen(unit, seat)]
                return [NAMES[unit] for unit in seen]
            case "pool":
                return POOL_NAMES[value]
            case "mission":
                return MISSIONS[value]
            case "side":
                return SIDES[value]
        return value


steps: Steps[Stalingrado] = Steps()
"""Every step and choice of the game by name; the chapters add theirs."""


def phasing(g: Stalingrado, *_: Any) -> str:
    return SIDES[g.side]


def other(g: Stalingrado, *_: Any) -> str:
    return SIDES[1 - g.side]


def hex_means_its_top_unit(choice: Choice[Stalingrado], verb: str) -> None:
    """Pointing at a hex where units alone are asked for means the one on top of it."""

    @choice.explains
    def whose_hex(g: Stalingrado, kind: str, thing: Hex | Unit) -> Refusal | None:
        unit = g.top_of(thing) if kind == "hex" else None
        return None if unit is None else choice.refusal(g, (), verb, unit)


def blank_state() -> Stalingrado:
    """Every counter out of play, nothing known: what a set-up or a saved game fills in."""
    g = Stalingrado()
    fields.empty(g)
    g.place = [OUT] * COUNTERS
    g.at = [0] * PLACES
    g.at[OUT] = (1 << COUNTERS) - 1
    g.held = [0, 0]
    g.steps = bytearray(COUNTERS)
    g.stamp = [0] * LAND_UNITS
    g.points = [0] * POOLS
    g.score = [0, 0]
    return g
