// What a click, a touch or a key means: one chain for all games. It reads and changes nothing; what it
// says is carried out by `control.svelte.ts`. No rule is known here: only what the server allows, and
// what lies open on the screen.
import type { Action, Decision } from "./api";
import { ARROWS } from "./board/geometry";
import { meanings, type Choices } from "./choices";
import type { Interaction, LayerContext, Parts, View } from "./look";
import type { Plan } from "./plan";

/** Where in a hex, from its middle, in units of the board. */
export interface Offset {
  x: number;
  y: number;
}

/** What a player did. */
export type Input =
  | { kind: "hex"; hex: string; byKey?: boolean; byFinger?: boolean; at?: Offset; isCarried?: boolean }
  /** A piece was taken up by the pointer, or what lies in a hex; and laid down, or put back. */
  | { kind: "lift"; unit: string | null; hex: string | null }
  | { kind: "drop"; hex: string | null; at?: Offset }
  /** A frame was drawn around some hexes. */
  | { kind: "frame"; hexes: string[] }
  /** A long touch. */
  | { kind: "hold"; hex: string }
  /** A piece: where it stands on the board, the hex may have been meant; in a spread stack it was not. */
  | { kind: "unit"; unit: string; hex: string | null; isSpread?: boolean }
  | { kind: "card"; card: string }
  /** A button, or a typed order. */
  | { kind: "answer"; action: Action }
  /** A key, and what had the focus: something to type in, a button, a hex of the board, or nothing. */
  | { kind: "key"; key: string; ctrl?: boolean; on: "field" | "button" | "hex" | "page"; hex?: string };

/** What it means. */
export type Intent =
  | { do: "nothing" }
  | { do: "play"; action: Action }
  | { do: "undo" }
  /** An answer that waits for a second word. */
  | { do: "confirm"; action: Action }
  /** Several answers behind one click become buttons. */
  | { do: "offer"; actions: Action[] }
  | { do: "plan"; plan: Plan }
  /** Carry a piece, after the answer that chooses it if it is not chosen yet, perhaps instead of the last answer; what
   * comes of laying it down, if that is not asked yet; and where it was laid down. */
  | { do: "lift"; action: Action | null; isInstead?: boolean; lands?: (hex: string) => Plan }
  | { do: "drop"; hex: string | null; at?: Offset | undefined }
  /** While units are laid out: this one is next, or none; perhaps the pointer has it. */
  | { do: "place"; unit: string | null; isCarried: boolean }
  /** Ask the server why nothing can be done with a thing, or say so. */
  | { do: "explain"; thing: string; id: string; hex: string | null }
  | { do: "refuse"; reason: string }
  /** What is the game's own. */
  | { do: "own"; what: string; ids: string[] }
  /** Show what stands in a hex. */
  | { do: "spread"; hex: string }
  | { do: "pick"; hexes: string[] }
  | { do: "overlay"; id: string | null }
  | { do: "close"; what: Open }
  | { do: "toggle"; what: "units" | "odds" | "typing" | "diagram" }
  | { do: "tab"; id: string }
  | { do: "hint" }
  /** Carry out what the hint says. */
  | { do: "follow" }
  /** Tell the computer that thinks to play at once. */
  | { do: "hurry" }
  | { do: "next" }
  | { do: "playback"; to: "next" | "end" }
  | { do: "mute" }
  | { do: "walk"; from: string; key: string }
  | { do: "camera"; to: "in" | "out" | "whole" | "back" | [x: number, y: number] };

/** What can lie open, the first of these on top. */
export type Open = "menu" | "typing" | "confirm" | "offer" | "plan" | "hint" | "stage" | "fan" | "overlay" | "units";

/** All that the meaning of an input depends on. */
export interface Situation<P extends Parts = Parts, V = View> extends LayerContext<P, V> {
  interaction: Pick<Interaction<P, V>, "read"> & Partial<Pick<Interaction<P, V>, "lifts" | "opens">>;
  /** Whether the game can be played on from here: it is no replay, and somebody is asked. */
  isLive: boolean;
  /** The answers as they can be touched; none unless the question is ours. */
  choices: Choices;
  buttons: Action[];
  /** Answers of the server about what is asked or laid over the map. */
  answers: unknown[];
  open: ReadonlySet<Open>;
  /** The answer that waits for a second word. */
  confirming: Action | null;
  /** The pieces between whose answers a player has to choose. */
  between: string[];
  /** What speaks against an answer. */
  doubt(action: Action): string;
  /** The pieces in a hex, the topmost first. */
  stack(hex: string): string[];
  overlays: { id: string; key: string }[];
  overlay: string | null;
  /** How many hexes can be picked for it. */
  picks: number;
  /** Whether what happened is being told. */
  isTold: boolean;
  mayUndo: boolean;
  /** The answer that led to the question, if it was ours. */
  last: Action | null;
  /** The same, even if later ones were taken back: what the next step back takes back. */
  before: Action | null;
  chosen: ReadonlySet<string>;
  /** The answer that a lesson wants next. */
  wanted?: Action | null;
}

