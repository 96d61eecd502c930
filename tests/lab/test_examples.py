"""The examples run, at a small size."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name):
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["heroes", "volga"])
def test_random_agents_play_a_game_to_its_end(game):
    rewards = example("random_agents").main(game)
    assert rewards
    assert set(rewards.values()) <= {-1, 0, 1}


def test_a_sweep_is_read_with_pyarrow(tmp_path):
    turns = example("options_matter").main(3, tmp_path)
    assert set(turns) == {"off", "A"}
    assert all(length > 0 for length in turns.values())
