"""What a firefight is once its sheet has been read: everything by number."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hexfront.core.hexes import mask
from hexfront.games.heroes.ground import Ground
from hexfront.games.heroes.shapes import Paid
from hexfront.games.heroes.tables import Kind

if TYPE_CHECKING:
    from hexfront.games.heroes.commands import Command

EVENT_ROUND = 99
"""Reinforcements of this round come when the firefight's event card is drawn."""


@dataclass(slots=True)
class Force:
    """Units that come together: on the map, hidden, or as reinforcements."""

    side: int
    name: str
    units: int  # by their numbers in the firefight
    round: int  # 0: on the map at the start
    area: int  # where they may be placed, may hide or enter
    hidden: bool
    by_road: bool
    single_entry: bool  # one entry hex, which may shift (5.5e)
    certainty: str


@dataclass(frozen=True, slots=True)
class Scoring:
    hex: int
    vp: int
    when: Paid
    number: int = 0
    rounds: tuple[int, ...] = ()
    side: int = -1  # -1: whoever controls the hex


@dataclass(frozen=True, slots=True)
class Ending:
    """A condition that ends the firefight at once."""

    kind: str  # "destroyed", "controls" or "no_units"
    side: int
    units: int = 0
    hexes: int = 0


@dataclass(frozen=True, slots=True)
class Laid:
    """A fortification or obstacle of the set-up."""

    work: int
    hex: int
    side: int
    hidden: bool
    facing: int


@dataclass(frozen=True, slots=True)
class Issue:
    """Weapon cards that the sheet gives to a side."""

    card: int
    side: int
    uses: int
    units: int  # who may bear it


@dataclass(slots=True)
class Firefight:
    """A sheet, worked out: everything by number."""

    id: str
    number: int
    name: str
    date: str
    place: str
    certainty: str
    grounds: str
    rounds: int
    ground: Ground
    initiative: int  # the side that has it in round 1, -1: by dice
    cap: tuple[int, int]
    cap_shares: tuple[tuple[int, int], tuple[int, int]]  # of two commanders of a side
    vp: tuple[int, int]
    first: int  # who places first
    names: list[str] = field(default_factory=list)
    kinds: list[Kind] = field(default_factory=list)
    start: dict[int, tuple[int, int]] = field(default_factory=dict)  # unit: hex, facing or -1
    forces: list[Force] = field(default_factory=list)
    force_of: list[int] = field(default_factory=list)
    commander: list[int] = field(default_factory=list)  # of two: 1 or 2, 0 by turns
    abilities: list[frozenset[str]] = field(default_factory=list)
    value: list[int] = field(default_factory=list)  # VP for destroying the unit
    control: dict[int, int] = field(default_factory=dict)
    scoring: list[Scoring] = field(default_factory=list)
    endings: list[Ending] = field(default_factory=list)
    works: list[Laid] = field(default_factory=list)
    weapons: list[Issue] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    deck_optional: bool = True
    hand: int = 0
    draw: int = 0
    given: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    exits: tuple[int, int] = (0, 0)  # hexes where each side may leave the map
    exit_vp: tuple[int, int] = (0, 0)  # for each unit of that side that does
    number_of: dict[str, int] = field(default_factory=dict)
    sides: tuple[int, int] = (0, 0)
    foot: int = 0
    squads: int = 0
    carts: int = 0
    vehicles: int = 0
    guns: int = 0
    victory_hexes: int = 0
    has_hidden: tuple[bool, bool] = (False, False)
    may_surprise: tuple[bool, bool] = (False, False)  # by hidden units or mines of its sheet
    has_transport: bool = False
    has_works: bool = False
    has_smoke: bool = False
    has_levels: bool = False
    commands: dict[tuple[int, ...], Command] = field(default_factory=dict)
    entries: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """For each unit that waits: what entering costs in which hexes; filled in when asked for."""

    def close(self) -> None:
        """Sets worked out once all units are known."""
        numbers = range(len(self.kinds))
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self.sides = (
            mask(u for u in numbers if self.kinds[u].side == 0),
            mask(u for u in numbers if self.kinds[u].side == 1),
        )
        self.foot = mask(u for u in numbers if self.kinds[u].is_foot)
        self.squads = mask(u for u in numbers if self.kinds[u].is_squad)
        self.carts = mask(u for u in numbers if self.kinds[u].is_cart)
        self.vehicles = mask(u for u in numbers if self.kinds[u].is_vehicle)
        self.guns = mask(u for u in numbers if self.kinds[u].is_gun)
        self.victory_hexes = mask([*self.control, *(score.hex for score in self.scoring)])
        hidden = {force.side for force in self.forces if force.hidden}
        self.has_hidden = (0 in hidden, 1 in hidden)
        mines = {laid.side for laid in self.works if laid.hidden}
        self.may_surprise = (0 in hidden | mines, 1 in hidden | mines)
        self.has_transport = bool(self.vehicles)
        self.has_works = bool(self.works)
        self.has_smoke = any("smoke" in abilities for abilities in self.abilities)
        self.has_levels = self.ground.has_levels
