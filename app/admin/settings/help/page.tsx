import type { Metadata } from "next";
import { HelpView } from "@/components/admin/help/help-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Help pages" };

export default async function HelpPagesPage() {
  await requireAdmin("/admin/settings/help");
  return <HelpView />;
}
