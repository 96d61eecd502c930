"""What was acknowledged is in the list, however often the server dies under load.

`make load` runs it at its full size: HEXFRONT_CRASHES deaths.
"""

import os

from hexfront.lab.load import measure_crashes

CRASHES = int(os.environ.get("HEXFRONT_CRASHES", "2"))


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_under_load(database):
    found = measure_crashes(CRASHES, games=20 if CRASHES > 2 else 4, database=database)
    print(found)
    assert found["acknowledged"] > CRASHES * 5
    assert (found["kills"], found["lost"]) == (CRASHES, 0)
