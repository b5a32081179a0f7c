"use client";

import { useState } from "react";
import { Pager } from "@/components/ui/pager";
import { formatMoment } from "@/lib/dates";
import { notify } from "@/lib/notify";
import { newerSettings, useRestoreSettings, useSettingsVersions } from "@/lib/settings/admin-hooks";
import { groupNames } from "@/lib/settings/groups";
import type { SettingsAnswer } from "@/lib/settings/schema";
import { Loaded } from "../loaded";
import { RestoreVersion } from "../restore-version";
import { Section } from "./section";

type InForce = Pick<SettingsAnswer, "version" | "settings">;

interface VersionsProps {
  /** The version in force, as far as the page knows. */
  version: number;
  /** Whether restoring discards something that is not saved. */
  isUnsaved: () => boolean;
  /** Called with what is in force now. */
  onRestored: (now: InForce) => void;
  /** Called with what somebody else has saved meanwhile, and with words that say so. */
  onStale: (now: InForce, text: string) => void;
}

const wordsOf = (changed: readonly string[]) =>
  changed.map((group) => groupNames[group as keyof typeof groupNames] ?? group).join(", ");

/** Every version with who saved it and when; an earlier one can be brought back, which makes a new version. */
export function Versions({ version: current, isUnsaved, onRestored, onStale }: VersionsProps) {
  const [page, setPage] = useState(1);
  const list = useSettingsVersions(page);
  const { mutateAsync, isPending, variables } = useRestoreSettings();

  /** The outcome is reported also when another tab is open by then. */
  async function restore(version: number) {
    try {
      const saved = await mutateAsync({ version, seen: current });
      notify.done(saved.message);
      onRestored(saved);
    } catch (error) {
      const failure = error as Error;
      const newer = newerSettings(failure);
      if (newer) onStale(newer, failure.message);
      notify.failed(failure);
    }
  }

  return (
    <Loaded state={list} loading="The versions are loading" failed="We couldn't load the versions.">
      <Section title="Versions" text="Nothing is lost: a version that you bring back becomes the newest one.">
        <ol className="max-w-4xl border-line border-t">
          {list.versions.map(({ version, at, by, changed }) => (
            <li
              key={version}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  {version === 1 ? "Version 1, the first content" : `Version ${version}: ${wordsOf(changed)}`}
                </p>
                {at && <p className="wrap-anywhere text-ink-3 text-small">{`${formatMoment(at)} · ${by}`}</p>}
              </div>
              <RestoreVersion
                version={version}
                current={current}
                isUnsaved={isUnsaved}
                onRestore={restore}
                disabled={isPending}
                waiting={isPending && variables.version === version}
              />
            </li>
          ))}
        </ol>
        <Pager page={page} pages={list.pages} onTurn={setPage} />
      </Section>
    </Loaded>
  );
}
