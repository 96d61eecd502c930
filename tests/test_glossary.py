"""One word for one thing: catalogues and titles of rules keep to the glossary of their game."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import hexfront
from hexfront.games import IDS
from hexfront.messages import FOLDER, languages

FOLDER_OF_GLOSSARIES = Path(__file__).parents[1] / "docs" / "glossary"


@cache
def glossary(game: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER_OF_GLOSSARIES / f"{game}.toml").read_text("utf-8"))


class Texts(Visitor):
    """What is read by people; names of arguments and messages are none of it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def texts(game: str, lang: str) -> list[str]:
    reader = Texts()
    reader.visit(FluentParser().parse((FOLDER / lang / f"{game}.ftl").read_text("utf-8")))
    return [*reader.found, *hexfront.find(game).rules.titles(lang).values()]


TERMS = [
    (game, term)
    for game in IDS
    if (FOLDER_OF_GLOSSARIES / f"{game}.toml").exists()
    for term in glossary(game)
]


def test_every_game_has_a_glossary():
    assert {path.stem for path in FOLDER_OF_GLOSSARIES.glob("*.toml")} == set(IDS)


@pytest.mark.parametrize("game", IDS)
def test_the_glossary_has_every_term_in_every_language(game):
    for term, words in glossary(game).items():
        assert sorted(words) == languages(), term


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "term"), TERMS)
def test_a_term_is_said_in_its_own_word_and_in_no_other(game, term, lang):
    word = glossary(game)[term][lang]
    told = texts(game, lang)
    assert any(re.search(rf"\b({word['says']})\b", text, re.IGNORECASE) for text in told)
    if "never" in word:
        other = re.compile(rf"\b({word['never']})", re.IGNORECASE)
        assert [text for text in told if other.search(text)] == []
