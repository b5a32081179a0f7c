import { rupeesToPaise } from "@/lib/money";
import type { Settings } from "./schema";

/** What an order depends on of the settings; amounts in paise. */
export interface OrderTerms {
  platformFee: number;
  shippingFee: number;
  /** What the lines cost for the shipping to be free, equal counts; null for never. */
  freeShippingFrom: number | null;
  deliveryDays: number;
  returnDays: number;
  /** The largest order that can be paid in cash. */
  cashLimit: number;
}

/** The terms of these settings. */
export function termsOf({ fees, deliveryDays, returnDays, cashLimit }: TermSettings): OrderTerms {
  const { platform, shipping, freeShippingFrom } = fees;
  return {
    platformFee: rupeesToPaise(platform),
    shippingFee: rupeesToPaise(shipping),
    freeShippingFrom: freeShippingFrom === null ? null : rupeesToPaise(freeShippingFrom),
    deliveryDays,
    returnDays,
    cashLimit: rupeesToPaise(cashLimit),
  };
}

/** The settings that orders depend on. */
export type TermSettings = Pick<Settings, "fees" | "deliveryDays" | "returnDays" | "cashLimit">;
