import { Button } from "@/components/ui/button";

/** States that the list is limited to the orders the dashboard warns of, with a link to all orders. */
export function OrderGroup({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-b-hung border-marigold border-t-2 bg-marigold-soft px-4 py-2">
      <p className="text-pretty">Unpaid orders from accounts less than a day old that hold many pieces of a product.</p>
      <Button variant="outline" size="sm" onClick={onLeave}>
        Show all orders
      </Button>
    </div>
  );
}
