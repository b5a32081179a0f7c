import { launch } from "./boot/launch.mjs";

await launch("scripts/screenshots/take.ts");
