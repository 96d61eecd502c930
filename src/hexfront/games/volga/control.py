"""2.2 control of hexes, 5.6 cards for captured reinforcement hexes, and the drawing of cards."""

from __future__ import annotations

from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Count, Hex, Player, Units
from hexfront.games.volga import variant, victory
from hexfront.games.volga.state import Volga, stack_owner
from hexfront.games.volga.tables import (
    CHUIKOV,
    GERMAN_REINFORCEMENT,
    LEADERS,
    PAULUS,
    SOVIET_REINFORCEMENT,
)


@rule("2.2b", "2.2c", "5.6a", "5.6b", "5.6c", "10.1e")
def germans_enter(g: Volga, place: Hex, group: Units) -> None:
    """Units move or advance into a hex; its control, and what control pays, follow at once."""
    if g.rules.variant:
        variant.germans_overrun(g, place)
    if g.control >> place & 1:
        return
    g.control |= 1 << place
    g.tell("german-control", "2.2b", hex=place)
    player = credited(g, group)
    if SOVIET_REINFORCEMENT >> place & 1:
        g.credit[player] |= 1 << place
    elif not (g.rules.capture_any and GERMAN_REINFORCEMENT >> place & 1):
        return
    g.tell("reinforcement-hex-captured", "5.6a", hex=place, side="german")
    draw_german_cards(g, player, 1, "5.6a")


@rule("2.2b", "5.6a", "5.6b")
def soviets_enter(g: Volga, place: Hex) -> None:
    if not g.control >> place & 1:
        return
    g.control &= ~(1 << place)
    g.tell("soviet-control", "2.2b", hex=place)
    for player in (0, 1):
        g.credit[player] &= ~(1 << place)
    if GERMAN_REINFORCEMENT >> place & 1 or (
        g.rules.capture_any and SOVIET_REINFORCEMENT >> place & 1
    ):
        g.tell("reinforcement-hex-captured", "5.6a", hex=place, side="soviet")
        draw_soviet_card(g)


def credited(g: Volga, group: Units) -> Player:
    """OP-17.2, OP-17.8: the German whose coloured unit was in the group, else the active one."""
    owner = stack_owner(group) if g.rules.two_germans else None
    return g.player if owner is None else owner


@rule("15.1b", "15.2a", "17.2b", "17.2c")
def draw_german_cards(g: Volga, player: Player, count: Count, rule: str) -> None:
    """To a hand, by a rule; leaders go into play. Paulus doubles later draws only (OP-15.2)."""
    if g.leaders & PAULUS:
        count *= 2
    g.revealed = True
    for _ in range(count):
        if not g.german_deck:  # OP-15.1
            g.tell("german-deck-empty", "15.0a")
            return
        card = g.german_deck[-1]
        g.german_deck = g.german_deck[:-1]
        if LEADERS >> card & 1:
            put_leader_in_play(g, card)
        else:
            g.hands[player] |= 1 << card
            g.tell("german-draws", rule, seat=g.seat_of(player), german_card=card)


@rule("15.1a", "15.1c", "17.2d")
def put_leader_in_play(g: Volga, card: Card) -> None:
    """Face up, for all Germans, beside those that are there."""
    g.leaders |= 1 << card
    g.tell("leader-in-play", "15.1a", card=card)


@rule("5.4a", "13.3f", "15.0d", "16.1a")
def draw_soviet_card(g: Volga) -> None:
    """Unseen to the Soviet hand. The last card of the deck ends the game, or nearly so."""
    if not g.soviet_deck:
        return
    g.revealed = True
    card = g.soviet_deck[-1]
    g.soviet_deck = g.soviet_deck[:-1]
    g.soviet_hand |= 1 << card
    g.tell("soviet-draws", "5.4a", soviet_card=card, left=len(g.soviet_deck))
    if g.rules.chuikov_hq_on_draw and g.rules.variant and CHUIKOV >> card & 1:
        variant.place_headquarters(g)
    if not g.soviet_deck:
        victory.soviet_deck_empty(g)
