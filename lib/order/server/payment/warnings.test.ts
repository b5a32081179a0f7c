import { expect, test } from "vitest";
import { manualRefund, refusedByProvider } from "./warnings";

const at = new Date("2026-11-22T06:00:00.000Z");

test("nothing refunded manually is no warning", () => {
  expect(manualRefund(0, 97_000, at)).toEqual({ returned: 0 });
});

test("a partial refund states both amounts, a full refund asks for a decision", () => {
  expect(manualRefund(48_500, 97_000, at)).toMatchObject({
    returned: 48_500,
    warning: { kind: "returned", text: expect.stringContaining("₹485.00 of ₹970.00"), at },
  });
  expect(manualRefund(97_000, 97_000, at).warning?.text).toContain("The whole payment was refunded");
});

test("a refusal states the provider's reason, shortened if it is long", () => {
  expect(refusedByProvider("The id provided does not exist", at).text).toContain("The id provided does not exist");
  expect(refusedByProvider("x".repeat(5000), at).text.length).toBeLessThan(400);
});
