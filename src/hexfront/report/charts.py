"""Charts as SVG, drawn by Pygal: no script, nothing loaded, the same bytes for the same numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any

import pygal
from pygal.style import Style

INK, PAPER, GUIDE = "#2a2620", "#fffdf8", "#d8d0c0"
COLOURS = {"german": "#3b4046", "axis": "#3b4046", "soviet": "#a3271d"}
OTHERS = ("#1f4e8c", "#a86a00", "#35703a", "#6b3f8f", "#7a7364")
BAND = "#8d8471"

_DASHES = ("none", "8,4", "2,4", "12,3,3,3")
_UNWANTED = re.compile(r"<!--.*?-->|<script.*?</script>", re.DOTALL)
_TICKS = 7
_ROOM = 56
"""Characters below a chart."""

Number = float | int | None
Format = Callable[[float], str]


def colour_of(name: str, number: int) -> str:
    return COLOURS.get(name, OTHERS[number % len(OTHERS)])


def lines(
    id: str,
    labels: Sequence[str],
    series: Mapping[str, Sequence[Number]],
    colours: Sequence[str],
    form: Format,
) -> str:
    """What changes with time; each line has its own dashes, so that no colour is needed."""
    every = [value for values in series.values() for value in values if value is not None]
    chart = pygal.Line(
        **_config(colours, every, stroke=3, form=form, dots_size=2, **_thinned(labels))
    )
    chart.x_labels = list(labels)
    for number, (name, values) in enumerate(series.items()):
        chart.add(name, list(values), stroke_style={"dasharray": _dash(number)})
    samples = (_line(colour, _dash(at)) for at, colour in enumerate(colours))
    return _drawn(chart, id) + _legend(series, samples)


def bars(
    id: str,
    labels: Sequence[str],
    series: Mapping[str, Sequence[Any]],
    colours: Sequence[str],
    form: Format,
) -> str:
    """Amounts beside each other. A value may be an `interval`."""
    every = [bound for values in series.values() for value in values for bound in _bounds(value)]
    chart = pygal.Bar(**_config(colours, [0, *every], form=form, **_thinned(labels)))
    chart.x_labels = list(labels)
    for name, values in series.items():
        chart.add(name, list(values))
    samples = (f'<rect width="24" height="12" fill="{colour}"/>' for colour in colours)
    return _drawn(chart, id) + (_legend(series, samples) if len(series) > 1 else "")


def interval(value: float, low: float, high: float) -> dict[str, Any]:
    """A value with the interval that it may lie in."""
    return {"value": value, "ci": {"low": low, "high": high}}


def band(
    id: str,
    line: Sequence[tuple[float, float]],
    spread: Sequence[tuple[float, float]],
    names: tuple[str, str],
    colour: str,
    form: Format,
) -> str:
    """A line, and around zero the band in which it should stay."""
    widest = max(y for _, y in spread)
    every = [widest, -widest, *(y for _, y in line)]
    chart = pygal.XY(
        **_config(
            (BAND, colour),
            every,
            stroke=3,
            opacity=".3",
            form=form,
            x_value_formatter=lambda value: f"{value:.0f}",
            formatter=lambda point: form(point[1]),
        )
    )
    chart.x_labels = _ticks(0, line[-1][0], is_whole=True)
    around = [*spread, *((x, -y) for x, y in reversed(spread))]
    chart.add(names[1], around, fill=True, show_dots=False)
    chart.add(names[0], list(line), dots_size=1.5)
    shade = f'<rect width="24" height="12" fill="{BAND}" fill-opacity=".3"/>'
    return _drawn(chart, id) + _legend(names, (_line(colour, "none"), shade))


def bands(
    id: str,
    series: Mapping[str, Sequence[tuple[float, float, float, float]]],
    names: Mapping[str, str],
    colours: Sequence[str],
    form: Format,
) -> str:
    """Lines with what lies around them: for each x the low, the middle and the high.

    `names` says what the shade around each line is called.
    """
    every = [value for line in series.values() for _, *values in line for value in values]
    chart = pygal.XY(
        **_config(
            [colour for colour in colours for _ in range(2)],
            every,
            stroke=3,
            opacity=".2",
            form=form,
            x_value_formatter=lambda value: f"{value:.0f}",
            formatter=lambda point: form(point[1]),
        )
    )
    xs = [x for line in series.values() for x, *_ in line]
    chart.x_labels = _ticks(min(xs), max(xs), is_whole=True)
    samples, words = [], []
    for number, (name, line) in enumerate(series.items()):
        around = [(x, low) for x, low, _, _ in line] + [(x, high) for x, _, _, high in line[::-1]]
        chart.add(names[name], around, fill=True, show_dots=False, stroke_style={"width": 0})
        middles = [(x, middle) for x, _, middle, _ in line]
        chart.add(name, middles, dots_size=2, stroke_style={"dasharray": _dash(number)})
        shade = f'<rect width="24" height="12" fill="{colours[number]}" fill-opacity=".2"/>'
        samples += [_line(colours[number], _dash(number)), shade]
        words += [name, names[name]]
    return _drawn(chart, id) + _legend(words, samples)


def _config(
    colours: Sequence[str],
    values: Sequence[float],
    form: Format,
    stroke: float = 1,
    opacity: str = ".9",
    **more: Any,
) -> dict[str, Any]:
    style = Style(
        background="transparent",
        plot_background=PAPER,
        foreground=INK,
        foreground_strong=INK,
        foreground_subtle=GUIDE,
        guide_stroke_color=GUIDE,
        major_guide_stroke_color=GUIDE,
        guide_stroke_dasharray="none",
        major_guide_stroke_dasharray="none",
        colors=tuple(colours),
        ci_colors=(INK,) * len(colours),
        font_family="sans-serif",
        label_font_size=13,
        major_label_font_size=13,
        opacity=opacity,
        stroke_opacity="1",
        stroke_width=str(stroke),
        transition="0s",
    )
    low, high = min(values, default=0), max(values, default=1)
    return {
        "style": style,
        "js": (),
        "disable_xml_declaration": True,
        "width": 500,
        "height": 270,
        "show_legend": False,
        "truncate_label": -1,
        "margin": 8,
        "y_labels": _told_apart(low, high, form),
        "value_formatter": form,
        **more,
    }


def _told_apart(low: float, high: float, form: Callable[[float], str]) -> list[float]:
    """As many ticks as have room, but so few that no two of them read the same."""
    for most in range(_TICKS, 0, -1):
        ticks = _ticks(low, high, most=most)
        if len({form(tick) for tick in ticks}) == len(ticks):
            break
    return ticks


def _ticks(low: float, high: float, is_whole: bool = False, most: int = _TICKS) -> list[float]:
    """Round numbers from below the lowest to above the highest, whole ones unless it is a share."""
    span = high - low or 1
    step = 10.0 ** floor(log10(span / most))
    step = next(step * factor for factor in (1, 2, 5, 10) if span / (step * factor) <= most)
    if is_whole or high > 1 or low < -1:
        step = max(1.0, step)
    first, last = floor(low / step), ceil(high / step)
    return [round(number * step, 6) for number in range(first, max(last, first + 1) + 1)]


def _thinned(labels: Sequence[str]) -> dict[str, Any]:
    """Of many labels, as many as have room."""
    room = max(2, _ROOM // (max(map(len, labels)) + 2))
    if len(labels) <= room:
        return {}
    return {"x_labels_major_every": ceil(len(labels) / room), "show_minor_x_labels": False}


def _bounds(value: Any) -> list[float]:
    if value is None:
        return []
    return list(value["ci"].values()) if isinstance(value, dict) else [value]


def _dash(number: int) -> str:
    return _DASHES[number % len(_DASHES)]


def _drawn(chart: Any, id: str) -> str:
    chart.uuid = id
    return _UNWANTED.sub("", chart.render(is_unicode=True))


def _line(colour: str, dash: str) -> str:
    style = f'stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"'
    return f'<path d="M0 6H32" {style}/>'


def _legend(names: Iterable[str], samples: Iterable[str]) -> str:
    """Below the chart in words that stay as large as those around it."""
    entries = (
        f'<li><svg viewBox="0 0 32 12" aria-hidden="true">{sample}</svg>{escape(name)}</li>'
        for name, sample in zip(names, samples, strict=False)
    )
    return f'<ul class="legend">{"".join(entries)}</ul>'
