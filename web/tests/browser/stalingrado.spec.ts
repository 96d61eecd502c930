// Stalingrado: a short scenario against the computer; a stack is moved and the phase ended by clicks.
import { expect, type Page } from "@playwright/test";
import { answered, decision, link, test, type Table } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function newTable(page: Page): Promise<Table> {
  const data = { game: "stalingrado", mode: "1v1", scenario: "blue", options: {}, bots: { soviet: "random" }, names: {} };
  const answer = await page.request.post("./api/tables", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const stateOf = async (page: Page, token: string): Promise<any> => (await page.request.get(`./api/seats/${token}`)).json();

async function press(page: Page, name: RegExp): Promise<void> {
  const before = await decision(page);
  await page.locator(".bar.mine").getByRole("button", { name }).click();
  // Something may have been forgotten.
  const sure = page.getByRole("alertdialog").getByRole("button").first();
  await expect.poll(async () => (await decision(page)) !== before || (await sure.count()) > 0).toBe(true);
  if (await sure.count()) await sure.click();
  await answered(page, before);
}

test("a stack moves, and the phase ends", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const table = await newTable(page);
  const { token } = table.seats[0]!;
  await page.goto(link(table, "axis"));
  await page.getByRole("button", { name: "No more hints" }).click();
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("g.hex")).toHaveCount(1192);
  while ((await stateOf(page, token)).decision.prompt !== "moving") await press(page, /^Done/);

  const { decision: asked, view } = await stateOf(page, token);
  const [, start] = asked.actions.find(([verb]: string[]) => verb === "stack");
  const size = view.stacks[start].units.length;
  await page.locator(`g.hex[data-hex="${start}"]`).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".bar.mine .sentence")).toContainText("where to?");
  const { actions } = (await stateOf(page, token)).decision;
  const [, goal] = actions.find(([verb, hex]: string[]) => verb === "to" && !view.stacks[hex!]);
  await page.locator(`g.hex[data-hex="${goal}"]`).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".bar.mine .sentence")).toContainText("what moves now?");
  const after = (await stateOf(page, token)).view.stacks;
  expect(after[goal].units).toHaveLength(size);
  expect(after[start]).toBeUndefined();

  const left = page.locator("footer", { hasText: "units have no orders" });
  await expect(left).toBeVisible();
  await press(page, /^End the movement/);
  await expect(page.locator(".sequence [aria-current]")).not.toHaveText("movement");
  expect(errors).toEqual([]);
});
