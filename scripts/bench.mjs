import { launch } from "./boot/launch.mjs";

await launch("scripts/bench/run-bench.ts");
