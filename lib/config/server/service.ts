import "server-only";
import { mailEnabled } from "@/lib/message/server/settings";
import { checkoutConfig } from "@/lib/payment/server/razorpay";
import { env } from "@/lib/server/env";
import type { ShopConfig } from "../schema";

/** Settings that the browser needs at run time. None of them is secret. */
export function shopConfig(): ShopConfig {
  const { enabled, scriptUrl } = checkoutConfig();
  return {
    razorpay: { enabled, scriptUrl },
    cashLimit: env().COD_LIMIT_RUPEES,
    mail: mailEnabled(),
    mapsKey: env().GOOGLE_MAPS_KEY ?? null,
  };
}
