import { Store, type Table } from "../shared/store";
import type { Order, Payment, Refund } from "./entities";
import type { StoredEvent } from "./webhooks";

interface StoredOrder {
  order: Order;
  /** Whether its payments are captured by the provider itself. */
  automatic: boolean;
}

/** How a payment's next refund is to end; see steering.ts. */
export type RefundOutcome = Refund["status"];

/** All that the provider knows. */
export interface Books {
  orders: Table<StoredOrder>;
  payments: Table<Payment>;
  refunds: Table<Refund>;
  /** Refunds by the idempotency key they were made with, and the body that came with it. */
  refundKeys: Table<{ body: string; refundId: string }>;
  refundOutcomes: Table<RefundOutcome>;
  events: Table<StoredEvent>;
  clear: () => void;
}

export function openBooks(folder: string | undefined): Books {
  const store = new Store(folder);
  return {
    orders: store.table("orders"),
    payments: store.table("payments"),
    refunds: store.table("refunds"),
    refundKeys: store.table("refundKeys"),
    refundOutcomes: store.table("refundOutcomes"),
    events: store.table("events"),
    clear: () => store.clear(),
  };
}
