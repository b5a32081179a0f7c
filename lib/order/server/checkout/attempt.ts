import "server-only";
import type { ClientSession } from "mongoose";
import { AppError } from "@/lib/errors";
import type { PaymentMethod } from "@/lib/order/status";
import { Order, type StoredOrder } from "@/models/order";
import type { Checkout } from "./checkout";

/**
 * The order placed by an earlier attempt under the same key, or null.
 * @throws AppError conflict when that attempt used the other payment method
 */
export function earlierOrder({ earlier }: Checkout, paymentMethod: PaymentMethod): StoredOrder | null {
  if (earlier && earlier.paymentMethod !== paymentMethod) {
    throw new AppError(
      "conflict",
      "This attempt was already used for another payment method. Start again from the cart.",
    );
  }
  return earlier;
}

/** Takes the key away from an outdated order, within the transaction that uses it again. */
export async function releaseKey(
  { outdated }: Checkout,
  key: string | undefined,
  session: ClientSession,
): Promise<void> {
  if (outdated) await Order.updateOne({ _id: outdated }, { $pull: { attemptKeys: key } }, { session });
}

/** Records, within a transaction, that an order also belongs to this key. */
export async function noteAttempt({ _id }: StoredOrder, key: string, session: ClientSession): Promise<void> {
  await Order.updateOne({ _id }, { $addToSet: { attemptKeys: key } }, { session });
}
