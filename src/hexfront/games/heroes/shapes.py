"""What leaves the game as plain dicts, declared: views, components and events."""

from __future__ import annotations

from typing import Generic, Literal, NotRequired, TypeAlias, TypeVar

from typing_extensions import TypedDict

from hexfront.core.shapes import EventArgs, GermanSoviet, Outcome

SideName: TypeAlias = Literal["german", "soviet"]
Direction: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
Colour: TypeAlias = Literal["red", "blue"]
State: TypeAlias = Literal["fresh", "activated", "used"]
Paid: TypeAlias = Literal["round", "end", "card", "objective"]
Moves: TypeAlias = Literal["foot", "wheeled", "tracked"]
OddsKind: TypeAlias = Literal["attack", "rally"]

T = TypeVar("T")


class ByColour(TypedDict, Generic[T]):
    red: T
    blue: T


# --- components --------------------------------------------------------------------------


class Hex(TypedDict):
    """`number` is its bit in masks; `sees` is the mask of the hexes in sight, smoke aside."""

    id: str
    number: int
    names: list[str]
    x: float
    y: float
    terrain: str
    level: int
    roads: list[Direction]
    walls: list[Direction]
    sees: str


class Defence(TypedDict):
    value: int
    colour: Colour


class Kind(TypedDict):
    """A counter: what is printed on it."""

    id: str
    side: SideName
    name: str
    type: str
    fire_cost: int | None
    indirect_cost: int | None
    move_cost: int
    moves: Moves
    firepower: ByColour[int] | None
    boxed: ByColour[bool]
    min_range: int
    range: int
    flank: Defence
    front: Defence
    wheel_pips: int
    track_pips: int
    turret: bool
    open_top: bool
    shield: int
    abilities: list[str]
    certainty: str


class BoardPlace(TypedDict):
    board: int
    turned: bool
    right: int
    down: int


class UnitOfSheet(TypedDict):
    id: str
    kind: str


class Force(TypedDict):
    side: SideName
    name: str
    round: int
    hidden: bool
    units: list[str]
    area: list[str]
    certainty: str


class Scoring(TypedDict):
    hex: str
    vp: int
    when: Paid
    number: int
    rounds: list[int]
    side: SideName | None


class Sheet(TypedDict):
    """One firefight: its boards as they lie, its forces and what they fight for."""

    id: str
    number: int
    name: str
    date: str
    place: str
    certainty: str
    grounds: str
    rounds: int
    cap: GermanSoviet[int]
    boards: list[BoardPlace]
    hexes: list[Hex]
    units: list[UnitOfSheet]
    forces: list[Force]
    scoring: list[Scoring]
    exits: GermanSoviet[list[str]]


class Lesson(TypedDict):
    """A part of the instruction."""

    number: int
    firefight: str
    rules: list[str]


class Marker(TypedDict):
    id: str
    pile: str
    count: int
    rally: int | None
    fire_cost: int
    move_cost: int
    firepower: ByColour[int]
    no_fire: ByColour[bool]
    no_move: bool
    no_pivot: bool
    only_rally: bool
    range: int | None
    flank: int
    front: int
    certainty: str


class Card(TypedDict):
    id: str
    number: int
    kind: str
    cost: int
    pay: str
    group: bool
    certainty: str


class Entry(TypedDict):
    foot: int | None
    wheeled: int | None
    tracked: int | None


class Ground(TypedDict):
    entry: Entry
    md: int
    blocks: bool
    cover: bool


class Work(TypedDict):
    defence: int
    front: int
    flank: int


class Components(TypedDict):
    orientation: Literal["pointy", "flat"]
    parts: list[Lesson]
    compass: list[Direction]
    hex_metres: list[int]
    firefights: dict[str, Sheet]
    units: list[Kind]
    markers: list[Marker]
    cards: list[Card]
    terrain: dict[str, Ground]
    part_rules: dict[str, str]
    works: dict[str, Work]


# --- the view of a seat ------------------------------------------------------------------


class Unit(TypedDict):
    """A unit on the map, and with its hex one that hides, as its own side knows it."""

    id: str
    kind: str
    side: SideName
    commander: str
    facing: Direction | None
    state: State
    hit: bool
    marker: str | None
    marker_shown: bool
    hidden: bool
    dug_in: bool
    inside: bool
    in_bunker: bool
    carried_by: str | None
    exposed: bool
    arc: str | None
    hex: NotRequired[str]


class Hidden(TypedDict):
    """To the enemy only the list of forces is known."""

    units: list[Unit] | list[UnitOfSheet]


class Costs(TypedDict):
    """What the unit that is being ordered pays for each hex."""

    to: dict[str, int]
    fire: dict[str, int]
    face: int
    rally: int


class Points(TypedDict):
    side: SideName
    cap: int
    cap_start: int
    losses: int
    vp: int
    ap: int | None
    spent: int
    activated: bool


class Hand(TypedDict):
    size: int
    cards: list[str] | None


class PlacedWork(TypedDict):
    kind: str
    hex: str
    side: SideName
    hidden: bool
    facing: Direction | None


class Attack(TypedDict):
    side: SideName
    leader: str | None
    supporters: list[str]
    hex: str
    targets: list[str]
    close: bool
    dice: list[int]


class Barrage(TypedDict):
    hex: str | None
    smoke: bool


class Waiting(TypedDict):
    id: str
    kind: str
    side: SideName
    commander: str
    round: int
    ready: bool
    state: State


class Weapon(TypedDict):
    id: str
    card: str
    uses: int
    unit: str | None
    commander: str


