"use client";

import { useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { useShopConfig } from "@/lib/config/hooks";
import { formatClock } from "@/lib/dates";
import { ApiError } from "@/lib/http/client";
import { loadForm, openForm } from "@/lib/payment/provider-form";
import { keepCurrentOrder } from "./current-order";
import { fetchOrder, useCapturePayment, useReloadOrders } from "./hooks";
import type { PaymentAnswer } from "./schema";

/** How a payment ended; an alert's text is the specification's. */
export type PaymentEnd =
  /** Confirmed, or to be confirmed where the order is shown. */
  | { kind: "placed"; orderId: string }
  | { kind: "alert"; text: "Failed to load" | "Payment Failed try again" }
  /** There is no order to pay; the error says why. */
  | { kind: "refused"; error: ApiError };

/** What a payment waits for. */
export type PaymentStage = "idle" | "opening" | "open" | "confirming";

/** Takes a Razorpay payment, from the script to the server's confirmation; `stage` tells what is being waited for. */
export function usePayment() {
  const [stage, setStage] = useState<PaymentStage>("idle");
  const { user } = useSession();
  const { refetch: readConfig, data: config } = useShopConfig();
  const { mutateAsync: capture } = useCapturePayment();
  const reloadOrders = useReloadOrders();

  async function take(order: () => Promise<PaymentAnswer>, phone: string): Promise<PaymentEnd> {
    setStage("opening");
    try {
      const scriptUrl = (config ?? (await readConfig()).data)?.razorpay.scriptUrl;
      await loadForm(scriptUrl ?? "");
    } catch {
      return { kind: "alert", text: "Failed to load" };
    }
    let payment: PaymentAnswer;
    try {
      payment = await order();
    } catch (error) {
      if (error instanceof ApiError) return { kind: "refused", error };
      throw error;
    }
    const { holdUntil } = payment;
    if (!holdUntil) return { kind: "alert", text: "Payment Failed try again" };
    keepCurrentOrder(payment.orderId);
    setStage("open");
    const prefill = { name: user?.username ?? "", email: user?.email ?? "", contact: `+91${phone}` };
    const report = await openForm({ ...payment, holdUntil }, prefill, `Held for you until ${formatClock(holdUntil)}`);
    if (!report) {
      // Closed, yet perhaps paid in another app meanwhile.
      const order = await fetchOrder(payment.orderId).catch(() => null);
      reloadOrders();
      if (order?.paymentStatus === "Paid") return { kind: "placed", orderId: payment.orderId };
      return { kind: "alert", text: "Payment Failed try again" };
    }
    setStage("confirming");
    try {
      await capture({ orderId: payment.orderId, ...report });
    } catch (error) {
      // Refused: not paid. Anything else (no answer, provider away, money on its way back) is told by the order itself.
      if (error instanceof ApiError && error.status === 422) return { kind: "alert", text: "Payment Failed try again" };
    }
    return { kind: "placed", orderId: payment.orderId };
  }

  async function pay(order: () => Promise<PaymentAnswer>, phone: string): Promise<PaymentEnd> {
    try {
      return await take(order, phone);
    } finally {
      setStage("idle");
    }
  }

  return { stage, pay };
}
