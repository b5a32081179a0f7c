import type { Metadata } from "next";
import { SettingsView } from "@/components/admin/settings/settings-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { settingsCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  await requireAdmin("/admin/settings");
  return (
    <PrefetchedPage prefetched={await prefetch(settingsCall())}>
      <SettingsView />
    </PrefetchedPage>
  );
}
