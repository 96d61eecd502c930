// The live connection: one websocket, any number of seats, always coming back.
import { api, askThrough, Refused, type Action, type GameEvent, type Said, type State, type Waiting } from "./api";
import { applied, type Patch } from "./patch";

/** As many actions of the log as the server tells at once. */
const PAGE = 500;

/** Why an answer was not taken, with its rule. */
export interface Refusal {
  reason: string;
  rule: string;
  why: string;
}

/** What has changed since the message before it. */
interface Change {
  serial: number;
  patch: Patch;
  log_from: number;
  log: GameEvent[][];
}

/** What the server says: to a seat, or in answer to a question. */
type Message = { for: string; id?: number; answer?: unknown; refused?: Refusal & { line: number } } & (
  | (State & { type: "state"; serial: number })
  | (Change & { type: "change" })
  | (Waiting & { type: "waiting" })
  | { type: "chat"; said: Said[] }
  | { type: "refused"; reason: string }
  | { type: "pong" }
);

/** What was heard and is still to be told: what happened, and how the game stands after it. */
export interface Moment {
  state: State;
  entries: GameEvent[][];
}

/** What the client knows of one seat. */
export class Seat {
  /** How the game stands, as far as it has been told. */
  state = $state.raw<State | null>(null);
  /** What has been told, per action. */
  log = $state.raw<GameEvent[][]>([]);
  /** How it stands by what was heard last. */
  newest = $state.raw<State | null>(null);
  /** What lies between the two, the oldest first. */
  pending = $state.raw<Moment[]>([]);
  /** Whether somebody tells what happens; else all counts as told when it is heard. */
  hasTeller = false;
  /** Whether the log is here from its beginning; until then its first actions tell nothing. */
  isWhole = $state(false);
  /** The table as long as it waits for people. */
  waiting = $state.raw<Waiting | null>(null);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What the server has not yet acknowledged: the answer to a decision, or null to take one back. */
  sent = $state.raw<{ number: number; action: Action | null } | null>(null);

  constructor(readonly token: string) {}

  #serial = 0;

  /** All that there is to know. */
  heard(message: State & { serial: number }): void {
    this.waiting = null;
    this.#serial = message.serial;
    const known = this.#known - message.log_from;
    const isKnown = this.state !== null && known >= 0 && known <= message.log.length;
    if (isKnown) this.#take(message, this.#known, message.log.slice(known));
    else this.#take(message, message.log_from, message.log);
    void this.#fill(message.log_from);
  }

  /** What has changed; false if something was missed before it. */
  heardChange(message: Change): boolean {
    if (!this.newest || message.serial !== this.#serial + 1) return false;
    this.#serial = message.serial;
    this.#take(applied(this.newest, message.patch) as State, message.log_from, message.log);
    return true;
  }

  /** What was heard next has been told. */
  release(): void {
    const [next, ...rest] = this.pending;
    if (!next) return;
    this.pending = rest;
    this.log = [...this.log, ...next.entries];
    this.#show(next.state);
  }

  /** How many actions have been heard of. */
  get #known(): number {
    return this.pending.reduce((sum, { entries }) => sum + entries.length, this.log.length);
  }

  #take(state: State, from: number, log: GameEvent[][]): void {
    // What was refused before counts no more; that the game has gone on is news.
    if (state.number !== this.newest?.number && this.refusal?.reason !== "stale") this.refusal = null;
    this.newest = state;
    if (this.hasTeller && this.state && from === this.#known && (log.length || this.pending.length)) {
      // Who comes or goes meanwhile is shown with what is told last.
      if (log.length) this.pending = [...this.pending, { state, entries: log }];
      else this.pending = [...this.pending.slice(0, -1), { ...this.pending.at(-1)!, state }];
      return;
    }
    this.pending = [];
    const missing = Array.from<GameEvent[]>({ length: Math.max(0, from - this.log.length) }).fill([]);
    this.log = [...this.log.slice(0, from), ...missing, ...log];
    if (missing.length) this.isWhole = false;
    this.#show(state);
  }

  #show(state: State): void {
    this.state = state;
    if (this.sent && state.number > this.sent.number) this.sent = null;
  }

  /** The log before `to`, page by page from its end. */
  async #fill(to: number): Promise<void> {
    while (to > 0 && !this.isWhole) {
      const start = Math.max(0, to - PAGE);
      const page = await api.log(this.token, start, to).catch(() => null);
      if (!page) return;
      this.log = [...this.log.slice(0, start), ...page.log, ...this.log.slice(to)];
      to = start;
    }
    this.isWhole = true;
  }
}

