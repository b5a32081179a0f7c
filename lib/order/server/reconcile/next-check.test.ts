import { expect, test } from "vitest";
import { dayMs, hourMs } from "@/lib/dates";
import type { PaymentStatus } from "@/lib/order/status";
import { nextCheckAt } from "./next-check";

const changed = new Date("2026-11-22T06:00:00.000Z");
const after = (ms: number) => new Date(changed.getTime() + ms);
const order = (paymentStatus: PaymentStatus, refunds: { status: string }[] = []) => ({
  paymentStatus,
  refunds,
  orderUpdateDate: changed,
});

/** How many times an order is checked within a period, with one run per minute. */
function checksWithin(ms: number, checked: ReturnType<typeof order>): number {
  let checks = 0;
  for (let now = changed, next = changed; now < after(ms); now = new Date(now.getTime() + 60_000)) {
    if (next > now) continue;
    checks++;
    next = nextCheckAt(checked, now);
  }
  return checks;
}

test.each(["Unpaid", "Failed", "Refund pending"] as const)(
  "an order that is %s is checked in every run of the first hour",
  (paymentStatus) => {
    expect(checksWithin(hourMs, order(paymentStatus))).toBe(60);
  },
);

test("a pending refund keeps a paid order open", () => {
  const now = after(60_000);
  expect(nextCheckAt(order("Paid", [{ status: "sent" }]), now)).toEqual(now);
  expect(nextCheckAt(order("Paid", [{ status: "done" }]), now) > now).toBe(true);
});

test.each(["Unpaid", "Paid", "Refunded"] as const)(
  "an order that is %s is still checked, however old it is",
  (paymentStatus) => {
    for (const days of [6, 7, 365]) {
      const now = after(days * dayMs);
      expect(nextCheckAt(order(paymentStatus), now) <= after(2 * days * dayMs)).toBe(true);
    }
  },
);

test("old orders are checked rarely", () => {
  expect(checksWithin(30 * dayMs, order("Unpaid"))).toBeLessThan(100);
  expect(checksWithin(30 * dayMs, order("Paid"))).toBeLessThan(20);
});
