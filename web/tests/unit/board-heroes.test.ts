import names from "./names.json";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { effects, order } from "../../src/games/heroes/effects";
import { dice, sequence, turnOf } from "../../src/games/heroes/events";
import { inMask, parts, placed, readyOf, stackOf, towards, type HeroesView, type Hex } from "../../src/games/heroes/parts";

let about: typeof import("../../src/games/heroes/about");
let marching: typeof import("../../src/games/heroes/march");
let hands: typeof import("../../src/games/heroes/interaction");
let sums: typeof import("../../src/games/heroes/sums");
let words: typeof import("../../src/games/heroes/words");

// Settings are read from the browser when they are first needed.
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  await (await import("../../src/lib/i18n.svelte")).learnGame("heroes");
  about = await import("../../src/games/heroes/about");
  marching = await import("../../src/games/heroes/march");
  hands = await import("../../src/games/heroes/interaction");
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
  turn: 1,
} as unknown as HeroesView;
const event = (event: string, args: Record<string, unknown>) => ({ event, args, rule: "" });
const sent = {
  names: names.heroes.names,
  orientation: "flat",
  parts: [{ number: 1, firefight: "one", rules: ["2.2"] }],
  units: [{ id: "ger-lmg" }, { id: "sov-rifles", name: "Rifles" }],
  cards: [],
  firefights: {
    two: { id: "two", number: 2, hexes: [hex("2-A01", 0)], units: [] },
    one: { id: "one", number: 1, hexes: [hex("1-E09", 3), hex("1-H09", 5)], units: [{ id: "sov-rifles-1", kind: "sov-rifles" }] },
  },
};

describe("the parts of a firefight", () => {
  const found = parts(sent, { scenario: "one", isTall: false });
  it("are those of the scenario that is played", () => {
    expect([...found.hex.keys()]).toEqual(["1-E09", "1-H09"]);
    expect(found.lessons).toEqual(sent.parts);
  });
  it("have hexes by the bits of a mask", () => {
    expect(inMask(found.hexes, "20").map(({ id }) => id)).toEqual(["1-H09"]);
    expect(inMask(found.hexes, "28")).toHaveLength(2);
  });
  it("name units by their side and number", () => {
    expect(words.words(found, { unit: "ger-rifles-1", hex: "1-E09", cautious: true })).toMatchObject({ unit: "Rifles G1", hex: "E09", cautious: "yes", attacker: "none" });
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
    const rows = ["roll", "raise 1"].map((key) => ({ key, label: key, odds: { kind: "attack" as const, exact: true, shots: [shot] } }));
    const [first, second] = sums.sums(rows);
    expect(first!.shots[0]).toMatchObject({ sum: "4 firepower − 2 long range = 2 against 12 front = 12", cap: [0.28, 0.42] });
    expect(second!.shots[0]!.sum).toBe("");
  });
});

describe("the ground", () => {
  it("has a road from side to side", () => {
    const north = towards({ turn: 0 }, "N");
    expect(towards({ turn: -90 }, "N").x).toBeCloseTo(north.y); // on its side, north is left
    expect(north.x).toBeCloseTo(0);
    expect(north.y).toBeCloseTo(-0.866);
  });
});