/** What this browser adds to the seed of a game: nobody else knows it beforehand. */
export function newLuck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function unpacked(data: string | ArrayBuffer): Promise<Message> {
  if (typeof data === "string") return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

interface Question {
  resolve: (answer: unknown) => void;
  reject: (refused: Refused) => void;
}

export class Live {
  connected = $state(false);
  readonly seats = new Map<string, Seat>();
  #socket: WebSocket | null = null;
  #wait = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silent = false;
  #closed = false;
  #asked = 0;
  readonly #questions = new Map<number, Question>();
  readonly #offline = () => this.#lose();
  readonly #online = () => this.connected || this.#open();

  constructor(private readonly url: string) {
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    askThrough((token, request, body) => this.#ask(token, request, body));
  }

  /** An answer of the server; null while it cannot be asked. */
  #ask(token: string, ask: string, body: object = {}): Promise<unknown> | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    const id = ++this.#asked;
    this.#send({ id, ask, token, body });
    return new Promise((resolve, reject) => this.#questions.set(id, { resolve, reject }));
  }

  join(token: string): Seat {
    let seat = this.seats.get(token);
    if (!seat) {
      seat = new Seat(token);
      this.seats.set(token, seat);
      if (this.connected) this.#join(seat);
    }
    if (!this.#socket) this.#open();
    return seat;
  }

  play(seat: Seat, action: Action): void {
    this.#move(seat, action);
  }

  undo(seat: Seat): void {
    this.#move(seat, null);
  }

  #move(seat: Seat, action: Action | null): void {
    if (!seat.state || seat.sent !== null) return;
    seat.refusal = null;
    seat.sent = { number: seat.state.number, action };
    this.#sendMove(seat);
  }

  #join({ token }: Seat): void {
    this.#ask(token, "join")?.catch((refused) => this.#refused(token, refused));
    this.#ask(token, "chat")?.then((said) => this.#said(token, said as Said[]), () => null);
  }

  #sendMove({ token, sent }: Seat): void {
    if (!sent) return;
    const { number, action } = sent;
    const answer = action ? this.#ask(token, "play", { number, action }) : this.#ask(token, "undo", { number });
    answer?.catch((refused) => this.#refused(token, refused));
  }

  close(): void {
    this.#closed = true;
    askThrough(null);
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const socket = new WebSocket(this.url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    let before: Promise<unknown> = Promise.resolve(); // messages are heard in their order
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 250;
      // The server tells a client that joins the whole log again: start from nothing.
      for (const seat of this.seats.values()) {
        this.#join(seat);
        // Perhaps it never arrived; the server makes the same move only once.
        this.#sendMove(seat);
      }
      this.#silent = false;
      this.#ping = setInterval(() => this.#listen(), 25_000);
    };
    socket.onmessage = (message) => {
      this.#silent = false;
      const read = unpacked(message.data);
      before = before.then(async () => socket === this.#socket && this.#heard(await read));
    };
    socket.onclose = () => this.#lose();
  }

  /** A connection can die without a word: whoever does not answer a ping is gone. */
  #listen(): void {
    if (this.#silent) return this.#lose();
    this.#silent = true;
    this.#send({ ask: "ping" });
  }

  #lose(): void {
    this.#drop();
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, 8_000);
  }

  #drop(): void {
    this.connected = false;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    for (const { reject } of this.#questions.values()) reject(new Refused("no-server"));
    this.#questions.clear();
  }

  #heard(message: Message): void {
    const { id = 0, refused } = message;
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    if ("answer" in message) question?.resolve(message.answer);
    if (refused) question?.reject(new Refused(refused.reason, refused.rule, refused.why, refused.line));
    const seat = this.seats.get(message.for);
    if (!seat) return;
    if (message.type === "state") seat.heard(message);
    else if (message.type === "change") {
      if (!seat.heardChange(message)) this.#ask(seat.token, "whole")?.catch(() => null);
    } else if (message.type === "waiting") this.#waits(seat, message);
    else if (message.type === "chat") this.#said(seat.token, message.said);
    else if (message.type === "refused") seat.refusal = { reason: message.reason, rule: "", why: "" };
  }

  /** The server has committed itself to its part of the seed: now add ours. */
  #waits(seat: Seat, table: Waiting): void {
    seat.waiting = table;
    if (table.luck_wanted) this.#ask(seat.token, "luck", { luck: newLuck() })?.catch(() => null);
  }

  #said(token: string, said: Said[]): void {
    const seat = this.seats.get(token);
    if (seat && said.length) seat.chat = [...seat.chat.filter(({ id }) => id < said[0]!.id), ...said];
  }

  #refused(token: string, refused: unknown): void {
    const seat = this.seats.get(token);
    if (!seat || !(refused instanceof Refused) || refused.reason === "no-server") return;
    seat.sent = null;
    seat.refusal = { reason: refused.reason, rule: refused.rule, why: refused.why };
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export function liveUrl(): string {
  const url = new URL("./api/live", location.href.split("#")[0]);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.toString();
}
