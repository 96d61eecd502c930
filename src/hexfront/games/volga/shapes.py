"""What leaves the game as plain dicts, declared: views, components and events."""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from hexfront.core.shapes import EventArgs, Outcome

SideName: TypeAlias = Literal["german", "soviet"]
Terrain: TypeAlias = Literal["clear", "difficult", "urban"]


# --- components --------------------------------------------------------------------------


class Hex(TypedDict):
    id: str
    x: float
    y: float
    terrain: Terrain
    place: str
    coast: bool
    soviet_reinforcement: list[str]
    german_reinforcement: Literal["yellow", "blue"] | None
    deployment: bool
    pieces: list[str]
    certainty: str


class Unit(TypedDict):
    """A block. Its name in a catalogue is a message and the number that it takes."""

    id: str
    side: SideName
    name: str
    message: str
    number: int | None
    formation: str
    type: str
    kinds: list[str]
    colour: Literal["yellow", "blue", "white", "red"]
    steps: int
    fire: Literal["SF", "DF", "TF"]
    needed: int
    r_row: int | None
    blitz: bool
    axe: bool
    certainty: str


class Card(TypedDict):
    id: str
    message: str
    side: SideName
    kind: Literal["leader", "support"]
    dice: int
    needed: int | None
    rubble: int
    tags: list[str]
    hex: str | None


class Table(TypedDict):
    """How the map lies between the players."""

    german_edge: str
    soviet_edge: str
    left_of_german: str
    far_from_german: str


class Components(TypedDict):
    orientation: Literal["pointy", "flat"]
    compass: list[str]
    table: Table
    hexes: list[Hex]
    units: list[Unit]
    cards: list[Card]
    r_units: list[str | None]
    soviet_deck: int
    loss_limit: int


# --- the view of a seat ------------------------------------------------------------------


class Block(TypedDict):
    """A block on the map; who does not know its face sees a token."""

    token: str
    side: SideName
    unit: str | None
    strength: int | None
    face_up: bool


class Battle(TypedDict):
    attacker: SideName
    planned: bool
    hexes: list[str]
    target: str
    own_hex: str
    shown: bool
    soviet_card_laid: bool
    soviet_card: str | None
    german_cards_laid: int
    german_cards: list[str] | None
    aircraft: list[str] | None
    air_cancelled: bool


class TrackRow(TypedDict):
    row: int
    boxes: list[str | None]
    r_unit: str | None
    closed: bool


class Hand(TypedDict):
    size: int
    cards: list[str] | None


class Taken(TypedDict):
    size: int
    units: list[str] | None


class Reserves(TypedDict):
    infantry: int
    tank: int
    marine: int


class Decks(TypedDict):
    german: int
    soviet: int


class Advantages(TypedDict):
    german: list[int]
    soviet: list[int]


class ExtraTurns(TypedDict):
    running: bool
    used: int
    earned: int


class PublicView(TypedDict):
    turn: int
    side: SideName
    german_seat: str
    german_control: list[str]
    goal: list[str]
    rubble: list[str]
    fortifications: list[str]
    headquarters: str | None
    credit: dict[str, list[str]] | None
    raus: bool
    losses: list[str]
    loss_count: int
    eliminated: list[str]
    reserves: Reserves
    decks: Decks
    discards: list[str]
    leaders: list[str]
    advantages: Advantages
    extra_turns: ExtraTurns
    result: Outcome | None


class OwnView(TypedDict):
    """What differs from seat to seat."""

    stacks: dict[str, list[Block]]
    track: list[TrackRow]
    taken: Taken
    hands: dict[str, Hand]
    battle: Battle | None


class View(PublicView, OwnView):
    pass


# --- odds --------------------------------------------------------------------------------


class OddsOfCard(TypedDict):
    """The same attack with one Soviet card; its chance is null where a player chooses it."""

    card: str
    chance: float | None
    falls: float
    rubble: float
    german_steps: float
    soviet_steps: float


class Means(TypedDict):
    german_steps: float
    soviet_steps: float
    german_units: float
    soviet_units: float


