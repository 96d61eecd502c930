import { beforeAll, describe, expect, it, vi } from "vitest";
import { effects, order } from "../../src/games/heroes/effects";
import { dice, sequence, turnOf } from "../../src/games/heroes/events";
import { inMask, parts, placed, readyOf, stackOf, towards, type Hex } from "../../src/games/heroes/parts";
import { roads, trees } from "../../src/games/heroes/relief";

let sums: typeof import("../../src/games/heroes/sums");
let words: typeof import("../../src/games/heroes/words");

// Settings are read from the browser when they are first needed.
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  sums = await import("../../src/games/heroes/sums");
  words = await import("../../src/games/heroes/words");
});

const hex = (id: string, number: number, more: Partial<Hex> = {}): Hex => ({
  id, number, names: [id], x: 0, y: 0, terrain: "open", level: 0, roads: [], walls: [], sees: "0", ...more,
});
const unit = (id: string, more = {}) => ({ id, kind: id.replace(/-\d+$/, ""), side: id.startsWith("ger") ? "german" : "soviet", state: "fresh", ...more });
const view = {
  stacks: { "1-H09": [unit("ger-lmg-1")], "1-E09": [unit("sov-rifles-1")] },
  hidden: { german: { units: [unit("ger-rifles-1", { hex: "1-H10" })] }, soviet: { units: [{ id: "sov-mmg-1", kind: "sov-mmg" }] } },
  waiting: [
    { id: "ger-rifles-2", kind: "ger-rifles", side: "german", commander: "german", ready: true, state: "fresh" },
    { id: "ger-rifles-3", kind: "ger-rifles", side: "german", commander: "german", ready: false, state: "fresh" },
  ],
  attack: null,
};
const event = (event: string, args: Record<string, unknown>) => ({ event, args, rule: "" });
const sent = {
  orientation: "flat",
  units: [{ id: "ger-lmg" }, { id: "sov-rifles", name: "Rifles" }],
  cards: [],
  firefights: {
    two: { id: "two", number: 2, hexes: [hex("2-A01", 0)], units: [] },
    one: { id: "one", number: 1, hexes: [hex("1-E09", 3), hex("1-H09", 5)], units: [{ id: "sov-rifles-1", kind: "sov-rifles" }] },
  },
};

describe("the parts of a firefight", () => {
  const found = parts(sent, null, false, false, "one");
  it("are those of the scenario that is played", () => {
    expect([...found.hex.keys()]).toEqual(["1-E09", "1-H09"]);
    expect(found.path.map(({ id }) => id)).toEqual(["one", "two"]);
  });
  it("have hexes by the bits of a mask", () => {
    expect(inMask(found.hexes, "20").map(({ id }) => id)).toEqual(["1-H09"]);
    expect(inMask(found.hexes, "28")).toHaveLength(2);
  });
  it("name units by their side and number", () => {
    expect(words.words(found, { unit: "sov-rifles-1", hex: "1-E09", cautious: true })).toMatchObject({ unit: "Rifles S1", hex: "E09", cautious: "yes", attacker: "none" });
  });
});

describe("what stands where", () => {
  it("is known of visible units and of our own that hide", () => {
    expect(stackOf(view, "1-H10").map(({ id }) => id)).toEqual(["ger-rifles-1"]);
    expect(placed(view).map(({ unit }) => unit.id)).not.toContain("sov-mmg-1");
  });
  it("may enter when it is ready, for its owner", () => {
    expect(readyOf(view, "german").map(({ id }) => id)).toEqual(["ger-rifles-2"]);
    expect(readyOf(view, "soviet")).toEqual([]);
  });
});

describe("events", () => {
  it("tell whose action begins", () => {
    expect(turnOf(event("moves", { unit: "sov-rifles-1" }))).toBe("soviet");
    expect(turnOf(event("passes", { side: "german" }))).toBe("german");
    expect(turnOf(event("shot", { unit: "sov-rifles-1" }))).toBeNull();
  });
  it("give the dice of a shot to whoever fires", () => {
    expect(dice(event("shot", { unit: "sov-rifles-1", dice: [3, 4] }))).toEqual([{ side: "german", faces: [3, 4], hitsOn: null }]);
    expect(dice(event("rally", { unit: "sov-rifles-1", dice: [6, 1] }))[0]!.side).toBe("soviet");
  });
  it("show a shot from where the unit is by then", () => {
    const moved = event("moves", { unit: "ger-lmg-1", start: "1-H09", hex: "1-G09" });
    const shot = event("attack", { attacker: "ger-lmg-1", supporters: [], hex: "1-E09" });
    const [, [attack]] = effects([moved, shot], view, view) as any;
    expect(attack).toMatchObject({ kind: "attack", from: ["1-G09"], at: "1-E09", side: "german" });
  });
  it("show only a mark when nobody knows who fires", () => {
    expect(effects([event("attack", { attacker: null, supporters: [], hex: "1-E09" })], view, view)[0]![0]!.kind).toBe("mark");
  });
});

describe("an order", () => {
  const decision = { prompt: "order", args: { unit: "ger-lmg-1" }, seat: "german" } as any;
  it("is drawn as a move or as a shot", () => {
    expect(order(view, decision, ["to", "1-G09"]).at(-1)).toMatchObject({ kind: "move", from: ["1-H09"] });
    expect(order(view, decision, ["fire", "1-E09"]).at(-1)).toMatchObject({ kind: "attack", at: "1-E09" });
  });
  it("is a part of the turn", () => expect(sequence(view, decision).now).toBe("order"));
});

describe("sums", () => {
  const shot = { unit: "sov-rifles-1", firepower: [["firepower", 4], ["long-range", -2]], defence: [["front", 12], ["terrain", 0]], needed: 10, hit: 1 / 6, destroyed: 0, with_cap: [[1 / 6, 0], [0.28, 0], [0.42, 0]] } as any;
  it("have a sign for every part and leave out what is nothing", () => {
    expect(sums.spelled(shot.firepower)).toBe("4 firepower − 2 long range");
    expect(sums.spelled(shot.defence)).toBe("12 front");
  });
  it("are told once for each target", () => {
    const rows = ["roll", "raise 1"].map((key) => ({ key, label: key, odds: { kind: "attack", shots: [shot] } }));
    const [first, second] = sums.sums(rows);
    expect(first!.shots[0]).toMatchObject({ sum: "4 firepower − 2 long range = 2 against 12 front = 12", cap: [0.28, 0.42] });
    expect(second!.shots[0]!.sum).toBe("");
  });
});

describe("the ground", () => {
  it("has a road from side to side", () => {
    const north = towards("N");
    expect(north.x).toBeCloseTo(0);
    expect(north.y).toBeCloseTo(-0.866);
    expect(roads(["N", "S"])).toMatch(/^M0 -0.866Q0 0 0 0.866$/);
  });
  it("has more trees in heavy woods, always the same", () => {
    const heavy = trees(hex("1-A01", 0, { terrain: "heavy_woods" }));
    expect(heavy.length).toBeGreaterThan(trees(hex("1-A01", 0, { terrain: "light_woods" })).length);
    expect(heavy).toEqual(trees(hex("1-A01", 0, { terrain: "heavy_woods" })));
    expect(trees(hex("1-A01", 0))).toEqual([]);
  });
});
