"""Which events the golden games tell, under which rules, with which words, and how often; and which
rule is the first to forbid how many things in them.

`events.txt` and `reasons.txt` beside the golden games hold the counts; `tests/golden/make.py`
writes them.
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


# CH-1.0e CH-10.01a CH-10.0c CH-10.1a CH-10.1b CH-10.2a CH-12.0b CH-12.2a CH-12.2b CH-12.2e
# CH-12.3a CH-12.3d CH-13.0a CH-13.0f CH-14.0e CH-14.1e CH-15.0c CH-15.6b CH-17.0a CH-17.0c
# CH-17.1b CH-17.1d CH-17.2a CH-18.1.3b CH-18.1d CH-18.1e CH-18.5c CH-19.0a CH-19.0b CH-2.2c
# CH-2.2g CH-2.2r CH-2.2s CH-2.5.1a CH-3.0c CH-3.0f CH-3.1a CH-3.2.1b CH-3.2.2a CH-3.2.3a CH-3.2.4a
# CH-5.0.3a CH-5.0.3d CH-5.0b CH-5.0g CH-5.1a CH-5.3a CH-5.5a CH-5.5b CH-5.5c CH-5.5g CH-5.6a
# CH-6.0a CH-6.1b CH-7.0a CH-7.0b CH-7.2c CH-7.5.1a CH-7.5f CH-7.5p CH-7.5r CH-7.6a CH-7.6f
# CH-7.7.1b CH-7.7.3b CH-8.0e CH-8.0g CH-8.0h CH-8.0i CH-8.1a CH-8.4a CH-8.4c CH-8.4d CH-8.4e
# CH-8.6c CH-8.6e CH-8.6f CH-8.7c CH-8.7d CH-8.7h CH-8.7i CH-8.7k CH-8.7p CH-9.1.1a CH-9.1.1c
# CH-9.1.1d CH-9.1.1e CH-9.1.2a CH-9.1a CH-9.2a CH-9.2b CH-9.2c OP-7.6.3
def test_the_golden_games_forbid_the_same_by_the_same_rules() -> None:
    found, written = HEROES.reasons()
    assert found == written
