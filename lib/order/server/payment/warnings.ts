import { formatPaise } from "@/lib/money";
import { type WarningKind, warningKinds } from "@/lib/order/status";

/** A problem of an order that an admin has to review: a refusal by the provider, or a refund by hand, made or due. */
export interface Warning {
  kind: WarningKind;
  text: string;
  at: Date;
}

/** What an order stores about manual refunds at the provider: the amount in paise, and the warning. */
export interface ManualRefund {
  /** The stored name is older than goods that come back; versions that serve at the same time read it. */
  returned: number;
  warning?: Warning;
}

/** How much of an order's payment was refunded manually, in paise, as far as it is recorded. */
export const manuallyRefunded = ({ returned }: { returned?: number | null }): number => returned ?? 0;

/** The manual refund of `paise` out of `total`, with a warning if the amount is above 0. */
export function manualRefund(paise: number, total: number, at: Date): ManualRefund {
  if (paise <= 0) return { returned: 0 };
  const text =
    paise >= total
      ? "The whole payment was refunded manually at Razorpay. The order is still active and its items are out of stock: reject it to restock them, or mark this as seen."
      : `${formatPaise(paise)} of ${formatPaise(total)} were refunded manually at Razorpay. The order is still active and counts as paid.`;
  return { returned: paise, warning: { kind: warningKinds.byHand, text, at } };
}

/** The warning about an order that was paid after goods of it had come back. */
export function paidAfterReturn(at: Date): Warning {
  const text =
    "The payment came after goods of this order had come back, when nothing could be refunded for them. Look at its returns, and refund what they are worth at Razorpay.";
  return { kind: warningKinds.byHand, text, at };
}

/** The warning about an order that the provider permanently refuses, with the provider's reason. */
export function refusedByProvider(reason: string, at: Date): Warning {
  const text = `Razorpay rejects the requests for this order: "${reason.slice(0, 200)}" The shop tries again once a day.`;
  return { kind: warningKinds.refused, text, at };
}
