"use client";

import { TriangleAlert } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useClearWarning } from "@/lib/order/admin/hooks";
import type { Order } from "@/lib/order/schema";
import { saveAndClose } from "../save-and-close";

interface OrderWarningProps {
  orderId: string;
  warning: NonNullable<Order["warning"]>;
  onDone: () => void;
}

/** The decision that an order's money needs, with the button for it. */
export function OrderWarning({ orderId, warning, onDone }: OrderWarningProps) {
  const { mutateAsync, isPending } = useClearWarning();

  return (
    <section
      aria-label="Warning"
      className="mb-4 flex gap-3 rounded-b-hung border-error-ink border-t-2 bg-error-soft p-4"
    >
      <Icon shape={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-error-ink" />
      <div className="min-w-0 flex-1">
        <p className="text-pretty wrap-anywhere">{warning.text}</p>
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          waiting={isPending}
          onClick={() => void saveAndClose(mutateAsync({ orderId }), onDone)}
        >
          {warning.kind === "refused" ? "Try again" : "Mark as seen"}
        </Button>
      </div>
    </section>
  );
}
