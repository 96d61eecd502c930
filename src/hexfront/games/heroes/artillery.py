"""12.3 off-map artillery, and 13.0 smoke."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import STEPS, bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Direction, Flag, Hex, Hexes, Player, Points, Side, Unit, Units
from hexfront.games.heroes.combat import (
    TURRET_COST,
    fire_cost,
    in_arc,
    in_range,
    in_sight,
    indirect_cost,
    indirect_hexes,
    is_silent_in_bunker,
    may_fire,
    show_marker_for_fire,
)
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.hidden import seen_firing
from hexfront.games.heroes.orders import budget, order
from hexfront.games.heroes.sight import arc, seen_from
from hexfront.games.heroes.state import Attack, Heroes, Payment, steps
from hexfront.games.heroes.tables import CARD_NUMBER, NUMBERS
from hexfront.games.heroes.types import WeaponNumber

ARTILLERY = (CARD_NUMBER["artillery-german"], CARD_NUMBER["artillery-soviet"])
ON_TARGET = (NUMBERS["artillery"]["german"], NUMBERS["artillery"]["soviet"])


# -- noting


def guns_left(g: Heroes, side: Side) -> WeaponNumber:
    """The number of the side's artillery card, if it has shells left; else -1."""
    for number, (card, uses, _) in enumerate(g.weapons):
        if card == ARTILLERY[side] and uses:
            return number
    return -1


def gunner(g: Heroes, side: Side) -> Player:
    """The player who directs the artillery of a side."""
    cards = (number for number, weapon in enumerate(g.weapons) if weapon[0] == ARTILLERY[side])
    return g.command.issued[next(cards)]


@steps.step
@rule("2.0e", "12.3a", "12.3b")
def note_barrages(g: Heroes) -> None:
    """Both sides note in secret; in the set-up, too, and that one lands in round 1 (OP-SQ.1)."""
    for side in (1, 0):
        if guns_left(g, side) >= 0:
            g.follow(("note_barrage", side))


note_barrage = steps.choice(
    "note_barrage",
    rule="12.3a",
    seat=lambda g, side, *_: SEATS[gunner(g, side)],
    always=True,
    about=lambda g, side: {"uses": g.weapons[guns_left(g, side)][1]},
)


def _note(g: Heroes, side: Side, at: Hex, smoke: bool) -> None:
    number = guns_left(g, side)
    card, uses, bearer = g.weapons[number]
    g.weapons[number] = (card, uses - 1, bearer)
    g.noted[side] = (at, smoke)
    g.tell("barrage-noted", "12.3a", side=side, smoke=smoke, own_hex=(side, at))


@note_barrage.verb("target", "hex", Limit("12.3a", lambda g, side: g.ground.playable))
def note_target(g: Heroes, side: Side, at: Hex) -> None:
    _note(g, side, at, False)


@note_barrage.verb("smoke", "hex", Limit("13.0f", lambda g, side: g.ground.playable))
@rule("13.0f")
def note_smoke(g: Heroes, side: Side, at: Hex) -> None:
    """That it will be smoke is announced when it is noted."""
    _note(g, side, at, True)


@note_barrage.verb("none")
def note_nothing(g: Heroes, side: Side) -> None:
    pass


# -- landing


@steps.step
@rule("2.0f", "12.3a")
def land_barrages(g: Heroes) -> None:
    """What was noted in the sequence before lands now, the German one first (OP-12.3.2)."""
    noted = g.barrage[:]
    g.barrage = g.noted[:]
    g.noted = [None, None]
    for side in (1, 0):
        shot = noted[side]
        if shot is not None:
            g.follow(("orient", side, shot[0], int(shot[1])))


orient = steps.choice(
    "orient",
    rule="12.3d",
    seat=lambda g, side, *_: SEATS[gunner(g, side)],
    always=True,
    about=lambda g, side, at, smoke: {"hex": at},
)


@orient.verb("face", "facing", Limit("12.3d", lambda g, side, at, smoke: (1 << 6) - 1))
@rule("12.3c", "12.3d", "12.3e")
def lay_marker(g: Heroes, side: Side, at: Hex, smoke: Flag, facing: Direction) -> None:
    """The marker is laid with any orientation before the die falls."""
    g.tell("barrage", "12.3c", side=side, hex=at)
    g.follow(("roll", gunner(g, side), "drift", "drifts", side, at, smoke, facing))


@steps.step
@rule("12.3c", "12.3d")
def drifts(g: Heroes, side: Side, at: Hex, smoke: Flag, facing: Direction) -> None:
    """On target, or as far off as the die shows."""
    result = g.total()
    if result >= ON_TARGET[side]:
        g.tell("on-target", "12.3c", side=side, hex=at, dice=list(g.dice[:-1]))
        q, r = g.ground.board.axial[at]
        g.follow(("impact", side, smoke, q, r))
    else:
        far = max(result, 0)
        g.tell("off-target", "12.3d", side=side, hex=at, dice=list(g.dice[:-1]), distance=far)
        player = gunner(g, side)
        g.follow(("roll", player, "direction", "drifts_to", side, at, smoke, facing, far))


@steps.step
@rule("12.3d")
def drifts_to(g: Heroes, side: Side, at: Hex, smoke: Flag, facing: Direction, far: Points) -> None:
    direction = (facing + g.total() - 1) % 6
    q, r = g.ground.board.axial[at]
    dq, dr = STEPS[direction]
    g.tell(
        "drifts",
        "12.3d",
        side=side,
        hex=at,
        dice=list(g.dice[:-1]),
        distance=far,
        facing=direction,
    )
    g.follow(("impact", side, smoke, q + dq * far, r + dr * far))


