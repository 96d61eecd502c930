import { expect } from "@playwright/test";
import { askAt, clickSomething, decision, goldenTable, isOver, numbers, sitDown, startSolo, test, unfoldOdds } from "./table";

test("a whole solo game is played by clicks to its end", async ({ page }) => {
  test.setTimeout(240_000);
  await startSolo(page);
  await page.getByRole("button", { name: "Turn off tips" }).click();
  const random = numbers(7);
  for (let click = 0; click < 900 && !(await isOver(page)); click++) await clickSomething(page, random);
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  await expect(page.getByText(/wins?\./)).toBeVisible();
});

test("an order is taken back part by part", async ({ page }) => {
  await startSolo(page);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.getByText(/Choose a stack to move/)).toBeVisible();
  // What ends the moves is not what catches the eye while stacks can move, and asks once.
  const end = page.getByRole("button", { name: /^End moves/ });
  await expect(end).not.toHaveClass(/primary/);
  await end.click();
  await expect(page.getByRole("alertdialog")).toContainText("can still move");
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect(page.getByText(/choose a German action/)).toBeVisible();
});

test("what is not allowed is answered with the rule, in words", async ({ page }) => {
  await startSolo(page);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.getByText(/Choose a stack to move/)).toBeVisible();
  await page.locator('g.hex[data-hex="50"]').focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByRole("button", { name: "6.3a" }).click(); // and leads to it
  await expect(page.getByText("Show where it is implemented")).toBeVisible();
});

test("who speaks while the chances are being worked out disturbs nothing", async ({ page, request }) => {
  const table = await goldenTable(request, "solo", 16);
  let asked = 0;
  let release = () => {};
  const said = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/api\/live/, (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      if (JSON.parse(String(message)).ask !== "odds") return server.send(message);
      asked++;
      void said.then(() => server.send(message));
    });
  });
  await sitDown(page, table);
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect.poll(() => asked).toBe(1);
  await askAt(request, table.seats[0]!.token, "say", { text: "Hold the line" });
  await expect(page.getByText("Hold the line")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  release();
  await unfoldOdds(page);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
  expect(asked).toBe(1);
});

test("a page that is loaded again goes on with the same decision", async ({ page }) => {
  await startSolo(page);
  await page.getByRole("button", { name: /^Make short moves/ }).click();
  await expect(page.getByText(/Choose a stack to move/)).toBeVisible();
  const before = await decision(page);
  await page.reload();
  await expect(page.getByText(/Choose a stack to move/)).toBeVisible();
  expect(await decision(page)).toBe(before);
  await page.keyboard.press("Escape"); // and one step back is one step back
  await expect(page.getByText(/choose a German action/)).toBeVisible();
});
