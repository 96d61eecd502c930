"""Never passive without cause, never suicidal, no open objective: positions for every level."""

import random
import re
import tomllib
from pathlib import Path

import pytest

from hexfront.bots import Observation, make_bot
from hexfront.core.chance import Chance
from hexfront.core.game import game_at
from hexfront.games import find

FOLDER = Path(__file__).parent / "positions"
LEVELS = {
    "noretreat": ("recruit", "regular", "veteran@0.007", "commander@0.003"),
    "heroes": ("recruit", "regular", "veteran@0.25", "commander@0.06"),
    "stalingrado": ("recruit", "regular", "veteran@0.01", "commander@0.003"),
}


def positions(game):
    with (FOLDER / f"{game}.toml").open("rb") as file:
        return tomllib.load(file)["position"]


def cases():
    for game, levels in LEVELS.items():
        for position in positions(game):
            for level in levels:
                if level not in position.get("but", ()):
                    name = f"{game}-{level}-{position['name']}"
                    yield pytest.param(game, position, level, id=name)


def played(game_id, position, level):
    """What a level plays until the other side is asked, or a phase is over, in one line."""
    definition = find(game_id)
    text = " ".join(position["text"].split())
    game = game_at(definition, text, dice=Chance("positions"))
    bot, seat, done = make_bot(game_id, level), game.decision.seat, []
    last = position.get("until")
    while game.decision is not None and game.decision.seat == seat:
        if last and game.decision.prompt == last:
            break
        observation = Observation(definition, game.state, seat, random.Random(1))
        action = game.named(bot.choose(observation))
        done.append(" ".join(map(str, action)))
        game.play(action)
    return ", ".join(done)


@pytest.mark.parametrize(("game", "position", "level"), list(cases()))
def test_a_level_plays_what_is_plain_to_see(game, position, level):
    done = played(game, position, level)
    if "must" in position:
        assert re.search(position["must"], done), done
    if "never" in position:
        assert not re.search(position["never"], done), done


@pytest.mark.parametrize("game", LEVELS)
def test_there_are_positions_enough_and_each_asks_for_something(game):
    found = positions(game)
    assert len(found) >= 15
    assert all("must" in one or "never" in one for one in found)
