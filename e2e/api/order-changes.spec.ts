import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { bad, good } from "./support/answers";
import { addListed, deleteProduct, destination, editProduct, fill, stockOf } from "./support/goods";
import { capture, create, orderOf, pay } from "./support/razorpay";

/** What an admin may do to a product while a shopper is about to buy two of it, for 2,000 and 470 of fees. */
const changes = {
  "costs more": { edit: { price: 1200 }, error: "total_changed", total: 2870 },
  "costs less": { edit: { price: 900 }, error: "total_changed", total: 2270 },
  "is reduced": { edit: { saleprice: 750 }, error: "total_changed", total: 1970 },
  "has one piece left": { edit: { stock: 1 }, error: "out_of_stock", total: 2470 },
  "is sold out": { edit: { stock: 0 }, error: "out_of_stock", total: 2470 },
  "has lost its size": { edit: { size: ["xl"] }, error: "conflict", total: 2470 },
  "is deleted": { edit: null, error: "cart_empty", total: 0 },
} as const;

const seen = 2470;

async function change(admin: Caller, id: string, edit: object | null): Promise<void> {
  await (edit ? editProduct(admin, id, edit) : deleteProduct(admin, id));
}

const order = (shopper: Caller, call: "createCOD" | "create", totalAmount: number) =>
  shopper.request.post(`/api/shop/order/${call}`, { data: { addressInfo: destination, totalAmount } });

const ordersOf = async (shopper: Caller) =>
  (await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`))).orders;

for (const [what, { edit, error, total }] of Object.entries(changes)) {
  test(`a product that ${what} is no longer ordered as it was seen, but sold as agreed where its payment is open`, async ({
    shopper,
    people,
    admin,
    database,
  }) => {
    const payer = await people.shopper();
    const { _id } = await addListed(admin, { size: ["s", "m"] });
    for (const one of [shopper, payer]) await fill(one, _id, 2, "m");
    const open = await create(payer);
    await change(admin, _id, edit);
    const left = await stockOf(database, _id);

    await test.step("an order causes an error, and nothing is ordered or held", async () => {
      for (const call of ["createCOD", "create"] as const) {
        const told = await bad(await order(shopper, call, seen), 409, error);
        expect(told.message).toMatch(/[a-z]{3}.*\.$/i);
        if (error === "total_changed")
          expect(told).toMatchObject({ totalAmount: total, data: [{ productId: _id, quantity: 2 }] });
      }
      expect(await ordersOf(shopper)).toEqual([]);
      expect(await stockOf(database, _id)).toBe(left);
    });

    await test.step("the open payment pays for what was agreed", async () => {
      await good(await capture(payer, open.orderId, await pay(open.razorpayOrderId)));
      expect(await orderOf(payer, open.orderId)).toMatchObject({
        totalAmount: seen,
        paymentStatus: "Paid",
        orderStatus: "Pending",
        cartItems: [{ productId: _id, title: "Testpiece", quantity: 2, price: 1000, size: "m" }],
      });
      expect(await stockOf(database, _id), "its pieces were held").toBe(left);
    });

    if (error !== "total_changed") return;
    await test.step("what is shown now can be ordered", async () => {
      for (const call of ["create", "createCOD"] as const) {
        expect((await (await order(shopper, call, total)).json()).success, call).toBe(true);
        expect((await ordersOf(shopper))[0].totalAmount, call).toBe(total);
      }
      expect(await ordersOf(shopper), "the cash order replaces the hold").toMatchObject([
        { paymentMethod: "Cash On Delivery", orderStatus: "Pending" },
        { paymentMethod: "Razorpay", orderStatus: "Rejected" },
      ]);
    });
  });
}

test("a payment that is started again has the new price, and a payment of the old one is refunded", async ({
  shopper,
  admin,
  database,
}) => {
  const { _id } = await addListed(admin, { size: [] });
  await fill(shopper, _id, 2);
  const old = await create(shopper);
  await editProduct(admin, _id, { price: 1200 });
  await bad(await order(shopper, "create", seen), 409, "total_changed");
  const anew = await create(shopper);
  expect(anew).toMatchObject({ amount: 287_000 });
  expect(await stockOf(database, _id), "held once").toBe(8);

  await bad(await capture(shopper, old.orderId, await pay(old.razorpayOrderId)), 409, "conflict");
  expect(await orderOf(shopper, old.orderId)).toMatchObject({ orderStatus: "Rejected", totalAmount: seen });
  expect((await orderOf(shopper, old.orderId)).paymentStatus).toMatch(/^Refund/);
  await good(await capture(shopper, anew.orderId, await pay(anew.razorpayOrderId)));
  expect(await orderOf(shopper, anew.orderId)).toMatchObject({ paymentStatus: "Paid", totalAmount: 2870 });
  expect(await stockOf(database, _id)).toBe(8);
});

test("a deleted product is listed as unavailable by the order that is refused, and leaves with a removal", async ({
  shopper,
  admin,
}) => {
  const [kept, gone] = [await addListed(admin, { size: ["m"] }), await addListed(admin, { size: ["m"] })];
  await fill(shopper, kept._id, 2, "m");
  await fill(shopper, gone._id, 1, "m");
  await deleteProduct(admin, gone._id);
  const cart = `/api/shop/cart/get/${shopper.id}`;
  const told = await bad(await order(shopper, "createCOD", 1), 409, "total_changed");
  expect(told.unavailable).toEqual([gone._id]);
  expect(told.data).toMatchObject([{ productId: kept._id }]);
  await fill(shopper, kept._id, 1, "m");
  expect((await good(await shopper.request.get(cart))).noLongerSold).toMatchObject([{ productId: gone._id }]);
  await good(await shopper.request.delete(`/api/shop/cart/${shopper.id}/${gone._id}`));
  const after = await good(await shopper.request.get(cart));
  expect(after.noLongerSold).toBeUndefined();
  expect(after.data).toMatchObject([{ productId: kept._id, quantity: 3 }]);
});
