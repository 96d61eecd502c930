// Conflict of Heroes: the first firefight between two browsers, by clicks, and what hides stays hidden.
import { expect, type Browser, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expectAccessible } from "./accessible";
import { answered, askAt, begun, decision, isAsked, isOver, link, newTable as begin, numbers, often, type Table, test, unfoldOdds, unpacked } from "./table";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function newTable(page: Page, scenario: string, options: Record<string, string> = {}): Promise<Table> {
  const data = { game: "heroes", mode: "1v1", scenario, options, bots: {}, names: {} };
  return begin(page.request, data);
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
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(unpacked(payload))));
    await page.goto(link(table, seat));
    await page.getByRole("button", { name: "Turn off tips" }).click();
    people.push({ seat, page, heard, moves: 0 });
  }
  return people;
}

async function stateOf(page: Page, table: Table, seat: string): Promise<any> {
  const { token } = table.seats.find((one) => one.seat === seat)!;
  return (await askAt(page.request, token, "state")).json();
}

/** Answer for somebody who sits elsewhere, once it is their turn: a click of this page may still be on its way. */
async function answer(page: Page, table: Table, seat: string, ...action: string[]): Promise<void> {
  const { token } = table.seats.find((one) => one.seat === seat)!;
  await expect.poll(async () => (await stateOf(page, table, seat)).decision.seat).toBe(seat);
  const { number } = await stateOf(page, table, seat);
  const played = await askAt(page.request, token, "play", { number, action });
  expect(played.status(), await played.text()).toBe(200);
}

async function study(page: Page, table: Table, seat: string, topic: string, ...names: string[]): Promise<any> {
  const { token } = table.seats.find((one) => one.seat === seat)!;
  return (await (await askAt(page.request, token, "study", { topic, names })).json()).answer;
}

/** A German squad is being ordered by action points, on its way into the map. */
async function ordering(page: Page): Promise<Table> {
  const table = await newTable(page, "partisans");
  await page.goto(link(table, "german"));
  await page.getByRole("button", { name: "Turn off tips" }).click();
  await page.locator(".hand button.unit.lit").first().click();
  await expect(page.locator("g.hex.lit")).not.toHaveCount(0);
  return table;
}

const hexOf = (page: Page, hex: string) => page.locator(`g.hex[data-hex="${hex}"]`);

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

test("two people play the first firefight to its end by clicks", async ({ browser, page }) => {
  const table = await newTable(page, "partisans");
  const errors: string[] = [];
  const people = await sitApart(browser, table, errors);
  const [german, soviet] = people as [Person, Person];
  await expect(german.page.locator(".hand button.unit.lit")).toHaveCount(4);
  await expect(german.page.locator("[data-unit^='sov-']")).toHaveCount(4);
  const random = numbers(3);
  let clicks = 0;
  while (!(await isOver(german.page))) {
    await expect.poll(async () => (await isAsked(people[0]!.page)) !== (await isAsked(people[1]!.page)) || (await isOver(german.page)), often).toBe(true);
    if (await isOver(german.page)) break;
    const [mover, watcher] = ((await isAsked(german.page)) ? people : [soviet, german]) as [Person, Person];
    await expect(watcher.page.locator("g.hex.lit, [data-unit].may, .hand .lit")).toHaveCount(0);
    // After the first actions both pass: five rounds are soon over.
    const pass = mover.page.getByRole("button", { name: /^Pass/ });
    if (clicks++ > 12 && (await pass.count())) {
      const before = await decision(mover.page);
      await pass.click();
      const sure = mover.page.getByRole("alertdialog").getByRole("button", { name: "Pass" });
      if (await sure.count()) await sure.click();
      await answered(mover.page, before);
    } else await act(mover.page, random);
    mover.moves++;
    // What follows by itself may still be on its way.
    await expect.poll(async () => (await decision(watcher.page)) === (await decision(mover.page)), often).toBe(true);
  }
  expect(Math.min(german.moves, soviet.moves)).toBeGreaterThanOrEqual(8);
  expect(clicks).toBeGreaterThan(20);
  const { view } = await stateOf(page, table, "german");
  expect(view.result.winners.length).toBeLessThanOrEqual(1);
  const standing = Object.values(view.stacks as Record<string, { id: string }[]>).flat();
  for (const { page: theirs } of people) {
    await expect(theirs.getByRole("region", { name: "The game is over" })).toBeVisible();
    await expect(theirs.locator("svg.board [data-unit]")).toHaveCount(standing.length);
  }
  expect(errors).toEqual([]);
});

