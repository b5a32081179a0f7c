import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The app that `npm run bench` compares the shop with: what Next.js itself costs. See docs/performance.md. */
export default {
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
};
