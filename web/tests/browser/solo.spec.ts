import { expect, test } from "@playwright/test";
import { clickSomething, decision, isOver, numbers, startSolo } from "./table";

test("a whole solo game is played by clicks to its end", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await startSolo(page);
  await page.getByRole("button", { name: "No more hints" }).click();
  const random = numbers(7);
  for (let click = 0; click < 900 && !(await isOver(page)); click++) await clickSomething(page, random);
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  await expect(page.getByText(/wins\./)).toBeVisible();
  expect(errors).toEqual([]);
});

test("an order is taken back part by part", async ({ page }) => {
  await startSolo(page);
  await page.getByRole("button", { name: /^Short moves/ }).click();
  await expect(page.getByText(/which stack moves now/)).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText(/choose what the Germans do/)).toBeVisible();
});

test("what is not allowed is answered with the rule, in words", async ({ page }) => {
  await startSolo(page);
  await page.getByRole("button", { name: /^Short moves/ }).click();
  await expect(page.getByText(/which stack moves now/)).toBeVisible();
  await page.locator('g.hex[data-hex="50"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("[6.3a]");
});

test("a page that is loaded again goes on with the same decision", async ({ page }) => {
  await startSolo(page);
  await page.getByRole("button", { name: /^Short moves/ }).click();
  await expect(page.getByText(/which stack moves now/)).toBeVisible();
  const before = await decision(page);
  await page.reload();
  await expect(page.getByText(/which stack moves now/)).toBeVisible();
  expect(await decision(page)).toBe(before);
});

test("the language is switched at once", async ({ page }) => {
  await startSolo(page);
  for (const [code, word] of [["es", "alemanes"], ["fr", "Allemands"], ["pt", "alemães"], ["en", "Germans"]] as const) {
    await page.locator("header details.menu summary").click();
    await page.locator("header select").first().selectOption(code);
    await expect(page.locator(".sentence")).toContainText(word, { ignoreCase: true });
    await page.locator("header details.menu summary").click();
  }
});
