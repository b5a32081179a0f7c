import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/shell";
import { AllLists } from "@/components/catalog/known-lists";
import { freshLists } from "@/lib/catalog/server/lists/load";

export const metadata: Metadata = { robots: { index: false } };

export default async function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AllLists all={await freshLists()} />
      <AdminShell>{children}</AdminShell>
    </>
  );
}
