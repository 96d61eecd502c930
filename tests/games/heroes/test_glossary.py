"""Cards and markers are called alike on the screen and in the rules."""

import pytest

from hexfront.games.heroes import GAME
from hexfront.messages import languages, say


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
