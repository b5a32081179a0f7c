import { formatChanges, formatEntry } from "@/lib/admin-log/format";
import type { LogEntry } from "@/lib/admin-log/schema";
import { productChanges } from "@/lib/catalog/admin/log-changes";
import { counted } from "@/lib/counted";
import { formatMoment } from "@/lib/dates";

/** One change by an admin: who, when, what; the values before and after can be expanded. */
export function LogEntryRow({ entry }: { entry: LogEntry }) {
  const changes = entry.kind === "product" ? productChanges(entry) : formatChanges(entry);
  return (
    <li className="border-line border-b py-3.5">
      <p className="wrap-anywhere font-medium">{formatEntry(entry)}</p>
      <p className="text-ink-3 text-small">
        <span className="figures">{formatMoment(entry.at)}</span>
        <span>{` · ${entry.admin}`}</span>
      </p>
      {changes.length > 0 && (
        <details className="mt-1 text-small">
          <summary className="w-fit py-2 font-semibold text-ink-2 hover:text-rust">
            {`${counted(changes.length, "field")}, before and after`}
          </summary>
          <dl className="mt-1 grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="contents">
                <dt className="text-ink-3 capitalize">{field.replace(/(?=[A-Z])/g, " ")}</dt>
                <dd className="min-w-0 wrap-anywhere max-md:mb-1.5">
                  <span className="text-ink-3">{before}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only"> became </span>
                  <span className="font-medium">{after}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
