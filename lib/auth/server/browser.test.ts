import { expect, it } from "vitest";
import { deviceOf } from "./browser";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox", "Windows"],
  ["curl/8.5.0", "Unknown", "Unknown"],
  ["", "Unknown", "Unknown"],
  [null, "Unknown", "Unknown"],
])("the user agent %j is recognised as %s on %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
