"use client";

import { useState } from "react";
import { HelpLink } from "@/components/help/help-link";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { unbroken } from "@/lib/dates";
import { rupeesToPaise } from "@/lib/money";
import { lastReturnDay } from "@/lib/order/arrival";
import { payments } from "@/lib/order/payment-status";
import { useOrderReturns, usePaidPrices } from "@/lib/order/return-hooks";
import type { Order } from "@/lib/order/schema";
import { paymentMethods } from "@/lib/order/status";
import { returnablePieces } from "@/lib/return/amounts";
import { draftRefund, requestedLines } from "@/lib/return/draft";
import { isUpi } from "@/lib/return/schema";
import { serverNow } from "@/lib/server-time";
import { PiecesStep } from "./pieces-step";
import { ReasonsStep } from "./reasons-step";
import { SummaryStep } from "./summary-step";
import { type Entered, useReturnDraft } from "./use-return-draft";
import { useSendReturn } from "./use-send-return";

const steps = ["Pieces", "Reason or size", "Summary"] as const;

/** "Return or exchange" with the last day, for an order that can be returned; opens a request's steps where they were left. */
export function ReturnDialog({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const { entered, begin, change } = useReturnDraft(order);
  const sending = useSendReturn(order._id, () => {
    setIsOpen(false);
    change({ isSent: true });
  });
  const { returns, isLoading } = useOrderReturns(order);
  const left = returnablePieces(
    order.cartItems.map(({ _id, quantity }) => ({ id: _id, quantity })),
    returns,
  );
  const { returnUntil } = order;
  const isPast = returnUntil === null || Date.parse(returnUntil) < serverNow();
  const isAllReturned = [...left.values()].every((pieces) => pieces === 0);
  if (isPast || isLoading || (isAllReturned && !isOpen)) return null;

  function open() {
    begin(left);
    setIsOpen(true);
  }

  return (
    <>
      <div className="print:hidden flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="outline" onClick={open}>
          Return or exchange
        </Button>
        <p className="text-ink-2 text-small">{`until ${unbroken(lastReturnDay(returnUntil))}`}</p>
        <p className="text-ink-2 text-small">
          <HelpLink slug="returns">How returns work</HelpLink>
        </p>
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent size="lg">
          <DialogHeader title="Return or exchange" />
          <ReturnSteps
            order={order}
            returns={returns}
            left={left}
            entered={entered}
            sending={sending}
            onChange={change}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}

interface ReturnStepsProps {
  order: Order;
  returns: ReturnType<typeof useOrderReturns>["returns"];
  /** How many pieces of each line can be returned. */
  left: ReadonlyMap<string, number>;
  entered: Entered;
  onChange: (changes: Partial<Entered>) => void;
  sending: ReturnType<typeof useSendReturn>;
}

function ReturnSteps({ order, returns, left, entered, onChange, sending }: ReturnStepsProps) {
  const { step, draft, words } = entered;
  const { send, isSending, failure } = sending;
  const [isUploading, setUploading] = useState(false);
  const prices = usePaidPrices(order);

  const isUnpaid = !payments[order.paymentStatus].hasCome;
  const lines = order.cartItems.map(({ _id: id, quantity }) => ({
    id,
    quantity,
    price: isUnpaid ? 0 : rupeesToPaise(prices?.get(id) ?? 0),
  }));
  const fees = isUnpaid ? 0 : rupeesToPaise(order.platformFee) + rupeesToPaise(order.shippingFee);
  const refund = draftRefund({ lines, fees }, draft, returns);
  const isCash = order.paymentMethod === paymentMethods.cash;
  const needsUpi = isCash && refund.goods + refund.fees > 0;
  const requested = requestedLines(draft);
  const isReady = [
    draft.length > 0,
    requested !== null && !isUploading,
    requested !== null && prices !== null && (!needsUpi || isUpi(words.upi.trim())),
  ][step];

  function next() {
    if (step < 2) onChange({ step: step + 1 });
    else if (requested && !entered.isSent) send({ lines: requested, ...words });
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <DialogBody>
        <p role="status" className="pb-3 text-ink-2 text-small">{`Step ${step + 1} of 3: ${steps[step]}`}</p>
        {step === 0 && (
          <PiecesStep order={order} left={left} draft={draft} onChange={(next) => onChange({ draft: next })} />
        )}
        {step === 1 && (
          <ReasonsStep
            order={order}
            draft={draft}
            words={words}
            onChange={(next) => onChange({ draft: next })}
            onWords={(next) => onChange({ words: next })}
            onUploading={setUploading}
          />
        )}
        {step === 2 && (
          <SummaryStep
            order={order}
            draft={draft}
            refund={refund}
            isCash={isCash}
            upi={words.upi}
            onUpi={(upi) => onChange({ words: { ...words, upi } })}
          />
        )}
        {failure && (
          <p role="alert" className="pt-3 text-error-ink">
            {failure}
          </p>
        )}
      </DialogBody>
      <DialogFooter className="flex-wrap justify-end">
        {step > 0 && (
          <Button variant="ghost" onClick={() => onChange({ step: step - 1 })}>
            Back
          </Button>
        )}
        <Button type="submit" disabled={!isReady} waiting={isSending} waitingText="Sending…">
          {step < 2 ? "Continue" : "Send request"}
        </Button>
      </DialogFooter>
    </form>
  );
}
