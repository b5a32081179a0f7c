/** A dark pattern, how the shop does without it, and the tests that hold it. */
export interface DarkPattern {
  name: string;
  how: string;
  /** Files with the beginnings of the tests' titles. */
  tests: readonly { file: string; title: string }[];
}

const plainChoices = "scripts/check/plain-choices.test.ts";

/**
 * The thirteen of the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (Central Consumer Protection
 * Authority), in their order.
 */
export const darkPatterns: readonly DarkPattern[] = [
  {
    name: "False urgency",
    how: "The number of pieces left is the stock. The only clock is that of a reservation, and the pieces are free again when it ends.",
    tests: [
      { file: "e2e/shop/product.spec.ts", title: "a product without sizes shows how many pieces are left now" },
      { file: plainChoices, title: "only the reservation of a payment has a clock" },
    ],
  },
  {
    name: "Basket sneaking",
    how: "A cart has what the shopper has put there. No donation, insurance or other product is added.",
    tests: [{ file: "e2e/api/cart.spec.ts", title: "a product is added to an empty cart and removed again" }],
  },
  {
    name: "Confirm shaming",
    how: "Buttons that decline say what they do: Cancel, Close, Keep it.",
    tests: [{ file: plainChoices, title: "no button shames" }],
  },
  {
    name: "Forced action",
    how: "Products, prices, fees and these pages are open to guests. An account is needed for a cart, a wishlist, orders, reviews, the gift card form and the wallet, and for nothing else.",
    tests: [
      { file: "e2e/servers/help-pages.spec.ts", title: "guests read every help page" },
      { file: "e2e/shop/listing.spec.ts", title: "the list is shown, filtered, sorted and continued without scripts" },
    ],
  },
  {
    name: "Subscription trap",
    how: "The shop has no subscriptions. An order can be cancelled on its page until it is shipped.",
    tests: [{ file: "e2e/shop/account-orders.spec.ts", title: "a Pending order is cancelled after a question" }],
  },
  {
    name: "Interface interference",
    how: "Each way to pay has its own button with the amount and the day of arrival, and declining is as visible as agreeing. All of it works by the keyboard.",
    tests: [
      { file: "e2e/shop/walk-keyboard.spec.ts", title: "a new shopper registers and orders a product by the keyboard" },
    ],
  },
  {
    name: "Bait and switch",
    how: "Before anything is ordered, a price that has changed is shown with what it was, and a fee with what it is now.",
    tests: [
      { file: "e2e/shop/checkout-changes.spec.ts", title: "a new price is shown before it is paid" },
      { file: "e2e/servers/settings.spec.ts", title: "fees, days and the cash limit hold" },
    ],
  },
  {
    name: "Drip pricing",
    how: "Prices include all taxes. Both fees are on the product's page, in the cart and in the checkout from its first step.",
    tests: [
      { file: "e2e/shop/product.spec.ts", title: "the product page shows prices, sizes, details and delivery" },
      { file: "e2e/shop/cart.spec.ts", title: "the panel shows lines, both fees and the total" },
    ],
  },
  {
    name: "Disguised advertisement",
    how: "There are no paid places. Lists are in the order that is chosen, and search results by relevance.",
    tests: [{ file: "e2e/api/products.spec.ts", title: "sorts by its field" }],
  },
  {
    name: "Nagging",
    how: "Nothing asks for notifications, ratings or addresses by itself. A message goes away and does not come back.",
    tests: [
      { file: plainChoices, title: "nothing asks for notifications" },
      { file: "e2e/shop/toasts.spec.ts", title: "a toast replaces the one before it" },
    ],
  },
  {
    name: "Trick question",
    how: "No box is ticked beforehand, and questions are asked once, in plain words.",
    tests: [{ file: plainChoices, title: "no box is ticked beforehand" }],
  },
  {
    name: "SaaS billing",
    how: "Nothing is charged again: each order is one payment, and no card is stored.",
    tests: [{ file: "e2e/api/payment.spec.ts", title: "is confirmed once" }],
  },
  {
    name: "Rogue malware",
    how: "Browsers run scripts of the shop, of Razorpay's payment form and of the map only.",
    tests: [{ file: "lib/pages/server/security-headers.test.ts", title: "allows scripts from the shop" }],
  },
];
