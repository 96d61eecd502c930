// The live connection: one websocket, any number of seats, always coming back.
import type { Action, GameEvent, Said, State } from "./api";

/** Why an answer was not taken, with its rule. */
export interface Refusal {
  reason: string;
  rule: string;
  why: string;
}

/** What the server says to a seat. */
type Message = { for: string } & (
  | (State & { type: "state" })
  | { type: "chat"; said: Said[] }
  | ({ type: "refused" } & Refusal)
  | { type: "pong" }
);

/** What the client knows of one seat. */
export class Seat {
  state = $state.raw<State | null>(null);
  log = $state.raw<GameEvent[][]>([]);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What the server has not yet acknowledged: the answer to a decision, or null to take one back. */
  sent = $state.raw<{ number: number; action: Action | null } | null>(null);

  constructor(readonly token: string) {}

  heard(message: State): void {
    // What was refused before counts no more; that the game has gone on is news.
    if (message.number !== this.state?.number && this.refusal?.reason !== "stale") this.refusal = null;
    this.state = message;
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    if (this.sent && message.number > this.sent.number) this.sent = null;
  }
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
  readonly #offline = () => this.#lose();
  readonly #online = () => this.connected || this.#open();

  constructor(private readonly url: string) {
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
  }

  join(token: string): Seat {
    let seat = this.seats.get(token);
    if (!seat) {
      seat = new Seat(token);
      this.seats.set(token, seat);
      this.#send({ join: token });
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

  #sendMove({ token, sent }: Seat): void {
    if (!sent) return;
    const { number, action } = sent;
    this.#send(action ? { play: { token, number, action } } : { undo: { token, number } });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 250;
      // The server tells a client that joins the whole log again: start from nothing.
      for (const seat of this.seats.values()) {
        this.#send({ join: seat.token });
        // Perhaps it never arrived; the server makes the same move only once.
        this.#sendMove(seat);
      }
      this.#silent = false;
      this.#ping = setInterval(() => this.#listen(), 25_000);
    };
    socket.onmessage = (message) => {
      this.#silent = false;
      this.#heard(JSON.parse(message.data));
    };
    socket.onclose = () => this.#lose();
  }

  /** A connection can die without a word: whoever does not answer a ping is gone. */
  #listen(): void {
    if (this.#silent) return this.#lose();
    this.#silent = true;
    this.#send({ ping: 1 });
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
  }

  #heard(message: Message): void {
    const seat = this.seats.get(message.for);
    if (!seat) return;
    if (message.type === "state") seat.heard(message);
    else if (message.type === "chat") seat.chat = [...seat.chat.filter(({ id }) => id < message.said[0]!.id), ...message.said];
    else if (message.type === "refused") {
      seat.sent = null;
      seat.refusal = { reason: message.reason, rule: message.rule, why: message.why };
    }
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
