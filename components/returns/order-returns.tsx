"use client";

import { Button } from "@/components/ui/button";
import { SentPictures } from "@/components/ui/sent-pictures";
import { ErrorState } from "@/components/ui/states";
import { Badge } from "@/components/ui/status-badge";
import { formatPaise, rupeesToPaise } from "@/lib/money";
import { useCancelReturn, useOrderReturns } from "@/lib/order/return-hooks";
import type { Order } from "@/lib/order/schema";
import { outcome } from "@/lib/outcome";
import { duePaise } from "@/lib/return/due";
import type { ShownReturn } from "@/lib/return/schema";
import { type RefundStatus, statusTraits } from "@/lib/return/status";
import { ReturnHistory } from "./return-history";
import { ReturnLines } from "./return-lines";

/** The returns of an order for its shopper: state, pieces, money and what has happened. Nothing for an order without. */
export function OrderReturns({ order }: { order: Order }) {
  const { returns, isLoading, error, reload, isReloading } = useOrderReturns(order);
  if (order.returns.length === 0) return null;
  return (
    <section aria-label="Returns" className="border-line border-t pt-4">
      <h2 className="font-semibold">Returns</h2>
      {isLoading && (
        <p role="status" className="py-3 text-ink-3">
          Your returns are loading…
        </p>
      )}
      {error && (
        <ErrorState
          title="We couldn't load your returns."
          text={error.message}
          onRetry={reload}
          waiting={isReloading}
        />
      )}
      <ul className="divide-y divide-line">
        {returns.map((one) => (
          <li key={one._id} className="py-4">
            <OneReturn shown={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const moneyTexts: Record<RefundStatus, string> = {
  None: "",
  Waiting: "to be refunded when the goods are back",
  "Refund pending": "on its way to the account that you paid from",
  "To pay": "to be paid to you by UPI",
  Refunded: "refunded",
};

function moneyTextOf({ refundStatus, lines }: ShownReturn): string {
  // Who asked for nothing but other sizes was not asked for a UPI address.
  const isUpiUnknown = lines.every(({ exchangeSize }) => exchangeSize !== null);
  return refundStatus === "To pay" && isUpiUnknown
    ? "to be paid to you: our customer care contacts you about how you get it"
    : moneyTexts[refundStatus];
}

function OneReturn({ shown }: { shown: ShownReturn }) {
  const { mutate, isPending } = useCancelReturn();
  const money = moneyTextOf(shown);
  const paise = shown.refundStatus === "Refunded" ? rupeesToPaise(shown.refundAmount) : duePaise(shown);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge {...statusTraits[shown.status]} />
        {statusTraits[shown.status].isCancellable && (
          <Button
            variant="ghost"
            size="sm"
            className="print:hidden"
            waiting={isPending}
            waitingText="Cancelling…"
            onClick={() => mutate({ returnId: shown._id }, outcome)}
          >
            Cancel return
          </Button>
        )}
      </div>
      {money && <p className="pt-2 font-semibold">{`${formatPaise(paise)} ${money}`}</p>}
      <ReturnLines lines={shown.lines} />
      <SentPictures images={shown.images} />
      <ReturnHistory history={shown.history} reader="shopper" />
    </>
  );
}
