import { formerShopper, isFormerAccount } from "@/lib/former-account";
import type { Order } from "../schema";

/** Who placed an order, for admins; "" for an order from before names were stored. */
export function shopperName({ userId, shopper }: Pick<Order, "userId" | "shopper">): string {
  return isFormerAccount(userId) ? formerShopper : (shopper?.name ?? "");
}
