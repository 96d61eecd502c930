"""Smoke: laid on friends who are under fire, or on the enemies who would fire."""

from __future__ import annotations

from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.hexes import bits
from hexfront.games.heroes.artillery import smoke_hexes, unseen_smoke_hexes
from hexfront.games.heroes.combat import fire_cost, indirect_cost
from hexfront.games.heroes.state import AP


def smoke_plans(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    """The best hex for a round of smoke, by the harm that it keeps away from all friends."""
    g = s.g
    if "smoke" not in g.firefight.abilities[unit] or g.place[unit] < 0 or g.hidden >> unit & 1:
        return []
    before = _harms(s)
    if before <= s.w.enough:
        return []
    plans = []
    cost = fire_cost(g, unit)
    if cost <= purse.points:
        plans += _laid(s, unit, "smoke", smoke_hexes(g, purse.how, unit), before)
    if g.kind(unit).indirect_cost >= 0 and indirect_cost(g, unit) <= purse.points:
        hexes = unseen_smoke_hexes(g, purse.how, unit)
        plans += _laid(s, unit, "smoke_indirect", hexes, before)
    paid = purse.price * cost if purse.how != AP else 0.0
    return [plan._replace(value=plan.value - paid) for plan in plans]


def _laid(s: Situation, unit: int, verb: str, hexes: int, before: float) -> list[Plan]:
    g = s.g
    friends = g.hexes_of(s.friends & ~(g.hidden | g.aboard))
    found = []
    for at in bits(hexes & (friends | s.enemy_hexes) & ~(g.fresh_smoke | g.thin_smoke)):
        ahead = g.clone()
        ahead.fresh_smoke |= 1 << at
        kept = before - _harms(Situation(ahead, s.player, s.habits)) - _spoilt(s, at)
        found.append(Plan(s.w.smoke * kept, unit, ((verb, at),)))
    return sorted(found, key=lambda plan: -plan.value)[:1]


def _harms(s: Situation) -> float:
    g = s.g
    return sum(s.harm(unit, g.place[unit]) for unit in bits(s.friends & ~(g.hidden | g.aboard)))


def _spoilt(s: Situation, at: int) -> float:
    """What our own shots at, or from, the hex would have been worth."""
    g = s.g
    here = bits(g.here[at] & s.friends & ~(g.used | g.aboard))
    lost = sum(s.w.smoked * s.worth[unit] for unit in here if g.kind(unit).fp is not None)
    return lost + (s.w.smoked if s.enemy_hexes >> at & 1 else 0.0)
