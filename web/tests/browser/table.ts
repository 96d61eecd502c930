// What a player does at a table, for the tests: look at what is lit and click it.
import { expect, type Page } from "@playwright/test";

/** A small generator of numbers, so that a failing game can be played again. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export async function startSolo(page: Page): Promise<void> {
  await page.goto("./");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg.board")).toBeVisible();
}

/** The number of the pending decision, as the page has it. */
export async function decision(page: Page): Promise<string> {
  return (await page.locator("[data-decision]").first().getAttribute("data-decision")) ?? "";
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole("region", { name: "The game is over" }).count()) > 0;
}

/** Click one of the things that may be clicked now; wait until the server has answered. */
export async function clickSomething(page: Page, random: () => number): Promise<void> {
  const before = await decision(page);
  const sure = page.getByRole("alertdialog").getByRole("button", { name: "Attack" });
  const buttons = page.locator(".bar.mine .buttons button:not(.undo):enabled");
  const hexes = page.locator("g.hex.lit");
  const cards = page.locator(".hand button.lit:enabled");
  const counts = [await buttons.count(), await hexes.count(), await cards.count()];
  let pick = Math.floor(random() * (counts[0]! + counts[1]! + counts[2]!));
  for (const [n, place] of [buttons, hexes, cards].entries()) {
    if (pick < counts[n]!) {
      if (place === hexes) {
        await place.nth(pick).focus();
        await page.keyboard.press("Enter");
      } else await place.nth(pick).click();
      break;
    }
    pick -= counts[n]!;
  }
  await expect
    .poll(async () => (await decision(page)) !== before || (await isOver(page)) || (await sure.count()) > 0)
    .toBe(true);
  if ((await sure.count()) > 0) {
    await sure.click();
    await expect.poll(async () => (await decision(page)) !== before || (await isOver(page))).toBe(true);
  }
}
