import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { formatCount } from "@/lib/counted";
import type { ReturnedShare, ReturnFigures } from "@/lib/dashboard/schema";
import { formatPaise } from "@/lib/money";

/** What came back in a period: how much, by product and reason; and parcels that could not be delivered. */
export async function ReturnsPanel({ figures }: { figures: Promise<ReturnFigures> }) {
  const { open, pieces, amount, products, reasons, undelivered } = await figures;
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 border-line border-t py-3.5">
        <Fact name={<OpenReturnsLink />} value={formatCount(open)} />
        <Fact name="Pieces received" value={formatCount(pieces)} />
        <Fact name="Refunds for them" value={formatPaise(amount)} />
      </dl>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 @min-[56rem]:grid-cols-3">
        <Shares title="Of the pieces sold" shares={products} />
        <Shares title="By reason" shares={reasons} />
        <Shares title="Parcels that came back undelivered" shares={undelivered} />
      </div>
    </>
  );
}

function Fact({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div>
      <dt className="text-ink-2 text-small">{name}</dt>
      <dd className="figures font-semibold">{value}</dd>
    </div>
  );
}

function OpenReturnsLink() {
  return (
    <PageLink
      href="/admin/returns?group=open"
      className="tap underline decoration-line-strong underline-offset-4 hover:text-rust"
    >
      Open returns
    </PageLink>
  );
}

function Shares({ title, shares }: { title: string; shares: readonly ReturnedShare[] }) {
  if (shares.length === 0) return null;
  return (
    <div>
      <h3 className="text-ink-2 text-small">{title}</h3>
      <ul className="divide-y divide-line">
        {shares.map(({ name, pieces, of }) => (
          <li key={name} className="flex justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures whitespace-nowrap">{shareText(pieces, of)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "3 of 40, 8%"; only the number where fewer were sold in the period, because the pieces were sold before it. */
function shareText(pieces: number, of: number): string {
  const count = formatCount(pieces);
  return of > 0 && pieces <= of ? `${count} of ${formatCount(of)}, ${Math.round((pieces / of) * 100)}%` : count;
}
