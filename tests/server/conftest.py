import pytest
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = ServerProcess(tmp_path_factory.mktemp("server"))
    yield found
    found.stop()
