import { formatPaise } from "@/lib/money";

/** What an admin has to look at in an order: a refusal of the provider, or money that was sent back by hand. */
export interface Warning {
  kind: "refused" | "returned";
  text: string;
  at: Date;
}

/** What an order keeps of money that was sent back by hand: paise, and the warning about it. */
export interface Returned {
  returned: number;
  warning?: Warning;
}

/** The warning about `paise` of `total` that were sent back by hand; without one when nothing was. */
export function returnedByHand(paise: number, total: number, at: Date): Returned {
  if (paise <= 0) return { returned: 0 };
  const text =
    paise >= total
      ? "The whole payment was refunded manually at Razorpay. The order is still active and its items are out of stock: reject it to restock them, or mark this as seen."
      : `${formatPaise(paise)} of ${formatPaise(total)} were refunded manually at Razorpay. The order is still active and counts as paid.`;
  return { returned: paise, warning: { kind: "returned", text, at } };
}

/** The warning about an order that the provider refuses for good, with the provider's reason. */
export function refusedByProvider(reason: string, at: Date): Warning {
  const text = `Razorpay rejects the requests for this order: "${reason.slice(0, 200)}" The shop tries again once a day.`;
  return { kind: "refused", text, at };
}
