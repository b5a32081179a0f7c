"use client";

import { useState } from "react";
import { Pager } from "@/components/ui/pager";
import { formatMoment } from "@/lib/dates";
import { usePageVersions, useRestorePage } from "@/lib/help/hooks";
import type { HelpSlug } from "@/lib/help/options";
import type { AdminPage } from "@/lib/help/schema";
import { notify } from "@/lib/notify";
import { Loaded } from "../loaded";
import { RestoreVersion } from "../restore-version";
import { RowSkeletons } from "../row-skeletons";

interface PageVersionsProps {
  slug: HelpSlug;
  /** The version in force, as far as the page knows. */
  version: number;
  /** Whether restoring discards something that is not saved. */
  isUnsaved: boolean;
  onRestored: (now: AdminPage) => void;
}

/** Every version of a page with its text; an earlier one can be brought back, which makes a new version. */
export function PageVersions({ slug, version: current, isUnsaved, onRestored }: PageVersionsProps) {
  const [page, setPage] = useState(1);
  const list = usePageVersions(slug, page);
  const { mutateAsync, isPending, variables } = useRestorePage();

  /** The outcome is reported also when another tab is open by then. */
  async function restore(version: number) {
    try {
      const saved = await mutateAsync({ slug, version, seen: current });
      onRestored(saved.page);
      notify.done(saved.message);
    } catch (error) {
      notify.failed(error as Error);
    }
  }

  return (
    <section className="hung mt-8 pt-3">
      <h2 className="display pb-3 text-h3">Versions</h2>
      <Loaded
        state={list}
        as="h3"
        loading={<RowSkeletons rows={2} label="The versions are loading" />}
        failed="We couldn't load the versions."
      >
        <ol className="border-line border-t">
          {list.versions.map(({ version, at, by, text }) => (
            <li key={version} className="border-line border-b py-2">
              <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
                <p className="wrap-anywhere min-w-0">
                  <span className="font-medium">{`Version ${version}`}</span>
                  <span className="text-ink-3 text-small">
                    {at ? ` ${formatMoment(at)} · ${by}` : " the first text"}
                  </span>
                </p>
                <RestoreVersion
                  version={version}
                  current={current}
                  isUnsaved={() => isUnsaved}
                  onRestore={restore}
                  disabled={isPending}
                  waiting={isPending && variables.version === version}
                />
              </div>
              <details className="text-small">
                <summary className="w-fit py-2 font-semibold text-ink-2 hover:text-rust">Text</summary>
                <pre className="wrap-anywhere whitespace-pre-wrap">{text}</pre>
              </details>
            </li>
          ))}
        </ol>
      </Loaded>
      <Pager page={page} pages={list.pages} onTurn={setPage} />
    </section>
  );
}
