// What a player prepares before it becomes orders: a group, a filter, who stays; and the orders that
// are then given one after the other. Every answer comes from the server; nothing here is a rule.
import { api, type Action, type Decision } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Moment, Plan } from "../../lib/plan";
import type { Question } from "../../lib/study.svelte";
import type { Session } from "../../lib/session.svelte";
import type { Choices } from "../../lib/choices";
import type { LayerContext } from "../../lib/look";
import { KINDS, type Missions } from "./sorties";
import { stackOf, viewOf, whereabouts, type StalingradoParts, type StalingradoView } from "./parts";
import { standing } from "./standing.svelte";
import { placeName, unitName } from "./words";

/** Where a unit can go, as the server answers. */
export interface Reach {
  unit: string;
  start: string;
  points: number;
  ready: boolean;
  hexes: Record<string, Step>;
}

export interface Step {
  cost: number;
  from: string;
  crosses: "river" | "wide" | null;
  marks: string[];
  /** The rule against ending a move there. */
  no_end: string | null;
}

/** The hexes in range of an air unit, and how many enemy fighters may come to each. */
export interface Flight {
  hexes: Record<string, number>;
}

/** How a unit is cared for: its headquarters, the path to it, and from there the line that feeds it. */
export interface Supply {
  hq: string | null;
  command: string[];
  line: string[];
  /** Hexes of both in which an enemy unit would leave it without supply. */
  cuts: string[];
}

/** The care of a unit that went somewhere, and whose supply that would change. */
export interface There extends Supply {
  gains: string[];
  loses: string[];
  cut_off: string[];
}

export type Answer = Reach | Flight | Supply | { missions: Missions } | null;

/** Targets of attacks are told by their hexes too, with more than a number. */
const isFlight = (answer: object): answer is Flight => "hexes" in answer && !("start" in answer) && Object.values(answer.hexes as object).every((count) => typeof count === "number");

/** Of some answers those about supply. */
export function cared(answers: Answer[]): Supply[] {
  return answers.filter((answer) => answer !== null && "command" in answer);
}

interface Route {
  path: string[];
  stop: string | null;
  cost: number | null;
  marks: string[];
  arrives: boolean;
}

/** What became of an order of a group. */
export interface Done {
  unit: string;
  /** Where it went; null if it did not move. */
  hex: string | null;
  arrives: boolean;
  marks: string[];
  /** The rule against it. */
  rule: string;
  /** Whether it would have met the enemy: then it waits for a word of the player. */
  meets: boolean;
}

export interface Filter {
  nation: string;
  type: string;
  army: string;
  state: string;
}

export const NO_FILTER: Filter = { nation: "", type: "", army: "", state: "" };

/** What a standing order does not lead into. */
const CONTACT = ["zone", "duty"];

type Steps = ReturnType<Plan["steps"]>;

class Draft {
  #session: Session | null = null;
  #phase = "";
  group = $state.raw<ReadonlySet<string>>(new Set());
  /** What a touch on the map means: an answer, one more for the group, where the group goes, or who arrives. */
  mode = $state<"answer" | "gather" | "aim" | "arrive">("answer");
  /** Air units that are to fly somewhere together, and on which mission; none for the one that comes to mind. */
  flyers = $state.raw<ReadonlySet<string>>(new Set());
  kind = $state("");
  /** What they can fly, as far as the server has told. */
  missions = $state.raw<Missions[]>([]);
  /** Units that were told to stay where they are. */
  stays = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer that a touch means where there are several, and for which question that was said. */
  #verb = $state.raw({ verb: "", asked: "" });
  filter = $state.raw<Filter>(NO_FILTER);
  /** The units of the army that is filtered for. */
  army = $state.raw<ReadonlySet<string>>(new Set());
  done = $state.raw<Done[]>([]);
  /** The answers that the last group order took, for taking it back. */
  #played = 0;
  #heard: Answer[] = [];
  /** The reach of what is being moved or looked at. */
  reaches = $state.raw<Reach[]>([]);
  /** How those that are being moved are cared for. */
  supplies = $state.raw<Supply[]>([]);
  /** The same of the one that is being moved, if it went where the pointer is. */
  there = $state.raw<There | null>(null);
  /** The hex that is looked at. */
  looking = $state<string | null>(null);
  /** How many enemy fighters may come to each hex in range of the air unit that is being sent. */
  flight = $state.raw<Record<string, number> | null>(null);

