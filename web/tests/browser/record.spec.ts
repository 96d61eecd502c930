// A game leaves by its record and comes back the same.
import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { goldenTable, sitDown, test } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The position in words: every hex with what stands in it, the hand and the state of the game. */
async function position(page: Page): Promise<string[]> {
  const hexes = await page.locator("g.hex").evaluateAll((all) => all.map((hex) => hex.getAttribute("aria-label") ?? ""));
  return [...hexes, ...(await page.locator(".status, .hand").allTextContents())];
}

async function download(page: Page, testInfo: { outputPath: (name: string) => string }, name: string): Promise<string> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const file = testInfo.outputPath(name);
  await (await coming).saveAs(file);
  return file;
}

test("a record is downloaded, uploaded and replayed to the same end", async ({ page, request }, testInfo) => {
  await sitDown(page, await goldenTable(request, "solo"));
  const end = await position(page);
  expect(end.length).toBeGreaterThan(100);
  const file = await download(page, testInfo, "first.jsonl");
  const { digest } = JSON.parse(readFileSync(file, "utf-8").trimEnd().split("\n").at(-1)!).end;
  expect(digest).toMatch(/^[0-9a-f]{16,}$/);

  await page.getByRole("link", { name: "Hexfront" }).click();
  await page.getByLabel("Open a record").setInputFiles(file);
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  expect(await position(page)).toEqual(end);

  // From the first move to the last: it begins elsewhere and ends there.
  await page.getByRole("region", { name: "The game is over" }).getByRole("button", { name: "Replay", exact: true }).click();
  const replay = page.getByRole("group", { name: "Replay" });
  const slider = replay.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(replay.locator("output")).toHaveText(/^0 \//);
  await expect.poll(() => position(page)).not.toEqual(end);
  const last = Number(await slider.getAttribute("max"));
  await slider.fill(String(last - 10));
  for (let at = last - 9; at <= last; at++) {
    await replay.getByRole("button", { name: "One step forward" }).click();
    await expect(replay.locator("output")).toHaveText(`${at} / ${last}`);
  }
  await expect.poll(() => position(page)).toEqual(end);
  await replay.getByRole("button", { name: "Back to the game" }).click();
  const again = await download(page, testInfo, "second.jsonl");
  expect(readFileSync(again, "utf-8")).toBe(readFileSync(file, "utf-8"));
});
