// State shown = state told, for every kind of event: golden games of all four games, from the views and
// events that a seat was sent, step by step as they are told.
import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { steps, type Effect } from "../../src/lib/board/effects";

const GAMES: Record<string, string[]> = {
  volga: ["1v1-a", "solo"],
  noretreat: ["campaign"],
  heroes: ["partisans-cards"],
  stalingrado: ["uranus"],
};

interface Sample {
  at: string;
  before: any;
  after: any;
  events: any[];
}

/** What may change on the board while something is told; everything else changes when all has been. */
const ON_BOARD = new Set(["stacks", "hidden", "headquarters", "air", "turn", "side", "axis_control", "german_control", "control"]);
/** What an event tells, so that it changes with that event, and with no other. */
const IN_EVENTS: Record<string, string[]> = { volga: ["battle"], noretreat: ["score"], heroes: ["points"], stalingrado: ["score", "at_end", "points"] };
/** What the clock says: it goes on with what is told, though it may be behind when all has been. */
const CLOCK: Record<string, string[]> = { stalingrado: ["phase", "date"] };

/** A combat is told as far as the parts of the turn depend on it: who attacks what, and whether the blocks lie open. */
const gist = (key: string, value: any) => JSON.stringify(key === "battle" && value ? [value.attacker, value.target, [...value.hexes].sort(), value.shown] : value);

/** Where each piece lies by all the names it has: what is told of it may say another one. */
function places(view: any): Map<string, { hex: string; names: string[] }> {
  const found = new Map<string, { hex: string; names: string[] }>();
  for (const [hex, stack] of Object.entries<any>(view.stacks)) {
    for (const piece of Array.isArray(stack) ? stack : stack.units) {
      const names = [piece.token, piece.id, piece.unit].filter(Boolean);
      if (names.length) found.set(names[0], { hex, names });
    }
  }
  return found;
}

beforeAll(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
});

describe.each(Object.entries(GAMES))("%s", (game, names) => {
  it("shows nothing before it is told, and all of it when it has been", { timeout: 120_000 }, async () => {
    const { between } = await import(`../../src/games/${game}/between.ts`);
    const { effects } = await import(`../../src/games/${game}/effects.ts`);
    const lines = execFileSync("../.venv/bin/python", ["tests/unit/told.py", game, ...names], { maxBuffer: 1 << 28, encoding: "utf-8" });
    const samples: Sample[] = lines.trim().split("\n").map((line) => JSON.parse(line));
    const kinds = new Set(samples.flatMap(({ events }) => events.map(({ event }) => event)));
    expect(kinds.size).toBeGreaterThan(15);
    const early: string[] = [];
    const late: string[] = [];
    for (const { at, before, after, events } of samples) {
      const shown: Effect[][] = effects(events, before, after);
      const told = steps(events.map((_, n) => ({ effects: shown[n] ?? [], words: true, waits: false, act: null })));
      const start = places(before);
      for (let now = 0; now <= told.length; now++) {
        const past = told.slice(0, now).flatMap((step) => step.effects);
        const coming = told.slice(now).flatMap((step) => step.effects);
        const count = now < told.length ? told[now]!.scene : events.length;
        const view = between(before, after, { events: events.slice(0, count), left: events.slice(count), past, coming });
        for (const key of Object.keys(view)) if (!ON_BOARD.has(key) && !(count && [...IN_EVENTS[game]!, ...(CLOCK[game] ?? [])].includes(key)) && view[key] !== before[key]) early.push(`${at}: ${key} at ${now}`);
        if (view.date !== (view.turn === after.turn ? after : before).date) early.push(`${at}: ${view.date} in turn ${view.turn}`);
        if (!now) expect(places(view), at).toEqual(start);
        for (const [piece, { hex, names }] of places(view)) {
          const went = past.filter(({ kind, pieces }) => ["move", "arrive"].includes(kind) && pieces.some((one) => names.includes(one)));
          if (hex !== start.get(piece)?.hex && !went.some((effect) => effect.at === hex)) early.push(`${at}: ${names} in ${hex} at ${now}`);
        }
        // A hex has changed hands when somebody has come through it.
        for (const key of ["axis_control", "german_control"])
          for (const hex of (view[key] ?? []).concat(before[key] ?? []))
            if (view[key].includes(hex) !== before[key].includes(hex) && !past.some(({ from, at: place }) => [...from, place].includes(hex))) early.push(`${at}: ${hex} changes hands at ${now}`);
        const here = places(view);
        for (const [piece, { hex, names }] of start)
          if (!here.has(piece) && !past.some(({ kind, pieces, at: place }) => ["loss", "leave", "move"].includes(kind) && (pieces.some((one) => names.includes(one)) || (place === hex && names.length === 1)))) early.push(`${at}: ${names} gone at ${now}`);
        // When all has been told nothing jumps.
        if (now < told.length) continue;
        const end = places(after);
        for (const key of IN_EVENTS[game]!) if (gist(key, view[key]) !== gist(key, after[key])) late.push(`${events.map(({ event }) => event).join()}: ${key}`);
        for (const [piece, { hex }] of end) if (here.get(piece)?.hex !== hex) late.push(`${events.map(({ event }) => event).join()}: ${piece} in ${here.get(piece)?.hex}, then in ${hex}`);
        for (const [piece] of here) if (!end.has(piece)) late.push(`${events.map(({ event }) => event).join()}: ${piece} goes from ${here.get(piece)?.hex}`);
      }
    }
    expect(early.slice(0, 12)).toEqual([]);
    expect([...new Set(late)].slice(0, 12)).toEqual([]);
  });
});
