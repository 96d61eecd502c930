import { expect, test, type Page } from "@playwright/test";
import { startSolo } from "./table";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** A turn in which the Germans only pass, so that the Soviets are next. */
async function pass(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await page.getByRole("button", { name: /^End moves/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End moves" }).click();
}

const ticker = (page: Page) => page.locator("footer .ticker p");

test.describe("what the Soviets do, step by step", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("hexfront-settings", JSON.stringify({ byHand: true, guide: false }));
    });
    await startSolo(page);
    await pass(page);
  });

  test("is told on a click or a key, with the flowchart beside it", async ({ page }) => {
    await expect(ticker(page)).toHaveText("Turn 1: the Soviets");
    await expect(page.getByRole("tab", { name: "Soviet turn" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: /^Next/ }).click();
    await expect(ticker(page)).toContainText("the tallest Soviet stack");
    await page.getByRole("button", { name: /^Next/ }).evaluate((button) => button.blur());
    await page.keyboard.press(" ");
    await expect(ticker(page)).toHaveText("Soviet reinforcements arrive.");
    await expect(page.locator(".flow .now")).toContainText("reinforcements arrive");
    // The question waits until all has been told.
    const question = page.getByText(/choose a German action/);
    await expect(question).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
  });

  test("runs on when told to, and can be told again", async ({ page }) => {
    await page.getByRole("button", { name: "Play all" }).click();
    await expect(page.getByRole("button", { name: /^Next/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(ticker(page)).toHaveText("Turn 2: the Germans");
    await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Replay their last turn" }).click();
    await expect(ticker(page)).toHaveText("Turn 1: the Soviets", { timeout: 20_000 }); // the server looks it up
  });
});

test("a place is found by its name, and the overview shows where the window is", async ({ page }) => {
  await startSolo(page);
  for (let n = 0; n < 5; n++) await page.getByRole("button", { name: "Zoom in" }).click();
  const window = page.locator(".overview .window");
  await expect(window).toBeVisible();
  const before = await window.getAttribute("style");
  await page.keyboard.press("f");
  await page.getByRole("searchbox").fill("kuporosnoe");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.locator('g.hex[data-hex="19"]')).toBeFocused();
  await expect(window).not.toHaveAttribute("style", before!);
});

test("a click on what is not asked for is answered with the rule of the question", async ({ page }) => {
  await startSolo(page);
  await page.locator('g.hex[data-hex="50"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Not possible now: answer the current question. 6.0a");
});

test("a link to a moment of the game leads a spectator there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startSolo(page);
  await pass(page);
  await expect(page.getByText(/^Turn 2: choose/)).toBeVisible();
  await page.getByRole("button", { name: "Overlays and pictures" }).click();
  await page.getByRole("button", { name: "Copy a link to this moment" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const spectator = await context.newPage();
  await spectator.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(spectator.locator(".replay output")).toHaveText("2 / 2");
  await expect(spectator.locator('g[data-unit="G-PZ-2"]')).toHaveCount(0);
});
