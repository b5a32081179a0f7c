import type { Metadata } from "next";
import { SecurityView } from "@/components/admin/security/security-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { secondFactorCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Security" };

export default async function SecurityPage() {
  await requireAdmin("/admin/security");
  return (
    <PrefetchedPage prefetched={await prefetch(secondFactorCall())}>
      <SecurityView />
    </PrefetchedPage>
  );
}