describe("a way over several turns", () => {
  // Three hexes in a row to the south; the enemy at 1-E09 sees the second of them.
  const hexes = [hex("1-H09", 1), hex("1-I09", 2, { y: 1.73 }), hex("1-J09", 3, { y: 3.46 }), hex("1-E09", 4, { y: -5, sees: "4" }), hex("1-A02", 5)];
  const units = [{ id: "sov-rifles-1", kind: "sov-rifles" }];
  const kinds = [{ id: "ger-lmg" }, { id: "sov-rifles", name: "Rifles", range: 3 }];
  const found = parts({ ...sent, units: kinds, firefights: { one: { id: "one", number: 1, hexes, units } } }, { scenario: "one", isTall: false });
  const shown = { parts: found, view };
  const reached = { unit: "ger-lmg-1", ap: 7, cap: 2, hexes: [
    { hex: "1-I09", cost: 1, path: ["1-I09"], stops: false },
    { hex: "1-J09", cost: 2, path: ["1-I09", "1-J09"], stops: false },
    { hex: "1-A02", cost: 8, path: ["1-I09", "1-A02"], stops: false },
  ] };
  const asked = (prompt: string, args: object, ...actions: string[][]): any => ({ seat: "german", prompt, rule: "", args, actions, kinds: {} });
  const order = asked("order", { unit: "ger-lmg-1", units: ["ger-lmg-1"], payment: "ap" }, ["to", "1-I09"]);
  const laid = { ...shown, seat: "german", decision: order, picked: [], looking: null };
  const at = (hex: string) => ({ parts: found, view: { ...view, stacks: { [hex]: [unit("ger-lmg-1")], "1-E09": [unit("sov-rifles-1")] } } });

  it("is asked for while a single unit is ordered by action points", () => {
    expect(about.orderStudies(laid)).toEqual([["reach", "ger-lmg-1"]]);
    expect(about.orderStudies({ ...laid, decision: asked("order", { unit: "ger-lmg-1", units: ["ger-lmg-1"], payment: "command" }) })).toEqual([null]);
  });
  it("leads to hexes beyond the next that action points pay for", () => {
    expect(marching.march(laid, [reached], "1-J09")).not.toBeNull();
    for (const hex of ["1-I09", "1-A02", "1-E09"]) expect(marching.march(laid, [reached], hex)).toBeNull();
  });
  it("may be ordered before it is known what is reached", async () => {
    const plan = (topic: unknown) => marching.march(laid, [null], "1-J09")!.steps({ ...shown, decision: order, news: [], undo: false, refused: null, study: async (what: string) => (what === "reach" ? topic : outlook) } as any);
    expect((await plan(reached).next()).value).toEqual(["to", "1-I09"]);
    expect((await plan({ ...reached, hexes: [] }).next()).value).toContain("stops on its way");
  });
  const outlook = { facing: "S" as const, facings: ["S" as const, "SE" as const, "SW" as const], watchers: [], hexes: ["1-H09", "1-I09", "1-J09"], units: ["ger-lmg-1"] };
  /** What a march answers to one moment after the other: its steps, or the word that ends it. */
  const answers = (...moments: [shown: any, decision: any, ...news: any[]][]) => answersFacing(null, ...moments);
  async function answersFacing(facing: "SE" | "N" | null, ...moments: [shown: any, decision: any, ...news: any[]][]): Promise<unknown[]> {
    const plan = marching.march(laid, [reached], "1-J09", facing)!;
    const all = moments.map(([shown, decision, ...news]) => {
      const study = async () => ("outlook" in shown ? shown.outlook : outlook);
      return { ...shown, decision, news, undo: false, refused: null, study };
    });
    const steps = plan.steps(all[0]!);
    const found = [];
    for (const moment of all) found.push((await steps.next(moment)).value);
    return found;
  }

  it("is walked step by step and ends with the question of the last facing", async () => {
    const found = await answers(
      [shown, order],
      [shown, asked("split", { cost: 1 }, ["ap", "1"], ["ap", "0"])],
      [at("1-I09"), asked("face", { unit: "ger-lmg-1" }, ["face", "N"], ["face", "S"])],
      [at("1-I09"), asked("turn", {}, ["act", "ger-lmg-1"]), event("passes", { side: "soviet" })],
      [at("1-J09"), asked("face", { unit: "ger-lmg-1" }, ["face", "S"])],
    );
    expect(found).toEqual([["to", "1-I09"], ["ap", "1"], ["face", "S"], ["act", "ger-lmg-1"], ""]);
  });
  it("keeps the facing that is wished for at its end wherever that costs nothing", async () => {
    const face = asked("face", { unit: "ger-lmg-1" }, ["face", "S"], ["face", "SE"], ["face", "N"]);
    expect(await answersFacing("SE", [at("1-I09"), face], [at("1-J09"), face])).toEqual([["face", "SE"], ["face", "SE"]]);
    expect(await answersFacing("N", [at("1-I09"), face], [at("1-J09"), face])).toEqual([["face", "S"], ["face", "N"]]);
  });
  it("faces as was wished where it is stopped", async () => {
    const face = asked("face", { unit: "ger-lmg-1" }, ["face", "S"], ["face", "SE"]);
    const [facing, word] = await answersFacing("SE", [at("1-I09"), face, event("revealed", { units: ["sov-mmg-1"], hex: "1-A02" })], [at("1-I09"), asked("turn", {}, ["act", "ger-lmg-1"])]);
    expect(facing).toEqual(["face", "SE"]);
    expect(word).toContain("A02");
  });
  it("leaves a question about a card to the player and goes on after it", async () => {
    const found = await answers([shown, order], [at("1-I09"), asked("bog_down", {}, ["decline"])], [at("1-I09"), asked("turn", {}, ["act", "ger-lmg-1"])]);
    expect(found).toEqual([["to", "1-I09"], "wait", ["act", "ger-lmg-1"]]);
  });
  it("spends no command points unasked", async () => {
    expect((await answers([shown, asked("split", { cost: 3 }, ["ap", "1"], ["ap", "2"])]))[0]).toContain("command points");
  });
  it("says what came between", async () => {
    const [, word] = await answers([shown, order], [at("1-I09"), asked("turn", {}, ["act", "ger-lmg-1"]), event("revealed", { units: ["sov-mmg-1"], hex: "1-A02" })]);
    expect(word).toContain("A02");
  });
  it("stops for a shot nearby, and for an enemy that comes into view or turns his fire to the way", () => {
    const seen = (...watchers: [string, boolean][]) => ({ ...outlook, watchers: watchers.map(([unit, fires]) => ({ unit, fires })) });
    const stops = (...news: any[]) => Boolean(marching.disturbance(outlook, outlook, news));
    expect(stops(event("attack", { attacker: "sov-rifles-1", hex: "1-E09" }), event("shot", { unit: "sov-rifles-1" }))).toBe(false);
    expect(stops(event("shot", { unit: "ger-lmg-1" }))).toBe(true);
    expect(stops(event("hit", { unit: "ger-rifles-2" }))).toBe(true);
    expect(stops(event("attack", { attacker: "sov-rifles-1", hex: "1-I09" }))).toBe(true);
    expect(stops(event("revealed", { unit: "sov-mmg-1", hex: "1-A02" }))).toBe(true);
    expect(stops(event("moves", { unit: "sov-rifles-1", start: "1-A02", hex: "1-E09" }), event("pays", { side: "german" }), event("stalls", { side: "soviet" }))).toBe(false);
    const turns = event("pivots", { unit: "sov-rifles-1", facing: "S" });
    const between = (before: any, now: any) => marching.disturbance(now, before, [turns, event("passes", { side: "soviet" })]);
    expect(between(seen(), seen(["sov-rifles-1", false]))).toBe(turns);
    expect(between(seen(["sov-rifles-1", false]), seen(["sov-rifles-1", true]))).toBe(turns);
    // Whoever was in view before and does not get the way into his arc is harmless, and so is what the unit's own step shows.
    expect(between(seen(["sov-rifles-1", true]), seen(["sov-rifles-1", false]))).toBeUndefined();
    expect(between(null, seen(["sov-rifles-1", true]))).toBeUndefined();
  });
  it("asks the server what matters from each place, and compares only what is seen from the same one", async () => {
    const turn = asked("turn", {}, ["act", "ger-lmg-1"]);
    const news = event("pivots", { unit: "sov-rifles-1", facing: "S" });
    const watched = { ...outlook, watchers: [{ unit: "sov-rifles-1", fires: true }] };
    const [, , step] = await answers([shown, order], [{ ...at("1-I09"), outlook: watched }, turn], [{ ...at("1-I09"), outlook: watched }, turn, news]);
    expect(step).toEqual(["act", "ger-lmg-1"]);
    const [, , word] = await answers([shown, order], [at("1-I09"), turn], [{ ...at("1-I09"), outlook: watched }, turn, news]);
    expect(word).toContain("turns");
    const [lost] = await answers([{ ...shown, outlook: null }, order]);
    expect(lost).toContain("stops on its way");
  });
});

