// What the server can be asked. Types come from its OpenAPI schema; nothing here knows a rule.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Trace = Schemas["Trace"];
export type GameInfo = Schemas["GameOut"];
export type NewGame = Schemas["NewGame"];
export type TableInfo = Schemas["TableOut"];
export type State = Schemas["StateOut"];
export type Decision = Schemas["DecisionOut"];
export type GameEvent = Schemas["EventOut"];
export type Player = Schemas["PlayerOut"];
export type Said = Schemas["SaidOut"];
export type Replay = Schemas["ReplayOut"];
export type Timeline = Schemas["TimelineOut"];
export type Why = Schemas["WhyOut"];
export type Turn = Schemas["TurnOut"];
export type Waiting = Schemas["WaitingOut"];
export type Invitation = Schemas["InvitationOut"];
export type LogPage = Schemas["LogOut"];
export type Idea = Schemas["IdeaOut"];
export type Mark = Schemas["MarkOut"];
export type Explanation = Schemas["ExplanationOut"];
export type Estimate = Schemas["ChanceOut"];
export type Reasons = Schemas["ReasonsOut"];
export type ToPlace = Schemas["ToPlaceOut"];
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

async function fetched(path: string, options: RequestInit = {}): Promise<Response> {
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
  return answer;
}

export async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  return (await fetched(path, options)).json();
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The painted pictures of a map: the sheet that they cover, and their names by weather. */
export interface Painting {
  sheet: { x: number; y: number; width: number; height: number };
  pictures: Record<string, string>;
}

/** A link is a secret: it goes into a header, never into an address that is logged. */
const bearing = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

/** Asks at a seat over the live connection; null while there is none. */
export type Asker = (token: string, request: string, body: object) => Promise<unknown> | null;
let asker: Asker | null = null;

export function askThrough(connection: Asker | null): void {
  asker = connection;
}

/** A request at a seat: over the live connection, or over HTTP where there is none. */
async function at<T>(token: string, request: string, body: object = {}): Promise<T> {
  const live = asker?.(token, request, body);
  if (live) return (await live) as T;
  const headers = { ...bearing(token).headers, "content-type": "application/json" };
  return ask(`/seat/${request}`, { method: "POST", headers, body: JSON.stringify(body) });
}

