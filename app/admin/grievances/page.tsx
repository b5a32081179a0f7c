import type { Metadata } from "next";
import { grievanceSearchOf } from "@/components/admin/grievances/grievance-search";
import { GrievancesView } from "@/components/admin/grievances/grievances-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { grievancesCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Grievances" };

export default async function GrievancesPage({ searchParams }: PageProps<"/admin/grievances">) {
  await requireAdmin("/admin/grievances");
  const params = await searchParams;
  const search = grievanceSearchOf((name) => textOf(params[name]) ?? "");
  return (
    <PrefetchedPage prefetched={await prefetch(grievancesCall(pageOf(textOf(params.page)), search))}>
      <GrievancesView />
    </PrefetchedPage>
  );
}
