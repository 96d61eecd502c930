"""Computer players of Conflict of Heroes."""

from __future__ import annotations

from hexfront.bots.heroes.planner import BOTS

__all__ = ["BOTS"]
