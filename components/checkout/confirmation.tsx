"use client";

import { FailedFace } from "@/components/ui/faces";
import { ApiError } from "@/lib/http/client";
import { useOrder } from "@/lib/order/hooks";
import { outcomeOf } from "@/lib/order/outcome";
import { NoSuchOrder } from "./no-such-order";
import { Slip, SlipSkeleton } from "./slip";
import { useWaiting } from "./use-waiting";

/** What became of an order, asked for until it is certain. */
export function Confirmation({ orderId }: { orderId: string }) {
  const { isOver, pollMs } = useWaiting();
  const { order, error, isLoading, isReloading, reload } = useOrder(orderId, (known) =>
    known && outcomeOf(known) === "unpaid" ? pollMs : false,
  );
  if (order) return <Slip order={order} isConfirming={outcomeOf(order) === "unpaid" && !isOver} />;
  if (isLoading) return <SlipSkeleton />;
  if (error instanceof ApiError && [403, 404].includes(error.status)) return <NoSuchOrder />;
  return (
    <FailedFace
      as="h1"
      title="We couldn't load your order."
      text="Your order is safe. Please try again."
      onRetry={() => void reload()}
      waiting={isReloading}
      className="w-full max-w-xl"
    />
  );
}
