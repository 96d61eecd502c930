"""A game in progress."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hexfront.core.chance import Chance, RollNeeded, Typed
from hexfront.core.definition import Definition as Definition
from hexfront.core.definition import Mode as Mode
from hexfront.core.definition import Option as Option
from hexfront.core.definition import Setup as Setup
from hexfront.core.definition import Study as Study
from hexfront.core.definition import check_setup as check_setup
from hexfront.core.errors import BadPosition as BadPosition
from hexfront.core.errors import BadQuestion as BadQuestion
from hexfront.core.errors import BadSetup as BadSetup
from hexfront.core.errors import CannotUndo as CannotUndo
from hexfront.core.errors import HexfrontError as HexfrontError
from hexfront.core.errors import IllegalAction as IllegalAction
from hexfront.core.errors import Named as Named
from hexfront.core.flow import ALLOWED, Event, GameOver, Refusal, Result
from hexfront.core.history import Played, digest, forget, named, numbered
from hexfront.core.orders import meant, spelled

if TYPE_CHECKING:
    from hexfront.core.record import Record

TYPE_DIE = "type-die"
"""The prompt of a decision that is no choice: someone throws a die and says what it shows."""

SHOWN = 400
"""So much of a position its `repr` tells; all of it is in `text`."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked now, which seat has to answer, and every legal answer."""

    number: int
    seat: str
    prompt: str
    args: dict[str, Any]
    rule: str
    actions: tuple[Named, ...]
    skip: Named | None = None
    """What may be answered for a player who does not want to be asked at such a moment."""

    def is_skipped(self, skips: Collection[str]) -> bool:
        """Whether a player who skips these does not want to be asked.

        A moment has a name, `window:…`, and reasons to stop at it; it passes unasked when its
        name is skipped, or all its reasons are. They depend on nothing that is hidden.
        """
        if self.skip is None:
            return False
        if f"window:{self.args['window']}" in skips:
            return True
        return all(stop in skips for stop in self.args["stops"])


def as_tuples(value: Any) -> Any:
    """What JSON gave back as lists, as the tuples that were written."""
    return tuple(as_tuples(item) for item in value) if isinstance(value, list | tuple) else value


