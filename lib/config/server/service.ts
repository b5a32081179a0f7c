import "server-only";
import { mailEnabled } from "@/lib/message/server/settings";
import { checkoutConfig } from "@/lib/payment/server/razorpay";
import { env } from "@/lib/server/env";
import { currentSettings } from "@/lib/settings/server/current";
import type { ShopConfig } from "../schema";

/** Settings that the browser needs at run time. None of them is secret. */
export async function shopConfig(): Promise<ShopConfig> {
  const { cashLimit, fees, deliveryDays, returnDays, announcement } = await currentSettings();
  const { enabled, scriptUrl } = checkoutConfig();
  return {
    razorpay: { enabled, scriptUrl },
    cashLimit,
    fees,
    deliveryDays,
    returnDays,
    announcement,
    mail: mailEnabled(),
    mapsKey: env().GOOGLE_MAPS_KEY ?? null,
  };
}
