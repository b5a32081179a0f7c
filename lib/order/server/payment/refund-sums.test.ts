import { describe, expect, test } from "vitest";
import type { ProviderRefund } from "@/lib/payment/server/shape";
import { missingPaise, nextRefundKey } from "./refund-sums";

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
