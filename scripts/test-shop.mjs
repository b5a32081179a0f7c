import { launch } from "./boot/launch.mjs";

await launch("e2e/test-shop/run.ts");
