import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makeRelease } from "../../scripts/release/make-release";
import { startOwnServer, untilUp } from "../own-server";

// A release has some 90 MB.
test.setTimeout(180_000);

test("a release runs from a folder of its own, and still serves the scripts of the release before it", async () => {
  const parent = mkdtempSync(join(tmpdir(), "vastra releases "));
  const [older, folder] = [join(parent, "older"), join(parent, "newer")];
  mkdirSync(join(older, ".next", "static", "chunks"), { recursive: true });
  writeFileSync(join(older, ".next", "static", "chunks", "of-the-older.js"), "older()");
  await makeRelease(folder, { build: ".next-test", keep: older });
  const shopFolders = [".next", "lib", "node_modules", "public", "server"];
  expect(readdirSync(folder).sort()).toEqual([...shopFolders, "LICENSE", "next.config.mjs", "package.json"].sort());
  await expect(makeRelease(folder, { build: ".next-test" })).rejects.toThrow("is not empty");

  const server = await startOwnServer({ NEXT_DIST_DIR: ".next" }, { cwd: folder });
  const get = (path: string) => fetch(server.url + path);
  try {
    await untilUp(server);
    expect((await get("/api/ready")).status).toBe(200);
    const page = await (await get("/shop/home")).text();
    const [, product] = /"(\/shop\/product\/[0-9a-f]{24})"/.exec(page) ?? [];
    const files = [...page.matchAll(/"(\/_next\/static\/[^"\\]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(5);
    const picture = "/_next/image?url=%2Fpictures%2Fkurta-offwhite-linen.webp&w=400&q=75";
    for (const path of [...new Set(files), product ?? "", picture, "/favicon.ico", "/api/docs"]) {
      expect((await get(path)).status, path).toBe(200);
    }
    const kept = await get("/_next/static/chunks/of-the-older.js");
    expect(await kept.text()).toBe("older()");
    expect(kept.headers.get("cache-control")).toContain("immutable");
  } finally {
    await server.stop();
    rmSync(parent, { recursive: true, force: true });
  }
});
