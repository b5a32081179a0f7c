import { expect, test } from "vitest";
import { duePaise } from "./due";
import type { ReturnEvent } from "./events";
import type { ShownReturn } from "./schema";

const step = (happened: ReturnEvent): ShownReturn["history"][number] => {
  return { at: "2026-11-26T06:00:00.000Z", status: "Received", why: "", happened };
};

test("due is what a return refunds in all, less what has been paid of it", () => {
  const received = step({ event: "received", data: { paise: 100_000 } });
  expect(duePaise({ refundAmount: 1000, history: [received] })).toBe(100_000);
  const paid = step({ event: "paidOut", data: { reference: "UTR 1", paise: 100_000 } });
  const rejected = step({ event: "exchangeRejected", data: { paise: 50_000 } });
  expect(duePaise({ refundAmount: 1500, history: [received, paid, rejected] })).toBe(50_000);
  const refunded = step({ event: "refunded", data: { paise: 60_000, byHandPaise: 40_000 } });
  expect(duePaise({ refundAmount: 1500, history: [received, refunded, rejected] })).toBe(50_000);
});
