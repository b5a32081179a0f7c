import { ObjectId } from "mongodb";
import { arrivalOfNewOrder, lastReturnDay, returnEnd } from "../../lib/order/arrival";
import { type Caller, expect, test } from "../fixtures";
import { good } from "./support/answers";
import { fill, newProduct, orderCash, setStock } from "./support/goods";
import { mailsTo, mailTo } from "./support/mailbox";
import { capture, checkInAMonth, create, endHold, orderOf, pay, reconcileUntil } from "./support/razorpay";

const number = (orderId: string) => orderId.slice(-8).toUpperCase();
const placedSubject = (orderId: string) => `Order ${number(orderId)} placed, arrives by ${arrivalOfNewOrder(5)}`;

async function set(admin: Caller, data: object): Promise<void> {
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
}

test("a cash order sends one mail each when it is placed, shipped and delivered", async ({
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database, { price: 12_345, title: "Kurta & Co" }), 2, "m");
  const { orderId } = await orderCash(shopper);
  const placed = await mailTo(shopper.email, placedSubject(orderId));
  for (const part of [
    "Kurta & Co",
    "size M × 2",
    "₹24,690.00",
    "Total",
    "To pay in cash at the door",
    "12 Silver Oak Residency",
    "Delivery to 560038 (",
    "+91 98450 11223",
  ]) {
    expect(placed.text).toContain(part);
  }
  // The mailbox puts pictures that came with a mail where it refers to them.
  expect(placed.html).toMatch(/<img[^>]+src="data:image\/jpeg;base64,[\w+/=]{2000,}"/);
  expect(placed.messageId).toMatch(/^<[0-9a-f]{24}@localhost>$/);

  await set(admin, { orderId, orderStatus: "Shipped" });
  expect(
    (await mailTo(shopper.email, `Order ${number(orderId)} is on its way, arrives by ${arrivalOfNewOrder(5)}`)).text,
  ).toContain("in cash ready");
  await set(admin, { orderId, orderStatus: "Delivered" });
  const delivered = await mailTo(
    shopper.email,
    new RegExp(`^Order ${number(orderId)} was delivered, return or exchange until `),
  );
  expect(delivered.text).not.toContain("at the door");
  expect(delivered.text).toContain(`until ${lastReturnDay(returnEnd(new Date(), 7))}`);
  // What is set by mistake and corrected is told once.
  await set(admin, { orderId, orderStatus: "Shipped" });
  expect(await database.collection("messages").countDocuments({ orderId: new ObjectId(orderId) })).toBe(3);
  expect(await mailsTo(shopper.email)).toHaveLength(3);
});

test("a cancelled order and a rejected one send a mail, the latter with the reason", async ({
  shopper,
  admin,
  database,
}) => {
  for (const reason of ["", "The last piece was damaged"]) {
    await fill(shopper, await newProduct(database));
    const { orderId } = await orderCash(shopper);
    if (reason) await set(admin, { orderId, orderStatus: "Rejected", reason });
    else await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
    const { text } = await mailTo(shopper.email, `Order ${number(orderId)} was cancelled`);
    expect(text.includes("Reason:")).toBe(reason !== "");
    expect(text).toContain(reason);
  }
});

test("a Razorpay order sends a mail when it is paid, and when its refund starts and ends", async ({
  shopper,
  database,
  baseURL,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId, razorpayOrderId } = await create(shopper);
  expect(await mailsTo(shopper.email), "an unpaid order is none yet").toEqual([]);
  await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
  expect((await mailTo(shopper.email, placedSubject(orderId))).text).toContain("and your payment");
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  await mailTo(shopper.email, `Order ${number(orderId)} was cancelled`);
  await mailTo(shopper.email, `Refund on its way for order ${number(orderId)}`);
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(shopper, orderId)).paymentStatus).toBe("Refunded");
  });
  await mailTo(shopper.email, `Refund complete for order ${number(orderId)}`);
  expect(await mailsTo(shopper.email)).toHaveLength(4);
});

test("an order whose payment does not come in time sends a mail", async ({ shopper, database, baseURL }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await create(shopper);
  await endHold(database, orderId);
  await reconcileUntil(baseURL, async () => {
    expect((await orderOf(shopper, orderId)).orderStatus).toBe("Rejected");
  });
  await mailTo(shopper.email, `Order ${number(orderId)}: payment not received`);
});

test("an order whose time to be paid had run out sends no mail when a newer one takes its place", async ({
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const late = await create(shopper);
  // The reconciler, which runs for other tests too, would tell of it.
  await checkInAMonth(database, late.orderId);
  await endHold(database, late.orderId);
  const { orderId } = await orderCash(shopper);
  await mailTo(shopper.email, placedSubject(orderId));
  expect(await orderOf(shopper, late.orderId)).toMatchObject({ paymentStatus: "Failed", closedBy: "timeout" });
  expect(await database.collection("messages").countDocuments({ orderId: new ObjectId(late.orderId) })).toBe(0);
});

test("an order that fails sends no mail", async ({ shopper, database }) => {
  const productId = await newProduct(database, { stock: 1 });
  await fill(shopper, productId);
  await setStock(database, productId, 0);
  const data = {
    addressInfo: { address: "12 Silver Oak Residency", city: "Bangalore", phone: "9845011223", pincode: "560038" },
  };
  expect((await shopper.request.post("/api/shop/order/createCOD", { data })).status()).toBe(409);
  expect(await database.collection("messages").countDocuments({ userId: new ObjectId(shopper.id) })).toBe(0);
});
