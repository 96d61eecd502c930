import { describe, expect, it } from "vitest";
import { gist } from "../../src/games/noretreat/chances";
import type { Odds } from "../../src/games/noretreat/shapes";
import { effects, order, pieceOf } from "../../src/games/noretreat/effects";
import { dice, turnOf } from "../../src/games/noretreat/events";
import { faceIn, gridOf, parts, wayTo, whereabouts, type NoRetreatView } from "../../src/games/noretreat/parts";
import { outerSides } from "../../src/games/noretreat/edges";
import type { Decision, GameEvent } from "../../src/lib/api";
import { hexPath, R3 } from "../../src/lib/board/geometry";

const event = (name: string, args: Record<string, unknown>): GameEvent => ({ event: name, rule: "", args });
const piece = (unit: string) => ({ unit, face: "strong", strength: 4, movement: 4, steps: 2 });
const view = { stacks: { "1107": [piece("ax_2pz"), piece("ax_4a")], "1208": [piece("su_west")] }, battle: null } as unknown as NoRetreatView;
const decision = (prompt: string, args: Record<string, unknown>) => ({ prompt, seat: "axis", args }) as unknown as Decision;

/** Three hexes in a row, the first on the Axis edge, the last on a coast; and Finland. */
const sent = {
  orientation: "pointy",
  hexes: [
    { id: "0101", x: 0, y: 0, terrain: "open", seas: [], edge: "axis" },
    { id: "0201", x: R3, y: 0, terrain: "forest", seas: [], edge: null },
    { id: "0301", x: 2 * R3, y: 0, terrain: "city", seas: ["baltic"], edge: null },
  ],
  areas: [{ id: "FIN", x: 30, y: 12, near: ["0301"] }],
  sides: [], units: [], cards: [], boxes: [], phases: [], columns: [], results: {}, turns: [], terrain: {},
  vp_track: { sudden_death: [], total_victory: 34, most_event_vp: 6 },
};

describe("the map", () => {
  it("lies north up, and upside down for Soviets who want it so", () => {
    expect(parts(sent, { seat: "soviet", isFacing: false }).hex.get("0301")!.x).toBeCloseTo(2 * R3);
    expect(parts(sent, { seat: "soviet", isFacing: true }).hex.get("0301")!.x).toBeCloseTo(-2 * R3);
    expect(parts(sent, { seat: "axis", isFacing: true }).hex.get("0301")!.x).toBeCloseTo(2 * R3);
  });

  it("has areas among its places, with an outline of their own and no neighbours on the grid", () => {
    const map = parts(sent, { seat: "axis", isFacing: false });
    expect(map.hexes.map(({ id }) => id)).toEqual(["FIN", "0101", "0201", "0301"]);
    expect(gridOf(map)).toHaveLength(3);
    expect(map.beside.has("FIN")).toBe(false);
    const { shape } = map.hex.get("FIN")!;
    expect(shape!.split(" ")).toHaveLength(24);
    expect(hexPath([map.hex.get("FIN")!], "pointy").match(/L/g)).toHaveLength(23);
    expect(hexPath([map.hex.get("0101")!], "pointy").match(/L/g)).toHaveLength(5);
  });

  it("has a side to leave by only at an edge", () => {
    const map = parts(sent, { seat: "axis", isFacing: false });
    expect(outerSides(map, "axis").match(/M/g)).toHaveLength(5);
    expect(outerSides(map, "soviet")).toBe("");
  });

});

