"""Exact odds, checked against enumeration of all dice, printed values and laws of probability."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from enum import Enum
from fractions import Fraction
from itertools import product as every
from math import gcd
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.core.odds import (
    Dist,
    dice,
    hit_groups,
    hits,
    mixture,
    opposed,
    product,
    sum_of,
)

T = TypeVar("T", bound=Hashable)

DIE = range(1, 7)
dists = st.dictionaries(st.integers(-6, 6), st.integers(1, 9), min_size=1, max_size=5).map(
    Dist.weighted
)
kernels: st.SearchStrategy[Callable[[int], Dist[int]]] = st.lists(
    dists, min_size=1, max_size=4
).map(lambda table: lambda x: table[x % len(table)])


class Result(Enum):
    """A column of a combat table, in an order that is not the alphabet's."""

    HOLD = "hold"
    RETREAT = "retreat"
    ELIMINATED = "eliminated"


def enumerated(outcomes: Iterable[T]) -> Dist[T]:
    return Dist.weighted(Counter(outcomes))


def sign(x: int, y: int) -> int:
    return (x > y) - (x < y)


# Dice against all their throws


@pytest.mark.parametrize("sides", [1, 2, 6, 10])
@pytest.mark.parametrize("n", range(5))
def test_sums_of_dice_equal_the_count_of_all_throws(n: int, sides: int) -> None:
    assert dice(n, sides) == enumerated(map(sum, every(range(1, sides + 1), repeat=n)))


@pytest.mark.parametrize("at_least", range(-1, 9))
@pytest.mark.parametrize("n", range(5))
def test_hits_equal_the_count_of_all_throws(n: int, at_least: int) -> None:
    throws = every(DIE, repeat=n)
    assert hits(n, at_least) == enumerated(sum(d >= at_least for d in t) for t in throws)


@pytest.mark.parametrize(
    "groups",
    [[], [(0, 4)], [(2, 5), (3, 3)], [(1, 2), (1, 4), (1, 6), (1, 7)], [(1, 5), (2, 1), (2, 5)]],
)
def test_groups_of_dice_equal_the_count_of_all_throws(groups: list[tuple[int, int]]) -> None:
    targets = [at_least for n, at_least in groups for _ in range(n)]
    throws = every(DIE, repeat=len(targets))
    expected = enumerated(sum(d >= t for d, t in zip(x, targets, strict=True)) for x in throws)
    assert hit_groups(groups) == expected


def test_opposed_rolls_equal_the_count_of_all_throws() -> None:
    expected = enumerated(sign(a + b, c) for a, b, c in every(DIE, DIE, DIE))
    assert opposed(dice(2), dice(1), sign) == expected


def test_a_second_roll_that_depends_on_the_first_equals_the_count_of_all_throws() -> None:
    # Three dice hit on 5+; every hit kills one of three defenders, the rest hit back on 4+.
    both = hits(3, 5).joint(lambda killed: hits(3 - killed, 4))
    expected: Counter[tuple[int, int]] = Counter()
    for throw in every(DIE, repeat=6):
        killed = sum(d >= 5 for d in throw[:3])
        expected[killed, sum(d >= 4 for d in throw[3 + killed :])] += 1
    assert both == Dist.weighted(expected)


# Known values


@pytest.mark.parametrize(
    ("at_least", "ways"), [(3, 216), (8, 181), (10, 135), (11, 108), (15, 20), (18, 1), (19, 0)]
)
def test_three_dice_reach_a_number_in_the_known_ways(at_least: int, ways: int) -> None:
    assert dice(3).chance(lambda s: s >= at_least) == Fraction(ways, 216)


def test_known_chances_of_dice() -> None:
    assert dice(3).chance(18) == Fraction(1, 216)
    assert dice(3).chance(10) == dice(3).chance(11) == Fraction(27, 216)
    assert dice(3).chance(2) == 0
    assert dice(2).chance(7) == Fraction(1, 6)
    assert hits(4, 6).chance(lambda h: h >= 1) == 1 - Fraction(5, 6) ** 4
    assert opposed(dice(1), dice(1), sign).chance(1) == Fraction(15, 36)


