// Who has won a hex on the Volga enters it with all who may, unless there are more than find room.
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null });

const { intoWon, shortcuts } = await import("../../src/games/volga/advance");

const asked = (count: number, prompt = "choose_advance"): any => ({
  prompt,
  seat: "german",
  args: { target: "77", units: [] },
  actions: [["stop"], ...Array.from({ length: count }, (_, n) => ["advance", `G-${n}`])],
});
const at = (count: number): any => ({ decision: asked(count), seat: "german", buttons: asked(count).actions });

describe("the advance into a hex that was won", () => {
  it("is offered for all at once where there is room for all", () => {
    expect([1, 2, 4, 5].map((count) => shortcuts(asked(count)).length)).toEqual([0, 1, 1, 0]);
    expect(shortcuts(asked(3, "choose_hit"))).toEqual([]);
  });

  it("is what a touch of the hex means, and of no other", async () => {
    expect(intoWon("76", at(2))).toBeNull();
    expect(intoWon("77", at(1))).toEqual({ do: "play", action: ["advance", "G-0"] });
    expect(intoWon("77", at(5))).toMatchObject({ do: "offer" });
    const intent = intoWon("77", at(2)) as any;
    expect(intent.do).toBe("plan");
    const steps = intent.plan.steps({ decision: asked(2), refused: null });
    expect((await steps.next()).value).toEqual(["advance", "G-0"]);
    expect((await steps.next({ decision: { ...asked(0), actions: [["advance", "G-1"]] }, refused: null })).value).toEqual(["advance", "G-1"]);
    expect((await steps.next({ decision: asked(0, "german_action"), refused: null })).done).toBe(true);
  });
});
