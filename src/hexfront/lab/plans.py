"""What is to be simulated, and one game of it."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hexfront.bots import Bot, play_out, seat_bots
from hexfront.bots.external import Forfeit, at_table
from hexfront.bots.observation import Observation
from hexfront.bots.search import by_processor_time
from hexfront.core.chance import Chance
from hexfront.core.game import Definition, Game, Mode, Setup
from hexfront.games import find


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; together with a number it determines a game to the last die."""

    game: str
    setup: Setup
    bots: Mapping[str, str]
    seed: str

    def game_seed(self, number: int) -> str:
        return f"{self.seed}-{number}"

    @property
    def definition(self) -> Definition:
        return find(self.game)

    @property
    def mode(self) -> Mode:
        return next(mode for mode in self.definition.modes if mode.name == self.setup.mode)

    def seated(self) -> dict[str, Bot]:
        return seat_bots(self.definition, self.mode, self.bots, programs=True)

    def about(self) -> dict[str, str]:
        """All that is needed to play a game of it again, beside its seed."""
        return {
            "game": self.game,
            "version": str(self.definition.version),
            "data": self.definition.data_of(self.setup.scenario, self.setup.sheet),
            "mode": self.setup.mode,
            "scenario": self.setup.scenario,
            "options": json.dumps(dict(self.setup.options)),
            "seats": json.dumps(dict(self.bots)),
        }


FORFEIT = "forfeit"
"""How a game ended that a player's program has lost by itself; the row's error says why."""


@dataclass(frozen=True, slots=True)
class Row:
    """One game of the table."""

    number: int
    seed: str
    winners: str
    kind: str
    rule: str
    turns: int
    actions: int
    seconds: float
    score: str
    error: str = ""

    @property
    def is_finished(self) -> bool:
        """Who cannot go on has lost: that is an end, too."""
        return not self.error or self.kind == FORFEIT


def play_one(plan: Plan, number: int) -> Row:
    """Play game `number` of a plan; a failure of the program is a row of its own."""
    definition = plan.definition
    seed = plan.game_seed(number)
    started = time.perf_counter()
    try:
        bots = plan.seated()
        state = definition.begin(plan.setup, Chance(seed))
        definition.steps.run(state)
        with at_table(bots, plan.setup, state), by_processor_time():
            actions = play_out(definition, state, bots, random.Random(f"{seed}/bots"))
    except Forfeit as lost:
        others = [one for one in plan.mode.seats + plan.mode.automatic if one != lost.seat]
        turns, took = _turns(definition.view(state, None)), time.perf_counter() - started
        winners = "+".join(others)
        return Row(number, seed, winners, FORFEIT, "", turns, 0, took, "{}", str(lost))
    except Exception as error:  # one bad game must not cost the other thousands
        reason = f"{type(error).__name__}: {error}"
        return Row(number, seed, "", "", "", 0, 0, time.perf_counter() - started, "{}", reason)
    result = state.result
    view = definition.view(state, None)
    return Row(
        number,
        seed,
        "+".join(result.winners),
        result.kind,
        result.rule,
        _turns(view),
        actions,
        time.perf_counter() - started,
        json.dumps(dict(result.score)),
    )


def _turns(view: Mapping[str, Any]) -> int:
    """Where a game has rounds, its turns start again in each."""
    return int(view.get("round", view["turn"]))


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    return [play_one(plan, number) for number in numbers]


def play_again(plan: Plan, seed: str) -> Game:
    """A game of a plan, whole: with its history, to look at or to record."""
    definition = plan.definition
    game = Game(definition, plan.setup, definition.begin(plan.setup, Chance(seed)))
    bots = plan.seated()
    rng = random.Random(f"{seed}/bots")
    with at_table(bots, plan.setup, game), by_processor_time():
        while game.decision is not None:
            seat = game.decision.seat
            observation = Observation(definition, game.state, seat, rng)
            game.play(game.named(bots[seat].choose(observation)))
    return game


def described(plan: Plan) -> dict[str, Any]:
    return {
        "mode": plan.setup.mode,
        "scenario": plan.setup.scenario,
        "seats": dict(plan.bots),
        "seed": plan.seed,
    }
