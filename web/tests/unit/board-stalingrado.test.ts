// How Stalingrado sorts what the server sends.
import { NO_NAMES } from "../../src/lib/naming";
import { beforeAll, expect, test, vi } from "vitest";
import { attacks } from "../../src/games/stalingrado/attacks";
import { gist, possible } from "../../src/games/stalingrado/chances";
import { effects } from "../../src/games/stalingrado/effects";
import { shortName } from "../../src/games/stalingrado/names";
import { opening } from "../../src/games/stalingrado/opening";
import { idsIn, isReduced, stackOf, values, whereabouts, type Counter, type StalingradoView } from "../../src/games/stalingrado/parts";

let drafts: typeof import("../../src/games/stalingrado/draft.svelte");
let filters: typeof import("../../src/games/stalingrado/filter");
let rooms: typeof import("../../src/games/stalingrado/interaction");
let lists: typeof import("../../src/games/stalingrado/left");
let ways: typeof import("../../src/games/stalingrado/ways");

// Settings are read from the browser when they are first needed.
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  drafts = await import("../../src/games/stalingrado/draft.svelte");
  filters = await import("../../src/games/stalingrado/filter");
  await (await import("../../src/lib/i18n.svelte")).learnGame("stalingrado");
  rooms = await import("../../src/games/stalingrado/interaction");
  lists = await import("../../src/games/stalingrado/left");
  ways = await import("../../src/games/stalingrado/ways");
});

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
} as unknown as StalingradoView;
const tank: Counter = {
  id: "DE-1", side: "axis", kind: "land", name: "14th Panzer Division", nation: "german", enters: null, leaves: null, certainty: "rulebook",
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

test("where nothing has changed the stack of the next view is the same one", () => {
  const next = { ...structuredClone(view), stacks: { ...view.stacks, "0202": { side: "soviet", units: [{ unit: "SU-1", steps: 1 }] } } } as StalingradoView;
  expect(stackOf(next, "0303")).toBe(stackOf(view, "0303"));
  expect(stackOf(next, "0202")).not.toBe(stackOf(view, "0202"));
  expect(stackOf(next, "0202").land).toEqual([{ unit: "SU-1", steps: 1 }]);
});

test("the eye falls first on the longest front, and on nobody far behind it", () => {
  const spots: Record<string, [string, number, number]> = {
    a1: ["axis", 0, 0], a2: ["axis", 0, 3], a3: ["axis", -9, 3], a4: ["axis", 40, 0],
    s1: ["soviet", 3, 0], s2: ["soviet", 3, 3], s3: ["soviet", 20, 3], s4: ["soviet", 43, 0],
  };
  const stacks = Object.fromEntries(Object.entries(spots).map(([hex, [side]]) => [hex, { side, units: [] }]));
  const hex = new Map(Object.entries(spots).map(([id, [, x, y]]) => [id, { id, x, y }]));
  expect(opening({ parts: { hex } as any, view: { ...view, air: [], headquarters: {}, stacks, side: "axis" } as StalingradoView }, null).sort()).toEqual(["a1", "a2", "s1", "s2"]);
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

test("before a phase ends, what may still be done is listed, but not who was told to stay", () => {
  const actions = [["unit", "DE-2"], ["unit", "DE-3"], ["enter", "DE-9"], ["end"]];
  const shown = { ...view, side: "axis", reach: { axis: { duty: ["0303"] } } };
  const session = { mine: true, view: shown, parts: { names: NO_NAMES, units: new Map(["DE-2", "DE-3", "DE-9"].map((id) => [id, tank])), hex: new Map() }, now: { decision: { prompt: "moving", actions } }, question: { prompt: "moving", actions } } as any;
  const found = () => lists.left(session).map(({ kind, entries }) => [kind, entries.map(({ id }) => id)]);
  expect(found()).toEqual([["owing", ["0303"]], ["unmoved", ["DE-2", "DE-3"]], ["enter", ["DE-9"]]]);
  expect(drafts.waiting(session)).toEqual(["0101", "0303"]);
  drafts.draft.stay(["DE-3"]);
  expect(found()[1]).toEqual(["unmoved", ["DE-2"]]);
  expect(drafts.waiting(session)).toEqual(["0101"]);
  drafts.draft.stay(["DE-3"]);
});

test("stacks that still must attack hold the phase up, and are counted beside the question", () => {
  const shown = { ...view, phase: "combat", side: "axis" };
  const decision = { prompt: "combat", actions: [["attack", "0202"]] };
  const session = { mine: true, view: shown, parts: { names: NO_NAMES, units: new Map(), hex: new Map() }, now: { seat: "axis", decision }, question: decision } as any;
  expect(lists.left(session).map(({ kind, isDue }) => [kind, isDue])).toEqual([["duty", true], ["attack", false]]);
});

test("several units go where all of them can, at the price of the dearest", () => {
  const step = (cost: number, from: string, more = {}) => ({ cost, from, crosses: null, marks: [], no_end: null, ...more });
  const fast = { unit: "a", start: "A", points: 9, ready: true, hexes: { B: step(1, "A"), C: step(2, "B"), D: step(3, "C") } };
  const slow = { unit: "b", start: "A", points: 6, ready: true, hexes: { B: step(2, "A"), C: step(4, "B", { marks: ["duty"], no_end: "4.1.1b" }) } };
  const found = ways.together([fast, slow]);
  expect(Object.keys(found)).toEqual(["B", "C"]);
  expect(found.C).toMatchObject({ cost: 4, marks: ["duty"], no_end: "4.1.1b" });
  expect(ways.wayTo([fast, slow], "C")).toEqual(["A", "B", "C"]);
  expect(ways.wayTo([fast, slow], "X")).toEqual([]);
});
test("where only some of a group come is told by their number", () => {
  const step = { cost: 1, from: "a", crosses: null, marks: [], no_end: null };
  const reach = (unit: string, hexes: Record<string, any>) => ({ unit, start: "a", points: 5, ready: true, hexes });
  const reaches = [reach("x", { b: step, c: step, d: { ...step, no_end: "4.1.1b" } }), reach("y", { b: step, d: step })];
  expect([...ways.apart(reaches)]).toEqual([["c", 1], ["d", 1]]);
  expect(ways.dangers(reaches, "c")).toEqual(["1 of 2 can get there"]);
});


test("a filter finds units by what they are and how they are", () => {
  const units = new Map(["DE-1", "DE-2", "DE-3", "SU-1"].map((id) => [id, { ...tank, id, type: id === "DE-3" ? "panzer" : "infantry" }]));
  const found = (filter: Partial<import("../../src/games/stalingrado/draft.svelte").Filter>) => filters.matching({ units } as any, view, { ...drafts.NO_FILTER, ...filter }, new Set(["DE-2"]));
  expect(found({})).toBeNull();
  expect(found({ type: "panzer" })).toEqual(["DE-3"]);
  expect(found({ army: "DE-HQ" })).toEqual(["DE-2"]);
  expect(found({ state: "reduced" })).toEqual(["DE-2"]);
  expect(found({ state: "duty" })).toEqual(["DE-3"]);
});

test("the chances of a column are summed up", () => {
  const found = gist({ ratio: "1-1", column: "1-1", outcomes: [[0, 1, 0.5], [2, 0, 0.25], [1, 1, 0.25]] });
  expect(found).toEqual({ hit: 0.5, hurt: 0.75, defender: 0.75, attacker: 0.75 });
});

test("of the columns only those are shown that may come of it", () => {
  const columns = ["1-3", "1-2", "1-1", "2-1", "3-1"].map((ratio) => ({ ratio, column: ratio, outcomes: [] }));
  const ratios = (worst: number | null, best: number | null) => {
    const [from, to] = [worst, best].map((n) => (n === null ? null : columns[n]!));
    return possible({ columns, worst: from, best: to } as any).map(({ ratio }) => ratio);
  };
  expect(ratios(2, 3)).toEqual(["1-1", "2-1"]);
  expect(ratios(4, 4)).toEqual(["3-1"]);
  expect(ratios(null, null)).toHaveLength(5);
});

test("a stack goes as one, and what is not seen does not", () => {
  const moved = { event: "stack-moves", rule: "4f", args: { units: ["DE-1", "DE-2"], count: 2, start: "0101", hex: "0505" } };
  const hidden = { event: "moves", rule: "4a", args: { unit: null, start: "0202", hex: "0203" } };
  const [[go], [unseen]] = effects([moved, hidden] as any, view, view) as any;
  expect(go).toMatchObject({ kind: "move", side: "axis", at: "0505", from: ["0101"], pieces: ["DE-1", "DE-2"] });
  expect(unseen.pieces).toEqual([]);
});

test("the attacks of a turn are told with their odds and results", () => {
  const event = (name: string, args: Record<string, unknown>) => ({ event: name, rule: "", args });
  const odds = { target: "0202", attack: 9, defence: 3, ratio: "3-1", column: "4-1", shifts: [["terrain", -1], ["air", 2]] };
  const log = [
    event("player-turn", { side: "soviet" }), event("attack", { target: "0101", counters: ["SU-1"] }),
    event("player-turn", { side: "axis" }), event("attack", { target: "0202", counters: ["DE-1", "DE-2"] }),
    event("odds", odds), event("combat-result", { target: "0202", dice: [1, 2], d: 2, a: 0 }), event("attack", { target: "0303", counters: ["DE-3"] }),
  ];
  expect(attacks(log).map(({ target, units, odds, result }) => [target, units.length, odds?.column, result?.d])).toEqual([["0202", 2, "4-1", 2], ["0303", 1, undefined, undefined]]);
});

test("who flies along does so on the same mission, as an escort if it has no bombs, and else stays", async () => {
  const steps = async (actions: string[][]) => {
    let plan: any;
    const session = { plan: null, parts: null, now: { seat: "axis" }, begin: (one: any) => (plan = one) } as any;
    drafts.draft.fly(session, "DE-A-1", ["support", "0202"]);
    const moment = { parts: { names: NO_NAMES, units: new Map(), hex: new Map() }, refused: null, decision: { prompt: "mission", actions } };
    const run = plan.steps(moment);
    const given = [(await run.next(moment)).value, (await run.next(moment)).value];
    return [...given, Boolean((await run.next(moment)).value)];
  };
  const stay = ["stay"];
  expect(await steps([["support", "0202"], ["escort", "0202"], stay])).toEqual([["send", "DE-A-1"], ["support", "0202"], false]);
  expect(await steps([["escort", "0101"], ["escort", "0202"], stay])).toEqual([["send", "DE-A-1"], ["escort", "0202"], false]);
  expect(await steps([["supply", "0101"], stay])).toEqual([["send", "DE-A-1"], stay, true]);
});

test("a step back leaves the aim, then the group, then a filter", async () => {
  const session = { seat: { token: "" } } as any;
  const back = () => rooms.interaction.read({ kind: "key", key: "Escape", on: "page" }, { decision: null } as any);
  const perform = () => rooms.interaction.perform(session, ...(([what, ids]) => [what, ids] as [string, string[]])(Object.values(back()!).slice(1) as any));
  await drafts.draft.choose({ type: "panzer" }, session);
  drafts.draft.gather(["DE-2"]);
  drafts.draft.mode = "aim";
  perform();
  expect([drafts.draft.mode, drafts.draft.group.size]).toEqual(["gather", 1]);
  perform();
  expect([drafts.draft.mode, drafts.draft.group.size, drafts.draft.filter.type]).toEqual(["answer", 0, "panzer"]);
  perform();
  expect(drafts.draft.filter).toEqual(drafts.NO_FILTER);
  expect(back()).toBeNull();
});

test("the header names the part of the turn that is being told, with the side and the day that belong to it", async () => {
  const { between } = await import("../../src/games/stalingrado/between");
  const before = { ...view, phase: "combat", side: "axis", turn: 1, date: "1942-06-28", stacks: {}, axis_control: [], score: {}, at_end: {}, points: {} } as unknown as StalingradoView;
  const after = { ...before, phase: "movement", side: "soviet", turn: 2, date: "1942-07-05" } as StalingradoView;
  const events = [
    { event: "combat-result", args: { target: "0202" } },
    { event: "player-turn", args: { side: "soviet", turn: 2 } },
    { event: "arrivals", args: { counters: [] } },
  ] as any[];
  const clock = (told: number) => {
    const { phase, side, date } = between(before, after, { events: events.slice(0, told), left: events.slice(told), past: [], coming: [] });
    return [side, phase, date];
  };
  expect(clock(1)).toEqual(["axis", "combat", "1942-06-28"]);
  expect(clock(2)).toEqual(["soviet", "command", "1942-07-05"]);
  expect(clock(3)).toEqual(["soviet", "movement", "1942-07-05"]);
});
