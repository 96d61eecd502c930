"""The page of a report: one file, with everything in it, that is read and printed anywhere."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from html import escape
from typing import NamedTuple

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
h1 + .soft::first-letter, .result::first-letter, #changed td:first-child::first-letter { text-transform: uppercase; }
.result { font-size: 1.15rem; }
.soft + .result { font-size: 1.35rem; font-weight: 700; }
.result + .result { margin: 0; font-size: 1.05rem; }
a { color: #8a4408; }
.parts { margin-top: 1rem; }
@media (min-width: 56rem) { .parts { columns: 2; column-gap: 1rem; } .wide { column-span: all; margin-top: 1rem; } .wide:first-child, .wide + .wide { margin-top: 0; } .pair { grid-template-columns: 1fr 1fr; } }
.pair { display: grid; gap: 1rem; margin-bottom: 1rem; }
section { break-inside: avoid; margin-bottom: 1rem; padding: 0.9rem 1rem; background: #fffdf8; border: 1px solid #d5cbb6; border-radius: 8px; }
.pair section { margin: 0; }
svg { display: block; width: 100%; height: auto; }
.map svg { width: min(100%, 85vh * var(--ratio)); margin: 0 auto; border-radius: 4px; }
#position .map svg { width: min(100%, 120vh * var(--ratio)); }
.scroll { overflow-x: auto; }
section .scroll th:first-child { position: sticky; left: 0; background: #fffdf8; white-space: nowrap; }
@media (max-width: 40rem) { section .scroll th:first-child { max-width: 8.5rem; white-space: normal; } }
.broad { min-width: 44rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; margin: 0.2rem 0 0; padding: 0; list-style: none; font-size: 0.9rem; }
.legend li { display: flex; align-items: center; gap: 0.4rem; }
.legend svg { flex: none; width: 32px; }
table { border-collapse: collapse; font-size: 0.9rem; }
section > table, section > .scroll > table:not(.broad) { min-width: min(100%, 30rem); }
th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid #e3dac8; text-align: left; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.held { padding: 0.1rem 0.25rem; border: 1px solid #fffdf8; text-align: center; color: #fff; font-weight: 700; font-size: 0.75rem; }
details { margin-top: 0.4rem; font-size: 0.9rem; }
summary { cursor: pointer; color: #5d5647; }
.maps { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 0.7rem; }
.maps figure, .one { margin: 0; }
.maps figcaption { font-size: 0.85rem; font-weight: 650; }
.maps svg { border: 1px solid #d5cbb6; border-radius: 4px; }
.defs { position: absolute; }
.counter { display: inline-flex; align-items: end; margin: 1px 3px 1px 0; font-size: 0.75rem; }
.counter svg { width: 52px; height: 52px; }
.many { grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 45%), 1fr)); }
.maps .save button { padding: 0 0.35rem; font-size: 0.7rem; }
.save { display: flex; flex-wrap: wrap; gap: 0.4rem; margin-top: 0.4rem; }
.save button { padding: 0.2rem 0.6rem; font: inherit; font-size: 0.8rem; color: #2a2620; background: #efe9dc; border: 1px solid #d5cbb6; border-radius: 5px; cursor: pointer; }
@media (hover: hover) { .maps .save { opacity: 0; } .maps figure:hover .save, .maps .save:focus-within { opacity: 1; } }
.parts > .wide { margin-top: 1rem; }
@media print { .save { display: none; } body { background: none; } details { display: none; } }
"""  # noqa: E501

