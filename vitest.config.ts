import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

const excluded = ["**/node_modules/**", ".data/**", ".next*/**"];

const folders = ["app", "components", "lib", "models", "scripts", "server", "e2e", "tools"];

/** Found in a test file that mocks modules, changes globals or the environment, or shares a resource among its tests. */
const needsIsolation = /\bvi\b|\bglobalThis\b|\bprocess\.env\b|\bimport\(|\b(before|after)(All|Each)\b/;

const testFiles = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts") && !name.includes("node_modules"))
    .map((name) => `${folder}/${name}`),
);
const isolated = testFiles.filter((name) => needsIsolation.test(readFileSync(root + name, "utf8")));

export default defineConfig({
  resolve: {
    alias: { "@": root, "server-only": fileURLToPath(new URL("scripts/check/server-only.ts", import.meta.url)) },
  },
  test: {
    // A thread for each core: processes, and one core left to others, take twice as long.
    pool: "threads",
    maxWorkers: "100%",
    setupFiles: ["scripts/lib/first-lists.ts"],
    // A test that hangs is ended; one on a busy machine is not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading all modules again for each file takes longer than most tests, so the other files share them.
    projects: [
      { extends: true, test: { name: "isolated", include: isolated } },
      {
        extends: true,
        test: { name: "shared", include: ["**/*.test.ts"], exclude: [...excluded, ...isolated], isolate: false },
      },
    ],
  },
});
