"""A set-up by the planner, as an offer to whoever does not want to place every unit by hand."""

from __future__ import annotations

from hexfront.bots import advice
from hexfront.core.game import Game, Named


def set_up(game: Game) -> list[Named]:
    """What the planner would answer until the seat that is asked has placed all its units.

    What is asked about a unit that it has just placed belongs to it.
    """
    if game.decision is None:
        return []
    seat = game.decision.seat
    ahead = game.determinize(seat, "set-up")
    found: list[Named] = []
    placed: str | None = None
    while (decision := ahead.decision) is not None and decision.seat == seat:
        if decision.prompt in ahead.definition.placing:
            (placed,) = decision.args.values()
        elif placed is None or placed not in decision.args.values():
            break
        action = advice(ahead)
        if action is None:
            break
        found.append(action)
        ahead.play(action)
    return found