describe("events on the board", () => {
  const kinds = (...told: GameEvent[]) => effects(told, view, view).map((shown) => shown.map(({ kind, side, at }) => [kind, side, at]));

  it("are moves along their way, told with or without its ends", () => {
    const moved = event("moved", { unit: "ax_2pz", start: "1107", path: ["1108", "1109"], hex: "1109" });
    expect(effects([moved], view, view).flat()).toEqual([
      { kind: "move", side: "axis", from: ["1107", "1108"], at: "1109", pieces: ["ax_2pz"] },
    ]);
    const back = event("retreated", { unit: "su_west", start: "1208", path: [], hex: "1308" });
    expect(effects([back], view, view).flat()[0]!.from).toEqual(["1208"]);
  });

  it("are attacks from every hex that takes part, once", () => {
    const battle = event("battle", { side: "axis", units: ["ax_2pz", "ax_4a"], hexes: ["1208"] });
    expect(effects([battle], view, view).flat()).toEqual([
      { kind: "attack", side: "axis", from: ["1107"], at: "1208", pieces: [] },
    ]);
  });

  it("strike a unit where it stands by then", () => {
    const moved = event("advanced", { unit: "ax_2pz", start: "1107", hex: "1208" });
    expect(kinds(moved, event("shattered", { unit: "ax_2pz" }))[1]).toEqual([["loss", "axis", "1208"]]);
    expect(kinds(event("improved", { unit: "ax_4a" }))[0]).toEqual([["mark", "axis", "1107"]]);
    expect(kinds(event("weather", { weather: "mud" }))[0]).toEqual([]);
  });

  it("begin turns and tell of dice", () => {
    expect(turnOf(event("player-turn", { side: "soviet", turn: 4 }))).toBe("soviet");
    expect(turnOf(event("turn", { turn: 4 }))).toBeNull();
    expect(dice(event("rolled", { side: "axis", die: 5, result: "DR" }))).toEqual([{ side: "axis", faces: [5], hitsOn: null }]);
    expect(dice(event("duel", { dice: [2, 6] })).map(({ side, faces }) => [side, faces[0]])).toEqual([["axis", 2], ["soviet", 6]]);
  });
});

describe("an order that is being given", () => {
  const moving = decision("movement", { unit: "ax_2pz", left: 6, routes: { "1109": { cost: 3, path: ["1108", "1109"] } } });

  it("shows the way that the server found, where it found one", () => {
    expect(wayTo(moving, "1109")!.cost).toBe(3);
    expect(wayTo(moving, "1208")).toBeNull();
    const [start, way] = order(view, moving, ["to", "1109"]);
    expect([start!.kind, start!.at]).toEqual(["mark", "1107"]);
    expect([way!.kind, way!.from, way!.at]).toEqual(["move", ["1107", "1108"], "1109"]);
    expect(order(view, moving, null)).toHaveLength(1);
  });

  it("shows an attack from where its units stand, on what is looked at too", () => {
    const muster = decision("muster", { hexes: ["1208"], units: ["ax_2pz"] });
    const attacks = order(view, muster, ["also", "1308"]).filter(({ kind }) => kind === "attack");
    expect(attacks.map(({ from, at }) => [from, at])).toEqual([[["1107"], "1208"], [["1107"], "1308"]]);
  });

  it("finds counters by name in either view", () => {
    expect(whereabouts(view).get("su_west")).toBe("1208");
    expect(pieceOf("su_west", view, { ...view, stacks: {} })!.unit).toBe("su_west");
    expect(pieceOf("su_don", view, view)).toBeNull();
    expect([faceIn(view, "su_west"), faceIn(view, "su_don")]).toEqual(["strong", "weak"]);
  });
});

it("sums up how a battle ends, whoever rolls last", () => {
  const arithmetic = { attack: 7, defence: 5, initial: "1:1", shifts: [], column: "1:1" };
  const odds: Odds = {
    rounds: [{ attacker: "axis", table: "axis", arithmetic, results: { CA: 1 / 6, "-": 1 / 6, CB: 1 / 6, EX: 1 / 6, DR: 1 / 3 } }],
    ends: [
      { attacker: "axis", result: "-", chance: 0.2 },
      { attacker: "axis", result: "DR", chance: 0.3 },
      { attacker: "soviet", result: "DD", chance: 0.1 },
      { attacker: "soviet", result: "EX", chance: 0.4 },
    ],
  };
  expect(gist(odds)).toEqual({ retreat: 0.3, exchange: 0.4, blow: 0, none: 0.2, "thrown-back": 0.1, answer: 1 / 6 });
});
