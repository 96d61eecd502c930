// A game gone through once more: from battle to battle, with everybody's eyes, and on another page.
import { expect } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "./accessible";
import { goldenTable, sitDown, test } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a replay goes from battle to battle, repeats a moment, and leads back to the game as it stands", async ({ page, request }) => {
  await sitDown(page, await goldenTable(request, "1v1-a"), "german");
  const header = page.locator("header .state");
  const stands = await header.innerText();
  await page.getByRole("region", { name: "The game is over" }).getByRole("button", { name: "Replay", exact: true }).click();
  const replay = page.getByRole("group", { name: "Replay" });
  await expect(replay.getByRole("img", { name: /^Turns: \d+\. Battles: \d+\. Places taken: \d+\.$/ })).toBeVisible();
  await expectAccessible(page, "replay");
  await replay.getByRole("slider").fill("0");
  await expect(header).toContainText("Turn 1");
  await replay.getByRole("button", { name: "Next battle" }).click();
  await expect(page.getByText(/ and attack 70 /).first()).toBeVisible();
  const battle = await replay.locator("output").innerText();
  await replay.getByRole("button", { name: "Next place taken" }).click();
  await expect(replay.locator("output")).not.toHaveText(battle);
  await replay.getByRole("button", { name: "Repeat this moment" }).click();
  await expect(replay.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(replay.locator("rect.span").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(replay).toHaveCount(0);
  await expect.poll(() => header.innerText()).toBe(stands);
});

test("another page shows the replay of a game that is over, with nothing hidden", async ({ page, request, baseURL }) => {
  const table = await goldenTable(request, "1v1-a");
  const open = await goldenTable(request, "1v1-a", 30);
  const frame = (watch: string) => `<iframe src="${baseURL}embed#/watch/${watch}?at=40" width="900" height="560"></iframe>`;
  const blog = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(`<!doctype html><title>blog</title>${frame(table.watch)}${frame(open.watch)}`));
  await new Promise<void>((done) => blog.listen(0, "127.0.0.1", done));
  try {
    await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
    const shown = page.frameLocator("iframe").first();
    await expect(shown.locator("output")).toHaveText("40 / 212");
    await expect(shown.locator("[data-token][data-unit]").first()).toBeVisible();
    await expect(shown.locator("[data-token]:not([data-unit])")).toHaveCount(0);
    // What it is for is the board: it has more than half of the frame.
    expect((await shown.locator("main").boundingBox())!.height).toBeGreaterThan(290);
    await expect(shown.getByRole("link", { name: "Open in Hexfront" })).toHaveAttribute("href", /#\/watch\/.*at=40$/);
    await expect(page.frameLocator("iframe").nth(1).getByText("This replay opens when the game is over.")).toBeVisible();
  } finally {
    blog.close();
  }
});
