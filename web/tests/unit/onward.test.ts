import { beforeAll, describe, expect, it, vi } from "vitest";

let onward: typeof import("../../src/games/noretreat/onward");
let hands: typeof import("../../src/games/noretreat/interaction");

// Settings are read from the browser when they are first needed.
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  onward = await import("../../src/games/noretreat/onward");
  hands = await import("../../src/games/noretreat/interaction");
});

const asked = (prompt: string, actions: string[][], args = {}) => ({ prompt, actions, args, seat: "soviet" }) as any;
const card = asked("event", [["pass"], ["play", "28"]], { stops: [] });

/** What a plan answers to one question after the other. */
async function answers(plan: any, ...decisions: any[]): Promise<unknown[]> {
  const moments = decisions.map((decision) => ({ decision, refused: null }));
  const steps = plan.steps(moments[0]);
  const found = [];
  for (const moment of moments) found.push((await steps.next(moment)).value);
  return found;
}

describe("who wants nothing more of some phases", () => {
  const reorganize = asked("reorganize", [["done"], ["reorganize", "su_west"]]);
  const movement = asked("movement", [["done"], ["unit", "su_west"]]);
  it("skips to the moves and leaves alone what must be answered", async () => {
    expect(onward.shortcuts(reorganize)).toEqual([["onward"]]);
    const must = asked("payment", [["discard", "28"]]);
    expect(await answers(onward.shortcut("onward", "soviet"), reorganize, card, must, movement)).toEqual([["done"], ["pass"], "wait", ""]);
  });
  it("ends the moves and declares nothing", async () => {
    expect(onward.shortcuts(movement)).toEqual([["rest"]]);
    expect(await answers(onward.shortcut("rest", "soviet"), movement, card, asked("declare", [["done"], ["target", "1714"]]))).toEqual([["done"], ["pass"], ["done"]]);
    expect(await answers(onward.shortcut("rest", "soviet"), movement, asked("counterblow", [["done"]]))).toEqual([["done"], ""]);
  });
  it("carries a unit of ours into the moves, but no other, and not while units can arrive", async () => {
    const now = (decision: any) => ({ decision, seat: "soviet", stack: () => ["su_west"] }) as any;
    const lift = (unit: string, decision: any) => onward.ahead({ kind: "lift", unit, hex: "1709" }, now(decision)) as any;
    const to = asked("movement", [["to", "1609"]]);
    expect(await answers(lift("su_west", reorganize).lands("1609"), reorganize, movement, to)).toEqual([["done"], ["unit", "su_west"], ["to", "1609"]]);
    expect(lift("ax_2pz", reorganize)).toBeNull();
    expect(lift("su_west", movement)).toBeNull();
    expect(lift("su_west", asked("placement", [["done"], ["reinforce", "su_kalinin"]]))).toBeNull();
  });
});

describe("who ends the placement", () => {
  const doubt = (actions: string[][], ...action: string[]) => hands.interaction.doubt({ now: { decision: asked("placement", actions) } } as any, action);

  it("is asked once more while a unit could still come, by that button and by the one that skips ahead", () => {
    const actions = [["replace", "su_west"], ["replace", "su_south"], ["done"]];
    expect(doubt(actions, "done")).not.toBe("");
    expect(doubt(actions, "onward")).not.toBe("");
    expect(doubt(actions, "replace", "su_west")).toBe("");
    expect(doubt([["done"]], "done")).toBe("");
    expect(doubt([["done"]], "onward")).toBe("");
  });
});
