import * as z from "zod";
import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import { changedGroups } from "@/lib/settings/groups";
import { type Settings, SettingsAnswer } from "@/lib/settings/schema";

/** Settings as they are typed, and the version that they were made from. */
export interface SettingsDraft {
  base: Pick<SettingsAnswer, "version" | "settings">;
  typed: Settings;
}

const Base = SettingsAnswer.pick({ version: true, settings: true });
const Typed = z.custom<Settings>((typed) => typeof typed === "object" && typed !== null);

/** Stores for this tab what is typed and not saved; discards it when nothing differs from its version. */
export function saveSettingsDraft(name: string, { base, typed }: SettingsDraft): void {
  if (changedGroups(base.settings, typed).length === 0) discardDraft(name);
  else saveDraft(name, { base: JSON.stringify(base), typed: JSON.stringify(typed) });
}

/** What was typed before; null for nothing, or for what another version of the shop has stored. */
export function readSettingsDraft(name: string): SettingsDraft | null {
  const draft = readDraft(name);
  try {
    const read = (field: string) => JSON.parse(draft?.[field] ?? "");
    return { base: Base.parse(read("base")), typed: Typed.parse(read("typed")) };
  } catch {
    return null;
  }
}
