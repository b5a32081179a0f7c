import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { rush, rushing } from "./support/crowd";
import { addListed, deleteProduct, editProduct, fill, newProduct, orderCash, piecesOf } from "./support/goods";
import { capture, create, endHold, orderOf, pay } from "./support/razorpay";

const cartOf = async (shopper: Caller) =>
  (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;

const setStatus = (admin: Caller, orderId: string, orderStatus: string) =>
  admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } });

test.describe("the cart", () => {
  test("shows and checks the stock of the line's size", async ({ shopper, database }) => {
    const productId = await newProduct(database, { stockBySize: { s: 0, m: 3, l: 1 } });
    const add = (size: string, quantity = 1) =>
      shopper.request.post("/api/shop/cart/add", { data: { productId, size, quantity } });
    const told = await bad(await add("s"), 409, "out_of_stock");
    expect(told.message).toBe("This size is out of stock.");
    await good(await add("l"));
    const { message } = await bad(await add("l"), 409, "out_of_stock");
    expect(message).toBe("Only 1 piece is left in this size.");
    await good(await add("m", 3));
    expect(await cartOf(shopper)).toMatchObject([
      { size: "l", quantity: 1, stock: 1, stockBySize: { s: 0, m: 3, l: 1 } },
      { size: "m", quantity: 3, stock: 3 },
    ]);
    const change = (data: object) => shopper.request.put("/api/shop/cart/updateCart", { data: { productId, ...data } });
    await bad(await change({ size: "m", quantity: 4 }), 409, "out_of_stock");
    await bad(await change({ size: "m", quantity: 2, newSize: "s" }), 409, "out_of_stock");
    await bad(await change({ size: "m", quantity: 1, newSize: "l" }), 409, "out_of_stock");
    await good(await change({ size: "m", quantity: 2 }));
  });

  test("counts all sizes against the stock that they share", async ({ shopper, database }) => {
    const productId = await newProduct(database, { stock: 3 });
    await fill(shopper, productId, 2, "m");
    await fill(shopper, productId, 1, "l");
    expect(await cartOf(shopper)).toMatchObject([
      { stock: 3, stockBySize: null },
      { stock: 3, stockBySize: null },
    ]);
    const more = { productId, size: "l" };
    await bad(await shopper.request.post("/api/shop/cart/add", { data: more }), 409, "out_of_stock");
  });

  test("shows a size that was sold or removed meanwhile with no stock", async ({ shopper, admin, database }) => {
    const { _id } = await addListed(admin, { stock: undefined, stockBySize: { s: 1, m: 1, l: 1 } });
    await fill(shopper, _id, 1, "m");
    await editProduct(admin, _id, { stockBySize: { s: 1, m: 0, l: 1 }, stockBySizeSeen: { s: 1, m: 1, l: 1 } });
    expect(await cartOf(shopper)).toMatchObject([{ size: "m", stock: 0 }]);
    const order = () =>
      shopper.request.post("/api/shop/order/createCOD", {
        data: { addressInfo: { address: "12 Silver Oak", city: "Bangalore", phone: "9845011223", pincode: "560038" } },
      });
    const { message } = await bad(await order(), 409, "out_of_stock");
    expect(message).toContain("Testpiece in size M is sold out.");
    await editProduct(admin, _id, { size: ["s", "l"], stockBySize: { s: 1, l: 1 } });
    await bad(await order(), 409, "conflict");
    expect(await cartOf(shopper)).toMatchObject([{ size: "m", stock: 0, sizes: ["s", "l"] }]);
    expect(await piecesOf(database, _id)).toEqual({ s: 1, l: 1 });
    await deleteProduct(admin, _id);
  });
});

