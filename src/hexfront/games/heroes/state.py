"""Everything that a saved firefight must remember, and the few words it is changed with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, TypeAlias

from hexfront.core.fields import DERIVED, SHARED, bare
from hexfront.core.flow import State, Steps
from hexfront.core.game import Setup
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Hexes, Player, Points, Side, Unit, Units
from hexfront.games.heroes import fields, learning
from hexfront.games.heroes.commands import PLAYERS, SEATS, Command, command_of, is_of
from hexfront.games.heroes.fields import copy_attack, copy_heroes
from hexfront.games.heroes.ground import HALF_PLANE, WEDGE, Ground
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.tables import CARDS, DIRECTIONS, MARKERS, Kind

# Where a unit is that stands in no hex.
WAITING, DESTROYED, LEFT = -1, -2, -3
PLACE_WORDS = {WAITING: "waiting", DESTROYED: "destroyed", LEFT: "left"}

# How an action is paid.
Payment: TypeAlias = int
AP, OPPORTUNITY, COMMAND, FREE, ADRENALINE = range(5)
PAYMENTS = ("ap", "opportunity", "command", "card", "adrenaline")

GENERIC = len(MARKERS)
"""The hit of OP-7.5.4, when a pile is empty: no effect, rallied like Unnerved."""
GENERIC_RALLY = 7
ANY_MARKER = (1 << GENERIC + 1) - 1

# A work on the map: kind, hex, player, hidden, facing.
WorkAt = tuple[int, int, int, bool, int]

# A weapon card: card, uses left, the unit that bears it or -1.
Weapon = tuple[int, int, int]

# A barrage that has been noted: its target, and whether it is smoke.
Barrage = tuple[int, bool]


class Rules:
    """The agreed options, worked out once."""

    __slots__ = (
        "arc",
        "becoming_hidden",
        "cards",
        "cautious",
        "commands",
        "digging",
        "fog",
        "groups",
        "handicap",
        "opportunities",
        "part",
        "players",
        "plays_cards",
        "sheet",
        "slopes_cost_vehicles",
        "smoke_blocks",
        "variable_ap",
    )

    @rule("3.2.5a", "13.0g", "10.2a", "11.0f")
    def __init__(self, setup: Setup) -> None:
        self.sheet = setup.sheet
        self.variable_ap = setup["variable_ap"] != "off"
        self.fog = setup["variable_ap"] == "fog"
        self.cautious = setup.is_on("cautious_movement")
        self.cards = setup.is_on("cards")
        self.arc = HALF_PLANE if setup["arc"] == "half-plane" else WEDGE
        self.smoke_blocks = setup.is_on("smoke_blocks_los")
        self.becoming_hidden = setup.is_on("becoming_hidden")
        self.slopes_cost_vehicles = setup.is_on("vehicle_slopes")
        self.players = PLAYERS[setup.mode]
        self.handicap = (int(setup["german_handicap"]), int(setup["soviet_handicap"]))
        self._learn(setup["part"])

    def _learn(self, part: str) -> None:
        """What the part of the instruction leaves in play, as limits of verbs: all or nothing."""
        self.part = part
        self.opportunities = -learning.has_rules(part, learning.OPPORTUNITIES)
        self.commands = -learning.has_rules(part, learning.COMMANDS)
        self.groups = -learning.has_rules(part, learning.GROUPS)
        self.digging = -learning.has_rules(part, learning.DIGGING)
        self.plays_cards = -learning.has_rules(part, learning.CARDS)
        if part != learning.ALL:
            self.cards = bool(self.plays_cards)


@dataclass(slots=True, eq=False)
class Attack:
    """An attack from its declaration to its last roll."""

    player: int
    leader: Unit  # the one whose firepower counts, -1 for a barrage
    hex: Hex
    side: Side = field(init=False)
    origin: Hex = -1  # where the shot comes from; the spotter's hex if it is indirect
    supporters: Units = 0
    armed: Units = 0  # supporters who use their weapon cards
    targets: Units = 0  # still to be rolled against
    close: bool = False
    indirect: bool = False
    flame: bool = False
    weapon: int = -1  # a weapon card
    barrage: Card = -1  # the artillery card of a barrage
    directed: bool = False  # Fire Direction has been played
    suspicion: bool = False
    dugouts: Units = 0  # whose hasty defence is still to be rolled against
    work: bool = False  # the fortification is still to be rolled against
    rolled: int = 0  # rolls made

    def __post_init__(self) -> None:
        self.side = self.player & 1

    def clone(self) -> Attack:
        return copy_attack(self, bare(Attack))


class Heroes(State):
    """The position. `place` says where each unit is, `here` which visible units a hex holds."""

    __slots__ = fields.SLOTS

    seats: ClassVar[tuple[str, ...]] = SEATS

    firefight: Firefight
    command: Command
    ground: Ground
    rules: Rules
    round: int
    turn: int  # turns of this round so far
    side: Side  # whose turn it is
    player: int  # of that side, who acts
    initiative: Side
    passes: int  # in a row
    swift: int  # actions that this turn still has because of Swift Action
    cap: list[int]  # of each player, like all that follows but the victory points
    cap_start: Annotated[list[int], SHARED]
    losses: list[int]
    vp: list[int]  # of each side
    ap: list[int]  # left in the open activation
    granted: list[int]  # what that activation began with
    place: list[Hex]
    facing: bytearray
    here: list[Units]
    open: list[Hexes]  # hexes that hold visible units of each side, kept in step with `here`
    standing: Annotated[Units, DERIVED]  # units in some hex, visible or hidden
    activated: Units
    used: Units
    hidden: Units
    maybe: list[Hexes]  # hexes where a hidden unit may be, from what the enemy has watched
    marker: bytearray  # 0, or the number of the marker + 1
    shown: Units  # units whose marker the enemy has seen
    possible: list[int]  # which markers an unseen one may be, from what the enemy has watched
    pile: bytearray
    ready: Units  # reinforcements that may enter
    control: list[Hexes]  # hexes that each side controls
    fresh_smoke: Hexes
    thin_smoke: Hexes
    works: list[WorkAt]
    inside: Units  # units that occupy the fortification of their hex
    dug: Units  # units with a hasty defence
    carrier: list[int]
    aboard: Units
    incautious: Units  # moved without cover or caution in the last turn of their side
    came: list[Hex]  # the hex from which a unit entered an enemy's hex in that turn, or -1
    moved: Units  # moved in this turn
    acted: Units  # took part in an action of this turn
    hands: list[tuple[Card, ...]]
    deck: bytes  # the top card last
    discards: bytes
    weapons: list[Weapon]
    barrage: list[Barrage | None]  # about to land
    noted: list[Barrage | None]  # noted after it, for the round to come
    objectives: int  # numbers of the objectives drawn
    attack: Attack | None
    dice: tuple[int, ...]  # of the roll that is being settled, modifier of the roller last

    def clone(self) -> Heroes:
        return copy_heroes(self, Heroes())

    # -- placing and moving units

    def put(self, unit: Unit, at: Hex) -> None:
        """A visible unit comes to stand in a hex, wherever it was before."""
        self._leave(unit)
        self.place[unit] = at
        self.standing |= 1 << unit
        self.appear(unit)

    def put_hidden(self, unit: Unit, at: Hex) -> None:
        """A unit comes to hide in a hex, wherever it was before."""
        self._leave(unit)
        self.place[unit] = at
        self.standing |= 1 << unit
        self.hidden |= 1 << unit

    def take_off(self, unit: Unit, where: Hex) -> None:
        """A unit leaves the map."""
        self._leave(unit)
        self.place[unit] = where
        self.standing &= ~(1 << unit)

    def appear(self, unit: Unit) -> None:
        """A unit is to be seen in the hex where it is."""
        at = self.place[unit]
        self.here[at] |= 1 << unit
        self.open[self.side_of(unit)] |= 1 << at

    def _leave(self, unit: Unit) -> None:
        at = self.place[unit]
        if at >= 0:
            side = self.side_of(unit)
            self.here[at] &= ~(1 << unit)
            if not self.here[at] & self.firefight.sides[side]:
                self.open[side] &= ~(1 << at)

    # -- small questions

    def kind(self, unit: Unit) -> Kind:
        return self.firefight.kinds[unit]

    def side_of(self, unit: Unit) -> Side:
        return self.firefight.sides[1] >> unit & 1

    @rule("2.2d", "2.2e")
    def is_fresh(self, unit: Unit) -> bool:
        return not (self.activated | self.used) >> unit & 1

    def on_map(self, side: Side) -> Units:
        """The units of a side that stand on the map, visible or hidden."""
        return self.firefight.sides[side] & self.standing

    def hexes_of(self, units: Units) -> Hexes:
        """The hexes where these units stand."""
        place = self.place
        units &= self.standing
        found = 0
        while units:
            low = units & -units
            found |= 1 << place[low.bit_length() - 1]
            units ^= low
        return found

    def visible(self, side: Side) -> Hexes:
        """The hexes that hold visible units of a side."""
        return self.open[side]

    @rule("7.6h", "7.7.3m", "7.7.3u")
    def is_among_enemies(self, unit: Unit) -> bool:
        """Whether an enemy stands in the unit's hex."""
        at = self.place[unit]
        enemy = self.firefight.sides[1 - self.side_of(unit)]
        return at >= 0 and bool(self.here[at] & enemy)

    def work_at(self, at: Hex) -> WorkAt | None:
        for work in self.works:
            if work[1] == at:
                return work
        return None

    def hidden_in(self, at: Hex) -> Units:
        """Units that hide in a hex."""
        place = self.place
        return mask(unit for unit in bits(self.hidden) if place[unit] == at)

    def total(self) -> Points:
        """The roll that is being settled, with what was spent on it."""
        return sum(self.dice)

    # -- names, as a seat may read them

    def may_see_marker(self, seat: str | None, unit: Unit) -> bool:
        return bool(self.shown >> unit & 1) or is_of(seat, self.side_of(unit))

    def seats_at_table(self) -> tuple[str, ...]:
        return self.command.seats

    def marker_name(self, unit: Unit) -> str | None:
        number = self.marker[unit]
        if not number:
            return None
        return MARKERS[number - 1].id if number <= GENERIC else "generic"

    def hex_name(self, at: Hex) -> str:
        return self.ground.board.name[at] if at >= 0 else PLACE_WORDS[at]

    def unit_name(self, unit: Unit) -> str:
        return self.firefight.names[unit]

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        """Events and prompts say hexes, units and cards by name; secrets only to their owner."""
        match key:
            case "hex" | "start" | "target" | "from_hex":
                return self.hex_name(value)
            case "hexes":
                return self.ground.board.names(value)
            case "unit" | "attacker" | "vehicle":
                return self.unit_name(value) if value >= 0 else None
            case "units" | "supporters":
                return [self.unit_name(unit) for unit in bits(value)]
            case "side":
                return SEATS[value]
            case "facing":
                return DIRECTIONS[value]
            case "card":
                return CARDS[value].id if value >= 0 else None
            case "marker_of":  # the marker under a unit
                return self.marker_name(value) if self.may_see_marker(seat, value) else None
            case "rally_of":  # unit, number: it tells the marker
                return value[1] if self.may_see_marker(seat, value[0]) else None
            case "own_card":  # player, card: drawn in secret
                return CARDS[value[1]].id if seat == SEATS[value[0]] else None
            case "own_unit":  # side, unit: hidden from the enemy
                return self.unit_name(value[1]) if is_of(seat, value[0]) else None
            case "own_hex":
                return self.hex_name(value[1]) if is_of(seat, value[0]) else None
            case "own_number":
                return value[1] if is_of(seat, value[0]) else None
        return value


