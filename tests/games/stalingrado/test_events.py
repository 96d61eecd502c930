"""Which events the golden games tell, under which rules, with which words, and how often.

`events.txt` beside the golden games holds the counts; `tests/golden/make.py` writes it.
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
