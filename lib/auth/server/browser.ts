import { userAgentFromString } from "next/server";

/** What is shown for a browser or a system that is not known. */
export const unknown = "Unknown";

/** The names of browser and system in a User-Agent header, at most 40 characters each. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } {
  const { browser, os } = userAgentFromString(userAgent?.slice(0, 500));
  const named = (name: string | undefined) => name?.slice(0, 40) || unknown;
  return { browser: named(browser.name), system: named(os.name) };
}
