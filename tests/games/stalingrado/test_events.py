"""Which events the golden games tell, under which rules, with which words, and how often; and which
rule is the first to forbid how many things in them.

`events.txt` and `reasons.txt` beside the golden games hold the counts; `tests/golden/make.py`
writes them.
"""

from __future__ import annotations

from tests.golden.make import STALINGRADO


# SG-10k SG-11.3b SG-11.3c SG-11.3d SG-11.3e SG-11.3g SG-12.2c SG-12.2k SG-3a SG-4.2.1a SG-4.2.1h
# SG-4.3f SG-4a SG-4f SG-5.1.1a SG-5.1.1b SG-5.1.6a SG-5.2.1a SG-5.2.2a SG-5.2a SG-5.3.2e SG-5.3a
# SG-6.1b SG-6.1e SG-6.1g SG-6.3.3a SG-6.3b SG-6.3c SG-6.5.1a SG-6.6a SG-7a SG-7c SG-7d SG-8i
# SG-8k SG-9e SG-O.1a SG-O.1c SG-O.1e SG-O.1f SG-O.2a1 SG-O.2a2 SG-O.2a3 SG-O.2a4 SG-O.2a6
# SG-O.2a7 SG-O.2b2 SG-O.3b2 SG-O.3b4 SG-O.3d SG-O.3g SG-O.3h3 SG-O.3h4 SG-O.3h5 SG-O.4a1 SG-O.4a2
# SG-O.4a3 SG-O.4a4 SG-O.4a8 SG-O.4c OP-6.17 OP-7.4 OP-8.6
def test_the_golden_games_tell_the_same_events() -> None:
    told, written = STALINGRADO.events()
    assert told == written


# SG-10f SG-10l SG-11.1a SG-11.3a SG-11.4c SG-12.1.2d SG-2.2.2b SG-2.2.2f SG-3b SG-4.1.1a SG-4.1.1b
# SG-4.1.1d SG-4.1.2c SG-4.1.2d SG-4.1.2g SG-4.1.2k SG-4.2.1a SG-4.2.1h SG-4.2.2a SG-4.2.2e
# SG-4.2.2g SG-4.3b SG-4.3c SG-4.3d SG-4.3e SG-4.3f SG-4.3h SG-4.3i SG-4.4a SG-4.4b SG-4.4c SG-4.4d
# SG-4.4e SG-4.4f SG-4.4g SG-4b SG-4c SG-4f SG-5.1.1a SG-5.1.7b SG-5.1.7f SG-5.2.1a SG-5.2.1c
# SG-5.2.1d SG-5.2.2a SG-5.2a SG-5.3.1a SG-5.3a SG-5a SG-6.1b SG-6.1c SG-6.1d SG-6.1g SG-6.1m
# SG-6.2a SG-6.2d SG-6.3.1a SG-6.3.2d SG-6.3.3a SG-6.3a SG-6.3b SG-6.4a SG-6.4b SG-6.4c SG-6.5.1a
# SG-6.5.1c SG-6.5.2a SG-6.5.2c SG-6.5.2d SG-6.6a SG-6.6b SG-7b SG-7d SG-7e SG-7f SG-7i SG-7j SG-7k
# SG-7l SG-7m SG-7n SG-7o SG-7p SG-7q SG-8j SG-8k SG-8m SG-9b SG-9e SG-9i SG-9j SG-A.a SG-O.3j
# SG-O.4c SG-O.4d SG-O.4e OP-4.19 OP-5.11 OP-5.23 OP-5.4 OP-6.11 OP-6.19 OP-6.3 OP-6.9 OP-7.6
# OP-8.4 OP-8.6 OP-9.5 OP-9.7 OP-H.1 SG-T.2e SG-T.2i SG-T.2j SG-T.2k SG-T.2l SG-T.2m
def test_the_golden_games_forbid_the_same_by_the_same_rules() -> None:
    found, written = STALINGRADO.reasons()
    assert found == written
