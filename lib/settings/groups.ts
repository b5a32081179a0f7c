import { keysOf } from "@/lib/keys";
import type { Settings } from "./schema";

/** The groups of the settings, as admins read them. */
export const groupNames: Record<keyof Settings, string> = {
  shop: "Shop",
  care: "Customer care",
  officer: "Grievance officer",
  stores: "Stores",
  social: "Social links",
  fees: "Fees",
  deliveryDays: "Days until delivery",
  returnDays: "Days to return",
  cashLimit: "Largest cash order",
  announcement: "Announcement",
  banners: "Banners",
  law: "Details of goods",
};

/** The groups of `mine` that differ from those of `base`. */
export function changedGroups(base: Settings, mine: Settings): (keyof Settings)[] {
  return keysOf(groupNames).filter((group) => JSON.stringify(base[group]) !== JSON.stringify(mine[group]));
}

/** What a form goes on from after somebody else has saved. */
export interface Merged {
  /** The newest settings with the groups that were changed here. */
  settings: Settings;
  /** The names of the groups that both have changed. */
  both: string[];
}

/** Puts the groups changed here since `base` on top of what somebody else has saved meanwhile. */
export function mergeSettings(base: Settings, mine: Settings, theirs: Settings): Merged {
  const own = changedGroups(base, mine);
  const settings = { ...theirs, ...Object.fromEntries(own.map((group) => [group, mine[group]])) };
  const both = changedGroups(base, theirs).filter(
    (group) => own.includes(group) && changedGroups(mine, theirs).includes(group),
  );
  return { settings, both: both.map((group) => groupNames[group]) };
}

/** Whether all that was changed here since `base` is in force now: the answer to an earlier try was lost. */
export function isSavedAlready(base: Settings, mine: Settings, theirs: Settings): boolean {
  const others = changedGroups(mine, theirs);
  return changedGroups(base, mine).every((group) => !others.includes(group));
}
