import { ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, orderCash } from "./support/goods";
import { mailsTo, mailTo, sentMessage } from "./support/mailbox";

test("an admin lists the mails of an order and sends one again", async ({ shopper, admin, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  await mailTo(shopper.email, /^Order .* placed/);
  await sentMessage(database, { orderId: new ObjectId(orderId) });
  const params = { orderId, limit: 10 };
  const [message] = (await good(await admin.request.get("/api/admin/messages/get", { params }))).messages;
  expect(message).toMatchObject({ kind: "orderPlaced", orderId, tries: 1, why: "", canResend: true, dueAt: null });
  expect(JSON.stringify(message)).not.toContain(shopper.email);

  const resend = (messageId: string) => admin.request.post("/api/admin/messages/resend", { data: { messageId } });
  const { sent } = await good(await resend(message._id));
  expect(sent).toMatchObject({ kind: "orderPlaced", orderId });
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${orderId}`));
  expect(entries).toEqual([
    expect.objectContaining({
      action: "send mail again",
      kind: "order",
      targetId: orderId,
      admin: `${admin.username} (${admin.email})`,
      after: { mail: "Order placed" },
    }),
  ]);
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(2);
  const ids = (await mailsTo(shopper.email)).map(({ messageId }) => messageId);
  expect(new Set(ids).size, "mail programs hide a second mail with the same id").toBe(2);
  await bad(await resend("0".repeat(24)), 404, "not_found");
});

test("a mail is sent again once when several calls ask for it at once", async ({
  shopper,
  admin,
  people,
  database,
}) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  const messages = database.collection("messages");
  const about = { orderId: new ObjectId(orderId) };
  const data = { messageId: await sentMessage(database, about) };
  const other = await people.admin();
  const resend = (who: Caller) => who.request.post("/api/admin/messages/resend", { data });
  const answers = await Promise.all([admin, other, admin, other, admin].map(resend));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409, 409, 409, 409]);
  await expect.poll(() => messages.countDocuments({ ...about, state: "sent" })).toBe(2);
  await bad(await resend(admin), 409, "conflict");
  // Later it is another wish.
  await messages.updateMany(about, { $set: { createdAt: new Date(Date.now() - 11_000) } });
  await good(await resend(other));
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(3);
  await expect.poll(() => messages.countDocuments({ ...about, state: "sent" })).toBe(3);
  // After 30 days sent mails no longer say which step they were about.
  const old = {
    $set: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) },
    $unset: { userId: 1, step: 1 },
  } as const;
  await messages.updateMany({ ...about, key: /~/ }, old);
  await good(await resend(admin));
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(4);
});

test("a mail about an account can't be sent again", async ({ shopper, admin, database }) => {
  await good(await shopper.request.post("/api/auth/sendVerification"));
  await mailTo(shopper.email, "Confirm your email address");
  const message = await database.collection("messages").findOne({ userId: new ObjectId(shopper.id) });
  const data = { messageId: String(message?._id) };
  await bad(await admin.request.post("/api/admin/messages/resend", { data }), 409, "conflict");
  await bad(await admin.request.get("/api/admin/messages/get?state=lost"), 422, "invalid", "state");
});
