import { Button } from "@/components/ui/button";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

interface ViewDetailProps {
  order: Order;
  onOpen: (order: Order) => void;
  className?: string;
}

/** Opens the details of an order from its row in a list. */
export function ViewDetail({ order, onOpen, className }: ViewDetailProps) {
  return (
    <Button variant="outline" size="sm" className={className} onClick={() => onOpen(order)}>
      View Detail
      <span className="sr-only"> of order {shortNumber(order._id)}</span>
    </Button>
  );
}
