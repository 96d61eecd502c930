// The server's HTTP interface. Types come from its OpenAPI schema; nothing here knows a rule.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type GameInfo = Schemas["GameOut"];
export type NewGame = Schemas["NewGame"];
export type TableInfo = Schemas["TableOut"];
export type State = Schemas["StateOut"];
export type Decision = Schemas["DecisionOut"];
export type GameEvent = Schemas["EventOut"];
export type Player = Schemas["PlayerOut"];
export type Said = Schemas["SaidOut"];
export type Replay = Schemas["ReplayOut"];
export type Why = Schemas["WhyOut"];
export type Turn = Schemas["TurnOut"];
export type Action = string[];

/** A refusal of the server: a message id, the rule behind it and its title. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly rule = "",
    readonly why = "",
    /** The line of a file that is refused. */
    readonly line = 0,
  ) {
    super(why || reason);
  }
}

async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`./api${path}`, options);
  } catch {
    throw new Refused("no-server");
  }
  if (!answer.ok) {
    const body = await answer.json().catch(() => ({}));
    throw new Refused(body.reason ?? "bad-request", body.rule ?? "", body.why ?? "", body.line ?? 0);
  }
  return answer.json();
}

function post<T>(path: string, body: unknown, method = "POST"): Promise<T> {
  return ask(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The painted pictures of a map: the sheet that they cover, and their names by weather. */
export interface Painting {
  sheet: { x: number; y: number; width: number; height: number };
  pictures: Record<string, string>;
}

export const api = {
  /** By scenario; a game that is played on one map has it under no name. */
  art: async (game: string): Promise<Record<string, Painting>> => {
    const answer = await fetch(`./art/${game}`);
    return answer.ok ? answer.json() : {};
  },
  games: () => ask<GameInfo[]>("/games"),
  components: <T>(game: string) => ask<T>(`/games/${game}/components`),
  /** The words of a game that is not built in. */
  words: (game: string, language: string) => ask<string>(`/games/${game}/words?lang=${language}`),
  rules: (game: string, language: string) =>
    ask<Record<string, string>>(`/games/${game}/rules?lang=${language}`),
  create: (table: NewGame) => post<TableInfo>("/tables", table),
  upload: (file: File) => ask<TableInfo>("/records", { method: "POST", body: file }),
  state: (token: string) => ask<State>(`/seats/${token}`),
  /** Whose move it is, without opening the game. */
  turn: (token: string) => ask<Turn>(`/seats/${token}/turn`),
  why: (token: string, action: Action) => post<Why>(`/seats/${token}/why`, { action }),
  /** Why nothing may be done with a thing that was touched. */
  touch: (token: string, kind: string, name: string) => post<Why>(`/seats/${token}/touch`, { kind, name }),
  odds: <T>(token: string, number: number, actions: Action[]) =>
    post<(T | null)[]>(`/seats/${token}/odds`, { number, actions }),
  /** What is seen, reached or threatened, from what the seat may know. */
  study: async <T>(token: string, topic: string, names: string[]) =>
    (await post<{ answer: T }>(`/seats/${token}/study`, { topic, names })).answer,
  hint: (token: string, number: number) => post<{ action: Action | null }>(`/seats/${token}/hint`, { number }),
  /** A moment as a seat saw it: this one, or, once all is over, another. */
  replay: (token: string, at: number, eyes = "") =>
    ask<Replay>(`/seats/${token}/replay?at=${at}${eyes && `&eyes=${eyes}`}`),
  branch: (token: string, at: number) => post<TableInfo>(`/seats/${token}/branch`, { at }),
  rename: (token: string, name: string) => post<Player>(`/seats/${token}/name`, { name }),
  skip: (token: string, skips: string[]) => post<State>(`/seats/${token}/skips`, { skips }, "PUT"),
  say: (token: string, text: string) => post<Said>(`/seats/${token}/chat`, { text }),
  rematch: (token: string) => post<TableInfo>(`/seats/${token}/rematch`, {}),
  recordUrl: (token: string) => `./api/seats/${token}/record`,
};
