import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { deleteProduct, fill, newProduct, orderCash, piecesOf, stockOf } from "./support/goods";
import { orderOf } from "./support/razorpay";
import { delivered, receive, request, requested, returnOf, setStatus, update } from "./support/returns";
import { pixel } from "./support/send";
import { checkNow, file, isThere } from "./support/uploads";

const nobody = "0".repeat(24);

test("a return goes its way to the end, and money, pieces and order follow", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { price: 1000, stock: 10 });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 3 }]);
  const [lineId = ""] = lineIds;
  const made = await requested(shopper, orderId, [{ lineId, quantity: 2 }], { note: "Too loud" });
  expect(made).toMatchObject({
    orderId,
    userId: shopper.id,
    status: "Requested",
    note: "Too loud",
    images: [],
    refundAmount: 2000,
    refundStatus: "Waiting",
    exchangeOrderId: null,
    lines: [{ lineId, productId, quantity: 2, reason: "Changed my mind", exchangeSize: null, received: null }],
    history: [{ status: "Requested", why: "Requested by the shopper" }],
  });
  expect(made).not.toHaveProperty("upi");
  expect((await orderOf(shopper, orderId)).returns).toEqual([made._id]);

  const received = await receive(admin, made._id);
  expect(received).toMatchObject({
    status: "Received",
    refundStatus: "To pay",
    upi: "asha@bank",
    lines: [{ paidFor: 1000 }],
  });
  expect(received.history.at(-1)).toMatchObject({ by: admin.username });
  expect(await stockOf(database, productId)).toBe(9);
  expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Delivered", refundedAmount: 0 });

  await good(await update(admin, made._id, { refundReference: "UTR 1" }));
  expect(await returnOf(shopper, made._id)).toMatchObject({ status: "Completed", refundStatus: "Refunded" });
  const order = await orderOf(shopper, orderId);
  expect(order).toMatchObject({ orderStatus: "Delivered", paymentStatus: "Paid", refundedAmount: 2000 });

  const again = await update(admin, made._id, { refundReference: "UTR 1" });
  expect((await good(again)).return.history).toHaveLength((await returnOf(shopper, made._id)).history.length);
  await bad(await update(admin, made._id, { refundReference: "UTR 2" }), 409, "conflict");
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${orderId}`));
  expect(entries[0]).toMatchObject({ action: "update return", after: { refundReference: "UTR 1" } });
});

test("what a request may not say is 422 and names the field, before anything is looked at", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const line = { lineId: lineIds[0], quantity: 1, reason: "Changed my mind" };
  const refused: [object, string][] = [
    [{ lines: [line] }, "orderId"],
    [{ orderId: "7", lines: [line] }, "orderId"],
    [{ orderId }, "lines"],
    [{ orderId, lines: [] }, "lines"],
    [{ orderId, lines: "all" }, "lines"],
    [{ orderId, lines: [{ ...line, lineId: nobody }] }, "lines.0.lineId"],
    [{ orderId, lines: [{ ...line, lineId: "7" }] }, "lines.0.lineId"],
    [{ orderId, lines: [line, line] }, "lines.1.lineId"],
    [{ orderId, lines: [{ ...line, quantity: 0 }] }, "lines.0.quantity"],
    [{ orderId, lines: [{ ...line, quantity: 1.5 }] }, "lines.0.quantity"],
    [{ orderId, lines: [{ ...line, quantity: "1" }] }, "lines.0.quantity"],
    [{ orderId, lines: [{ ...line, reason: "Because" }] }, "lines.0.reason"],
    [{ orderId, lines: [{ ...line, reason: undefined }] }, "lines.0.reason"],
    [{ orderId, lines: [{ ...line, exchangeSize: "xs" }] }, "lines.0.exchangeSize"],
    [{ orderId, lines: [{ ...line, exchangeSize: "m" }] }, "lines.0.exchangeSize"],
    [{ orderId, lines: [{ ...line, exchangeSize: "huge" }] }, "lines.0.exchangeSize"],
    [{ orderId, lines: [line], note: "x".repeat(501) }, "note"],
    [{ orderId, lines: [line], note: 7 }, "note"],
    [{ orderId, lines: [line], upi: "" }, "upi"],
    [{ orderId, lines: [line], upi: "asha" }, "upi"],
    [{ orderId, lines: [line], upi: "asha@" }, "upi"],
    [{ orderId, lines: [line], upi: undefined }, "upi"],
    [{ orderId, lines: [line], images: ["/pictures/kurta-offwhite-linen.webp"] }, "images.0"],
    [{ orderId, lines: [line], images: Array(5).fill("x") }, "images"],
  ];
  for (const [data, field] of refused) await bad(await request(shopper, data), 422, "invalid", field);
  const badKey = await request(shopper, { orderId, lines: [line] }, { "idempotency-key": "" });
  await bad(badKey, 422, "invalid", "Idempotency-Key");
  expect((await orderOf(shopper, orderId)).returns).toEqual([]);
});

test("a request is refused for an order that is not one's own, not delivered, too old or returned already", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { stockBySize: { m: 5, l: 1 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const line = { lineId: lineIds[0], quantity: 1, reason: "Size too small" };
  const ask = (lines: object[]) => request(shopper, { orderId, lines });

  await bad(await request(await people.shopper(), { orderId, lines: [line] }), 403, "forbidden");
  await bad(await request(admin, { orderId, lines: [line] }), 403, "forbidden");
  await bad(await request(shopper, { orderId: nobody, lines: [line] }), 404, "not_found");

  const tooMany = { ...line, quantity: 3 };
  const soldOut = { ...line, quantity: 2, exchangeSize: "l" };
  await setStatus(admin, orderId, "Shipped");
  expect((await bad(await ask([tooMany]), 409, "conflict")).message).toContain("Shipped");
  await setStatus(admin, orderId, "Delivered");
  expect((await bad(await ask([tooMany]), 409, "conflict")).message).toContain("bought");
  await bad(await ask([soldOut]), 409, "out_of_stock");
  expect(await piecesOf(database, productId)).toEqual({ m: 3, l: 1 });
  const split = await ask([
    { ...line, exchangeSize: "l" },
    { ...line, quantity: 2 },
  ]);
  expect((await bad(split, 409, "conflict")).message).toContain("bought");

  const long = new Date(Date.now() - 9 * 24 * 3_600_000);
  const _id = new ObjectId(orderId);
  const orders = database.collection("orders");
  const before = await orders.findOne({ _id });
  await orders.updateOne({ _id }, { $set: { "history.$[].at": long } });
  const late = await bad(await ask([soldOut]), 409, "conflict");
  expect(late.message).toMatch(/The last day to return this order was \w{3}, \d{1,2} \w{3}\./);
  await orders.updateOne({ _id }, { $set: { history: before?.history } });

  await requested(shopper, orderId, [line]);
  const rest = await requested(shopper, orderId, [{ ...line, exchangeSize: "l" }]);
  await bad(await ask([line]), 409, "conflict");
  await good(await shopper.request.post("/api/shop/return/cancel", { data: { returnId: rest._id } }));
  await requested(shopper, orderId, [line]);
});

test("the same key gives the same return, whatever is sent with it, and not that of an order", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const key = { "idempotency-key": randomUUID() };
  const productId = await newProduct(database);
  await fill(shopper, productId, 2, "m");
  const { orderId, orders } = await orderCash(shopper, key);
  await setStatus(admin, orderId, "Delivered");
  const data = { orderId, lines: [{ lineId: orders.cartItems[0]._id, quantity: 1, reason: "Wrong item" }] };

  await bad(await request(shopper, { ...data, upi: "" }, key), 422, "invalid", "upi");
  const first = await good(await request(shopper, data, key), 201);
  const again = await good(await request(shopper, data, key), 200);
  expect(again.return).toEqual(first.return);
  const both = await Promise.all([1, 2].map(() => request(shopper, data, { "idempotency-key": `${key} at once` })));
  expect(both.map((answer) => answer.status()).toSorted()).toEqual([200, 201]);
  expect((await orderOf(shopper, orderId)).returns).toHaveLength(2);

  const other = await people.shopper();
  const others = await delivered(other, admin, [{ productId, size: "m" }]);
  const own = { ...data, orderId: others.orderId, lines: [{ ...data.lines[0], lineId: others.lineIds[0] }] };
  await good(await request(other, own, key), 201);
});

test("an exchange takes its pieces at once, and gives them back when it does not take place", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 3, size: "m" }]);
  const line = { lineId: lineIds[0], quantity: 1, exchangeSize: "l" };
  const [first, second, third] = [
    await requested(shopper, orderId, [line]),
    await requested(shopper, orderId, [line]),
    await requested(shopper, orderId, [line]),
  ];
  expect(await piecesOf(database, productId)).toEqual({ m: 2, l: 0 });
  expect(first).toMatchObject({ refundAmount: 0, refundStatus: "None" });

  const cancel = () => shopper.request.post("/api/shop/return/cancel", { data: { returnId: first._id } });
  expect((await good(await cancel())).return).toMatchObject({ status: "Cancelled" });
  expect((await good(await cancel())).return.history, "cancelled twice").toHaveLength(2);
  await good(await update(admin, second._id, { status: "Declined", why: "Worn" }));
  await good(await update(admin, third._id, { status: "Approved" }));
  await good(await update(admin, third._id, { status: "Picked up" }));
  const refused = { data: { returnId: third._id } };
  await bad(await shopper.request.post("/api/shop/return/cancel", refused), 409, "conflict");
  await good(await update(admin, third._id, { status: "Declined", why: "Not ours" }));
  expect(await piecesOf(database, productId)).toEqual({ m: 2, l: 3 });
  expect((await returnOf(shopper, second._id)).history.at(-1)).toMatchObject({ status: "Declined", why: "Worn" });
});

test("many requests at once never return more than was bought", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { stockBySize: { m: 5, l: 2 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 3, size: "m" }]);
  const line = { lineId: lineIds[0], quantity: 1, reason: "Size too small", exchangeSize: "l" };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => request(shopper, { orderId, lines: [line] })));
  expect(answers.map((answer) => answer.status()).toSorted()).toEqual([201, 201, 409, 409, 409]);
  expect(await piecesOf(database, productId)).toEqual({ m: 2, l: 0 });
});

test("a deleted product can be returned, not exchanged", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { stockBySize: { m: 5, l: 2 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  await deleteProduct(admin, productId);
  const line = { lineId: lineIds[0], quantity: 1, reason: "Size too small" };
  await bad(await request(shopper, { orderId, lines: [{ ...line, exchangeSize: "l" }] }), 409, "out_of_stock");
  const { _id } = await requested(shopper, orderId, [line]);
  await receive(admin, _id);
  expect(await piecesOf(database, productId)).toEqual({ m: 5, l: 2 });
});

test("pictures of the goods come with a request, if they were uploaded for one", async ({
  shopper,
  admin,
  database,
}) => {
  const upload = (path: string, field: string) =>
    shopper.request.post(path, { multipart: { [field]: { name: "p.png", mimeType: "image/png", buffer: pixel } } });
  const { url } = (await good(await upload("/api/shop/return/upload_image", "imageFile"), 201)).result;
  const avatar = (await good(await upload("/api/shop/profile/upload_avtar", "avatarFile"), 201)).result.url;
  await bad(await shopper.request.post("/api/shop/return/upload_image", { multipart: {} }), 422, "invalid");
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const line = { lineId: lineIds[0], quantity: 1, reason: "Damaged or defective" };
  const data = { orderId, lines: [line] };
  await bad(await request(shopper, { ...data, images: [url, avatar] }), 422, "invalid", "images.1");
  const made = await requested(shopper, orderId, [line], { images: [url] });
  expect(made.images).toEqual([url]);
  const stored = await database.collection("uploads").findOne({ url });
  expect(stored).toMatchObject({ folder: "returns", used: true, references: 1 });
});

test("the pictures of a return are removed 90 days after it has ended", async ({
  shopper,
  admin,
  database,
  baseURL,
}) => {
  const picture = async () => {
    const multipart = { imageFile: await file() };
    return (await good(await shopper.request.post("/api/shop/return/upload_image", { multipart }), 201)).result.url;
  };
  const [old, young] = [await picture(), await picture()];
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const line = { lineId: lineIds[0], reason: "Damaged or defective" };
  const ended: string[] = [];
  for (const image of [old, young]) {
    const { _id } = await requested(shopper, orderId, [line], { images: [image] });
    await good(await update(admin, _id, { status: "Declined", why: "It was worn." }));
    ended.push(_id);
  }
  const returns = database.collection("returns");
  for (const [at, days] of [91, 89].entries()) {
    const endedAt = new Date(Date.now() - days * 24 * 3_600_000);
    expect((await returns.updateOne({ _id: new ObjectId(ended[at]) }, { $set: { endedAt } })).modifiedCount).toBe(1);
  }
  await expect(async () => {
    // The run that another test has caused ends once more.
    await database.collection<{ _id: string }>("jobs").deleteOne({ _id: "returnPictures" });
    await checkNow(database, baseURL, [old, young]);
    expect([await isThere(admin, old), await isThere(admin, young)]).toEqual([false, true]);
  }).toPass();
  const imagesOf = async (_id: string | undefined) => (await returns.findOne({ _id: new ObjectId(_id) }))?.images;
  expect([await imagesOf(ended[0]), await imagesOf(ended[1])]).toEqual([[], [young]]);
});
