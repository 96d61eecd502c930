// Every page and every state of it, by light and by night: nothing serious for axe to find.
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { goldenTable, link, sitDown, test, unfoldOdds } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing grave around the table", async ({ page, request }) => {
  await page.goto("./");
  const volga = page.getByRole("article", { name: /Inferno on the Volga/ });
  await expect(volga).toBeVisible();
  await page.locator("details.menu summary").click();
  await expectAccessible(page, "the front page and the settings");
  await page.locator("details.menu summary").click();
  await page.getByRole("article", { name: /No Retreat/ }).getByRole("button", { name: "Change side or level" }).click();
  await page.getByText("Options").click();
  await expectAccessible(page, "a game against the computer");
  await page.keyboard.press("Escape");
  await volga.getByRole("button", { name: "Invite a friend" }).click();
  await expectAccessible(page, "a game with others");
  await page.getByRole("combobox", { name: /^Soviet/ }).selectOption("link");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("heading", { name: "Send these invitations" })).toBeVisible();
  await expectAccessible(page, "the links");
  await page.goto("./#/play/nowhere");
  await expect(page.getByText("This link does not lead to a game")).toBeVisible();
  await expectAccessible(page, "a link that leads nowhere");
  await sitDown(page, await goldenTable(request, "solo"));
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  await page.getByRole("tab", { name: "Chat" }).click(); // the log of a whole game takes long to look at
  await expectAccessible(page, "the end of a game");
  await page.locator(".rail").getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.getByRole("slider", { name: "Moment of the game" })).toBeVisible();
  await expectAccessible(page, "a replay");
});

test("axe finds nothing grave at the table", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "solo", 0));
  await unfoldOdds(page);
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page, "a decision with the guide, the odds and the log", "with the board");
  await page.getByRole("button", { name: /^Attack deliberately/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "the question before an attack");
  await sitDown(page, await goldenTable(request, "solo", 38));
  await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(0);
  await page.keyboard.press("t");
  const stack = await page.locator("g[data-hex]:has([data-token])").first().getAttribute("data-hex");
  await page.locator(`g.hex[data-hex="${stack}"]`).focus();
  await expect(page.locator(".float")).toBeVisible();
  await expectAccessible(page, "a stack spread out and an order typed");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    if ((await tab.textContent()) === "Rules") await page.getByRole("searchbox").fill("rubble");
    await expectAccessible(page, `the panel ${await tab.textContent()}`);
  }
});

test("axe finds nothing grave at one screen for two", async ({ page, request }) => {
  await page.goto(link(await goldenTable(request, "1v1-a", 5)));
  await expect(page.locator("svg.board")).toBeVisible();
  await unfoldOdds(page);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
  await page.locator("g.hex.lit").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Attack" }).click();
  // Who wins by these dice goes into the hex before the other side is asked.
  const curtain = page.getByRole("dialog");
  const own = page.locator(".bar.mine .buttons button:enabled").first();
  await expect(async () => {
    if (await own.isVisible()) await own.click();
    await expect(curtain).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, "the curtain");
  await page.getByRole("dialog").getByRole("button").click();
  await expect(page.locator("svg.board")).toBeVisible();
  await expectAccessible(page, "the other side's decision");
});
