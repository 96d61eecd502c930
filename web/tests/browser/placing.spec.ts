// What is placed before a game begins lies in a tray: in any order, by touch or by hand, and again.
import { expect, type Locator, type Page } from "@playwright/test";
import { askAt, link, newTable, often, test, type Table } from "./table";

const stateOf = async (page: Page, table: Table, seat: string): Promise<any> =>
  (await askAt(page.request, table.seats.find((one) => one.seat === seat)!.token, "state")).json();

async function sit(page: Page, table: Table): Promise<Locator> {
  await page.goto(link(table, "soviet"));
  const tray = page.getByRole("region", { name: "Units to place" });
  await expect(tray).toBeVisible({ timeout: 20_000 }); // a server that is not warm yet
  const tips = page.getByRole("button", { name: "Turn off tips" });
  if (await tips.count()) await tips.click();
  return tray;
}

async function middle(place: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Carry a piece to a hex and let go in its middle. */
async function carry(page: Page, from: Locator, hex: string): Promise<void> {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page.locator(`g.hex[data-hex="${hex}"] .outline`))), { steps: 5 });
  await page.mouse.up();
}

const laid = (page: Page, unit: string) => page.locator(`g.laid[data-unit="${unit}"]`);

async function finish(page: Page, tray: Locator): Promise<void> {
  await tray.getByRole("button", { name: "Finish set-up" }).click();
  await tray.getByRole("alertdialog").getByRole("button", { name: "Finish set-up" }).click();
  await expect(tray).toBeHidden({ timeout: 15_000 });
}

test("a firefight is set up in any order, looked over and finished", async ({ page }) => {
  const table = await newTable(page.request, { game: "heroes", mode: "1v1", scenario: "petrov", bots: { german: "random" } });
  const tray = await sit(page, table);
  const { length, decision } = await stateOf(page, table, "soviet");
  const hexes: string[] = decision.actions.map(([, hex]: string[]) => hex);
  const units = await tray.locator("[data-unit]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.unit!));
  expect(units).toHaveLength(7);

  // Not the one that the table asks for: the fourth, by touch; then the sixth, carried; then it goes elsewhere.
  await tray.locator(`[data-unit="${units[3]}"]`).click();
  await page.locator(`g.hex[data-hex="${hexes[5]}"]`).click({ force: true });
  await expect(laid(page, units[3]!)).toHaveAttribute("data-hex", hexes[5]!);
  await carry(page, tray.locator(`[data-unit="${units[5]}"]`), hexes[20]!);
  await expect(laid(page, units[5]!)).toHaveAttribute("data-hex", hexes[20]!);
  await carry(page, laid(page, units[5]!), hexes[40]!);
  await expect(laid(page, units[5]!)).toHaveAttribute("data-hex", hexes[40]!);
  await expect(tray.getByRole("status")).toContainText("5 units to place");
  await expect(tray.getByRole("button", { name: "Finish set-up" })).toBeDisabled();

  // Who comes back finds what was laid out.
  await page.reload();
  for (const [n, hex] of [[3, hexes[5]], [5, hexes[40]]] as const) await expect(laid(page, units[n]!)).toHaveAttribute("data-hex", hex!);
  await expect(tray.getByRole("status")).toContainText("5 units to place");

  await tray.getByRole("button", { name: "Let the computer place" }).click();
  await expect(page.locator("g.laid")).toHaveCount(7, { timeout: 20_000 });
  await expect(page.locator(".bar .sentence")).toContainText("Review your set-up");
  expect((await stateOf(page, table, "soviet")).length).toBe(length); // nothing has been played
  const wanted = await page.locator("g.laid").evaluateAll((all) => Object.fromEntries(all.map((one) => [(one as SVGElement).dataset.unit, (one as SVGElement).dataset.hex])));
  expect([wanted[units[3]!], wanted[units[5]!]]).toEqual([hexes[5], hexes[40]]);

  // Everybody faces some way, and is turned by one touch; nothing is asked about it afterwards.
  await tray.locator(`[data-unit="${units[3]}"]`).click();
  await page.locator('.turn[data-face="SW"]').click();
  await expect(tray.locator(`[data-unit="${units[3]}"]`)).toHaveAttribute("title", /Face south-west/);
  await tray.locator(`[data-unit="${units[5]}"]`).click();
  await expect(page.locator(".turn")).toHaveCount(5); // the sixth is where it faces

  await tray.getByRole("button", { name: "Finish set-up" }).click();
  await tray.getByRole("alertdialog").getByRole("button", { name: "Finish set-up" }).click();
  const standing = async () => {
    const { view } = await stateOf(page, table, "soviet");
    return Object.fromEntries(Object.entries<any>(view.stacks).flatMap(([hex, stack]) => stack.filter(({ side }: any) => side === "soviet").map(({ id }: any) => [id, hex])));
  };
  await expect.poll(standing, { ...often, timeout: 20_000 }).toEqual(wanted);
  const { view } = await stateOf(page, table, "soviet");
  expect(Object.values<any>(view.stacks).flat().find(({ id }: any) => id === units[3]).facing).toBe("SW");
});

test("the air force of a campaign is spread over its bases by one click", async ({ page }) => {
  const table = await newTable(page.request, { game: "stalingrado", mode: "1v1", scenario: "blue", bots: { axis: "random" } });
  const tray = await sit(page, table);
  await tray.getByRole("button", { name: "Let the computer place" }).click();
  await expect(tray.getByRole("status")).toContainText("All units are placed", { timeout: 15_000 });
  await finish(page, tray);
  await expect.poll(async () => (await stateOf(page, table, "soviet")).decision?.prompt, { ...often, timeout: 20_000 }).not.toBe("first_base");
  const { view } = await stateOf(page, table, "soviet");
  expect(view.air.filter(({ base }: any) => base).length).toBeGreaterThanOrEqual(26);
});
