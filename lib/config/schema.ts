import * as z from "zod";
import { Rupees } from "@/lib/http/shapes";

/** What the browser must know at run time; no key is baked into the build. */
export const ShopConfig = z.object({
  razorpay: z.object({
    enabled: z.boolean(),
    /** Where the provider's checkout script lies. */
    scriptUrl: z.url(),
  }),
  /** Rupees: the largest order that can be paid in cash at the door. */
  cashLimit: Rupees,
  /** Null while there is no key for the map. */
  mapsKey: z.string().nullable(),
});

export type ShopConfig = z.infer<typeof ShopConfig>;
