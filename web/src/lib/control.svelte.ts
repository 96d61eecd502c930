// Carries out what inputs mean: the hands to the head in `input.ts`.
import type { Action } from "./api";
import type { Camera } from "./board/camera.svelte";
import { carrying, type Landing } from "./carrying";
import { meaning, type Input, type Intent, type Open, type Situation } from "./input";
import type { Overlay } from "./look";
import { say } from "./i18n.svelte";
import { menu } from "./menu.svelte";
import type { Plan } from "./plan";
import type { Playback } from "./playback.svelte";
import type { Screen } from "./screen.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { mute } from "./sound";
import { Studies, type Question } from "./study.svelte";

/** The board, as far as inputs move about on it. */
export interface BoardHandle {
  /** Give a hex the focus and bring it into view. */
  look(hex: string): void;
  /** The hex next to another in the direction of a key. */
  next(hex: string, key: string): string | null;
}

const PAN = 90;
const STEP = 1.35;

/** Whether a player wants to play, and not only to look about. */
function goesOn(input: Input): boolean {
  if (input.kind === "key") return /^([1-9]|Enter|u)$/.test(input.key) && input.on !== "field" && input.on !== "button";
  return input.kind !== "hold";
}

export class Control {
  board: BoardHandle | null = null;
  readonly #studies = new Studies();
  /** Where what is carried is laid down. */
  #land: ((landing: Landing) => void) | null = null;

  constructor(
    private readonly session: Session,
    private readonly screen: Screen,
    private readonly playback: Playback,
    private readonly camera: Camera,
  ) {}

  readonly overlay = $derived.by<Overlay | undefined>(() => this.session.look?.drawing.overlays.find(({ id }) => id === this.screen.overlay));
  /** What layers of the board are drawn from. */
  readonly context = $derived.by(() => {
    const { session, screen } = this;
    return { ...session.position, seat: session.now?.seat ?? null, decision: session.question, picked: screen.picked, looking: screen.looking };
  });
  readonly picks = $derived(this.overlay?.picks?.(this.context) ?? 0);
  /** What the server has to be asked for what is shown; of another moment it knows nothing. */
  readonly questions = $derived.by<Question[]>(() => {
    const { session, overlay, context } = this;
    if (session.replay || !session.look || !session.parts) return [];
    return overlay ? (overlay.studies?.(context) ?? []) : session.look.interaction.studies(context);
  });
  readonly answers = $derived(this.#studies.of(this.questions));
  /** The hex whose stack is spread out. */
  readonly fan = $derived.by(() => {
    const { session, screen, picks } = this;
    const { fanned } = screen;
    if (!fanned || screen.areUnitsHidden || picks || !session.look || !session.parts) return undefined;
    return session.look.drawing.stack(session.position, fanned).length ? session.parts.hex.get(fanned) : undefined;
  });

  /** To be called when the questions or the position have changed. */
  study(): void {
    this.#studies.ask(this.session.seat.token, this.session.now?.number ?? 0, this.questions);
  }

  handle(input: Input): Intent {
    if (goesOn(input)) this.playback.clear();
    // Whoever goes on need not see the rest of what is being told.
    if (!this.playback.timeline.isByHand && goesOn(input)) this.playback.skip();
    if (!this.session.look || !this.session.parts) return { do: "nothing" };
    const isPutAway = input.kind === "key" && input.key === "Escape" && input.on !== "field" && this.#dropRefusal();
    if (isPutAway) return { do: "nothing" };
    const intent = this.#layingOut(input) ?? meaning(input, this.#situation());
    if (!["nothing", "camera", "walk"].includes(intent.do)) this.#dropRefusal();
    this.#perform(intent, input);
    return intent;
  }

  /** What was said against the last click goes with the next one; what a lesson says stays. False if there was nothing. */
  #dropRefusal(): boolean {
    const { seat } = this.session;
    if (!seat.refusal || seat.refusal.reason === "lesson-step") return false;
    seat.refusal = null;
    return true;
  }

