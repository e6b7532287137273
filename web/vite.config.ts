import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rules } from "./rules-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Leaves every text packed beside itself, so that the server has nothing to compute when it is asked. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "volteface:packed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async writeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(css|html|js|json|svg|webmanifest)$/.test(name)) continue;
        const path = join(folder, name);
        const content = await readFile(path);
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      }
    },
  };
}

export default defineConfig({
  plugins: [rules(), svelte(), svelteTesting(), packed()],
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
    // One environment for all files of a thread: a fresh one for each took longer than the tests in it.
    pool: "threads",
    isolate: false,
    // Nothing is measured by it: a busy machine takes its time.
    testTimeout: 120_000,
  },
});
