import type { Metadata } from "next";
import { SlipsPage } from "@/components/admin/orders/slips-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { loadSlips } from "@/lib/order/server/admin/slips";
import { slipsPath } from "@/lib/order/slips";

export const metadata: Metadata = { title: "Packing slips" };

export default async function PackingSlipsPage({ searchParams }: PageProps<"/admin/orders/slips">) {
  const ids = [(await searchParams).ids ?? []].flat().flatMap((part) => part.split(","));
  await requireAdmin(slipsPath(ids));
  return <SlipsPage slips={await loadSlips(ids)} />;
}
