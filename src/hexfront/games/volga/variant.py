"""Chapter 20, the designer's variant: advantages, levels of difficulty, fortifications."""

from __future__ import annotations

from collections.abc import Sequence

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Side, Unit, Units
from hexfront.games.volga.state import ASIDE, SOVIET, Volga, steps
from hexfront.games.volga.tables import (
    AXE,
    BOARD,
    CHUIKOV,
    DIVISIONS,
    FORTIFIED,
    GERMAN_CARDS,
    GUARDS,
    HOTH,
    KHRUSHCHEV,
    LINDEN,
    OKH,
    PAULUS,
    POOL,
    RICHTHOFEN,
    STEPS,
    ZAYTSEV,
)
from hexfront.games.volga.types import Advantage

GERMAN_LEADERS = (PAULUS, HOTH, RICHTHOFEN, LINDEN, OKH)  # advantages 1 to 5
SOVIET_LEADERS = (CHUIKOV, KHRUSHCHEV, ZAYTSEV)  # advantages 1 to 3
SIXTH_PANZER = 5
REINFORCED_MARINES, LATE_DIVISIONS, IMMORTAL_GUARD = 3, 4, 5


@steps.step
@rule("20.2a", "20.2b", "20.2c")
def roll_advantages(g: Volga) -> None:
    """Before step 1 of the set-up: a die for each side, so many advantages, none twice."""
    soviet, german = g.chance.dice(2, "advantages")
    drawn = []
    for count in (german, soviet):
        drawn.append(sum(1 << number for number in g.chance.shuffle(range(6))[:count]))
    g.advantages = (drawn[0], drawn[1])
    for side, name in enumerate(("german", "soviet")):
        numbers = [number + 1 for number in bits(g.advantages[side])]
        die = (german, soviet)[side]
        g.tell("advantages", "20.2b", side=name, dice=[die], numbers=numbers)


def has_advantage(g: Volga, side: Side, number: Advantage) -> bool:
    return bool(g.advantages[side] >> number & 1)


def has_reinforced_marines(g: Volga) -> bool:
    return has_advantage(g, SOVIET, REINFORCED_MARINES)


def has_sixth_panzer(g: Volga) -> bool:
    return bool(g.advantages[0] >> SIXTH_PANZER & 1)


@rule("20.8a", "20.8b")
def late_divisions(g: Volga) -> list[Unit]:
    """The 18 rifle divisions that wait with the Guards; empty when infantry is drawn at random."""
    if has_advantage(g, SOVIET, LATE_DIVISIONS) or g.rules.late_divisions:
        return [unit for unit in POOL["infantry_pool"] if DIVISIONS >> unit & 1]
    return []


@rule("20.3a", "20.3b", "20.9e", "20.9g")
def leaders_on_top(g: Volga, side: str, deck: list[Card]) -> list[Card]:
    """A shuffled deck, its top card last, with the leaders that the variant puts on top."""
    if side == "german":
        chosen = sum(card for n, card in enumerate(GERMAN_LEADERS) if g.advantages[0] >> n & 1)
    elif g.rules.level in ("B", "C"):
        chosen = sum(SOVIET_LEADERS)
    else:
        chosen = sum(card for n, card in enumerate(SOVIET_LEADERS) if g.advantages[1] >> n & 1)
    g.stacked |= chosen
    rest = [card for card in deck if not chosen >> card & 1]
    return rest + [card for card in deck if chosen >> card & 1]


@rule("20.9a", "20.9b", "20.9c", "20.9d")
def level_a(g: Volga, deck: list[Card]) -> None:
    """Three leaders instead of the opening cards (OP-20.10); Linden on top, OKH at the bottom."""
    in_hand = PAULUS | HOTH | RICHTHOFEN
    g.leaders |= in_hand
    for card in bits(in_hand):
        g.tell("leader-in-play", "20.9a", card=card)
    moved = in_hand | LINDEN | OKH
    rest = [card for card in deck if not moved >> card & 1]
    g.german_deck = bytes([*bits(OKH), *rest, *bits(LINDEN)])
    g.stacked |= moved & GERMAN_CARDS


@rule("20.10a")
def place_discs(g: Volga) -> None:
    g.forts = FORTIFIED
    g.tell("fortified", "20.10a", hexes=g.forts)


@rule("20.4a", "20.4b", "20.4c", "3.1b")
def raus_arrives(g: Volga) -> None:
    """A 6 on the empty row 6: the three axe units become reinforcements."""
    g.raus = True
    g.tell("raus", "20.4b", units=AXE)


def axe_units(g: Volga) -> Sequence[Unit]:
    return bits(g.at[ASIDE] & AXE)


@rule("20.5a", "20.5b")
def place_headquarters(g: Volga) -> None:
    """Chuikov's block goes where three dice say, or his card is lost."""
    dice = g.chance.dice(3, "headquarters")
    place = BOARD.hex(str(sum(dice)))
    if g.control >> place & 1:
        g.tell("headquarters-fails", "20.5b", dice=dice, hex=place)
        dismiss_chuikov(g)
        return
    g.headquarters = place
    g.tell("headquarters", "20.5a", dice=dice, hex=place)


@rule("20.5c", "20.5d")
def dismiss_chuikov(g: Volga) -> None:
    """His card is discarded and all its effects end."""
    g.headquarters = -1
    g.leaders &= ~CHUIKOV
    g.soviet_hand &= ~CHUIKOV
    g.discards |= CHUIKOV
    g.tell("chuikov-gone", "20.5c", card=CHUIKOV.bit_length() - 1)


@rule("20.10d", "20.5c")
def germans_overrun(g: Volga, place: Hex) -> None:
    """German units in the hex: a fortification is removed, Chuikov's headquarters falls."""
    if g.forts >> place & 1:
        g.forts &= ~(1 << place)
        g.tell("fort-removed", "20.10d", hex=place)
    if g.headquarters == place:
        dismiss_chuikov(g)


@rule("20.6a", "20.6b")
def restore_guards(g: Volga, units: Units) -> None:
    """Guards in a combat stand at full strength right after the showdown."""
    if not has_advantage(g, SOVIET, IMMORTAL_GUARD):
        return
    for unit in bits(units & GUARDS):
        if g.strength[unit] < STEPS[unit]:
            g.strength[unit] = STEPS[unit]
            g.tell("guard-restored", "20.6a", unit=unit, steps=STEPS[unit])
