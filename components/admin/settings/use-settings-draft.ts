"use client";

import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useDraftName } from "@/lib/auth/hooks";
import type { Settings } from "@/lib/settings/schema";
import { readSettingsDraft, type SettingsDraft, saveSettingsDraft } from "./settings-draft";

/**
 * Stores for this tab what is typed into the form of the settings, until it is saved.
 * @param base the version that the form goes on from
 * @param onStored is called once with what was typed before the page was left, which the HTML does not know
 */
export function useSettingsDraft(
  form: UseFormReturn<Settings, unknown, Settings>,
  base: SettingsDraft["base"],
  onStored: (stored: SettingsDraft) => void,
) {
  const name = useDraftName("settings");
  const begin = useEffectEvent((name: string) => {
    const stored = readSettingsDraft(name);
    if (stored) onStored(stored);
  });
  useEffect(() => begin(name), [name]);
  useEffect(() => {
    const save = () => saveSettingsDraft(name, { base, typed: form.getValues() });
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, base, name]);
}
