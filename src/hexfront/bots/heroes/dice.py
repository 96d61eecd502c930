"""Command points on dice: spent where they decide something."""

from __future__ import annotations

from hexfront.bots.heroes import weights as w
from hexfront.bots.heroes.fire import roll_worth
from hexfront.bots.heroes.plans import rally_worth
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.games.heroes.state import steps


def point_price(s: Situation) -> float:
    """A command point is dear as long as there are units left to use it."""
    g = s.g
    fresh = s.friends & g.command.own[s.player] & ~(g.used | g.activated)
    return w.POINT if fresh or s.ap else w.LAST_POINT


def with_points(s: Situation, legal: list[Action]) -> Action:
    """How many points to put on a roll, so that what they add is worth more than they are."""
    g = s.g
    _, why, _, *rest = steps.asked(g)[1]
    price = point_price(s)

    def gain(action: Action) -> float:
        points = action[1] if action[1:] else 0
        added = {"raise": points, "lower": -points}.get(action[0], 0)
        if why == "attack" and g.attack is not None:
            return roll_worth(s, g.attack, rest[0], added) - price * points
        if why == "rally":
            return rally_worth(s, rest[0], added) - price * points
        return -price * points

    known = [action for action in legal if action[0] in ("roll", "raise", "lower")]
    return max(known, key=gain)


