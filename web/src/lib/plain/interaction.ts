// What a click means in a game that adds nothing of its own.
import type { Interaction, Parts } from "../look";

export const interaction: Interaction<Parts, unknown> = {
  offers: (decision) => decision.actions ?? [],
  read: () => null,
  perform: () => null,
  doubt: () => "",
  waiting: () => null,
  studies: () => [],
  placing: [],
  lifts: [],
  opens: [],
  rolls: null,
  costly: [],
  ends: ["done", "end", "stop", "none", "pass", "wait", "halt", "decline", "flip"],
  cost: () => null,
  offBoard: () => [],
  shareSecrets: (a, b) => a === b,
  stops: () => [],
  keys: [],
  gestures: [],
  weighs: [],
};
