import { expect, test } from "vitest";
import { applied, type Patch } from "../../src/lib/patch";

// The same cases as in tests/server/test_patch.py.
const cases: [unknown, unknown, Patch][] = [
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { set: { b: 3 } }],
  [{ a: 1 }, { a: null }, { set: { a: null } }],
  [{ a: 1, b: 2 }, { a: 1 }, { cut: ["b"] }],
  [{ a: 1 }, { a: { x: 1 } }, { set: { a: { is: { x: 1 } } } }],
  [[1, 2, 3], [1, 2, 4], { at: { "2": 4 } }],
  [[1, 2, 3], [1, 9, 8, 2, 3], { from: 1, drop: 0, put: [9, 8] }],
  [[1, 2, 3], [1, 3], { from: 1, drop: 1, put: [] }],
  [[1, 2], [], []],
];

test.each(cases)("a patch leads from %j to %j", (old, now, patch) => {
  const before = structuredClone(old);
  expect(applied(old, patch)).toEqual(now);
  expect(old).toEqual(before);
});
