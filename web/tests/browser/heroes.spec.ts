// Conflict of Heroes: the first firefight between two browsers, by clicks, and what hides stays hidden.
import { expect, type Browser, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { answered, decision, isAsked, link, numbers, test, type Table } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function newTable(page: Page, scenario: string, options: Record<string, string> = {}): Promise<Table> {
  const data = { game: "heroes", mode: "1v1", scenario, options, bots: {}, names: {} };
  const answer = await page.request.post("./api/tables", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

interface Person {
  seat: string;
  page: Page;
  /** All that came over the wire. */
  heard: string[];
  moves: number;
}

async function sitApart(browser: Browser, table: Table, errors: string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const { seat } of table.seats) {
    const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    const heard: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
    await page.goto(link(table, seat));
    await page.getByRole("button", { name: "No more hints" }).click();
    people.push({ seat, page, heard, moves: 0 });
  }
  return people;
}

/** Whoever is asked clicks a unit, then one of the ways in which it may act, a lit hex or a button. */
async function act(page: Page, random: () => number): Promise<void> {
  const before = await decision(page);
  const pick = async (places: ReturnType<Page["locator"]>) => places.nth(Math.floor(random() * (await places.count())));
  const hexes = page.locator("g.hex.lit");
  const units = page.locator("[data-unit].may, .hand button.unit.lit");
  const buttons = page.locator(".bar.mine .buttons button:not(.undo):enabled");
  if ((await hexes.count()) && (random() < 0.8 || !(await buttons.count()))) {
    await (await pick(hexes)).focus();
    await page.keyboard.press("Enter");
  } else if ((await units.count()) && random() < 0.9) {
    await (await pick(units)).click({ force: true });
  } else await (await pick(buttons)).click();
  await page.waitForTimeout(120);
  if ((await decision(page)) === before && (await buttons.count())) await buttons.first().click();
  await answered(page, before);
}

async function playApart(people: Person[], clicks: number, after?: () => Promise<void>): Promise<void> {
  const random = numbers(3);
  for (let click = 0; click < clicks; click++) {
    await expect.poll(async () => (await isAsked(people[0]!.page)) !== (await isAsked(people[1]!.page))).toBe(true);
    const [mover, watcher] = ((await isAsked(people[0]!.page)) ? people : [...people].reverse()) as [Person, Person];
    await expect(watcher.page.locator("g.hex.lit, [data-unit].may, .hand .lit")).toHaveCount(0);
    await act(mover.page, random);
    mover.moves++;
    await expect(watcher.page.locator("[data-decision]")).toHaveAttribute("data-decision", await decision(mover.page));
    await after?.();
  }
}

test("two people play the first firefight by clicks", async ({ browser, page }) => {
  const table = await newTable(page, "partisans");
  const errors: string[] = [];
  const people = await sitApart(browser, table, errors);
  const [german, soviet] = people as [Person, Person];
  await expect(german.page.locator(".hand button.unit.lit")).toHaveCount(4);
  await expect(german.page.locator("[data-unit^='sov-']")).toHaveCount(4);
  await playApart(people, 24);
  expect(Math.min(german.moves, soviet.moves)).toBeGreaterThanOrEqual(4);
  const state = await (await page.request.get(`./api/seats/${table.seats[0]!.token}`)).json();
  const standing = Object.values(state.view.stacks as Record<string, { id: string }[]>).flat().map(({ id }) => id);
  for (const { page: theirs } of people) await expect(theirs.locator("svg.board [data-unit]")).toHaveCount(standing.length);
  expect(errors).toEqual([]);
});

test("an order shows what each step costs", async ({ page }) => {
  const table = await newTable(page, "partisans");
  await page.goto(link(table, "german"));
  await page.getByRole("button", { name: "No more hints" }).click();
  await page.locator(".hand button.unit.lit").first().click();
  await page.getByRole("button", { name: "acts with AP" }).click();
  await expect(page.locator("g.hex.lit")).not.toHaveCount(0);
  const { view } = await (await page.request.get(`./api/seats/${table.seats[0]!.token}`)).json();
  await expect(page.locator("g.cost.to")).toHaveCount(Object.keys(view.costs.to).length);
});

test("the whole sum of a shot is shown before it is paid", async ({ page }) => {
  const lines = readFileSync("../tests/golden/heroes/partisans.jsonl", "utf-8").split("\n");
  const shot = lines.findIndex((line) => line.includes('"action":["fire"'));
  const record = [...lines.slice(0, shot), '{"end":null}', ""].join("\n");
  const answer = await page.request.post("./api/records", { data: record, headers: { "content-type": "text/plain" } });
  await page.goto(link(await answer.json(), "german"));
  const odds = page.locator("div.odds section").first();
  await expect(odds).toContainText(/firepower.* = \d+ against .* = \d+/);
  await expect(odds).toContainText(/hit \d/);
  await expect(page.locator("g.cost.fire")).not.toHaveCount(0);
});

test("units that hide are seen by their owner alone", async ({ browser, page }) => {
  const table = await newTable(page, "the-gap");
  const errors: string[] = [];
  const people = await sitApart(browser, table, errors);
  const [german, soviet] = people as [Person, Person];
  let hiding = 0;
  await playApart(people, 14, async () => {
    const token = table.seats.find(({ seat }) => seat === "soviet")!.token;
    const { view } = await (await page.request.get(`./api/seats/${token}`)).json();
    for (const { id } of view.hidden.soviet.units as { id: string }[]) {
      await expect(soviet.page.locator(`svg.board [data-unit="${id}"]`)).toHaveCount(1);
      await expect(german.page.locator(`svg.board [data-unit="${id}"]`)).toHaveCount(0);
      hiding++;
    }
  });
  expect(hiding).toBeGreaterThan(5);
  for (const text of german.heard.filter((text) => text.includes('"hidden"'))) {
    for (const unit of JSON.parse(text).view?.hidden?.soviet?.units ?? []) expect(Object.keys(unit).sort()).toEqual(["id", "kind"]);
  }
  expect(errors).toEqual([]);
});
