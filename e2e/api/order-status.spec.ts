import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, orderCash, setStock, stockOf } from "./support/goods";
import { create } from "./support/razorpay";

test.describe("the calls that read orders", () => {
  test("show an order to its shopper and to admins only", async ({ shopper, people, admin, database }) => {
    await fill(shopper, await newProduct(database));
    const { orderId } = await orderCash(shopper);
    const path = `/api/shop/order/fetchOrdersDetail/${orderId}`;
    await bad(await (await people.shopper()).request.get(path), 403, "forbidden");
    const steps = async (caller: Caller, call: string) => {
      const { orders } = await good(await caller.request.get(call));
      return [orders].flat()[0].history;
    };
    for (const call of [path, `/api/shop/order/fetchOrders/${shopper.id}`]) {
      expect(await steps(shopper, call)).toEqual([expect.not.objectContaining({ by: expect.anything() })]);
      expect(await steps(admin, call), "admins are told who did it").toMatchObject([{ by: shopper.username }]);
    }
    await bad(await shopper.request.get("/api/shop/order/fetchOrdersDetail/x"), 404, "not_found");
    await bad(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${"0".repeat(24)}`), 404, "not_found");
  });

  test("refuse invalid pages, limits and filters", async ({ shopper, admin }) => {
    for (const query of ["limit=0", "limit=101", "page=0", "page=x"]) {
      await bad(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}?${query}`), 422, "invalid");
    }
    await bad(await admin.request.get("/api/admin/orders/fetchAllOrders?status=Lost"), 422, "invalid", "status");
    await bad(await admin.request.get("/api/admin/orders/fetchAllOrders?from=yesterday"), 422, "invalid", "from");
    const past = await good(await admin.request.get("/api/admin/orders/fetchAllOrders?page=1000&limit=5"));
    expect(past.orders).toEqual([]);
  });
});

test.describe("the shopper cancels", () => {
  test("a pending order once, and its pieces return to stock", async ({ shopper, people, database }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId, 3);
    const { orderId } = await orderCash(shopper);
    const cancel = (caller = shopper) => caller.request.post("/api/shop/order/cancel", { data: { orderId } });
    await bad(await cancel(await people.shopper()), 403, "forbidden");
    const { orders } = await good(await cancel());
    expect(orders).toMatchObject({ orderStatus: "Rejected", paymentStatus: "Unpaid" });
    expect(orders.history.at(-1).why).toBe("Cancelled by the shopper");
    expect(await stockOf(database, productId)).toBe(10);
    await bad(await cancel(), 409, "conflict");
    expect(await stockOf(database, productId)).toBe(10);
  });
});

test.describe("an admin sets the status", () => {
  test("not if it has changed since the admin saw it", async ({ shopper, admin, database }) => {
    await fill(shopper, await newProduct(database));
    const { orderId } = await orderCash(shopper);
    const seen = { orderStatus: "Pending", paymentStatus: "Unpaid" };
    const set = (data: object) =>
      admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, seen, ...data } });
    await good(await set({ orderStatus: "Shipped" }));
    const { message } = await bad(await set({ orderStatus: "Rejected" }), 409, "stale");
    expect(message).toContain("It is Shipped now, and its payment is Unpaid.");
    const again = await good(await set({ orderStatus: "Shipped" }));
    expect(again.message, "a lost answer").toBe("The order is already Shipped.");
    await bad(await set({ orderStatus: "Delivered", seen: { ...seen, paymentStatus: "Gone" } }), 422, "invalid");
    await good(await set({ orderStatus: "Delivered", seen: { ...seen, orderStatus: "Shipped" } }));
  });

  test("with its effect on stock and payment", async ({ shopper, admin, database }) => {
    const productId = await newProduct(database, { stock: 4 });
    await fill(shopper, productId, 4);
    const { orderId } = await orderCash(shopper);
    const set = (data: object) => admin.request.post("/api/admin/orders/updateStatus/", { data: { orderId, ...data } });
    let said = "";
    const state = async (data: object) => {
      const { orders, message } = await good(await set(data));
      said = message;
      return [orders.orderStatus, orders.paymentStatus, await stockOf(database, productId)];
    };
    expect(await state({ orderStatus: "Shipped" })).toEqual(["Shipped", "Unpaid", 0]);
    expect(await state({ orderStatus: "Delivered" })).toEqual(["Delivered", "Paid", 0]);
    expect(said).toBe("The order is Delivered. The payment status is now Paid.");
    expect(await state({ orderStatus: "Delivered" })).toEqual(["Delivered", "Paid", 0]);
    expect(said).toBe("The order is already Delivered.");
    expect(await state({ orderStatus: "Pending" })).toEqual(["Pending", "Unpaid", 0]);
    expect(said).toBe("The order is Pending. The payment status is now Unpaid.");
    expect(await state({ orderStatus: "Rejected" })).toEqual(["Rejected", "Unpaid", 4]);
    expect(said).toBe("The order is Rejected. The items are back in stock.");
    expect(await state({ orderStatus: "Pending" })).toEqual(["Pending", "Unpaid", 0]);
    await bad(await set({ paymentStatus: "Refunded" }), 409, "conflict");
    await state({ orderStatus: "Delivered" });
    expect(await state({ orderStatus: "Rejected" })).toEqual(["Rejected", "Refund pending", 4]);
    await bad(await set({ orderStatus: "Pending" }), 409, "conflict");
    expect(await state({ paymentStatus: "Refunded" })).toEqual(["Rejected", "Refunded", 4]);
  });

  test("to Shipped before the payment, which ends the hold", async ({ shopper, admin, database }) => {
    await fill(shopper, await newProduct(database));
    const { orderId } = await create(shopper);
    const data = { orderId, orderStatus: "Shipped" };
    const { orders, message } = await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
    expect(orders).toMatchObject({ paymentStatus: "Unpaid", holdUntil: null });
    expect(message).toBe("The order is Shipped. Its reservation has ended and it is not paid.");
  });

  test("but not of an unknown order, to an unknown status, or back to Pending without stock", async ({
    shopper,
    admin,
    database,
  }) => {
    const productId = await newProduct(database, { stock: 1 });
    await fill(shopper, productId);
    const { orderId } = await orderCash(shopper);
    const set = (data: object) => admin.request.post("/api/admin/orders/updateStatus", { data });
    await bad(await set({ orderId, orderStatus: "Lost" }), 422, "invalid", "orderStatus");
    await bad(await set({ orderId }), 422, "invalid", "orderStatus");
    await bad(await set({ orderId: "x", orderStatus: "Shipped" }), 422, "invalid", "orderId");
    await bad(await set({ orderId: "0".repeat(24), orderStatus: "Shipped" }), 404, "not_found");
    await good(await set({ orderId, orderStatus: "Rejected" }));
    await setStock(database, productId, 0);
    await bad(await set({ orderId, orderStatus: "Pending" }), 409, "out_of_stock");
  });
});
