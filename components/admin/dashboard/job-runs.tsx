import { formatMoment } from "@/lib/dates";
import { countsText } from "@/lib/jobs/counts";
import { type JobRun, jobLabels } from "@/lib/jobs/names";

/** When each scheduled job last ran, for how long, and what it did. */
export async function JobRuns({ runs }: { runs: Promise<JobRun[]> }) {
  const jobs = await runs;
  return (
    <ul className="divide-y divide-line border-line border-t">
      {jobs.map(({ name, startedAt, ms, counts, error }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5 text-small">
          <span className="font-medium">{jobLabels[name]}</span>
          {startedAt ? (
            <span className={error ? "text-error-ink" : "text-ink-2"}>
              <span className="figures">{formatMoment(startedAt)}</span>
              <span>{` · ${duration(ms)} · ${error ? `Failed: ${error}` : countsText(counts)}`}</span>
            </span>
          ) : (
            <span className="text-ink-3">Never ran</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "340 ms", "2.5 s". */
function duration(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
