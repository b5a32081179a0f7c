import { rmSync } from "node:fs";
import { inRoot } from "../lib/folders.mjs";
import { supervise } from "../lib/supervise";
import { scope as adminScope, benchAdmin } from "./admin/run-admin";
import { benchShop } from "./shop/run-shop";

const words = process.argv.slice(2);
const isAdmin = words[0] === "admin";
const options = { scope: isAdmin ? adminScope : "bench", command: "npm run bench", interrupted: 130 };

await supervise(options, async ({ processes, onEnd, finish }) => {
  // A million orders are measured once, and take gigabytes.
  if (isAdmin) onEnd(() => rmSync(inRoot(".data", adminScope), { recursive: true, force: true }));
  await (isAdmin ? benchAdmin(processes, words.slice(1)) : benchShop(processes, words));
  await finish(0);
});
