import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartTotals, orderTotals, totalOfPiece, totalsOf } from "./totals";

const terms = { platformFee: 35_000, shippingFee: 12_000, freeShippingFrom: null };
const fees = { platformFee: 350, shippingFee: 120 };

describe("totalsOf", () => {
  it("has no totals for an empty cart", () => {
    expect(totalsOf([], terms)).toBeNull();
  });

  it("charges the saleprice where there is one and adds both fees", () => {
    const lines = [
      { price: 249_900, saleprice: 149_900, quantity: 2 },
      { price: 279_900, saleprice: 0, quantity: 1 },
    ];
    expect(totalsOf(lines, terms)).toEqual({
      mrp: 779_700,
      discount: 200_000,
      platformFee: 35_000,
      shippingFee: 12_000,
      total: 626_700,
    });
  });

  it.each([
    [200_000, 0],
    [200_001, 8_000],
    [null, 8_000],
  ])(
    "with shipping free from %s paise, lines of 2,000 rupees cost %s paise of shipping",
    (freeShippingFrom, shipping) => {
      const lines = [{ price: 150_000, saleprice: 100_000, quantity: 2 }];
      const totals = totalsOf(lines, { platformFee: 0, shippingFee: 8_000, freeShippingFrom });
      expect(totals).toMatchObject({ platformFee: 0, shippingFee: shipping, total: 200_000 + shipping });
    },
  );

  it("has no totals for a cart whose fees are not known", () => {
    const lines = [{ price: 10, saleprice: 0, quantity: 1 }];
    expect(cartTotals(lines, { platformFee: null, shippingFee: null })).toBeNull();
  });

  it("converts rupees from the API without losing a paisa", () => {
    expect(cartTotals([{ price: 0.1, saleprice: 0, quantity: 3 }], fees)?.mrp).toBe(30);
    expect(cartTotals([{ price: 1299.99, saleprice: 1.01, quantity: 1 }], fees)?.discount).toBe(129_898);
  });

  it("always adds up in whole paise: MRP less discount plus fees", () => {
    const line = fc
      .record({
        price: fc.integer({ min: 100, max: 100_000_000 }),
        off: fc.double({ min: 0, max: 1, noNaN: true }),
        quantity: fc.integer({ min: 1, max: 1000 }),
      })
      .map(({ price, off, quantity }) => ({ price, saleprice: Math.floor(price * off), quantity }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const totals = totalsOf(lines, terms);
        if (!totals) return false;
        const { mrp, discount, platformFee, shippingFee, total } = totals;
        return Number.isInteger(total) && discount >= 0 && total === mrp - discount + platformFee + shippingFee;
      }),
    );
  });
});

describe("totalOfPiece", () => {
  const terms = { platform: 350, shipping: 120, freeShippingFrom: 2_000 };

  it("adds both fees, without the shipping from where it is free", () => {
    expect(totalOfPiece(1_999.99, terms)).toBe(246_999);
    expect(totalOfPiece(2_000, terms)).toBe(235_000);
    expect(totalOfPiece(2_000, { ...terms, freeShippingFrom: null })).toBe(247_000);
  });
});

describe("orderTotals", () => {
  it("calculates the same totals for a placed order as for its cart, in whole paise", () => {
    const cartItems = [
      { mrp: 1299.99, price: 1.01, quantity: 3 },
      { mrp: 0.1, price: 0.1, quantity: 3 },
    ];
    expect(orderTotals({ cartItems, platformFee: 350, shippingFee: 120, totalAmount: 473.33 })).toEqual({
      mrp: 390_027,
      discount: 389_694,
      platformFee: 35_000,
      shippingFee: 12_000,
      total: 47_333,
    });
  });
});
