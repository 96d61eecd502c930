"""What a game sends of its components, as far as a map is drawn from it."""

from __future__ import annotations

from typing import Any

from hexfront.art.network import Edge

Parts = dict[str, Any]

Lines = tuple[list[Edge], list[Edge], list[Edge]]
"""Rivers and walls along hexsides, roads from centre to centre: rivers, roads, walls."""
