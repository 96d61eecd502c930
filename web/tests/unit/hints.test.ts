// A hint is carried out as long as the computer has the same intention.
import { describe, expect, it } from "vitest";
import { ideasOf, isPartOf, marksOf } from "../../src/lib/hints";

const plan = (id: string, args: Record<string, unknown> = {}) => ({ id, args });
const why = (id: string, args: Record<string, unknown> = {}) => ({ ideas: [{ action: ["x"], plan: plan(id, args), marks: [], chance: null }], fears: null, nodes: 0 });
const decision = { seat: "german", prompt: "turn", args: {}, rule: "", actions: [], kinds: { to: "hex", act: "unit", play: "card" } };

describe("a hint", () => {
  it("goes on with the same plan, and with an answer on the way, but with no other plan", () => {
    expect(isPartOf(plan("move", { hex: "1" }), why("move", { hex: "1" }))).toBe(true);
    expect(isPartOf(plan("move", { hex: "1" }), why("answer"))).toBe(true);
    expect(isPartOf(plan("move", { hex: "1" }), why("move", { hex: "2" }))).toBe(false);
    expect(isPartOf(plan("move"), null)).toBe(false);
    expect(isPartOf(null, why("answer"))).toBe(false);
  });
  it("without reasons is the answer alone", () => {
    const hint = { number: 1, decision, action: ["pass"], why: null };
    expect(ideasOf(hint)).toEqual([{ action: ["pass"], plan: null, marks: [], chance: null }]);
    expect(ideasOf({ ...hint, action: null })).toEqual([]);
  });
  it("is drawn where it says, or else on the thing that it names", () => {
    const placeOf = (unit: string) => (unit === "a" ? "7" : null);
    const marks = [{ kind: "arrow", hexes: ["1", "2"] }];
    expect(marksOf({ action: ["to", "3"], marks }, decision, placeOf)).toBe(marks);
    expect(marksOf({ action: ["to", "3"], marks: [] }, decision, placeOf)).toEqual([{ kind: "target", hexes: ["3"] }]);
    expect(marksOf({ action: ["act", "a"], marks: [] }, decision, placeOf)).toEqual([{ kind: "target", hexes: ["7"] }]);
    expect(marksOf({ action: ["play", "c"], marks: [] }, decision, placeOf)).toEqual([]);
  });
});
