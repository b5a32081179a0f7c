import type { ReactNode } from "react";
import { reviewDay } from "@/lib/review/day";
import { fitLabels } from "@/lib/review/options";
import type { ReviewData } from "@/lib/review/schema";
import { Stars } from "./stars";

interface ReviewItemProps {
  review: ReviewData;
  /** Its pictures. */
  pictures?: ReactNode;
  /** Below it: what can be done with it. */
  children?: ReactNode;
}

/** A review with all that was said: stars, words, who and when, what it said before, the shop's answer. */
export function ReviewItem({ review, pictures, children }: ReviewItemProps) {
  const { rating, title, text, name, at, sizeLabel, fit, changedAt, earlier, reply } = review;
  const facts = [sizeLabel && `Size ${sizeLabel}`, fit && fitLabels[fit]].filter(Boolean).join(" · ");
  return (
    <div className="wrap-anywhere grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars rating={rating} />
        {title && <b className="font-semibold">{title}</b>}
      </p>
      {text && <p className="max-w-[42rem] whitespace-pre-line text-pretty">{text}</p>}
      {pictures}
      <p className="text-ink-3 text-small">
        <span>{`${name} · ${reviewDay(at)}`}</span>
        <span>{facts && ` · ${facts}`}</span>
      </p>
      {changedAt && <Changes changedAt={changedAt} earlier={earlier} />}
      {reply && (
        <div className="mt-1 max-w-[42rem] border-marigold border-l-4 pl-3">
          <p className="font-semibold text-small">{`Answer of the shop, ${reviewDay(reply.at)}`}</p>
          <p className="whitespace-pre-line text-small">{reply.text}</p>
        </div>
      )}
      {children}
    </div>
  );
}

/** When it was changed, and what it said before. */
function Changes({ changedAt, earlier }: { changedAt: string; earlier: ReviewData["earlier"] }) {
  const changed = `Changed on ${reviewDay(changedAt)}`;
  if (earlier.length === 0) return <p className="text-ink-3 text-small">{changed}</p>;
  return (
    <details className="text-small">
      <summary className="tap w-fit cursor-pointer text-ink-2 underline underline-offset-4">
        <span>{changed}</span>
        <span className="sr-only">: what it said before</span>
      </summary>
      <ol className="mt-2 grid gap-3 border-line border-l-2 pl-3">
        {earlier.map((one) => (
          <li key={one.at}>
            <p>
              <Stars rating={one.rating} />
              <span className="text-ink-3">{` ${reviewDay(one.at)}`}</span>
            </p>
            {one.title && <p className="font-semibold">{one.title}</p>}
            {one.text && <p className="whitespace-pre-line">{one.text}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
