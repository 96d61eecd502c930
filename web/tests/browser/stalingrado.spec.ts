// Stalingrado: hundreds of counters by clicks and keys; what lies covered stays covered.
import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expectAccessible } from "./accessible";
import { answered, askAt, complaints, decision, isAsked, link, newTable as begin, often, type Table, test, numberOf, unpacked } from "./table";

// A window of usual size and no larger: all that is in it is drawn without a graphics card.
const viewport = { width: 1100, height: 720 };
test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

type Action = string[];
const tokenOf = (table: Table, seat: string) => table.seats.find((one) => one.seat === seat)!.token;

async function newTable(page: Page, bots: Record<string, string> = { soviet: "random" }): Promise<Table> {
  const data = { game: "stalingrado", mode: "1v1", scenario: "blue", options: {}, bots, names: {} };
  return begin(page.request, data);
}

const stateOf = async (page: Page, token: string): Promise<any> => (await askAt(page.request, token, "state")).json();

/** What has to be set up before the first turn is answered at once. */
async function setUp(page: Page, table: Table): Promise<void> {
  const tokens = table.seats.map(({ token }) => token).filter(Boolean);
  for (;;) {
    const states = await Promise.all(tokens.map((token) => stateOf(page, token)));
    if (states[0].view.phase) return;
    for (const [n, first] of states.entries()) {
      let state = first;
      while (!state.view.phase && state.decision?.seat === state.seat) {
        const data = { number: state.number, action: state.decision.actions[0] };
        const answer = await askAt(page.request, tokens[n]!, "play", data);
        expect(answer.ok(), await answer.text()).toBe(true);
        state = await answer.json();
      }
    }
  }
}

async function sit(page: Page, table: Table, seat: string): Promise<void> {
  await page.goto(link(table, seat));
  await expect(page.locator("g.hex")).toHaveCount(1192, { timeout: 30_000 });
  await page.getByRole("button", { name: "Turn off tips" }).click();
}

/** Press a button of the bar; where something would be forgotten, press it again. */
async function press(page: Page, name: RegExp): Promise<void> {
  const before = await decision(page);
  await page.locator(".bar.mine .buttons button:not(.undo)").filter({ hasText: name }).first().click();
  const sure = page.getByRole("alertdialog").getByRole("button").first();
  await expect.poll(async () => (await decision(page)) !== before || (await sure.count()) > 0, often).toBe(true);
  if (await sure.count()) await sure.click();
  await answered(page, before);
}

/** The question that is asked, as soon as it stands there. */
async function expectAsked(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.locator(".bar.mine .sentence").textContent({ timeout: 5_000 }).catch(() => ""), often).toContain(words);
}

async function touch(page: Page, hex: string): Promise<void> {
  await page.locator(`g.hex[data-hex="${hex}"]`).focus();
  await page.keyboard.press("Enter");
}

async function until(page: Page, token: string, prompt: string): Promise<any> {
  for (let n = 0; n < 90; n++) {
    const state = await stateOf(page, token);
    if (state.decision.prompt === prompt && state.decision.seat === state.seat) return state;
    if (await isAsked(page)) await press(page, /Accept|End|Stay|Wait/);
    else await page.waitForTimeout(30);
  }
  throw new Error(`nobody was asked for ${prompt}`);
}

