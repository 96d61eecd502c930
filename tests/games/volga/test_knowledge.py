"""What a seat may suppose of hidden blocks and cards, against games drawn anew."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

from tests.games.volga.endings import RUNS, assert_same_shares, drawn_anew, later, planned, position
from tests.games.volga.helpers import soviets_aside

import hexfront
from hexfront.core.hexes import bits
from hexfront.core.odds import Dist
from hexfront.games.volga.arithmetic import Stack
from hexfront.games.volga.control import draw_soviet_card
from hexfront.games.volga.knowledge import (
    Sort,
    deals,
    german_stacks,
    kind_of,
    soviet_cards,
    soviet_stacks,
)
from hexfront.games.volga.state import INFANTRY_RESERVE, Volga
from hexfront.games.volga.tables import BOARD, CARD_NAMES, HITS_ON, UNIT_NUMBER


def plain(stack: Stack) -> tuple[tuple[int, int, int], ...]:
    return tuple(sorted((block.strength, block.hits_on, block.kind) for block in stack))


def blocks_of(g: Volga, place: int) -> tuple[tuple[int, int, int], ...]:
    units = bits(g.at[place])
    return tuple(sorted((max(g.strength[u], 1), HITS_ON[u], kind_of(u)) for u in units))


def test_unseen_soviet_stacks_are_what_a_game_drawn_anew_shows():
    game = later("blocks", 300, mode="solo")
    g = game.state
    unseen = {place: (g.at[place] & ~g.seen).bit_count() for place in bits(g.soviet)}
    places = sorted(unseen, key=lambda place: -unseen[place])[:4]
    counted: dict[int, Counter[Any]] = {place: Counter() for place in places}
    for run in range(RUNS // 2):
        copy = drawn_anew(game, "german", run)
        for place in places:
            counted[place][blocks_of(copy, place)] += 1
    for place in places:
        exact = soviet_stacks(g, place, -1, True).map(lambda found: plain(found[1]))
        assert_same_shares(BOARD.name[place], exact, counted[place])


def test_unseen_german_stacks_are_what_a_game_drawn_anew_shows():
    game = later("germans", 120, mode="1v1")
    g = game.state
    unseen = {place: (g.at[place] & ~g.seen).bit_count() for place in bits(g.german)}
    places = sorted(unseen, key=lambda place: -unseen[place])[:3]
    counted: dict[int, Counter[Any]] = {place: Counter() for place in places}
    for run in range(RUNS // 2):
        copy = drawn_anew(game, "soviet", run)
        for place in places:
            counted[place][blocks_of(copy, place)] += 1
    for place in places:
        assert_same_shares(BOARD.name[place], german_stacks(g, place).map(plain), counted[place])


def test_a_block_that_was_lost_again_is_not_a_token_drawn_before():
    """Three blocks are left for a token drawn before the Guards fell and one drawn after."""
    text = soviets_aside("55: G-PZ-2; 56: S-RD-45; 57: S-RB-10", "S-GD-13")
    g = position(text, mode="1v1").state
    for name, token in (("S-RD-45", 30), ("S-RB-10", 50)):
        g.token[UNIT_NUMBER[name]] = token
    g.since[UNIT_NUMBER["S-GD-13"]] = 40

    def guards(hex: str) -> Fraction:
        stacks = soviet_stacks(g, BOARD.hex(hex), -1, True)
        return stacks.chance(lambda found: found[1][0].hits_on == 5)

    assert (guards("56"), guards("57")) == (0, Fraction(1, 2))


def test_a_special_unit_that_joins_a_combat_comes_too_late_for_its_power():
    text = soviets_aside("55: G-PZ-2; 56: S-RD-45; seen S-RD-45", "S-AT-20")
    g = position(text, mode="1v1", variant="0").state
    stacks = soviet_stacks(g, BOARD.hex("56"), INFANTRY_RESERVE, False)
    assert {len(stack) for (_, stack), _ in stacks.items()} == {2}
    assert {traits for (traits, _), _ in stacks.items()} == {0}


def test_numbers_of_deals_are_those_of_all_deals_written_out():
    """Three tokens: the first may be a or b, the later ones c and d too; two stand in the hex."""
    sorts = {"a": Sort(4, (0,), 6, 1), "b": Sort(3, (0,), 6, 1), "c": Sort(4, (0,), 5, 1)}
    sorts["d"] = sorts["a"]
    early, late = "ab", "abcd"
    for in_hex in ([True, False, True], [False, True, True], [True, True, False]):
        for joins in (False, True):
            written: Counter[Any] = Counter()
            for deal in permutations(late, 3 + joins):
                if deal[0] in early:
                    here = [
                        sorts[block] for block, there in zip(deal, in_hex, strict=False) if there
                    ]
                    joining = tuple(sorts[block] for block in deal[3:])
                    written[tuple(sorted(here)), joining] += 1
            pool = [Counter(map(sorts.get, "ab")), Counter(map(sorts.get, "cd")), Counter()]
            found = deals([*pool, Counter()], in_hex, joins)
            assert Dist.weighted(found) == Dist.weighted(written)


def test_the_soviet_card_is_any_that_was_not_seen_yet():
    game = planned("55: G-PZ-2; 56: S-RD-45; soviet-hand s-aa-7 s-tommy; discards s-sniper", "56")
    cards = soviet_cards(game.state)
    by_name = cards.map(lambda card: CARD_NAMES[card])
    assert by_name.chance("s-sniper") == Fraction(4, 27)
    assert by_name.chance("s-chuikov") == Fraction(1, 27)


def test_leaders_put_on_top_of_the_deck_are_known_to_be_drawn_first():
    game = hexfront.new("volga", mode="solo", seed="top", options={"variant": "B"})
    g = game.state
    assert soviet_cards(g) is None
    draw_soviet_card(g)
    leaders = {"s-chuikov", "s-khrushchev", "s-zaytsev"}
    held = soviet_cards(g).map(lambda card: CARD_NAMES[card])
    assert held == Dist.uniform(leaders)
    for _ in range(4):
        draw_soviet_card(g)
    held = soviet_cards(g).map(lambda card: CARD_NAMES[card])
    assert all(held.chance(leader) == Fraction(1, 5) for leader in leaders)
    assert held.chance("s-sniper") == Fraction(2, 5) * Fraction(5, 25)


def test_a_blank_or_unknown_side_counts_as_the_rules_of_random_strength_say():
    """AR-5 and set-up tokens: what a single unseen block shows, from the blocks it can be."""
    game = planned("55: G-PZ-2; 56: S-RB-10/0", "56")
    stacks = soviet_stacks(game.state, BOARD.hex("56"), -1, True)
    by_strength = stacks.map(lambda found: found[1][0].strength)
    # It is infantry of the set-up: 18 of four steps, 10 of three and 6 of two.
    ones = Fraction(18 * 1 + 10 * 2 + 6 * 3, 34 * 4)
    assert by_strength.chance(1) == ones
    assert by_strength.chance(4) == Fraction(18, 34 * 4)
