// The tables of Heroes and Stalingrado on a laptop: what is asked is in sight with all that belongs to it,
// and the map goes to where something happens.
import { expect, type Page } from "@playwright/test";
import { askAt, goldenTable, link, test, type Table } from "./table";

test.use({ viewport: { width: 1366, height: 768 } });

const quiet = (settings: object) => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, muted: true, ...settings }));

async function sit(page: Page, table: Table, seat: string, settings: object = { animations: false }): Promise<void> {
  await page.addInitScript(quiet, settings);
  await page.goto(link(table, seat));
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 30_000 }); // the first to come waits for the painting
}

/** Whether a hex is inside the window of the map. */
const isShown = (page: Page, hex: string): Promise<boolean> =>
  page.evaluate((id) => {
    const view = document.querySelector(".pane > .view")!.getBoundingClientRect();
    const { left, right, top, bottom } = document.querySelector(`g.hex[data-hex="${id}"]`)!.getBoundingClientRect();
    return left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom;
  }, hex);

test("what holds the combat up is said where there is no way to end it", async ({ page, request }) => {
  await sit(page, await goldenTable(request, "blue", 98, "stalingrado"), "axis");
  await expect(page.locator('[data-action="end"]')).toHaveCount(0);
  await expect(page.locator(".hand .owing")).toHaveText("one stack still must attack");
});

test("below the map of Stalingrado the room is kept and used from question to question", async ({ page, request }) => {
  await sit(page, await goldenTable(request, "blue", 94, "stalingrado"), "axis");
  const view = page.locator(".pane > .view");
  const { height } = (await view.boundingBox())!;
  await expect(page.locator(".dock .next .off li")).not.toHaveCount(0);
  await expect(page.locator(".dock section.odds")).toBeVisible({ timeout: 20_000 });
  await page.goto("about:blank");
  await sit(page, await goldenTable(request, "blue", 98, "stalingrado"), "axis");
  await expect(page.locator(".dock .next")).toHaveCount(0);
  expect((await view.boundingBox())!.height).toBe(height);
});

for (const [name, actions, seat, cards] of [["partisans-cards", 256, "soviet", 2], ["peprez", 296, "german", 3]] as const) {
  test(`${name}: the whole hand of Heroes is in sight beside the board`, async ({ page, request }) => {
    await sit(page, await goldenTable(request, name, actions, "heroes"), seat);
    await expect(page.locator(".held .hand > li")).toHaveCount(cards);
    const [whole, shown] = await page.locator("footer").evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
    expect(whole).toBeLessThanOrEqual(shown! + 1);
  });
}

test.describe("as it is told", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the view goes to bombs outside the window", async ({ page, request }) => {
    const table = await goldenTable(request, "blue", 95, "stalingrado");
    await sit(page, table, "axis", {});
    for (let n = 0; n < 3; n++) await page.keyboard.press("+");
    const map = page.getByRole("img", { name: "Overview of the map" });
    await expect(map).toBeVisible();
    const { x, y, width, height } = (await map.boundingBox())!;
    await page.mouse.click(x + width * 0.8, y + height * 0.7);
    await expect.poll(() => isShown(page, "1004")).toBe(false);
    const { token } = table.seats.find(({ seat }) => seat === "axis")!;
    const { number } = await (await askAt(request, token, "state")).json();
    const played = await askAt(request, token, "play", { number, action: ["units", "1004"] });
    expect(played.status(), await played.text()).toBe(200);
    await expect(page.locator(".stage")).toContainText("Bombs on 1004");
    await expect.poll(() => isShown(page, "1004")).toBe(true);
  });
});

test("the small map keeps off units when the map is moved", async ({ page, request }) => {
  await sit(page, await goldenTable(request, "mzensk", 279, "heroes"), "soviet");
  const small = page.locator(".overview");
  await expect(small).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector(".overview")!.getBoundingClientRect();
      return [...document.querySelectorAll("svg.board .pile, svg.board [data-unit]")].filter((pile) => {
        const box = pile.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > left && x < right && y > top && y < bottom;
      }).length;
    });
  for (const [x, y] of [[0.2, 0.2], [0.5, 0.5], [0.8, 0.3], [0.4, 0.8]] as const) {
    const map = page.getByRole("img", { name: "Overview of the map" });
    const box = (await map.boundingBox())!;
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    // Where all corners are taken it lets them be seen and touched.
    await expect.poll(async () => (await covered()) === 0 || (await small.evaluate((one) => one.classList.contains("covers")))).toBe(true);
  }
});
