/** The smallest discount that is shown, in percent (specification, section 9). */
const worthNaming = 5;

interface Prices {
  price: number;
  saleprice: number;
}

/** The price the shopper pays for one piece: saleprice when it is above zero, else price. Same unit in and out. */
export function paidPrice({ price, saleprice }: Prices): number {
  return saleprice > 0 ? saleprice : price;
}

/** Discount in whole percent, rounded; 0 without a saleprice. */
export function discountPercent({ price, saleprice }: Prices): number {
  return saleprice > 0 && price > 0 ? Math.round(((price - saleprice) / price) * 100) : 0;
}

/**
 * How a price is shown: the tag on the picture (null without a sale) and whether the original price is shown, struck
 * through.
 */
export function saleDisplay(prices: Prices): { tag: string | null; percent: number; strike: boolean } {
  const percent = discountPercent(prices);
  if (prices.saleprice <= 0) return { tag: null, percent, strike: false };
  const strike = percent >= worthNaming;
  return { tag: strike ? `${percent}% Off` : "Sale", percent, strike };
}
