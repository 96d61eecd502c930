"""What goes in and out of the server; the schema and the client's types come from here."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from hexfront.bots import makers
from hexfront.core.game import Definition
from hexfront.server.scenarios import facts

NAME_LIMIT = 40
CHAT_LIMIT = 500
PAGE_LIMIT = 500
"""Actions of the log that are told at once."""


_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Line ends, marks that turn the direction of writing, characters without a width."""


def _text(value: str) -> str:
    """No halves of characters: nothing that could not be written down or sent."""
    if "\0" in value:
        raise ValueError("is no proper text")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError("is no proper text") from None
    return value


def _name(value: str) -> str:
    """Seen, in one line, and with nothing unseen that makes it look like another."""
    if not value.strip() or any(unicodedata.category(one) in _UNSEEN for one in value):
        raise ValueError("is no proper name")
    return value


Text = Annotated[str, AfterValidator(_text)]
Name = Annotated[Text, AfterValidator(_name), Field(min_length=1, max_length=NAME_LIMIT)]
Word = Annotated[Text, Field(max_length=64)]
Number = Annotated[int, Field(ge=0, lt=1 << 31)]
Luck = Annotated[str, Field(pattern="^[0-9a-f]{16,64}$")]
"""Random bytes in hexadecimal figures, drawn by the player's own program."""
Language = Annotated[str, Field(pattern="^[a-z]{2}$")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- what there is to play


class OptionOut(BaseModel):
    name: str
    values: list[str]
    default: str
    rule: str


class ModeOut(BaseModel):
    name: str
    seats: list[str]
    automatic: list[str]


class FactsOut(BaseModel):
    """A scenario in numbers: its turns, if they are known, and units by side."""

    turns: int | None
    units: dict[str, int]


class GameOut(BaseModel):
    id: str
    title: str
    modes: list[ModeOut]
    scenarios: list[str]
    facts: dict[str, FactsOut]
    options: list[OptionOut]
    bots: list[str]


def game_out(definition: Definition) -> GameOut:
    return GameOut(
        id=definition.id,
        title=definition.title,
        modes=[
            ModeOut(name=m.name, seats=list(m.seats), automatic=list(m.automatic))
            for m in definition.modes
        ],
        scenarios=list(definition.scenarios),
        facts={one: _facts(definition.id, one) for one in definition.scenarios},
        options=[
            OptionOut(name=o.name, values=list(o.values), default=o.standard, rule=o.rule)
            for o in definition.options
        ],
        bots=sorted(makers(definition.id)),
    )


def _facts(game: str, scenario: str) -> FactsOut:
    its = facts(game, scenario)
    return FactsOut(turns=its.turns, units=dict(its.units))


# -- a game and its seats


class ClockIn(Strict):
    """Days for a turn, in the bank, and of vacation, for each of two people."""

    move: Annotated[float, Field(gt=0, le=60)]
    bank: Annotated[float, Field(ge=0, le=365)] = 0
    vacation: Annotated[float, Field(ge=0, le=365)] = 0


class NewGame(Strict):
    game: Word
    mode: Word | None = None
    scenario: Word | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=50)
    bots: dict[Word, Word] = Field(default_factory=dict, max_length=10)
    names: dict[Word, Name] = Field(default_factory=dict, max_length=10)
    dice: Annotated[str, Field(pattern="^(seeded|typed)$")] = "seeded"
    mine: list[Word] | None = Field(default=None, max_length=10)
    """The seats of whoever sets it up, the first free one by default; others are invited."""
    clock: ClockIn | None = None


class SeatOut(BaseModel):
    seat: str
    token: str
    bot: str | None
    name: str | None
    invite: str | None
    """For someone else, once: whoever takes it gets the seat."""


class TableOut(BaseModel):
    """What whoever sets up a game gets: links to their own seats, invitations, a link to watch."""

    id: str
    game: str
    mode: str
    seats: list[SeatOut]
    watch: str


class EventOut(BaseModel):
    event: str
    rule: str
    args: dict[str, Any]


class PlayerOut(BaseModel):
    seat: str
    name: str | None
    bot: str | None
    present: bool
    invited: bool = False  # nobody has taken the seat yet


class FairOut(BaseModel):
    """What the dice are made of: docs/fair-dice.md tells how to check it."""

    commitment: str
    luck: dict[str, str]
    secret: str | None  # these two when the game is over
    seed: str | None


