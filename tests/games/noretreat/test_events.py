"""Which events the golden games tell, under which rules, with which words, and how often; and which
rule is the first to forbid how many things in them.

`events.txt` and `reasons.txt` beside the golden games hold the counts; `tests/golden/make.py`
writes them.
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


# NR-10.1.1b NR-10.1.1c NR-10.1.2a NR-10.1.2c NR-10.1.2f NR-10.1.2j NR-10.1a NR-10.1b NR-10.1c
# NR-10.1d NR-10.2c NR-10.3.1a NR-10.3.3a NR-10.3.4a NR-10.6.1d NR-10.7.1b NR-10.7.5a NR-10.7.5b
# NR-10.7.5d NR-10.7.5g NR-10.7c NR-10.8.1a NR-10.8.1b NR-10.8b NR-10.8e NR-13.5-T03a NR-13.5-T23d
# NR-14.12.1a NR-14.9.2a NR-15.1a NR-15.2a NR-15.3.1a NR-15.5a NR-15.9b NR-2.3k NR-5.0a NR-5.0e
# NR-5.3.1a NR-5.3.2a NR-5.3.4a NR-5.4a NR-6.5.2b NR-7.0b NR-7.10a NR-7.1a NR-7.1b NR-7.1f NR-7.1h
# NR-7.2.0a NR-7.2.1a NR-7.5a NR-7.5b NR-7.5c NR-7.6b NR-7.6c NR-7.6f NR-7.7a NR-7.8a NR-7.9.1a
# NR-7.9.1b NR-7.9a NR-8.0a NR-8.0b NR-8.0d NR-8.0f NR-8.4.3a NR-8.4a NR-8.5.3a NR-8.6b NR-8.7b
# NR-9.0a NR-9.1.1a NR-9.1.2a NR-9.1.3a NR-9.1.3b NR-9.1a NR-9.1b NR-9.2a NR-9.2c NR-9.2d NR-9.2e
# NR-9.2f OP-7.13
def test_the_golden_games_forbid_the_same_by_the_same_rules() -> None:
    found, written = NORETREAT.reasons()
    assert found == written
