import "server-only";
import { checkoutConfig } from "@/lib/payment/server/razorpay";
import { env } from "@/lib/server/env";
import type { ShopConfig } from "../schema";

/** What the browser must know at run time. Nothing in it is secret. */
export function shopConfig(): ShopConfig {
  const { enabled, scriptUrl } = checkoutConfig();
  return {
    razorpay: { enabled, scriptUrl },
    cashLimit: env().COD_LIMIT_RUPEES,
    mapsKey: env().GOOGLE_MAPS_KEY ?? null,
  };
}
