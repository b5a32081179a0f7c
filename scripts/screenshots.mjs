import { run } from "./boot/run.mjs";

await run({
  kind: "screenshots",
  scope: "screenshots",
  load: async () => (await import("./screenshots/take.ts")).takeScreenshots,
});
