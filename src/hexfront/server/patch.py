"""What has changed from one view of a game to the next.

A patch is what turns the old value into the new one:

    {"set": {key: patch of that key}, "cut": [keys that are gone]}     of an object
    {"at": {index: patch of that item}}                                of a list of the same length
    {"from": index, "drop": how many, "put": [items]}                  of a list with one new run
    {"is": object}                                                     of what becomes an object
    the value itself                                                   of anything else

Clients apply it with the same few lines (`web/src/lib/patch.ts`).
"""

from __future__ import annotations

from typing import Any

Patch = Any

UNCHANGED: Any = object()
"""The patch of equal values; null is the patch of what becomes null."""


Known = dict[tuple[int, int], tuple[Any, Any, Patch]]
"""Values that several views share, old and new, and their patch; by their identities."""


def difference(old: Any, new: Any, known: Known | None = None) -> Patch:
    """What turns `old` into `new`; UNCHANGED if they are equal.

    Whoever compares several views one after the other hands in what is `known` from the others.
    """
    if old is new:
        return UNCHANGED
    kind = type(new)
    if kind is dict:
        return _of_objects(old, new, known) if type(old) is dict else {"is": new}
    if type(old) is not kind:
        return new
    if old == new:
        return UNCHANGED
    return _of_lists(old, new, known) if kind is list else new


def remembered(old: Any, new: Any, known: Known) -> Patch:
    """The difference of values that others may have compared already."""
    if old is new:
        return UNCHANGED
    pair = id(old), id(new)
    if pair not in known:
        known[pair] = old, new, difference(old, new, known)
    return known[pair][2]


def joined(one: Patch, other: Patch) -> Patch:
    """Two patches of an object that are about different keys, in one."""
    if one is UNCHANGED:
        return other
    if other is UNCHANGED:
        return one
    found: Patch = {}
    for what in ("set", "cut"):
        if what in one or what in other:
            empty: Any = {} if what == "set" else []
            first, second = one.get(what, empty), other.get(what, empty)
            found[what] = {**first, **second} if what == "set" else [*first, *second]
    return found


def _of_objects(old: dict[str, Any], new: dict[str, Any], known: Known | None) -> Patch:
    changed: dict[str, Any] = {}
    added = 0
    get = old.get
    # Most are the very same: these are left out as fast as can be.
    for key in [key for key, value in new.items() if get(key, UNCHANGED) is not value]:
        before, value = get(key, UNCHANGED), new[key]
        kind = type(value)
        if before == value and type(before) is kind:
            continue
        if before is UNCHANGED:
            added += 1
            changed[key] = {"is": value} if kind is dict else value
            continue
        if known is None or (kind is not dict and kind is not list):
            change = difference(before, value, known)
        else:
            change = remembered(before, value, known)
        if change is not UNCHANGED:
            changed[key] = change
    if len(old) + added > len(new):
        gone = [key for key in old if key not in new]
        return {"set": changed, "cut": gone} if changed else {"cut": gone}
    return {"set": changed} if changed else UNCHANGED


def _of_lists(old: list[Any], new: list[Any], known: Known | None) -> Patch:
    if not old or not new:
        return new
    if len(old) == len(new):
        changed = {
            index: difference(before, value, known)
            for index, (before, value) in enumerate(zip(old, new, strict=True))
            if before != value
        }
        return {"at": changed} if len(changed) * 2 <= len(new) else new
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if start + end == 0:
        return new
    return {"from": start, "drop": len(old) - start - end, "put": new[start : len(new) - end]}


def apply(old: Any, patch: Patch) -> Any:
    """The new value; the old one is left as it is."""
    if type(patch) is not dict:
        return patch
    if "is" in patch:
        return patch["is"]
    if "at" in patch:
        items = list(old)
        for index, change in patch["at"].items():
            items[int(index)] = apply(items[int(index)], change)
        return items
    if "from" in patch:
        start = patch["from"]
        return [*old[:start], *patch["put"], *old[start + patch["drop"] :]]
    gone = patch.get("cut", ())
    found = {key: value for key, value in old.items() if key not in gone}
    for key, change in patch.get("set", {}).items():
        found[key] = apply(found.get(key), change)
    return found
