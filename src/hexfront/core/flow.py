"""The step machine: a state, a stack of steps, and at most one decision.

A frame is a tuple: the name of a step and its few arguments. The machine pops a frame and runs
it; a step changes the state, or puts the steps that follow on the stack. A choice is a step that
waits for a seat. What may be chosen is given by verbs, each taking at most one thing (a hex, a
unit, a card), and each with limits: sets of what the rules allow. The legal actions are what all
limits let through, and the first limit that does not is the answer to "why may I not?".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from hexfront.core.chance import Chance
from hexfront.core.fields import CLONED, FORGOTTEN, SHARED, bare
from hexfront.core.legal import Action as Action
from hexfront.core.legal import Open, actions

Frame = tuple[Any, ...]


ILLEGAL = "illegal"
"""The reason of a refusal of which the title of its rule says all."""
ALLOWED = "allowed"
"""No rule is against it."""


class GameOver(Exception):
    """Stops whatever is happening, wherever it happens."""


class DeadEnd(Exception):
    """A choice without a legal answer: a fault of the program, never of the player."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. No winner is a draw or a defeat of all seats that were asked."""

    winners: tuple[str, ...]
    kind: str
    rule: str
    score: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in the form that everybody may see, and what some may see beyond."""

    what: str
    rule: str
    args: dict[str, Any]
    private: dict[str, dict[str, Any]]

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """The event as one seat may know it; None is a spectator."""
        args = self.args if seat is None else self.private.get(seat, self.args)
        return {"event": self.what, "rule": self.rule, "args": args}


_CHANGING = (list, dict, bytearray, set)


class State:
    """What every game's state has beside its own fields.

    `legal`, `sink` and `revealed` serve the machine and are no part of the game: they are neither
    saved nor compared.
    """

    __slots__ = ("chance", "frames", "legal", "result", "revealed", "sink")

    seats: ClassVar[tuple[str, ...]] = ()

    frames: list[Frame]
    chance: Annotated[Chance, CLONED]
    result: Result | None
    legal: Annotated[Sequence[Action], SHARED]
    sink: Annotated[list[Event] | None, FORGOTTEN]
    revealed: bool

    def start(self, chance: Chance) -> None:
        """The machine's own fields, as they are before anything has happened."""
        self.frames = []
        self.chance = chance
        self.result = None
        self.legal = []
        self.sink = None
        self.revealed = False

    def clone(self) -> Self:
        """A copy, independent of this one; large games have one that is written for them."""
        other = bare(type(self))
        other.start(self.chance.clone())
        other.frames = self.frames[:]
        other.result = self.result
        other.legal = self.legal
        other.revealed = self.revealed
        for kind in type(self).__mro__:
            if kind is State:
                break
            for field in kind.__dict__.get("__slots__", ()):
                value = getattr(self, field)
                setattr(other, field, copy(value) if isinstance(value, _CHANGING) else value)
        return other

    def follow(self, *steps: str | Frame) -> None:
        """These steps come next, in this order."""
        frames = self.frames
        for step in reversed(steps):
            frames.append((step,) if type(step) is str else step)  # type: ignore[arg-type]

    def end(self, result: Result) -> None:
        self.result = result
        raise GameOver

    def tell(self, what: str, rule: str, **args: Any) -> None:
        """Report an event, each seat's copy spelled with what that seat knows at this moment."""
        if self.sink is None:
            return
        public = {key: self.spell(key, value, None) for key, value in args.items()}
        private = {}
        for seat in self.seats_at_table():
            own = {key: self.spell(key, value, seat) for key, value in args.items()}
            if own != public:
                private[seat] = own
        self.sink.append(Event(what, rule, public, private))

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        """A number of the state as the name that a seat may read."""
        raise NotImplementedError(key)

    def seats_at_table(self) -> tuple[str, ...]:
        return self.seats


S = TypeVar("S", bound=State)


