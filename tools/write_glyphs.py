"""Writes the client's silhouettes from the glyphs of hexfront.art, as `make types` does."""

from __future__ import annotations

from pathlib import Path

from hexfront.art.counters import GLYPHS

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "heroes" / "silhouettes.ts"


def written() -> str:
    signs: dict[str, str] = GLYPHS["signs"]["heroes"]
    shapes = {name: GLYPHS["silhouette"][name] for name in sorted(set(signs.values()))}
    lines = ["// Written by tools/write_glyphs.py from src/hexfront/art/glyphs.toml.", ""]
    lines.append("const SHAPES: Record<string, string> = {")
    lines += [f'  {name}: "{d}",' for name, d in shapes.items()]
    lines += ["};", "", "const KINDS: Record<string, string> = {"]
    lines += [f'  "{kind}": "{name}",' for kind, name in signs.items()]
    lines += ["};", "", "/** A kind of unit from the side, to be filled by the even-odd rule. */"]
    lines.append("export function silhouette(kind: string): string | undefined {")
    lines += ['  return SHAPES[KINDS[kind] ?? ""];', "}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
