import { PackingSlip } from "@/components/order/packing-slip";
import { PrintButton } from "@/components/ui/print-button";
import { EmptyState } from "@/components/ui/states";
import type { Slip } from "@/lib/order/slips";
import { PageFrame } from "../page-frame";

/** Packing slips, each of which is a page on paper. */
export function SlipsPage({ slips }: { slips: Slip[] }) {
  return (
    <div data-prints="slips">
      <PageFrame
        title={slips.length === 1 ? "Packing slip" : "Packing slips"}
        aside={slips.length > 0 && <PrintButton />}
      >
        {slips.length === 0 ? (
          <EmptyState
            title="No order to print"
            text="Choose orders in the list, then print their slips."
            action={false}
          />
        ) : (
          slips.map((slip) => <PackingSlip key={slip.order._id} {...slip} />)
        )}
      </PageFrame>
    </div>
  );
}
