// Tells what happened since we last looked: on the board, in words, one thing after the other.
import type { Look, View } from "./look";
import { api, type GameEvent } from "./api";
import type { Scene } from "./board/effects";
import { Timeline } from "./board/timeline.svelte";
import { moves, settings } from "./settings.svelte";
import type { Session } from "./session.svelte";
import { actors, lastActor, turnsOfOthers } from "./turns";

interface How {
  before: View | null;
  view: View;
  /** Whether each thing that others did may wait for a hand. */
  byHand?: boolean;
}

export class Playback {
  readonly timeline = new Timeline();
  /** The view from before what is told. */
  before = $state.raw<View | null>(null);
  /** What is told now: numbers of events in the log. */
  #from = $state(0);
  /** How much of the log has been told to whom, and what they saw then. */
  readonly #known = new Map<string, { entries: number; view: View | null }>();
  #replayed = false;

  constructor(private readonly session: Session) {}

  /** The seats whose eyes we look through: ours, as far as they may see the same. */
  readonly #mine = $derived.by<ReadonlySet<string>>(() => {
    const { look, now, seats } = this.session;
    const ours = seats.map((one) => one.state?.seat ?? "");
    const here = now?.seat ?? "";
    return new Set(ours.filter((seat) => seat === here || look?.interaction.shareSecrets(seat, here)));
  });
  readonly #all = $derived.by<GameEvent[]>(() => {
    const { replay, seat } = this.session;
    return (replay ? seat.log.slice(0, replay.at + 1) : seat.log).flat();
  });
  /** All that happened, up to what is being told. */
  readonly events = $derived<GameEvent[]>(
    this.timeline.scene === null ? this.#all : this.#all.slice(0, this.#from + this.timeline.scene + 1),
  );
  /** Whose turn is being told, or it is. */
  readonly actor = $derived(this.#look ? lastActor(this.events, this.#look.wording.turnOf) : null);
  /** What others did last, if we have not been told just now. */
  readonly theirs = $derived(this.#look ? turnsOfOthers(this.#all, this.#look.wording.turnOf, this.#mine) : null);

  get #look(): Look | null {
    return this.session.look;
  }

  /** Something may have arrived, or somebody else sits here: tell what is new to whoever looks. */
  notice(): void {
    const { seat, view, replay } = this.session;
    const { log } = seat;
    const who = [...this.#mine].join();
    const known = this.#known.get(who);
    const before = known?.view ?? null;
    const [from, to] = replay ? [replay.at, replay.at + 1] : [known?.entries ?? log.length, log.length];
    const isNext = replay ? known?.entries === replay.at : !this.#replayed && to > from;
    if (isNext && view) {
      const byHand = replay === null;
      this.#play(log.slice(0, from).flat(), log.slice(from, to).flat(), { before, view, byHand });
    } else if (replay || to < from) this.timeline.clear();
    this.#known.set(who, { entries: to, view });
    this.#replayed = replay !== null;
  }

  /** Tell once more what others did since our last turn. */
  async again(): Promise<void> {
    const { seat, now } = this.session;
    if (!this.theirs || !now) return;
    const [from, to] = this.theirs;
    let [entry, first] = [0, 0];
    while (first + seat.log[entry]!.length <= from) first += seat.log[entry++]!.length;
    const earlier = entry ? await api.replay(seat.token, entry - 1).catch(() => null) : null;
    const before = (earlier?.view ?? null) as View | null;
    if (this.session.now !== now) return;
    const all = seat.log.flat();
    this.#play(all.slice(0, first), all.slice(first, to), { before, view: now.view as unknown as View }, from - first);
  }

  /** Nobody listens any more. */
  close(): void {
    this.timeline.skip();
  }

  #play(earlier: GameEvent[], events: GameEvent[], { before, view, byHand = true }: How, skipped = 0): void {
    const look = this.#look;
    if (!look) return;
    const { turnOf, dice } = look.wording;
    const seats = actors(events, turnOf, lastActor(earlier, turnOf));
    const shown = look.drawing.effects(events, before, view);
    const scenes = events.map<Scene>((event, n) => {
      const theirs = seats[n] !== null && !this.#mine.has(seats[n]!);
      const waits = theirs && byHand && settings.byHand;
      return { effects: shown[n] ?? [], dice: dice(event).length > 0, words: theirs, waits };
    });
    this.before = before;
    this.#from = earlier.length + skipped;
    this.timeline.play(scenes.slice(skipped), moves() ? settings.speed : 0);
  }
}
