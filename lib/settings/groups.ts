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
