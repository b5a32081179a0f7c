import "server-only";
import type { ClientSession, Types } from "mongoose";
import { AppError, invalid } from "@/lib/http/errors";
import { connectDatabase } from "@/lib/server/database/db";
import { Order, type StoredOrder } from "@/models/order";
import { OrderAttempt } from "@/models/order-attempt";
import type { PaymentMethod } from "../status";

/** The Idempotency-Key of a request, or undefined. @throws AppError invalid */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw invalid("Idempotency-Key", "must have 1 to 200 printable characters");
  return key;
}

/**
 * The order created by an earlier attempt under this key, or null.
 * @throws AppError conflict when that attempt used the other payment method
 */
export async function earlierOrder(
  userId: string,
  key: string | undefined,
  paymentMethod: PaymentMethod,
): Promise<StoredOrder | null> {
  if (key === undefined) return null;
  await connectDatabase();
  const attempt = await OrderAttempt.findOne({ userId, key }).lean();
  if (!attempt) return null;
  if (attempt.paymentMethod !== paymentMethod) {
    throw new AppError(
      "conflict",
      "This attempt was already used for another payment method. Start again from the cart.",
    );
  }
  return Order.findById(attempt.orderId).lean();
}

/**
 * Records, within a transaction, which order belongs to this key. A concurrent second attempt waits here and then fails
 * with a duplicate key.
 */
export async function noteAttempt(
  {
    userId,
    key,
    paymentMethod,
    orderId,
  }: { userId: string; key: string | undefined; paymentMethod: PaymentMethod; orderId: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  if (key === undefined) return;
  await OrderAttempt.create([{ userId, key, paymentMethod, orderId, createdAt: new Date() }], { session });
}
