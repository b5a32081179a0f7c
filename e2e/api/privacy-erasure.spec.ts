import { ObjectId } from "mongodb";
import { formerAccountId } from "@/lib/former-account";
import { OrderShape } from "@/lib/order/schema";
import { type Caller, expect, type People, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { cookieOf } from "./support/cookies";
import { fill, newProduct } from "./support/goods";
import { mailTo } from "./support/mailbox";
import { placesOf, storedOf } from "./support/personal-data";
import { capture, checkNow, create, endHold, pay, reconcileUntil } from "./support/razorpay";
import { finish, wholePerson } from "./support/whole-person";

const path = "/api/shop/privacy/delete";

test("an account is deleted only with its password, by whom it belongs to", async ({ shopper, people, database }) => {
  await bad(await (await people.guest()).post(path, { data: { password: shopper.password } }), 401, "not_signed_in");
  await bad(await shopper.request.post(path, { data: { password: "not the one" } }), 422, "invalid", "password");
  await bad(await shopper.request.post(path, { data: { password: "" } }), 422, "invalid", "password");
  const headers = { origin: "https://elsewhere.example" };
  await bad(await shopper.request.post(path, { data: { password: shopper.password }, headers }), 403, "foreign_origin");
  expect(await database.collection("users").countDocuments({ _id: new ObjectId(shopper.id) })).toBe(1);
});

/** Has somebody do what only admins do, get a password wrong and forget it. */
async function leaveTraces(shopper: Caller, admin: Caller, people: People, orderId: string): Promise<void> {
  await people.confirmEmail(shopper);
  const role = { email: shopper.email, userId: shopper.id, password: admin.password };
  await good(await admin.request.post("/api/admin/people/grant", { data: role }));
  await good(await shopper.request.get("/api/admin/orders/fetchAllOrders?limit=1"));
  const shipment = { carrier: "Test Courier", trackingNumber: "TC 4711" };
  const correction = { orderId, orderStatus: "Delivered", shipment };
  await good(await shopper.request.post("/api/admin/orders/updateStatus", { data: correction }));
  await good(await admin.request.post("/api/admin/people/revoke", { data: role }));
  const guest = await people.guest();
  const data = { email: shopper.email, password: "guess" };
  await bad(await guest.post("/api/auth/login", { data }), 401, "wrong_credentials");
  await good(await guest.post("/api/auth/forgotPassword", { data: { email: shopper.email } }));
  await mailTo(shopper.email, "Reset your password");
}

test("open orders and returns delay a deletion, after which nothing of the person is left but what the table says", async ({
  shopper,
  admin,
  people,
  database,
  baseURL,
}) => {
  test.slow();
  const person = await wholePerson(shopper, admin, database);
  const remove = () => shopper.request.post(path, { data: { password: shopper.password } });
  const refused = await bad(await remove(), 409, "conflict");
  expect(refused.orders).toEqual([person.cancelledOrder]);
  expect(refused.returns).toEqual([{ _id: person.returnId, orderId: person.returnedOrder }]);
  await finish(shopper, admin, person);
  await leaveTraces(shopper, admin, people, person.returnedOrder);
  const before = await storedOf(database, shopper.id);
  const texts = [shopper.username, shopper.email, shopper.id, ...Object.values(person.words)];
  for (const [text, places] of Object.entries(await placesOf(database, texts))) expect(places, text).not.toEqual([]);

  const answer = await remove();
  await good(answer);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  expect(cookies.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^token=;.*Max-Age=0/),
    expect.stringMatching(/^device=;.*Max-Age=0/),
  ]);

  const farewell = await mailTo(shopper.email, "Your account is deleted");
  expect(farewell.text).toContain(shopper.username);
  const placesOfOne = async (text: string) => (await placesOf(database, [text]))[text];
  await expect.poll(() => placesOfOne(shopper.email)).toEqual([]);
  const { fullname, street } = person.words;
  const ofDocuments = (field: string) => [
    `orderdocuments buyer.${field}`,
    `orders addressInfo.${field === "recipient" ? "name" : field}`,
  ];
  expect(await placesOf(database, texts)).toEqual({
    ...Object.fromEntries(texts.map((text) => [text, []])),
    [fullname]: ["orderdocuments buyer.name", ...ofDocuments("recipient")],
    [street]: ofDocuments("address"),
    // The log's entries about the role, and the job's record.
    [shopper.id]: ["adminlog adminId", "adminlog targetId", "adminlog words", "erasedaccounts _id"],
  });

  const kept = new Set(["exported", "internal"]);
  for (const { collection, documentId, field, decision, value } of before) {
    if (!kept.has(decision) || typeof value !== "string" || value === "" || collection === "adminlog") continue;
    const _id = (/^[\da-f]{24}$/.test(documentId) ? new ObjectId(documentId) : documentId) as never;
    if (field === "searchWords" && person.returnedOrder.endsWith(value)) continue;
    if (field === "searchWords" && person.cancelledOrder.endsWith(value)) continue;
    const left = await database.collection(collection).countDocuments({ _id, [field]: value });
    expect(left, `${collection} ${field}`).toBe(0);
  }

  const uploads = database.collection<{ _id: string }>("uploads");
  for (const url of [person.avatar, person.returnPicture]) {
    const upload = await uploads.findOne({ url });
    expect(upload, "the job removes what nothing shows").toMatchObject({
      references: 0,
      used: false,
      nextCheckAt: expect.any(Date),
    });
  }
  await database
    .collection("erasedaccounts")
    .updateOne({ _id: new ObjectId(shopper.id) }, { $set: { at: new Date(0) } });
  await reconcileUntil(baseURL, async () => {
    expect(await placesOfOne(shopper.id)).toEqual(["adminlog adminId", "adminlog targetId", "adminlog words"]);
  });
});

