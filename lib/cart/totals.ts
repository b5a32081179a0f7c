import { paidPrice } from "@/lib/catalog/discount";
import { rupeesToPaise } from "@/lib/money";

/** The fees of an order, in paise. */
export interface Fees {
  platformFee: number;
  shippingFee: number;
}

/** The fees that the settings ask for, in paise. */
export interface FeeTerms extends Fees {
  /** What the lines cost for the shipping to be free, equal counts; null for never. */
  freeShippingFrom: number | null;
}

/** The parts of a total; all amounts in integer paise. */
export interface Totals {
  mrp: number;
  discount: number;
  platformFee: number;
  shippingFee: number;
  total: number;
}

interface PricedLine {
  /** Paise. */
  price: number;
  /** Paise; 0 when there is none. */
  saleprice: number;
  quantity: number;
}

/** The shipping fee of an order whose lines cost `paid`; all three, and what is returned, in rupees, or all in paise. */
export function shippingFeeFor(paid: number, fee: number, freeFrom: number | null): number {
  return freeFrom !== null && paid >= freeFrom ? 0 : fee;
}

/** Sums lines (paise) and the fees for them. Null for an empty cart, which has no totals. */
export function totalsOf(lines: readonly PricedLine[], terms: FeeTerms): Totals | null {
  if (lines.length === 0) return null;
  const mrp = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const paid = lines.reduce((sum, line) => sum + paidPrice(line) * line.quantity, 0);
  const { platformFee } = terms;
  const shippingFee = shippingFeeFor(paid, terms.shippingFee, terms.freeShippingFrom);
  return { mrp, discount: mrp - paid, platformFee, shippingFee, total: paid + platformFee + shippingFee };
}

/** The fees of the settings in rupees, as pages have them. */
export interface PageFees {
  platform: number;
  shipping: number;
  /** Null for never. */
  freeShippingFrom: number | null;
}

/** What an order of one piece would cost, in paise, with the fees for it. @param paid the price of the piece, in rupees */
export function totalOfPiece(paid: number, { platform, shipping, freeShippingFrom }: PageFees): number {
  return rupeesToPaise(paid + platform + shippingFeeFor(paid, shipping, freeShippingFrom));
}

/**
 * The totals, in paise, of lines in the API's format, in rupees.
 * @param fees those of the cart's last answer, in rupees; null when it was empty
 */
export function cartTotals(lines: readonly PricedLine[], { platformFee, shippingFee }: CartFees): Totals | null {
  if (platformFee === null || shippingFee === null) return null;
  return totalsOf(
    lines.map(({ price, saleprice, quantity }) => ({
      price: rupeesToPaise(price),
      saleprice: rupeesToPaise(saleprice),
      quantity,
    })),
    { platformFee: rupeesToPaise(platformFee), shippingFee: rupeesToPaise(shippingFee), freeShippingFrom: null },
  );
}

/** The fees of a cart in rupees; null for an empty one. */
export interface CartFees {
  platformFee: number | null;
  shippingFee: number | null;
}

interface Ordered {
  /** Rupees, like all amounts here. */
  cartItems: readonly { mrp: number; price: number; quantity: number }[];
  platformFee: number;
  shippingFee: number;
  totalAmount: number;
}

/** The parts of a placed order's total, in paise. */
export function orderTotals({ cartItems, platformFee, shippingFee, totalAmount }: Ordered): Totals {
  const sum = (amount: "mrp" | "price") =>
    cartItems.reduce((paise, line) => paise + rupeesToPaise(line[amount]) * line.quantity, 0);
  const mrp = sum("mrp");
  return {
    mrp,
    discount: mrp - sum("price"),
    platformFee: rupeesToPaise(platformFee),
    shippingFee: rupeesToPaise(shippingFee),
    total: rupeesToPaise(totalAmount),
  };
}
