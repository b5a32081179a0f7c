import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BoughtOrder,
  type CountedReturn,
  piecesOf,
  type ReturnedLine,
  refundOf,
  returnablePieces,
} from "./amounts";
import { returnReasons, returnStatuses, statusTraits } from "./status";

const order: BoughtOrder = {
  lines: [
    { id: "a", quantity: 2, price: 100_000 },
    { id: "b", quantity: 1, price: 49_950 },
  ],
  fees: 47_000,
};
const line = (lineId: string, quantity: number, more: Partial<ReturnedLine> = {}): ReturnedLine => ({
  lineId,
  quantity,
  reason: "Wrong item",
  exchangeSize: null,
  received: null,
  ...more,
});

describe("the refund", () => {
  it.each([
    ["what was paid for the pieces", [line("a", 1)], [], 100_000, 0],
    ["the fees with everything, for the shop's fault", [line("a", 2), line("b", 1)], [], 249_950, 47_000],
    [
      "no fees when one piece is not the shop's fault",
      [line("a", 1), line("a", 1, { reason: "Changed my mind" }), line("b", 1)],
      [],
      249_950,
      0,
    ],
    [
      "nothing for exchanged pieces, and no fees then",
      [line("a", 2, { exchangeSize: "m" }), line("b", 1)],
      [],
      49_950,
      0,
    ],
    ["only pieces that came back", [line("a", 2, { received: 1 }), line("b", 1, { received: 0 })], [], 100_000, 0],
    [
      "the fees with the return that makes it everything",
      [line("b", 1)],
      [{ status: "Completed", lines: [line("a", 2, { received: 2 })] }],
      49_950,
      47_000,
    ],
    [
      "no fees as long as the other is not received",
      [line("b", 1)],
      [{ status: "Approved", lines: [line("a", 2)] }],
      49_950,
      0,
    ],
    [
      "no fees when nothing comes back",
      [line("b", 1, { received: 0 })],
      [{ status: "Received", lines: [line("a", 2, { received: 2 }), line("b", 1, { received: 1 })] }],
      0,
      0,
    ],
  ] as [string, ReturnedLine[], CountedReturn[], number, number][])("is %s", (_, own, others, goods, fees) => {
    expect(refundOf(order, own, others)).toEqual({ goods, fees });
  });

  it("of an exchange's order has no fees", () => {
    expect(refundOf({ ...order, fees: 0 }, [line("a", 2), line("b", 1)], [])).toEqual({ goods: 249_950, fees: 0 });
  });
});

describe("what can still be returned", () => {
  it.each(returnStatuses)("is less the pieces of a return that is %s", (status) => {
    const left = returnablePieces(order.lines, [{ status, lines: [line("a", 1)] }]);
    expect(left.get("a")).toBe(statusTraits[status].stands ? 1 : 2);
    expect(left.get("b")).toBe(1);
  });

  it("are also pieces that did not arrive", () => {
    expect(
      returnablePieces(order.lines, [{ status: "Received", lines: [line("a", 2, { received: 1 })] }]).get("a"),
    ).toBe(1);
  });
});

const anyOrder = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 100, max: 500_000 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((lines) => ({ lines: lines.map((one, at) => ({ id: String(at), ...one })), fees: 47_000 }));

const anyLine = fc.record({
  at: fc.nat(),
  wanted: fc.integer({ min: 1, max: 4 }),
  reason: fc.constantFrom(...returnReasons),
  exchangeSize: fc.constantFrom(null, null, "m"),
  missing: fc.integer({ min: 0, max: 1 }),
});

it("never refunds more than was paid or takes back more pieces than were bought, however it is divided", () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(fc.array(anyLine, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      (bought, requests) => {
        const returns: CountedReturn[] = [];
        let refunded = 0;
        for (const request of requests) {
          const left = returnablePieces(bought.lines, returns);
          const own = request.flatMap(({ at, wanted, reason, exchangeSize, missing }): ReturnedLine[] => {
            const lineId = String(at % bought.lines.length);
            const quantity = Math.min(wanted, left.get(lineId) ?? 0);
            left.set(lineId, (left.get(lineId) ?? 0) - quantity);
            return quantity === 0
              ? []
              : [{ lineId, quantity, reason, exchangeSize, received: Math.max(0, quantity - missing) }];
          });
          if (own.length === 0) continue;
          const { goods, fees } = refundOf(bought, own, returns);
          refunded += goods + fees;
          returns.push({ status: "Received", lines: own });
        }
        const paid = bought.lines.reduce((sum, { quantity, price }) => sum + quantity * price, bought.fees);
        expect(refunded).toBeLessThanOrEqual(paid);
        for (const { id, quantity } of bought.lines) {
          const back = returns
            .flatMap(({ lines }) => lines)
            .filter(({ lineId }) => lineId === id)
            .map(piecesOf);
          expect(back.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(quantity);
        }
      },
    ),
  );
});