class Odds(TypedDict):
    """How an attack can end: chances by steps or units lost; jointly German, Soviet, chance."""

    attacker: SideName
    target: str
    exact: bool
    assumptions: list[str]
    falls: float
    rubble: float
    expected: Means
    german_steps: list[float]
    soviet_steps: list[float]
    german_units: list[float]
    soviet_units: list[float]
    joint: list[tuple[int, int, float]]
    by_card: list[OddsOfCard]


# --- prompts -----------------------------------------------------------------------------


class Asked(TypedDict, total=False):
    """What the arguments of prompts are, by name."""

    cards: list[str]
    hex: str
    hexes: list[str]
    left: int
    moved: list[str]
    start: str
    target: str
    turn: int
    unit: str
    units: list[str]


# --- events ------------------------------------------------------------------------------


class Args(TypedDict, total=False):
    """What the arguments of events are, by name."""

    card: str | None
    cards: list[str]
    count: int
    dice: list[int]
    die: int
    effective: int
    faces: list[tuple[str, int]]
    german_card: str | None
    held: int
    hex: str
    hexes: list[str]
    highest: int
    hits: int
    kind: str
    left: int
    losses: int
    modifier: int
    number: int
    numbers: list[int]
    ones: int
    path: list[str]
    planned: bool
    rolls: list[tuple[str, int]]
    row: int
    seat: str
    side: SideName
    soviet_card: str | None
    start: str
    steps: int
    strength_of: int | None
    target: str
    total: int
    turn: int
    turns: int
    unit: str
    units: list[str]
    volleys: list[list[int]]
    winners: list[str]


EVENTS: EventArgs = {
    "advance": "unit start hex",
    "advantages": "side dice numbers",
    "air-cancelled": "unit? card?",
    "air-strike-cancelled": "cards",
    "anti-tank-brigade": "unit",
    "blank-adjusted": "unit steps",
    "blitz": "unit start hex",
    "card-effect": "cards",
    "card-fire": "cards effective dice hits volleys",
    "card-instead": "hex dice?",
    "chuikov-gone": "card",
    "combat-over": "",
    "equal-dice": "die count",
    "extension": "turns",
    "extra-turn": "number",
    "fort-removed": "hex",
    "fortified": "hexes",
    "game-over": "winners kind",
    "german-control": "hex",
    "german-deck-empty": "",
    "german-destroyed": "unit hex losses",
    "german-draws": "seat? german_card",
    "german-turn": "turn seat",
    "guard-restored": "unit steps",
    "headquarters": "dice hex",
    "headquarters-fails": "dice hex",
    "landing": "dice unit hex",
    "landing-fails": "dice hex",
    "leader-in-play": "card",
    "long-move": "units start path",
    "no-effect": "card",
    "no-reinforcement-hex": "",
    "opportunity-fire": "dice volleys hits ones",
    "partner-agrees": "hex target",
    "partner-declines": "hex target",
    "pass": "",
    "planned-attack": "hexes target",
    "quick-attack": "units start hex target",
    "raus": "units",
    "reinforcement-dice": "dice",
    "reinforcement-hex-captured": "hex side",
    "rubble": "hex",
    "rubble-roll": "hex dice modifier total",
    "set-up": "hexes",
    "short-move": "units start hex",
    "showdown": "faces card cards",
    "soviet-attack": "hexes target planned",
    "soviet-card": "card",
    "soviet-card-laid": "soviet_card",
    "soviet-control": "hex",
    "soviet-count": "hexes held highest",
    "soviet-deployed": "unit hex kind",
    "soviet-destroyed": "unit hex",
    "soviet-dice": "rolls",
    "soviet-draws": "soviet_card left",
    "soviet-moves": "unit start hex",
    "soviet-reinforcements": "",
    "soviet-turn": "turn",
    "step-lost": "unit steps",
    "unit-appears": "unit hex strength_of",
    "unit-deployed": "unit hex",
    "unit-eliminated": "unit row",
    "unit-returned": "unit",
    "units-taken": "units",
    "volley": "side volleys hits ones",
}