test("an order shows what each step costs, and how far the unit gets over several turns", async ({ page }) => {
  const table = await ordering(page);
  const { view } = await stateOf(page, table, "german");
  await expect(page.locator("g.cost.to")).toHaveCount(Object.keys(view.costs.to).length);
  const { hexes, ap } = await study(page, table, "german", "reach", "ger-lmg-1");
  const far = hexes.filter(({ hex, cost }: any) => cost <= ap && !(hex in view.costs.to));
  expect(far.length).toBeGreaterThan(20);
  await expect(page.locator("g.reach")).toHaveCount(far.length);
});

test("a far hex is walked to step by step, and the last facing is chosen on the board", async ({ page }) => {
  const table = await ordering(page);
  const unit = (await stateOf(page, table, "german")).decision.args.unit as string;
  const { hexes } = await study(page, table, "german", "reach", unit);
  const way = hexes.find(({ path, cost }: any) => path.length === 3 && cost <= 7);
  await hexOf(page, way.hex).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".caption")).toContainText("on its way to");
  for (const hex of way.path.slice(0, 2)) {
    await expect.poll(async () => (await stateOf(page, table, "soviet")).decision?.seat).toBe("soviet");
    expect((await stateOf(page, table, "soviet")).view.stacks[hex].map(({ id }: any) => id)).toContain(unit);
    await answer(page, table, "soviet", "pass");
  }
  // The way ends with a question: six arrows, one for each side of the hex.
  await expect(page.locator(".turn[data-face]")).toHaveCount(6);
  await expect(page.locator(".caption")).toHaveCount(0);
  await page.locator('.turn[data-face="NE"]').click();
  await expect.poll(async () => (await stateOf(page, table, "german")).view.stacks[way.hex]?.[0].facing).toBe("NE");
});

test("the board keeps its place and its scale whatever is asked", async ({ page }) => {
  for (const viewport of [{ width: 1366, height: 768 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    const table = await newTable(page, "partisans");
    await page.goto(link(table, "german"));
    await page.reload();
    await expect(page.locator("[data-unit^='sov-']")).not.toHaveCount(0);
    const where = () => page.evaluate(() => {
      const { x, y, width, height } = document.querySelector(".frame")!.getBoundingClientRect();
      return [x, y + scrollY, width, height, document.querySelector<HTMLElement>(".layer")!.style.transform];
    });
    const skip = page.getByRole("button", { name: "Turn off tips" });
    if (await skip.count()) await skip.click();
    const before = await where();
    const heights = new Set<number>();
    await page.locator(".hand button.unit.lit").first().click();
    for (const isChosen of [true, false]) {
      await expect(page.locator(".sentence")).toContainText(isChosen ? "Choose an action" : "choose a unit");
      heights.add(Math.round((await page.locator(".bar").boundingBox())!.height));
      await expect(page.locator("[data-decision]")).toBeVisible();
      const [x, y, width, height] = await where();
      expect([x, y, width, height]).toEqual(before.slice(0, 4));
      if (isChosen) await page.getByRole("button", { name: /^Undo( U)?$/ }).click();
    }
    if (viewport.width > 760) expect(heights.size).toBe(1); // the bar keeps its height, too
    // What is asked about may lie outside a small window: then it is brought in, at the same scale.
    const scale = (place: any[]) => (viewport.width > 760 ? place[4] : place[4].split("scale")[1]);
    expect(scale(await where())).toBe(scale(before));
  }
});

test("a march that something comes between says what it was", async ({ page }) => {
  const table = await ordering(page);
  const unit = (await stateOf(page, table, "german")).decision.args.unit as string;
  const { hexes } = await study(page, table, "german", "reach", unit);
  // An enemy who sees the way turns away, and then his fire to it.
  const { firefights } = await (await page.request.get("./api/games/heroes/components")).json();
  const places = firefights.partisans.hexes as { id: string; number: number; sees: string; x: number; y: number }[];
  const place = (hex: string) => places.find(({ id }) => id === hex)!;
  const sees = (from: string, to: string) => Boolean((BigInt(`0x${place(from).sees}`) >> BigInt(place(to).number)) & 1n);
  const { stacks } = (await stateOf(page, table, "soviet")).view;
  const [way, watcher] = hexes
    .filter(({ path, cost }: any) => path.length >= 3 && cost <= 7)
    .flatMap((way: any) => Object.keys(stacks).filter((hex) => sees(hex, way.path[1])).map((hex) => [way, hex]))[0];
  await hexOf(page, way.hex).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await stateOf(page, table, "soviet")).decision?.seat).toBe("soviet");
  await answer(page, table, "soviet", "act", stacks[watcher][0].id);
  const [from, to] = [place(watcher), place(way.path[1])];
  const angles: Record<string, number> = { SE: 30, S: 90, SW: 150, NW: 210, N: 270, NE: 330 };
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const off = ([, facing]: string[]) => Math.abs(((angles[facing!]! - angle + 540) % 360) - 180);
  const faces = async () => ((await stateOf(page, table, "soviet")).decision.actions.filter(([verb]: string[]) => verb === "face") as string[][]).sort((a, b) => off(a) - off(b));
  await answer(page, table, "soviet", ...(await faces()).at(-1)!);
  // Who turns away does not stop anybody: the next step is taken. Then he turns back.
  await expect.poll(async () => (await stateOf(page, table, "soviet")).decision?.seat).toBe("soviet");
  await answer(page, table, "soviet", "act", stacks[watcher][0].id);
  await answer(page, table, "soviet", ...(await faces())[0]!);
  await expect(page.locator(".caption")).toContainText(/stops on its way to .*turns/);
  await page.locator(".caption button").click();
  await expect(page.locator(".caption")).toHaveCount(0);
});

