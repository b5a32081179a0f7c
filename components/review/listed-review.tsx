"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/auth/hooks";
import { notify } from "@/lib/notify";
import { useHelpful } from "@/lib/review/hooks";
import type { ReviewData } from "@/lib/review/schema";
import { LargePictures } from "./large-pictures";
import { ReportDialog } from "./report-dialog";
import { ReviewItem } from "./review-item";
import { useLogIn } from "./use-log-in";

interface ListedReviewProps {
  review: ReviewData;
  /** The title of the product. */
  title: string;
  isOwn: boolean;
  /** Whether the shopper found it helpful. */
  isHelpful: boolean;
}

/** A published review, with a vote for it, and a way to report it. */
export function ListedReview({ review, title, isOwn, isHelpful }: ListedReviewProps) {
  const { _id: reviewId, name, images, helpful } = review;
  const { user } = useSession();
  const { mutate, isPending } = useHelpful();
  const [isReporting, setReporting] = useState(false);
  const offerLogIn = useLogIn();

  /** Runs what needs an account, or offers to log in. */
  function signedIn(what: string, act: () => void) {
    if (user) act();
    else offerLogIn(`Login to ${what}`);
  }

  return (
    <li>
      <ReviewItem review={review} pictures={<LargePictures images={images} name={name} title={title} />}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isOwn ? (
            <p className="text-ink-3 text-small">{`${helpful} found your review helpful`}</p>
          ) : (
            <>
              <Button
                variant="outline"
                size="sm"
                aria-pressed={isHelpful}
                waiting={isPending}
                className={isHelpful ? "border-ink bg-marigold-soft" : ""}
                onClick={() =>
                  signedIn("vote", () =>
                    mutate({ reviewId, helpful: !isHelpful }, { onError: (error) => notify.failed(error) }),
                  )
                }
              >
                <span>{`Helpful (${helpful})`}</span>
                <span className="sr-only">{`, the review by ${name}`}</span>
              </Button>
              <button
                type="button"
                onClick={() => signedIn("report a review", () => setReporting(true))}
                className="tap text-ink-3 text-small underline underline-offset-4 hover:text-rust"
              >
                <span>Report</span>
                <span className="sr-only">{` the review by ${name}`}</span>
              </button>
            </>
          )}
        </div>
      </ReviewItem>
      <ReportDialog reviewId={reviewId} open={isReporting} onClose={() => setReporting(false)} />
    </li>
  );
}
