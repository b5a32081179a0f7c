"use client";

import { CreditCard, HandCoins } from "lucide";
import type { Totals } from "@/lib/cart/totals";
import { useShopConfig } from "@/lib/config/hooks";
import { formatPaise, formatRupees, rupeesToPaise } from "@/lib/money";
import { arrivalOfNewOrder } from "@/lib/order/arrival";
import { type PaymentMethod, paymentMethods } from "@/lib/order/status";
import { useShopWords } from "@/lib/settings/shop-words";
import { PayOption } from "./pay-option";

interface PaymentStepProps {
  totals: Totals | null;
  /** The cart or the addresses are loading. */
  isLoading: boolean;
  /** The payment method in progress; both are disabled meanwhile. */
  waiting: PaymentMethod | null;
  /** The text shown while waiting, "Opening…". */
  waitingText: string;
  onCash: () => void;
  onRazorpay: () => void;
}

/** The payment methods the shop offers. */
export function PaymentStep({ totals, isLoading, waiting, waitingText, onCash, onRazorpay }: PaymentStepProps) {
  const { data: config } = useShopConfig();
  const { deliveryDays } = useShopWords();
  const { cash, razorpay } = paymentMethods;
  const isOverLimit = config !== undefined && totals !== null && totals.total > rupeesToPaise(config.cashLimit);
  const shared = { amount: totals && formatPaise(totals.total), arrival: arrivalOfNewOrder(deliveryDays) };
  return (
    <ul className="@container grid gap-4">
      {config?.razorpay.enabled && (
        <PayOption
          icon={CreditCard}
          label="Pay With Razorpay"
          {...shared}
          variant="custom"
          text="UPI, card, net banking or wallet, on Razorpay's own page. Your cart stays until the payment is confirmed."
          disabled={isLoading || waiting === cash}
          waiting={waiting === razorpay}
          waitingText={waitingText}
          onPay={onRazorpay}
        />
      )}
      <PayOption
        icon={HandCoins}
        label="Pay On Delivery"
        {...shared}
        // The only way to pay is the main one.
        variant={config && !config.razorpay.enabled ? "custom" : undefined}
        text={
          isOverLimit ? (
            <>
              <span>Cash orders are limited to</span>{" "}
              <span className="figures font-semibold text-ink">{formatRupees(config.cashLimit)}</span>
              <span>{`. ${config.razorpay.enabled ? "Pay with Razorpay or place a smaller order." : "Place a smaller order."}`}</span>
            </>
          ) : (
            "Cash at the door: keep it ready. Nothing is charged now."
          )
        }
        disabled={isLoading || isOverLimit || waiting === razorpay}
        waiting={waiting === cash}
        waitingText="Ordering…"
        onPay={onCash}
      />
    </ul>
  );
}