/** A unit has taken a step, the enemy has passed, and it is to act again. */
async function orderedAgain(page: Page): Promise<Table> {
  const table = await ordering(page);
  await page.locator("g.hex.lit").first().focus();
  await page.keyboard.press("Enter");
  await page.locator('.turn[data-face="SE"]').click();
  await answer(page, table, "soviet", "pass");
  // It has stayed chosen.
  await expect(page.locator(".bar.mine .sentence")).toContainText("Choose an action");
  return table;
}

test("an arrow leads to the unit that is asked about, once it is out of sight", async ({ page }) => {
  await orderedAgain(page);
  const arrow = page.getByRole("button", { name: "Show on the map" });
  await expect(page.locator(".turn[data-face]")).not.toHaveCount(0);
  await expect(arrow).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ["+", "+", "+", ...Array(8).fill("ArrowRight")]) await page.keyboard.press(key);
  await arrow.click();
  await expect(arrow).toHaveCount(0);
  await expect(page.locator(".turn[data-face]").first()).toBeInViewport();
});

test("turning is paid for, and its buttons say how much", async ({ page }) => {
  const table = await orderedAgain(page);
  await expect(page.getByRole("button", { name: "Face north-east" }).locator(".cost")).toHaveText("1");
  const before = (await stateOf(page, table, "german")).view.points.german.ap;
  await page.locator('.turn[data-face="NE"]').click();
  await expect.poll(async () => (await stateOf(page, table, "german")).view.points.german.ap).toBe(before - 1);
});

test("a refusal says what is missing and goes with the next click; passing with points left is asked back", async ({ page }) => {
  const table = await newTable(page, "partisans");
  await page.goto(link(table, "german"));
  await page.getByRole("button", { name: "Turn off tips" }).click();
  const refusal = page.locator(".refusal");
  await hexOf(page, "1-G09").focus();
  await page.keyboard.press("Enter");
  await expect(refusal).toContainText("Choose one of your units first");
  const unit = page.locator(".hand button.unit.lit").first();
  await unit.click();
  await expect(refusal).toHaveCount(0);
  await expect(page.locator(".sentence")).toContainText("Choose an action");
  await page.locator("g.hex.lit").first().focus();
  await page.keyboard.press("Enter");
  await page.locator('.turn[data-face="SE"]').click();
  await answer(page, table, "soviet", "pass");
  await page.getByRole("button", { name: /^Pass/ }).click();
  const doubt = page.getByRole("alertdialog");
  await expect(doubt).toContainText("AP left:");
  expect((await stateOf(page, table, "german")).decision.seat).toBe("german");
  await doubt.getByRole("button", { name: "Pass" }).click();
  await expect.poll(async () => (await stateOf(page, table, "german")).view.points.german.ap).toBe(0);
});

