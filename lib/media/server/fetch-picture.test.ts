import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { maxFileBytes } from "../limits";
import { type FetchRules, fetchPicture } from "./fetch-picture";
import { fetchableAddress, isPublicAddress } from "./public-address";

const picture = Buffer.from("a picture");
const asked: string[] = [];
const forever = { sends: 0, ended: false };

const answers: Record<string, RequestListener> = {
  "/picture": (_, answer) => answer.end(picture),
  "/moved": (_, answer) => answer.writeHead(302, { location: "/picture" }).end("moved"),
  "/circle": (_, answer) => answer.writeHead(302, { location: "/circle" }).end(),
  "/inside": (_, answer) => answer.writeHead(302, { location: "https://169.254.169.254/latest/meta-data" }).end(),
  "/plain": (_, answer) => answer.writeHead(302, { location: "http://example.com/a.jpg" }).end(),
  "/nowhere": (_, answer) => answer.writeHead(302).end(),
  "/declared": (_, answer) => answer.writeHead(200, { "content-length": maxFileBytes + 1 }).end("x"),
  "/endless": (request, answer) => {
    const timer = setInterval(() => {
      forever.sends += 1;
      answer.write(Buffer.alloc(1024 * 1024));
    }, 1);
    request.on("close", () => {
      clearInterval(timer);
      forever.ended = true;
    });
  },
  "/silent": () => undefined,
};

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(request.url ?? "");
    const found = answers[request.url ?? ""];
    if (found) found(request, answer);
    else answer.writeHead(404).end("not here");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Allows requests to this one server on this machine; everything else is as in the shop. */
const rules: Partial<FetchRules> = {
  readAddress: (text) => (text.startsWith(base) ? new URL(text) : fetchableAddress(text)),
  isAllowed: () => true,
};
const get = (path: string, more: Partial<FetchRules> = {}) => fetchPicture(`${base}${path}`, { ...rules, ...more });

it("returns the bytes, also after a redirect", async () => {
  expect(await get("/picture")).toEqual(picture);
  expect(await get("/moved")).toEqual(picture);
});

it("does not connect when the name resolves to a private network", async () => {
  const before = asked.length;
  await expect(get("/picture", { isAllowed: isPublicAddress })).rejects.toThrow("private network");
  await expect(fetchPicture(`${base}/picture`)).rejects.toThrow("https://");
  expect(asked.length).toBe(before);
});

it("checks the target of a redirect", async () => {
  await expect(get("/inside")).rejects.toThrow("private network");
  await expect(get("/plain")).rejects.toThrow("https://");
  await expect(get("/nowhere")).rejects.toThrow("redirects to nowhere");
});

it("follows three redirects and no more", async () => {
  const before = asked.length;
  await expect(get("/circle")).rejects.toThrow("redirects too often");
  expect(asked.length - before).toBe(4);
});

it("stops at 4 MB, whether the size is declared or not", async () => {
  await expect(get("/declared")).rejects.toThrow("larger than 4 MB");
  await expect(get("/endless")).rejects.toThrow("larger than 4 MB");
  await expect.poll(() => forever.ended).toBe(true);
});

it("gives up on a host that does not answer", async () => {
  await expect(get("/silent", { timeoutMs: 200 })).rejects.toThrow("takes too long");
});

it("reports the received content type, and nothing about the network", async () => {
  await expect(get("/missing")).rejects.toThrow("answers with the status 404");
  await expect(fetchPicture("https://no-such-host.invalid/a.jpg")).rejects.toThrow("can't be reached");
});
