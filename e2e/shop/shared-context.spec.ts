import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { shareContext } from "../shared-context";

/** What a page has stored in the browser, and may do. */
function stored() {
  return Promise.all([
    localStorage.length,
    sessionStorage.length,
    caches.keys().then((names) => names.length),
    indexedDB.databases().then((databases) => databases.length),
    navigator.permissions.query({ name: "clipboard-read" as PermissionName }).then(({ state }) => state),
  ]);
}

async function storeAll(): Promise<void> {
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  await caches.open("left");
  await new Promise((resolve) => {
    const request = indexedDB.open("left");
    request.onsuccess = () => resolve(request.result.close());
  });
}

test("a test finds nothing in the browser that another has left there", async ({ browser, baseURL }) => {
  const url = String(baseURL);
  const shared = shareContext(browser);
  const { context, tab } = await shared.take("");
  await tab.goto("/auth/login");
  const before = await tab.evaluate(stored);
  await tab.evaluate(storeAll);
  await context.addCookies([{ name: "left", value: "1", url }]);
  await context.grantPermissions(["clipboard-read"]);
  await context.setExtraHTTPHeaders({ "x-left": "1" });
  await context.route("**/api/auth/checkAuth", (route) => route.fulfill({ status: 418 }));
  const heard: string[] = [];
  context.on("request", (request) => heard.push(request.url()));
  expect(await tab.evaluate(stored)).toEqual([1, 1, 1, 1, "granted"]);
  await context.setOffline(true);
  await shared.leave(url, true);
  heard.length = 0;

  const next = await shared.take("");
  expect(next.context).toBe(context);
  expect(context.pages().map((page) => page.url())).toEqual(["about:blank", "about:blank"]);
  const asked = next.tab.waitForResponse("**/api/auth/checkAuth");
  await next.tab.goto("/shop/home");
  expect((await asked).status()).toBe(200);
  expect((await asked).request().headers()).not.toHaveProperty("x-left");
  expect(await next.tab.evaluate(stored)).toEqual(before);
  expect(await context.cookies()).toEqual([]);
  expect(heard).toEqual([]);
  await shared.close();
});

test("a test gets another context after one that failed, set the clock or needs other options", async ({
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const shared = shareContext(browser);
  const seen = new Set();
  const use = async (options: string, hasPassed: boolean, work?: (lent: { tab: Page }) => Promise<unknown>) => {
    const lent = await shared.take(options);
    seen.add(lent.context);
    await work?.(lent);
    await shared.leave(url, hasPassed);
  };
  await use("", true);
  await use("", false);
  expect(seen.size).toBe(1);
  await use("", true, ({ tab }) => tab.clock.install());
  expect(seen.size).toBe(2);
  await use("", true, ({ tab }) => tab.context().addInitScript(() => undefined));
  expect(seen.size).toBe(3);
  await use("", true);
  await use("wide", true);
  expect(seen.size).toBe(5);
  await shared.close();
});