class WaitingOut(BaseModel):
    """A table that waits for people, and for what each adds to the seed."""

    id: str
    game: str
    mode: str
    scenario: str
    options: dict[str, str]
    seat: str | None
    watch: str
    invites: dict[str, str]
    luck_wanted: bool
    fair: FairOut
    players: list[PlayerOut]


class InvitationOut(BaseModel):
    """What someone who is invited may know before sitting down."""

    game: str
    mode: str
    scenario: str
    seat: str
    host: str | None
    commitment: str


class LinkOut(BaseModel):
    seat: str
    token: str


class InviteOut(BaseModel):
    seat: str
    invite: str


class LuckIn(Strict):
    luck: Luck


class SeatIn(Strict):
    seat: Word


class LogIn(Strict):
    """Actions of the log from one number to before another."""

    start: Number
    end: Number


class LogOut(BaseModel):
    log_from: int
    log: list[list[EventOut]]


class DecisionOut(BaseModel):
    seat: str
    prompt: str | None = None
    args: dict[str, Any] | None = None
    rule: str | None = None
    actions: list[list[str]] | None = None
    kinds: dict[str, str] | None = None


class LessonOut(BaseModel):
    """A lesson of a game, to be begun."""

    number: int
    title: str
    steps: int


class TaughtOut(BaseModel):
    """How far a lesson has come, and which step is wanted: none when it is over."""

    number: int
    title: str
    step: int
    steps: int
    say: str | None
    action: list[str] | None
    point: str


class LessonIn(Strict):
    game: Word
    number: Number
    step: Number = 0
    """The player's step before which it begins."""


class ClockOut(BaseModel):
    """Seconds that a seat has for a turn, in its bank and of vacation."""

    seat: str
    move: float
    bank: float
    vacation: float
    away: bool
    until: float | None
    """When its turn is over, in seconds since 1970; none if it is not its turn."""


class VerdictOut(BaseModel):
    """How a game ended, if not by its own rules: who has won, and why."""

    winner: str
    reason: str


class ThinksOut(BaseModel):
    """A bot at work: since when, in seconds since 1970, and about how many seconds it takes."""

    seat: str
    bot: str
    since: float
    about: float | None
    place: int  # in the queue for a process to think in; 0 if it has one
    hurried: bool


class TroubleOut(BaseModel):
    """A bot that cannot play on, and by which each player wants it to be replaced."""

    seat: str
    bot: str
    reason: str
    wishes: dict[str, str]


class WishIn(Strict):
    wanted: bool


class ChanceOut(BaseModel):
    """The estimated chance of `side` to win after so many actions, when a turn had begun."""

    number: int
    turn: int
    side: str
    chance: float


class BotIn(Strict):
    bot: Word


class StateOut(BaseModel):
    """All that one seat may know, from a place in the log on."""

    id: str
    game: str
    mode: str
    scenario: str
    options: dict[str, str]
    seat: str | None
    number: int
    players: list[PlayerOut]
    view: dict[str, Any]
    decision: DecisionOut | None
    undo: bool
    record: bool  # whether this seat may have the whole game
    rematch: bool  # whether someone plays again and waits
    eyes: list[str]  # the seats through whose eyes it may see the replay
    length: int  # of the whole log
    log_from: int
    log: list[list[EventOut]]
    fair: FairOut
    watch: str
    skips: list[str]
    unasked: list[int]
    """Places in the log of what the seat was not asked for, as there was nothing to choose."""
    lesson: TaughtOut | None = None
    clocks: list[ClockOut] = Field(default=[])
    verdict: VerdictOut | None = None
    chances: list[str] = []  # the seats that want the chance to win told during the game
    thinks: ThinksOut | None = None
    trouble: TroubleOut | None = None


class Move(Strict):
    number: Number
    action: list[Word] = Field(min_length=1, max_length=4)


class At(Strict):
    number: Number


class Moment(Strict):
    """After which action; 0 is the set-up."""

    at: Number
    mine: list[Word] | None = Field(default=None, max_length=10)
    """Whose seats whoever asks takes: all that are not a computer's by default."""


class Question(Strict):
    action: list[Word] = Field(min_length=1, max_length=4)


class Touched(Strict):
    """A thing that someone points at: a hex, a unit, a card."""

    kind: Word
    name: Word


