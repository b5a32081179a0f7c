import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SlipsPage } from "@/components/admin/orders/slips-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { loadSlips } from "@/lib/order/server/admin/slips";

export const metadata: Metadata = { title: "Packing slip" };

export default async function SlipPage({ params }: PageProps<"/admin/orders/[id]/slip">) {
  const { id } = await params;
  await requireAdmin(`/admin/orders/${id}/slip`);
  const slips = await loadSlips([id]);
  if (slips.length === 0) notFound();
  return <SlipsPage slips={slips} />;
}
