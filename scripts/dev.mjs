import { run } from "./boot/run.mjs";

await run({
  kind: "dev",
  scope: "demo",
  load: async () => (await import("./shop/dev.ts")).dev,
});
