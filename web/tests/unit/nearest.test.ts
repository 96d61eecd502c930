// What somebody may have meant who mistyped an order.
import { expect, test } from "vitest";
import { distance, nearest } from "../../src/lib/nearest";

test("letters put in, taken out and changed are counted", () => {
  expect([distance("to 2813", "to 2813"), distance("to 2813", "to 281"), distance("move", "to"), distance("", "end")]).toEqual([0, 1, 3, 3]);
});

test("what is most like the text comes first, and what is nothing like it not at all", () => {
  const known = ["to 2813", "to 2913", "to 2812", "stay", "end"];
  const found = (text: string) => nearest(text, known, (one) => one, 2);
  expect(found("To 2193")).toEqual(["to 2813", "to 2913"]);
  expect(found("enf")).toEqual(["end"]);
  expect(found("xyzzy")).toEqual([]);
});
