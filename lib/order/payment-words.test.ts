import { expect, it } from "vitest";
import { paymentWords } from "./payment-words";

it("what is sent in exchange has nothing to pay, and is refunded with its return", () => {
  const order = { paymentMethod: "Cash On Delivery", paymentStatus: "Paid", exchangeOf: null } as const;
  expect(paymentWords(order)).toEqual({ method: "Cash On Delivery", status: "Paid" });
  const exchange = { ...order, exchangeOf: "6b0acc84b416945b04a724a4" };
  expect(paymentWords(exchange)).toEqual({ method: "Exchange", status: "Nothing to pay" });
  expect(paymentWords({ ...exchange, paymentStatus: "Refunded" }).status).toBe("Refunded");
});
