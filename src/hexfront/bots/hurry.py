"""Whoever runs a bot may tell it to play at once: it stops searching and takes its best so far.

One bot thinks at a time in a process, so that a word to the process is a word to the bot.
"""

from __future__ import annotations


class Hurried(Exception):
    """A future that is played in thought is given up: nobody waits for it any more."""


_is_hurried = False


def hurry() -> None:
    global _is_hurried
    _is_hurried = True


def take_time() -> None:
    """From now on there is time to think again."""
    global _is_hurried
    _is_hurried = False


def is_hurried() -> bool:
    return _is_hurried
