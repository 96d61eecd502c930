// No Retreat!: a scenario between two browsers, a bot that finishes one, and what nobody may see.
import { expect, type Browser, type Page } from "@playwright/test";
import axe from "axe-core";
import { clickSomething, decision, isAsked, isOver, link, numbers, test, type Table } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function newTable(page: Page, scenario: string, bots: Record<string, string> = {}): Promise<Table> {
  const data = { game: "noretreat", mode: "1v1", scenario, options: {}, bots, names: {} };
  const answer = await page.request.post("./api/tables", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

interface Person {
  seat: string;
  page: Page;
  heard: string[];
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
    people.push({ seat, page, heard });
  }
  return people;
}

/** The cards that a hand of a view has. */
async function hand(page: Page, token: string, seat: string): Promise<string[]> {
  const state = await (await page.request.get(`./api/seats/${token}`)).json();
  return state.view.hands[seat].cards;
}

test("two people play by clicks, and neither sees the other's hand", async ({ browser, page }) => {
  const table = await newTable(page, "C");
  const errors: string[] = [];
  const people = await sitApart(browser, table, errors);
  const random = numbers(7);
  const clicks: Record<string, number> = { axis: 0, soviet: 0 };
  const { cards } = await (await page.request.get("./api/games/noretreat/components")).json();
  const titles = new Map<string, Record<string, { title: string }>>(cards.map((card: any) => [card.id, card]));
  let searched = 0;
  for (let n = 0; n < 60; n++) {
    const asked: Person[] = [];
    for (const one of people) if (await isAsked(one.page)) asked.push(one);
    expect(asked).toHaveLength(1);
    const [mover] = asked as [Person];
    const watcher = people.find((one) => one !== mover)!;
    await expect(watcher.page.locator("g.hex.lit, .hand .lit")).toHaveCount(0);
    await clickSomething(mover.page, random);
    clicks[mover.seat]!++;
    const number = await decision(mover.page);
    await expect(watcher.page.locator("[data-decision]")).toHaveAttribute("data-decision", number);
    if (n % 6) continue;
    for (const { seat, page: theirs, heard } of people) {
      const enemy = table.seats.find((one) => one.seat !== seat)!;
      const last = heard.findLast((text) => JSON.parse(text).type === "state")!;
      const { view } = JSON.parse(last);
      expect(view.hands[enemy.seat].cards).toEqual([]);
      // Everything on the page but the settings that name every card of one's own side.
      const shown = await theirs.evaluate(() => document.documentElement.outerHTML);
      for (const card of await hand(page, enemy.token, enemy.seat)) {
        expect(shown).not.toContain(titles.get(card)![enemy.seat]!.title);
        searched++;
      }
    }
  }
  expect(Math.min(clicks.axis!, clicks.soviet!)).toBeGreaterThan(5);
  expect(searched).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});
