// The parts of the instruction: what each has, and how one is begun.
import { api, type State } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { HeroesParts, Side } from "./parts";
import type { Lesson } from "./shapes";

export type { Lesson };

export const titleOf = (number: number): string => say(`heroes-lesson-${number}`);
export const chapter = (rule: string): string => say(`heroes-chapter-${rule.replaceAll(".", "-")}`);

/** The part that a game is, if it is one. */
export function partOf(state: State): string | null {
  const { part } = state.options;
  return part && part !== "all" ? part : null;
}

/** Sit down to a part against the computer, with everything explained; the token of the seat. */
export async function begin({ number, firefight }: Lesson, side: Side): Promise<string> {
  const other: Side = side === "german" ? "soviet" : "german";
  const table = await api.create({
    game: "heroes", mode: "1v1", scenario: firefight, options: { part: String(number) }, bots: { [other]: "planner" }, names: {}, dice: "seeded", mine: [side],
  });
  settings.guide = true;
  return table.seats.find(({ seat }) => seat === side)!.token;
}

/** What comes after a part that was played: a word, and a way on unless it was the last. */
export function after(parts: HeroesParts, state: State): { text: string; go: (() => Promise<string>) | null } | null {
  const part = partOf(state);
  if (!part || !state.seat) return null;
  const next = parts.lessons.find(({ number }) => number === Number(part) + 1);
  if (!next) return { text: say("heroes-lesson-done"), go: null };
  const side = state.seat as Side;
  return { text: say("heroes-lesson-next", { number: next.number, title: titleOf(next.number) }), go: () => begin(next, side) };
}
