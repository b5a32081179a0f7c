"use client";

import Link from "next/link";
import { useState } from "react";
import { Thumb } from "@/components/cart/thumb";
import { OwnReview } from "@/components/review/own-review";
import { ReviewDialog } from "@/components/review/review-dialog";
import { Button, buttonClasses } from "@/components/ui/button";
import { Repeat, Skeleton } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { productPath } from "@/lib/catalog/product-path";
import { useMyReviews } from "@/lib/review/hooks";
import { reviewsHelpPath } from "@/lib/review/options";
import type { OwnReview as OwnReviewData, WaitingProduct } from "@/lib/review/schema";

/** What the shopper got and has not reviewed, and their reviews. */
export function ReviewsTab() {
  const { data, isPending, isError, refetch, isRefetching } = useMyReviews();
  // Once they are loaded, they stay when loading them again fails, as does the open form of one.
  if (isError && !data) {
    return (
      <ErrorState
        title="We couldn't load your reviews."
        text="Please try again."
        onRetry={() => void refetch()}
        waiting={isRefetching}
      />
    );
  }
  if (isPending) {
    return (
      <div aria-hidden="true" className="hung grid gap-4 pt-4">
        <Repeat times={3}>
          <Skeleton className="h-20" />
        </Repeat>
      </div>
    );
  }
  const { waiting, reviews } = data;
  if (waiting.length + reviews.length === 0) {
    return (
      <EmptyState
        as="h2"
        title="Nothing to review yet"
        text="What was delivered to you waits here for your review."
        action={
          <Link className={buttonClasses({ variant: "outline" })} href="/shop/listing">
            Go to the shop
          </Link>
        }
      />
    );
  }
  return (
    <div className="grid gap-10">
      {waiting.length > 0 && (
        <section aria-label="Waiting for your review">
          <h2 className="display pb-3 text-h2">Waiting for your review</h2>
          <ul className="hung">
            {waiting.map((product) => (
              <Waiting key={product.productId} product={product} />
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-label="Your reviews">
          <h2 className="display pb-3 text-h2">Your reviews</h2>
          <ul className="grid gap-6">
            {reviews.map((review) => (
              <Written key={review._id} review={review} />
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-2 text-small">
        <Link href={reviewsHelpPath} prefetch={false} className="underline underline-offset-4 hover:text-rust">
          How reviews work here
        </Link>
      </p>
    </div>
  );
}

function Waiting({ product }: { product: WaitingProduct }) {
  const [isOpen, setOpen] = useState(false);
  const { productId, title, image, sizeLabel } = product;
  return (
    <li className="flex flex-wrap items-center gap-4 border-line border-b py-3">
      <Thumb image={image} className="w-14" />
      <div className="min-w-0 flex-1">
        <Link href={productPath(productId)} prefetch={false} className="wrap-anywhere font-medium hover:text-rust">
          {title}
        </Link>
        {sizeLabel && <p className="text-ink-3 text-small">{`Size ${sizeLabel}`}</p>}
      </div>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <span>Write a review</span>
        <span className="sr-only">{` of ${title}`}</span>
      </Button>
      <ReviewDialog
        product={{ productId, title, hasSizes: sizeLabel !== null }}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </li>
  );
}

function Written({ review }: { review: OwnReviewData }) {
  const { productId, productTitle, productImage, sizeLabel } = review;
  return (
    <li className="grid gap-3 md:grid-cols-[4rem_minmax(0,1fr)]">
      {productImage && <Thumb image={productImage} className="w-16" />}
      <div className="min-w-0">
        <Link href={productPath(productId)} prefetch={false} className="wrap-anywhere font-medium hover:text-rust">
          {productTitle}
        </Link>
        <OwnReview review={review} hasSizes={sizeLabel !== null} className="mt-2" />
      </div>
    </li>
  );
}
