// What may be set up against the computer, made of what the server lists; nothing here knows a game.
import type { GameInfo, NewGame } from "../../lib/api";

export interface Choice {
  scenario: string;
  side: string;
  /** A bot that plays all other seats, or the rulebook. */
  level: string;
}

/** From the easiest on; others come behind them. */
export const LEVELS = ["recruit", "regular", "veteran", "commander"];
/** The side that no player has is played by the rules themselves. */
export const RULEBOOK = "rulebook";
/** It plays anything that is legal: for tests, not for an evening. */
const SENSELESS = "random";
/** The planner under its own name is the regular: once is enough. */
const TWINS: Record<string, string> = { planner: "regular" };

/** The modes in which one person may sit at a seat, and the computer everywhere else. */
function modeFor(game: GameInfo, { side, level }: Pick<Choice, "side" | "level">) {
  const fitting = game.modes.filter(({ seats }) => seats.includes(side));
  const isAlone = ({ seats, automatic }: GameInfo["modes"][number]) => seats.length === 1 && automatic.length > 0;
  if (level === RULEBOOK) return fitting.find(isAlone);
  return fitting.filter(({ automatic, seats }) => !automatic.length && seats.length > 1).sort((a, b) => a.seats.length - b.seats.length)[0];
}

/** The seats that a person may take against the computer, in the order of the game. */
export function sidesOf(game: GameInfo): string[] {
  const seats = [...new Set(game.modes.flatMap((mode) => mode.seats))];
  const fewest = Math.min(...game.modes.filter(({ seats }) => seats.length > 1).map(({ seats }) => seats.length));
  const few = new Set(game.modes.filter(({ seats }) => seats.length === 1 || seats.length === fewest).flatMap((mode) => mode.seats));
  const inSmallest = new Set(game.modes.filter(({ seats, automatic }) => seats.length === fewest && !automatic.length).flatMap((mode) => mode.seats));
  return seats.filter((seat) => few.has(seat) && (inSmallest.has(seat) || !inSmallest.size));
}

/** The computer players that are offered to people, the easiest first. */
export function botsOf(game: GameInfo): string[] {
  const others = game.bots.filter((bot) => !LEVELS.includes(bot) && bot !== SENSELESS && !game.bots.includes(TWINS[bot] ?? "")).sort();
  const bots = [...LEVELS.filter((level) => game.bots.includes(level)), ...others];
  return bots.length ? bots : game.bots;
}

/** The opponents of a side, the easiest first; the rulebook before all where it plays a side. */
export function levelsOf(game: GameInfo, side: string): string[] {
  return [...(modeFor(game, { side, level: RULEBOOK }) ? [RULEBOOK] : []), ...(modeFor(game, { side, level: "" }) ? botsOf(game) : [])];
}

/** What is chosen already: what fits a newcomer, as far as this server has it. */
export function usual(game: GameInfo, first: { scenario: string; side: string } | undefined): Choice {
  const sides = sidesOf(game);
  const scenario = first && game.scenarios.includes(first.scenario) ? first.scenario : game.scenarios[0]!;
  const side = first && sides.includes(first.side) ? first.side : sides[0]!;
  return { scenario, side, level: levelsOf(game, side)[0] ?? "" };
}

/** A level that the side has: the one that was chosen, or else the first. */
export function fitting(game: GameInfo, choice: Choice): Choice {
  const levels = levelsOf(game, choice.side);
  return levels.includes(choice.level) ? choice : { ...choice, level: levels[0] ?? "" };
}

export function againstComputer(game: GameInfo, choice: Choice, options: Record<string, string>, dice: NewGame["dice"]): NewGame {
  const { side, level, scenario } = choice;
  const mode = modeFor(game, choice)!;
  const bots = level === RULEBOOK ? {} : Object.fromEntries(mode.seats.filter((seat) => seat !== side).map((seat) => [seat, level]));
  return { game: game.id, mode: mode.name, scenario, options, bots, dice, names: {}, mine: [side] };
}

/** A scenario's name without what it says about it. */
export const shortOf = (name: string): string => name.split(/[,:]/)[0]!;

export const usualOptions = (game: GameInfo): Record<string, string> => Object.fromEntries(game.options.map((option) => [option.name, option.default]));
