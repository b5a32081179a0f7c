import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Tax, taxBetween, taxIn } from "./gst";
import { feeRate, gapAt, goodsRate, hsnOf, rateOfPiece } from "./rate-of";
import { categoryHsn, feeRates, goodsRates } from "./rates";

const day = "2026-11-25";
const sum = ({ taxable, cgst, sgst, igst }: Tax) => taxable + cgst + sgst + igst;
const rateAt = (hsn: string, price: number) => {
  const row = goodsRate(hsn, day);
  return row && rateOfPiece(row, price);
};

describe("the tax in an amount", () => {
  it.each<[amount: number, rate: number, isSameState: boolean, tax: Partial<Tax>]>([
    [1050_00, 5, true, { taxable: 1000_00, cgst: 25_00, sgst: 25_00, igst: 0 }],
    [1050_00, 5, false, { taxable: 1000_00, cgst: 0, sgst: 0, igst: 50_00 }],
    [118_00, 18, true, { taxable: 100_00, cgst: 9_00, sgst: 9_00 }],
    [103_00, 3, false, { taxable: 100_00, igst: 3_00 }],
    // 999.99 at 18 %: halves of 76.270423..., together 152.54; whole 152.540847...
    [999_99, 18, true, { taxable: 847_45, cgst: 76_27, sgst: 76_27 }],
    [999_99, 18, false, { taxable: 847_45, igst: 152_54 }],
    // A half of exactly 0.5 paise is rounded up: 21 * 5 / 210.
    [21, 5, true, { taxable: 19, cgst: 1, sgst: 1 }],
    // The halves of 0.05 and the whole of 0.76 paise.
    [5, 18, true, { taxable: 5, cgst: 0, sgst: 0 }],
    [5, 18, false, { taxable: 4, igst: 1 }],
    [0, 18, true, { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
  ])("%i paise at %i %, same state %s", (amount, rate, isSameState, tax) => {
    expect(taxIn(amount, rate, isSameState)).toMatchObject({ rate, ...tax });
  });

  const amounts = fc.integer({ min: 0, max: 1_00_00_000_00 });
  const rates = fc.constantFrom(3, 5, 18);

  it("adds up to the paisa, with equal halves that are no more than half a paisa off", () => {
    fc.assert(
      fc.property(amounts, rates, fc.boolean(), (amount, rate, isSameState) => {
        const tax = taxIn(amount, rate, isSameState);
        expect(sum(tax)).toBe(amount);
        expect(tax.cgst).toBe(tax.sgst);
        const [part, exact] = isSameState
          ? [tax.cgst, (amount * rate) / (2 * (100 + rate))]
          : [tax.igst, (amount * rate) / (100 + rate)];
        expect(Math.abs(part - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("credited piece by piece, in any parts, equals the invoice", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_00_000_00 }),
        rates,
        fc.boolean(),
        parts,
        (unit, rate, isSameState, all) => {
          const quantity = all.reduce((total, pieces) => total + pieces, 0);
          let credited = 0;
          const notes = all.map((pieces) => {
            const before = taxIn(unit * credited, rate, isSameState);
            credited += pieces;
            return { pieces, tax: taxBetween(before, taxIn(unit * credited, rate, isSameState)) };
          });
          for (const { pieces, tax } of notes) expect(sum(tax)).toBe(unit * pieces);
          const whole = taxIn(unit * quantity, rate, isSameState);
          for (const part of ["taxable", "cgst", "sgst", "igst"] as const) {
            expect(notes.reduce((total, { tax }) => total + tax[part], 0)).toBe(whole[part]);
          }
        },
      ),
    );
  });
});

describe("the rate", () => {
  it.each<[hsn: string, price: number, rate: number | undefined]>([
    ["6109", 2625_00, 5],
    ["6109", 2625_01, 18],
    ["620342", 1, 5],
    ["62034200", 2950_01, 18],
    ["6404", 2625_00, 5],
    ["6404", 2625_01, 18],
    ["7117", 5000_00, 3],
    ["711719", 1_00, 3],
    ["7113", 1_00, undefined],
    ["4202", 1_00, 18],
    ["4202", 9000_00, 18],
    ["9102", 1_00, 18],
    ["6301", 1_00, undefined],
    ["6214", 1000_00, 5],
    ["5007", 1_28_000_00, 5],
    ["520851", 2700_00, 5],
    ["5407", 5593_00, 5],
    ["5402", 1_00, undefined],
  ])("of HSN %s at %i paise is %s", (hsn, price, rate) => {
    expect(rateAt(hsn, price)).toBe(rate);
  });

  it("is unknown before the first day of the row", () => {
    expect(goodsRate("6109", "2025-09-21")).toBeUndefined();
    expect(goodsRate("6109", "2025-09-22")).toBeDefined();
  });

  it("of both fees is 18 %, under their own codes", () => {
    expect(feeRate("platformFee", day)).toMatchObject({ sac: "998599", rate: 18 });
    expect(feeRate("shippingFee", day)).toMatchObject({ sac: "996812", rate: 18 });
    expect(() => feeRate("platformFee", "2017-06-30")).toThrow();
  });

  it("has a source and a day in every row, and covers every category", () => {
    for (const { from, source } of [...goodsRates, ...feeRates]) {
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).toMatch(/^Notification \d+\/\d{4}/);
    }
    for (const category of Object.keys(categoryHsn)) expect(rateAt(hsnOf({ category }), 1)).toBeDefined();
    expect(hsnOf({ category: "gone" })).toBe("4202");
    expect(hsnOf({ category: "constructor" })).toBe("4202");
    expect(hsnOf({ kindHsn: "6109", category: "men" })).toBe("6109");
    expect(hsnOf({ hsn: "6110", kindHsn: "6109", category: "men" })).toBe("6110");
  });
});

describe("the gap between the rates", () => {
  it.each<[hsn: string, price: number, isGap: boolean]>([
    ["6109", 2625_00, false],
    ["6109", 2625_01, true],
    ["6109", 2950_00, true],
    ["6109", 2950_01, false],
    ["4202", 2700_00, false],
    ["9999", 2700_00, false],
  ])("of HSN %s at %i paise: %s", (hsn, price, isGap) => {
    expect(gapAt(hsn, price, day)).toEqual(isGap ? { below: 2625_00, upTo: 2950_00, rate: 18 } : null);
  });

  it("leaves a taxable value of at most 2,500 rupees at the higher rate", () => {
    expect(taxIn(2950_00, 18, true).taxable).toBe(2500_00);
    expect(taxIn(2625_01, 18, true).taxable).toBeLessThan(2500_00);
  });
});
