"""Which events the golden games tell, under which rules, with which words, and how often.

`events.txt` beside the golden games holds the counts; `tests/golden/make.py` writes it.
"""

from __future__ import annotations

from tests.golden.make import NORETREAT


# NR-10.0b NR-10.1.2b NR-10.1.2e NR-10.1b NR-10.5f NR-10.5g NR-10.6.1d NR-10.6.2b NR-10.6.4c
# NR-10.7.1a NR-10.7.1e NR-10.7.2a NR-10.7.5a NR-10.7.5k NR-10.7c NR-10.7f NR-10.8a NR-11.1b
# NR-12.10e NR-12.4d NR-12.7.1a NR-12.7.4a NR-13.1a NR-13.4a NR-13.5-GGa NR-13.5-T15a NR-13.5-T16a
# NR-13.5-T18a NR-13.5-T23b NR-13.5-T28a NR-14.12.1a NR-14.13c NR-14.14.2a NR-14.14.3a NR-14.9.1a
# NR-14.9.2a NR-15.1a NR-15.2a NR-15.3.1a NR-15.5a NR-15.6a NR-15.7c NR-15.8a NR-15.8c NR-15.9a
# NR-15.9b NR-16.0a NR-16.0c NR-3.0c NR-4.0c NR-4.0t NR-5.0c NR-5.1a NR-5.2.1a NR-5.2a NR-5.3.2a
# NR-5.3.4a NR-5.3b NR-5.5c NR-6.4a NR-7.10a NR-7.1a NR-7.1b NR-7.2.0a NR-7.5a NR-7.5b NR-7.5c
# NR-7.6a NR-7.9a NR-8.0b NR-8.4.3a NR-9.1.1a NR-9.1a NR-9.2a OP-10.7
def test_the_golden_games_tell_the_same_events() -> None:
    told, written = NORETREAT.events()
    assert told == written
