import type { OwnShop } from "../../own-shop";

/**
 * For tests that only need that no other test uses the shop and its database meanwhile: their files share one shop, or two
 * when two workers run them.
 */
export const undisturbed: OwnShop = { name: "undisturbed" };

/** The same for tests that decide how Razorpay and the mail server answer. */
export const withProviders: OwnShop = { name: "providers", razorpay: true, mail: true };
