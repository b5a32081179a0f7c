import { launch } from "./boot/launch.mjs";

await launch("scripts/attack/run-attacks.ts");
