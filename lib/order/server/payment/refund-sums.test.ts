import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProviderRefund } from "@/lib/payment/server/shape";
import { missingPaise, nextRefundKey, partOf, refundedByHand } from "./refund-sums";

const refund = (status: ProviderRefund["status"], amountPaise: number, key: string | null = null): ProviderRefund => ({
  id: `rfnd_${amountPaise}`,
  status,
  amountPaise,
  key,
});

describe("the amount still to be refunded", () => {
  test("is what no refund in these states covers", () => {
    const refunds = [refund("processed", 100), refund("pending", 400), refund("failed", 1000)];
    expect(missingPaise(1000, refunds, ["processed"])).toBe(900);
    expect(missingPaise(1000, refunds, ["pending", "processed"])).toBe(500);
    expect(missingPaise(1000, [], ["processed"])).toBe(1000);
  });

  test("is never negative", () => {
    expect(missingPaise(1000, [refund("processed", 1000), refund("processed", 1000)], ["processed"])).toBe(0);
  });
});

describe("the key of the next refund", () => {
  test("is kept until the provider knows it", () => {
    expect(nextRefundKey("pay_1", [])).toBe("refund-pay_1-0");
    expect(nextRefundKey("pay_1", [refund("processed", 100)])).toBe("refund-pay_1-0");
    expect(nextRefundKey("pay_1", [refund("failed", 100, "by-hand-2026")])).toBe("refund-pay_1-0");
  });

  test("follows the last key that the provider knows, whatever its outcome", () => {
    const known = [refund("failed", 100, "refund-pay_1-0"), refund("failed", 100, "refund-pay_1-3")];
    expect(nextRefundKey("pay_1", known)).toBe("refund-pay_1-4");
  });
});

const returnId = "6740c1f29ab3d15e7c20a814";
const own = (status: ProviderRefund["status"], amountPaise: number, n = 0) =>
  refund(status, amountPaise, `refund-${returnId}-${n}`);

describe("the refund of a return", () => {
  const part = (known: ProviderRefund[], amountPaise = 100_000) =>
    partOf({ paidPaise: 247_000, amountPaise, returnId }, known);

  test.each([
    ["is sent", [], { toSend: 100_000, isDone: false }],
    ["is sent beside others", [refund("processed", 100_000, "refund-other-0")], { toSend: 100_000, isDone: false }],
    ["is not sent twice", [own("pending", 100_000)], { toSend: 0, isDone: false }],
    ["is done when it has arrived", [own("processed", 100_000)], { toSend: 0, sent: 100_000, byHand: 0, isDone: true }],
    ["is sent again when it has failed", [own("failed", 100_000)], { toSend: 100_000, isDone: false }],
    ["is what is left after refunds by hand", [refund("processed", 200_000)], { toSend: 47_000, byHand: 53_000 }],
    [
      "is done with what was left",
      [refund("processed", 200_000), own("processed", 47_000)],
      { toSend: 0, sent: 47_000, byHand: 53_000, isDone: true },
    ],
    [
      "needs no call when nothing is left",
      [refund("processed", 247_000)],
      { toSend: 0, byHand: 100_000, isDone: true },
    ],
    ["waits for a refund by hand that is under way", [refund("pending", 247_000)], { toSend: 0, isDone: false }],
    [
      "is no less than the provider takes",
      [refund("processed", 246_950)],
      { toSend: 0, byHand: 100_000, isDone: true },
    ],
  ] as [string, ProviderRefund[], object][])("%s", (_, known, expected) => {
    expect(part(known)).toMatchObject(expected);
  });

  test("sends the rest when more is due", () => {
    expect(part([own("processed", 100_000)], 150_000)).toMatchObject({ toSend: 50_000, isDone: false });
  });

  test("with all others never exceeds what was paid", () => {
    const anyRefund = fc.record({
      status: fc.constantFrom("pending" as const, "processed" as const, "failed" as const),
      amountPaise: fc.integer({ min: 100, max: 200_000 }),
      key: fc.constantFrom(null, "refund-other-0", `refund-${returnId}-0`),
      id: fc.constant("rfnd"),
    });
    fc.assert(
      fc.property(fc.array(anyRefund), fc.integer({ min: 100, max: 247_000 }), (known, amountPaise) => {
        const spent = 247_000 - missingPaise(247_000, known, ["pending", "processed"]);
        expect(spent + part(known, amountPaise).toSend).toBeLessThanOrEqual(247_000);
      }),
    );
  });
});

test("refunds by hand are those that the shop has not sent for returns", () => {
  const known = [own("processed", 100), own("pending", 200, 1), refund("processed", 400), refund("failed", 800)];
  expect(refundedByHand([...known, refund("pending", 1_600, "refund-pay_1-0")])).toBe(2_000);
});
