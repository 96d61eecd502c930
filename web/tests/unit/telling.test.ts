import { describe, expect, it } from "vitest";
import { dice, flow, sequence, turnOf } from "../../src/games/volga/events";
import type { VolgaView } from "../../src/games/volga/parts";
import type { GameEvent } from "../../src/lib/api";
import { search } from "../../src/lib/find";
import { dice as stalingradoDice, turnOf as stalingradoTurn } from "../../src/games/stalingrado/events";
import { luckOf, rollsOf, verdict } from "../../src/lib/luck";
import { actors, lastActor, turnsOfOthers } from "../../src/lib/turns";

const event = (name: string, args: Record<string, unknown> = {}): GameEvent => ({ event: name, rule: "", args });
const german = event("german-turn", { turn: 1, seat: "german" });
const soviet = event("soviet-turn", { turn: 1 });
const move = event("short-move");

describe("turns", () => {
  it("belong to the seat that they were begun for", () => {
    expect(actors([move, german, move, soviet, move], turnOf, "blue")).toEqual(["blue", "german", "german", "soviet", "soviet"]);
    expect(lastActor([german, move, soviet, move], turnOf)).toBe("soviet");
    expect(lastActor([move], turnOf)).toBeNull();
  });

  it("of others are found before our own, and while they last", () => {
    const mine = new Set(["german"]);
    expect(turnsOfOthers([german, move, soviet, move, german, move], turnOf, mine)).toEqual([2, 4]);
    expect(turnsOfOthers([german, move, soviet, move], turnOf, mine)).toEqual([2, 4]);
    expect(turnsOfOthers([move, german, move], turnOf, mine)).toBeNull();
  });

  it("of several others in a row are one", () => {
    const blue = event("german-turn", { turn: 1, seat: "blue" });
    const yellow = event("german-turn", { turn: 1, seat: "yellow" });
    const all = [yellow, move, soviet, blue, move, soviet, yellow];
    expect(turnsOfOthers(all, turnOf, new Set(["yellow"]))).toEqual([2, 6]);
  });
});

describe("dice", () => {
  it("are those of the side that threw them, with what they needed", () => {
    expect(dice(event("volley", { side: "german", volleys: [[5, 6, 2], [6, 1]], hits: 1 }))).toEqual([
      { side: "german", faces: [6, 2], hitsOn: 5 },
      { side: "german", faces: [1], hitsOn: 6 },
    ]);
    expect(dice(event("card-fire", { cards: ["s-tommy"], dice: [6], volleys: [[5, 6]] }))[0]!.side).toBe("soviet");
    expect(dice(event("opportunity-fire", { dice: [6], volleys: [[6, 6]] }))[0]!.side).toBe("soviet");
    expect(dice(event("soviet-dice", { rolls: [["7", 5], ["19", 2]] }))).toEqual([{ side: "soviet", faces: [5, 2], hitsOn: null }]);
    expect(dice(event("combat-over"))).toEqual([]);
  });

  it("belong to the side whose turn it is, where an event does not say whose they are", () => {
    const turn = (side: string) => event("player-turn", { side, turn: 1 });
    const thrown = [turn("axis"), event("combat-result", { dice: [6, 6] }), turn("soviet"), event("bombing", { die: 2 }), event("weather", { die: 5 })];
    const rolls = rollsOf(thrown, stalingradoDice, stalingradoTurn);
    expect(rolls.map(({ side }) => side)).toEqual(["axis", "soviet", null]);
    expect(luckOf(rolls, "axis")).toMatchObject({ dice: 2, mean: 6 });
    expect(verdict(luckOf(rolls, "axis"))).toBe("great");
    const sevens = Array.from({ length: 4 }, () => ({ ...rolls[0]!, worth: [0, 70 / 36, 2.05] as [number, number, number] }));
    expect(verdict(luckOf(sevens, "axis"))).toBe("awful");
  });

  it("are weighed against what was to be expected", () => {
    const rolls = [
      { side: "german", faces: [6, 6, 1, 2], hitsOn: 4 },
      { side: "german", faces: [3], hitsOn: null },
      { side: "soviet", faces: [6], hitsOn: 6 },
    ];
    expect(luckOf(rolls, "german")).toEqual({ dice: 5, mean: 18 / 5, hits: 2, expected: 2, deviations: 0 });
    const lucky = luckOf(rolls, "soviet");
    expect([lucky.hits, lucky.expected]).toEqual([1, 1 / 6]);
    expect(lucky.deviations).toBeCloseTo(5 / 6 / Math.sqrt(5 / 36));
    expect([verdict(lucky), verdict(luckOf(rolls, "german")), verdict(luckOf([], "german"))]).toEqual(["great", "even", "even"]);
    const none = { side: "german", faces: Array(30).fill(1), hitsOn: 6 };
    expect(verdict(luckOf([none], "german"))).toBe("awful");
    expect(luckOf([{ ...none, hitsOn: 1 }], "german")).toMatchObject({ hits: 30, expected: 30, deviations: 0 });
  });
});

