import { setTimeout as sleep } from "node:timers/promises";
import type { ObjectId } from "mongodb";
import { request } from "./request";

/** The timeout, in ms: what has not happened by then will not happen. */
const timeoutMs = 10_000;

/** Repeats a check until it is true. Returns false when it has not become so within 10 s. */
export async function until(condition: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition()) return true;
    await sleep(20);
  }
  return false;
}

async function page(url: string, productId: ObjectId): Promise<{ html: string; isCached: boolean }> {
  const answer = await request(`${url}/shop/product/${productId}`);
  return { html: await answer.text(), isCached: answer.headers.get("x-nextjs-cache") === "HIT" };
}

/** Asks an instance for a product's page until it serves the page from its cache, with plenty of pieces. */
export const pageIsCached = (url: string, productId: ObjectId): Promise<boolean> =>
  until(async () => {
    const { html, isCached } = await page(url, productId);
    return isCached && html.includes("schema.org/InStock");
  });

/** Asks an instance for a product's page until it shows that few pieces are left. */
export const pageShowsFewLeft = (url: string, productId: ObjectId): Promise<boolean> =>
  until(async () => (await page(url, productId)).html.includes("schema.org/LimitedAvailability"));
