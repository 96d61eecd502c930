"""Golden games and perft counts: what is kept of a game, how it is made, and where it lies."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from hexfront import Game, Record
from hexfront.core.chance import Recorded
from hexfront.core.game import Definition, game_at, new_game
from hexfront.core.history import numbered

THINGS = (1 << 1024) - 1
"""All that can be named, and more."""


@dataclass(frozen=True)
class Plan:
    """How a golden game is played."""

    seed: int
    mode: str | None = None
    scenario: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Position:
    """Where to count from: a text, or the start of a game, and actions played before."""

    depth: int
    text: str | None = None
    mode: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    scenario: str | None = None


@dataclass(frozen=True)
class Golden:
    """What is kept of one game: whole games, and counts of legal sequences."""

    definition: Definition
    games: Mapping[str, Plan]
    bold: Mapping[str, float]
    """How much likelier than others some verbs are."""
    positions: Mapping[str, Position]

    @cached_property
    def folder(self) -> Path:
        return Path(__file__).parent / self.definition.id

    @property
    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"))

    @cached_property
    def counted(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = json.loads((self.folder / "perft.json").read_text("utf-8"))
        return found

    def find(self, id: str) -> Definition:
        """For records: they are all of this game."""
        assert id == self.definition.id
        return self.definition

    def record(self, name: str) -> Record:
        return Record.load(self.folder / f"{name}.jsonl")

    @cached_property
    def shown(self) -> tuple[set[str], list[str]]:
        """The questions that the golden games ask; and their events, by rule and the words that are
        not empty, with how often they are told."""
        steps, asked = self.definition.steps, set()
        counts: Counter[tuple[str, ...]] = Counter()
        for name in self.games:
            record = self.record(name)
            game = record.replay(self.find, to=0)
            g, events = game.state, []
            g.chance, g.sink = Recorded((), game.seed), events
            for move in record.moves[1:]:
                asked.add(steps.asked(g)[0].name)
                g.chance.feed(move.rolls)
                steps.play(g, numbered(self.definition, g, move.action))
            for event in events:
                filled = sorted(key for key, value in event.args.items() if value)
                counts[event.what, event.rule, *filled] += 1
        return asked, [f"{' '.join(key)}: {count}" for key, count in sorted(counts.items())]

    def questions(self) -> tuple[set[str], set[str]]:
        """Those that the golden games ask, and all that there are."""
        return self.shown[0], {choice.name for choice in self.definition.steps.choices()}

    def events(self) -> tuple[list[str], list[str]]:
        """What the golden games tell, and what they told when they were written."""
        return self.shown[1], (self.folder / "events.txt").read_text("utf-8").splitlines()

    @cached_property
    def refused(self) -> list[str]:
        """By question, verb and limit how many things it is the first to forbid, all told."""
        steps, counts = self.definition.steps, Counter[tuple[str, ...]]()
        for name in self.games:
            record = self.record(name)
            game = record.replay(self.find, to=0)
            g = game.state
            g.chance, g.sink = Recorded((), game.seed), []
            for move in record.moves[1:]:
                choice, args = steps.asked(g)
                for verb in choice.verbs.values():
                    left = 1 if verb.kind is None else THINGS
                    for limit in verb.limits:
                        forbidden = left & ~limit.allows(g, *args)
                        counts[choice.name, verb.name, limit.rule] += forbidden.bit_count()
                        left &= ~forbidden
                        if not left:
                            break
                g.chance.feed(move.rolls)
                steps.play(g, numbered(self.definition, g, move.action))
        return [f"{' '.join(key)}: {count}" for key, count in sorted(counts.items())]

    def reasons(self) -> tuple[list[str], list[str]]:
        """Why things are forbidden in the golden games, and why they were when it was written."""
        return self.refused, (self.folder / "reasons.txt").read_text("utf-8").splitlines()

    def played(self, name: str) -> Game:
        plan = self.games[name]
        seed = f"golden {plan.seed}"
        game = new_game(self.definition, plan.mode, plan.scenario, plan.options, seed)
        rng = random.Random(plan.seed)
        while game.decision is not None:
            actions = game.decision.actions
            weights = [self.bold.get(action[0], 1) for action in actions]
            game.play(rng.choices(actions, weights)[0])
        return game

    def state(self, name: str) -> Any:
        """The state from which the sequences of a position are counted."""
        at = self.positions[name]
        if at.text is None:
            game = new_game(self.definition, at.mode, at.scenario, at.options, "perft")
        else:
            game = game_at(
                self.definition, at.text, at.mode, at.options, "perft", scenario=at.scenario
            )
        for action in at.first:
            game.play(action.split())
        return game.state

    def perft(self, g: Any, depth: int) -> int:
        """The number of legal sequences of so many actions, with the dice that the seed gives."""
        if depth == 1:
            return len(g.legal)
        total = 0
        for action in g.legal:
            after = g.clone()
            self.definition.steps.play(after, action)
            total += self.perft(after, depth - 1)
        return total

    def counts(self, name: str) -> list[int]:
        state = self.state(name)
        return [self.perft(state, depth) for depth in range(1, self.positions[name].depth + 1)]

    def write(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for file in self.files:
            file.unlink()
        for name in self.games:
            game = self.played(name)
            Record.of(game).save(self.folder / f"{name}.jsonl")
            assert game.result is not None
            print(f"{name}.jsonl: {len(game.history)} actions, {game.result.kind}")
        (self.folder / "events.txt").write_text("\n".join(self.shown[1]) + "\n", "utf-8")
        (self.folder / "reasons.txt").write_text("\n".join(self.refused) + "\n", "utf-8")
        found = {name: self.counts(name) for name in self.positions}
        (self.folder / "perft.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        for name, numbers in found.items():
            print(f"perft of {name}: {numbers}")
