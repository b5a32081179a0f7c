import { createContext, runInContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { offlineWorker } from "./offline-worker";

interface FetchEvent {
  request: { mode: string; method: string; url: string };
  preloadResponse?: Promise<Response | undefined>;
}

/**
 * Runs the worker as a browser does; returns its response to a request, null where it leaves the request to the
 * browser.
 */
function run(fetch: () => Promise<Response>) {
  const listeners = new Map<string, (event: unknown) => void>();
  const addEventListener = (name: string, listener: (event: unknown) => void) => listeners.set(name, listener);
  // Without `caches`: a worker that used it would fail.
  runInContext(offlineWorker, createContext({ addEventListener, fetch, Response, URL, Promise }));
  return async (event: FetchEvent): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    listeners.get("fetch")?.({ ...event, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
}

const visit = { mode: "navigate", method: "GET", url: "https://vastra.example/shop/home" };
const away = () => Promise.reject(new TypeError("Failed to fetch"));

it("answers a failed page load with a self-contained page", async () => {
  const answer = await run(away)({ request: visit });
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("You're offline");
  expect(html).not.toMatch(/(src|href)=|url\(/);
});

it("passes on a page that loads, from the preload response if there is one", async () => {
  const page = new Response("page");
  expect(await run(async () => page)({ request: visit })).toBe(page);
  const asked = vi.fn(away);
  expect(await run(asked)({ request: visit, preloadResponse: Promise.resolve(page) })).toBe(page);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ["files", { ...visit, mode: "no-cors", url: "https://vastra.example/icons/icon-192.png" }],
  ["calls", { ...visit, mode: "cors", url: "https://vastra.example/api/auth/checkAuth" }],
  ["pages under /api", { ...visit, url: "https://vastra.example/api/docs" }],
  ["forms that are sent", { ...visit, method: "POST" }],
])("does not handle %s", async (_, request) => expect(await run(away)({ request })).toBeNull());
