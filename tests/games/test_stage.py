"""What the stage of a client needs: every part of a sum comes with the rule that it counts by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.golden.make import ALL

from hexfront import Record
from hexfront.games.heroes import GAME as HEROES
from hexfront.games.heroes.arithmetic import PART_RULES

GOLDEN = {golden.definition.id: golden for golden in ALL}


def told(game: str, name: str, what: str) -> list[dict[str, Any]]:
    golden = GOLDEN[game]
    record: Record = golden.record(name)
    played = record.replay(golden.find).history
    return [event.args for one in played for event in one.events if event.what == what]


@pytest.mark.parametrize(("game", "name"), [("noretreat", "citadel"), ("stalingrado", "uranus")])
def test_every_shift_is_told_with_its_rule(game: str, name: str) -> None:
    rules = GOLDEN[game].definition.rules
    odds = told(game, name, "odds")
    assert any(args["shifts"] for args in odds)
    for args in odds:
        assert len(args["rules"]) == len(args["shifts"])
        assert all(rules.title(rule) for rule in args["rules"])


def test_bombs_are_told_with_their_aircraft_and_where_they_fall() -> None:
    bombs = told("stalingrado", "uranus", "bombing")
    assert bombs
    assert all(args["counters"] and args["hex"] for args in bombs)


def test_every_part_of_a_shot_has_its_rule() -> None:
    catalogue = Path(__file__).parents[2] / "src/hexfront/locale/en/heroes.ftl"
    words = set(re.findall(r"^heroes-part-([\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
    assert words - {"modifier"} == set(PART_RULES)  # cover and company of a rally
    assert all(HEROES.rules.title(rule) for rule in PART_RULES.values())
