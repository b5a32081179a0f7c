import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeRelease } from "../../scripts/release/make-release";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";
import { newerNodes } from "./support/node-versions";

const run = promisify(execFile);

// A release has some 120 MB, and the first run downloads two versions of Node.js.
test.setTimeout(600_000);

/** Runs the release in a folder, and loads what a visitor loads. */
async function tryRelease(folder: string, node: string, product: string): Promise<void> {
  const server = await startOwnServer({ NEXT_DIST_DIR: ".next" }, { cwd: folder, node });
  const get = (path: string) => fetch(server.url + path);
  try {
    await untilUp(server);
    expect((await get("/api/ready")).status).toBe(200);
    const page = await (await get("/shop/home")).text();
    const files = [...page.matchAll(/"(\/_next\/static\/[^"\\]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(5);
    const picture = "/_next/image?url=%2Fpictures%2Fkurta-offwhite-linen.webp&w=400&q=75";
    const explorer = ["/api/docs", "/apidocs/openapi-explorer.min.js", "/apidocs/anek-display.woff2"];
    const shared = ["/share/home.jpg", "/share/pictures/kurta-offwhite-linen.jpg"];
    for (const path of [...new Set(files), product, picture, "/favicon.ico", ...explorer, ...shared]) {
      expect((await get(path)).status, path).toBe(200);
    }
    const kept = await get("/_next/static/chunks/of-the-older.js");
    expect(await kept.text()).toBe("older()");
    expect(kept.headers.get("cache-control")).toContain("immutable");
  } finally {
    await server.stop();
  }
}

test("a release of Node 22 runs there, on Node 24 and on this Node, and serves the older release's scripts", async ({
  database,
}) => {
  const { node22, node24 } = await newerNodes();
  const parent = mkdtempSync(join(tmpdir(), "vastra releases "));
  const [older, folder] = [join(parent, "older"), join(parent, "newer")];
  try {
    mkdirSync(join(older, ".next", "static", "chunks"), { recursive: true });
    writeFileSync(join(older, ".next", "static", "chunks", "of-the-older.js"), "older()");
    const args = ["--import", "tsx", "scripts/release.ts", folder, "--keep", older];
    await run(node22, args, { env: { ...process.env, NEXT_DIST_DIR: ".next-test" } });
    const shopFolders = [".next", "app", "lib", "node_modules", "public", "server"];
    expect(readdirSync(folder).sort()).toEqual([...shopFolders, "LICENSE", "next.config.mjs", "package.json"].sort());
    await expect(makeRelease(folder, { build: ".next-test" })).rejects.toThrow("is not empty");
    const product = `/shop/product/${await newProduct(database)}`;
    for (const node of [node22, node24, process.execPath]) await tryRelease(folder, node, product);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
