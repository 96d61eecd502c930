// The front page: one's games with their pictures, a first game on one click, and what is there without a server.
import { expect } from "@playwright/test";
import { card, goldenTable, link, test } from "./table";

test("a newcomer starts a short game against the computer on one click, and finds it again", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "Choose your battle" })).toBeVisible();
  await expect(page.getByText("Language · Idioma · Langue")).toHaveCount(0);
  const badge = page.getByText("Good first game");
  await expect(card(page, "Awakening the Bear").getByText("Good first game")).toBeVisible();
  await expect(badge).toHaveCount(1);
  const noretreat = card(page, "No Retreat");
  await expect(noretreat).toContainText("Barbarossa");
  await expect.poll(() => noretreat.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(416);
  await noretreat.getByRole("button", { name: "Play the computer" }).click();
  await expect(page.locator("svg.board")).toBeVisible();
  await expect(page).toHaveTitle(/No Retreat! · Turn 1/);
  await page.locator("a.home").click();
  const mine = page.getByRole("region", { name: "Your games" }).getByRole("listitem");
  await expect(mine).toHaveCount(1);
  await expect(badge).toHaveCount(0); // whoever has played needs no such advice
  await expect(mine).toContainText("Axis against computer");
  await expect(mine).toContainText("Your move");
  await expect.poll(() => mine.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 }).toBe(416);
});

test("scenario, side and level are chosen, and the card remembers them", async ({ page }) => {
  await page.goto("./");
  await card(page, "Awakening the Bear").getByRole("button", { name: "Change side or level" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("[data-scenario]")).toHaveCount(12);
  const mir = sheet.locator('[data-scenario="mir"]');
  await expect(mir).toContainText("4 rounds · German: 8 units and Soviet: 7 units");
  await mir.click();
  await sheet.getByRole("radio", { name: "Soviet", exact: true }).check();
  await sheet.getByText("Options").click();
  await expect(sheet).toContainText("[3.2.5a]"); // each with the rule behind it
  await sheet.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg.board")).toBeVisible();
  await page.goto("./");
  await expect(card(page, "Awakening the Bear")).toContainText("NKVD Defense at Mir · Soviet");
});

test.describe("of a browser that reads none of our languages", () => {
  test.use({ locale: "de-DE" });
  test("the language is asked once", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("group", { name: "Language · Idioma · Langue" }).getByRole("button", { name: "Français" }).click();
    await expect(page.getByRole("heading", { name: "Choisissez votre bataille" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Choisissez votre bataille" })).toBeVisible();
    await expect(page.getByText("Language · Idioma · Langue")).toHaveCount(0);
  });
});

test("without a connection the page opens with one's games and says what needs the server", async ({ page, request, context }) => {
  await page.goto(link(await goldenTable(request, "solo", 16)));
  await expect(page.locator("svg.board")).toBeVisible();
  await page.goto("./");
  await expect(card(page, "Inferno on the Volga")).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await (await caches.open("hexfront-1")).keys()).length), { timeout: 20_000 }).toBeGreaterThan(3);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("playing, watching and starting need the server");
  await expect(page.getByRole("region", { name: "Your games" }).getByRole("listitem")).toHaveCount(1);
  await context.setOffline(false);
});

test("whoever has only opened a game by its link is told that the server is gone, on its page and on the front page, and needs to do nothing when it is back", async ({ page, request, context }) => {
  const game = link(await goldenTable(request, "solo", 16));
  await page.goto(game);
  await expect(page.locator("svg.board")).toBeVisible();
  const kept = () => page.evaluate(async () => (await (await caches.open("hexfront-1")).keys()).filter(({ url }) => /\/assets\/(Lobby|Sheet)/.test(url)).length);
  await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("No connection. Trying again …")).toBeVisible();
  await page.goto("./#/");
  await expect(page.getByRole("alert")).toContainText("playing, watching and starting need the server");
  await context.setOffline(false);
  await expect(card(page, "Inferno on the Volga")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
});
