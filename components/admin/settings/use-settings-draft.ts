"use client";

import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
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
  const begin = useEffectEvent(() => {
    const kept = keptSettings();
    if (kept) onKept(kept);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    const keep = () => keepSettings({ base, typed: form.getValues() });
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, base]);
}
