"use client";

import { useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { useShopConfig } from "@/lib/config/hooks";
import { formatClock } from "@/lib/dates";
import { ApiError } from "@/lib/http/client";
import { loadForm, openForm } from "@/lib/payment/provider-form";
import { storeCurrentOrder } from "./current-order";
import { fetchOrder, useCapturePayment, useReloadOrders } from "./hooks";
import type { PaymentAnswer } from "./schema";

/** How a payment ended; the text of an alert is prescribed by the specification. */
export type PaymentEnd =
  /** Confirmed, or to be confirmed on the page that shows the order. */
  | { kind: "placed"; orderId: string }
  | { kind: "alert"; text: "Failed to load" | "Payment Failed try again"; reason?: string }
  /** There is no order to pay; the error says why. */
  | { kind: "refused"; error: ApiError };

/** Why a payment failed, and whether the shopper was charged. */
const reasons = {
  closed: "You closed the payment window. If your account was debited, the order is confirmed or the money comes back.",
  failed:
    "The payment did not go through. If your account was debited, the order is confirmed or the money comes back.",
  late: "The time to pay this order has run out. If your account was debited, the money comes back or the order is taken up again.",
};

function failure(reason: keyof typeof reasons): PaymentEnd {
  return { kind: "alert", text: "Payment Failed try again", reason: reasons[reason] };
}

/** The current stage of a payment. */
export type PaymentStage = "idle" | "opening" | "open" | "confirming";

/** Takes a Razorpay payment, from loading the script to the server's confirmation; `stage` is the current step. */
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
    if (!holdUntil) return failure("late");
    storeCurrentOrder(payment.orderId);
    setStage("open");
    const prefill = { name: user?.username ?? "", email: user?.email ?? "", contact: `+91${phone}` };
    const report = await openForm({ ...payment, holdUntil }, prefill, `Held for you until ${formatClock(holdUntil)}`);
    if (typeof report === "string") {
      // The form was closed or failed, but the order may have been paid in another app meanwhile.
      const order = await fetchOrder(payment.orderId).catch(() => null);
      reloadOrders();
      if (order?.paymentStatus === "Paid") return { kind: "placed", orderId: payment.orderId };
      return failure(report);
    }
    setStage("confirming");
    try {
      await capture({ orderId: payment.orderId, ...report });
    } catch (error) {
      // Refused: not paid. For anything else (no response, provider unavailable, refund) the order shows its state.
      if (error instanceof ApiError && error.status === 422) return failure("failed");
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
