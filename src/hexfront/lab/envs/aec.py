"""PettingZoo: all seats of a game as agents that act in the order in which they are asked."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from hexfront.art.position import svg
from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import BadSetup, Definition, Setup, check_setup
from hexfront.games import find
from hexfront.lab.envs.actions import ActionIds, BadActionId
from hexfront.lab.envs.arrays import Encoder, Sheet, encoder

Observation = dict[str, Any]

_SHARED = {"definition", "setup", "encoder", "ids", "state", "_seats"}

RENDER_MODES = ("human", "ansi", "svg")


class HexfrontEnv(AECEnv):  # type: ignore[misc]
    """One game. `observation` holds planes, units and numbers; `action_mask` what is legal.

    The reward is 1 for winners and -1 for losers when the game ends, 0 for all in a draw and all
    the time before. After `max_cycles` decisions it is broken off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hexfront_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetup(f"there is no render_mode {render_mode!r}; {', '.join(RENDER_MODES)}")
        self.definition: Definition = find(game)
        self.setup: Setup = check_setup(self.definition, mode, scenario, options)
        self.encoder: Encoder = encoder(game)
        self.ids = ActionIds(self.definition, self.encoder.things)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        kind = next(one for one in self.definition.modes if one.name == self.setup.mode)
        self.possible_agents = list(kind.seats)
        self.agents: list[str] = []
        self._observation_space = _observation_space(self.encoder, self.ids.count)
        self._action_space = {
            agent: spaces.Discrete(self.ids.count) for agent in self.possible_agents
        }
        self._seats = {choice.name: choice.seat for choice in self.definition.steps.choices()}
        self._rng = random.Random()
        self._sheets: dict[str, Sheet] = {}

    def __getstate__(self) -> dict[str, Any]:
        """A copy has sheets of its own."""
        return {**self.__dict__, "_sheets": {}}

    def __deepcopy__(self, memo: dict[int, Any]) -> HexfrontEnv:
        """The game and what is known of it beforehand are shared: they never change."""
        other = type(self).__new__(type(self))
        for name, value in self.__getstate__().items():
            other.__dict__[name] = value if name in _SHARED else deepcopy(value, memo)
        if "state" in self.__dict__:
            other.state = self.state.clone()
        return other

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = random.Random(seed)
        self.begin(f"{self._rng.getrandbits(64):x}")

    def begin(self, seed: str) -> None:
        """A new game with these dice, the same as `hexfront.new(…, seed=seed)` would have."""
        self.state = self.definition.begin(self.setup, Chance(seed))
        self.definition.steps.run(self.state)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def observe(self, agent: str) -> Observation:
        return {"observation": self.arrays(agent), "action_mask": self.mask(agent)}

    def arrays(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent may know."""
        sheet = self._sheets.get(agent)
        if sheet is None:
            sheet = self._sheets[agent] = self.encoder.sheet(self.state, agent)
        sheet.write(self.state)
        return {
            "planes": sheet.planes.copy(),
            "units": sheet.units.copy(),
            "numbers": sheet.numbers.copy(),
        }

    def mask(self, agent: str) -> NDArray[np.int8]:
        """What an agent may do: nothing, while another one is asked."""
        is_asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return self.ids.mask(self.state) if is_asked else self.ids.nothing()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadActionId(f"{agent} is asked for an action; None is for a game that is over")
        self.play(self.ids.action(self.state, int(action)))

    def play(self, action: Action) -> None:
        """One of `state.legal`, for the agent that is asked."""
        self._cumulative_rewards[self.agent_selection] = 0
        self.definition.steps.play(self.state, action)
        self.cycles += 1
        if self.state.result is not None:
            self._finish()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        if len(self.agents) > 1:
            name, *args = self.state.frames[-1]
            self.agent_selection = self._seats[name](self.state, *args)

    def _finish(self) -> None:
        winners = self.state.result.winners
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.rewards[agent] = (1 if agent in winners else -1) if winners else 0
            self._cumulative_rewards[agent] += self.rewards[agent]

    def render(self) -> str | None:
        """The position as text, or as a picture in SVG: what everybody may see."""
        if self.render_mode is None:
            return None
        view = self.view(None)
        if self.render_mode == "svg":
            return svg(self)
        asked = f"{self.agent_selection} to play" if self.state.result is None else "over"
        text = f"{self.definition.title}: turn {view['turn']}, {asked}"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def view(self, seat: str | None) -> Any:
        """What a seat may know, as the client gets it; None is a spectator."""
        return self.definition.view(self.state, seat)

    def close(self) -> None:
        pass


def _observation_space(found: Encoder, actions: int) -> spaces.Dict:
    rows, columns = found.shape
    small = np.iinfo(np.int16)

    def ints(*shape: int) -> spaces.Box:
        return spaces.Box(int(small.min), int(small.max), shape, np.int16)

    return spaces.Dict(
        {
            "observation": spaces.Dict(
                {
                    "planes": spaces.Box(0, 255, (len(found.planes), rows, columns), np.uint8),
                    "units": ints(found.units, len(found.columns)),
                    "numbers": ints(len(found.numbers)),
                }
            ),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def env(game: str, **setup: Any) -> HexfrontEnv:
    """A PettingZoo environment: `hexfront.env("noretreat", scenario="A")`."""
    return HexfrontEnv(game, **setup)
