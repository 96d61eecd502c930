// Tells what has happened, scene by scene; what was shown last stays as a trail.
import { ghosts, paced, steps, type Beat, type Effect, type Ghost, type Scene, type Step } from "./effects";

/** Milliseconds after which nobody waits for a frame any more: a page that is not looked at has none. */
const UNSEEN = 1000;

/** Once what stands on the page has been seen in a frame. */
function seen(then: () => void): void {
  if (typeof requestAnimationFrame === "undefined") return then();
  const timer = setTimeout(then, UNSEEN);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(then);
  });
}

interface Pace {
  /** At speed 0 nothing moves by itself. */
  speed: number;
  /** How much more waits to be told. */
  waiting?: number;
  /** To be called when all has been told. */
  onend?: () => void;
}

export class Timeline {
  trail = $state.raw<Effect[]>([]);
  #steps = $state.raw<Step[]>([]);
  #now = $state(0);
  /** Whether every scene is told one by one, until somebody lets it run. */
  #byHand = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onend: (() => void) | null = null;
  /** How often a step has been waited for. */
  #waits = 0;

  readonly isPlaying = $derived(this.#now < this.#steps.length);
  /** Whether a hand turns the page. */
  readonly isByHand = $derived(this.isPlaying && this.#byHand && this.#steps.slice(this.#now).some((step) => step.waits));
  readonly #step = $derived<Step | undefined>(this.#steps[this.#now]);
  /** Which step is on, of all that were ever played. */
  step = $state(0);
  readonly current = $derived<Effect[]>(this.#step?.effects ?? []);
  /** The scene that is being told; null when all has been told. */
  readonly scene = $derived<number | null>(this.#step?.scene ?? null);
  readonly beat = $derived<Beat>(this.#step?.beat ?? "told");
  /** How many scenes have been told, the one that is at its end among them. */
  readonly told = $derived(this.#step ? this.#step.scene + (this.#step.beat === "told" ? 1 : 0) : Infinity);
  /** What the board has shown so far, what it is showing, and what is to come. */
  readonly past = $derived(this.#steps.slice(0, this.#now).flatMap(({ effects }) => effects));
  readonly coming = $derived(this.#steps.slice(this.#now).flatMap(({ effects }) => effects));
  readonly ghosts = $derived<Ghost[]>(this.#step ? ghosts(this.#step) : []);
  readonly away = $derived<ReadonlySet<string>>(new Set(this.ghosts.map(({ piece }) => piece)));
  /** Milliseconds that the current step takes. */
  readonly time = $derived(this.#step?.time ?? 0);

  /** New scenes; those still playing are cut short. False if there is nothing to wait for. */
  play(scenes: Scene[], { speed, waiting = 0, onend }: Pace): boolean {
    const effects = scenes.flatMap((scene) => scene.effects);
    const told = steps(scenes);
    const waits = told.some((step) => step.waits);
    if (!effects.length && !told.length) return false;
    clearTimeout(this.#timer);
    if (effects.length) this.trail = effects;
    this.#steps = speed || waits ? paced(told, speed || Infinity, waiting) : [];
    this.#byHand = waits;
    this.#now = 0;
    if (!this.#steps.length) return false;
    this.#onend = onend ?? null;
    this.step += 1;
    this.#wait();
    return true;
  }

  /** Turn the page. */
  next(): void {
    clearTimeout(this.#timer);
    const end = this.#steps.findIndex((step, n) => n >= this.#now && step.waits);
    this.#go(end < 0 ? this.#steps.length : end + 1);
  }

  /** Let it run by itself from here. */
  run(): void {
    this.#byHand = false;
    this.#wait();
  }

  /** Finish at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#go(this.#steps.length);
  }

  /** Forget even the trail, as when the game goes back. */
  clear(): void {
    this.#onend = null;
    this.skip();
    this.trail = [];
  }

  #go(to: number): void {
    this.#now = to;
    this.step += 1;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const wait = ++this.#waits;
    if (!this.isPlaying) {
      const onend = this.#onend;
      this.#onend = null;
      onend?.();
    } else if (!this.#byHand || !this.#step!.waits) {
      // However slow the machine, every step is seen.
      let left = 2;
      const go = () => void (--left === 0 && wait === this.#waits && this.#go(this.#now + 1));
      this.#timer = setTimeout(go, this.time);
      seen(go);
    }
  }
}
