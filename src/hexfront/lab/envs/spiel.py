"""OpenSpiel: the games as `pyspiel` games, `hexfront(game=volga,mode=solo)`.

The dice and the hidden cards of a game come from its seed. Here the seed is drawn by one chance
node at the root, out of `seeds` equally likely ones; all that follows is determined by it and by
the actions. What a player may know is in the observation; a search that clones states knows more
than that, as it does in any game of OpenSpiel with hidden information.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from hexfront.core.chance import Chance
from hexfront.core.game import Definition, Setup, check_setup
from hexfront.games import find
from hexfront.lab.envs.actions import ActionIds
from hexfront.lab.envs.arrays import Encoder, encoder

NAME = "hexfront"
LONGEST = 100_000
"""Decisions of a game: more than any has."""

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Hexfront: board wargames of the Eastern Front",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "game": "volga",
        "mode": "",
        "scenario": "",
        "seeds": 10_000,
    },
)


class Table:
    """What all states of a game share. The game itself is C++, and forgets what Python gives it."""

    def __init__(self, game: str, mode: str, scenario: str, seeds: int) -> None:
        self.definition: Definition = find(game)
        self.setup: Setup = check_setup(self.definition, mode or None, scenario or None, None)
        self.seeds = seeds
        self.seats = next(one for one in self.definition.modes if one.name == self.setup.mode).seats
        self.encoder: Encoder = encoder(game)
        self.ids = ActionIds(self.definition, self.encoder.things)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self


class Held:
    """The state of a game, which a copy of a `pyspiel` state clones."""

    def __init__(self, state: Any = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.state is None else self.state.clone())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game of Hexfront, with its mode and scenario."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**TYPE.parameter_specification, **(params or {})}
        self._table = Table(**params)
        super().__init__(
            TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self._table.ids.count,
                max_chance_outcomes=self._table.seeds,
                num_players=len(self._table.seats),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self._table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before the seed is drawn there is none."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        super().__init__(game)
        self._table = table
        self._held = Held()

    @property
    def position(self) -> Any:
        return self._held.state

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        choice, args = self._table.definition.steps.asked(self.position)
        return self._table.seats.index(choice.seat(self.position, *args))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self._table.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._table.ids.legal(self.position))

    def _apply_action(self, action: int) -> None:
        steps = self._table.definition.steps
        if self.position is None:
            begin = self._table.definition.begin
            self._held.state = begin(self._table.setup, Chance(str(action)))
            steps.run(self.position)
        else:
            steps.play(self.position, self._table.ids.action(self.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return " ".join(self._table.ids.named(self.position, action))

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.result is not None

    def returns(self) -> list[float]:
        if not self.is_terminal() or not self.position.result.winners:
            return [0.0] * len(self._table.seats)
        winners = self.position.result.winners
        return [1.0 if seat in winners else -1.0 for seat in self._table.seats]

    def __str__(self) -> str:
        return "seed" if self.position is None else self._table.definition.write(self.position)


class SpielObserver:
    """What a player may know, as one tensor."""

    def __init__(self, table: Table) -> None:
        self._table = table
        found = table.encoder
        size = len(found.planes) * found.shape[0] * found.shape[1]
        size += found.units * len(found.columns) + len(found.numbers)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor[:] = 0
            return
        arrays = self._table.encoder.encode(state.position, self._table.seats[player])
        self.tensor[:] = np.concatenate([one.ravel() for one in arrays])

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "seed"
        return str(self._table.definition.view(state.position, self._table.seats[player]))


pyspiel.register_game(TYPE, SpielGame)