class View(TypedDict):
    firefight: str
    part: int | None
    round: int
    rounds: int
    turn: int
    side: SideName
    player: str
    initiative: SideName
    passes: int
    points: dict[str, Points]
    stacks: dict[str, list[Unit]]
    hidden: GermanSoviet[Hidden]
    waiting: list[Waiting]
    destroyed: list[str]
    left: list[str]
    control: GermanSoviet[list[str]]
    smoke: list[str]
    thin_smoke: list[str]
    works: list[PlacedWork]
    hands: dict[str, Hand]
    deck: int
    discards: list[str]
    weapons: list[Weapon]
    barrages: GermanSoviet[list[Barrage]]
    objectives: list[int]
    attack: Attack | None
    costs: Costs | None
    result: Outcome | None


# --- odds --------------------------------------------------------------------------------


class Shot(TypedDict):
    """One roll: what is needed, its chances, and those with one command point, two, …"""

    unit: str
    firepower: list[tuple[str, int]]
    defence: list[tuple[str, int]]
    needed: int
    hit: float
    destroyed: float
    with_cap: list[tuple[float, float]]


class Odds(TypedDict):
    """The rolls of an attack, or the chance of each rally."""

    kind: OddsKind
    exact: bool
    shots: list[Shot]


# --- prompts -----------------------------------------------------------------------------


class Asked(TypedDict, total=False):
    """What the arguments of prompts are, by name."""

    ap: int
    bid: int | None
    cap: int
    card: str
    cost: int
    defence: int
    dice: list[int]
    firepower: int
    hex: str
    left: int
    needed: int
    payment: str
    points: int | None
    round: int
    target: str
    unit: str
    units: list[str]
    uses: int
    why: str


# --- events ------------------------------------------------------------------------------


class Args(TypedDict, total=False):
    """What the arguments of events are, by name."""

    ap: int
    ap_left: int | None
    attacker: str | None
    av: int
    bid: int
    blue: int
    cap: int
    cap_left: int
    card: str
    cautious: bool
    change: int
    close: bool
    cost: int
    defence: list[tuple[str, int]]
    dice: list[int]
    distance: int
    dv: int
    facing: Direction
    firepower: list[tuple[str, int]]
    flame: bool
    found: bool
    german: int
    granted: int
    hex: str
    hexes: list[str]
    indirect: bool
    kill: int | None
    kind: str
    lost: int
    marker_of: str | None
    modifier: int
    needed: int
    outcome: str
    own_card: str | None
    own_hex: str | None
    own_number: int | None
    own_unit: str | None
    paid: str
    points: int
    rally_of: int | None
    red: int
    round: int
    side: str
    smoke: bool
    soviet: int
    start: str
    success: bool
    supporters: list[str]
    total: int
    unit: str
    units: list[str]
    vehicle: str
    vp: int
    winners: list[str]


EVENTS: EventArgs = {
    "action-lost": "units",
    "activates": "unit points",
    "activates-hidden": "side own_unit",
    "activates-in-fog": "unit own_number",
    "attack": "attacker supporters hex close indirect flame",
    "barrage": "side hex",
    "barrage-noted": "side smoke own_hex",
    "bids": "side points",
    "bogged": "unit dice success",
    "cap-lost": "side cap",
    "cap-refilled": "side cap",
    "caught-in-wire": "unit",
    "comes-out": "unit hex",
    "confusion": "side cost",
    "control": "side hex",
    "destroyed": "unit hex vp marker_of",
    "digs-in": "units",
    "draws": "side own_card",
    "drifts": "side hex dice distance facing",
    "enters": "unit hex",
    "event-card": "side card",
    "firefight-event": "units",
    "game-over": "winners kind german soviet",
    "hidden-move": "side cost own_unit own_hex",
    "hidden-set-up": "side own_unit own_hex",
    "hides": "unit start own_hex",
    "hit": "unit marker_of",
    "impact": "side hexes smoke",
    "initiative": "side",
    "initiative-roll": "side dice bid total",
    "leaves": "units hex vp",
    "loads": "unit vehicle",
    "luck": "side dice change",
    "marker-removed": "unit marker_of",
    "mine": "unit dice cap total needed kill outcome",
    "mine-found": "unit hex",
    "mine-laid": "side hex",
    "mine-laid-hidden": "side own_hex",
    "moves": "unit start hex cautious",
    "occupies": "unit hex",
    "off-target": "side hex dice distance",
    "officer": "side dice cap",
    "on-target": "side hex dice",
    "opportunity": "units",
    "passes": "side",
    "pays": "side paid ap cap ap_left cap_left",
    "pivots": "unit facing",
    "placed": "unit hex",
    "plays": "side card",
    "rally": "unit dice cap modifier total rally_of success marker_of",
    "reinforcements": "units",
    "rerolls": "side dice",
    "revealed": "units hex",
    "round": "round",
    "round-ends": "round german soviet",
    "scores": "side hex vp",
    "scouts": "unit hex",
    "search": "hex dice cap red blue found",
    "shot": "av cap defence dice dv firepower kill needed outcome unit",
    "shot-at-work": "av cap defence dice dv firepower kill needed outcome unit",
    "shows-marker": "unit marker_of",
    "smoke": "hexes",
    "smoke-thins": "hexes",
    "sniper": "side dice cap",
    "stalls": "side",
    "unloads": "unit vehicle hex",
    "used": "units lost",
    "used-in-fog": "units lost granted",
    "weapon": "unit card",
    "weapon-assigned": "card unit",
    "wire": "unit hex dice cost",
    "wire-crushed": "unit hex",
    "work-cleared": "unit hex",
    "work-destroyed": "hex",
}
