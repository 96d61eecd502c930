import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { place } from "../../src/lib/board/floating";
import { Gestures, type Touch } from "../../src/lib/board/gestures";

const touch = (clientX: number, clientY: number, pointerId = 1, pointerType = "touch"): Touch => ({
  clientX, clientY, pointerId, pointerType, target: null,
});

describe("pointers", () => {
  const hand = { pan: vi.fn(), zoom: vi.fn(), hold: vi.fn() };
  let gestures: Gestures;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    gestures = new Gestures(hand);
  });
  afterEach(() => void vi.useRealTimers());

  it("choose with a short touch, even if the finger trembles", () => {
    gestures.down(touch(0, 0));
    gestures.move(touch(2, 2));
    gestures.up(touch(2, 2));
    expect(gestures.isTap).toBe(true);
    expect(hand.pan).not.toHaveBeenCalled();
  });

  it("drag the map, and then choose nothing", () => {
    gestures.down(touch(0, 0));
    gestures.move(touch(20, 5));
    expect(gestures.isDragging).toBe(true);
    gestures.up(touch(20, 5));
    expect(hand.pan).toHaveBeenCalledWith(20, 5);
    expect(gestures.isTap).toBe(false);
  });

  it("inform when they stay, and then choose nothing", () => {
    gestures.down(touch(0, 0));
    vi.advanceTimersByTime(600);
    gestures.up(touch(0, 0));
    expect(hand.hold).toHaveBeenCalledOnce();
    expect(gestures.isTap).toBe(false);
    gestures.forget();
    expect(gestures.isTap).toBe(true);
  });

  it("do not inform when they move on, or when they are a mouse", () => {
    gestures.down(touch(0, 0));
    gestures.move(touch(30, 0));
    vi.advanceTimersByTime(600);
    gestures.up(touch(30, 0));
    gestures.down(touch(0, 0, 2, "mouse"));
    vi.advanceTimersByTime(600);
    expect(hand.hold).not.toHaveBeenCalled();
  });

  it("pinch around the point between two fingers", () => {
    gestures.down(touch(0, 0, 1));
    gestures.down(touch(100, 0, 2));
    gestures.move(touch(300, 0, 2));
    expect(hand.zoom).toHaveBeenCalledWith(3, 150, 0);
    gestures.up(touch(300, 0, 2));
    gestures.up(touch(0, 0, 1));
    expect(gestures.isTap).toBe(false);
  });
});

describe("a panel beside a hex", () => {
  const window = { width: 400, height: 300 };
  const size = { width: 100, height: 60 };
  const hex = { x: 180, y: 130, width: 40, height: 40 };
  const meets = (a: { x: number; y: number }, b: typeof hex) =>
    a.x < b.x + b.width && b.x < a.x + size.width && a.y < b.y + b.height && b.y < a.y + size.height;

  it("stands near it and does not cover it", () => {
    const at = place(size, hex, window, [])!;
    expect(meets(at, hex)).toBe(false);
    expect(Math.hypot(at.x + 50 - 200, at.y + 30 - 150)).toBeLessThan(80);
  });

  it("covers nothing that may be chosen", () => {
    const lit = [{ ...hex, y: 60 }, { ...hex, y: 200 }];
    const at = place(size, hex, window, lit)!;
    for (const one of lit) expect(meets(at, one)).toBe(false);
  });

  it("stays inside the window", () => {
    const at = place(size, { ...hex, x: 350, y: 0 }, window, [])!;
    expect(at.x + size.width).toBeLessThanOrEqual(400);
    expect(at.y).toBeGreaterThanOrEqual(0);
  });

  it("lies behind a stack, away from the front", () => {
    for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const at = place(size, hex, window, [], { x, y })!;
      expect((at.x + size.width / 2 - 200) * x + (at.y + size.height / 2 - 150) * y).toBeLessThanOrEqual(0);
    }
  });

  it("stays away where there is no room for it", () => {
    expect(place(size, hex, window, [{ x: 0, y: 0, width: 400, height: 300 }])).toBeNull();
    expect(place({ width: 500, height: 60 }, hex, window, [])).toBeNull();
  });
});
