import { launch } from "./boot/launch.mjs";

await launch("scripts/check/run-tests.ts");
