// The computer says what it would do, why, and why it did what it did; it can be followed, hurried and replaced.
import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { expectAccessible } from "./accessible";
import { askAt, goldenTable, newTable, test, type Table } from "./table";

const tokenOf = (table: Table, seat: string) => table.seats.find((one) => one.seat === seat)!.token;
const hint = (page: Page) => page.getByRole("region", { name: "Hint" });

async function sit(page: Page, token: string): Promise<void> {
  await page.goto(`#/play/${token}`);
  await page.locator(".bar.mine").waitFor({ timeout: 60_000 });
}

test("a hint names its plan, draws it, says why, and is carried out to its end", async ({ page, request }) => {
  const table = await newTable(request, { game: "heroes", mode: "1v1", bots: { soviet: "regular" } });
  const token = tokenOf(table, "german");
  await sit(page, token);
  await page.keyboard.press("i");
  await expect(hint(page)).toContainText("Chance to win", { timeout: 40_000 });
  const plan = await hint(page).locator(".plan").innerText();
  await expect(page.locator("[data-marks]")).not.toHaveAttribute("data-marks", "0");
  await page.keyboard.press("i");
  await expect(hint(page).locator(".plan")).not.toHaveText(plan);
  await expect(hint(page)).toContainText("2/3");
  await page.keyboard.press("i");
  await page.keyboard.press("i");
  await expect(hint(page).locator(".plan")).toHaveText(plan);
  await expectAccessible(page, "a hint");
  const before = (await (await askAt(request, token, "state")).json()).length;
  await page.keyboard.press("e");
  await expect(page.getByText("The plan is carried out.")).toBeVisible({ timeout: 60_000 });
  expect((await (await askAt(request, token, "state")).json()).length).toBeGreaterThan(before + 2);
  // Nothing of it is left when others are asked, nor a message without words.
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator(".asks")).not.toContainText(/heroes-|web-/);
});

test("what was said of the last plan makes room for the next hint", async ({ page, request }) => {
  const table = await goldenTable(request, "solo", 80);
  await sit(page, table.seats[0]!.token);
  await page.keyboard.press("i");
  await expect(hint(page).getByRole("button", { name: "Do it" })).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press("e");
  const done = page.getByText("The plan is carried out.");
  await expect(done).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("i");
  await expect(hint(page)).toBeVisible({ timeout: 40_000 });
  await expect(done).toHaveCount(0);
});

test("why a computer did something is told where nothing is hidden, and after the game elsewhere", async ({ page, request }) => {
  const open = await newTable(request, { game: "heroes", mode: "1v1", bots: { german: "veteran" } });
  await sit(page, tokenOf(open, "soviet"));
  await page.keyboard.press("y");
  const reasons = page.getByRole("region", { name: "Why did it do that?" });
  await expect(reasons).toContainText("Last turn of German (veteran)", { timeout: 30_000 });
  await reasons.locator(".idea").first().hover();
  await expect(page.locator("[data-marks]")).toBeVisible();
  const fogged = await newTable(request, { game: "volga", mode: "1v1", bots: { german: "regular" } });
  await page.goto("about:blank");
  await sit(page, tokenOf(fogged, "soviet"));
  await page.getByRole("tab", { name: "Why" }).click();
  await expect(reasons).toContainText("read it after the game", { timeout: 30_000 });
  // What it did is told as far as it was seen, and no more than the log has.
  const lines = await reasons.locator("li").allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  await page.getByRole("tab", { name: "Log" }).click();
  for (const line of lines) await expect(page.getByRole("log")).toContainText(line);
  await page.getByRole("tab", { name: "Why" }).click();
  await expect(reasons.locator(".idea")).toHaveCount(0);
});

test("a computer is seen to think, and plays at once when it is told to", async ({ page, request }) => {
  const table = await newTable(request, { game: "volga", mode: "1v1", bots: { german: "commander" } });
  await page.goto(`#/play/${tokenOf(table, "soviet")}`);
  const header = page.locator(".table > header");
  await expect(header).toContainText(/German \(commander\) (is thinking|waits to think)/, { timeout: 40_000 });
  await expect(header).toContainText("of about 20 s");
  await header.getByRole("button", { name: "Play at once" }).click();
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
  await expect(header).not.toContainText("commander) is");
});

test("a computer that is gone is replaced by another if the player wants it", async ({ page, request }) => {
  const mine = ["soviet"];
  const waiting: Table = await (await request.post("./api/tables", { data: { game: "volga", mode: "1v1", bots: { german: "regular" }, mine } })).json();
  const change = "import sys; from sqlalchemy import text; from hexfront.server.database import open_engine\nwith open_engine(sys.argv[1]).begin() as c: c.execute(text('UPDATE seats SET bot = :bot WHERE game = :game AND seat = :seat'), {'bot': 'marshal', 'game': sys.argv[2], 'seat': 'german'})";
  execFileSync("../.venv/bin/python", ["-c", change, process.env.HEXFRONT_TEST_DATABASE!, waiting.id]);
  const token = tokenOf(waiting, "soviet");
  await askAt(request, token, "luck", { luck: "00".repeat(16) });
  await page.goto(`#/play/${token}`);
  const trouble = page.getByRole("region", { name: "The computer cannot play on" });
  await expect(trouble).toContainText("This server has no such computer player.", { timeout: 40_000 });
  await expectAccessible(page, "a computer in trouble");
  await trouble.getByRole("button", { name: "Use regular" }).click();
  await expect(trouble).toHaveCount(0);
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 60_000 });
});
