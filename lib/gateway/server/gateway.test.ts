import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { addDirectRoute, type RouteHandler } from "@/lib/http/server/direct-routes";
import { readBytes } from "@/lib/http/server/read-body";
import { afterResponse } from "@/lib/server/after-response";
import type { HttpHandler } from "@/lib/server/http-handler";
import type { CachedPage } from "./cached-page";
import { makeGateway } from "./gateway";

let server: Server;
let url: string;
let port: number;
/** Responses of the requests in progress. */
const ends: (() => void)[] = [];
let counted = 0;
/** The page cache. */
const cached = new Map<string, CachedPage>();
let arrived = 0;
let pagesLeft = Number.POSITIVE_INFINITY;

/** How many requests had arrived when a URL was first handled. */
const begunAt = new Map<string, number>();

/** In place of Next.js: holds every response until the test asks for it, except for /now and cached pages. */
const next: HttpHandler = async (request, response) => {
  const path = request.url ?? "";
  if (!begunAt.has(path)) begunAt.set(path, arrived);
  if (path === "/api/refused") {
    response.statusCode = 413;
    response.end("Too large");
    return;
  }
  const ready = path === "/shop/home" || path.includes("now");
  if (!ready) await new Promise<void>((resolve) => ends.push(resolve));
  let body = "";
  for await (const part of request) body += part;
  response.end(`${path} ${body}`);
};

beforeEach(async () => {
  cached.clear();
  counted = 0;
  arrived = 0;
  pagesLeft = Number.POSITIVE_INFINITY;
  const gateway = makeGateway({
    files: new Set(),
    currentPage: (path) => cached.get(path),
    build: { folder: "", paths: new Set() },
    prepare: () => `request-${arrived++}`,
    policy: "default-src 'self'",
    isGuest: ({ headers }) => headers.cookie === undefined,
    countGuestCall: async () => undefined,
    countPage: async () => {
      counted++;
      if (counted > pagesLeft) throw new AppError("too_many_requests", "Too many tries.", { retryAfterSeconds: 30 });
    },
  });
  server = createServer((request, response) => gateway(request, response, next)).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  server.closeAllConnections();
  server.close();
});

/** Sends requests until one is rejected; the accepted ones stay in progress. */
async function fill(path: string, most: number): Promise<Response> {
  const refused = new Promise<Response>((resolve) => {
    for (let number = 0; number < most; number++)
      void fetch(url + path).then(
        (answer) => answer.status !== 200 && resolve(answer),
        () => undefined,
      );
  });
  return refused;
}

