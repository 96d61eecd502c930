// The live connection: one websocket, any number of seats, always coming back.
import type { Action, GameEvent, Said, State } from "./api";

/** What the client knows of one seat. */
export class Seat {
  state = $state.raw<State | null>(null);
  log = $state.raw<GameEvent[][]>([]);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<{ reason: string; rule: string; why: string } | null>(null);
  /** The number of a decision that has been answered but not yet acknowledged. */
  sent = $state<number | null>(null);

  constructor(readonly token: string) {}

  heard(message: State & { type: string }): void {
    this.state = message;
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    if (this.sent !== null && message.number > this.sent) this.sent = null;
  }
}

export class Live {
  connected = $state(false);
  readonly seats = new Map<string, Seat>();
  #socket: WebSocket | null = null;
  #wait = 250;
  #timer = 0;
  #ping = 0;
  #closed = false;

  constructor(private readonly url: string) {}

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
    if (!seat.state || seat.sent !== null) return;
    seat.refusal = null;
    seat.sent = seat.state.number;
    this.#send({ play: { token: seat.token, number: seat.sent, action } });
  }

  undo(seat: Seat): void {
    if (!seat.state) return;
    seat.refusal = null;
    this.#send({ undo: { token: seat.token, number: seat.state.number } });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 250;
      // The server tells a client that joins the whole log again: start from nothing.
      for (const seat of this.seats.values()) {
        seat.sent = null;
        this.#send({ join: seat.token });
      }
      this.#ping = setInterval(() => this.#send({ ping: 1 }), 25_000);
    };
    socket.onmessage = (message) => this.#heard(JSON.parse(message.data));
    socket.onclose = () => {
      this.connected = false;
      clearInterval(this.#ping);
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, 8_000);
    };
  }

  #heard(message: any): void {
    const seat = this.seats.get(message.for);
    if (!seat) return;
    if (message.type === "state") seat.heard(message);
    else if (message.type === "chat") seat.chat = [...seat.chat, ...message.said];
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