  /** To be called with every view: another session, another phase begin with an empty draft. */
  follow(session: Session): void {
    const { turn, side, phase } = (session.now?.view ?? {}) as { turn?: number; side?: string; phase?: string };
    const now = `${turn} ${side} ${phase}`;
    if (session === this.#session && now === this.#phase) return;
    if (session !== this.#session) this.filter = NO_FILTER;
    this.#session = session;
    this.#phase = now;
    this.group = new Set();
    this.stays = standing.holds;
    this.mode = "answer";
    this.flyers = new Set();
    this.kind = "";
    this.done = [];
  }

  /** A way of going is said for one unit, and not for the next. */
  mean(decision: Decision, verb: string): void {
    this.#verb = { verb, asked: askedOf(decision) };
  }

  meant(decision: Decision | null | undefined): string {
    return decision && this.#verb.asked === askedOf(decision) ? this.#verb.verb : "";
  }

  // -- air units that fly together

  muster(units: string[]): void {
    this.flyers = toggled(this.flyers, units);
  }

  /** What the server says of those that are asked about or looked at. */
  hear(answers: Answer[]): void {
    if (answers.length === this.#heard.length && answers.every((answer, n) => answer === this.#heard[n])) return;
    this.#heard = answers;
    const known = answers.filter((answer) => answer !== null);
    this.reaches = known.every((answer) => "start" in answer) && known.length === answers.length ? (known as Reach[]) : [];
    this.missions = known.flatMap((answer) => ("missions" in answer ? [answer.missions] : []));
    this.flight = known[0] && isFlight(known[0]) ? known[0].hexes : null;
  }

  // -- the group

  gather(units: string[]): void {
    this.group = toggled(this.group, units);
  }

  scatter(): void {
    this.group = new Set();
    this.mode = "answer";
  }

  /** The group stays where it is, in turns to come too. */
  hold(): void {
    standing.hold([...this.group]);
    this.stays = new Set([...this.stays, ...this.group]);
    this.scatter();
  }

  stay(units: string[]): void {
    this.stays = toggled(this.stays, units);
  }

  get isFiltering(): boolean {
    return Object.values(this.filter).some(Boolean);
  }

  async choose(filter: Partial<Filter>, session: Session): Promise<void> {
    this.filter = { ...this.filter, ...filter };
    if (filter.army === undefined) return;
    const found = filter.army ? await api.study<{ units: string[] } | null>(session.seat.token, "army", [filter.army]).catch(() => null) : null;
    if (this.filter.army === filter.army) this.army = new Set(found?.units ?? []);
  }

  // -- orders, one after the other

  #begin(session: Session, says: (parts: StalingradoParts) => string, steps: Plan["steps"]): void {
    const parts = session.parts as StalingradoParts;
    session.begin({ seat: session.now!.seat!, says: () => says(parts), steps });
  }

  /** Send a group towards a hex: each as far as it can, and a word on those that cannot. */
  send(session: Session, goal: string): void {
    if (session.plan) return;
    const wanted = [...this.group].map((unit): [string, string] => [unit, goal]);
    this.mode = "answer";
    this.#march(session, wanted, false, (parts) => say("stalingrado-plan-send", { count: wanted.length, done: this.done.length, hex: placeName(parts, goal) }));
  }

  /** All who are on their way go on; who would meet the enemy waits for a word. */
  goOn(session: Session): void {
    if (session.plan) return;
    const able = new Set((session.question?.actions ?? []).flatMap(([verb, unit]) => (verb === "unit" && unit ? [unit] : [])));
    const wanted = [...standing.goals].filter(([unit]) => able.has(unit));
    this.#march(session, wanted, true, () => say("stalingrado-plan-go-on", { count: wanted.length, done: this.done.length }));
  }

  #march(session: Session, wanted: [string, string][], isStanding: boolean, says: (parts: StalingradoParts) => string): void {
    this.done = [];
    this.#played = 0;
    this.#begin(session, says, (moment) => this.#orders(session.seat.token, wanted, isStanding, moment));
  }

  async *#orders(token: string, wanted: [string, string][], isStanding: boolean, moment: Moment): Steps {
    for (const [unit, goal] of wanted) {
      if (moment.decision.prompt !== "moving") return say("stalingrado-plan-stopped");
      const route = await api.study<Route | null>(token, "route", [unit, goal]).catch(() => null);
      let rule = route ? "4b" : "";
      let stop: string | null = null;
      const meets = isStanding && Boolean(route?.marks.some((mark) => CONTACT.includes(mark)));
      if (route?.stop && !meets) {
        moment = yield* this.#give(["unit", unit]);
        if (!moment.refused) moment = yield* this.#give(["to", route.stop]);
        if (!moment.refused) stop = route.stop;
        else ({ rule } = moment.refused);
        if (moment.refused && moment.decision.prompt === "march") moment = yield* this.#give(["stay"]);
      }
      const { arrives = false, marks = [] } = stop && route ? route : {};
      this.done = [...this.done, { unit, hex: stop, arrives, marks, rule: stop || meets ? "" : rule, meets }];
      // Who has not arrived is on its way, until something comes between.
      if (stop && !arrives) standing.go(unit, goal);
      else standing.cancel([unit]);
      if (this.group.has(unit)) this.group = toggled(this.group, [unit]);
    }
    return "";
  }