test("the line of sight shows what cuts it, and why", async ({ page }) => {
  const table = await newTable(page, "partisans");
  await page.goto(link(table, "german"));
  await page.getByRole("button", { name: "Turn off tips" }).click();
  const components = await (await page.request.get("./api/games/heroes/components")).json();
  const { hexes } = components.firefights.partisans;
  const sees = (from: any, to: any) => Boolean((BigInt(`0x${from.sees}`) >> BigInt(to.number)) & 1n);
  const from = hexes.find(({ id }: any) => id === "1-G09");
  const cut = hexes.find((to: any) => to !== from && !sees(from, to));
  const seen = hexes.find(({ id }: any) => id === "1-I10");
  expect(sees(from, seen)).toBe(true);
  const told = await study(page, table, "german", "sight", from.id, cut.id);
  const caption = page.locator(".caption");
  await page.keyboard.press("s");
  await expect(caption).toContainText("Choose a hex");
  await hexOf(page, from.id).focus();
  await page.keyboard.press("Enter");
  await expect(caption).toContainText("point at another hex");
  await hexOf(page, cut.id).focus(); // by keys
  await expect(caption).toContainText("It is cut by");
  await expect(caption).toContainText(`[${told.cuts[0].rule}]`);
  for (const hex of told.cuts[0].hexes) await expect(caption).toContainText(hex.slice(2));
  await expect(page.locator("svg.board path.cut")).toHaveCount(1);
  await hexOf(page, seen.id).hover({ force: true }); // by the pointer
  await expect(caption).toContainText("in sight");
  await hexOf(page, cut.id).click({ force: true }); // and chosen it stays
  await hexOf(page, seen.id).hover({ force: true });
  await expect(caption).toContainText("It is cut by");
  await caption.getByRole("button").click();
  await expect(caption).toHaveCount(0);
});

/** The first firefight as it stood before an answer of a golden game, found from its first shot backwards. */
async function beforeShot(page: Page, verb: string): Promise<Table> {
  const lines = readFileSync("../tests/golden/heroes/partisans.jsonl", "utf-8").split("\n");
  const shot = lines.findIndex((line) => line.includes('"action":["fire"'));
  const until = lines.slice(0, shot + 1).findLastIndex((line) => line.includes(`"action":["${verb}"`));
  const record = [...lines.slice(0, until), '{"end":null}', ""].join("\n");
  const sent = await page.request.post("./api/records", { data: record, headers: { "content-type": "text/plain" } });
  return begun(page.request, await sent.json());
}

test("while hexes are picked for the line of sight, clicks on units give no orders", async ({ page }) => {
  for (const verb of ["act", "fire"]) {
    const table = await beforeShot(page, verb);
    await page.goto(link(table, "german"));
    const skip = page.getByRole("button", { name: "Turn off tips" });
    await expect(page.locator(".bar.mine")).toBeVisible();
    if (await skip.count()) await skip.click();
    const before = await decision(page);
    await page.keyboard.press("s");
    await expect(page.locator(".caption")).toBeVisible();
    await page.locator(verb === "act" ? "[data-unit^='ger-'].may" : "[data-unit^='ger-']").first().click({ force: true });
    await page.locator("[data-unit^='sov-']").first().click({ force: true });
    await expect(page.locator(".caption strong")).toBeVisible();
    expect(await decision(page)).toBe(before);
    await expect(page.locator(".bar .buttons button", { hasText: "Fire at" })).toHaveCount(0);
    expect(String((await stateOf(page, table, "german")).number)).toBe(before);
    await page.goto("./");
  }
});

