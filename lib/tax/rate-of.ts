import { categoryHsn, type FeeRate, feeRates, type GoodsRate, goodsRates, type Rate } from "./rates";

/** Of these rows the one that holds on an Indian day (yyyy-mm-dd). */
function newest<R extends Rate>(rows: readonly R[], day: string): R | undefined {
  return rows
    .filter(({ from }) => from <= day)
    .reduce<R | undefined>((best, row) => (best && best.from >= row.from ? best : row), undefined);
}

/** The row of the rates that covers an HSN on an Indian day: the one with the longest prefix. Undefined for none. */
export function goodsRate(hsn: string, day: string): GoodsRate | undefined {
  const prefixes = goodsRates.flatMap((row) => row.prefixes.filter((prefix) => hsn.startsWith(prefix)));
  const longest = prefixes.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), "");
  return longest === ""
    ? undefined
    : newest(
        goodsRates.filter((row) => row.prefixes.includes(longest)),
        day,
      );
}

/** The row of a fee on an Indian day. @throws Error when there is none */
export function feeRate(fee: FeeRate["fee"], day: string): FeeRate {
  const row = newest(
    feeRates.filter((each) => each.fee === fee),
    day,
  );
  if (!row) throw new Error(`No rate for ${fee} on ${day}`);
  return row;
}

/** The rate in percent of a piece that costs so many paise, tax included: the lower one as long as it fits. */
export function rateOfPiece({ rate, upTo, above }: Rate, price: number): number {
  return upTo === null || price * 100 <= upTo * (100 + rate) ? rate : above;
}

/** What the HSN of a product follows from: its own, its kind's, its category. */
interface Coded {
  hsn?: string | undefined;
  kindHsn?: string | undefined;
  category: string;
}

/** Whether goods of a category have an HSN where neither the product nor its kind has one: an owner's have none. */
export function hasHsn(category: string): category is keyof typeof categoryHsn {
  return Object.hasOwn(categoryHsn, category);
}

/** The HSN of a product: its own, else its kind's, else its category's; that of accessories where there is none. */
export function hsnOf({ hsn, kindHsn, category }: Coded): string {
  return hsn || kindHsn || categoryHsn[hasHsn(category) ? category : "accessories"];
}

/** Prices, tax included, for which no rate fits, in paise. */
export interface PriceGap {
  /** The highest price at the lower rate; the gap begins a paisa above it. */
  below: number;
  /** The highest price of the gap. */
  upTo: number;
  /** The rate that is charged between them, in percent. */
  rate: number;
}

/**
 * The gap between the rates of a row: at the lower rate the taxable value would be above the limit, at the higher one it
 * is not. Null for a row with one rate.
 */
export function gapOf({ rate, upTo, above }: Rate): PriceGap | null {
  if (upTo === null) return null;
  const priceAt = (percent: number) => Math.floor((upTo * (100 + percent)) / 100);
  return { below: priceAt(rate), upTo: priceAt(above), rate: above };
}

/** The gap that a price (paise, tax included) of a product falls into on an Indian day; null when a rate fits. */
export function gapAt(hsn: string, price: number, day: string): PriceGap | null {
  const row = goodsRate(hsn, day);
  const gap = row ? gapOf(row) : null;
  return gap && price > gap.below && price <= gap.upTo ? gap : null;
}
