import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { destination, newProduct, piecesOf, stockOf } from "./support/goods";
import { orderOf } from "./support/razorpay";
import { delivered, receive, request, requested, returnOf, setStatus, update } from "./support/returns";

const nobody = "0".repeat(24);

test("what an admin may not do is refused, and the same status again changes nothing", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, quantity: 2, size: "m" }]);
  const [lineId = ""] = lineIds;
  const { _id } = await requested(shopper, orderId, [{ lineId, quantity: 2 }]);
  const refused: [object, string][] = [
    [{}, "status"],
    [{ status: "Returned" }, "status"],
    [{ status: "Declined" }, "why"],
    [{ status: "Declined", why: " " }, "why"],
    [{ status: "Declined", why: "x".repeat(201) }, "why"],
    [{ status: "Completed", refundWithoutReturn: true }, "why"],
    [{ status: "Approved", restock: { [lineId]: false } }, "restock"],
    [{ status: "Approved", lines: [{ lineId, received: 1 }] }, "lines"],
    [{ status: "Received", restock: { [lineId]: "no" } }, `restock.${lineId}`],
    [{ status: "Received", restock: { [nobody]: false } }, `restock.${nobody}`],
    [{ status: "Received", lines: [{ lineId: nobody, received: 1 }] }, "lines.0.lineId"],
    [{ status: "Received", lines: [{ lineId, received: 3 }] }, "lines.0.received"],
    [{ status: "Received", lines: [{ lineId, received: -1 }] }, "lines.0.received"],
    [{ refundReference: "x" }, "refundReference"],
  ];
  for (const [data, field] of refused) await bad(await update(admin, _id, data), 422, "invalid", field);
  await bad(await update(admin, "7", { status: "Approved" }), 422, "invalid", "returnId");
  await bad(await update(admin, nobody, { status: "Approved" }), 404, "not_found");
  await bad(await update(shopper, _id, { status: "Approved" }), 403, "forbidden");

  const conflicts = [
    ...["Picked up", "Received", "Completed", "Cancelled"].map((status) => ({ status })),
    { status: "Completed", refundWithoutReturn: true, why: "x" },
    { refundReference: "UTR 1" },
  ];
  for (const data of conflicts) await bad(await update(admin, _id, data), 409, "conflict");
  expect((await good(await update(admin, _id, { status: "Requested" }))).message).toContain("already");
  await good(await update(admin, _id, { status: "Approved" }));
  const same = await good(await update(admin, _id, { status: "Approved" }));
  expect(same.return.history).toHaveLength(2);

  for (const status of ["Pending", "Shipped", "Rejected"]) {
    const data = { orderId, orderStatus: status };
    await bad(await admin.request.post("/api/admin/orders/updateStatus", { data }), 409, "conflict");
  }
  await good(await update(admin, _id, { status: "Declined", why: "Worn" }));
  await setStatus(admin, orderId, "Shipped");
});

test("only what came back is refunded and restocked, and the rest can be returned again", async ({
  shopper,
  admin,
  database,
}) => {
  const [kurta, wallet] = [await newProduct(database, { price: 1000 }), await newProduct(database, { price: 500 })];
  const { orderId, lineIds } = await delivered(shopper, admin, [
    { productId: kurta, quantity: 2, size: "m" },
    { productId: wallet, size: "s" },
  ]);
  const [kurtas = "", wallets = ""] = lineIds;
  const { _id } = await requested(shopper, orderId, [{ lineId: kurtas, quantity: 2 }, { lineId: wallets }]);
  const lines = [{ lineId: kurtas, received: 1 }];
  const back = await receive(admin, _id, { lines, restock: { [wallets]: false } });
  expect(back).toMatchObject({ refundAmount: 1500, lines: [{ received: 1 }, { received: 1 }] });
  expect([await stockOf(database, kurta), await stockOf(database, wallet)]).toEqual([9, 9]);
  await requested(shopper, orderId, [{ lineId: kurtas }]);
  await bad(
    await request(shopper, { orderId, lines: [{ lineId: wallets, quantity: 1, reason: "Wrong item" }] }),
    409,
    "conflict",
  );
});

