import Link from "next/link";
import { orderPath } from "@/lib/order/order-path";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

/** Leads from an order to those by which its exchanged pieces are sent, and back. */
export function Exchanges({ order: { exchangeOf, exchangeOrders } }: { order: Order }) {
  const links = [
    ...(exchangeOf ? [{ id: exchangeOf, text: "Exchange of pieces of order" }] : []),
    ...exchangeOrders.map((id) => ({ id, text: "Exchanged pieces: order" })),
  ];
  return links.map(({ id, text }) => (
    <p key={id}>
      <span>{`${text} `}</span>
      <Link href={orderPath(id)} prefetch={false} className="tap font-semibold underline underline-offset-4">
        {shortNumber(id)}
      </Link>
    </p>
  ));
}
