import { expect, test } from "./fixtures";
import { addressInfo, newBuyer } from "./support/buyers";
import { failNext } from "./support/hold-command";
import { newStockedProduct } from "./support/stocked-product";

/** What a shop meets when its primary hands over: PrimarySteppedDown, or a connection that closes. */
const failures = [{ errorCode: 189 }, { closeConnection: true }] as const;

/**
 * The primary steps down, or closes its connections, in the middle of an order that has taken stock. The transaction is
 * tried again at the next primary, so the shopper notices nothing.
 */
test("an order whose primary steps down in the middle is placed all the same", async ({ pair }) => {
  const { client, place, first } = pair;
  const found: string[] = [];
  for (const failure of failures) {
    const name = Object.keys(failure)[0];
    const { productId } = await newStockedProduct(client.db(), 100);
    const buyer = await newBuyer(client.db(), place, productId, "cash");
    await failNext(client, "insert", "orders", failure);
    let status = 0;
    const onStatus = (given: number) => (status = given);
    await buyer.call("createCOD", { addressInfo }, { shopUrl: first.url, onStatus });
    if (status !== 201) found.push(`${name}: the order was answered ${status || "nothing"}`);
    const product = await client.db().collection("products").findOne({ _id: productId });
    if (product?.stock !== 98) found.push(`${name}: ${product?.stock} pieces are left instead of 98`);
  }
  expect(found).toEqual([]);
});
