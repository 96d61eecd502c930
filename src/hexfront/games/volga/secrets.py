"""Determinisation: all that is hidden from a seat is drawn anew, as that seat may suppose it.

For a German every deal that fits what he has seen is equally likely, and is drawn so exactly. A
block drawn from a reserve as token t can only be one that was in the reserve by then, so the
choices of later tokens include those of earlier ones, and dealing tokens in their order, each
uniformly from what is left to it, gives every possible deal the same chance.
"""

from __future__ import annotations

from collections.abc import Iterable

from hexfront.core.chance import Chance
from hexfront.core.flow import Frame
from hexfront.core.hexes import bits
from hexfront.games.volga.german_cards import NEEDS_LINDEN
from hexfront.games.volga.setup import random_side
from hexfront.games.volga.state import (
    INFANTRY_RESERVE,
    MARINE_RESERVE,
    TAKEN,
    TANK_RESERVE,
    Volga,
    steps,
)
from hexfront.games.volga.tables import (
    BLUE,
    BLUE_ENTRY,
    CHUIKOV,
    DEPLOYMENT,
    ENGINEERS,
    GERMAN_CARDS,
    GERMANS,
    GUARDS,
    INFANTRY,
    LEADERS,
    LINDEN,
    MARINES,
    OKH,
    SOVIET_CARDS,
    SOVIETS,
    STEPS,
    TANKS,
    UNITS,
    WHITE,
    YELLOW,
    YELLOW_ENTRY,
    mask,
)
from hexfront.games.volga.variant import late_divisions

_SET_UP_TOKENS = len(DEPLOYMENT)
_SWAPS = 400


def redraw(g: Volga, seat: str, chance: Chance) -> None:
    """Change the state into one that the seat cannot tell from it."""
    own_chance, g.chance = g.chance, chance
    if seat == "soviet":
        _rename(g, _german_deal(g, chance))
        _german_cards(g, chance)
        _shuffle_soviet_deck(g, chance)
    else:
        _rename(g, _soviet_deal(g, chance) | _track_deal(g, chance))
        for unit in bits(g.on_map & SOVIETS & ~g.seen):
            g.strength[unit] = random_side(g, unit)
        _soviet_cards(g, chance)
    g.german_deck = bytes(_german_deck(g, chance, g.german_deck))
    g.chance = own_chance
    if g.legal:
        choice, args = steps.asked(g)
        g.legal = choice.actions(g, args)


# -- blocks


def _soviet_deal(g: Volga, chance: Chance) -> dict[int, int]:
    """Which block each unseen Soviet token, and each place in a reserve, is to be."""
    deal: dict[int, int] = {}
    unseen = g.on_map & SOVIETS & ~g.seen
    waiting = g.at[INFANTRY_RESERVE] | g.at[TANK_RESERVE] | g.at[MARINE_RESERVE]
    hidden = unseen | waiting
    tokens = sorted(bits(unseen), key=lambda unit: g.token[unit])
    kinds = (TANKS, MARINES, INFANTRY & ~MARINES)
    mixed = [unit for unit in tokens if g.token[unit] <= _SET_UP_TOKENS]
    kind_of = {u: kind for u in tokens + bits(waiting) for kind in kinds if kind >> u & 1}
    shuffled = chance.shuffle([kind_of[unit] for unit in mixed])
    kind_of.update(zip(mixed, shuffled, strict=True))
    left = {kind: hidden & kind for kind in kinds}
    never_at_set_up = GUARDS | mask(late_divisions(g))
    for token in tokens:
        kind = kind_of[token]
        number = g.token[token]
        if number <= _SET_UP_TOKENS:
            possible = [u for u in bits(left[kind] & ~never_at_set_up) if not g.since[u]]
        else:
            possible = [u for u in bits(left[kind]) if g.since[u] < number]
        unit = possible[chance.below(len(possible))]
        deal[token] = unit
        left[kind] ^= 1 << unit
    for kind in kinds:
        deal.update(zip(bits(waiting & kind), bits(left[kind]), strict=True))
    return deal


