"""What a game offers to everything outside it: one value, made of plain functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Generic

from typing_extensions import TypeVar

from hexfront.core.chance import Chance
from hexfront.core.errors import BadSetup
from hexfront.core.flow import Action, State, Steps
from hexfront.core.naming import Naming, naming_of_parts
from hexfront.core.rulebook import RuleIndex
from hexfront.core.sheets import Sheets
from hexfront.core.types import Seat

S = TypeVar("S", bound=State, default=Any)


@dataclass(frozen=True, slots=True)
class Option:
    """A switch that players set before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    default: str = ""

    @property
    def standard(self) -> str:
        return self.default or self.values[0]


@dataclass(frozen=True, slots=True)
class Mode:
    """Who plays. `seats` are asked; `automatic` seats follow the rulebook by themselves."""

    name: str
    seats: tuple[Seat, ...]
    automatic: tuple[Seat, ...] = ()
    rules: tuple[str, ...] = ()
    """The rules that say so."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a game starts from, beside its seed."""

    mode: str
    scenario: str
    options: Mapping[str, str]
    sheet: str = ""
    """The earlier version of the scenario's sheet that an old game goes on with."""

    def __getitem__(self, option: str) -> str:
        return self.options[option]

    def is_on(self, option: str) -> bool:
        return self.options[option] == "on"


@dataclass(frozen=True, slots=True)
class Study:
    """A question about the position that is no action: what is seen, reached or threatened.

    `answer` takes the state, the seat that asks (None for a spectator) and a number for each of
    `kinds`. It gives JSON and tells nothing that the seat may not know.
    """

    kinds: tuple[str, ...]
    answer: Callable[..., Any]


Seen = tuple[S, Any] | None
"""An earlier state, and the same part of the view of it."""


def no_odds(g: State, action: Action) -> None:
    """Of a game that works out no chances."""


def no_agenda(g: State) -> None:
    """Of a game whose view shows nothing of it."""


@dataclass(frozen=True, kw_only=True)
class Definition(Generic[S]):
    """What a game is, built from the functions of its chapters.

    A game's package has one, `GAME`; it says the game's id, title and the like, and no other place
    does. `S` is the class of the game's states.
    """

    id: str
    title: str
    prefix: str
    """What the numbers of its rules begin with, where games are told apart: VG-6.3d."""
    version: int
    """Of the rules as written here; records of a newer version are refused."""
    finished: bool = False
    """Every statement of the rulebook has code and a test; `make test` holds it to that."""
    data: Path
    """The folder that holds rules.csv, and its titles in other languages beside it."""
    data_hash: str
    """Of the tables that decide a game of any scenario."""
    sheets: Sheets | None = None
    """What decides a game of one scenario alone; none where all is in the tables."""

    modes: tuple[Mode, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...] = ()
    skips: tuple[str, ...] = ()
    """Moments at which players are not asked unless they want to: see Decision.is_skipped."""
    placing: tuple[str, ...] = ()
    """Choices by which units are placed before the game begins, each about one unit."""
    studies: Mapping[str, Study] = field(default_factory=dict)

    steps: Steps[S]
    begin: Callable[[Setup, Chance], S]
    name: Callable[[S, str, int], str]
    """The name of a thing, by its kind and number, and below the other way round."""
    number: Callable[[S, str, str], int | None]
    components: Callable[[], Mapping[str, Any]]
    """What never changes: map, counters, cards, charts."""
    naming: Callable[[], Naming] | None = None
    """How its things are called; of a game that says nothing, as its components call them."""
    view: Callable[[S, Seat | None], Mapping[str, Any]]
    """What a seat may know; None is a spectator."""
    view_parts: (
        tuple[Callable[[S, Seen[S]], Any], Callable[[S, Seat | None, Seen[S]], Any]] | None
    ) = None
    """The same in two parts: what is alike for everybody, and the rest. Both are told what was seen
    before, and take over of it what has not changed."""
    agenda: Callable[[S], object] | None = None
    """What the view shows of the agenda. Who says so promises that it depends on this and on the
    state's own fields alone: the server works it out again only when one of these has changed."""
    odds: Callable[[S, Action], Any] = no_odds
    resample: Callable[[S, Seat, Chance], None]
    """Redraw everything that is hidden from a seat."""
    dump: Callable[[S], dict[str, Any]]
    """The state as JSON, whole; `restore` reads it."""
    restore: Callable[[dict[str, Any], Setup, Chance], S]
    write: Callable[[S], str]
    """The position in one line of text; `read` reads it."""
    read: Callable[[str, Setup, Chance], S]

    @cached_property
    def names(self) -> Naming:
        return self.naming() if self.naming else naming_of_parts(self.components())

    def data_of(self, scenario: str, sheet: str = "") -> str:
        """What a game of this scenario is played with, as its record names it."""
        if self.sheets is None:
            return self.data_hash
        return self.sheets.data(scenario, self.data_hash, self.sheets.digest(scenario, sheet))

    def with_sheet(self, setup: Setup, data: str) -> Setup:
        """The set-up with the sheet that a record was played with, which `other_data` allows."""
        if self.sheets is None:
            return setup
        _, sheet = self.sheets.named(setup.scenario, data)
        return replace(setup, sheet=self.sheets.kept(setup.scenario, sheet) or "")

    def other_data(self, scenario: str, data: str) -> str | None:
        """What a record was played with, if that is not what is installed here."""
        tables, sheet = self.sheets.named(scenario, data) if self.sheets else (data, "")
        if tables != self.data_hash:
            return "was played with other component tables than those installed here"
        if self.sheets and self.sheets.kept(scenario, sheet) is None:
            here = self.sheets.digest(scenario)
            then, now = (self.sheets.version(scenario, one) for one in (sheet, here))
            return f"was played with {then} of the sheet {scenario!r}; installed here is {now}"
        return None

    @cached_property
    def rules(self) -> RuleIndex:
        return RuleIndex(self.data / "rules.csv", self.prefix)


def check_setup(
    game: Definition, mode: str | None, scenario: str | None, options: Mapping[str, Any] | None
) -> Setup:
    """Fill in the defaults, or say which word is not known and which ones are."""
    modes = [known.name for known in game.modes]
    mode = mode or modes[0]
    if mode not in modes:
        raise BadSetup(f"{game.id} has no mode {mode!r}; it has {', '.join(modes)}")
    scenario = scenario or game.scenarios[0]
    if scenario not in game.scenarios:
        known = ", ".join(game.scenarios)
        raise BadSetup(f"{game.id} has no scenario {scenario!r}; it has {known}")
    chosen = {option.name: option.standard for option in game.options}
    for name, value in (options or {}).items():
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            raise BadSetup(f"{game.id} has no option {name!r}; it has {', '.join(chosen)}")
        value = ("off", "on")[value] if isinstance(value, bool) else str(value)
        if value not in option.values:
            raise BadSetup(
                f"option {name} cannot be {value!r}; it can be {', '.join(option.values)}"
            )
        chosen[name] = value
    return Setup(mode, scenario, chosen)
