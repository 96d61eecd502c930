"""The names that the client's tests compare with are those that Python says today."""

import json

from hexfront.games import IDS
from tools import write_names


def test_the_written_names_are_fresh() -> None:
    assert write_names.main(["--check"]) == 0


def test_every_game_and_language_is_in_it() -> None:
    found = json.loads(write_names.text())
    assert set(found) == set(IDS)
    assert found["noretreat"]["said"]["es"]["card"]["joker"] == "Comodín"
    assert found["volga"]["said"]["fr"]["unit"]["g12"] == "Bloc allemand g12"
