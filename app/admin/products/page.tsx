import type { Metadata } from "next";
import { ProductsView } from "@/components/admin/products/products-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Products" };

export default async function ProductsPage() {
  await requireAdmin("/admin/products");
  return <ProductsView />;
}
