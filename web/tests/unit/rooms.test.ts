// What may import what: the library knows no game, and games know nothing of each other or of pages.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../../src");

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(folder, name));
}

/** The files of our own that a file imports, from the source folder on. */
function imports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)];
  return found.map(([, path]) => relative(SOURCE, resolve(dirname(file), path!)));
}

function offences(room: string, isAllowed: (path: string, file: string) => boolean): string[] {
  return filesIn(join(SOURCE, room)).flatMap((file) =>
    imports(file)
      .filter((path) => !isAllowed(path, file))
      .map((path) => `${relative(SOURCE, file)} imports ${path}`),
  );
}

it("the library imports no game and no page", () => {
  expect(offences("lib", (path) => path.startsWith("lib/"))).toEqual([]);
});

it.each(readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name))(
  "the look of %s imports the library and itself",
  (game) => {
    expect(offences(`games/${game}`, (path) => path.startsWith("lib/") || path.startsWith(`games/${game}/`))).toEqual([]);
  },
);
