"""Counters and blocks as a seat sees them, in a box of 1 x 1 around the origin."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from hexfront.art.maps.parts import Parts

_FILE = Path(__file__).parent / "glyphs.toml"
GLYPHS: dict[str, Any] = tomllib.loads(_FILE.read_text("utf-8"))

_AXIS, _SOVIET = ("#bfc7bf", "#33383d"), ("#cd7c66", "#6e1d13")
_ANGLES = {"SE": 30, "S": 90, "SW": 150, "NW": 210, "N": 270, "NE": 330}
_ALLIES = {
    "rumanian": "#dcc67c",
    "hungarian": "#b3c98a",
    "italian": "#cda680",
    "slovak": "#c0b3d6",
    "finnish": "#b9cfd8",
}
# What backs show: a bar cross with white sides, a red star with a light edge.
_BACKS = {
    "german": '<path d="M-.13-.3H.13V-.13H.3V.13H.13V.3H-.13V.13H-.3V-.13H-.13Z" fill="#f6f3ea"/>'
    '<path d="M-.08-.3H.08V-.08H.3V.08H.08V.3H-.08V.08H-.3V-.08H-.08Z" fill="#16171a"/>',
    "soviet": '<path d="M0-.31.08-.1.31-.1.13.04.19.26 0 .13-.19.26-.13.04-.31-.1-.08-.1Z" '
    'fill="#b3201a" stroke="#fff3d0" stroke-width=".05" stroke-linejoin="round"/>',
}


@dataclass(frozen=True, slots=True)
class Counter:
    """What lies in a hex; from the bottom of its stack to the top."""

    side: str
    sign: str = ""
    values: str = ""
    name: str = ""
    nation: str = ""
    facing: str = ""
    marks: str = ""
    is_back: bool = False
    is_reduced: bool = False


def sign(game: str, kind: str, default: str = "infantry") -> str:
    """The sign of a kind of unit: of a silhouette or a NATO symbol."""
    return str(GLYPHS["signs"][game].get(kind, default))


def aircraft(type_: str) -> str:
    """The silhouette of a type of aircraft, whatever its version."""
    known = GLYPHS["signs"]["aircraft"].items()
    return next((name for begins, name in known if type_.startswith(begins)), "fighter")


def drawn(one: Counter) -> str:
    """The counter as SVG, one unit across."""
    is_soviet = one.side == "soviet"
    fill, edge = _SOVIET if is_soviet else _AXIS
    fill = _ALLIES.get(one.nation, fill)
    round_ = 0.15 if is_soviet else 0.04
    box = f'width=".96" height=".96" rx="{round_}"'
    parts = []
    if one.facing:
        angle = radians(_ANGLES[one.facing])
        tip = " ".join(
            f"{r * cos(angle + a):.2f},{r * sin(angle + a):.2f}"
            for r, a in ((0.84, 0.0), (0.62, 0.62), (0.62, -0.62))
        )
        parts.append(f'<polygon points="{tip}" fill="{edge}" stroke="#fff" stroke-width=".03"/>')
    parts.append(f'<rect x="-.46" y="-.43" {box} fill="{edge}"/>')
    parts.append(
        f'<rect x="-.48" y="-.48" {box} fill="{fill}" stroke="{edge}" stroke-width=".03"/>'
    )
    parts.append(
        '<path d="M-.43.42V-.43H.42" fill="none" stroke="#fff" '
        'stroke-opacity=".5" stroke-width=".03"/>'
    )
    if one.is_back:
        parts.append(_BACKS["soviet" if is_soviet else "german"])
        return "".join(parts)
    if one.is_reduced:
        parts.append('<path d="M-.48.12H.48V.46H-.48Z" fill="#fff" fill-opacity=".5"/>')
    parts.append(_sign(one.sign))
    if one.name:
        parts.append(_text(one.name, -0.32, 0.15, len(one.name) > 9))
    if one.values:
        parts.append(_text(one.values, 0.41, 0.28, len(one.values) > 6))
    if one.marks:
        parts.append(
            '<circle cx=".36" cy="-.36" r=".17" fill="#9c2a20" stroke="#fff" stroke-width=".03"/>'
            f'<text x=".36" y="-.29" font-size=".2" fill="#fff">{escape(one.marks)}</text>'
        )
    return "".join(parts)


def _sign(name: str) -> str:
    if name in GLYPHS["silhouette"]:
        d = GLYPHS["silhouette"][name]
        place = 'transform="translate(0 -.05) scale(.5)"'
        ink = 'fill="#1d1d1b" stroke="#1d1d1b" stroke-width=".02"'
        return f'<path {place} fill-rule="evenodd" d="{d}" {ink}/>'
    d = GLYPHS["nato"].get(name, "")
    return (
        '<g transform="translate(0 -.06) scale(.34)" stroke="#1d1d1b" stroke-width=".1">'
        f'<path d="M-.8-.5H.8V.5H-.8Z" fill="#fbf6e8"/><path d="{d}" fill="none"/></g>'
    )


def _text(words: str, y: float, size: float, is_long: bool) -> str:
    fit = ' textLength=".86" lengthAdjust="spacingAndGlyphs"' if is_long else ""
    return f'<text y="{y}" font-size="{size}"{fit}>{escape(words)}</text>'


# -- a piece by itself


def piece(game: str, parts: Parts, unit: str) -> Counter:
    """A unit as it is at full strength; what no table has a name for is seen from behind."""
    found = {one["id"]: one for one in parts["units"]}
    if game == "heroes":
        kind = found[unit.rpartition("-")[0]]
        sides = f"{kind['front']['value']} · {kind['flank']['value']}"
        return Counter(kind["side"], sign("heroes", kind["id"], "squad"), sides, kind["name"])
    one = found.get(unit)
    if one is None:
        return Counter("soviet" if unit.lower().startswith("s") else "german", is_back=True)
    if game == "volga":
        plain = "armour" if "tank" in one["kinds"] else "infantry"
        values = "●" * one["steps"]
        return Counter(
            one["side"], sign("volga", one["type"], plain), values, one["name"].split()[0]
        )
    if game == "noretreat":
        face = one["faces"].get("strong") or one["faces"]["weak"]
        values = f"{face['strength']}-{face['movement']}"
        shown = sign("noretreat", face["kind"])
        return Counter(one["side"], shown, values, face["name"], one["nation"])
    return _stalingrado_piece(one)


def _stalingrado_piece(one: Parts) -> Counter:
    name, nation = one["id"].split("-", 2)[2].replace("_", "/"), one["nation"]
    if one["kind"] == "hq":
        return Counter(one["side"], "headquarters", str(one["range"]), name, nation)
    is_air = one["kind"] == "air"
    shown = aircraft(one["aircraft"]) if is_air else sign("stalingrado", one["type"])
    values = "-".join(map(str, one["faces"][-1])) if one.get("faces") else ""
    return Counter(one["side"], shown, values, name, nation)


# -- what a view tells of the pieces


def counters(game: str, parts: Parts, view: Parts) -> dict[str, list[Counter]]:
    """By hex, from the bottom up."""
    return _READERS[game](parts, view)


def _noretreat(parts: Parts, view: Parts) -> dict[str, list[Counter]]:
    units = {unit["id"]: unit for unit in parts["units"]}
    found: dict[str, list[Counter]] = {}
    for place, stack in view["stacks"].items():
        for piece in stack:
            unit = units[piece["unit"]]
            face = unit["faces"][piece["face"]]
            marks = "!" if piece["out_of_supply"] else "×" if piece["disorganized"] else ""
            found.setdefault(place, []).append(
                Counter(
                    unit["side"],
                    sign("noretreat", face["kind"]),
                    f"{piece['strength']}-{piece['movement']}",
                    face["name"],
                    unit["nation"],
                    marks=marks,
                )
            )
    return found


def _stalingrado(parts: Parts, view: Parts) -> dict[str, list[Counter]]:
    units = {unit["id"]: unit for unit in parts["units"]}
    found: dict[str, list[Counter]] = {}
    for place, stack in view["stacks"].items():
        for piece in reversed(stack["units"]):
            if piece["unit"] is None:
                found.setdefault(place, []).append(Counter(stack["side"], is_back=True))
                continue
            unit = units[piece["unit"]]
            faces, steps = unit["faces"], piece["steps"]
            found.setdefault(place, []).append(
                Counter(
                    unit["side"],
                    sign("stalingrado", unit["type"]),
                    "-".join(map(str, faces[min(steps, len(faces) - 1)])),
                    unit["name"],
                    unit["nation"],
                    marks="" if piece["supplied"] else "!",
                    is_reduced=steps == 1 and len(faces) > 2,
                )
            )
    for hq, where in view["headquarters"].items():
        unit = units[hq]
        found.setdefault(where["hex"], []).append(
            Counter(unit["side"], "headquarters", str(where["range"]), unit["name"], unit["nation"])
        )
    return found


def _heroes(parts: Parts, view: Parts) -> dict[str, list[Counter]]:
    kinds = {kind["id"]: kind for kind in parts["units"]}
    hiding = (
        unit for side in (view.get("hidden") or {}).values() for unit in side.get("units", ())
    )
    known = [(place, unit) for place, stack in view["stacks"].items() for unit in stack]
    known += [(unit["hex"], unit) for unit in hiding if unit.get("hex")]
    found: dict[str, list[Counter]] = {}
    for place, unit in known:
        kind = kinds[unit["kind"]]
        found.setdefault(place, []).append(
            Counter(
                unit["side"],
                sign("heroes", unit["kind"], "squad"),
                f"{kind['front']['value']} · {kind['flank']['value']}",
                kind["name"],
                facing=unit["facing"] or "",
                marks="!" if unit["hit"] else "",
                is_reduced=unit["state"] == "used",
            )
        )
    return found


def _volga(parts: Parts, view: Parts) -> dict[str, list[Counter]]:
    units = {unit["id"]: unit for unit in parts["units"]}
    found: dict[str, list[Counter]] = {}
    for place, stack in view["stacks"].items():
        for block in stack:
            if block["unit"] is None:
                found.setdefault(place, []).append(Counter(block["side"], is_back=True))
                continue
            unit = units[block["unit"]]
            plain = "armour" if "tank" in unit["kinds"] else "infantry"
            found.setdefault(place, []).append(
                Counter(
                    block["side"],
                    sign("volga", unit["type"], plain),
                    "●" * (block["strength"] or 0),
                    unit["name"].split()[0],
                )
            )
    return found


_READERS = {
    "noretreat": _noretreat,
    "stalingrado": _stalingrado,
    "heroes": _heroes,
    "volga": _volga,
}
