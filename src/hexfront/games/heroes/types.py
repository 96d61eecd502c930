"""What small ints mean in this game, beside those that all games have."""

from __future__ import annotations

from typing import TypeAlias

from hexfront.core.types import Hex, Unit

Face: TypeAlias = int
"""Of a target: its flank or its front."""
WeaponNumber: TypeAlias = int
"""Of a weapon card among those that a firefight gives out."""
MarkerNumber: TypeAlias = int
"""Of a hit marker; where 0 means none, one more than that."""
Pile: TypeAlias = int
"""Of hit markers: infantry or vehicles."""
TerrainNumber: TypeAlias = int
WorkKind: TypeAlias = int
"""A trench, a bunker, wire, a mine or a roadblock."""
Arc: TypeAlias = int
"""How the front is read: a wedge or the half plane (OP-6.1.1)."""
Plans: TypeAlias = tuple[Unit | Hex, ...]
"""Of a group move, three numbers a member: who, what it does, where to."""
