import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: { $lib: here("./src/lib"), $art: here("./src/art"), $ui: here("./src/ui") },
  },
  // The catalogues and the rules stand outside this folder.
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/volteface/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // The server's content security policy allows nothing inline, `data:` addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: [here("./src/test/setup.ts")],
  },
});
