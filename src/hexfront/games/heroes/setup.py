"""1.0: from a sheet to the first round."""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.flow import Limit
from hexfront.core.game import Setup
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Player, Side, Unit, Units
from hexfront.games.heroes import learning
from hexfront.games.heroes.cards import draw
from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.hidden import forget_seen_hexes, is_discovered, reveal
from hexfront.games.heroes.state import (
    Heroes,
    Rules,
    blank_state,
    seat_of_owner,
    seat_of_player,
    steps,
)
from hexfront.games.heroes.tables import CARDS, TERRAIN, WATER
from hexfront.games.heroes.types import WeaponNumber
from hexfront.games.heroes.works import may_occupy, occupied_by


def begin(setup: Setup, chance: Chance) -> Heroes:
    """A state whose first step is to set the firefight up."""
    learning.check(setup)
    g = blank_state(firefight(setup.scenario, setup.sheet), Rules(setup))
    g.start(chance)
    g.frames = [("set_up",)]
    return g


@steps.step
@rule("1.0a", "1.0b", "1.0c", "1.0e", "1.0k")
def set_up(g: Heroes) -> None:
    """Cards, units of both sides, hidden ones last, then what was planned in advance."""
    first = g.firefight.first
    g.follow(
        "shuffle_cards",
        ("place_forces", first),
        ("place_forces", 1 - first),
        ("hide_forces", first),
        ("hide_forces", 1 - first),
        "assign_weapons",
        "note_barrages",
        "first_round",
    )


@steps.step
@rule("1.0j", "8.3a")
def shuffle_cards(g: Heroes) -> None:
    """The deck, if the sheet has one in play, and the hands; fixed cards come with them.

    Events are shuffled in after the hands have been dealt: none happens before round 1.
    """
    f = g.firefight
    deck = [card for card in f.deck if learning.is_in_deck(g.rules.part, card)]
    if deck and (g.rules.cards or not f.deck_optional):
        g.deck = bytes(g.chance.shuffle(c for c in deck if CARDS[c].kind != "event"))
        for player in sorted(g.command.players):
            for _ in range(f.hand):
                draw(g, player)
        events = [card for card in f.deck if CARDS[card].kind == "event"]
        if events:
            g.deck = bytes(g.chance.shuffle([*g.deck, *events]))
    for player, given in enumerate(g.command.given):
        g.hands[player] = tuple(sorted((*g.hands[player], *given)))


# -- units on the map


@steps.step
@rule("1.0e", "1.0g")
def place_forces(g: Heroes, side: Side) -> None:
    """Units with a hex stand there; others are placed by their owner in their area (OP-1.0.1)."""
    f = g.firefight
    asked: list[tuple[object, ...]] = []
    for force in f.forces:
        if force.side != side or force.round or force.hidden:
            continue
        for unit in bits(force.units):
            if unit not in f.start:
                asked.append(("place_unit", unit))
                continue
            at, facing = f.start[unit]
            g.put(unit, at)
            if may_occupy(g, unit):
                occupied_by(g, unit)
            elif facing >= 0:
                g.facing[unit] = facing
            else:
                asked.append(("face", unit))
    g.follow(*asked)


place_unit = steps.choice(
    "place_unit",
    rule="1.0e",
    seat=seat_of_owner,
    about=lambda g, unit: {"unit": unit},
)


@rule("1.0g", "1.0h", "4.0m")
def room_for(g: Heroes, unit: Unit) -> Hexes:
    """Hexes of its area where the unit can stand, without enemies and without hidden friends."""
    force = g.firefight.forces[g.firefight.force_of[unit]]
    kind = g.kind(unit)
    found = force.area & ~g.visible(1 - force.side)
    for at in bits(found):
        terrain = TERRAIN[g.ground.terrain[at]]
        barred = terrain.entry[kind.moves] is None or (
            g.ground.terrain[at] == WATER and not kind.is_squad
        )
        if barred and not g.ground.road >> at & 1:
            found &= ~(1 << at)
    return found & ~g.hexes_of(g.hidden)


@place_unit.verb("place", "hex", Limit("1.0e", room_for))
def place(g: Heroes, unit: Unit, at: Hex) -> None:
    g.put(unit, at)
    g.tell("placed", "1.0e", unit=unit, hex=at)
    g.follow(("turn_about", unit))


# -- hidden units


@steps.step
@rule("1.0k", "10.0a", "10.0b")
def hide_forces(g: Heroes, side: Side) -> None:
    asked = [
        ("hide_unit", unit)
        for force in g.firefight.forces
        if force.side == side and force.hidden
        for unit in bits(force.units)
    ]
    g.follow(*asked)


hide_unit = steps.choice(
    "hide_unit",
    rule="10.0b",
    seat=seat_of_owner,
    about=lambda g, unit: {"unit": unit},
)


@rule("10.0b", "10.02a")
def lairs(g: Heroes, unit: Unit) -> Hexes:
    """OP-10.0.7: not where anybody stands openly."""
    force = g.firefight.forces[g.firefight.force_of[unit]]
    found = force.area & ~g.visible(0) & ~g.visible(1)
    kind = g.kind(unit)
    for at in bits(found):
        entry = TERRAIN[g.ground.terrain[at]].entry[kind.moves]
        if (entry is None and not g.ground.road >> at & 1) or (
            g.ground.terrain[at] == WATER and not kind.is_squad
        ):
            found &= ~(1 << at)
    return found


@hide_unit.verb("hide", "hex", Limit("1.0e", lairs))
def hide_at(g: Heroes, unit: Unit, at: Hex) -> None:
    side = g.side_of(unit)
    g.maybe[unit] = lairs(g, unit)
    g.put_hidden(unit, at)
    g.tell("hidden-set-up", "10.0b", side=side, own_unit=(side, unit), own_hex=(side, at))


# -- weapons


@steps.step
@rule("8.4d")
def assign_weapons(g: Heroes) -> None:
    """Weapon cards go to particular infantry units, artillery to nobody."""
    asked = []
    for number, issue in enumerate(g.firefight.weapons):
        if not CARDS[issue.card].id.startswith("artillery"):
            asked.append(("assign", g.command.issued[number], number))
    g.follow(*asked)


assign = steps.choice(
    "assign",
    rule="8.4d",
    seat=seat_of_player,
    about=lambda g, player, number: {"card": g.weapons[number][0]},
)


@rule("8.4d", "20.0a")
def bearers(g: Heroes, player: Player, number: WeaponNumber) -> Units:
    return g.firefight.weapons[number].units & g.command.own[player]


@assign.verb("to_unit", "unit", Limit("8.4d", bearers))
def assign_to(g: Heroes, player: Player, number: WeaponNumber, unit: Unit) -> None:
    card, uses, _ = g.weapons[number]
    g.weapons[number] = (card, uses, unit)
    g.tell("weapon-assigned", "8.4d", card=card, unit=unit)


@steps.step
@rule("1.0b", "1.0c")
def first_round(g: Heroes) -> None:
    """Whoever hides too openly is seen at once; what was noted lands in round 1."""
    g.barrage = g.noted[:]
    g.noted = [None, None]
    g.follow("round_begins")
    for unit in bits(g.hidden):
        if g.hidden >> unit & 1 and is_discovered(g, unit):
            reveal(g, g.place[unit], "10.04a")
    forget_seen_hexes(g)
