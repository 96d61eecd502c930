"""Computer players of Stalingrado 1942-43."""

from __future__ import annotations

from hexfront.bots.stalingrado.planner import BOTS

__all__ = ["BOTS"]
