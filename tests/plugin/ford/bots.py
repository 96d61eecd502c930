"""A bot that goes for the mill and attacks whatever is next to it."""

from __future__ import annotations

from ford.rules import BOARD, MILL
from hexfront.bots import Observation
from hexfront.core.flow import Action


class Eager:
    def choose(self, observation: Observation) -> Action:
        legal = observation.legal
        attacks = [action for action in legal if action[0] == "attack"]
        if attacks:
            return attacks[0]
        moves = [action for action in legal if action[0] == "to"]
        if moves:
            return min(moves, key=lambda action: BOARD.distance(action[1], MILL))
        units = [action for action in legal if action[0] == "unit"]
        return units[0] if units else legal[-1]


BOTS = {"eager": Eager}
