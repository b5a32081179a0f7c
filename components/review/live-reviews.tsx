"use client";

import { type ReactNode, useRef, useState } from "react";
import { useInView } from "@/components/catalog/use-in-view";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { counted } from "@/lib/counted";
import { type ReviewChoice, useMyReviews, useReviews } from "@/lib/review/hooks";
import { reviewSorts, stars } from "@/lib/review/options";
import { ListedReview } from "./listed-review";
import { OwnReview } from "./own-review";
import { ReviewsFrame } from "./reviews-frame";
import { WriteButton } from "./write-button";

export interface LiveProps {
  productId: string;
  title: string;
  hasSizes: boolean;
  /** What is shown until the reviews are there. */
  children: ReactNode;
}

/** How far below the window they are fetched, in px. */
const margin = 600;

const sortOf = (id: string) => reviewSorts.find((sort) => sort.id === id)?.id ?? "helpful";

/** The reviews of a product as they are now: sorted, narrowed to a number of stars, page by page. */
export function LiveReviews({ children, ...product }: LiveProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, margin);
  const [choice, setChoice] = useState<ReviewChoice>({ sortBy: "helpful", rating: "" });
  const list = useReviews(product.productId, choice, isNear);
  const { data: mine } = useMyReviews(product.productId, isNear);
  // The figures stay while another order is loading.
  const known = useRef(list.first);
  if (list.first) known.current = list.first;
  const { summary } = known.current ?? {};
  const own = mine?.reviews[0];
  return (
    <div ref={place}>
      {summary ? (
        <ReviewsFrame summary={summary} write={<WriteButton {...product} mine={mine} />}>
          {own && <OwnReview review={own} hasSizes={product.hasSizes} className="mb-6" />}
          {summary.count > 0 && <Choice choice={choice} onChange={setChoice} />}
          {list.error && (
            <p role="alert" className="py-4">
              <span>{list.error.message}</span>{" "}
              <Button variant="link" size="sm" waiting={list.isFetching} onClick={list.reload}>
                Try again
              </Button>
            </p>
          )}
          <p role="status" className="text-ink-2 empty:hidden">
            {!list.isLoading && !list.error && list.reviews.length === 0 && summary.count > 0 && (
              <span>{choice.rating ? "No reviews with so many stars" : "No reviews to read yet"}</span>
            )}
          </p>
          <ul aria-busy={list.isFetching} className="divide-y divide-line *:py-5">
            {list.reviews.map((review) => (
              <ListedReview
                key={review._id}
                review={review}
                title={product.title}
                isOwn={review._id === own?._id}
                isHelpful={mine?.voted.includes(review._id) ?? false}
              />
            ))}
          </ul>
          {list.hasMore && (
            <Button variant="outline" waiting={list.isFetching} waitingText="Loading…" onClick={list.loadMore}>
              Show more reviews
            </Button>
          )}
        </ReviewsFrame>
      ) : (
        children
      )}
    </div>
  );
}

function Choice({ choice, onChange }: { choice: ReviewChoice; onChange: (choice: ReviewChoice) => void }) {
  return (
    <div className="grid max-w-md grid-cols-2 gap-3 pb-2">
      <Field label="Sort by">
        <Select
          options={reviewSorts}
          value={choice.sortBy}
          onChange={({ target }) => onChange({ ...choice, sortBy: sortOf(target.value) })}
        />
      </Field>
      <Field label="Stars">
        <Select
          options={stars.map((each) => ({ id: each, label: counted(each, "star") }))}
          value={choice.rating}
          onChange={({ target }) => onChange({ ...choice, rating: target.value })}
        >
          <option value="">All</option>
        </Select>
      </Field>
    </div>
  );
}
