// Things are called as the server and the terminal call them: `names.json` is what Python says (tools/write_names.py).
import { beforeAll, expect, test, vi } from "vitest";
import type { Naming } from "../../src/lib/names";
import sent from "./names.json";

type Said = Record<string, Record<string, Record<string, string>>>;
const games = sent as unknown as Record<string, { names: Naming; said: Said }>;

let names: typeof import("../../src/lib/names");
let i18n: typeof import("../../src/lib/i18n.svelte");
let settings: { language: string };

// Settings are read from the browser when they are first needed.
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  settings = (await import("../../src/lib/settings.svelte")).settings;
  i18n = await import("../../src/lib/i18n.svelte");
  names = await import("../../src/lib/names");
  for (const game of Object.keys(games)) await i18n.learnGame(game);
  await Promise.all(Object.keys(i18n.languages).map(i18n.learn));
});

test.each(Object.entries(games))("%s: every thing has the name that Python gives it, in four languages", (_, { names: naming, said }) => {
  for (const [language, kinds] of Object.entries(said)) {
    settings.language = language;
    for (const [kind, things] of Object.entries(kinds)) {
      const here = Object.fromEntries(Object.keys(things).map((id) => [id, names.nameOf({ names: naming }, kind, id)]));
      expect(here, `${kind} in ${language}`).toEqual(things);
    }
  }
});

test("a name that a player has corrected stands as it is", () => {
  settings.language = "pt";
  const corrected = { id: "volga-unit-ski-battalion", printed: "5th Ski Battalion", args: { number: 5 } };
  const place = { id: "volga-place-4", printed: "A name of one's own" };
  const parts = { names: { ...names.NO_NAMES, things: { unit: { "S-XX-5": corrected }, place: { "4": place } } } };
  expect(names.unitName(parts, "S-XX-5")).toBe("5th Ski Battalion");
  expect(names.hexName(parts, "4")).toBe("4 (A name of one's own)");
  expect(names.placeName(parts, "5")).toBe("");
});

test("arguments are told by the kind of thing that they name", () => {
  settings.language = "en";
  const { names: naming } = games.heroes!;
  const told = names.words({ names: naming }, { attacker: "ger-rifles-2", units: ["ger-rifles-1", "ger-rifles-1"], hexes: [], cautious: true, card: null, dice: [3, 4] });
  expect(told).toMatchObject({ attacker: "Rifles G2", units: "Rifles G1 ×2", "units-count": 2, hexes: "–", cautious: "yes", card: "none", dice: "3 4", rally_of: "none" });
});
