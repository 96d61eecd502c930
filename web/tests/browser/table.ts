// What a player does at a table, for the tests: sit down, look at what is lit and click it.
import { expect, test as plain, type APIRequestContext, type APIResponse, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** What the browser itself says of a connection that a test cuts, or of an answer that it refuses. */
const NET = /Failed to load resource|WebSocket connection/;

/** All that a page complains of from now on. */
export function complaints(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (said) => {
    if (["warning", "error"].includes(said.type()) && !NET.test(said.text())) errors.push(said.text());
  });
  return errors;
}

/** No test passes on a page where something went wrong. */
export const test = plain.extend({
  page: async ({ page }, use) => {
    const errors = complaints(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** A game as whoever sets it up is told of it. */
export interface Table {
  id: string;
  seats: { seat: string; token: string }[];
  watch: string;
}

/** A request at a seat, answered by the server. */
export async function askAt(request: APIRequestContext, token: string, what: string, data: object = {}): Promise<APIResponse> {
  return request.post(`./api/seat/${what}`, { data, headers: { authorization: `Bearer ${token}` } });
}

/** A game in progress at which all people sit at this screen, unless `mine` names some. */
export async function newTable(request: APIRequestContext, data: Record<string, any>): Promise<Table> {
  const games: any[] = await (await request.get("./api/games")).json();
  const { modes } = games.find(({ id }) => id === data.game);
  const { seats } = modes.find(({ name }: { name: string }) => name === (data.mode ?? name));
  const mine = seats.filter((seat: string) => !(seat in (data.bots ?? {})));
  const answer = await request.post("./api/tables", { data: { mine, ...data } });
  expect(answer.status(), await answer.text()).toBe(201);
  return begun(request, await answer.json());
}

/** All seats of ours add to the seed. */
export async function begun(request: APIRequestContext, table: Table): Promise<Table> {
  for (const { token } of table.seats) if (token) await askAt(request, token, "luck", { luck: "00".repeat(16) });
  return table;
}

/** A game between people who sit apart: whoever sets it up has the first seat, and invites to the others. */
export async function tableApart(request: APIRequestContext, data: Record<string, any>): Promise<Table> {
  const answer = await request.post("./api/tables", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const table = await answer.json();
  for (const seat of table.seats) {
    if (seat.token) continue;
    const accepted = await request.post("./api/invitations/accept", { headers: { authorization: `Bearer ${seat.invite}` } });
    seat.token = (await accepted.json()).token;
  }
  return begun(request, table);
}

/** A message of the server as text; long ones are compressed. */
export function unpacked(payload: string | Buffer): string {
  return typeof payload === "string" ? payload : inflateSync(payload).toString();
}

/** The number of the decision that a message leads to, if it tells one. */
export function numberOf(text: string): number | null {
  const message = JSON.parse(text);
  return message.number ?? message.patch?.set?.number?.is ?? null;
}

/** A small generator of numbers, so that a failing game can be played again. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** The card of a game on the front page. */
export const card = (page: Page, title: string): Locator => page.getByRole("article", { name: title });

export async function startSolo(page: Page): Promise<void> {
  await page.goto("./");
  await card(page, "Inferno on the Volga").getByRole("button", { name: "Play the computer" }).click();
  await expect(page.locator("svg.board")).toBeVisible();
}

/** One of the golden games, as it stood after so many of its actions or at its end. */
export async function goldenTable(request: APIRequestContext, name: string, actions?: number, game = "volga"): Promise<Table> {
  const lines = readFileSync(`../tests/golden/${game}/${name}.jsonl`, "utf-8").trimEnd().split("\n");
  const kept = actions === undefined ? lines : [...lines.slice(0, actions + 2), '{"end":null}'];
  const answer = await request.post("./api/records", { data: `${kept.join("\n")}\n`, headers: { "content-type": "text/plain" } });
  expect(answer.status(), await answer.text()).toBe(201);
  return begun(request, await answer.json());
}

/** The link to some seats of a game; without any, to all of them. */
export function link(table: Table, ...seats: string[]): string {
  const mine = table.seats.filter(({ seat }) => !seats.length || seats.includes(seat));
  return `./#/play/${mine.map(({ token }) => token).join(",")}`;
}

export async function sitDown(page: Page, table: Table, ...seats: string[]): Promise<void> {
  await page.goto(link(table, ...seats));
  await expect(page.locator("svg.board")).toBeVisible();
}

/** The chances stand in one line: spread out what is behind it. */
export async function unfoldOdds(page: Page): Promise<void> {
  const line = page.locator("section.odds > button");
  if ((await line.getAttribute("aria-expanded")) === "false") await line.click();
}

/** The number of the pending decision, as the page has it. */
export async function decision(page: Page): Promise<string> {
  return (await page.locator("[data-decision]").first().getAttribute("data-decision")) ?? "";
}

// By style sheet and not by role: these are asked for again and again, and a role is looked for in the whole tree.
const OVER = 'section[aria-label="The game is over"]';
const SURE = '[role="alertdialog"] button';
const OFFER = ".asks[data-offer]";

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(OVER).count()) > 0;
}

export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator(".bar.mine").count()) > 0;
}

export const often = { intervals: [20, 40, 60, 100] };

/** Wait until another decision than `before` stands on the page, or one of these things does. */
async function changes(page: Page, before: string, things: string[], timeout: number): Promise<void> {
  const isDone = ({ before, things }: { before: string; things: string[] }) =>
    (document.querySelector<HTMLElement>("[data-decision]")?.dataset.decision ?? "") !== before || things.some((one) => document.querySelector(one) !== null);
  await page.waitForFunction(isDone, { before, things }, { polling: 20, timeout });
}

/** Wait until the server has answered what was asked in decision `before`. */
export async function answered(page: Page, before: string): Promise<void> {
  await changes(page, before, [OVER], 15_000);
}

/** Click one of the things that may be clicked now; wait until the server has answered. */
export async function clickSomething(page: Page, random: () => number): Promise<void> {
  const sure = page.locator(SURE).first();
  const kinds = ['.bar.mine .buttons button:not(.undo, [data-action^="leave "]):enabled', "g.hex.lit", ".hand button.lit:enabled"]; // who is left out of a battle is asked about again
  const [before, counts] = await page.evaluate(
    (kinds): [string, number[]] => [document.querySelector<HTMLElement>("[data-decision]")?.dataset.decision ?? "", kinds.map((kind) => document.querySelectorAll(kind).length)],
    kinds,
  );
  const [buttons, hexes, cards] = kinds.map((kind) => page.locator(kind)) as [Locator, Locator, Locator];
  let pick = Math.floor(random() * (counts[0]! + counts[1]! + counts[2]!));
  for (const [n, place] of [buttons, hexes, cards].entries()) {
    if (pick < counts[n]!) {
      const one = place.nth(pick);
      const click = async () => {
        if (place !== hexes) return one.click({ timeout: 3_000 });
        await one.focus({ timeout: 3_000 });
        await page.keyboard.press("Enter");
      };
      // What we looked at may be over by now, as some questions pass by themselves.
      await click().catch(async (error: unknown) => {
        if ((await decision(page)) === before && !(await isOver(page))) throw error;
      });
      break;
    }
    pick -= counts[n]!;
  }
  // A touch with several meanings turns into buttons: the one that is meant is still to be chosen.
  await changes(page, before, [OVER, SURE, OFFER], 15_000);
  if (await page.locator(OFFER).count()) {
    // The answer may come while we look: then there is no button any more.
    await buttons.first().click({ timeout: 3_000 }).catch(() => undefined);
    await changes(page, before, [OVER, SURE], 15_000);
  }
  if ((await sure.count()) > 0) {
    await sure.click();
    await answered(page, before);
  }
}
