// The connection breaks in the middle of an order: the order goes on where it was, once.
import { expect, type APIRequestContext, type WebSocketRoute } from "@playwright/test";
import { askAt, decision, goldenTable, sitDown, test, type Table } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const RECONNECTING = "No connection. Trying again …";

/** What was played, by the server's own record. */
async function actions(request: APIRequestContext, table: Table): Promise<string[]> {
  const record = await request.get("./api/seat/record", { headers: { authorization: `Bearer ${table.seats[0]!.token}` } });
  return (await record.text()).trimEnd().split("\n").slice(2, -1).map((line) => JSON.parse(line).action.join(" "));
}

test("without a network the page says so, and comes back to the same decision", async ({ page, context, request }) => {
  const table = await goldenTable(request, "solo", 0);
  await sitDown(page, table);
  await askAt(request, table.seats[0]!.token, "say", { text: "Hold the line" });
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByText("Hold the line")).toHaveCount(1);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.locator(".sentence")).toHaveText(/Choose a stack to move/);
  const before = await decision(page);
  await context.setOffline(true);
  await expect(page.getByText(RECONNECTING)).toBeVisible();
  expect(await decision(page)).toBe(before);
  // What is chosen meanwhile is not forgotten.
  await page.locator('g.hex[data-hex="W"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".sentence")).toHaveText(RECONNECTING);
  expect(await decision(page)).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText(RECONNECTING)).toHaveCount(0);
  await expect(page.locator("[data-decision]")).toHaveAttribute("data-decision", String(Number(before) + 1));
  expect(await actions(request, table)).toEqual(["short", "stack W"]);
  await expect(page.getByText("Hold the line")).toHaveCount(1);
});

test("what is taken back without a network is taken back when there is one again", async ({ page, context, request }) => {
  const table = await goldenTable(request, "solo", 0);
  await sitDown(page, table);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.locator(".sentence")).toHaveText(/Choose a stack to move/);
  await context.setOffline(true);
  await expect(page.getByText(RECONNECTING)).toBeVisible();
  await page.getByRole("button", { name: /^Undo( U)?$/ }).click();
  await expect(page.locator(".sentence")).toHaveText(RECONNECTING);
  await context.setOffline(false);
  await expect(page.locator(".sentence")).toHaveText(/choose a German action/);
  expect(await actions(request, table)).toEqual([]);
});

test("a move whose answer is lost is made once", async ({ page, request }) => {
  const table = await goldenTable(request, "solo", 0);
  let sockets = 0;
  let lost: (() => void) | null = null;
  await page.routeWebSocket(/\/api\/live/, (client: WebSocketRoute) => {
    sockets++;
    const server = client.connectToServer();
    let isCut = false;
    server.onMessage((message) => {
      if (lost) lost();
      else if (!isCut) client.send(message);
    });
    cut = () => new Promise((resolve) => (lost = () => ((lost = null), (isCut = true), void client.close(), void server.close(), resolve())));
  });
  let cut!: () => Promise<void>;
  await sitDown(page, table);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.locator(".sentence")).toHaveText(/Choose a stack to move/);
  const before = Number(await decision(page));
  const broken = cut();
  await page.locator('g.hex[data-hex="W"]').focus();
  await page.keyboard.press("Enter");
  await broken;
  await expect(page.locator("[data-decision]")).toHaveAttribute("data-decision", String(before + 1));
  expect(sockets).toBe(2);
  expect(await actions(request, table)).toEqual(["short", "stack W"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