test("the fees come back with the return that makes it everything, for the shop's fault alone", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000 });
  const bought = [{ productId, quantity: 2, size: "m" }];
  const faulty = await delivered(shopper, admin, bought);
  const half = { lineId: faulty.lineIds[0], reason: "Damaged or defective" };
  const [one, two] = [
    await requested(shopper, faulty.orderId, [half]),
    await requested(shopper, faulty.orderId, [{ ...half, reason: "Wrong item" }]),
  ];
  expect(two.refundAmount).toBe(1000);
  const received = await Promise.all([receive(admin, one._id), receive(admin, two._id)]);
  expect(received.map(({ refundAmount }) => refundAmount).toSorted()).toEqual([1000, 1470]);
  for (const { _id } of received) await good(await update(admin, _id, { refundReference: `UTR ${_id}` }));
  const order = await orderOf(shopper, faulty.orderId);
  expect(order).toMatchObject({ paymentStatus: "Refunded", orderStatus: "Delivered", refundedAmount: faulty.total });
  expect(order.history.at(-1).why).toBe("Everything sent back");

  const unwanted = await delivered(shopper, admin, bought);
  const all = await requested(shopper, unwanted.orderId, [{ lineId: unwanted.lineIds[0], quantity: 2 }]);
  expect((await receive(admin, all._id)).refundAmount).toBe(2000);
});

test("of two admins at once one decides, and pieces move once", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { stockBySize: { m: 5, l: 2 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0], exchangeSize: "l" }]);
  const twice = await Promise.all([
    update(admin, _id, { status: "Declined", why: "Worn" }),
    update(admin, _id, { status: "Approved" }),
  ]);
  const { status } = await returnOf(shopper, _id);
  // Approved and then declined is possible; declined is final.
  expect(status).toBe("Declined");
  expect(twice.filter((answer) => answer.ok()).length).toBeGreaterThan(0);
  expect(await piecesOf(database, productId)).toEqual({ m: 4, l: 2 });
});

test("an admin finds returns by status, number and shopper, and sees what shoppers do not", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0], reason: "Wrong item" }]);
  const found = async (query: Record<string, string>) => {
    const { returns } = await good(await admin.request.get(`/api/admin/returns/get?${new URLSearchParams(query)}`));
    return returns.find((one: { _id: string }) => one._id === _id);
  };
  for (const q of [_id, _id.slice(-8), orderId, orderId.slice(-8).toUpperCase(), shopper.email, destination.phone]) {
    expect(await found({ q, limit: "100" }), q).toMatchObject({ upi: "asha@bank", refundReference: "" });
  }
  expect(await found({ status: "Requested", q: shopper.email })).toMatchObject({ status: "Requested" });
  expect(await found({ status: "Approved", q: shopper.email })).toBeUndefined();
  await bad(await admin.request.get("/api/admin/returns/get?status=Gone"), 422, "invalid", "status");
  await bad(await admin.request.get("/api/admin/returns/get?group=gone"), 422, "invalid", "group");
  expect(await found({ group: "open", q: shopper.email })).toMatchObject({ status: "Requested" });
  expect(await found({ group: "due", q: shopper.email })).toBeUndefined();
  const path = `/api/shop/return/get/${shopper.id}`;
  const read = await good(await admin.request.get(`${path}?orderId=${orderId}`));
  expect(read).toMatchObject({ total: 1, returns: [{ _id, upi: "asha@bank" }] });
  await bad(await (await people.shopper()).request.get(path), 403, "forbidden");
  const own = await good(await shopper.request.get(`${path}?orderId=${nobody}`));
  expect(own).toMatchObject({ total: 0, returns: [] });

  // The shopper keeps a wrong piece: the return is completed, and its money is due.
  await good(await update(admin, _id, { status: "Approved" }));
  const settled = { status: "Completed", refundWithoutReturn: true, why: "Not worth the way" };
  await good(await update(admin, _id, settled));
  const inGroup = (group: string) => found({ group, q: shopper.email });
  for (const group of ["open", "due"]) expect(await inGroup(group)).toMatchObject({ refundStatus: "To pay" });
  await good(await update(admin, _id, { refundReference: "UTR 4711" }));
  for (const group of ["open", "due"]) expect(await inGroup(group)).toBeUndefined();
});

test("a return takes no step that is based on a status of before", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0] }]);
  const seen = "Requested";
  await good(await update(admin, _id, { status: "Approved", seen }));
  const { message } = await bad(await update(admin, _id, { status: "Declined", why: "Worn", seen }), 409, "stale");
  expect(message).toContain("it is Approved now");
  await good(await update(admin, _id, { status: "Approved", seen }));
  await bad(await update(admin, _id, { status: "Picked up", seen: "Gone" }), 422, "invalid", "seen");
  await good(await update(admin, _id, { status: "Picked up", seen: "Approved" }));
});
