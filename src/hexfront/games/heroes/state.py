"""Everything that a saved firefight must remember, and the few words it is changed with."""

from __future__ import annotations

from typing import Any, ClassVar

from hexfront.core.flow import State, Steps
from hexfront.core.game import Setup
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.games.heroes import learning
from hexfront.games.heroes.commands import PLAYERS, SEATS, Command, command_of, is_of
from hexfront.games.heroes.ground import HALF_PLANE, WEDGE, Ground
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.tables import CARDS, DIRECTIONS, MARKERS, Kind

# Where a unit is that stands in no hex.
WAITING, DESTROYED, LEFT = -1, -2, -3
PLACE_WORDS = {WAITING: "waiting", DESTROYED: "destroyed", LEFT: "left"}

# How an action is paid.
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
        "slopes_cost_vehicles",
        "smoke_blocks",
        "variable_ap",
    )

    @rule("3.2.5a", "13.0g", "10.2a", "11.0f")
    def __init__(self, setup: Setup) -> None:
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
        self.opportunities = -learning.knows(part, learning.OPPORTUNITIES)
        self.commands = -learning.knows(part, learning.COMMANDS)
        self.groups = -learning.knows(part, learning.GROUPS)
        self.digging = -learning.knows(part, learning.DIGGING)
        self.plays_cards = -learning.knows(part, learning.CARDS)
        if part != learning.ALL:
            self.cards = bool(self.plays_cards)


class Attack:
    """An attack from its declaration to its last roll."""

    __slots__ = (
        "armed",
        "barrage",
        "close",
        "directed",
        "dugouts",
        "flame",
        "hex",
        "indirect",
        "leader",
        "origin",
        "player",
        "rolled",
        "side",
        "supporters",
        "suspicion",
        "targets",
        "weapon",
        "work",
    )

    def __init__(self, player: int, leader: int, at: int) -> None:
        self.player = player
        self.side = player & 1
        self.leader = leader  # the unit whose firepower counts, -1 for a barrage
        self.hex = at
        self.origin = -1  # where the shot comes from; the spotter's hex if it is indirect
        self.supporters = 0
        self.armed = 0  # supporters who use their weapon cards
        self.targets = 0  # still to be rolled against
        self.close = False
        self.indirect = False
        self.flame = False
        self.weapon = -1  # a weapon card
        self.barrage = -1  # the artillery card of a barrage
        self.directed = False  # Fire Direction has been played
        self.suspicion = False
        self.dugouts = 0  # units whose hasty defence is still to be rolled against
        self.work = False  # the fortification is still to be rolled against
        self.rolled = 0  # rolls made

    def clone(self) -> Attack:
        other = Attack.__new__(Attack)
        other.player = self.player
        other.side = self.side
        other.leader = self.leader
        other.hex = self.hex
        other.origin = self.origin
        other.supporters = self.supporters
        other.armed = self.armed
        other.targets = self.targets
        other.close = self.close
        other.indirect = self.indirect
        other.flame = self.flame
        other.weapon = self.weapon
        other.barrage = self.barrage
        other.directed = self.directed
        other.suspicion = self.suspicion
        other.dugouts = self.dugouts
        other.work = self.work
        other.rolled = self.rolled
        return other


