import type { DraftConflict } from "@/lib/catalog/lists/draft";

/** What another admin changed while a form was open. */
export function ConflictNote({ conflicts }: { conflicts: readonly DraftConflict[] }) {
  return (
    <div role="alert" className="mb-5 rounded-b-hung border-marigold border-t-4 bg-cotton p-4">
      <p className="font-semibold">Another admin changed this list while you were editing.</p>
      <p className="text-ink-2 text-small">
        {conflicts.length > 0
          ? "What you typed is kept. Save again to put it on top of their changes."
          : "Nothing here was changed, and what you typed is kept. Save again."}
      </p>
      {conflicts.length > 0 && (
        <dl className="wrap-anywhere mt-3 grid gap-3 text-small">
          {conflicts.map(({ field, before, theirs, yours }) => (
            <div key={field}>
              <dt className="font-semibold">{field}</dt>
              <dd className="text-ink-3">{`When you opened it: ${before}`}</dd>
              <dd>{`In the shop now: ${theirs}`}</dd>
              {yours !== null && <dd className="text-rust">{`In this form: ${yours}`}</dd>}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
