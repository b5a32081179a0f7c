import { formatCount } from "@/lib/counted";
import { formatClock } from "@/lib/dates";
import type { RecentImport } from "@/lib/import/schema";
import { ImportProgress } from "./import-progress";

/** How many finished imports are shown. */
const endedShown = 3;

/** Running imports of all admins with their progress, and the latest finished ones. */
export function RecentImports({ imports }: { imports: readonly RecentImport[] }) {
  const running = imports.filter(({ state }) => state === "running");
  const ended = imports.filter(({ state }) => state !== "running").slice(0, endedShown);
  return (
    <section aria-label="Recent imports" className="mb-5 rounded-b-hung bg-cotton p-4">
      <h3 className="font-semibold">Recent imports</h3>
      <ul className="mt-1 divide-y divide-line text-small">
        {[...running, ...ended].map((one) => (
          <li key={one.importId} className="py-2">
            <p className="wrap-anywhere">
              <span className="font-medium">{one.own ? "Your import" : `Import by ${one.by || "another admin"}`}</span>{" "}
              <span>{formatState(one)}</span>
            </p>
            {one.state === "running" && (
              <ImportProgress label="Import under way" share={one.total > 0 ? one.handled / one.total : 0} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatState({ state, handled, total, added, edited, why, movedAt }: RecentImport): string {
  if (state === "done")
    return `finished at ${formatClock(movedAt)}: ${formatCount(added)} added, ${formatCount(edited)} changed.`;
  if (state === "refused") return `was stopped at ${formatClock(movedAt)}. ${why}`;
  return `is running: ${Math.floor((100 * handled) / Math.max(1, total))}% of ${formatCount(added + edited)} products.`;
}
