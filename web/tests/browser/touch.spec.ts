// A telephone in the hand: everything by taps, nothing beside the screen, nothing covered.
import { expect, type Page } from "@playwright/test";
import { answered, card, decision, test, unfoldOdds } from "./table";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** Nothing lies beside the screen, and a finger reaches whatever can be touched. */
async function expectRoom(page: Page): Promise<void> {
  const faults = await page.evaluate((screen) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    // A telephone shows a page that is too wide from farther away.
    if (Math.max(scrollWidth, innerWidth) > screen) found.push(`the page is ${scrollWidth} wide`);
    const things = document.querySelectorAll("a[href], button:enabled, summary, select, input");
    for (const thing of things) {
      if (!thing.checkVisibility({ visibilityProperty: true })) continue;
      thing.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = thing.getClientRects()[0]!;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !thing.contains(hit)) found.push(`${thing.outerHTML.slice(0, 100)} lies under ${hit?.outerHTML.slice(0, 100)}`);
    }
    scrollTo(0, 0);
    return found;
  }, page.viewportSize()!.width);
  expect(faults).toEqual([]);
}

/** Tap on a hex that is lit; from far away the first tap brings the map closer. */
async function tapHex(page: Page): Promise<void> {
  const before = await decision(page);
  const id = await page.locator("g.hex.lit").first().getAttribute("data-hex");
  const hex = page.locator(`g.hex[data-hex="${id}"] .outline`);
  for (let tap = 0; tap < 3 && (await decision(page)) === before; tap++) {
    await hex.tap();
    await page.waitForTimeout(150);
  }
  await answered(page, before);
}

test("a game is set up and a turn played by taps on a narrow screen", async ({ page }) => {
  await page.goto("./");
  const start = card(page, "Inferno on the Volga").getByRole("button", { name: "Play the computer" });
  await expect(start).toBeVisible();
  await expectRoom(page);
  await start.tap();
  await expect(page.locator("svg.board")).toBeVisible();
  await unfoldOdds(page);
  await expect(page.getByRole("table")).toBeVisible();
  await expectRoom(page);
  await page.getByRole("button", { name: "Turn off tips" }).tap();
  await page.getByRole("button", { name: /^Make short moves/ }).tap();
  await expect(page.locator(".sentence")).toHaveText(/Choose a stack to move/);
  await expectRoom(page);
  const turn = page.locator(".status strong");
  const begun = (await turn.textContent())!;
  for (let step = 0; step < 40 && (await turn.textContent()) === begun; step++) {
    if (await page.locator("g.hex.lit").count()) await tapHex(page);
    else {
      const before = await decision(page);
      await page.locator(".bar.mine .buttons button:not(.undo)").first().tap();
      await answered(page, before);
    }
  }
  await expect(turn).not.toHaveText(begun);
  await expectRoom(page);
});

test("the question before an attack and the reason of a refusal are on the screen", async ({ page }) => {
  await page.goto("./");
  await card(page, "Inferno on the Volga").getByRole("button", { name: "Play the computer" }).tap();
  await page.getByRole("button", { name: "Turn off tips" }).tap();
  await page.getByRole("button", { name: /^Make a quick attack/ }).tap();
  const hex = (id: string) => page.locator(`g.hex[data-hex="${id}"] .outline`);
  await expect(page.locator(".sentence")).toHaveText(/Choose a hex to attack from/);
  await hex("82").tap(); // the view has gone to where the question is
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Attack" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Back" }).tap();
  await hex("71").tap({ force: true }); // it says that it cannot be chosen
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
});
