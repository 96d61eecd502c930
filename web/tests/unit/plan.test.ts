// Several answers in a row, given when they are asked for.
import { expect, it } from "vitest";
import { PlanRun, type Moment, type Plan, type Step } from "../../src/lib/plan";

const SHOWN = { parts: null, view: {} } as any;

/** A seat as far as a run looks at it. */
function seat(number: number, more: object = {}): any {
  const decision = { seat: "german", prompt: "turn", actions: [] };
  return { state: { number, seat: "german", undo: true, decision }, log: [], sent: null, refusal: null, ...more };
}

function run(steps: Plan["steps"]): PlanRun {
  return new PlanRun({ seat: "german", says: () => "", steps }, seat(0));
}

async function* twice(moment: Moment): AsyncGenerator<Step, string, Moment> {
  moment = yield ["one"];
  if (moment.refused) return moment.refused.rule;
  moment = yield "wait";
  yield ["two", String(moment.news.length)];
  return "";
}

it("gives each answer to the question that it is asked, with the news since the one before", async () => {
  const going = run(twice);
  expect((await going.next(SHOWN, seat(1))).value).toEqual(["one"]);
  expect((await going.next(SHOWN, seat(2))).value).toBe("wait");
  expect((await going.next(SHOWN, seat(3, { log: [[{ event: "moves" }]] }))).value).toEqual(["two", "1"]);
  expect(await going.next(SHOWN, seat(4))).toEqual({ value: "", done: true });
});

it("hears that an answer was refused, when the same question stands again", async () => {
  const going = run(twice);
  await going.next(SHOWN, seat(1));
  expect(await going.next(SHOWN, seat(1, { refusal: { reason: "illegal", rule: "3.1", why: "" } }))).toEqual({ value: "3.1", done: true });
});

it("is asked nothing while its answer is on its way, while others are asked, and while it has left the question to the player", async () => {
  const going = run(twice);
  expect(going.isAsked(seat(1))).toBe(true);
  expect(going.isAsked(seat(1, { sent: { number: 1, action: ["one"] } }))).toBe(false);
  expect(going.isAsked({ ...seat(1), state: { ...seat(1).state, decision: { seat: "soviet" } } })).toBe(false);
  await going.next(SHOWN, seat(1));
  await going.next(SHOWN, seat(2));
  expect(going.isAsked(seat(2))).toBe(false);
  expect(going.isAsked(seat(3))).toBe(true);
});