test("where units hide, an empty hex is walked to, and shots at it are asked for", async ({ page }) => {
  const table = await newTable(page, "the-gap");
  for (;;) {
    const { seat, prompt } = (await stateOf(page, table, "german")).decision;
    if (seat === "german" && prompt === "turn") break;
    const [first] = (await stateOf(page, table, seat)).decision.actions;
    await answer(page, table, seat, ...(prompt === "turn" ? ["pass"] : first));
  }
  const { decision: turn } = await stateOf(page, table, "german");
  for (const [, unit] of turn.actions.filter(([verb]: string[]) => verb === "act")) {
    await answer(page, table, "german", "act", unit);
    const state = await stateOf(page, table, "german");
    if (state.decision.actions.filter(([verb]: string[]) => verb === "fire").length > 3) break;
    const { token } = table.seats.find(({ seat }) => seat === "german")!;
    await askAt(page.request, token, "undo", { number: state.number });
  }
  const { view, decision: order } = await stateOf(page, table, "german");
  const shots = order.actions.filter(([verb]: string[]) => verb === "fire").map(([, hex]: string[]) => hex as string);
  const empty = shots.filter((hex: string) => !view.stacks[hex]);
  expect(empty.length).toBeGreaterThan(3);
  await page.goto(link(table, "german"));
  await page.getByRole("button", { name: "Turn off tips" }).click();
  await expect(page.locator("g.cost.to")).toHaveCount(Object.keys(view.costs.to).length);
  await expect(page.locator("g.cost.fire")).toHaveCount(shots.length - empty.length);
  for (const hex of empty) if (!(hex in view.costs.to)) await expect(hexOf(page, hex)).not.toHaveClass(/lit/);
  await page.getByRole("button", { name: "Aim at an empty hex" }).click();
  await expect(page.locator("g.cost.fire")).toHaveCount(empty.length);
  await expect(page.locator("g.cost.to")).toHaveCount(0);
  await page.getByRole("button", { name: "Go back to all orders" }).click();
  await expect(page.locator("g.cost.to")).toHaveCount(Object.keys(view.costs.to).length);
  await page.getByRole("button", { name: "Aim at an empty hex" }).click();
  const [hex] = empty;
  await hexOf(page, hex!).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".sentence")).toContainText("Spend CAP on the roll?");
  await expect(page.locator(".log")).toContainText(`attacks ${hex}`);
});

test("the threat to a unit is drawn where it can go, shot by shot", async ({ page }) => {
  const table = await newTable(page, "mir");
  for (const seat of ["soviet", "german"]) await answer(page, table, seat, "bid", "0");
  await page.goto(link(table, "german"));
  await page.getByRole("button", { name: "Turn off tips" }).click();
  await page.keyboard.press("d");
  await hexOf(page, "1-G07").focus();
  await page.keyboard.press("Enter");
  const { hexes } = await study(page, table, "german", "threat", "ger-rifles-3");
  const hot = hexes.filter(({ enemies }: any) => enemies);
  expect(hot.length).toBeGreaterThan(5);
  await expect(page.locator("g.hot")).toHaveCount(hot.length);
  await hexOf(page, hot[0].hex).focus();
  const { shots } = await study(page, table, "german", "danger", "ger-rifles-3", hot[0].hex);
  await expect(page.locator(".caption li:has(small)")).toHaveCount(shots.length);
  await expect(page.locator(".caption li:has(small)").first()).toContainText(`${shots[0].needed} or more`);
  await expect(page.locator(".caption li:has(small)").first()).toContainText(/firepower.* against .* = \d+/);
});

test("the whole sum of a shot is shown before it is paid", async ({ page }) => {
  await page.goto(link(await beforeShot(page, "fire"), "german"));
  await unfoldOdds(page);
  const odds = page.locator("div.odds section").first();
  await expect(odds).toContainText(/firepower.* = \d+ against .* = \d+/);
  await expect(odds).toContainText(/hit \d/);
  await expect(page.locator("g.cost.fire")).not.toHaveCount(0);
});

