// How Stalingrado sorts what the server sends.
import { expect, test } from "vitest";
import { gist } from "../../src/games/stalingrado/chances";
import { effects } from "../../src/games/stalingrado/effects";
import { shortName } from "../../src/games/stalingrado/names";
import { idsIn, isReduced, stackOf, values, whereabouts, type Counter } from "../../src/games/stalingrado/parts";
import { todo } from "../../src/games/stalingrado/todo";

const flyer = { unit: "DE-A-1", steps: 2, base: "0101", grounded: false, flown: true, mission: { kind: "support", hex: "0202", hq: null, cargo: [] } };
const view = {
  phase: "movement",
  stacks: {
    "0101": { side: "axis", units: [{ unit: "DE-1", steps: 2, moved: true }, { unit: "DE-2", steps: 1, moved: false }] },
    "0202": { side: "soviet", units: [{ unit: "SU-1", steps: 2 }, { unit: null }] },
    "0303": { side: "axis", units: [{ unit: "DE-3", steps: 2, moved: true, duty: true, attacked: false }] },
  },
  headquarters: { "DE-HQ": { hex: "0101", range: 12 } },
  air: [flyer],
  places: { waiting: { axis: ["DE-9"], soviet: [] } },
};
const tank: Counter = {
  id: "DE-1", side: "axis", kind: "land", name: "14th Panzer Division", nation: "german", enters: null, leaves: null,
  faces: [[0, 0, 0], [3, 3, 15], [6, 5, 15]],
};

test("a hex has its units, headquarters, and those that are based there or fly over it", () => {
  expect(idsIn(view, "0101")).toEqual(["DE-1", "DE-2", "DE-HQ", "DE-A-1"]);
  expect(stackOf(view, "0202").over).toEqual([flyer]);
  expect(stackOf(view, "0404").land).toEqual([]);
});

test("what lies covered has no name and no place", () => {
  expect(idsIn(view, "0202")).toEqual(["SU-1"]);
  expect(whereabouts(view).get("SU-1")).toBe("0202");
});

test("a counter shows the values of the steps it has left", () => {
  expect(values(tank, 2)).toEqual([6, 5, 15]);
  expect(values(tank, 1)).toEqual([3, 3, 15]);
  expect([isReduced(tank, 1), isReduced(tank, 2)]).toEqual([true, false]);
});

test("names on counters are short", () => {
  const named = (name: string) => shortName({ ...tank, name });
  expect(named("14th Panzer Division")).toBe("14");
  expect(named("3rd Guards Rifle Division")).toBe("3 Gd");
  expect(named("236th Fighter Aviation Division (LaGG-3)")).toBe("236");
  expect(named("Motorised Division Grossdeutschland")).toBe("GD");
});

test("before a phase ends, what is left to do is listed", () => {
  const parts = { units: new Map([["DE-9", tank]]) } as any;
  expect(todo(parts, view, "axis")).toEqual({ unmoved: ["0101"], duties: [], waiting: ["DE-9"] });
  expect(todo(parts, { ...view, phase: "combat" }, "axis").duties).toEqual(["0303"]);
  expect(todo(parts, view, "soviet").unmoved).toEqual(["0202"]);
});

test("the chances of a column are summed up", () => {
  const found = gist({ ratio: "1-1", column: "1-1", outcomes: [[0, 1, 0.5], [2, 0, 0.25], [1, 1, 0.25]] });
  expect(found).toEqual({ hit: 0.5, hurt: 0.75, defender: 0.75, attacker: 0.75 });
});

test("a stack goes as one, and what is not seen does not", () => {
  const moved = { event: "stack-moves", rule: "4f", args: { units: ["DE-1", "DE-2"], count: 2, start: "0101", hex: "0505" } };
  const hidden = { event: "moves", rule: "4a", args: { unit: null, start: "0202", hex: "0203" } };
  const [[go], [unseen]] = effects([moved, hidden] as any, view, view) as any;
  expect(go).toMatchObject({ kind: "move", side: "axis", at: "0505", from: ["0101"], pieces: ["DE-1", "DE-2"] });
  expect(unseen.pieces).toEqual([]);
});
