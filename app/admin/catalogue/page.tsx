import type { Metadata } from "next";
import { CatalogueView } from "@/components/admin/catalogue/catalogue-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Catalogue" };

export default async function CataloguePage() {
  await requireAdmin("/admin/catalogue");
  return <CatalogueView />;
}
