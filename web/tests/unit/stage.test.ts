// What the stage shows of battles: all that the seat is told, and nothing beyond it.
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { actOf, fallen, force, open } = await import("../../src/lib/stage/stage");
const { NO_NAMES } = await import("../../src/lib/names");
const { stage: volga } = await import("../../src/games/volga/stage");
const { stage: heroes } = await import("../../src/games/heroes/stage");
const { stage: noretreat } = await import("../../src/games/noretreat/stage");
const { stage: stalingrado } = await import("../../src/games/stalingrado/stage");

type Args = Record<string, unknown>;
/** The stages after each of some events. */
function staged(staging: any, at: any, events: [string, Args][]): any[] {
  let stage: any = null;
  return events.map(([event, args]) => (stage = staging.on(stage, { event, rule: "1.1", args }, at, null)));
}
const pieces = (army: any) => army?.pieces.map((piece: any) => piece.id);

describe("a stage", () => {
  const army = force("red", "Red", [{ id: "p", face: 2 }]);
  const battle = open("battle", { attacker: army });

  it("has something to show when it opens, when its sum grows and when dice are thrown", () => {
    const term = { text: "", value: "1", rule: "", tone: "sum" as const };
    const rolls = [{ side: "red", faces: [6], hitsOn: null }];
    expect(actOf(null, null, true)).toBeNull();
    expect(actOf(battle, battle, true)).toBeNull();
    expect(actOf(null, battle, true)).toEqual({ opens: true, terms: 0, dice: false, result: false });
    expect(actOf(battle, { ...battle, terms: [term, term], rolls }, true)).toEqual({ opens: false, terms: 2, dice: true, result: true });
    expect(actOf(battle, battle, false)).toMatchObject({ opens: true });
  });

  it("remembers what became of each piece", () => {
    const hurt = fallen(fallen(battle, "p", "hit", (steps) => (steps as number) - 1), "p", "lost");
    expect(hurt.attacker!.pieces[0]).toEqual({ id: "p", face: 1, fate: "lost", losses: 1 });
    expect(fallen(hurt, "p", "retreats").attacker!.pieces[0]!.fate).toBe("lost");
  });
});

describe("volga", () => {
  const block = (token: string, side: string, unit: string | null) => ({ token, side, unit, strength: unit ? 4 : null, face_up: false });
  const at = { parts: { names: NO_NAMES, hex: new Map(), units: new Map(), cards: new Map() }, view: { stacks: { "87": [block("g1", "german", "G-IN-211")], "61": [block("s5", "soviet", null), block("s6", "soviet", null)] } } };
  const shown = staged(volga, at, [
    ["quick-attack", { units: ["G-IN-211"], start: "87", hex: "75", target: "61" }],
    ["soviet-card-laid", { soviet_card: null }],
    ["showdown", { faces: [["G-IN-211", 4], ["S-TK-13", 2]], card: "s-tommy", cards: [] }],
    ["volley", { side: "german", volleys: [[6, 6, 1]], hits: 1, ones: 0 }],
    ["step-lost", { unit: "S-TK-13", steps: 1 }],
    ["soviet-destroyed", { unit: "S-TK-13", hex: "61" }],
    ["combat-over", {}],
  ]);

  it("shows backs until the showdown, and then turns over whoever is named", () => {
    expect(pieces(shown[0].defender)).toEqual(["s5", "s6"]);
    expect(shown[0].defender.pieces.every(({ face }: any) => face.unit === null && face.strength === null)).toBe(true);
    expect(shown[1].cards).toEqual([expect.objectContaining({ name: "", isBack: true })]);
    expect(pieces(shown[2].defender)).toEqual(["S-TK-13", "s6"]);
    expect(shown[2].cards[0]).toMatchObject({ id: "s-tommy", isBack: false });
  });

  it("fires, drops steps and buries the dead until the combat is over", () => {
    expect(shown[3].rolls).toEqual([{ side: "german", faces: [6, 1], hitsOn: 6 }]);
    expect(shown[3].verdict.tone).toBe("attack");
    expect(shown[4].defender.pieces[0]).toMatchObject({ fate: "hit", losses: 1, face: { strength: 1 } });
    expect(shown[5].defender.pieces[0].fate).toBe("lost");
    expect(shown[6]).toBeNull();
  });
});

