// Whatever reaches a browser, byte by byte, against what the server knows to be hidden from it.
import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { decision, numberOf, unpacked, type Table } from "./table";

interface Hidden {
  units: string[];
  cards: string[];
}

/** Events that turn blocks over for everybody. */
const REVEALING = /showdown|unit-appears|german-destroyed|soviet-destroyed|unit-eliminated/;

/** What one page has received, and what it had on screen, with the number of the decision then. */
export class Ears {
  readonly #heard: { number: number; text: string }[] = [];
  readonly #coming: Promise<void>[] = [];
  #number = 0;
  #names: Record<string, string> = {};

  constructor(private readonly page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const text = unpacked(payload);
        this.#number = numberOf(text) ?? this.#number;
        this.#heard.push({ number: this.#number, text });
      });
    });
    page.on("response", (response) => {
      // The components and the rules are the same for everybody.
      if (!response.url().includes("/api/seat/")) return;
      const number = this.#number;
      this.#coming.push(response.text().then((text) => void this.#heard.push({ number, text })));
    });
  }

  /** Read the whole page, labels and all. */
  async look(): Promise<void> {
    const number = Number(await decision(this.page));
    const text = await this.page.evaluate(() => document.documentElement.outerHTML);
    if (Number(await decision(this.page)) === number) this.#heard.push({ number, text });
  }

  /** How many hidden things were looked for and not found in what was received. */
  async expectNothingHidden(table: Table, seat: string): Promise<number> {
    await Promise.all(this.#coming);
    const { units } = await (await this.page.request.get("./api/games/volga/components")).json();
    for (const { id, name } of units) this.#names[id] = name.replace(/ Regiment$/, "");
    const { seed, after } = hiddenIn(table.id);
    const shown = new Set<string>();
    const found: string[] = [];
    let searched = 0;
    for (const { number, text } of this.#heard) {
      if (seed && text.includes(seed)) found.push(`decision ${number}: the seed`);
      for (const id of turnedOver(text)) shown.add(id);
      const hidden = after[number - 1]?.[seat] as Hidden | undefined;
      if (!hidden) continue;
      // One block of a row is printed on the board; odds go through every card that may be held.
      const told = text.replace(/"r_unit":"[^"]*"|"by_card":\[[^\]]*\]/g, "");
      for (const id of [...hidden.units, ...hidden.cards]) {
        if (shown.has(id)) continue;
        searched++;
        const name = this.#names[id];
        if (told.includes(`"${id}"`) || (name && new RegExp(`(?<!\\d)${name}`).test(told))) found.push(`decision ${number}: ${id}`);
      }
    }
    expect(found, `what ${seat} received`).toEqual([]);
    return searched;
  }
}

function turnedOver(text: string): string[] {
  if (!text.startsWith("{")) return [];
  const events: { event: string }[] = (JSON.parse(text).log ?? []).flat();
  const open = JSON.stringify(events.filter(({ event }) => REVEALING.test(event)));
  return [...open.matchAll(/"([GS]-[A-Z]{2}-\w+)"/g)].map(([, id]) => id!);
}

function hiddenIn(id: string): { seed: string | null; after: Record<string, Hidden>[] } {
  const command = ["tests/browser/hidden.py", process.env.HEXFRONT_TEST_DATABASE!, id];
  return JSON.parse(execFileSync("../.venv/bin/python", command, { encoding: "utf-8" }));
}
