// A game without a mouse: everything is reached, and the focus is always to be seen.
import { expect, type Locator, type Page } from "@playwright/test";
import { answered, decision, goldenTable, sitDown, test, unfoldOdds } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What is wrong with the focus now: nothing has it, or nobody can see it. */
async function faultOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const holder = document.activeElement;
    if (!holder || holder === document.body) return "the focus is lost";
    const marked = holder.matches(".hex") ? document.querySelector("svg.board .ring") : holder;
    if (!marked) return "the hex in focus has no ring";
    const { outlineStyle, outlineWidth, display } = getComputedStyle(marked);
    const ring = marked === holder ? outlineStyle !== "none" && parseFloat(outlineWidth) > 0 : display !== "none";
    const { left, right, top, bottom } = marked.getBoundingClientRect();
    const inWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return ring && inWindow ? "" : `the focus cannot be seen on ${holder.outerHTML.slice(0, 120)}`;
  });
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => faultOfFocus(page), { message: `after ${key}`, timeout: 2_000, intervals: [20, 50, 100] }).toBe("");
}

/** Go from control to control until the wanted one has the focus. */
async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`${wanted} is not reached with ${key}`);
}

test("a game is set up and a German turn played without a mouse", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("article").first()).toBeVisible();
  await tabTo(page, page.getByRole("article", { name: /Inferno on the Volga/ }).getByRole("button", { name: "Change side or level" }));
  await page.keyboard.press("Enter");
  const start = page.getByRole("button", { name: "Start the game" });
  await expect(start).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "German" }));
  await press(page, "ArrowDown");
  await expect(page.getByRole("radio", { name: "Soviet" })).toBeChecked();
  await press(page, "ArrowUp");
  await expect(page.getByRole("radio", { name: "German" })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: /^recruit/ }));
  await press(page, "ArrowUp");
  await expect(page.getByRole("radio", { name: /^rulebook/ })).toBeChecked();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.locator("svg.board")).toBeVisible();
  await expect.poll(() => faultOfFocus(page)).toBe("");

  await expect(page.getByRole("region", { name: "Guide" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Turn off tips" }));
  await press(page, "Enter");
  await expect(page.getByRole("region", { name: "Guide" })).toHaveCount(0);

  // By its place in the order of things.
  await tabTo(page, page.getByRole("button", { name: /^Make short moves/ }));
  await press(page, "Enter");
  await expect(page.locator(".sentence")).toHaveText(/Choose a stack to move/);
  // From hex to hex.
  const there = page.locator("g.hex:focus");
  await press(page, "n");
  const first = await there.getAttribute("data-hex");
  await press(page, "ArrowUp");
  expect(await there.getAttribute("data-hex")).not.toBe(first);
  await press(page, "u");
  await expect(page.locator(".sentence")).toHaveText(/choose a German action/);
  // By its number.
  await press(page, String(1 + (await labels(page)).findIndex((label) => label.startsWith("Make short moves"))));
  await expect(page.locator(".sentence")).toHaveText(/Choose a stack to move/);

  const turn = page.locator(".status strong");
  const begun = (await turn.textContent())!;
  for (let step = 0; step < 60 && (await turn.textContent()) === begun; step++) {
    const before = await decision(page);
    if (await page.locator("g.hex.lit").count()) {
      await press(page, "n");
      await expect(page.locator("g.hex.lit:focus")).toHaveCount(1);
      await press(page, "Enter");
    } else {
      await tabTo(page, page.locator(".bar.mine .buttons button").first());
      await press(page, "Enter");
    }
    await answered(page, before);
  }
  await expect(turn).not.toHaveText(begun);
  expect(await faultOfFocus(page)).toBe("");
});

test("an attack that Can’t undo is confirmed without a mouse, and a card laid", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "solo", 47));
  await unfoldOdds(page);
  await expect(page.getByRole("table")).toBeVisible();
  const attack = String(1 + (await labels(page)).findIndex((label) => label.startsWith("Attack deliberately")));
  const sure = page.getByRole("alertdialog");
  await press(page, attack);
  await expect(sure.getByRole("button", { name: "Attack" })).toBeFocused();
  await press(page, "Escape");
  await expect(sure).toHaveCount(0);
  await press(page, attack);
  await expect(sure.getByRole("button", { name: "Attack" })).toBeFocused();
  const before = await decision(page);
  await press(page, "Enter");
  await answered(page, before);
  const card = page.locator(".hand button.lit").first();
  await tabTo(page, card);
  const again = await decision(page);
  await press(page, "Enter");
  await answered(page, again);
});

async function labels(page: Page): Promise<string[]> {
  return (await page.locator(".bar.mine .buttons button").allTextContents()).map((text) => text.trim());
}