describe("noretreat", () => {
  const at = { parts: { names: NO_NAMES, hex: new Map(), units: new Map(), cards: new Map() }, view: { stacks: { A: [{ unit: "ax_1", face: "strong", steps: 2 }], B: [{ unit: "su_1", face: "weak", steps: 1 }] } } };
  const shown = staged(noretreat, at, [
    ["battle", { side: "axis", units: ["ax_1"], hexes: ["B"] }],
    ["odds", { attack: 4, defence: 5, initial: "1:2", shifts: [["support", 1], ["river", -1]], rules: ["10.6.2b", "10.6.1b"], column: "1:2" }],
    ["rolled", { side: "axis", die: 3, result: "CA" }],
    ["counterattack", { side: "soviet", units: ["su_1"], hexes: ["A"] }],
    ["step-lost", { unit: "ax_1", hex: "A" }],
    ["moved", {}],
  ]);

  it("counts every shift with its rule, rolls, and answers a counterattack", () => {
    expect(shown[1].terms.map(({ value, rule, tone }: any) => [value, rule, tone])).toEqual([["1:2", "1.1", "sum"], ["+1", "10.6.2b", "attack"], ["−1", "10.6.1b", "defence"], ["1:2", "", "sum"]]);
    expect(shown[2]).toMatchObject({ rolls: [{ side: "axis", faces: [3] }], verdict: { tone: "defence" } });
    expect(shown[3].chain).toHaveLength(1);
    expect([pieces(shown[3].attacker), pieces(shown[3].defender)]).toEqual([["su_1"], ["ax_1"]]);
    expect(shown[4].defender.pieces[0]).toMatchObject({ fate: "hit", face: { face: "weak" } });
    expect(shown[5]).toBeNull();
  });
});

describe("heroes", () => {
  const at = { parts: { names: NO_NAMES, hex: new Map(), kindOf: new Map(), partRules: { firepower: "7.1b" } }, view: { stacks: { "1-A1": [{ id: "sov-rifles-1", side: "soviet", kind: "rifles" }] }, hidden: {} } };

  it("shows nobody where a hidden unit fires, and the sum before the dice", () => {
    const [fire, shot] = staged(heroes, at, [
      ["attack", { attacker: null, supporters: [], hex: "1-A1", close: false, indirect: false, flame: false }],
      ["shot", { unit: "sov-rifles-1", firepower: [["firepower", 4]], defence: [["flank", 11]], dice: [4, 5], cap: 0, av: 13, dv: 11, needed: 7, kill: 11, outcome: "hit" }],
    ]);
    expect([pieces(fire.attacker), fire.from, fire.isFire]).toEqual([[], [], false]);
    expect(pieces(fire.defender)).toEqual(["sov-rifles-1"]);
    expect(shot.terms[0]).toMatchObject({ value: "4", rule: "7.1b" });
    expect(JSON.stringify(shot.terms)).not.toContain("13"); // the sum with the dice is theirs to bring
    expect(shot.verdict.tone).toBe("attack");
  });
});

describe("stalingrado", () => {
  const view = { side: "soviet", stacks: { A: { side: "soviet", units: [{ unit: "SU-1", steps: 2 }] }, B: { side: "axis", units: [{ unit: "DE-1", steps: 2 }, { unit: null }] } }, headquarters: {}, air: [{ unit: "SU-AIR", steps: 1, base: "A", mission: { kind: "support", hex: "B", hq: null, cargo: [] } }] };
  const at = { parts: { names: NO_NAMES, hex: new Map(), units: new Map() }, view };

  it("keeps covered units covered until they are announced, and brings aircraft", () => {
    const [attack, odds, result] = staged(stalingrado, at, [
      ["attack", { target: "B", counters: ["SU-1"], attack: 6 }],
      ["odds", { target: "B", counters: ["DE-1", "DE-2"], attack: 6, defence: 3, ratio: "2-1", shifts: [["winter", 2]], rules: ["11.2a"], column: "4-1" }],
      ["combat-result", { target: "B", dice: [3, 5], d: 2, a: 1 }],
    ]);
    expect([pieces(attack.attacker), pieces(attack.defender)]).toEqual([["SU-1", "SU-AIR"], ["DE-1", "covered 1"]]);
    expect(attack.defender.pieces[1].face).toMatchObject({ unit: null });
    expect(pieces(odds.defender)).toEqual(["DE-1", "DE-2"]);
    expect(odds.terms[1]).toMatchObject({ value: "+2", rule: "11.2a" });
    expect(result.verdict).toMatchObject({ word: "D2 A1", tone: "attack" });
  });
});
