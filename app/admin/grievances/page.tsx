import type { Metadata } from "next";
import { GrievancesView } from "@/components/admin/grievances/grievances-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Grievances" };

export default async function GrievancesPage() {
  await requireAdmin("/admin/grievances");
  return <GrievancesView />;
}
