"""Which events the golden games tell, under which rules, with which words, and how often.

`events.txt` beside the golden games holds the counts; `tests/golden/make.py` writes it.
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
