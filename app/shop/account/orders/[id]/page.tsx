import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderPage } from "@/components/order/page/order-page";
import { requireUser } from "@/lib/auth/server/page-session";
import { orderPath } from "@/lib/order/order-path";
import { loadOwnOrder } from "@/lib/order/server/checkout/service";
import { shortNumber } from "@/lib/order/short-number";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Order ${shortNumber((await params).id)}`, robots: { index: false } };
}

export default async function OrderRoute({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(orderPath(encodeURIComponent(id)));
  const order = await loadOwnOrder(user.id, id);
  if (!order) notFound();
  return (
    <main className="page pt-3 md:pt-6">
      <OrderPage order={order} />
    </main>
  );
}
