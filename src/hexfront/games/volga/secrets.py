"""Determinisation: all that is hidden from a seat is redrawn, as that seat may suppose it.

For a German every deal that fits what he has seen is equally likely, and is drawn so exactly. A
block drawn from a reserve as token t can only be one that was in the reserve by then, so the
choices of later tokens include those of earlier ones, and dealing tokens in their order, each
uniformly from what is left to it, gives every possible deal the same chance.

A Soviet player knows of an unseen German block where it came onto the map, so which colours it may
have. One German's blocks are dealt exactly, too; those of two Germans change places at random many
times, so that every stack keeps its owner.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from math import comb, perm

from hexfront.core.chance import Chance
from hexfront.core.flow import Frame
from hexfront.core.hexes import bits, mask
from hexfront.core.types import Card, Hex, Player, Unit, Units
from hexfront.games.volga.german_cards import NEEDS_LINDEN
from hexfront.games.volga.setup import random_side
from hexfront.games.volga.state import (
    INFANTRY_RESERVE,
    MARINE_RESERVE,
    TAKEN,
    TANK_RESERVE,
    Volga,
    stack_owner,
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
    POOL,
    SOVIET_CARDS,
    SOVIETS,
    STEPS,
    TANKS,
    UNITS,
    WHITE,
    YELLOW,
    YELLOW_ENTRY,
)
from hexfront.games.volga.variant import late_divisions

_SOVIET_SET_UP = len(DEPLOYMENT)  # the tokens up to this one are given in the set-up
_SET_UP = _SOVIET_SET_UP + 7
_FIRST_YELLOWS = mask(POOL["yellow_pool"])
_FIRST_BLOCKS = _FIRST_YELLOWS | mask(POOL["X"])
_COLOURS = (YELLOW, BLUE, WHITE)
_SWAPS = 400


def resample(g: Volga, seat: str, chance: Chance) -> None:
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


def _soviet_deal(g: Volga, chance: Chance) -> dict[Unit, Unit]:
    """Which block each unseen Soviet token, and each place in a reserve, is to be."""
    deal: dict[Unit, Unit] = {}
    unseen = g.on_map & SOVIETS & ~g.seen
    waiting = g.at[INFANTRY_RESERVE] | g.at[TANK_RESERVE] | g.at[MARINE_RESERVE]
    hidden = unseen | waiting
    tokens = sorted(bits(unseen), key=g.token.__getitem__)
    kinds = (TANKS, MARINES, INFANTRY & ~MARINES)
    mixed = [unit for unit in tokens if g.token[unit] <= _SOVIET_SET_UP]
    kind_of = {unit: kind for unit in tokens for kind in kinds if kind >> unit & 1}
    shuffled = chance.shuffle(sorted(kind_of[unit] for unit in mixed))
    kind_of.update(zip(mixed, shuffled, strict=True))
    left = {kind: hidden & kind for kind in kinds}
    returned = mask(unit for unit in bits(hidden) if g.since[unit])
    set_up = ~(GUARDS | mask(late_divisions(g)) | returned)
    for token in tokens:
        kind = kind_of[token]
        number = g.token[token]
        if number <= _SOVIET_SET_UP:
            possible = left[kind] & set_up
        else:
            later = mask(unit for unit in bits(returned) if g.since[unit] >= number)
            possible = left[kind] & ~later
        unit = chance.pick(possible or left[kind])  # a position from a text may be none of a game
        deal[token] = unit
        left[kind] ^= 1 << unit
    for kind in kinds:
        deal.update(zip(bits(waiting & kind), bits(left[kind]), strict=True))
    return deal


def _track_deal(g: Volga, chance: Chance) -> dict[Unit, Unit]:
    """For a German: boxes never opened; those of the last column hold white infantry."""
    last: list[Unit] = []
    others: list[Unit] = []
    for row in g.track:
        for unit in row:
            if not g.returned >> unit & 1:
                (last if unit == row[-1] else others).append(unit)
    white = chance.shuffle(sorted(unit for unit in last + others if WHITE >> unit & 1))
    rest = [unit for unit in last + others if not WHITE >> unit & 1] + white[len(last) :]
    dealt = white[: len(last)] + chance.shuffle(sorted(rest))
    return dict(zip(last + others, dealt, strict=True))


def _german_deal(g: Volga, chance: Chance) -> dict[Unit, Unit]:
    """For a Soviet player: which block each unseen German one, and each box of the track, is."""
    allowed = what_germans_may_be(g)
    return (_swapped if g.rules.two_germans else _dealt)(g, allowed, chance)


def what_germans_may_be(g: Volga) -> dict[Unit, Units]:
    """Blocks that entered by X or Y are not blue, those by Z not yellow; others as the set-up says.

    Those just taken, and those that two Germans are about to move, keep their colours: what may be
    done with them has been worked out already.
    """
    allowed: dict[Unit, Units] = {}
    unseen = sorted(bits(g.on_map & GERMANS & ~g.seen), key=g.token.__getitem__)
    for unit in unseen:
        if g.token[unit] <= _SET_UP and _FIRST_BLOCKS >> unit & 1:
            if _FIRST_YELLOWS >> unit & 1:
                allowed[unit] = _FIRST_YELLOWS
        elif YELLOW_ENTRY >> g.entry[unit] & 1:
            allowed[unit] = YELLOW | WHITE
        elif BLUE_ENTRY >> g.entry[unit] & 1:
            allowed[unit] = BLUE | WHITE
    for row in g.track:
        for unit in row:
            last = unit == row[-1] and WHITE >> unit & 1 and not g.returned >> unit & 1
            allowed[unit] = WHITE if last else GERMANS
    moving = _units_of_frames(g) if g.rules.two_germans else 0
    for unit in bits(g.at[TAKEN] | moving & mask(allowed)):
        allowed[unit] = next(colour for colour in _COLOURS if colour >> unit & 1)
    return allowed


def _dealt(g: Volga, allowed: dict[Unit, Units], chance: Chance) -> dict[Unit, Unit]:
    """Every possible deal with the same chance: first how many whites go where, then which ones."""
    slots: dict[int, list[int]] = {}
    for slot, units in allowed.items():
        slots.setdefault(units, []).append(slot)
    hidden = mask(allowed)
    deal: dict[Unit, Unit] = {}
    for units in (_FIRST_YELLOWS, *_COLOURS):
        given = chance.shuffle(bits(hidden & units))[: len(slots.get(units, ()))]
        deal.update(zip(slots.get(units, ()), given, strict=True))
        hidden &= ~mask(given)
    yellow, blue, white = (chance.shuffle(bits(hidden & colour)) for colour in _COLOURS)
    by_x_or_y, by_z = slots.get(YELLOW | WHITE, []), slots.get(BLUE | WHITE, [])
    x, z = _whites(chance, len(by_x_or_y), len(by_z), len(yellow), len(blue), len(white))
    yellows, blues = len(by_x_or_y) - x, len(by_z) - z
    in_order = chance.shuffle(yellow[:yellows] + white[:x])
    in_order += chance.shuffle(blue[:blues] + white[x : x + z])
    in_order += chance.shuffle(yellow[yellows:] + blue[blues:] + white[x + z :])
    deal.update(zip(by_x_or_y + by_z + slots.get(GERMANS, []), in_order, strict=True))
    return deal


def _whites(chance: Chance, x: int, z: int, yellow: int, blue: int, white: int) -> tuple[int, int]:
    """How many of x slots for yellow or white, and of z for blue or white, hold a white block."""
    ways = {
        (i, j): perm(white, i + j)
        * (comb(x, i) * perm(yellow, x - i))
        * (comb(z, j) * perm(blue, z - j))
        for i in range(min(x, white) + 1)
        for j in range(min(z, white - i) + 1)
    }
    at = chance.below(sum(ways.values()))
    return next(
        whites for whites, up_to in zip(ways, accumulate(ways.values()), strict=True) if at < up_to
    )


def _swapped(g: Volga, allowed: dict[Unit, Units], chance: Chance) -> dict[Unit, Unit]:
    """Pairs of blocks change places, if each may be the other and no stack changes its owner."""
    slots = list(allowed)
    place_of = {unit: place for place in bits(g.german) for unit in bits(g.at[place])}
    stacks = {place: g.at[place] for place in bits(g.german)}
    owner = {place: stack_owner(units) for place, units in stacks.items()}
    deal = _any_deal(g, allowed, owner)
    for place, units in stacks.items():
        stacks[place] = mask(deal.get(unit, unit) for unit in bits(units))

    def can_hold(slot: Unit, units: Units) -> bool:
        place = place_of[slot]
        return not (units & YELLOW and units & BLUE) and stack_owner(units) == owner[place]

    for _ in range(_SWAPS if slots else 0):
        a, b = slots[chance.below(len(slots))], slots[chance.below(len(slots))]
        if not (allowed[a] >> deal[b] & 1 and allowed[b] >> deal[a] & 1):
            continue
        change = 1 << deal[a] | 1 << deal[b]
        at = [slot for slot in (a, b) if slot in place_of]
        if len(at) < 2 or place_of[a] != place_of[b]:
            if not all(can_hold(slot, stacks[place_of[slot]] ^ change) for slot in at):
                continue
            for slot in at:
                stacks[place_of[slot]] ^= change
        deal[a], deal[b] = deal[b], deal[a]
    return deal


def _any_deal(
    g: Volga, allowed: dict[Unit, Units], owner: dict[Hex, Player | None]
) -> dict[Unit, Unit]:
    """One deal that fits what is known, found without a look at the true one.

    In each stack of Yellow or Blue whose seen blocks are all white, the first that may have his
    colour gets it.
    """
    may_be = dict(allowed)
    for place, player in owner.items():
        hidden = sorted(bits(g.at[place] & mask(allowed)), key=g.token.__getitem__)
        colour = (YELLOW, BLUE)[player] if player is not None else 0
        for unit in hidden:
            may_be[unit] &= colour | WHITE
        if not g.at[place] & ~mask(hidden) & colour:
            first = next((unit for unit in hidden if may_be[unit] & colour), None)
            if first is not None:
                may_be[first] &= colour
    left = bits(mask(allowed))
    holder: dict[Unit, Unit] = {}

    def give(slot: Unit, tried: set[Unit]) -> bool:
        for unit in left:
            if may_be[slot] >> unit & 1 and unit not in tried:
                tried.add(unit)
                if unit not in holder or give(holder[unit], tried):
                    holder[unit] = slot
                    return True
        return False

    if all(give(slot, set()) for slot in allowed):
        return {slot: unit for unit, slot in holder.items()}
    return {slot: slot for slot in allowed}  # a position from a text may be none of a game


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


def _units_of_frames(g: Volga) -> Units:
    units = 0
    for name, *args in g.frames:
        for place in _UNIT_SETS.get(name, ()):
            units |= args[place - 1]
        if name in _UNITS:
            units |= 1 << args[_UNITS[name] - 1]
    return units


def _rename(g: Volga, deal: dict[Unit, Unit]) -> None:
    """Every block in its place gives way to the one that is dealt there."""
    to = list(range(UNITS))
    for old, new in deal.items():
        to[old] = new
    moving = mask(deal)

    def renamed(units: Units) -> Units:
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


def _full_strength_for_unseen_germans(g: Volga, units: Iterable[Unit]) -> None:
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
    to_come = max(0, (g.stacked & SOVIET_CARDS).bit_count() - drawn)  # leaders still on top
    # With this option everybody saw whether Chuikov was drawn.
    chuikov = unknown & CHUIKOV if g.rules.variant and g.rules.chuikov_hq_on_draw else 0
    hand = [*bits(held & chuikov)]
    deck = [*bits(chuikov & ~held)]
    top: list[Card] = []
    leaders = chance.shuffle(bits(unknown & g.stacked & ~chuikov))
    if chuikov & g.stacked & ~held:
        top, deck = deck, []
    while leaders and len(top) < to_come:
        top.append(leaders.pop())
    hand += leaders
    others = chance.shuffle(bits(unknown & ~g.stacked & ~chuikov))
    missing = held.bit_count() - len(hand)
    hand += others[:missing]
    g.soviet_deck = bytes(chance.shuffle(deck + others[missing:]) + chance.shuffle(top))
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
    g.german_deck = bytes([*cards, *bits(mask(g.german_deck) & LEADERS)])


def _german_deck(g: Volga, chance: Chance, deck: bytes) -> list[Card]:
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