test("ways with their costs, a group sent to one hex and called back, a check before the phase ends", async ({ page }) => {
  const table = await newTable(page);
  const token = tokenOf(table, "axis");
  await setUp(page, table);
  await sit(page, table, "axis");
  const { decision: asked, view } = await until(page, token, "moving");

  // A unit, its way and what it costs.
  const stack = asked.actions.find(([verb]: Action) => verb === "stack")[1] as string;
  const size = view.stacks[stack].units.length;
  await touch(page, stack);
  await expectAsked(page, "Choose a destination");
  await expect(page.locator(".care").first()).toContainText(/commanded by .* HQ; supplied through \d{4}/);
  await expect(page.locator("path.fed")).toHaveAttribute("d", /^M.*L/);

  // One step back, from the popup and from the unit; a typed order that nobody knows stays where it is.
  for (let n = 0; n < 2 && (await page.locator(".sentence").textContent())!.includes("Choose a destination"); n++) await page.keyboard.press("Escape");
  await expectAsked(page, "choose a unit or stack to move");
  await page.keyboard.press("t");
  const order = page.getByRole("textbox", { name: "Type an order" });
  await order.fill(`stak ${stack}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(`“stak ${stack}” is not a known order here`);
  await expect(order).toHaveValue(`stak ${stack}`);
  await page.getByRole("button", { name: `stack ${stack}`, exact: true }).click();
  await expectAsked(page, "Choose a destination");
  await page.keyboard.press("t");
  const { actions } = (await stateOf(page, token)).decision;
  const goal = actions.find(([verb, hex]: Action) => verb === "to" && !view.stacks[hex!])[1] as string;
  await page.locator(`g.hex[data-hex="${goal}"]`).focus();
  await expect(page.locator(".where")).toContainText(/points: \d+ of \d+/);
  await expect(page.locator("path.line")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expectAsked(page, "choose a unit or stack to move");
  const after = (await stateOf(page, token)).view.stacks;
  expect(after[goal].units).toHaveLength(size);
  expect(after[stack]).toBeUndefined();

  // A group: two stacks by touch, then the hex that they go to.
  await page.keyboard.press("g");
  const pairs = (await stateOf(page, token)).decision.actions.filter(([verb, hex]: Action) => verb === "stack" && hex !== goal && view.stacks[hex!].units.length === 2);
  const left: string[] = pairs.slice(0, 2).map(([, hex]: Action) => hex!);
  for (const hex of left) await touch(page, hex);
  await page.getByRole("button", { name: "Send 4 units" }).click();
  await touch(page, "0509");
  const summary = page.locator(".done");
  await expect(summary).toContainText("Units moved: 4 of 4", { timeout: 40_000 });
  const moved = (await stateOf(page, token)).view.stacks;
  expect(left.every((hex) => moved[hex] === undefined)).toBe(true);
  await summary.getByRole("button", { name: "Undo the whole order" }).click();
  // Back to where a counter that had lain covered came to light, and no further.
  const isBack = async () => {
    const { stacks } = (await stateOf(page, token)).view;
    return left.some((hex) => hex in stacks);
  };
  await expect.poll(isBack, { timeout: 40_000 }).toBe(true);

  // What is left, with its places; those that stay are no longer asked for.
  await page.getByRole("tab", { name: "To do" }).click();
  const panel = page.getByRole("tabpanel");
  const first = panel.locator("details", { hasText: "have no orders" }).locator(".entry").first();
  const place = (await first.locator("small").textContent())!;
  await first.click();
  await expect(page.locator(`g.hex[data-hex="${place}"]`)).toBeFocused();
  await panel.getByRole("button", { name: "Leave all of these" }).click();
  await expect(panel).not.toContainText("have no orders");
  await page.locator(".bar.mine").getByRole("button", { name: /^End movement/ }).click();
  const check = page.getByRole("alertdialog");
  await expect(check).toContainText("wait to enter");
  await check.getByRole("button", { name: "End movement" }).click();
  await expect(page.locator(".sequence [aria-current]")).not.toHaveText("movement");
});

test("the air war is led from one panel, units are found by filters, and axe has nothing to say", async ({ page }) => {
  test.slow();
  const table = await newTable(page);
  const token = tokenOf(table, "axis");
  await setUp(page, table);
  await sit(page, table, "axis");
  await until(page, token, "moving");

  await page.getByRole("tab", { name: "Units" }).click();
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel("type").selectOption("panzer");
  await expect(panel.locator("li .entry").first()).toContainText("Panzer Division");
  await expect(page.locator("path.found")).toHaveCount(1);
  await panel.getByRole("button", { name: "Clear filter" }).click();
  await expect(page.locator("path.found")).toHaveCount(0);
  // A filter goes with a key, and with the panel that shows it.
  await panel.getByLabel("type").selectOption("panzer");
  await expect(page.locator("path.found")).toHaveCount(1);
  await page.getByRole("tab", { name: "Units" }).press("Escape");
  await expect(page.locator("path.found")).toHaveCount(0);
  await panel.getByLabel("type").selectOption("panzer");
  await page.getByRole("tab", { name: "To do" }).click();
  await expect(page.locator("path.found")).toHaveCount(0);
  await expectAccessible(page, "what is left to do");
  await page.evaluate(() => delete document.documentElement.dataset.theme);

  await until(page, token, "missions");
  await page.getByRole("tab", { name: "Air war" }).click();
  const asked = panel.locator(".asked");
  await asked.getByRole("button", { name: /^Send II?I?\/StG/ }).first().click();
  await expect(asked.locator("h3")).toContainText("Choose a mission");
  await expect(page.locator("path.range")).toHaveCount(1);
  const target = asked.getByRole("button", { name: /^Support at/ }).first();
  const hex = /(\d{4})/.exec((await target.textContent())!)![1]!;
  await expectAccessible(page, "the air war");
  await target.click();
  await expect(panel.locator(".aloft")).toContainText(hex);
  const flying = async () => (await stateOf(page, token)).view.air.filter(({ mission }: any) => mission?.hex === hex).length;
  const mates = asked.locator("li", { hasText: /StG|KG/ }).getByRole("button", { name: `→ ${hex}` });
  await mates.first().click();
  await expect.poll(flying).toBe(2);
  const fighters = asked.locator("li", { hasText: /\/JG/ }).getByRole("button", { name: `→ ${hex}` });
  await fighters.first().click();
  await expect.poll(flying).toBe(3);

  // The same screen in another language: units and towns have their names there.
  await page.locator("details.menu summary").click();
  await page.locator("details.menu select").first().selectOption("es");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Unidades" }).click({ timeout: 40_000 });
  await panel.getByLabel("tipo").selectOption("panzer");
  await expect(panel.locator("li .entry").first()).toContainText("División Panzer");
  await expect(page.locator("svg.board text.name", { hasText: "Stalingrado (norte)" })).toHaveCount(1);
});

test("on a telephone the answers are on the screen, below the board and before the hints", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await newTable(page);
  await setUp(page, table);
  await page.goto(link(table, "axis"));
  await expect(page.getByRole("button", { name: "Turn off tips" })).toHaveCount(1, { timeout: 30_000 });
  const answers = page.locator(".bar.mine .buttons button");
  await expect(answers.first()).toBeInViewport({ ratio: 1 });
  await expect(answers.last()).toBeInViewport({ ratio: 1 });
});

test("who leaves while something is being told leaves nothing behind", async ({ browser, page }) => {
  const table = await newTable(page);
  await setUp(page, table);
  const own = await (await browser.newContext({ reducedMotion: "no-preference", viewport })).newPage();
  const errors = complaints(own);
  await sit(own, table, "axis");
  const { decision: asked } = await until(own, tokenOf(table, "axis"), "moving");
  await touch(own, asked.actions.find(([verb]: Action) => verb === "stack")[1]);
  await expectAsked(own, "Choose a destination");
  await touch(own, (await stateOf(page, tokenOf(table, "axis"))).decision.actions.find(([verb]: Action) => verb === "to")[1]);
  await expect(own.locator("svg.board .ghost")).not.toHaveCount(0);
  await own.locator("a.home").click();
  await expect(own.getByRole("article", { name: /Stalingrado/ })).toBeVisible();
  await own.waitForTimeout(1500); // what is told takes no longer
  expect(errors).toEqual([]);
});

// -- two people, and what neither may know

/** With which the page tells the units of allies from others of the same number. */
const COUNTRIES: Record<string, string> = { rumanian: "Romania", hungarian: "Hungary", italian: "Italy", slovak: "Slovakia" };

/** Events that turn counters over for everybody. */
const OPEN = ["attack", "odds", "loss", "eliminated", "retreats", "advances"];

/** All that a page receives and shows, with the number of the decision then. */
class Ears {
  readonly heard: { number: number; text: string }[] = [];
  readonly #coming: Promise<unknown>[] = [];
  #number = 0;

  constructor(readonly page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const text = unpacked(payload);
        this.#number = numberOf(text) ?? this.#number;
        this.heard.push({ number: this.#number, text });
      }),
    );
    page.on("response", (response) => {
      if (!response.url().includes("/api/seat/")) return;
      const number = this.#number;
      this.#coming.push(response.text().then((text) => this.heard.push({ number, text })));
    });
  }

  async look(): Promise<void> {
    const number = Number(await decision(this.page));
    // Lines and places of the drawing are most of a page, and no name can be in them.
    const text = await this.page.evaluate(() => document.documentElement.outerHTML.replace(/ (?:d|points|transform)="[^"]*"/g, ""));
    if (Number(await decision(this.page)) === number) this.heard.push({ number, text });
  }

  /** How many covered counters were looked for and not found. */
  async expectNothingCovered(table: Table, seat: string): Promise<number> {
    await Promise.all(this.#coming);
    const { units } = await (await this.page.request.get("./api/games/stalingrado/components")).json();
    const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const shown = ({ id, name, nation, kind }: Record<"id" | "name" | "nation" | "kind", string>) => [id, plain(COUNTRIES[nation] && kind !== "hq" ? `${name} (${COUNTRIES[nation]})` : name)] as const;
    const names = new Map<string, string>(units.map(shown));
    const command = ["tests/browser/covered.py", process.env.HEXFRONT_TEST_DATABASE!, table.id];
    const { seed, after } = JSON.parse(execFileSync("../.venv/bin/python", command, { encoding: "utf-8" }));
    const opened = new Set<string>();
    const found: string[] = [];
    let searched = 0;
    for (const { number, text } of this.heard) {
      if (seed && text.includes(seed)) found.push(`decision ${number}: the seed`);
      const log: { event: string; args: Record<string, unknown> }[] = text.startsWith("{") ? (JSON.parse(text).log ?? []).flat() : [];
      for (const { event, args } of log) if (OPEN.includes(event)) for (const id of [args.counters, args.counter, args.unit].flat()) opened.add(String(id));
      const covered = ((after[number]?.[seat] ?? []) as string[]).filter((id) => !opened.has(id));
      searched += covered.length;
      const isPage = !text.startsWith("{");
      const wanted = isPage ? `(?<!\\d)(?:${covered.map((id) => names.get(id)).join("|")})(?! [A-Z(])` : `"(?:${covered.join("|")})"`;
      const [told] = covered.length ? (new RegExp(wanted).exec(text) ?? []) : [];
      if (told) found.push(`decision ${number}: ${told}`);
    }
    expect(found, `what ${seat} received`).toEqual([]);
    return searched;
  }
}

/** The answers that lead on, the first of them first. */
const ONWARD = [/^\s*Attack/, /End the/, /End|Accept|Halt|Stop/, /./];

test("two people play the first turns by clicks, and not a byte tells what lies covered", async ({ browser, page }) => {
  test.slow();
  const table = await newTable(page, {});
  const people: { seat: string; page: Page; ears: Ears }[] = [];
  const errors: string[][] = [];
  await setUp(page, table);
  for (const seat of ["axis", "soviet"]) {
    const context = await browser.newContext({ reducedMotion: "reduce", viewport });
    const own = await context.newPage();
    errors.push(complaints(own));
    people.push({ seat, page: own, ears: new Ears(own) });
    await sit(own, table, seat);
  }
  const moved: Record<string, number> = {};
  let turn = 0;
  for (let n = 0; n < 90 && turn < 2; n++) {
    const state = await stateOf(page, tokenOf(table, "axis"));
    turn = state.view.turn;
    const mover = people.find(({ seat }) => seat === state.decision.seat)!;
    await expect.poll(() => decision(mover.page), often).toBe(String(state.number));
    const { decision: asked, view } = mover.seat === "axis" ? state : await stateOf(page, tokenOf(table, mover.seat));
    const stacks = asked.actions.filter(([verb]: Action) => verb === "stack");
    if (asked.prompt === "moving" && stacks.length && (moved[mover.seat] ?? 0) < 2) {
      moved[mover.seat] = (moved[mover.seat] ?? 0) + 1;
      await touch(mover.page, stacks[moved[mover.seat]!][1]);
      await expectAsked(mover.page, "Choose a destination");
      const { actions } = (await stateOf(page, tokenOf(table, mover.seat))).decision;
      const free = actions.find(([verb, hex]: Action) => verb === "to" && !view.stacks[hex!]);
      if (free) await touch(mover.page, free[1]);
      else await press(mover.page, /Stay/);
      await answered(mover.page, String(state.number + 1));
    } else {
      const texts = await mover.page.locator(".bar.mine .buttons button:not(.undo)").allTextContents();
      const way = ONWARD.find((name) => texts.some((text) => name.test(text)));
      if (way) await press(mover.page, way);
      else await touch(mover.page, (await mover.page.locator("g.hex.lit").first().getAttribute("data-hex"))!);
      await answered(mover.page, String(state.number));
    }
    if (n % 6 === 0) for (const { ears } of people) await ears.look();
  }
  expect(turn).toBe(2);
  expect(moved).toEqual({ axis: 2, soviet: 2 });
  expect(errors.flat()).toEqual([]);
  for (const { seat, ears } of people) expect(await ears.expectNothingCovered(table, seat)).toBeGreaterThan(300);
});

test("the last turn of a winter scenario is played to its end on the page", async ({ page, request }) => {
  test.slow();
  const lines = readFileSync("../tests/golden/stalingrado/uranus.jsonl", "utf-8").trimEnd().split("\n");
  const ends = lines.flatMap((line, n) => (line.includes('"soviet","action":["end"]') ? [n] : []));
  const start = ends.at(-2)!; // the movement is over: the air and the combats are left
  const answer = await request.post("./api/records", { data: `${[...lines.slice(0, start + 1), '{"end":null}'].join("\n")}\n`, headers: { "content-type": "text/plain" } });
  expect(answer.status(), await answer.text()).toBe(201);
  const table: Table = await answer.json();
  await page.goto(link(table));
  const curtain = page.locator(".curtain button");
  await expect(curtain.or(page.locator(".bar.mine"))).toBeVisible({ timeout: 30_000 });
  if (await curtain.count()) await curtain.click();
  await expect(page.locator("header .goal")).toContainText(/Axis lead [+−]\d+ · Axis wins from [+−]\d+, Soviets up to [+−]\d+/);
  await expect(page.locator(`image[href*="map-frozen"]`)).toHaveCount(1);
  const over = page.getByRole("region", { name: "The game is over" });
  for (let n = 0; n < 60; n++) {
    await expect(over.or(curtain).or(page.locator(".bar.mine")).first()).toBeVisible();
    if (await over.count()) break;
    if (await curtain.count()) {
      await curtain.click();
      continue;
    }
    const texts = await page.locator(".bar.mine .buttons button:not(.undo)").allTextContents();
    const way = ONWARD.find((name) => texts.some((text) => name.test(text)));
    const [hex] = way ? [] : await page.locator("g.hex.lit").evaluateAll((hexes) => hexes.map((one) => (one as SVGElement).dataset.hex!));
    if (!way && !hex) {
      await page.waitForTimeout(200); // the other one is asked by now
      continue;
    }
    const before = await decision(page);
    if (way) await page.locator(".bar.mine .buttons button:not(.undo)").filter({ hasText: way }).first().click();
    else await touch(page, hex!);
    const isNext = page.locator(`[data-decision]:not([data-decision="${before}"])`);
    const sure = page.getByRole("alertdialog").getByRole("button").first();
    await expect(isNext.or(sure).or(curtain).or(over).first()).toBeVisible();
    if (await sure.count()) await sure.click();
    await expect(isNext.or(curtain).or(over).first()).toBeVisible();
  }
  await expect(over).toContainText("Axis points");
});
