// Where a replay goes: from mark to mark, and round a moment.
import { expect, test } from "vitest";
import { markAfter, markBefore, momentAt, nextOf, thinned, valueAt } from "../../src/lib/replay";

test("the marks before and after a moment are found, and none beyond the last", () => {
  const marks = [3, 8, 20];
  expect([markAfter(marks, 3), markAfter(marks, 20), markBefore(marks, 8), markBefore(marks, 3)]).toEqual([8, null, 3, null]);
});

test("a moment lasts from its battle to the next one, and not for ever", () => {
  expect(momentAt(9, [8, 12], 100)).toEqual([7, 11]);
  expect(momentAt(50, [], 100)).toEqual([46, 58]);
  expect(momentAt(100, [], 100)).toEqual([96, 100]);
});

test("what is repeated begins anew at its end, and nothing else does", () => {
  expect([nextOf(11, 100, [7, 11]), nextOf(8, 100, [7, 11]), nextOf(30, 100, [7, 11])]).toEqual([7, 9, 7]);
  expect([nextOf(99, 100, null), nextOf(100, 100, null)]).toEqual([100, null]);
});

test("labels are thinned evenly, and a curve is read where it last changed", () => {
  expect(thinned([1, 2, 3, 4, 5], 2)).toEqual([1, 4]);
  expect([valueAt([[0, 2], [5, 4]], 4), valueAt([[0, 2], [5, 4]], 5), valueAt([], 5)]).toEqual([2, 4, null]);
});
