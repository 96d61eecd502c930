import { beforeEach, expect, test, vi } from "vitest";
import { firstNew, forget, heard, lastHeard, recent, remember, saw } from "../../src/lib/recent";

const game = (id: string) => ({ id, game: "volga", mode: "solo", tokens: ["t"], at: 1 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("what is new is what came after the last look", () => {
  remember(game("a"));
  expect(firstNew("a", 5)).toBeNull();
  saw("a", 5);
  expect(firstNew("a", 5)).toBeNull();
  expect(firstNew("a", 9)).toBe(5);
});

test("a look at an earlier moment or another visit forgets nothing", () => {
  remember(game("a"));
  saw("a", 5);
  saw("a", 3);
  remember({ ...game("a"), at: 2 });
  expect(recent()).toEqual([{ ...game("a"), at: 2, seen: 5 }]);
});

test("games that were not played here are not kept", () => {
  saw("b", 5);
  expect(recent()).toEqual([]);
  remember(game("a"));
  forget("a");
  expect(firstNew("a", 9)).toBeNull();
});

test("what was read of the chat stays read", () => {
  heard("a", 3);
  expect(lastHeard("a")).toBe(0);
  remember(game("a"));
  heard("a", 3);
  heard("a", 2);
  expect(lastHeard("a")).toBe(3);
});