  /** An answer that can be taken back with the whole order. */
  async *#give(answer: Action): AsyncGenerator<Action, Moment, Moment> {
    const moment = yield answer;
    if (!moment.refused) this.#played++;
    return moment;
  }

  /** Send an air unit where another one flies already, on the same mission or as its escort; it stays if it has none there. */
  fly(session: Session, unit: string, mission: Action): void {
    if (session.plan) return;
    const names = (parts: StalingradoParts) => ({ unit: unitName(parts, unit), hex: placeName(parts, mission[1]!) });
    this.#begin(session, (parts) => say("stalingrado-plan-fly", names(parts)), async function* (moment): Steps {
      moment = yield ["send", unit];
      if (moment.refused) return say("stalingrado-plan-stopped");
      const along = alongside(moment.decision, mission);
      moment = yield along ?? ["stay"];
      if (!along) return say("stalingrado-plan-no-mission", names(moment.parts as StalingradoParts));
      return moment.refused ? say("stalingrado-plan-stopped") : "";
    });
  }

  get mayTakeBack(): boolean {
    return this.#played > 0 && this.done.length > 0;
  }

  /** Take back the whole order of the group. */
  takeBack(session: Session): void {
    if (session.plan) return;
    this.#begin(session, () => say("stalingrado-plan-back"), (moment) => this.#back(moment));
  }

  async *#back(moment: Moment): Steps {
    while (this.#played > 0 && moment.undo && !moment.refused) {
      moment = yield "undo";
      this.#played--;
    }
    this.done = [];
    return "";
  }
}

/** The same mission; where an air unit cannot fly it, as fighters without bombs, one against the enemy's aircraft there. */
function alongside({ actions }: Decision, [verb, hex]: Action): Action | undefined {
  const there = (actions ?? []).filter((action) => action[1] === hex);
  return [verb, "escort", "intercept"].map((wanted) => there.find((action) => action[0] === wanted)).find(Boolean);
}

/** All of these in, or, if they are in, out. */
function toggled(before: ReadonlySet<string>, units: string[]): ReadonlySet<string> {
  const after = new Set(before);
  const isIn = units.every((unit) => before.has(unit));
  for (const unit of units) {
    if (isIn) after.delete(unit);
    else after.add(unit);
  }
  return after;
}

const askedOf = ({ prompt, args }: Decision) => `${prompt} ${args?.unit ?? ""} ${args?.counter ?? ""} ${JSON.stringify(args?.units ?? "")}`;

export const draft = new Draft();

