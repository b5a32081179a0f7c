import type { Metadata } from "next";
import { CatalogueView } from "@/components/admin/catalogue/catalogue-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { catalogueCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Catalogue" };

export default async function CataloguePage() {
  await requireAdmin("/admin/catalogue");
  return (
    <PrefetchedPage prefetched={await prefetch(catalogueCall())}>
      <CatalogueView />
    </PrefetchedPage>
  );
}
