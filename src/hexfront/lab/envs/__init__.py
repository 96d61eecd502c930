"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel.

A seat's observation holds what that seat may know, as arrays; an action is a number, and a mask
says which ones are legal. They need the extra `hexfront[gym]`.
"""

from __future__ import annotations

from hexfront.lab.envs.actions import ActionIds, BadActionId
from hexfront.lab.envs.arrays import Encoder, Field, encoder

__all__ = ["ActionIds", "BadActionId", "Encoder", "Field", "encoder"]
