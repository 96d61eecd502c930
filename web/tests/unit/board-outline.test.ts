// Lines around hexes: as few as can be, closed around pockets, and where the hexes are.
import { expect, test } from "vitest";
import type { Cell, Orientation } from "../../src/lib/board/geometry";
import { R3 } from "../../src/lib/board/geometry";
import { area, around, linesAround, smooth } from "../../src/lib/board/outline";

/** A board of so many columns and rows. */
function board(orientation: Orientation, wide: number, high: number): Cell[] {
  return Array.from({ length: wide * high }, (_, n) => {
    const [q, r] = [n % wide, Math.floor(n / wide)];
    const [across, down] = [R3 * (q + (r % 2) / 2), 1.5 * r];
    return { id: `${q}.${r}`, ...(orientation === "pointy" ? { x: across, y: down } : { x: down, y: across }) };
  });
}

const ORIENTATIONS: Orientation[] = ["pointy", "flat"];

test.each(ORIENTATIONS)("a front from edge to edge is one line, of every side between the two (%s)", (orientation) => {
  const cells = board(orientation, 8, 6);
  const [west, east] = [cells.filter(({ id }) => Number(id[0]) < 4), cells.filter(({ id }) => Number(id[0]) >= 4)].map((part) => new Set(part.map(({ id }) => id)));
  const lines = linesAround(cells, orientation, west!, east!);
  expect(lines).toHaveLength(1);
  const [{ sides, ends }] = lines as [(typeof lines)[0]];
  expect(ends).not.toBeNull();
  const near = (a: Cell, b: Cell) => Math.hypot(a.x - b.x, a.y - b.y) < R3 + 0.1;
  const between = cells.flatMap((a) => cells.filter((b) => west!.has(a.id) && east!.has(b.id) && near(a, b)));
  expect(sides).toHaveLength(between.length);
  for (const [n, { at }] of sides.entries()) if (n) expect(Math.hypot(at.x - sides[n - 1]!.at.x, at.y - sides[n - 1]!.at.y)).toBeCloseTo(R3 / 2);
});

test.each(ORIENTATIONS)("a pocket is a closed line of its own, and every side of it points inwards (%s)", (orientation) => {
  const cells = board(orientation, 8, 6);
  const pocket = new Set(["2.2", "3.2"]);
  const rest = new Set(cells.map(({ id }) => id).filter((id) => !pocket.has(id)));
  const lines = linesAround(cells, orientation, pocket, rest);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.ends).toBeNull();
  expect(lines[0]!.sides).toHaveLength(10);
  const middle = { x: (cells[18]!.x + cells[19]!.x) / 2, y: (cells[18]!.y + cells[19]!.y) / 2 };
  for (const { at, inwards } of lines[0]!.sides) expect((middle.x - at.x) * inwards.x + (middle.y - at.y) * inwards.y).toBeGreaterThan(0);
  expect(smooth(lines[0]!)).toMatch(/^M.*Z$/);
});

test.each(ORIENTATIONS)("an area has its holes, the line around it has none (%s)", (orientation) => {
  const cells = board(orientation, 5, 5);
  const ring = new Set(cells.map(({ id }) => id).filter((id) => id !== "2.2"));
  expect(area(cells, orientation, ring).match(/Z/g)).toHaveLength(2);
  expect(around(cells, orientation, ring).match(/Z/g)).toHaveLength(1);
  expect(around(cells, orientation, new Set(["2.2"])).match(/Z/g)).toHaveLength(1);
});
