"""A game in the terminal: who is asked, what is shown to whom, what is typed."""

from __future__ import annotations

import random
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hexfront.bots import ADVISER, Bot, Observation, advice, explain
from hexfront.core.flow import Event
from hexfront.core.game import TYPE_DIE, CannotUndo, Decision, Game, HexfrontError, Named
from hexfront.core.rulebook import UnknownRule
from hexfront.messages import Argument
from hexfront.terminal import chances, orders, reasons, saves
from hexfront.terminal.answers import answers, first, print_answers
from hexfront.terminal.console import hide, show
from hexfront.terminal.finding import Found
from hexfront.terminal.studying import Study
from hexfront.terminal.vocabulary import grid
from hexfront.terminal.words import Words

NEWS_AFTER_LOADING = 8
LOG_LINES = 20
BOTS_SAVE = 1.0  # seconds after which moves of bots are kept
LOW = 32  # a screen of fewer lines has no room for all that belongs to a map


class Leave(Exception):
    """The player wants to stop, or was stopped; the exit code says which."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """One session. `humans` sit at this terminal, `bots` play other seats."""

    def __init__(
        self,
        game: Game,
        words: Words,
        console: Console,
        read: Callable[[str], str],
        humans: Sequence[str],
        bots: Mapping[str, Bot],
        path: Path,
        again: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.words = words
        self.terminal = words.terminal
        self.console = console
        self.read = read
        self.humans = tuple(humans)
        self.bots = bots
        self.path = path
        self.again = tuple(again)  # what to type after `hexfront play --load FILE` to go on
        self.viewer: str | None = None
        self.seen: dict[str | None, int] = {}
        self.drawn = -1  # the number of the decision at which the map was last shown
        self.saved = 0.0  # when the game was last kept
        self.unsaved: Path | None = None  # where the last decision could not be kept
        self.commands: dict[str, Callable[[list[str]], None]] = {
            **dict.fromkeys(("?", "h", "help"), self.help),
            **dict.fromkeys(("a", "answers"), self.answers),
            **dict.fromkeys(("u", "undo"), self.undo),
            **dict.fromkeys(("o", "odds"), self.odds),
            "why": self.why,
            **dict.fromkeys(("m", "map"), self.map),
            **dict.fromkeys(("l", "log"), self.log),
            **dict.fromkeys(("i", "info"), self.info),
            **dict.fromkeys(("b", "blocks", "units"), self.blocks),
            **dict.fromkeys(("f", "find"), self.find),
            "look": self.look,
            **dict.fromkeys(("c", "cards"), self.cards),
            "study": self.study,
            "rule": self.rule,
            "hint": self.hint,
            **dict.fromkeys(("s", "save"), self.save),
            **dict.fromkeys(("q", "quit"), self.quit),
        }

    # -- the session

    def run(self) -> int:
        """Play until the end of the game or of the player's time; nothing played is lost."""
        try:
            self._begin()
            while (decision := self.game.decision) is not None:
                self._next(decision)
                if self.game.decision is not decision and self.game.is_set_up:
                    self._autosave(decision)
            self._end()
            code = 0
        except (EOFError, Leave) as leave:
            code = leave.code if isinstance(leave, Leave) else 0
        except KeyboardInterrupt:
            code = 130
        except BaseException:
            self._keep()
            raise
        self._keep()
        return code

    def _begin(self) -> None:
        told = len(self._told())
        if self.game.history:
            for seat in (*self.humans, None):
                self.seen[seat] = max(0, told - NEWS_AFTER_LOADING)
        title = self.words.label(self.words.title)
        mode = self.words.own(f"mode-{self.game.setup.mode}")
        self.console.print(Text(f"{title} {mode}", "bold"))
        show(self.console, Text(self.words.say("core-welcome"), "dim"))

    def _next(self, decision: Decision) -> None:
        if decision.seat in self.bots and decision.prompt != TYPE_DIE:
            self._bot_plays(decision)
            if not self.humans:
                self._news()
            return
        if decision.skip is not None and decision.is_skipped(self.game.definition.skips):
            self.game.play(decision.skip)
            return
        if decision.seat in self.humans:
            self._turn_to(decision.seat)
        self._news()
        if decision.prompt in self.terminal.turn_starts and self.drawn != decision.number:
            self._draw()
        self._ask(decision)

    def _end(self) -> None:
        self._news()
        self._draw()
        result = self.game.result
        assert result is not None
        for line in self.words.result(result):
            show(self.console, line)

    def _bot_plays(self, decision: Decision) -> None:
        game = self.game
        rng = random.Random(f"{game.seed}/{decision.number}/{decision.seat}")
        observation = Observation(game.definition, game.state, decision.seat, rng)
        seat = self.words.seat(decision.seat)
        with self.console.status(self.words.say("core-thinking", seat=seat)):
            action = self.bots[decision.seat].choose(observation)
        game.play(game.named(action))

    # -- who may see what

    def _turn_to(self, seat: str) -> None:
        """Another player takes the seat: nothing of the last one's is left on the screen."""
        if seat == self.viewer:
            return
        if self.viewer is not None and self.game.view(self.viewer) != self.game.view(seat):
            hide(self.console)
            name = self.words.seat(seat)
            self.read(self.words.say("core-curtain", seat=name) + " ")
            hide(self.console)
            self.drawn = -1
            self.viewer = seat
            self._news()
            self._draw()
        self.viewer = seat

    def _told(self) -> list[Event]:
        played = (self.game.opening, *self.game.history)
        return [event for one in played for event in one.events] + self.game.so_far

    def _news(self) -> None:
        """What has happened since the viewer was last told."""
        told = self._told()
        for event in told[self.seen.get(self.viewer, 0) :]:
            self._tell(event)
        self.seen[self.viewer] = len(told)

    def _tell(self, event: Event) -> None:
        line = self.words.event_line(event, self.viewer)
        heading = line.style == "bold"
        if heading:
            self.console.print()
        show(self.console, line, 0 if heading else 2)

    # -- asking

    @property
    def is_tight(self) -> bool:
        """A map that has just been drawn leaves a low screen no room for long answers."""
        decision = self.game.decision
        low = self.console.is_terminal and self.console.height < LOW
        return low and decision is not None and decision.number == self.drawn

    def _draw(self, around: Sequence[str] = ()) -> None:
        """The map, with the hexes that the decision is about marked, or others."""
        decision = self.game.decision
        self.drawn = decision.number if decision else 0
        size = self.console.size
        view = self.game.view(self.viewer)
        self.console.print()
        marked = around or self._marked(decision)
        self.console.print(self.terminal.board(view, size.width, size.height, marked), no_wrap=True)
        if not self.console.is_terminal or size.height >= LOW:
            self.console.print(self.terminal.summary(view, self.viewer))

    def _marked(self, decision: Decision | None) -> list[str]:
        if decision is None or decision.prompt == TYPE_DIE:
            return []
        verbs = orders.pending(self.game).verbs
        return [a[1] for a in decision.actions if len(a) > 1 and verbs[a[0]].kind == "hex"]

    def _ask(self, decision: Decision) -> None:
        self.console.print()
        line = Text(self.words.prompt(decision), "bold")
        if len(self.game.seats) > 1:
            line = Text(f"{self.words.label(self.words.seat(decision.seat))} ", "bold") + line
        if decision.rule:
            line.append(f" [{decision.rule}]", style="dim not bold")
        show(self.console, line)
        if decision.prompt != TYPE_DIE:
            self._list()
        while self.game.decision is decision and (words := self.read("> ").split()):
            if self._is_command(words):
                continue
            if decision.prompt == TYPE_DIE:
                self._throw(words)
            else:
                self._play(words, decision)

    def _is_command(self, words: Sequence[str]) -> bool:
        """Obeyed at once, at any question."""
        command = self.commands.get(words[0].lower()) if words else None
        if command is not None:
            command(list(words[1:]))
        return command is not None

    def _list(self) -> None:
        """The answers; of very many the first."""
        found = answers(self.game, self.words)
        shown = first(found)
        print_answers(self.console, shown, self.is_tight)
        if len(shown) < len(found):
            self._complain("core-more-answers", count=len(found) - len(shown))

    def _play(self, words: Sequence[str], decision: Decision) -> None:
        action = orders.chosen(words, decision.actions)
        if action is not None:
            if self._is_meant(action):
                self.game.play(action)
        elif len(words) == 1 and words[0].isdecimal():
            self._complain("core-no-such-number", most=len(decision.actions))
        else:
            self._refuse(words)

    def _is_meant(self, action: Named) -> bool:
        """Asked again where an answer leads, through others without a choice, to the dice."""
        game = self.game
        if game.definition.odds(game.state, game.numbered(action)) is not None:
            return True
        if game.odds(action) is None:
            return True
        decision = game.decision
        show(self.console, Text(self.words.say("core-at-once"), "bold"))
        self._print(chances.gist(self.words, game, action))
        for number, id in enumerate(("core-at-once-yes", "core-at-once-no"), 1):
            self._print(f"{number:>3}  {self.words.say(id)}")
        while game.decision is decision:
            words = self.read("> ").split()
            if words in (["1"], ["2"]):
                return words == ["1"]
            if not self._is_command(words):
                self._complain("core-no-such-number", most=2)
        return False

    def _throw(self, words: Sequence[str]) -> None:
        """Dice thrown by hand, as many as this roll takes."""
        faces = orders.dice(words)
        decision = self.game.decision
        assert decision is not None
        if faces is None:
            self._complain("core-not-dice")
            return
        why = decision.args["why"]
        while faces and decision and decision.prompt == TYPE_DIE and decision.args["why"] == why:
            self.game.play(("die", faces.pop(0)))
            decision = self.game.decision
        if faces:
            self._complain("core-dice-left", count=len(faces), dice=" ".join(map(str, faces)))

    # -- answers that are not moves

    def _print(self, what: RenderableType) -> None:
        self.console.print(what)

    def _complain(self, id: str, **args: Argument) -> None:
        show(self.console, Text(self.words.say(id, **args), "yellow"))

    def _refuse(self, words: Sequence[str]) -> None:
        """The rule against what was tried, or that it means nothing here."""
        choice = orders.pending(self.game)
        action = self.words.named(words, self.game)
        if action[0] not in choice.verbs:
            show(self.console, Text(self.words.misplaced(words, self.game), "yellow"))
            return
        refusal = self.game.why_not(action)
        if refusal is None:
            self._complain("core-legal", action=" ".join(action))
        else:
            why = self.words.why(refusal)
            self._complain("core-why", action=" ".join(action), why=why, rule=refusal.rule)

    def _action_named(self, words: Sequence[str]) -> Named | None:
        """The action that an argument names; a complaint if there is none."""
        decision = self.game.decision
        if decision is None or decision.prompt == TYPE_DIE or not words:
            self._complain("core-name-an-action")
            return None
        action = orders.chosen(words, decision.actions)
        if action is None:
            self._refuse(words)
        return action

    def help(self, words: list[str]) -> None:
        grid = Grid.grid(padding=(0, 2))
        for name in ("number", "words", *_HELP):
            grid.add_row(
                Text(self.words.say(f"core-help-{name}.keys"), "bold"),
                self.words.say(f"core-help-{name}"),
            )
        self._print(grid)
        self._print(self.terminal.legend(*self.console.size))

    def answers(self, words: list[str]) -> None:
        decision = self.game.decision
        if decision is None or decision.prompt == TYPE_DIE:
            return
        found = answers(self.game, self.words, words)
        if found:
            print_answers(self.console, found, False)
        else:
            self._complain("core-no-such-answer")

    def undo(self, words: list[str]) -> None:
        decision = self.game.decision
        try:
            self.game.undo(decision.seat if decision else None)
        except CannotUndo as error:
            self._complain(f"core-cannot-undo-{error.reason}")
            return
        self.seen = {seat: min(count, len(self._told())) for seat, count in self.seen.items()}
        self.drawn = -1
        self._complain("core-undone")

    def odds(self, words: list[str]) -> None:
        action = self._action_named(words)
        if action is None:
            return
        table = chances.table(self.words, chances.lines(self.game, self.words, action))
        if table is None:
            self._complain("core-no-odds")
        else:
            self._print(table)

    def why(self, words: list[str]) -> None:
        decision = self.game.decision
        if not words or decision is None or decision.prompt == TYPE_DIE:
            self._complain("core-name-an-action")
        elif (action := orders.chosen(words, decision.actions)) is not None:
            self._complain("core-legal", action=" ".join(action))
        elif len(words) == 1 and words[0].isdecimal():
            self._complain("core-no-such-number", most=len(decision.actions))
        elif words[0] in self.game.definition.rules.titles(self.words.lang):
            self.rule(words)
        else:
            self._refuse(words)

    def map(self, words: list[str]) -> None:
        hex = self._hex(words) if words else None
        if hex is not None or not words:
            self._draw([hex] if hex else ())
            self._print(self.terminal.legend(*self.console.size))

    def _hex(self, words: Sequence[str]) -> str | None:
        """The hex that is meant; a complaint if there is none."""
        hex = self.terminal.hex(self.game.view(self.viewer), words)
        if hex is None:
            self._complain("core-look-where")
        return hex

    def log(self, words: list[str]) -> None:
        count = int(words[0]) if words and words[0].isdecimal() else LOG_LINES
        for event in self._told()[-count:] if count else ():
            self._tell(event)

    def info(self, words: list[str]) -> None:
        if words:
            self.look(words)
        else:
            self._print(self.terminal.panel(self.game.view(self.viewer), self.viewer))

    def blocks(self, words: list[str]) -> None:
        self._print_found(self.terminal.units(self.game.view(self.viewer), words))

    def find(self, words: list[str]) -> None:
        view = self.game.view(self.viewer)
        self._print_found(self.terminal.find(view, words) if words else [])

    def _print_found(self, found: Sequence[Found]) -> None:
        """Hex by hex; each is named once."""
        if not found:
            self._complain("core-not-found")
        before = [None, *(one.hex for one in found)]
        rows = zip(found, before, strict=False)
        self._print(grid([("" if one.hex == last else one.place, one.told) for one, last in rows]))

    def look(self, words: list[str]) -> None:
        hex = self._hex(words)
        if hex is not None:
            self._print(self.terminal.look(self.game.view(self.viewer), hex))

    def study(self, words: list[str]) -> None:
        """A question about the position that is no action, as far as the viewer may know."""
        studies = self.game.definition.studies
        if not words or words[0] not in studies:
            known = self.words.listed(
                " ".join((topic, *map(str.upper, study.kinds))) for topic, study in studies.items()
            )
            self._complain("core-study-what" if studies else "core-study-none", known=known)
            return
        topic, *names = words
        kinds = studies[topic].kinds
        if len(names) != len(kinds):
            needed = " ".join((topic, *map(str.upper, kinds)))
            self._complain("core-study-about", needed=needed)
            return
        view = self.game.view(self.viewer)
        for number, kind in enumerate(kinds):
            if kind == "hex":
                names[number] = self.terminal.hex(view, [names[number]]) or names[number]
            if self.game.definition.number(self.game.state, kind, names[number]) is None:
                needed = self.words.say(f"core-study-{kind}")
                self._complain("core-study-no-such", name=names[number], kind=needed)
                return
        answer = self.game.study(topic, *names, seat=self.viewer)
        self._print(Study(self.game, self.words).told(answer))

    def cards(self, words: list[str]) -> None:
        self._print(self.terminal.cards(self.game.view(self.viewer), self.viewer))

    def rule(self, words: list[str]) -> None:
        try:
            title = self.game.definition.rules.title(words[0] if words else "", self.words.lang)
        except UnknownRule:
            self._complain("core-which-rule")
        else:
            show(self.console, Text(title).append(f" [{words[0]}]", style="dim"))

    def hint(self, words: list[str]) -> None:
        """What the computer would do, and why, from what the seat knows."""
        decision = self.game.decision
        with self.console.status(self.words.say("core-thinking", seat=ADVISER)):
            why = explain(self.game)
            action = why.ideas[0].action if why else advice(self.game)
        if decision is None or action is None:
            self._complain("core-no-hint")
            return
        number = decision.actions.index(action) + 1
        text = self.words.action(orders.pending(self.game), action)
        self._complain("core-hint", number=number, action=text)
        if why is not None:
            self._print(reasons.told(self.words, self.game, why))

    # -- keeping the game

    def save(self, words: list[str]) -> None:
        path = Path(" ".join(words)).expanduser() if words else self.path
        try:
            saves.keep_clear(path, self.game)
            saves.write(self.game, path)
        except (OSError, ValueError, HexfrontError) as error:
            self._complain("core-cannot-save", path=str(path), why=_reason(error))
        else:
            self.path = path
            self._complain("core-saved", path=str(path))

    def quit(self, words: list[str]) -> None:
        raise Leave

    def _autosave(self, decision: Decision) -> None:
        """After every decision, so that a closed window costs none; a trouble is told once.

        Bots among themselves choose the same again: it is enough to keep some of that.
        """
        seats = (decision.seat, self.game.decision.seat if self.game.decision else None)
        among_bots = all(seat in self.bots for seat in seats)
        if among_bots and time.monotonic() < self.saved + BOTS_SAVE:
            return
        self.saved = time.monotonic()
        try:
            saves.write(self.game, self.path)
        except OSError as error:
            if self.path != self.unsaved:
                self._complain("core-cannot-save", path=str(self.path), why=_reason(error))
            self.unsaved = self.path
        else:
            self.unsaved = None

    def _keep(self) -> None:
        """Save on the way out, and say how to go on."""
        if not self.game.is_set_up:
            return
        self.path, trouble = saves.write_somewhere(self.game, self.path)
        command = shlex.join(("hexfront", "play", "--load", str(self.path), *self.again))
        try:
            self.console.print()
            if trouble is not None:
                self._complain("core-saved-elsewhere", why=_reason(trouble))
            over = "yes" if self.game.result is not None else "no"
            if over == "yes":
                command = shlex.join(("hexfront", "replay", str(self.path)))
            saved = self.words.say("core-kept", path=str(self.path), over=over)
            self.console.print(saved, soft_wrap=True)
            self.console.print(f"    {command}", soft_wrap=True)
        except OSError:
            pass  # the terminal is gone, the game is not


_HELP = (
    *("answers", "undo", "odds", "why", "map", "log", "info", "blocks", "find", "look", "cards"),
    *("study", "rule", "hint", "save", "quit"),
)


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
