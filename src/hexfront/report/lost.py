"""What was lost turn by turn, as the counters themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any

from hexfront.art.counters import drawn, piece
from hexfront.report.story import Lost

_STYLE = 'text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#16171a"'
CROSS = '<path d="M-.44-.44.44.44M.44-.44-.44.44" stroke="#b3180b" stroke-width=".06"/>'


def counters_lost(
    game: str,
    components: Mapping[str, Any],
    lost: Iterable[Lost],
    name: Callable[[str], str],
) -> str:
    """A row of counters; crossed out where the unit is gone, and with the number of its losses."""
    times = Counter((one.unit, one.is_destroyed) for one in lost)
    pieces = []
    for (unit, is_destroyed), count in times.items():
        if not is_destroyed and (unit, True) in times:
            continue  # its end says enough
        said = escape(name(unit) + (f" ×{count}" if count > 1 else ""))
        cross = CROSS if is_destroyed else ""
        often = f"<b>×{count}</b>" if count > 1 else ""
        counter = drawn(piece(game, components, unit))
        pieces.append(
            f'<span class="counter"><svg viewBox="-.55 -.55 1.1 1.1" role="img" '
            f'aria-label="{said}"><title>{said}</title><g {_STYLE}>{counter}{cross}</g></svg>'
            f"{often}</span>"
        )
    return "".join(pieces)
