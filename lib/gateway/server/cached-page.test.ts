import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CachedPage, sendCachedPage } from "./cached-page";

const html = `<!DOCTYPE html><title>₹</title>${"<p>kurta</p>".repeat(500)}`;
const product = "/shop/product/6a0f1b2c3d4e5f6a7b8c9d0e";
const cached = (text: string, status?: number): CachedPage => ({
  value: { kind: "APP_PAGE", html: Buffer.from(text), status },
});

const pages = new Map<string, CachedPage>();
let server: Server;
let url: string;

beforeEach(async () => {
  pages.clear();
  for (const path of ["/shop/cached/home/first", "/shop/cached/listing/men/~/~/~", product, "/auth/login"])
    pages.set(path, cached(html));
  server = createServer((request, response) => {
    if (!sendCachedPage(request, response, (path) => pages.get(path))) response.writeHead(299).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { method, headers: { "accept-encoding": "identity", ...headers } });

describe("a cached page", () => {
  it.each(["/shop/home", "/shop/home/?utm_source=mail", "/shop/listing?category=men", product, `${product}?from=mail`])(
    "is sent without Next.js at %s",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(html);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-length": String(Buffer.byteLength(html)),
        "cache-control": "public, max-age=0, must-revalidate",
        "x-content-type-options": "nosniff",
        "x-nextjs-cache": "HIT",
        vary: expect.stringContaining("Accept-Encoding"),
      });
    },
  );

  it.each(["/shop/cached/home/first", "/auth/login", "/shop/listing?category=women", product.toUpperCase()])(
    "is not sent at %s",
    async (path) => expect((await ask(path)).status).toBe(299),
  );

  it.each(["rsc", "next-router-prefetch", "next-action", "x-prerender-revalidate"])(
    "is not sent for a request with the header %s",
    async (name) => expect((await ask(product, { [name]: "1" })).status).toBe(299),
  );

  it("is not sent for a range request or another method", async () => {
    expect((await ask(`${product}?_rsc=1a2b`)).status).toBe(299);
    expect((await ask(product, {}, "POST")).status).toBe(299);
  });

  it("is compressed as the client prefers, and never in an encoding that it does not accept", async () => {
    for (const [accepted, used] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["deflate", null],
    ] as const) {
      // fetch() decompresses the body; its declared length is that of what was sent.
      const answer = await ask(product, { "accept-encoding": accepted });
      expect(answer.headers.get("content-encoding")).toBe(used);
      expect(Number(answer.headers.get("content-length")) < html.length / 4).toBe(used !== null);
      expect(await answer.text()).toBe(html);
    }
  });

  it("is answered with 304 for a client that has it", async () => {
    const etag = (await ask(product)).headers.get("etag") ?? "";
    // fetch() would otherwise ask for a reload.
    const again = await ask(product, { "if-none-match": etag, "cache-control": "max-age=0" });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    pages.set(product, cached(`${html} changed`));
    const changed = await ask(product, { "if-none-match": etag, "cache-control": "max-age=0" });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe(`${html} changed`);
  });

  it("has the same headers and no body for HEAD", async () => {
    const answer = await ask(product, {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get("content-length"))).toBe(Buffer.byteLength(html));
    expect(await answer.text()).toBe("");
  });

  it("is left to Next.js when it is not cached with status 200", async () => {
    pages.set(product, cached(html, 404));
    expect((await ask(product)).status).toBe(299);
    pages.set(product, { value: null });
    expect((await ask(product)).status).toBe(299);
  });
});
