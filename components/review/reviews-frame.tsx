import type { ReactNode } from "react";
import type { RatingSummary } from "@/lib/review/figures";
import { reviewsHelpPath } from "@/lib/review/options";
import { Summary } from "./summary";

interface ReviewsFrameProps {
  summary: RatingSummary;
  /** The button to write one, or a link. */
  write: ReactNode;
  children: ReactNode;
}

/** Figures on the left, reviews on the right; below each other where there is no room for both. */
export function ReviewsFrame({ summary, write, children }: ReviewsFrameProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        {summary.count > 0 ? <Summary summary={summary} /> : <p className="text-ink-2">No ratings yet.</p>}
        <div>{write}</div>
        <p className="text-ink-3 text-small">
          <span>Only shoppers who got this product from us can review it. </span>
          <a href={reviewsHelpPath} className="underline underline-offset-4 hover:text-rust">
            How reviews work here
          </a>
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
