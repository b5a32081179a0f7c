"use client";

import { useSend } from "@/lib/http/use-send";
import type { RejectedAnswer, RejectOrders } from "./new-accounts-schema";

/** Rejects unpaid orders of accounts that are less than a day old. */
export function useRejectOrders() {
  return useSend<RejectOrders, RejectedAnswer>({ path: "/api/admin/orders/rejectNewAccounts" });
}
