import { defineConfig } from "@playwright/test";

/** scripts/check/e2e.ts starts the shop to test and says where it is. */
const { TEST_URL, TEST_BROWSER, TEST_REPORT } = process.env;

/** The tests right in one of these folders. A glob would also match the folders that the clone itself lies in. */
const inFolder = (names: string) => new RegExp(`/(?:${names})/[^/]+\\.spec\\.ts$`);

const screens = inFolder("shop|auth|admin|looks");

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/need-shop.ts",
  outputDir: ".data/test/results",
  snapshotPathTemplate: "{testDir}/looks/shots/{arg}-{projectName}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // No second try: a test that fails now and then is a bug, in the test or in the shop. To find it, run it again and
  // again: `npm test -- e2e <file> --repeat-each=20`.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: TEST_REPORT }]],
  use: {
    baseURL: TEST_URL,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Recording each test takes longer than the tests: `npm test -- e2e <file> --trace on` where one is wanted.
    trace: "off",
    screenshot: "only-on-failure",
    // A page load that a service worker sees can't be routed by a test; offline-page.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: TEST_BROWSER,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  // A screen is tested at 1440 px, unless its test has one of two tags: @phone for what only a phone has (390 px, touch),
  // such as the bar at the foot, and @widths for what differs by the width, such as a sheet or the menu: it runs in both.
  projects: [
    { name: "api", testMatch: inFolder("api") },
    { name: "servers", testMatch: inFolder("servers") },
    // What compares the whole database before and after runs when nobody else is at it.
    {
      name: "alone",
      testMatch: inFolder("alone"),
      dependencies: ["api", "servers", "desktop", "phone"],
      workers: 1,
    },
    { name: "desktop", testMatch: screens, grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      testMatch: screens,
      grep: /@phone\b|@widths\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
