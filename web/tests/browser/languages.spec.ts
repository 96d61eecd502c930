// At the table in each of the four languages: no word of English is left, and no message's id.
import { expect, type Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { goldenTable, sitDown, test, unfoldOdds } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Everything that can be read or is read out, piece by piece. */
async function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ["aria-label", "title", "placeholder", "alt"]) found.add(node.getAttribute(name)?.trim() ?? "");
      } else if (!node.parentElement!.closest("kbd, option[lang], script, style")) found.add(node.textContent!.trim());
    }
    return [...found].filter((text) => /\p{L}{3}/u.test(text));
  });
}

/** Our own name, and the sign of a regiment. */
const EVERYWHERE = ["Hexfront", "III"];

/** What a language has in common with English: whole messages, and parts of names on the map. */
function alike(language: string): (text: string) => boolean {
  const folder = `../src/hexfront/locale/${language}`;
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, "utf-8").split("\n"));
  const places = lines.filter((line) => line.startsWith("volga-place-"));
  return (text) =>
    EVERYWHERE.includes(text) ||
    /^[0-9a-f]{64}$/.test(text) ||
    lines.some((line) => line.endsWith(`= ${text}`) || line.endsWith(`] ${text}`)) ||
    places.some((line) => line.includes(text.replace("…", "")));
}

const PANELS = 8;

/** The table with each of its panels open in turn, and the menu of the map. */
async function wordsOfTable(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(PANELS);
  for (let n = 0; n < PANELS; n++) {
    await tabs.nth(n).click();
    for (const text of await words(page)) found.add(text);
  }
  await page.locator(".tools .menu > button").click();
  for (const text of await words(page)) found.add(text);
  await page.locator(".tools .menu > button").click();
  return [...found];
}

test("at the table every word is in the chosen language", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "solo", 16));
  await unfoldOdds(page);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
  const settings = page.locator("header details.menu summary");
  const english = new Set(await wordsOfTable(page));
  expect(english.size).toBeGreaterThan(300);
  const home = page.locator("header a.home");
  for (const language of ["es", "fr", "pt", "en"]) {
    const before = (await home.getAttribute("title"))!;
    const titles = page.waitForResponse((response) => response.url().endsWith(`/rules?lang=${language}`));
    await settings.click();
    await page.locator("header select").first().selectOption(language);
    await settings.click();
    await (await titles).finished();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(home).not.toHaveAttribute("title", before); // its words are fetched when it is chosen
    const told = await wordsOfTable(page);
    expect(told.filter((text) => /\b(web|core|volga)-[a-z]/.test(text)), language).toEqual([]);
    const same = language === "en" ? () => true : alike(language);
    expect(told.filter((text) => english.has(text) && !same(text)), language).toEqual([]);
    if (language === "en") expect(new Set(told)).toEqual(english);
  }
});

test("no name on the rail is broken, in any language", async ({ page, request }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(page, await goldenTable(request, "uranus", 404, "stalingrado"));
  const names = ["en", "es", "fr", "pt"].flatMap((language) => {
    const folder = `../src/hexfront/locale/${language}`;
    const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, "utf-8").split("\n"));
    return lines.flatMap((line) => line.match(/^(?:web|volga|noretreat|heroes|stalingrado)-panel-[a-z]+ = (.*)$/)?.[1] ?? []);
  });
  expect(names.length).toBeGreaterThan(60);
  const broken = await page.evaluate((names) => {
    const label = document.querySelector<HTMLElement>(".rail .open span")!;
    const text = label.firstChild as Text;
    return names.filter((name) => {
      text.data = name;
      // A word that is broken has a box in each of its lines.
      return [...name.matchAll(/\S+/g)].some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    });
  }, names);
  expect(broken).toEqual([]);
});
