import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";
import { fill, newProduct } from "./support/goods";
import { mailsTo, mailTo, sentMessage } from "./support/mailbox";
import { create } from "./support/razorpay";
import { delivered, receive, requested, setStatus, update } from "./support/returns";

test("who exchanged a piece of a cash order gave no UPI address, and no mail says so", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const wrong = { lineId: lineIds[0], reason: "Wrong item", exchangeSize: "l" };
  const { _id } = await requested(shopper, orderId, [wrong]);
  const { exchangeOrderId } = await receive(admin, _id);
  const text = async (subject: RegExp) => (await mailTo(shopper.email, subject)).text.replace(/\s+/g, " ");
  expect(await text(/: approved$/), "a wrong piece needs no tags").toContain("have them ready: we have them picked up");
  await setStatus(admin, exchangeOrderId, "Rejected");
  expect(await text(/^Refund on its way/)).toContain(
    "You get ₹1,000.00. You paid in cash: our customer care contacts you",
  );
  await good(await update(admin, _id, { refundReference: "UTR 4712" }));
  expect(await text(/^Refund complete/)).toContain("was paid to you, reference UTR 4712.");
});

test("each step of a return is told by mail, and an admin can send it again", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { price: 1000 });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0] }]);
  const text = async (subject: RegExp) => (await mailTo(shopper.email, subject)).text.replace(/\s+/g, " ");
  expect(await text(/: requested$/)).toContain("When they are back with us, you get ₹1,000.00.");
  await receive(admin, _id);
  expect(await text(/: approved$/)).toContain("1 × Test Kurta");
  expect(await text(/: picked up$/)).toContain("were picked up");
  expect(await text(/^Refund on its way/)).toContain("We send you ₹1,000.00. It goes to the UPI address");
  await good(await update(admin, _id, { refundReference: "UTR 4711" }));
  expect(await text(/^Refund complete/)).toContain("reference UTR 4711");

  const other = await requested(shopper, orderId, [{ lineId: lineIds[0] }]);
  for (const status of ["Approved", "Picked up"]) await good(await update(admin, other._id, { status }));
  await good(await update(admin, other._id, { status: "Declined", why: "Worn outside" }));
  expect(await text(/: declined$/)).toContain("and send them back to you. Reason: Worn outside");

  const messageId = await sentMessage(database, { orderId: new ObjectId(orderId), kind: "returnDeclined" });
  await good(await admin.request.post("/api/admin/messages/resend", { data: { messageId } }));
  const isDeclined = async () => (await mailsTo(shopper.email)).filter(({ subject }) => subject.endsWith(": declined"));
  await expect.poll(async () => (await isDeclined()).length).toBe(2);
});

test("mails report the end of a return without money: cancelled, an empty parcel, goods that were never paid", async ({
  shopper,
  admin,
  database,
}) => {
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId: await newProduct(database), size: "m" }]);
  const text = async (subject: RegExp) => (await mailTo(shopper.email, subject)).text.replace(/\s+/g, " ");
  const cancelled = await requested(shopper, orderId, [{ lineId: lineIds[0] }]);
  for (const _again of [1, 2]) {
    await good(await shopper.request.post("/api/shop/return/cancel", { data: { returnId: cancelled._id } }));
  }
  expect(await text(/: cancelled$/)).toContain("was cancelled. They are not picked up");

  const empty = await requested(shopper, orderId, [{ lineId: lineIds[0] }]);
  const back = await receive(admin, empty._id, { lines: [{ lineId: lineIds[0], received: 0 }] });
  expect(back).toMatchObject({ status: "Completed", refundAmount: 0 });
  const received = await text(/: received$/);
  expect(received).toContain("none of the pieces were in it. So nothing is refunded or exchanged.");
  expect(received).toContain("/shop/help/contact");
  expect(received).not.toContain("1 × Test Kurta");

  await fill(shopper, await newProduct(database), 1, "m");
  const unpaid = await create(shopper);
  const { cartItems } = await setStatus(admin, unpaid.orderId, "Delivered");
  const { _id } = await requested(shopper, unpaid.orderId, [{ lineId: cartItems[0]._id, reason: "Wrong item" }]);
  await good(await update(admin, _id, { status: "Approved" }));
  await good(await update(admin, _id, { status: "Completed", refundWithoutReturn: true, why: "Not worth the way" }));
  expect(await text(/: completed$/)).toContain("you can keep the pieces");

  const kinds = { kind: { $in: ["returnCancelled", "returnReceived", "returnCompleted"] } };
  const userId = new ObjectId(shopper.id);
  expect(await database.collection("messages").countDocuments({ ...kinds, userId }), "each once").toBe(3);
});
