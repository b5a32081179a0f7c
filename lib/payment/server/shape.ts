import * as z from "zod";

/** A payment as the provider knows it. */
export interface ProviderPayment {
  id: string;
  /** The provider's order that it pays; null for one made without. */
  orderId: string | null;
  amountPaise: number;
  /** How much of it was sent back, whether or not it has arrived yet, and whoever did it. */
  refundedPaise: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  /** Such as card or upi. */
  method: string;
  createdAt: Date;
}

/** A refund as the provider knows it. */
export interface ProviderRefund {
  id: string;
  amountPaise: number;
  status: "pending" | "processed" | "failed";
  /** The key it was asked for with; null when it was not asked for by this shop. */
  key: string | null;
}

export const OrderEntity = z.object({ id: z.string(), amount: z.int(), receipt: z.string().nullish() });

export const PaymentEntity = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.int(),
    amount_refunded: z.int().nullish(),
    currency: z.string(),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
    method: z.string().nullish(),
    created_at: z.int(),
  })
  .transform(
    ({ id, order_id, amount, amount_refunded, currency, status, method, created_at }): ProviderPayment => ({
      id,
      orderId: order_id ?? null,
      amountPaise: amount,
      refundedPaise: amount_refunded ?? 0,
      currency,
      status,
      method: method ?? "",
      createdAt: new Date(created_at * 1000),
    }),
  );

export const RefundEntity = z
  .object({
    id: z.string(),
    amount: z.int(),
    status: z.enum(["pending", "processed", "failed"]),
    receipt: z.string().nullish(),
  })
  .transform(
    ({ id, amount, status, receipt }): ProviderRefund => ({ id, amountPaise: amount, status, key: receipt ?? null }),
  );

/** A list in the provider's form. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });
