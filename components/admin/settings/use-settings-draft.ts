"use client";

import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useDraftName } from "@/lib/auth/hooks";
import type { Settings } from "@/lib/settings/schema";
import { keepSettings, keptSettings, type SettingsDraft } from "./settings-draft";

/**
 * Keeps for this tab what is typed into the form of the settings, until it is saved.
 * @param base the version that the form goes on from
 * @param onKept is called once with what was typed before the page was left, which the HTML does not know
 */
export function useSettingsDraft(
  form: UseFormReturn<Settings, unknown, Settings>,
  base: SettingsDraft["base"],
  onKept: (kept: SettingsDraft) => void,
) {
  const name = useDraftName("settings");
  const begin = useEffectEvent((name: string) => {
    const kept = keptSettings(name);
    if (kept) onKept(kept);
  });
  useEffect(() => begin(name), [name]);
  useEffect(() => {
    const keep = () => keepSettings(name, { base, typed: form.getValues() });
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, base, name]);
}
