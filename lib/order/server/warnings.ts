import { formatPaise } from "@/lib/money";

/** A problem of an order that an admin has to review: a refusal by the provider, or a manual refund. */
export interface Warning {
  kind: "refused" | "returned";
  text: string;
  at: Date;
}

/** What an order stores about manual refunds: the amount in paise, and the warning. */
export interface Returned {
  returned: number;
  warning?: Warning;
}

/** The manual refund of `paise` out of `total`, with a warning if the amount is above 0. */
export function returnedByHand(paise: number, total: number, at: Date): Returned {
  if (paise <= 0) return { returned: 0 };
  const text =
    paise >= total
      ? "The whole payment was refunded manually at Razorpay. The order is still active and its items are out of stock: reject it to restock them, or mark this as seen."
      : `${formatPaise(paise)} of ${formatPaise(total)} were refunded manually at Razorpay. The order is still active and counts as paid.`;
  return { returned: paise, warning: { kind: "returned", text, at } };
}

/** The warning about an order that the provider permanently refuses, with the provider's reason. */
export function refusedByProvider(reason: string, at: Date): Warning {
  const text = `Razorpay rejects the requests for this order: "${reason.slice(0, 200)}" The shop tries again once a day.`;
  return { kind: "refused", text, at };
}