describe("the sequence of play", () => {
  const at = (side: string, battle: { shown: boolean } | null, prompt?: string) =>
    sequence({ side, battle } as VolgaView, prompt ? { seat: "german", prompt } : null);

  it("knows which part of the turn is on", () => {
    expect(at("german", null, "short_stack")).toEqual({
      steps: ["german-action", "cards", "fire", "advance", "soviet-action"],
      now: "german-action",
    });
    expect(at("german", { shown: false }, "choose_german_card").now).toBe("cards");
    expect(at("german", { shown: true }, "choose_hit").now).toBe("fire");
    expect(at("german", { shown: true }, "choose_advance").now).toBe("advance");
    expect(at("german", null, "blitz_to").now).toBe("advance");
  });

  it("begins with the action of the side whose turn it is, even for those who only wait", () => {
    expect(at("soviet", null).steps[0]).toBe("soviet-action");
    expect(at("soviet", null).now).toBe("soviet-action");
  });
});

describe("the flow of the Soviet turn", () => {
  const count = event("soviet-count", { highest: 2, held: 5 });
  const rolled = event("soviet-dice", { rolls: [["7", 2], ["19", 4]] });

  it("is followed step by step", () => {
    expect(flow([german])).toBeNull();
    expect(flow([soviet])).toMatchObject({ step: "count", count: null });
    expect(flow([soviet, count])).toMatchObject({ step: "count", count: { highest: 2, held: 5 } });
    expect(flow([soviet, count, event("soviet-reinforcements")])!.step).toBe("reinforce");
    expect(flow([soviet, event("no-reinforcement-hex")])!.step).toBe("draw");
    expect(flow([soviet, count, rolled])).toMatchObject({ step: "move", acts: null });
  });

  it("knows which die is being carried out", () => {
    const begun = [soviet, count, rolled, event("soviet-moves", { unit: "s1", start: "7", hex: "23" })];
    expect(flow(begun)!.acts).toEqual({ hex: "7", die: 2 });
    expect(flow([...begun, event("soviet-draws")])!.acts).toEqual({ hex: "7", die: 2 });
    expect(flow([...begun, event("soviet-attack", { hexes: ["35", "19"], target: "51" })])!.acts).toEqual({ hex: "19", die: 4 });
    expect(flow([...begun, event("equal-dice", { die: 4, count: 2 })])!.acts).toEqual({ hex: "", die: 4 });
  });

  it("ends with the next German turn and begins anew", () => {
    expect(flow([soviet, count, rolled, german, event("card-instead", { hex: "7" })])!.acts).toBeNull();
    expect(flow([soviet, count, rolled, german, soviet])!.rolls).toEqual([]);
  });
});

describe("finding by name", () => {
  const entries = [
    { name: "Upper tractor settlement", kind: "place", hex: "23" },
    { name: "Tractor Factory", kind: "place", hex: "7" },
    { name: "76.ª División", kind: "German", hex: "23" },
  ];
  const names = (wanted: string) => search(entries, wanted).map(({ name }) => name);

  it("asks neither for case nor for accents, and wants every word", () => {
    expect(names("division")).toEqual(["76.ª División"]);
    expect(names("FACTORY tractor")).toEqual(["Tractor Factory"]);
    expect(names("tractor elevator")).toEqual([]);
    expect(names("  ")).toEqual([]);
  });

  it("puts the hex of that number first, then names that begin so", () => {
    expect(names("7")[0]).toBe("Tractor Factory");
    expect(names("tractor")).toEqual(["Tractor Factory", "Upper tractor settlement"]);
  });

  it("gives no more than fit", () => {
    expect(search(entries, "2", 1)).toHaveLength(1);
  });
});