def area(g: Heroes, q: int, r: int) -> Hexes:
    """The hex of the impact and the six around it, as far as they are in play (OP-12.3.1)."""
    found = 0
    axial = g.ground.board.axial
    for h in bits(g.ground.playable):
        dq, dr = axial[h][0] - q, axial[h][1] - r
        if max(abs(dq), abs(dr), abs(dq + dr)) <= 1:
            found |= 1 << h
    return found


@steps.step
@rule("12.3f", "13.0f", "8.7q", "8.7r")
def impact(g: Heroes, side: Side, smoke: Flag, q: int, r: int) -> None:
    hexes = area(g, q, r)
    g.tell("impact", "12.3f", side=side, hexes=hexes, smoke=bool(smoke))
    if smoke:
        place_smoke(g, hexes)
    else:
        g.follow(("bombard", side, hexes))


@steps.step
@rule("12.3f", "12.3g", "12.3h")
def bombard(g: Heroes, side: Side, hexes: Hexes) -> None:
    """Hex by hex: all who are there, own or enemy, then what is built there."""
    while hexes:
        at = bits(hexes)[0]
        hexes &= hexes - 1
        empty = not g.here[at] and g.work_at(at) is None
        if empty and not (g.firefight.has_hidden[1 - side] or g.rules.becoming_hidden):
            continue
        a = Attack(gunner(g, side), -1, at)
        a.barrage = ARTILLERY[side]
        g.attack = a
        g.follow("open_fire", ("bombard", side, hexes))
        return


# -- 13 smoke


@rule("13.0a", "13.0f")
def place_smoke(g: Heroes, hexes: Hexes) -> None:
    """Anywhere but on water."""
    hexes &= ~g.ground.water
    g.fresh_smoke |= hexes
    g.thin_smoke &= ~hexes
    g.tell("smoke", "13.0a", hexes=hexes)


@steps.step
@rule("2.0b", "13.0d")
def smoke_thins(g: Heroes) -> None:
    """Fresh smoke becomes thin, thin smoke goes."""
    if g.fresh_smoke | g.thin_smoke:
        g.thin_smoke, g.fresh_smoke = g.fresh_smoke, 0
        g.tell("smoke-thins", "13.0d", hexes=g.thin_smoke)


@rule("13.0a")
def smoke_hexes(g: Heroes, how: Payment, unit: Unit) -> Hexes:
    """As for an attack (OP-13.0.1), Pioneers next to them only."""
    points = budget(g, how, unit)
    if not may_fire(g, unit) or fire_cost(g, unit) > points or is_silent_in_bunker(g, unit):
        return 0
    at = g.place[unit]
    if g.kind(unit).type == "infantry squad":
        near = g.ground.board.adjacent[at]
    else:
        near = in_range(g, unit)
    return in_sight(g, unit, near & in_arc(g, unit, points) & ~g.ground.water)


@order.verb(
    "smoke",
    "hex",
    Limit("13.0a", lambda g, how, unit, group: -("smoke" in g.firefight.abilities[unit])),
    Limit("13.0a", lambda g, how, unit, group: -(group == 1 << unit)),
    Limit("13.0a", lambda g, how, unit, group: smoke_hexes(g, how, unit)),
)
def fire_smoke(g: Heroes, how: Payment, unit: Unit, group: Units, at: Hex) -> None:
    cost = fire_cost(g, unit)
    if not arc(g, unit) >> at & 1:
        cost += TURRET_COST
    show_marker_for_fire(g, unit)
    g.follow(("declare", how, group, cost), ("smoke_falls", unit, at), "action_end")


@order.verb(
    "smoke_indirect",
    "hex",
    Limit("13.0a", lambda g, how, unit, group: -("smoke" in g.firefight.abilities[unit])),
    Limit("13.0a", lambda g, how, unit, group: -(group == 1 << unit)),
    Limit("12.2e", lambda g, how, unit, group: -(g.kind(unit).indirect_cost >= 0)),
    Limit("12.2a", lambda g, how, unit, group: unseen_smoke_hexes(g, how, unit)),
)
@rule("13.0a", "12.2a", "12.2d")
def lob_smoke(g: Heroes, how: Payment, unit: Unit, group: Units, at: Hex) -> None:
    """OP-13.0.1: where a mortar may attack unseen it may lay smoke, at the same cost."""
    show_marker_for_fire(g, unit)
    cost = indirect_cost(g, unit)
    g.follow(("declare", how, group, cost), ("smoke_falls", unit, at), "action_end")


def unseen_smoke_hexes(g: Heroes, how: Payment, unit: Unit) -> Hexes:
    """What some spotter hex sees and the mortar does not: there it fires directly."""
    at = g.place[unit]
    if at < 0:
        return 0
    hexes = g.ground.playable & ~g.ground.water
    if not g.hidden >> unit & 1:
        hexes &= ~seen_from(g, at, hexes)
    return indirect_hexes(g, how, unit, hexes)


@steps.step
def smoke_falls(g: Heroes, unit: Unit, at: Hex) -> None:
    if g.hidden >> unit & 1:
        seen_firing(g, unit)
    place_smoke(g, 1 << at)
