import { test } from "../../fixtures";
import type { OwnShop } from "../../own-shop";

/** For tests that only need that no other test uses the shop and its database meanwhile. */
export const undisturbed: OwnShop = { name: "undisturbed" };

/** The same for tests that change what holds for all products, orders and pages: each leaves it as it was. */
export const rules: OwnShop = { name: "settings" };

/** The same for tests that change the lists of the catalogue. */
export const changedLists: OwnShop = { name: "catalogue-lists" };

/** The same for tests that take migrations back, as in a shop of the version before. */
export const yesterday: OwnShop = { name: "yesterday" };

/** The same for tests that delete accounts and check the whole database: each leaves it sound. */
export const accounts: OwnShop = { name: "accounts", razorpay: true };

/** The same for tests that decide how Razorpay and the mail server answer. */
export const withProviders: OwnShop = { name: "providers", razorpay: true, mail: true };

/** A database server of its own: its profiler and its counters tell what one call reads. */
export const measured: OwnShop = { name: "measured", mongod: true };

/** Only a database, for tests that start all servers themselves. */
export const withoutServer: OwnShop = { name: "without-server", server: false };

/** Gives the tests of a file such a shop. By the lock, its files run one after the other, and it is opened only once. */
export function inOwnShop(shop: OwnShop): void {
  test.use({ ownShop: shop });
  test.describe.configure({ lock: shop.name });
}
