"""Which events the golden games tell, under which rules, with which words, and how often; and which
rule is the first to forbid how many things in them.

`events.txt` and `reasons.txt` beside the golden games hold the counts; `tests/golden/make.py`
writes them.
"""

from __future__ import annotations

from tests.golden.make import VOLGA


# VG-1.1d VG-1.4a VG-1.4b VG-10.1a VG-10.1d VG-10.2a VG-11.0b VG-11.0c VG-12.0a VG-12.0f VG-13.1a
# VG-13.2d VG-13.3a VG-13.3b VG-13.3e VG-14.0a VG-15.1a VG-15.6c VG-15.7b VG-15.7g VG-15.7h
# VG-16.1b VG-16.1e VG-16.1f VG-16.2b VG-16.5d VG-16.5h VG-16.6a VG-16.6e VG-16.6f VG-16.6g
# VG-17.4a VG-2.2b VG-20.10d VG-20.11c VG-20.4b VG-20.5a VG-20.5b VG-20.5c VG-20.6a VG-3.4a
# VG-3.4c VG-3.4d VG-5.3d VG-5.4a VG-5.6a VG-6.0d VG-6.1a VG-6.1b VG-6.1d VG-6.1j VG-6.1k VG-6.1o
# VG-6.2a VG-6.3a VG-6.4a VG-6.5b VG-7.0d VG-7.0f VG-7.0p VG-8.0d VG-8.0i VG-9.1a
def test_the_golden_games_tell_the_same_events() -> None:
    told, written = VOLGA.events()
    assert told == written


# VG-10.1a VG-10.1d VG-10.2a VG-10.2d VG-15.5a VG-15.5c VG-15.5d VG-17.1a VG-17.1b VG-17.1c
# VG-17.1f VG-17.2c VG-17.4a VG-17.4c VG-18.3a VG-18.3c VG-18.3d VG-18.5b VG-2.3f VG-2.4a VG-2.4b
# VG-6.0a VG-6.1d VG-6.1f VG-6.1g VG-6.1h VG-6.1k VG-6.2a VG-6.2b VG-6.2c VG-6.2d VG-6.2e VG-6.2i
# VG-6.3a VG-6.3d VG-6.3e VG-6.3j VG-6.4a VG-6.4b VG-6.4c VG-6.4d VG-6.4f VG-6.5b VG-6.5c VG-6.5e
# VG-9.1e
def test_the_golden_games_forbid_the_same_by_the_same_rules() -> None:
    found, written = VOLGA.reasons()
    assert found == written
