"""What has changed from one view of a game to the next.

A patch is what turns the old value into the new one:

    {"set": {key: patch of that key}, "cut": [keys that are gone]}     of an object
    {"at": {index: patch of that item}}                                of a list of the same length
    {"is": value}                                                      of anything else

Equal values have no patch. Clients apply it with the same few lines (`web/src/lib/patch.ts`).
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any]


def difference(old: Any, new: Any) -> Patch | None:
    """What turns `old` into `new`; None if they are equal."""
    if old == new and type(old) is type(new):
        return None
    if type(old) is dict and type(new) is dict:
        return _of_objects(old, new)
    if type(old) is list and type(new) is list and len(old) == len(new):
        return _of_lists(old, new)
    return {"is": new}


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            changed[key] = {"is": value}
        else:
            before = old[key]
            if before is not value and (before != value or type(before) is not type(value)):
                changed[key] = difference(before, value)
    patch: Patch = {}
    if changed:
        patch["set"] = changed
    gone = [key for key in old if key not in new]
    if gone:
        patch["cut"] = gone
    return patch


def _of_lists(old: list[Any], new: list[Any]) -> Patch:
    changed = {
        index: difference(before, value)
        for index, (before, value) in enumerate(zip(old, new, strict=True))
        if before != value
    }
    if len(changed) * 2 > len(new):
        return {"is": new}
    return {"at": changed}


def apply(old: Any, patch: Patch | None) -> Any:
    """The new value; the old one is left as it is."""
    if patch is None:
        return old
    if "is" in patch:
        return patch["is"]
    if "at" in patch:
        items = list(old)
        for index, change in patch["at"].items():
            items[int(index)] = apply(items[int(index)], change)
        return items
    gone = set(patch.get("cut", ()))
    found = {key: value for key, value in old.items() if key not in gone}
    for key, change in patch.get("set", {}).items():
        found[key] = apply(found.get(key), change)
    return found
