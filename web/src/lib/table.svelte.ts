// A game as the page shows it: whose eyes we look through, what may be chosen, what was asked.
import { looks } from "../games";
import type { Look, Parts } from "../games/look";
import { api, type Action, type Decision, type Replay, type State, type Why } from "./api";
import { choicesOf, idsOf, meanings } from "./choices";
import { remember } from "./recent";
import { Live, liveUrl, type Seat } from "./live.svelte";
import { Course, type Plan } from "./plan";
import { settings } from "./settings.svelte";

/** Pieces with more answers than this are chosen on the board alone, as far as they stand on it. */
const FEW = 6;
/** Kinds of things that are seen and touched; others become buttons. */
const SHOWN = ["hex", "unit", "card"];
/** Milliseconds before chances are asked for. */
const PAUSE = 60;
/** As many actions as the server tells the chances of at once. */
const PORTION = 200;

/** The chances of an answer, with the question that it answers. */
export interface Chances {
  action: Action;
  prompt: string;
  kind: string;
  odds: any;
}

export class TableModel {
  readonly live = new Live(liveUrl());
  readonly seats: Seat[];
  /** The game's components as the server sent them. */
  #sent = $state.raw<any>(null);
  /** Whether the board's window is higher than wide. */
  tall = $state(false);
  rules = $state.raw<Record<string, string>>({});
  replay = $state.raw<Replay | null>(null);
  /** Several answers behind one click: they become buttons. */
  ambiguous = $state.raw<Action[]>([]);
  odds = $state.raw<Chances[]>([]);
  /** What the computer would answer; null if it has no idea. */
  hint = $state.raw<Action | null | undefined>(undefined);
  /** An answer that cannot be taken back and waits for a second word. */
  unsure = $state.raw<Action | null>(null);
  /** The answer that was given last, with what it answered; null once it was taken back. */
  last = $state.raw<{ action: Action; decision: Decision } | null>(null);
  /** Answers that are given one after the other. */
  #course = $state.raw<Course | null>(null);
  readonly plan = $derived<Plan | null>(this.#course?.plan ?? null);
  /** What came between, until the player goes on. */
  word = $state("");
  /** The turn in which this browser took note of the game last. */
  #noted: number | null = null;
  #language = "";
  #asking = 0;
  #last = $state.raw<Seat | null>(null);
  /** The seat for which the curtain was opened. */
  #opened = $state<string | null>(null);

  constructor(tokens: string[]) {
    this.seats = tokens.map((token) => this.live.join(token));
    this.#last = this.seats[0] ?? null;
  }

  /** The seat we look from: the one that is asked, if it is ours. */
  readonly seat = $derived.by(() => {
    const asked = this.seats.find((one) => one.state?.decision && one.state.decision.seat === one.state.seat);
    return asked ?? this.#last ?? this.seats[0]!;
  });
  readonly now = $derived<State | null>(this.seat.state);
  readonly look = $derived<Look | null>(this.now ? (looks[this.now.game] ?? null) : null);
  readonly #place = $derived<string | null>(this.now?.seat ?? null);
  readonly #scenario = $derived(this.now?.scenario ?? "");
  readonly parts = $derived<Parts | null>(
    this.#sent && this.look ? this.look.parts(this.#sent, this.#place, this.tall, settings.facing, this.#scenario) : null,
  );
  readonly view = $derived<any>(this.replay?.view ?? this.now?.view ?? null);
  readonly shown = $derived({ parts: this.parts, view: this.view });
  readonly mine = $derived(Boolean(this.now?.decision && this.now.decision.seat === this.now.seat));
  readonly choices = $derived.by(() => {
    const decision = this.mine && !this.replay ? this.now?.decision : null;
    return choicesOf(decision && this.look?.offers ? { ...decision, actions: this.look.offers(decision, this.shown) } : decision);
  });
  readonly litHexes = $derived(idsOf(this.choices, "hex"));
  readonly litUnits = $derived(idsOf(this.choices, "unit"));
  readonly litCards = $derived(idsOf(this.choices, "card"));
  readonly chosen = $derived.by(() => {
    const { units, unit } = (this.now?.decision?.args ?? {}) as { units?: string[]; unit?: string | null };
    return new Set([...(units ?? []), ...(unit ? [unit] : []), ...this.#between]);
  });
  /** The pieces whose answers become buttons, as there are several. */
  readonly #between = $derived(this.ambiguous.flatMap(([verb, id]) => (id && this.now?.decision?.kinds?.[verb!] === "unit" ? [id] : [])));
  readonly buttons = $derived.by<Action[]>(() => {
    if (this.ambiguous.length) return this.ambiguous;
    const units = [...(this.choices.things.unit ?? [])];
    const isSeen = units.flatMap(([, actions]) => actions).length > FEW ? this.onBoard : this.#beside;
    const others = Object.entries(this.choices.things).filter(([kind]) => !SHOWN.includes(kind));
    const unseen = others.flatMap(([, things]) => [...things.values()].flat());
    return [...this.choices.buttons, ...unseen, ...units.filter(([id]) => !isSeen.has(id)).flatMap(([, actions]) => actions)];
  });
  /** The pieces that lie beside the board with what the seat holds, each a button of its own. */
  readonly #beside = $derived(new Set(this.look?.beside?.(this.shown, this.#place) ?? []));
  /** The pieces that stand on the board or lie beside it. */
  readonly onBoard = $derived(new Set([...(this.parts?.hexes ?? []).flatMap(({ id }) => this.look!.stack(this.shown, id)), ...this.#beside]));
  /** At one screen, before another side's secrets are shown. */
  readonly curtain = $derived.by(() => {
    const seat = this.now?.seat ?? null;
    if (this.seats.length < 2 || !seat || this.now?.view.result) return null;
    if (this.#opened === null || this.look?.shareSecrets(this.#opened, seat)) return null;
    return seat;
  });

  open(): void {
    this.#opened = this.now?.seat ?? null;
  }

  /** To be called when anything has arrived. */
  settle(): void {
    this.#last = this.seat;
    const { now } = this;
    if (this.#opened === null && now?.seat) this.#opened = now.seat;
    const turn = (now?.view.turn as number | undefined) ?? 0;
    if (now?.seat && this.#noted !== turn) {
      this.#noted = turn;
      const tokens = this.seats.map((seat) => seat.token);
      remember({ id: now.id, game: now.game, mode: now.mode, tokens, at: Date.now(), turn });
    }
    void this.#goOn();
  }

  async load(game: string): Promise<void> {
    const look = looks[game];
    if (!look) return;
    const sent = await api.components(game);
    this.#sent = sent;
  }

  /** The rules in a language; the one that was asked for last counts. */
  async loadRules(game: string, language: string): Promise<void> {
    this.#language = language;
    const rules = await api.rules(game, language).catch(() => null);
    if (rules && language === this.#language) this.rules = rules;
  }

  /** Set out on several steps. */
  begin(plan: Plan): void {
    this.stop();
    this.ambiguous = [];
    this.seat.refusal = null;
    this.#course = new Course(plan, this.seat);
    void this.#goOn();
  }

  /** Nothing more of the plan, nor of what was said about it. */
  stop(): void {
    this.#course?.leave();
    this.#course = null;
    this.word = "";
  }

  /** Take the next step of the plan, once it is asked for. */
  async #goOn(): Promise<void> {
    const { seat, now } = this;
    const course = this.#course;
    if (course && now?.view.result) this.stop();
    else if (course?.isAsked(seat)) {
      const { value, done } = await course.next({ parts: this.parts, view: now!.view }, seat);
      if (course !== this.#course) return;
      if (done) [this.#course, this.word] = [null, value];
      else if (value === "undo") this.#takeBack();
      else if (value !== "wait") this.#send(value);
    }
  }

  #send(action: Action): void {
    this.last = this.now?.decision ? { action, decision: this.now.decision } : null;
    this.live.play(this.seat, action);
  }

  #takeBack(): void {
    this.last = null;
    this.live.undo(this.seat);
  }

  play(action: Action): void {
    if (this.look?.answers?.(this, action)) return;
    if (!this.#course?.isWaiting) this.stop();
    this.ambiguous = [];
    if (this.unsure?.join() !== action.join() && this.#hurts(action)) {
      this.unsure = action;
      return;
    }
    this.unsure = null;
    this.#send(action);
  }

  #hurts(action: Action): boolean {
    if (this.look?.doubts?.(this, action)) return true;
    const prompt = this.now?.decision?.prompt ?? "";
    const rolls = this.odds.some((one) => one.action.join() === action.join());
    return rolls && Boolean(this.look?.confirms(prompt));
  }

  undo(): void {
    this.stop();
    this.#takeBack();
  }

  /** A thing was touched, and perhaps the place where it lies was meant. */
  choose(kind: string, id: string, hex?: string): void {
    this.seat.refusal = null;
    const place = hex ? meanings(this.choices, "hex", hex) : [];
    const actions = [...meanings(this.choices, kind, id), ...place];
    if (actions.length === 1) this.play(actions[0]!);
    else if (actions.length > 1) this.ambiguous = actions;
    else void this.#explainThing(kind, id);
  }

  /** On something that is not allowed: the reason, with its rule. */
  async explain(action: Action): Promise<void> {
    if (this.mine) await this.#refuse((token) => api.why(token, action));
  }

  /** Why a thing cannot be chosen; what touching it would mean is the server's to know. */
  async #explainThing(kind: string, id: string): Promise<void> {
    const { now } = this;
    if (this.replay || !now?.decision || !now.seat) return;
    // A piece was touched before, and what it is to do has still to be said.
    if (kind === "hex" && this.#between.length) {
      this.seat.refusal = { reason: "which-first", rule: "", why: "" };
      return;
    }
    const kinds = Object.values(now.decision.kinds ?? {});
    // Where pieces alone are asked for, who touches a hex means the one that lies on top there.
    const piece = kind === "hex" && kinds.includes("unit") && !kinds.includes("hex") ? this.look!.stack(this.shown, id)[0] : undefined;
    if (this.mine) await this.#refuse((token) => (piece ? api.touch(token, "unit", piece) : api.touch(token, kind, id)));
    else this.seat.refusal = { reason: "not-your-decision", rule: "", why: "" };
  }

  async #refuse(ask: (token: string) => Promise<Why>): Promise<void> {
    const { seat, now } = this;
    const answer = await ask(seat.token).catch(() => null);
    if (!answer || answer.legal || seat.state?.number !== now?.number) return;
    const { reason, rule, why } = answer;
    seat.refusal = { reason: reason ?? "illegal", rule: rule ?? "", why: why ?? "" };
  }

  async askHint(): Promise<void> {
    const { seat, now } = this;
    if (!this.mine || !now) return;
    const found = await api.hint(seat.token, now.number).catch(() => null);
    if (seat.state?.number === now.number) this.hint = found?.action ?? null;
  }

  /** The exact chances of every answer that has some; who asks again starts anew. */
  async askOdds(): Promise<void> {
    const { seat, now } = this;
    const asking = ++this.#asking;
    this.odds = [];
    this.unsure = null;
    this.hint = undefined;
    if (!this.mine || !now?.decision?.actions || now.decision.prompt === "type-die") return;
    if (this.look?.rolls && !this.look.rolls.includes(now.decision.prompt ?? "")) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE)); // perhaps the question passes by itself
    if (asking !== this.#asking || seat.state?.number !== now.number) return;
    const { actions, prompt, kinds } = now.decision;
    const found: any[] = [];
    while (found.length < actions.length) {
      const portion = actions.slice(found.length, found.length + PORTION);
      const told = await api.odds<any>(seat.token, now.number, portion).catch(() => []);
      if (told.length < portion.length) break; // the game has gone on
      found.push(...told);
    }
    if (asking !== this.#asking || seat.state?.number !== now.number) return;
    const all = actions.map((action, n) => ({
      action,
      prompt: prompt ?? "",
      kind: kinds?.[action[0]!] ?? "",
      odds: found[n],
    }));
    this.odds = all.filter((one) => one.odds);
  }

  /** From now on the seat we look from is not asked for these reasons. */
  async skip(skips: string[]): Promise<void> {
    const { seat } = this;
    await api.skip(seat.token, skips).catch(() => null); // the server tells what has changed
  }

  close(): void {
    this.live.close();
  }
}
