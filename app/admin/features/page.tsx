import type { Metadata } from "next";
import { PageFrame } from "@/components/admin/page-frame";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Features" };

export default async function FeaturesPage() {
  await requireAdmin("/admin/features");
  return (
    <PageFrame title="Features">
      <p className="hung pt-4 text-ink-2">Nothing is shown here yet.</p>
    </PageFrame>
  );
}
