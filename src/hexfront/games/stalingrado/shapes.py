"""What leaves the game as plain dicts, declared: views, components and events."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from hexfront.core.shapes import AxisSoviet, EventArgs, Outcome

SideName: TypeAlias = Literal["axis", "soviet"]


# --- components --------------------------------------------------------------------------


class Hex(TypedDict):
    id: str
    x: float
    y: float
    terrain: str
    name: str
    airfield: Literal["strip", "aerodrome"] | None
    columns: int
    stacking: int
    symbolic: bool
    certainty: str


class River(TypedDict):
    a: str
    b: str
    kind: str
    name: str


class Rail(TypedDict):
    a: str
    b: str
    colour: Literal["purple", "black", "grey"]


class Road(TypedDict):
    a: str
    b: str


AirClass = TypedDict("AirClass", {"class": NotRequired[str]})
"""Apart, for `class` is a word of Python."""


class Counter(AirClass):
    """A counter; what it has depends on its kind.

    Faces are by steps: attack, defence, movement; of air units ground and air power.
    """

    id: str
    side: SideName
    name: str
    nation: str
    enters: int | None
    leaves: int | None
    certainty: str
    kind: Literal["land", "hq", "air"]
    type: NotRequired[str]
    size: NotRequired[str]
    branch: NotRequired[str]
    motorised: NotRequired[bool]
    edge: NotRequired[str | None]
    aircraft: NotRequired[str]
    range: NotRequired[int | None]
    commands: NotRequired[int]
    faces: NotRequired[list[list[int]]]


class CombatTable(TypedDict):
    """The total of two dice, and per column what defender and attacker suffer."""

    columns: list[str]
    rows: dict[str, list[tuple[int, int]]]


class Objective(TypedDict):
    """Paid at the end of each of these turns, the first and the last; or only at the end."""

    name: str
    hexes: list[str]
    points: int
    turns: NotRequired[list[int] | None]


class ScenarioSheet(TypedDict):
    first: int
    last: int
    closed: list[str]
    axis_wins: int | None
    soviet_wins: int | None
    objectives: list[Objective] | None


class Components(TypedDict):
    orientation: Literal["pointy", "flat"]
    compass: list[str]
    hexes: list[Hex]
    rivers: list[River]
    rails: list[Rail]
    roads: list[Road]
    units: list[Counter]
    turns: list[str]
    winter_from: int
    combat_table: CombatTable
    objectives: list[Objective]
    scenarios: dict[str, ScenarioSheet]


# --- the view of a seat ------------------------------------------------------------------


class Piece(TypedDict):
    """A land unit; of one that lies covered in an enemy stack nothing is known."""

    unit: str | None
    steps: NotRequired[int]
    commanded: NotRequired[bool]
    supplied: NotRequired[bool]
    moved: NotRequired[bool]
    attacked: NotRequired[bool]
    retreated: NotRequired[bool]
    rested: NotRequired[bool]
    duty: NotRequired[bool]
    fired: NotRequired[int | None]


class LandStack(TypedDict):
    """The land units of a hex from the top."""

    side: SideName
    units: list[Piece]


class Headquarters(TypedDict):
    hex: str
    range: int


class Mission(TypedDict):
    kind: str
    hex: str
    hq: str | None
    cargo: list[str]


class Flyer(TypedDict):
    unit: str
    steps: int
    base: str
    grounded: bool
    flown: bool
    mission: Mission | None


class Battle(TypedDict):
    """What is not declared or announced yet is null."""

    target: str
    attackers: list[str] | None
    attack: int | None
    defence: int | None
    artillery: list[str] | None
    column: str | None
    result: list[int] | None
    points: float


class Reach(TypedDict):
    """What a side holds together."""

    zone: list[str]
    command: list[str]
    lines: list[str]
    duty: list[str]


class Bombed(TypedDict):
    units: list[str]
    bases: list[str]
    headquarters: list[str]


class PublicView(TypedDict):
    scenario: str
    phase: str | None
    turn: int
    date: str
    last_turn: int
    winter: bool
    weather: int | None
    side: SideName
    headquarters: dict[str, Headquarters]
    air: list[Flyer]
    places: dict[str, AxisSoviet[list[str]]]
    reach: AxisSoviet[Reach]
    axis_control: list[str]
    livny_fallen: bool
    points: dict[str, int]
    attacked_hexes: list[str]
    bombed: Bombed
    score: AxisSoviet[int]
    battle: Battle | None
    result: Outcome | None


class OwnView(TypedDict):
    """What differs from seat to seat."""

    stacks: dict[str, LandStack]
    at_end: AxisSoviet[dict[str, int]] | None


class View(PublicView, OwnView):
    pass


# --- odds --------------------------------------------------------------------------------


class OddsShift(TypedDict):
    cause: str
    rule: str
    columns: int


class Span(TypedDict):
    """The least and the most of something that is not seen."""

    cause: str
    rule: str
    least: int
    most: int


class OddsColumn(TypedDict):
    """Defender's and attacker's result, and its chance."""

    ratio: str
    column: str
    outcomes: list[tuple[int, int, float]]


class Odds(TypedDict):
    """`known` is the column that holds; as long as the defence is hidden there are the spans of
    shifts and points, and the worst and the best that may come of it."""

    table: str
    attack: int
    defence: int | None
    shifts: list[OddsShift]
    hidden: list[Span]
    columns: list[OddsColumn]
    known: str | None
    points: list[Span]
    worst: OddsColumn | None
    best: OddsColumn | None


# --- prompts -----------------------------------------------------------------------------


class Asked(TypedDict, total=False):
    """What the arguments of prompts are, by name."""

    attack: int
    base: str
    count: int
    counter: str
    counters: list[str]
    d: int
    hex: str
    points: float | list[int]
    start: str
    target: str
    turn: int
    unit: str
    units: list[str]


# --- events ------------------------------------------------------------------------------


class Args(TypedDict, total=False):
    """What the arguments of events are, by name."""

    a: int
    attack: int
    attacker: int
    city: str
    column: str
    count: int
    counter: str
    counters: list[str]
    d: int
    defence: int
    defender: int
    dice: list[int]
    die: int
    edge: str
    hex: str
    kind: str
    mission: str
    number: int
    losses: int
    old: str
    points: int | list[int]
    pool: str
    ratio: str
    reasons: dict[str, int]
    rules: list[str]
    shifts: list[tuple[str, int]]
    side: SideName
    start: str
    steps: int
    target: str
    total: int
    transport: str
    turn: int
    unit: str | None
    units: list[str]
    winners: list[str]


EVENTS: EventArgs = {
    "advances": "unit start hex",
    "air-combat": "hex attack defence die defender attacker",
    "air-destroyed": "counter hex",
    "air-loss": "counter steps",
    "arrivals": "counters",
    "attack": "target counters attack",
    "blue-ends": "",
    "bombing": "mission points die number losses counters hex",
    "by-rail": "unit start hex",
    "by-sea": "unit start hex",
    "combat-result": "target dice d a",
    "diverted": "counter hex",
    "eliminated": "counter hex",
    "enters": "unit hex",
    "final-points": "side reasons total",
    "flies": "counter mission hex",
    "flies-against": "counter mission old",
    "game-over": "winners kind",
    "hq-bombed": "counter number",
    "hq-destroyed": "counter hex",
    "hq-moves": "counter start hex",
    "hq-off": "counter start",
    "hq-placed": "counter hex",
    "lands": "counter hex",
    "leaves": "counter start",
    "livny-falls": "",
    "loaded": "counter counters",
    "loss": "counter steps hex",
    "men-return": "pool",
    "moves": "unit start hex",
    "odds": "target counters attack defence ratio shifts rules? column",
    "player-turn": "side turn",
    "points": "side points",
    "pushed-off": "counter start edge",
    "rebuilt": "unit steps hex",
    "replenished": "unit hex",
    "reserved": "unit transport hex",
    "retreats": "counter start hex",
    "scores": "side points city",
    "shelling": "target counters points die number losses",
    "stack-moves": "units count start hex",
    "substituted": "counter old hex",
    "supplied-by-air": "counter hex counters",
    "transfers": "counter start hex",
    "turn": "turn",
    "weather": "die",
    "withdrawn": "counter",
}
