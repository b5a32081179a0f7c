import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import { shortNumber } from "@/lib/order/short-number";
import type { ShownReturn } from "@/lib/return/schema";
import { statusTraits } from "@/lib/return/status";

interface ReturnsListProps {
  returns: readonly ShownReturn[];
  onOpen: (opened: ShownReturn) => void;
}

/** Returns as rows: what of which order, how far it is, and its money. */
export function ReturnsList({ returns, onOpen }: ReturnsListProps) {
  return (
    <ul aria-label="Returns" className="hung">
      {returns.map((one) => (
        <li
          key={one._id}
          className="grid gap-x-5 gap-y-2 border-line border-b py-4 @min-[44rem]:grid-cols-[9rem_minmax(0,1fr)_10rem_auto] @min-[44rem]:items-center"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge {...statusTraits[one.status]} />
            <span className="figures text-ink-2 text-small">{formatDay(one.requestedAt)}</span>
          </div>
          <div className="min-w-0">
            <p className="wrap-anywhere">{piecesOf(one)}</p>
            <p className="figures text-ink-3 text-small">{`Order ${shortNumber(one.orderId)}`}</p>
          </div>
          <p className="figures">
            <span className="font-semibold">{moneyOf(one)}</span>
            <span className="block text-ink-3 text-small">{one.refundStatus === "None" ? "" : one.refundStatus}</span>
          </p>
          <Button variant="outline" size="sm" onClick={() => onOpen(one)}>
            <span>View Detail</span>
            <span className="sr-only">{` of the return of order ${shortNumber(one.orderId)}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function moneyOf({ refundAmount, lines }: ShownReturn): string {
  if (refundAmount > 0) return formatRupees(refundAmount);
  return lines.every(({ exchangeSize }) => exchangeSize !== null) ? "Exchange" : "No refund";
}

function piecesOf({ lines }: ShownReturn): string {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(", ");
}
