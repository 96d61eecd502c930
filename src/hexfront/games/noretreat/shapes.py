"""What leaves the game as plain dicts, declared: views, components and events."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from hexfront.core.shapes import AxisSoviet, EventArgs, Outcome

SideName: TypeAlias = Literal["axis", "soviet"]
Weather: TypeAlias = Literal["clear", "mud", "snow", "long_winter"]
FaceName: TypeAlias = Literal["strong", "weak"]
Initiative: TypeAlias = Literal["axis", "soviet", "none"]
HexsideKind: TypeAlias = Literal["river", "lake", "sea", "border", "objective"]


# --- components --------------------------------------------------------------------------


class Hex(TypedDict):
    id: str
    x: float
    y: float
    terrain: str
    place: str | None
    oil: bool
    objective: SideName | None
    country: Literal["ussr", "greater_germany"]
    seas: list[str]
    edge: SideName | None


class Hexside(TypedDict):
    a: str
    b: str
    kind: HexsideKind


class Area(TypedDict):
    """Off the grid, with the places that it touches."""

    id: str
    x: float
    y: float
    near: list[str]


class Face(TypedDict):
    name: str
    kind: str
    strength: int
    movement: int
    white: bool
    no_zoc: bool


class Faces(TypedDict):
    strong: NotRequired[Face]
    weak: NotRequired[Face]


class Unit(TypedDict):
    id: str
    side: SideName
    nation: str
    faces: Faces
    entry: str
    home: str | None
    certainty: str


class Half(TypedDict):
    event: str
    title: str
    initiative: Initiative
    immediate: bool
    timing: list[list[str]]


class Card(TypedDict):
    id: str
    leaves_1945: bool
    enters_1945: bool
    axis: Half
    soviet: Half


class TurnBox(TypedDict):
    number: int
    year: int
    months: str
    weather: Weather
    variable: bool
    blitz: int
    shock: int
    sudden_death: bool
    red_event: str | None


class SuddenDeath(TypedDict):
    side: SideName
    turn: int
    box: int


class VpTrack(TypedDict):
    sudden_death: list[SuddenDeath]
    total_victory: int
    most_event_vp: int


class Ground(TypedDict):
    armour: int
    other: int
    armour_bonus: bool
    shift: int
    stops_advance: bool


class Table(TypedDict):
    """How the map lies between the players."""

    axis_edge: str
    soviet_edge: str


class Components(TypedDict):
    orientation: Literal["pointy", "flat"]
    compass: list[str]
    table: Table
    hexes: list[Hex]
    sides: list[Hexside]
    areas: list[Area]
    units: list[Unit]
    cards: list[Card]
    boxes: list[str]
    phases: list[str]
    columns: list[str]
    results: AxisSoviet[dict[str, list[str]]]
    turns: list[TurnBox]
    vp_track: VpTrack
    terrain: dict[str, Ground]


# --- the view of a seat ------------------------------------------------------------------


class Piece(TypedDict):
    """A counter on the map."""

    unit: str
    face: FaceName
    strength: int
    movement: int
    steps: int
    out_of_supply: bool
    disorganized: bool
    moved: bool
    attacked: bool
    local_support: bool


class Waiting(TypedDict):
    """A counter off the map."""

    unit: str
    face: FaceName


class Hand(TypedDict):
    """How many cards, and those of them that the seat knows."""

    size: int
    cards: list[str]


class Shift(TypedDict):
    why: str
    rule: str
    columns: int


class Arithmetic(TypedDict):
    """The ratio with every column shift and its rule."""

    attack: int
    defence: int
    initial: str | None
    shifts: list[Shift]
    column: str | None


class Battle(TypedDict):
    attacker: SideName
    attackers: list[str]
    defenders: list[str]
    bystanders: list[str]
    hexes: list[str]
    terrain: str | None
    counterattack: bool
    counterblow: list[str]
    table: SideName
    support: int
    arithmetic: Arithmetic | None
    die: int | None
    result: str | None


class Supply(TypedDict):
    """Where lines run, which cities feed, who would be out of supply now."""

    overland: list[str]
    cities: list[str]
    lacking: list[str]


class Goal(TypedDict):
    """A point of time at which a score decides: who wins then with how many."""

    kind: str
    side: SideName
    turn: int
    points: int


class Score(TypedDict):
    initiative: SideName
    vp: int
    points: AxisSoviet[int]
    hex_points: AxisSoviet[int]
    event_vp: int
    high_tide: int | None
    hexes: AxisSoviet[list[str]]
    finland: SideName | None
    objectives: AxisSoviet[list[str]]
    no_sudden_death: bool
    goals: list[Goal]


class WeatherMarker(TypedDict):
    turn: int
    weather: Weather


class Discards(TypedDict):
    size: int
    top: str | None


class TurnEvents(TypedDict):
    gg: int | None
    oil: int | None
    warsaw: int | None


class PublicView(TypedDict):
    scenario: str
    turn: int
    side: SideName
    phase: str
    weather: Weather
    weather_markers: list[WeatherMarker]
    stacks: dict[str, list[Piece]]
    boxes: dict[str, list[Waiting]]
    track: dict[str, list[Waiting]]
    axis_control: list[str]
    zones: AxisSoviet[list[str]]
    supply: AxisSoviet[Supply]
    score: Score
    targets: list[str]
    counterblows: AxisSoviet[list[str]]
    bought_counterblows: list[str]
    support: AxisSoviet[int]
    deck: int
    discards: Discards
    on_table: list[str]
    joker: SideName | None
    happened: AxisSoviet[list[str]]
    effects: list[str]
    reserve: str | None
    scorched: str | None
    works: list[str]
    turn_events: TurnEvents
    draw_less: AxisSoviet[int]
    battle: Battle | None
    result: Outcome | None


class OwnView(TypedDict):
    """What differs from seat to seat."""

    hands: AxisSoviet[Hand]


class View(PublicView, OwnView):
    pass


# --- odds --------------------------------------------------------------------------------


class Round(TypedDict):
    """One battle of the chain: who attacks, the sum, and the chance of each result."""

    attacker: SideName
    table: SideName
    arithmetic: Arithmetic
    results: dict[str, float]


class End(TypedDict):
    attacker: SideName
    result: str
    chance: float


class Odds(TypedDict):
    """The attack, the counterattacks that a CA may bring, and how it all ends."""

    rounds: list[Round]
    ends: list[End]


# --- prompts -----------------------------------------------------------------------------


class Route(TypedDict):
    """The way to a hex and what it costs."""

    cost: int
    path: list[str]


Asked = TypedDict(
    "Asked",
    {
        "card": str,
        "cards": list[str],
        "event": str,
        "for": str,
        "gone": int,
        "hex": str,
        "hexes": list[str],
        "left": int,
        "reason": str,
        "routes": dict[str, Route],
        "side": SideName,
        "start": str,
        "stops": list[str],
        "unit": str | None,
        "units": list[str],
        "what": str,
        "window": str,
    },
    total=False,
)
"""What the arguments of prompts are, by name."""


# --- events ------------------------------------------------------------------------------


class Args(TypedDict, total=False):
    """What the arguments of events are, by name."""

    attack: int
    card: str | None
    column: str
    count: int
    defence: int
    dice: list[int]
    die: int
    drawn: str | None
    event: str
    fort: bool
    hex: str
    hexes: list[str]
    high_tide: int
    initial: str
    lost: bool
    path: list[str]
    place: str
    points: int
    result: str
    rules: list[str]
    shifts: list[tuple[str, int]] | int
    side: SideName
    start: str
    turn: int
    unit: str
    units: list[str]
    weather: Weather


EVENTS: EventArgs = {
    "advanced": "unit start hex",
    "battle": "side units hexes",
    "cadre": "unit hex",
    "cadre-available": "unit",
    "cancelled": "card",
    "captured": "side hex",
    "cards-of-1945": "count",
    "cards-withheld": "side count",
    "city-rebuilt": "hex",
    "converted": "unit fort",
    "copied": "side card event",
    "counterattack": "side units hexes",
    "counterblow": "side hex",
    "counterblow-lifted": "hex",
    "detached": "unit",
    "disbanded": "unit hex",
    "discarded": "side card",
    "disembarked": "unit hex",
    "draws": "side count",
    "drew": "side drawn",
    "drop-ready": "",
    "dropped": "side unit",
    "duel": "dice",
    "eliminated": "unit hex place?",
    "embarked": "unit start",
    "event": "side card event",
    "event-vp": "side points",
    "excess": "unit hex place",
    "front-fortified": "unit",
    "gathered": "unit",
    "greater-germany": "unit hex",
    "improved": "unit",
    "initiative": "side high_tide",
    "joker-passed": "side",
    "local-support": "unit points",
    "modernized": "unit",
    "moved": "unit start path hex",
    "no-cards": "side",
    "no-counterattack": "side",
    "no-counterblow": "",
    "no-sudden-death": "",
    "obligation-failed": "side",
    "odds": "attack defence initial shifts rules? column",
    "oil-captured": "unit hex",
    "on-to-berlin": "points",
    "out-of-supply": "side units",
    "player-turn": "side turn",
    "prepared": "hexes",
    "recovered": "hex unit",
    "red-event": "event",
    "reinforcement": "unit hex",
    "reorganized": "unit",
    "replaced": "unit hex",
    "reroll": "result",
    "reserve": "unit",
    "reshuffled": "count",
    "result": "result die",
    "retreated": "unit start path hex",
    "rezervy": "unit",
    "rolled": "side die result",
    "romania-surrenders": "units",
    "scorched": "hex",
    "shattered": "unit",
    "shifted": "result",
    "spared": "hex",
    "step-lost": "unit hex",
    "support": "side shifts",
    "target": "side hex",
    "terrain-chosen": "side hex",
    "to-turn-track": "unit turn",
    "took-discard": "side drawn",
    "took-top": "side card",
    "turn": "turn",
    "two-dice": "dice",
    "warsaw-captured": "unit hex",
    "weather": "weather",
    "weather-turned": "turn weather",
    "withdrawn": "unit lost",
    "works": "hex",
}
