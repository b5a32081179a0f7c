import { randomUUID } from "node:crypto";
import type { Db, ObjectId } from "mongodb";
import { expect, test } from "./fixtures";
import { faultsInBooks } from "./support/books";
import { addressInfo, type Buyer, newBuyer, payAt } from "./support/buyers";
import { holdNext } from "./support/hold-command";
import { settle } from "./support/settle";
import { newStockedProduct } from "./support/stocked-product";

const buyers = 3;
/** How long the first order's commit is delayed, in ms: the second is placed meanwhile. */
const commitMs = 1_000;

/**
 * A shopper orders the cart on one instance; before that is committed, another tab adds something else to the cart and
 * orders it on the other. No product is in both orders, so the transactions conflict only in what both write for the
 * shopper: the cart, and the account (`checkUnpaidOrderLimits`). Either is enough.
 */
for (const atSecond of ["create", "createCOD"] as const) {
  test(`one cart ordered by create and ${atSecond} at once becomes one order`, async ({ pair }) => {
    const { client, place, first, second } = pair;
    const database = client.db();
    const products = [await newStockedProduct(database, 1000), await newStockedProduct(database, 1000)] as const;
    const [before, after] = products;
    for (let count = 0; count < buyers; count++) {
      const buyer = await newBuyer(database, place, before.productId, "browser closed");
      const isHeld = await holdNext(client, "commitTransaction", commitMs);
      const begun = buyer.call("create", { addressInfo }, { shopUrl: first.url, key: randomUUID() });
      await isHeld();
      await changeCart(database, buyer, after.productId);
      const then = buyer.call(atSecond, { addressInfo }, { shopUrl: second.url, key: randomUUID() });
      for (const order of await Promise.all([begun, then]))
        if (order?.razorpayOrderId) await payAt(place, order, "captured", "lose");
    }
    await settle(database, place);
    expect(await faultsInBooks(database, place, products)).toEqual([]);
  });
}

async function changeCart(database: Db, { id }: Buyer, productId: ObjectId): Promise<void> {
  const lines = [{ productId, size: null, quantity: 2 }];
  await database.collection("carts").updateOne({ userId: id }, { $set: { lines }, $inc: { revision: 1 } });
}
