import type { Metadata } from "next";
import { HelpView } from "@/components/admin/help/help-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { helpPages } from "@/lib/help/options";
import { helpPagesCall, pageVersionsCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Help pages" };

export default async function HelpPagesPage() {
  await requireAdmin("/admin/settings/help");
  return (
    <PrefetchedPage prefetched={await prefetch(helpPagesCall(), pageVersionsCall(helpPages[0].slug))}>
      <HelpView />
    </PrefetchedPage>
  );
}
