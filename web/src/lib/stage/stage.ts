// What stands on the stage: a roll and all that belongs to it, as far as the seat may know it. A game
// makes it from its events, one after the other; how it is shown is the same for all games.
import type { Component } from "svelte";
import type { GameEvent } from "../api";
import type { Act } from "../board/effects";
import type { Parts, Position, View } from "../look";
import type { Rolled } from "../luck";
import type { Sound } from "../sound";

/** A piece on the stage; what it looks like is the game's own. */
export interface Staged<F = unknown> {
  id: string;
  face: F;
  /** In a word what has become of it: steps lost, a retreat, the end. */
  fate: "" | "hit" | "retreats" | "advances" | "lost";
  /** How many steps it has lost here. */
  losses: number;
}

export interface Force<F = unknown> {
  side: string;
  name: string;
  /** What it brings into the fight, in a word or number. */
  strength: string;
  pieces: Staged<F>[];
}

/** A part of the sum: what counts, how much, and by which rule. */
export interface Term {
  text: string;
  value: string;
  rule: string;
  /** Whom it helps, where that is clear. */
  tone: "attack" | "defence" | "sum";
}

export interface Verdict {
  word: string;
  /** The same at length. */
  note: string;
  /** Whom it pleases. */
  tone: "attack" | "defence" | "even";
  rule: string;
}

export interface LaidCard {
  id: string;
  name: string;
  side: string;
  /** Whether only its back is seen. */
  isBack: boolean;
}

export interface Stage<F = unknown> {
  /** The same as long as it is the same battle. */
  key: string;
  title: string;
  rule: string;
  /** Where it happens, and whence it comes. */
  hex: string;
  from: string[];
  /** Whether shots cross the map, so that their line is drawn. */
  isFire: boolean;
  attacker: Force<F> | null;
  defender: Force<F> | null;
  cards: LaidCard[];
  terms: Term[];
  /** The latest dice, and what they are for. */
  rolls: Rolled[];
  verdict: Verdict | null;
  /** What came before in the same battle: a counterattack follows an attack. */
  chain: string[];
}

export interface Staging<P extends Parts = Parts, V = View, F = unknown> {
  /** The stage after an event; null when nothing is on it. `at` is the position before what is told. */
  on(stage: Stage<F> | null, event: GameEvent, at: Position<P, V>, seat: string | null): Stage<F> | null;
  /** Whether a battle waits for an answer, so that the stage stays up. */
  isOn(view: V): boolean;
  /** A piece in a box of 1 × 1 around the origin. */
  Face: Component<{ face: F; parts: P; seat: string | null }>;
  /** How an event sounds, beside dice and losses. */
  sounds: Record<string, Sound>;
}

/** A game's staging for all who need not know its pieces. */
export function staging<P extends Parts, V, F>(made: Staging<P, V, F>): Staging<P, V> {
  return made as unknown as Staging<P, V>;
}

const EMPTY: Stage<never> = { key: "", title: "", rule: "", hex: "", from: [], isFire: false, attacker: null, defender: null, cards: [], terms: [], rolls: [], verdict: null, chain: [] };

/** A stage with nothing on it but what is given. */
export function open<F>(key: string, given: Partial<Stage<F>>): Stage<F> {
  return { ...EMPTY, ...given, key };
}

export function force<F>(side: string, name: string, pieces: { id: string; face: F }[], strength = ""): Force<F> {
  return { side, name, strength, pieces: pieces.map((piece) => ({ ...piece, fate: "", losses: 0 })) };
}

/** What the stage has to show when it changes; null if nothing changes on it. */
export function actOf(before: Stage | null, after: Stage | null, isUp: boolean): Act | null {
  if (!after || (after === before && isUp)) return null;
  const isSame = before?.key === after.key;
  const same = isSame ? before! : null;
  const dice = after.rolls.length > 0 && after.rolls !== same?.rolls;
  return {
    opens: !isSame || !isUp,
    terms: Math.max(0, after.terms.length - (same?.terms.length ?? 0)),
    dice,
    result: dice || (after.verdict !== null && after.verdict !== same?.verdict),
  };
}

/** The stage with one of its pieces changed, on whichever side it stands. */
export function withPiece<F>(stage: Stage<F>, id: string, change: (piece: Staged<F>) => Staged<F>): Stage<F> {
  const changed = (force: Force<F> | null) =>
    force?.pieces.some((piece) => piece.id === id) ? { ...force, pieces: force.pieces.map((piece) => (piece.id === id ? change(piece) : piece)) } : force;
  return { ...stage, attacker: changed(stage.attacker), defender: changed(stage.defender) };
}

/** A piece has come to something. */
export function fallen<F>(stage: Stage<F>, id: string, fate: Staged["fate"], face?: (old: F) => F): Stage<F> {
  return withPiece(stage, id, (piece) => ({
    ...piece,
    fate: piece.fate === "lost" ? "lost" : fate,
    losses: piece.losses + (fate === "hit" ? 1 : 0),
    face: face ? face(piece.face) : piece.face,
  }));
}

export function verdict(word: string, tone: Verdict["tone"] = "even", rule = "", note = ""): Verdict {
  return { word, note, tone, rule };
}

/** The stage with new dice: what the last ones brought is no longer there. */
export function rolled<F>(stage: Stage<F>, rolls: Rolled[], found: Verdict | null, terms: Term[] = stage.terms): Stage<F> {
  return { ...stage, rolls, verdict: found, terms };
}

/** A stage for dice that belong to no battle. */
export const isAlone = (stage: Stage | null) => stage?.key.startsWith("roll ") ?? false;

/** +1, −2, ±0. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "±0";
}
