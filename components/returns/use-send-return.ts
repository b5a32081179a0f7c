"use client";

import { useAttemptKey } from "@/lib/http/use-attempt-key";
import { notify } from "@/lib/notify";
import { useRequestReturn } from "@/lib/order/return-hooks";
import type { RequestReturn } from "@/lib/return/schema";

/** Sends a request to return pieces. */
export function useSendReturn(orderId: string, onDone: () => void) {
  const keyOf = useAttemptKey();
  const { mutate, isPending, error } = useRequestReturn();

  function send(wanted: Omit<RequestReturn, "orderId">) {
    mutate(
      { orderId, ...wanted, key: keyOf(wanted) },
      {
        onSuccess: ({ message }) => {
          notify.done(message);
          onDone();
        },
      },
    );
  }

  return { send, isSending: isPending, failure: error?.message ?? "" };
}