export const api = {
  /** By scenario. */
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
  /** One rule: where it is written, its tests and its rulings. */
  rule: (game: string, id: string, language: string) => ask<Trace>(`/games/${game}/rules/${encodeURIComponent(id)}?lang=${language}`),
  create: (table: NewGame) => post<TableInfo>("/tables", table),
  /** The guided lessons of a game. */
  lessons: (game: string) => ask<Schemas["LessonOut"][]>(`/games/${game}/lessons`),
  /** A lesson as a game, from one of its steps on. */
  lesson: (game: string, number: number, step: number) => post<TableInfo>("/lessons", { game, number, step }),
  upload: (file: File) => ask<TableInfo>("/records", { method: "POST", body: file }),
  /** What an invitation invites to. */
  invitation: (code: string) => ask<Invitation>("/invitations/look", bearing(code)),
  /** Sit down: the link to the seat, for whoever comes first. */
  accept: (code: string) => ask<{ seat: string; token: string }>("/invitations/accept", { method: "POST", ...bearing(code) }),
  /** Whose move it is, without opening the game. */
  turn: (token: string) => ask<Turn>("/seat/turn", bearing(token)),
  /** A small picture of the position as a seat sees it, to be shown and given back. */
  thumbnail: async (token: string) => URL.createObjectURL(await (await fetched("/seat/thumbnail", bearing(token))).blob()),
  state: (token: string) => at<State>(token, "state"),
  log: (token: string, start: number, end: number) => at<LogPage>(token, "log", { start, end }),
  why: (token: string, action: Action) => at<Why>(token, "why", { action }),
  /** Why nothing may be done with a thing that was touched. */
  touch: (token: string, kind: string, name: string) => at<Why>(token, "touch", { kind, name }),
  odds: <T>(token: string, number: number, actions: Action[]) => at<(T | null)[]>(token, "odds", { number, actions }),
  /** What is seen, reached or threatened, from what the seat may know. */
  study: async <T>(token: string, topic: string, names: string[]) =>
    (await at<{ answer: T }>(token, "study", { topic, names })).answer,
  /** What is still to be placed, and where it may go if the rest stands as it is in mind. */
  placing: (token: string, number: number, drafted: Record<string, Action>) => at<Schemas["PlacingOut"]>(token, "placing", { number, drafted }),
  /** How the planner would place it. */
  setUp: (token: string, number: number) => at<Schemas["SetUpOut"]>(token, "set_up", { number }),
  hint: (token: string, number: number) => at<Schemas["HintOut"]>(token, "hint", { number }),
  /** Why a computer player did what it did in its last turn. */
  reasons: (token: string) => at<Reasons>(token, "reasons"),
  /** The chance to win turn by turn, once all want it or all is over. */
  chances: (token: string) => at<Estimate[]>(token, "chances"),
  wantChances: (token: string, wanted: boolean) => at<unknown>(token, "want_chances", { wanted }),
  /** The computer that thinks is to play at once. */
  hurry: (token: string) => at<unknown>(token, "hurry"),
  /** Another computer for one that cannot go on, once all players want the same. */
  replaceBot: (token: string, bot: string) => at<unknown>(token, "replace_bot", { bot }),
  /** A moment as a seat saw it: this one, or, once all is over, another. */
  replay: (token: string, number: number, eyes = "") => at<Replay>(token, "replay", { at: number, eyes: eyes || null }),
  /** What a replay can go to: turns, battles, captures, and the points all along. */
  timeline: (token: string, eyes = "") => at<Timeline>(token, "timeline", { eyes: eyes || null }),
  branch: (token: string, number: number) => at<TableInfo>(token, "branch", { at: number }),
  rename: (token: string, name: string) => at<Player>(token, "name", { name }),
  skip: (token: string, skips: string[]) => at<unknown>(token, "skips", { skips }),
  say: (token: string, text: string) => at<Said>(token, "say", { text }),
  chat: (token: string) => at<Said[]>(token, "chat"),
  /** The game, because the other has used up all time. */
  claimTime: (token: string) => at<unknown>(token, "claim_time"),
  vacation: (token: string, away: boolean) => at<unknown>(token, "vacation", { away }),
  /** Whose words this seat does not want to read. */
  muted: (token: string) => at<string[]>(token, "muted"),
  mute: (token: string, seat: string, muted: boolean) => at<unknown>(token, "mute", { seat, muted }),
  /** Tell whoever runs the server how somebody behaves. */
  tellOf: (token: string, seat: string, text: string) => at<unknown>(token, "report", { seat, text }),
  rematch: (token: string) => at<TableInfo>(token, "rematch"),
  /** A new link to a seat; the old one leads nowhere any more. */
  renew: (token: string) => at<{ token: string }>(token, "renew"),
  /** A new invitation to a seat that nobody has taken; the old one is void. */
  invite: (token: string, seat: string) => at<{ invite: string }>(token, "invite", { seat }),
  luck: (token: string, luck: string) => at<unknown>(token, "luck", { luck }),
  /** A page about the game, as far as the link may know it. */
  reportText: async (token: string, language: string) => (await fetched(`/seat/report?lang=${language}`, bearing(token))).text(),
  /** The same in a window of its own; that has no address, as nobody else may come by the link of a seat. */
  async report(token: string, language: string): Promise<void> {
    const page = window.open("", "_blank"); // now: later, browsers take it for advertising
    try {
      const url = URL.createObjectURL(await (await fetched(`/seat/report?lang=${language}`, bearing(token))).blob());
      if (page) page.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (refused) {
      page?.close();
      throw refused;
    }
  },
  /** The record of a game, as a file for the player. */
  async record(token: string): Promise<void> {
    const answer = await fetched("/seat/record", bearing(token));
    const name = answer.headers.get("content-disposition")?.split('"')[1] ?? "game.jsonl";
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
};