  /** What an input means while units are laid out: to take one up, or to let it go. */
  #layingOut(input: Input): Intent | null {
    const { placing, litHexes } = this.session;
    if (!placing.isOn) return null;
    if (input.kind === "unit" || input.kind === "lift") {
      const unit = [input.unit, ...(input.hex ? placing.standing(input.hex) : [])].find((one) => placing.has(one)) ?? null;
      if (unit) return { do: "place", unit, isCarried: input.kind === "lift" };
    }
    if (input.kind === "hex" && !litHexes.has(input.hex) && placing.standing(input.hex).length) return { do: "place", unit: placing.standing(input.hex)[0]!, isCarried: false };
    const isBack = input.kind === "key" && input.key === "Escape" && input.on !== "field" && placing.picked;
    return isBack ? { do: "place", unit: null, isCarried: false } : null;
  }

  /** What it would mean, if it were done. */
  wouldMean(input: Input): Intent {
    return this.session.look && this.session.parts ? (this.#layingOut(input) ?? meaning(input, this.#situation())) : { do: "nothing" };
  }

  #lift(action: Action | null, isInstead = false, lands?: (hex: string) => Plan): void {
    const landed = new Promise<Landing>((resolve) => (this.#land = resolve));
    const lay = ({ hex, at }: Landing) => (lands ? this.session.begin(lands(hex!)) : void this.handle({ kind: "hex", hex: hex!, isCarried: true, ...(at && { at }) }));
    this.session.begin(carrying(this.session.now!.seat!, action, isInstead, landed, lay));
  }

  #situation(): Situation {
    const { session, screen, playback } = this;
    const { drawing, interaction } = session.look!;
    return {
      ...this.context,
      interaction,
      isLive: !session.replay && Boolean(session.now?.decision && session.now.seat),
      choices: session.choices,
      buttons: session.buttons,
      answers: this.answers,
      open: this.#open(),
      confirming: session.unsure,
      between: session.between,
      doubt: (action) => interaction.doubt(session, action),
      stack: (hex) => drawing.stack(session.position, hex),
      overlays: drawing.overlays,
      overlay: screen.overlay,
      picks: this.picks,
      isTold: playback.isTelling,
      mayUndo: Boolean(session.now?.undo) && !session.replay,
      last: session.last?.action ?? null,
      before: session.given.at(-1) ?? null,
      chosen: session.chosen,
      wanted: session.now?.lesson?.action ?? null,
    };
  }

  #open(): ReadonlySet<Open> {
    const { session, screen } = this;
    const lies: Record<Open, boolean> = {
      menu: menu.open !== null,
      typing: screen.isTyping,
      confirm: session.unsure !== null,
      offer: session.ambiguous.length > 0,
      hint: session.hint !== null || session.isAdvising,
      plan: session.plan !== null || session.word !== "",
      stage: this.playback.stage !== null,
      fan: this.fan !== undefined,
      overlay: screen.overlay !== null,
      units: screen.areUnitsHidden,
    };
    return new Set((Object.keys(lies) as Open[]).filter((what) => lies[what]));
  }

  /** Whether the chances, which are still on their way, may speak against an answer. */
  #hasToWeigh(): boolean {
    const { session } = this;
    return session.isWeighing && session.look!.interaction.weighs.includes(session.now?.decision?.prompt ?? "");
  }

  async #onceWeighed(input: Input): Promise<void> {
    const { session } = this;
    const number = session.now?.number;
    await session.weighed;
    if (session.now?.number === number) this.handle(input);
  }

  #perform(intent: Intent, input?: Input): void {
    const { session, screen, camera } = this;
    switch (intent.do) {
      case "play":
        if (input && this.#hasToWeigh()) return void this.#onceWeighed(input);
        return session.play(intent.action, input?.kind === "hex" ? input.at : undefined);
      case "place":
        session.placing.pick(intent.unit);
        if (intent.isCarried) this.#lift(null);
        return;
      case "undo":
        return session.undo();
      case "confirm":
        session.ambiguous = [];
        session.unsure = intent.action;
        return;
      case "offer":
        return session.offer(intent.actions);
      case "plan":
        return session.begin(intent.plan);
      case "lift":
        return this.#lift(intent.action, intent.isInstead, intent.lands);
      case "drop":
        this.#land?.(intent);
        this.#land = null;
        return;
      case "explain":
        if (intent.hex) screen.spread(intent.hex);
        return void session.explainThing(intent.thing, intent.id);
      case "refuse":
        return session.refuse(intent.reason);
      case "own":
        return this.#perform(session.look!.interaction.perform(session, intent.what, intent.ids) ?? { do: "nothing" });
      case "spread":
        return screen.spread(intent.hex);
      case "pick":
        screen.picked = intent.hexes;
        return;
      case "overlay":
        return screen.lay(intent.id);
      case "close":
        return this.#close(intent.what);
      case "toggle":
        if (intent.what === "units") screen.areUnitsHidden = !screen.areUnitsHidden;
        else if (intent.what === "diagram") settings.diagram = !settings.diagram;
        else if (intent.what === "odds") settings.oddsOpen = !settings.oddsOpen;
        else screen.isTyping = !screen.isTyping;
        return;
      case "tab":
        if (intent.id === "why" && !session.now?.players.some(({ bot }) => bot)) return;
        screen.tab = intent.id;
        return;
      case "hint":
        return void this.advise();
      case "follow":
        return session.follow();
      case "hurry":
        return session.hurry();
      case "next":
        return this.#next();
      case "playback":
        return intent.to === "next" ? this.playback.next() : this.playback.skip();
      case "mute":
        mute();
        session.word = say(settings.muted ? "web-sound-off" : "web-sound-on");
        return;
      case "walk": {
        const next = this.board?.next(intent.from, intent.key);
        if (next) this.board!.look(next);
        return;
      }
      case "camera":
        if (intent.to === "in") camera.step(STEP);
        else if (intent.to === "out") camera.step(1 / STEP);
        else if (intent.to === "whole") camera.whole();
        else if (intent.to === "back") camera.toggleWhole();
        else camera.pan(PAN * intent.to[0], PAN * intent.to[1]);
    }
  }

  #close(what: Open): void {
    const { session, screen } = this;
    if (what === "menu") menu.open = null;
    else if (what === "typing") screen.isTyping = false;
    else if (what === "confirm") session.unsure = null;
    else if (what === "offer") session.ambiguous = [];
    else if (what === "hint") session.dropHint();
    else if (what === "plan") session.stop();
    else if (what === "stage") this.playback.putAway();
    else if (what === "fan") screen.closeFan();
    else if (what === "overlay") screen.lay(null);
    else screen.areUnitsHidden = false;
  }

  /** Ask what the computer would do, or for its next best idea, and look where that is. */
  async advise(): Promise<void> {
    const { session } = this;
    if (session.placing.isOn) return session.placing.placeForMe();
    if (session.ideas.length > 1) session.nextIdea();
    else await session.askHint();
    const place = session.parts?.hex.get(session.marks.at(-1)?.hexes.at(-1) ?? "");
    if (place && !this.camera.shows(place.x, place.y)) this.camera.reveal(place.x, place.y);
  }

  /** Go to the next hex in which something can be chosen. */
  #next(): void {
    const { session, screen } = this;
    const { drawing, interaction } = session.look!;
    const { litHexes, litUnits } = session;
    const holds = (hex: string) => litUnits.size > 0 && drawing.stack(session.position, hex).some((id) => litUnits.has(id));
    const ids = interaction.waiting(session) ?? session.parts!.hexes.map(({ id }) => id).filter((id) => litHexes.has(id) || holds(id));
    if (ids.length) this.board?.look(ids[(ids.indexOf(screen.focus ?? "") + 1) % ids.length]!);
  }
}