/** What the server is asked about those that are to move or fly. */
export function studies({ decision }: LayerContext<StalingradoParts, StalingradoView>): Question[] {
  const { prompt, args } = (decision ?? {}) as { prompt?: string; args?: { unit: string; units: string[]; counter: string } };
  if (prompt === "combat") return [["targets"]];
  if (prompt === "march") return [["reach", args!.unit]];
  if (prompt === "column") return args!.units.map((unit: string) => ["reach", unit]);
  if (prompt === "moving") return [...draft.group].map((unit) => ["reach", unit]);
  if (KINDS[prompt ?? ""]) return [...draft.flyers].map((unit) => ["missions", unit]);
  return prompt === "mission" || prompt === "react_with" ? [["flight", args!.counter]] : [];
}

/** About the unit on top of the stack that was picked, or else is looked at. */
export function reachStudies({ view, picked, looking }: LayerContext<StalingradoParts, StalingradoView>): Question[] {
  const hex = picked[0] ?? looking;
  const unit = hex ? stackOf(view, hex).land.find((piece) => piece.unit)?.unit : null;
  return unit ? [["reach", unit]] : [];
}

/** About our own unit on top of the stack that is looked at. */
export function supplyStudies({ view, seat, looking }: LayerContext<StalingradoParts, StalingradoView>): Question[] {
  const { side, land } = looking ? stackOf(view, looking) : { side: null, land: [] };
  return land[0]?.unit && side === seat ? [["supply", land[0].unit]] : [];
}

/** Answers of which a touch means one kind at a time. */
const VERBS: Record<string, string[]> = {
  moving: ["unit", "top"],
  march: ["to", "step", "rail", "sea"],
  mission: ["support", "bomb_units", "bomb_base", "escort", "supply"],
  react_with: ["intercept", "support"],
  combat: ["attack", "shell"],
};

/** The kinds between which a player may choose now. */
export function verbsOf(decision: Decision | null | undefined): string[] {
  const allowed = new Set((decision?.actions ?? []).map(([verb]) => verb));
  return (VERBS[decision?.prompt ?? ""] ?? []).filter((verb) => allowed.has(verb));
}

/** The kind that a touch means. */
export function verbOf(decision: Decision | null | undefined): string {
  const verbs = verbsOf(decision);
  const meant = draft.meant(decision);
  return verbs.includes(meant) ? meant : (verbs[0] ?? "");
}

/** Kinds that go together where none was asked for: a hex that cannot be walked to may be come to by rail. */
const TOGETHER: Record<string, string[]> = {
  march: ["to", "rail"],
  mission: ["support", "bomb_units", "bomb_base", "supply", "escort"],
  react_with: ["support", "intercept"],
};

/** Of the answers those that a touch may mean: of the kind that was asked for, or the first that each hex has. */
export function meantOf(decision: Decision): Action[] {
  const actions = decision.actions ?? [];
  const together = verbsOf(decision).includes(draft.meant(decision)) ? undefined : TOGETHER[decision.prompt ?? ""];
  if (!together) {
    const others = verbsOf(decision).filter((verb) => verb !== verbOf(decision));
    return actions.filter(([verb]) => !others.includes(verb!));
  }
  const first = new Map<string, string>();
  for (const kind of [...together].reverse()) for (const [verb, hex] of actions) if (verb === kind) first.set(hex!, kind);
  const kinds = VERBS[decision.prompt ?? ""] ?? [];
  return actions.filter(([verb, hex]) => !kinds.includes(verb!) || first.get(hex!) === verb);
}

/** The units in a hex that may be picked to move now. */
export function readyIn({ view, choices }: { view: StalingradoView; choices: Choices }, hex: string): string[] {
  const able = choices.things.unit;
  return stackOf(view, hex).land.flatMap(({ unit }) => (unit && able?.has(unit) ? [unit] : []));
}

/** Hexes with units that may still move and were not told to stay. */
export function waiting(session: Session): string[] | null {
  const decision = session.question;
  if (decision?.prompt !== "moving") return null;
  const where = whereabouts(viewOf(session));
  const hexes = (decision.actions ?? [])
    .filter(([verb, unit]) => verb === "unit" && !draft.stays.has(unit!))
    .flatMap(([, unit]) => where.get(unit!) ?? []);
  return [...new Set(hexes)].sort();
}
