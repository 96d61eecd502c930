// The report of a game: a page of its own, whose charts can be kept as files and whose moments lead into the replay.
import { expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import { goldenTable, sitDown, test } from "./table";

test("charts and maps of a report are kept as files, and its moments lead into the replay", async ({ page, context, request }) => {
  const table = await goldenTable(request, "citadel", undefined, "noretreat");
  await sitDown(page, table);
  const coming = context.waitForEvent("page");
  await page.getByRole("button", { name: "Open the report" }).click();
  const shown = await coming;
  // Its address is one to send: it leads to what spectators see, and to no seat.
  await expect(shown).toHaveURL(new RegExp(`#/report/${table.watch}$`));
  await expect(shown).toHaveTitle("Report: No Retreat! The Russian Front", { timeout: 30_000 });
  const report = shown.frameLocator("iframe");
  await expect(report.getByRole("heading", { name: /^Report:/ })).toBeVisible();
  for (const [section, kind] of [["points", "SVG"], ["heat", "PNG"], ["front", "SVG"]]) {
    const kept = shown.waitForEvent("download");
    const map = report.locator(`#${section} figure`).first();
    if (section === "front") await map.hover();
    await report.locator(`#${section}`).getByRole("button", { name: `Save as ${kind}` }).first().click();
    const file = await kept;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${section}.*\\.${kind!.toLowerCase()}$`));
    // By itself a picture still tells of what it is, and a chart what its lines mean.
    if (section === "points") {
      const text = readFileSync(await file.path(), "utf-8");
      for (const words of ["Points over time", "No Retreat! The Russian Front", "Axis points", "Soviet points"]) expect(text).toContain(`>${words}</text>`);
    }
  }
  const moment = report.locator("#moments a").first();
  const number = (await moment.innerText()).replace(/\D/g, "");
  await moment.click();
  await expect(shown.locator(".replay output")).toHaveText(new RegExp(`^${number} /`));
});
