import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, orderCash } from "./support/goods";
import { mailsTo, mailTo } from "./support/mailbox";

test("an admin sees the mails of an order and sends one again", async ({ shopper, admin, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  await mailTo(shopper.email, /^Your order/);
  const messages = async () => {
    const params = { orderId, limit: 10 };
    return (await good(await admin.request.get("/api/admin/messages/get", { params }))).messages;
  };
  await expect.poll(async () => (await messages())[0]?.state).toBe("sent");
  const [message] = await messages();
  expect(message).toMatchObject({ kind: "orderPlaced", orderId, tries: 1, why: "", canResend: true, dueAt: null });
  expect(JSON.stringify(message)).not.toContain(shopper.email);

  const resend = (messageId: string) => admin.request.post("/api/admin/messages/resend", { data: { messageId } });
  const { sent } = await good(await resend(message._id));
  expect(sent).toMatchObject({ kind: "orderPlaced", orderId });
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(2);
  const ids = (await mailsTo(shopper.email)).map(({ messageId }) => messageId);
  expect(new Set(ids).size, "mail programs hide a second mail with the same id").toBe(2);
  await bad(await resend("0".repeat(24)), 404, "not_found");
});

test("mails about accounts are listed without their text, and are not sent again", async ({
  shopper,
  admin,
  database,
}) => {
  await good(await shopper.request.post("/api/auth/sendVerification"));
  await mailTo(shopper.email, "Confirm your email address");
  const message = await database.collection("messages").findOne({ userId: new ObjectId(shopper.id) });
  const data = { messageId: String(message?._id) };
  await bad(await admin.request.post("/api/admin/messages/resend", { data }), 409, "conflict");
  await bad(await admin.request.get("/api/admin/messages/get?state=lost"), 422, "invalid", "state");
});

test("failed mails come first", async ({ shopper, admin, database }) => {
  const _id = new ObjectId();
  const failed = {
    _id,
    key: `test ${_id}`,
    kind: "orderShipped",
    state: "failed",
    userId: new ObjectId(shopper.id),
    orderId: new ObjectId(),
    step: 0,
  };
  const long = new Date(Date.now() + 60_000);
  await database
    .collection("messages")
    .insertOne({ ...failed, tries: 6, createdAt: new Date(0), failedAt: long, why: "550 RCPT EENVELOPE" });
  const { messages } = await good(await admin.request.get("/api/admin/messages/get?limit=1"));
  expect(messages).toMatchObject([{ _id: _id.toString(), state: "failed", why: "550 RCPT EENVELOPE" }]);
  await database.collection("messages").deleteOne({ _id });
});
