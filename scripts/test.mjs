import { run } from "./boot/run.mjs";
import { Tally } from "./check/tally.mjs";
import { say } from "./lib/progress.mjs";

const tally = new Tally();

await run({
  kind: "test",
  scope: "test",
  load: async () => {
    const { runTests } = await import("./check/run-tests.ts");
    return (current) => runTests(current, tally, process.argv.slice(2));
  },
  interrupted: 130,
  atEnd: (code) => {
    say(tally.summary());
    return code || tally.exitCode();
  },
});