class Heroes(State):
    """The position. `place` says where each unit is, `here` which visible units a hex holds."""

    __slots__ = (
        "aboard",
        "acted",
        "activated",
        "ap",
        "attack",
        "barrage",
        "came",
        "cap",
        "cap_start",
        "carrier",
        "command",
        "control",
        "deck",
        "dice",
        "discards",
        "dug",
        "facing",
        "firefight",
        "fresh_smoke",
        "granted",
        "ground",
        "hands",
        "here",
        "hidden",
        "incautious",
        "initiative",
        "inside",
        "losses",
        "marker",
        "maybe",
        "moved",
        "noted",
        "objectives",
        "open",
        "passes",
        "pile",
        "place",
        "player",
        "possible",
        "ready",
        "round",
        "rules",
        "shown",
        "side",
        "standing",
        "swift",
        "thin_smoke",
        "turn",
        "used",
        "vp",
        "weapons",
        "works",
    )

    seats: ClassVar[tuple[str, ...]] = SEATS

    firefight: Firefight
    command: Command
    ground: Ground
    rules: Rules
    round: int
    turn: int  # turns of this round so far
    side: int  # whose turn it is
    player: int  # of that side, who acts
    initiative: int
    passes: int  # in a row
    swift: int  # actions that this turn still has because of Swift Action
    cap: list[int]  # of each player, like all that follows but the victory points
    cap_start: list[int]
    losses: list[int]
    vp: list[int]  # of each side
    ap: list[int]  # left in the open activation
    granted: list[int]  # what that activation began with
    place: list[int]
    facing: bytearray
    here: list[int]
    open: list[int]  # hexes that hold visible units of each side, kept in step with `here`
    standing: int  # units in some hex, visible or hidden, kept in step with `place`
    activated: int
    used: int
    hidden: int
    maybe: list[int]  # hexes where a hidden unit may be, from what the enemy has watched
    marker: bytearray  # 0, or the number of the marker + 1
    shown: int  # units whose marker the enemy has seen
    possible: list[int]  # which markers an unseen one may be, from what the enemy has watched
    pile: bytearray
    ready: int  # reinforcements that may enter
    control: list[int]  # hexes that each side controls
    fresh_smoke: int
    thin_smoke: int
    works: list[WorkAt]
    inside: int  # units that occupy the fortification of their hex
    dug: int  # units with a hasty defence
    carrier: list[int]
    aboard: int
    incautious: int  # moved without cover or caution in the last turn of their side
    came: list[int]  # the hex from which a unit entered an enemy's hex in that turn, or -1
    moved: int  # moved in this turn
    acted: int  # took part in an action of this turn
    hands: list[tuple[int, ...]]
    deck: bytes  # the top card last
    discards: bytes
    weapons: list[Weapon]
    barrage: list[Barrage | None]  # about to land
    noted: list[Barrage | None]  # noted after it, for the round to come
    objectives: int  # numbers of the objectives drawn
    attack: Attack | None
    dice: tuple[int, ...]  # of the roll that is being settled, modifier of the roller last

    def clone(self) -> Heroes:
        other = Heroes.__new__(Heroes)
        other.frames = self.frames[:]
        other.chance = self.chance.clone()
        other.result = self.result
        other.legal = self.legal
        other.sink = None
        other.revealed = self.revealed
        other.firefight = self.firefight
        other.command = self.command
        other.ground = self.ground
        other.rules = self.rules
        other.round = self.round
        other.turn = self.turn
        other.side = self.side
        other.player = self.player
        other.initiative = self.initiative
        other.passes = self.passes
        other.swift = self.swift
        other.cap = self.cap[:]
        other.cap_start = self.cap_start
        other.losses = self.losses[:]
        other.vp = self.vp[:]
        other.ap = self.ap[:]
        other.granted = self.granted[:]
        other.place = self.place[:]
        other.facing = self.facing[:]
        other.here = self.here[:]
        other.open = self.open[:]
        other.standing = self.standing
        other.activated = self.activated
        other.used = self.used
        other.hidden = self.hidden
        other.maybe = self.maybe[:]
        other.marker = self.marker[:]
        other.shown = self.shown
        other.possible = self.possible[:]
        other.pile = self.pile[:]
        other.ready = self.ready
        other.control = self.control[:]
        other.fresh_smoke = self.fresh_smoke
        other.thin_smoke = self.thin_smoke
        other.works = self.works[:]
        other.inside = self.inside
        other.dug = self.dug
        other.carrier = self.carrier[:]
        other.aboard = self.aboard
        other.incautious = self.incautious
        other.came = self.came[:]
        other.moved = self.moved
        other.acted = self.acted
        other.hands = self.hands[:]
        other.deck = self.deck
        other.discards = self.discards
        other.weapons = self.weapons[:]
        other.barrage = self.barrage[:]
        other.noted = self.noted[:]
        other.objectives = self.objectives
        other.attack = None if self.attack is None else self.attack.clone()
        other.dice = self.dice
        return other

    # -- placing and moving units

    def put(self, unit: int, at: int) -> None:
        """A visible unit comes to stand in a hex, wherever it was before."""
        self._leave(unit)
        self.place[unit] = at
        self.standing |= 1 << unit
        self.appear(unit)

    def put_hidden(self, unit: int, at: int) -> None:
        """A unit comes to hide in a hex, wherever it was before."""
        self._leave(unit)
        self.place[unit] = at
        self.standing |= 1 << unit
        self.hidden |= 1 << unit

    def take_off(self, unit: int, where: int) -> None:
        """A unit leaves the map."""
        self._leave(unit)
        self.place[unit] = where
        self.standing &= ~(1 << unit)

    def appear(self, unit: int) -> None:
        """A unit is to be seen in the hex where it is."""
        at = self.place[unit]
        self.here[at] |= 1 << unit
        self.open[self.side_of(unit)] |= 1 << at

    def _leave(self, unit: int) -> None:
        at = self.place[unit]
        if at >= 0:
            side = self.side_of(unit)
            self.here[at] &= ~(1 << unit)
            if not self.here[at] & self.firefight.sides[side]:
                self.open[side] &= ~(1 << at)

    # -- small questions

    def kind(self, unit: int) -> Kind:
        return self.firefight.kinds[unit]

    def side_of(self, unit: int) -> int:
        return self.firefight.sides[1] >> unit & 1

    @rule("2.2d", "2.2e")
    def is_fresh(self, unit: int) -> bool:
        return not (self.activated | self.used) >> unit & 1

    def on_map(self, side: int) -> int:
        """The units of a side that stand on the map, visible or hidden."""
        return self.firefight.sides[side] & self.standing

    def hexes_of(self, units: int) -> int:
        """The hexes where these units stand."""
        place = self.place
        units &= self.standing
        found = 0
        while units:
            low = units & -units
            found |= 1 << place[low.bit_length() - 1]
            units ^= low
        return found

    def visible(self, side: int) -> int:
        """The hexes that hold visible units of a side."""
        return self.open[side]

    @rule("7.6h", "7.7.3m", "7.7.3u")
    def shares_hex(self, unit: int) -> bool:
        """Whether an enemy stands in the unit's hex."""
        at = self.place[unit]
        enemy = self.firefight.sides[1 - self.side_of(unit)]
        return at >= 0 and bool(self.here[at] & enemy)

    def work_at(self, at: int) -> WorkAt | None:
        for work in self.works:
            if work[1] == at:
                return work
        return None

    def hidden_in(self, at: int) -> int:
        """Units that hide in a hex."""
        place = self.place
        return mask(unit for unit in bits(self.hidden) if place[unit] == at)

    def total(self) -> int:
        """The roll that is being settled, with what was spent on it."""
        return sum(self.dice)

    # -- names, as a seat may read them

    def knows_marker(self, seat: str | None, unit: int) -> bool:
        return bool(self.shown >> unit & 1) or is_of(seat, self.side_of(unit))

    def seats_at_table(self) -> tuple[str, ...]:
        return self.command.seats

    def marker_name(self, unit: int) -> str | None:
        number = self.marker[unit]
        if not number:
            return None
        return MARKERS[number - 1].id if number <= GENERIC else "generic"

    def hex_name(self, at: int) -> str:
        return self.ground.board.name[at] if at >= 0 else PLACE_WORDS[at]

    def unit_name(self, unit: int) -> str:
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
                return self.marker_name(value) if self.knows_marker(seat, value) else None
            case "rally_of":  # unit, number: it tells the marker
                return value[1] if self.knows_marker(seat, value[0]) else None
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