describe("a touch of an enemy's hex", () => {
  const hexes = new Map([["1-E09", [["to", "1-E09"], ["fire", "1-E09"]]]]);
  const now = { decision: { prompt: "order", seat: "german", args: { unit: "ger-lmg-1", units: ["ger-lmg-1"] } }, view, seat: "german", parts: {}, answers: [null], choices: { buttons: [], things: { hex: hexes } }, stack: () => [], chosen: new Set() } as any;
  const meant = (more = {}) => hands.interaction.read({ kind: "hex", hex: "1-E09", ...more }, now);
  it("fires at him, unless the unit is carried there; fingers and keys are asked", () => {
    expect(meant()).toEqual({ do: "play", action: ["fire", "1-E09"] });
    expect(meant({ isCarried: true })).toEqual({ do: "plan", plan: expect.anything() });
    expect([meant({ byFinger: true }), meant({ byKey: true })]).toEqual([null, null]);
  });

  /** What whoever was carried there with a facing answers, moment by moment. */
  async function closing(...moments: { prompt: string; args?: object; actions?: string[][]; news?: any[] }[]): Promise<unknown[]> {
    const { plan } = meant({ isCarried: true, at: { x: 0.7, y: 0.4 } }) as any;
    const outlook = { facing: null, facings: [], watchers: [], hexes: ["1-E09"], units: ["ger-lmg-1"] };
    const moment = ({ prompt, args = {}, actions = [], news = [] }: (typeof moments)[number]) => ({ decision: { prompt, args, actions }, view, news, refused: null, study: async () => outlook });
    const steps = plan.steps(moment(moments[0]!));
    const found: unknown[] = [];
    for (const one of moments) {
      const { value, done } = await steps.next(moment(one));
      found.push(value);
      if (done) break;
    }
    return found;
  }
  const unit = "ger-lmg-1";
  const order = { prompt: "order", args: { unit } };
  const face = { prompt: "face", args: { unit }, actions: ["N", "NE", "SE", "S", "SW", "NW"].map((side) => ["face", side]) };
  const turn = { prompt: "turn", actions: [["act", unit]] };

  it("closes with him and fights when he has answered", async () => {
    const told = await closing(order, face, turn, { ...order, actions: [["close", "sov-rifles-1"], ["face", "N"]] });
    expect(told).toEqual([["to", "1-E09"], ["face", expect.any(String)], ["act", unit], ["close", "sov-rifles-1"]]);
  });

  it("does not fight when he has gone, or when there are two to choose from", async () => {
    expect((await closing(order, face, turn, { ...order, actions: [["face", "N"]] })).at(-1)).toBe("");
    expect((await closing(order, face, turn, { ...order, actions: [["close", "sov-rifles-1"], ["close", "sov-rifles-2"]] })).at(-1)).toBe("");
  });
});

