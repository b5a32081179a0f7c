import type { Books } from "./books";
import { nowInSeconds, type Payment, type Refund } from "./entities";

export type EventName =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.created"
  | "refund.processed"
  | "refund.failed";

/** An event as a webhook sends it, with a snapshot of its subject at that moment. */
export interface ProviderEvent {
  entity: "event";
  account_id: string;
  event: EventName;
  contains: string[];
  payload: Record<string, { entity: unknown }>;
  created_at: number;
}

function event(name: EventName, entities: Record<string, object>): ProviderEvent {
  return {
    entity: "event",
    account_id: "acc_SimulatedTest1",
    event: name,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([kind, one]) => [kind, { entity: { ...one } }])),
    created_at: nowInSeconds(),
  };
}

export function paymentEvent(
  name: "payment.authorized" | "payment.captured" | "payment.failed",
  payment: Payment,
): ProviderEvent {
  return event(name, { payment });
}

export function orderPaid(books: Books, payment: Payment): ProviderEvent {
  const order = books.orders.get(payment.order_id)?.order;
  return event("order.paid", { payment, ...(order && { order }) });
}

export function refundEvent(
  name: "refund.created" | "refund.processed" | "refund.failed",
  refund: Refund,
  payment: Payment,
): ProviderEvent {
  return event(name, { refund, payment });
}
