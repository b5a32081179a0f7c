import { expect, test } from "vitest";
import { headlessShellBeside } from "./browser";

test.each([
  [
    "/home/asha/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome",
    "/home/asha/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell",
  ],
  [
    "/Users/asha/Library/Caches/ms-playwright/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
    "/Users/asha/Library/Caches/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell",
  ],
])("the headless shell beside %s is found", (browser, shell) => {
  expect(headlessShellBeside(browser)).toBe(shell);
});
