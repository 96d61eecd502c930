// A turn is played again by pointer, with the same decisions, and every click, drag and key is counted.
import { expect, type Locator, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { askAt, often, type Table } from "./table";

export type Action = string[];

export interface Answer {
  seat: string;
  prompt: string;
  action: Action;
  /** Who takes part in the attack that it begins. */
  joined?: string[];
  /** Nobody was asked for it before either: such moments pass unless a player wants them. */
  skipped?: boolean;
}

export interface Turn {
  table: Table;
  seat: string;
  answers: Answer[];
  /** How many actions lie before it, the set-up being one. */
  start: number;
}

/** A table at the beginning of a turn that is known, or after some of its answers. */
export function turnOf(name: string, from = 0): Turn {
  const { seat, answers: all } = JSON.parse(readFileSync(`tests/browser/turns/${name}.json`, "utf-8"));
  const answers = all.slice(from);
  const command = ["tests/browser/turns.py", "table", process.env.HEXFRONT_TEST_DATABASE!, name, String(from)];
  const table: Table = JSON.parse(execFileSync("../.venv/bin/python", command, { encoding: "utf-8" }));
  const start = readFileSync(`tests/browser/turns/${name}.jsonl`, "utf-8").trimEnd().split("\n").length - 2 + from;
  return { table, seat, answers, start };
}

/** What a game adds to the ways in which answers are given: how many of the next ones it has given, or none;
 * and, where the same was said with fewer or more answers, with how many. */
export type Way = (player: Player, next: Answer[], state: any) => Promise<number | [given: number, played: number]>;

export class Player {
  /** By what was asked and what was done. */
  readonly counted: Record<string, number> = {};
  #asked = "";

  constructor(
    readonly page: Page,
    readonly turn: Turn,
    private readonly ways: Way[] = [],
    /** Whether it has given an answer of its own that is not in the list, and that it takes back if something else is wanted. */
    private readonly isAhead: (state: any, last: Answer | undefined) => boolean = () => false,
  ) {}

  get total(): number {
    return Object.values(this.counted).reduce((sum, one) => sum + one, 0);
  }

  #token(seat: string): string {
    return this.turn.table.seats.find((one) => one.seat === seat)!.token;
  }

  async state(seat = this.turn.seat): Promise<any> {
    return (await askAt(this.page.request, this.#token(seat), "state")).json();
  }

  /** What the server answers to a question about the position. */
  async study(topic: string, ...names: string[]): Promise<any> {
    return (await (await askAt(this.page.request, this.#token(this.turn.seat), "study", { topic, names })).json()).answer;
  }

  count(what: string): void {
    const kind = `${this.#asked}: ${what}`;
    this.counted[kind] = (this.counted[kind] ?? 0) + 1;
  }

  // -- by hand

  async click(place: Locator, what = "click"): Promise<void> {
    this.count(what);
    await place.click();
  }

  /** The middle of a hex on the page; what lies outside the window is brought into it. */
  async spot(hex: string, dx = 0, dy = 0): Promise<{ x: number; y: number }> {
    const outline = this.page.locator(`g.hex[data-hex="${hex}"] .outline`);
    const pane = (await this.page.locator(".pane .view").boundingBox())!;
    for (let n = 0; n < 8; n++) {
      const box = await this.#resting(outline);
      const at = { x: box.x + box.width * (0.5 + dx), y: box.y + box.height * (0.5 + dy) };
      const isIn = at.x > pane.x + 12 && at.x < pane.x + pane.width - 12 && at.y > pane.y + 12 && at.y < pane.y + pane.height - 12;
      if (isIn) return at;
      await this.page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height / 2);
      await this.page.mouse.wheel(0, 400);
      await this.page.waitForTimeout(100); // it sets out
    }
    throw new Error(`${hex} is not in the window`);
  }

  /** Where a thing lies once the map has come to rest. */
  async #resting(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    for (let before = (await place.boundingBox())!; ; ) {
      await this.page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      const box = (await place.boundingBox())!;
      if (Math.abs(box.x - before.x) + Math.abs(box.y - before.y) + Math.abs(box.width - before.width) < 0.1) return box;
      before = box;
    }
  }

  async clickHex(hex: string, dx = 0, dy = 0): Promise<void> {
    const { x, y } = await this.spot(hex, dx, dy);
    this.count("click");
    await this.page.mouse.click(x, y);
  }

  /** From a thing on the page, or a hex, to a hex. */
  async drag(from: Locator | string, to: string, dx = 0, dy = 0): Promise<void> {
    const goal = await this.spot(to, dx, dy);
    if (typeof from !== "string" && !(await from.evaluate((one) => one instanceof SVGElement))) await from.scrollIntoViewIfNeeded(); // by the wheel
    const box = typeof from === "string" ? null : await from.boundingBox();
    const start = typeof from === "string" ? await this.spot(from) : { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    this.count("drag");
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + goal.x) / 2, (start.y + goal.y) / 2, { steps: 3 });
    await this.page.mouse.move(goal.x, goal.y, { steps: 3 });
    await this.page.mouse.up();
  }

  // -- answers

  /** Where a piece can be taken hold of: on the board, or beside it. */
  piece(unit: string): Locator {
    return this.page.locator(`svg.board [data-unit="${unit}"], .hand [data-unit="${unit}"], .bar [data-unit="${unit}"]`).first();
  }

  /** One answer by one click. */
  async give({ action }: Answer, { decision }: any): Promise<void> {
    const [verb, id] = action as [string, string?];
    const kind = decision.kinds?.[verb];
    const button = this.page.locator(`.bar.mine .buttons button[data-action="${action.join(" ")}"]`);
    if (await button.count()) await this.click(button);
    else if (kind === "hex") await this.clickHex(id!);
    else if (kind === "card") await this.click(this.page.locator(`.hand button[data-card="${id}"]`));
    else if (kind === "unit") await this.click(this.piece(id!));
    else throw new Error(`no way to answer ${action.join(" ")}`);
    await this.sure();
  }

  /** What asks once more is answered once more. */
  async sure(): Promise<void> {
    const dialog = this.page.locator('[role="alertdialog"] button').first();
    await this.page.waitForTimeout(40);
    if (await dialog.count()) await this.click(dialog, "confirmation");
  }

  // -- the turn

  /** Answers that lie at some places of the list, so many at each, come at the first of them. */
  bringForward(places: number[], many: number): void {
    const { answers } = this.turn;
    const sorted = [...places].sort((a, b) => a - b);
    const moved = sorted.flatMap((place) => answers.slice(place, place + many));
    for (const place of [...sorted].reverse()) answers.splice(place, many);
    answers.splice(sorted[0]!, 0, ...moved);
  }

  async play(): Promise<void> {
    const { turn } = this;
    /** So many answers more are in the list than were given. */
    let saved = 0;
    for (let tries = 0; ; ) {
      const state = await this.state();
      const last = turn.answers[state.length - this.turn.start + saved - 1];
      const ahead = Number(this.isAhead(state, last));
      const done = state.length - this.turn.start + saved - ahead;
      const next = turn.answers.slice(done);
      if (!next.length || !state.decision) return;
      if (state.decision.seat !== turn.seat) {
        await this.#answerElsewhere(next[0]!);
        continue;
      }
      if (state.decision.actions.length === 1) await this.page.waitForTimeout(120); // perhaps it passes by itself
      if (!(await this.#isWaiting(state.number))) continue;
      if (next[0]!.seat !== turn.seat) throw new Error(`${state.decision.prompt} is asked, and the list has ${JSON.stringify(next[0])}`);
      const own = next.slice(0, next.findIndex(({ seat }) => seat !== turn.seat) + 1 || next.length).filter(({ seat }) => seat === turn.seat);
      this.#asked = state.decision.prompt;
      let given = 0;
      for (const way of this.ways) {
        const found = given || (await way(this, own, state));
        if (typeof found !== "number") saved += found[0] - found[1];
        given = typeof found === "number" ? found : found[1];
      }
      if (!given) {
        await this.give(own[0]!, state);
        given = 1;
      }
      const before = state.length;
      await this.#rests(state.number).catch(() => null); // then the server need not be asked so often
      await expect
        .poll(async () => (await this.state()).length, { ...often, timeout: 15_000, message: `${given} of ${JSON.stringify(own.slice(0, 5))} at ${JSON.stringify(state.decision.prompt)}` })
        .toBeGreaterThanOrEqual(before + given - ahead);
      expect(tries++).toBeLessThan(600);
    }
  }

  /** Whether the page has come to a question and does not go on by itself. */
  async #isWaiting(number: number): Promise<boolean> {
    await this.#rests(number - 1);
    await this.page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    await this.#rests(number - 1);
    const shown = await this.page.locator("[data-decision]").first().getAttribute("data-decision");
    return Number(shown) === number && (await this.state()).number === number;
  }

  /** Until the page has come past a question, and does not go on by itself as long as nobody else answers. */
  async #rests(number: number): Promise<void> {
    const isAtRest = (number: number) => Number(document.querySelector<HTMLElement>("[data-decision]")?.dataset.decision ?? -1) > number && !(document.querySelector(".asks[data-going]") && document.querySelector(".bar.mine"));
    await this.page.waitForFunction(isAtRest, number, { polling: 20, timeout: 15_000 });
  }

  async #answerElsewhere({ seat, action }: Answer): Promise<void> {
    const { number, decision } = await this.state(seat);
    if (decision?.seat !== seat) {
      await this.page.waitForTimeout(20); // it passes by itself
      return;
    }
    const played = await askAt(this.page.request, this.#token(seat), "play", { number, action });
    expect(played.status(), `${action.join(" ")}: ${await played.text()}`).toBe(200);
  }

  /** The same was decided, action by action. */
  expectSame(): void {
    const command = ["tests/browser/turns.py", "played", process.env.HEXFRONT_TEST_DATABASE!, this.turn.table.id];
    const all: string[] = JSON.parse(execFileSync("../.venv/bin/python", command, { encoding: "utf-8" }));
    // After the last of them some moments may have passed by themselves.
    const wanted = sorted(begun(this.turn.answers.map(({ action, joined = [] }) => [...action, ...joined].join(" "))));
    const played = sorted(begun(all.slice(this.turn.start - 1))).slice(0, wanted.length);
    expect(played).toEqual(wanted);
  }

  report(name: string): void {
    const before = this.turn.answers.filter(({ seat, skipped }) => seat === this.turn.seat && !skipped).length;
    console.log(`${name}: ${this.total} for ${before} answers`, this.counted);
  }
}

/** All who take part in an attack stand with the word that begins it: how they came to take part is all the same. */
function begun(actions: string[]): string[] {
  let isDrawnUp = false;
  return gone(actions).filter((action) => {
    const [verb] = action.split(" ");
    isDrawnUp = verb === "attack" || (isDrawnUp && verb !== "go");
    return !(isDrawnUp && ["all", "add", "drop"].includes(verb!));
  });
}

/** Where each unit goes, whether alone or with its stack, and over whichever edge and by whichever way it comes. */
function gone(actions: string[]): string[] {
  const found: string[] = [];
  let moves: string[] = [];
  let mover = "";
  for (const action of [...actions, ""]) {
    const [verb, id, ...units] = action.split(" ");
    if (["enter", "unit", "stack"].includes(verb!)) mover = id!;
    else if (mover && ["to", "rail"].includes(verb!)) {
      moves.push(...(units.length ? units : [mover]).map((unit) => `${unit} to ${id}`));
      mover = "";
    } else if (!(mover && verb === "at")) {
      found.push(...moves.sort(), ...(action ? [action] : []));
      [moves, mover] = [[], ""];
    }
  }
  return found;
}

/** In which order units join is all the same. */
function sorted(actions: string[]): string[] {
  const after: string[] = [];
  for (const action of actions) {
    const isJoin = action.startsWith("join ");
    const from = after.findLastIndex((one) => !one.startsWith("join ")) + 1;
    after.push(action);
    if (isJoin) after.push(...after.splice(from).sort());
  }
  return after;
}

/** A piece that is chosen and then told where to go is carried there. */
export function carries(lifts: string[]): Way {
  return async (player, [first, second], state) => {
    if (!first || !second || !lifts.includes(first.action[0]!) || second.action.length < 2) return 0;
    const isPlace = await player.page.locator(`g.hex[data-hex="${second.action[1]}"]`).count();
    if (!isPlace) return 0;
    const kind = state.decision.kinds[first.action[0]!];
    await player.drag(kind === "hex" ? first.action[1]! : player.piece(first.action[1]!), second.action[1]!);
    return 2;
  };
}
