import { describe, expect, it } from "vitest";
import { arrow, MOVE } from "../../src/lib/board/arrows";
import { border, bounds, corners, hexPath, neighbours, nextTowards, R3, type Cell } from "../../src/lib/board/geometry";

/** A centre and its six neighbours, flat-topped, named by the direction of the clock. */
const ring: Cell[] = [
  { id: "0", x: 0, y: 0 },
  ...[12, 2, 4, 6, 8, 10].map((hour) => {
    const angle = (hour / 12) * 2 * Math.PI - Math.PI / 2;
    return { id: `${hour}`, x: R3 * Math.cos(angle), y: R3 * Math.sin(angle) };
  }),
];
const [centre] = ring as [Cell];
const segments = (path: string) => path.match(/M/g)?.length ?? 0;

describe("hexes", () => {
  it("have six corners at the length of a hexside", () => {
    for (const orientation of ["flat", "pointy"] as const) {
      const points = corners(orientation).split(" ").map((pair) => pair.split(",").map(Number));
      expect(points).toHaveLength(6);
      for (const [x, y] of points) expect(Math.hypot(x!, y!)).toBeCloseTo(1, 2);
    }
    expect(corners("flat").split(" ")[0]).toBe("1,0");
  });

  it("make one path together", () => {
    expect(segments(hexPath(ring, "flat"))).toBe(7);
    expect(hexPath([], "flat")).toBe("");
  });

  it("lie in a box with a margin", () => {
    expect(bounds([{ id: "a", x: 1, y: 2 }, { id: "b", x: 4, y: 0 }], 1)).toEqual({ x: 0, y: -1, width: 5, height: 4 });
  });

  it("know the hexes beside them", () => {
    const beside = neighbours(ring);
    expect(beside.get("0")!.map(({ id }) => id)).toEqual(["12", "2", "4", "6", "8", "10"]);
    expect(beside.get("12")!.map(({ id }) => id).sort()).toEqual(["0", "10", "2"]);
  });
});

describe("the border of a set", () => {
  const beside = neighbours(ring);

  it("is every hexside towards a hex outside", () => {
    expect(segments(border(ring, beside, new Set(["0"])))).toBe(6);
    expect(segments(border(ring, beside, new Set(["0", "12"])))).toBe(7);
    expect(segments(border(ring, beside, new Set(ring.map(({ id }) => id))))).toBe(0);
  });

  it("does not follow the edge of the map", () => {
    expect(segments(border(ring, beside, new Set(["12"])))).toBe(3);
  });

  it("lies on the hexside, or inside it", () => {
    const heights = (path: string) => path.match(/-?[\d.]+/g)!.map(Number).filter((_, n) => n % 2);
    const north = new Map([["0", [ring[1]!]]]);
    for (const y of heights(border([centre], north, new Set(["0"])))) expect(y).toBeCloseTo(-R3 / 2, 2);
    for (const y of heights(border([centre], north, new Set(["0"]), 0.1))) expect(y).toBeCloseTo(0.1 - R3 / 2, 2);
  });
});

describe("arrow keys", () => {
  it("go to the hex that lies nearest that way", () => {
    expect(nextTowards(ring, centre, "ArrowUp")?.id).toBe("12");
    expect(nextTowards(ring, centre, "ArrowDown")?.id).toBe("6");
    expect(["2", "4"]).toContain(nextTowards(ring, centre, "ArrowRight")?.id);
  });

  it("go nowhere at the edge, and other keys nowhere at all", () => {
    expect(nextTowards(ring, ring[1]!, "ArrowUp")).toBeNull();
    expect(nextTowards(ring, centre, "x")).toBeNull();
  });
});

describe("an arrow", () => {
  it("starts and ends short of the centres and points from one to the other", () => {
    const { x, y, angle, path } = arrow({ x: 0, y: 0 }, { x: 0, y: 3 }, MOVE);
    expect(angle).toBe(90);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(MOVE.leave);
    expect(path).toContain(`L${3 - MOVE.leave - MOVE.stop} 0`);
  });
});
