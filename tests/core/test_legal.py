"""The legal actions, which are made when they are read: no reader may notice."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.core.hexes import bits, nth
from hexfront.core.legal import MANY, Legal, actions

SETS = st.integers(min_value=1, max_value=(1 << 300) - 1)


@given(SETS, st.data())
def test_one_of_a_set_is_found_without_the_others(s: int, data: st.DataObject) -> None:
    n = data.draw(st.integers(min_value=0, max_value=s.bit_count() - 1))
    assert nth(s, n) == bits(s)[n]


@given(st.lists(st.tuples(st.sampled_from("abc"), st.none() | SETS), max_size=4))
def test_whatever_is_asked_of_them_is_answered_as_a_list_does(
    verbs: list[tuple[str, int | None]],
) -> None:
    plain = [
        action
        for name, things in verbs
        for action in ([(name,)] if things is None else [(name, thing) for thing in bits(things)])
    ]
    size = len(plain)
    legal = Legal(verbs, size)
    assert [legal[at] for at in range(-size, size)] == plain + plain  # before a list is made
    assert (len(legal), bool(legal)) == (size, bool(plain))
    tried = [(name, thing) for name in "abc" for thing in range(-1, 70)]
    tried += [("a",), ("a", 2, 2), ("a", "2"), (), "a", *plain]
    assert [one in legal for one in tried] == [one in plain for one in tried]
    assert legal[1:3] == plain[1:3]
    assert (legal, list(legal), repr(legal)) == (plain, plain, repr(plain))
    assert [legal[at] for at in range(-size, size)] == plain + plain  # and after
    assert actions(verbs, size) == plain
    for out in (size, -size - 1):
        with pytest.raises(IndexError):
            legal[out]


def test_many_are_not_made_until_they_are_read() -> None:
    assert isinstance(actions([("go", (1 << MANY) - 1)], MANY), Legal)
    assert isinstance(actions([("go", (1 << MANY - 1) - 1)], MANY - 1), list)


def test_they_are_a_sequence_to_sample_from_and_to_keep() -> None:
    legal = actions([("stop", None), ("go", (1 << 40) - 1)], 41)
    assert {*random.Random(1).sample(legal, 41)} == {("stop",), *(("go", n) for n in range(40))}
    assert ("go", 3) in legal
    assert ("go", 40) not in legal
    assert legal.index(("go", 3)) == 4
    assert pickle.loads(pickle.dumps(legal)) == legal
    assert legal != actions([("go", (1 << 40) - 1)], 40)
