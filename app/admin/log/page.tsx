import type { Metadata } from "next";
import { LogView } from "@/components/admin/log/log-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Log" };

export default async function LogPage() {
  await requireAdmin("/admin/log");
  return <LogView />;
}
