import { getDocumentProxy } from "unpdf";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { crowd } from "./support/crowd";
import { destination, fill, newProduct, orderCash } from "./support/goods";

const setStatus = async (admin: Caller, orderId: string, orderStatus: string) =>
  (await good(await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } }))).orders;

const pathOf = (orderId: string, number?: string) =>
  `/api/shop/order/invoice/${orderId}${number ? `?number=${number}` : ""}`;

async function textOf(pdf: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

test("an order gets its invoice when it is first sent, a credit note when it is rejected, and then a new number", async ({
  shopper,
  admin,
  people,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 1050 }), 2);
  const { orderId, orders: placed } = await orderCash(shopper);
  expect(placed.documents).toEqual([]);
  await bad(await shopper.request.get(pathOf(orderId)), 404, "not_found");

  const shipped = await setStatus(admin, orderId, "Shipped");
  const [invoice] = shipped.documents;
  expect(invoice).toEqual({
    number: expect.stringMatching(/^V\d{4}-\d{7}$/),
    kind: "invoice",
    at: expect.any(String),
    returnId: null,
  });
  for (const status of ["Delivered", "Pending", "Shipped"]) {
    expect((await setStatus(admin, orderId, status)).documents).toEqual([invoice]);
  }

  const answer = await shopper.request.get(pathOf(orderId));
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${invoice.number}.pdf"`,
    "cache-control": "private, no-store",
  });
  const pdf = await answer.body();
  const text = await textOf(pdf);
  expect(text).toContain(invoice.number);
  expect(text).toContain("Sample, not a tax document");
  expect((await admin.request.get(pathOf(orderId, invoice.number))).status()).toBe(200);
  await bad(await (await people.shopper()).request.get(pathOf(orderId)), 403, "forbidden");
  await bad(await (await people.guest()).get(pathOf(orderId)), 401, "not_signed_in");
  await bad(await shopper.request.get(pathOf(orderId, "V2627-9999999")), 404, "not_found");

  const rejected = await setStatus(admin, orderId, "Rejected");
  const [, note] = rejected.documents;
  expect(rejected.documents).toEqual([
    invoice,
    { ...note, kind: "creditNote", number: expect.stringMatching(/^VC\d{4}-/) },
  ]);
  const credited = await textOf(await (await shopper.request.get(pathOf(orderId, note.number))).body());
  expect(credited).toContain(`Corrects ${invoice.number}`);
  expect((await (await shopper.request.get(pathOf(orderId))).body()).equals(pdf), "the invoice never changes").toBe(
    true,
  );

  const again = await setStatus(admin, orderId, "Delivered");
  expect(again.documents.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "creditNote", "invoice"]);
  expect(again.documents[2].number).not.toBe(invoice.number);
});

test("an order that a shopper cancels after it came back to the shop is credited", async ({
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  await setStatus(admin, orderId, "Shipped");
  await setStatus(admin, orderId, "Pending");
  const { orders } = await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  expect(orders.documents.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "creditNote"]);
});

test("an order that was sent before there were documents gets none", async ({ shopper, admin, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId, orders } = await orderCash(shopper);
  await database
    .collection("orders")
    .updateOne({ orderDate: new Date(orders.orderDate) }, { $set: { isUndocumented: true } });
  expect((await setStatus(admin, orderId, "Delivered")).documents).toEqual([]);
});

test("orders placed and shipped at once get numbers without a gap and none twice", async ({
  admin,
  database,
  shop,
}) => {
  const productId = await newProduct(database, { stock: 100 });
  const buyers = await crowd(database, shop.url, 20);
  const numbers: string[] = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.call("POST", "/api/shop/cart/add", { productId });
      const placed = await buyer.call("POST", "/api/shop/order/createCOD", { addressInfo: destination });
      return (await setStatus(admin, (await placed.json()).orderId, "Shipped")).documents[0].number;
    }),
  );
  expect(new Set(numbers).size).toBe(20);
  // Other tests take numbers meanwhile: all of the series are there from the first to the last.
  const [series] = String(numbers[0]).split("-");
  const counter = await database.collection<{ _id: string; last: number }>("documentcounters").findOne({ _id: series });
  const stored = await database
    .collection<{ _id: string }>("orderdocuments")
    .find({ _id: { $regex: `^${series}-` } })
    .sort({ _id: 1 })
    .toArray();
  const last = Math.max(...stored.map(({ _id }) => Number(_id.split("-")[1])));
  expect(stored.length).toBe(last);
  expect(counter?.last).toBeGreaterThanOrEqual(last);
});
