import type { OrderMail } from "@/lib/message/options";
import { type PaymentStatus, paymentStatuses } from "./status";

/** What a payment status means. A status that leaves anything of this open does not compile. */
interface PaymentTraits {
  /** Whether the money has come, whatever became of it. */
  hasCome: boolean;
  /** Whether it is being given back, or was. */
  isGivenBack: boolean;
  /** Whether a sale counts as collected: of what was refunded with returns, the money had come. */
  isCollected: boolean;
  /** Whether the provider is still expected to report something about it. */
  isOpen: boolean;
  /** The mail about an order that gets it, whatever its parcel does. */
  mail: OrderMail | null;
}

const unpaid = { hasCome: false, isGivenBack: false, isCollected: false, isOpen: true, mail: null } as const;

export const payments: Record<PaymentStatus, PaymentTraits> = {
  Unpaid: unpaid,
  Failed: unpaid,
  Paid: { hasCome: true, isGivenBack: false, isCollected: true, isOpen: false, mail: null },
  "Refund pending": { hasCome: true, isGivenBack: true, isCollected: false, isOpen: true, mail: "refundStarted" },
  Refunded: { hasCome: true, isGivenBack: true, isCollected: true, isOpen: false, mail: "refundArrived" },
};

/** The payment statuses that have a trait. */
export const paymentStatusesThat = (has: (traits: PaymentTraits) => boolean) =>
  paymentStatuses.filter((status) => has(payments[status]));
