import type { Metadata } from "next";
import { reviewSearchOf } from "@/components/admin/reviews/review-search";
import { ReviewsView } from "@/components/admin/reviews/reviews-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { allReviewsCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Reviews" };

export default async function ReviewsPage({ searchParams }: PageProps<"/admin/reviews">) {
  await requireAdmin("/admin/reviews");
  const params = await searchParams;
  const search = reviewSearchOf((name) => textOf(params[name]) ?? "");
  return (
    <PrefetchedPage prefetched={await prefetch(allReviewsCall(pageOf(textOf(params.page)), search))}>
      <ReviewsView />
    </PrefetchedPage>
  );
}
