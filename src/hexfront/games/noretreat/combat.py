"""Chapter 10.2 to 10.5: the next battle, who fights in it, and what both sides commit."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.cards import play_event
from hexfront.games.noretreat.declarations import answering, in_contact, not_only_white, volunteers
from hexfront.games.noretreat.moments import about_window, is_asked, playable
from hexfront.games.noretreat.state import Battle, NoRetreat, seat_of_active, seat_of_side, steps
from hexfront.games.noretreat.tables import EVENTS, FACING, OF_SIDE, SIDES, SOVIET

# -- 10.2 and 10.3: the next battle


def marked(g: NoRetreat) -> Hexes:
    return g.targets | g.counterblows[g.nonactive]


@rule("10.2c", "10.7j", "10.7k", "OP-10.4", "OP-10.25")
def due(g: NoRetreat) -> Hexes:
    """Marked hexes that hold enemies and that Active can attack now."""
    blows = g.counterblows[g.nonactive] & not_only_white(g, g.nonactive)
    return g.targets & in_contact(g, volunteers(g)) | blows & in_contact(g, answering(g))


@steps.step
@rule("10.2a", "10.2b", "10.2c")
def next_battle(g: NoRetreat) -> None:
    g.battle = None
    if due(g):
        g.follow("battle_hex", "next_battle")


battle_hex = steps.choice("battle_hex", rule="10.2a", seat=seat_of_active)


@battle_hex.verb("attack", "hex", Limit("10.2c", marked), Limit("10.3.3a", due))
def pick_battle(g: NoRetreat, place: Hex) -> None:
    g.follow(("muster", 1 << place, 0))


muster = steps.choice(
    "muster",
    rule="10.3.1a",
    seat=seat_of_active,
    about=lambda g, hexes, units: {"hexes": hexes, "units": units},
)


@rule("10.3.4a", "10.1.2g", "10.1.1b", "10.1.1c", "14.9b", "OP-10.5")
def eligible(g: NoRetreat, hexes: Hexes) -> Units:
    """Active units that may fight for these marked hexes."""
    return volunteers(g) if hexes & g.targets else answering(g)


@rule("10.3.3a", "10.0a", "OP-10.28")
def next_to_all(g: NoRetreat, hexes: Hexes, units: Units) -> Units:
    """Those of these units that are next to every one of these hexes."""
    where = g.where
    found = 0
    for unit in bits(units):
        if FACING[where[unit]] & hexes == hexes:
            found |= 1 << unit
    return found


@rule("10.2c", "OP-10.3")
def left_alone(g: NoRetreat, hexes: Hexes, units: Units) -> Hexes:
    """Other marked hexes that nobody could attack once these units have fought for these hexes.

    A unit can attack all marked hexes next to it in one battle, so each hex is judged by itself.
    """
    rest = due(g) & ~hexes
    targets = in_contact(g, volunteers(g) & ~units) & g.targets
    blows = in_contact(g, answering(g) & ~units) & g.counterblows[g.nonactive]
    return rest & ~(targets | blows)


@rule("10.2c", "OP-10.3")
def can_be_spared(g: NoRetreat, hexes: Hexes, units: Units) -> Units:
    """Units with which this battle can still be drawn up so that no marked hex is left alone."""
    return mask(
        unit
        for unit in bits(_joiners(g, hexes, units))
        if not left_alone(g, hexes, units | 1 << unit) & ~_more_hexes(g, hexes, units | 1 << unit)
    )


def _joiners(g: NoRetreat, hexes: Hexes, units: Units) -> Units:
    return next_to_all(g, hexes, eligible(g, hexes) & ~units)


@muster.verb(
    "join",
    "unit",
    Limit("10.3.4a", lambda g, hexes, units: answering(g) & ~units),
    Limit("10.1.1b", lambda g, hexes, units: ~g.disorganized if hexes & g.targets else -1),
    Limit("10.1.1c", lambda g, hexes, units: eligible(g, hexes)),
    Limit("10.3.3a", _joiners),
    Limit("10.2c", can_be_spared),
)
@rule("10.3.1a", "10.3.2a", "10.3.2b", "10.3.5b", "10.4b")
def join_battle(g: NoRetreat, hexes: Hexes, units: Units, unit: Unit) -> None:
    g.follow(("muster", hexes, units | 1 << unit))


def _more_hexes(g: NoRetreat, hexes: Hexes, units: Units) -> Hexes:
    if not units:
        return 0
    near = -1
    for place in bits(g.hexes_of(units)):
        near &= FACING[place]
    found = due(g) & ~hexes & near
    if units & (g.disorganized | g.white):
        found &= ~g.targets
    return found


@muster.verb(
    "also",
    "hex",
    Limit("10.2c", lambda g, hexes, units: marked(g) & ~hexes),
    Limit("10.3.3a", _more_hexes),
)
@rule("10.3.2b", "10.3.5a")
def add_hex(g: NoRetreat, hexes: Hexes, units: Units, place: Hex) -> None:
    g.follow(("muster", hexes | 1 << place, units))


@muster.verb(
    "fight",
    None,
    Limit("10.3.1a", lambda g, hexes, units: int(units > 0)),
    Limit("10.2c", lambda g, hexes, units: int(not left_alone(g, hexes, units))),
)
@rule("10.0b", "10.0d", "10.3.4b", "10.7.3a")
def fight(g: NoRetreat, hexes: Hexes, units: Units) -> None:
    battle = Battle(g.active, units, hexes, hexes & g.counterblows[g.nonactive])
    g.battle = battle
    g.attacked |= units
    g.attacks += hexes.bit_count()
    g.targets &= ~hexes
    g.counterblows[g.nonactive] &= ~hexes
    g.bought &= ~hexes
    take_sides(g, battle)
    g.tell("battle", "10.0b", side=SIDES[g.active], units=units, hexes=hexes)
    g.follow("open_battle", "close_battle", "check_stacking")


@rule("10.4c", "10.1.2d", "OP-10.6", "10.7.2h")
def take_sides(g: NoRetreat, battle: Battle) -> None:
    """All units in the hexes defend; white ones under a Counterblow only stand by."""
    defenders = bystanders = 0
    for place in bits(battle.hexes):
        units = g.at[place] & OF_SIDE[battle.defender]
        aside = units & g.white if battle.counterblow >> place & 1 else 0
        defenders |= units & ~aside
        bystanders |= aside
    battle.defenders = defenders
    battle.bystanders = bystanders


# -- 10.5: the procedure


@steps.step
@rule("10.5a", "10.5b", "10.5c", "10.5d", "10.5g", "10.7.2f")
def open_battle(g: NoRetreat) -> None:
    battle = fighting(g)
    g.follow(
        "choose_terrain",
        "commit_support",
        ("commit_event", battle.attacker),
        ("commit_event", battle.defender),
        "settle",
    )


def fighting(g: NoRetreat) -> Battle:
    assert g.battle is not None
    return g.battle


@steps.step
@rule("10.6.1d")
def choose_terrain(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.hexes & (battle.hexes - 1):
        g.follow(("terrain", battle.defender))
    else:
        battle.tec = battle.hexes.bit_length() - 1


terrain = steps.choice(
    "terrain", rule="10.6.1d", seat=seat_of_side, about=lambda g, side: {"hexes": fighting(g).hexes}
)


@terrain.verb("terrain", "hex", Limit("10.6.1d", lambda g, side: fighting(g).hexes))
def choose_terrain_hex(g: NoRetreat, side: Side, place: Hex) -> None:
    fighting(g).tec = place
    g.tell("terrain-chosen", "10.6.1d", side=SIDES[side], hex=place)


@steps.step
@rule("10.5b", "10.6.2a", "10.6.2d")
def commit_support(g: NoRetreat) -> None:
    battle = fighting(g)
    if g.support[battle.attacker] and battle.attackers & ~g.oos:
        g.follow(("support", battle.attacker))


support = steps.choice(
    "support", rule="10.6.2a", seat=seat_of_side, about=lambda g, side: {"left": g.support[side]}
)


@support.verb("commit")
@rule("10.6.2b", "10.6.2c", "10.6.2e", "10.6.2g", "13.1f", "OP-10.23")
def commit(g: NoRetreat, side: Side) -> None:
    shifts = 1
    if side == SOVIET and (g.turn == g.first_snow or g.is_under("steam_roller")):
        shifts = 2
    g.support[side] -= 1
    fighting(g).support = shifts
    g.tell("support", "10.6.2b", side=SIDES[side], shifts=shifts)


@support.verb("hold")
def hold_support(g: NoRetreat, side: Side) -> None:
    """The markers are kept for another battle of the turn."""


@steps.step
@rule("10.5c", "10.5d", "H.g", "OP-10.11")
def commit_event(g: NoRetreat, side: Side) -> None:
    """Each side may play one event before the roll, the attacker first."""
    if is_asked(g, side, "commit"):
        g.follow(("battle_event", side))


battle_event = steps.choice(
    "battle_event",
    rule="10.5c",
    seat=seat_of_side,
    always=True,
    about=lambda g, side: about_window(g, side, "commit"),
    skip="pass",
)


@battle_event.verb(
    "play",
    "card",
    Limit("5.0a", lambda g, side: g.hands[side]),
    Limit("5.3.1a", lambda g, side: playable(g, side, "commit")),
)
def play_in_battle(g: NoRetreat, side: Side, card: Card) -> None:
    battle = fighting(g)
    if not is_commitment(side, card):
        g.follow(("commit_event", side))
    battle.committed |= 1 << side
    play_event(g, side, card, "commit")


COPIES = ((2,), (26,))


@rule("OP-10.11")
def is_commitment(side: Side, card: Card) -> bool:
    """An any-time event is no commitment, unless it copies one."""
    moments = [moment for timing in EVENTS[side][card].timing for moment in timing]
    return card in COPIES[side] or any("commitment" in moment for moment in moments)


@battle_event.verb("pass")
def no_event(g: NoRetreat, side: Side) -> None:
    """No commitment."""
