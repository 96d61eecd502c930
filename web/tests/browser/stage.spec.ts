// Told before shown: battles of all four games, played on a real server, looked at frame by frame.
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { askAt, goldenTable, sitDown, test, type Table } from "./table";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** What a frame shows. */
interface Frame {
  told: number;
  number: number;
  beat: string;
  rolling: number;
  landed: number;
  verdict: string;
  terms: number;
  rules: number;
  left: string[];
  right: string[];
  last: string;
}

interface Battle {
  game: string;
  name: string;
  actions: number;
  /** Who looks, and what is played, by whom. */
  seat: string;
  plays: [seat: string, ...action: string[]][];
  hasSum: boolean;
}

const BATTLES: Battle[] = [
  { game: "volga", name: "solo", actions: 61, seat: "german", plays: [["german", "to", "75"]], hasSum: true },
  { game: "noretreat", name: "campaign", actions: 19, seat: "soviet", plays: [["axis", "attack", "1010"], ["axis", "commit"], ["axis", "pass"]], hasSum: true },
  { game: "heroes", name: "partisans-cards", actions: 226, seat: "soviet", plays: [["german", "command", "ger-pioneers-1"], ["german", "fire", "1-F18"], ["german", "roll"]], hasSum: true },
  { game: "stalingrado", name: "uranus", actions: 32, seat: "axis", plays: [["soviet", "attack", "2412"], ["soviet", "all"], ["soviet", "go"]], hasSum: true },
  { game: "stalingrado", name: "blue", actions: 93, seat: "soviet", plays: [["axis", "hq", "SU-HQ-TRANSCAUCASUS"]], hasSum: true },
  { game: "stalingrado", name: "blue", actions: 94, seat: "soviet", plays: [["axis", "base", "2314"]], hasSum: true },
];

/** Play for a seat, and how many events there are then, as `seat` is told. */
async function play(request: any, table: Table, who: string, action: string[]): Promise<void> {
  const { token } = table.seats.find(({ seat }) => seat === who)!;
  const { number, decision } = await (await askAt(request, token, "state")).json();
  if (action[0] === "pass" && !decision?.actions?.some(([verb]: string[]) => verb === "pass")) return; // it has passed by itself
  const answer = await askAt(request, token, "play", { number, action });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const { game, name, actions, seat, plays, hasSum } of BATTLES) {
  test(`${game}, ${plays[0]!.slice(1).join(" ")}: a battle is staged, and nothing of it is shown before it is told`, async ({ page, request }) => {
    await page.addInitScript(() => {
      localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, muted: true, speed: 2.5 }));
      const seen = new Map<string, unknown>();
      (window as any).frames_ = seen;
      const ids = (side: string) => [...document.querySelectorAll<HTMLElement>(`.stage .${side} [data-staged]`)].map((one) => one.dataset.staged);
      const look = () => {
        const pane = document.querySelector<HTMLElement>("[data-told]");
        if (pane) {
          const frame = {
            told: Number(pane.dataset.told),
            number: Number(document.querySelector<HTMLElement>("[data-decision]")?.dataset.decision ?? 0),
            beat: document.querySelector<HTMLElement>(".stage")?.dataset.beat ?? "",
            rolling: document.querySelectorAll(".stage .die.rolls").length,
            landed: document.querySelectorAll(".stage .die[data-face]").length,
            verdict: document.querySelector(".stage [data-verdict]")?.textContent ?? "",
            terms: document.querySelectorAll(".stage ol.sum li").length,
            rules: document.querySelectorAll(".stage button.rule").length,
            left: ids("attacker"),
            right: ids("defender"),
            last: document.querySelector("footer .ticker p")?.textContent?.trim() ?? "",
          };
          seen.set(JSON.stringify(frame), frame);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const table = await goldenTable(request, name, actions, game);
    await sitDown(page, table, seat);
    const mine = table.seats.find((one) => one.seat === seat)!;
    /** By the number of the decision: how many events had happened by then. */
    const happened = new Map<number, number>();
    const note = async () => {
      const { number, log, log_from } = await (await askAt(request, mine.token, "state")).json();
      const earlier = log_from ? (await (await askAt(request, mine.token, "log", { start: 0, end: log_from })).json()).log : [];
      happened.set(number, [...earlier, ...log].flat().length);
    };
    await note();
    await expect(page.locator("[data-told]")).toHaveAttribute("data-told", String([...happened.values()].at(-1)));
    for (const [who, ...action] of plays) {
      await play(request, table, who, action);
      await note();
    }
    await expect(page.locator(".stage [data-verdict]")).toBeVisible({ timeout: 30_000 });
    await expect(page.locator("[data-told]")).toHaveAttribute("data-told", String([...happened.values()].at(-1)), { timeout: 30_000 });
    const frames: Frame[] = await page.evaluate(() => [...(window as any).frames_.values()]);

    // No question, and no position that belongs to it, stands before all that led to it was told.
    for (const { number, told } of frames.filter((frame) => happened.has(frame.number))) expect(told).toBeGreaterThanOrEqual(happened.get(number)!);
    // While dice roll, neither the stage nor the ticker says what they bring.
    const rolling = frames.filter((frame) => frame.rolling > 0);
    expect(rolling.length).toBeGreaterThan(0);
    for (const frame of rolling) expect([frame.verdict, frame.landed]).toEqual(["", 0]);
    // Both sides, the sum with its rules, dice that lie, and the result in a word.
    const read = frames.filter((frame) => frame.verdict !== "");
    expect(read.length).toBeGreaterThan(0);
    for (const frame of read) {
      expect(frame.left.length).toBeGreaterThan(0);
      expect(frame.right.length).toBeGreaterThan(0);
    }
    expect(read.some((frame) => frame.landed > 0)).toBe(true);
    if (hasSum) expect(read.some((frame) => frame.terms > 0 && frame.rules > 0)).toBe(true);
    // Sums grow before dice roll: there are frames with a sum and no die.
    expect(frames.some((frame) => frame.terms > 0 && !frame.rolling && !frame.landed)).toBe(true);
    // Blocks show their backs until they are turned over.
    if (game === "volga") {
      const first = frames.find((frame) => frame.right.length)!;
      expect(first.right.every((id) => /^s\d+$/.test(id))).toBe(true);
      expect(read.at(-1)!.right.every((id) => id.startsWith("S-"))).toBe(true);
    }
  });
}

test("the stage can be skipped with a key, mutes with another, and is read out", async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, speed: 0.6 })));
  const table = await goldenTable(request, "solo", 61);
  await sitDown(page, table, "german");
  await play(request, table, "german", ["to", "75"]);
  const stage = page.locator(".stage");
  await expect(stage).toBeVisible();
  await expect(stage.getByRole("status")).toContainText("Attack on 61");
  const before = Number(await page.locator("[data-told]").getAttribute("data-told"));
  await page.keyboard.press("q");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("hexfront-settings")!).muted)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(async () => Number(await page.locator("[data-told]").getAttribute("data-told"))).toBeGreaterThan(before);
  await expect(page.locator(".ticker.telling")).toHaveCount(0);
  await expectAccessible(page, "a stage that waits for an answer");
});
