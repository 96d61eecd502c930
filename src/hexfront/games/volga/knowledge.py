"""What a seat may suppose of blocks and cards that it cannot see, as exact chances.

Every deal of the hidden blocks that fits what was seen is equally likely (see secrets.py). Of the
unseen blocks in one hex only the sorts matter. Let U be the set of blocks that stand there. How
many deals have just U in that hex? Take the unseen tokens of a class in their order. What a token
may be, later tokens may be too, so a token in the hex can be any block of U that was there to be
drawn by then and is not yet dealt, and a token elsewhere any other block: two plain counts, which
depend on no more than how many blocks of U were there to be drawn by then. So U is put together
in the order in which blocks became available, and only numbers of each sort are remembered.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import product as every
from math import comb, factorial, prod
from typing import NamedTuple

from hexfront.core.hexes import bits, mask
from hexfront.core.odds import Dist, mixture, product
from hexfront.core.types import Card, Count, Hex, Points, Unit, Units
from hexfront.games.volga.arithmetic import INFANTRY_KIND, TANK_KIND, Block, Stack, stack_of
from hexfront.games.volga.secrets import what_germans_may_be
from hexfront.games.volga.state import (
    INFANTRY_RESERVE,
    MARINE_RESERVE,
    SOVIET,
    TANK_RESERVE,
    Volga,
    stack_owner,
)
from hexfront.games.volga.tables import (
    ANTI_AIRCRAFT,
    ANTI_TANK,
    BLUE,
    CHUIKOV,
    DEPLOYMENT,
    GERMANS,
    GUARDS,
    HITS_ON,
    HOTH,
    INFANTRY,
    MARINES,
    OKH,
    POOL,
    SOVIET_CARDS,
    SOVIETS,
    STEPS,
    TANKS,
    WHITE,
    YELLOW,
)
from hexfront.games.volga.types import Kinds, Traits
from hexfront.games.volga.variant import (
    IMMORTAL_GUARD,
    has_advantage,
    has_reinforced_marines,
    late_divisions,
)

AA_REGIMENT, AT_BRIGADE = 1, 2  # traits of a stack, 20.11

_SET_UP_TOKENS = len(DEPLOYMENT)
_CLASSES = (TANKS, MARINES, INFANTRY & ~MARINES)


class Sort(NamedTuple):
    """Blocks that differ in nothing but their names."""

    steps: int
    rank: tuple[int, ...]
    hits_on: int
    kind: int
    trait: int = 0
    full: bool = False  # always at full strength in a combat


Deal = tuple[tuple[Sort, ...], tuple[Sort, ...]]
"""The blocks that stand in a hex, and the one that is drawn to join them, if any."""


def kind_of(unit: Unit) -> Kinds:
    return INFANTRY_KIND * (INFANTRY >> unit & 1) + TANK_KIND * (TANKS >> unit & 1)


# -- ties


def rank(unit: Unit, spared: bool) -> tuple[int, ...]:
    """Among equals the greatest rank is hit: the least useful block of a side that is to be
    spared (weak fire, no tank), the most useful one of the enemy's."""
    hits_on, plain = HITS_ON[unit], int(kind_of(unit) == INFANTRY_KIND)
    return (hits_on, plain) if spared else (-hits_on, plain)


def may_spare_soviets(g: Volga) -> bool:
    return g.rules.soviet_breaks_own_ties


def hit_first(g: Volga, units: Units) -> Unit:
    """The block that the odds suppose to be hit, of some that are equally strong."""
    spared = bool(units & GERMANS) or may_spare_soviets(g)
    return max(bits(units), key=lambda unit: (rank(unit, spared), -unit))


# -- Soviet blocks, for a German


def soviet_stacks(g: Volga, place: Hex, joining: Hex, kinds: bool) -> Dist[tuple[Traits, Stack]]:
    """Traits and blocks of a Soviet stack after the showdown, their strengths adjusted.

    `joining` is the reserve from which a block is added, or -1; without `kinds` infantry and
    tanks are not told apart.
    """
    traits = 0
    known = []
    for unit in bits(g.at[place] & g.seen):
        sort = _sort(g, unit, kinds)
        traits |= sort.trait
        known.append(Block(shown_strength(g, unit), sort.rank, sort.hits_on, sort.kind))
    stack = stack_of(known)
    return _hidden_blocks(g, place, joining, kinds).then(lambda deal: _turned(deal, traits, stack))


