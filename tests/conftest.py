import pytest
from tests.sitting import Sitting


@pytest.fixture
def sit(tmp_path):
    def sit(game, typed, **more):
        return Sitting(game, typed, tmp_path / "game.jsonl", **more).run()

    return sit
