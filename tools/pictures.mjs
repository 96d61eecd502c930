// Each game in the middle of a golden game, as the real client shows it: docs/pictures/<game>.webp.
// `make pictures` builds the client first. With the id of a game only that one is taken.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../web/chromium.js";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SIZE = { width: 1366, height: 768 };
const WIDTH = 1100;
const QUALITY = 0.72;

// A golden game, and after how many of its actions it is shown.
const SHOWN = {
  volga: ["1v1-a", 110],
  noretreat: ["campaign", 420],
  heroes: ["partisans", 140],
  stalingrado: ["blue", 400],
};

async function serve(folder) {
  const words = ["-m", "hexfront", "serve", "--port", "0", "--db", join(folder, "games.db")];
  const server = spawn(join(ROOT, ".venv/bin/python"), words, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
  let told = "";
  const page = await new Promise((found, failed) => {
    server.on("exit", () => failed(new Error(`the server has ended: ${told}`)));
    server.stderr.on("data", (text) => {
      told += text;
      const at = /Hexfront is at (http:\/\/\S+)/.exec(told);
      if (at) found(at[1]);
    });
  });
  return { server, page };
}

async function tableOf(page, game) {
  const [name, actions] = SHOWN[game];
  const lines = readFileSync(join(ROOT, "tests/golden", game, `${name}.jsonl`), "utf-8").trimEnd().split("\n");
  const kept = [...lines.slice(0, actions + 2), '{"end":null}'];
  const body = `${kept.join("\n")}\n`;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`${page}api/records`, { method: "POST", body, headers: { "content-type": "text/plain" } });
      if (answer.status !== 201) throw new Error(`${game} ${name}: ${await answer.text()}`);
      return await answer.json();
    } catch (error) {
      if (tries > 40 || !(error instanceof TypeError)) throw error;
      await new Promise((later) => setTimeout(later, 250)); // it tells its address before it answers
    }
  }
}

/** The link of the seat that is asked: what may be done is lit for it. */
async function asked(page, table) {
  const bearing = (token) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });
  for (const { token } of table.seats) {
    const body = JSON.stringify({ luck: randomBytes(16).toString("hex") });
    await fetch(`${page}api/seat/luck`, { method: "POST", body, headers: bearing(token) });
  }
  for (const { seat, token } of table.seats) {
    const state = await (await fetch(`${page}api/seat/turn`, { headers: bearing(token) })).json();
    if (state.asked === seat) return token;
  }
  throw new Error("nobody is asked: show the game earlier");
}

/** A PNG as a WebP that a page can carry; the browser itself writes it. */
async function smaller(browser, png) {
  const page = await browser.newPage();
  const url = await page.evaluate(async ([source, width, quality]) => {
    const image = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width, height: Math.round((width * image.height) / image.width) });
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality);
  }, [`data:image/png;base64,${png.toString("base64")}`, WIDTH, QUALITY]);
  await page.close();
  return Buffer.from(url.split(",")[1], "base64");
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SHOWN);
const unknown = wanted.filter((game) => !(game in SHOWN));
if (unknown.length) {
  console.error(`pictures: there is no game ${unknown.join(", ")}; there is ${Object.keys(SHOWN).join(", ")}`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "hexfront-pictures-"));
mkdirSync(join(ROOT, "docs/pictures"), { recursive: true });
const { server, page } = await serve(folder);
const browser = await chromium.launch(launchOptions);
try {
  for (const game of wanted) {
    const table = await tableOf(page, game);
    const shown = await browser.newPage({ viewport: SIZE, locale: "en-GB" });
    await shown.goto(`${page}#/play/${await asked(page, table)}`);
    await shown.locator("svg.board").waitFor({ timeout: 60_000 });
    await shown.waitForTimeout(2500); // what moves has come to rest
    const path = `docs/pictures/${game}.webp`;
    writeFileSync(join(ROOT, path), await smaller(browser, await shown.screenshot()));
    await shown.close();
    console.log(path);
  }
} finally {
  await browser.close();
  server.removeAllListeners("exit");
  server.kill("SIGINT");
  rmSync(folder, { recursive: true, force: true });
}
