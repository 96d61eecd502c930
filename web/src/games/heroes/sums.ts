// The arithmetic of shots in words: what adds up to the attack, and what stands against it.
import type { GameEvent } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { OddsRow } from "../../lib/look";
import type { Args, Odds } from "./shapes";

export type Part = [name: string, number: number];

export interface Shot {
  unit: string;
  /** Empty where it is the same as in the line before. */
  sum: string;
  needed: number;
  hit: number;
  destroyed: number;
  /** The chance of a hit with one command point, with two, … */
  cap: number[];
}

export interface Line {
  key: string;
  label: string;
  kind: string;
  shots: Shot[];
}

/** Parts one after the other, with their signs: 4 firepower + 3 short range. */
export function spelled(parts: Part[]): string {
  const terms = parts.filter(([, number], n) => n === 0 || number !== 0);
  return terms
    .map(([name, number], n) => {
      const sign = n === 0 ? (number < 0 ? "−" : "") : number < 0 ? " − " : " + ";
      return `${sign}${Math.abs(number)} ${say(`heroes-part-${name}`)}`;
    })
    .join("");
}

const total = (parts: Part[]) => parts.reduce((sum, [, number]) => sum + number, 0);

/** Both sides of a shot: 4 firepower + 3 short range = 7 against 12 front = 12. */
export function spelledSum({ firepower, defence }: { firepower: Part[]; defence: Part[] }): string {
  const against = `${spelled(defence)} = ${total(defence)}`;
  return firepower.length ? say("heroes-odds-sum", { attack: `${spelled(firepower)} = ${total(firepower)}`, defence: against }) : against;
}

export function sums(rows: OddsRow<Odds>[]): Line[] {
  const told = new Map<string, string>();
  return rows.map(({ key, label, odds }) => ({
    key,
    label,
    kind: odds.kind,
    shots: odds.shots.map((shot) => {
      const sum = spelledSum(shot);
      const isNew = told.get(shot.unit) !== sum;
      told.set(shot.unit, sum);
      const { unit, needed, hit, destroyed, with_cap } = shot;
      return { unit, sum: isNew ? sum : "", needed, hit, destroyed, cap: isNew ? with_cap.slice(1).map(([chance]) => chance) : [] };
    }),
  }));
}

/** The whole arithmetic of a shot, a rally or a mine, and what it needed. */
export function told({ event, args }: GameEvent): string {
  const { firepower, defence, red, blue, modifier, total, rally_of, av, dv, needed, kill } = args as Required<Args>;
  const rolled = () => ({ dice: faces(args.dice as number[]), cap: added(args.cap as number) });
  switch (event) {
    case "search":
      return say("heroes-sum-search", { ...rolled(), red: signed(red), blue: signed(blue) });
    case "rally":
      return say("heroes-sum-rally", { ...rolled(), modifier, total, rally_of: rally_of ?? "none" });
    case "mine":
      return say("heroes-sum-mine", { ...rolled(), total, needed, kill: kill ?? "none" });
    case "shot":
    case "shot-at-work":
      return say("heroes-sum-shot", { ...rolled(), attack: spelled(firepower), av, defence: spelled(defence), dv, needed, kill: kill ?? "none" });
  }
  return "";
}

/** What command points and luck add to dice. */
const added = (cap: number) => (cap ? `${cap < 0 ? "−" : "+"} ${Math.abs(cap)}` : 0);
const faces = (dice: number[]) => dice.join(" + ");
const signed = (number: number) => String(number).replace("-", "−");
