import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ShopShell } from "@/components/layout/shop-shell";

export const metadata: Metadata = { title: "Not found" };

export default function MissingLayout({ children }: { children: ReactNode }) {
  return <ShopShell year={new Date().getFullYear()}>{children}</ShopShell>;
}
