import type { OwnShop } from "../../own-shop";

/**
 * For tests that only need that no other test uses the shop and its database meanwhile: their files share one shop, or two
 * when two workers run them.
 */
export const undisturbed: OwnShop = { name: "undisturbed" };

/** The same for tests that change what holds for all products, orders and pages: each leaves it as it was. */
export const rules: OwnShop = { name: "settings" };

/** The same for tests that delete accounts and check the whole database: each leaves it sound. */
export const accounts: OwnShop = { name: "accounts", razorpay: true };

/** A database server of its own: its profiler and its counters tell what one call reads. */
export const measured: OwnShop = { name: "measured", mongod: true };

/** Only a database, for tests that start all servers themselves. */
export const withoutServer: OwnShop = { name: "without-server", server: false };

/** The same for tests that decide how Razorpay and the mail server answer. */
export const withProviders: OwnShop = { name: "providers", razorpay: true, mail: true };
