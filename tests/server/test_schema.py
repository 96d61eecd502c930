"""The client's types are made from the schema that the server really has."""

from pathlib import Path

from hexfront.server.schema import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_schema_of_the_client_is_the_servers():
    assert (WEB / "openapi.json").read_text("utf-8") == schema(), "run make types"


def test_the_types_of_the_client_name_every_schema():
    types = (WEB / "src" / "lib" / "schema.d.ts").read_text("utf-8")
    for name in ("StateOut", "DecisionOut", "TableOut", "ReplayOut"):
        assert f"        {name}: {{" in types
