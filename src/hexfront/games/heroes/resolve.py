"""7.0 to 7.5, 10.03 and 18.5: an attack from its first roll to its last."""

from __future__ import annotations

from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Points, Unit, Units
from hexfront.games.heroes.arithmetic import (
    FLANK,
    FRONT,
    KILL_MARGIN,
    Part,
    colour_attacked,
    defence,
    firepower,
    firepower_in,
    is_high_explosive,
    side_attacked,
    supporters_that_count,
    total,
)
from hexfront.games.heroes.combat import attackable
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.hidden import reveal, seen_firing
from hexfront.games.heroes.hits import destroy, show_marker, take_hit, watch_marker
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.points import ABOUT_ROLL
from hexfront.games.heroes.state import Attack, Heroes, steps
from hexfront.games.heroes.tables import BLUE, MINE, NUMBERS, RED, TERRAIN, WORK, Colour
from hexfront.games.heroes.works import meet_mine


@steps.step
@rule("7.5.1a", "7.5.1b", "7.5.1e", "7.7.3r", "18.5a", "19.0e")
def open_fire(g: Heroes) -> None:
    """Everybody in the hex is attacked, friend and foe, one by one, and then the work in it."""
    a = g.attack
    assert a is not None
    g.dice = ()
    _tell_attack(g, a)
    if a.close:
        g.follow("next_target")
        _start_on_mine(g, a)
        return
    if a.flame:
        reveal(g, a.hex, "19.0e")
    a.targets = attackable(g, a, g.here[a.hex])
    a.suspicion = not a.targets
    work = g.work_at(a.hex) if g.works else None
    a.work = work is not None and not work[3]
    a.dugouts = g.here[a.hex] & g.dug
    g.follow("next_target")


@rule("18.4a")
def _start_on_mine(g: Heroes, a: Attack) -> None:
    """Whoever starts close combat in a mined hex sets the mine off."""
    mine = g.work_at(a.hex) if g.works else None
    if mine is not None and mine[0] == MINE and a.leader >= 0:
        meet_mine(g, a.leader, mine)


def _tell_attack(g: Heroes, a: Attack) -> None:
    hidden = a.leader >= 0 and bool(g.hidden >> a.leader & 1)
    g.tell(
        "attack",
        "7.7.3b" if a.close else "7.0a",
        attacker=-1 if hidden else a.leader,
        supporters=a.supporters,
        hex=a.hex,
        close=a.close,
        indirect=a.indirect,
        flame=a.flame,
    )
    if hidden:
        seen_firing(g, a.leader)


@steps.step
@rule("7.5.1c", "7.5.1d", "17.3a", "18.5a")
def next_target(g: Heroes) -> None:
    a = g.attack
    assert a is not None
    gone = 0
    for unit in bits(a.targets):
        if g.place[unit] < 0:
            gone |= 1 << unit
    a.targets &= ~gone
    if a.leader >= 0 and g.place[a.leader] < 0:
        a.targets, a.suspicion, a.work, a.dugouts = 0, False, False, 0
    if a.targets:
        g.follow("choose_target")
    elif a.suspicion:
        a.suspicion = False
        g.follow(("roll", a.player, "suspicion", "search", a.hex), "next_target")
    elif a.work:
        a.work = False
        if g.work_at(a.hex) is not None:
            g.follow(("roll", a.player, "work", "hit_work", a.hex), "next_target")
    elif dugouts := a.dugouts & g.dug:
        unit = bits(dugouts)[0]
        a.dugouts &= ~(1 << unit)
        g.follow(("roll", a.player, "work", "hit_dugout", unit), "next_target")
    else:
        g.attack = None


choose_target = steps.choice(
    "choose_target",
    rule="7.5.1a",
    seat=lambda g: SEATS[g.attack.player],
    about=lambda g: {"hex": g.attack.hex},
)


@rule("17.3a")
def _passengers_first(g: Heroes) -> Units:
    """Whoever is carried is attacked before his carrier."""
    a = g.attack
    assert a is not None
    waiting = 0
    for unit in bits(a.targets & g.aboard):
        waiting |= 1 << g.carrier[unit]
    return ~waiting


@choose_target.verb(
    "target",
    "unit",
    Limit("7.5.1a", lambda g: g.attack.targets),
    Limit("17.3a", _passengers_first),
)
@rule("7.5i", "7.5.1c")
def take_target(g: Heroes, unit: Unit) -> None:
    """A marker that changes the defence attacked is shown before CAP are decided (OP-7.5.1)."""
    a = g.attack
    assert a is not None
    side = side_attacked(g, a, unit)
    marker = marker_of(g, unit)
    if marker is not None and marker.defence[side]:
        show_marker(g, unit, "7.5i")
    watch_marker(g, unit, lambda known: not known.defence[side])
    a.targets &= ~(1 << unit)
    g.follow(("roll", a.player, "attack", "settle", unit), "next_target")


def _about_attack(g: Heroes, unit: Unit) -> dict[str, Any]:
    a = g.attack
    assert a is not None
    power, value = total(firepower(g, a, unit)), total(defence(g, a, unit))
    return {"unit": unit, "firepower": power, "defence": value, "needed": value - power}


ABOUT_ROLL["attack"] = _about_attack


