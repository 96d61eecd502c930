// Games of several people: a browser for each, every seat by its own link.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { Ears } from "./secrets";
import { clickSomething, decision, isAsked, isOver, goldenTable, link, numbers, type Table } from "./table";

interface Person {
  seat: string;
  page: Page;
  ears: Ears;
  moves: number;
  /** What the page said of somebody else's decisions. */
  waited: Set<string>;
}

const errors: string[] = [];
test.afterEach(() => expect(errors.splice(0)).toEqual([]));

async function sitApart(browser: Browser, table: Table): Promise<Person[]> {
  const people: Person[] = [];
  for (const { seat } of table.seats) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    const ears = new Ears(page);
    await page.goto(link(table, seat));
    await page.getByRole("button", { name: "Turn off tips" }).click();
    people.push({ seat, page, ears, moves: 0, waited: new Set() });
  }
  return people;
}

/** Whoever is asked clicks; the others see that they are not asked, and everybody sees the same game. */
async function playTogether(people: Person[], enough: (people: Person[]) => boolean): Promise<void> {
  const random = numbers(11);
  for (let click = 0; click < 200 && !enough(people); click++) {
    const asked: Person[] = [];
    for (const one of people) if (await isAsked(one.page)) asked.push(one);
    expect(asked.map(({ seat }) => seat)).toHaveLength(1);
    const [mover] = asked as [Person];
    for (const other of people) {
      if (other === mover) continue;
      await expect(other.page.locator("[data-decision] .buttons button:enabled:not(.undo), g.hex.lit, .hand .lit")).toHaveCount(0);
      other.waited.add((await other.page.locator(".sentence").textContent()) ?? "");
    }
    await clickSomething(mover.page, random);
    mover.moves++;
    if (await isOver(mover.page)) return;
    const number = await decision(mover.page);
    for (const { page, ears } of people) {
      await expect(page.locator("[data-decision]")).toHaveAttribute("data-decision", number);
      if (click % 5 === 0) await ears.look();
    }
  }
}

test("two people play the Germans together, each in a browser of their own", async ({ browser, request }) => {
  const table = await goldenTable(request, "cooperative-0", 0);
  const people = await sitApart(browser, table);
  const [yellow, blue] = ["yellow", "blue"].map((one) => people.find(({ seat }) => seat === one)) as [Person, Person];
  await playTogether(people, () => yellow.moves >= 6 && blue.moves >= 6);
  expect(Math.min(yellow.moves, blue.moves)).toBeGreaterThanOrEqual(6);
  expect([...yellow.waited]).toEqual(["Waiting for Blue."]);
  expect(await yellow.ears.expectNothingHidden(table, "yellow")).toBeGreaterThan(200);
  expect(await blue.ears.expectNothingHidden(table, "blue")).toBeGreaterThan(200);
});

test("one plays the Germans and one the Soviets, and neither sees the other's secrets", async ({ browser, request }) => {
  const table = await goldenTable(request, "1v1-a", 0);
  const people = await sitApart(browser, table);
  const [german, soviet] = people as [Person, Person];
  const blocks = (page: Page, side: string, known: string) => page.locator(`[data-token^="${side}"]${known}`);
  for (const [mine, theirs, { page }] of [["g", "s", german], ["s", "g", soviet]] as const) {
    await expect(blocks(page, mine, "[data-unit]")).not.toHaveCount(0);
    await expect(blocks(page, theirs, ":not([data-unit])")).not.toHaveCount(0);
    await expect(blocks(page, theirs, "[data-unit]")).toHaveCount(0);
  }
  await playTogether(people, () => german.moves >= 12 && soviet.moves >= 8);
  expect(soviet.moves).toBeGreaterThanOrEqual(8);
  expect(await german.ears.expectNothingHidden(table, "german")).toBeGreaterThan(200);
  expect(await soviet.ears.expectNothingHidden(table, "soviet")).toBeGreaterThan(200);
});
