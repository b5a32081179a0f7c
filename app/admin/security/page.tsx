import type { Metadata } from "next";
import { SecurityView } from "@/components/admin/security/security-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Security" };

export default async function SecurityPage() {
  await requireAdmin("/admin/security");
  return <SecurityView />;
}
