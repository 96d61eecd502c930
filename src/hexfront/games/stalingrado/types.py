"""What small ints mean in this game, beside those that all games have."""

from __future__ import annotations

from typing import TypeAlias

Mission: TypeAlias = int
"""Of an aircraft."""
Pool: TypeAlias = int
"""Of replacement points: a nation and a kind."""
