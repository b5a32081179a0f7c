import { arrivalDay } from "@/lib/order/arrival";
import type { Order } from "@/lib/order/schema";
import { statuses } from "@/lib/order/status";
import { DeliveryLine } from "./delivery-line";

interface OrderDeliveryProps {
  order: Order;
  /** Leaves the day out, where the order's sentence has just said it. */
  withoutDay?: boolean;
  className?: string;
}

/** Where and when an order is delivered; nothing for one that has arrived or will not. */
export function OrderDelivery({ order, withoutDay, className }: OrderDeliveryProps) {
  const { parcel } = statuses[order.orderStatus];
  if (parcel !== "waiting" && parcel !== "underway") return null;
  return <DeliveryLine place={order.addressInfo} day={withoutDay ? null : arrivalDay(order)} className={className} />;
}
