"""Writes the client's silhouettes from the glyphs of hexfront.art, as `make types` does."""

from __future__ import annotations

from pathlib import Path

from hexfront.art.counters import GLYPHS

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


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
    }


def _file(signs: dict[str, str], about: str, head: str, found: str) -> str:
    shapes = {name: GLYPHS["silhouette"][name] for name in sorted(set(signs.values()))}
    lines = ["// Written by tools/write_glyphs.py from src/hexfront/art/glyphs.toml.", ""]
    lines.append("const SHAPES: Record<string, string> = {")
    lines += [f'  {name}: "{d}",' for name, d in shapes.items()]
    lines += ["};", "", "const KINDS: Record<string, string> = {"]
    lines += [f'  "{kind}": "{name}",' for kind, name in signs.items()]
    lines += ["};", "", about, f"export function silhouette({head}", f"  return {found};", "}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, "utf-8")
