import { defineConfig } from "@playwright/test";
import { enterTestShop } from "./e2e/test-shop/enter";
import { installedBrowser } from "./scripts/check/browser";

/**
 * TEST_URL is a shop that somebody else runs, for tests with the tag @read. Unless it is set, scripts/test-shop.mjs opens
 * a shop, or finds the one that `npm run test:shop` keeps open, and sets it for the workers, and the path of the browser.
 */
const { TEST_URL, TEST_BROWSER, TEST_REPORT, TEST_WORKER_INDEX, TEST_ATTACKS } = process.env;

if (TEST_WORKER_INDEX) enterTestShop(TEST_URL);
else process.env.TEST_WINDOW = process.argv.some((word) => /^--(?:headed|debug)/.test(word)) ? "1" : "";

/** The tests right in one of these folders. A glob would also match the folders that the clone itself lies in. */
const inFolder = (names: string) => new RegExp(`/(?:${names})/[^/]+\\.spec\\.ts$`);

const screens = inFolder("shop|auth|admin|looks|sweep");

export default defineConfig({
  testDir: "e2e",
  globalTeardown: "./e2e/global-teardown.ts",
  outputDir: ".data/test/results",
  snapshotPathTemplate: "{testDir}/looks/shots/{arg}-{projectName}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  // Two more than the cores of the machines that run all tests: while some wait, others compute.
  workers: 4,
  // A test that fails now and then is a bug, in the test or in the shop: `npx playwright test <file> --repeat-each=20`.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: TEST_REPORT ? [["list"], ["json", { outputFile: TEST_REPORT }]] : "list",
  webServer:
    TEST_URL && !TEST_WORKER_INDEX
      ? undefined
      : {
          name: "shop",
          // Without exec a shell would stay between this process and the program, and keep it when this process is killed.
          command: "exec node scripts/test-shop.mjs",
          wait: { stdout: /The shop under test is at (?<TEST_URL>\S+) \(browser: (?<TEST_BROWSER>.+)\)/ },
          stdout: "pipe",
          // In a fresh clone it fetches a database and a browser, and builds the shop.
          timeout: 900_000,
          gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
        },
  use: {
    baseURL: TEST_URL,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Recording each test takes longer than the tests: `npx playwright test <file> --trace on` where one is wanted.
    trace: "off",
    screenshot: "only-on-failure",
    // A page load that a service worker sees can't be routed by a test; offline-page.spec.ts allows it.
    serviceWorkers: "block",
    // Drawing what fades and slides takes a quarter of a browser's processor time, so a system is assumed that asks for
    // reduced motion. Where motion matters: `test.use({ contextOptions: { reducedMotion: "no-preference" } })`.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: TEST_WORKER_INDEX && (TEST_BROWSER || installedBrowser(process.env.TEST_WINDOW === "1")),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        // Nothing is drawn by a GPU, so its process is only a detour: without it a test takes an eighth less.
        "--in-process-gpu",
        // The tabs of a context share a process, which keeps compiled scripts from one test to the next.
        "--renderer-process-limit=1",
        // No page is open long enough for V8's optimizing compilers to pay.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
  // A screen is tested at 1440 px, unless its test has one of two tags: @phone for what only a phone has (390 px, touch),
  // such as the bar at the foot, and @widths for what differs by the width, such as a sheet or the menu: it runs in both.
  projects: [
    // Processes are killed here while shoppers buy: one test after the other, for they share a shop and its database.
    { name: "crash", testMatch: inFolder("crash"), fullyParallel: false, workers: 1, timeout: 240_000 },
    // With a shop, server or database of their own. Such a shop belongs to one worker, so its file is not split. These
    // tests, like those above, wait much for what starts and ends: not all workers, so that others compute meanwhile.
    { name: "servers", testMatch: inFolder("servers"), fullyParallel: false, workers: 2 },
    { name: "api", testMatch: inFolder("api") },
    // They take minutes and compare times, so only `npm run test:attack` runs them.
    ...(TEST_ATTACKS
      ? [{ name: "attacks", testMatch: inFolder("attacks"), fullyParallel: false, workers: 1, timeout: 600_000 }]
      : []),
    {
      name: "desktop",
      testMatch: screens,
      grepInvert: /@phone\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testMatch: screens,
      grep: /@phone\b|@widths\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
