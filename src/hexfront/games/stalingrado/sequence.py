"""The sequence of play: chapter S of the specification, in its order."""

from __future__ import annotations

from hexfront.core.rulebook import rule
from hexfront.core.types import Side
from hexfront.games.stalingrado import victory
from hexfront.games.stalingrado.replacements import blue_panzers_end
from hexfront.games.stalingrado.state import Stalingrado, steps
from hexfront.games.stalingrado.tables import AXIS, SOVIET

PLAYER_TURN = (
    "own_status",  # S.1
    "replacement_points",  # S.2
    "withdrawals",  # S.3, with substitutes and arrivals
    "moving",  # S.4
    "air_missions",  # S.5
    "fix_duties",  # S.6
    "reaction",  # S.7
    "air_combats",  # S.8
    "bombings",  # S.9
    "enemy_status",  # S.10
    "combat",  # S.11
    "player_turn_end",  # S.12
)

PHASES = {
    "own_status": "command",
    "replacement_points": "replacements",
    "withdrawals": "replacements",
    "moving": "movement",
    "air_missions": "air",
    "fix_duties": "air",
    "reaction": "air",
    "air_combats": "air",
    "bombings": "air",
    "enemy_status": "combat",
    "combat": "combat",
    "player_turn_end": "combat",
}


@rule("3b", "3c")
def phase(g: Stalingrado) -> str | None:
    """The part of the player turn that is on; None before the first one and after the last.

    A step that goes on in smaller ones has left the agenda, and the one after it is next.
    """
    agenda = [frame[0] for frame in reversed(g.frames)]
    if not agenda:
        return None
    if agenda[0] in PHASES:
        return PHASES[agenda[0]]
    coming = next((name for name in agenda if name in PHASES), None)
    return None if coming is None else PHASES[PLAYER_TURN[PLAYER_TURN.index(coming) - 1]]


@steps.step
@rule("S.A", "2.4.1a", "3d", "7v", "6.3.3a", "OP-2.4")
def turn_start(g: Stalingrado) -> None:
    g.cuts.clear()
    g.ferried = 0
    g.tell("turn", "3a", turn=g.turn)
    blue_panzers_end(g)
    g.follow("weather", "air_supply", ("player_turn", AXIS), ("player_turn", SOVIET), "turn_end")


@steps.step
@rule("3a", "3b", "3c", "3d")
def player_turn(g: Stalingrado, side: Side) -> None:
    """Movement, then combat, with all the steps between them."""
    g.side = side
    g.moved = g.railed = g.rested = g.built = g.arrived = g.attacked = 0
    g.flown = g.transferred = g.bombed_units = g.bombed_bases = g.bombed_hqs = 0
    g.shelled = g.struck = g.duty = 0
    g.tell("player-turn", "3a", side=side, turn=g.turn)
    g.follow(*PLAYER_TURN)


@steps.step
@rule("S.12", "5.3.1a")
def player_turn_end(g: Stalingrado) -> None:
    """Units that retreated onto others are ordinary units again."""
    g.retreated = 0


@steps.step
@rule("S.B", "OP-12.3")
def turn_end(g: Stalingrado) -> None:
    victory.score_turn(g)
    if g.turn == g.rules.scenario.last:
        victory.end(g)
    g.turn += 1
    g.follow("turn_start")
