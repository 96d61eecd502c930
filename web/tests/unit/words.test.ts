import { beforeAll, expect, test, vi } from "vitest";
import type { VolgaParts } from "../../src/games/volga/parts";

let words: typeof import("../../src/games/volga/words");
let i18n: typeof import("../../src/lib/i18n.svelte");
let settings: { language: string };

// Settings are read from the browser when they are first needed.
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  settings = (await import("../../src/lib/settings.svelte")).settings;
  i18n = await import("../../src/lib/i18n.svelte");
  words = await import("../../src/games/volga/words");
  await i18n.learnGame("volga");
  await Promise.all(Object.keys(i18n.languages).map(i18n.learn));
});

const units = [
  { id: "G-PG-64", name: "64th Panzergrenadier Regiment", message: "panzergrenadier-regiment", number: 64 },
  { id: "S-WB-RO", name: "Red October Workers' Battalion", message: "red-october-workers-battalion", number: null },
];
const parts = { units: new Map(units.map((unit) => [unit.id, unit])) } as unknown as VolgaParts;

test("the first language of the browser that is known here is the first to be spoken", () => {
  expect(settings.language).toBe("fr");
});

test("until the words of a language are there, English stands in for them", async () => {
  vi.resetModules();
  const fresh = await import("../../src/lib/i18n.svelte");
  expect(fresh.say("web-start")).toBe("Start the game");
  await fresh.learn("fr");
  expect(fresh.say("web-start")).toBe("Commencer la partie");
});

test("figures and lists are written as the language does it", () => {
  settings.language = "fr";
  expect(i18n.say("core-percent", { number: i18n.decimal(12.34, 1) })).toBe("12,3\u00a0%");
  settings.language = "es";
  expect(i18n.list(["Stuka", "Ingenieros"])).toBe("Stuka e Ingenieros");
  settings.language = "en";
  expect(i18n.list(["a", "b", "c"])).toBe("a, b and c");
  expect(i18n.decimal(0.421, 2)).toBe("0.42");
  expect([0, 0.0004, 0.9996, 35 / 36 + 1 / 36 - 1e-15, 1].map(i18n.percent)).toEqual(["0.0%", "<0.1%", ">99.9%", "100.0%", "100.0%"]);
});

test("on a block stands its number, or a few letters in every language", () => {
  const badge = (id: string) =>
    Object.keys(i18n.languages).map((language) => {
      settings.language = language;
      return words.shortName(parts.units.get(id)!);
    });
  expect(badge("G-PG-64")).toEqual(["64", "64", "64", "64"]);
  expect(badge("S-WB-RO")).toEqual(["RO", "OR", "OR", "OV"]);
});

test("a name that ends in a mark of its own closes its sentence", () => {
  expect(i18n.sayIn("en", "volga-event-soviet-card", { card: "Not a Step Back!" })).toBe("Soviet card: Not a Step Back!");
});
