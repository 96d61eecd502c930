"""Bots and seats as they are named on a command line; a program's name may hold commas and `=`."""

from __future__ import annotations

import re

_PART = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")


def split_names(text: str) -> list[str]:
    """`a,b` at its commas; those within quotes stay."""
    return [part for part in (found[0].strip() for found in _PART.finditer(text)) if part]


def unquoted(text: str) -> str:
    """What stands between quotes that hold the whole of it."""
    if len(text) > 1 and text[0] in "\"'" and text.find(text[0], 1) == len(text) - 1:
        return text[1:-1]
    return text


def seat_and_bot(text: str) -> tuple[str, str]:
    """`german=planner` in its two parts, the first empty where only a bot is named."""
    before, equals, after = text.partition("=")
    if not equals or set(before) & set(":\"' "):  # the sign belongs to a program's own words
        return "", unquoted(text)
    return before, unquoted(after)
