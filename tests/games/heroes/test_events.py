"""Which events the golden games tell, under which rules, with which words, and how often.

`events.txt` beside the golden games holds the counts; `tests/golden/make.py` writes it.
"""

from __future__ import annotations

from tests.golden.make import HEROES


# CH-1.0e CH-10.01a CH-10.02a CH-10.03a CH-10.04a CH-10.0b CH-10.1e CH-10.2a CH-12.3a CH-12.3c
# CH-12.3f CH-13.0a CH-13.0d CH-17.0c CH-17.2a CH-18.1.3a CH-2.0a CH-2.0c CH-2.0g CH-2.1a CH-2.1d
# CH-2.1e CH-2.2r CH-2.2s CH-2.2u CH-2.2w CH-2.3a CH-2.4a CH-2.5.2b CH-3.0.1c CH-3.0.1e CH-3.0a
# CH-3.0c CH-3.0e CH-3.0f CH-3.1c CH-3.2.2a CH-3.2.4a CH-5.0d CH-5.3a CH-5.5c CH-7.0a CH-7.0f
# CH-7.2a CH-7.5a CH-7.5i CH-7.6b CH-8.0c CH-8.0d CH-8.0k CH-8.2c CH-8.4a CH-8.4d CH-8.6d CH-8.7c
# CH-8.7d CH-8.7f CH-8.7g CH-8.7h CH-8.7i CH-8.7k
def test_the_golden_games_tell_the_same_events() -> None:
    told, written = HEROES.events()
    assert told == written
