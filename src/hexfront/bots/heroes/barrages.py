"""Off-map artillery: where the enemy is thick and will stay, and no friend is near."""

from __future__ import annotations

from hexfront.bots.heroes.fire import roll_worth
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.heroes.artillery import ARTILLERY
from hexfront.games.heroes.state import Attack


def note(s: Situation) -> Action:
    """The best target, if it is worth one of the few barrages."""
    g = s.g
    last = g.round == g.firefight.rounds and g.turn
    targets = s.enemy_hexes | g.ground.board.neighbours(s.enemy_hexes)
    if last or not targets:
        return ("none",)
    worths = {at: barrage_worth(s, at) for at in bits(targets)}
    best = max(worths, key=lambda at: worths[at])
    return ("target", best) if worths[best] > s.w.barrage else ("none",)


def barrage_worth(s: Situation, at: int) -> float:
    """What seven hexes of shells would do now, less the friends on whom they might drift."""
    g = s.g
    value = 0.0
    for end in bits(g.ground.within(at, 1)):
        a = Attack(s.player, -1, end)
        a.barrage = ARTILLERY[s.side]
        value += sum(roll_worth(s, a, target) for target in bits(g.here[end]))
    friends = s.friends & ~g.hidden
    close = sum(g.ground.board.distance(g.place[unit], at) <= 3 for unit in bits(friends))
    return value - s.w.drift * close
