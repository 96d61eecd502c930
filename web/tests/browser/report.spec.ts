// The report of a game: a page of its own, whose charts can be kept as files and whose moments lead into the replay.
import { expect } from "@playwright/test";
import { goldenTable, sitDown, test } from "./table";

test("charts and maps of a report are kept as files, and its moments lead into the replay", async ({ page, context, request }) => {
  await sitDown(page, await goldenTable(request, "citadel", undefined, "noretreat"));
  const coming = context.waitForEvent("page");
  await page.getByRole("button", { name: "Open the report" }).click();
  const report = await coming;
  await expect(report.getByRole("heading", { name: /^Report:/ })).toBeVisible({ timeout: 30_000 });
  for (const [section, kind] of [["points", "SVG"], ["heat", "PNG"], ["front", "SVG"]]) {
    const kept = report.waitForEvent("download");
    await report.locator(`#${section}`).getByRole("button", { name: `Save as ${kind}` }).first().click();
    expect((await kept).suggestedFilename()).toMatch(new RegExp(`^${section}.*\\.${kind!.toLowerCase()}$`));
  }
  const moment = report.locator("#moments a").first();
  const number = (await moment.innerText()).replace(/\D/g, "");
  await report.goto((await moment.getAttribute("href"))!);
  await expect(report.locator(".replay output")).toHaveText(new RegExp(`^${number} /`));
});
