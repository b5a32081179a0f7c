"use client";

import Link from "next/link";
import { ReturnHistory } from "@/components/returns/return-history";
import { ReturnLines } from "@/components/returns/return-lines";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { SentPictures } from "@/components/ui/sent-pictures";
import { Badge } from "@/components/ui/status-badge";
import { orderLink } from "@/lib/dashboard/links";
import { formatDay } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import { shortNumber } from "@/lib/order/short-number";
import type { ShownReturn } from "@/lib/return/schema";
import { statusTraits } from "@/lib/return/status";
import { useLast } from "../use-last";
import { PaidForm } from "./paid-form";
import { ReturnForm } from "./return-form";

interface ReturnDialogProps {
  /** Null while no return is open. */
  shown: ShownReturn | null;
  onClose: () => void;
  /** Called with the return as it is now, if somebody else has changed it since it was shown. */
  onStale: (current: ShownReturn) => void;
}

/** All details of one return, with its next step in the footer. */
export function ReturnDialog({ shown, onClose, onStale }: ReturnDialogProps) {
  const last = useLast(shown);
  if (!last) return null;
  return (
    <Dialog open={shown !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl">
        <DialogHeader title="Return" />
        <DialogBody>
          <Facts shown={last} />
          <ReturnLines lines={last.lines} />
          {last.note && <p className="wrap-anywhere border-line border-t py-3">{`“${last.note}”`}</p>}
          <SentPictures images={last.images} />
          <div className="border-line border-t pt-4">
            <ReturnHistory history={last.history} reader="admin" />
          </div>
        </DialogBody>
        {last.refundStatus === "To pay" && <PaidForm key={last._id} shown={last} onDone={onClose} onStale={onStale} />}
        {statusTraits[last.status].next.length > 0 && (
          <ReturnForm key={`${last._id} ${last.status}`} shown={last} onDone={onClose} onStale={onStale} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Facts({ shown }: { shown: ShownReturn }) {
  const link = (id: string) => (
    <Link href={orderLink(id)} prefetch={false} className="tap underline underline-offset-4 hover:text-rust">
      {shortNumber(id)}
    </Link>
  );
  const facts = [
    ["Requested", formatDay(shown.requestedAt)],
    ["Order", link(shown.orderId)],
    ["Refund", shown.refundAmount > 0 ? formatRupees(shown.refundAmount) : "None"],
    ["Refund Status", shown.refundStatus],
    ["Exchange", shown.exchangeOrderId ? link(shown.exchangeOrderId) : ""],
    ["Reference", shown.refundReference ?? ""],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3.5 pb-4">
      <div className="col-span-full">
        <dt className="sr-only">Status</dt>
        <dd>
          <Badge {...statusTraits[shown.status]} />
        </dd>
      </div>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt className="text-ink-3 text-small">{name}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