def seat_of_player(g: Heroes, player: int, *_: Any) -> str:
    """For choices whose frame begins with a player."""
    return SEATS[player]


def seat_of_owner(g: Heroes, unit: int, *_: Any) -> str:
    """For choices whose frame begins with a unit."""
    return SEATS[g.command.owner[unit]]


@rule("1.0b", "1.0c", "1.0i", "3.2a")
def blank_state(firefight: Firefight, rules: Rules) -> Heroes:
    """Nobody placed yet: what a set-up or a saved game fills in."""
    g = Heroes()
    units = len(firefight.kinds)
    g.firefight = firefight
    g.command = command_of(firefight, rules.players)
    players = len(g.command.own)
    g.ground = firefight.ground
    g.rules = rules
    g.round = 1
    g.turn = 0
    g.side = max(firefight.initiative, 0)
    g.player = g.initiative = g.side
    g.passes = 0
    g.swift = 0
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
    g.standing = 0
    g.activated = g.used = 0
    g.hidden = 0
    g.maybe = [0] * units
    g.marker = bytearray(units)
    g.shown = 0
    g.possible = [0] * units
    g.pile = bytearray(marker.count for marker in MARKERS)
    g.ready = 0
    g.control = [0, 0]
    for at, side in firefight.control.items():
        g.control[side] |= 1 << at
    g.fresh_smoke = g.thin_smoke = 0
    g.works = [(w.work, w.hex, w.side, w.hidden, w.facing) for w in firefight.works]
    g.inside = 0
    g.dug = 0
    g.carrier = [-1] * units
    g.aboard = 0
    g.incautious = 0
    g.came = [-1] * units
    g.moved = g.acted = 0
    g.hands = [()] * players
    g.deck = b""
    g.discards = b""
    g.weapons = [(issue.card, issue.uses, -1) for issue in firefight.weapons]
    g.barrage = [None, None]
    g.noted = [None, None]
    g.objectives = 0
    g.attack = None
    g.dice = ()
    return g