class Game:
    """A game in progress: its state, what was played so far, and what is asked now."""

    def __init__(
        self, definition: Definition, setup: Setup, state: Any, position: str | None = None
    ) -> None:
        self.definition = definition
        self.setup = setup
        self.position = position
        self.seed: str = state.chance.seed
        self.dice = "typed" if isinstance(state.chance, Typed) else "seeded"
        self.history: list[Played] = []
        self.opening = Played("", (), [], [])
        self.state = state
        self._given: list[int] = []
        self._waiting: tuple[Any, str, bool] | None = None
        self._missing = 0
        self.so_far: list[Event] = []
        """What has happened of an action that waits for dice thrown by hand."""
        self._decision: Decision | None = None
        self._carry_out(None, state.clone())

    # -- what is asked

    @property
    def mode(self) -> Mode:
        return next(mode for mode in self.definition.modes if mode.name == self.setup.mode)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.mode.seats

    @property
    def is_set_up(self) -> bool:
        """Not while the players still throw dice for the set-up."""
        return self._waiting is None or self._waiting[0] is not None

    @property
    def result(self) -> Result | None:
        result: Result | None = self.state.result
        return result

    @property
    def decision(self) -> Decision | None:
        if self._decision is None and self.state.result is None:
            self._decision = self._ask()
        return self._decision

    def _ask(self) -> Decision:
        number = len(self.history)
        if self._waiting is not None:
            why = self._waiting[1]
            seat = self._waiting_seat()
            faces = tuple(("die", str(face)) for face in range(1, 7))
            about = {"why": why, "count": self._missing}
            return Decision(number, seat, TYPE_DIE, about, "", faces)
        g = self.state
        choice, args = self.definition.steps.asked(g)
        about = choice.about(g, *args) if choice.about else {}
        seat = choice.seat(g, *args)
        return Decision(
            number,
            seat,
            choice.name,
            {key: g.spell(key, value, seat) for key, value in about.items()},
            choice.rule,
            tuple(self.named(action) for action in g.legal),
            (choice.skip,) if choice.skip else None,
        )

    def _waiting_seat(self) -> str:
        if not self.state.frames or not self.state.legal:
            return self.seats[0]
        choice, args = self.definition.steps.asked(self.state)
        seat: str = choice.seat(self.state, *args)
        return seat

    def named(self, action: Sequence[Any]) -> Named:
        """An action of the engine, in names."""
        return named(self.definition, self.state, action)

    def kinds(self) -> dict[str, str]:
        """What each verb of the pending decision names: a hex, a unit, a card or nothing."""
        if self._waiting is not None or not self.state.legal:
            return {"die": "number"} if self._waiting is not None else {}
        choice, _ = self.definition.steps.asked(self.state)
        return {verb.name: verb.kind or "" for verb in choice.verbs.values()}

    def numbered(self, action: Sequence[Any]) -> Any:
        """The legal action of the engine that these names mean; None if there is none."""
        wanted = tuple(str(word) for word in action)
        if self._waiting is None and self._decision is not None:
            # The names are known already, in the order of the legal list.
            for chosen, name in zip(self.state.legal, self._decision.actions, strict=False):
                if name == wanted and self.named(chosen) == wanted:
                    return chosen
        return numbered(self.definition, self.state, wanted)

    # -- playing

    def play(self, action: str | Sequence[Any]) -> list[Event]:
        """Play a legal action; the events that follow are returned.

        It may be written as people do, `game.play("to k02")`, as long as it means one action only.
        """
        if isinstance(action, str):
            action = self.read(action)
        if self._waiting is not None:
            return self._type_die(action)
        chosen = self.numbered(action)
        if chosen is None:
            raise self._refusal(action)
        return self._carry_out(chosen, self.state.clone())

    def read(self, text: str) -> Named:
        """What is meant by a text, in the game's own spelling; legal or not."""
        words = text.split()
        decision = self.decision
        if decision is None:
            return tuple(words)
        found = meant(words, decision.actions)
        if found is not None or self._waiting is not None:
            return found or tuple(words)
        return spelled(self.definition, self.state, words, lambda _: None)

    def after(self, action: Sequence[Any]) -> Game:
        """The game after a legal action, which shares its past with this one; this one stays."""
        if self._waiting is not None:
            other = self.clone()
            other._type_die(action)
            return other
        chosen = self.numbered(action)
        if chosen is None:
            raise self._refusal(action)
        other = self.clone()
        other._carry_out(chosen, self.state)
        return other

    def _carry_out(self, chosen: Any, before: Any) -> list[Event]:
        g = self.state
        seat: str = ""
        name: Named = ()
        if chosen is not None:
            choice, args = self.definition.steps.asked(g)
            seat, name = choice.seat(g, *args), self.named(chosen)
        events: list[Event] = []
        rolls: list[int] = []
        g.sink, g.revealed, g.chance.trace = events, False, rolls
        if isinstance(g.chance, Typed):
            g.chance.given = list(self._given)
        try:
            if chosen is None:
                self.definition.steps.run(g)
            else:
                self.definition.steps.play(g, chosen)
        except RollNeeded as needed:
            self.state = before
            self._waiting = (chosen, needed.why, bool(rolls) or g.revealed)
            self._missing = needed.count
            self.so_far = events
            self._decision = None
            return []
        except BaseException:
            self.state = before
            raise
        g.sink = g.chance.trace = None
        self._waiting = None
        self._given = []
        self.so_far = []
        self._decision = None
        revealed = bool(rolls) or g.revealed
        if chosen is None:
            self.opening = Played(seat, name, rolls, events, revealed)
        else:
            self.remember(Played(seat, name, rolls, events, revealed, kept=before))
            forget(self.history)
        return events

    def remember(self, played: Played) -> None:
        """As the latest action."""
        played.definition = self.definition
        played.earlier = self.history[-1] if self.history else None
        self.history.append(played)

    def _type_die(self, action: Sequence[Any]) -> list[Event]:
        assert self._waiting is not None
        if tuple(map(str, action)) not in {("die", str(face)) for face in range(1, 7)}:
            raise IllegalAction(tuple(action), "", "a die shows 1 to 6")
        self._given.append(int(action[1]))
        return self._carry_out(self._waiting[0], self.state.clone())

    def why_not(self, action: str | Sequence[Any]) -> IllegalAction | None:
        """The rule that forbids an action now, and its title; None if it is legal."""
        if isinstance(action, str):
            action = self.read(action)
        decision = self.decision
        if decision is not None and tuple(map(str, action)) in decision.actions:
            return None
        return self._refusal(action)

    def _refusal(self, action: Sequence[Any]) -> IllegalAction:
        words = tuple(str(word) for word in action)
        nothing = self._nothing_asked(words)
        if nothing is not None:
            return nothing
        choice, args = self.definition.steps.asked(self.state)
        verb = choice.verbs.get(words[0]) if words else None
        if verb is None:
            return self._not_asked(words)
        thing = None
        if verb.kind is not None and len(words) > 1:
            thing = self.definition.number(self.state, verb.kind, words[1])
            if thing is None:
                why = f"there is no {verb.kind} {words[1]!r}"
                return IllegalAction(words, choice.rule, why, "no-such-thing")
        refusal = choice.refusal(self.state, args, words[0], thing)
        return self._worded(words, refusal)

    def _not_asked(self, words: Named) -> IllegalAction:
        """A verb that the pending decision does not have: of another question, or of none."""
        others = [one for one in self.definition.steps.choices() if {*words[:1]} & one.verbs.keys()]
        rules = {one.rule for one in others}
        if len(rules) == 1:
            rule = rules.pop()
            return IllegalAction(words, rule, self.definition.rules.title(rule), "not-asked")
        verb = repr(words[0]) if words else "nothing"
        what = f"{verb} is not asked now" if others else f"{verb} is no verb of this game"
        verbs = dict.fromkeys(action[0] for action in self.state.legal)
        why = f"{what}; asked now: {', '.join(verbs)}"
        return IllegalAction(words, "", why, "not-asked")

    def _nothing_asked(self, words: Named) -> IllegalAction | None:
        """No choice is pending: the game is over, or dice are thrown by hand."""
        if self.state.result is not None:
            return IllegalAction(words, self.state.result.rule, "the game is over", "game-over")
        if self._waiting is not None:
            return IllegalAction(words, "", "a die has to be thrown first", "die-first")
        return None

    def _worded(self, words: Named, refusal: Refusal) -> IllegalAction:
        title = self.definition.rules.title(refusal.rule)
        return IllegalAction(words, refusal.rule, title, refusal.reason)

    def why_not_touched(self, kind: str, name: str) -> IllegalAction | None:
        """The rule that forbids doing anything with a thing that a player points at now.

        What pointing at it would mean is the game's to say; None if it may be chosen.
        """
        words = (kind, name)
        nothing = self._nothing_asked(words)
        if nothing is not None:
            return nothing
        choice, args = self.definition.steps.asked(self.state)
        thing = self.definition.number(self.state, kind, name)
        if thing is None:
            why = f"there is no {kind} {name!r}"
            return IllegalAction(words, choice.rule, why, "no-such-thing")
        verbs = {verb.name for verb in choice.verbs.values() if verb.kind == kind}
        if any(action[0] in verbs and action[1] == thing for action in self.state.legal):
            return None
        refusal = choice.explain(self.state, args, kind, thing)
        return None if refusal.reason == ALLOWED else self._worded(words, refusal)

    def undo(self, seat: str | None = None) -> None:
        """Take back the last action, if nothing hidden or random has been learned from it.

        While dice are typed in, the last one of them is taken back, as mistyped.
        """
        if self._waiting is not None:
            if seat not in (None, self._waiting_seat()):
                raise CannotUndo("not-your-move")
            self._undo_waiting(*self._waiting)
            return
        if not self.history:
            raise CannotUndo("nothing-to-undo")
        last = self.history[-1]
        if last.revealed:
            raise CannotUndo("chance-has-spoken")
        if last.seat != (seat or (self.decision.seat if self.decision else last.seat)):
            raise CannotUndo("not-your-move")
        self.history.pop()
        before = last.before.clone()  # copies of this game share the history
        before.chance = self.state.chance  # nothing was rolled, so it stands where it stood
        self.state = before
        self._decision = None

    def _undo_waiting(self, chosen: Any, why: str, revealed: bool) -> None:
        if self._given:
            self._given.pop()
            self._carry_out(chosen, self.state.clone())
        elif revealed:
            raise CannotUndo("chance-has-spoken")
        elif chosen is None:
            raise CannotUndo("nothing-to-undo")
        else:
            self._waiting = self._decision = None
            self.so_far = []

    # -- looking

    def view(self, seat: str | None) -> Mapping[str, Any]:
        """What a seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.definition.view(self.state, seat)

    def _check_seat(self, seat: str) -> None:
        if seat not in self.seats:
            raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(self.seats)}")

    def odds(self, action: str | Sequence[Any]) -> Any:
        """The exact chances of what follows from a legal action; None where nothing is rolled.

        An action that leads to others unasked has the chances of what it leads to.
        """
        if isinstance(action, str):
            action = self.read(action)
        chosen = self.numbered(action)
        if chosen is None:
            raise self._refusal(action)
        found = self.definition.odds(self.state, chosen)
        if found is None:
            ahead = self.state.clone()
            with suppress(GameOver, RollNeeded):
                for forced in self.definition.steps.unasked(ahead, chosen):
                    found = found or self.definition.odds(ahead, forced)
        return found

    def study(self, topic: str, *names: str, seat: str | None = None) -> Any:
        """The game's answer to a question about the position, from what a seat may know."""
        if seat is not None:
            self._check_seat(seat)
        studies = self.definition.studies
        if topic not in studies:
            known = ", ".join(studies) or "none"
            raise BadQuestion(f"{self.definition.id} has no study {topic!r}; there are: {known}")
        kinds = studies[topic].kinds
        if len(names) != len(kinds):
            raise BadQuestion(f"{topic} is about {', '.join(kinds)}, not about {len(names)} things")
        numbers = []
        for kind, name in zip(kinds, names, strict=True):
            number = self.definition.number(self.state, kind, name)
            if number is None:
                raise BadQuestion(f"there is no {kind} {name!r} to study")
            numbers.append(number)
        return studies[topic].answer(self.state, seat, *numbers)

    @property
    def digest(self) -> str:
        return digest(self.definition, self.state)

    @property
    def text(self) -> str:
        """The position in one line, to be read back by `hexfront.position`."""
        return self.definition.write(self.state)

    def record(self) -> Record:
        """All that was played, to be saved, told or verified: `game.record().save("my.jsonl")`."""
        from hexfront.core.record import Record

        return Record.of(self)

    def svg(self, seat: str | None = None) -> str:
        """The board as a seat sees it, in SVG; without a seat as a spectator does."""
        # drawing lies above the games, so it is fetched by name when it is wanted
        picture: str = import_module("hexfront.art.position").svg(self, seat)
        return picture

    def _repr_svg_(self) -> str | None:
        """For notebooks: the board as whoever is asked sees it; none of a game without a map."""
        seat = self.decision.seat if self.decision else None
        try:
            return self.svg(seat) if self.is_set_up else None
        except BadQuestion:
            return None

    def __repr__(self) -> str:
        """What is asked, and the position, the beginning of it where it is long."""
        if self.result is not None:
            now = f"won by {', '.join(self.result.winners) or 'nobody'}"
        else:
            decision = self.decision
            assert decision is not None
            now = f"{decision.seat} is asked {decision.prompt}"
        text = self.text if self.is_set_up else "not set up yet"
        if len(text) > SHOWN:
            text = text[:SHOWN].rpartition(";")[0] + "; …"
        setup = f"{self.definition.id} {self.setup.mode} {self.setup.scenario}"
        return f"<Game {setup}, {len(self.history)} played, {now}: {text}>"

    # -- copies

    def clone(self) -> Game:
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.history = list(self.history)
        other._given = list(self._given)
        return other

    def determinize(self, seat: str, seed: str) -> Game:
        """A copy in which everything hidden from the seat, the dice to come too, is redrawn."""
        self._check_seat(seat)
        other = self.clone()
        other.history = []
        other.opening = Played("", (), [], [])
        other.seed = seed
        other.dice = "seeded"
        other.state.chance = Chance(seed)
        other._given, other._waiting, other._decision = [], None, None
        other.so_far = []
        self.definition.resample(other.state, seat, Chance(f"{seed}/hidden"))
        other.position = other.text
        return other


def new_seed() -> str:
    return secrets.token_hex(16)


def new_game(
    definition: Definition,
    mode: str | None = None,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    dice: str | Chance = "seeded",
) -> Game:
    setup = check_setup(definition, mode, scenario, options)
    return Game(definition, setup, definition.begin(setup, source(dice, seed)))


def game_at(
    definition: Definition,
    position: str,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    dice: str | Chance = "seeded",
    scenario: str | None = None,
) -> Game:
    """A game that goes on from a position in the game's notation."""
    setup = check_setup(definition, mode, scenario, options)
    state = definition.read(position, setup, source(dice, seed))
    return Game(definition, setup, state, position)


def source(dice: str | Chance, seed: str | None) -> Chance:
    """Where the dice come from: the stream, the players' hands, or a source of one's own."""
    if isinstance(dice, Chance):
        return dice
    sources: dict[str, Callable[[str], Chance]] = {"seeded": Chance, "typed": Typed}
    if dice not in sources:
        raise BadSetup(f"dice cannot be {dice!r}; they can be {', '.join(sources)}")
    return sources[dice](str(seed) if seed is not None else new_seed())
