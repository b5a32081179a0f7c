import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { databaseAway } from "@/lib/server/database/errors";
import { log } from "@/lib/server/log";
import { correctAnswers, noteFailure, withCorrectStatus } from "./failure";

const request = { method: "GET", path: "/shop/product/1", headers: {} };

afterEach(() => {
  globalThis.vastraDatabaseAwayUntil = undefined;
  vi.restoreAllMocks();
});

it("logs an unreachable database once, by the driver's error, and not the errors that follow from it", () => {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  noteFailure(databaseAway(), request);
  expect(globalThis.vastraDatabaseAwayUntil).toBeUndefined();
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { name: "MongoServerSelectionError" });
  noteFailure(refused, request);
  expect(globalThis.vastraDatabaseAwayUntil).toBeGreaterThan(performance.now());
});

const lost = () => Object.assign(new Error("connection closed"), { name: "MongoNetworkError" });

/** What an address answers as Next.js does with a page: the status, and how long it may be cached. */
const pages: Record<string, { status: number; keep: string; tags?: string; error?: Error }> = {
  "/found": { status: 200, keep: "s-maxage=3600", tags: "shop,lists" },
  "/made-up": { status: 200, keep: "s-maxage=3600", tags: "shop,never-stored,settings" },
  "/missing": { status: 404, keep: "s-maxage=3600, stale-while-revalidate=60" },
  "/missing-by-request": { status: 404, keep: "private, no-cache" },
  "/failed": { status: 500, keep: "private, no-store", error: new Error("a mistake") },
  "/away": { status: 500, keep: "private, no-store", error: lost() },
  "/waited-for-another": { status: 500, keep: "private, no-store" },
};

function nextAnswers(request: IncomingMessage, response: ServerResponse): void {
  const { method = "", url: path = "", headers } = request;
  const { status, keep, tags = "", error } = pages[path] ?? { status: 400, keep: "" };
  if (error) noteFailure(error, { method, path, headers });
  response.statusCode = status;
  response.setHeader("cache-control", keep);
  response.setHeader("x-next-cache-tags", tags);
  response.end("page");
}

/** The status of each page, its Cache-Control and Retry-After. */
async function answers(answer: typeof nextAnswers) {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  globalThis.vastraDatabaseAwayUntil = undefined;
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const got: Record<string, unknown> = {};
    for (const path of Object.keys(pages)) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      got[path] = [status, headers.get("cache-control"), headers.get("retry-after")];
    }
    return got;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("the answer to a page", () => {
  const asNextSends = Object.fromEntries(
    Object.entries(pages).map(([path, { status, keep }]) => [path, [status, keep, null]]),
  );
  const away = [503, "private, no-store", "10"];

  it("is 503 with Retry-After when the database is away, and 500 after any other failure", async () => {
    const got = await answers((request, response) => {
      void withCorrectStatus(response, async () => nextAnswers(request, response));
    });
    expect(got).toEqual({ ...asNextSends, "/away": away, "/waited-for-another": away });
  });

  it("is corrected without a server of the shop's own, too, where nothing made up is cached", async () => {
    expect(await answers(nextAnswers)).toEqual(asNextSends);
    const undo = correctAnswers();
    try {
      const notCached = (status: number) => [status, "private, no-cache, no-store, max-age=0, must-revalidate", null];
      const corrected = {
        "/away": away,
        "/waited-for-another": away,
        "/missing": notCached(404),
        "/made-up": notCached(200),
      };
      expect(await answers(nextAnswers)).toEqual({ ...asNextSends, ...corrected });
    } finally {
      undo();
    }
  });
});
