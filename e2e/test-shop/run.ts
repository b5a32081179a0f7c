import { setTimeout as sleep } from "node:timers/promises";
import { announce, findRunning, type RunningProgram } from "../../scripts/boot/running.mjs";
import { ensureBrowser, installedBrowser } from "../../scripts/check/browser";
import { writeJson } from "../../scripts/lib/json-file.mjs";
import { say } from "../../scripts/lib/progress.mjs";
import { type Supervisor, supervise } from "../../scripts/lib/supervise";
import { hashSources } from "../../scripts/shop/source-hash";
import { readTestShop, testScope as scope, type TestShop, testShopFile } from "./file";
import { openTestShop } from "./open";

/**
 * The shop that Playwright tests, started by `playwright.config.ts`: the production build with an empty database, the
 * simulators and ports of its own. `npm run test:shop` keeps one open, which later runs use.
 */
const command = "npm run test:shop";

const running = findRunning(scope);
if (running) await use(running);
else await supervise({ scope, command }, open);

async function open({ processes }: Supervisor): Promise<void> {
  await ensureBrowser(processes);
  const shop: TestShop = { ...(await openTestShop(processes)), builtFrom: hashSources() };
  writeJson(testShopFile(), shop);
  announce(scope, shop.url);
  say(ready(shop.url));
}

/** Playwright waits for this line, and reads the URL and the path of the browser from it. */
function ready(url: string): string {
  return `The shop under test is at ${url} (browser: ${installedBrowser(process.env.TEST_WINDOW === "1")})`;
}

/** Uses a shop that runs already, and stays until it is stopped. Refuses one that was built from other sources. */
async function use({ pid, url }: RunningProgram): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(0));
  process.stdin.once("end", () => process.exit(0)).resume();
  while (!url && findRunning(scope)) {
    await sleep(200);
    url = findRunning(scope)?.url;
  }
  if (url && readTestShop()?.builtFrom === hashSources()) return say(ready(url));
  say(
    url
      ? `The shop under test (process ${pid}) was built from older sources. Stop it first: Ctrl-C, or kill ${pid}`
      : `\`${command}\` (process ${pid}) stopped while it was starting.`,
  );
  process.exit(1);
}
