import { rmSync } from "node:fs";
import { join } from "node:path";
import { installPackage } from "../boot/install.mjs";
import { ensureBrowser } from "../check/browser";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { anyFreePort } from "../lib/free-port";
import { readJson } from "../lib/json-file.mjs";
import { freshLog, lastLines } from "../lib/logs";
import type { Processes } from "../lib/processes";
import { say, step } from "../lib/progress.mjs";
import { supervise } from "../lib/supervise";
import { waitForHttp } from "../lib/wait-for-http";
import { idOf, readCatalogue } from "../seed/catalogue";
import { readDemoFile } from "../shop/demo-file";
import { allMet, type Figures, figuresOf, medianOf, tableOf } from "./report";

/** How often each page is measured. */
const runs = 3;

const tool = inRoot("tools", "lighthouse");

const pages = [
  { name: "home", path: "/shop/home" },
  { name: "listing", path: "/shop/listing" },
  { name: "product", path: `/shop/product/${idOf(readCatalogue()[0]?.slug ?? "")}` },
];

const chromiumFlags = [
  ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-extensions", "--no-first-run", "--no-default-browser-check"],
];

/** Runs `work` beside a fresh browser. Lighthouse's own browser would outlive an interrupted run. */
async function withBrowser<T>(processes: Processes, command: string, work: (port: number) => Promise<T>): Promise<T> {
  const port = await anyFreePort();
  const profile = dataFolder("lighthouse", "profile");
  rmSync(profile, { recursive: true, force: true });
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"];
  const log = freshLog(join(dataFolder("lighthouse"), "browser.log"));
  const browser = processes.start({ name: "browser", command, args, log });
  try {
    await waitForHttp(`http://127.0.0.1:${port}/json/version`, browser.isRunning);
    return await work(port);
  } finally {
    await browser.stop();
  }
}

/** Measures a page once, with Lighthouse's mobile settings. @throws Error with the end of its output */
function measure(processes: Processes, browser: string, url: string): Promise<Figures> {
  const file = join(dataFolder("lighthouse"), "report.json");
  const log = freshLog(join(dataFolder("lighthouse"), "lighthouse.log"));
  return withBrowser(processes, browser, async (port) => {
    const args = [
      join(tool, "node_modules", "lighthouse", "cli", "index.js"),
      ...[url, `--port=${port}`, "--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"],
    ];
    const code = await processes.run({ name: "lighthouse", command: process.execPath, args, log });
    if (code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${lastLines(log, 20)}`);
    return figuresOf(readJson(file));
  });
}

/** `npm run lighthouse`: the pages that most visitors see, in the running demo. Fails when one does not reach its goals. */
await supervise(
  { scope: "lighthouse", command: "npm run lighthouse", interrupted: 130 },
  async ({ processes, finish }) => {
    const { url } = readDemoFile();
    await installPackage(tool, "Installing Lighthouse");
    const browser = await ensureBrowser(processes);
    const results: { name: string; figures: Figures }[] = [];
    for (const { name, path } of pages) {
      // What is made at the first view, the page and its pictures, is not what visitors wait for.
      await measure(processes, browser, url + path);
      const figures: Figures[] = [];
      await step(`Measuring ${name}`, async () => {
        while (figures.length < runs) figures.push(await measure(processes, browser, url + path));
      });
      results.push({ name, figures: medianOf(figures) });
    }
    say(`\n${tableOf(results)}\n`);
    await finish(results.every(({ figures }) => allMet(figures)) ? 0 : 1);
  },
);
