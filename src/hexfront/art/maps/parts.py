"""What a game sends of its components, as far as a map is drawn from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexfront.art.network import Edge

Parts = Mapping[str, Any]

Lines = tuple[list[Edge], list[Edge], list[Edge]]
"""Rivers and walls along hexsides, roads from centre to centre: rivers, roads, walls."""
