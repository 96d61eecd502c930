// Orders for many at once in Stalingrado: a frame around them, all arrivals, all aircraft, a wing, and
// orders that hold beyond a turn.
import { expect, type Page } from "@playwright/test";
import { Player, turnOf } from "./clicks";
import { link, often, test } from "./table";

test.use({ viewport: { width: 1366, height: 768 } });

async function sit(page: Page, from: number): Promise<Player> {
  const turn = turnOf("blue", from);
  await page.addInitScript(() => localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false })));
  await page.goto(link(turn.table, turn.seat));
  await expect(page.locator(".bar[data-decision]")).toBeVisible({ timeout: 30_000 });
  return new Player(page, turn);
}

const named = ({ decision }: any, verb: string): string[] => decision.actions.flatMap(([one, id]: string[]) => (one === verb ? [id!] : []));
const idle = (page: Page) => expect(page.locator(".asks:not([data-going])")).toBeAttached({ timeout: 30_000 });

test("all arrivals come in, all aircraft find a base, a frame gathers a group that goes on by itself", async ({ page }) => {
  test.slow();
  const player = await sit(page, 1);
  const before = await player.state();
  const arriving = named(before, "enter");
  expect(arriving.length).toBeGreaterThan(10);

  await page.getByRole("button", { name: "Bring all in towards …" }).click();
  await player.clickHex("2105");
  await expect.poll(async () => named(await player.state(), "enter").length, { ...often, timeout: 30_000 }).toBe(0);
  await idle(page);
  const { view } = await player.state();
  const placed = new Set(Object.values<any>(view.stacks).flatMap(({ units }) => units.map(({ unit }: any) => unit)));
  for (const unit of arriving) expect(placed.has(unit), unit).toBe(true);

  await page.getByRole("button", { name: "Rebase all aircraft" }).click();
  await idle(page);
  const bases = ({ view: { air } }: any) => new Map(air.map(({ unit, base }: any) => [unit, base]));
  const [old, now] = [bases(before), bases(await player.state())];
  expect([...now].filter(([unit, base]) => old.has(unit) && old.get(unit) !== base).length).toBeGreaterThan(0);

  // A frame around some stacks, by Shift and the pointer.
  const [a, b] = [await player.spot("1305"), await player.spot("1508")];
  await page.keyboard.down("Shift");
  await page.mouse.move(Math.min(a.x, b.x) - 25, Math.min(a.y, b.y) - 25);
  await page.mouse.down();
  await page.mouse.move(Math.max(a.x, b.x) + 25, Math.max(a.y, b.y) + 25, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  const send = page.getByRole("button", { name: /^Send \d+ units?/ });
  await expect(send).toBeVisible();
  const count = Number((await send.textContent())!.match(/\d+/)![0]);
  expect(count).toBeGreaterThan(1);

  // Towards a hex that is many turns away: who is on its way has an order that stands, drawn on the map.
  await send.click();
  await player.clickHex("2908");
  await idle(page);
  const cancel = page.getByRole("button", { name: /^Cancel \d+ orders?/ });
  await expect(cancel).toBeVisible();
  await expect(page.locator("path.way").first()).toBeAttached();
  await page.reload(); // it outlives the page
  await expect(cancel).toBeVisible({ timeout: 30_000 });
  await cancel.click();
  await expect(page.locator("path.way")).toHaveCount(0);
});

test("a wing is sent by one touch", async ({ page }) => {
  const player = await sit(page, 143);
  const chip = page.locator(".wings [data-wing*=' ']").first();
  const wing = (await chip.getAttribute("data-wing"))!.split(" ");
  await chip.click();
  await player.clickHex("1406");
  await expect.poll(async () => (await player.state()).view.air.filter(({ unit, mission }: any) => wing.includes(unit) && mission?.hex === "1406").length, { ...often, timeout: 15_000 }).toBe(wing.length);
});
