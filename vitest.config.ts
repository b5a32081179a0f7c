import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const resolve = {
  alias: { "@": root, "server-only": fileURLToPath(new URL("scripts/check/server-only.ts", import.meta.url)) },
};
const exclude = ["**/node_modules/**", ".data/**", ".next*/**", "e2e/**"];

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: "node", environment: "node", include: ["**/*.test.ts"], exclude } },
      { resolve, test: { name: "browser", environment: "jsdom", include: ["**/*.test.tsx"], exclude } },
    ],
  },
});