def test_thirty_dice_follow_the_binomial_law() -> None:
    assert hits(30, 5).chance(30) == Fraction(1, 3**30)
    assert hits(30, 5).mean() == 10
    assert hits(30, 5).mean(lambda h: (h - 10) ** 2) == Fraction(30 * 2, 9)


def test_a_target_off_the_die_always_or_never_hits() -> None:
    assert hits(5, 1) == hits(5, -3) == Dist.certain(5)
    assert hits(5, 7) == hits(5, 99) == Dist.certain(0)


def test_a_table_row_gathers_the_rolls_with_equal_results() -> None:
    row = [Result.HOLD, Result.HOLD, Result.RETREAT, Result.RETREAT, Result.RETREAT]
    fate = dice(1).map(lambda d: [*row, Result.ELIMINATED][d - 1])
    assert fate == Dist.weighted({Result.HOLD: 2, Result.RETREAT: 3, Result.ELIMINATED: 1})
    assert dice(2).map(lambda s: s >= 10).chance(True) == Fraction(1, 6)


# Laws


@given(st.dictionaries(st.integers(), st.integers(1, 99), min_size=1), st.integers(1, 99))
def test_weights_are_in_lowest_terms_whatever_they_were(w: dict[int, int], k: int) -> None:
    dist, scaled = Dist.weighted(w), Dist.weighted({x: k * n for x, n in w.items()})
    assert dist == scaled
    assert hash(dist) == hash(scaled)
    assert repr(dist) == repr(scaled)
    assert gcd(*(weight for _, weight in dist.items())) == 1
    assert dist.total == sum(weight for _, weight in dist.items())


@given(st.integers(0, 40), st.integers(0, 8), st.integers(1, 12))
def test_chances_of_dice_sum_to_one_and_totals_divide_the_throws(n: int, t: int, s: int) -> None:
    for dist in (dice(n, s), hits(n, t, s)):
        assert sum(dist.chance(x) for x in dist.outcomes) == 1
        assert s**n % dist.total == 0


@given(dists, dists, st.integers(-5, 5))
def test_the_mean_is_linear(a: Dist[int], b: Dist[int], k: int) -> None:
    assert sum_of([a, b]).mean() == a.mean() + b.mean()
    assert a.map(lambda x: k * x + 1).mean() == a.mean(lambda x: k * x + 1) == k * a.mean() + 1


@given(st.lists(dists, max_size=4))
def test_a_sum_equals_the_mapped_product(parts: list[Dist[int]]) -> None:
    assert sum_of(parts) == product(*parts).map(sum)


@given(dists, dists, st.integers(10**4, 10**30))
def test_sums_of_outcomes_far_apart_are_the_same_law(a: Dist[int], b: Dist[int], k: int) -> None:
    far = sum_of([a.map(lambda x: k * x), b.map(lambda x: k * x)])
    assert far == sum_of([a, b]).map(lambda x: k * x)


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(0, 8)), max_size=5))
def test_groups_of_hits_are_sums_of_hits(groups: list[tuple[int, int]]) -> None:
    assert hit_groups(groups) == sum_of(hits(n, t) for n, t in groups)


@given(dists, kernels, kernels)
def test_chained_rolls_may_be_grouped_either_way(
    d: Dist[int], f: Callable[[int], Dist[int]], g: Callable[[int], Dist[int]]
) -> None:
    assert d.then(f).then(g) == d.then(lambda x: f(x).then(g))


@given(dists, kernels, st.integers(-6, 6))
def test_a_certain_first_or_second_roll_changes_nothing(
    d: Dist[int], f: Callable[[int], Dist[int]], x: int
) -> None:
    assert Dist.certain(x).then(f) == f(x)
    assert d.then(Dist.certain) == d


