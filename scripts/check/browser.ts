import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import which from "which";
import { inRoot } from "../lib/folders.mjs";
import type { Processes } from "../lib/processes";
import { step } from "../lib/progress.mjs";

const onMac = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const onPath = (program: string) => which.sync(program, { nothrow: true }) ?? "";

/** Chromium without a window, which takes about 40 percent less processor time than the full one in headless mode. */
const headlessShell = "chromium-headless-shell";

/** Where Playwright downloads its headless shell to, beside the full browser. */
export function headlessShellBeside(browser: string): string {
  const full = /chromium-(\d+)\/chrome-([^/]+)\/.*/;
  return browser.replace(full, "chromium_headless_shell-$1/chrome-headless-shell-$2/chrome-headless-shell");
}

/** Where a browser may be found, in order of preference. */
function places(withWindow: boolean): string[] {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const whole = [chromium.executablePath(), "/usr/bin/chromium", ...names.map(onPath), ...onMac];
  return withWindow ? whole : [onPath(headlessShell), headlessShellBeside(chromium.executablePath()), ...whole];
}

/**
 * A Chromium that is installed and starts; one of Playwright's may lack system libraries.
 * @param withWindow whether it has to be able to open a window
 */
export function installedBrowser(withWindow = false): string | undefined {
  const found = places(withWindow).filter((path) => path !== "" && existsSync(path));
  return found.find((path) => spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0);
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/etc/debian_version") && onPath("apt-get");

async function installDebians(processes: Processes): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => processes.run({ name: "apt-get", command: "apt-get", args, env });
  const install = (name: string) => aptGet("install", "-y", "-qq", "--no-install-recommends", name, "fonts-noto-core");
  await aptGet("update", "-qq");
  // Not every release has a separate package for the headless shell.
  if ((await install(headlessShell)) !== 0) await install("chromium");
}

/**
 * A Chromium to test with: an installed one, else Playwright's, else Debian's.
 * @throws Error with instructions when there is none.
 */
export async function ensureBrowser(processes: Processes): Promise<string> {
  const fetchPlaywrights = () => {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
    const args = [inRoot("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"];
    return processes.run({ name: "playwright install", command: process.execPath, args, env });
  };
  if (!installedBrowser()) await step("Downloading a browser for the tests", fetchPlaywrights);
  if (!installedBrowser() && isRootOnDebian())
    await step("Installing Debian's Chromium for the tests", () => installDebians(processes));
  const found = installedBrowser();
  if (found) return found;
  throw new Error(
    "No browser was found for the tests. Install Chromium or Google Chrome with your package manager,\n" +
      "or run `npx playwright install --with-deps chromium` where its download site can be reached.",
  );
}
