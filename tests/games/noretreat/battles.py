"""Combat Phases in a line: who stands where, what is declared, who fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.noretreat.helpers import asked, events, may, place, play, position, unit

from hexfront import Game
from hexfront.core.hexes import bits
from hexfront.games.noretreat.columns import Sum, reckon, shifts
from hexfront.games.noretreat.state import ALL_PLACES, Battle, NoRetreat
from hexfront.games.noretreat.tables import COLUMNS, UNIT_NAMES


def combat(
    text: str,
    dice: Sequence[int] = (),
    side: str = "axis",
    turn: int = 8,
    weather: str = "clear",
    **options: Any,
) -> Game:
    """The Combat Phase of a side, nothing declared; Support markers only if the text has them."""
    if "support " not in text:
        text = f"support 0 0; {text}"
    return position(f"turn {turn} {side} combat; weather {weather}; {text}", dice, **options)


def asks(game: Game, prompt: str) -> bool:
    """Whether this is asked now; a game may be over after its last battle."""
    return game.decision is not None and asked(game) == prompt


def declare(game: Game, *hexes: str) -> Game:
    """Target markers on these hexes, and no more."""
    for hex in hexes:
        play(game, f"target {hex}")
    if asks(game, "declare"):
        play(game, "done")
    return game


def fight(game: Game, hexes: str, units: str) -> Game:
    """One battle: these units against these marked hexes."""
    first, *more = hexes.split()
    if asks(game, "battle_hex"):
        play(game, f"attack {first}")
    for name in units.split():
        if asks(game, "muster") and name in may(game, "join"):
            play(game, f"join {name}")
    for hex in more:
        if asks(game, "muster"):
            play(game, f"also {hex}")
    if asks(game, "muster"):
        play(game, "fight")
    return game


def attack(game: Game, hexes: str, units: str) -> Game:
    """The only battle of a Combat Phase."""
    return fight(declare(game, *hexes.split()), hexes, units)


def results(game: Game) -> list[str]:
    """The results rolled so far."""
    return [told["result"] for told in events(game, "rolled")]


def columns(game: Game) -> list[str]:
    """The final columns so far."""
    return [told["column"] for told in events(game, "odds")]


def state(game: Game) -> NoRetreat:
    g: NoRetreat = game.state
    return g


def counterblows(game: Game, side: int) -> set[str]:
    """The hexes under a side's Counterblow markers."""
    return {ALL_PLACES[hex] for hex in bits(state(game).counterblows[side])}


def units_in(units: int) -> set[str]:
    return {UNIT_NAMES[number] for number in bits(units)}


def drawn_up(game: Game, attackers: str, hexes: str, counterblow: str = "") -> Battle:
    """A battle that is not fought: for its arithmetic. The terrain is that of the first hex."""
    g = state(game)
    first, *_ = numbers = [place(name) for name in hexes.split()]
    names = [unit(name) for name in attackers.split()]
    side = 0 if attackers.startswith("ax") else 1
    battle = Battle(side, sum(1 << n for n in names), sum(1 << n for n in numbers), 0)
    battle.counterblow = sum(1 << place(name) for name in counterblow.split())
    battle.defenders = g.stack(battle.hexes)
    battle.tec = first
    return battle


def why(game: Game, attackers: str, hexes: str, counterblow: str = "") -> dict[str, int]:
    """The shifts of a battle by their reasons."""
    battle = drawn_up(game, attackers, hexes, counterblow)
    return {shift.why: shift.columns for shift in shifts(state(game), battle)}


def reckoned(game: Game, attackers: str, hexes: str) -> Sum:
    return reckon(state(game), drawn_up(game, attackers, hexes))


def column(told: Sum) -> str:
    return COLUMNS[told.column] if told.column >= 0 else ""


def fall_back(game: Game) -> Game:
    """All retreats that are due, each to the first of its hexes."""
    while asks(game, "retreat"):
        play(game, f"to {min(may(game, 'to'))}")
    return game


QUIET = ("done", "pass", "hold", "none", "stop")


def go_on(game: Game, prompt: str) -> Game:
    """Nobody does more than he must, until this is asked."""
    for _ in range(60):
        assert game.decision is not None
        if asked(game) == prompt:
            return game
        legal = game.decision.actions
        game.play(next((action for action in legal if action[0] in QUIET), legal[0]))
    raise AssertionError(f"{prompt} was never asked")
