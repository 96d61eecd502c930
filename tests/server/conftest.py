import pytest
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

from hexfront.server import migrate
from hexfront.server.database import open_engine


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    # Tests play faster than people: whether a limit holds is tested where it is set.
    found = ServerProcess(
        tmp_path_factory.mktemp("server"), moves_per_s=10_000, requests_per_s=10_000
    )
    yield found
    found.stop()


@pytest.fixture(scope="session")
def postgres():
    found = Postgres()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of a database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture
def engine(database):
    found = open_engine(database)
    migrate.upgrade(found)
    yield found
    found.dispose()
