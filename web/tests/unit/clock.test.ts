// One clock of telling: what a seat has heard is shown when it has been told, and not before.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { Seat } = await import("../../src/lib/live.svelte");
const { Playback } = await import("../../src/lib/playback.svelte");
const { settings } = await import("../../src/lib/settings.svelte");
const { effect } = await import("../../src/lib/board/effects");
const { pilesBetween } = await import("../../src/lib/board/between");

type Told = { event: string; rule: string; args: Record<string, unknown> };
const event = (name: string, args = {}): Told => ({ event: name, rule: "1.1", args });
const state = (number: number, seat = "red"): any => ({ number, seat: "red", view: { at: number }, decision: { number, seat } });
const begun = (): any => {
  const seat = new Seat("token");
  seat.isWhole = true;
  seat.heard({ ...state(1), serial: 0, log_from: 0, log: [[event("set-up")]] } as any);
  return seat;
};
const change = (serial: number, number: number, from: number, log: Told[][], seat = "red"): any => ({
  serial, log_from: from, log, patch: { set: { number: { is: number }, view: { is: { at: number } }, decision: { is: { number, seat } } } },
});

describe("a seat", () => {
  it("keeps what it hears until it has been told", () => {
    const seat = begun();
    seat.hasTeller = true;
    seat.heardChange(change(1, 2, 1, [[event("march")]]));
    seat.heardChange(change(2, 3, 2, [[event("shot")]]));
    expect([seat.state.number, seat.log.length, seat.newest.number, seat.pending.length]).toEqual([1, 1, 3, 2]);
    seat.release();
    expect([seat.state.number, seat.log.length]).toEqual([2, 2]);
    seat.release();
    seat.release();
    expect([seat.state.number, seat.log.length, seat.pending.length]).toEqual([3, 3, 0]);
  });

  it("counts an answer as given until what it led to has been told", () => {
    const seat = begun();
    seat.hasTeller = true;
    seat.sent = { number: 1, action: ["fire"] };
    seat.heardChange(change(1, 2, 1, [[event("shot")]]));
    expect(seat.sent).not.toBeNull();
    seat.release();
    expect(seat.sent).toBeNull();
  });

  it("tells nothing that was taken back, and shows at once who comes or goes", () => {
    const seat = begun();
    seat.hasTeller = true;
    seat.heardChange(change(1, 2, 1, [[event("march")]]));
    seat.heardChange(change(2, 3, 1, []));
    expect([seat.state.number, seat.log.length, seat.pending.length]).toEqual([3, 1, 0]);
    seat.heardChange({ serial: 3, log_from: 1, log: [], patch: { set: { players: { is: [] } } } });
    expect([seat.state.players, seat.pending.length]).toEqual([[], 0]);
  });

  it("goes on where it was when the connection comes back", () => {
    const seat = begun();
    seat.hasTeller = true;
    seat.heard({ ...state(3), serial: 7, log_from: 0, log: [[event("set-up")], [event("march")], [event("shot")]] });
    expect([seat.state.number, seat.pending.length, seat.pending[0].entries.length]).toEqual([1, 1, 2]);
  });
});

/** A table as far as the clock needs one: dice in "shot", a turn of blue begins with "blue". */
function table(seat: any): any {
  const look = {
    drawing: {
      effects: (events: Told[]) => events.map(({ event }) => (event === "march" ? [effect("move", "red", "B", { from: ["A"], pieces: ["p"] })] : [])),
      between: (before: any, _: unknown, { events }: any) => ({ ...before, told: events.length }),
    },
    wording: {
      dice: ({ event }: Told) => (event === "shot" ? [{ side: "red", faces: [6], hitsOn: null }] : []),
      turnOf: ({ event }: Told) => (event === "set-up" ? "red" : event === "blue" ? "blue" : null),
    },
    interaction: { shareSecrets: () => true },
  };
  return { seat, seats: [seat], look, parts: {}, replay: null, isTelling: false, get now() { return seat.state; }, get view() { return this.teller?.shown ?? seat.state.view; } };
}

describe("the clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(settings, { speed: 1, animations: true });
  });

  it("shows our own quiet steps at once, and lets them walk after", () => {
    const seat = begun();
    const session = table(seat);
    const playback = new Playback(session);
    seat.heardChange(change(1, 2, 1, [[event("march")]]));
    playback.notice();
    expect([seat.state.number, playback.timeline.isPlaying, playback.isTelling]).toEqual([2, true, false]);
  });

  it("shows nothing that dice decide before they lie, neither state nor log", () => {
    const seat = begun();
    const session = table(seat);
    const playback = new Playback(session);
    seat.heardChange(change(1, 2, 1, [[event("march"), event("shot"), event("hit")]]));
    playback.notice();
    const seen: unknown[] = [];
    while (playback.timeline.isPlaying) {
      seen.push([seat.state.number, session.view.at, playback.events.length]);
      vi.advanceTimersByTime(playback.timeline.time);
    }
    expect(seen).toEqual([[1, 1, 2], [1, 1, 3]]);
    expect([seat.state.number, session.view.at, playback.events.length]).toEqual([2, 2, 4]);
  });

  it("tells one thing after the other, however fast they come, and skips to the next or to the end", () => {
    const seat = begun();
    const playback = new Playback(table(seat));
    for (let n = 1; n < 5; n++) seat.heardChange(change(n, n + 1, n, [[event("blue"), event("shot")]], "blue"));
    playback.notice();
    expect(seat.state.number).toBe(1);
    playback.next();
    expect([seat.state.number, playback.timeline.isPlaying]).toEqual([2, true]);
    playback.skip();
    expect([seat.state.number, playback.timeline.isPlaying, playback.events.length]).toEqual([5, false, 9]);
  });

  it("tells everything at once where nothing may move", () => {
    settings.animations = false;
    const seat = begun();
    const playback = new Playback(table(seat));
    seat.heardChange(change(1, 2, 1, [[event("blue"), event("shot")]]));
    playback.notice();
    expect([seat.state.number, playback.timeline.isPlaying]).toEqual([2, false]);
  });
});

describe("a position between two others", () => {
  const id = ({ id }: { id: string }) => id;
  const before = { A: [{ id: "p", steps: 2 }], C: [{ id: "q", steps: 2 }, { id: "r", steps: 1 }] };
  const after = { C: [{ id: "p", steps: 1 }], D: [{ id: "q", steps: 1 }] };
  const story = [
    effect("move", "red", "B", { from: ["A"], pieces: ["p"] }),
    effect("hit", "blue", "C", { pieces: ["q"] }),
    effect("loss", "blue", "C", { pieces: ["r"] }),
    effect("move", "blue", "D", { from: ["C"], pieces: ["q"] }),
    effect("hit", "red", "B", { pieces: ["p"] }),
    effect("move", "red", "C", { from: ["B"], pieces: ["p"] }),
  ];
  const at = (n: number) => pilesBetween(before, after, id, { events: [], left: [], past: story.slice(0, n), coming: story.slice(n) });

  it("has everybody where they have come to, and nobody hurt before it is told", () => {
    expect(at(0)).toEqual(before);
    expect(at(1)).toEqual({ B: [{ id: "p", steps: 2 }], C: before.C });
    expect(at(3)).toEqual({ B: [{ id: "p", steps: 2 }], C: [{ id: "q", steps: 2 }] });
    expect(at(4)).toEqual({ B: [{ id: "p", steps: 2 }], D: [{ id: "q", steps: 1 }] });
    expect(at(6)).toEqual({ C: [{ id: "p", steps: 1 }], D: [{ id: "q", steps: 1 }] });
  });
});
