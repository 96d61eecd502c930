"""Command points on dice: spent where they decide something."""

from __future__ import annotations

from hexfront.bots.heroes.fire import roll_worth
from hexfront.bots.heroes.plans import fire_from_here, rally_worth
from hexfront.bots.heroes.purse import Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.heroes.state import AP, steps
from hexfront.games.heroes.tables import SQUADS_AP


def point_price(s: Situation) -> float:
    """A command point is dear as long as there are units left to use it."""
    g = s.g
    fresh = s.friends & g.command.own[s.player] & ~(g.used | g.activated)
    return s.w.point if fresh or s.ap else s.w.last_point


def with_points(s: Situation, legal: list[Action]) -> Action:
    """How many points to put on a roll, so that what they add is worth more than they are."""
    if not s.habits.command and ("roll",) in legal:
        return ("roll",)
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


def bid(s: Situation, legal: list[Action]) -> Action:
    """Points for the first turn, where the first shot counts, ours or theirs."""
    if not s.habits.command:
        return min(legal, key=lambda action: action[-1])
    g = s.g
    own = s.friends & g.command.own[s.player] & ~(g.hidden | g.aboard)
    purse = Purse(AP, SQUADS_AP, 0, 0.0)
    shots = [plan.value for unit in bits(own) for plan in fire_from_here(s, unit, purse)]
    fears = [s.danger(unit, g.place[unit]) * s.worth[unit] for unit in bits(own)]
    first = max(shots, default=0.0) + max(fears, default=0.0)
    return max(legal, key=lambda action: action[-1] * (s.w.bid * first - s.w.point))