def _track_deal(g: Volga, chance: Chance) -> dict[int, int]:
    """For a German: boxes never opened; those of the last column hold white infantry."""
    last: list[int] = []
    others: list[int] = []
    for row in g.track:
        for unit in row:
            if not g.returned >> unit & 1:
                (last if unit == row[-1] else others).append(unit)
    white = chance.shuffle(unit for unit in last + others if WHITE >> unit & 1)
    rest = [unit for unit in last + others if not WHITE >> unit & 1] + white[len(last) :]
    return dict(zip(last + others, white[: len(last)] + chance.shuffle(rest), strict=True))


def _german_deal(g: Volga, chance: Chance) -> dict[int, int]:
    """For a Soviet player: blocks that entered by X or Y are not blue, those by Z not yellow."""
    on_track = [unit for row in g.track for unit in row]
    last = mask(row[-1] for row in g.track if row and not g.returned >> row[-1] & 1)
    slots = bits(g.on_map & GERMANS & ~g.seen) + on_track + bits(g.at[TAKEN])

    def may_be(slot: int) -> int:
        if g.rules.two_germans:  # who commands a stack is there for all to see
            return next(colour for colour in (YELLOW, BLUE, WHITE) if colour >> slot & 1)
        if last >> slot & 1:
            return WHITE
        if slot in on_track or g.at[TAKEN] >> slot & 1:
            return GERMANS
        if YELLOW_ENTRY >> g.entry[slot] & 1:
            return YELLOW | WHITE
        if BLUE_ENTRY >> g.entry[slot] & 1:
            return BLUE | WHITE
        return 1 << slot  # the stack in W is named by the set-up

    allowed = {slot: may_be(slot) for slot in slots}
    deal = {slot: slot for slot in slots}
    if len(slots) > 1:
        for _ in range(_SWAPS):
            a, b = slots[chance.below(len(slots))], slots[chance.below(len(slots))]
            if allowed[a] >> deal[b] & 1 and allowed[b] >> deal[a] & 1:
                deal[a], deal[b] = deal[b], deal[a]
    return deal


_UNIT_SETS = {  # which arguments of a frame are sets of blocks
    "choose_hit": (1,),
    "choose_soviet_advance": (1,),
    "choose_blitz": (1,),
    "blitz_to": (1,),
    "short_moves": (2,),
    "short_stack": (2,),
    "short_group": (2, 4),
    "quick_group": (2,),
    "quick_target": (2,),
}
_UNITS = {"deploy_to": 1, "blitz_to": 2, "soviet_unit_to": 2}  # which one is a block


def _rename(g: Volga, deal: dict[int, int]) -> None:
    """Every block in its place gives way to the one that is dealt there."""
    to = list(range(UNITS))
    for old, new in deal.items():
        to[old] = new
    moving = mask(deal)

    def renamed(units: int) -> int:
        return units & ~moving | mask(to[unit] for unit in bits(units & moving))

    def frame(old: Frame) -> Frame:
        sets = _UNIT_SETS.get(old[0], ())
        new = [renamed(value) if n in sets else value for n, value in enumerate(old)]
        if old[0] in _UNITS:
            new[_UNITS[old[0]]] = to[old[_UNITS[old[0]]]]
        elif old[0] == "deploy":
            new[1] = tuple(to[unit] for unit in old[1])
        return tuple(new)

    g.at = [renamed(units) if units & moving else units for units in g.at]
    g.track = [tuple(to[unit] for unit in row) for row in g.track]
    g.returned = renamed(g.returned)
    for values in (g.token, g.entry):
        old_values = values[:]
        for old, new in deal.items():
            values[new] = old_values[old]
    _full_strength_for_unseen_germans(g, deal.values())
    g.frames = [frame(old) for old in g.frames]
    if g.battle is not None:
        g.battle.german_stack = renamed(g.battle.german_stack)
        g.battle.bystanders = renamed(g.battle.bystanders)
        g.battle.advanced = renamed(g.battle.advanced)


