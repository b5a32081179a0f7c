import { CircleAlert, TriangleAlert } from "lucide";
import { Picture } from "@/components/catalog/picture";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/counted";
import type { ImportReport } from "@/lib/import/report-schema";
import { shownChanges, shownProduct } from "@/lib/import/shown-row";

/** What a file would change: totals, errors by line, and the first of the rows. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { added, edited, same, wrong, errors, rows, taken } = report;
  const sums = [
    ["New", added],
    ["Changed", edited],
    ["Unchanged", same],
    ["With errors", wrong],
  ] as const;
  return (
    <>
      <dl className="hung grid grid-cols-2 md:grid-cols-4">
        {sums.map(([name, count]) => (
          <div key={name} className="py-3 pr-3">
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className="figures font-bold text-[1.375rem] leading-[2rem]">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <section className="border-line border-t pt-3" aria-label="Errors">
          <h3 className="flex items-center gap-1.5 font-semibold text-error-ink">
            <Icon shape={CircleAlert} className="size-4" />
            <span>Fix these errors before importing</span>
          </h3>
          <ul className="mt-2 grid gap-1.5 text-small">
            {errors.map(({ line, field, reason }) => (
              <li key={`${line} ${field} ${reason}`} className="wrap-anywhere">
                <span className="figures font-semibold">{`Line ${formatCount(line)}:`}</span>
                <span>{` ${field ? `${field}: ` : ""}${reason}`}</span>
              </li>
            ))}
          </ul>
          {wrong > new Set(errors.map(({ line }) => line)).size && (
            <p className="pt-2 text-ink-2 text-small">And more. Fix these first, then check again.</p>
          )}
        </section>
      )}
      {taken && <TakenTitles {...taken} />}
      {rows.length > 0 && (
        <section className="mt-3 border-line border-t pt-3" aria-label="Changes">
          <h3 className="font-semibold">
            {rows.length < added + edited ? `The first ${rows.length} changes` : "Changes"}
          </h3>
          <ul className="mt-1 divide-y divide-line text-small">
            {rows.map((row) => (
              <li key={row.line} className="flex gap-3 py-2.5">
                {row.picture && typeof row.after?.image === "string" && (
                  <span className="hung-shape block aspect-3/4 w-10 shrink-0 self-start overflow-hidden bg-cotton">
                    <Picture image={row.after.image} alt="" sizes="40px" />
                  </span>
                )}
                <div className="min-w-0 flex-1">
                  <p className="wrap-anywhere font-medium">
                    <span>{row.title}</span>{" "}
                    <span className="font-normal text-ink-3">
                      {`${row.kind === "add" ? "new, " : ""}line ${formatCount(row.line)}`}
                    </span>
                  </p>
                  {row.picture && <p className="wrap-anywhere text-ink-2">{`Picture: ${row.picture}`}</p>}
                  {row.kind === "add" && (
                    <p className="wrap-anywhere text-ink-2">{shownProduct(row.after).join(" · ")}</p>
                  )}
                  {row.kind === "edit" &&
                    shownChanges(row)
                      .filter(({ field }) => field !== "image" || !row.picture)
                      .map(({ field, name, before, after }) => (
                        <p key={field} className="wrap-anywhere text-ink-2">
                          <span>{`${name}: ${before} → `}</span>
                          <span className="font-medium text-ink">{after}</span>
                        </p>
                      ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** New products with the title of one in the shop: a file without ids that is imported again, as a rule. */
function TakenTitles({ count, first }: NonNullable<ImportReport["taken"]>) {
  return (
    <section className="border-line border-t py-3" aria-label="Titles in the shop already">
      <h3 className="flex items-center gap-1.5 font-semibold">
        <Icon shape={TriangleAlert} className="size-4" />
        <span>
          {count === 1
            ? "The shop has a product with this title. Importing adds another one."
            : `The shop has products with these ${formatCount(count)} titles. Importing adds more of them.`}
        </span>
      </h3>
      <ul className="mt-2 grid gap-1.5 text-small">
        {first.map(({ line, title }) => (
          <li key={line} className="wrap-anywhere">
            <span className="figures font-semibold">{`Line ${formatCount(line)}:`}</span> <span>{title}</span>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <p className="pt-2 text-ink-2 text-small">{`And ${formatCount(count - first.length)} more.`}</p>
      )}
    </section>
  );
}