class Plans(Strict):
    """Answers to decision `number` that are being weighed."""

    number: Number
    actions: list[Annotated[list[Word], Field(min_length=1, max_length=4)]] = Field(max_length=200)


class SitterOut(BaseModel):
    seat: str
    name: str | None
    bot: str | None


class TurnOut(BaseModel):
    """Whose move it is: `asked` is the seat, none if the game is over or older than our memory."""

    scenario: str
    seat: str | None
    asked: str | None
    over: bool
    since: float
    """When something was played last, in seconds since 1970."""
    players: list[SitterOut]


class StudyIn(Strict):
    topic: Word
    names: list[Word] = Field(default=[], max_length=4)


class StudyOut(BaseModel):
    """The answer is about the position in which decision `number` is asked."""

    number: int
    answer: Any


class WhyOut(BaseModel):
    legal: bool
    reason: str | None = None
    rule: str | None = None
    why: str | None = None
    instead: list[list[str]] = []
    """Answers after which what was touched can be chosen."""


class MessageOut(BaseModel):
    """A message of the game's catalogue, `<game>-bot-<id>`, with the names that it speaks of."""

    id: str
    args: dict[str, Any]


class MarkOut(BaseModel):
    """Something to draw: `arrow` from hex to hex, `target` or `hold` on hexes."""

    kind: str
    hexes: list[str]


class IdeaOut(BaseModel):
    """How it begins, what it is for, and the estimated chance to win with it."""

    action: list[str]
    plan: MessageOut
    marks: list[MarkOut]
    chance: float | None


class ExplanationOut(BaseModel):
    """Several ideas, the best first, and what is to be feared."""

    ideas: list[IdeaOut]
    fears: MessageOut | None
    nodes: int


class HintOut(BaseModel):
    """What the adviser would play; `why` is null where there is nothing to weigh."""

    action: list[str] | None
    why: ExplanationOut | None = None


class PlacingIn(Strict):
    """What a player has in mind for some of the units that are still to be placed, by unit."""

    number: Number
    drafted: dict[Word, Annotated[list[Word], Field(min_length=1, max_length=4)]] = Field(
        default_factory=dict, max_length=200
    )


class ToPlaceOut(BaseModel):
    """A unit that is still to be placed, the question about it, and its legal answers."""

    unit: str
    prompt: str
    actions: list[list[str]]


class PlacingOut(BaseModel):
    number: int
    units: list[ToPlaceOut]


class SetUpOut(BaseModel):
    """What the planner would answer until all is placed, one after the other."""

    actions: list[list[str]]


class ReasonOut(BaseModel):
    """Why a bot decided what it decided after so many actions."""

    length: int
    why: ExplanationOut


class ReasonsOut(BaseModel):
    """Of a bot's last turn; `hidden` until the game is over, if the seat does not know it all."""

    seat: str | None
    hidden: bool
    again: bool
    """The bot did not keep its reasons, and was asked once more."""
    told: list[ReasonOut]


class NameIn(Strict):
    name: Name


class SkipsIn(Strict):
    """Moments, and reasons to stop at one, at which a seat does not want to be asked."""

    skips: list[Word] = Field(max_length=200)


class Chat(Strict):
    text: Annotated[Text, Field(min_length=1, max_length=CHAT_LIMIT)]


class AwayIn(Strict):
    away: bool


class MuteIn(Strict):
    """Whether what a seat writes is shown to this one."""

    seat: Word
    muted: bool = True


class ReportIn(Strict):
    """What is wrong with how someone behaves, for whoever runs the server."""

    seat: Word
    text: Annotated[Text, Field(min_length=1, max_length=CHAT_LIMIT)]


class After(Strict):
    after: Number = 0


class ReplayIn(Strict):
    at: Number
    eyes: Word | None = None


class TimelineIn(Strict):
    eyes: Word | None = None


class TimelineOut(BaseModel):
    """Numbers of actions; of turns and points with what they have come to."""

    turns: list[tuple[int, int]]
    battles: list[int]
    captures: list[int]
    points: dict[str, list[tuple[int, float]]]


class SaidOut(BaseModel):
    id: int
    seat: str
    text: str
    at: float


class ReplayOut(BaseModel):
    at: int
    length: int
    view: dict[str, Any]
    events: list[EventOut]


class HealthOut(BaseModel):
    status: str
    version: str
    trouble: str = ""
    lag_ms: float = 0
    """The longest time in the last minute in which the server could not listen."""
