"""Chapter 16: the Soviet cards, played in every combat."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Die, Hex, Unit
from hexfront.games.volga import variant
from hexfront.games.volga.combat import adjust, after_double_defence
from hexfront.games.volga.control import draw_soviet_card, soviets_enter
from hexfront.games.volga.german_cards import one_of_each
from hexfront.games.volga.rubble import may_be_rubbled, place_rubble
from hexfront.games.volga.setup import random_side
from hexfront.games.volga.state import (
    INFANTRY_RESERVE,
    MARINE_RESERVE,
    SOVIET,
    TANK_RESERVE,
    Volga,
    steps,
)
from hexfront.games.volga.tables import (
    AIR,
    BOARD,
    CARD_DICE,
    CARD_HEX,
    CARD_HITS_ON,
    CARD_IDS,
    CHUIKOV,
    COAST,
    LEADERS,
    STACK_LIMIT,
    ZAYTSEV,
)

# -- steps 1 and 7


@steps.step
@rule("7.0d", "5.4b", "16.1d", "14.0d")
def play_soviet_card(g: Volga) -> None:
    """Step 1: the algorithm lays a random card face down; a player may choose one."""
    if not g.rules.algorithm:
        g.follow("choose_soviet_card")
    elif g.soviet_hand:
        lay_soviet_card(g, g.chance.pick(g.soviet_hand))


def lay_soviet_card(g: Volga, card: Card) -> None:
    b = g.battle
    assert b is not None
    b.soviet_card = card
    g.soviet_hand ^= 1 << card
    g.tell("soviet-card-laid", "7.0d", soviet_card=card)


choose_soviet_card = steps.choice(
    "choose_soviet_card",
    rule="18.5a",
    seat=lambda g: "soviet",
    always=True,
    about=lambda g: {"target": g.battle.target},
)


@choose_soviet_card.verb("card", "card", Limit("18.5b", lambda g: one_of_each(g.soviet_hand)))
@rule("18.5b")
def choose_card(g: Volga, card: Card) -> None:
    lay_soviet_card(g, card)


@choose_soviet_card.verb("none")
@rule("18.5a", "18.5c")
def choose_no_card(g: Volga) -> None:
    pass


@steps.step
@rule("7.0j", "16.1e", "15.7b")
def discard_cards(g: Volga) -> None:
    """Step 7: used support cards; leaders stay in play."""
    b = g.battle
    assert b is not None
    used = b.german_cards
    if b.soviet_card >= 0 and not LEADERS >> b.soviet_card & 1:
        used |= 1 << b.soviet_card
    g.discards |= used


# -- step 5


@steps.step
@rule("7.0h", "15.0b", "16.1b", "16.1c", "16.1f", "16.4b")
def soviet_card_effect(g: Volga) -> None:
    b = g.battle
    assert b is not None
    card = b.soviet_card
    if card < 0:
        return
    if LEADERS >> card & 1:
        leader_arrives(g, card)
    else:
        g.tell("soviet-card", "16.1e", card=card)
        _EFFECTS[CARD_IDS[card]](g, card)


@rule("16.1b", "20.5a", "20.9f", "3.1b")
def leader_arrives(g: Volga, card: Card) -> None:
    """Immediate and permanent; in the variant Chuikov needs a headquarters (OP-20.7, OP-20.8)."""
    g.leaders |= 1 << card
    g.tell("leader-in-play", "16.1b", card=card)
    if 1 << card == CHUIKOV and g.rules.variant and not g.rules.chuikov_hq_on_draw:
        variant.place_headquarters(g)


def _fire(g: Volga, card: Card, dice: list[Die]) -> None:
    """Dice at the Germans of this combat, halved where they defend in rubble (OP-8.2)."""
    b = g.battle
    assert b is not None
    needed = CARD_HITS_ON[card]
    hits = sum(die >= needed for die in dice)
    if b.attacker == SOVIET:
        effective, enemy = after_double_defence(g, hits), "defenders"
    else:
        effective, enemy = hits, "attackers"
    rolled = {"dice": dice, "volleys": [[needed, *dice]], "hits": hits}
    g.tell("card-fire", "16.1f", cards=1 << card, effective=effective, **rolled)
    g.follow(("take_hits", enemy, effective))


@rule("16.5a")
def tommy_gunner(g: Volga, card: Card) -> None:
    _fire(g, card, g.chance.dice(CARD_DICE[card], "soviet-card"))


@rule("16.5b", "16.5c", "3.1g")
def flotilla(g: Volga, card: Card) -> None:
    """Gunboats where the own hex is on the coast, else a landing."""
    b = g.battle
    assert b is not None
    dice = g.chance.dice(CARD_DICE[card], "soviet-card")
    if COAST >> b.own_hex & 1:
        _fire(g, card, dice)
    else:
        land_marine(g, dice)


@rule("16.5d", "16.5e", "16.5f", "16.5g", "16.5h", "12.0h")
def land_marine(g: Volga, dice: list[Die]) -> None:
    """In the hex that the dice add up to, if a marine is left and finds room."""
    b = g.battle
    assert b is not None
    place = BOARD.hex(str(sum(dice)))
    if g.german >> place & 1:  # before any shortage of marines, OP-16.8
        g.tell("landing-fails", "16.5f", dice=dice, hex=place)
    elif not g.at[MARINE_RESERVE] or g.at[place].bit_count() >= STACK_LIMIT:
        rule = "16.5h" if not g.at[MARINE_RESERVE] else "16.5g"
        g.tell("card-instead", rule, dice=dice, hex=place)
        draw_soviet_card(g)
    else:
        unit = deploy_from(g, MARINE_RESERVE, place)
        b.bystanders |= 1 << unit  # OP-16.9: it does not join this combat
        g.tell("landing", "16.5d", dice=dice, unit=unit, hex=place)
        soviets_enter(g, place)


@rule("5.2a", "5.2b", "4.0r", "5.3a")
def deploy_from(g: Volga, reserve: Hex, place: Hex) -> Unit:
    """A random block of a reserve, randomly turned, comes onto the map unseen."""
    unit = g.chance.pick(g.at[reserve])
    g.at[reserve] ^= 1 << unit
    g.deploy(unit, place, random_side(g, unit))
    return unit


@rule("16.6a", "16.6b")
def anti_aircraft(g: Volga, card: Card) -> None:
    """Cancels an air card and, with it, puts rubble into the hex printed on the card."""
    b = g.battle
    assert b is not None
    place = CARD_HEX[card]
    if b.german_cards & AIR:
        b.air_cancelled = True
        g.tell("air-cancelled", "16.6a", card=card)
    elif not g.rules.aa_marker_always:  # OP-16.6
        g.tell("no-effect", "16.6a", card=card)
        return
    if may_be_rubbled(g, place):  # OP-8.5
        place_rubble(g, place)


@rule("16.6c", "16.3a", "16.6h", "16.6i", "16.6j")
def sniper(g: Volga, card: Card) -> None:
    """The strongest German infantry; with Zaytsev twice, chosen again each time."""
    g.follow(("take_hits", "german infantry", 2 if g.leaders & ZAYTSEV else 1))


@rule("16.6d", "16.6h", "16.6i", "16.6j")
def anti_tank(g: Volga, card: Card) -> None:
    g.follow(("take_hits", "german tanks", 1))


@rule("16.6e")
def infiltration(g: Volga, card: Card) -> None:
    _reinforce_own_hex(g, INFANTRY_RESERVE, "16.6e")


@rule("16.6f")
def t34_dug_in(g: Volga, card: Card) -> None:
    _reinforce_own_hex(g, TANK_RESERVE, "16.6f")


@rule("16.6g")
def _reinforce_own_hex(g: Volga, reserve: Hex, rule: str) -> None:
    """The new unit fights at once (OP-16.7), or a card is drawn if none can come."""
    b = g.battle
    assert b is not None
    if not g.at[reserve] or g.at[b.own_hex].bit_count() >= STACK_LIMIT:
        g.tell("card-instead", "16.6g", hex=b.own_hex)
        draw_soviet_card(g)
        return
    unit = deploy_from(g, reserve, b.own_hex)
    g.seen |= 1 << unit
    g.tell("unit-appears", rule, unit=unit, hex=b.own_hex, strength_of=unit)
    adjust(g, 1 << unit)
    if g.rules.variant:
        variant.restore_guards(g, 1 << unit)  # OP-20.13


_EFFECTS = {
    "s-tommy": tommy_gunner,
    "s-flotilla": flotilla,
    "s-aa": anti_aircraft,
    "s-sniper": sniper,
    "s-antitank": anti_tank,
    "s-infiltration": infiltration,
    "s-t34": t34_dug_in,
}
