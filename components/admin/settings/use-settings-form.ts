"use client";

import { useState } from "react";
import { type FieldErrors, type FieldPath, useForm } from "react-hook-form";
import { ApiError } from "@/lib/http/client";
import { keysOf, pick } from "@/lib/keys";
import { notify } from "@/lib/notify";
import { newerSettings, useSaveSettings } from "@/lib/settings/admin-hooks";
import { changedGroups, groupNames } from "@/lib/settings/groups";
import { isSavedAlready, mergeSettings } from "@/lib/settings/merge";
import type { Settings, SettingsAnswer } from "@/lib/settings/schema";
import { settingsResolver } from "./settings-resolver";
import { useSettingsDraft } from "./use-settings-draft";

/** The version that a form began with. */
type Base = Pick<SettingsAnswer, "version" | "settings">;

/** What somebody else has saved meanwhile. */
export interface News {
  text: string;
  /** The groups and rows of which both have changed a field. */
  both: string[];
}

/**
 * The form of all settings: it sends the groups that were changed. When somebody else has saved meanwhile, theirs are
 * taken over but for the fields that were changed here, and nothing that was typed is lost, nor by leaving the page.
 * @param onInvalid is called with the group of the first wrong field
 */
export function useSettingsForm(current: SettingsAnswer, onInvalid: (group: keyof Settings) => void) {
  const [base, setBase] = useState<Base>(current);
  const [news, setNews] = useState<News | null>(null);
  const [unsaved, setUnsaved] = useState<string[]>([]);
  const { mutateAsync, isPending } = useSaveSettings();
  const form = useForm<Settings, unknown, Settings>({
    resolver: settingsResolver,
    defaultValues: current.settings,
    mode: "onTouched",
  });

  function take(next: Base, values = next.settings) {
    setBase(next);
    form.reset(values);
    setUnsaved([]);
    setNews(null);
  }

  /** Goes on from what somebody else has saved, with what was changed here. */
  function takeBeneath(theirs: Base, mine: Settings, text: string) {
    const merged = mergeSettings(base.settings, mine, theirs.settings);
    take(theirs, merged.settings);
    setNews({ text, both: merged.both });
  }

  const isChanged = () => changedGroups(base.settings, form.getValues()).length > 0;

  /** When an earlier version could not be restored because somebody else has saved. */
  function refuseRestore(theirs: Base, text: string) {
    if (isChanged()) takeBeneath(theirs, form.getValues(), text);
    else take(theirs);
  }

  useSettingsDraft(form, base, (stored) => {
    const merged = mergeSettings(stored.base.settings, stored.typed, current.settings);
    const changed = changedGroups(current.settings, merged.settings);
    if (changed.length === 0) return;
    take(current, merged.settings);
    setUnsaved(changed.map((group) => groupNames[group]));
    if (stored.base.version !== current.version) {
      setNews({ text: `${current.by || "Somebody"} has changed the settings meanwhile.`, both: merged.both });
    }
  });

  async function save(mine: Settings) {
    const sent = structuredClone(form.getValues());
    /** The settings, with what has been typed since they were sent. */
    const withLater = (settings: Settings) => mergeSettings(sent, form.getValues(), settings).settings;
    try {
      const settings = pick(mine, changedGroups(base.settings, mine));
      const saved = await mutateAsync({ settings, seen: base.version });
      take(saved, withLater(saved.settings));
      notify.done(saved.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const newer = newerSettings(error);
      if (newer && isSavedAlready(base.settings, mine, newer.settings)) {
        take(newer, withLater(newer.settings));
        notify.done("Settings saved.");
      } else if (newer) takeBeneath(newer, withLater(mine), error.message);
      else showIssues(error);
    }
  }

  function showIssues(error: ApiError) {
    const fields = error.issues.map(({ field, reason }) => ({ path: field.replace(/^settings\./, ""), reason }));
    for (const { path, reason } of fields)
      form.setError(path as FieldPath<Settings>, { type: "server", message: reason });
    const group = fields[0]?.path.split(".")[0];
    if (group) onInvalid(group as keyof Settings);
    notify.failed(error);
  }

  function refuse(errors: FieldErrors<Settings>) {
    const [group] = keysOf(errors as Partial<Settings>);
    if (group) onInvalid(group);
    notify.error("Some fields need another look.");
  }

  return {
    form,
    base,
    news,
    unsaved,
    take,
    isChanged,
    refuseRestore,
    discard: () => take(base),
    isSaving: isPending,
    onSubmit: form.handleSubmit(save, refuse),
  };
}
