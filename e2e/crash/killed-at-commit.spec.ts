import { expect, test } from "./fixtures";
import { addressInfo, newBuyer } from "./support/buyers";
import { holdNext } from "./support/hold-command";
import { pageIsCached, pageShowsFewLeft, until } from "./support/product-page";
import { newStockedProduct } from "./support/stocked-product";

/** CRASH_ROUNDS chooses another number: `npm run test:faults` has three. */
const rounds = Number(process.env.CRASH_ROUNDS || 1);
/** How long the commit is delayed, in ms: the instance is killed meanwhile. */
const commitMs = 500;

/**
 * An order leaves few pieces of a product, and its instance is killed while the database commits it. The other instance
 * has the product's page in its cache, and must render it again.
 */
test("when an instance is killed at a commit, the other renders its cached page anew", async ({ pair }) => {
  const { client, place, first, second } = pair;
  const found: string[] = [];
  const products = client.db().collection("products");
  for (let round = 1; round <= rounds; round++) {
    const { productId } = await newStockedProduct(client.db(), 7);
    const isWarm = await pageIsCached(second.url, productId);
    if (!isWarm) found.push(`round ${round}: the page was never cached`);
    const buyer = await newBuyer(client.db(), place, productId, "cash");
    const isHeld = await holdNext(client, "commitTransaction", commitMs);
    const ordering = buyer.call("createCOD", { addressInfo }, { shopUrl: first.url });
    await isHeld();
    await first.kill();
    await ordering;
    const isCommitted = await until(async () => (await products.findOne({ _id: productId }))?.stock === 5);
    if (!isCommitted) found.push(`round ${round}: the order was not committed`);
    const isFresh = await pageShowsFewLeft(second.url, productId);
    if (!isFresh) found.push(`round ${round}: the page of the other instance stayed as it was`);
    await first.start();
  }
  expect(found).toEqual([]);
});
