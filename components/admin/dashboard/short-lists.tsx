import type { ReactNode } from "react";
import { Thumb } from "@/components/cart/thumb";
import { PageLink } from "@/components/ui/page-link";
import { StatusBadge } from "@/components/ui/status-badge";
import { counted } from "@/lib/counted";
import { orderLink, productLink } from "@/lib/dashboard/links";
import { lowSizesText } from "@/lib/dashboard/low-sizes";
import type { BestSeller, LatestOrder, LowStock } from "@/lib/dashboard/schema";
import { formatDay } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import { shortNumber } from "@/lib/order/short-number";

const linkClasses = "tap underline decoration-line-strong underline-offset-4 hover:text-rust";

function List({ children, empty, isEmpty }: { children: ReactNode; empty: string; isEmpty: boolean }) {
  if (isEmpty) return <p className="border-line border-t py-3.5 text-ink-2">{empty}</p>;
  return <ul className="divide-y divide-line border-line border-t">{children}</ul>;
}

/** A product with its picture, a note on the right, and one below its title. */
function ProductRow({
  title,
  image,
  below,
  children,
}: {
  title: string;
  image: string;
  below?: string;
  children: ReactNode;
}) {
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      <Thumb image={image} className="w-8 rounded-b-tag" />
      <div className="min-w-0 flex-1">
        <PageLink href={productLink(title)} className={`line-clamp-2 ${linkClasses}`}>
          {title}
        </PageLink>
        {below && <p className="text-rust text-small">{below}</p>}
      </div>
      {children}
    </li>
  );
}

export async function BestSellers({ best }: { best: Promise<BestSeller[]> }) {
  const products = await best;
  return (
    <List isEmpty={products.length === 0} empty="No sales yet">
      {products.map(({ id, title, image, pieces, amount }) => (
        <ProductRow key={id} title={title} image={image}>
          <span className="figures flex flex-wrap items-baseline justify-end gap-x-3">
            <span className="text-ink-2 text-small">{counted(pieces, "piece")}</span>
            <span className="min-w-28 text-right font-semibold">{formatPaise(amount)}</span>
          </span>
        </ProductRow>
      ))}
    </List>
  );
}

export async function RunningLow({ stock }: { stock: Promise<LowStock> }) {
  const { lowest } = await stock;
  return (
    <List isEmpty={lowest.length === 0} empty="No products are running low.">
      {lowest.map(({ id, title, image, stock: left, sizes }) => (
        <ProductRow key={id} title={title} image={image} below={left > 0 ? lowSizesText(sizes) : ""}>
          <span className={left > 0 ? "figures font-semibold" : "figures font-semibold text-error-ink"}>
            {left > 0 ? `${left} left` : "Out of stock"}
          </span>
        </ProductRow>
      ))}
    </List>
  );
}

export async function LatestOrders({ latest }: { latest: Promise<LatestOrder[]> }) {
  const orders = await latest;
  return (
    <List isEmpty={orders.length === 0} empty="No orders yet.">
      {orders.map(({ id, at, orderStatus, amount }) => (
        <li key={id} className="figures flex min-h-13 flex-wrap items-center gap-x-3">
          <span className="flex-[1_1_6rem] py-1.5 text-small md:flex md:gap-6">
            <PageLink href={orderLink(id)} className={linkClasses}>
              {shortNumber(id)}
            </PageLink>
            <span className="block text-ink-2">{formatDay(at)}</span>
          </span>
          <StatusBadge status={orderStatus} />
          <span className="min-w-28 text-right font-semibold">{formatPaise(amount)}</span>
        </li>
      ))}
    </List>
  );
}
