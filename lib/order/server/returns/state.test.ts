import { Types } from "mongoose";
import { expect, it } from "vitest";
import type { StoredOrder } from "@/models/order";
import { boughtOf, withPaid } from "./state";

const lineId = new Types.ObjectId();
const exchangedId = new Types.ObjectId();

const order = (paymentStatus: StoredOrder["paymentStatus"]) =>
  ({
    paymentStatus,
    platformFee: 0,
    shippingFee: 0,
    cartItems: [
      { _id: lineId, quantity: 2, price: 100_000 },
      { _id: exchangedId, quantity: 1, price: 0, paidFor: 50_000 },
    ],
  }) as StoredOrder;

it.each([
  ["Unpaid", 0, 0],
  ["Failed", 0, 0],
  ["Paid", 100_000, 50_000],
  ["Refunded", 100_000, 50_000],
] as const)("lines of a return know what was paid by now of an order that is %s", (status, first, second) => {
  const asked = [
    { lineId, paid: 0 },
    { lineId: exchangedId, paid: 0 },
  ];
  expect(withPaid(asked, boughtOf(order(status)))).toEqual([
    { lineId, paid: first },
    { lineId: exchangedId, paid: second },
  ]);
});
