import { run } from "./boot/run.mjs";

await run({
  kind: "demo",
  scope: "demo",
  load: async () => (await import("./shop/demo.ts")).demo,
});
