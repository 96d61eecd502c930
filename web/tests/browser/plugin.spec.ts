// A game of another package, without a line of Svelte: it is set up, drawn and played to its end in the plain look.
import { expect } from "@playwright/test";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expectAccessible } from "./accessible";
import { card, numbers, test } from "./table";

const ROOT = resolve(import.meta.dirname, "../../..");
const PORT = Number(process.env.HEXFRONT_TEST_PORT ?? 8765) + 1;
const URL = `http://localhost:${PORT}/`;
const folder = mkdtempSync(join(tmpdir(), "hexfront-plugin-"));
let server: ChildProcess;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const [source, site] = [join(folder, "source"), join(folder, "site")];
  cpSync(join(ROOT, "tests/plugin"), source, { recursive: true });
  const python = join(ROOT, ".venv/bin/python");
  execFileSync(python, ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", site, source], { stdio: "ignore" });
  const env = { ...process.env, PYTHONPATH: [join(ROOT, "src"), site].join(delimiter) };
  server = spawn(python, ["-m", "hexfront", "serve", "--port", String(PORT), "--db", `sqlite:///${join(folder, "games.sqlite")}`], { env, stdio: "ignore" });
  await expect.poll(() => fetch(`${URL}api/health`).then(({ ok }) => ok, () => false), { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("a game that brings no look is played to its end by clicks", async ({ page }) => {
  await page.goto(URL);
  await card(page, "The Ford").getByRole("button", { name: "Invite a friend" }).click();
  const form = page.getByRole("dialog", { name: "The Ford" });
  for (const seat of await form.getByRole("group", { name: "Seats" }).getByRole("combobox").all()) await seat.selectOption("a person at this screen");
  await form.getByRole("button", { name: "Start the game" }).click();
  const board = page.locator("svg.board");
  await expect(board).toBeVisible();
  await expect(board.locator("text.name", { hasText: "Mill" })).toHaveCount(1);
  await expect(page.locator(".sentence")).toContainText("Choose a unit, or end your turn.");
  await expect(page.locator(".status")).toContainText("Turn 1");
  await expect(page.locator(".status")).toContainText("Mill: Red");
  await expectAccessible(page, "a game without a look");

  // A unit is touched on the board, Esc lets it go, and it is touched again.
  const bar = page.locator("[data-decision]");
  const unit = board.locator("g.may[data-unit]").first();
  await unit.click();
  await expect(page.locator(".sentence")).toContainText("do?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".sentence")).toContainText("Choose a unit");

  const draw = numbers(7);
  // Until it is over somebody is asked, or soon will be.
  const ended = page.getByRole("region", { name: "The game is over" });
  for (let n = 0; n < 300; n++) {
    await expect(page.locator(".bar.mine, .curtain").or(ended).first()).toBeVisible();
    if (await ended.count()) break;
    const curtain = page.locator(".curtain button");
    if (await curtain.count()) {
      await curtain.click();
      await expect(page.locator(".bar.mine")).toBeVisible();
    }
    const before = await bar.getAttribute("data-decision");
    const things = page.locator(".bar.mine .buttons button:not(.undo):enabled, g.hex.lit, svg.board g.may");
    const count = await things.count();
    if (!count) break;
    await things.nth(Math.floor(draw() * count)).dispatchEvent("click");
    await expect(bar.or(page.locator(".curtain")).first()).not.toHaveAttribute("data-decision", before ?? "");
  }
  await expect(page.locator(".sentence")).toContainText(/The mill is (taken|held)|One side has no units left/);
  await expect(page.getByRole("log")).toContainText(/moves from|attacks with a/);
});
