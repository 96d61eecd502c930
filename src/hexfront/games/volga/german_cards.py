"""Chapter 15: the German cards. Leaders work from `g.leaders`; support cards are played here."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Points
from hexfront.games.volga.combat import after_double_defence
from hexfront.games.volga.state import GERMAN, Volga, active_german, steps
from hexfront.games.volga.tables import (
    AIR,
    CARD_DICE,
    CARD_HITS_ON,
    CARD_IDS,
    CARD_NAMES,
    CARD_RUBBLE,
    ENGINEERS,
    LINDEN,
    RICHTHOFEN,
    cards,
)

NEEDS_LINDEN = cards("g-pioneer-672")


@steps.step
@rule("7.0e", "6.4i", "14.0e", "15.7a")
def play_german_card(g: Volga) -> None:
    """Step 2: in a planned attack the German may lay a card face down."""
    b = g.battle
    assert b is not None
    if b.attacker == GERMAN and b.planned:
        g.follow("choose_german_card")


def one_of_each(hand: Cards) -> Cards:
    """One card of every name; equal cards are the same choice."""
    names = set()
    for card in bits(hand):
        if CARD_NAMES[card] in names:
            hand ^= 1 << card
        names.add(CARD_NAMES[card])
    return hand


@rule("15.5d")
def allowed_by_linden(g: Volga) -> Cards:
    """The 672nd engineers need Linden."""
    return -1 if g.leaders & LINDEN else ~NEEDS_LINDEN


@rule("6.5e", "15.5a", "15.5c", "15.7a")
def in_company(g: Volga) -> Cards:
    """One card only; with Linden engineers may follow engineers."""
    b = g.battle
    assert b is not None
    if not b.german_cards:
        return -1
    return ENGINEERS if g.leaders & LINDEN and not b.german_cards & ~ENGINEERS else 0


choose_german_card = steps.choice(
    "choose_german_card",
    rule="6.5e",
    seat=active_german,
    always=True,
    about=lambda g: {"target": g.battle.target, "cards": g.battle.german_cards},
)


@choose_german_card.verb(
    "card",
    "card",
    Limit("17.2c", lambda g: one_of_each(g.hands[g.player])),
    Limit("15.5d", allowed_by_linden),
    Limit("15.5c", in_company),
)
def lay_german_card(g: Volga, card: Card) -> None:
    b = g.battle
    assert b is not None
    g.hands[g.player] ^= 1 << card
    b.german_cards |= 1 << card
    if one_of_each(g.hands[g.player]) & allowed_by_linden(g) & in_company(g):
        g.follow("choose_german_card")


@choose_german_card.verb("none", None, Limit("6.5e", lambda g: not g.battle.german_cards))
def lay_no_card(g: Volga) -> None:
    pass


@choose_german_card.verb("done", None, Limit("15.5a", lambda g: bool(g.battle.german_cards)))
def enough_cards(g: Volga) -> None:
    pass


@rule("15.7j")
def aircraft(played: Cards) -> Cards:
    """The cards for which a model aircraft stands on the map; it is there for show alone."""
    return played & AIR


# -- step 6


@rule("15.4a", "15.5b", "15.7c", "15.7d", "15.7e", "15.7f")
def dice_of_cards(g: Volga, played: Cards) -> tuple[int, int]:
    """How many dice the cards roll together (OP-15.9), and what they hit on."""
    count = sum(CARD_DICE[card] for card in bits(played))
    if played & AIR and g.leaders & RICHTHOFEN:
        count *= 2
    return count, CARD_HITS_ON[played.bit_length() - 1]


@rule("8.0e", "15.4b", "15.5b", "16.6a", "15.7i")
def rubble_modifier_of_cards(g: Volga) -> Points:
    b = g.battle
    assert b is not None
    if b.air_cancelled:
        return 0
    modifier = sum(CARD_RUBBLE[card] for card in bits(b.german_cards))
    return modifier * 2 if b.german_cards & AIR and g.leaders & RICHTHOFEN else modifier


@steps.step
@rule("7.0i", "15.0b")
def german_card_effect(g: Volga) -> None:
    """Sniper and PAK take a step without a roll; the others roll, halved by older rubble."""
    b = g.battle
    assert b is not None
    played = b.german_cards
    if not played:
        return
    if b.air_cancelled and played & AIR:
        g.tell("air-strike-cancelled", "16.6a", cards=played)
        return
    name = CARD_IDS[played.bit_length() - 1]
    if name in _AIMED:
        _take_aim(g, played, *_AIMED[name])
    else:
        _fire_cards(g, played)


_AIMED = {"g-sniper": ("15.7g", "soviet infantry"), "g-pak": ("15.7h", "soviet tanks")}


@rule("15.7g", "15.7h", "15.7k", "15.7l", "15.7m")
def _take_aim(g: Volga, played: Cards, rule: str, targets: str) -> None:
    """A step of the strongest, without a roll; rubble does not help."""
    g.tell("card-effect", rule, cards=played)
    g.follow(("take_hits", targets, 1))


@rule("15.7b")
def _fire_cards(g: Volga, played: Cards) -> None:
    count, needed = dice_of_cards(g, played)
    dice = g.chance.dice(count, "german-card")
    hits = sum(die >= needed for die in dice)
    effective = after_double_defence(g, hits)
    rolled = {"dice": dice, "volleys": [[needed, *dice]], "hits": hits}
    g.tell("card-fire", "15.7b", cards=played, effective=effective, **rolled)
    g.follow(("take_hits", "defenders", effective))
