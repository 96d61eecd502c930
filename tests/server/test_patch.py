"""A patch turns the old value into the new one, as it comes out of JSON."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.server.patch import UNCHANGED, apply, difference

leaves = st.none() | st.integers(2, 5) | st.sampled_from(["a", "is", "set", ""])
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=6)
    | st.dictionaries(st.sampled_from(["is", "at", "from", "x", "y"]), inner, max_size=4),
    max_leaves=25,
)


@settings(deadline=None)
@given(old=values, new=values)
def test_a_patch_leads_from_any_value_to_any_other(old, new):
    patch = difference(old, new)
    assert (patch is UNCHANGED) == (old == new)
    if patch is not UNCHANGED:
        assert apply(old, json.loads(json.dumps(patch))) == new


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"set": {"b": 3}}),
        ({"a": 1}, {"a": None}, {"set": {"a": None}}),
        ({"a": 1, "b": 2}, {"a": 1}, {"cut": ["b"]}),
        ({"a": 1}, {"a": {"x": 1}}, {"set": {"a": {"is": {"x": 1}}}}),
        ([1, 2, 3], [1, 2, 4], {"at": {2: 4}}),
        ([1, 2, 3], [1, 9, 8, 2, 3], {"from": 1, "drop": 0, "put": [9, 8]}),
        ([1, 2, 3], [1, 3], {"from": 1, "drop": 1, "put": []}),
        ([1, 1], [1, 1, 1], {"from": 2, "drop": 0, "put": [1]}),
        ([1, 2], [], []),
    ],
)
def test_only_what_changed_is_told(old, new, patch):
    assert difference(old, new) == patch
    assert apply(old, patch) == new
