import { paidPrice } from "@/lib/catalog/discount";
import { rupeesToPaise } from "@/lib/money";

/** Flat fees of every order, in paise (specification, section 9: 350 and 120 rupees). */
export const platformFee = 35_000;
export const shippingFee = 12_000;

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

/** Sums lines (paise). Null for an empty cart, which has no totals. */
export function totalsOf(lines: readonly PricedLine[]): Totals | null {
  if (lines.length === 0) return null;
  const mrp = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const paid = lines.reduce((sum, line) => sum + paidPrice(line) * line.quantity, 0);
  return { mrp, discount: mrp - paid, platformFee, shippingFee, total: paid + platformFee + shippingFee };
}

/** The totals, in paise, of lines in the API's format, in rupees. */
export function cartTotals(lines: readonly PricedLine[]): Totals | null {
  return totalsOf(
    lines.map(({ price, saleprice, quantity }) => ({
      price: rupeesToPaise(price),
      saleprice: rupeesToPaise(saleprice),
      quantity,
    })),
  );
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
