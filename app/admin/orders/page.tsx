import type { Metadata } from "next";
import { OrdersView } from "@/components/admin/orders/orders-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "All Orders" };

export default async function OrdersPage() {
  await requireAdmin("/admin/orders");
  return <OrdersView />;
}
