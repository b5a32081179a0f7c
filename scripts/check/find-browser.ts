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

/** Debian's headless Chromium takes about 40 percent less processor time than the full one in headless mode. */
const headlessShell = "chromium-headless-shell";

/** Where a browser may be found, in order of preference. */
function places(withWindow: boolean): string[] {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const whole = [chromium.executablePath(), "/usr/bin/chromium", ...names.map(onPath), ...onMac];
  return withWindow ? whole : [onPath(headlessShell), ...whole];
}

/** A browser that is installed and starts; one of Playwright's may lack system libraries. */
async function installed(withWindow: boolean): Promise<string | undefined> {
  for (const path of places(withWindow).filter((one) => one !== "" && existsSync(one))) {
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

async function installDebians(session: Session, withWindow: boolean): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => session.start({ name: "apt-get", command: "apt-get", args, env }).ended;
  const install = (name: string) => aptGet("install", "-y", "-qq", "--no-install-recommends", name, "fonts-noto-core");
  await step("Installing Debian's Chromium for the tests", async () => {
    await aptGet("update", "-qq");
    // Not every release has a separate package for the headless shell.
    if (withWindow || (await install(headlessShell)) !== 0) await install("chromium");
  });
}

/** Playwright options that show the browser in a window. */
const windowOptions = ["--headed", "--debug", "--ui"];

/**
 * A Chromium to test with: an installed one, else Playwright's, else Debian's.
 * @param options Playwright's: some need a browser that can open a window
 * @throws Error with instructions when there is none.
 */
export async function findBrowser(session: Session, options: readonly string[]): Promise<string> {
  const withWindow = options.some((option) => windowOptions.includes(option.split("=")[0] ?? ""));
  let found = await installed(withWindow);
  if (!found) {
    await fetchPlaywrights(session);
    found = await installed(withWindow);
  }
  if (!found && isRootOnDebian()) {
    await installDebians(session, withWindow);
    found = await installed(withWindow);
  }
  if (!found) {
    throw new Error(
      "No browser was found for the tests. Install Chromium or Google Chrome with your package manager,\n" +
        "or run `npx playwright install --with-deps chromium` where its download site can be reached.",
    );
  }
  say(`  Browser: ${found}`);
  return found;
}
