import type { Browser, BrowserContext, Page } from "@playwright/test";

/**
 * A new browser context has a new process and an empty cache: its first page fetches, parses and compiles all scripts of
 * the shop again. So the tests of a worker share one context, one after the other, each in tabs of its own. Between two of them
 * everything is removed that a test could leave behind, but for what the browser has cached of the shop's files.
 */
export interface SharedContext {
  /**
   * The context, without anything of earlier tests, and a tab that nobody has used.
   * @param options what it is made with, as text: another one is made when they differ from the last test's
   */
  take: (options: string) => Promise<Lent>;
  /**
   * Empties it for the next test, or closes it after a test that failed, or that did what cannot be undone.
   * @param origin whose storage is emptied
   */
  leave: (origin: string, hasPassed: boolean) => Promise<void>;
  close: () => Promise<void>;
}

export interface Lent {
  context: BrowserContext;
  tab: Page;
}

interface Shared extends Lent {
  /** The tab of the next test. */
  next: Page;
  options: string;
  /** A test did what cannot be undone. */
  isMarked: boolean;
}

/** What pages can store, without the browser's cache of files. */
const storageTypes = "local_storage,indexeddb,cache_storage,service_workers,file_systems,storage_buckets";

/** What a test may listen to; "close", for which Playwright waits, is not among them. */
const events = ["page", "request", "requestfailed", "requestfinished", "response", "console", "dialog", "weberror"];

/** Calls `mark` when one of these methods is called. */
function watch<Watched extends object>(watched: Watched, names: (keyof Watched)[], mark: () => void): void {
  for (const name of names) {
    const method = watched[name] as (...input: unknown[]) => unknown;
    const marking = (...input: unknown[]) => {
      mark();
      return method.apply(watched, input);
    };
    Object.assign(watched, { [name]: marking });
  }
}

/** Marks a context that is given what stays with it until it is closed. */
function watchContext(shared: Shared): void {
  const mark = () => {
    shared.isMarked = true;
  };
  const { context } = shared;
  watch(context, ["addInitScript", "exposeBinding", "exposeFunction", "routeFromHAR", "routeWebSocket"], mark);
  watch(context, ["setDefaultNavigationTimeout", "setDefaultTimeout", "setGeolocation"], mark);
  watch(context.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"], mark);
}

/**
 * Closes all tabs but the next test's, with which the process of the shop's pages lives on, and only then opens another: the
 * browser lays all pages out anew when a tab is opened.
 */
async function empty(shared: Shared, origin: string): Promise<void> {
  const { context, next: tab } = shared;
  for (const event of events) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await Promise.all(context.pages().map((page) => page !== tab && page.close()));
  const devTools = await context.newCDPSession(tab);
  await Promise.all([
    devTools.send("Storage.clearDataForOrigin", { origin, storageTypes }),
    context.clearCookies(),
    context.clearPermissions(),
    context.setExtraHTTPHeaders({}),
    context.setOffline(false),
  ]);
  await devTools.detach();
  Object.assign(shared, { tab, next: await context.newPage() });
}

export function shareContext(browser: Browser): SharedContext {
  let shared: Shared | undefined;
  const close = async () => {
    await shared?.context.close();
    shared = undefined;
  };
  return {
    take: async (options) => {
      if (shared?.options !== options) await close();
      if (!shared) {
        const context = await browser.newContext();
        const [tab, next] = [await context.newPage(), await context.newPage()];
        shared = { context, options, tab, next, isMarked: false };
        watchContext(shared);
      }
      return shared;
    },
    leave: async (origin, hasPassed) => {
      if (!shared || !hasPassed || shared.isMarked) await close();
      else await empty(shared, origin);
    },
    close,
  };
}
