// What the lobby says of a game: of its catalogue the titles, sentences, seats, modes, scenarios and options.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const SAID = /^[a-z]+-(title|seat|mode|scenario|option|about|facts)\b/;

/** The messages of a catalogue that the lobby uses; each goes on as long as its lines are indented. */
export function lobbyWords(catalogue: string): string {
  let isSaid = false;
  const lines = catalogue.split("\n").filter((line) => {
    if (/^\S/.test(line)) isSaid = SAID.test(line);
    return isSaid && line.trim();
  });
  return `${lines.join("\n")}\n`;
}

/** `volga.ftl?lobby` is that part of `volga.ftl`. */
export function lobbyWordsPlugin(): Plugin {
  return {
    name: "lobby-words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?lobby")) return null;
      const text = await readFile(id.replace(/\?lobby$/, ""), "utf8");
      return { code: `export default ${JSON.stringify(lobbyWords(text))};`, moduleType: "js" };
    },
  };
}
