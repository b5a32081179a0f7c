import { Button } from "@/components/ui/button";
import { type OrderGroup as Group, orderGroups } from "@/lib/order/groups";

/** States which group of orders the list is limited to, with a button for all orders. */
export function OrderGroup({ group, onLeave }: { group: Group; onLeave: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-b-hung border-marigold border-t-2 bg-marigold-soft px-4 py-2">
      <p className="text-pretty">
        {group === "new-accounts"
          ? "Unpaid orders from accounts less than a day old that hold many pieces of a product."
          : orderGroups[group].label}
      </p>
      <Button variant="outline" size="sm" onClick={onLeave}>
        Show all orders
      </Button>
    </div>
  );
}
