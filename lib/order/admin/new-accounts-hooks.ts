"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { RejectedAnswer, RejectOrders } from "./new-accounts-schema";

/** Rejects unpaid orders of accounts that are less than a day old. */
export function useRejectOrders() {
  return useMutation({
    mutationFn: (body: RejectOrders) =>
      api<RejectedAnswer>("/api/admin/orders/rejectNewAccounts", { method: "POST", body }),
  });
}
