import { ObjectId } from "mongodb";
import { down, up } from "../../scripts/migrations/20261125090000-order-events.js";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";
import { fill, newProduct, orderCash } from "./support/goods";
import { orderOf } from "./support/razorpay";

// The first test takes the events from all orders for a moment.
test.describe.configure({ mode: "default" });

test("the migration makes events of sentences, and its way back leaves them as they were", async ({
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  const _id = new ObjectId(orderId);
  const orders = database.collection("orders");
  const [userId, adminId] = [new ObjectId(shopper.id), new ObjectId(admin.id)];
  const at = new Date();
  const rows: [orderStatus: string, why: string, by: ObjectId | null, event: string, data: object | null][] = [
    ["Pending", "Order placed", userId, "placed", null],
    ["Rejected", "Cancelled by the shopper", userId, "cancelled", null],
    ["Pending", "Rejected to Pending", adminId, "statusSet", { from: "Rejected", to: "Pending" }],
    [
      "Rejected",
      "Cancelled by the shopper",
      adminId,
      "rejected",
      { from: "Pending", reason: "Cancelled by the shopper" },
    ],
    ["Shipped", "Rejected to Shipped", adminId, "statusSet", { from: "Rejected", to: "Shipped" }],
    ["Rejected", "Shipped to Rejected", adminId, "rejected", { from: "Shipped", reason: "" }],
    ["Rejected", "Cash given back", adminId, "cashRefunded", null],
    ["Rejected", "A payment failed: the bank gave no reason", null, "paymentFailed", { isAnother: false, message: "" }],
    ["Rejected", "Another payment failed: declined", null, "paymentFailed", { isAnother: true, message: "declined" }],
    ["Rejected", "Payment received too late, it is sent back", null, "paidTooLate", null],
    ["Rejected", "₹1,20,000.50 refunded by hand at Razorpay", null, "partRefundedManually", { paise: 12_000_050 }],
    ["Rejected", "Money sent back", null, "refunded", null],
    ["Rejected", "Set by an admin", null, "note", { text: "Set by an admin" }],
  ];
  const old = rows.map(([orderStatus, why, by]) => ({ at, orderStatus, paymentStatus: "Unpaid", why, by }));
  await orders.updateOne({ _id }, { $set: { orderStatus: "Rejected", closedBy: "admin", history: old } });

  const shown = async () => (await orderOf(shopper, orderId)).history;
  const onPage = async () => {
    const path = `/api/shop/order/fetchOrdersDetail/${orderId}`;
    const answer = await good(await shopper.request.get(path, { headers: { "x-own-page": "1" } }));
    return answer.orders.history;
  };
  const [before, beforeOnPage] = [await shown(), await onPage()];
  expect(before).toEqual(old.map(({ by, ...step }) => ({ ...step, at: at.toISOString() })));

  await up(database);
  await up(database);
  const wanted = rows.map(([, , , event, data]) => ({ event, data }));
  expect((await orders.findOne({ _id }))?.history).toEqual(old.map((step, index) => ({ ...step, ...wanted[index] })));
  expect(await shown(), "clients read what they read before").toEqual(before);
  expect(await onPage(), "the shop reads sentences by the same rules").toEqual(beforeOnPage);
  expect(beforeOnPage.map(({ happened }: { happened: object }) => happened)).toEqual(wanted);

  // The version before goes on adding sentences meanwhile.
  const late = { at, orderStatus: "Pending", paymentStatus: "Unpaid", why: "Rejected to Pending", by: adminId };
  await orders.updateOne({ _id }, { $push: { history: late } } as object);
  expect((await onPage()).at(-1).happened).toEqual({ event: "statusSet", data: { from: "Rejected", to: "Pending" } });

  await down(database);
  expect((await orders.findOne({ _id }))?.history).toEqual([...old, late]);
  await up(database);
});

test("a new step has its event, and the sentence that the version before reads", async ({
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  const reason = "Not paid in time";
  const data = { orderId, orderStatus: "Rejected", reason };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  const stored = await database.collection("orders").findOne({ _id: new ObjectId(orderId) });
  expect(stored?.history).toMatchObject([
    { event: "placed", data: null, why: "Order placed" },
    { event: "rejected", data: { from: "Pending", reason }, why: reason },
  ]);
});
