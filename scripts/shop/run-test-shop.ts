import { setTimeout as sleep } from "node:timers/promises";
import { announce, findRunning, type RunningProgram } from "../boot/running.mjs";
import { ensureBrowser } from "../check/browser";
import { writeJson } from "../lib/json-file.mjs";
import { say } from "../lib/progress.mjs";
import { supervise } from "../lib/supervise";
import { hashSources } from "./source-hash";
import { openTestShop } from "./test-shop";
import { readTestShop, testScope as scope, type TestShop, testShopFile } from "./test-shop-file";

/**
 * The shop that Playwright tests, started by `playwright.config.ts`: the production build with an empty database, the
 * simulators and ports of its own. `npm run test:shop` keeps one open, which later runs use.
 */
const command = "npm run test:shop";

const running = findRunning(scope);
if (running) await use(running);
else
  await supervise({ scope, command }, async ({ processes }) => {
    await ensureBrowser(processes);
    const shop: TestShop = { ...(await openTestShop(processes)), builtFrom: hashSources() };
    writeJson(testShopFile(), shop);
    announce(scope, shop.url);
    say(ready(shop.url));
  });

/** Playwright waits for this line, and reads the URL from it. */
function ready(url: string): string {
  return `The shop under test is at ${url}`;
}

/** Uses a shop that runs already, and stays until it is stopped. @throws Error when it was built from other sources */
async function use({ pid, url }: RunningProgram): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(0));
  process.stdin.once("end", () => process.exit(0)).resume();
  while (!url && findRunning(scope)) {
    await sleep(200);
    url = findRunning(scope)?.url;
  }
  if (!url) throw new Error(`\`${command}\` (process ${pid}) stopped while it was starting.`);
  if (readTestShop()?.builtFrom !== hashSources()) {
    throw new Error(`The shop under test (process ${pid}) was built from older sources. Stop it first: kill ${pid}`);
  }
  say(ready(url));
}
