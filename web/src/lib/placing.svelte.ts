// Units that are placed before a game begins: a player lays them out in any order and moves them about;
// then they are played one by one, as the table asks for them. What is legal is the server's to say.
import { api, type Action, type Decision, type ToPlace } from "./api";
import type { Offset } from "./input";
import type { Moment, Plan, Step } from "./plan";
import type { Session } from "./session.svelte";

export class Placing {
  /** All that is still to be placed, as the server told it last, and for which question. */
  units = $state.raw<ToPlace[]>([]);
  #number = $state(-1);
  /** By unit: where it is to stand, and what is answered about it afterwards. */
  #drafted = $state.raw<ReadonlyMap<string, Action[]>>(new Map());
  /** The unit that the next hex is for. */
  picked = $state<string | null>(null);
  /** The unit that was laid down last. */
  #last = $state<string | null>(null);
  /** Whether what was laid out is being played. */
  #isPlayed = $state(false);
  isAdvising = $state(false);
  #asked = 0;
  /** The seat whose draft has been looked for. */
  #recalled = "";

  constructor(private readonly session: Session) {}

  get drafted(): ReadonlyMap<string, Action[]> {
    return this.#drafted;
  }

  set drafted(drafted: ReadonlyMap<string, Action[]>) {
    this.#drafted = drafted;
    this.#keep();
  }

  readonly #key = $derived.by(() => `hexfront-laid-out-${this.session.now?.id}-${this.session.now?.seat}`);

