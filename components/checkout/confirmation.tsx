"use client";

import { useEffect } from "react";
import { ErrorState } from "@/components/ui/states";
import { ApiError } from "@/lib/http/client";
import { begunOrder, forgetBegunOrder } from "@/lib/order/current-order";
import { useOrder } from "@/lib/order/hooks";
import { outcomeOf } from "@/lib/order/outcome";
import { NoSuchOrder } from "./no-such-order";
import { OrderConfirmation, OrderConfirmationSkeleton } from "./order-confirmation";
import { forgetChosenAddress } from "./use-chosen-address";
import { useGift } from "./use-gift";
import { useWaiting } from "./use-waiting";

/** The outcome of an order, polled until it is final. */
export function Confirmation({ orderId }: { orderId: string }) {
  const { isOver, pollMs } = useWaiting();
  const { order, error, isLoading, isReloading, reload } = useOrder(orderId, (known) =>
    known && outcomeOf(known) === "unpaid" ? pollMs : false,
  );
  const { forget: forgetGift } = useGift();
  const isPaid = order?.paymentStatus === "Paid";

  // The payment may have ended on another page than the checkout, where it began.
  useEffect(() => {
    if (!isPaid || begunOrder() !== orderId) return;
    forgetGift();
    forgetChosenAddress();
    forgetBegunOrder();
  }, [isPaid, orderId, forgetGift]);

  if (order) return <OrderConfirmation order={order} isConfirming={outcomeOf(order) === "unpaid" && !isOver} />;
  if (isLoading) return <OrderConfirmationSkeleton />;
  if (error instanceof ApiError && [403, 404].includes(error.status)) return <NoSuchOrder />;
  return (
    <ErrorState
      as="h1"
      title="We couldn't load your order."
      text="Your order is safe. Please try again."
      onRetry={() => void reload()}
      waiting={isReloading}
      className="w-full max-w-xl"
    />
  );
}
