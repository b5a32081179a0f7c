import type { Metadata } from "next";
import { logSearchOf } from "@/components/admin/log/log-search";
import { LogView } from "@/components/admin/log/log-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { logCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Log" };

export default async function LogPage({ searchParams }: PageProps<"/admin/log">) {
  await requireAdmin("/admin/log");
  const params = await searchParams;
  const search = logSearchOf((name) => textOf(params[name]) ?? "");
  return (
    <PrefetchedPage prefetched={await prefetch(logCall(pageOf(textOf(params.page)), search))}>
      <LogView />
    </PrefetchedPage>
  );
}
