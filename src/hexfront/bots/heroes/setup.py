"""Setting up, hiding, and which way to look."""

from __future__ import annotations

from hexfront.bots.heroes.situation import Situation
from hexfront.core.hexes import bits
from hexfront.games.heroes.state import WAITING


def expected_from(s: Situation) -> int:
    """Hexes where enemies stand, or from which they will come."""
    g = s.g
    if s.enemy_hexes:
        return s.enemy_hexes
    found = 0
    for force in g.firefight.forces:
        if force.side != s.side and any(g.place[unit] == WAITING for unit in bits(force.units)):
            found |= force.area
    return found


def best_facing(s: Situation, unit: int, at: int, aim: int) -> int:
    """The front to the enemies that count: those who see the hex, and the near ones."""
    g = s.g
    weights: dict[int, float] = {}
    seen = s.sees(at)
    for end in bits(expected_from(s)):
        if end != at:
            near = 1.0 / (1 + g.ground.board.distance(at, end))
            weights[end] = near * (4.0 if seen >> end & 1 else 1.0)
    if aim >= 0:
        weights[aim] = 100.0

    board = g.ground.board
    ahead = [board.step[facing][at] for facing in range(6)]

    def worth(facing: int) -> float:
        front = g.ground.arc(at, facing, g.rules.arc)
        found = 0.0
        for end, weight in weights.items():
            if front >> end & 1:
                next_hex = ahead[facing]
                nearer = next_hex >= 0 and board.distance(next_hex, end) < board.distance(at, end)
                found += weight * (1 + s.w.straight * nearer)
        return found

    return max(range(6), key=worth)


def set_up_worth(s: Situation, unit: int, at: int) -> float:
    """A hex to start in: near what is to be held, with cover and a view, and not in a crowd."""
    g = s.g
    goals = s.prizes or dict.fromkeys(bits(expected_from(s)), 1.0)
    distance = g.ground.board.distance
    friends = g.firefight.sides[s.side] & g.standing
    value = -FAR_OFF
    for goal, prize in goals.items():
        guards = sum(distance(g.place[one], goal) <= 2 for one in bits(friends))
        shared = min(prize, s.w.prize_limit) / (1 + guards)
        value = max(value, shared - s.w.near * distance(at, goal))
    value += s.w.covered * s.cover(unit, at)
    value += s.w.view * g.ground.sees[at].bit_count()
    mates = sum(g.place[one] == at for one in bits(friends))
    return value - s.w.alone * mates - s.w.danger * s.danger(unit, at)


FAR_OFF = 99.0
