/** The tax that is in an amount; all in integer paise. The taxable value and the taxes add up to the amount. */
export interface Tax {
  /** In percent of the taxable value. */
  rate: number;
  taxable: number;
  /** The two halves within a state; 0 between states. */
  cgst: number;
  sgst: number;
  /** Between states; 0 within one. */
  igst: number;
}

/** The quotient of two integers, rounded half up; neither is negative. */
function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/**
 * The tax in an amount that includes it (section 15 of the CGST Act). Each half is rounded half up to a paisa, so that
 * both are the same, as is the tax between states.
 * @param amount paise
 * @param rate percent
 * @param isSameState whether seller and place of supply are in one state
 */
export function taxIn(amount: number, rate: number, isSameState: boolean): Tax {
  if (isSameState) {
    const half = roundedQuotient(amount * rate, 2 * (100 + rate));
    return { rate, taxable: amount - 2 * half, cgst: half, sgst: half, igst: 0 };
  }
  const igst = roundedQuotient(amount * rate, 100 + rate);
  return { rate, taxable: amount - igst, cgst: 0, sgst: 0, igst };
}

/** The tax of so many pieces less that of fewer: what is credited next, so that all credits together equal the whole. */
export function taxBetween(before: Tax, after: Tax): Tax {
  return {
    rate: after.rate,
    taxable: after.taxable - before.taxable,
    cgst: after.cgst - before.cgst,
    sgst: after.sgst - before.sgst,
    igst: after.igst - before.igst,
  };
}
