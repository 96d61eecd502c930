"""What small ints mean in this game, beside those that all games have."""

from __future__ import annotations

from typing import TypeAlias

from hexfront.core.types import Hexes, Points

Alternative: TypeAlias = int
"""Of an event that can be played in more than one way."""
Alternatives: TypeAlias = int
FaceNumber: TypeAlias = int
"""Of a counter: strong or weak."""
Phase: TypeAlias = int
WeatherNumber: TypeAlias = int
WeatherMarker: TypeAlias = int
Entry: TypeAlias = list[tuple[Points, Hexes]]
"""The places that cost so much to enter."""
