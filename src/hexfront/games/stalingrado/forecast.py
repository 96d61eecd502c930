"""What the attacker may know of a combat before he declares it (5.1.1d, chapter H).

Whatever hangs on covered counters, or on aircraft that may still come, is told as a span: any
enemy unit that has come by the orders of battle and is not seen elsewhere may lie covered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Points, Side, Units
from hexfront.games.stalingrado.air import has_bombs, usable, within_range
from hexfront.games.stalingrado.combat import (
    defence_value,
    guns_on,
    has_panzer_corps,
    support_over,
    winter_columns,
)
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_LAND,
    ARTILLERY,
    ATTACK,
    DEFENCE,
    DEFENDING_SUPPORT,
    ENTRY_TURN,
    GERMAN_MOTORISED_DIVISIONS,
    GERMAN_PANZER_DIVISIONS,
    GROUND,
    OF_CLASS,
    OF_NATION,
    OF_SIDE,
    RANGE,
    REDUCED,
)
from hexfront.games.stalingrado.state import (
    GONE,
    LOST,
    OFF,
    POOL,
    WAITING,
    Battle,
    Stalingrado,
)
from hexfront.games.stalingrado.tables import AXIS, BOARD, SIDES
from hexfront.games.stalingrado.zones import attack_value


class Span(NamedTuple):
    """The least and the most of something: points of a side, or columns of a shift."""

    cause: str
    rule: str
    least: int
    most: int


class Forecast:
    """The attack that is being prepared, as its player may know it."""

    def __init__(self, g: Stalingrado) -> None:
        battle = g.battle
        assert battle is not None
        self.g = g
        self.battle: Battle = battle
        self.seen = g.seen_by(SIDES[g.side])
        there = g.units_at(battle.target) & ~g.retreated
        self.open = there & self.seen
        self.covered = (there & ~self.seen).bit_count()
        self.unseen = [unit for unit in bits(self._unseen()) if ENTRY_TURN[unit] <= g.turn]

    @rule("H.a", "OP-H.1")
    def _unseen(self) -> Units:
        """Enemy units that are neither seen on the map nor among those that all know to be off."""
        g = self.g
        off = sum(g.at[place] for place in (WAITING, OFF, POOL, LOST, GONE))
        return ALL_LAND & OF_SIDE[g.enemy] & ~off & ~(g.mapped & self.seen)

    def attack(self) -> list[Span]:
        """Points of the attacker: his units, his guns, and aircraft there or still to be sent."""
        g, battle = self.g, self.battle
        units = sum(attack_value(g, unit) for unit in bits(battle.attackers))
        guns = sum(attack_value(g, gun) for gun in bits(battle.guns))
        able = usable(g, g.side) & ~OF_CLASS["T"] if _is_ahead(g, "fix_duties") else 0
        return _some(
            Span("attack-units", "5.1.1a", units, units),
            Span("attack-guns", "9b", guns, guns),
            self._air("attack-air", g.side, able),
        )

    @rule("5.1.1d", "H.b")
    def defence(self) -> list[Span]:
        """Points of the defender: what is seen, what is covered, guns that may fire, aircraft."""
        g = self.g
        seen = sum(defence_value(g, unit) for unit in bits(self.open))
        able = usable(g, g.enemy) & DEFENDING_SUPPORT if _is_ahead(g, "air_combats") else 0
        return _some(
            Span("defence-seen", "5.1.1b", seen, seen),
            self._covered(),
            Span("defence-guns", "9d", 0, self._guns()),
            self._air("defence-air", g.enemy, able),
        )

    def _covered(self) -> Span:
        """So many of the covered counters of the map: the weakest and starved, or the strongest."""
        low = sorted(DEFENCE[unit][REDUCED] + 1 >> 1 for unit in self.unseen)
        high = sorted((max(DEFENCE[unit]) for unit in self.unseen), reverse=True)
        least, most = sum(low[: self.covered]), sum(high[: self.covered])
        return Span("defence-covered", "5.1.1d", least, most)

    @rule("9d", "OP-9.1")
    def _guns(self) -> Points:
        """Artillery that may support the defence: what is seen in range, what may lie covered."""
        g, target = self.g, self.battle.target
        seen = guns_on(g, target, g.enemy) & self.seen
        hidden = [gun for gun in self.unseen if ARTILLERY >> gun & 1]
        near = BOARD.disc(target, max((RANGE[gun] for gun in hidden), default=0)) & ~(1 << target)
        room = (g.units_in(near & g.held[g.enemy]) & ~self.seen).bit_count()
        strongest = sorted((max(ATTACK[gun]) for gun in hidden), reverse=True)[:room]
        return sum(attack_value(g, gun) for gun in bits(seen)) + sum(strongest)

    @rule("6.2a", "H.a")
    def _air(self, cause: str, side: Side, able: Units) -> Span:
        """Support over the target, and what could still come; until the air combats are over
        all of it may be shot down."""
        g, target = self.g, self.battle.target
        over = support_over(g, target, side)
        more = sum(
            GROUND[unit][g.steps[unit]]
            for unit in bits(able & ALL_AIR)
            if has_bombs(g, unit) and within_range(g, unit) >> target & 1
        )
        least = 0 if _is_ahead(g, "enemy_status") else over
        return Span(cause, "6.2a", least, over + more)

    def shifts(self) -> list[Span]:
        """Columns that hang on the defenders; some follow from the counters that are seen."""
        return _some(*self._shifts())

    @rule("5.1.3b", "11.2a", "5.1.5b", "OP-H.3")
    def _shifts(self) -> Iterator[Span]:
        g = self.g
        fixed = not _is_ahead(g, "enemy_status")
        marked = fixed and bool(self.open & ~g.commanded)
        unsure = not fixed or self.covered or self._guns()
        yield Span("defender-command", "5.1.3b", int(marked), int(marked or bool(unsure)))
        if g.enemy == AXIS:
            yield self._winter()
            yield self._panzer_corps()

    def _winter(self) -> Span:
        """Germans one column, allies two: a seen ally is enough unless points decide."""
        g = self.g
        if not g.is_winter:
            return Span("winter", "11.2a", 0, 0)
        if not self.covered:
            exact = winter_columns(g, self.open, attacking=False)
            return Span("winter", "11.2a", exact, exact)
        allied = self.open & ~OF_NATION["german"] and not g.rules.winter_by_points
        return Span("winter", "11.2a", 2 if allied else 1, 2)

    def _panzer_corps(self) -> Span:
        """Missing halves of the pair may lie covered."""
        if has_panzer_corps(self.g, self.open):
            return Span("panzer-corps", "5.1.5b", -1, -1)
        pair = (GERMAN_PANZER_DIVISIONS, GERMAN_MOTORISED_DIVISIONS)
        missing = sum(not self.open & half for half in pair)
        return Span("panzer-corps", "5.1.5b", -(missing <= self.covered), 0)


def _is_ahead(g: Stalingrado, step: str) -> bool:
    """Whether a step of this player turn is still to come."""
    return any(frame[0] == step for frame in g.frames)


def _some(*spans: Span) -> list[Span]:
    return [span for span in spans if span.least or span.most]
