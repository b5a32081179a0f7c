"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";
import { outcome } from "@/lib/outcome";
import { useDeleteReview } from "@/lib/review/hooks";
import type { ReviewStatus } from "@/lib/review/options";
import type { OwnReview as OwnReviewData } from "@/lib/review/schema";
import { LargePictures } from "./large-pictures";
import { ReviewDialog } from "./review-dialog";
import { ReviewItem } from "./review-item";

/** What its writer reads about it, while nobody else does. */
const notes: Record<ReviewStatus, (why: string | null) => string> = {
  Published: () => "",
  Pending: () => "Only you see this: somebody from the shop reads it first.",
  Hidden: (why) => `Hidden by the shop: ${why}. Only you see this.`,
};

interface OwnReviewProps {
  review: OwnReviewData;
  hasSizes: boolean;
  className?: string;
}

/** The shopper's own review, with where it stands, and buttons to change or delete it. */
export function OwnReview({ review, hasSizes, className }: OwnReviewProps) {
  const [isEditing, setEditing] = useState(false);
  const [isSure, setSure] = useState(false);
  const { mutate, isPending } = useDeleteReview();
  const { productId, productTitle, images, name } = review;
  const note = notes[review.status](review.why);

  function remove() {
    if (!isSure) return setSure(true);
    mutate(productId, outcome);
  }

  return (
    <section
      aria-label={`Your review of ${productTitle}`}
      className={cn("border-marigold border-t-4 bg-cotton p-4", className)}
    >
      <h3 className="pb-2 font-semibold">Your review</h3>
      {note && <p className="pb-2 text-small">{note}</p>}
      <ReviewItem review={review} pictures={<LargePictures images={images} name={name} title={productTitle} />}>
        <div className="flex flex-wrap gap-2 pt-1">
          <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
            Change
          </Button>
          <Button
            variant={isSure ? "destructive" : "ghost"}
            size="sm"
            waiting={isPending}
            onClick={remove}
            // Somebody who has gone on is asked again.
            onBlur={() => setSure(false)}
          >
            <span>{isSure ? "Press again to delete it" : "Delete"}</span>
          </Button>
        </div>
      </ReviewItem>
      <ReviewDialog
        product={{ productId, title: productTitle, hasSizes }}
        before={review}
        open={isEditing}
        onClose={() => setEditing(false)}
      />
    </section>
  );
}
