// A game's table of names, as the server sends it with the components: see hexfront.core.naming.

/** A message and what it takes, which may be names again; or a word that stands as it is. */
export type Name = string | number | Message;
export interface Message {
  id: string;
  args?: Record<string, Name>;
  /** What a table calls it in English: if the catalogue says otherwise, a player has corrected the table. */
  printed?: string;
  printed_as?: string;
}

export interface Naming {
  /** By kind and id; `g*` names all that have no entry of their own and end in a number. */
  things: Record<string, Record<string, Name>>;
  /** The kind of thing that an argument names, alone or in a list. */
  arguments: Record<string, string>;
  /** What messages get besides: from an argument, a name of that kind. */
  beside: Record<string, [argument: string, kind: string]>;
  optional: string[];
  empty: string;
}

/** Whatever knows how its things are called. */
export interface Named {
  names: Naming;
}

export const NO_NAMES: Naming = { things: {}, arguments: {}, beside: {}, optional: [], empty: "" };