@steps.step
@rule("7.0d", "7.0e", "7.0f", "7.2a", "7.3a", "7.5.1a")
def settle(g: Heroes, unit: Unit) -> None:
    """Attack value against defence value: equal or more hits, four more kills."""
    a = g.attack
    assert a is not None
    a.rolled += 1
    power, value = firepower(g, a, unit), defence(g, a, unit)
    av, dv = total(power) + g.total(), total(value)
    outcome = _outcome(av, dv)
    if g.sink is not None:
        _tell_sum(g, "shot", unit, power, value, outcome, KILL_MARGIN)
    if outcome == "kill":
        destroy(g, unit, "7.0f")
    elif outcome == "hit":
        take_hit(g, unit, colour_attacked(g, a, unit))


def _outcome(av: Points, dv: Points) -> str:
    if av >= dv + KILL_MARGIN:
        return "kill"
    return "hit" if av >= dv else "miss"


def _tell_sum(
    g: Heroes,
    what: str,
    unit: Unit,
    power: list[Part],
    value: list[Part],
    outcome: str,
    margin: Points | None = None,
) -> None:
    """The whole arithmetic of a shot, and what the dice had to show to hit and to destroy."""
    *dice, added = g.dice
    av, dv = total(power) + g.total(), total(value)
    needed = dv - total(power) - added
    g.tell(
        what,
        "7.2a",
        unit=unit,
        firepower=[list(part) for part in power],
        defence=[list(part) for part in value],
        dice=dice,
        cap=added,
        av=av,
        dv=dv,
        needed=needed,
        kill=None if margin is None else needed + margin,
        outcome=outcome,
    )


# -- 10.03 fire at hidden units


@steps.step
@rule("10.03a", "10.03b", "10.03c", "10.03d", "10.03e", "10.03f")
def search(g: Heroes, at: Hex) -> None:
    """One roll, against the weakest of those who hide there; a miss tells nothing."""
    a = g.attack
    assert a is not None
    a.rolled += 1
    *dice, added = g.dice
    hidden = g.hidden_in(at) & g.firefight.sides[1 - a.side]
    outcome, unit = "miss", -1
    if hidden:
        a.suspicion = True
        unit = _weakest(g, a, hidden)
        outcome = _outcome(total(firepower(g, a, unit)) + g.total(), total(defence(g, a, unit)))
        if not attackable(g, a, 1 << unit):
            outcome = "miss"
    g.tell(
        "search",
        "10.03a",
        hex=at,
        dice=dice,
        cap=added,
        red=total(firepower_in(g, a, RED, supporters_that_count(g, a, RED))),
        blue=total(firepower_in(g, a, BLUE, supporters_that_count(g, a, BLUE))),
        found=outcome != "miss",
    )
    a.suspicion = False
    if outcome == "miss":
        return
    colour = _hidden_colour(g, a, unit)
    if outcome == "kill":
        destroy(g, unit, "10.03e")
    else:
        take_hit(g, unit, colour)
    reveal(g, at, "10.03e")


def _hidden_colour(g: Heroes, a: Attack, unit: Unit) -> Colour:
    side = FLANK if is_high_explosive(g, a) or a.flame else FRONT
    return g.kind(unit).colour[side]


@rule("10.03c", "10.03d")
def _weakest(g: Heroes, a: Attack, units: Units) -> Unit:
    """The lowest front defence, or flank for explosives; ties by lot (OP-10.0.5)."""
    side = FLANK if is_high_explosive(g, a) else FRONT
    lowest = min(g.kind(unit).defence[side] for unit in bits(units))
    among = sum(1 << unit for unit in bits(units) if g.kind(unit).defence[side] == lowest)
    return g.chance.pick(among) if among & (among - 1) else bits(among)[0]


# -- 18.5 fortifications under fire


@steps.step
@rule("18.5a", "18.5b", "18.5c", "12.3h")
def hit_work(g: Heroes, at: Hex) -> None:
    """The same firepower against the work's own defence; terrain helps it but in close combat."""
    work = g.work_at(at)
    assert work is not None
    if _breaks(g, at, WORK[work[0]].defence, -1):
        g.works.remove(work)
        g.inside &= ~g.here[at]
        g.tell("work-destroyed", "18.5a", hex=at)


def _breaks(g: Heroes, at: Hex, strength: Points, unit: Unit) -> bool:
    a = g.attack
    assert a is not None
    a.rolled += 1
    power = firepower_in(g, a, RED, supporters_that_count(g, a, RED))
    value = [("work", strength)]
    if not a.close and not a.flame:
        value.append(("terrain", TERRAIN[g.ground.terrain[at]].md))
    av, dv = total(power) + g.total(), total(value)
    outcome = "hit" if av >= dv else "miss"
    if g.sink is not None:
        _tell_sum(g, "shot-at-work", unit, power, value, outcome)
    return outcome == "hit"


@steps.step
@rule("18.5a", "18.5b")
def hit_dugout(g: Heroes, unit: Unit) -> None:
    """A hasty defence is attacked after its builder."""
    if _breaks(g, g.place[unit], NUMBERS["hasty"]["defence"], unit):
        g.dug &= ~(1 << unit)
        g.tell("work-destroyed", "18.5a", hex=g.place[unit])
