import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { rush, rushing } from "./support/crowd";
import { destination, fill, newProduct, orderCash, setStock, stockOf } from "./support/goods";

test("a cash order takes the stock, empties the cart and is in both lists", async ({ shopper, admin, database }) => {
  const productId = await newProduct(database, { price: 1000, saleprice: 750.5, stock: 5 });
  await fill(shopper, productId, 2, "l");
  const { orders, orderId } = await orderCash(shopper);
  expect(orders).toMatchObject({
    _id: orderId,
    userId: shopper.id,
    totalAmount: 1971,
    platformFee: 350,
    shippingFee: 120,
    paymentMethod: "Cash On Delivery",
    paymentStatus: "Unpaid",
    orderStatus: "Pending",
    paymentId: "",
    holdUntil: null,
    cartItems: [{ productId, quantity: 2, mrp: 1000, price: 750.5, size: "l" }],
    addressInfo: destination,
  });
  expect(orders.history).toEqual([
    { at: orders.orderDate, orderStatus: "Pending", paymentStatus: "Unpaid", why: "Order placed" },
  ]);
  expect(await stockOf(database, productId)).toBe(3);
  expect((await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data).toEqual([]);
  const own = await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`));
  expect(own).toMatchObject({ total: 1, page: 1, pages: 1, orders: [{ _id: orderId }] });
  const found = async (q: string) =>
    (await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}?q=${encodeURIComponent(q)}`)))
      .total;
  for (const part of [orderId, orderId.slice(-8).toUpperCase(), `# ${orderId.slice(5, 12)}`])
    expect(await found(part)).toBe(1);
  for (const other of ["0".repeat(24), "kurta", `${orderId}0`]) expect(await found(other)).toBe(0);
  const all = await good(await admin.request.get(`/api/admin/orders/fetchAllOrders?q=${orderId}`));
  expect(all.orders[0].history[0].by).toBe(shopper.username);
  const one = await good(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${orderId}`));
  expect(one.orders).toEqual(orders);
});

test("a cash order ignores prices and statuses from the client and refuses another user id", async ({
  shopper,
  people,
  database,
}) => {
  const productId = await newProduct(database, { price: 900 });
  await fill(shopper, productId);
  const other = await people.shopper();
  const data = {
    addressInfo: destination,
    paymentStatus: "Paid",
    orderStatus: "Delivered",
    orderDate: "2001-01-01",
    cartItems: [{ productId, title: "Free", price: 0, quantity: 99 }],
    price: 1,
  };
  const { orders } = await good(await shopper.request.post("/api/shop/order/createCOD", { data }), 201);
  expect(orders).toMatchObject({
    totalAmount: 1370,
    paymentStatus: "Unpaid",
    orderStatus: "Pending",
    userId: shopper.id,
  });
  const foreign = await shopper.request.post("/api/shop/order/createCOD", { data: { ...data, userId: other.id } });
  await bad(foreign, 403, "forbidden");
});

test("an order with another total than the shopper saw is refused with the current cart", async ({
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { price: 500 });
  await fill(shopper, productId);
  const order = (totalAmount: unknown) =>
    shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination, totalAmount } });
  const body = await bad(await order(969.99), 409, "total_changed");
  expect(body).toMatchObject({ cartId: expect.any(String), totalAmount: 970, data: [{ productId }] });
  await bad(await order("970"), 422, "invalid", "totalAmount");
  expect(await stockOf(database, productId)).toBe(10);
  await good(await order(970), 201);
});

test("an order with an empty cart, too little stock or a removed size is refused and changes nothing", async ({
  shopper,
  database,
}) => {
  const order = () => shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } });
  await bad(await order(), 409, "cart_empty");
  const [scarce, plenty] = [await newProduct(database, { stock: 2 }), await newProduct(database)];
  await fill(shopper, plenty, 1);
  await fill(shopper, scarce, 2, "l");
  await setStock(database, scarce, 1);
  const lacking = await bad(await order(), 409, "out_of_stock");
  expect(lacking.data).toHaveLength(2);
  expect(await stockOf(database, plenty)).toBe(10);
  await setStock(database, scarce, 9, ["s"]);
  await bad(await order(), 409, "conflict");
  expect(await stockOf(database, plenty)).toBe(10);
});

test("an order uses the stored address whose id is given, which must be the shopper's own", async ({
  shopper,
  people,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const other = await people.shopper();
  const form = { ...destination, addressType: "work" };
  const { data: foreign } = await good(await other.request.post("/api/shop/address/add", { data: form }), 201);
  const order = (addressInfo: unknown) => shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo } });
  await bad(await order({ addressId: foreign._id }), 404, "not_found");
  await bad(await order({ addressId: "x" }), 422, "invalid");
  await bad(await order({ ...destination, pincode: "0" }), 422, "invalid");
  await bad(await order(undefined), 422, "invalid");
  const { data: own } = await good(
    await shopper.request.post("/api/shop/address/add", { data: { ...form, city: "Mysuru" } }),
    201,
  );
  const { orders } = await good(await order({ addressId: own._id, city: "Nowhere" }), 201);
  expect(orders.addressInfo.city).toBe("Mysuru");
});

test.describe("the idempotency key", () => {
  test("gives the same order again, also for calls at the same time", async ({ shopper, database }) => {
    const productId = await newProduct(database);
    await fill(shopper, productId);
    const headers = { "idempotency-key": "attempt 1" };
    const order = () =>
      shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination }, headers });
    const answers = await Promise.all([1, 2, 3, 4].map(order));
    const kept = answers.filter((answer) => answer.ok());
    expect(kept.length).toBeGreaterThan(0);
    for (const answer of answers) expect([200, 201, 409]).toContain(answer.status());
    expect(kept.filter((answer) => answer.status() === 201)).toHaveLength(1);
    const ids = new Set(await Promise.all(kept.map(async (answer) => (await answer.json()).orderId)));
    expect(ids.size).toBe(1);
    expect((await good(await order())).orderId).toBe([...ids][0]);
    expect(await stockOf(database, productId)).toBe(9);
  });

  test("is not used up by a refused attempt, and has at most 200 characters", async ({ shopper, database }) => {
    const headers = { "idempotency-key": "once" };
    const order = (sent = headers) =>
      shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination }, headers: sent });
    await bad(await order(), 409, "cart_empty");
    await fill(shopper, await newProduct(database));
    await bad(await order({ "idempotency-key": "x".repeat(201) }), 422, "invalid", "Idempotency-Key");
    await good(await order(), 201);
  });

  test("is separate for each shopper", async ({ people, database }) => {
    const productId = await newProduct(database);
    const headers = { "idempotency-key": "the same" };
    const ids = [];
    for (const shopper of [await people.shopper(), await people.shopper()]) {
      await fill(shopper, productId);
      ids.push((await orderCash(shopper, headers)).orderId);
    }
    expect(ids[0]).not.toBe(ids[1]);
  });
});

test("calls at the same time without a key make one order", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  await fill(shopper, productId);
  const order = () => shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } });
  const statuses = (await Promise.all([order(), order(), order()])).map((answer) => answer.status());
  expect(statuses.sort()).toEqual([201, 409, 409]);
  expect(await stockOf(database, productId)).toBe(9);
});

test(`of ${rushing} buyers who order 10 pieces at once, 10 get an order and the others keep their carts`, async ({
  database,
  baseURL,
}) => {
  const { statuses, carts, left } = await rush(database, baseURL, "createCOD");
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(rushing - 10);
  expect(left).toBe(0);
  expect(carts).toEqual(statuses.map((status) => (status === 201 ? 0 : 1)));
});
