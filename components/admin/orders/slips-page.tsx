import { PackingSlip } from "@/components/order/packing-slip";
import { PrintButton } from "@/components/ui/print-button";
import { EmptyState } from "@/components/ui/states";
import type { Order } from "@/lib/order/schema";
import { PageFrame } from "../page-frame";

/** Packing slips, each of which is a page on paper. */
export function SlipsPage({ orders }: { orders: Order[] }) {
  return (
    <div data-prints="slips">
      <PageFrame
        title={orders.length === 1 ? "Packing slip" : "Packing slips"}
        aside={orders.length > 0 && <PrintButton />}
      >
        {orders.length === 0 ? (
          <EmptyState
            title="No order to print"
            text="Choose orders in the list, then print their slips."
            action={false}
          />
        ) : (
          orders.map((order) => <PackingSlip key={order._id} order={order} />)
        )}
      </PageFrame>
    </div>
  );
}
