"""One word for one thing: the catalogue and the titles of the rules keep to the glossary."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from hexfront.games.heroes import GAME
from hexfront.messages import FOLDER, languages, say

GLOSSARY = tomllib.loads(
    (Path(__file__).parents[3] / "docs" / "glossary" / "heroes.toml").read_text("utf-8")
)


class Texts(Visitor):
    """What is read by people; names of arguments and messages are none of it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def texts(lang: str) -> list[str]:
    reader = Texts()
    source = (FOLDER / lang / "heroes.ftl").read_text("utf-8")
    reader.visit(FluentParser().parse(source))
    return [*reader.found, *GAME.rules.titles(lang).values()]


def test_the_glossary_has_every_term_in_every_language():
    for term, words in GLOSSARY.items():
        assert sorted(words) == languages(), term


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("term", GLOSSARY)
def test_a_term_is_said_in_its_own_word_and_in_no_other(term, lang):
    word = GLOSSARY[term][lang]
    told = texts(lang)
    assert any(re.search(rf"\b({word['says']})\b", text, re.IGNORECASE) for text in told)
    if "never" in word:
        other = re.compile(rf"\b({word['never']})", re.IGNORECASE)
        assert [text for text in told if other.search(text)] == []


@pytest.mark.parametrize("lang", languages())
def test_cards_and_markers_are_called_alike_in_their_rules(lang):  # CH-8.6a CH-7.5l CH-15.0c
    names = {
        "8.6a": "card-follow-me",
        "8.6b": "card-rally-up",
        "8.6c": "card-rapid-deployment",
        "8.6d": "card-frontline-officer",
        "8.6e": "card-swift-action",
        "8.6f": "card-fire-direction",
        "8.6h": "card-score",
        "8.7a": "card-adrenaline",
        "8.7b": "card-command-action",
        "8.7d": "card-veteran-nco",
        "8.7f": "card-sniper-fire",
        "8.7g": "card-luck",
        "8.7h": "card-scout-teams",
        "8.7i": "card-bogged-down",
        "8.7j": "card-obstacle-clearing",
        "8.7k": "card-mine-laying",
        "8.7m": "card-halt-order",
        "7.5m": "marker-inf-unnerved",
        "7.5n": "marker-inf-killed",
        "7.5p": "marker-inf-pinned",
        "7.5q": "marker-inf-suppressed",
        "7.5r": "marker-inf-cowering",
        "15.0h": "marker-veh-immobilized",
        "15.0j": "marker-veh-light-damage",
    }
    for rule, id in names.items():
        name = say(lang, "heroes", f"heroes-{id}")
        assert name.lower() in GAME.rules.title(rule, lang).lower(), (rule, name)