@given(dists, kernels)
def test_a_chain_follows_the_law_of_total_probability(
    d: Dist[int], f: Callable[[int], Dist[int]]
) -> None:
    second = d.then(f)
    for y in range(-6, 7):
        assert second.chance(y) == sum(d.chance(x) * f(x).chance(y) for x in d.outcomes)


@given(dists, kernels)
def test_a_joint_roll_has_the_first_and_the_second_as_marginals(
    d: Dist[int], f: Callable[[int], Dist[int]]
) -> None:
    joint = d.joint(f)
    assert joint.marginal(0) == d
    assert joint.marginal(1) == d.then(f)
    assert joint.marginal(1, 0).marginal(1, 0) == joint

    def after(x: int) -> Dist[int]:
        return joint.where(lambda pair: pair[0] == x).marginal(1)

    assert all(after(x) == f(x) for x in d.outcomes)


@given(dists, kernels)
def test_a_mixture_is_a_roll_for_the_part_and_then_the_part(
    d: Dist[int], f: Callable[[int], Dist[int]]
) -> None:
    assert mixture((weight, f(x)) for x, weight in d.items()) == d.then(f)


@given(dists, dists)
def test_independent_rolls_multiply(a: Dist[int], b: Dist[int]) -> None:
    pairs = product(a, b)
    assert pairs == a.joint(lambda _: b)
    assert pairs.map(lambda p: sign(*p)) == opposed(a, b, sign)
    for x, y in pairs.outcomes:
        assert pairs.chance((x, y)) == a.chance(x) * b.chance(y)


@given(dists, st.sets(st.integers(-6, 6)))
def test_a_condition_divides_by_its_chance(d: Dist[int], allowed: set[int]) -> None:
    if d.chance(allowed.__contains__):
        given_that = d.where(allowed.__contains__)
        for x in given_that.outcomes:
            assert given_that.chance(x) == d.chance(x) / d.chance(allowed.__contains__)
    else:
        with pytest.raises(ValueError, match="no possible outcome"):
            d.where(allowed.__contains__)


@given(dists, st.fractions(0, 1))
def test_a_quantile_is_the_first_outcome_to_reach_the_share(d: Dist[int], p: Fraction) -> None:
    q = d.quantile(p)
    assert d.chance(lambda x: x <= q) >= p
    assert q == min(d.outcomes) or d.chance(lambda x: x < q) < p


# Behaviour


def test_quantiles_of_three_dice() -> None:
    assert [dice(3).quantile(Fraction(k, 4)) for k in range(5)] == [3, 8, 10, 13, 18]


def test_the_branch_is_asked_once_for_each_outcome() -> None:
    asked = []

    def branch(x: int) -> Dist[int]:
        asked.append(x)
        return dice(1)

    assert dice(2).then(branch) == dice(1)
    assert sorted(asked) == list(range(2, 13))


def test_branches_made_afresh_are_never_mistaken_for_each_other() -> None:
    # Parts are told apart by id, so a part freed too early would lend its id to the next.
    assert mixture((1, Dist.certain(x)) for x in range(500)) == Dist.uniform(range(500))


def test_long_chains_keep_exact_weights() -> None:
    walk = Dist.certain(0)
    for _ in range(60):
        walk = walk.then(lambda x: Dist.uniform((x, x + 1)))
    assert walk == hits(60, 4)
    assert walk.total == 2**60


def test_building_blocks_are_cached_in_canonical_form() -> None:
    assert dice(3) is dice(3, 6)
    assert hit_groups([(2, 5), (3, 3)]) is hit_groups([(3, 3), (1, 5), (1, 5)])
    assert hits(5, 0) is hits(5, 1)


def test_an_outcome_listed_twice_counts_twice() -> None:
    assert Dist.uniform("AAD") == Dist.weighted({"A": 2, "D": 1})


