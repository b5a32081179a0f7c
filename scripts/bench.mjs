import { rmSync } from "node:fs";
import { run } from "./boot/run.mjs";
import { inRoot } from "./lib/folders.mjs";

await run({
  kind: "bench",
  scope: "bench",
  load: async () => {
    const { runBench } = await import("./bench/run-bench.ts");
    return (current) => runBench(current, process.argv.slice(2));
  },
  interrupted: 130,
  atEnd: (code) => {
    rmSync(inRoot(".data", "bench"), { recursive: true, force: true });
    return code;
  },
});
