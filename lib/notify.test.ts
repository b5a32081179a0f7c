import { expect, it } from "vitest";
import { type Message, notify, onMessage } from "./notify";

it("keeps messages until a listener shows them, then delivers each one once", () => {
  notify.done("Product added to cart");
  const seen: Message[] = [];
  const stop = onMessage((message) => seen.push(message));
  notify.login("Login to Buy");
  stop();
  notify.error("Payment Failed try again", "The bank said no.");
  expect(seen.map(({ text }) => text)).toEqual(["Product added to cart", "Login to Buy"]);

  const later: Message[] = [];
  onMessage((message) => later.push(message))();
  expect(later).toEqual([{ kind: "error", text: "Payment Failed try again", description: "The bank said no." }]);
});
