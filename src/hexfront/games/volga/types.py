"""What small ints mean in this game, beside those that all games have."""

from __future__ import annotations

from typing import TypeAlias

Kinds: TypeAlias = int
"""Infantry, tanks or both, as bits."""
Traits: TypeAlias = int
"""Of a stack, as bits (20.11)."""
LossRow: TypeAlias = int
"""Of German reinforcements."""
Advantage: TypeAlias = int
"""Of a side in the variant (20.2)."""