test("admins read the orders of a former shopper, and a new account of the same name gets nothing of the old one", async ({
  shopper,
  admin,
  people,
  database,
}) => {
  test.slow();
  const person = await wholePerson(shopper, admin, database);
  await finish(shopper, admin, person);
  const oldCookie = await cookieOf(shopper);
  await good(await shopper.request.post(path, { data: { password: shopper.password } }));

  await test.step("admins find and read the orders, and can't send them again", async () => {
    const find = async (q: string) =>
      (await good(await admin.request.get("/api/admin/orders/fetchAllOrders", { params: { q } }))).orders;
    for (const q of [shopper.email, person.words.phone, person.words.fullname]) expect(await find(q), q).toEqual([]);
    const [order] = await find(person.returnedOrder.slice(-8));
    expect(OrderShape.parse(order)).toMatchObject({
      _id: person.returnedOrder,
      userId: formerAccountId,
      shopper: null,
    });
    expect(order.addressInfo).toMatchObject({ name: person.words.fullname, address: person.words.street, phone: "" });
    expect(order.history[0]).toMatchObject({ by: "Former shopper" });
    const [cancelled] = await find(person.cancelledOrder.slice(-8));
    expect(Object.values(OrderShape.parse(cancelled).addressInfo).join("")).toBe("");
    const [returned] = (
      await good(await admin.request.get("/api/admin/returns/get", { params: { q: person.returnedOrder.slice(-8) } }))
    ).returns;
    expect(returned).toMatchObject({
      userId: formerAccountId,
      note: "",
      upi: "",
      images: [],
      refundStatus: "Refunded",
    });

    const invoice = await admin.request.get(`/api/shop/order/invoice/${person.returnedOrder}`);
    expect([invoice.status(), invoice.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const data = { orderId: person.returnedOrder, orderStatus: "Shipped" };
    const refused = await bad(await admin.request.post("/api/admin/orders/updateStatus", { data }), 409, "conflict");
    expect(refused.message).toContain("deleted their account");
    const { messages } = await good(
      await admin.request.get("/api/admin/messages/get", { params: { orderId: person.returnedOrder } }),
    );
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.every(({ canResend }: { canResend: boolean }) => !canResend)).toBe(true);
  });

  await test.step("name and email are free again, for an account with nothing", async () => {
    const elsewhere = await people.guest();
    const again = { email: shopper.email, password: shopper.password };
    await bad(await elsewhere.post("/api/auth/login", { data: again }), 401, "wrong_credentials");
    await bad(
      await elsewhere.get(`/api/shop/cart/get/${shopper.id}`, { headers: { cookie: oldCookie } }),
      401,
      "not_signed_in",
    );

    await good(await elsewhere.post("/api/auth/register", { data: { ...again, username: shopper.username } }), 201);
    const { user } = await good(await elsewhere.post("/api/auth/login", { data: again }));
    const read = async (call: string) => good(await elsewhere.get(`${call}/${user.id}`));
    expect((await read("/api/shop/order/fetchOrders")).orders).toEqual([]);
    expect((await read("/api/shop/return/get")).returns).toEqual([]);
    expect((await read("/api/shop/cart/get")).data).toEqual([]);
    expect((await read("/api/shop/wishlist/get")).wishlist.products).toEqual([]);
    expect((await read("/api/shop/address/get")).data).toEqual([]);
    expect((await read("/api/shop/profile/fetch")).data).toMatchObject({ fullname: "", phone: "", avatar: "" });
    for (const orderId of [person.returnedOrder, person.cancelledOrder]) {
      await bad(await elsewhere.get(`/api/shop/order/fetchOrdersDetail/${orderId}`), 403, "forbidden");
    }
    await bad(await elsewhere.get(`/api/shop/order/invoice/${person.returnedOrder}`), 403, "forbidden");
  });
});

test("a payment that comes after the deletion is refunded", async ({ shopper, admin, database, baseURL }) => {
  const productId = await newProduct(database, { stock: 2 });
  await fill(shopper, productId, 1, "m");
  const { orderId, razorpayOrderId } = await create(shopper);
  await endHold(database, orderId);
  const orders = database.collection("orders");
  const stored = () => orders.findOne({ _id: new ObjectId(orderId) });
  await reconcileUntil(baseURL, async () => expect(await stored()).toMatchObject({ orderStatus: "Rejected" }));
  await good(await shopper.request.post(path, { data: { password: shopper.password } }));
  const paid = await pay(razorpayOrderId);
  await bad(await capture(shopper, orderId, paid), 401, "not_signed_in");
  await reconcileUntil(baseURL, async () => {
    await checkNow(database, orderId);
    expect(await stored()).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refunded" });
  });
  const ofOrder = await good(await admin.request.get("/api/admin/messages/get", { params: { orderId } }));
  expect(ofOrder.messages.filter(({ kind }: { kind: string }) => kind.startsWith("refund"))).toEqual([]);
});

test("two deletions at once delete one account, and the second is told that it is gone", async ({ shopper }) => {
  const remove = () => shopper.request.post(path, { data: { password: shopper.password } });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 401]);
});
