import { formatMoment } from "@/lib/dates";
import { returnWords } from "@/lib/return/events";
import type { ShownReturn } from "@/lib/return/schema";

interface ReturnHistoryProps extends Pick<ShownReturn, "history"> {
  /** Who reads it: an admin also sees who made the change. */
  reader: "shopper" | "admin";
}

/** What has happened to a return, newest first. */
export function ReturnHistory({ history, reader }: ReturnHistoryProps) {
  return (
    <ol aria-label="History of the return" className="grid gap-2.5">
      {history.toReversed().map((step) => (
        <li key={`${step.at} ${step.why}`}>
          <p>{returnWords(reader, step.happened)}</p>
          <p className="text-ink-3 text-small">
            <span className="figures">{formatMoment(step.at)}</span>
            <span>{step.by ? ` · by ${step.by}` : ""}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