describe("the gateway", () => {
  it("refuses API requests with the usual error body when too many wait", async () => {
    const refused = await fill("/api/shop/products/get", 160);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, code: "busy" });
  });

  it("refuses page requests with an error page of the shop when too many wait", async () => {
    const refused = await fill("/shop/listing?page=2", 60);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(await refused.text()).toContain("Try again</a>");
  });

  it("answers cached pages, orders and API requests while pages are refused", async () => {
    await fill("/shop/listing?page=2", 60);
    for (const path of ["/shop/home", "/api/shop/order/fetchOrders/now", "/api/now"]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
  });

  it("refuses cached pages that it does not have now, unless they are main pages, when too many wait", async () => {
    await fill("/shop/listing?page=2", 60);
    expect((await fetch(`${url}/shop/listing?category=men&kind=shirts&now`)).status).toBe(503);
    cached.set("/shop/cached/listing/men/shirts/~/~", { value: { kind: "APP_PAGE", html: Buffer.from("shirts") } });
    const answer = await fetch(`${url}/shop/listing?category=men&kind=shirts&now`);
    expect([answer.status, await answer.text()]).toEqual([200, "shirts"]);
    expect((await fetch(`${url}/shop/listing?category=men&now`)).status).toBe(200);
  });

  it("renders a page once for all who ask for it at the same time, however many, and counts it once", async () => {
    const id = "6a0f1b2c3d4e5f6a7b8c9d0e";
    const pages = Array.from({ length: 60 }, () => fetch(`${url}/shop/product/${id}`));
    await vi.waitUntil(() => ends.length > 0 && arrived === 60);
    cached.set(`/shop/product/${id}`, { value: { kind: "APP_PAGE", html: Buffer.from("a product") } });
    expect(ends.splice(0).map((end) => end())).toHaveLength(1);
    const texts = await Promise.all((await Promise.all(pages)).map((answer) => answer.text()));
    expect(new Set(texts)).toEqual(new Set([`/shop/product/${id} `, "a product"]));
    expect(counted).toBe(1);
  });

  it("takes up a page again that was not rendered for whoever asked first", async () => {
    const path = "/shop/product/6a0f1b2c3d4e5f6a7b8c9d0f";
    pagesLeft = 1;
    const pages = Array.from({ length: 3 }, () => fetch(url + path));
    await vi.waitUntil(() => ends.length > 0 && arrived === 3);
    pagesLeft = 2;
    for (const end of ends.splice(0)) end();
    await vi.waitUntil(() => ends.length > 0);
    for (const end of ends.splice(0)) end();
    expect((await Promise.all(pages)).map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  });

  it("refuses pictures when too many wait, and still answers pages and API requests", async () => {
    const refused = await fill("/_next/image?url=%2Fpictures%2Ftee.webp&w=640&q=75", 520);
    expect(refused.status).toBe(503);
    for (const path of ["/shop/home", "/shop/listing?q=now", "/api/now"]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
  });

  it("answers orders while other API requests are refused", async () => {
    await fill("/api/shop/products/get", 160);
    expect((await fetch(`${url}/api/shop/order/fetchOrders/now`)).status).toBe(200);
  });

  it("counts rendered pages per caller, and refuses too many with 429", async () => {
    pagesLeft = 1;
    expect((await fetch(`${url}/shop/listing?q=now`)).status).toBe(200);
    const refused = await fetch(`${url}/shop/listing?q=now`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect((await fetch(`${url}/shop/home`)).status).toBe(200);
    expect(counted).toBe(2);
  });

  it.each(["/shop/listing?q=begun", "/api/begun"])("accepts all waiting requests before it starts %s", async (path) => {
    // However slow this machine is, the time limit for the idle moment has not passed.
    vi.spyOn(performance, "now").mockReturnValue(0);
    const sockets = Array.from({ length: 40 }, () => connect(port, "127.0.0.1"));
    for (const socket of sockets) socket.on("error", () => undefined);
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    await vi.waitUntil(() => begunAt.has(path));
    expect(begunAt.get(path)).toBe(40);
    for (const socket of sockets) socket.destroy();
  });

  it("does not start a request whose body is still arriving", async () => {
    const head = `POST /api/auth/slow HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n{`;
    const sockets = Array.from({ length: 200 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
    for (const socket of sockets) socket.write(head);
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const answer = await fetch(`${url}/api/now`, { method: "POST", body: "whole" });
    expect(await answer.text()).toBe("/api/now whole");
    for (const socket of sockets) socket.destroy();
  });

  it("reads the rest of an unread body, for clients that send all of it before they read the response", async () => {
    const size = 32_000_000;
    const socket = connect(port, "127.0.0.1");
    const asked = once(server, "request");
    socket.write(`POST /api/refused HTTP/1.1\r\nHost: shop\r\nContent-Length: ${size}\r\n\r\n{`);
    await asked;
    await new Promise(setImmediate);
    const answer = once(socket, "data");
    await new Promise((resolve) => socket.write(Buffer.alloc(size - 1), resolve));
    expect(String((await answer)[0])).toContain("413");
    const next = once(socket, "data");
    socket.write("GET /api/now HTTP/1.1\r\nHost: shop\r\n\r\n");
    expect(String((await next)[0])).toContain("/api/now");
    socket.destroy();
  });

  it("refuses to change a page, however it is asked for, without Next.js", async () => {
    const form = { method: "POST", body: new URLSearchParams({ a: "1" }) };
    for (const path of ["/shop/home", "/shop/listing?page=2", "/pictures/tee.webp", "/_next/image?url=tee"]) {
      const answer = await fetch(url + path, form);
      expect([answer.status, answer.headers.get("allow"), await answer.text()], path).toEqual([
        405,
        "GET, HEAD",
        "Method Not Allowed",
      ]);
      expect((await fetch(url + path, { method: "OPTIONS" })).status, path).toBe(405);
    }
    expect([counted, begunAt.has("/pictures/tee.webp")]).toEqual([0, false]);
  });

  it("passes on bodies of every size and encoding as they were sent", async () => {
    const large = "x".repeat(300_000);
    const sent = await fetch(`${url}/api/now`, { method: "POST", body: large });
    expect(await sent.text()).toBe(`/api/now ${large}`);
    const parts = new ReadableStream({
      async start(controller) {
        for (const part of ["one ", "two ", "three"]) {
          controller.enqueue(new TextEncoder().encode(part));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        controller.close();
      },
    });
    const chunked = await fetch(`${url}/api/now`, { method: "POST", body: parts, duplex: "half" } as RequestInit);
    expect(await chunked.text()).toBe("/api/now one two three");
  });

  describe("with a route whose responses are the same for everybody", () => {
    const path = "/api/shop/shared-now";
    const long = "long ".repeat(300);
    let calls: string[] = [];

    beforeEach(() => {
      calls = [];
      const handle: RouteHandler = async ({ method, url, headers }) => {
        const { search, searchParams } = new URL(url);
        calls.push(`${method} ${search} ${headers.get("x-forwarded-for")}`);
        const status = Number(searchParams.get("status") ?? 200);
        return new Response(searchParams.has("long") ? long : "short", { status, headers: { "x-own": "yes" } });
      };
      addDirectRoute({ method: "GET", path }, handle, "guests");
    });

    afterEach(() => {
      globalThis.vastraDirectRoutes?.clear();
    });

    it("calls it for guests without Next.js, and passes on its status and headers", async () => {
      const answer = await fetch(`${url}${path}?status=422&q=%E0%A4%95`, {
        headers: { "x-forwarded-for": "192.0.2.7" },
      });
      expect([answer.status, await answer.text()]).toEqual([422, "short"]);
      const { "x-own": own, "x-content-type-options": sniffing, vary } = Object.fromEntries(answer.headers);
      expect([own, sniffing, vary]).toEqual(["yes", "nosniff", expect.stringContaining("Accept-Encoding")]);
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
      const head = await fetch(url + path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(calls).toEqual(["GET ?status=422&q=%E0%A4%95 192.0.2.7", "HEAD  null"]);
    });

    it("compresses large responses for clients that accept it", async () => {
      const encodingOf = async (query: string, accepted: string) => {
        const answer = await fetch(`${url}${path}${query}`, { headers: { "accept-encoding": accepted } });
        return [answer.headers.get("content-encoding"), await answer.text()];
      };
      expect(await encodingOf("?long", "br, gzip")).toEqual(["gzip", long]);
      expect(await encodingOf("?long", "gzip;q=0")).toEqual([null, long]);
      expect(await encodingOf("?long", "identity")).toEqual([null, long]);
      expect(await encodingOf("", "gzip")).toEqual([null, "short"]);
    });

    it("leaves signed-in callers, other methods and other spellings of its path to Next.js", async () => {
      const signedIn = await fetch(url + path, { headers: { cookie: "token=x" } });
      expect(await signedIn.text()).toBe(`${path} `);
      expect(await (await fetch(url + path, { method: "POST", body: "body" })).text()).toBe(`${path} body`);
      expect(await (await fetch(`${url}${path}/`)).text()).toBe(`${path}/ `);
      expect(calls).toEqual([]);
    });
  });

  describe("with a route that needs nothing of Next.js", () => {
    const path = "/api/shop/direct-now";
    let done: string[] = [];

    beforeEach(() => {
      done = [];
      const handle: RouteHandler = async (request) => {
        afterResponse(() => done.push("later"));
        afterResponse(() => Promise.reject(new Error("a failure of later work")));
        const text = await request.text();
        const answer = new Response(`${text.length} ${text.slice(0, 5)}`, { status: 201 });
        for (const cookie of ["a=1", "b=2"]) answer.headers.append("set-cookie", cookie);
        done.push("answered");
        return answer;
      };
      addDirectRoute({ method: "POST", path }, handle, "everybody");
    });

    afterEach(() => {
      globalThis.vastraDirectRoutes?.clear();
    });

    it("calls it for everybody with the whole body, and runs what it leaves for later", async () => {
      const headers = { cookie: "token=x" };
      for (const body of ["", "words", "long ".repeat(200_000)]) {
        done = [];
        const answer = await fetch(url + path, { method: "POST", body, headers });
        expect([answer.status, await answer.text()]).toEqual([201, `${body.length} ${body.slice(0, 5)}`]);
        expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
        await expect.poll(() => done).toEqual(["answered", "later"]);
      }
      expect(await (await fetch(url + path, { headers })).text()).toBe(`${path} `);
    });

    it("reads the rest of a body that the route refuses, so that the connection can be reused", async () => {
      const handle: RouteHandler = (request) =>
        readBytes(request, 100_000, "too large").then(
          () => new Response("read"),
          () => new Response("refused", { status: 413 }),
        );
      addDirectRoute({ method: "POST", path }, handle, "everybody");
      const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
      const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked`;
      const next = "GET /api/now HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n";
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`${head}\r\n\r\n${chunk.repeat(40)}0\r\n\r\n${next}`),
      );
      let text = "";
      socket.setEncoding("latin1").on("data", (part: string) => {
        text += part;
      });
      await once(socket, "close");
      expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["413", "200"]);
    });
  });
});
