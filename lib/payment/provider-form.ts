import { serverNow } from "@/lib/server-time";
import { site } from "@/lib/site";

/** The provider's form reports this after a payment; it is sent to the server unchanged. */
export interface PaidReport {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The options of the provider's checkout used here (see its documentation: Web Standard Checkout). */
interface FormOptions {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  retry: { enabled: boolean };
  /** Seconds after which the form closes automatically. */
  timeout: number;
  handler: (report: PaidReport) => void;
  modal: { ondismiss: () => void };
}

interface CheckoutForm {
  open: () => void;
  on: (event: "payment.failed", callback: () => void) => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: FormOptions) => CheckoutForm;
  }
}

let loading: Promise<void> | null = null;

/** Loads the provider's script once. A failure is not cached, so that the next call loads it again. */
export function loadForm(scriptUrl: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.onload = () =>
      window.Razorpay ? resolve() : reject(new Error("The script did not define Razorpay's checkout."));
    script.onerror = () => reject(new Error("The script can't be reached."));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export interface OpenedPayment {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  razorpayOrderId: string;
  /** ISO 8601. */
  holdUntil: string;
}

/** The colour of the provider's form from the specification: orange, as the hexadecimal value that the form accepts. */
const orange = "#ffa500";

/** How the form ended without a payment: the payment was declined, or the form was closed before there was one. */
export type Unpaid = "failed" | "closed";

/**
 * Opens the provider's form over the page. Its own retry is disabled, because the shop offers one.
 * @returns the form's report, or how the form ended without a payment
 */
export function openForm(
  payment: OpenedPayment,
  prefill: FormOptions["prefill"],
  description: string,
): Promise<PaidReport | Unpaid> {
  const { Razorpay } = window;
  if (!Razorpay) return Promise.reject(new Error("The form is not loaded."));
  return new Promise((resolve) => {
    const { key, amount, currency, razorpayOrderId, holdUntil } = payment;
    let end: Unpaid = "closed";
    const form = new Razorpay({
      key,
      amount,
      currency,
      order_id: razorpayOrderId,
      name: site.name,
      description,
      prefill,
      theme: { color: orange },
      retry: { enabled: false },
      timeout: Math.max(1, Math.floor((Date.parse(holdUntil) - serverNow()) / 1000)),
      handler: resolve,
      modal: { ondismiss: () => resolve(end) },
    });
    form.on("payment.failed", () => {
      end = "failed";
    });
    form.open();
  });
}
