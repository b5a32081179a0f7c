"use client";

import { useRef } from "react";
import { useAttemptKey } from "@/lib/http/use-attempt-key";
import { notify } from "@/lib/notify";
import { useRequestReturn } from "@/lib/order/return-hooks";
import type { RequestReturn } from "@/lib/return/schema";

/** Sends a request to return pieces. */
export function useSendReturn(orderId: string, onDone: () => void) {
  const keyOf = useAttemptKey();
  // The same pieces can be returned again, after the first return was cancelled.
  const sent = useRef(0);
  const { mutate, isPending, error } = useRequestReturn();

  function send(wanted: Omit<RequestReturn, "orderId">) {
    mutate(
      { orderId, ...wanted, key: keyOf({ ...wanted, sent: sent.current }) },
      {
        onSuccess: ({ message }) => {
          sent.current++;
          notify.done(message);
          onDone();
        },
      },
    );
  }

  return { send, isSending: isPending, failure: error?.message ?? "" };
}
