import { defineConfig } from "@playwright/test";

const { TEST_URL, TEST_BROWSER, TEST_REPORT } = process.env;
if (!TEST_URL || !TEST_BROWSER || !TEST_REPORT) {
  throw new Error("The tests need a shop of their own: run them with npm test -- e2e [file] [options]");
}

const screens = ["shop/**/*.spec.ts", "auth/**/*.spec.ts", "admin/**/*.spec.ts"];

export default defineConfig({
  testDir: "e2e",
  outputDir: ".data/test/results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: TEST_REPORT }]],
  use: {
    baseURL: TEST_URL,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: "retain-on-first-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: TEST_BROWSER,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  // A test of a screen runs in both sizes, unless its title is tagged with the only one it is about.
  projects: [
    { name: "api", testMatch: "api/**/*.spec.ts" },
    { name: "desktop", testMatch: screens, grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      testMatch: screens,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
