import { SectionHead } from "@/components/catalog/section-head";
import { buttonClasses } from "@/components/ui/button";
import type { PageReviews } from "@/lib/review/schema";
import { ReviewItem } from "./review-item";
import { ReviewsFrame } from "./reviews-frame";
import { ReviewsPlace } from "./reviews-place";
import { StillPictures } from "./still-pictures";

interface ReviewsSectionProps {
  product: { _id: string; title: string; size: readonly string[] };
  reviews: PageReviews;
}

/**
 * The reviews on a product's cached page: its figures and the most helpful ones. What is done with them, and the others,
 * is loaded once the page is there.
 */
export function ReviewsSection({ product, reviews: { summary, reviews } }: ReviewsSectionProps) {
  const { _id, title, size } = product;
  return (
    <section id="reviews" aria-label="Reviews" className="mt-14 scroll-mt-20 md:mt-20">
      <SectionHead title="Reviews" />
      <ReviewsPlace productId={_id} title={title} hasSizes={size.length > 0}>
        {summary.count + reviews.length === 0 ? (
          <p className="text-ink-2">No ratings yet.</p>
        ) : (
          <ReviewsFrame
            summary={summary}
            write={
              <a href="/shop/account?tab=reviews" className={buttonClasses({ variant: "outline" })}>
                Write a review
              </a>
            }
          >
            <ul className="divide-y divide-line *:py-5 *:first:pt-0">
              {reviews.map((review) => (
                <li key={review._id}>
                  <ReviewItem review={review} pictures={<StillPictures images={review.images} name={review.name} />} />
                </li>
              ))}
            </ul>
          </ReviewsFrame>
        )}
      </ReviewsPlace>
    </section>
  );
}
