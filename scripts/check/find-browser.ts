import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import which from "which";
import { say, step } from "../lib/progress.mjs";
import type { Session } from "../lib/session.mjs";
import { runTool } from "./tools";

const run = promisify(execFile);

const onMac = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const onPath = (program: string) => which.sync(program, { nothrow: true }) ?? "";

/** Where a browser may lie, in the order they are taken. */
function places(): string[] {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return [chromium.executablePath(), "/usr/bin/chromium", ...names.map(onPath), ...onMac];
}

/** A browser that is there and starts; one of Playwright's may lack libraries of the system. */
async function installed(): Promise<string | undefined> {
  for (const path of places().filter((one) => one !== "" && existsSync(one))) {
    const starts = await run(path, ["--version"], { timeout: 20_000 }).catch(() => undefined);
    if (starts) return path;
  }
  return undefined;
}

async function fetchPlaywrights(session: Session): Promise<void> {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  await step("Downloading a browser for the tests", () => runTool(session, "playwright", ["install", "chromium"], env));
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/etc/debian_version") && onPath("apt-get");

async function installDebians(session: Session): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => session.start({ name: "apt-get", command: "apt-get", args, env }).ended;
  await step("Installing Debian's Chromium for the tests", async () => {
    await aptGet("update", "-qq");
    await aptGet("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core");
  });
}

/**
 * A Chromium to test with: one that is there, else Playwright's, else Debian's.
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser(session: Session): Promise<string> {
  let found = await installed();
  if (!found) {
    await fetchPlaywrights(session);
    found = await installed();
  }
  if (!found && isRootOnDebian()) {
    await installDebians(session);
    found = await installed();
  }
  if (!found) {
    throw new Error(
      "There is no browser to test with. Install Chromium or Google Chrome with your package manager,\n" +
        "or run `npx playwright install --with-deps chromium` where its download site can be reached.",
    );
  }
  say(`  Browser: ${found}`);
  return found;
}
