"""A bot as a Python class: installed, it plays wherever the bots of Hexfront play.

pip install ./examples/bot_package
hexfront sim volga --mode 1v1 -n 4 --seats german=hasty
"""

from __future__ import annotations

from hexfront import Action, Observation

ATTACKS = ("planned", "quick")


class Hasty:
    """Attacks whenever it may, and otherwise does anything."""

    def choose(self, observation: Observation) -> Action:
        attacks = [action for action in observation.legal if action[0] in ATTACKS]
        return observation.rng.choice(attacks or observation.legal)


BOTS = {"hasty": Hasty}
