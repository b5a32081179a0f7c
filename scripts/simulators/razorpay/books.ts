import { Store, type Table } from "../shared/store";
import type { Order, Payment, Refund } from "./entities";
import type { StoredEvent } from "./webhooks";

interface StoredOrder {
  order: Order;
  /** Whether the provider captures its payments itself. */
  automatic: boolean;
}

/** How a payment's next refund will end, or that it is not taken; see steering.ts. */
export type RefundOutcome = Refund["status"] | "refused";

/** The provider's entire state. */
export interface Books {
  orders: Table<StoredOrder>;
  payments: Table<Payment>;
  refunds: Table<Refund>;
  /** Refunds by their idempotency key, with the body of the request. */
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
