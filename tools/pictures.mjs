// Each game in the middle of a golden game, as the real client shows it: docs/pictures/<game>.webp.
// `make pictures` builds the client first. With the id of a game only that one is taken.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "../web/chromium.js";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";
import { asked, ROOT, serve, tableOf } from "./golden-server.mjs";

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
    const table = await tableOf(page, game, SHOWN[game]);
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
