import { describe, expect, it } from "vitest";
import { boxAround, placed } from "../../src/lib/board/beside";
import type { Box } from "../../src/lib/board/geometry";

const BOARD = { x: -20, y: -20, width: 40, height: 40 };
const overlap = (a: Box, b: Box) => a.x < b.x + b.width - 1e-9 && b.x < a.x + a.width - 1e-9 && a.y < b.y + b.height - 1e-9 && b.y < a.y + a.height - 1e-9;

describe("labels beside pieces", () => {
  const label = { x: 0, y: 0, width: 1.6, height: 0.7 };

  it("stand below the figures of a piece that stands alone", () => {
    expect(placed([label], 0.58, [boxAround(label, 1.1, 1.1)], BOARD)).toEqual([{ x: 0, y: 0.58 + 0.35 }]);
  });

  it("hide no piece and no other label where pieces stand side by side", () => {
    const pieces = [-1.73, 0, 1.73].flatMap((x) => [-1.5, 0, 1.5].map((y) => boxAround({ x: x + (y ? 0.87 : 0), y }, 1.2, 1.2)));
    const labels = [-1.73, 0, 1.73].map((x) => ({ ...label, x }));
    const boxes = placed(labels, 0.58, pieces, BOARD).map((place) => boxAround(place, label.width, label.height));
    for (const [n, box] of boxes.entries()) for (const other of [...pieces, ...boxes.slice(n + 1)]) expect(overlap(box, other)).toBe(false);
  });

  it("stay on the board", () => {
    const corner = { ...label, x: 19.5, y: 19.5 };
    const [place] = placed([corner], 0.58, [], BOARD);
    expect(place!.x + label.width / 2).toBeLessThanOrEqual(20);
    expect(place!.y + label.height / 2).toBeLessThanOrEqual(20);
  });
});
