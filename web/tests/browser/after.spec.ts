// Around a game and after it: looking back with other eyes, going on from there, playing again.
import { expect } from "@playwright/test";
import { card, goldenTable, link, sitDown, startSolo, test, unfoldOdds } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("after the game it is seen through the other side's eyes", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "1v1-a"), "german");
  await page.getByRole("region", { name: "The game is over" }).getByRole("button", { name: "Replay", exact: true }).click();
  const replay = page.getByRole("group", { name: "Replay" });
  await replay.getByRole("slider").fill("3");
  const unknown = (side: string) => page.locator(`[data-token^="${side}"]:not([data-unit])`);
  await expect(unknown("g")).toHaveCount(0);
  await expect(unknown("s")).not.toHaveCount(0);
  await replay.getByRole("group", { name: "Seen by" }).getByRole("button", { name: "Soviet" }).click();
  await expect(unknown("s")).toHaveCount(0, { timeout: 20_000 });
  await expect(unknown("g")).not.toHaveCount(0);
});

test("before the end nobody is offered other eyes", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "1v1-a", 9), "german");
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.getByRole("group", { name: "Replay" }).getByRole("slider")).toBeVisible();
  await expect(page.getByRole("group", { name: "Seen by" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play on from here" })).toHaveCount(0);
});

test("a new game goes on from a moment of an old one", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "solo"));
  const old = page.url();
  await page.getByRole("region", { name: "The game is over" }).getByRole("button", { name: "Replay", exact: true }).click();
  await page.getByRole("slider", { name: "Moment of the game" }).fill("0");
  await expect(page.locator(".replay output")).toHaveText(/^0 /);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.getByText(/^Turn 1: choose a German action/)).toBeVisible();
  expect(page.url()).not.toBe(old);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.getByText(/Choose a stack to move/)).toBeVisible();
});

test("two who play again meet in the same game, and a word in the chat is noticed", async ({ page, browser, request }) => {
  const table = await goldenTable(request, "1v1-a");
  await sitDown(page, table, "german");
  const other = await (await browser.newContext()).newPage();
  await other.goto(link(table, "soviet"));
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await other.getByRole("button", { name: "Play again" }).click();
  await expect(other.getByText("Waiting for all players to join.")).toBeVisible();
  await page.getByRole("button", { name: "Play again: others are waiting" }).click();
  await expect(page.getByText(/^Turn 1: choose/)).toBeVisible();
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(other.locator("[data-decision]")).toHaveAttribute("data-decision", "2");
  await other.getByRole("tab", { name: "Chat" }).click();
  await other.getByRole("textbox", { name: "Say something" }).fill("Good luck");
  await other.getByRole("button", { name: "Send" }).click();
  const chat = page.getByRole("tab", { name: /^Chat/ });
  await expect(chat).toHaveText(/1/);
  await chat.click();
  await expect(page.getByText("Good luck")).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(chat).toHaveText("Chat");
});

test("two at one screen play again at one screen", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "1v1-a"));
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText(/^Turn 1: choose/)).toBeVisible();
  expect(page.url()).toMatch(/play\/[^,]+,[^,]+$/);
});

test("the question before an attack names its target", async ({ page }) => {
  await startSolo(page);
  await unfoldOdds(page);
  await expect(page.getByRole("rowheader", { name: "Attack deliberately → 3 (Latoshinka)" })).toBeVisible();
  await page.getByRole("button", { name: /^Attack deliberately/ }).click();
  await expect(page.getByRole("alertdialog", { name: "This starts the attack on 3 (Latoshinka)." })).toBeVisible();
});

test("the menu of the map gives the record and takes the overview away", async ({ page }) => {
  await startSolo(page);
  for (let n = 0; n < 5; n++) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.locator(".overview")).toBeVisible();
  await page.getByRole("button", { name: "Overlays and pictures" }).click();
  await page.getByRole("button", { name: "Overview of the map" }).click();
  await expect(page.locator(".overview")).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^volga-.*\.jsonl$/);
});

test("others come by an invitation that is good once, and whoever gives a name is called so", async ({ page, browser }) => {
  await page.addInitScript(() => localStorage.getItem("hexfront-settings") ?? localStorage.setItem("hexfront-settings", JSON.stringify({ name: "Kim" })));
  await page.goto("./");
  await card(page, "Inferno on the Volga").getByRole("button", { name: "Invite a friend" }).click();
  await expect(page.getByLabel("a German against a Soviet player")).toBeChecked();
  await expect(page.getByRole("combobox", { name: /^Soviet/ })).toHaveValue("link");
  await page.getByRole("button", { name: "Start the game" }).click();
  const made = await page.getByRole("textbox", { name: "Soviet" }).inputValue();
  await page.getByRole("link", { name: "Join", exact: true }).click();
  await expect(page.getByText("Waiting for all players to join.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Soviet" })).toHaveValue(made);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(made);
  await expect(other.getByText("Kim invites you to a game.")).toBeVisible();
  await expect(other.locator("dl")).toContainText("Soviet");
  await expect(other).toHaveTitle("Inferno on the Volga");
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.locator("svg.board")).toBeVisible();
  await expect(page.locator("svg.board")).toBeVisible();
  const late = await context.newPage();
  await late.goto(made);
  await expect(late.getByRole("alert")).toContainText("This invitation is void");
  await context.close();
  await page.locator("header details.menu summary").click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Your name").press("Tab");
  await expect(page.locator(".players")).toContainText("German (Ann)");
});

test("what was read of the guide stays read", async ({ page }) => {
  await startSolo(page);
  const guide = page.getByRole("region", { name: "Guide" });
  await expect(guide).toContainText("1 / 4");
  await guide.getByRole("button", { name: "Next" }).click();
  await expect(guide).toContainText("2 / 4");
  await page.reload();
  await expect(guide).toContainText("2 / 4");
});
