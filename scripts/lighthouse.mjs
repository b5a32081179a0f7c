import { launch } from "./boot/launch.mjs";

await launch("scripts/lighthouse/run-lighthouse.ts");
