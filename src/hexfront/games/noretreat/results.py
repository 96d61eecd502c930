"""Chapter 10.7: combat results, counterattacks, and what follows them."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.combat import fighting, next_to_all
from hexfront.games.noretreat.declarations import not_only_white
from hexfront.games.noretreat.roll import battle_units
from hexfront.games.noretreat.state import (
    GONE,
    MARKERS,
    Battle,
    NoRetreat,
    seat_of_active,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    SIDES,
    SOVIET,
    VOLKSSTURM,
)


@steps.step
@rule("10.5h", "10.7a", "10.7b", "10.7c", "10.7i")
def apply_result(g: NoRetreat) -> None:
    battle = fighting(g)
    result = battle.result
    if result == "CA":
        g.follow("counterattack_or_not")
    elif result == "CB":
        g.follow("counterblow_result")
    elif result == "EX":
        g.follow(*exchange(battle), ("window", "exchanged"), "after_result")
    elif result in ("DR", "DS", "DD"):
        hexes = bits(battle.hexes)
        g.follow(*[("strike_hex", place) for place in hexes], "exchange_for_forts", "after_result")
    else:
        g.follow("after_result")


def exchange(battle: Battle) -> list[tuple[str, int, int]]:
    """Each side loses one step, of units in the battle."""
    return [
        ("lose_step", side, battle_units(battle, side))
        for side in (battle.defender, battle.attacker)
    ]


# -- DR, DS, DD, hex by hex


@rule("10.7.4a", "10.7.4b", "10.7.4c", "10.7.5j", "OP-10.24")
def has_fort(g: NoRetreat, battle: Battle, units: Units) -> bool:
    """A Fort keeps its hex from retreating, unless an event takes that away."""
    return bool(units & g.forts) and not battle.has("no_forts")


@steps.step
@rule("10.7e", "10.7f", "10.7g", "10.7h", "14.11d", "OP-10.18")
def strike_hex(g: NoRetreat, place: Hex) -> None:
    """What DR, DS or DD does to the units of one hex."""
    battle = fighting(g)
    units = g.at[place] & (battle.defenders | battle.bystanders)
    held = has_fort(g, battle, units)
    if levies := stopping_levies(battle, units):
        g.follow(("disband_levy", levies))
    elif battle.result == "DS" and held:
        if not battle.has("fort_exchange"):
            battle.add("fort_exchange")
    elif battle.result == "DD" or not held:
        battle.vacated |= 1 << place
        losses = bits(units & battle.defenders) if battle.result == "DD" else ()
        retreat = () if held else (("retreat_from", place, battle.result == "DS"),)
        g.follow(*[("step_loss", unit) for unit in losses], *retreat)


@rule("14.11b", "OP-14.7")
def stopping_levies(battle: Battle, units: Units) -> Units:
    """Volkssturm that keeps a hex from retreating on DR, unless an event takes that away."""
    return units & VOLKSSTURM if battle.result == "DR" and not battle.has("no_forts") else 0


@steps.step
@rule("10.7.4b", "10.7f")
def exchange_for_forts(g: NoRetreat) -> None:
    """DS against a Fort is an exchange: one step of each side in all."""
    battle = fighting(g)
    if battle.has("fort_exchange"):
        units = g.stack(battle.hexes) & battle.defenders
        held = mask(u for u in bits(units) if g.at[g.where[u]] & g.forts)
        g.follow(
            ("lose_step", battle.defender, held),
            ("lose_step", battle.attacker, battle.attackers),
            ("window", "exchanged"),
        )


@steps.step
def disband_levy(g: NoRetreat, levies: Units) -> None:
    if levies & (levies - 1):
        g.follow(("levy", unit_side(levies.bit_length() - 1), levies))
    else:
        remove_levy(g, levies.bit_length() - 1)


levy = steps.choice("levy", rule="14.11c", seat=seat_of_side)


@levy.verb("unit", "unit", Limit("14.11c", lambda g, side, levies: levies))
def choose_levy(g: NoRetreat, side: Side, levies: Units, unit: Unit) -> None:
    remove_levy(g, unit)


@rule("14.11c")
def remove_levy(g: NoRetreat, unit: Unit) -> None:
    g.tell("disbanded", "14.11c", unit=unit, hex=g.where[unit])
    g.lay_aside(unit)
    g.put(unit, GONE)


# -- CB


@rule("10.7c", "10.7.3d", "OP-10.2", "OP-10.7")
def counterblow_places(g: NoRetreat) -> Hexes:
    """Hexes of Active's units in this battle that can take his Counterblow marker."""
    battle = fighting(g)
    if (g.counterblows[g.active] | g.targets).bit_count() >= MARKERS:
        return 0
    hexes = g.hexes_of(battle_units(battle, g.active) & g.on_map(g.active))
    return hexes & ~g.counterblows[g.active] & not_only_white(g, g.active)