SCRIPT = """
const main = document.querySelector("main"), words = main.dataset;
const keep = (blob, name) => {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
const WIDE = 1200, HEAD = 64, ROW = 40, EDGE = 24;
const drawn = (name, values, text = "") => {
  const found = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(values)) found.setAttribute(key, value);
  found.append(text);
  return found;
};
const said = (text, x, y, size, more = {}) => drawn("text", { x, y, "font-size": size, "font-family": "sans-serif", fill: "#2a2620", ...more }, text);
const whole = (svg) => {
  const copy = svg.cloneNode(true), { width, height } = svg.getBoundingClientRect(), high = Math.round((height * WIDE) / width);
  for (const use of copy.querySelectorAll("use")) use.replaceWith(document.querySelector(use.getAttribute("href")).cloneNode(true));
  for (const [key, value] of Object.entries({ x: 0, y: HEAD, width: WIDE, height: high })) copy.setAttribute(key, value);
  const title = [svg.closest("section").querySelector("h2"), svg.closest("figure")?.querySelector("figcaption")].filter(Boolean).map((one) => one.textContent).join(" · ");
  const parts = [said(title, EDGE, 43, 30, { "font-weight": 700 }), said(words.game, WIDE - EDGE, 43, 20, { "text-anchor": "end" }), copy];
  let x = EDGE, y = HEAD + high;
  for (const line of svg.parentElement.querySelectorAll(".legend li")) {
    const room = 110 + 12 * line.textContent.length;
    if (x > EDGE && x + room > WIDE) [x, y] = [EDGE, y + ROW];
    const sample = line.querySelector("svg").cloneNode(true);
    for (const [key, value] of Object.entries({ x, y: y + 8, width: 64, height: 24 })) sample.setAttribute(key, value);
    parts.push(sample, said(line.textContent, x + 76, y + 28, 22));
    x += room;
  }
  const tall = y + (x > EDGE ? ROW + 8 : 0);
  const picture = drawn("svg", { xmlns: "http://www.w3.org/2000/svg", width: WIDE, height: tall, viewBox: `0 0 ${WIDE} ${tall}` });
  picture.append(drawn("rect", { width: WIDE, height: tall, fill: "#fffdf8" }), ...parts);
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: "image/svg+xml" });
};
const painted = async (svg) => {
  const image = new Image();
  image.src = URL.createObjectURL(whole(svg));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return new Promise((found) => canvas.toBlob(found, "image/png"));
};
const button = (text, title, act) => {
  const found = Object.assign(document.createElement("button"), { type: "button", textContent: text, title, onclick: act });
  found.setAttribute("aria-label", title);
  return found;
};
const row = (...buttons) => {
  const found = Object.assign(document.createElement("div"), { className: "save" });
  found.append(...buttons);
  return found;
};
document.querySelectorAll(".chart > svg, .map > svg, .maps svg").forEach((svg, at) => {
  const section = svg.closest("section"), name = `${section.id}${svg.closest(".maps") ? `-${at}` : ""}`;
  svg.closest(".chart, .map, figure").append(
    row(button("SVG", words.svg, () => keep(whole(svg), `${name}.svg`)), button("PNG", words.png, async () => keep(await painted(svg), `${name}.png`))),
  );
});
const page = new Blob(["<!doctype html>" + document.documentElement.outerHTML.replace(/<div class="save">.*?<\\/div>/gs, "")], { type: "text/html" });
document.querySelector("header").append(row(button(words.page, words.page, () => keep(page, "report.html"))));
"""  # noqa: E501
"""It hands charts out as files; without it everything is there to read."""

SCRIPT_HASH = f"sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}"
"""By this a page of ours lets it run, and no other."""


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


def page(
    lang: str, title: str, head: Iterable[str], parts: Iterable[str], game: str, shared: str = ""
) -> str:
    """`game` is what pictures that are kept apart from it tell; several parts refer to `shared`."""
    saves = " ".join(
        f'data-{kind}="{escape(say(lang, "report", f"report-save-{kind}"))}"'
        for kind in ("svg", "png", "page")
    )
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n"
        f'</head>\n<body>\n{shared}<main {saves} data-game="{escape(game)}">\n'
        f"<header>\n<h1>{escape(title)}</h1>\n{''.join(head)}\n</header>\n"
        f'<div class="parts">\n{chr(10).join(parts)}\n</div>\n</main>\n'
        f"<script>{SCRIPT}</script>\n</body>\n</html>\n"
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


class Link(NamedTuple):
    """Words that lead somewhere."""

    words: str
    address: str


def _cell(content: str | Link) -> str:
    if isinstance(content, str):
        return escape(content)
    # Of the whole window: the client shows the page in a frame.
    return f'<a href="{escape(content.address)}" target="_top">{escape(content.words)} ▸</a>'


def grid(heads: Sequence[str], rows: Iterable[Sequence[str | Link]], numbers: int = 0) -> str:
    """A table; its last `numbers` columns are set to the right."""
    first = len(heads) - numbers

    def line(cells: Sequence[str | Link], tag: str) -> str:
        return "".join(
            f"<{tag}{' class=n' if at >= first else ''}>{_cell(cell)}</{tag}>"
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