test.describe("orders", () => {
  test("take the stock of the size, return it when cancelled or rejected, and take it again", async ({
    shopper,
    admin,
    database,
  }) => {
    const productId = await newProduct(database, { stockBySize: { s: 2, m: 3, l: 0 } });
    await fill(shopper, productId, 2, "m");
    await fill(shopper, productId, 1, "s");
    const { orderId } = await orderCash(shopper);
    expect(await piecesOf(database, productId)).toEqual({ s: 1, m: 1, l: 0 });
    await good(await setStatus(admin, orderId, "Rejected"));
    expect(await piecesOf(database, productId)).toEqual({ s: 2, m: 3, l: 0 });
    await good(await setStatus(admin, orderId, "Pending"));
    expect(await piecesOf(database, productId)).toEqual({ s: 1, m: 1, l: 0 });
    await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
    expect(await piecesOf(database, productId)).toEqual({ s: 2, m: 3, l: 0 });
    await fill(shopper, productId, 2, "m");
    await orderCash(shopper);
    await bad(await setStatus(admin, orderId, "Pending"), 409, "out_of_stock");
    expect(await piecesOf(database, productId)).toEqual({ s: 2, m: 1, l: 0 });
  });

  test("hold the stock of the size until the hold expires", async ({ shopper, people, database }) => {
    const productId = await newProduct(database, { stockBySize: { s: 2, m: 1 } });
    await fill(shopper, productId, 1, "m");
    const held = await create(shopper);
    expect(await piecesOf(database, productId)).toEqual({ s: 2, m: 0 });
    const other = await people.shopper();
    const wanted = { productId, size: "m" };
    await bad(await other.request.post("/api/shop/cart/add", { data: wanted }), 409, "out_of_stock");
    await endHold(database, held.orderId);
    await fill(other, productId, 1, "m");
    expect(await piecesOf(database, productId), "the hold is over").toEqual({ s: 2, m: 1 });
    await orderCash(other);
    expect(await piecesOf(database, productId)).toEqual({ s: 2, m: 0 });
    await bad(await capture(shopper, held.orderId, await pay(held.razorpayOrderId)), 409, "conflict");
    expect(await orderOf(shopper, held.orderId)).toMatchObject({ orderStatus: "Rejected" });
    expect(await piecesOf(database, productId)).toEqual({ s: 2, m: 0 });
  });

  test("return pieces to the shared stock or to their size, and log those whose size is gone", async ({
    shopper,
    admin,
    database,
  }) => {
    const { _id } = await addListed(admin, { stock: undefined, stockBySize: { s: 5, m: 5, l: 5 } });
    const ids = [];
    for (const size of ["s", "m", "l"]) {
      await fill(shopper, _id, 2, size);
      ids.push((await orderCash(shopper)).orderId);
    }
    await editProduct(admin, _id, { size: ["s", "m"], stockBySize: { s: 3, m: 3 } });
    for (const orderId of ids.slice(1)) await good(await setStatus(admin, orderId, "Rejected"));
    expect(await piecesOf(database, _id)).toEqual({ s: 3, m: 5 });
    const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${_id}`));
    expect(entries[0]).toMatchObject({
      action: "not restocked",
      admin: "The shop",
      after: { stockBySize: { l: 2 } },
    });
    await editProduct(admin, _id, { stockBySize: null });
    await good(await setStatus(admin, ids[0], "Rejected"));
    const { data } = await good(await shopper.request.get(`/api/shop/products/get/${_id}`));
    expect(data).toMatchObject({ stock: 10, stockBySize: null });
    await deleteProduct(admin, _id);
  });

  for (const call of ["createCOD", "create"] as const) {
    test(`sell 4 pieces in M and 6 in L to ${rushing} buyers at once, by ${call}`, async ({ database, baseURL }) => {
      const { statuses, productId } = await rush(database, baseURL, call, { m: 4, l: 6 });
      const sold = (at: number) => statuses.filter((status, index) => index % 2 === at && status < 300).length;
      expect([sold(0), sold(1)]).toEqual([4, 6]);
      expect(statuses.filter((status) => status === 409)).toHaveLength(rushing - 10);
      expect(await piecesOf(database, productId)).toEqual({ m: 0, l: 0 });
    });
  }

  test("lose no piece of any size when changes of all kinds come at once", async ({ people, admin, database }) => {
    const { _id } = await addListed(admin, { stock: undefined, stockBySize: { s: 20, m: 20, l: 20 } });
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => people.shopper()));
    const sizes = ["s", "m", "l"];
    const orders = await Promise.all(
      shoppers.map(async (shopper, at) => {
        await fill(shopper, _id, 1 + (at % 2), sizes[at % 3]);
        return (await orderCash(shopper)).orderId as string;
      }),
    );
    const seen = await piecesOf(database, _id);
    await Promise.all([
      ...orders
        .slice(0, 3)
        .map((orderId, at) => shoppers[at]?.request.post("/api/shop/order/cancel", { data: { orderId } })),
      ...orders.slice(3).map((orderId) => setStatus(admin, orderId, "Rejected")),
      editProduct(admin, _id, { stockBySize: { ...seen, m: (seen.m ?? 0) + 5 }, stockBySizeSeen: seen }),
    ]);
    expect(await piecesOf(database, _id)).toEqual({ s: 20, m: 25, l: 20 });
    await deleteProduct(admin, _id);
  });
});

test.describe("the products of admins", () => {
  test("have a stock by size whose sum is the total stock", async ({ admin, people }) => {
    const { _id } = await addListed(admin, { stock: "7", stockBySize: { s: "3", m: 4, l: 0 } });
    const guest = await people.guest();
    const read = async () => (await good(await guest.get(`/api/shop/products/get/${_id}`))).data;
    expect(await read()).toMatchObject({ stock: 7, stockBySize: { s: 3, m: 4, l: 0 } });
    const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${_id}`));
    expect(entries[0].after).toMatchObject({ stock: 7, stockBySize: { s: 3, m: 4, l: 0 } });
    await editProduct(admin, _id, { stockBySize: null });
    expect(await read()).toMatchObject({ stock: 7, stockBySize: null });
    const edit = (data: object) => admin.request.put(`/api/admin/products/edit/${_id}`, { data });
    await bad(await edit({ stockBySize: { s: 1, m: 1, l: 1 } }), 422, "invalid", "stockSeen");
    await good(await edit({ stockBySize: { s: 1, m: 1, l: 1 }, stockSeen: 7 }));
    expect(await read()).toMatchObject({ stock: 3, stockBySize: { s: 1, m: 1, l: 1 } });
    await bad(await edit({ stock: 9 }), 422, "invalid", "stock");
    await bad(await edit({ size: ["s"] }), 422, "invalid", "size");
    await bad(await edit({ stock: 4, stockBySize: { s: 1, m: 1, l: 1 } }), 422, "invalid", "stock");
    await bad(await edit({ stockBySize: { s: 1, m: 1, l: 1, xl: 1 } }), 422, "invalid", "stockBySize");
    await bad(await edit({ stockBySize: { s: -1, m: 1, l: 1 } }), 422, "invalid", "stockBySize.s");
    await deleteProduct(admin, _id);
  });

  test("can't be stored with a different sum or a negative size, not even directly", async ({ database }) => {
    const products = database.collection("products");
    const stored = await products.findOne({ title: new RegExp(await newProduct(database, { stockBySize: { s: 2 } })) });
    for (const change of [{ stock: 3 }, { "stockBySize.s": 1 }, { stock: -1, "stockBySize.s": -1 }]) {
      await expect(products.updateOne({ _id: stored?._id }, { $set: change })).rejects.toThrow("validation");
    }
    await products.updateOne({ _id: stored?._id }, { $inc: { stock: -1, "stockBySize.s": -1 } });
  });
});
