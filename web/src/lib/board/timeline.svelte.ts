// Tells what has happened, scene by scene; what was shown last stays as a trail.
import { away, ghosts, paced, steps, type Effect, type Ghost, type Scene, type Step } from "./effects";

export class Timeline {
  trail = $state.raw<Effect[]>([]);
  #steps = $state.raw<Step[]>([]);
  #now = $state(0);
  /** Whether every scene is told one by one, until somebody lets it run. */
  #byHand = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isPlaying = $derived(this.#now < this.#steps.length);
  /** Whether a hand turns the page. */
  readonly isByHand = $derived(this.isPlaying && this.#byHand && this.#steps.slice(this.#now).some((step) => step.waits));
  readonly #step = $derived<Step | undefined>(this.#steps[this.#now]);
  readonly current = $derived<Effect[]>(this.#step?.effects ?? []);
  /** The scene that is being told; null when all has been told. */
  readonly scene = $derived<number | null>(this.#step?.scene ?? null);
  readonly ghosts = $derived<Ghost[]>(this.isPlaying ? ghosts(this.#steps, this.#now) : []);
  readonly away = $derived<ReadonlySet<string>>(
    this.isPlaying ? away(this.#steps, this.#now) : new Set<string>(),
  );
  /** Milliseconds that the current step takes. */
  readonly time = $derived(this.#step?.time ?? 0);

  /** New scenes; those still playing are cut short. At speed 0 nothing moves by itself. */
  play(scenes: Scene[], speed: number): void {
    const effects = scenes.flatMap((scene) => scene.effects);
    const told = steps(scenes);
    const waits = told.some((step) => step.waits);
    if (!effects.length && !told.length) return;
    clearTimeout(this.#timer);
    if (effects.length) this.trail = effects;
    this.#steps = speed || waits ? paced(told, speed || Infinity) : [];
    this.#byHand = waits;
    this.#now = 0;
    this.#wait();
  }

  /** Turn the page. */
  next(): void {
    clearTimeout(this.#timer);
    const end = this.#steps.findIndex((step, n) => n >= this.#now && step.waits);
    this.#now = end < 0 ? this.#steps.length : end + 1;
    this.#wait();
  }

  /** Let it run by itself from here. */
  run(): void {
    this.#byHand = false;
    this.#wait();
  }

  /** Finish at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#now = this.#steps.length;
  }

  /** Forget even the trail, as when the game goes back. */
  clear(): void {
    this.skip();
    this.trail = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying || (this.#byHand && this.#step!.waits)) return;
    this.#timer = setTimeout(() => {
      this.#now += 1;
      this.#wait();
    }, this.time);
  }
}
