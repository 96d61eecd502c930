// Supply, command and control at a glance: what is laid over the map is what the server tells of it.
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { askAt, goldenTable, link, test, type Table } from "./table";

const quiet = () => location.protocol === "http:" && localStorage.getItem("hexfront-settings") === null && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false }));

async function study(request: any, table: Table, seat: string, topic: string, ...names: string[]): Promise<any> {
  const { token } = table.seats.find((one) => one.seat === seat)!;
  return (await (await askAt(request, token, "study", { topic, names })).json()).answer;
}

test("No Retreat: supply with its sources, who lacks it, the line of a unit, and what a move would change", async ({ page, request }) => {
  await page.addInitScript(quiet);
  const table = await goldenTable(request, "campaign", 420, "noretreat");
  await page.goto(link(table, "axis"));
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.keyboard.press("s");
  const told = await study(request, table, "axis", "supply");
  for (const side of ["axis", "soviet"]) await expect(page.locator(`g.${side} circle.city`)).toHaveCount(told[side].cities.length);
  await page.locator('g.hex[data-hex="1204"]').focus();
  const line = await study(request, table, "axis", "line", "ax_18a");
  expect(line.line.length).toBeGreaterThan(4);
  await expect(page.locator("path.line")).toHaveAttribute("d", new RegExp(`^M(.*L){${line.line.length - 1}}`));
  await expect(page.locator(".caption")).toContainText("no single hex cuts it");
  await expectAccessible(page, "the supply overlay with its legend");
  // The legend folds, and stays folded.
  const legend = page.locator(".legend");
  await expect(legend.getByText("Unit out of supply")).toBeVisible();
  await legend.locator("summary").click();
  await expect(legend.getByText("Unit out of supply")).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await expect(legend.getByText("Zones of control: Axis")).toBeHidden();
  await page.keyboard.press("Escape");
  // While a way is being chosen: what would come of going there.
  await page.getByRole("button", { name: /^Choose 9th Army/ }).click();
  await page.locator('g.hex[data-hex="1004"]').focus();
  const there = await study(request, table, "axis", "there", "ax_9a", "1004");
  expect(there.by).toBe("line");
  await expect(page.locator(".strip .where")).toContainText(`supplied from ${there.line.at(-1)}`);
  await expect(page.locator("path.line")).toHaveAttribute("d", new RegExp(`^M(.*L){${there.line.length - 1}}`));
});

test("Stalingrado: every headquarters has its outline and its load, and lines are marked where they are broken", async ({ page, request }) => {
  await page.addInitScript(quiet);
  const table = await goldenTable(request, "uranus", 404, "stalingrado");
  await page.goto(link(table, "axis"));
  await expect(page.locator(".bar.mine")).toBeVisible();
  await page.keyboard.press("c");
  const told = await study(request, table, "axis", "network");
  const own = Object.values<any>(told.axis.armies);
  await expect(page.locator("g.load")).toHaveText(own.map(({ load, number }) => `${load} of ${number}`));
  await expect(page.locator("g.load.over")).toHaveCount(own.filter(({ load, number }) => load > number).length);
  await expect(page.locator("path.range:not(.theirs)")).toHaveCount(own.length);
  await expect(page.locator("path.range.theirs")).toHaveCount(Object.keys(told.soviet.armies).length);
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await expect(page.locator("circle.source")).toHaveCount(told.axis.sources.length + told.soviet.sources.length);
  const crosses = await page.locator("path.break:not(.halo)").evaluateAll((paths) => paths.map((path) => (path.getAttribute("d") ?? "").split("M").length - 1));
  expect(crosses).toEqual([told.axis.breaks.length * 2, told.soviet.breaks.length * 2]);
  await expectAccessible(page, "the supply overlay of Stalingrado");
});
