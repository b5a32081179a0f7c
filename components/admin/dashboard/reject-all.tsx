"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/counted";
import { useRejectOrders } from "@/lib/order/admin/new-accounts-hooks";
import { outcome } from "@/lib/outcome";

/** Rejects the orders that the warning is about, after a confirmation. */
export function RejectAll({ orderIds }: { orderIds: string[] }) {
  const router = useRouter();
  const [isAsking, ask] = useState(false);
  const { mutate: reject, isPending } = useRejectOrders();
  const what = counted(orderIds.length, "order");

  function rejectAll() {
    reject(
      { orderIds },
      {
        ...outcome,
        onSettled: () => {
          ask(false);
          router.refresh();
        },
      },
    );
  }

  return (
    <>
      <Button variant="destructive" size="sm" onClick={() => ask(true)}>
        {`Reject ${what}`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={`Reject ${what}?`}
        text="The items return to stock, and each shopper sees the order as Rejected. Orders paid in the meantime are kept."
        action={`Reject ${what}`}
        waiting={isPending}
        onConfirm={rejectAll}
      />
    </>
  );
}
