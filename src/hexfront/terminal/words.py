"""Decisions, actions, events and results of a game in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from hexfront.core.flow import Choice, Event, Result
from hexfront.core.game import Decision, Definition, Game, IllegalAction, Named
from hexfront.core.history import Played
from hexfront.messages import Argument, first_of, has, listed, say, translated
from hexfront.terminal import orders
from hexfront.terminal.terminal_game import TerminalGame, find_terminal_game


class Words:
    """All that is said about one game in one language."""

    def __init__(self, definition: Definition, lang: str) -> None:
        self.definition = definition
        self.game = definition.id
        self.lang = lang
        self.terminal: TerminalGame = find_terminal_game(definition.id, lang)

    def say(self, id: str, **args: Argument) -> str:
        return say(self.lang, self.game, id, **args)

    def own(self, id: str, **args: Argument) -> str:
        """A message of the game's own catalogue."""
        return self.say(f"{self.game}-{id}", **args)

    @property
    def title(self) -> str:
        return translated(self.lang, self.game, f"{self.game}-title.full", self.definition.title)

    def label(self, name: str) -> str:
        """A name before what is said about it."""
        return self.say("core-label", name=name)

    def seat(self, seat: str) -> str:
        return self.own(f"seat-{seat}")

    def listed(self, items: Iterable[str]) -> str:
        return listed(self.lang, items)

    def seats(self, seats: tuple[str, ...]) -> str:
        return listed(self.lang, [self.seat(seat) for seat in seats])

    # -- decisions

    def prompt(self, decision: Decision) -> str:
        if decision.prompt == "type-die":
            why = self.own(f"dice-{decision.args['why']}")
            return self.say("core-type-dice", count=decision.args["count"], why=why)
        return self.own(f"prompt-{decision.prompt}", **self.terminal.spelled(decision.args))

    def action(self, choice: Choice[Any], action: Named) -> str:
        """An answer to a choice: its verb, and the thing that it names."""
        id = self._verb(choice, action)
        kind = choice.verbs[action[0]].kind
        if kind is None:
            return self.say(id)
        return self.say(id, **{kind: self.terminal.thing(kind, action[1])})

    def note(self, choice: Choice[Any], action: Named, view: Mapping[str, Any]) -> str:
        """What it may help to know about an answer; often nothing."""
        kind = choice.verbs[action[0]].kind
        if kind is not None:
            return self.terminal.note(view, kind, action[1])
        id = f"{self._verb(choice, action)}.note"
        return self.say(id) if has(self.game, id) else ""

    def _verb(self, choice: Choice[Any], action: Named) -> str:
        prefix = f"{self.game}-verb"
        return first_of(self.game, f"{prefix}-{choice.name}-{action[0]}", f"{prefix}-{action[0]}")

    def played(self, played: Played) -> str:
        """An action of the past."""
        choice, _ = self.definition.steps.asked(played.before)
        return self.action(choice, played.action)

    def named(self, words: Sequence[str], game: Game) -> Named:
        """Words as an action of the question that is asked, legal or not."""
        seat = game.decision.seat if game.decision else None
        return orders.named(words, game, lambda hex: self.terminal.hex(game.view(seat), hex))

    def why(self, refusal: IllegalAction) -> str:
        """The rule against an action; or, where no rule is needed, what is wrong with it."""
        if refusal.reason == "illegal":
            return self.definition.rules.title(refusal.rule, self.lang)
        own = f"{self.game}-refused-{refusal.reason}"
        if has(self.game, own):
            return self.say(own)
        return self.say("core-no-such-thing", thing=" ".join(refusal.action[1:]))

    def misplaced(self, words: Sequence[str], game: Game) -> str:
        """What other question the words would answer, if any, and what is asked now."""
        assert game.decision is not None
        said, now = " ".join(words), self.prompt(game.decision)
        rules = orders.answered_by(words[0], game)
        if not rules:
            verbs = ", ".join(orders.pending(game).verbs)
            return self.say("core-not-understood", words=said, now=now, verbs=verbs)
        titles = [f"{self.definition.rules.title(rule, self.lang)} [{rule}]" for rule in rules]
        return self.say("core-not-now", words=said, rules="; ".join(titles), now=now)

    # -- events

    def event(self, event: Event, seat: str | None) -> str:
        return self.own(f"event-{event.what}", **self.terminal.spelled(event.seen_by(seat)["args"]))

    def event_line(self, event: Event, seat: str | None) -> Text:
        line = Text(self.event(event, seat), style=self.terminal.styles.get(event.what, ""))
        if event.rule:
            line.append(f" [{event.rule}]", style="dim not bold")
        if self.terminal.arithmetic is not None:
            told = self.terminal.arithmetic(event.what, event.seen_by(seat)["args"])
            line.append(f"\n    {told}" if told else "", style="dim not bold")
        return line

    # -- the end

    def result(self, result: Result) -> list[Text]:
        winners = self.seats(result.winners)
        count, seat = len(result.winners), result.winners[0] if result.winners else ""
        lines = [
            Text(self.say("core-winners", count=count, winners=winners, seat=seat), "bold"),
            Text(self.own(f"result-{result.kind}")).append(f" [{result.rule}]", style="dim"),
        ]
        score = [f"{self.own(f'score-{name}')} {value}" for name, value in result.score]
        return [*lines, Text(", ".join(score))] if score else lines
