// How much a browser has to fetch before it shows the first page: measured on a build of its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

const MOST = 120_000;
const ROOT = resolve(import.meta.dirname, "../..");
const PAINTED = resolve(ROOT, "../src/hexfront/art/painted");
const GROUNDS = resolve(ROOT, "../src/hexfront/server/grounds");
const folder = mkdtempSync(join(tmpdir(), "hexfront-bundle-"));
let chunks: Map<string, Rollup.OutputChunk>;

beforeAll(async () => {
  const made = (await build({ root: ROOT, logLevel: "error", build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false } })) as Rollup.RollupOutput;
  chunks = new Map(made.output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** All files that some chunks need before they run, with their styles. */
function needed(names: string[]): Set<string> {
  const found = new Set<string>();
  const walk = (name: string): void => {
    const chunk = chunks.get(name);
    if (found.has(name) || !chunk) return;
    found.add(name);
    chunk.imports.forEach(walk);
    (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss.forEach((css) => found.add(css));
  };
  names.forEach(walk);
  return found;
}

const chunkOf = (part: string) => [...chunks.values()].filter(({ facadeModuleId, moduleIds }) => (facadeModuleId ?? moduleIds[0] ?? "").includes(part)).map(({ fileName }) => fileName);
const size = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);

it("the first page is small", () => {
  const entry = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const page = needed([...entry, ...chunkOf("pages/Lobby.svelte")]);
  expect(page.size).toBeGreaterThan(2);
  expect(size(page)).toBeLessThan(MOST);
  // No game's look is among it.
  const modules = [...page].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
  expect(modules.filter((id) => /src\/games\/\w+\//.test(id))).toEqual([]);
});

it.each(["volga", "noretreat", "heroes", "stalingrado"])("the look of %s is fetched on its own, with its map within 250 kB", (game) => {
  const page = needed(chunkOf("pages/Game.svelte"));
  const look = [...needed(chunkOf(`games/${game}/look.ts`))].filter((name) => !page.has(name));
  expect(look.length).toBeGreaterThan(0);
  const modules = look.flatMap((name) => chunks.get(name)?.moduleIds ?? []);
  expect(modules.filter((id) => /src\/games\/\w+\//.test(id) && !id.includes(`/games/${game}/`))).toEqual([]);
  // Its painted maps and their sketches lie there compressed, as they are sent; of the largest not more than one is shown.
  const largest = (where: string, kind: string) => Math.max(...readdirSync(where).filter((name) => name.startsWith(`${game}-`) && name.endsWith(kind)).map((name) => statSync(join(where, name)).size));
  const art = largest(PAINTED, ".svg.gz") + largest(GROUNDS, "-sketch.webp");
  expect(art, "make art has painted no map").toBeGreaterThan(0);
  expect(size(look) + art).toBeLessThan(250_000);
});
