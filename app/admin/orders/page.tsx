import type { Metadata } from "next";
import { orderSearchOf } from "@/components/admin/orders/order-search";
import { OrdersView } from "@/components/admin/orders/orders-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { allOrdersCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "All Orders" };

export default async function OrdersPage({ searchParams }: PageProps<"/admin/orders">) {
  await requireAdmin("/admin/orders");
  const params = await searchParams;
  const search = orderSearchOf((name) => textOf(params[name]) ?? "");
  return (
    <PrefetchedPage prefetched={await prefetch(allOrdersCall(pageOf(textOf(params.page)), search))}>
      <OrdersView />
    </PrefetchedPage>
  );
}
