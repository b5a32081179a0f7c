import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildFileSender } from "./build-file";

const script = "console.log('kurta');\n".repeat(200);

let folder: string;
let server: Server;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks", "a1.js"), script);
  writeFileSync(join(folder, "secret.txt"), "secret");
  const paths = new Set(["/chunks/a1.js", "/media/f.woff2"]);
  const send = buildFileSender({ folder, paths });
  server = createServer((request, response) => {
    if (!send(request, response)) response.writeHead(299).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe("a file of the build", () => {
  it("is sent compressed, with its content type, and cached forever", async () => {
    const answer = await fetch(`${url}/_next/static/chunks/a1.js?dpl=1`, {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await answer.text()).toBe(script);
  });

  it.each([
    "/_next/static/secret.txt",
    "/_next/static/chunks/../secret.txt",
    "/_next/static/chunks/%2e%2e/secret.txt",
    "/_next/static/",
  ])("is none at %s, which is not found without Next.js", async (path) => {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([404, "Not Found"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["/_next/static/media/f.woff2", "/_next/staticchunks/a1.js", "/chunks/a1.js"])("is not %s", async (path) =>
    expect((await fetch(url + path)).status).toBe(299),
  );

  it("is left to Next.js for range requests and other methods", async () => {
    const file = `${url}/_next/static/chunks/a1.js`;
    expect((await fetch(file, { headers: { range: "bytes=0-9" } })).status).toBe(299);
    expect((await fetch(file, { method: "POST" })).status).toBe(299);
  });
});
