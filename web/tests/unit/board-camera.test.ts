import { beforeEach, describe, expect, it } from "vitest";
import { Camera } from "../../src/lib/board/camera.svelte";

let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.resize(1000, 600);
  camera.frame({ x: 0, y: 0, width: 40, height: 20 });
});

describe("the camera", () => {
  it("shows the whole map at first, across the width or the height of the window", () => {
    expect(camera.isWhole).toBe(true);
    expect(camera.scale).toBe(25);
    camera.resize(1000, 250);
    expect(camera.scale).toBe(12.5);
    expect(camera.screen(20, 10)).toEqual({ x: 500, y: 125 });
  });

  it("leaves what is left over below the map", () => {
    expect(camera.screen(0, 0)).toEqual({ x: 0, y: 0 });
  });

  it("keeps the board under the pointer when it zooms", () => {
    const before = { x: 10, y: 6 };
    const at = camera.screen(before.x, before.y);
    camera.zoom(2, at.x, at.y);
    expect(camera.scale).toBe(50);
    const after = camera.screen(before.x, before.y);
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
  });

  it("keeps everything in its place when something comes or goes below the window", () => {
    camera.zoom(2.5);
    const at = camera.screen(18, 9);
    for (const height of [520, 600]) {
      camera.resize(1000, height);
      expect(camera.screen(18, 9).y).toBeCloseTo(at.y);
    }
  });

  it("goes neither farther than the whole map nor closer than a few hexes", () => {
    camera.zoom(0.1);
    expect(camera.isWhole).toBe(true);
    camera.zoom(1000);
    expect(camera.high).toBeCloseTo(7);
  });

  it("pans by pixels, and not far beyond the map", () => {
    camera.zoom(2);
    const { x } = camera;
    camera.pan(100, 0);
    expect(camera.x).toBeCloseTo(x - 2);
    camera.pan(100_000, 0);
    expect(camera.x - camera.span / 2).toBeGreaterThan(-2);
  });

  it("stretches one layer while the hand zooms, and has it drawn anew when the hand rests", () => {
    const { drawn, laid } = camera;
    camera.zoom(2);
    camera.pan(-30, -20);
    expect(camera.drawn).toBe(drawn);
    expect(camera.stretches).toBe(true);
    expect(camera.transform).toMatch(/scale\(2\)$/);
    camera.settle();
    expect(camera.drawn).toBe(50);
    expect(camera.stretches).toBe(false);
    expect(camera.transform).toMatch(/scale\(2\)$/);
    expect(camera.laid).toBe(laid);
  });

  it("does not stretch while it pans", () => {
    camera.zoom(2);
    camera.settle();
    camera.pan(-30, -20);
    expect(camera.stretches).toBe(false);
  });

  it("has few pixels drawn on the way out, for a frame, and stretches them until the hand rests", () => {
    camera.zoom(3);
    camera.settle();
    const place = camera.transform;
    camera.zoom(0.8);
    expect([camera.isCoarse, camera.stretches]).toEqual([false, true]);
    camera.zoom(0.8);
    expect([camera.isCoarse, camera.stretches]).toEqual([true, false]);
    expect(camera.transform).toMatch(/^matrix3d\(1\.92, 0, 0, 1e-12, /);
    camera.stretch();
    expect([camera.isCoarse, camera.stretches]).toEqual([false, true]);
    camera.zoom(1 / 0.64);
    camera.settle();
    expect(camera.transform).toBe(place);
    expect([camera.isCoarse, camera.stretches]).toEqual([false, false]);
  });

  it("has few pixels drawn only once on the way out to the whole map", () => {
    camera.zoom(3);
    camera.settle();
    let times = 0;
    for (let n = 0; n < 20; n++) {
      camera.zoom(0.9);
      if (camera.isCoarse) times++;
      camera.stretch();
    }
    expect(camera.isWhole).toBe(true);
    expect(times).toBe(1);
    expect(camera.stretches).toBe(false);
  });

  it("zooms until the hand rests, and does not when it pans", () => {
    camera.zoom(2);
    expect(camera.zooms).toBe(true);
    camera.settle();
    camera.pan(-30, -20);
    expect(camera.zooms).toBe(false);
  });

  it("jumps to the whole map and back to where it was", () => {
    camera.zoom(3, 200, 100);
    const { x, y, span } = camera;
    camera.toggleWhole();
    expect(camera.isWhole).toBe(true);
    camera.toggleWhole();
    expect([camera.x, camera.y, camera.span]).toEqual([x, y, span]);
  });

  it("brings a hex into view, and stays where it is if the hex is in view", () => {
    camera.zoom(4, 0, 0);
    expect(camera.shows(35, 15)).toBe(false);
    camera.reveal(35, 15);
    expect(camera.shows(35, 15)).toBe(true);
    const { x, y } = camera;
    camera.reveal(34, 14);
    expect([camera.x, camera.y]).toEqual([x, y]);
  });

  it("keeps its scale when the window changes, unless it shows the whole map", () => {
    camera.zoom(2);
    camera.resize(800, 600);
    expect(camera.scale).toBe(50);
    camera.whole();
    camera.resize(400, 600);
    expect(camera.isWhole).toBe(true);
  });
});
