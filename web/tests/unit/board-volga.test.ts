import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/lib/api";
import { blockOf, effects, order } from "../../src/games/volga/effects";
import { lines } from "../../src/games/volga/labels";
import { echelon, parts, turned, type Hex, type Unit, type VolgaView } from "../../src/games/volga/parts";
import { ruins } from "../../src/games/volga/ruins";

const event = (name: string, args: Record<string, unknown>): GameEvent => ({ event: name, rule: "", args });
const block = (token: string, unit: string | null = null) => ({
  token, side: token.startsWith("g") ? "german" : "soviet", unit, strength: 2, face_up: false,
});
const view = (stacks: Record<string, unknown>, battle: unknown = null) => ({ stacks, battle }) as VolgaView;

describe("events on the board", () => {
  const before = view({ W: [block("g1", "G-PZ-2")], "3": [block("s4")] });

  it("are moves along their way", () => {
    const moved = event("long-move", { units: ["G-PZ-2"], start: "W", path: ["2", "1"] });
    expect(effects([moved], before, before).flat()).toEqual([
      { kind: "move", side: "german", from: ["W", "2"], at: "1", pieces: ["G-PZ-2"] },
    ]);
  });

  it("are a move and an attack when a stack attacks quickly, or the attack alone from where it stood", () => {
    const quick = (hex: string) => event("quick-attack", { units: ["G-PZ-2"], start: "W", hex, target: "3" });
    expect(effects([quick("2")], before, before).flat().map(({ kind }) => kind)).toEqual(["move", "attack"]);
    expect(effects([quick("W")], before, before).flat().map(({ kind }) => kind)).toEqual(["attack"]);
  });

  it("play the whole turn of the algorithm in its order", () => {
    const turn = [
      event("soviet-turn", { turn: 3 }),
      event("soviet-dice", { rolls: [["3", 4]] }),
      event("soviet-moves", { unit: "s4", start: "3", hex: "20" }),
      event("soviet-attack", { hexes: ["20"], target: "W", planned: false }),
      event("soviet-deployed", { unit: "s9", hex: "7", kind: "tank" }),
    ];
    const seen = effects(turn, before, before);
    expect(seen.map((shown) => shown.map(({ kind, side, at }) => [kind, side, at]))).toEqual([
      [],
      [],
      [["move", "soviet", "20"]],
      [["attack", "soviet", "W"]],
      [["arrive", "soviet", "7"]],
    ]);
  });

  it("are hits where the block stands at that moment", () => {
    const told = [
      event("step-lost", { unit: "G-PZ-2", steps: 2 }),
      event("soviet-destroyed", { unit: "s4", hex: "3" }),
      event("advance", { unit: "G-PZ-2", start: "W", hex: "3" }),
      event("step-lost", { unit: "G-PZ-2", steps: 1 }),
      event("step-lost", { unit: "S-RD-45", steps: 1 }),
    ];
    const after = view({ "3": [block("g1", "G-PZ-2")], "9": [block("s5", "S-RD-45")] });
    const seen = effects(told, before, after).flat();
    expect(seen.map(({ kind, at }) => [kind, at])).toEqual([
      ["hit", "W"],
      ["loss", "3"],
      ["move", "3"],
      ["hit", "3"],
      ["hit", "9"],
    ]);
    expect(seen[1]!.pieces).toEqual(["s4"]);
  });

  it("draw a block as the newer view has it, then as the older, else its back", () => {
    const after = view({ "2": [block("g1", "G-PZ-2")] });
    expect(blockOf("G-PZ-2", before, after).token).toBe("g1");
    expect(blockOf("s4", before, after).token).toBe("s4");
    expect(blockOf("s77", null, after)).toMatchObject({ side: "soviet", unit: null });
  });
});

describe("an order that is being given", () => {
  const decision = (prompt: string, args: Record<string, unknown>) => ({ seat: "german", prompt, args });

  it("shows the stack, the way so far and the answer under the pointer", () => {
    const shown = order(view({}), decision("long_second", { start: "W", hex: "2" }), ["to", "1"]);
    expect(shown.map(({ kind, from, at }) => [kind, from, at])).toEqual([
      ["mark", [], "W"],
      ["move", ["W"], "2"],
      ["move", ["2"], "1"],
    ]);
  });

  it("shows the stacks that would attack together, and the combat that is going on", () => {
    const planned = decision("planned_stacks", { target: "3", hexes: ["W", "2"] });
    expect(order(view({}), planned, null)).toMatchObject([{ kind: "attack", from: ["W", "2"], at: "3" }]);
    const battle = { attacker: "soviet", hexes: ["3"], target: "W" };
    expect(order(view({}, battle), null, null)).toMatchObject([{ kind: "attack", side: "soviet", at: "W" }]);
  });

  it("shows nothing when others decide", () => {
    expect(order(view({}), { seat: "soviet" }, null)).toEqual([]);
  });
});

describe("the map of the Volga", () => {
  const hex = (id: string, x: number, y: number, terrain = "urban", place = "Factory"): Hex =>
    ({ id, x, y, terrain, place, coast: true, soviet_reinforcement: [], pieces: [] }) as unknown as Hex;
  const sent = { hexes: [hex("1", 20, 3)], units: [], cards: [], r_units: [], compass: [] };

  it("lies before each side with the other bank on the far side", () => {
    expect(turned("german", 1, 0)).toEqual({ x: 0, y: -1 });
    expect(turned("soviet", 1, 0)).toEqual({ x: -0, y: 1 });
    expect(parts(sent, { seat: "yellow", isTall: false }).turn).toBe("german");
    expect(parts(sent, { seat: null, isTall: false }).turn).toBe("german");
    expect(parts(sent, { seat: "soviet", isTall: false }).hex.get("1")).toMatchObject({ x: -3, y: 20 });
  });

  it("stands upright in a high window", () => {
    const upright = parts(sent, { seat: "soviet", isTall: true });
    expect(upright).toMatchObject({ turn: "north", orientation: "pointy" });
    expect(upright.sheet.height).toBeGreaterThan(upright.sheet.width);
  });

  it("has the same ruins in a hex every time, and others in each", () => {
    expect(ruins(hex("1", 0, 0))).not.toBe(ruins(hex("2", 0, 0)));
    expect(ruins(hex("1", 0, 0))).toBe(ruins(hex("1", 9, 9)));
  });

});

describe("names", () => {
  it("of places take two lines at the most and never more than fits", () => {
    expect(lines("Orlovka", 12)).toEqual(["Orlovka"]);
    expect(lines("Barrikady landing stage", 13)).toEqual(["Barrikady", "landing stage"]);
    for (const line of lines("Steppe south-east of the forest belt of Gumrak", 12)) {
      expect(line.length).toBeLessThanOrEqual(12);
    }
    expect(lines("Steppe south-east of Gumrak", 12)).toHaveLength(2);
    expect(lines("Sosnovoborskaya", 8)).toEqual(["Sosnovo…"]);
  });

  it("of blocks have the size that NATO puts above the frame", () => {
    const unit = (name: string) => ({ name }) as Unit;
    expect(["45th Rifle Division", "10th Rifle Brigade", "2nd Panzer Regiment"].map((name) => echelon(unit(name)))).toEqual(["XX", "X", "III"]);
  });
});
