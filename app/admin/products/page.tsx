import type { Metadata } from "next";
import { productSearchOf } from "@/components/admin/products/product-search";
import { ProductsView } from "@/components/admin/products/products-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { allProductsCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Products" };

export default async function ProductsPage({ searchParams }: PageProps<"/admin/products">) {
  await requireAdmin("/admin/products");
  const params = await searchParams;
  const search = productSearchOf((name) => textOf(params[name]) ?? "");
  return (
    <PrefetchedPage prefetched={await prefetch(allProductsCall(pageOf(textOf(params.page)), search))}>
      <ProductsView />
    </PrefetchedPage>
  );
}
