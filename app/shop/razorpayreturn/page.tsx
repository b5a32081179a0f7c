import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Confirmation } from "@/components/checkout/confirmation";
import { requireUser } from "@/lib/auth/server/page-session";
import { successPage } from "@/lib/order/current-order";

export const metadata: Metadata = { title: "Your order", robots: { index: false } };

interface Props {
  searchParams: Promise<{ order?: string | string[] }>;
}

export default async function ReturnPage({ searchParams }: Props) {
  const { order } = await searchParams;
  const orderId = typeof order === "string" ? order : "";
  await requireUser(orderId ? successPage(orderId) : "/shop/home");
  if (!orderId) redirect("/shop/home");
  return (
    <main className="page flex flex-col items-center pt-8 md:pt-16">
      <Confirmation orderId={orderId} />
    </main>
  );
}
