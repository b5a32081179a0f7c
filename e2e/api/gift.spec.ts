import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { destination, fill, newProduct } from "./support/goods";
import { mailTo } from "./support/mailbox";
import { orderOf } from "./support/razorpay";

/** Sends an order of the cart as a gift, or as none. */
const send = (shopper: Caller, path: "create" | "createCOD", gift?: unknown) =>
  shopper.request.post(`/api/shop/order/${path}`, {
    data: { addressInfo: destination, ...(gift !== undefined && { gift }) },
  });

test("an order is a gift with a note, with an empty one, or none", async ({ shopper, admin, database }) => {
  const product = await newProduct(database);
  for (const [gift, stored] of [
    [{ note: " Happy birthday,\r\n Meera\u200b! ", from: "Asha" }, { note: "Happy birthday,\n Meera!" }],
    [{ note: "" }, { note: "" }],
    [null, null],
    [undefined, null],
  ] as const) {
    await fill(shopper, product, 1, "m");
    const { orders, orderId } = await good(await send(shopper, "createCOD", gift), 201);
    expect(orders.gift).toEqual(stored);
    expect((await orderOf(shopper, orderId)).gift).toEqual(stored);
    const list = await good(await admin.request.get(`/api/admin/orders/fetchAllOrders?q=${orderId}`));
    expect(list.orders[0].gift).toEqual(stored);
  }
});

test("a note is clean text of at most 200 characters", async ({ shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  for (const path of ["create", "createCOD"] as const) {
    for (const note of ["x".repeat(201), "\u0007", 5, null]) {
      await bad(await send(shopper, path, { note }), 422, "invalid", "gift.note");
    }
    await bad(await send(shopper, path, "yes"), 422, "invalid", "gift");
  }
  const { orders } = await good(await send(shopper, "createCOD", { note: "x".repeat(200) }), 201);
  expect(orders.gift.note).toHaveLength(200);
});

test("another note is another order, and replaces the unpaid one", async ({ shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const orderId = async (gift?: object) => {
    const answer = await send(shopper, "create", gift);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).orderId;
  };
  const first = await orderId({ note: "For Meera" });
  expect(await orderId({ note: "For Meera" })).toBe(first);
  const second = await orderId({ note: "For Asha" });
  expect(second).not.toBe(first);
  expect(await orderOf(shopper, first)).toMatchObject({ orderStatus: "Rejected", closedBy: "replaced" });
  expect((await orderOf(shopper, second)).gift).toEqual({ note: "For Asha" });
  expect(await orderId()).not.toBe(second);
});

test("the mail repeats the note, of which no program makes a link", async ({ shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await good(await send(shopper, "createCOD", { note: "See evil.example" }), 201);
  const { text } = await mailTo(shopper.email, / placed, /);
  expect(text.replace(/\s+/g, " ")).toContain(
    "It is a gift: its slip has no prices, and this note: “See evil example”",
  );
});
