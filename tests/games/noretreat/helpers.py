"""Positions in a line, scripted dice, and a few words for what tests do again and again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hexfront import Game
from hexfront.core.chance import Script
from hexfront.core.game import game_at, new_game
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.state import ALL_PLACE_NUMBER, ALL_PLACES, NoRetreat
from hexfront.games.noretreat.tables import BOARD, CITIES, UNIT_NUMBER, USSR


def position(
    text: str, dice: Sequence[int] = (), scenario: str = "campaign", **options: Any
) -> Game:
    """A game at a position in the notation; both sides are asked only where they can play."""
    options.setdefault("windows", "playable")
    return game_at(GAME, text, None, options, dice=Script(dice), scenario=scenario)


def started(scenario: str = "campaign", seed: str = "start", **options: Any) -> Game:
    """A game of a scenario, before its first decision."""
    options.setdefault("windows", "playable")
    return new_game(GAME, None, scenario, options, seed)


def unit(name: str) -> int:
    return UNIT_NUMBER[name]


def place(name: str) -> int:
    return ALL_PLACE_NUMBER[name]


def where(game: Game, name: str) -> str:
    """The place of a counter, by name."""
    g: NoRetreat = game.state
    return ALL_PLACES[g.where[UNIT_NUMBER[name]]]


def face(game: Game, name: str) -> str:
    g: NoRetreat = game.state
    return "weak" if g.weak >> UNIT_NUMBER[name] & 1 else "strong"


def asked(game: Game) -> str:
    """The name of the pending decision."""
    assert game.decision is not None
    return game.decision.prompt


def may(game: Game, verb: str) -> set[str]:
    """The things that a verb may name now."""
    assert game.decision is not None
    return {action[1] for action in game.decision.actions if action[0] == verb and len(action) > 1}


def why_not(game: Game, *action: Any) -> str:
    """The rule that forbids an action, else the reason; empty if it is legal."""
    refusal = game.why_not(action)
    return refusal.rule or refusal.reason if refusal else ""


def play(game: Game, *actions: str | Iterable[str]) -> Game:
    """Actions as words: play(game, "unit ax_4a", "to 1710", "done")."""
    for action in actions:
        game.play(tuple(action.split()) if isinstance(action, str) else tuple(action))
    return game


def events(game: Game, what: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind so far."""
    told = [*game.opening.events, *(event for played in game.history for event in played.events)]
    return [event.args for event in told if event.what == what]


def marked(game: Game) -> set[str]:
    """The units that bear an OOS marker."""
    return {name for name, n in UNIT_NUMBER.items() if game.state.oos >> n & 1}


def held_except(*cities: str) -> str:
    """All cities of the USSR in Axis hands, except these."""
    names = [name for name in BOARD.names(CITIES & USSR) if name not in cities]
    return "axis-holds " + " ".join(names)


def battle(game: Game) -> dict[str, Any]:
    """The battle being fought, as everybody sees it."""
    told: dict[str, Any] = GAME.view(game.state, None)["battle"]
    return told


def shifts(game: Game) -> dict[str, int]:
    """The column shifts of the battle by their rules."""
    return {shift["rule"]: shift["columns"] for shift in battle(game)["arithmetic"]["shifts"]}