test("units that hide are seen by their owner alone: to the enemy not a byte tells where", async ({ browser, page }) => {
  const errors: string[] = [];
  const received: string[] = [];
  for (const other of [0, 5]) {
    const table = await newTable(page, "the-gap");
    let hiding = 0;
    for (let state = await stateOf(page, table, "soviet"); state.decision.prompt === "hide_unit"; state = await stateOf(page, table, "soviet")) {
      await answer(page, table, "soviet", ...state.decision.actions[hiding++ * 7 + other]);
    }
    expect(hiding).toBe(6);
    const [german, soviet] = (await sitApart(browser, table, errors)) as [Person, Person];
    const { view } = await stateOf(page, table, "soviet");
    for (const { id, hex } of view.hidden.soviet.units as { id: string; hex: string }[]) {
      await expect(soviet.page.locator(`[data-hex="${hex}"] [data-unit="${id}"]`)).toHaveCount(1);
      await expect(german.page.locator(`[data-unit="${id}"]`)).toHaveCount(0);
    }
    await german.page.keyboard.press("d"); // what is asked of the server tells no more
    await hexOf(german.page, "1-I07").focus();
    await german.page.keyboard.press("Enter");
    await expect(german.page.locator(".caption strong")).toBeVisible();
    const threat = await study(page, table, "german", "threat", "ger-rifles-1");
    const board = await german.page.locator("svg.board").evaluate((drawing) => drawing.outerHTML);
    const { id, watch, seed_hash, fair, players, ...told } = await stateOf(page, table, "german");
    const frames = german.heard.map((text) => JSON.parse(text)).filter(({ type }) => type === "state").map(({ view, log, decision }) => ({ view, log, decision }));
    received.push(JSON.stringify({ told, threat, frames: frames.at(-1), board: board.replaceAll(/svelte-\w+|blob:[^"]*|style="[^"]*"|(width|height)="[^"]*"/g, "") }));
  }
  expect(received[0]!.length).toBeGreaterThan(20_000);
  expect(received[0] === received[1], "the same for two games that differ only in what is hidden").toBe(true);
  expect(errors).toEqual([]);
});

/** Read the pages of the guide to the last. */
async function readOn(page: Page): Promise<string[]> {
  const read: string[] = [];
  const guide = page.getByRole("region", { name: "Guide" });
  while ((await guide.count()) > 0) {
    read.push((await guide.locator("p").textContent()) ?? "");
    await guide.getByRole("button", { name: /^(Next|Got it)/ }).click();
  }
  return read;
}

test("the first part has only its rules, explains them, and leads to the next", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("article", { name: /Awakening the Bear/ }).getByRole("button", { name: "Learn the game" }).click();
  await expect(page.locator("[data-lesson]")).toHaveCount(9);
  await page.getByRole("button", { name: "Play part 1" }).click();
  const bar = page.locator(".bar.mine");
  await expect(bar).toBeVisible();
  const read = await readOn(page);
  expect(read.length).toBeGreaterThanOrEqual(4);
  expect(read.at(-1)).toContain("Click one of your units");
  await expect(page.locator(".status")).not.toContainText("CAP");
  // Only acting is offered, and whoever asks for more is told in which part it comes.
  await expect(page.getByRole("button", { name: /^Act once|^Command/ })).toHaveCount(0);
  await page.keyboard.press("t");
  await page.getByRole("textbox").fill("opportunity ger-rifles-1");
  await page.keyboard.press("Enter");
  await expect(page.locator(".refusal")).toContainText("come in part 2 of the instruction OP-LE.2");
  // Its rules are a click away.
  await page.getByRole("tab", { name: "Learn" }).click();
  await page.getByRole("button", { name: "7.6 Rallying" }).click();
  await expect(page.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".rules dt").first()).toHaveText("7.6a");
});

test("a part that was played to its end is remembered and offers the next", async ({ page }) => {
  const options = { part: "1" };
  const table = await newTable(page, "partisans", options);
  for (let passes = 0; passes < 10; passes++) {
    const { decision: asked } = await stateOf(page, table, "german");
    if (!asked) break;
    await answer(page, table, asked.seat, "pass");
  }
  await page.goto(link(table, "soviet"));
  const next = page.getByRole("button", { name: "Next: part 2, Command" });
  await expect(next).toBeVisible();
  await next.click();
  await expect(page.locator(".status")).toContainText("12/12 CAP");
  await page.goto("./");
  await page.getByRole("article", { name: /Awakening the Bear/ }).getByRole("button", { name: "Learn the game" }).click();
  await expect(page.locator('[data-lesson="1"]')).toContainText("won");
  await expect(page.getByRole("button", { name: "Play part 2" })).toBeVisible();
});

test("four languages and axe over the pages of Heroes", async ({ page }) => {
  test.slow();
  const titles = { es: "Primeros pasos", fr: "Premiers pas", pt: "Primeiros passos", en: "First steps" };
  await page.goto("./");
  await page.getByRole("article", { name: /Awakening the Bear/ }).getByRole("button", { name: "Learn the game" }).click();
  for (const [language, title] of Object.entries(titles)) {
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator("details.menu summary").click();
    await page.locator("details.menu select").first().selectOption(language);
    await page.locator("details.menu summary").click();
    await page.locator('[data-game="heroes"] [data-learn]').click();
    await expect(page.locator('[data-lesson="1"] strong')).toHaveText(title);
  }
  await expectAccessible(page, "the lobby with the parts");
  const table = await ordering(page);
  await expectAccessible(page, "an order", "with the board");
  for (const key of ["s", "d"]) {
    await page.keyboard.press(key);
    await expect(page.locator(".caption")).toBeVisible();
    await expectAccessible(page, `the overlay ${key}`);
  }
  await page.getByRole("tab", { name: "Learn" }).click();
  await expectAccessible(page, "the parts beside the board");
  expect((await stateOf(page, table, "german")).view.part).toBe(null);
});
