import type { Db } from "mongodb";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { type Caller, expect, test } from "../fixtures";
import { seeded } from "./support/catalog";
import { loaded } from "./support/loaded";

/** A shopper's order, cart and address, named after the shopper, and a wishlist with the seeded product at a position. */
async function shoppingOf(shopper: Caller, database: Db, at = 0) {
  const title = `Kurta of ${shopper.username}`;
  const productId = await newProduct(database, { price: 1000, stock: 10, title });
  await fill(shopper, productId, 1, "m");
  const { orderId } = await orderCash(shopper);
  await fill(shopper, productId, 1, "l");
  const loved = (await seeded(shopper.request, at + 1))[at] ?? { _id: "", title: "" };
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: loved._id } }));
  const city = `Town of ${shopper.username}`;
  const address = { address: "12 Silver Oak", city, phone: "9845011223", pincode: "560038", addressType: "home" };
  await good(await shopper.request.post("/api/shop/address/add", { data: address }), 201);
  return { title, orderId, city, loved: loved.title };
}

/** What a reader without scripts gets: the page without the data that comes with it for scripts. */
async function markupOf(caller: Caller, path: string): Promise<string> {
  const answer = await caller.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toMatch(/private.*no-store/);
  const html = await answer.text();
  return html.replace(/<script\b.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
}

test("the HTML of a private page holds what its own shopper has", async ({ people, database }) => {
  const [own, other] = [await people.shopper(), await people.shopper()];
  const [mine, theirs] = [await shoppingOf(own, database), await shoppingOf(other, database, 1)];
  const pages = [
    ["/shop/account?tab=orders", mine.orderId.slice(-6), theirs.orderId.slice(-6)],
    ["/shop/account?tab=address", mine.city, theirs.city],
    ["/shop/account", "This device", other.username],
    ["/shop/wishlist", mine.loved, theirs.loved],
    ["/shop/checkout", mine.title, theirs.title],
    ["/shop/checkout?step=address", mine.city, theirs.city],
  ];
  for (const [path = "", own_ = "", others = ""] of pages) {
    const markup = await markupOf(own, path);
    expect(markup.toLowerCase(), path).toContain(own_.toLowerCase());
    const all = await (await own.request.get(path)).text();
    expect(all, path).toContain(own.id);
    for (const text of [others, other.id, other.username, theirs.orderId]) {
      expect(all.toLowerCase(), path).not.toContain(text.toLowerCase());
    }
  }
});

for (const [path, calls] of Object.entries({
  "/shop/account?tab=orders": ["auth/checkAuth", "shop/cart/get", "shop/profile/fetch", "shop/order/fetchOrders"],
  "/shop/account?tab=address": ["auth/checkAuth", "shop/cart/get", "shop/profile/fetch", "shop/address/get"],
  "/shop/account": ["auth/checkAuth", "shop/cart/get", "shop/profile/fetch", "auth/sessions", "shop/address/get"],
  "/shop/wishlist": ["auth/checkAuth", "shop/cart/get", "shop/profile/fetch", "shop/wishlist/get"],
  "/shop/checkout?step=address": ["auth/checkAuth", "shop/cart/get", "shop/profile/fetch", "shop/address/get"],
})) {
  test(`${path} asks for nothing that came with it`, async ({ page, shopper, openAs, database }) => {
    await shoppingOf(shopper, database);
    await openAs(shopper);
    const seen = await loaded(page, path);
    expect(seen.filter((call) => calls.includes(call) || !/^(auth|shop)\//.test(call))).toEqual([]);
  });
}