const NOTHING: Intent = { do: "nothing" };

/** In a lesson whatever can mean the step means it: shortcuts come when the long way is known. */
function taught<P extends Parts, V>(input: Input, { wanted, choices, stack }: Situation<P, V>): Intent | null {
  if (!wanted) return null;
  const { hex, unit, card } = choices.things;
  const touched = (): Action[] => {
    if (input.kind === "unit") return unit?.get(input.unit) ?? [];
    if (input.kind === "card") return card?.get(input.card) ?? [];
    if (input.kind === "hex") return [...(hex?.get(input.hex) ?? []), ...stack(input.hex).flatMap((id) => unit?.get(id) ?? [])];
    return [];
  };
  return touched().some((action) => action.join() === wanted.join()) ? { do: "play", action: wanted } : null;
}

export function meaning<P extends Parts, V>(input: Input, now: Situation<P, V>): Intent {
  const step = taught(input, now);
  if (step) return step;
  switch (input.kind) {
    case "key":
      return keyMeaning(input, now);
    case "lift":
      return liftMeaning(input, now);
    case "drop":
      return { do: "drop", hex: input.hex, at: input.at };
    case "frame":
      return now.interaction.read(input, now) ?? NOTHING;
    case "hold":
      return { do: "spread", hex: input.hex };
    case "answer":
      return now.interaction.read(input, now) ?? answer(input.action, now);
    case "hex":
      return hexMeaning(input, now);
    case "unit":
      if (now.picks && input.hex) return pick(input.hex, now);
      return now.interaction.read(input, now) ?? thing("unit", input.unit, input.hex, now, input.isSpread ? null : input.hex);
    case "card":
      return now.interaction.read(input, now) ?? thing("card", input.card, null, now);
  }
}

// -- the board

function hexMeaning<P extends Parts, V>(input: Input & { kind: "hex" }, now: Situation<P, V>): Intent {
  const { hex } = input;
  if (now.picks) return pick(hex, now);
  const own = now.interaction.read(input, now);
  if (own) return own;
  // A touch on a hex with units to choose from spreads them out; it means none of them yet.
  const isLit = now.choices.things.hex?.has(hex);
  if (!isLit && now.stack(hex).some((unit) => now.choices.things.unit?.has(unit))) return { do: "spread", hex };
  return thing("hex", hex, hex, now);
}

/** What is carried is chosen first, as far as the table asks for it. */
function liftMeaning<P extends Parts, V>({ unit, hex }: Input & { kind: "lift" }, now: Situation<P, V>): Intent {
  if (now.picks || !now.decision) return NOTHING;
  const here = hex ? now.stack(hex) : [];
  const own = now.interaction.read({ kind: "lift", unit, hex }, now);
  if (own) return own;
  if (unit ? now.chosen.has(unit) : here.some((id) => now.chosen.has(id))) return { do: "lift", action: null };
  const pieces = (unit ? [unit] : here).flatMap((id) => meanings(now.choices, "unit", id));
  const whole = hex && !(unit && pieces.length) ? meanings(now.choices, "hex", hex) : [];
  const actions = [...whole, ...pieces];
  const action = now.interaction.lifts?.map((verb) => actions.find((one) => one[0] === verb)).find(Boolean);
  // What asks for a second word is not done by the hand that only takes hold.
  return action && !now.doubt(action) ? { do: "lift", action } : NOTHING;
}

/** Hexes are picked one after the other; one more begins anew, and the first again takes it back. */
function pick<P extends Parts, V>(hex: string, { picked, picks }: Situation<P, V>): Intent {
  if (picked[0] === hex) return { do: "pick", hexes: [] };
  return { do: "pick", hexes: picked.length < picks ? [...picked, hex] : [hex] };
}

/** A thing was touched, and perhaps the place where it lies was meant. */
function thing<P extends Parts, V>(kind: string, id: string, hex: string | null, now: Situation<P, V>, place: string | null = null): Intent {
  const there = place ? meanings(now.choices, "hex", place) : [];
  const actions = [...meanings(now.choices, kind, id), ...there];
  if (actions.length === 1) return answer(actions[0]!, now);
  if (actions.length > 1) return { do: "offer", actions };
  return inVain(kind, id, hex, now);
}

