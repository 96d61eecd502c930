"""Exact chances of a combat, with all shifts explained, from what the seat that asks may know.

Rule 5.1.1 hides the defence from the attacker until he has declared: his odds list every column
that the ratio may give, and the best and the worst of them that what he sees leaves possible.
"""

from __future__ import annotations

from dataclasses import dataclass

from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.core.odds import Dist, dice
from hexfront.core.rulebook import rule
from hexfront.core.types import Die, Hex, Points, Unit, Units
from hexfront.games.stalingrado import shapes
from hexfront.games.stalingrado.air import over
from hexfront.games.stalingrado.air_combat import dogfight, power
from hexfront.games.stalingrado.bombing import bombardment
from hexfront.games.stalingrado.combat import (
    Shift,
    attack_total,
    attacker_shifts,
    defence_total,
    final_column,
    ratio_column,
    result_of,
    shifts,
)
from hexfront.games.stalingrado.counters import FIGHTERS, GROUND, OF_SIDE
from hexfront.games.stalingrado.forecast import Forecast, Span
from hexfront.games.stalingrado.state import BOMB_BASE, BOMB_HQ, BOMB_UNITS, Stalingrado, steps
from hexfront.games.stalingrado.tables import CHARTS, COLUMNS_OF
from hexfront.games.stalingrado.types import Mission
from hexfront.games.stalingrado.zones import attack_value

Pair = tuple[int, int]
Column = tuple[str, str, Dist[Pair]]
"""By ratio: the column after shifts, and what it gives."""

_TWO_DICE = dice(2)
_ONE_DIE = dice(1)


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of it: by column of the table, the chances of the pairs in its cells.

    `known` is the column that holds; None as long as the defence is hidden.
    """

    table: str
    attack: int
    defence: int | None
    shifts: tuple[Shift, ...]
    hidden: tuple[Span, ...]
    """Shifts that depend on what is not seen."""
    columns: tuple[Column, ...]
    """After the shifts that are known."""
    known: str | None
    points: tuple[Span, ...] = ()
    """While the defence is hidden: where the points of both sides come from."""
    ends: tuple[Column, Column] | None = None
    """… and the worst and the best column for the attacker, with the hidden shifts."""

    def to_json(self) -> shapes.Odds:
        return {
            "table": self.table,
            "attack": self.attack,
            "defence": self.defence,
            "shifts": [
                {"cause": shift.cause, "rule": shift.rule, "columns": shift.columns}
                for shift in self.shifts
            ],
            "hidden": [_span(span) for span in self.hidden],
            "columns": [_as_json(column) for column in self.columns],
            "known": self.known,
            "points": [_span(span) for span in self.points],
            "worst": None if self.ends is None else _as_json(self.ends[0]),
            "best": None if self.ends is None else _as_json(self.ends[1]),
        }


def _span(found: Span) -> shapes.Span:
    cause, rule, least, most = found
    return {"cause": cause, "rule": rule, "least": least, "most": most}


def _as_json(found: Column) -> shapes.OddsColumn:
    ratio, column, outcomes = found
    return {
        "ratio": ratio,
        "column": column,
        "outcomes": [(*pair, chance) for pair, chance in outcomes.as_floats().items()],
    }


@rule("H.b", "H.c", "H.e")
def combat_odds(g: Stalingrado, action: Action) -> Odds | None:
    """The chances of what an action starts; None where nothing is rolled."""
    choice, args = steps.asked(g)
    match choice.name, action[0]:
        case "attackers", "go":
            return attack_odds(g)
        case "defence_guns", _:
            return _defence(g, action)
        case "shell_with", "go":
            return _shelling(g, *args)
        case "next_bombing", "units":
            return _bombing(g, BOMB_UNITS, action[1], COLUMNS_OF[action[1]])
        case "next_bombing", "base":
            return _bombing(g, BOMB_BASE, action[1], 0)
        case "next_bombing", "hq":
            return _bombing(g, BOMB_HQ, action[1], 0)
        case "next_air_combat", _:
            return _air_combat(g, action[1])
    return None


@rule("5.1.1d", "H.b")
def attack_odds(g: Stalingrado) -> Odds:
    """The columns that the attack being prepared may come to, aircraft and guns included."""
    battle = g.battle
    assert battle is not None
    mine = battle.attackers | battle.guns
    seen = Forecast(g)
    attack, defence, theirs = seen.attack(), seen.defence(), seen.shifts()
    known = [s for s in attacker_shifts(g, battle.target, battle.attackers, mine) if s.columns]
    known += [Shift(s.cause, s.rule, s.least) for s in theirs if s.least == s.most]
    hidden = [s for s in theirs if s.least != s.most]
    worst = ratio_column(sum(s.least for s in attack), sum(s.most for s in defence))
    best = ratio_column(sum(s.most for s in attack), sum(s.least for s in defence))
    return Odds(
        "combat",
        attack_total(g),
        None,
        tuple(known),
        tuple(hidden),
        tuple(_column(start, known) for start in range(len(CHARTS.COLUMNS))),
        None,
        (*attack, *defence),
        (
            _column(worst, known + [Shift(s.cause, s.rule, s.least) for s in hidden]),
            _column(best, known + [Shift(s.cause, s.rule, s.most) for s in hidden]),
        ),
    )


def _column(start: int, known: list[Shift]) -> Column:
    column = final_column(start, known)
    found = _TWO_DICE.map(lambda total: result_of(column, total))
    return CHARTS.COLUMNS[start], CHARTS.COLUMNS[column], found


@rule("H.d")
def _defence(g: Stalingrado, action: Action) -> Odds:
    """The defender knows both totals before he fires."""
    ahead = g.clone()
    battle = ahead.battle
    assert battle is not None
    if action[0] == "fire":
        battle.helpers |= 1 << action[1]
    reasons = shifts(ahead)
    defence = defence_total(ahead)
    column = _column(ratio_column(battle.attack, defence), reasons)
    return Odds("combat", battle.attack, defence, tuple(reasons), (), (column,), column[1])


def _bombs(points: Points, shift: Points) -> Odds:
    found = _ONE_DIE.map(lambda die: bombardment(points, die, shift))
    start = min((points - 1) // 5, len(CHARTS.BOMBS) - 1)
    ratio, column = CHARTS.BOMBS[start], CHARTS.BOMBS[max(start - shift, 0)]
    reasons = (Shift("terrain", "6.3.2a", -shift),) if shift else ()
    return Odds("bombardment", points, None, reasons, (), ((ratio, column, found),), column)


def _shelling(g: Stalingrado, target: Hex, guns: Units) -> Odds:
    return _bombs(sum(attack_value(g, gun) for gun in bits(guns)), COLUMNS_OF[target])


def _bombing(g: Stalingrado, mission: Mission, where: Hex | Unit, shift: Points) -> Odds:
    points = sum(
        GROUND[unit][g.steps[unit]]
        for unit, flight in g.flights.items()
        if flight == (mission, where)
    )
    return _bombs(points, shift)


def _air_combat(g: Stalingrado, place: Hex) -> Odds:
    there = over(g, place)
    attackers, defenders = there & OF_SIDE[g.side], there & OF_SIDE[g.enemy]
    attack, defence = power(g, attackers), power(g, defenders)

    def losses(die: Die) -> Pair:
        down, lost = dogfight(attack, defence, die)
        return (
            down if attackers & FIGHTERS else 0,
            lost if defenders & FIGHTERS else 0,
        )

    name = f"{attack}-{defence}"
    return Odds("air-combat", attack, defence, (), (), ((name, name, _ONE_DIE.map(losses)),), name)