def shown_strength(g: Volga, unit: Unit) -> Points:
    """The strength of a known block after the showdown (5.3d, 20.6a)."""
    return STEPS[unit] if _is_immortal(g, unit) else max(g.strength[unit], 1)


def _is_immortal(g: Volga, unit: Unit) -> bool:
    guards = g.rules.variant and has_advantage(g, SOVIET, IMMORTAL_GUARD)
    return guards and bool(GUARDS >> unit & 1)


def _sort(g: Volga, unit: Unit, kinds: bool) -> Sort:
    place, kind = rank(unit, may_spare_soviets(g)), kind_of(unit)
    if not kinds:
        place, kind = place[:1], INFANTRY_KIND | TANK_KIND
    trait = 0
    if g.rules.special_units:
        trait = AA_REGIMENT * (ANTI_AIRCRAFT >> unit & 1) + AT_BRIGADE * (ANTI_TANK >> unit & 1)
    full = bool(MARINES >> unit & 1 and has_reinforced_marines(g)) or _is_immortal(g, unit)
    return Sort(STEPS[unit], place, HITS_ON[unit], kind, trait, full)


@lru_cache(maxsize=4096)
def _turned(deal: Deal, traits: Traits, known: Stack) -> Dist[tuple[Traits, Stack]]:
    """5.3: every block on one of its four sides; a blank one stands at its lowest strength."""
    here, joining = deal
    stacks: dict[Stack, int] = {known: 1}
    for sort in here + joining:
        sides = [(sort.steps, 4)]
        if not sort.full:
            sides = [(1, 5 - sort.steps), *((strength, 1) for strength in range(2, sort.steps + 1))]
        grown: dict[Stack, int] = defaultdict(int)
        for stack, weight in stacks.items():
            for strength, share in sides:
                block = Block(strength, sort.rank, sort.hits_on, sort.kind)
                grown[stack_of((*stack, block))] += weight * share
        stacks = grown
    for sort in here:  # 20.13: what joins comes too late for its trait
        traits |= sort.trait
    return Dist.weighted({(traits, stack): weight for stack, weight in stacks.items()})


def _hidden_blocks(g: Volga, place: Hex, joining: Hex, kinds: bool) -> Dist[Deal]:
    """The sorts of the unseen blocks in a hex. Set-up tokens are tanks or infantry, mixed."""
    unseen = g.on_map & SOVIETS & ~g.seen
    at_set_up = mask(unit for unit in bits(unseen) if g.token[unit] <= _SET_UP_TOKENS)
    here = g.at[place] & unseen
    joined = {TANK_RESERVE: TANKS, MARINE_RESERVE: MARINES, INFANTRY_RESERVE: INFANTRY & ~MARINES}
    parts: list[tuple[int, Dist[Deal]]] = []
    in_class = [(at_set_up & cls).bit_count() for cls in _CLASSES]
    for split in every(*(range(count + 1) for count in in_class)):
        if sum(split) != (here & at_set_up).bit_count():
            continue
        dist: Dist[Deal] = Dist.certain(((), ()))
        for cls, count, chosen in zip(_CLASSES, in_class, split, strict=True):
            joins = joining >= 0 and joined[joining] == cls
            if chosen or joins or here & cls & ~at_set_up:
                drawn = _drawn(g, cls, count, chosen, here & ~at_set_up, joins, kinds)
                dist = product(dist, drawn).map(_together)
        weight = prod(comb(count, chosen) for count, chosen in zip(in_class, split, strict=True))
        parts.append((weight, dist))
    return mixture(parts)


def _together(deals: tuple[Deal, Deal]) -> Deal:
    (here, joining), (more, joining_too) = deals
    return tuple(sorted(here + more)), joining + joining_too


