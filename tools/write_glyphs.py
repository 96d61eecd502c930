"""Writes the client's silhouettes from the glyphs of hexfront.art, as `make types` does."""

from __future__ import annotations

from pathlib import Path

from hexfront.art.counters import GLYPHS

SOURCE = Path(__file__).parents[1] / "web" / "src"
GAMES = SOURCE / "games"
OPERATIONAL = ("volga", "noretreat", "stalingrado")
WRITTEN = "// Written by tools/write_glyphs.py from src/hexfront/art/glyphs.toml."


def written() -> dict[Path, str]:
    """The files and what is in them."""
    signs = GLYPHS["signs"]
    return {
        GAMES / "heroes" / "silhouettes.ts": _file(
            signs["heroes"],
            "/** A kind of unit from the side, to be filled by the even-odd rule. */",
            "kind: string): string | undefined {",
            'SHAPES[KINDS[kind] ?? ""]',
        ),
        GAMES / "stalingrado" / "silhouettes.ts": _file(
            signs["aircraft"],
            "/** A type of aircraft from the side, whatever its version. */",
            "type: string): string {",
            "SHAPES[Object.entries(KINDS).find(([begins]) => type.startsWith(begins))?.[1] "
            '?? "fighter"]!',
        ),
        SOURCE / "lib" / "pieces" / "shapes.ts": _troops(GLYPHS["troops"]),
        **{GAMES / game / "troops.ts": _kinds(signs[game]) for game in OPERATIONAL},
    }


def _troops(sides: dict[str, dict[str, str]]) -> str:
    """What either side shows for a NATO symbol; shapes that both show are there once."""
    names = sorted({name for shown in sides.values() for name in shown.values()})
    lines = [WRITTEN, "", *_record("SHAPES", {name: GLYPHS["silhouette"][name] for name in names})]
    lines += ["", "/** By side and NATO symbol a shape, filled by the even-odd rule. */"]
    lines.append("export const TROOPS: Record<string, Record<string, string>> = {")
    for side, shown in sides.items():
        lines.append(f"  {side}: {{")
        lines += [f"    {symbol}: SHAPES.{name}!," for symbol, name in shown.items()]
        lines.append("  },")
    return "\n".join([*lines, "};", ""])


def _kinds(signs: dict[str, str]) -> str:
    lines = [WRITTEN, "", "/** The NATO symbol of a kind of unit, by name. */"]
    return "\n".join([*lines, *_record("TROOPS", signs, "export "), ""])


def _record(name: str, entries: dict[str, str], before: str = "") -> list[str]:
    lines = [f'  {key}: "{value}",' for key, value in entries.items()]
    return [f"{before}const {name}: Record<string, string> = {{", *lines, "};"]


def _file(signs: dict[str, str], about: str, head: str, found: str) -> str:
    shapes = {name: GLYPHS["silhouette"][name] for name in sorted(set(signs.values()))}
    lines = [WRITTEN, "", *_record("SHAPES", shapes)]
    lines += ["", "const KINDS: Record<string, string> = {"]
    lines += [f'  "{kind}": "{name}",' for kind, name in signs.items()]
    lines += ["};", "", about, f"export function silhouette({head}", f"  return {found};", "}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, "utf-8")
