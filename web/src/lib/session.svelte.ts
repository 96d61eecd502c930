// A game as the page shows it: whose eyes we look through, what may be chosen, what was asked.
import { api, Refused, type Action, type Decision, type Idea, type Mark, type Painting, type Replay, type State, type Why } from "./api";
import { choicesOf, idsOf, wayOn } from "./choices";
import { following, ideasOf, marksOf, type Hint } from "./hints";
import { say } from "./i18n.svelte";
import type { Offset } from "./input";
import type { Look, Parts, Position, View } from "./look";
import { remember } from "./recent";
import { Live, liveUrl, type Seat } from "./live.svelte";
import { Placing } from "./placing.svelte";
import { PlanRun, type Plan } from "./plan";
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
  odds: unknown;
}

/** How the look of a game is fetched. */
export type OpenLook = (game: string) => Promise<Look>;

export class Session {
  readonly live = new Live(liveUrl());
  readonly seats: Seat[];
  /** The game's components as the server sent them. */
  #sent = $state.raw<unknown>(null);
  look = $state.raw<Look | null>(null);
  /** Its painted maps by scenario; one on which all are played has no name. */
  art = $state.raw<Record<string, Painting>>({});
  /** Whether the board's window is higher than wide. */
  tall = $state(false);
  rules = $state.raw<Record<string, string>>({});
  replay = $state.raw<Replay | null>(null);
  /** Several answers behind one click: they become buttons. */
  ambiguous = $state.raw<Action[]>([]);
  #odds = $state.raw<Chances[]>([]);
  /** The chances have been asked for and are not here yet. */
  isWeighing = false;
  weighed = Promise.resolve();
  /** What the computer advised last, and the number of the idea that is looked at. */
  #hint = $state.raw<Hint | null>(null);
  #idea = $state(0);
  /** How often a hint was asked for or given up. */
  #advice = 0;
  /** Whether it thinks of a hint. */
  isAdvising = $state(false);
  /** An idea that is drawn though nobody is asked about it: of a hint that is carried out, of a computer's turn. */
  drawn = $state.raw<Idea | null>(null);
  /** An answer that cannot be taken back and waits for a second word. */
  unsure = $state.raw<Action | null>(null);
  /** The answer that was given last, with what it answered; null once it was taken back. */
  last = $state.raw<{ action: Action; decision: Decision } | null>(null);
  /** All answers of this page that still hold. */
  given: Action[] = [];
  /** Answers that are given one after the other. */
  #run = $state.raw<PlanRun | null>(null);
  readonly plan = $derived<Plan | null>(this.#run?.plan ?? null);
  /** What is laid out before the game begins. */
  readonly placing = new Placing(this);
  /** Whether the plan leaves the question to the player. */
  #isLeftToUs = $state(false);
  /** What came between, until the player goes on. */
  word = $state("");
  /** The turn in which this browser took note of the game last. */
  #noted: number | null = null;
  #language = "";
  #asking = 0;
  #last = $state.raw<Seat | null>(null);
  /** The seat for which the curtain was opened. */
  #opened = $state<string | null>(null);

  constructor(
    tokens: string[],
    private readonly openLook: OpenLook,
  ) {
    this.seats = tokens.map((token) => this.live.join(token));
    this.#last = this.seats[0] ?? null;
  }

  /** The seat we look from: the one that is asked, if it is ours. */
  readonly seat = $derived.by(() => {
    const last = this.#last ?? this.seats[0]!;
    if (last.pending.length) return last; // who looks is told all before another sits down
    const asked = this.seats.find(({ newest }) => newest?.decision && newest.decision.seat === newest.seat);
    return asked ?? last;
  });
  readonly now = $derived<State | null>(this.seat.state);
  readonly #place = $derived<string | null>(this.now?.seat ?? null);
  readonly #scenario = $derived(this.now?.scenario ?? "");
  readonly parts = $derived<Parts | null>(
    this.#sent && this.look
      ? this.look.drawing.parts(this.#sent, { seat: this.#place, isTall: this.tall, isFacing: settings.facing, scenario: this.#scenario })
      : null,
  );
  /** Who tells what happens, and what the board shows meanwhile. */
  teller: { readonly shown: View | null; takenBack(): void } | null = null;
  /** Whether what is long over is told once more. */
  isTelling = $state(false);
  readonly view = $derived((this.teller?.shown ?? this.replay?.view ?? this.now?.view ?? null) as View | null);
  /** What is shown; to be read once the components and a view are there. */
  readonly position = $derived<Position>({ parts: this.parts!, view: this.view! });
  /** Ours to answer; what we have answered stands, out of reach, until the answer has been told. */
  readonly mine = $derived.by(() => {
    const { now, seat, isTelling } = this;
    const isTold = !seat.pending.length || seat.sent !== null;
    return Boolean(isTold && !isTelling && now?.decision && now.decision.seat === now.seat);
  });
  /** Whether the page goes on by itself, or waits for the server. */
  readonly isGoing = $derived(this.seat.sent !== null || (this.#run !== null && !this.#isLeftToUs));
  /** The question, if it is ours to answer now. */
  readonly question = $derived.by<Decision | null>(() => {
    const first = this.mine && !this.replay ? (this.now?.decision ?? null) : null;
    return first && this.placing.question(first);
  });
  readonly choices = $derived.by(() => {
    const { question, look } = this;
    if (!question || !look) return choicesOf(question);
    const { offers, kinds } = look.interaction;
    return choicesOf({ ...question, kinds: { ...question.kinds, ...kinds }, actions: offers(question, this.position) });
  });
  /** The chances of the answers, as far as the server has told them. */
  readonly odds = $derived(this.look?.interaction.told?.(this.question, this.#odds) ?? this.#odds);
  readonly litHexes = $derived(idsOf(this.choices, "hex"));
  readonly litUnits = $derived(idsOf(this.choices, "unit"));
  readonly litCards = $derived(idsOf(this.choices, "card"));
  readonly chosen = $derived.by(() => {
    const asked = this.placing.isOn ? this.question : this.now?.decision;
    const { units, unit } = (asked?.args ?? {}) as { units?: string[]; unit?: string | null };
    const more = this.question ? (this.look?.interaction.chosen?.(this.question) ?? []) : [];
    return new Set([...(units ?? []), ...(unit ? [unit] : []), ...this.between, ...more]);
  });
  /** The pieces whose answers become buttons, as there are several. */
  readonly between = $derived(this.ambiguous.flatMap(([verb, id]) => (id && this.now?.decision?.kinds?.[verb!] === "unit" ? [id] : [])));
  /** The way on: the usual answer, or the one that names nothing. */
  readonly way = $derived.by<Action | null>(() => {
    const { interaction } = this.look ?? {};
    if (!interaction) return null;
    const usual = this.question && interaction.usual?.(this.question);
    return this.#buttons.find((action) => action.join() === usual?.join()) ?? wayOn(this.#buttons, interaction.costly, interaction.ends) ?? null;
  });
  /** The way on comes first, so that it has its place whatever else there is. */
  readonly buttons = $derived.by<Action[]>(() => {
    const { way } = this;
    return way ? [way, ...this.#buttons.filter((action) => action !== way)] : this.#buttons;
  });
  readonly #buttons = $derived.by<Action[]>(() => {
    if (this.ambiguous.length) return this.ambiguous;
    const units = [...(this.choices.things.unit ?? [])];
    const isSeen = units.flatMap(([, actions]) => actions).length > FEW ? this.onBoard : this.#beside;
    const others = Object.entries(this.choices.things).filter(([kind]) => !SHOWN.includes(kind));
    const unseen = others.flatMap(([, things]) => [...things.values()].flat());
    return [...this.choices.buttons, ...unseen, ...units.filter(([id]) => !isSeen.has(id)).flatMap(([, actions]) => actions)];
  });
  /** The pieces that lie beside the board with what the seat holds, each a button of its own. */
  readonly #beside = $derived(new Set(this.look && this.parts ? this.look.interaction.offBoard(this.position, this.#place) : []));
  /** The pieces that stand on the board or lie beside it. */
  readonly onBoard = $derived(new Set([...(this.parts?.hexes ?? []).flatMap(({ id }) => this.look!.drawing.stack(this.position, id)), ...this.#beside]));
  /** The hint to the question that is asked; what was said to another is over. */
  readonly hint = $derived(this.question && this.#hint?.number === this.now?.number ? this.#hint : null);
  readonly ideas = $derived(this.hint ? ideasOf(this.hint) : []);
  readonly idea = $derived(this.ideas[this.#idea % Math.max(this.ideas.length, 1)] ?? null);
  readonly ideaNumber = $derived(this.ideas.indexOf(this.idea!) + 1);
  /** What is drawn of an idea. */
  readonly marks = $derived.by<Mark[]>(() => {
    const { hint, idea, drawn } = this;
    if (idea && hint) return marksOf(idea, hint.decision, (unit) => this.#hexOf(unit));
    return drawn?.marks ?? [];
  });
  /** At one screen, before another side's secrets are shown. */
  readonly curtain = $derived.by(() => {
    const seat = this.now?.seat ?? null;
    if (this.seats.length < 2 || !seat || this.now?.view.result) return null;
    if (this.#opened === null || this.look?.interaction.shareSecrets(this.#opened, seat)) return null;
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
    const round = now?.view.round as number | undefined;
    const turn = round ?? (now?.view.turn as number | undefined) ?? 0;
    if (now?.seat && !now.lesson && this.#noted !== turn) {
      this.#noted = turn;
      const tokens = this.seats.map((seat) => seat.token);
      remember({ id: now.id, game: now.game, mode: now.mode, tokens, at: Date.now(), turn, isRound: round !== undefined });
    }
    this.#recall();
    this.placing.follow();
    this.#follow();
    void this.#goOn();
  }

  /** The number of the question whose consequence has been drawn. */
  #followed = -1;

  /** What follows from a question by itself, unless somebody has just gone back to it. */
  #follow(): void {
    const { now, seat, look } = this;
    if (!now || !this.question || seat.sent || seat.pending.length || this.#run || this.#followed === now.number) return;
    this.#followed = now.number;
    const plan = this.last ? (look?.interaction.follows?.(this) ?? null) : null;
    if (!plan) return;
    const { word } = this; // why the plan before it ended
    this.begin(plan);
    this.word = word;
  }

  async load(game: string): Promise<void> {
    const [look, sent, art] = await Promise.all([this.openLook(game), api.components(game), api.art(game).catch(() => ({}))]);
    this.art = art;
    this.look = look;
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
    this.unsure = null;
    this.seat.refusal = null;
    this.#run = new PlanRun(plan, this.seat);
    void this.#goOn();
  }

  /** Nothing more of the plan, nor of what was said about it. */
  stop(): void {
    this.#run?.leave();
    this.#run = null;
    this.drawn = null;
    this.word = "";
  }

  /** Take the next step of the plan, once it is asked for. */
  async #goOn(): Promise<void> {
    const { seat, now } = this;
    const run = this.#run;
    if (run && now?.view.result) this.stop();
    else if (run?.isAsked(seat) && !seat.pending.length) {
      this.#isLeftToUs = false;
      const { value, done } = await run.next({ parts: this.parts!, view: now!.view as unknown as View }, seat);
      if (run !== this.#run) return;
      this.#isLeftToUs = value === "wait";
      if (done) {
        [this.#run, this.drawn, this.word] = [null, null, value || this.word];
        this.#follow();
      }
      else if (value === "undo") this.#takeBack();
      else if (value !== "wait") this.#send(value);
    }
  }

  #send(action: Action): void {
    this.last = this.now?.decision ? { action, decision: this.now.decision } : null;
    this.given.push(action);
    this.#note(action);
    this.live.play(this.seat, action);
  }

  readonly #noteKey = $derived(`hexfront-given-${this.now?.id}-${this.#place}`);

  /** The last answer outlives the page: who comes back may take it back as before. */
  #note(action: Action): void {
    try {
      sessionStorage.setItem(this.#noteKey, JSON.stringify({ number: this.now?.number, action }));
    } catch {
      // without a place to keep it, it lasts as long as the page
    }
  }

  #recall(): void {
    if (this.given.length || !this.now?.seat) return;
    try {
      const noted = JSON.parse(sessionStorage.getItem(this.#noteKey) ?? "null") as { number: number; action: Action } | null;
      if (noted && noted.number + 1 === this.now.number) this.given = [noted.action];
    } catch {
      // as if nothing had been noted
    }
  }

  #takeBack(): void {
    this.last = null;
    this.given.pop();
    this.teller?.takenBack();
    this.live.undo(this.seat);
  }

  /** Send an answer; a plan that waits for it goes on afterwards. */
  play(action: Action, at?: Offset): void {
    if (this.placing.put(action, at)) return;
    if (!this.#run?.isWaiting) this.stop();
    this.ambiguous = [];
    this.unsure = null;
    this.#send(action);
  }

  /** The answers that are left when a thing with several was touched. */
  offer(actions: Action[]): void {
    this.seat.refusal = null;
    this.ambiguous = actions;
  }

  refuse(reason: string): void {
    this.seat.refusal = { reason, rule: "", why: "" };
  }

  undo(): void {
    this.stop();
    this.#takeBack();
  }

  /** On something that is not allowed: the reason, with its rule. */
  async explain(action: Action): Promise<void> {
    if (this.mine) await this.#refuse((token) => api.why(token, action));
  }

  /** Why a thing cannot be chosen; what touching it would mean is the server's to know. */
  async explainThing(kind: string, id: string): Promise<void> {
    this.seat.refusal = null;
    await this.#refuse((token) => api.touch(token, kind, id));
  }

  async #refuse(ask: (token: string) => Promise<Why>): Promise<void> {
    const { seat, now } = this;
    const answer = await ask(seat.token).catch(() => null);
    if (!answer || answer.legal || seat.state?.number !== now?.number) return;
    const { reason, rule, why, instead } = answer;
    seat.refusal = { reason: reason ?? "illegal", rule: rule ?? "", why: why ?? "", instead };
  }

  #hexOf(unit: string): string | null {
    return this.parts?.hexes.find(({ id }) => this.look!.drawing.stack(this.position, id).includes(unit))?.id ?? null;
  }

  async askHint(): Promise<void> {
    const { seat, now, question } = this;
    if (!question || !now || this.isAdvising) return;
    this.isAdvising = true;
    if (!this.plan) this.word = ""; // what was said of the last plan makes room
    const asked = ++this.#advice;
    let isCut = false;
    const found = await api.hint(seat.token, now.number).catch((refused: unknown) => {
      isCut = refused instanceof Refused && refused.reason === "no-server";
      return null;
    });
    if (asked !== this.#advice) return; // nobody waits for it any more
    this.isAdvising = false;
    if (isCut) return this.refuse("no-server");
    this.#hint = { number: now.number, decision: question, action: found?.action ?? null, why: found?.why ?? null };
    this.#idea = 0;
  }

  /** Look at the next best idea; after the last comes the first. */
  nextIdea(): void {
    this.#idea = (this.#idea + 1) % Math.max(this.ideas.length, 1);
  }

  dropHint(): void {
    this.#advice++;
    this.isAdvising = false;
    this.#hint = null;
  }

  /** The plan of an idea in words; an idea without one is told by its answer. */
  planInWords({ plan }: { plan: Idea["plan"] | null }): string {
    const { now, look } = this;
    return plan && now && look ? say(`${now.game}-bot-${plan.id}`, look.wording.words(this.position, plan.args)) : "";
  }

  /** Do what the hint says, to the end of its plan. */
  follow(): void {
    const { idea, now, seat } = this;
    if (!idea || !now?.seat) return;
    const says = this.planInWords(idea);
    this.dropHint();
    if (!idea.plan) return this.play(idea.action);
    this.begin(following({ seat, whose: now.seat, action: idea.action, plan: idea.plan, says: () => say("web-hint-doing", { plan: says }), done: () => say("web-hint-done") }));
    this.drawn = idea;
  }

  /** The computer that thinks is to play at once. */
  hurry(): void {
    if (this.seat.newest?.thinks && this.now?.seat) void api.hurry(this.seat.token).catch(() => null);
  }

  forgetOdds(): void {
    this.#odds = [];
  }

  /** The exact chances of every answer that has some; who asks again starts anew. */
  askOdds(): void {
    this.weighed = this.#askOdds();
  }

  async #askOdds(): Promise<void> {
    const { seat, now } = this;
    const asking = ++this.#asking;
    this.#odds = [];
    this.unsure = null;
    this.isWeighing = false;
    if (!this.mine || !now?.decision?.actions || now.decision.prompt === "type-die") return;
    if (this.look?.interaction.rolls?.includes(now.decision.prompt ?? "") === false) return;
    this.isWeighing = true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE)); // perhaps the question passes by itself
    if (asking !== this.#asking || seat.state?.number !== now.number) return;
    const { actions, prompt, kinds } = now.decision;
    const found: unknown[] = [];
    while (found.length < actions.length) {
      const portion = actions.slice(found.length, found.length + PORTION);
      const told = await api.odds<unknown>(seat.token, now.number, portion).catch(() => []);
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
    this.#odds = all.filter((one) => one.odds);
    this.isWeighing = false;
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
