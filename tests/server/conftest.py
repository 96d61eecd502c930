import pytest
from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()
