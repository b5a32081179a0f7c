import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import type { Db } from "mongodb";
import { openDatabase } from "./database";
import type { OwnShop, Shop } from "./own-shop";
import { type Caller, callers } from "./people";
import { type Lent, type SharedContext, shareContext } from "./shared-context";
import { rememberLists } from "./shop/support/listing";

export { expect } from "@playwright/test";
export type { Caller } from "./people";

/** Makes as many guests, shoppers and admins as a test needs. */
export type People = ReturnType<typeof callers>;

type Fixtures = {
  /** Makes as many guests, shoppers and admins as a test needs. */
  people: People;
  /** A shopper nobody else uses, signed in for calls: `shopper.request`. */
  shopper: Caller;
  /** An admin nobody else uses, signed in for calls: `admin.request`. */
  admin: Caller;
  /** Lets the pages of this test be opened as somebody: `await openAs(shopper)`, then `page.goto()`. */
  openAs: (caller: Caller) => Promise<void>;
  /** The options that contexts of this test are made with, as text. */
  contextKey: string;
  /** The shared context and its tab, for the time of this test. */
  lent: Lent;
};

type WorkerFixtures = {
  /**
   * Gives the tests of a file a shop with a database of its own (`servers/support/own-shops.ts`). `baseURL`, `database`,
   * `people` and the environment are then those of this shop. Without it they are those of the shop that all tests share.
   */
  ownShop: OwnShop | undefined;
  /** Whether the browser loads and draws pictures: `test.use({ pictures: true })` in a file that looks at them. */
  pictures: boolean;
  /** The shop that the tests call. */
  shop: Shop;
  /** The database of this shop. */
  database: Db;
  /** The browser context that the tests of this worker share, one after the other. */
  sharedContext: SharedContext;
};

/** Gives a browser the session of a caller. */
export async function shareSession(caller: Caller, context: BrowserContext): Promise<void> {
  const { cookies } = await caller.request.storageState();
  await context.addCookies(cookies);
}

/** Whether React has taken over all that can be pressed or filled in: it leaves a mark on each element it runs. */
function isTakenOver(): boolean {
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  return [...document.querySelectorAll("button, input, select, textarea")].every(isMarked);
}

/**
 * Waits until a check is true in the page, or in the one that it leads to, for some ms at most. `page.waitForFunction`
 * would send 340 kB of Playwright's scripts to each page, once more than the test itself needs.
 */
async function until(page: Page, check: () => boolean, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  // A load that begins meanwhile makes a check fail.
  while (!(await page.evaluate(check).catch(() => page.isClosed())) && performance.now() < end) await sleep(50);
}

/**
 * Lets `page.goto` wait until a press counts, for 5 s at most; a page without scripts never gets there. `page.goto` and
 * `page.reload` also wait first, for 2 s at most, until an overlay that has just closed has stepped back in the history:
 * the browser would cancel the load. People are not that quick.
 */
function patient(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const stepsBack = () => until(page, () => !history.state?.overlay, 2_000);
  page.goto = async (...request) => {
    await stepsBack();
    const response = await goto(...request);
    await until(page, isTakenOver, 5_000);
    return response;
  };
  page.reload = async (...options) => {
    await stepsBack();
    return reload(...options);
  };
  return page;
}

/** What Playwright sets for a browser without a window; a second `--blink-settings` would replace it. */
const withMouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownShop: [undefined, { scope: "worker", option: true }],
  pictures: [false, { scope: "worker", option: true }],
  launchOptions: [
    async ({ pictures, launchOptions: { args = [], ...rest } }, use) =>
      use({ ...rest, args: pictures ? args : [...args, `--blink-settings=${withMouse},imagesEnabled=false`] }),
    { scope: "worker" },
  ],
  shop: [
    async ({ ownShop }, use, { project }) => {
      if (ownShop === undefined) return use({ url: String(process.env.TEST_URL) });
      // Simulators and the servers of databases are much to load for workers that need none.
      const { openOwnShop } = await import("./own-shop");
      const { close, ...shop } = await openOwnShop(ownShop, project.outputDir);
      await use(shop);
      await close();
    },
    // Also for tests that start servers and use no other fixture: the environment is that of the own shop.
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  database: [
    // It is a parameter because the environment names the database only once the shop is there.
    // biome-ignore lint/correctness/noUnusedFunctionParameters: Playwright reads the fixtures a fixture needs off this pattern.
    async ({ shop }, use) => {
      const { database, close } = await openDatabase();
      await use(database);
      await close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  // A phone has four times as many points to draw as these tests see.
  deviceScaleFactor: async ({ pictures, deviceScaleFactor }, use) => use(pictures ? deviceScaleFactor : 1),
  sharedContext: [
    async ({ browser }, use) => {
      const shared = shareContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  // Options that are not among these belong into contextOptions.
  contextKey: async (
    {
      viewport,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      colorScheme,
      forcedColors,
      contextOptions,
      serviceWorkers,
      baseURL,
    },
    use,
  ) => {
    const screen = [viewport, deviceScaleFactor, hasTouch, isMobile, colorScheme, forcedColors];
    await use(JSON.stringify([screen, contextOptions, serviceWorkers, baseURL]));
  },
  lent: async ({ sharedContext, contextKey, baseURL }, use, testInfo) => {
    await use(await sharedContext.take(contextKey));
    await sharedContext.leave(String(baseURL), testInfo.status === testInfo.expectedStatus);
  },
  context: async ({ lent }, use) => use(lent.context),
  page: async ({ lent: { tab } }, use) => {
    rememberLists(tab);
    await use(patient(tab));
    // What the page still fetches at the end of a test is no longer answered; its handler would fail the test.
    await tab.unrouteAll({ behavior: "ignoreErrors" });
  },
  people: async ({ playwright, baseURL, database }, use) => {
    const people = callers(playwright, baseURL, database);
    await use(people);
    await people.close();
  },
  shopper: async ({ people }, use) => use(await people.shopper()),
  admin: async ({ people }, use) => use(await people.admin()),
  openAs: async ({ context }, use) => use((caller) => shareSession(caller, context)),
});
