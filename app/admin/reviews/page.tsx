import type { Metadata } from "next";
import { ReviewsView } from "@/components/admin/reviews/reviews-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Reviews" };

export default async function ReviewsPage() {
  await requireAdmin("/admin/reviews");
  return <ReviewsView />;
}