  /** What is laid out outlives the page. */
  #keep(): void {
    try {
      if (this.#drafted.size) localStorage.setItem(this.#key, JSON.stringify([...this.#drafted]));
      else localStorage.removeItem(this.#key);
    } catch {
      // without a place to keep it, it lasts as long as the page
    }
  }

  #recall(): void {
    if (this.#recalled === this.#key) return;
    this.#recalled = this.#key;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
      if (!this.#drafted.size && Array.isArray(kept)) this.#drafted = new Map(kept as [string, Action[]][]);
    } catch {
      // as if nothing had been laid out
    }
  }

  /** One unit alone is simply asked about. */
  readonly isOn = $derived.by(() => {
    const { now, mine, replay } = this.session;
    const isTold = this.#number === now?.number && this.units.length + this.drafted.size > 1;
    return isTold && mine && !replay && !this.#isPlayed && !now?.lesson;
  });
  readonly left = $derived.by(() => this.units.filter(({ unit }) => !this.drafted.has(unit)));
  /** Units that can no longer stand where they were laid, as others came there. */
  readonly wrong = $derived.by(() =>
    this.units.filter(({ unit, actions }) => {
      const wanted = this.drafted.get(unit)?.[0];
      return wanted && !actions.some((one) => one.join() === wanted.join());
    }),
  );

  /** The unit that can be turned where it lies: the one that was taken up, else the last. */
  readonly turning = $derived.by(() => [this.picked, this.#last].find((unit) => unit !== null && this.isOn && this.drafted.has(unit)) ?? null);

  /** The question about the unit that was picked, in place of the one that the table asks first. */
  question(first: Decision): Decision {
    if (!this.isOn) return first;
    const one = this.units.find(({ unit }) => unit === this.picked);
    const [key = "unit"] = Object.keys(first.args ?? {});
    return one ? { ...first, prompt: one.prompt, args: { [key]: one.unit }, actions: one.actions } : { ...first, args: {}, actions: [] };
  }

  /** To be called when anything has arrived. */
  follow(): void {
    const { now, look, plan } = this.session;
    if (!plan) this.#isPlayed = false;
    const isAsked = now?.decision && now.decision.seat === now.seat && look?.interaction.placing.includes(now.decision.prompt ?? "");
    if (!isAsked || now.lesson) {
      if (this.units.length && !this.#isPlayed) this.#forget();
    } else if (!this.#isPlayed && this.#asked !== now.number) void this.#ask();
  }

  #forget(): void {
    [this.units, this.drafted, this.picked, this.#last, this.#number, this.#asked] = [[], new Map(), null, null, -1, 0];
  }

  async #ask(): Promise<void> {
    const { seat, now } = this.session;
    if (!now) return;
    this.#asked = now.number;
    this.#recall();
    const { drafted } = this;
    const mind = Object.fromEntries([...drafted].map(([unit, [first]]) => [unit, first!]));
    const found = await api.placing(seat.token, now.number, mind).catch(() => null);
    if (!found || this.session.now?.number !== now.number || drafted !== this.drafted) return;
    this.units = found.units;
    this.#number = now.number;
    const known = new Set(found.units.map(({ unit }) => unit));
    if ([...drafted.keys()].some((unit) => !known.has(unit))) this.drafted = new Map([...drafted].filter(([unit]) => known.has(unit)));
    if (!this.picked || !known.has(this.picked)) this.#pickNext();
  }

  #pickNext(): void {
    this.picked = this.left[0]?.unit ?? null;
  }

  has(unit: string | null): boolean {
    return this.isOn && this.units.some((one) => one.unit === unit);
  }

  pick(unit: string | null): void {
    this.picked = unit;
  }

  /** The units that are to stand in a hex, the last one first. */
  standing(hex: string): string[] {
    return [...this.drafted].filter(([, [first]]) => first?.[1] === hex).map(([unit]) => unit).reverse();
  }

  /** The picked unit is to stand there; false if that is no answer about it. */
  put(action: Action, at?: Offset): boolean {
    const { picked, session } = this;
    const instead = this.units.find(({ unit }) => unit === picked)?.actions ?? [];
    const isLegal = instead.some((one) => one.join() === action.join());
    if (!this.isOn || !picked || !isLegal) return false;
    const then = session.look?.interaction.turned?.(session.position, { action, where: at, instead }) ?? null;
    const drafted = new Map(this.drafted);
    drafted.delete(picked);
    this.drafted = drafted.set(picked, then ? [action, then] : [action]);
    this.#last = picked;
    this.#pickNext();
    void this.#ask();
    return true;
  }

  /** The unit is to be turned like this where it lies. */
  turn(unit: string, then: Action): void {
    const [action] = this.drafted.get(unit) ?? [];
    if (!action) return;
    this.drafted = new Map(this.drafted).set(unit, [action, then]);
    if (this.picked === unit) this.#pickNext();
  }

  clear(): void {
    this.drafted = new Map();
    this.#pickNext();
    void this.#ask();
  }

  /** As the planner would place what is not yet placed; what was placed by hand stays. */
  async placeForMe(): Promise<void> {
    const { seat, now } = this.session;
    if (!now || this.isAdvising) return;
    this.isAdvising = true;
    const found = await api.setUp(seat.token, now.number).catch(() => null);
    this.isAdvising = false;
    if (!found || !this.isOn || this.session.now?.number !== now.number) return;
    const drafted = new Map(this.drafted);
    const order = [...this.units];
    let answers: Action[] = [];
    for (const action of found.actions) {
      const next = order[0];
      if (next?.actions.some((one) => one[0] === action[0])) {
        answers = [action];
        if (!drafted.has(next.unit)) drafted.set(next.unit, answers);
        order.shift();
      } else answers.push(action); // about the one before
    }
    this.drafted = drafted;
    this.#pickNext();
    void this.#ask();
  }

  /** Play all that was laid out. */
  finish(): void {
    const { now } = this.session;
    if (!now?.seat || this.left.length || this.wrong.length) return;
    this.#isPlayed = true;
    this.session.begin(this.#plan(now.seat));
  }

  #plan(seat: string): Plan {
    const drafted = this.drafted;
    const done = () => {
      this.#isPlayed = false;
      this.#forget();
      this.follow(); // perhaps others are placed next
    };
    async function* steps(moment: Moment): AsyncGenerator<Step, string, Moment> {
      try {
        let after: Action[] = [];
        let unit: unknown;
        while (!moment.refused) {
          const [about] = Object.values(moment.decision.args ?? {});
          const answers = drafted.get(about as string);
          const isNew = answers && about !== unit;
          if (isNew) [unit, after] = [about, [...answers]];
          else if (about !== unit) return "";
          const next = after.shift();
          const isLegal = next && moment.decision.actions?.some((one) => one.join() === next.join());
          if (isNew && !isLegal) return "";
          moment = yield isLegal ? next : "wait";
        }
        return "";
      } finally {
        done();
      }
    }
    return { seat, says: () => "", steps };
  }
}