@steps.step
@rule("10.7c")
def counterblow_result(g: NoRetreat) -> None:
    g.follow("after_result")
    if counterblow_places(g):
        g.follow("mark_own")
    else:
        g.tell("no-counterblow", "OP-10.7")


mark_own = steps.choice("mark_own", rule="10.7c", seat=seat_of_active)


@mark_own.verb("mark", "hex", Limit("10.7c", counterblow_places))
@rule("10.7c", "10.7d")
def mark_own_hex(g: NoRetreat, place: Hex) -> None:
    g.counterblows[g.active] |= 1 << place
    g.tell("counterblow", "10.7c", side=SIDES[g.active], hex=place)


# -- CA


@steps.step
@rule("10.7.2a", "10.7b")
def counterattack_or_not(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.has("must_counterattack"):
        strike_back(g)
    else:
        g.follow(("counterattack", battle.defender))


counterattack = steps.choice("counterattack", rule="10.7.2a", seat=seat_of_side)


@counterattack.verb("counterattack")
def do_counterattack(g: NoRetreat, side: Side) -> None:
    strike_back(g)


@counterattack.verb("stop")
def no_counterattack(g: NoRetreat, side: Side) -> None:
    g.tell("no-counterattack", "10.7.2a", side=SIDES[side])
    g.follow("after_result")


@rule("10.7.2b", "10.7.2c", "10.7.2h", "10.7.2i", "10.3.4c", "OP-10.10")
def strike_back(g: NoRetreat) -> None:
    """The same units with the roles swapped, from step 1."""
    old = fighting(g)
    hexes = g.hexes_of(old.attackers)
    new = Battle(old.defender, old.defenders, hexes, 0)
    new.counterattack = True
    new.defenders = old.attackers
    new.bystanders = g.stack(hexes) & ~old.attackers
    new.effects = lasting_effects(old)
    if others := old.value("infiltration"):
        new.add("infiltration", others)
    g.battle = new
    g.tell("counterattack", "10.7.2a", side=SIDES[new.attacker], units=new.attackers, hexes=hexes)
    g.follow("open_battle")


# -- after the result


@steps.step
@rule("10.8a", "OP-10.20")
def after_result(g: NoRetreat) -> None:
    """A second combat, if an event has ordered one; otherwise the advance."""
    battle = fighting(g)
    battle.attackers &= g.on_map(battle.attacker)
    if fights_on(g, battle):
        return
    battle.vacated &= ~g.held[battle.defender]
    if battle.vacated:
        g.follow(("window", "advance"), ("advance", battle.attacker, 0))


@rule("5.3.2a")
def fights_on(g: NoRetreat, battle: Battle) -> bool:
    """One Last Push strikes again with what is left; Infiltration at the next unit of the stack."""
    if battle.has("push"):
        again = Battle(battle.attacker, battle.attackers, battle.hexes, battle.counterblow)
        again.counterattack = battle.counterattack
        again.defenders = battle.defenders & g.on_map(battle.defender)
        again.bystanders = battle.bystanders & g.on_map(battle.defender)
        g.follow("open_battle", ("draw", battle.attacker, 1))
    elif left := battle.value("infiltration") & g.on_map(AXIS):
        hexes = g.hexes_of(left)
        units = next_to_all(g, hexes, battle_units(battle, SOVIET) & g.on_map(SOVIET))
        if not units:
            return False
        again = Battle(SOVIET, units, hexes, battle.counterblow & hexes)
        again.defenders = left & -left
        again.add("infiltration", left & (left - 1))
        g.follow("open_battle")
    else:
        return False
    again.effects += lasting_effects(battle)
    g.battle = again
    return True


def lasting_effects(battle: Battle) -> tuple[tuple[str, int], ...]:
    """Effects of events that stay until the whole battle is over."""
    return tuple(effect for effect in battle.effects if effect[0] == "extra_loss")


# -- the end of a battle


@steps.step
@rule("10.2b")
def close_battle(g: NoRetreat) -> None:
    battle = fighting(g)
    wings = g.effect("sturmoviks_left")
    if wings:
        g.lift_effects("sturmoviks_left")
        if wings > 1:
            g.lasting("sturmoviks_left", wings - 1)
        else:
            g.lift_effects("sturmoviks")
    if battle.has("extra_loss"):
        battle.add("no_mercy")  # what is lost now is lost to the event
        g.follow(*exchange(battle))
