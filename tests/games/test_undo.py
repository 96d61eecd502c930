"""After undo no seat knows more than before, in any game.

What can be undone may tell nobody anything. A seat holds many positions possible: all that look to
it like the true one. An action tells it nothing if in every one of them something could have been
done that looks the same to it: to the seat that acts the same action, to another perhaps one about
things that it cannot see. So each is tried in positions in which all that is hidden from the seat
was drawn anew.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.heroes.test_fuzz import begin as begin_heroes
from tests.games.noretreat.test_fuzz import SETTINGS as SCENARIOS_OF_NORETREAT
from tests.games.noretreat.test_fuzz import begin as begin_noretreat
from tests.games.stalingrado.test_fuzz import random_game as random_stalingrado
from tests.games.volga.play import SETTINGS as SETTINGS_OF_VOLGA
from tests.games.volga.play import new_game as new_volga

from hexfront import Game
from hexfront.games.heroes import GAME as HEROES

TWINS = 2
"""So many other positions are tried for each seat."""
SAMPLED = 5
"""One in so many undoable actions is looked at."""


AGREED = {"confuse", "bog_down", "cover_tracks", "change_roll"}
"""Questions of heroes that only the holder of a card is asked (OP-SQ.2): that they are not asked
is no news; that they are ends undo."""


def seen(game: Game, seat: str) -> dict[str, Any]:
    """All that a seat gets of the last action and of the position after it."""
    told: dict[str, Any] = {
        "events": [event.seen_by(seat) for event in game.history[-1].events],
        "view": game.view(seat),
        "asked": None,
    }
    if game.decision is not None:
        told["asked"] = game.decision.seat
        if game.decision.seat == seat:
            told["prompt"] = game.decision.prompt
            told["args"] = game.decision.args
            told["actions"] = game.decision.actions
    return told


def looks_alike(twin: Game, action: Any, seat: str, wanted: dict[str, Any]) -> bool:
    """Whether this action, played in another position, shows the seat just the same."""
    tried = twin.clone()
    tried.play(action)
    return seen(tried, seat) == wanted


def asks_by_agreement(twin: Game, action: Any) -> bool:
    tried = twin.clone()
    tried.play(action)
    return tried.decision is not None and tried.decision.prompt in AGREED


def tells_nothing(before: Game, after: Game, seat: str, seed: str) -> bool:
    """Whether the seat holds everything possible after the last action that it held before."""
    action = after.history[-1].action
    wanted = seen(after, seat)
    for number in range(TWINS):
        twin = before.determinize(seat, f"{seed} {number}")
        assert twin.decision is not None
        possible = [action] if action in twin.decision.actions else []
        if possible and asks_by_agreement(twin, action):
            continue
        if twin.decision.seat != seat:
            others = [other for other in twin.decision.actions if other != action]
            possible += sorted(others, key=lambda other: other[0] != action[0])
        if not any(looks_alike(twin, other, seat, wanted) for other in possible):
            return False
    return True


def play_and_look(game: Game, rng: random.Random, decisions: int) -> int:
    """A random game; how many actions that can be undone were looked at."""
    looked = 0
    for number in range(decisions):
        if game.decision is None:
            break
        before = game.clone()
        game.play(rng.choice(game.decision.actions))
        last = game.history[-1]
        if last.revealed or game.decision is None or rng.randrange(SAMPLED):
            continue
        looked += 1
        for seat in game.seats:
            assert tells_nothing(before, game, seat, f"{number}"), (
                f"{' '.join(map(str, last.action))} tells {seat} something, and can be undone: "
                f"{[event.what for event in last.events]}"
            )
    return looked


def volga(number: int) -> Game:
    mode, variant = SETTINGS_OF_VOLGA[number % len(SETTINGS_OF_VOLGA)]
    return new_volga(random.Random(f"undo {number}"), mode, variant)


def noretreat(number: int) -> Game:
    """With covered windows: where they are not, players have agreed that pauses tell."""
    scenario = SCENARIOS_OF_NORETREAT[number % len(SCENARIOS_OF_NORETREAT)]
    return begin_noretreat(scenario, random.Random(f"undo {number}"), windows="covered")


def heroes(number: int) -> Game:
    scenario = HEROES.scenarios[number % len(HEROES.scenarios)]
    return begin_heroes(scenario, random.Random(f"undo {number}"))


def stalingrado(number: int) -> Game:
    return random_stalingrado(number)[0]


GAMES = [(volga, 10, 120), (noretreat, 9, 250), (heroes, 12, 120), (stalingrado, 3, 300)]
"""How many games of each, and how many decisions of each game."""


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("begin", "number", "decisions"),
    [(begin, number, count) for begin, games, count in GAMES for number in range(games)],
)
def test_what_can_be_undone_tells_nobody_anything(begin: Any, number: int, decisions: int) -> None:
    looked = play_and_look(begin(number), random.Random(number), decisions)
    assert looked > 0
