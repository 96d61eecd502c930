"""Things found by what is typed: a hex by its number or its place, units by any of their words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Found(NamedTuple):
    """Something that can be looked for: the hex it is in, what that is called, and itself."""

    hex: str
    place: str
    told: str = ""


def folded(text: str) -> str:
    """Without accents, capitals and hyphens, as people type."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("-", " "))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def is_match(text: str, words: Sequence[str]) -> bool:
    """Whether each of the words begins a word of the text."""
    told = folded(text) if words else ""
    return all(re.search(rf"(?<!\w){re.escape(folded(word))}", told) for word in words)


def matching(found: Iterable[Found], words: Sequence[str]) -> list[Found]:
    return [one for one in found if is_match(f"{one.place} {one.told}", words)]


def best_match(places: Iterable[Found], words: Sequence[str]) -> str | None:
    """One hex: that of this number, or the first whose place has this name."""
    known = list(places)
    wanted = "".join(words).casefold().replace("-", "")
    if not wanted:
        return None
    for place in known:
        number = place.hex.casefold()
        if wanted in (number.replace("-", ""), number.rpartition("-")[2]):
            return place.hex
    return next((place.hex for place in matching(known, words)), None)
