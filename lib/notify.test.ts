import { expect, it } from "vitest";
import { type Message, notify, showMessages } from "./notify";

const deaf = { onMessage: () => undefined, onSucceeded: () => undefined };

it("keeps messages until a listener shows them, then delivers each one once", () => {
  notify.done("Product added to cart");
  const seen: Message[] = [];
  const stop = showMessages({ ...deaf, onMessage: (message) => seen.push(message) });
  notify.login("Login to Buy");
  stop();
  notify.error("Payment Failed try again", "The bank said no.");
  expect(seen.map(({ text }) => text)).toEqual(["Product added to cart", "Login to Buy"]);

  const later: Message[] = [];
  showMessages({ ...deaf, onMessage: (message) => later.push(message) })();
  expect(later).toEqual([{ kind: "error", text: "Payment Failed try again", description: "The bank said no." }]);
});

it("takes back an error, shown or not yet shown, once what it complained of succeeds", () => {
  const call = "POST /api/shop/cart/add";
  notify.failed({ message: "Only 2 left.", call });
  notify.failed({ message: "The shop is busy.", call: "POST /api/shop/wishlist/add" }, "Not added");
  notify.succeeded(call);
  const seen: Message[] = [];
  const gone: string[] = [];
  const stop = showMessages({
    onMessage: (message) => seen.push(message),
    onSucceeded: (about) => gone.push(about),
  });
  expect(seen).toMatchObject([{ text: "Not added", description: "The shop is busy." }]);
  notify.succeeded("POST /api/shop/wishlist/add");
  expect(gone).toEqual(["POST /api/shop/wishlist/add"]);
  stop();
});
