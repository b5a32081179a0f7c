import { signedInShopper } from "../../scripts/lib/signed-in-shopper";
import { expect, test } from "./fixtures";
import { addressInfo, newBuyer } from "./support/buyers";
import { holdNext } from "./support/hold-command";
import { request } from "./support/request";
import { newStockedProduct } from "./support/stocked-product";

/** CRASH_ROUNDS chooses another number: `npm run test:faults` has three. */
const rounds = Number(process.env.CRASH_ROUNDS || 1);
/** How long the write of the order is delayed, in ms: the instance is killed meanwhile. */
const insertMs = 1_500;

/**
 * An instance is killed in the middle of a transaction that has taken stock; at the same moment another shopper orders
 * the same product on the other instance. MongoDB keeps the transaction open, so the order conflicts with it until the
 * shop aborts it. The report has the time from the kill to the response.
 */
test("when an instance is killed in the middle of an order, the next order of the product is answered", async ({
  pair,
}, info) => {
  const { client, place, first, second } = pair;
  const found: string[] = [];
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { productId } = await newStockedProduct(client.db(), 100);
    const [lost, next] = [
      await newBuyer(client.db(), place, productId, "cash"),
      await newBuyer(client.db(), place, productId, "cash"),
    ];
    const isHeld = await holdNext(client, "insert", insertMs, "orders");
    const ordering = lost.call("createCOD", { addressInfo }, { shopUrl: first.url });
    await isHeld();
    const killedAt = performance.now();
    await first.kill();
    let status = 0;
    const onStatus = (given: number) => (status = given);
    await next.call("createCOD", { addressInfo }, { shopUrl: second.url, onStatus });
    times.push(performance.now() - killedAt);
    await ordering;
    if (status !== 201) found.push(`round ${round}: the next order was answered ${status || "nothing"}`);
    const product = await client.db().collection("products").findOne({ _id: productId });
    if (product?.stock !== 98) found.push(`round ${round}: ${product?.stock} pieces are left instead of 98`);
    await first.start();
  }
  const seconds = times.toSorted((one, other) => one - other).map((ms) => (ms / 1000).toFixed(1));
  info.annotations.push({ type: "from the kill to the next order, in s", description: seconds.join(", ") });
  expect(found).toEqual([]);
});

test("when an instance is killed with the number of an invoice, the next order is sent with that number", async ({
  pair,
}) => {
  const { client, place, first, second } = pair;
  const { productId } = await newStockedProduct(client.db(), 100);
  const admin = signedInShopper(place.secrets.JWT_SECRET, "admin");
  await client.db().collection("users").insertOne(admin.document);
  const headers = { cookie: admin.cookie, "content-type": "application/json" };
  const send = async (shopUrl: string, orderId: unknown) => {
    const body = JSON.stringify({ orderId, orderStatus: "Shipped" });
    const answer = await request(`${shopUrl}/api/admin/orders/updateStatus`, { method: "POST", headers, body });
    return { status: answer.status, ...(await answer.json()) };
  };
  const placed = async () => {
    const buyer = await newBuyer(client.db(), place, productId, "cash");
    return (await buyer.call("createCOD", { addressInfo }, { shopUrl: second.url }))?.orderId;
  };
  const [early, lost, next] = [await placed(), await placed(), await placed()];
  const numberOf = ({ orders }: { orders: { documents: { number: string }[] } }) =>
    Number(orders.documents[0]?.number.split("-")[1]);
  const before = numberOf(await send(second.url, early));
  const isHeld = await holdNext(client, "update", insertMs, "documentcounters");
  const sending = send(first.url, lost).catch(() => null);
  await isHeld();
  await first.kill();
  await sending;
  const answer = await send(second.url, next);
  expect(answer.status).toBe(200);
  expect(numberOf(answer)).toBe(before + 1);
  await first.start();
  expect(numberOf(await send(first.url, lost))).toBe(before + 2);
});
