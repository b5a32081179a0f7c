import bcrypt from "bcryptjs";
import type { ObjectId } from "mongodb";
import { expect, type Pair, test } from "./fixtures";
import { addressInfo, newBuyer } from "./support/buyers";
import { holdNext } from "./support/hold-command";
import { request } from "./support/request";
import { newStockedProduct } from "./support/stocked-product";

const password = "a password for tests";

/** How long a command of the deletion is delayed, in ms: the instance is killed meanwhile. */
const heldMs = 1_500;

/** A shopper with a cart and an order that was cancelled, who can delete their account. */
async function leavingBuyer({ client, place, second }: Pair) {
  const database = client.db();
  const { productId } = await newStockedProduct(database, 100);
  const buyer = await newBuyer(database, place, productId, "cash");
  await database
    .collection("users")
    .updateOne({ _id: buyer.id }, { $set: { passwordHash: await bcrypt.hash(password, 4) } });
  const placed = await buyer.call("createCOD", { addressInfo }, { shopUrl: second.url });
  await buyer.call("cancel", { orderId: placed?.orderId }, { shopUrl: second.url });
  await database.collection("carts").updateOne({ userId: buyer.id }, { $set: { lines: [] } });
  const remove = async (shopUrl: string) => {
    const headers = { cookie: buyer.cookie, "content-type": "application/json" };
    const body = JSON.stringify({ password });
    const answer = await request(`${shopUrl}/api/shop/privacy/delete`, { method: "POST", headers, body }).catch(
      () => null,
    );
    return answer?.status ?? 0;
  };
  return { id: buyer.id, remove };
}

/** How many documents are the account's, and how many orders are nobody's. */
async function leftOf({ client }: Pair, id: ObjectId) {
  const database = client.db();
  const [users, carts, orders, records] = await Promise.all([
    database.collection("users").countDocuments({ _id: id }),
    database.collection("carts").countDocuments({ userId: id }),
    database.collection("orders").countDocuments({ userId: id }),
    database.collection("erasedaccounts").countDocuments({ _id: id }),
  ]);
  return { users, carts, orders, records };
}

const whole = { users: 1, carts: 1, orders: 1, records: 0 };
const gone = { users: 0, carts: 0, orders: 0, records: 1 };

for (const [command, collection] of [
  ["delete", "carts"],
  ["update", "orders"],
] as const) {
  test(`an instance that is killed at the ${command} of ${collection} has deleted nothing of an account`, async ({
    pair,
  }) => {
    const { client, first, second } = pair;
    const { id, remove } = await leavingBuyer(pair);
    const isHeld = await holdNext(client, command, heldMs, collection);
    const removing = remove(first.url);
    await isHeld();
    await first.kill();
    expect(await removing).toBe(0);
    expect(await leftOf(pair, id)).toEqual(whole);
    expect(await remove(second.url), "the other instance deletes it").toBe(200);
    expect(await leftOf(pair, id)).toEqual(gone);
    await first.start();
  });
}

test("an instance that is killed at the commit has deleted all of an account", async ({ pair }) => {
  const { client, first, second } = pair;
  const { id, remove } = await leavingBuyer(pair);
  const isHeld = await holdNext(client, "commitTransaction", heldMs);
  const removing = remove(first.url);
  await isHeld();
  await first.kill();
  expect(await removing).toBe(0);
  await expect.poll(() => leftOf(pair, id)).toEqual(gone);
  expect(await remove(second.url), "the session went with it").toBe(401);
  await first.start();
});
