import "server-only";
import { env } from "@/lib/env";
import { checkoutConfig } from "@/lib/payment/razorpay";
import type { ShopConfig } from "./schema";

/** What the browser must know at run time. Nothing in it is secret. */
export function shopConfig(): ShopConfig {
  const { enabled, scriptUrl } = checkoutConfig();
  return {
    razorpay: { enabled, scriptUrl },
    cashLimit: env().COD_LIMIT_RUPEES,
    mapsKey: env().GOOGLE_MAPS_KEY ?? null,
  };
}
