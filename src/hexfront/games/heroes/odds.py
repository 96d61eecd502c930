"""Exact chances of an attack or a rally, before it is paid, from what the player may know.

Nothing hidden is looked at: a marker that the enemy has not shown is a distribution over the
markers it may still be. CAP are left out of the first chances and told beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.core.odds import dice
from hexfront.core.rulebook import rule
from hexfront.core.types import Points, Unit, Units
from hexfront.games.heroes import shapes
from hexfront.games.heroes.arithmetic import (
    KILL_MARGIN,
    Part,
    colour_attacked,
    defence,
    firepower,
    modifiers,
    side_attacked,
    total,
)
from hexfront.games.heroes.hits import OF_PILE
from hexfront.games.heroes.points import DICE_OF_CAP
from hexfront.games.heroes.rally import rally_modifier, rally_number
from hexfront.games.heroes.state import GENERIC, Attack, Heroes, steps
from hexfront.games.heroes.tables import BLUE, INFANTRY_PILE, MARKERS, VEHICLE_PILE, Colour

TWO_DICE = dice(2)


def at_least(needed: Points) -> Fraction:
    """The chance that two dice show so much; there is no automatic hit or miss (AR-16)."""
    return TWO_DICE.chance(lambda result: result >= needed)


@dataclass(frozen=True, slots=True)
class Shot:
    """One roll of an attack. Hit: any hit at all; destroyed: by this roll, markers counted in."""

    unit: str
    firepower: tuple[Part, ...]
    defence: tuple[Part, ...]
    needed: int
    hit: Fraction
    destroyed: Fraction
    with_cap: tuple[tuple[Fraction, Fraction], ...]

    def to_json(self) -> shapes.Shot:
        return {
            "unit": self.unit,
            "firepower": list(self.firepower),
            "defence": list(self.defence),
            "needed": self.needed,
            "hit": float(self.hit),
            "destroyed": float(self.destroyed),
            "with_cap": [(float(hit), float(lost)) for hit, lost in self.with_cap],
        }


@dataclass(frozen=True, slots=True)
class Odds:
    """The rolls of an attack, or the chance of each rally; `exact` but for hidden targets."""

    kind: shapes.OddsKind
    shots: tuple[Shot, ...]
    exact: bool = True

    def to_json(self) -> shapes.Odds:
        return {
            "kind": self.kind,
            "exact": self.exact,
            "shots": [shot.to_json() for shot in self.shots],
        }


@rule("6.0g", "7.0d")
def odds(g: Heroes, action: Action) -> Odds | None:
    """What an action leads to, if dice decide it: an attack declared, a target taken, a roll."""
    choice, args = steps.asked(g)
    found = _ANSWERS.get((choice.name, action[0]))
    return found(g, args, action) if found is not None else None


def _of_attack(g: Heroes, a: Attack, targets: Units, added: Points = 0) -> Odds | None:
    shots = tuple(shot(g, a, unit, added) for unit in bits(targets))
    return Odds("attack", shots) if shots else None


def _fire(g: Heroes, args: Frame, action: Action) -> Odds | None:
    _, unit, group = args
    a = Attack(g.player, unit, action[1])
    a.origin = g.place[unit]
    a.supporters = group & ~(1 << unit)
    a.flame = action[0] == "flame"
    return _of_attack(g, a, g.here[a.hex])


def _close(g: Heroes, args: Frame, action: Action) -> Odds | None:
    _, unit, group = args
    a = Attack(g.player, unit, g.place[unit])
    a.origin = g.place[unit]
    a.close = True
    a.supporters = group & ~(1 << unit)
    return _of_attack(g, a, 1 << action[1])


def _indirect(g: Heroes, args: Frame, action: Action) -> Odds | None:
    _, unit, at = args
    a = Attack(g.player, unit, at)
    a.indirect = True
    a.origin = action[1]
    return _of_attack(g, a, g.here[at])


def _weapon(g: Heroes, args: Frame, action: Action) -> Odds | None:
    number, group = args
    unit = g.weapons[number][2]
    close = action[0] == "close"
    a = Attack(g.player, unit, g.place[unit] if close else action[1])
    a.origin = g.place[unit]
    a.weapon = number
    a.close = close
    a.supporters = group & ~(1 << unit)
    return _of_attack(g, a, 1 << action[1] if close else g.here[a.hex])


def _target(g: Heroes, args: Frame, action: Action) -> Odds | None:
    return None if g.attack is None else _of_attack(g, g.attack, 1 << action[1])


def _roll(g: Heroes, args: Frame, action: Action) -> Odds | None:
    _, why, _, *rest = args
    added = {"roll": 0, "raise": 1, "lower": -1}[action[0]] * (action[1] if action[1:] else 0)
    if why == "attack" and g.attack is not None:
        return _of_attack(g, g.attack, 1 << rest[0], added)
    if why == "rally":
        return Odds("rally", (rally_chance(g, rest[0], added),))
    return None


def _rally(g: Heroes, args: Frame, action: Action) -> Odds | None:
    _, _, group = args
    return Odds("rally", tuple(rally_chance(g, one, 0) for one in bits(group)))


def _spendable(g: Heroes) -> range:
    """How many command points a roll may get, once they are known (OP-LE.2)."""
    return range(DICE_OF_CAP + 1 if g.rules.commands else 1)


def rally_chance(g: Heroes, unit: Unit, added: Points) -> Shot:
    """The owner knows the marker."""
    modifier = rally_modifier(g, unit)
    needed = rally_number(g, unit) - modifier
    chances = [at_least(needed - added - cap) for cap in _spendable(g)]
    parts = (("marker", rally_number(g, unit)), ("modifier", -modifier))
    pairs = tuple((chance, Fraction(0)) for chance in chances)
    return Shot(g.unit_name(unit), (), parts, needed, chances[0], Fraction(0), pairs)


def shot(g: Heroes, a: Attack, unit: Unit, added: Points = 0) -> Shot:
    """One target: what is needed, and how likely a hit and its destruction are."""
    power = firepower(g, a, unit)
    bare = total(power) + added
    pairs = tuple(_chances(g, a, unit, bare + cap) for cap in _spendable(g))
    value = _known_defence(g, a, unit)
    return Shot(
        g.unit_name(unit),
        tuple(power),
        tuple(value),
        total(value) - total(power) - added,
        *pairs[0],
        pairs,
    )


def _is_marker_known(g: Heroes, a: Attack, unit: Unit) -> bool:
    return bool(g.shown >> unit & 1) or g.side_of(unit) == a.side


def _known_defence(g: Heroes, a: Attack, unit: Unit) -> list[Part]:
    """As far as the attacker can tell: without a marker that he has not seen."""
    if _is_marker_known(g, a, unit) or not g.marker[unit]:
        return defence(g, a, unit)
    side = side_attacked(g, a, unit)
    return [(("flank", "front")[side], g.kind(unit).defence[side]), *modifiers(g, a, unit)]


def _chances(g: Heroes, a: Attack, unit: Unit, power: Points) -> tuple[Fraction, Fraction]:
    """Of a hit, and of the end, over all markers that the target may have."""
    if _is_marker_known(g, a, unit) or not g.marker[unit]:
        return outcome(g, a, unit, total(defence(g, a, unit)) - power)
    side = side_attacked(g, a, unit)
    plain = total(_known_defence(g, a, unit)) - power
    hit = lost = Fraction(0)
    for number, share in hidden_marker(g, unit).items():
        shift = MARKERS[number].defence[side] if number < GENERIC else 0
        chance = at_least(plain + shift)
        hit += share * chance
        lost += share * chance
    return hit, lost


def outcome(g: Heroes, a: Attack, unit: Unit, needed: Points) -> tuple[Fraction, Fraction]:
    hit, kill = at_least(needed), at_least(needed + KILL_MARGIN)
    if g.marker[unit]:
        return hit, hit
    return hit, kill + (hit - kill) * killed_marker(g, colour_attacked(g, a, unit))


def killed_marker(g: Heroes, colour: Colour) -> Fraction:
    """The share of markers in a pile that destroy at once; such a marker never lies hidden."""
    pile = OF_PILE[VEHICLE_PILE if colour == BLUE else INFANTRY_PILE]
    left = sum(g.pile[number] for number in pile)
    deadly = sum(g.pile[number] for number in pile if MARKERS[number].destroys)
    return Fraction(deadly, left) if left else Fraction(0)


@rule("7.5c")
def hidden_marker(g: Heroes, unit: Unit) -> dict[int, Fraction]:
    """What an enemy's unseen marker may be: of those not seen elsewhere, any that fits."""
    enemy = g.firefight.sides[g.side_of(unit)]
    weights: dict[int, int] = {}
    for number in bits(g.possible[unit]):
        if number < GENERIC:
            hidden = sum(
                g.marker[other] == number + 1 for other in bits(enemy & ~g.shown)
            )
            weights[number] = g.pile[number] + hidden
    whole = sum(weights.values())
    if not whole:
        return {GENERIC: Fraction(1)}
    return {number: Fraction(weight, whole) for number, weight in weights.items() if weight}


_ANSWERS: dict[tuple[str, str], Callable[[Heroes, Frame, Action], Odds | None]] = {
    ("order", "fire"): _fire,
    ("order", "flame"): _fire,
    ("order", "close"): _close,
    ("order", "rally"): _rally,
    ("spotter", "from"): _indirect,
    ("weapon_at", "fire"): _weapon,
    ("weapon_at", "close"): _weapon,
    ("choose_target", "target"): _target,
    ("roll", "roll"): _roll,
    ("roll", "raise"): _roll,
    ("roll", "lower"): _roll,
}
