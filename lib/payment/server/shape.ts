import * as z from "zod";

/** A payment as the provider reports it. */
export interface ProviderPayment {
  id: string;
  /** The provider's order that it pays; null for a payment without an order. */
  orderId: string | null;
  amountPaise: number;
  /** The refunded part of the amount, by the shop or manually, including pending refunds. */
  refundedPaise: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  /** Such as card or upi. */
  method: string;
  createdAt: Date;
}

/** A refund as the provider reports it. */
export interface ProviderRefund {
  id: string;
  amountPaise: number;
  status: "pending" | "processed" | "failed";
  /** The idempotency key of the request; null if this shop did not request the refund. */
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

/** A list in the provider's format. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });
