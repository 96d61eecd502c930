// What axe finds on a page, by light and by night.
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** By light everything is looked at; by night only the colours are others. */
export async function expectAccessible(page: Page, where: string, board: "with the board" | "without" = "without"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (without) => {
    // Colours on their way to others are nobody's.
    const settle = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map((moving) => moving.finished.catch(() => null)));
    };
    await settle();
    // The board is most of the page and the same in every state: once is enough.
    const drawing = without ? document.querySelector("svg.board") : null;
    const frame = drawing?.parentNode;
    drawing?.remove();
    const faults: string[] = [];
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset.theme = theme;
      await settle();
      const rules = theme === "dark" ? { runOnly: ["color-contrast"] } : {};
      const { violations, passes } = await axe.run(document, { ...rules, resultTypes: ["violations"] });
      if (!passes.length) faults.push("nothing was looked at");
      for (const { id, impact, nodes } of violations) {
        if (impact !== "serious" && impact !== "critical") continue;
        for (const { html, any } of nodes) faults.push(`${theme}, ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`);
      }
    }
    if (drawing) frame?.prepend(drawing);
    return faults;
  }, board === "without");
  expect.soft(found, where).toEqual([]);
}
