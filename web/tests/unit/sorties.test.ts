// Air units that are sent together.
import { expect, test } from "vitest";
import { kindsOf, missionOf, sorties, targetsOf, type Missions } from "../../src/games/stalingrado/sorties";

const bomber: Missions = { support: ["0101", "0102"], bomb_units: ["0101", "0102"] };
const near: Missions = { support: ["0102", "0103"] };
const fighter: Missions = { escort: ["0101", "0102", "0103", "0104"] };

test("the mission is the one that was asked for, or the first that comes to mind", () => {
  expect(kindsOf("missions", [bomber, fighter])).toEqual(["support", "bomb_units", "escort"]);
  expect(missionOf("missions", "", [bomber, fighter])).toBe("support");
  expect(missionOf("missions", "", [fighter])).toBe("escort");
  expect(missionOf("missions", "bomb_units", [bomber])).toBe("bomb_units");
  expect(missionOf("missions", "bomb_base", [bomber])).toBe("support");
});

test("lit is what all reach who fly the mission", () => {
  expect(targetsOf("support", [bomber, near, fighter])).toEqual(["0102"]);
  expect(targetsOf("bomb_base", [bomber])).toEqual([]);
});

test("fighters go along, and nobody flies where nobody has the mission", () => {
  const flyers = new Map([["b", bomber], ["f", fighter], ["n", near]]);
  expect([...sorties("support", "0101", flyers)]).toEqual([["b", "support"], ["f", "escort"]]);
  expect(sorties("support", "0104", flyers).size).toBe(0);
});
