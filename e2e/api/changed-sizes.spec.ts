import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { addListed, deleteProduct, destination, editProduct, fill, orderCash, piecesOf } from "./support/goods";
import { capture, create, endHold, orderOf, pay, reconcileUntil } from "./support/razorpay";

const sized = { stock: undefined, stockBySize: { s: 5, m: 5, l: 5 } };
const withoutM = { size: ["s", "l"], stockBySize: { s: 5, l: 5 } };

/** What the shop itself noted about a product, newest first. */
async function notedOf(admin: Caller, productId: string) {
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${productId}`));
  return entries
    .filter(({ action }: { action: string }) => action === "not restocked")
    .map(({ after }: { after: { stockBySize: object } }) => after.stockBySize);
}

/** A new product, and an unpaid payment that holds so many pieces of its M. */
async function heldM(admin: Caller, shopper: Caller, pieces: number, stock: object = sized) {
  const { _id } = await addListed(admin, stock);
  await fill(shopper, _id, pieces, "m");
  return { _id, ...(await create(shopper)) };
}

async function cancel(shopper: Caller, orderId: string) {
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
}

const reject = (admin: Caller, orderId: string) =>
  admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus: "Rejected" } });

test.describe("a size that is removed while a payment for it is open", () => {
  test("is paid, and nothing is taken from the sizes that are left", async ({ shopper, admin, database }) => {
    const { _id, orderId, razorpayOrderId } = await heldM(admin, shopper, 2);
    await editProduct(admin, _id, withoutM);
    await good(await capture(shopper, orderId, await pay(razorpayOrderId)));
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderStatus: "Pending",
      paymentStatus: "Paid",
      cartItems: [{ size: "m", quantity: 2 }],
    });
    expect(await piecesOf(database, _id)).toEqual({ s: 5, l: 5 });
    expect(await notedOf(admin, _id)).toEqual([]);
    await good(await reject(admin, orderId));
    expect(await piecesOf(database, _id)).toEqual({ s: 5, l: 5 });
    expect(await notedOf(admin, _id)).toEqual([{ m: 2 }]);
    await deleteProduct(admin, _id);
  });

  test("is not paid in time, so its pieces are logged, not restocked, and a late payment is refunded", async ({
    shopper,
    admin,
    database,
    baseURL,
  }) => {
    const { _id } = await addListed(admin, sized);
    await fill(shopper, _id, 2, "m");
    await fill(shopper, _id, 1, "s");
    const { orderId, razorpayOrderId } = await create(shopper);
    expect(await piecesOf(database, _id)).toEqual({ s: 4, m: 3, l: 5 });
    await editProduct(admin, _id, { size: ["s", "l"], stockBySize: { s: 4, l: 5 } });
    await endHold(database, orderId);
    await reconcileUntil(baseURL, async () => {
      expect(await orderOf(shopper, orderId)).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Failed" });
    });
    expect(await piecesOf(database, _id)).toEqual({ s: 5, l: 5 });
    expect(await notedOf(admin, _id)).toEqual([{ m: 2 }]);
    await bad(await capture(shopper, orderId, await pay(razorpayOrderId)), 409, "conflict");
    await expect
      .poll(async () => orderOf(shopper, orderId))
      .toMatchObject({ orderStatus: "Rejected", paymentStatus: "Refunded" });
    expect(await piecesOf(database, _id)).toEqual({ s: 5, l: 5 });
    expect(await notedOf(admin, _id), "noted once").toEqual([{ m: 2 }]);
    await deleteProduct(admin, _id);
  });

  test("is cancelled, and its pieces are logged instead of restocked", async ({ shopper, admin, database }) => {
    const { _id, orderId } = await heldM(admin, shopper, 3);
    await editProduct(admin, _id, withoutM);
    await cancel(shopper, orderId);
    expect(await piecesOf(database, _id)).toEqual({ s: 5, l: 5 });
    expect(await notedOf(admin, _id)).toEqual([{ m: 3 }]);
    await deleteProduct(admin, _id);
  });

  test("is added again before the hold ends, and gets its pieces back", async ({ shopper, admin, database }) => {
    const { _id, orderId } = await heldM(admin, shopper, 2);
    await editProduct(admin, _id, withoutM);
    await editProduct(admin, _id, { size: ["s", "m", "l"], stockBySize: { s: 5, m: 1, l: 5 } });
    await cancel(shopper, orderId);
    expect(await piecesOf(database, _id)).toEqual({ s: 5, m: 3, l: 5 });
    expect(await notedOf(admin, _id)).toEqual([]);
    await deleteProduct(admin, _id);
  });
});

test.describe("stock that changes its kind while a payment is open", () => {
  test("from sizes to one stock gets the pieces back in total", async ({ shopper, admin }) => {
    const { _id, orderId } = await heldM(admin, shopper, 2);
    await editProduct(admin, _id, { stockBySize: null });
    await cancel(shopper, orderId);
    const { data } = await good(await shopper.request.get(`/api/shop/products/get/${_id}`));
    expect(data).toMatchObject({ stock: 15, stockBySize: null });
    await deleteProduct(admin, _id);
  });

  test("from one stock to sizes gets the pieces back in the size of the line", async ({ shopper, admin, database }) => {
    const { _id, orderId } = await heldM(admin, shopper, 2, { size: "s,m,l", stock: 10 });
    await editProduct(admin, _id, { stockBySize: { s: 4, m: 0, l: 4 }, stockSeen: 8 });
    await cancel(shopper, orderId);
    expect(await piecesOf(database, _id)).toEqual({ s: 4, m: 2, l: 4 });
    await deleteProduct(admin, _id);
  });
});

test.describe("a line in a cart whose size is removed", () => {
  test("is out of stock, can't be ordered or increased, and can be changed to another size", async ({
    shopper,
    admin,
    database,
  }) => {
    const { _id } = await addListed(admin, sized);
    await fill(shopper, _id, 2, "m");
    await editProduct(admin, _id, withoutM);
    const cart = async () => (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;
    expect(await cart()).toMatchObject([{ size: "m", quantity: 2, stock: 0, sizes: ["s", "l"] }]);
    for (const call of ["createCOD", "create"]) {
      const asked = shopper.request.post(`/api/shop/order/${call}`, { data: { addressInfo: destination } });
      const { message } = await bad(await asked, 409, "conflict");
      expect(message).toMatch(/Testpiece/);
    }
    const change = (data: object) =>
      shopper.request.put("/api/shop/cart/updateCart", { data: { productId: _id, size: "m", ...data } });
    await bad(await change({ quantity: 3 }), 409, "out_of_stock");
    await good(await change({ quantity: 1 }));
    await good(await change({ quantity: 2, newSize: "l" }));
    expect(await cart()).toMatchObject([{ size: "l", quantity: 2, stock: 5 }]);
    await orderCash(shopper);
    expect(await piecesOf(database, _id)).toEqual({ s: 5, l: 3 });
    await deleteProduct(admin, _id);
  });

  test("of a product that has no sizes any more can't be ordered until it is added again", async ({
    shopper,
    admin,
  }) => {
    const { _id } = await addListed(admin, sized);
    await fill(shopper, _id, 1, "m");
    await editProduct(admin, _id, { size: [], stockBySize: null });
    const order = () => shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } });
    await bad(await order(), 409, "conflict");
    await good(await shopper.request.delete(`/api/shop/cart/${shopper.id}/${_id}?size=m`));
    await fill(shopper, _id);
    await good(await order(), 201);
    const { data } = await good(await shopper.request.get(`/api/shop/products/get/${_id}`));
    expect(data).toMatchObject({ stock: 14, stockBySize: null, size: [] });
    await deleteProduct(admin, _id);
  });
});
