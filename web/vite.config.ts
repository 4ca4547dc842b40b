import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["WOLFDEN_SERVER"] ?? "http://127.0.0.1:8000";
const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig(({ mode }) => ({
  // Files find each other wherever the house stands; the server places the page itself.
  base: "./",
  plugins: [svelte()],
  // Components run in their browser form under vitest too.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [root] },
  },
  build: {
    outDir: fileURLToPath(new URL("../src/wolfden/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of our own: the content policy forbids data: addresses.
    assetsInlineLimit: 0,
  },
  // Files share a worker, each with a page of its own: starting workers took longer than the tests.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["{src,tools}/**/*.test.ts"] },
}));