describe("the line of sight", () => {
  const laid = { parts: {} as any, view, seat: "german", decision: null, picked: [] as string[], looking: "1-E09" as string | null };
  it("begins where one points, and has another end once a hex is chosen", () => {
    expect(about.sightStudies(laid)).toEqual([null]);
    expect(about.sightStudies({ ...laid, picked: ["1-H09"] })).toEqual([["sight", "1-H09", "1-E09"]]);
    expect(about.sightStudies({ ...laid, picked: ["1-E09"] })).toEqual([null]);
    expect(about.sightStudies({ ...laid, picked: ["1-H09", "1-J09"] })).toEqual([["sight", "1-H09", "1-J09"]]);
  });
});

describe("a shot that was fired", () => {
  it("is told with its whole sum and what it needed", () => {
    const args = { dice: [3, 4], cap: 1, firepower: [["firepower", 4]], defence: [["front", 12], ["terrain", 2]], av: 12, dv: 14, needed: 9, kill: 13 };
    const text = sums.told(event("shot", args));
    for (const word of ["3 + 4", "4", "= 12", "= 14", "9", "13"]) expect(text).toContain(word);
    expect(text).toContain("+ 1 CAP");
    expect(sums.told(event("shot", { ...args, cap: -2 }))).toContain("− 2 CAP");
    expect(sums.told(event("moves", {}))).toBe("");
  });
});

it("how a unit is to act is wished for that unit alone", async () => {
  const { command } = await import("../../src/games/heroes/command.svelte");
  const session = (verb: string) => ({ question: null, now: null, last: { action: [verb, "ger-rifles-1"], decision: {} } }) as any;
  command.way = "opportunity";
  command.follow(session("act"));
  expect(command.way).toBe("opportunity");
  command.follow(session("opportunity"));
  expect(command.way).toBe("");
});