def _drawn(
    g: Volga, cls: Units, at_set_up: Count, chosen: Count, here: Units, joins: bool, kinds: bool
) -> Dist[Deal]:
    """The blocks of one class in the hex: `chosen` set-up tokens and those of `here`."""
    waiting = g.at[INFANTRY_RESERVE] | g.at[TANK_RESERVE] | g.at[MARINE_RESERVE]
    unseen = g.on_map & SOVIETS & ~g.seen
    later = [unit for unit in bits(unseen & cls) if g.token[unit] > _SET_UP_TOKENS]
    later.sort(key=lambda unit: g.token[unit])
    in_hex = [n < chosen for n in range(at_set_up)] + [bool(here >> unit & 1) for unit in later]
    numbers = [g.token[unit] for unit in later]
    never_at_set_up = GUARDS | mask(late_divisions(g))
    pool: list[Counter[Sort]] = [Counter() for _ in range(len(in_hex) + 1)]
    for unit in bits((unseen | waiting) & cls):
        first = 0
        if g.since[unit] or never_at_set_up >> unit & 1:
            first = at_set_up + sum(number <= g.since[unit] for number in numbers)
        pool[first][_sort(g, unit, kinds)] += 1
    ways = deals(pool, in_hex, joins) or deals([sum(pool, Counter()), *pool[1:]], in_hex, joins)
    return Dist.weighted(ways)


def deals(pool: Sequence[Counter[Sort]], in_hex: Sequence[bool], joins: bool) -> dict[Deal, int]:
    """How many deals give the hex which sorts. `pool` has the blocks that each token adds."""
    wanted = sum(in_hex)
    states: dict[Deal, int] = {((), ()): 1}
    size = dealt_here = dealt_elsewhere = 0
    for token, added in enumerate(pool):
        for sort, count in added.items():
            size += count
            grown: dict[Deal, int] = defaultdict(int)
            for (here, joining), weight in states.items():
                for n in range(min(count, wanted - len(here)) + 1):
                    more = tuple(sorted(here + (sort,) * n)) if n else here
                    ways = weight * comb(count, n)
                    grown[more, joining] += ways
                    if joins and not joining and count > n:
                        grown[more, (sort,)] += ways * (count - n)
            states = grown
        if token == len(in_hex):
            break
        for deal in list(states):
            if in_hex[token]:
                choices = len(deal[0]) - dealt_here
            else:
                choices = size - dealt_elsewhere - len(deal[0]) - len(deal[1])
            states[deal] *= max(choices, 0)
        dealt_here += in_hex[token]
        dealt_elsewhere += not in_hex[token]
    return {
        (here, joining): weight
        for (here, joining), weight in states.items()
        if weight and len(here) == wanted and len(joining) == joins
    }


# -- Soviet cards, for a German


def soviet_cards(g: Volga) -> Dist[Card] | None:
    """The card that lies face down or will be laid at random; None if the hand is empty.

    Leaders that were openly put on top of the deck were drawn first; beyond that, and except for
    Chuikov if all saw him drawn, hand and deck are any split of the cards not yet seen.
    """
    held = g.soviet_hand
    if g.battle is not None and g.battle.soviet_card >= 0 and not g.battle.shown:
        held |= 1 << g.battle.soviet_card
    if not held:
        return None
    unknown = held | mask(g.soviet_deck)
    stacked = g.stacked & SOVIET_CARDS
    drawn = SOVIET_CARDS.bit_count() - len(g.soviet_deck)
    on_top = max(0, stacked.bit_count() - drawn)
    seen_drawn = 0
    if g.rules.chuikov_hq_on_draw and g.rules.variant:
        seen_drawn = CHUIKOV & held
        on_top -= bool(CHUIKOV & unknown & ~held & stacked)
        unknown &= ~CHUIKOV
    leaders, others = unknown & stacked, unknown & ~stacked
    leaders_held = leaders.bit_count() - on_top
    others_held = held.bit_count() - leaders_held - seen_drawn.bit_count()
    groups = [(seen_drawn, 1), (leaders, leaders_held), (others, others_held)]
    common = prod(group.bit_count() for group, _ in groups if group)
    return Dist.weighted(
        {
            card: in_hand * common // group.bit_count()
            for group, in_hand in groups
            for card in bits(group)
        }
    )


