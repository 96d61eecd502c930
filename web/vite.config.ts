import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lobbyWordsPlugin } from "./lobby-words.ts";

// The built client lies inside the Python package, so that the server finds it and a wheel carries it.
export default defineConfig({
  plugins: [lobbyWordsPlugin(), svelte()],
  base: "./",
  build: { outDir: "../src/hexfront/server/client", emptyOutDir: true, target: "es2022" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node" },
});
