// Nothing is cut and nothing lies on anything else: measured on real positions of all four games, in
// the sizes of a laptop, a desk, a large desk and a phone.
import { expect, type Page } from "@playwright/test";
import { askAt, goldenTable, link, test, type Table } from "./table";

const SIZES = [[1366, 768], [1440, 900], [2560, 1440], [390, 844]] as const;

/** Of each game an early, a middle and a late position: a golden game, and how many of its actions. */
const POSITIONS: [game: string, name: string, actions: number][] = [
  ["volga", "1v1-a", 5], ["volga", "1v1-a", 84], ["volga", "1v1-a", 190],
  ["noretreat", "citadel", 14], ["noretreat", "campaign", 420], ["noretreat", "campaign", 1056],
  ["heroes", "the-gap", 150], ["heroes", "mzensk", 279], ["heroes", "peprez", 606],
  ["stalingrado", "blue", 31], ["stalingrado", "uranus", 404], ["stalingrado", "blue", 930],
];

/** The link of the seat that is asked: it has the most to show. A covered window may keep everybody waiting for a moment. */
async function asked(page: Page, table: Table): Promise<string> {
  let found = "";
  await expect(async () => {
    for (const { seat, token } of table.seats) {
      const state = await (await askAt(page.request, token, "state")).json();
      if (state.decision?.seat === seat) found = seat;
    }
    expect(found).not.toBe("");
  }).toPass({ timeout: 20_000 });
  return found;
}

/** What is wrong with the screen, in words; empty if all is well. */
function faults(): string[] {
  const found: string[] = [];
  const wide = innerWidth > 760;
  const box = (element: Element) => element.getBoundingClientRect();
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
  const isSeen = (element: Element) => {
    const { width, height } = box(element);
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  const scrolls = (element: Element, way: "x" | "y"): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (["auto", "scroll"].includes(way === "x" ? style.overflowX : style.overflowY)) return true;
    }
    return false;
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  if (wide && document.documentElement.scrollHeight > innerHeight) found.push(`the page is ${document.documentElement.scrollHeight} high`);

  // Text in a box that it does not fit in, and that cannot be scrolled.
  for (const element of document.querySelectorAll("header *, footer *, aside *, .dock *, .strip *, .rail *")) {
    if (!isSeen(element) || element.closest("svg, .visually-hidden, select, input")) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || style.position === "absolute") continue;
    const cutX = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && style.overflowX === "hidden" && !element.closest("[title]");
    const cutY = element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0 && style.overflowY === "hidden";
    if (cutX || cutY) found.push(`cut: ${named(element)} ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`);
    const { left, right, top, bottom } = box(element);
    if ((left < -1 || right > innerWidth + 1) && !scrolls(element, "x")) found.push(`beside the window: ${named(element)}`);
    if (wide && (top < -1 || bottom > innerHeight + 1) && !scrolls(element, "y")) found.push(`below the window: ${named(element)}`);
  }

  for (const button of document.querySelectorAll(".bar button, .rail button"))
    if (button.scrollHeight > button.clientHeight + 2 || button.scrollWidth > button.clientWidth + 2) found.push(`words out of their button: ${named(button)}`);

  // The parts of the screen, and the buttons in them, do not lie on each other.
  const apart = (elements: Element[]) => {
    const seen = elements.filter(isSeen);
    for (const [n, one] of seen.entries())
      for (const other of seen.slice(n + 1)) {
        const [a, b] = [box(one), box(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1.5 && down > 1.5) found.push(`${named(one)} lies on ${named(other)}`);
      }
  };
  if (wide) apart([...document.querySelectorAll(".table > header, .table > main, .table > footer, .table > aside, .table > .ways, .table > .dock")]);
  apart([...document.querySelectorAll("header .status > *")]);
  apart([...document.querySelectorAll(".bar .buttons > button, .bar .tools button, .bar .sentence, .bar .sequence")].filter((element) => box(element).bottom <= box(element.parentElement!).bottom + 1));
  apart([...document.querySelectorAll(".rail button")]);
  apart([...document.querySelectorAll(".pane > .view, .pane > .strip")]);

  if (wide) {
    // The header has one line; the log has its half of the column, whatever is asked.
    const header = box(document.querySelector("header")!);
    if (header.height > 50) found.push(`the header is ${header.height} high`);
    const log = document.querySelector("[role=log]");
    const column = innerHeight - header.height;
    const isBusy = document.querySelector(".low, .folded, .guide section, footer .reader") !== null;
    if (log && !isBusy && log.clientHeight < column * 0.48) found.push(`the log has ${log.clientHeight} of ${column}`);
    // All answers are in sight without scrolling, unless there are more than slots.
    const slots = document.querySelector(".bar .buttons")!;
    if (slots.children.length <= 9 && slots.scrollHeight > slots.clientHeight + 1) found.push(`answers are hidden: ${slots.scrollHeight} in ${slots.clientHeight}`);
    // Words lie in the middle of their button: what comes out above comes out below.
    for (const button of slots.querySelectorAll("button")) if (button.scrollHeight > button.clientHeight) found.push(`words come out of ${named(button)}`);
  }
  // Figures on counters are large enough to be read, or are not there.
  for (const text of document.querySelectorAll("svg.board .pile text.values, svg.board .pile text.main")) {
    const { height } = box(text);
    const style = getComputedStyle(text);
    if (style.display === "none" || height < 1) continue;
    const scale = (text as SVGTextElement).getScreenCTM()!.a;
    const pixels = parseFloat(style.fontSize) * Math.abs(scale);
    if (pixels < 8.95) {
      found.push(`figures of ${pixels.toFixed(1)} pixels: ${text.textContent}`);
      break;
    }
  }
  // A stack that is spread out lies on no hex that may be chosen.
  const fan = document.querySelector(".view > .float:not(.waits)");
  if (fan) {
    const a = box(fan);
    for (const hex of document.querySelectorAll("svg.board g.hex.lit")) {
      const { left, right, top, bottom } = box(hex);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x > a.left && x < a.right && y > a.top && y < a.bottom) found.push(`the fan lies on ${named(hex)}`);
    }
  }
  return [...new Set(found)].slice(0, 12);
}

