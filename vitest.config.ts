import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  resolve: {
    alias: { "@": root, "server-only": fileURLToPath(new URL("scripts/check/server-only.ts", import.meta.url)) },
  },
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", ".data/**", ".next*/**"],
    // A thread for each core: processes, and one core left to others, take twice as long.
    pool: "threads",
    maxWorkers: "100%",
    // A test that hangs is ended; one on a busy machine is not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
