"""Computer players of No Retreat!"""

from __future__ import annotations

from hexfront.bots.noretreat.planner import BOTS

__all__ = ["BOTS"]