for (const game of ["volga", "noretreat", "heroes", "stalingrado"]) {
  test(`${game} fits every screen, early, in the middle and late`, async ({ page, request }) => {
    await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
    const wrong: string[] = [];
    let fans = 0;
    for (const [, name, actions] of POSITIONS.filter(([one]) => one === game)) {
      const table = await goldenTable(request, name, actions, game);
      await page.goto("about:blank");
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(link(table, await asked(page, table)));
      await expect(page.locator(".bar.mine")).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(350); // the camera rests
        let here = await page.evaluate(faults);
        for (let tries = 0; here.length && tries < 3; tries++) {
          await page.waitForTimeout(400); // a busy machine lays the page out late
          here = await page.evaluate(faults);
        }
        wrong.push(...here.map((fault) => `${name} ${actions} at ${width} × ${height}: ${fault}`));
      }
      // The same with stacks spread out, one after the other.
      await page.setViewportSize({ width: 1366, height: 768 });
      const stacks = await page.evaluate(() => [...document.querySelectorAll<SVGElement>("svg.board .still [data-hex]:has(.pile > *)")].map((one) => one.dataset.hex!));
      for (const hex of stacks.slice(0, 40).filter((_, n) => n % 13 === 0)) {
        await page.locator(`g.hex[data-hex="${hex}"]`).focus();
        await page.waitForTimeout(450);
        fans += await page.locator(".view > .float").count();
        wrong.push(...(await page.evaluate(faults)).map((fault) => `${name} ${actions}, spread out: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(fans).toBeGreaterThan(0);
  });
}

test("answers keep their places from step to step, and Undo and Hint theirs", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = await goldenTable(request, "campaign", 420, "noretreat");
  await page.goto(link(table, await asked(page, table)));
  await expect(page.locator(".bar.mine")).toBeVisible();
  const places = () => page.evaluate(() => [...document.querySelectorAll(".bar .tools button, .bar .buttons")].map((one) => JSON.stringify(one.getBoundingClientRect())));
  const end = page.getByRole("button", { name: /^End the moves/ });
  const first = await places();
  const at = await end.boundingBox();
  await expect(end).not.toHaveClass(/primary/); // units can still move
  await page.getByRole("button", { name: /^Choose / }).first().click();
  await expect(page.locator(".sentence")).not.toContainText("Choose a unit to move");
  expect(await places()).toEqual(first);
  await page.keyboard.press("Escape");
  await expect(page.locator(".sentence")).toContainText("Choose a unit to move");
  expect(await places()).toEqual(first);
  expect(await end.boundingBox()).toEqual(at);
});

test("the column is drawn wider, folds away, and stays as it was left", async ({ page, request }) => {
  const table = await goldenTable(request, "1v1-a", 84);
  await page.goto(link(table, "german"));
  const grip = page.getByRole("separator");
  const before = Number(await grip.getAttribute("aria-valuenow"));
  await grip.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(grip).toHaveAttribute("aria-valuenow", String(before + 24));
  await page.getByRole("button", { name: "Fold", exact: true }).click();
  await expect(page.getByRole("log")).toBeHidden();
  await expect(page.locator(".bar.mine")).toBeVisible();
  expect(await page.evaluate(faults)).toEqual([]);
  await page.reload();
  await expect(page.locator(".bar.mine")).toBeVisible();
  await expect(page.getByRole("log")).toBeHidden();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByRole("log")).toBeVisible();
  await expect(page.getByRole("separator")).toHaveAttribute("aria-valuenow", String(before + 24));
});

test("every hex that can be attacked carries what the server tells of it", async ({ page, request }) => {
  const table = await goldenTable(request, "uranus", 404, "stalingrado");
  await page.goto(link(table, "axis"));
  const { answer } = await (await askAt(request, table.seats.find(({ seat }) => seat === "axis")!.token, "study", { topic: "targets", names: [] })).json();
  const hexes = Object.keys(answer.hexes);
  expect(hexes.length).toBeGreaterThan(3);
  await expect(page.locator("[data-chip]")).toHaveCount(hexes.length);
  for (const hex of hexes) await expect(page.locator(`[data-chip="${hex}"]`)).toContainText(answer.hexes[hex].best);
});

test("what waits beside the map is in sight on a laptop, and a touch in vain pushes nothing away", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(link(await goldenTable(request, "uranus", 300, "stalingrado"), "soviet"));
  const waiting = page.locator(".hand .off button");
  await expect(waiting.first()).toBeVisible();
  const { bottom } = await page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().toJSON());
  const { y, height } = (await waiting.first().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bottom + 1);
  const refusal = page.locator(".refusal");
  await page.locator('g.hex[data-hex="2110"]').click({ force: true });
  await expect(refusal).toContainText("To get there, first: Move");
  expect((await waiting.first().boundingBox())!.y).toBe(y);
  await page.keyboard.press("Escape");
  await expect(refusal).toHaveCount(0);
  await page.locator('g.hex[data-hex="2110"]').click({ force: true });
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: /^Group/ }).click();
  await page.keyboard.press("Escape");
});

test("all units that arrive are in sight on a laptop, a touch shows its facing, and Esc puts the hint away first", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(link(await goldenTable(request, "partisans", 0, "heroes"), "german"));
  const units = page.locator(".hand button.unit.lit");
  await expect(units).toHaveCount(4);
  const { bottom } = await page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().toJSON());
  const { y, height } = (await units.last().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bottom);
  await units.first().click();
  const entry = (await page.locator('g.hex.lit[data-hex="1-G02"]').boundingBox())!;
  await page.mouse.move(entry.x + entry.width / 2, entry.y + entry.height / 2);
  await expect(page.locator("[data-facing]")).toHaveCount(0);
  await page.mouse.move(entry.x + entry.width / 2, entry.y + entry.height * 0.1);
  await expect(page.locator('[data-facing="N"]')).toBeVisible();
  await page.keyboard.press("i");
  await expect(page.locator("section.hint")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("section.hint")).toHaveCount(0);
  await expect(page.locator(".sentence")).toContainText("Rifles G1");
});

test("on a laptop the open table of chances shows every row and column, and a chip hides no counter and no other chip", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = await goldenTable(request, "citadel", 13, "noretreat");
  await page.goto(link(table, "axis"));
  await expect(page.locator("[data-chip]")).not.toHaveCount(0, { timeout: 20_000 });
  const hidden = () => {
    const box = (element: Element) => element.getBoundingClientRect();
    const chips = [...document.querySelectorAll("[data-chip] rect")].map(box);
    const figures = [...document.querySelectorAll("svg.board .pile text.values")].map(box);
    const share = (a: DOMRect, b: DOMRect) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const apart = chips.flatMap((one, n) => chips.slice(n + 1).map((other) => share(one, other)));
    return { figures: figures.length, hides: figures.flatMap((one) => chips.map((chip) => share(chip, one) / (one.width * one.height))).filter((part) => part > 0.2).length, covers: apart.filter((part) => part > 1).length };
  };
  const found = await page.evaluate(hidden);
  expect(found.figures).toBeGreaterThan(20);
  expect(found).toMatchObject({ hides: 0, covers: 0 });
  await page.keyboard.press("o");
  for (const [width, height] of [[1366, 768], [1440, 900]] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(350);
    const cells = page.locator(".chances tbody :is(th, td)");
    expect(await cells.count()).toBeGreaterThan(80);
    const around = (await page.locator(".chances").boundingBox())!;
    const cut = await cells.evaluateAll((all, { x, y, width, height }) => all.map((cell) => cell.getBoundingClientRect()).filter(({ left, right, top, bottom }) => left < x - 1 || right > x + width + 1 || top < y - 1 || bottom > y + height + 1).length, around);
    expect(cut).toBe(0);
  }
  // Another tab is opened in its stead.
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByRole("log")).toBeVisible();
});

test("on a laptop every card of the hand is in sight, and the one that is pointed at is read", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(link(await goldenTable(request, "campaign", 0, "noretreat"), "axis"));
  const cards = page.locator("footer .hand [data-card]");
  await expect(cards).toHaveCount(6);
  await cards.last().hover();
  await expect(page.locator("footer .reader strong")).toHaveText((await cards.last().locator("strong").textContent())!);
  const bottom = (await page.locator("footer").boundingBox())!.y + (await page.locator("footer").boundingBox())!.height;
  for (const part of [...(await cards.all()), page.locator("footer .reader")]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bottom + 1);
  }
});

test("the numbers of hexes are there after one step closer, and on the chart at once", async ({ page, request }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(link(await goldenTable(request, "citadel", 13, "noretreat"), "axis"));
  const number = page.locator("svg.board .coordinate", { hasText: "1311" });
  await expect(number).toBeHidden();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(number).toBeVisible();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect(number).toBeHidden();
  await page.keyboard.press("b");
  await expect(number).toBeVisible();
});

test("on a laptop a hand of five cards is in sight while units move", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(link(await goldenTable(request, "campaign", 282, "noretreat"), "axis"));
  const cards = page.locator("footer .hand [data-card]");
  await expect(cards).toHaveCount(5);
  const bottom = await page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().bottom);
  for (const card of await cards.all()) {
    const { y, height } = (await card.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bottom + 1);
  }
});

test("nothing below the map moves when chances come, and a second word tells its own chances and hides no question", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(link(await goldenTable(request, "solo", 60), "german"));
  await expect(page.locator(".bar.mine")).toBeVisible({ timeout: 30_000 });
  const places = () => page.evaluate(() => [...document.querySelectorAll(".strip button, .dock .hand > *")].map((one) => one.getBoundingClientRect()).map(({ x, y, height }) => [x, y, height].map(Math.round).join()));
  const first = await places();
  expect(first.length).toBeGreaterThan(4);
  const press = async (hex: string) => {
    await page.locator(`g.hex[data-hex="${hex}"]`).focus();
    await page.keyboard.press("Enter");
  };
  await press("87");
  const line = page.locator("section.odds > button");
  await expect(line).toContainText("→ 61");
  expect(await places()).toEqual(first);
  await press("76");
  const sure = page.getByRole("alertdialog");
  await expect(sure).toContainText("77 (Polyakovka)");
  await expect(line).toContainText("→ 77");
  const asked = (await page.locator(".bar .sentence").boundingBox())!;
  expect((await sure.boundingBox())!.y).toBeGreaterThanOrEqual(asked.y + asked.height - 1);
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator('g.hex[data-hex="76"]').focus(); // the hex that is pointed at comes before the best one
  await expect(line).toContainText("→ 77");
  await page.locator('g.hex[data-hex="87"]').focus();
  await expect(line).toContainText("→ 61");
});

test("the log of a firefight is divided by rounds, not by every action", async ({ page, request }) => {
  await page.goto(link(await goldenTable(request, "partisans", 140, "heroes"), "soviet"));
  const log = page.getByRole("log");
  await expect(log.getByText("moves from E16 to F17")).toBeVisible();
  await expect(log.locator(".line.heading", { hasText: "moves" })).toHaveCount(0);
});

test("the number of a rule never stands alone on a line of the log", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  let lines = 0;
  for (const [game, name, actions] of [["noretreat", "campaign", 420], ["volga", "1v1-a", 190]] as const) {
    const table = await goldenTable(request, name, actions, game);
    await page.goto("about:blank");
    await page.goto(link(table, await asked(page, table)));
    await expect(page.locator(".log .rule").first()).toBeVisible();
    const alone = await page.evaluate(() => {
      const found = [...document.querySelectorAll(".log .line:has(.rule)")];
      const isAlone = (line: Element) => {
        const rule = line.querySelector(".rule")!.getBoundingClientRect();
        const before = [...line.querySelectorAll(".text, .dice")].flatMap((part) => [...part.getClientRects()]);
        return !before.some(({ top, bottom }) => top < rule.bottom - 4 && bottom > rule.top + 4);
      };
      return { lines: found.length, alone: found.filter(isAlone).map((line) => line.textContent) };
    });
    lines += alone.lines;
    expect(alone.alone).toEqual([]);
  }
  expect(lines).toBeGreaterThan(200);
});

test("blocks that arrive lie face up beside the map, and one is chosen there", async ({ page, request }) => {
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = await goldenTable(request, "solo", 22);
  await page.goto(link(table, await asked(page, table)));
  const blocks = page.getByRole("list", { name: "Blocks to deploy" }).getByRole("button");
  await expect(blocks).toHaveCount(5);
  await expect(blocks.first()).toContainText("24th Panzer");
  expect(await page.evaluate(faults)).toEqual([]);
  await blocks.first().click();
  await expect(blocks).toHaveCount(4); // it has a single place
});
