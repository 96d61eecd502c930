// How fast the client is: node bench/client.js http://localhost:PORT/ '{"GAME": "TOKEN OF A SEAT", …}'
// The browser draws without a graphics card here, so that a player's machine does better.
import { chromium } from "@playwright/test";
import { launchOptions } from "../chromium.js";

const SIZES = { 1440: { width: 1440, height: 900 }, 2560: { width: 2560, height: 1440 } };
const ANSWERS = 40;
const TRIES = 120;
const FRAMES = 45;
const ROUNDS = 3;
const REST = 700; // until the board has been drawn anew after a gesture

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Bytes that the browser gets for the first page, as they come over the wire. */
async function firstPage(browser, url) {
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await network.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return bytes;
}

async function startSolo(page, url) {
  await page.goto(url);
  await page.locator("[data-game=volga]").getByRole("button", { name: "Play the computer" }).click();
  await page.locator("svg.board").waitFor();
}

// -- from a click to the frame that shows the server's answer

/** In the page: notes how long after the last click the frame with the next decision is painted. */
function watchAnswers() {
  let clicked = 0;
  let decision;
  window.answers = [];
  addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
  const watcher = new MutationObserver(() => {
    const now = document.querySelector("[data-decision]")?.dataset.decision;
    if (now === decision || now === undefined) return;
    if (decision !== undefined && clicked) {
      const since = clicked;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.answers.push(performance.now() - since);
        painted.port2.postMessage(null);
      });
    }
    decision = now;
    clicked = 0;
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}

async function clickSomething(page, n) {
  const sure = page.getByRole("alertdialog").getByRole("button").first();
  if (await sure.count()) return sure.click();
  const things = page.locator(".bar.mine .buttons button:not(.undo):enabled, g.hex.lit, .hand button.lit:enabled");
  const count = await things.count();
  return count ? things.nth((n * 7) % count).click({ force: true }) : startSolo(page, page.url().split("#")[0]);
}

async function clicks(browser, url) {
  const page = await browser.newPage({ viewport: SIZES[1440], locale: "en-GB" });
  // A battle that is told step by step would hold back the next question.
  await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("hexfront-settings", JSON.stringify({ guide: false, animations: false })));
  await page.addInitScript(watchAnswers);
  await startSolo(page, url);
  const answers = [];
  for (let n = 0; n < TRIES && answers.length < ANSWERS; n++) {
    await clickSomething(page, n);
    await page.waitForFunction(() => window.answers.length > 0, null, { timeout: 1000 }).catch(() => null);
    answers.push(...(await page.evaluate(() => window.answers.splice(0))));
  }
  await page.close();
  return answers;
}

// -- frames a second while the board is moved

/** In the page: moves the board a little before every frame; milliseconds for all frames. */
function gesture({ kind, frames, x, y }) {
  const board = document.querySelector(".frame");
  const about = { bubbles: true, cancelable: true };
  const move = (n) => {
    if (kind === "pan") {
      const angle = (n / frames) * 4 * Math.PI;
      const at = { clientX: x + 320 * Math.sin(angle), clientY: y + 220 * Math.sin(angle * 1.3) };
      return new PointerEvent("pointermove", { ...about, ...at, pointerId: 1, pointerType: "mouse", buttons: 1 });
    }
    return new WheelEvent("wheel", { ...about, deltaY: kind === "in" ? -25 : 25, clientX: x, clientY: y });
  };
  return new Promise((done) => {
    let n = 0;
    let begin = 0;
    const frame = (now) => {
      if (n === 0) begin = now;
      if (n === frames) return done(now - begin);
      board.dispatchEvent(move(n++));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** Milliseconds until the board with its painted ground has been drawn, first as a sketch, then with all its strokes; nothing of it is in a cache. */
async function firstBoard(page, opened) {
  const sketched = await shownBoard(page, "svg.board image", opened);
  return [sketched, await shownBoard(page, "svg.board image:not([data-sketch])", opened)];
}

async function shownBoard(page, which, opened) {
  const ground = page.locator(which);
  await ground.waitFor({ state: "attached" });
  await ground.evaluate(async (shown) => {
    await Object.assign(new Image(), { src: shown.href.baseVal }).decode();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return Date.now() - opened;
}

async function frameRates(page) {
  await page.locator("svg.board").waitFor();
  await page.waitForTimeout(REST);
  const box = await page.locator(".frame").first().boundingBox();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const rounds = { pan: [], zoom: [] };
  const timed = async (kind) => {
    const ms = await page.evaluate(gesture, { kind, frames: FRAMES, x, y });
    await page.waitForTimeout(REST);
    return ms;
  };
  await page.mouse.move(x, y);
  for (let round = 0; round < ROUNDS; round++) {
    const inwards = await timed("in");
    await page.mouse.down();
    rounds.pan.push((1000 * FRAMES) / (await timed("pan")));
    await page.mouse.up();
    rounds.zoom.push((2000 * FRAMES) / (inwards + (await timed("out"))));
  }
  return { pan: median(rounds.pan), zoom: median(rounds.zoom) };
}

const [url, boards] = process.argv.slice(2);
const browser = await chromium.launch(launchOptions);
try {
  const answers = await clicks(browser, url);
  const found = {
    first_page_kb: Math.round((await firstPage(browser, url)) / 1000),
    clicks: answers.length,
    click_ms: Math.round(median(answers)),
  };
  for (const [across, viewport] of Object.entries(SIZES)) {
    for (const [name, token] of Object.entries(JSON.parse(boards))) {
      const page = await browser.newPage({ viewport, locale: "en-GB" });
      const opened = Date.now();
      await page.goto(`${url}#/play/${token}`);
      if (!found[`${name}_board_ms`]) [found[`${name}_board_ms`], found[`${name}_painted_ms`]] = await firstBoard(page, opened);
      const { pan, zoom } = await frameRates(page);
      found[`${name}_pan_fps_${across}`] = Math.round(pan);
      found[`${name}_zoom_fps_${across}`] = Math.round(zoom);
      await page.close();
    }
  }
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
}
