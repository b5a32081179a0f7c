import type { Page } from "@playwright/test";

/**
 * Holds what a page asks of an address back until `release`; `count` says how often it has asked.
 * @param refused the status of an error that answers it then, in place of the shop
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  refused?: number,
): Promise<{ release: () => void; count: () => number }> {
  let count = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    count += 1;
    await held;
    const json = { success: false, code: "invalid", message: "Refused" };
    // A page that was left meanwhile asks for nothing any more.
    await (refused ? route.fulfill({ status: refused, json }) : route.continue()).catch(() => undefined);
  });
  return { release, count: () => count };
}
