import { run } from "./boot/run.mjs";

await run({
  kind: "lighthouse",
  // It uses the demo's database and simulators, running or not.
  scope: "demo",
  load: async () => (await import("./lighthouse/run-lighthouse.ts")).runLighthouse,
  interrupted: 130,
});
