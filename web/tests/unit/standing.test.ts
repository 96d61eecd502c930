// Orders that hold beyond a turn: until a unit arrives, meets the enemy, is gone, or is told otherwise.
import { beforeEach, expect, it } from "vitest";
import { standing } from "../../src/games/stalingrado/standing.svelte";
import type { Session } from "../../src/lib/session.svelte";

let games = 0;
let id = "";

/** Where our units stand, and the enemy's zone. */
function look(places: Record<string, string>, zone: string[] = []): void {
  const stacks: Record<string, { side: string; units: { unit: string }[] }> = {};
  for (const [unit, hex] of Object.entries(places)) (stacks[hex] ??= { side: "soviet", units: [] }).units.push({ unit });
  const view = { stacks, headquarters: {}, air: [], reach: { axis: { zone }, soviet: { zone: [] } } };
  standing.follow({ now: { id, seat: "soviet", view }, view } as unknown as Session);
}

beforeEach(() => {
  id = `game ${games++}`;
  look({ a: "0101", b: "0202" });
});

it("goes on until the unit has arrived", () => {
  standing.go("a", "0905");
  look({ a: "0503", b: "0202" });
  expect([...standing.goals]).toEqual([["a", "0905"]]);
  look({ a: "0905", b: "0202" });
  expect(standing.count).toBe(0);
});

it("ends on contact, for whoever goes and whoever holds, and with the unit itself", () => {
  standing.go("a", "0905");
  standing.hold(["b"]);
  look({ a: "0503", b: "0202" }, ["0202"]);
  expect([standing.goals.size, standing.holds.size]).toEqual([1, 0]);
  look({ a: "0503", b: "0202" }, ["0503"]);
  expect(standing.count).toBe(0);
  standing.hold(["b"]);
  look({ a: "0503" });
  expect(standing.count).toBe(0);
});

it("has one order a unit, the last, and each game has its own", () => {
  standing.hold(["a"]);
  standing.go("a", "0905");
  expect([standing.goals.size, standing.holds.size]).toEqual([1, 0]);
  id = "another";
  look({ a: "0101" });
  expect(standing.count).toBe(0);
});
