"""The page of a report: one file, with everything in it, that is read and printed anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from hexfront.messages import Argument, decimal, say

_STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #efe9dc; color: #2a2620; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 1.2rem clamp(0.7rem, 3vw, 2rem) 3rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2.3rem); line-height: 1.2; }
h2 { margin: 0 0 0.5rem; font-size: 1.2rem; }
h3 { margin: 0.8rem 0 0; font-size: 1rem; }
p { margin: 0.3rem 0; }
.soft { color: #5d5647; }
.result { font-size: 1.15rem; }
.parts { display: grid; gap: 1rem; margin-top: 1rem; }
@media (min-width: 56rem) { .parts { grid-template-columns: 1fr 1fr; } .wide { grid-column: 1 / -1; } }
section { min-width: 0; padding: 0.9rem 1rem; background: #fffdf8; border: 1px solid #d5cbb6; border-radius: 8px; }
svg { display: block; width: 100%; height: auto; }
.map svg { max-height: 85vh; border-radius: 4px; }
.scroll { overflow-x: auto; }
section .scroll th:first-child { position: sticky; left: 0; background: #fffdf8; white-space: nowrap; }
@media (max-width: 40rem) { section .scroll th:first-child { max-width: 8.5rem; white-space: normal; } }
.broad { min-width: 44rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; margin: 0.2rem 0 0; padding: 0; list-style: none; font-size: 0.9rem; }
.legend li { display: flex; align-items: center; gap: 0.4rem; }
.legend svg { flex: none; width: 32px; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid #e3dac8; text-align: left; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.held { padding: 0.1rem 0.25rem; border: 1px solid #fffdf8; text-align: center; color: #fff; font-weight: 700; font-size: 0.75rem; }
details { margin-top: 0.4rem; font-size: 0.9rem; }
summary { cursor: pointer; color: #5d5647; }
@media print { body { background: none; } section { break-inside: avoid; } details { display: none; } }
"""  # noqa: E501


class Writer:
    """The words and numbers of a report in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, id: str, **args: Argument) -> str:
        return say(self.lang, "report", f"report-{id}", **args)

    def number(self, value: float) -> str:
        """Whole where it is, else with one decimal."""
        return str(round(value)) if value == round(value) else decimal(self.lang, value, 1)

    def percent(self, share: float) -> str:
        return self.say("percent", number=decimal(self.lang, 100 * share, 1))

    def signed(self, value: float, digits: int = 1) -> str:
        sign = "−" if round(value, digits) < 0 else "+"
        return sign + decimal(self.lang, abs(value), digits)


def page(lang: str, title: str, head: Iterable[str], parts: Iterable[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<header>\n<h1>{escape(title)}</h1>\n{''.join(head)}\n</header>\n"
        f'<div class="parts">\n{chr(10).join(parts)}\n</div>\n</main>\n</body>\n</html>\n'
    )


def part(id: str, title: str, content: str, about: str = "", kind: str = "") -> str:
    said = f'<p class="soft">{escape(about)}</p>' if about else ""
    label = f'id="{id}" aria-labelledby="{id}-title"'
    return (
        f'<section {label} class="{kind}"><h2 id="{id}-title">{escape(title)}</h2>'
        f"{said}{content}</section>"
    )


def paragraph(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>'


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: int = 0) -> str:
    """A table; its last `numbers` columns are set to the right."""
    first = len(heads) - numbers

    def line(cells: Sequence[str], tag: str) -> str:
        return "".join(
            f"<{tag}{' class=n' if at >= first else ''}>{escape(cell)}</{tag}>"
            for at, cell in enumerate(cells)
        )

    body = "".join(f"<tr>{line(row, 'td')}</tr>" for row in rows)
    kind = ' class="broad"' if len(heads) > 5 else ""
    return f'<div class="scroll"><table{kind}><tr>{line(heads, "th")}</tr>{body}</table></div>'


def figure(label: str, svg: str, summary: str, table: str) -> str:
    """A chart, and its numbers for whoever cannot see it."""
    return (
        f'<div class="chart" role="img" aria-label="{escape(label)}">{svg}</div>'
        f"<details><summary>{escape(summary)}</summary>{table}</details>"
    )
