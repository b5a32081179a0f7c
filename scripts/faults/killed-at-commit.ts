import { setTimeout as sleep } from "node:timers/promises";
import { addressInfo, newBuyer } from "./buyers";
import { holdNext } from "./hold-command";
import type { InstanceTest } from "./instances";
import { newShelf } from "./shelves";

const rounds = 3;
/** How long the commit is delayed, in ms: the instance is killed meanwhile. */
const commitMs = 500;
/** The timeout, in ms: what has not happened by then will not happen. */
const timeoutMs = 10_000;

/**
 * An order leaves few pieces of a product, and its instance is killed while the database commits it. The other instance
 * has the product's page in its cache, and must render it again.
 */
export const killedAtCommit: InstanceTest = {
  title: "an instance killed at a commit, and the cached page of the other",
  run: async ({ client, place, first, second }) => {
    const found: string[] = [];
    const products = client.db().collection("products");
    for (let round = 1; round <= rounds; round++) {
      const { productId } = await newShelf(client.db(), 7);
      const page = async () => {
        const answer = await fetch(`${second.url}/shop/product/${productId}`);
        return { html: await answer.text(), isCached: answer.headers.get("x-nextjs-cache") === "HIT" };
      };
      const isWarm = await until(async () => {
        const { html, isCached } = await page();
        return isCached && html.includes("schema.org/InStock");
      });
      if (!isWarm) found.push(`round ${round}: the page was never cached`);
      const buyer = await newBuyer(client.db(), place, productId, "cash");
      const isHeld = await holdNext(client, "commitTransaction", commitMs);
      const ordering = buyer.call("createCOD", { addressInfo }, { shopUrl: first.url });
      await isHeld();
      await first.kill();
      await ordering;
      const isCommitted = await until(async () => (await products.findOne({ _id: productId }))?.stock === 5);
      if (!isCommitted) found.push(`round ${round}: the order was not committed`);
      const isFresh = await until(async () => (await page()).html.includes("schema.org/LimitedAvailability"));
      if (!isFresh) found.push(`round ${round}: the page of the other instance stayed as it was`);
      await first.start();
    }
    return found;
  },
};

async function until(condition: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition()) return true;
    await sleep(20);
  }
  return false;
}
