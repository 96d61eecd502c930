// No Retreat!: a scenario between two browsers, one that the computer plays to its end, and what
// nobody may see.
import { expect, type Browser, type Page } from "@playwright/test";
import axe from "axe-core";
import { askAt, clickSomething, decision, isAsked, link, newTable as begin, numbers, often, type Table, tableApart, test, unfoldOdds, unpacked } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function newTable(page: Page, scenario: string, bots: Record<string, string> = {}): Promise<Table> {
  const data = { game: "noretreat", mode: "1v1", scenario, options: {}, bots, names: {} };
  return begin(page.request, data);
}

interface Person {
  seat: string;
  page: Page;
  /** All that came over the wire. */
  heard: string[];
}

async function sitApart(browser: Browser, table: Table, errors: string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const { seat } of table.seats) {
    const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    const heard: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(unpacked(payload))));
    await page.goto(link(table, seat));
    await page.getByRole("button", { name: "Turn off tips" }).click();
    people.push({ seat, page, heard });
  }
  return people;
}

/** What a seat is told of the game now. */
async function stateOf(page: Page, token: string): Promise<any> {
  return (await askAt(page.request, token, "state")).json();
}

/** Say it once more, if that is asked for. */
async function agree(page: Page, before: string): Promise<void> {
  const sure = page.getByRole("alertdialog").getByRole("button").first();
  await expect.poll(async () => (await decision(page)) !== before || (await sure.count()) > 0, often).toBe(true);
  if (await sure.count()) await sure.click();
  await expect.poll(() => decision(page), often).not.toBe(before);
}

/** Mostly go on to the next question, sometimes click what is lit. */
async function answer(page: Page, random: () => number): Promise<void> {
  const on = page.locator('.bar.mine .buttons button:not(.undo, [data-action^="leave "]):enabled');
  if (random() < 0.4 || !(await on.count())) return clickSomething(page, random);
  const before = await decision(page);
  await on.last().click();
  await agree(page, before);
}

test("two people play by clicks, and neither sees the other's hand", async ({ browser, page }) => {
  const table = await tableApart(page.request, { game: "noretreat", mode: "1v1", scenario: "C", options: {}, bots: {}, names: {} });
  const errors: string[] = [];
  const people = await sitApart(browser, table, errors);
  const random = numbers(5);
  const clicks: Record<string, number> = { axis: 0, soviet: 0 };
  const { cards } = await (await page.request.get("./api/games/noretreat/components")).json();
  const titles = new Map<string, Record<string, { title: string }>>(cards.map((card: any) => [card.id, card]));
  let searched = 0;
  for (let click = 0; click < 24; click++) {
    await expect.poll(async () => (await isAsked(people[0]!.page)) !== (await isAsked(people[1]!.page))).toBe(true);
    const [mover, watcher] = ((await isAsked(people[0]!.page)) ? people : [...people].reverse()) as [Person, Person];
    await expect(watcher.page.locator("g.hex.lit, .hand .lit")).toHaveCount(0);
    await answer(mover.page, random);
    clicks[mover.seat]!++;
    await expect.poll(async () => (await decision(watcher.page)) === (await decision(mover.page))).toBe(true);
    if (click % 8) continue;
    for (const { seat, page: theirs, heard } of people) {
      const enemy = table.seats.find((one) => one.seat !== seat)!;
      const { view } = await stateOf(page, enemy.token);
      const mine = await stateOf(page, table.seats.find((one) => one.seat === seat)!.token);
      const known = mine.view.hands[enemy.seat].cards as string[];
      const shown = await theirs.evaluate(() => document.documentElement.outerHTML);
      const open = JSON.stringify(heard.map((text) => JSON.parse(text)).flatMap(({ log }) => log ?? []));
      for (const card of view.hands[enemy.seat].cards as string[]) {
        if (known.includes(card)) continue;
        expect(shown).not.toContain(titles.get(card)![enemy.seat]!.title);
        expect(open).not.toContain(`"card":"${card}"`);
        searched++;
      }
      // A few events let somebody have a look at cards that the enemy has or takes.
      if (/"took-top"|"cancelled"|"red-orchestra"/.test(open)) continue;
      expect(known).toEqual([]);
      for (const { view } of heard.map((text) => JSON.parse(text))) if (view) expect(view.hands[enemy.seat].cards).toEqual([]);
    }
  }
  expect(Math.min(clicks.axis!, clicks.soviet!)).toBeGreaterThan(3);
  expect(searched).toBeGreaterThan(12);
  expect(errors).toEqual([]);
});

test("the computer plays a scenario to its end, and it can be seen again", async ({ page }) => {
  const table = await newTable(page, "C", { axis: "planner", soviet: "planner" });
  await expect.poll(async () => (await stateOf(page, table.watch)).view.result?.kind, { timeout: 60_000 }).toBe("scenario");
  await page.goto(`./#/watch/${table.watch}`);
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  await expect(page.locator("g.hex.lit, .hand")).toHaveCount(0);
  await page.getByRole("tab", { name: "Score" }).click();
  await expect(page.getByRole("list", { name: "Victory Point track" }).locator("[aria-current]")).toHaveCount(1);
  await page.getByRole("region", { name: "The game is over" }).getByRole("button", { name: "Replay", exact: true }).click();
  const moment = page.getByRole("slider", { name: "Moment of the game" });
  await moment.fill("0");
  await expect(page.locator(".status")).toContainText("November and December 1942");
});

test("a unit is moved by clicks, with the way and its cost; the moments of questions are chosen", async ({ page }) => {
  const table = await newTable(page, "A", { soviet: "planner" });
  await page.goto(link(table, "axis"));
  await expect(page.getByRole("region", { name: "Guide" })).toContainText("You command the Axis");
  await page.getByRole("button", { name: "Turn off tips" }).click();
  for (const left of [5, 4]) {
    await page.locator(".hand .lit").first().click();
    await expect(page.locator(".hand .card")).toHaveCount(left);
  }
  await expect(page.locator(".sentence")).toContainText("Choose a unit to move");
  await page.locator('[data-unit="ax_1pz"]').click();
  await expect(page.locator(".sentence")).toContainText("1st Panzer Army (points left: 6)");
  const goal = page.locator('g.hex[data-hex="1109"]');
  await goal.focus();
  await expect(page.locator(".where")).toContainText("of 6 movement points");
  await expect(page.locator(".order.move .arrow").first()).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.locator('g[data-hex="1109"] [data-unit="ax_1pz"]')).toHaveCount(1);
  await page.getByRole("tab", { name: "Ask me" }).click();
  const moment = page.getByRole("checkbox", { name: "after a move" });
  await expect(moment).not.toBeChecked();
  await moment.check();
  await expect.poll(async () => (await stateOf(page, table.seats[0]!.token)).skips).toEqual(["any-time"]);
  const before = await decision(page);
  await page.locator(".bar").getByRole("button", { name: /^End the moves/ }).click();
  await agree(page, before);
  await expect(page.locator(".sentence")).toContainText("Choose a hex to attack");
  await unfoldOdds(page);
  await expect(page.locator(".odds tbody tr")).not.toHaveCount(0);

  await page.evaluate(axe.source);
  for (const tab of ["Score", "Boxes", "Turns", "Charts", "Ask me"]) {
    await page.getByRole("tab", { name: tab }).click();
    const found = await page.evaluate(async (first) => {
      const board = first ? null : document.querySelector("svg.board"); // the same in every panel
      const frame = board?.parentNode;
      board?.remove();
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      if (board) frame?.prepend(board);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`));
    }, tab === "Score");
    expect.soft(found, tab).toEqual([]);
  }
});
