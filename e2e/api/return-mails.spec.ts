import { expect, test } from "../fixtures";
import { good } from "./support/answers";
import { newProduct } from "./support/goods";
import { mailsTo, mailTo } from "./support/mailbox";
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
  await good(await update(admin, other._id, { status: "Declined", why: "Worn outside" }));
  expect(await text(/: declined$/)).toContain("Reason: Worn outside");

  const { messages } = await good(await admin.request.get(`/api/admin/messages/get?orderId=${orderId}&limit=100`));
  const declined = messages.find(({ kind }: { kind: string }) => kind === "returnDeclined");
  await good(await admin.request.post("/api/admin/messages/resend", { data: { messageId: declined._id } }));
  const isDeclined = async () => (await mailsTo(shopper.email)).filter(({ subject }) => subject.endsWith(": declined"));
  await expect.poll(async () => (await isDeclined()).length).toBe(2);
});