def _full_strength_for_unseen_germans(g: Volga, units: Iterable[int]) -> None:
    """A German block that was never seen has never fought."""
    on_map = g.on_map
    for unit in units:
        if GERMANS >> unit & 1:
            g.strength[unit] = STEPS[unit] if on_map >> unit & 1 else 0


# -- cards


def _soviet_cards(g: Volga, chance: Chance) -> None:
    """Deck, hand and the card lying face down. Leaders stacked on top were drawn first (HI-8)."""
    b = g.battle
    laid = 1 << b.soviet_card if b and b.soviet_card >= 0 and not b.shown else 0
    held = g.soviet_hand | laid
    unknown = held | mask(g.soviet_deck)
    drawn = SOVIET_CARDS.bit_count() - len(g.soviet_deck)
    stacked = g.stacked & SOVIET_CARDS
    still_on_top = max(0, stacked.bit_count() - drawn)
    leaders = chance.shuffle(bits(stacked & unknown))
    top, hand = leaders[:still_on_top], leaders[still_on_top:]
    rest = unknown & ~stacked
    if g.rules.chuikov_hq_on_draw and g.rules.variant and CHUIKOV & rest:
        rest &= ~CHUIKOV  # everybody saw whether he was drawn
        if CHUIKOV & held:
            hand += bits(CHUIKOV)
            others = chance.shuffle(bits(rest))
        else:
            others = chance.shuffle(bits(rest))
            place = held.bit_count() - len(hand)
            place += chance.below(len(others) - place + 1)
            others.insert(place, CHUIKOV.bit_length() - 1)
    else:
        others = chance.shuffle(bits(rest))
    missing = held.bit_count() - len(hand)
    hand += others[:missing]
    g.soviet_deck = bytes(others[missing:] + top)
    if laid:
        assert b is not None
        b.soviet_card = hand.pop(chance.below(len(hand)))
    g.soviet_hand = mask(hand)


def _shuffle_soviet_deck(g: Volga, chance: Chance) -> None:
    """For the Soviet player: he knows which leaders still lie on top, not in what order."""
    deck = mask(g.soviet_deck)
    top = chance.shuffle(bits(deck & g.stacked))
    g.soviet_deck = bytes(chance.shuffle(bits(deck & ~g.stacked)) + top)


def _german_cards(g: Volga, chance: Chance) -> None:
    """For the Soviet player: hands, and cards face down, hold no leader."""
    b = g.battle
    laid = b.german_cards if b and not b.shown else 0
    unknown = g.hands[0] | g.hands[1] | laid | mask(g.german_deck)
    cards = chance.shuffle(bits(unknown & ~LEADERS))
    if laid:
        assert b is not None
        fits = ENGINEERS if laid.bit_count() > 1 else -1
        if not g.leaders & LINDEN:
            fits &= ~NEEDS_LINDEN
        chosen = [card for card in cards if fits >> card & 1][: laid.bit_count()]
        b.german_cards = mask(chosen)
        cards = [card for card in cards if card not in chosen]
    for player in (0, 1):
        size = g.hands[player].bit_count()
        g.hands[player] = mask(cards[:size])
        cards = cards[size:]
    g.german_deck = bytes(cards + bits(mask(g.german_deck) & LEADERS))


def _german_deck(g: Volga, chance: Chance, deck: bytes) -> list[int]:
    """Shuffled, but for what the variant openly put on top or at the bottom."""
    stacked = g.stacked & GERMAN_CARDS
    bottom = OKH if g.rules.level == "A" else 0
    cards = mask(deck)
    top = chance.shuffle(bits(cards & stacked & ~bottom))
    return [
        *bits(cards & bottom),
        *chance.shuffle(bits(cards & ~(stacked | bottom))),
        *top,
    ]
