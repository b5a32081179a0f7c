import { request as requests } from "@playwright/test";
import pLimit from "p-limit";
import { cookieOf } from "../api/support/cookies";
import { crowd } from "../api/support/crowd";
import { destination, fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";

test.setTimeout(180_000);

test("two instances that ship at once take numbers without a gap and none twice", async ({ admin, database, shop }) => {
  const other = await startOwnServer({});
  const extraHTTPHeaders = { cookie: await cookieOf(admin) };
  const there = await requests.newContext({ baseURL: other.url, extraHTTPHeaders });
  try {
    await untilUp(other);
    const productId = await newProduct(database, { stock: 100 });
    const buyers = await crowd(database, shop.url, 24);
    const limit = pLimit(12);
    const numbers = await Promise.all(
      buyers.map((buyer, at) =>
        limit(async () => {
          await buyer.call("POST", "/api/shop/cart/add", { productId });
          const placed = await buyer.call("POST", "/api/shop/order/createCOD", { addressInfo: destination });
          const data = { orderId: (await placed.json()).orderId, orderStatus: "Shipped" };
          const by = at % 2 === 0 ? admin.request : there;
          const answer = await by.post("/api/admin/orders/updateStatus", { data });
          expect(answer.status(), await answer.text()).toBe(200);
          return (await answer.json()).orders.documents[0].number;
        }),
      ),
    );
    expect(new Set(numbers).size).toBe(buyers.length);
    const stored = await database.collection<{ _id: string }>("orderdocuments").find({ kind: "invoice" }).toArray();
    expect(Math.max(...stored.map(({ _id }) => Number(_id.split("-")[1])))).toBe(stored.length);
  } finally {
    await there.dispose();
    await other.stop();
  }
});

test("a seller without a GSTIN gives receipts and refund receipts, and the dashboard says what it may not do", async ({
  admin,
  shopper,
  database,
}) => {
  const own = await startOwnServer({ SELLER_GSTIN: "" });
  const extraHTTPHeaders = { cookie: await cookieOf(admin) };
  const there = await requests.newContext({ baseURL: own.url, extraHTTPHeaders });
  try {
    await untilUp(own);
    await fill(shopper, await newProduct(database));
    const { orderId } = await orderCash(shopper);
    const set = async (orderStatus: string) => {
      const answer = await there.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } });
      return (await answer.json()).orders.documents;
    };
    expect(await set("Delivered")).toMatchObject([{ kind: "receipt", number: expect.stringMatching(/^VR\d{4}-/) }]);
    expect((await there.get(`/api/shop/order/invoice/${orderId}`)).status()).toBe(200);
    const [, refund] = await set("Rejected");
    expect(refund).toMatchObject({ kind: "refundReceipt", number: expect.stringMatching(/^VRC\d{4}-/) });
    const notice = "breaks section 24";
    expect(await (await there.get("/admin/dashboard")).text()).toContain(notice);
    expect(await (await admin.request.get("/admin/dashboard")).text()).not.toContain(notice);
  } finally {
    await there.dispose();
    await own.stop();
  }
});