/** Nothing can be done with it: what touching it would mean is the server's to know. */
function inVain<P extends Parts, V>(kind: string, id: string, hex: string | null, now: Situation<P, V>): Intent {
  if (!now.isLive) return hex ? { do: "spread", hex } : NOTHING;
  if (!now.decision) return { do: "refuse", reason: "not-your-decision" };
  // A piece was touched before, and what it is to do has still to be said.
  if (kind === "hex" && now.between.length) return { do: "refuse", reason: "which-first" };
  const kinds = Object.values(now.decision.kinds ?? {});
  // Where pieces alone are asked for, who touches a hex means the one that lies on top there.
  const top = kind === "hex" && kinds.includes("unit") && !kinds.includes("hex") ? now.stack(id)[0] : undefined;
  return top ? { do: "explain", thing: "unit", id: top, hex } : { do: "explain", thing: kind, id, hex };
}

// -- answers

/** Whether something speaks against an answer that was not yet weighed; against what a lesson wants nothing does. */
export function isDoubted<P extends Parts, V>(action: Action, { confirming, doubt, wanted }: Pick<Situation<P, V>, "confirming" | "doubt" | "wanted">): boolean {
  const weighed = [confirming, wanted].map((one) => one?.join());
  return !weighed.includes(action.join()) && doubt(action) !== "";
}

/** An answer is sent at once, unless it is doubted. */
function answer<P extends Parts, V>(action: Action, now: Situation<P, V>): Intent {
  return isDoubted(action, now) ? { do: "confirm", action } : { do: "play", action };
}

// -- keys

const COMMANDS: Record<string, Intent> = {
  u: { do: "undo" },
  n: { do: "next" },
  h: { do: "toggle", what: "units" },
  b: { do: "toggle", what: "diagram" },
  o: { do: "toggle", what: "odds" },
  t: { do: "toggle", what: "typing" },
  l: { do: "tab", id: "log" },
  f: { do: "tab", id: "find" },
  "?": { do: "tab", id: "keys" },
  i: { do: "hint" },
  e: { do: "follow" },
  p: { do: "hurry" },
  y: { do: "tab", id: "why" },
  "+": { do: "camera", to: "in" },
  "=": { do: "camera", to: "in" },
  "-": { do: "camera", to: "out" },
  "0": { do: "camera", to: "whole" },
  m: { do: "camera", to: "back" },
  q: { do: "mute" },
};

function keyMeaning<P extends Parts, V>(input: Input & { kind: "key" }, now: Situation<P, V>): Intent {
  const { key, on, hex } = input;
  if (key === "Escape" && now.open.has("menu")) return { do: "close", what: "menu" };
  if (on === "field") return key === "Escape" && now.open.has("typing") ? { do: "close", what: "typing" } : NOTHING;
  if (input.ctrl) return key === "z" ? { do: "undo" } : NOTHING;
  if (key === "Escape") return back(input, now);
  if (key === " " && now.isTold && on !== "button") return { do: "playback", to: "next" };
  if (hex && (key === "Enter" || key === " ")) return hexMeaning({ kind: "hex", hex, byKey: true }, now);
  const way = ARROWS[key];
  if (way) return hex ? { do: "walk", from: hex, key } : on === "page" ? { do: "camera", to: [-way[0], -way[1]] } : NOTHING;
  const button = /^[1-9]$/.test(key) ? now.buttons[Number(key) - 1] : undefined;
  if (button) return meaning({ kind: "answer", action: button }, now);
  const own = now.interaction.read(input, now);
  if (own) return own;
  const pressed = now.overlays.find((one) => one.key === key.toLowerCase());
  if (pressed) return { do: "overlay", id: now.overlay === pressed.id ? null : pressed.id };
  return COMMANDS[key] ?? COMMANDS[key.toLowerCase()] ?? NOTHING;
}

const ON_TOP: Open[] = ["menu", "typing", "confirm", "offer", "plan", "hint", "stage", "fan", "overlay", "units"];

/** Esc goes one step back: from what was opened, laid or prepared last, and then from what was chosen. */
function back<P extends Parts, V>(input: Input & { kind: "key" }, now: Situation<P, V>): Intent {
  if (now.isTold) return { do: "playback", to: "end" };
  const what = ON_TOP.find((one) => now.open.has(one));
  if (what === "overlay" && now.picks && now.picked.length) return { do: "pick", hexes: [] };
  if (what) return { do: "close", what };
  return now.interaction.read(input, now) ?? (isAboutChoice(now) ? { do: "undo" } : NOTHING);
}

/** Whether the question is about what was chosen just before it, so that it can be chosen anew. */
function isAboutChoice<P extends Parts, V>({ decision, mayUndo, before, chosen, interaction }: Situation<P, V>): boolean {
  if (!decision || !mayUndo) return false;
  if (before && interaction.opens?.includes(before[0]!)) return true;
  const named = before?.[1];
  return chosen.size > 0 || (named !== undefined && names(decision).includes(named));
}

function names({ args }: Decision): unknown[] {
  return Object.values(args ?? {}).flat();
}