steps: Steps[Heroes] = Steps()
"""Every step and choice of the game by name; the chapters add theirs."""


def turn_seat(g: Heroes, *_: Any) -> str:
    """The seat that most decisions belong to."""
    return SEATS[g.player]


def seat_of_player(g: Heroes, player: Player, *_: Any) -> str:
    """For choices whose frame begins with a player."""
    return SEATS[player]


def seat_of_owner(g: Heroes, unit: Unit, *_: Any) -> str:
    """For choices whose frame begins with a unit."""
    return SEATS[g.command.owner[unit]]


@rule("1.0b", "1.0c", "1.0i", "3.2a")
def blank_state(firefight: Firefight, rules: Rules) -> Heroes:
    """Nobody placed yet: what a set-up or a saved game fills in."""
    g = Heroes()
    fields.empty(g)
    units = len(firefight.kinds)
    g.firefight = firefight
    g.command = command_of(firefight, rules.players)
    players = len(g.command.own)
    g.ground = firefight.ground
    g.rules = rules
    g.round = 1
    g.side = max(firefight.initiative, 0)
    g.player = g.initiative = g.side
    g.cap_start = list(g.command.cap)
    for side in (0, 1):
        g.cap_start[side] += rules.handicap[side]  # OP-7.4.3
    if not rules.commands:
        g.cap_start = [0] * players
    g.cap = g.cap_start[:]
    g.losses = [0] * players
    g.vp = list(firefight.vp)
    g.ap = [0] * players
    g.granted = [0] * players
    g.place = [WAITING] * units
    g.facing = bytearray(units)
    g.here = [0] * firefight.ground.board.size
    g.open = [0, 0]
    g.maybe = [0] * units
    g.marker = bytearray(units)
    g.possible = [0] * units
    g.pile = bytearray(marker.count for marker in MARKERS)
    g.control = [0, 0]
    for at, side in firefight.control.items():
        g.control[side] |= 1 << at
    g.works = [(w.work, w.hex, w.side, w.hidden, w.facing) for w in firefight.works]
    g.carrier = [-1] * units
    g.came = [-1] * units
    g.hands = [()] * players
    g.weapons = [(issue.card, issue.uses, -1) for issue in firefight.weapons]
    g.barrage = [None, None]
    g.noted = [None, None]
    return g
