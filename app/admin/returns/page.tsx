import type { Metadata } from "next";
import { ReturnsView } from "@/components/admin/returns/returns-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Returns" };

export default async function ReturnsPage() {
  await requireAdmin("/admin/returns");
  return <ReturnsView />;
}
