"""Chapter 8: rubble."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Points
from hexfront.games.volga.combat import attackers
from hexfront.games.volga.german_cards import rubble_modifier_of_cards
from hexfront.games.volga.state import GERMAN, Battle, Volga, steps
from hexfront.games.volga.tables import GERMANS, RUBBLE_MARKERS, TANKS, URBAN

ROLL_TO_BEAT = 18


@rule("8.0a", "8.0k", "2.3e")
def may_be_rubbled(g: Volga, place: Hex) -> bool:
    """An urban hex without a marker, while markers last."""
    return bool(
        URBAN >> place & 1 and not g.rubble >> place & 1 and g.rubble.bit_count() < RUBBLE_MARKERS
    )


@rule("8.0i")
def place_rubble(g: Volga, place: Hex) -> None:
    g.rubble |= 1 << place
    g.tell("rubble", "8.0i", hex=place)


@rule("8.0e", "8.0f", "8.0g", "8.0h")
def rubble_modifier(g: Volga) -> Points:
    """The card, +1 for each attacking hex, +1 for each attacking Panzer or Panzergrenadier."""
    b = g.battle
    assert b is not None
    hexes = sum(1 for place in bits(b.hexes) if g.at[place] & GERMANS)  # OP-8.3: those left
    armour = (attackers(g) & TANKS).bit_count()
    return rubble_modifier_of_cards(g) + hexes + armour


@rule("8.0c", "8.0l", "8.0n", "6.4j", "16.2i")
def may_bring_rubble(b: Battle) -> bool:
    """Only a planned attack of the Germans."""
    return b.attacker == GERMAN and b.planned


@steps.step
@rule("7.0l", "8.0d", "8.0j")
def rubble_roll(g: Volga) -> None:
    """Three dice and modifiers above 18 bring the house down."""
    b = g.battle
    assert b is not None
    if not may_bring_rubble(b) or not attackers(g) or not may_be_rubbled(g, b.target):
        return
    dice = g.chance.dice(3, "rubble")
    modifier = rubble_modifier(g)
    total = sum(dice) + modifier
    g.tell("rubble-roll", "8.0d", hex=b.target, dice=dice, modifier=modifier, total=total)
    if total > ROLL_TO_BEAT:
        place_rubble(g, b.target)
