import * as z from "zod";
import { Rupees } from "@/lib/http/shapes";

/** Settings that the browser needs at run time; no key is part of the build. */
export const ShopConfig = z.object({
  razorpay: z.object({
    enabled: z.boolean(),
    /** The URL of the provider's checkout script. */
    scriptUrl: z.url(),
  }),
  /** Rupees: the largest order that can be paid cash on delivery. */
  cashLimit: Rupees,
  /** Whether the shop sends mails, and so can send a link for a new password. */
  mail: z.boolean(),
  /** Null when no map key is set. */
  mapsKey: z.string().nullable(),
});

export type ShopConfig = z.infer<typeof ShopConfig>;
