import * as z from "zod";
import { Rupees } from "@/lib/http/shapes";
import { Settings } from "@/lib/settings/schema";

/** Settings that the browser needs at run time; no key is part of the build. */
export const ShopConfig = z.object({
  razorpay: z.object({
    enabled: z.boolean(),
    /** The URL of the provider's checkout script. */
    scriptUrl: z.url(),
  }),
  /** Of the settings, in rupees; `cashLimit` is the largest order that can be paid cash on delivery. */
  cashLimit: Rupees,
  ...Settings.pick({ fees: true, deliveryDays: true, returnDays: true, announcement: true }).shape,
  /** Whether the shop sends mails, and so can send a link for a new password. */
  mail: z.boolean(),
  /** Null when no map key is set. */
  mapsKey: z.string().nullable(),
});

export type ShopConfig = z.infer<typeof ShopConfig>;
