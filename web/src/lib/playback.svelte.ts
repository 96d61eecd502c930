// The one clock of telling. What the server sends waits at the seat until it has been told: on the
// board, on the stage, in words, one thing after the other. What is shown is what has been told.
import { untrack } from "svelte";
import type { Look, View } from "./look";
import { api, type GameEvent, type Replay } from "./api";
import type { Scene } from "./board/effects";
import { Timeline } from "./board/timeline.svelte";
import type { Seat } from "./live.svelte";
import { moves, settings } from "./settings.svelte";
import type { Session } from "./session.svelte";
import { actOf, type Stage } from "./stage/stage";
import { actors, lastActor, turnsOfOthers } from "./turns";

/** Milliseconds that a stage stands when its battle is over, and where nothing moves. */
const LINGERS = 1800;
const STILL = 5000;

/** What is told now: the events, whence and whither they lead, and the stage after each of them. */
interface Tale {
  events: GameEvent[];
  before: View;
  after: View;
  stages: (Stage | null)[];
  /** Whether the log has them already. */
  isLogged: boolean;
  /** Whether it is what we did ourselves, without dice. */
  isOurs: boolean;
}

/** Whence and whither, and how. */
interface Told {
  before: View;
  after: View;
  earlier: GameEvent[];
  isLogged: boolean;
  isOurs?: boolean;
  /** Whether what others did waits for a hand, step by step. */
  byHand?: boolean;
  /** Whether the seat waits for it. */
  release?: boolean;
}

export class Playback {
  readonly timeline = new Timeline();
  #tale = $state.raw<Tale | null>(null);
  /** The stage as it was left. */
  #left = $state.raw<Stage | null>(null);
  /** How many events of the log are told again. */
  #again = $state<number | null>(null);
  /** How long the log was when the board last showed what we did ourselves. */
  #walked = -1;
  /** Whether a player lets everything run that waits for a hand. */
  #runs = false;

  constructor(private readonly session: Session) {
    for (const seat of session.seats) seat.hasTeller = true;
    session.teller = this;
  }

