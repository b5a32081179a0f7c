import { launch } from "./boot/launch.mjs";

await launch("scripts/shop/run-demo.ts", ["dev", ...process.argv.slice(2)]);
