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

/** The HTML of a page, and what a reader without scripts gets of it: not the data that comes with it for scripts. */
async function htmlOf(caller: Caller, path: string): Promise<{ html: string; markup: string }> {
  const answer = await caller.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toMatch(/private.*no-store/);
  const html = (await answer.text()).toLowerCase();
  return { html, markup: html.replace(/<script\b.*?<\/script>/gs, "").replaceAll("<!-- -->", "") };
}

test("the HTML of a private page holds what its own shopper has", async ({ people, database }) => {
  const [own, other] = [await people.shopper(), await people.shopper()];
  const [mine, theirs] = [await shoppingOf(own, database), await shoppingOf(other, database, 1)];
  for (const [path, mineIn, theirsIn] of [
    ["/shop/account?tab=orders", mine.orderId.slice(-6), theirs.orderId],
    ["/shop/account?tab=address", mine.city, theirs.city],
    ["/shop/account", "This device", other.username],
    ["/shop/wishlist", mine.loved, theirs.loved],
    ["/shop/checkout", mine.title, theirs.title],
    ["/shop/checkout?step=address", mine.city, theirs.city],
  ] as const) {
    const { html, markup } = await htmlOf(own, path);
    expect(markup, path).toContain(mineIn.toLowerCase());
    expect(html, path).toContain(own.id);
    for (const text of [theirsIn, other.id, other.username, theirs.orderId]) {
      expect(html, path).not.toContain(text.toLowerCase());
    }
  }
});

test("a private page asks for nothing that came with it", async ({ page, shopper, openAs, database }) => {
  await shoppingOf(shopper, database);
  await openAs(shopper);
  const onAll = ["auth/checkAuth", "shop/cart/get", "shop/profile/fetch"];
  for (const [path, ...calls] of [
    ["/shop/account?tab=orders", "shop/order/fetchOrders"],
    ["/shop/account?tab=address", "shop/address/get"],
    ["/shop/account", "auth/sessions", "shop/address/get"],
    ["/shop/wishlist", "shop/wishlist/get"],
    ["/shop/checkout?step=address", "shop/address/get"],
    // The ways to pay stand where they are pressed from the start.
    ["/shop/checkout?step=payment", "shop/config"],
  ] as const) {
    const came: string[] = [...onAll, ...calls];
    const seen = await loaded(page, path);
    expect(
      seen.filter((call) => came.includes(call) || !/^(auth|shop)\//.test(call)),
      path,
    ).toEqual([]);
  }
});