  /** The seats whose eyes we look through: ours, as far as they may see the same. */
  readonly #mine = $derived.by<ReadonlySet<string>>(() => {
    const { look, now, seats } = this.session;
    const ours = seats.map((one) => one.state?.seat ?? "");
    const here = now?.seat ?? "";
    return new Set(ours.filter((seat) => seat === here || look?.interaction.shareSecrets(seat, here)));
  });
  readonly #all = $derived.by<GameEvent[]>(() => {
    const { replay, seat } = this.session;
    return (replay ? [...seat.log.slice(0, replay.at), replay.events] : seat.log).flat();
  });
  /** All that happened, as far as it has been told. */
  readonly events = $derived.by<GameEvent[]>(() => {
    const tale = this.#tale;
    if (!tale) return this.#all;
    const told = tale.events.slice(0, this.timeline.told);
    if (this.#again !== null) return [...this.#all.slice(0, this.#again), ...told];
    return tale.isLogged ? this.#all.slice(0, this.#all.length - tale.events.length + told.length) : [...this.#all, ...told];
  });
  /** Whose turn is being told, or it is. */
  readonly actor = $derived(this.#look ? lastActor(this.events, this.#look.wording.turnOf) : null);
  /** What others did last, if we have not been told just now. */
  readonly theirs = $derived(this.#look ? turnsOfOthers(this.#all, this.#look.wording.turnOf, this.#mine) : null);
  /** The stage; between two questions of a battle it stays, until somebody puts it away. */
  readonly stage = $derived.by<Stage | null>(() => {
    const { scene } = this.timeline;
    if (this.#tale && scene !== null) return this.#tale.stages[scene] ?? null;
    if (!settings.animations || this.session.replay || this.#isPutAway) return null;
    const isOn = this.#left && this.session.now && this.#look?.stage?.isOn(this.session.now.view as unknown as View);
    return isOn ? this.#left : this.#lingers;
  });
  /** Whether it was put away before its battle was over. */
  #isPutAway = $state(false);
  /** What a battle came to stands for a while. */
  #lingers = $state.raw<Stage | null>(null);
  /** Whether its battle is over and nothing is asked about it: then it is in nobody's way. */
  readonly isOver = $derived(this.stage !== null && this.stage === this.#lingers && !this.timeline.isPlaying);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose log was looked at last, and how long it was. */
  #shown: { seat: Seat; length: number } | null = null;
  /** Whether what is asked waits for what is told; what we did ourselves walks while we go on. */
  readonly isTelling = $derived(this.timeline.isPlaying && !this.#tale?.isOurs);
  /** The event that is on the stage. */
  readonly event = $derived<GameEvent | null>(this.#tale && this.timeline.scene !== null ? (this.#tale.events[this.timeline.scene] ?? null) : null);
  /** The position as far as it has been told; null when all has been. */
  readonly shown = $derived.by<View | null>(() => {
    const tale = this.#tale;
    const { past, coming, told, isPlaying } = this.timeline;
    if (!tale || !isPlaying) return null;
    const between = this.#look?.drawing.between;
    return between ? between(tale.before, tale.after, { events: tale.events.slice(0, told), left: tale.events.slice(told), past, coming }) : tale.before;
  });
  /** The view from before what is told. */
  get before(): View | null {
    return this.#tale?.before ?? null;
  }

  get #look(): Look | null {
    return this.session.look;
  }

  /** Something may have arrived, or somebody else sits here: tell what is new to whoever looks. */
  notice(): void {
    const { session } = this;
    this.#forgetTakenBack();
    // What is being told is told to its end.
    while (session.seat.pending.length && !session.replay && !this.timeline.isPlaying && session.look && session.parts) this.#tellNext();
  }

  /** Of a move that was taken back no trail stays on the board. */
  #forgetTakenBack(): void {
    const { seat } = this.session;
    const { length } = seat.log;
    if (this.#shown?.seat === seat && length < this.#shown.length) this.timeline.clear();
    this.#shown = { seat, length };
  }

  /** Go on to the next thing that waits to be told. */
  next(): void {
    if (this.timeline.isByHand) this.timeline.next();
    else this.timeline.skip();
  }

  /** Let what waits for a hand run by itself. */
  run(): void {
    this.#runs = true;
    this.timeline.run();
  }

  /** All is told at once: the log has it. */
  skip(): void {
    const { replay, seat } = this.session;
    let isFolded = this.#tale !== null && !this.#tale.isLogged;
    while (!replay && seat.pending.length) {
      if (!isFolded) this.#fold(seat.pending[0]!.entries.flat(), seat.state!.view as unknown as View);
      isFolded = false;
      this.#release();
    }
    this.timeline.skip();
  }

  /** The stage after events that nobody is shown. */
  #fold(events: GameEvent[], view: View): void {
    const stages = this.#stages(events, view);
    this.#left = stages.at(-1) ?? null;
  }

  /** Another moment of the game is looked at, or the present again. */
  show(replay: Replay | null): void {
    const { session } = this;
    const earlier = session.replay;
    const before = session.view;
    const isNext = replay !== null && earlier !== null && replay.at === earlier.at + 1;
    this.#end();
    session.replay = replay;
    if (!isNext || !before) return this.timeline.clear();
    const { log } = session.seat;
    const { events } = replay;
    this.#tell(events, { before, after: replay.view as unknown as View, earlier: log.slice(0, replay.at).flat(), isLogged: true });
  }

  /** Tell once more what others did since our last turn. */
  async again(): Promise<void> {
    const { seat, now } = this.session;
    if (!this.theirs || !now) return;
    const [from, to] = this.theirs;
    let [entry, first] = [0, 0];
    while (first + seat.log[entry]!.length <= from) first += seat.log[entry++]!.length;
    const found = entry ? await api.replay(seat.token, entry - 1).catch(() => null) : null;
    if (this.session.now !== now || !found) return;
    const all = seat.log.flat();
    this.session.isTelling = true;
    this.#again = first;
    this.#left = null;
    const isTold = this.#tell(all.slice(first, to), { before: found.view as unknown as View, after: now.view as unknown as View, earlier: all.slice(0, first), isLogged: true, byHand: settings.byHand });
    if (!isTold) this.#end();
  }

  /** Nobody listens any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.timeline.clear();
  }

  /** Tell the first of what waits; what we did ourselves without dice is shown at once, and walks after it. */
  #tellNext(): void {
    const { session } = this;
    const { seat } = session;
    const { state, entries } = seat.pending[0]!;
    const events = entries.flat();
    const before = seat.state!.view as unknown as View;
    const after = state.view as unknown as View;
    const earlier = seat.log.flat();
    const look = this.#look!;
    const isOurs = actors(events, look.wording.turnOf, lastActor(earlier, look.wording.turnOf)).every((one) => one !== null && this.#mine.has(one));
    const isQuiet = isOurs && events.every((event) => !look.wording.dice(event).length) && !this.#stages(events, before).some(Boolean);
    if (isQuiet) this.#release();
    const isTold = this.#tell(events, { before, after, earlier, isLogged: isQuiet, isOurs: isQuiet, byHand: settings.byHand && !this.#runs, release: !isQuiet });
    if (!isTold && !isQuiet) this.#release();
    if (!seat.pending.length && !this.timeline.isPlaying) this.#runs = false;
  }

  /** What was told counts, for all who look through these eyes. */
  #release(): void {
    const { seat, seats, look } = this.session;
    const told = seat.log.length + (seat.pending[0]?.entries.length ?? 0);
    const here = seat.state?.seat ?? "";
    seat.release();
    for (const other of seats) {
      const isSame = other !== seat && look?.interaction.shareSecrets(other.state?.seat ?? "", here);
      while (isSame && other.pending.length && other.log.length < told) other.release();
    }
  }

  #stages(events: GameEvent[], view: View): (Stage | null)[] {
    const { session } = this;
    const on = this.#look?.stage?.on;
    let stage = this.#left;
    const at = { parts: session.parts!, view };
    return events.map((event) => {
      const next = on?.(stage, event, at, session.now?.seat ?? null) ?? null;
      stage = next;
      return next;
    });
  }

  #tell(events: GameEvent[], { before, after, earlier, isLogged, isOurs = false, byHand = false, release = false }: Told): boolean {
    const look = this.#look;
    if (!look) return false;
    const { session } = this;
    const { turnOf, dice } = look.wording;
    const seats = actors(events, turnOf, lastActor(earlier, turnOf));
    const shown = look.drawing.effects(events, before, after);
    const first = this.#left;
    const isUp = this.stage !== null;
    const stages = this.#stages(events, before);
    this.#left = stages.at(-1) ?? null;
    if (stages.some(Boolean)) this.#isPutAway = false;
    const scenes = events.map<Scene>((event, n) => {
      const theirs = seats[n] !== null && !this.#mine.has(seats[n]!);
      const act = actOf(n ? stages[n - 1]! : first, stages[n]!, n > 0 || isUp);
      return { effects: shown[n] ?? [], words: (theirs && !look.wording.isAside?.(event, before)) || dice(event).length > 0, waits: theirs && byHand, act };
    });
    const onend = () => {
      if (release) this.#release();
      this.#linger(stages.at(-1) ?? null);
      this.#end();
      untrack(() => this.notice());
    };
    this.#tale = { events, before, after, stages, isLogged, isOurs };
    if (shown.some((one) => one.length)) this.#walked = isOurs ? session.seat.log.length : -1;
    const isPlayed = this.timeline.play(scenes, { speed: moves() ? settings.speed : 0, waiting: session.seat.pending.length, onend });
    if (!isPlayed) this.#tale = null;
    if (!isPlayed) this.#linger(stages.findLast(Boolean) ?? null, STILL);
    return isPlayed;
  }

  #linger(stage: Stage | null, time = LINGERS / settings.speed): void {
    if (!stage) return;
    clearTimeout(this.#timer);
    this.#lingers = stage;
    this.#timer = setTimeout(() => (this.#lingers = null), time);
  }

  /** The last answer is being taken back, and what it left on the board with it. */
  takenBack(): void {
    if (this.#walked === this.session.seat.log.length) this.timeline.trail = [];
  }

  putAway(): void {
    this.#isPutAway = true;
  }

  /** Whoever goes on has seen it. */
  clear(): void {
    if (this.isOver) this.#lingers = null;
  }

  #end(): void {
    this.#tale = null;
    this.#again = null;
    this.session.isTelling = false;
  }
}
