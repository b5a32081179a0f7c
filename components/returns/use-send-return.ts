"use client";

import { useState } from "react";
import { notify } from "@/lib/notify";
import { randomKey } from "@/lib/order/attempt-key";
import { useRequestReturn } from "@/lib/order/return-hooks";
import type { RequestReturn } from "@/lib/return/schema";

/** Sends a request; pressed again after a lost answer it is still the same one, as long as nothing in it has changed. */
export function useSendReturn(orderId: string, onDone: () => void) {
  const [attempt, setAttempt] = useState({ key: "", purpose: "" });
  const { mutate, isPending, error } = useRequestReturn();

  function send(wanted: Omit<RequestReturn, "orderId">) {
    const purpose = JSON.stringify(wanted);
    const current = attempt.purpose === purpose ? attempt : { key: randomKey(), purpose };
    setAttempt(current);
    mutate(
      { orderId, ...wanted, key: current.key },
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
