import { useState } from "react";
import { HelpLink } from "@/components/help/help-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { sizeText } from "@/lib/catalog/options";
import { formatPaise } from "@/lib/money";
import type { Order } from "@/lib/order/schema";
import { type DraftLine, titleWithSize } from "@/lib/return/draft";
import { isUpi } from "@/lib/return/schema";

interface SummaryStepProps {
  order: Order;
  draft: readonly DraftLine[];
  /** In paise. */
  refund: { goods: number; fees: number };
  isCash: boolean;
  upi: string;
  onUpi: (upi: string) => void;
}

/** What goes back, what comes instead, the exact amount and how it comes back. */
export function SummaryStep({ order, draft, refund, isCash, upi, onUpi }: SummaryStepProps) {
  const total = refund.goods + refund.fees;
  const typed = upi.trim();
  const [wasTyped, setWasTyped] = useState(typed !== "");
  return (
    <>
      <ul className="divide-y divide-line">
        {draft.map(({ lineId, quantity, reason, exchangeSize }) => {
          const item = order.cartItems.find(({ _id }) => _id === lineId);
          return (
            <li key={lineId} className="py-3">
              <p className="wrap-anywhere font-medium">{item && `${quantity} × ${titleWithSize(item)}`}</p>
              <p className="text-ink-3 text-small">{reason}</p>
              <p className="text-small">
                {exchangeSize ? `Exchanged for size ${sizeText(exchangeSize)}, free of charge` : "Money back"}
              </p>
            </li>
          );
        })}
      </ul>
      {total > 0 && (
        <div className="grid gap-3 border-line border-t pt-3">
          {refund.fees > 0 && (
            <p className="flex justify-between gap-3">
              <HelpLink slug="delivery">Platform and shipping fee</HelpLink>
              <span className="figures">{formatPaise(refund.fees)}</span>
            </p>
          )}
          <p className="flex justify-between gap-3 font-semibold">
            <span>You get back</span>
            <span className="figures">{formatPaise(total)}</span>
          </p>
          {isCash ? (
            <Field
              label="UPI address"
              hint="You paid in cash: the money goes to this address when the goods are back."
              error={wasTyped && typed !== "" && !isUpi(typed) ? "Must be like name@bank." : undefined}
            >
              <Input
                value={upi}
                required
                autoComplete="off"
                spellCheck={false}
                placeholder="name@bank"
                onChange={(event) => onUpi(event.target.value)}
                onBlur={() => setWasTyped(typed !== "")}
              />
            </Field>
          ) : (
            <p className="text-ink-2 text-small">
              It goes to the account that you paid from, within 5 to 7 working days after the goods are back with us.
            </p>
          )}
        </div>
      )}
    </>
  );
}
