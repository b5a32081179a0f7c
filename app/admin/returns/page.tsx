import type { Metadata } from "next";
import { returnSearchOf } from "@/components/admin/returns/return-search";
import { ReturnsView } from "@/components/admin/returns/returns-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { allReturnsCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Returns" };

export default async function ReturnsPage({ searchParams }: PageProps<"/admin/returns">) {
  await requireAdmin("/admin/returns");
  const params = await searchParams;
  const search = returnSearchOf((name) => textOf(params[name]) ?? "");
  return (
    <PrefetchedPage prefetched={await prefetch(allReturnsCall(pageOf(textOf(params.page)), search))}>
      <ReturnsView />
    </PrefetchedPage>
  );
}
