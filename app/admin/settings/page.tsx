import type { Metadata } from "next";
import { SettingsView } from "@/components/admin/settings/settings-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  await requireAdmin("/admin/settings");
  return <SettingsView />;
}
