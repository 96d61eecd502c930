"""What players ask about a position without playing: what is seen from where, and why not."""

from __future__ import annotations

from typing import Any

from hexfront.games.heroes.sight import sees, smoke_between
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import TERRAIN

HILL, SMOKE = "hill", "smoke"


def sight(g: Heroes, seat: str | None, a: int, b: int) -> dict[str, Any]:
    """Whether two hexes see each other; if not, the hexes that cut the line, and what they are."""
    ground = g.ground
    name = ground.board.name
    cuts = [
        {"hexes": [name[h] for h in group], "by": _obstacle(g, group[0])}
        for group in ground.cuts(a, b)
    ]
    if not cuts and smoke_between(g, a, b):
        smoke = g.fresh_smoke | g.thin_smoke
        cuts = [
            {"hexes": [name[h] for h in group], "by": SMOKE}
            for group in ground.between(a, b)
            if all(smoke >> h & 1 for h in group)
        ]
    return {"sees": sees(g, a, b), "distance": ground.board.distance(a, b), "cuts": cuts}


def _obstacle(g: Heroes, h: int) -> str:
    """The terrain that stands in the way, or the hill itself."""
    return TERRAIN[g.ground.terrain[h]].name if g.ground.blocks >> h & 1 else HILL