def test_outcomes_without_weight_are_left_out() -> None:
    assert Dist.weighted({"tank": 3, "decoy": 0}) == Dist.certain("tank")
    assert mixture([(0, dice(1)), (2, dice(3))]) == dice(3)


def test_output_is_sorted_and_the_same_for_equal_distributions() -> None:
    one, other = Dist.weighted({2: 1, 1: 3}), Dist.weighted({1: 6, 2: 2})
    assert (
        list(one.as_floats().items()) == list(other.as_floats().items()) == [(1, 0.75), (2, 0.25)]
    )
    results, reverse = Dist.uniform(list(Result)), Dist.uniform(list(Result)[::-1])
    assert list(results.as_floats()) == list(reverse.as_floats())
    assert results.outcomes == (Result.ELIMINATED, Result.HOLD, Result.RETREAT)


def test_the_repr_is_short() -> None:
    assert repr(hits(2, 4)) == "<Dist of 4: 0: 1, 1: 2, 2: 1>"
    assert repr(dice(3)) == "<Dist of 216: 3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, and 10 more>"


def test_a_distribution_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        dice(3).total = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        dice(3).extra = 1  # type: ignore[attr-defined]


def test_a_distribution_is_a_key_and_survives_pickling() -> None:
    known = {dice(3): "3d6"}
    assert known[sum_of([dice(1), dice(2)])] == "3d6"
    assert pickle.loads(pickle.dumps(dice(3))) == dice(3)
    assert dice(3) != "3d6"


def test_fractions_have_means_and_big_totals_have_floats() -> None:
    assert dice(1).mean(lambda d: Fraction(d, 3)) == Fraction(7, 6)
    assert hits(700, 5).total > 10**308
    assert sum(hits(700, 5).as_floats().values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: dice(-1), "number of dice must be an int of at least 0, not -1"),
        (lambda: dice(1, 0), "number of sides must be an int of at least 1, not 0"),
        (lambda: dice(1.5), "number of dice must be an int"),  # type: ignore[arg-type]
        (lambda: hits(-2, 4), "number of dice must be an int of at least 0, not -2"),
        (lambda: hits(2, 4, 0), "number of sides"),
        (lambda: hits(2, "4"), "a target must be an int, not '4'"),  # type: ignore[arg-type]
        (lambda: hit_groups([(1, 4), (-1, 4)]), "number of dice"),
        (lambda: Dist.uniform([]), "positive weight"),
        (lambda: Dist.weighted({}), "positive weight"),
        (lambda: Dist.weighted({"a": 0}), "positive weight"),
        (lambda: Dist.weighted({"a": -1}), "a weight must be an int of at least 0, not -1"),
        (lambda: Dist.weighted({"a": 0.5}), "a weight must be an int"),  # type: ignore[dict-item]
        (lambda: mixture([]), "positive weight"),
        (lambda: mixture([(-1, dice(1))]), "a weight must be an int of at least 0, not -1"),
        (lambda: dice(1).where(lambda d: d > 6), "no possible outcome"),
        (lambda: dice(1).quantile(2), "from 0 to 1"),
        (lambda: dice(1).quantile(0.5), "int or Fraction"),  # type: ignore[arg-type]
        (lambda: Dist.uniform(list(Result)).quantile(1), "can be ordered"),
        (lambda: Dist.certain("a").mean(), "ints or Fractions, not 'a'"),
        (lambda: dice(1).mean(lambda d: d / 2), "ints or Fractions"),  # type: ignore[arg-type, return-value]
        (lambda: product(dice(1), dice(1)).marginal(2), "places"),
        (lambda: product(dice(1), dice(1)).marginal(), "places"),
        (lambda: sum_of([Dist.certain("a")]), "int outcomes"),  # type: ignore[arg-type]
    ],
)
def test_bad_arguments_are_refused_with_a_reason(wrong: Callable[[], Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        wrong()
