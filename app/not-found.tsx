import type { Metadata } from "next";
import { NotFound } from "@/components/layout/not-found";
import { ShopShell } from "@/components/layout/shop-shell";

export const metadata: Metadata = { title: "Not found" };

export default function NotFoundPage() {
  return (
    <ShopShell>
      <NotFound />
    </ShopShell>
  );
}
