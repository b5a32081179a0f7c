import { LargePictures } from "@/components/review/large-pictures";
import { ReviewItem } from "@/components/review/review-item";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/status-badge";
import { productPath } from "@/lib/catalog/product-path";
import type { ReviewStatus } from "@/lib/review/options";
import type { AdminReview } from "@/lib/review/schema";
import { ReviewActions } from "./review-actions";

const badges: Record<ReviewStatus, string> = {
  Published: "bg-status-delivered text-status-delivered-ink",
  Pending: "bg-status-pending text-status-pending-ink",
  Hidden: "bg-status-rejected text-status-rejected-ink",
};

/** A review with its product, why it is here, and what can be done with it. */
export function ReviewRow({ review }: { review: AdminReview }) {
  const { productId, productTitle, status, why, reports, images, name } = review;
  return (
    <li className="grid gap-x-6 gap-y-3 border-line border-b py-5 @min-[44rem]:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge label={status} badge={badges[status]} />
          <PageLink href={productPath(productId)} className="tap wrap-anywhere font-semibold hover:text-rust">
            {productTitle}
          </PageLink>
        </div>
        {why && <p className="text-small">{`Hidden: ${why}`}</p>}
        {reports.length > 0 && (
          <p className="wrap-anywhere text-error-ink text-small">{`Reported: ${countedReasons(reports)}`}</p>
        )}
        <ReviewItem review={review} pictures={<LargePictures images={images} name={name} title={productTitle} />} />
      </div>
      <ReviewActions key={review.version} review={review} />
    </li>
  );
}

/** "Advertising or link (2), Insult or hate (1)". */
function countedReasons(reports: AdminReview["reports"]): string {
  const counts = new Map<string, number>();
  for (const { why } of reports) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].map(([why, count]) => `${why} (${count})`).join(", ");
}
