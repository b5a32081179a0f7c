import { Button } from "@/components/ui/button";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

interface ViewDetailProps {
  order: Order;
  onOpen: (order: Order) => void;
}

/** Opens the details of an order from its row in a list. */
export function ViewDetail({ order, onOpen }: ViewDetailProps) {
  return (
    <Button variant="outline" size="sm" onClick={() => onOpen(order)}>
      <span>View Detail</span>
      <span className="sr-only">{` of order ${shortNumber(order._id)}`}</span>
    </Button>
  );
}
