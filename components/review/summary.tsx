import type { CSSProperties } from "react";
import { counted } from "@/lib/counted";
import type { RatingSummary } from "@/lib/review/figures";
import { fitLabels, fits, stars } from "@/lib/review/options";
import { Stars } from "./stars";

/** What the ratings of a product come to: the average, a bar for each number of stars, and the fit. */
export function Summary({ summary }: { summary: RatingSummary }) {
  const { average, count } = summary;
  const votes = fits.reduce((sum, fit) => sum + summary.fit[fit], 0);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="display figures text-h1">{average.toFixed(1)}</b>
        <Stars rating={average} className="text-lead" />
        <span className="text-ink-2">{count === 1 ? "1 rating" : `${count} ratings`}</span>
      </p>
      <ul aria-label="Ratings by stars" className="star-bars">
        {stars.map((each) => (
          <li key={each}>
            <span>{counted(each, "star")}</span>
            <i
              aria-hidden="true"
              style={{ "--share": `${count > 0 ? (100 * summary.stars[each]) / count : 0}%` } as CSSProperties}
            />
            <span>{summary.stars[each]}</span>
          </li>
        ))}
      </ul>
      {votes > 0 && (
        <dl aria-label="How it fits" className="mt-4 grid gap-1 border-line border-t pt-3 text-small">
          {fits.map((fit) => (
            <div key={fit} className="flex justify-between gap-3">
              <dt className="text-ink-2">{fitLabels[fit]}</dt>
              <dd className="figures">{`${summary.fit[fit]} of ${votes}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