def hoth_among_next(g: Volga, count: Count) -> tuple[int, int]:
    """How often, of how many times, the next German cards bring Hoth."""
    deck = mask(g.german_deck)
    if not HOTH & deck:
        return 0, 1
    bottom = OKH & deck if g.rules.level == "A" else 0
    top = deck & g.stacked & ~bottom
    if HOTH & top:
        return min(count, top.bit_count()), top.bit_count()
    rest = deck & ~top & ~bottom
    return max(0, min(count - top.bit_count(), rest.bit_count())), rest.bit_count()


# -- German blocks, for a Soviet player


def german_stacks(g: Volga, place: Hex) -> Dist[Stack]:
    """A German stack; what was never seen has never fought and is at full strength.

    Each deal that fits is as likely as any other, so the pools that the unseen blocks here come
    from are as likely as those elsewhere have ways to share the rest of all pools among them. Of
    two Germans' stacks only this one is asked to keep its owner.
    """
    allowed = what_germans_may_be(g)
    here = [unit for unit in bits(g.at[place]) if unit in allowed]
    blocks = [
        Counter(_german_block(unit, STEPS[unit]) for unit in allowed if pool >> unit & 1)
        for pool in _POOLS
    ]
    known = tuple(
        _german_block(unit, g.strength[unit]) for unit in bits(g.at[place]) if unit not in allowed
    )
    elsewhere = Counter(_pools(units) for unit, units in allowed.items() if unit not in here)
    groups = tuple(sorted(elsewhere.items(), key=lambda group: (len(group[0]), group)))
    parts: list[tuple[int, Dist[Stack]]] = []
    for chosen in every(*(_pools(allowed[unit]) for unit in here)):
        if g.rules.two_germans and not _has_owner(g.at[place], here, chosen):
            continue
        counts = [chosen.count(pool) for pool in range(len(_POOLS))]
        left = tuple(n.total() - count for n, count in zip(blocks, counts, strict=True))
        if min(left) >= 0:
            drawn = product(*(_picked(n, count) for n, count in zip(blocks, counts, strict=True)))
            stacks = drawn.map(lambda more: stack_of(sum(more, known)))
            parts.append((_shares(groups, left), stacks))
    return mixture(parts)


_FIRST_YELLOWS = mask(POOL["yellow_pool"])
_POOLS = (_FIRST_YELLOWS, YELLOW & ~_FIRST_YELLOWS, BLUE, WHITE)


def _pools(units: Units) -> tuple[int, ...]:
    return tuple(number for number, pool in enumerate(_POOLS) if units & pool)


def _german_block(unit: Unit, strength: Points) -> Block:
    return Block(strength, rank(unit, True), HITS_ON[unit], kind_of(unit))


def _has_owner(stack: Units, here: Sequence[Unit], chosen: Sequence[int]) -> bool:
    """Whether blocks of these pools leave the stack to the player who commands it."""
    units = stack & ~mask(here)
    for pool in chosen:
        units |= _POOLS[pool]
    return not (units & YELLOW and units & BLUE) and stack_owner(units) == stack_owner(stack)


@lru_cache(maxsize=1024)
def _shares(groups: tuple[tuple[tuple[int, ...], int], ...], left: tuple[int, ...]) -> Count:
    """In how many ways so many of each pool go to groups that may have some of the pools."""
    if not groups:
        return int(not any(left))
    (pools, count), rest = groups[0], groups[1:]
    if not rest:
        fits = sum(left) == count and not any(left[p] for p in range(len(left)) if p not in pools)
        return factorial(count) // prod(map(factorial, left)) if fits else 0
    ways = 0
    for split in every(*(range(min(count, left[pool]) + 1) for pool in pools)):
        if sum(split) == count:
            used = dict(zip(pools, split, strict=True))
            after = tuple(n - used.get(pool, 0) for pool, n in enumerate(left))
            ways += factorial(count) // prod(map(factorial, split)) * _shares(rest, after)
    return ways


def _picked(blocks: Counter[Block], count: Count) -> Dist[Stack]:
    """So many of these blocks, blindly drawn."""
    ways: dict[Stack, int] = {(): 1}
    for block, there in blocks.items():
        grown: dict[Stack, int] = defaultdict(int)
        for stack, weight in ways.items():
            for n in range(min(there, count - len(stack)) + 1):
                grown[stack + (block,) * n] += weight * comb(there, n)
        ways = grown
    return Dist.weighted({stack: weight for stack, weight in ways.items() if len(stack) == count})
