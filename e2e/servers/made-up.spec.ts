import { readFileSync } from "node:fs";
import { type MadeUp, madeUp, variation } from "../attacks/support/made-up";
import { expect, test } from "../fixtures";
import { type OwnServer, startOwnServer, untilUp } from "../own-server";
import { inOwnShop, withoutServer } from "./support/own-shops";

// Every change of a product makes pages anew, and the memory is that of the process.
inOwnShop(withoutServer);

const limitMb = 450;

/** The most memory that a process has held so far, in MB. */
function maxMemoryMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

test("made-up addresses neither fill the page cache nor evict pages from it", async () => {
  const server = await startOwnServer({});
  try {
    await untilUp(server);
    await tryMadeUp(server);
    expect(maxMemoryMb(server.pid)).toBeLessThan(limitMb);
  } finally {
    await server.stop("SIGKILL");
  }
});

async function tryMadeUp({ url }: OwnServer): Promise<void> {
  const { data } = await (await fetch(`${url}/api/shop/products/get?limit=8`)).json();
  const ids: string[] = data.map(({ _id }: { _id: string }) => _id);
  const open = async ({ path, headers = {} }: MadeUp) => {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    return { status: answer.status, cache: answer.headers.get("x-nextjs-cache") };
  };
  const real = ["/shop/home", "/shop/listing?category=men", ...ids.map((id) => `/shop/product/${id}`)];
  // Pages that are made before the server hears what others drop are made once more, so this may take two rounds.
  await expect(async () => {
    for (const path of real) expect((await open({ path })).status, path).toBe(200);
    for (const path of real) expect((await open({ path })).cache, path).toBe("HIT");
    // Whatever is added to the address of a page, it is that page.
    for (let number = 0; number < 60; number++) {
      const made = variation(number, ids);
      expect((await open(made)).cache, JSON.stringify(made)).toBe("HIT");
    }
  }).toPass({ timeout: 30_000 });
  let next = 0;
  const visit = async () => {
    while (next < 96) {
      const made = madeUp(next++, ids);
      expect([200, 404], JSON.stringify(made)).toContain((await open(made)).status);
    }
  };
  await Promise.all(Array.from({ length: 10 }, visit));
  // A page that does not exist is not kept, however often it is asked for.
  const missing = { path: `/shop/product/${"0".repeat(24)}` };
  for (let time = 0; time < 3; time++) expect(await open(missing)).toEqual({ status: 404, cache: "MISS" });
  for (const path of real) expect(await open({ path }), path).toEqual({ status: 200, cache: "HIT" });
}
