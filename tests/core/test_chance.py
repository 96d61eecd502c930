"""Dice, draws and shuffles: the stream as it is documented, and the sources beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.core.chance import (
    Chance,
    ChanceError,
    Recorded,
    RollNeeded,
    Script,
    Typed,
    commitment,
)

# The documented formula, written down a second time.


def stream(seed: str, start: int = 0) -> Iterator[int]:
    position = start
    while True:
        block = (position // 64).to_bytes(8, "big")
        yield blake2b(block + seed.encode("utf-8"), digest_size=64).digest()[position % 64]
        position += 1


def die_of(source: Iterator[int]) -> int:
    return next(byte for byte in source if byte < 252) % 6 + 1


def draw_of(source: Iterator[int], bound: int) -> int:
    width = 1
    while 256**width < bound:
        width += 1
    highest = 256**width // bound * bound
    while True:
        value = int.from_bytes([next(source) for _ in range(width)], "big")
        if value < highest:
            return value % bound


def chi_squared(counts: Counter[int], sides: int) -> float:
    expected = counts.total() / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


# The stream


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
def test_the_bytes_are_those_of_the_documented_formula(seed: str) -> None:
    chance, source = Chance(seed), stream(seed)
    assert [chance._byte() for _ in range(150)] == [next(source) for _ in range(150)]
    assert chance.at == 150


def test_dice_are_those_of_the_documented_formula() -> None:
    chance, source = Chance("dice"), stream("dice")
    assert chance.dice(2000) == [die_of(source) for _ in range(2000)]


def test_draws_below_every_bound_are_those_of_the_documented_formula() -> None:
    chance, source = Chance("draws"), stream("draws")
    bounds = [*range(1, 1001), 65535, 65536, 65537, 2**24, 2**24 + 1, 2**40 - 7]
    assert [chance.below(bound) for bound in bounds] == [draw_of(source, b) for b in bounds]


def test_the_stream_is_the_same_for_ever() -> None:
    chance = Chance("hexfront")
    assert chance.dice(24) == GOLDEN_DICE
    assert [chance.below(bound) for bound in (1, 2, 3, 7, 52, 93, 256, 257, 1000)] == GOLDEN_DRAWS
    assert chance.shuffle(range(12)) == GOLDEN_ORDER
    assert chance.pick(0b1011_0110_0001) == GOLDEN_PICK
    assert chance.at == GOLDEN_POSITION


GOLDEN_DICE = [2, 4, 5, 4, 3, 3, 4, 4, 2, 2, 2, 2, 3, 6, 5, 3, 1, 5, 6, 4, 4, 6, 1, 3]
GOLDEN_DRAWS = [0, 1, 2, 6, 44, 61, 160, 73, 310]
GOLDEN_ORDER = [9, 6, 10, 11, 0, 4, 1, 3, 2, 7, 5, 8]
GOLDEN_PICK = 6
GOLDEN_POSITION = 48


def test_other_seeds_give_other_dice() -> None:
    first = {seed: tuple(Chance(seed).dice(20)) for seed in ("", "a", "b", "ä", "a ", "A")}
    assert len(set(first.values())) == len(first)


def test_dice_are_uniform() -> None:
    counts = Counter(roll - 1 for roll in Chance("uniform").dice(60_000))
    assert set(counts) == set(range(6))
    assert chi_squared(counts, 6) < 20.5  # one seed in a thousand would exceed it


def test_successive_dice_are_independent() -> None:
    rolls = Chance("pairs").dice(72_000)
    pairs = Counter(a * 6 + b - 7 for a, b in zip(rolls[::2], rolls[1::2], strict=True))
    assert chi_squared(pairs, 36) < 66.7  # likewise, with 35 degrees of freedom


@pytest.mark.parametrize("bound", [3, 5, 7, 100, 200, 255])
def test_draws_are_uniform_where_the_byte_does_not_divide(bound: int) -> None:
    chance = Chance(f"below {bound}")
    counts = Counter(chance.below(bound) for _ in range(200 * bound))
    freedom = bound - 1
    assert chi_squared(counts, bound) < freedom + 4.5 * (2 * freedom) ** 0.5


def test_bytes_that_would_favour_a_low_die_are_passed_over() -> None:
    assert set(Counter(byte % 6 for byte in range(252)).values()) == {42}
    chance, source = Chance("s"), stream("s")
    chance.dice(5000)
    passed_over = sum(next(source) >= 252 for _ in range(chance.at))
    assert chance.at == 5000 + passed_over
    assert passed_over > 0


def test_a_draw_below_one_is_zero_and_takes_its_byte() -> None:
    chance = Chance("one")
    assert chance.below(1) == 0
    assert chance.at == 1


@given(st.text(max_size=5, alphabet="abc"), st.integers(1, 1000))
def test_a_draw_lies_below_its_bound(seed: str, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


def test_a_stream_starts_again_from_any_position() -> None:
    chance = Chance("again")
    for _ in range(300):
        other = Chance("again", chance.at)
        assert other.clone().dice(3) == chance.clone().dice(3)
        chance._byte()


def test_a_clone_goes_on_alike_and_on_its_own() -> None:
    chance = Chance("twin")
    chance.dice(37)
    chance.trace = []
    twin = chance.clone()
    assert twin.trace is None
    ahead = twin.dice(100)
    assert chance.trace == []
    assert chance.dice(100) == ahead
    assert chance.at == twin.at


def test_the_trace_keeps_every_result_in_order() -> None:
    chance = Chance("trace")
    chance.trace = []
    results = [chance.die(), chance.below(10), *chance.dice(2)]
    assert chance.trace == results
    chance.shuffle("abc")
    assert len(chance.trace) == 6  # two draws put three things in order


# Picks and shuffles


@given(st.integers(1, 2**93 - 1), st.integers(0, 50))
def test_a_pick_is_a_member_of_the_set(among: int, seed: int) -> None:
    assert among >> Chance(str(seed)).pick(among) & 1


def test_picks_are_uniform_over_the_members() -> None:
    chance = Chance("picks")
    members = [0, 3, 4, 9, 17, 40, 92]
    among = sum(1 << member for member in members)
    counts = Counter(members.index(chance.pick(among)) for _ in range(14_000))
    assert chi_squared(counts, 7) < 22.5


def test_a_shuffle_keeps_everything_and_leaves_the_original_alone() -> None:
    items = list(range(28))
    shuffled = Chance("shuffle").shuffle(items)
    assert items == list(range(28))
    assert shuffled != items
    assert sorted(shuffled) == items


def test_shuffles_of_nothing_and_of_one_thing_take_no_chance() -> None:
    chance = Chance("little")
    assert chance.shuffle([]) == []
    assert chance.shuffle(["a"]) == ["a"]
    assert chance.at == 0


def test_every_order_is_as_likely() -> None:
    chance = Chance("orders")
    orders = Counter("".join(chance.shuffle("abcd")) for _ in range(24_000))
    counts = Counter(dict(enumerate(orders.values())))
    assert len(orders) == 24
    assert chi_squared(counts, 24) < 49.8


# Scripts


def test_a_script_gives_its_dice_and_then_complains() -> None:
    script = Script([6, 1, 3])
    assert script.dice(2) == [6, 1]
    assert script.left == [3]
    assert script.die() == 3
    with pytest.raises(ChanceError, match="no die left for rubble"):
        script.die("rubble")
    with pytest.raises(ChanceError, match="no die left for this roll"):
        script.die()


def test_a_script_without_draws_takes_them_from_its_stream() -> None:
    script = Script([5], seed="blind")
    plain = Chance("blind")
    assert [script.below(9) for _ in range(5)] == [plain.below(9) for _ in range(5)]
    assert script.die() == 5
    assert script.shuffle(range(9)) == plain.shuffle(range(9))


def test_a_script_gives_its_draws_if_it_names_them() -> None:
    script = Script(draws=[2, 0])
    assert script.pick(0b11010) == 4
    assert script.below(1) == 0
    with pytest.raises(ChanceError, match="no draw left below 7"):
        script.below(7)


def test_a_script_with_an_impossible_draw_complains() -> None:
    with pytest.raises(ChanceError, match="draw 4 is not below 4"):
        Script(draws=[4]).below(4)


def test_a_script_leaves_the_list_it_was_given_alone() -> None:
    dice = [1, 2]
    Script(dice).dice(2)
    assert dice == [1, 2]


def test_a_clone_of_a_script_has_a_script_of_its_own() -> None:
    script = Script([1, 2, 3], draws=[0, 1])
    script.die()
    script.below(3)
    twin = script.clone()
    assert twin.dice(2) == [2, 3]
    assert twin.below(2) == 1
    assert script.left == [2, 3]
    assert script.below(2) == 1


def test_a_script_keeps_a_trace_too() -> None:
    script = Script([4], draws=[2])
    script.trace = []
    script.die()
    script.below(3)
    assert script.trace == [4, 2]


# Records


def results_of(chance: Chance) -> list[int]:
    return [*chance.dice(7), chance.below(300), *chance.dice(3), chance.below(5)]


def test_recorded_results_come_back_and_the_stream_runs_alongside() -> None:
    original = Chance("record")
    recorded = Recorded(results_of(Chance("record")), "record")
    assert results_of(recorded) == results_of(original)
    assert not recorded.strayed
    assert recorded.left == 0
    assert recorded.at == original.at
    assert results_of(recorded.stream()) == results_of(original)
    assert type(recorded.stream()) is Chance


def test_results_that_the_seed_does_not_give_are_noticed() -> None:
    results = results_of(Chance("record"))
    results[2] = results[2] % 6 + 1
    recorded = Recorded(results, "record")
    recorded.dice(2)
    assert not recorded.strayed
    recorded.die()
    assert recorded.strayed


def test_a_record_with_too_few_results_complains() -> None:
    recorded = Recorded([3], "record")
    recorded.die()
    with pytest.raises(ChanceError, match="fewer rolls"):
        recorded.die()
    with pytest.raises(ChanceError, match="fewer rolls"):
        recorded.below(3)


def test_a_record_with_too_many_results_has_some_left() -> None:
    recorded = Recorded([3, 3], "record")
    recorded.die()
    assert recorded.left == 1
    recorded.feed([1, 2, 3])
    assert recorded.left == 3


@pytest.mark.parametrize("roll", [0, 7, -1])
def test_a_recorded_die_shows_one_to_six(roll: int) -> None:
    with pytest.raises(ChanceError, match=rf"a roll of {roll} where 1\.\.6"):
        Recorded([roll], "record").die()


@pytest.mark.parametrize("draw", [5, -1])
def test_a_recorded_draw_lies_below_its_bound(draw: int) -> None:
    with pytest.raises(ChanceError, match=rf"a roll of {draw} where 0\.\.4"):
        Recorded([draw], "record").below(5)


def test_dice_thrown_by_hand_are_not_compared_with_the_seed_but_draws_are() -> None:
    draw = Chance("hand").below(50)
    by_hand = Recorded([1, 6, 1, 6, draw], "hand", by_hand=True)
    by_hand.dice(4)
    by_hand.below(50)
    assert not by_hand.strayed
    other = Recorded([1, (draw + 1) % 50], "hand", by_hand=True)
    other.die()
    other.below(50)
    assert other.strayed


def test_a_record_of_dice_by_hand_goes_on_by_hand() -> None:
    by_hand = Recorded([2, Chance("hand").below(9)], "hand", by_hand=True)
    by_hand.die()
    by_hand.below(9)
    onward = by_hand.stream()
    assert isinstance(onward, Typed)
    after = Chance("hand", by_hand.at)
    assert onward.below(9) == after.below(9)


def test_a_clone_of_a_record_has_results_of_its_own() -> None:
    recorded = Recorded(results_of(Chance("record")), "record")
    recorded.dice(3)
    twin = recorded.clone()
    twin.dice(4)
    assert (recorded.left, twin.left) == (9, 5)
    assert twin.at > recorded.at
    assert twin.strayed is recorded.strayed is False


def test_a_record_keeps_a_trace_of_the_recorded_results_only() -> None:
    recorded = Recorded([6, 6], "record")
    recorded.trace = []
    recorded.dice(2)
    assert recorded.trace == [6, 6]


# Dice typed in


def test_a_die_that_was_not_typed_is_asked_for() -> None:
    typed = Typed("typed")
    with pytest.raises(RollNeeded) as needed:
        typed.die("rubble")
    assert needed.value.why == "rubble"
    typed.given = [4, 2]
    assert typed.dice(2) == [4, 2]
    with pytest.raises(RollNeeded):
        typed.die()


def test_blind_draws_beside_typed_dice_come_from_the_stream() -> None:
    typed, plain = Typed("typed"), Chance("typed")
    typed.given = [1]
    assert typed.below(20) == plain.below(20)
    typed.die()
    assert typed.shuffle(range(20)) == plain.shuffle(range(20))
    assert typed.at == plain.at


def test_a_clone_of_typed_dice_waits_for_dice_of_its_own() -> None:
    typed = Typed("typed")
    typed.below(5)
    typed.given = [6]
    twin = typed.clone()
    assert twin.given == []
    assert twin.at == typed.at
    assert twin.below(99) == typed.below(99)
    assert typed.die() == 6


# The promise


def test_a_commitment_tells_the_seed_from_others_without_showing_it() -> None:
    assert commitment("hexfront") == GOLDEN_COMMITMENT
    assert commitment("hexfront") != commitment("hexfront ")
    assert "hexfront" not in commitment("hexfront")


GOLDEN_COMMITMENT = "a633e76561692cf4673719e680b3b197b17fe996e6eb85f0298a8958f7bcc9a9"


def test_a_commitment_is_no_part_of_the_stream() -> None:
    blocks = b"".join(Chance("secret")._bytes(block) for block in range(100))
    assert bytes.fromhex(commitment("secret")) not in blocks