class Limit(NamedTuple):
    """A rule, and the set of things (or the plain yes or no) that it allows.

    An implied one keeps out only what others do, so it is asked for the reason alone. `reason` is
    a message id, where words of our own say it better than the title of the rule.
    """

    rule: str
    allows: Callable[..., int]
    implied: bool = False
    reason: str = ILLEGAL


class Refusal(NamedTuple):
    rule: str
    verb: str
    reason: str = ILLEGAL


class Verb(NamedTuple):
    name: str
    kind: str | None
    limits: tuple[Limit, ...]
    do: Callable[..., None]

    def forbidden_by(self, g: State, args: Frame, thing: int | None) -> Limit | None:
        """The first limit that keeps this thing out."""
        mask = 1 if thing is None else 1 << thing
        for limit in self.limits:
            if not limit.allows(g, *args) & mask:
                return limit
        return None


def _left(asked: tuple[Any, ...], limits: list[Callable[..., int]]) -> int:
    """What all limits let through; they are asked until nothing is left."""
    things = -1
    for allows in limits:
        things &= allows(*asked)
        if not things:
            break
    return things


class Choice(Generic[S]):
    """A step that asks a seat. With one legal answer it is taken unasked, unless `always`,
    which may be a question to the state.

    `skip` is the verb of a moment that most let pass, so that a player may have it said for him.
    """

    __slots__ = ("_explain", "_plan", "about", "always", "name", "rule", "seat", "skip", "verbs")

    def __init__(
        self,
        name: str,
        rule: str,
        seat: Callable[..., str],
        always: bool | Callable[..., bool],
        about: Callable[..., dict[str, Any]] | None,
        skip: str | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.seat = seat
        self.always = always
        self.about = about
        self.skip = skip
        self.verbs: dict[str, Verb] = {}
        self._explain: Callable[..., Refusal | None] | None = None
        self._plan: list[tuple[str, bool, list[Callable[..., int]]]] = []

    def verb(
        self, name: str, kind: str | None = None, *limits: Limit
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register what a verb does; it is called with the frame's arguments and the thing."""

        def register(do: Callable[..., None]) -> Callable[..., None]:
            verb = Verb(name, kind, limits, do)
            self.verbs[name] = verb
            asked = [limit.allows for limit in limits if not limit.implied]
            self._plan.append((name, kind is None, asked))
            return do

        return register

    def actions(self, g: S, args: Frame) -> Sequence[Action]:
        """What the limits of each verb leave."""
        found: list[Open] = []
        size = 0
        asked = (g, *args)
        for name, is_bare, limits in self._plan:
            things = _left(asked, limits) if limits else -1
            if not things:
                continue
            if is_bare:
                found.append((name, None))
                size += 1
            else:
                found.append((name, things))
                size += things.bit_count()
        return actions(found, size)

    def is_open(self, g: S, args: Frame, but: str) -> bool:
        """Whether anything is legal by another verb than this."""
        asked = (g, *args)
        return any(name != but and _left(asked, limits) for name, _, limits in self._plan)

    def is_always_asked(self, g: S, args: Frame) -> bool:
        """Whether it is asked even where one answer is left."""
        always = self.always
        return always(g, *args) if callable(always) else always

    def take(self, g: S, args: Frame, action: Action) -> None:
        self.verbs[action[0]].do(g, *args, *action[1:])

    def refusal(self, g: S, args: Frame, verb: str, thing: int | None) -> Refusal:
        known = self.verbs.get(verb)
        if known is None or (known.kind is None) != (thing is None):
            return Refusal(self.rule, verb)
        limit = known.forbidden_by(g, args, thing)
        if limit is None:
            return Refusal(self.rule, verb, ALLOWED)
        return Refusal(limit.rule, verb, limit.reason)

    def explains(self, why: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
        """Register what a click on a thing that cannot be chosen means, and what forbids it.

        It is called with the frame's arguments, the kind and the thing; None leaves the answer to
        the first verb that names such things.
        """
        self._explain = why
        return why

    def explain(self, g: S, args: Frame, kind: str, thing: int) -> Refusal:
        """Why a thing that a player points at cannot be chosen."""
        found = self._explain(g, *args, kind, thing) if self._explain else None
        if found is not None:
            return found
        for verb in self.verbs.values():
            if verb.kind == kind:
                return self.refusal(g, args, verb.name, thing)
        return Refusal(self.rule, "", "not-asked")


class Steps(Generic[S]):
    """A game's steps by name, and the machine that runs them."""

    def __init__(self) -> None:
        self._table: dict[str, Any] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def step(self, do: Callable[..., None]) -> Callable[..., None]:
        self._table[do.__name__] = do
        return do

    def choice(
        self,
        name: str,
        *,
        rule: str,
        seat: Callable[..., str],
        always: bool | Callable[..., bool] = False,
        about: Callable[..., dict[str, Any]] | None = None,
        skip: str | None = None,
    ) -> Choice[S]:
        """`about` gives the prompt's arguments, spelled for the seat that is asked."""
        choice: Choice[S] = Choice(name, rule, seat, always, about, skip)
        self._table[name] = choice
        return choice

    def choices(self) -> list[Choice[S]]:
        """All that may ever be asked."""
        return [entry for entry in self._table.values() if type(entry) is Choice]

    def named(self, name: str) -> Choice[S]:
        """The choice of that name."""
        choice: Choice[S] = self._table[name]
        return choice

    def asked(self, g: S) -> tuple[Choice[S], Frame]:
        """The pending choice and its frame's arguments."""
        frame = g.frames[-1]
        return self._table[frame[0]], frame[1:]

    def dead_end(self, g: S) -> str | None:
        """The name of the choice that comes next, if it leaves nothing to choose."""
        frame = g.frames[-1]
        entry = self._table[frame[0]]
        is_dead = type(entry) is Choice and not entry.actions(g, frame[1:])
        return frame[0] if is_dead else None

    def play(self, g: S, action: Action) -> None:
        """Carry out one of `g.legal` and run on to the next decision."""
        frame = g.frames.pop()
        try:
            self._table[frame[0]].verbs[action[0]].do(g, *frame[1:], *action[1:])
        except GameOver:
            g.frames.clear()
        self.run(g)

    def unasked(self, g: S, action: Action) -> Iterator[Action]:
        """Play an action and, one by one, the choices without an alternative that follow it.

        Each is given before it is taken, `g` being at that choice. It ends where a real choice is
        left, where a step of another sort follows, and where chance or hidden things speak.
        """
        g.revealed, rolled = False, g.chance.at
        while True:
            frame = g.frames.pop()
            self._table[frame[0]].take(g, frame[1:], action)
            if g.revealed or g.chance.at != rolled or not g.frames:
                return
            choice = self._table[g.frames[-1][0]]
            if type(choice) is not Choice:
                return
            g.legal = choice.actions(g, g.frames[-1][1:])
            if len(g.legal) != 1 or choice.is_always_asked(g, g.frames[-1][1:]):
                return
            action = g.legal[0]
            yield action

    def run(self, g: S) -> None:
        table = self._table
        frames = g.frames
        try:
            while frames:
                frame = frames.pop()
                entry = table[frame[0]]
                args = frame[1:]
                if type(entry) is not Choice:
                    if args:
                        entry(g, *args)
                    else:  # as most of them; a plain call is the cheaper one
                        entry(g)
                    continue
                legal = entry.actions(g, args)
                if len(legal) == 1 and not entry.is_always_asked(g, args):
                    entry.take(g, args, legal[0])
                elif legal:
                    frames.append(frame)
                    g.legal = legal
                    return
                else:
                    raise DeadEnd(f"{frame} leaves nothing to choose")
        except GameOver:
            frames.clear()
        g.legal = []
