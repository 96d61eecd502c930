// The games that have a look of their own. It is fetched when a game is opened, and so is what the
// lobby shows before one is set up.
import type { Component } from "svelte";
import type { Look } from "../lib/look";
import { learnGame } from "../lib/i18n.svelte";

interface Entry {
  look: () => Promise<{ default: Look }>;
  /** In the lobby, before a game of one's own is set up: how the rules are learned. */
  start?: () => Promise<{ default: Component<{ oncomplain: (refused: unknown) => void }> }>;
  /** Options that are set there, and not by hand. */
  ownOptions?: string[];
  /** What a newcomer should take: something short, and the side that acts first. */
  first: { scenario: string; side: string };
  /** The shortest and easiest of all: where somebody begins who knows none. */
  isFirst?: boolean;
}

export const games: Record<string, Entry> = {
  volga: { look: () => import("./volga/look"), first: { scenario: "battle", side: "german" } },
  noretreat: { look: () => import("./noretreat/look"), first: { scenario: "A", side: "axis" } },
  heroes: { look: () => import("./heroes/look"), start: () => import("./heroes/Start.svelte"), ownOptions: ["part"], first: { scenario: "partisans", side: "german" }, isFirst: true },
  stalingrado: { look: () => import("./stalingrado/look"), first: { scenario: "blue", side: "axis" } },
};

/** The look of a game with its words; a game that brings none gets the plain one. */
export async function openLook(game: string): Promise<Look> {
  const fetched = games[game]?.look ?? (() => import("../lib/plain/look"));
  const [{ default: look }] = await Promise.all([fetched(), learnGame(game)]);
  return look;
}
