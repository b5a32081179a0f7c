import { PackageOpen, TicketPercent } from "lucide";
import { HelpLink } from "@/components/help/help-link";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import type { Totals } from "@/lib/cart/totals";
import { cn } from "@/lib/class-names";
import { formatPaise, paiseToRupees } from "@/lib/money";
import { feeText } from "@/lib/settings/texts";

/** Two lines for features that do not exist yet; they can't be pressed. */
export function CartNotes() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-b py-3 font-medium text-ink-2 text-small max-xs:text-tiny">
      <span className="flex items-center gap-1.5">
        <Icon shape={TicketPercent} className="size-4" />
        <span>Apply coupon</span>
      </span>
      <span className="flex items-center gap-1.5">
        <Icon shape={PackageOpen} className="size-4" />
        <span>Include Openbox Verification</span>
      </span>
    </div>
  );
}

/** How a total is made up; placeholders while it is not known. */
export function PriceSums({ totals, className }: { totals: Totals | null; className?: string }) {
  const rows = [
    ["Total MRP", totals && formatPaise(totals.mrp)],
    ["Discount on MRP", totals && `${totals.discount > 0 ? "− " : ""}${formatPaise(totals.discount)}`],
    ["Platform fee", totals && feeText(paiseToRupees(totals.platformFee))],
    ["Shipping fee", totals && feeText(paiseToRupees(totals.shippingFee))],
  ] as const;
  return (
    <dl data-keep-clear className={cn("grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 py-3.5", className)}>
      {rows.map(([label, amount], index) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{label.endsWith("fee") ? <HelpLink slug="delivery">{label}</HelpLink> : label}</dt>
          <dd className={cn("figures text-right", index === 1 && totals && totals.discount > 0 && "text-good")}>
            {amount ?? <Skeleton className="mt-0.5 h-4 w-20" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function TotalAmount({ totals, className }: { totals: Totals | null; className?: string }) {
  return (
    <dl data-keep-clear className={cn("flex flex-wrap items-baseline justify-between gap-x-4 text-lead", className)}>
      <dt className="font-semibold">Total amount</dt>
      <dd className="figures font-bold">{totals ? formatPaise(totals.total) : <Skeleton className="h-5 w-24" />}</dd>
    </dl>
  );
}
