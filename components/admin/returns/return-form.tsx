"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useDraftText } from "@/lib/auth/use-draft";
import { useUpdateReturn } from "@/lib/order/admin/return-hooks";
import type { ShownReturn, UpdateReturn } from "@/lib/return/schema";
import { shortfallText } from "@/lib/return/shortfall";
import { isFault, maxWhyLength, statusTraits } from "@/lib/return/status";
import { saveAndClose } from "../save-and-close";
import { type Counted, countedLines, ReceivedFields } from "./received-fields";

interface ReturnFormProps {
  shown: ShownReturn;
  onDone: () => void;
  onStale: (current: ShownReturn) => void;
}

const withoutGoods = "Refund without the goods";

/** The steps that an admin can take now. */
function stepsOf({ status, lines }: ShownReturn): string[] {
  const isSettled = lines.every(({ reason, exchangeSize }) => isFault(reason) && exchangeSize === null);
  return [...statusTraits[status].next, ...(status === "Approved" && isSettled ? [withoutGoods] : [])];
}

function hintOf(step: string, status: ShownReturn["status"]): string {
  if (step === withoutGoods) return "It stands in the log.";
  return status === "Picked up" ? "The shopper reads it, and that you send the pieces back." : "The shopper reads it.";
}

/** The next step of a return, with what belongs to it, and the button to save. */
export function ReturnForm({ shown, onDone, onStale }: ReturnFormProps) {
  const steps = stepsOf(shown);
  const [step, setStep] = useState(steps[0] ?? "");
  const [why, setWhy, discard] = useDraftText(`return ${shown._id} why`);
  const [counted, setCounted] = useState<Counted[]>(() => countedLines(shown));
  const { mutateAsync, isPending } = useUpdateReturn();
  const [isAsking, setIsAsking] = useState(false);
  const needsWhy = step === "Declined" || step === withoutGoods;
  const pieces = counted.map(({ received }) => Number(received));
  const shortfall = step === "Received" ? shortfallText(shown.lines, pieces) : null;

  async function update() {
    const body = { returnId: shown._id, ...bodyOf(step, why, counted), seen: shown.status };
    const close = () => {
      discard();
      onDone();
    };
    await saveAndClose(mutateAsync(body), close, onStale);
    setIsAsking(false);
  }

  return (
    <form
      className="grid max-h-[50dvh] shrink-0 gap-3 overflow-y-auto border-ink border-t-2 px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto] md:items-end md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (shortfall) setIsAsking(true);
        else void update();
      }}
    >
      {step === "Received" && <ReceivedFields shown={shown} counted={counted} onChange={setCounted} />}
      {needsWhy && (
        <Field label="Reason" hint={hintOf(step, shown.status)} className="md:col-span-2">
          <Textarea rows={2} value={why} maxLength={maxWhyLength} onChange={(event) => setWhy(event.target.value)} />
        </Field>
      )}
      <Field label="Next step">
        <Select options={steps} value={step} onChange={(event) => setStep(event.target.value)} />
      </Field>
      <Button
        type="submit"
        className="h-12"
        disabled={needsWhy && why.trim() === ""}
        waiting={isPending}
        waitingText="Updating…"
      >
        Update Return
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Receive less than was asked for?"
        text={shortfall ?? undefined}
        action="Mark as received"
        waiting={isPending}
        onConfirm={update}
      />
    </form>
  );
}

function bodyOf(step: string, why: string, counted: readonly Counted[]): Omit<UpdateReturn, "returnId"> {
  if (step === withoutGoods) return { status: "Completed", refundWithoutReturn: true, why };
  const status = step as UpdateReturn["status"];
  if (step === "Declined") return { status, why };
  if (step !== "Received") return { status };
  return {
    status,
    lines: counted.map(({ lineId, exchangeSize, received }) => ({
      lineId,
      received: Number(received),
      ...(exchangeSize && { exchangeSize }),
    })),
    restock: Object.fromEntries(counted.map(({ lineId, restock }) => [lineId, restock])),
  };
}
