"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useDraftText } from "@/lib/auth/use-draft";
import { formatPaise, paiseToRupees } from "@/lib/money";
import { useUpdateReturn } from "@/lib/order/admin/return-hooks";
import { duePaise } from "@/lib/return/due";
import type { ShownReturn } from "@/lib/return/schema";
import { maxReferenceLength } from "@/lib/return/status";
import { saveAndClose } from "../save-and-close";

interface PaidFormProps {
  shown: ShownReturn;
  onDone: () => void;
  onStale: (current: ShownReturn) => void;
}

/** Where the money of a cash order goes, and the reference that says that it was paid. */
export function PaidForm({ shown, onDone, onStale }: PaidFormProps) {
  const [reference, setReference, discard] = useDraftText(`return ${shown._id} reference`);
  const { mutateAsync, isPending } = useUpdateReturn();
  const due = duePaise(shown);

  return (
    <form
      className="grid shrink-0 gap-3 border-ink border-t-2 px-5 py-4 md:grid-cols-[1fr_auto] md:items-end md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        const close = () => {
          discard();
          onDone();
        };
        const paidAmount = paiseToRupees(due);
        void saveAndClose(mutateAsync({ returnId: shown._id, refundReference: reference, paidAmount }), close, onStale);
      }}
    >
      <Field
        label="Reference of the payment"
        hint={`Pay ${formatPaise(due)} to ${shown.upi || "the shopper, who gave no UPI address"}.`}
      >
        <Input
          value={reference}
          maxLength={maxReferenceLength}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        className="h-12"
        disabled={reference.trim().length < 2}
        waiting={isPending}
        waitingText="Marking…"
      >
        Mark as paid
      </Button>
    </form>
  );
}
