import { launch } from "./boot/launch.mjs";

await launch("scripts/shop/run-test-shop.ts");
