import { launch } from "./boot/launch.mjs";

await launch("scripts/shop/run-demo.ts", ["demo", ...process.argv.slice(2)]);
