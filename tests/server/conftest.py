import pytest
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    # Tests play faster than people: whether a limit holds is tested where it is set.
    found = ServerProcess(
        tmp_path_factory.mktemp("server"), moves_per_s=10_000, requests_per_s=10_000
    )
    yield found
    found.stop()
