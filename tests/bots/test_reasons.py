"""What bots of heroes and stalingrado say about their plans is in all four catalogues."""

import re
from pathlib import Path

import pytest

import hexfront.bots
import hexfront.messages
from hexfront.bots.stalingrado.posture import POSTURES

BOTS = Path(hexfront.bots.__file__).parent
LOCALES = Path(hexfront.messages.__file__).parent / "locale"
PLAIN = ("pass", "stall", "flip", "fire", "rally", "dig", "occupy", "face", "leave", "reveal")


def said(game):
    """The ids that stand in the sources, and those that are put together there."""
    source = "".join(
        (BOTS / game / name).read_text("utf-8") for name in ("ideas.py", "strategy.py")
        if (BOTS / game / name).exists()
    )
    found = set(re.findall(r'Message\(\s*"([\w-]+)"', source))
    if game == "heroes":
        return found | {*PLAIN, "fire-group", "other"}
    return found | {f"posture-{posture.name}" for posture in POSTURES}


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
@pytest.mark.parametrize("game", ["heroes", "stalingrado"])
def test_every_plan_and_fear_has_its_words(game, language):
    text = (LOCALES / language / f"{game}.ftl").read_text("utf-8")
    known = set(re.findall(rf"^{game}-bot-([\w-]+) =", text, re.MULTILINE))
    assert said(game) == known
