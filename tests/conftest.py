import signal

import pytest
from tests.scripted import ScriptedSession

# Whoever starts the tests in the background may ignore interrupts, and children inherit that;
# some tests interrupt their children.
signal.signal(signal.SIGINT, signal.default_int_handler)



@pytest.fixture
def sit(tmp_path):
    def sit(game, typed, **more):
        return ScriptedSession(game, typed, tmp_path / "game.jsonl", **more).run()

    return sit
